//! Reads the cards and tiles of a pack.

use std::collections::BTreeSet;

use super::{parse::Reader, *};

pub(super) fn monsters(read: &mut Reader) -> Vec<Monster> {
    let mut monsters = Vec::new();
    let mut names = BTreeSet::new();
    for (entry, monster) in read.list::<raw::Monster>("monster") {
        read.source(&entry, &monster.source);
        let spaces = read.spaces(&entry, &monster.parts);
        read.range(&entry, monster.prestige <= 100, "prestige is at most 100");
        if !names.insert(("en", monster.en.clone())) || !names.insert(("fr", monster.fr.clone())) {
            read.problem(&entry, "the name is used twice");
        }
        let label = read.label(&entry, monster.id, monster.en, monster.fr);
        monsters.push(Monster { label, spaces, prestige: monster.prestige });
    }
    read.range(
        "monster",
        (12..=MAX_MONSTERS).contains(&monsters.len()),
        &format!("there are 12 to {MAX_MONSTERS} monster cards"),
    );
    monsters
}

pub(super) fn upgrades(read: &mut Reader) -> Vec<Upgrade> {
    let mut upgrades = Vec::new();
    for (entry, tile) in read.list::<raw::Upgrade>("upgrade") {
        read.source(&entry, &tile.source);
        read.range(&entry, (1..=20).contains(&tile.count), "count is from 1 to 20");
        read.range(&entry, tile.holds <= 8, "holds is at most 8");
        read.range(
            &entry,
            tile.slot == Where::Normal || (tile.holds == 0 && !tile.movable && !tile.keeps),
            "only a tile on an upgrade slot holds parts",
        );
        let (fits, reason) = match tile.effect {
            Effect::Hold => (tile.holds > 0, "`hold` needs holds"),
            Effect::Deal(amount) => ((1..=10).contains(&amount), "deal is from 1 to 10"),
            Effect::Replicate { kind, amount } => {
                (kind.is_useful() && (1..=10).contains(&amount), "replicate gives 1 to 10 of a useful kind")
            }
            Effect::Boost(amount) => ((1..=10).contains(&amount), "boost is from 1 to 10"),
            Effect::Display(prestige) => {
                (tile.holds > 0 && prestige <= 100, "display needs holds, 100 at most")
            }
            Effect::Spare(kind) => (kind.is_useful(), "spare names a useful kind"),
            Effect::Slots(slots) => {
                (tile.slot == Where::Beside && (1..=3).contains(&slots), "slots (1 to 3) lie beside")
            }
            Effect::Grind(prestige) => {
                (tile.holds == 1 && prestige <= 100, "grind needs holds = 1, 100 at most")
            }
            Effect::Lester => (tile.holds > 0, "`lester` needs holds"),
            Effect::Exchange => (tile.holds == 1, "`exchange` needs holds = 1"),
            Effect::RotBomb(rot) => {
                (tile.slot == Where::Instant && (1..=10).contains(&rot), "rot_bomb (1 to 10) is instant")
            }
            Effect::Reach | Effect::KeepBoth => (true, ""),
        };
        read.range(&entry, fits, reason);
        let lasting = !matches!(tile.effect, Effect::RotBomb(_));
        read.range(&entry, lasting || tile.slot == Where::Instant, "a lasting effect cannot be instant");
        read.range(&entry, !lasting || tile.slot != Where::Instant, "an instant tile is a rot bomb");
        read.range(
            &entry,
            matches!(tile.effect, Effect::Slots(_)) || tile.slot != Where::Beside,
            "a tile beside the lab opens slots",
        );
        let text = Label { id: tile.id.clone(), en: tile.text_en, fr: tile.text_fr };
        let label = read.label(&entry, tile.id, tile.en, tile.fr);
        upgrades.push(Upgrade {
            label,
            text,
            count: tile.count,
            lies: tile.slot,
            holds: tile.holds,
            movable: tile.movable,
            keeps: tile.keeps,
            effect: tile.effect,
        });
    }
    let tiles: usize = upgrades.iter().map(|upgrade| usize::from(upgrade.count)).sum();
    let beside: usize = upgrades
        .iter()
        .filter(|upgrade| upgrade.lies == Where::Beside)
        .map(|upgrade| usize::from(upgrade.count))
        .sum();
    read.range("upgrade", upgrades.len() <= MAX_UPGRADES, "there are at most 32 kinds of upgrades");
    read.range("upgrade", (CARTS * CART_TILES..=MAX_TILES).contains(&tiles), "there are 8 to 72 tiles");
    read.range("upgrade", beside <= MAX_BESIDE, "at most 4 tiles can lie beside labs");
    upgrades
}

