//! What must agree across the whole pack.

use engine::pack::PackReader;

use super::super::{Data, PlaceId, raw};
use crate::{
    effect::{MonsterType, Op},
    open::{MAX_CHOICES, MAX_EXCHANGES, MAX_TAKES},
};

/// The pack's own totals must agree with what it lists (VA-COMP-01).
pub fn counts(pack: &raw::Pack, read: &PackReader) {
    let sum = |copies: &mut dyn Iterator<Item = u8>| copies.map(i64::from).sum::<i64>();
    for (key, found) in [
        ("citizen_decks", pack.citizens.len() as i64),
        ("citizen_copies", pack.citizens.first().map_or(0, |entry| entry.copies.into())),
        ("starter_kinds", pack.starters.len() as i64),
        ("monster_cards_per_place", pack.setup.pile_size_5.monster.into()),
        ("citizen_cards", sum(&mut pack.citizens.iter().map(|entry| entry.copies))),
        ("monster_places", pack.places.len() as i64),
        ("monster_cards", sum(&mut pack.monsters.iter().map(|entry| entry.copies))),
        ("domain_cards", pack.domains.len() as i64),
        ("duke_cards", pack.dukes.len() as i64),
        ("starter_cards", sum(&mut pack.starters.iter().map(|entry| entry.copies))),
        ("event_cards", sum(&mut pack.events.iter().map(|entry| entry.copies))),
    ] {
        if let Some(stated) = pack.counts.get(key).and_then(toml::Value::as_integer) {
            read.demand(
                stated == found,
                "counts",
                format!("{key} says {stated}, but the pack lists {found}"),
            );
        }
    }
}

/// Every Area makes a stack of 5 cards, 6 with five players (VA-COMP-03), and presets hold what they promise.
pub fn stacks(pack: &raw::Pack, data: &Data, read: &PackReader) {
    for (at, place) in pack.places.iter().enumerate() {
        let of_place = || data.monsters.iter().filter(|monster| monster.place == Some(PlaceId(at as u8)));
        let copies: u32 = of_place().map(|monster| u32::from(monster.copies)).sum();
        let extra: u32 = of_place().map(|monster| u32::from(monster.copies_5p)).sum();
        let large = u32::from(pack.setup.pile_size_5.monster);
        let small = u32::from(pack.setup.pile_size_2_to_4.monster);
        read.demand(copies == large, &place.name, format!("{copies} monsters; a place has {large}"));
        read.demand(
            copies.saturating_sub(extra) == small,
            &place.name,
            format!("{} cards without the 5-player icon; a place has {small}", copies.saturating_sub(extra)),
        );
        let bosses: u32 =
            of_place().filter(|m| m.kind == MonsterType::Boss).map(|monster| u32::from(monster.copies)).sum();
        read.demand(bosses == 1, &place.name, "a place has one boss");
    }
    for preset in &pack.presets {
        for expected in &preset.expect_2_to_4 {
            for card in &expected.cards {
                let found = pack
                    .monsters
                    .iter()
                    .find(|monster| monster.label.id == card.id && monster.place == expected.place);
                let fits = found
                    .is_some_and(|monster| monster.copies - monster.copies_5p.min(monster.copies) == card.n);
                read.demand(
                    fits,
                    &preset.name,
                    format!("expected {} of {} in {}", card.n, card.id, expected.place),
                );
            }
        }
    }
}

/// No roll asks a player for more than a state can hold, whatever they own.
pub fn harvests(data: &Data, read: &PackReader) {
    let (mut takes, mut choices, mut exchanges) = (0, 0, 0);
    for (one, two) in (1..=6).flat_map(|one| (1..=6).map(move |two| (one, two))) {
        let woken = || {
            data.sources.iter().filter(move |source| {
                let hit = [one, two, one + two].iter().any(|number| source.activation.contains(number));
                hit || source.on_double || source.on_no_match
            })
        };
        for on_turn in [true, false] {
            let count = |wanted: fn(&Op) -> bool| {
                let ops = woken().flat_map(|source| if on_turn { &source.on_turn } else { &source.off_turn });
                ops.filter(|op| wanted(op)).count()
            };
            takes = takes.max(count(|op| matches!(op, Op::Take { .. })));
            // Solo chooses what it takes from the bank (VA-SOLO-07).
            choices =
                choices.max(count(|op| matches!(op, Op::Choose(_) | Op::GainAny { .. } | Op::Take { .. })));
            exchanges = exchanges.max(count(|op| matches!(op, Op::Exchange { .. })));
        }
    }
    for (what, count, most) in [
        ("takes", takes, MAX_TAKES),
        ("choices", choices, MAX_CHOICES),
        ("exchanges", exchanges, MAX_EXCHANGES),
    ] {
        read.demand(count <= most, "citizens", format!("one roll wakes {count} {what}; {most} are possible"));
    }
}
