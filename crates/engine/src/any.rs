//! Games and tables without generics: actions and views as JSON, for servers, tools and tests.

use std::{any::Any, marker::PhantomData};

use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::{
    game::Game,
    json,
    ledger::Ledger,
    luck::Seed,
    outcome::Outcome,
    pack::{Components, Pack},
    refusal::{Clause, Problem, Problems, Refusal},
    save,
    scenario::{self, Scenario},
    seat::{Seat, Seats, Viewer},
    table::Table,
};

/// Why an answer in JSON was not taken.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Rejected {
    /// It could not be read as an answer of this game at all.
    Unreadable(Problem),
    /// A rule says no.
    Refused(Refusal),
}

/// Something that happened, as one viewer was told.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Line {
    /// The log entry it belongs to; `None` for the set-up.
    pub entry: Option<usize>,
    pub clause: Clause,
    pub event: Value,
}

/// A game, by its id.
pub trait AnyGame: Send + Sync {
    fn id(&self) -> &'static str;
    fn rules_version(&self) -> u32;
    fn default_options(&self) -> Value;
    /// The text of the data pack that ships with the game.
    fn built_in_data(&self) -> &'static str;
    /// Opens a table; `data` is the text of another pack than the built-in one.
    fn open(&self, options: &Value, data: Option<&str>, seed: Seed) -> Result<Box<dyn AnyTable>, Problems>;
    fn load(&self, save: &str, data: Option<&str>) -> Result<Box<dyn AnyTable>, Problems>;
    /// Plays a scenario; the differences if it does not go as it says. `ledger` knows the clauses of the game.
    fn run(&self, scenario: &Scenario, data: Option<&str>, ledger: &Ledger) -> Result<(), Problems>;
    /// The table of a scenario after its first `steps` answers, for looking at it.
    fn after(&self, scenario: &Scenario, data: Option<&str>, steps: usize) -> Result<Value, Problems>;
}

/// A table of any game.
pub trait AnyTable: Send {
    fn game(&self) -> &'static str;
    fn players(&self) -> usize;
    fn options(&self) -> Value;
    fn awaiting(&self) -> Seats;
    fn legal(&self, seat: Seat) -> Vec<Value>;
    fn act(&mut self, seat: Seat, action: &Value) -> Result<(), Rejected>;
    fn can_undo(&self, seat: Seat) -> bool;
    fn undo(&mut self, seat: Seat) -> Result<(), Problem>;
    fn view(&self, viewer: Viewer) -> Value;
    fn state(&self) -> Value;
    /// Everything there is to see, for whoever looks into a table.
    fn picture(&self) -> Result<Value, Problem>;
    fn state_hash(&self) -> Result<String, Problem>;
    fn outcome(&self) -> Option<Outcome>;
    /// How many lines the log has.
    fn entries(&self) -> usize;
    /// The table after the first `entries` lines of its log.
    fn at(&self, entries: usize) -> Result<Box<dyn AnyTable>, Problem>;
    fn story(&self, viewer: Viewer) -> Vec<Line>;
    fn save(&self) -> Result<String, Problem>;
    /// The commitment to the seed, public from the start.
    fn commitment(&self) -> String;
    /// The [`Table`] itself, for code that knows the game's type.
    fn as_any(&self) -> &dyn Any;
    fn as_any_mut(&mut self) -> &mut dyn Any;
}

/// Makes an [`AnyGame`] of a [`Game`]: `&Of::<Valeria>::NEW`.
pub struct Of<G>(PhantomData<fn() -> G>);

impl<G> Of<G> {
    pub const NEW: Of<G> = Of(PhantomData);
}

impl<G: Game> Of<G> {
    fn pack(data: Option<&str>) -> Result<Pack<G::Data>, Problems> {
        data.map_or_else(Pack::built_in, Pack::parse)
    }
}