pub(super) fn defaults(read: &mut Reader) -> [Option<Monster>; SLOTS] {
    let mut defaults: [Option<Monster>; SLOTS] = Default::default();
    for (entry, monster) in read.list::<raw::DefaultMonster>("default_monster") {
        read.source(&entry, &monster.source);
        let spaces = read.spaces(&entry, &monster.parts);
        read.range(&entry, monster.prestige <= 100, "prestige is at most 100");
        let label = read.label(&entry, monster.id, monster.en, monster.fr);
        match monster.slot {
            slot @ 1..=2 if defaults[usize::from(slot) - 1].is_none() => {
                defaults[usize::from(slot) - 1] = Some(Monster { label, spaces, prestige: monster.prestige });
            }
            _ => read.problem(&entry, "slots 1 and 2 have one default each"),
        }
    }
    read.range(
        "default_monster",
        defaults[..2].iter().all(Option::is_some),
        "slots 1 and 2 have a default each",
    );
    defaults
}

pub(super) fn lesters(read: &mut Reader) -> Vec<Lester> {
    let mut lesters = Vec::new();
    for (entry, card) in read.list::<raw::Lester>("lester") {
        read.source(&entry, &card.source);
        let amount = match card.effect {
            LesterEffect::Compost(amount)
            | LesterEffect::Mutations(amount)
            | LesterEffect::Parts(amount)
            | LesterEffect::Prestige(amount) => amount,
            LesterEffect::Upgrade => 1,
        };
        read.range(&entry, (1..=20).contains(&amount), "an effect counts from 1 to 20");
        let text = Label { id: card.id.clone(), en: card.text_en, fr: card.text_fr };
        let label = read.label(&entry, card.id, card.en, card.fr);
        lesters.push(Lester { label, text, effect: card.effect });
    }
    read.range("lester", (1..=MAX_LESTERS).contains(&lesters.len()), "there are 1 to 8 LESTER cards each");
    lesters
}

pub(super) fn orders(read: &mut Reader) -> Vec<OrderToken> {
    const COLOURS: [&str; 3] = ["red", "yellow", "blue"];
    let colour = |name: &str| COLOURS.iter().position(|known| *known == name);
    let mut orders: [Option<OrderToken>; 3] = [None, None, None];
    for (entry, token) in read.list::<raw::OrderToken>("order_token") {
        read.source(&entry, &token.source);
        for action in [&token.base_action, &token.super_action] {
            let numbers =
                [action.forced_draw, action.optional_draw, action.supply_pick, action.gain_mutation];
            let more = [action.prestige_first, action.return_rot];
            let small = numbers.iter().chain(&more).all(|number| *number <= 20) && action.play_lester <= 1;
            read.range(&entry, small, "an action counts up to 20, one LESTER card at most");
        }
        let label = read.label(&entry, token.id, token.en, token.fr);
        match (colour(&label.id), colour(&token.match_colour)) {
            (Some(own), Some(looks_for)) => {
                orders[own] = Some(OrderToken {
                    label,
                    looks_for: looks_for as u8,
                    base: token.base_action,
                    super_action: token.super_action,
                });
            }
            _ => read.problem(&entry, "colours are red, yellow and blue"),
        }
    }
    let known: Vec<OrderToken> = orders.into_iter().flatten().collect();
    read.range("order_token", known.len() == 3, "there are three order tokens: red, yellow and blue");
    known
}
