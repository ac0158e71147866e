//! Ranking, awards and the end of the game.

use engine::{Audience, List, Outcome, ScoreLine, Witness};

use crate::{
    data::Data,
    event::Event,
    open::{Final, HALVES, Phase, total},
    state::DungeonPetz,
};

/// Places and awards (in halves) by score: only scores above 0 take part; tied players share the better place and
/// its award, less one for every other player tied with them (DP-EXH-10). Place 0 is no part.
pub fn awards(data: &Data, scores: &[i16]) -> List<(u8, i16), 4> {
    let table = data.awards(scores.len());
    let award = |score: &i16| {
        if *score <= 0 {
            return (0, 0);
        }
        let better = scores.iter().filter(|other| *other > score).count();
        let tied = scores.iter().filter(|other| *other == score).count() as i16 - 1;
        let points =
            i16::from(table.get(better).copied().unwrap_or(0)) - tied * i16::from(data.tie_reduction);
        (better as u8 + 1, 2 * points.max(0))
    };
    scores.iter().map(award).collect()
}

/// Chapter 24: business acumen, then the pet display.
pub fn finals(game: &mut DungeonPetz, on: &mut Witness<Event>) {
    for player in &mut game.players {
        player.finals.clear();
    }
    for number in 0..2u8 {
        let scores: List<i16, 4> = game
            .players
            .iter()
            .map(|player| total(player.assets(game.data(), usize::from(number))))
            .collect();
        for (seat, (_, award)) in game.seats().zip(awards(game.data(), &scores)) {
            let halves = scores[seat.index()];
            // DP-FINAL-03: below 0 it costs what it is.
            let award = if halves < 0 { halves } else { award };
            let player = game.player_mut(seat);
            player.reputation = player.reputation.saturating_add(award);
            player.finals.push(Final { score: halves, award });
            let clause = if number == 0 { "DP-FINAL-04" } else { "DP-FINAL-08" };
            on.tell(Audience::ALL, clause, || Event::FinalScore { seat, number, halves, award });
        }
    }
    game.phase = Phase::Over;
}

/// DP-FINAL-12: the most reputation wins; a tie is a shared victory.
pub fn outcome(game: &DungeonPetz) -> Option<Outcome> {
    if game.phase != Phase::Over {
        return None;
    }
    let sheets = game.players.iter().map(|player| {
        let award = |number: usize| player.finals.get(number).map_or((0, 0), |last| (last.score, last.award));
        let ((business, first), (display, second)) = (award(0), award(1));
        let earned = i32::from(player.reputation) - i32::from(first) - i32::from(second);
        let lines = vec![
            ScoreLine { item: "reputation", count: HALVES.into(), points: earned, clause: "DP-CORE-01" },
            ScoreLine {
                item: "business",
                count: i32::from(business),
                points: i32::from(first),
                clause: "DP-FINAL-04",
            },
            ScoreLine {
                item: "display",
                count: i32::from(display),
                points: i32::from(second),
                clause: "DP-FINAL-08",
            },
        ];
        (lines, Vec::new())
    });
    Some(Outcome::ranked(HALVES, sheets.collect()))
}
