//! A stored log, played again step by step.

use engine::Seat;
use plug::{Playing, Plug};
use serde_json::Value;

use crate::{
    denial::{Denial, Reason},
    store::{DealRow, MoveRow},
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

/// A line that cannot be read is no answer either.
fn seat_of(row: &MoveRow) -> Option<Seat> {
    usize::try_from(row.seat).ok().and_then(Seat::new)
}

/// Plays the log again; `asked_since` follows who has owed a decision since when.
pub fn replay(
    game: &'static Plug,
    options: &Value,
    deal: &DealRow,
    moves: &[MoveRow],
    asked_since: &mut [Option<i64>],
) -> Result<Box<dyn Playing>, Differs> {
    let seed = deal.seed.parse().map_err(|()| Differs::Begin)?;
    let mut play = game.begin(options, None, seed).map_err(|_| Differs::Begin)?;
    for (line, row) in moves.iter().enumerate() {
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
            *since = since.filter(|_| goes_on).or(Some(row.made).filter(|_| awaiting.contains(Seat::at(at))));
        }
    }
    Ok(play)
}

/// The game, if its log leads to the state whose hash is stored with the last line.
pub fn as_stored(
    replayed: Result<Box<dyn Playing>, Differs>,
    moves: &[MoveRow],
) -> Result<Box<dyn Playing>, Denial> {
    let play = replayed.map_err(|_| Denial::of(Reason::LogDiffers))?;
    if let Some(row) = moves.last()
        && row.state != play.state_hash().map_err(Denial::unwritable)?
    {
        return Err(Denial::of(Reason::LogDiffers));
    }
    Ok(play)
}
