//! Final scoring (MM-SCORE).

use engine::{Outcome, ScoreLine};

use crate::{
    data::Kind,
    open::{Open, Phase, Player},
};

impl Open {
    /// Most prestige wins (MM-SCORE-01); then the fewest rot (MM-SCORE-02), then the best Fair (MM-SCORE-04); then
    /// the victory is shared (MM-SCORE-05).
    pub fn final_outcome(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        // `validate` keeps prestige far below where this would not fit.
        let number = |value: u32| value as i32;
        let sheet = |player: &Player| {
            let rounds = player.prestige.saturating_sub(player.fair);
            let fair = player.prestige - rounds;
            let line = |item, value, clause| ScoreLine { item, count: 1, points: number(value), clause };
            let lines = vec![line("rounds", rounds, "MM-SCORE-01"), line("fair", fair, "MM-FAIR-10")];
            (lines, vec![-i32::from(player.bag.get(Kind::Rot)), number(player.fair)])
        };
        Some(Outcome::ranked(1, self.players.iter().map(sheet).collect()))
    }
}
