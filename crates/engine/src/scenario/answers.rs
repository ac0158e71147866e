//! The legal answers of a seat: all of them, some of them, their order and their number.
//!
//! Answers are compared as the game reads them, so that they may be written any way that means the same.

use serde_json::Value;

use super::{
    Then, sound,
    then::{Moment, differs},
};
use crate::{
    game::Game,
    json,
    refusal::{Problem, Problems},
};

pub(super) fn differences<G: Game>(moment: &Moment<'_, G>, then: &Then, problems: &mut Problems) {
    let mut check = |word: &str, seat: &String, expected: &[Value], differ: Differ<G>| {
        let found = legal(moment, word, seat).and_then(|legal| {
            let expected = read(moment, word, seat, expected)?;
            Ok(differ(&legal, &expected).map(|wrong| {
                let show = |actions: &[G::Action]| {
                    Value::from_iter(actions.iter().map(|action| json::write(moment.pack, action)))
                };
                differs(format!("{word} {seat}"), show(&wrong), show(&legal))
            }))
        });
        problems.extend(found.unwrap_or_else(Some));
    };
    for (seat, expected) in &then.legal {
        check("legal", seat, expected, |legal, expected| {
            let all = legal.len() == expected.len() && expected.iter().all(|action| legal.contains(action));
            (!all).then(|| expected.to_vec())
        });
    }
    for (seat, expected) in &then.legal_in_order {
        check("legal_in_order", seat, expected, |legal, expected| {
            (legal != expected).then(|| expected.to_vec())
        });
    }
    for (seat, expected) in &then.offers {
        check("offers", seat, expected, |legal, expected| some(expected, |action| !legal.contains(action)));
    }
    for (seat, unwanted) in &then.lacks {
        check("lacks", seat, unwanted, |legal, unwanted| some(unwanted, |action| legal.contains(action)));
    }
    for (seat, expected) in &then.legal_count {
        match legal(moment, "legal_count", seat) {
            Ok(found) if found.len() == *expected => {}
            Ok(found) => problems.push(differs(format!("legal_count {seat}"), expected, found.len())),
            Err(problem) => problems.push(problem),
        }
    }
}

/// The expected answers that are wrong about the legal ones, if any.
type Differ<G> = fn(&[<G as Game>::Action], &[<G as Game>::Action]) -> Option<Vec<<G as Game>::Action>>;

fn some<A: Copy>(actions: &[A], is_wrong: impl Fn(&A) -> bool) -> Option<Vec<A>> {
    let wrong: Vec<A> = actions.iter().copied().filter(is_wrong).collect();
    (!wrong.is_empty()).then_some(wrong)
}

fn legal<G: Game>(moment: &Moment<'_, G>, word: &str, seat: &str) -> Result<Vec<G::Action>, Problem> {
    let mut actions = Vec::new();
    moment.state.legal(sound::seat(moment.state, word, seat)?, &mut actions);
    Ok(actions)
}

/// The answers a scenario names. One that is no answer of the game, or is named twice, could never tell anything.
fn read<G: Game>(
    moment: &Moment<'_, G>,
    word: &str,
    seat: &str,
    expected: &[Value],
) -> Result<Vec<G::Action>, Problem> {
    let mut actions: Vec<G::Action> = Vec::new();
    for (at, value) in expected.iter().enumerate() {
        let place = format!("{word} {seat}, {}", at + 1);
        let action = json::read_typed(moment.pack, "action", value).map_err(|unreadable| {
            Problem::new("scenario-no-answer")
                .with("place", &place)
                .with("answer", value)
                .with("reason", unreadable.reason)
        })?;
        if actions.contains(&action) {
            return Err(Problem::new("scenario-doubled").with("place", place).with("answer", value));
        }
        actions.push(action);
    }
    Ok(actions)
}
