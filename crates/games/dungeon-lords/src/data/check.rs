//! Reading a data pack: each entry by itself, then the references between them.

use engine::{
    Label,
    pack::{PackEntry, PackReader},
};

use super::{
    AREAS, Area, AreaId, Board, CombatCard, CombatLimits, Cost, Data, DummyCounter, Effect, Evilometer,
    ExpertTile, Gain, ImprovedTunnel, LAIR, MONSTER_KINDS, Monster, Paladin, Points, Prize, Room,
    SpecialEvent, Start, TRAP_KINDS, Target, Title, Trap, Work,
    effects::Where,
    raw,
    reader::{ABSURD, Checks},
};
use crate::value::arms::Arms;

/// Reads and checks a whole pack.
pub fn parse(read: &PackReader) -> Option<Data> {
    let read = Checks(read);
    read.is_of(&[("schema_version", 1.into()), ("game_id", "dungeon-lords".into())]);
    read.skip(&["name_en", "name_fr", "expansion_en", "expansion_fr", "players_min", "players_max"]);
    let start: Option<raw::Start> = read.table("player_start");
    let zones: Option<raw::Zones> = read.table("zones");
    let evil: Option<raw::Evilometer> = read.table("evilometer");
    let dummy: Option<raw::DummyCounter> = read.table("dummy_counter");
    let combat: Option<raw::Combat> = read.table("combat");
    let scoring: Option<raw::Scoring> = read.table("scoring");
    let titles: Vec<PackEntry<raw::Title>> = read.entries("title", "title", 1..=8);
    let areas: Vec<PackEntry<raw::Area>> = read.entries("area", "area", AREAS..=AREAS);
    let boards: Vec<PackEntry<raw::Opportunity>> = read.entries("opportunity", "opportunity", 1..=16);
    let prizes: Vec<PackEntry<raw::FestivalPrize>> = read.entries("festival_prize", "festival-prize", 1..=16);
    let adventurers: Vec<PackEntry<raw::Adventurer>> = read.entries("adventurer", "adventurer", 1..=64);
    let paladins: Vec<PackEntry<raw::Paladin>> = read.entries("paladin", "paladin", 1..=6);
    let monsters: Vec<PackEntry<raw::Monster>> = read.entries("monster", "monster", 1..=MONSTER_KINDS);
    let rooms: Vec<PackEntry<raw::Room>> = read.printed("room", "room", 1..=32);
    let traps: Vec<PackEntry<raw::Trap>> = read.printed("trap", "trap", 1..=TRAP_KINDS);
    let cards: Vec<PackEntry<raw::CombatCard>> = read.printed("combat_card", "combat-card", 1..=64);
    let tiles: Vec<PackEntry<raw::EventTile>> = read.printed("event_tile", "event-tile", 1..=3);
    let specials: Vec<PackEntry<raw::SpecialEvent>> = read.printed("special_event", "special-event", 1..=64);
    let improved: Vec<PackEntry<raw::ImprovedTunnel>> =
        read.printed("improved_tunnel", "improved-tunnel", 1..=16);
    let experts: Vec<PackEntry<raw::ExpertTile>> = read.entries("expert_tile", "expert-tile", 1..=8);
    let pets: Vec<PackEntry<raw::Pet>> = read.printed("pet", "pet", 1..=48);
    let zones = zones.map_or([0; 5], |zones| {
        [&zones.any, &zones.upper, &zones.lower, &zones.perimeter, &zones.center]
            .map(|cells| read.cells("zones", cells))
    });
    let start = start.map(|start| {
        for (what, value) in [("imps", start.imps), ("gold", start.gold), ("food", start.food)] {
            read.number("player_start", what, value, 0..=i64::from(ABSURD));
        }
        let tunnels = read.cells("player_start", &start.start_tunnels);
        if tunnels & (1 << 2) == 0 {
            read.wrong("player_start", "the entrance [2, 0] must be a tunnel");
        }
        Start { imps: start.imps, gold: start.gold, food: start.food, tunnels }
    });
    let evil = evil.map(|evil| {
        read.number("evilometer", "spaces", evil.spaces, 2..=60);
        read.number("evilometer", "start", evil.start, 1..=i64::from(evil.spaces));
        read.number("evilometer", "paladin_space", evil.paladin_space, 2..=i64::from(evil.spaces));
        if !(-5..=0).contains(&evil.conquered_tile) {
            read.wrong("evilometer", "conquered_tile: from -5 to 0");
        }
        Evilometer {
            spaces: evil.spaces,
            start: evil.start,
            paladin_space: evil.paladin_space,
            conquered_tile: evil.conquered_tile,
        }
    });
    let dummy = dummy.map(|dummy| {
        for value in [
            dummy.start,
            dummy.rise_per_adventurers_phase,
            dummy.year2_drop_four_seasons,
            dummy.year2_drop_five_seasons,
        ] {
            read.number("dummy_counter", "value", value, 0..=15);
        }
        DummyCounter {
            start: dummy.start,
            rise: dummy.rise_per_adventurers_phase,
            drop_four_seasons: dummy.year2_drop_four_seasons,
            drop_five_seasons: dummy.year2_drop_five_seasons,
        }
    });
    let combat = combat.map(|combat| {
        read.number("combat", "monsters_per_tunnel", combat.monsters_per_tunnel, 0..=9);
        read.number("combat", "monsters_per_room", combat.monsters_per_room, 0..=9);
        read.number("combat", "traps_per_battle", combat.traps_per_battle, 0..=3);
        if (Cost { gold: 0, ..combat.trap_cost_room }) != Cost::NOTHING {
            read.wrong("combat", "trap_cost_room is gold only");
        }
        CombatLimits {
            monsters_per_tunnel: combat.monsters_per_tunnel,
            monsters_per_room: combat.monsters_per_room,
            traps_per_battle: combat.traps_per_battle,
            trap_room_gold: combat.trap_cost_room.gold,
        }
    });
    let points = scoring.map(|s| Points {
        room: s.room.into(),
        conquered_tile: s.conquered_tile.into(),
        adventurer: s.captured_adventurer.into(),
        monster: s.monster.into(),
        ghost: s.ghost.into(),
        unpaid_tax: s.unpaid_tax_marker.into(),
        unused_pet: s.unused_pet.into(),
        title_alone: s.title_alone.into(),
        title_shared: s.title_shared.into(),
    });
    let titles = titles
        .iter()
        .map(|title| Title {
            name: title.label.clone(),
            count: title.count,
            direction: title.direction,
            needs_at_least: title.needs_at_least,
        })
        .collect();
    let experts: Vec<ExpertTile> = experts
        .iter()
        .map(|tile| {
            let label = &tile.name;
            read.number(label, "copies", tile.copies, 1..=1);
            read.number(label, "bonus_damage", tile.bonus_damage, 0..=9);
            if tile.surcharge.imp + tile.surcharge.trap + tile.surcharge.monster > 0 {
                read.wrong(label, "a surcharge is gold, food or evil");
            }
            ExpertTile {
                name: tile.label.clone(),
                surcharge: read.cost(label, tile.surcharge),
                bonus: tile.bonus_damage,
            }
        })
        .collect();
    let made_areas: Vec<Area> = areas
        .iter()
        .enumerate()
        .map(|(index, area)| {
            let label = &area.name;
            if usize::from(area.index) != index {
                read.wrong(label, "areas are written in the order of their index");
            }
            let positions = read.positions(label, &area.position, &experts);
            let work = match area.label.id.as_str() {
                "dig_tunnels" => Work::Dig,
                "mine_gold" => Work::Mine,
                _ if positions[0].gain.monster > 0 => Work::Hire,
                _ if positions[0].gain.room > 0 => Work::Build,
                _ => Work::Goods,
            };
            if (Cost { gold: 0, ..area.first_order_cost }) != Cost::NOTHING {
                read.wrong(label, "first_order_cost is gold only");
            }
            Area {
                name: area.label.clone(),
                work,
                resolve: read.resolve(label, &area.resolve),
                positions,
                first_order_gold: area.first_order_cost.gold,
            }
        })
        .collect();
    let boards: Vec<Board> = boards
        .iter()
        .map(|board| {
            let label = &board.name;
            let area = read.find(label, "area", &areas, &board.area);
            let prize = read.find(label, "festival_prize", &prizes, &board.prize).map(|at| &prizes[at]);
            let positions = read.positions(label, &board.position, &experts);
            for value in [board.imps_improve_tunnel, board.imps_unconquer_tunnel, board.imps_unconquer_room] {
                read.number(label, "imps", value, 0..=9);
            }
            read.number(label, "traps_displayed", board.traps_displayed, 0..=3);
            let first = &positions[0];
            let work = if first.gain_per_worker != Gain::default() {
                Work::Harvest
            } else if first.others_evil > 0 {
                Work::Masquerade
            } else if first.improve != [0; 3] {
                Work::Improve
            } else if board.delayed_gain {
                Work::Invest
            } else if first.gain.installed_trap > 0 {
                Work::Install
            } else if first.gain.monster > 0 {
                Work::Hire
            } else if first.gain.rented_room > 0 {
                Work::Rent
            } else {
                Work::Goods
            };
            Board {
                name: board.label.clone(),
                area: AreaId(area.unwrap_or(0) as u8),
                work,
                resolve: read.resolve(label, &board.resolve),
                needs_pets: positions.iter().any(|position| position.gain.pet > 0),
                positions,
                imps: [board.imps_improve_tunnel, board.imps_unconquer_tunnel, board.imps_unconquer_room],
                traps_displayed: board.traps_displayed,
                prize: prize.map_or(
                    Prize { name: Label::default(), cost: Cost::NOTHING, gain: Gain::default() },
                    |prize| Prize {
                        name: prize.label.clone(),
                        cost: read.cost(label, prize.cost),
                        gain: read.gain(label, prize.gain),
                    },
                ),
            }
        })
        .collect();
    let adventurers = adventurers
        .iter()
        .map(|adventurer| {
            let label = &adventurer.name;
            read.number(label, "year", adventurer.year, 1..=2);
            read.number(label, "rune", adventurer.rune, 1..=4);
            read.number(label, "rank", adventurer.rank, 1..=i64::from(ABSURD));
            read.number(label, "hit_points", adventurer.hit_points, 1..=i64::from(ABSURD));
            read.number(label, "ability_count", adventurer.ability_count, 0..=9);
            super::Adventurer {
                name: adventurer.label.clone(),
                class: adventurer.class,
                year: adventurer.year,
                rank: adventurer.rank,
                hit_points: adventurer.hit_points,
                icons: adventurer.ability_count,
                set: adventurer.set,
            }
        })
        .collect();
    let paladins: Vec<Paladin> = paladins
        .iter()
        .map(|paladin| {
            let label = &paladin.name;
            read.number(label, "year", paladin.year, 1..=2);
            read.number(label, "rune", paladin.rune, 1..=4);
            read.number(label, "hit_points", paladin.hit_points, 1..=i64::from(ABSURD));
            for value in [paladin.trap_symbols, paladin.magic_symbols, paladin.heal_symbols] {
                read.number(label, "symbols", value, 0..=9);
            }
            Paladin {
                name: paladin.label.clone(),
                kind: paladin.kind,
                year: paladin.year,
                hit_points: paladin.hit_points,
                traps: paladin.trap_symbols,
                magic: paladin.magic_symbols,
                hearts: paladin.heal_symbols,
                points: paladin.points_captured.into(),
            }
        })
        .collect();
    let rooms_out: Vec<Room> = rooms.iter().map(|room| read.room(room, &zones, &monsters)).collect();
    let pets = pets.iter().map(|pet| read.pet(pet, &monsters)).collect();
    let improved = improved
        .iter()
        .map(|tile| {
            let label = &tile.name;
            read.number(label, "copies", tile.copies, 1..=1);
            read.number(label, "discount", tile.discount_adjacent_room_imps, 0..=9);
            read.number(label, "points", tile.points, 0..=9);
            read.number(label, "extra_miners", tile.extra_miners, 0..=9);
            let mut excluded_rooms = 0;
            for id in &tile.excluded_rooms {
                excluded_rooms |= read.find(label, "room", &rooms, id).map_or(0, |index| 1 << index);
            }
            ImprovedTunnel {
                name: tile.label.clone(),
                discount: tile.discount_adjacent_room_imps,
                excluded_rooms,
                points: tile.points.into(),
                points_per_room: tile.points_per_adjacent_unconquered_room.into(),
                doubles_fatigue: tile.double_printed_fatigue,
                ignored: tile.ignored_by_counts,
                extra_miners: tile.extra_miners,
            }
        })
        .collect();
    let monsters: Vec<Monster> = monsters.iter().map(|monster| read.monster(monster)).collect();
    for year in 0..2 {
        let total: usize = monsters.iter().map(|monster| usize::from(monster.copies[year])).sum();
        if total > LAIR / 2 {
            read.wrong("monster", format!("at most {} tiles in a year", LAIR / 2));
        }
    }
    let traps: Vec<Trap> = traps
        .iter()
        .map(|trap| {
            let label = &trap.name;
            read.number(label, "copies", trap.copies, 1..=9);
            read.effects(label, &trap.effects, Where::Trap);
            if trap.cost.evil + trap.cost.trap > 0 {
                read.wrong(label, "a trap costs gold, food, an imp or a monster");
            }
            let later = trap.cost_year2.unwrap_or(trap.cost);
            Trap {
                name: trap.label.clone(),
                copies: trap.copies,
                costs: [read.cost(label, trap.cost), read.cost(label, later)],
                aimed: trap.effects.iter().any(|e| matches!(e, Effect::Damage { target: Target::Any, .. })),
                effects: trap.effects.clone(),
                set: trap.set,
            }
        })
        .collect();
    let cards: Vec<CombatCard> = cards
        .iter()
        .map(|card| {
            let label = &card.name;
            read.number(label, "year", card.year, 1..=2);
            read.number(label, "copies", card.copies, 1..=1);
            read.number(label, "magic", card.magic, 0..=i64::from(ABSURD));
            read.number(label, "fatigue", card.fatigue, 0..=9);
            read.effects(label, &card.effects, Where::Spell);
            CombatCard {
                name: card.label.clone(),
                year: card.year,
                speed: card.speed,
                magic: card.magic,
                fatigue: card.fatigue,
                effects: card.effects.clone(),
                set: card.set,
            }
        })
        .collect();
    for year in 1..=2 {
        // There is room for one in every party.
        let conjures = |effect: &Effect| matches!(effect, Effect::CreateIllusion { .. });
        let of_year = |card: &&CombatCard| card.year == year;
        let cards: &Vec<CombatCard> = &cards;
        if cards
            .iter()
            .filter(of_year)
            .flat_map(|card| &card.effects)
            .filter(|effect| conjures(effect))
            .count()
            > 1
        {
            read.wrong("combat_card", format!("at most one illusion in year {year}"));
        }
    }
    let specials = specials
        .iter()
        .map(|event| {
            let label = &event.name;
            read.number(label, "copies", event.copies, 1..=1);
            read.effects(label, &event.effects, Where::Event);
            SpecialEvent {
                name: event.label.clone(),
                effects: event.effects.clone(),
                requires: event.requires,
                set: event.set,
            }
        })
        .collect();
    let [taxes, payday, special] = ["taxes", "payday", "special"]
        .map(|id| read.find("event_tile", "event_tile", &tiles, id).map(|at| &tiles[at]));
    let tiles_per_gold = taxes.map_or(1, |tile| tile.tiles_per_gold);
    read.number("event_tile taxes", "tiles_per_gold", tiles_per_gold, 1..=9);
    let unpaid_evil = payday.map_or(0, |tile| tile.unpaid_evil);
    read.number("event_tile payday", "unpaid_evil", unpaid_evil, 0..=9);
    let event_tiles =
        [taxes, payday, special].map(|tile| tile.map_or_else(Label::default, |tile| tile.label.clone()));
    for year in 1..=2 {
        if !paladins.iter().any(|p| p.kind == raw::PaladinKind::Human && p.year == year) {
            read.wrong("paladin", format!("no human of year {year}"));
        }
    }
    let mut data = Data {
        start: start?,
        evil: evil?,
        dummy: dummy?,
        combat: combat?,
        points: points?,
        titles,
        areas: made_areas,
        boards,
        adventurers,
        paladins,
        monsters,
        rooms: rooms_out,
        traps,
        cards,
        event_tiles,
        tiles_per_gold,
        unpaid_evil,
        specials,
        improved,
        experts,
        pets,
        arms: Arms::default(),
    };
    // Bots look at packs that can be played only.
    if read.sound() {
        data.arms = Arms::of(&data);
    }
    Some(data)
}
