//! The story of a game in three sentences: who was ahead, when it turned, how it ended.

use engine::{Outcome, Seat};
use maud::{Markup, html};
use plug::Curve;
use words::Lang;

use super::super::replay_at;
use crate::tables::{LiveTable, points};

/// Whoever is ahead by less than this, in percent, is not seen to be ahead.
const CLEARLY: f32 = 6.0;

pub fn story(table: &LiveTable, curve: &Curve, outcome: &Outcome, lang: Lang) -> Markup {
    let name =
        |seat: Seat| table.chairs.get(seat.index()).map_or_else(String::new, |chair| chair.called(lang));
    let winner = outcome.winners().next();
    let (Some(winner), true) = (winner, outcome.standings.len() > 1) else { return html! {} };
    let leads = leads(curve);
    let first = leads.first().copied();
    let opening = match first {
        Some(first) if !has_turned(&leads, winner) => lang.tell("story-led", [("who", name(first).into())]),
        Some(first) => lang.tell(
            "story-lead",
            [("who", name(first).into()), ("changes", leads.len().saturating_sub(1).into())],
        ),
        None => lang.say("story-close"),
    };
    // Where one was ahead all the time, nothing turned.
    let turn = turn(curve, winner).filter(|_| has_turned(&leads, winner));
    let ending = ending(table, outcome, lang);
    html! {
        p.story {
            (opening) " "
            @if let Some(turn) = turn {
                a href={ (replay_at(&table.row.id)) (turn.at) } {
                    (lang.tell("story-turn", [
                        ("who", name(winner).into()), ("at", turn.at.into()),
                        ("from", (turn.from.round() as i64).into()), ("to", (turn.to.round() as i64).into()),
                    ]))
                }
                " "
            }
            (ending)
        }
    }
}

/// Who was clearly ahead, one after the other.
fn leads(curve: &Curve) -> Vec<Seat> {
    let mut leads: Vec<Seat> = Vec::new();
    for (_, chances) in &curve.moments {
        let mut order: Vec<(usize, f32)> = chances.iter().copied().enumerate().collect();
        order.sort_by(|one, two| two.1.total_cmp(&one.1));
        let [best, second, ..] = order.as_slice() else { continue };
        let seat = Seat::at(best.0);
        if best.1 - second.1 >= CLEARLY && leads.last() != Some(&seat) {
            leads.push(seat);
        }
    }
    leads
}

/// Whether somebody else than the winner was ever seen to be ahead, or nobody at all.
fn has_turned(leads: &[Seat], winner: Seat) -> bool {
    leads != [winner]
}

/// The step that brought the winner the most, and their chances before and after it.
struct Turn {
    at: usize,
    from: f32,
    to: f32,
}

fn turn(curve: &Curve, winner: Seat) -> Option<Turn> {
    let chance = |chances: &[f32]| chances.get(winner.index()).copied();
    let turns = curve.moments.windows(2).filter_map(|pair| {
        let [before, after] = pair else { return None };
        Some(Turn { at: after.0, from: chance(&before.1)?, to: chance(&after.1)? })
    });
    turns.max_by(|one, two| (one.to - one.from).total_cmp(&(two.to - two.from)))
}

/// How many points lay between the first and the next.
fn ending(table: &LiveTable, outcome: &Outcome, lang: Lang) -> String {
    let name =
        |seat: Seat| table.chairs.get(seat.index()).map_or_else(String::new, |chair| chair.called(lang));
    let best = outcome.standings.iter().find(|standing| standing.won);
    let next = outcome.standings.iter().filter(|standing| !standing.won).min_by_key(|standing| standing.rank);
    match best.zip(next) {
        None => lang.say("story-together"),
        Some((best, next)) if best.score == next.score => {
            lang.tell("story-tie", [("who", name(best.seat).into()), ("other", name(next.seat).into())])
        }
        Some((best, next)) => lang.tell(
            "story-end",
            [
                ("who", name(best.seat).into()),
                ("other", name(next.seat).into()),
                ("score", points(outcome, best.score).into()),
                ("less", points(outcome, next.score).into()),
            ],
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn curve(moments: &[[f32; 2]]) -> Curve {
        Curve { moments: moments.iter().map(|chances| chances.to_vec()).enumerate().collect() }
    }

    #[test]
    fn the_lead_changes_when_somebody_is_clearly_ahead() {
        let curve =
            curve(&[[50.0, 50.0], [60.0, 40.0], [51.0, 49.0], [70.0, 30.0], [40.0, 60.0], [0.0, 100.0]]);
        assert_eq!(leads(&curve), [Seat::at(0), Seat::at(1)]);
        assert!(has_turned(&leads(&curve), Seat::at(1)));
        let turn = turn(&curve, Seat::at(1)).expect("a turn");
        assert_eq!((turn.at, turn.from, turn.to), (5, 60.0, 100.0));
    }

    #[test]
    fn nothing_turns_where_one_is_ahead_all_the_time() {
        let curve = curve(&[[50.0, 50.0], [60.0, 40.0], [57.0, 43.0], [100.0, 0.0]]);
        assert!(!has_turned(&leads(&curve), Seat::at(0)));
        // Whoever was ahead lost by the tie-break.
        assert!(has_turned(&leads(&curve), Seat::at(1)));
    }

    #[test]
    fn alone_nobody_is_ahead() {
        let alone = Curve { moments: vec![(0, vec![100.0]), (1, vec![100.0])] };
        assert_eq!(leads(&alone), []);
    }
}
