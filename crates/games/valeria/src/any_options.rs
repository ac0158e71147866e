//! Options drawn at random, so that laws are tried on everything that can be played.

use engine::{Pack, Rng, rand::RngExt as _};

use crate::{
    data::{CITIZEN_STACKS, CitizenId, Data, MONSTER_STACKS, MonsterId, PlaceId},
    options::Options,
};

pub fn draw(data: Pack<Data>, rng: &mut Rng) -> Options {
    loop {
        let any = any(data, rng);
        // What cannot be combined is drawn again.
        if any.check(data).is_ok() {
            return any;
        }
    }
}

fn any(data: Pack<Data>, rng: &mut Rng) -> Options {
    let players = rng.random_range(1..=5);
    let solo = players == 1;
    let setup = match rng.random_range(0..2 + data.presets.len()) {
        0 => "random",
        1 => "chosen",
        preset => data.presets[preset - 2].label.id.as_str(),
    };
    let chosen = setup == "chosen";
    let mixed = rng.random_bool(0.25);
    let events = !solo && rng.random_bool(0.3);
    Options {
        players,
        setup: setup.to_owned(),
        places: if chosen { places(data, rng) } else { Vec::new() },
        citizens: if chosen && !mixed { citizens(data, rng) } else { Vec::new() },
        events,
        event_choice: if events { event_choice(data, players, rng) } else { Vec::new() },
        mixed,
        no_duke: !solo && rng.random_bool(0.25),
        hard_sum: solo && rng.random_bool(0.25),
        hard_exhausted: solo && rng.random_bool(0.25),
        double_sum_twice: rng.random_bool(0.2),
        magic_pays_effects: rng.random_bool(0.2),
        resting_doubles: rng.random_bool(0.2),
        dark_lord_undealt: solo && rng.random_bool(0.25),
        event_token_on_itself: rng.random_bool(0.2),
        solo_board_vp: !solo || rng.random_bool(0.75),
    }
}

/// Five Areas.
fn places(data: Pack<Data>, rng: &mut Rng) -> Vec<PlaceId> {
    let mut left: Vec<PlaceId> = (0..data.places.len()).map(|at| PlaceId(at as u8)).collect();
    (0..MONSTER_STACKS).map(|_| left.swap_remove(rng.random_range(0..left.len()))).collect()
}

/// One Citizen for each stack.
fn citizens(data: Pack<Data>, rng: &mut Rng) -> Vec<CitizenId> {
    let of_pile = |pile: usize| -> Vec<CitizenId> {
        let all = data.citizens.iter().enumerate();
        all.filter(|(_, citizen)| usize::from(citizen.pile) == pile)
            .map(|(at, _)| CitizenId(at as u8))
            .collect()
    };
    (0..CITIZEN_STACKS)
        .map(|pile| {
            let pile = of_pile(pile);
            pile[rng.random_range(0..pile.len())]
        })
        .collect()
}

/// Some Monster Events that must come, at most one for each player.
fn event_choice(data: Pack<Data>, players: u8, rng: &mut Rng) -> Vec<MonsterId> {
    let all = data.monsters.iter().enumerate().filter(|(_, monster)| monster.place.is_none());
    let mut left: Vec<MonsterId> = all.map(|(at, _)| MonsterId(at as u8)).collect();
    let count = rng.random_range(0..=usize::from(players).min(left.len()));
    (0..count).map(|_| left.swap_remove(rng.random_range(0..left.len()))).collect()
}
