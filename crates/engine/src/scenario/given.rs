//! Setting up the table of a scenario.

use std::collections::VecDeque;

use rand::SeedableRng;
use serde_json::Value;

use super::{
    Given, Scenario,
    patch::{merge, set, single_changes},
};
use crate::{
    game::{Game, Rng},
    json::{self, StateError, Unreadable},
    luck::Seed,
    pack::Pack,
    refusal::{Problem, Problems},
    rng::below_as_pinned,
    witness::{Told, Witness},
};

/// A table as a scenario sets it up.
pub struct Start<G: Game> {
    pub options: G::Options,
    pub state: G,
    /// What the first forced steps told.
    pub told: Vec<Told<G::Event>>,
    /// Scripted results that no draw has asked for yet.
    pub script: VecDeque<u32>,
}

/// Sets up the table of a scenario.
pub fn given<G: Game>(scenario: &Scenario, pack: Pack<G::Data>) -> Result<Start<G>, Problems> {
    let one = |problem: Problem| vec![problem];
    if scenario.game != G::ID {
        return Err(one(Problem::new("scenario-other-game").with("game", &scenario.game)));
    }
    let given = &scenario.given;
    let options: G::Options =
        json::read(pack, "options", &Value::Object(given.options.clone())).map_err(one)?;
    let seed = given.seed.unwrap_or_else(|| Seed::from_number(1));
    let untouched = given.patch.is_none() && given.set.is_empty() && given.moves == 0;
    // Without a patch the script is for the set-up itself.
    let script = if untouched { given.luck.clone() } else { Vec::new() };
    let mut on = Witness::scripted(script);
    let mut state = G::new(&options, pack, &seed, &mut on)?;
    random_moves(&mut state, given.moves, &seed);
    if !untouched {
        state = changed(&state, pack, given)?;
        on = Witness::scripted(given.luck.iter().copied());
        state.resume(&mut on);
    }
    misfit(&on).map_err(one)?;
    let script = given.luck[given.luck.len() - on.unused()..].iter().copied().collect();
    Ok(Start { options, state, told: on.told, script })
}

/// The state with the changes of the given laid over it.
fn changed<G: Game>(state: &G, pack: Pack<G::Data>, given: &Given) -> Result<G, Problems> {
    let base = json::write(pack, state);
    let mut value = base.clone();
    if let Some(patch) = &given.patch {
        merge(&mut value, patch);
    }
    for (pointer, wanted) in &given.set {
        set(&mut value, pointer, wanted.clone()).map_err(|problem| vec![problem])?;
    }
    json::read_state_typed(pack, &value).map_err(|error| {
        let culprits = match error {
            StateError::Unreadable(_) => culprits::<G>(pack, &base, given),
            StateError::OtherPack | StateError::Impossible(_) => Problems::new(),
        };
        if culprits.is_empty() { vec![error.into()] } else { culprits }
    })
}

/// The values of a patch that cannot be read even where nothing else is changed.
fn culprits<G: Game>(pack: Pack<G::Data>, base: &Value, given: &Given) -> Problems {
    let patched = given.patch.iter().flat_map(single_changes);
    let mut changes: Vec<(String, Value)> = Vec::new();
    for (pointer, single) in patched {
        let mut value = base.clone();
        merge(&mut value, &single);
        changes.push((pointer, value));
    }
    for (pointer, wanted) in &given.set {
        let mut value = base.clone();
        if set(&mut value, pointer, wanted.clone()).is_ok() {
            changes.push((pointer.clone(), value));
        }
    }
    changes
        .into_iter()
        .filter_map(|(pointer, value)| {
            let reason = json::reason::<_, G>(pack, &value)?;
            Some(Unreadable::new("state", format!("{pointer}: {reason}")).into())
        })
        .collect()
}

/// Gives random answers, always the same ones for the same seed.
pub fn random_moves<G: Game>(state: &mut G, moves: usize, seed: &Seed) {
    let mut rng = Rng::seed_from_u64(seed.number());
    let mut actions = Vec::new();
    for _ in 0..moves {
        let Some(seat) = state.awaiting().lowest() else { break };
        actions.clear();
        state.legal(seat, &mut actions);
        let Some(action) = actions.get(below_as_pinned(&mut rng, actions.len())).copied() else { break };
        state.play(seat, &action, &mut Witness::silent());
    }
}

/// A scripted result that did not fit its draw.
pub(super) fn misfit<E>(on: &Witness<E>) -> Result<(), Problem> {
    match on.misfit {
        Some((wanted, low, high)) => Err(Problem::new("scenario-luck-misfit")
            .with("wanted", wanted)
            .with("low", low)
            .with("high", high)),
        None => Ok(()),
    }
}
