//! A thought in writing, as another machine gets it: what a seat knows of a table, and what is asked about it.

use engine::{Game, Pack, Problem, Problems, Rng, Seat, json, rand::SeedableRng};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A decision that somebody thinks about elsewhere.
///
/// Views cannot be read back, states can. So `state` is one that the seat imagines from its view: by the law
/// `view(imagine(view)) == view` it says what the seat sees, and nothing more of what really lies there.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Task {
    pub game: String,
    pub rules: u32,
    /// The hash of the data pack.
    pub data: String,
    pub state: Value,
    pub seat: Seat,
    /// What the thinking begins with: the same seed comes to the same answer, wherever it is.
    pub seed: u64,
    pub about: About,
}

/// What is asked about a decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum About {
    /// What a bot of this level answers, after so many milliseconds at most, and perhaps what speaks for it.
    Answer { level: String, within_ms: u64, explained: bool },
    /// How good an answer was that has been given: the `step` of its game, after so many lines of the log.
    Look { played: Value, iterations: u32, step: usize, entry: usize },
}

impl Task {
    pub(crate) fn of<G: Game>(
        view: &G::View,
        pack: Pack<G::Data>,
        seat: Seat,
        seed: u64,
        about: About,
    ) -> Task {
        let imagined = G::imagine(view, &mut Rng::seed_from_u64(seed));
        Task {
            game: G::ID.to_owned(),
            rules: G::RULES_VERSION,
            data: pack.hash().to_owned(),
            state: json::write(pack, &imagined),
            seat,
            seed,
            about,
        }
    }

    /// The state it is about, where this program has the same rules and cards, and the seat is really asked there.
    pub(crate) fn state<G: Game>(&self) -> Result<G, Problems> {
        let pack = Pack::<G::Data>::built_in()?;
        let other = |key, own: &dyn std::fmt::Display, wanted: &dyn std::fmt::Display| {
            Problem::new(key).with("game", G::ID).with("own", own).with("wanted", wanted)
        };
        if self.rules != G::RULES_VERSION {
            return Err(vec![other("task-other-rules", &G::RULES_VERSION, &self.rules)]);
        }
        if self.data != pack.hash() {
            let short = |hash: &str| hash.chars().take(8).collect::<String>();
            return Err(vec![other("task-other-data", &short(pack.hash()), &short(&self.data))]);
        }
        let state = json::read_state::<G>(pack, &self.state).map_err(|problem| vec![problem])?;
        if !state.awaiting().contains(self.seat) {
            return Err(vec![Problem::new("task-not-asked").with("game", G::ID)]);
        }
        Ok(state)
    }
}
