//! How the chances to win went, from the first step to the last.

use bots::Valuer;
use engine::{Game, Seat, Table, Valued, chances::Lens};

/// How many moments are shown at most.
const MOMENTS: usize = 160;

/// The chances of every seat at some moments of a game, in percent.
pub struct Curve {
    /// Lines of the log before the moment (from the ground of the table on, where it has one), and each seat's chance.
    pub moments: Vec<(usize, Vec<f32>)>,
}

impl Curve {
    /// Plays a game again and asks at every step who was likely to win.
    pub fn of<G: Valued>(table: &Table<G>) -> Curve {
        let Ok(mut again) = table.beginning() else { return Curve { moments: Vec::new() } };
        let mut valuer = Valuer::of::<G>(again.state().players());
        valuer.set_par(again.state());
        let mut moments = vec![(0, chances(&mut valuer, again.state()))];
        let last = table.log().len();
        let stride = last.div_ceil(MOMENTS).max(1);
        for (at, entry) in table.log().iter().enumerate() {
            let done = match entry.act {
                Some(action) => again.act(entry.seat, action).is_ok(),
                None => again.undo(entry.seat).is_ok(),
            };
            if !done {
                break;
            }
            if (at + 1) % stride == 0 || at + 1 == last {
                moments.push((at + 1, chances(&mut valuer, again.state())));
            }
        }
        Curve { moments }
    }

    pub fn last(&self) -> usize {
        self.moments.last().map_or(0, |(at, _)| *at)
    }
}

/// In a finished game there is no chance left: the winners share the win.
fn chances<G: Valued>(valuer: &mut Valuer, state: &G) -> Vec<f32> {
    if let Some(outcome) = Game::outcome(state) {
        let winners = outcome.winners().count().max(1) as f32;
        let won = |seat: Seat| outcome.winners().any(|winner| winner == seat);
        return Seat::all(state.players())
            .map(|seat| if won(seat) { 100.0 / winners } else { 0.0 })
            .collect();
    }
    let mut chances = valuer.chances(state)[..state.players()].to_vec();
    bots::told_chances(state, Lens::Table, &mut chances);
    chances.iter().map(|chance| chance * 100.0).collect()
}
