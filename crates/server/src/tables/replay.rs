//! A stored log, played again step by step.

use engine::Seat;
use plug::{Playing, Plug};
use serde_json::Value;

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

    /// Plays the log again; `asked_since` follows who has owed a decision since when.
    pub fn replay(
        &self,
        game: &'static Plug,
        asked_since: &mut [Option<i64>],
    ) -> Result<Box<dyn Playing>, Differs> {
        let mut play = self.begin(game).ok_or(Differs::Begin)?;
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
        }
        Ok(play)
    }

    /// Whether a game that was played again stands where it stood, by the hash that is stored with the last line.
    pub fn leads_to(&self, play: &dyn Playing) -> Result<bool, Denial> {
        match self.moves.get(self.before()..).and_then(<[MoveRow]>::last) {
            Some(row) => Ok(row.state == play.state_hash().map_err(Denial::unwritable)?),
            None => Ok(true),
        }
    }
}
