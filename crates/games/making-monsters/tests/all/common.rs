//! Short words for tests: set a table up, give answers, look.
use engine::{Game, Pack, Seat, Seed, Told, Viewer, Witness, json};
use making_monsters::{Action, Event, MakingMonsters, Options, Phase, data::Data};
use serde_json::Value;

pub fn seat(index: usize) -> Seat {
    Seat::at(index)
}

pub fn pack() -> Pack<Data> {
    Pack::built_in().expect("the built-in pack is good")
}

/// A table in a test, with what the latest step told.
pub struct Tab {
    pub game: MakingMonsters,
    pub told: Vec<Told<Event>>,
}

/// A new game of so many players (always the same one), with values put in by JSON pointer, taken to its first
/// question: `given!(2, "/phase" => "answer", "/players/0/bag" => { "limb": 1 })`.
#[macro_export]
macro_rules! given {
    ($players:expr $(, $pointer:literal => $value:tt)* $(,)?) => {
        $crate::common::table($players, &[$(($pointer, serde_json::json!($value))),*])
    };
}

/// What `given!` calls.
pub fn table(players: u8, values: &[(&str, Value)]) -> Tab {
    let mut on = Witness::recording();
    let fresh = MakingMonsters::new(&Options { players }, pack(), &Seed::from_number(1), &mut on)
        .expect("these options are good");
    if values.is_empty() {
        return Tab { game: fresh, told: on.told };
    }
    let mut state = json::write(pack(), &fresh);
    for (pointer, value) in values {
        let (parent, key) = pointer.rsplit_once('/').expect("a pointer has a slash");
        match state.pointer_mut(parent).unwrap_or_else(|| panic!("no {parent}")) {
            Value::Object(fields) => {
                fields.insert(key.to_owned(), value.clone());
            }
            Value::Array(elements) => elements[key.parse::<usize>().expect("an index")] = value.clone(),
            _ => panic!("no place {pointer}"),
        }
    }
    let mut game: MakingMonsters =
        json::read_state(pack(), &state).unwrap_or_else(|problem| panic!("{problem}"));
    let mut on = Witness::recording();
    game.resume(&mut on);
    Tab { game, told: on.told }
}

impl Tab {
    fn action(&self, action: &Value) -> Action {
        json::read(pack(), "action", action).unwrap_or_else(|problem| panic!("{problem}"))
    }

    /// Gives an answer that must be accepted.
    #[track_caller]
    pub fn act(&mut self, index: usize, action: Value) -> &mut Self {
        self.act_with(index, action, [])
    }

    /// As `act`, with what chance brings; all of it must be used.
    #[track_caller]
    pub fn act_with<const N: usize>(&mut self, index: usize, action: Value, luck: [u32; N]) -> &mut Self {
        let mut on = Witness::scripted(luck);
        let answer = self.action(&action);
        if let Err(refusal) = self.game.apply(seat(index), &answer, &mut on) {
            panic!("{action} of seat {index}: {refusal}, legal: {:?}", self.legal(index));
        }
        assert_eq!(on.unused(), 0, "luck left over");
        assert_eq!(on.misfit, None);
        self.told = on.told;
        self
    }

    /// The clauses that refuse an answer; nothing changes.
    #[track_caller]
    pub fn refused(&self, index: usize, action: Value) -> &'static [&'static str] {
        let mut game = self.game.clone();
        let answer = self.action(&action);
        match game.apply(seat(index), &answer, &mut Witness::recording()) {
            Ok(()) => panic!("{action} of seat {index} is accepted"),
            Err(refusal) => {
                assert_eq!(game, self.game);
                refusal.clauses
            }
        }
    }

    pub fn legal(&self, index: usize) -> Vec<Value> {
        let mut actions = Vec::new();
        self.game.legal(seat(index), &mut actions);
        actions.iter().map(|action| json::write(pack(), action)).collect()
    }

    #[track_caller]
    pub fn offers(&self, index: usize, action: Value) {
        assert!(self.legal(index).contains(&action), "{action} not in {:?}", self.legal(index));
    }

    #[track_caller]
    pub fn lacks(&self, index: usize, action: Value) {
        assert!(!self.legal(index).contains(&action), "{action} in {:?}", self.legal(index));
    }

    /// Who is asked.
    pub fn asked(&self) -> Vec<usize> {
        self.game.awaiting().into_iter().map(|seat| seat.index()).collect()
    }

    /// A value of the full state.
    pub fn at(&self, pointer: &str) -> Value {
        json::write(pack(), &self.game).pointer(pointer).cloned().unwrap_or(Value::Null)
    }

    /// A value of a seat's view.
    pub fn sees(&self, index: usize, pointer: &str) -> Value {
        let view = self.game.view(Viewer::Seat(seat(index)));
        json::write(pack(), &view).pointer(pointer).cloned().unwrap_or(Value::Null)
    }

    /// A value of the view of someone who sees only what is public.
    pub fn public(&self, pointer: &str) -> Value {
        let view = self.game.view(Viewer::Spectator);
        json::write(pack(), &view).pointer(pointer).cloned().unwrap_or(Value::Null)
    }

    /// Whether an event of the latest step cites the clause.
    pub fn cites(&self, clause: &str) -> bool {
        self.told.iter().any(|told| told.clause == clause)
    }

    pub fn phase(&self) -> Phase {
        self.game.phase
    }
}