impl<G: Game> AnyGame for Of<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
    }

    fn default_options(&self) -> Value {
        // The tests of every game read its built-in pack: nothing a user does can break it.
        let pack = Pack::<G::Data>::built_in();
        let pack = pack.unwrap_or_else(|problems| panic!("built-in data pack of {}: {problems:?}", G::ID));
        json::write(pack, &G::Options::default())
    }

    fn built_in_data(&self) -> &'static str {
        G::Data::BUILT_IN
    }

    fn open(&self, options: &Value, data: Option<&str>, seed: Seed) -> Result<Box<dyn AnyTable>, Problems> {
        let pack = Self::pack(data)?;
        let options = json::read_options::<G>(pack, options).map_err(|problem| vec![problem])?;
        Ok(Box::new(Table::<G>::open(options, pack, seed)?))
    }

    fn load(&self, save: &str, data: Option<&str>) -> Result<Box<dyn AnyTable>, Problems> {
        Ok(Box::new(save::load::<G>(save, Self::pack(data)?)?))
    }

    fn run(&self, scenario: &Scenario, data: Option<&str>, ledger: &Ledger) -> Result<(), Problems> {
        scenario::run::<G>(scenario, Self::pack(data)?, ledger)
    }

    fn after(&self, scenario: &Scenario, data: Option<&str>, steps: usize) -> Result<Value, Problems> {
        let (options, state) = scenario::after::<G>(scenario, Self::pack(data)?, steps)?;
        picture(&options, steps, &state).map_err(|problem| vec![problem])
    }
}

/// A state with everything that follows from it; `entries` answers led to it.
fn picture<G: Game>(options: &G::Options, entries: usize, state: &G) -> Result<Value, Problem> {
    let pack = state.pack();
    let mut legal = Map::new();
    for seat in Seat::all(state.players()) {
        let mut actions = Vec::new();
        state.legal(seat, &mut actions);
        legal.insert(seat.to_string(), json::write(pack, &actions));
    }
    let views = Viewer::all(state.players());
    let views: Map<String, Value> =
        views.map(|viewer| (viewer.to_string(), json::write(pack, &state.view(viewer)))).collect();
    Ok(json!({
        "game": G::ID,
        "options": json::write(pack, options),
        "entries": entries,
        "state_hash": json::state_hash(state)?,
        "awaiting": state.awaiting(),
        "legal": legal,
        "outcome": state.outcome(),
        "state": json::write(pack, state),
        "views": views,
    }))
}

impl<G: Game> AnyTable for Table<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn players(&self) -> usize {
        Table::state(self).players()
    }

    fn options(&self) -> Value {
        json::write(self.pack(), Table::options(self))
    }

    fn awaiting(&self) -> Seats {
        Table::state(self).awaiting()
    }

    fn legal(&self, seat: Seat) -> Vec<Value> {
        let mut actions = Vec::new();
        Table::state(self).legal(seat, &mut actions);
        actions.iter().map(|action| json::write(self.pack(), action)).collect()
    }

    fn act(&mut self, seat: Seat, action: &Value) -> Result<(), Rejected> {
        let action = json::read(self.pack(), "action", action).map_err(Rejected::Unreadable)?;
        Table::act(self, seat, action).map_err(Rejected::Refused)
    }

    fn can_undo(&self, seat: Seat) -> bool {
        Table::can_undo(self, seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Problem> {
        Ok(Table::undo(self, seat)?)
    }

    fn view(&self, viewer: Viewer) -> Value {
        json::write(self.pack(), &Table::state(self).view(viewer))
    }

    fn state(&self) -> Value {
        json::write(self.pack(), Table::state(self))
    }

    fn picture(&self) -> Result<Value, Problem> {
        picture::<G>(Table::options(self), Table::entries(self), Table::state(self))
    }

    fn state_hash(&self) -> Result<String, Problem> {
        Table::state_hash(self)
    }

    fn outcome(&self) -> Option<Outcome> {
        Table::state(self).outcome()
    }

    fn entries(&self) -> usize {
        Table::entries(self)
    }

    fn at(&self, entries: usize) -> Result<Box<dyn AnyTable>, Problem> {
        Ok(Box::new(Table::at(self, entries)?))
    }

    fn story(&self, viewer: Viewer) -> Vec<Line> {
        Table::story(self, viewer)
            .map(|(entry, told)| Line {
                entry,
                clause: told.clause,
                event: json::write(self.pack(), &told.event),
            })
            .collect()
    }

    fn save(&self) -> Result<String, Problem> {
        save::save(self)
    }

    fn commitment(&self) -> String {
        self.seed().commitment()
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn as_any_mut(&mut self) -> &mut dyn Any {
        self
    }
}
