//! A short way to lay out a table, give answers and look at what happened, so that tests read like the rulebook.

use engine::{Game, Pack, ScoreLine, Seat, Seed, Told, Viewer, Witness, json, scenario};
use serde_json::{Value, json};
use valeria::{Action, Data, Event, Options, Valeria};

pub fn pack() -> Pack<Data> {
    Pack::built_in().expect("the built-in pack is sound")
}

pub fn options(value: Value) -> Options {
    json::read(pack(), "options", &value).expect("options")
}

/// A game as the set-up leaves it, with what it told.
pub fn opened(wanted: Value, seed: u64) -> Play {
    let mut on = Witness::recording();
    let state =
        Valeria::new(&options(wanted), pack(), &Seed::from_number(seed), &mut on).expect("these options fit");
    Play { state, told: on.told, luck: on.luck, revealed: on.revealed }
}

/// The keys and clauses of what is wrong with options.
pub fn wrong(wanted: Value) -> Vec<(&'static str, Option<&'static str>)> {
    let problems = Valeria::new(&options(wanted), pack(), &Seed::from_number(1), &mut Witness::recording());
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
pub fn table(wanted: Value, patch: Value) -> Play {
    laid_out(wanted, patch, &[])
}

/// As [`table`], with the dice (and other results) that chance brings first.
pub fn laid_out(wanted: Value, patch: Value, luck: &[u32]) -> Play {
    let state = raw_table(wanted, patch).unwrap_or_else(|problem| panic!("{problem}"));
    let mut play = Play { state, told: Vec::new(), luck: Vec::new(), revealed: false };
    play.step(luck, |state, on| state.resume(on));
    play
}

/// The same before any forced step, or why such a state is refused.
pub fn raw_table(wanted: Value, patch: Value) -> Result<Valeria, engine::Problem> {
    let players = wanted["players"].as_u64().unwrap_or(2);
    let fresh = opened(wanted.clone(), 1);
    let mut whole = json::write(pack(), &fresh.state);
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

pub struct Play {
    pub state: Valeria,
    /// What the latest step told.
    pub told: Vec<Told<Event>>,
    pub luck: Vec<u32>,
    pub revealed: bool,
}

impl Play {
    fn step(&mut self, luck: &[u32], does: impl FnOnce(&mut Valeria, &mut Witness<Event>)) {
        let mut on = Witness::scripted(luck.iter().copied());
        does(&mut self.state, &mut on);
        assert_eq!(on.misfit, None, "a scripted result does not fit its draw");
        assert_eq!(on.unused(), 0, "chance was not asked for all of {luck:?}");
        self.told = on.told;
        self.luck = on.luck;
        self.revealed = on.revealed;
    }

    fn read(&self, action: &Value) -> Action {
        json::read(pack(), "action", action).unwrap_or_else(|problem| panic!("{problem}"))
    }

    /// Gives an answer that must be accepted.
    #[track_caller]
    pub fn act(&mut self, seat: usize, action: Value) -> &mut Self {
        self.act_with(seat, action, &[])
    }

    /// The same, with what chance brings while it is carried out.
    #[track_caller]
    pub fn act_with(&mut self, seat: usize, action: Value, luck: &[u32]) -> &mut Self {
        let read = self.read(&action);
        let mut result = Ok(());
        self.step(luck, |state, on| result = state.apply(Seat::at(seat), &read, on));
        if let Err(refusal) = result {
            panic!("{action}: {refusal}; legal are {:?}", self.legal(seat));
        }
        self
    }

    /// The clauses that refuse an answer. Nothing may change.
    #[track_caller]
    pub fn refused(&self, seat: usize, action: Value) -> Vec<&'static str> {
        let mut state = self.state.clone();
        let mut on = Witness::recording();
        let refusal = state
            .apply(Seat::at(seat), &self.read(&action), &mut on)
            .expect_err(&format!("{action} must be refused"));
        assert_eq!(state, self.state, "a refused answer changed something");
        assert!(on.told.is_empty() && on.luck.is_empty());
        assert!(!self.legal(seat).contains(&action));
        refusal.clauses.to_vec()
    }

    pub fn awaiting(&self) -> Vec<usize> {
        self.state.awaiting().into_iter().map(Seat::index).collect()
    }

    pub fn legal(&self, seat: usize) -> Vec<Value> {
        let mut actions = Vec::new();
        self.state.legal(Seat::at(seat), &mut actions);
        actions.iter().map(|action| json::write(pack(), action)).collect()
    }

    #[track_caller]
    pub fn assert_legal(&self, seat: usize, wanted: &[Value]) -> &Self {
        assert_eq!(self.legal(seat), wanted);
        self
    }

    pub fn offers(&self, seat: usize, action: Value) -> bool {
        self.legal(seat).contains(&action)
    }

    /// A value of the full state.
    pub fn get(&self, pointer: &str) -> Value {
        json::write(pack(), &self.state).pointer(pointer).cloned().unwrap_or(Value::Null)
    }

    /// A value of what a viewer may know: a seat number or `spectator`.
    pub fn view(&self, viewer: &str, pointer: &str) -> Value {
        let viewer: Viewer = viewer.parse().expect("a viewer");
        json::write(pack(), &self.state.view(viewer)).pointer(pointer).cloned().unwrap_or(Value::Null)
    }

    /// Gold, Strength, Magic and board VP.
    pub fn stock(&self, seat: usize) -> [u64; 4] {
        ["gold", "strength", "magic", "vp"]
            .map(|good| self.get(&format!("/players/{seat}/{good}")).as_u64().expect("a number"))
    }

    /// How many of a Citizen or Monster a player has.
    pub fn count(&self, seat: usize, what: &str) -> u64 {
        let citizens = self.get(&format!("/players/{seat}/citizens/{what}")).as_u64().unwrap_or(0);
        citizens + self.get(&format!("/players/{seat}/monsters/{what}")).as_u64().unwrap_or(0)
    }

    pub fn phase(&self) -> String {
        self.get("/phase").as_str().unwrap_or("?").to_owned()
    }

    /// Whether the latest step told something by force of a clause.
    pub fn cites(&self, clause: &str) -> bool {
        self.told.iter().any(|told| told.clause == clause)
    }

    /// The events of one kind that the latest step told, as JSON.
    pub fn events(&self, kind: &str) -> Vec<Value> {
        let all = self.told.iter().map(|told| json::write(pack(), &told.event));
        all.filter(|event| event == kind || event.get(kind).is_some())
            .map(|event| event.get(kind).cloned().unwrap_or(event))
            .collect()
    }

    pub fn scores(&self) -> Vec<i32> {
        self.state.outcome().expect("the game is over").scores()
    }

    pub fn winners(&self) -> Vec<usize> {
        self.state.outcome().expect("the game is over").winners().map(Seat::index).collect()
    }

    /// The points of one line of the final score.
    pub fn line(&self, seat: usize, item: &str) -> Option<i32> {
        self.score_line(seat, item).map(|line| line.points)
    }

    /// The rule behind one line of the final score.
    pub fn line_clause(&self, seat: usize, item: &str) -> Option<&'static str> {
        self.score_line(seat, item).map(|line| line.clause)
    }

    fn score_line(&self, seat: usize, item: &str) -> Option<ScoreLine> {
        let mut outcome = self.state.outcome().expect("the game is over");
        outcome.standings.swap_remove(seat).lines.into_iter().find(|line| line.item == item)
    }
}

/// What some seat gains from this roll: the difference of its stock, when nothing needs a decision.
pub fn stocks(play: &Play, seats: usize) -> Vec<[u64; 4]> {
    (0..seats).map(|seat| play.stock(seat)).collect()
}
