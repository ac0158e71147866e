//! A stored log, played again step by step.

use engine::{Seat, Seats, Viewer};
use plug::{Eyes, Playing, Plug};
use serde_json::Value;

use super::thoughts::{Sight, Waiting};
use crate::{
    denial::Denial,
    store::{DealRow, MoveRow, StateRow},
};

/// Where a log does not lead on by the rules of today.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Differs {
    /// A game cannot be begun so.
    Begin,
    /// The answer of this line is none.
    Answer(usize),
    /// Nothing can be taken back at this line.
    TakenBack(usize),
    /// Chance decides otherwise at this line.
    Luck(usize),
    /// It comes to another end.
    End,
}

/// Everything that a game is played again from.
pub struct Course {
    pub options: Value,
    pub deal: DealRow,
    /// Where it went on when its rules had last changed.
    pub ground: Option<StateRow>,
    pub moves: Vec<MoveRow>,
}

/// What the seconds of a log tell of the time that went by.
pub struct Times {
    /// Who owes a decision, since when.
    pub asked: Vec<Option<i64>>,
    /// What everybody knows of it.
    pub waiting: Waiting<i64>,
}

/// A line that cannot be read is no answer either.
fn seat_of(row: &MoveRow) -> Option<Seat> {
    usize::try_from(row.seat).ok().and_then(Seat::new)
}

impl Course {
    /// How many lines are not played again, for they came before the ground.
    pub fn before(&self) -> usize {
        self.ground.as_ref().map_or(0, |ground| usize::try_from(ground.version).unwrap_or(0))
    }

    /// The table before the first line that is played again. Why there can be none by the rules of today, whoever runs the
    /// house hears.
    fn begin(&self, game: &'static Plug) -> Option<Box<dyn Playing>> {
        if self.before() > self.moves.len() {
            return None;
        }
        let seed = self.deal.seed.parse().ok()?;
        let begun = match &self.ground {
            None => game.begin(&self.options, None, seed),
            Some(ground) => {
                let state = serde_json::from_str(&ground.state);
                let state = state.inspect_err(|error| tracing::warn!(%error, "a ground cannot be read"));
                game.go_on(&self.options, seed, self.before(), &state.ok()?)
            }
        };
        begun.inspect_err(|problems| tracing::warn!(?problems, "a stored game cannot be begun")).ok()
    }

    /// Plays the log again. `begun` is when those were asked who are asked before its first line.
    pub fn replay(&self, game: &'static Plug, begun: i64) -> Result<(Box<dyn Playing>, Times), Differs> {
        let mut play = self.begin(game).ok_or(Differs::Begin)?;
        let asked = |seat| play.awaiting().contains(seat).then_some(begun);
        let mut asked_since: Vec<Option<i64>> = Seat::all(play.players()).map(asked).collect();
        let first = play.pending(Viewer::Spectator);
        let mut pending = Vec::new();
        for (line, row) in self.moves.iter().enumerate().skip(self.before()) {
            let seat = seat_of(row).ok_or(Differs::Answer(line))?;
            match &row.action {
                None => play.undo(seat).map_err(|_| Differs::TakenBack(line))?,
                Some(action) => {
                    let action: Value = serde_json::from_str(action).map_err(|_| Differs::Answer(line))?;
                    let logged = play.give(seat, &action).map_err(|_| Differs::Answer(line))?;
                    if !serde_json::to_string(&logged.luck).is_ok_and(|luck| luck == row.luck) {
                        return Err(Differs::Luck(line));
                    }
                }
            }
            let awaiting = play.awaiting();
            if row.action.is_none()
                && let Some(since) = asked_since.get_mut(seat.index())
            {
                // Whoever takes an answer back has had the time of that answer already.
                *since = since.or(Some(row.made)).map(|since| since + row.spent / 1000);
            }
            for (at, since) in asked_since.iter_mut().enumerate() {
                let goes_on = awaiting.contains(Seat::at(at)) && (seat.index() != at || row.action.is_none());
                *since =
                    since.filter(|_| goes_on).or(Some(row.made).filter(|_| awaiting.contains(Seat::at(at))));
            }
            pending.push(play.pending(Viewer::Spectator));
        }
        let waiting = self.seen(&*play, begun, first, &pending);
        Ok((play, Times { asked: asked_since, waiting }))
    }

    /// What everybody has seen of the time that went by: as of a table that was in memory all the while. `first` and then
    /// `pending` seemed to be asked.
    fn seen(&self, play: &dyn Playing, begun: i64, first: Seats, pending: &[Seats]) -> Waiting<i64> {
        let moments = play.moments(Eyes::Viewer(Viewer::Spectator));
        let mut spent = vec![0_u64; play.players()];
        let mut waiting = Waiting::begin(0, first, &spent, begun);
        for (line, row) in self.moves.iter().enumerate() {
            let Some(seat) = seat_of(row) else { continue };
            if let Some(spent) = spent.get_mut(seat.index()) {
                *spent = spent.saturating_add_signed(row.spent);
            }
            match line.checked_sub(self.before()).and_then(|at| pending.get(at)) {
                // What came before the ground is not known any more, but for what it took.
                None => waiting = Waiting::begin(0, first, &spent, begun),
                Some(pending) => {
                    let (takes_back, told) = (row.action.is_none(), moments.until(line));
                    let sight = Sight { seat, takes_back, told, pending: *pending };
                    waiting.follow(&sight, &spent, row.made);
                }
            }
        }
        waiting
    }

    /// Whether a game that was played again stands where it stood, by the hash that is stored with the last line.
    pub fn leads_to(&self, play: &dyn Playing) -> Result<bool, Denial> {
        match self.moves.get(self.before()..).and_then(<[MoveRow]>::last) {
            Some(row) => Ok(row.state == play.state_hash().map_err(Denial::unwritable)?),
            None => Ok(true),
        }
    }
}
