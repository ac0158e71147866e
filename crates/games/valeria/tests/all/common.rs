//! A short way to lay out a table, give answers and look at what happened, so that tests read like the rulebook.

use engine::{Game, Pack, Seed, Witness, json, scenario};
use serde_json::{Value, json};
use valeria::{Data, Valeria};

pub type Play = testkit::TestTable<Valeria>;

pub fn pack() -> Pack<Data> {
    testkit::built_in()
}

/// A game as the set-up leaves it.
#[track_caller]
pub fn opened(wanted: Value, seed: u64) -> Play {
    Play::open(wanted, seed)
}

/// The keys and clauses of what is wrong with options.
pub fn wrong(wanted: Value) -> Vec<(&'static str, Option<&'static str>)> {
    let options = testkit::options::<Valeria>(&wanted);
    let problems = Valeria::new(&options, pack(), &Seed::from_number(1), &mut Witness::recording());
    problems.expect_err("these options do not fit").into_iter().map(|one| (one.key, one.clause)).collect()
}

/// Dukes are chosen and nobody has done anything: seat 0 is first and Active, and about to act.
fn ready(players: u64) -> Value {
    const DUKES: [&str; 10] = [
        "cornelius",
        "elsyn",
        "elisium",
        "hrothgar",
        "isabella",
        "lekzandr",
        "node",
        "reese",
        "simon",
        "waryn",
    ];
    let mut patch = json!({
        "phase": "action", "active": 0, "first": 0, "turn": 1, "dice": [1, 3],
        "progress": { "actions_left": 2 }, "players": {}
    });
    for seat in 0..players as usize {
        patch["players"][seat.to_string()] = json!({
            "dealt": [], "duke": DUKES[2 * seat], "rejected": DUKES[2 * seat + 1],
            "gold": 0, "strength": 0, "magic": 0, "vp": 0
        });
    }
    if players == 1 {
        patch["dark_lord"] = json!({ "duke": "mico" });
    }
    patch
}

/// A table laid out by a patch over a fresh game, in the Action phase of seat 0 unless the patch says otherwise. All
/// stocks start at 0 here, so that a test states every Resource that matters.
#[track_caller]
pub fn table(wanted: Value, patch: Value) -> Play {
    laid_out(wanted, patch, &[])
}

/// As [`table`], with the dice (and other results) that chance brings first.
#[track_caller]
pub fn laid_out(wanted: Value, patch: Value, luck: &[u32]) -> Play {
    let state = raw_table(wanted, patch).unwrap_or_else(|problem| panic!("{problem}"));
    Play::resumed(state, luck)
}

/// The same before any forced step, or why such a state is refused.
pub fn raw_table(wanted: Value, patch: Value) -> Result<Valeria, engine::Problem> {
    let players = wanted["players"].as_u64().unwrap_or(2);
    let mut whole = opened(wanted.clone(), 1).json();
    let mut base = ready(players);
    if wanted["no_duke"] == true {
        for seat in 0..players {
            let player = base["players"][seat.to_string()].as_object_mut().expect("a player");
            player.remove("duke");
            player.remove("rejected");
        }
    }
    scenario::merge(&mut whole, &base);
    scenario::merge(&mut whole, &patch);
    json::read_state::<Valeria>(pack(), &whole)
}

/// A turn of seat 0 that begins with this roll.
pub fn roll(wanted: Value, patch: Value, dice: [u32; 2]) -> Play {
    let mut whole = json!({ "phase": "roll" });
    scenario::merge(&mut whole, &patch);
    laid_out(wanted, whole, &dice)
}

/// The Harvest of these final dice in a turn of seat 0.
pub fn harvest(wanted: Value, patch: Value, dice: [u32; 2]) -> Play {
    let mut whole = json!({ "phase": "harvest_start", "dice": dice });
    scenario::merge(&mut whole, &patch);
    laid_out(wanted, whole, &[])
}

/// What the tests of this game ask of a table beside what all tests do.
pub trait Look {
    /// Gold, Strength, Magic and board VP.
    fn stock(&self, seat: usize) -> [u64; 4];

    /// How many of a Citizen or Monster a player has.
    fn count(&self, seat: usize, what: &str) -> u64;

    fn phase(&self) -> String;

    fn assert_legal(&self, seat: usize, wanted: &[Value]) -> &Self;
}

impl Look for Play {
    fn stock(&self, seat: usize) -> [u64; 4] {
        ["gold", "strength", "magic", "vp"]
            .map(|good| self.get(&format!("/players/{seat}/{good}")).as_u64().expect("a number"))
    }

    fn count(&self, seat: usize, what: &str) -> u64 {
        let held = |kind: &str| self.get(&format!("/players/{seat}/{kind}/{what}")).as_u64().unwrap_or(0);
        held("citizens") + held("monsters")
    }

    fn phase(&self) -> String {
        self.get("/phase").as_str().expect("a phase").to_owned()
    }

    #[track_caller]
    fn assert_legal(&self, seat: usize, wanted: &[Value]) -> &Self {
        assert_eq!(self.legal(seat), wanted);
        self
    }
}

/// The stocks of the first seats.
pub fn stocks(play: &Play, seats: usize) -> Vec<[u64; 4]> {
    (0..seats).map(|seat| play.stock(seat)).collect()
}
