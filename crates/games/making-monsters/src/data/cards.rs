//! Reads the cards and tiles of a pack.

use engine::pack::{PackEntry, PackReader};

use super::{parse::spaces, *};

pub(super) fn monsters(read: &PackReader) -> Vec<Monster> {
    let mut monsters = Vec::new();
    for PackEntry { label, name: entry, fields: monster } in
        read.entries::<raw::Monster>("monster", "monster", 12..=MAX_MONSTERS)
    {
        let spaces = spaces(read, &entry, &monster.parts);
        read.number(&entry, "prestige", monster.prestige, 0..=100);
        monsters.push(Monster { label, spaces, prestige: monster.prestige });
    }
    monsters
}

pub(super) fn upgrades(read: &PackReader) -> Vec<Upgrade> {
    let mut upgrades = Vec::new();
    for PackEntry { label, name: entry, fields: tile } in
        read.printed::<raw::Upgrade>("upgrade", "upgrade", 1..=MAX_UPGRADES)
    {
        read.number(&entry, "count", tile.count, 1..=20);
        read.number(&entry, "holds", tile.holds, 0..=8);
        read.demand(
            tile.slot == Where::Normal || (tile.holds == 0 && !tile.movable && !tile.keeps),
            &entry,
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
        read.demand(fits, &entry, reason);
        let lasting = !matches!(tile.effect, Effect::RotBomb(_));
        read.demand(lasting || tile.slot == Where::Instant, &entry, "a lasting effect cannot be instant");
        read.demand(!lasting || tile.slot != Where::Instant, &entry, "an instant tile is a rot bomb");
        read.demand(
            matches!(tile.effect, Effect::Slots(_)) || tile.slot != Where::Beside,
            &entry,
            "a tile beside the lab opens slots",
        );
        upgrades.push(Upgrade {
            label,
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
    read.demand((CARTS * CART_TILES..=MAX_TILES).contains(&tiles), "upgrade", "there are 8 to 72 tiles");
    read.demand(beside <= MAX_BESIDE, "upgrade", "at most 4 tiles can lie beside labs");
    upgrades
}

pub(super) fn defaults(read: &PackReader) -> [Option<Monster>; SLOTS] {
    let mut defaults: [Option<Monster>; SLOTS] = Default::default();
    for PackEntry { label, name: entry, fields: monster } in
        read.entries::<raw::DefaultMonster>("default_monster", "default-monster", 2..=2)
    {
        let spaces = spaces(read, &entry, &monster.parts);
        read.number(&entry, "prestige", monster.prestige, 0..=100);
        match monster.slot {
            slot @ 1..=2 if defaults[usize::from(slot) - 1].is_none() => {
                defaults[usize::from(slot) - 1] = Some(Monster { label, spaces, prestige: monster.prestige });
            }
            _ => read.wrong(&entry, "slots 1 and 2 have one default each"),
        }
    }
    read.demand(
        defaults[..2].iter().all(Option::is_some),
        "default_monster",
        "slots 1 and 2 have a default each",
    );
    defaults
}

pub(super) fn lesters(read: &PackReader) -> Vec<Lester> {
    let mut lesters = Vec::new();
    for PackEntry { label, name: entry, fields: card } in
        read.printed::<raw::Lester>("lester", "lester", 1..=MAX_LESTERS)
    {
        let amount = match card.effect {
            LesterEffect::Compost(amount)
            | LesterEffect::Mutations(amount)
            | LesterEffect::Parts(amount)
            | LesterEffect::Prestige(amount) => amount,
            LesterEffect::Upgrade => 1,
        };
        read.demand((1..=20).contains(&amount), &entry, "an effect counts from 1 to 20");
        lesters.push(Lester { label, effect: card.effect });
    }
    lesters
}

pub(super) fn orders(read: &PackReader) -> Vec<OrderToken> {
    const COLOURS: [&str; 3] = ["red", "yellow", "blue"];
    let colour = |name: &str| COLOURS.iter().position(|known| *known == name);
    let mut orders: [Option<OrderToken>; 3] = [None, None, None];
    for PackEntry { label, name: entry, fields: token } in
        read.entries::<raw::OrderToken>("order_token", "order-token", 3..=3)
    {
        for action in [&token.base_action, &token.super_action] {
            let numbers =
                [action.forced_draw, action.optional_draw, action.supply_pick, action.gain_mutation];
            let more = [action.prestige_first, action.return_rot];
            let small = numbers.iter().chain(&more).all(|number| *number <= 20) && action.play_lester <= 1;
            read.demand(small, &entry, "an action counts up to 20, one LESTER card at most");
        }
        match (colour(&label.id), colour(&token.match_colour)) {
            (Some(own), Some(looks_for)) => {
                orders[own] = Some(OrderToken {
                    label,
                    looks_for: looks_for as u8,
                    base: token.base_action,
                    super_action: token.super_action,
                });
            }
            _ => read.wrong(&entry, "colours are red, yellow and blue"),
        }
    }
    let known: Vec<OrderToken> = orders.into_iter().flatten().collect();
    read.demand(known.len() == 3, "order_token", "there are three order tokens: red, yellow and blue");
    known
}
