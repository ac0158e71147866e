//! Spaces without generics, for whoever has a table and not its type.

use engine::{
    Game, Pack, Problem, Problems, Seat, Table, Viewer,
    any::{AnyTable, Of, Rejected},
    json,
};
use serde_json::Value;

use crate::{Block, Field, Lot, Many, Plan, Space};

/// The numbers of a game. Tables that are handed in are tables of this game, with data packs that [`AnySpace::fits`].
pub trait AnySpace: Send + Sync {
    /// How many numbers answers have.
    fn actions(&self) -> usize;
    fn blocks(&self) -> &'static [Block];
    /// The names of all numbers, in the words of a data pack (the text of one, or the built-in).
    fn action_names(&self, data: Option<&str>) -> Result<Vec<String>, Problems>;
    fn fields(&self) -> Vec<Field>;
    /// How many numbers an observation has.
    fn width(&self) -> usize {
        self.fields().iter().map(Field::len).sum()
    }
    /// Whether all that a data pack holds has a number.
    fn fits(&self, data: Option<&str>) -> Result<(), Problems>;

    /// Writes 1 for what `seat` may answer and 0 for the rest; a problem where one of its answers has no number.
    fn mask(&self, table: &dyn AnyTable, seat: Seat, into: &mut [u8]) -> Result<(), Problem>;
    /// Writes what `seat` knows.
    fn observe(&self, table: &dyn AnyTable, seat: Seat, into: &mut [f32]) -> Result<(), Problem>;
    /// Gives the answer with a number.
    fn apply(&self, table: &mut dyn AnyTable, seat: Seat, number: usize) -> Result<(), Rejected>;
    /// The answer behind a number in JSON, as `seat` of this table would give it.
    fn action(&self, table: &dyn AnyTable, seat: Seat, number: usize) -> Result<Value, Problem>;
    /// The number of an answer in JSON.
    fn number(&self, table: &dyn AnyTable, seat: Seat, action: &Value) -> Result<usize, Problem>;

    /// Many games at once.
    fn many(&self, options: &Value, data: Option<&str>, plan: &Plan) -> Result<Box<dyn Many>, Problems>;
}

fn pack<G: Game>(data: Option<&str>) -> Result<Pack<G::Data>, Problems> {
    data.map_or_else(Pack::built_in, Pack::parse)
}

fn table<G: Game>(any: &dyn AnyTable) -> Result<&Table<G>, Problem> {
    any.as_any().downcast_ref().ok_or_else(|| other_game(any, G::ID))
}

fn other_game(table: &dyn AnyTable, wanted: &str) -> Problem {
    Problem::new("space-other-game").with("game", table.game()).with("wanted", wanted)
}

fn no_number(number: usize) -> Problem {
    Problem::new("space-no-number").with("number", number)
}

fn unnumbered(action: &Value) -> Problem {
    Problem::new("space-unnumbered").with("action", action)
}

/// An observation or a mask that is handed in must have room for all of it.
fn wide(found: usize, wanted: usize) -> Result<(), Problem> {
    if found == wanted {
        return Ok(());
    }
    Err(Problem::new("space-width").with("found", found).with("wanted", wanted))
}

impl<G: Space> AnySpace for Of<G> {
    fn actions(&self) -> usize {
        G::actions()
    }

    fn blocks(&self) -> &'static [Block] {
        G::answers().blocks()
    }

    fn action_names(&self, data: Option<&str>) -> Result<Vec<String>, Problems> {
        let pack = pack::<G>(data)?;
        G::fits(pack)?;
        Ok((0..G::actions()).map(|number| G::action_name(number, pack)).collect())
    }

    fn fields(&self) -> Vec<Field> {
        G::fields()
    }

    fn fits(&self, data: Option<&str>) -> Result<(), Problems> {
        G::fits(pack::<G>(data)?)
    }

    fn mask(&self, any: &dyn AnyTable, seat: Seat, into: &mut [u8]) -> Result<(), Problem> {
        let table = table::<G>(any)?;
        let state = table.state();
        wide(into.len(), G::actions())?;
        into.fill(0);
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        for action in &legal {
            let number = G::number(action, seat, state.players());
            into[number.ok_or_else(|| unnumbered(&json::write(table.pack(), action)))?] = 1;
        }
        Ok(())
    }

    fn observe(&self, any: &dyn AnyTable, seat: Seat, into: &mut [f32]) -> Result<(), Problem> {
        let state = table::<G>(any)?.state();
        let found = into.len();
        wide(found, G::observe(&state.view(Viewer::Seat(seat)), seat, into))
    }

    fn apply(&self, any: &mut dyn AnyTable, seat: Seat, number: usize) -> Result<(), Rejected> {
        let Some(table) = any.as_any_mut().downcast_mut::<Table<G>>() else {
            return Err(Rejected::Unreadable(other_game(any, G::ID)));
        };
        let action = G::action(number, seat, table.state().players());
        let mut action = action.ok_or_else(|| Rejected::Unreadable(no_number(number)))?;
        let mut legal = Vec::new();
        table.state().legal(seat, &mut legal);
        if !legal.contains(&action) {
            // A number may stand for a component that this pack does not hold. Rules are asked about known ones only.
            let pack = table.pack();
            action = json::read(pack, "action", &json::write(pack, &action)).map_err(Rejected::Unreadable)?;
        }
        table.act(seat, action).map_err(Rejected::Refused)
    }

    fn action(&self, any: &dyn AnyTable, seat: Seat, number: usize) -> Result<Value, Problem> {
        let table = table::<G>(any)?;
        let action = G::action(number, seat, table.state().players()).ok_or_else(|| no_number(number))?;
        Ok(json::write(table.pack(), &action))
    }

    fn number(&self, any: &dyn AnyTable, seat: Seat, action: &Value) -> Result<usize, Problem> {
        let table = table::<G>(any)?;
        let read: G::Action = json::read(table.pack(), "action", action)?;
        G::number(&read, seat, table.state().players()).ok_or_else(|| unnumbered(action))
    }

    fn many(&self, options: &Value, data: Option<&str>, plan: &Plan) -> Result<Box<dyn Many>, Problems> {
        let pack = pack::<G>(data)?;
        let options = json::read_options::<G>(pack, options).map_err(|problem| vec![problem])?;
        Ok(Box::new(Lot::<G>::open(options, pack, plan)?))
    }
}
