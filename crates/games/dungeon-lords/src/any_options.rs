//! Options drawn at random, so that laws are tried on everything that can be played.

use engine::{Pack, Rng, rand::RngExt as _};

use crate::{
    data::Data,
    options::{FatigueTarget, Options, Paladins, PlanningOrder, Variant},
};

pub fn draw(data: Pack<Data>, rng: &mut Rng) -> Options {
    loop {
        let any = any(rng);
        // What cannot be combined is drawn again.
        if any.check(&data).is_ok() {
            return any;
        }
    }
}

fn any(rng: &mut Rng) -> Options {
    let variants = [Variant::Base, Variant::Festival, Variant::FourSeasons, Variant::Beginner];
    let paladins = [Paladins::Human, Paladins::ElfAndDwarf, Paladins::Three];
    // One module or two are turned, as a rule: a table that turns all of them is rarer than one that turns none.
    let mut turned = || rng.random_bool(0.15).then(|| rng.random_bool(0.5));
    let [opportunities, fair, pets, bards, new_tiles, late_adventurers] = std::array::from_fn(|_| turned());
    Options {
        players: rng.random_range(2..=4),
        variant: variants[rng.random_range(0..4)],
        seasons: rng.random_bool(0.15).then(|| rng.random_range(4..=5)),
        rounds: rng.random_bool(0.15).then(|| rng.random_range(4..=5)),
        opportunities,
        fair,
        pets,
        bards,
        paladins: rng.random_bool(0.4).then(|| paladins[rng.random_range(0..3)]),
        new_tiles,
        late_adventurers,
        first_game: rng.random_bool(0.15),
        special_event_hidden: rng.random_bool(0.2),
        tax_conquered: rng.random_bool(0.2),
        planning_order: if rng.random_bool(0.25) {
            PlanningOrder::TurnOrder
        } else {
            PlanningOrder::Simultaneous
        },
        fatigue_target: if rng.random_bool(0.25) { FatigueTarget::FrontToBack } else { FatigueTarget::Each },
        conquest_survives_fatigue: rng.random_bool(0.2),
        witch_targets_distinct: rng.random_bool(0.8),
        room_counts_if_conquered: rng.random_bool(0.8),
        titles_count_conquered: rng.random_bool(0.8),
        room_bonus_on_every_number: rng.random_bool(0.8),
    }
}
