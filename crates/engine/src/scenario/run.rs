//! Playing a scenario and comparing.

use std::collections::VecDeque;

use super::{
    Scenario, Then, When,
    given::{Start, given, misfit},
    sound,
    then::{Moment, differences},
};
use crate::{
    game::Game,
    json,
    ledger::Ledger,
    pack::Pack,
    refusal::{Problem, Problems, Refusal},
    witness::{Told, Witness},
};

/// Plays a scenario and compares. All differences of one moment are reported together. `ledger` knows the clauses.
pub fn run<G: Game>(scenario: &Scenario, pack: Pack<G::Data>, ledger: &Ledger) -> Result<(), Problems> {
    if scenario.game != G::ID {
        return Err(vec![Problem::new("scenario-other-game").with("game", &scenario.game)]);
    }
    let unsound = sound::problems(scenario, ledger);
    if !unsound.is_empty() {
        return Err(unsound);
    }
    if !scenario.then.refused_options.is_empty() {
        return options_are_refused::<G>(scenario, pack);
    }
    let mut play = Play::of(given::<G>(scenario, pack)?, pack);
    for (number, when) in scenario.when.iter().enumerate() {
        let at = |problem: Problem| at_step(problem, number + 1);
        play.step(when).map_err(|problem| vec![at(problem)])?;
        if let Some(then) = &when.then {
            let problems = play.differences(then);
            if !problems.is_empty() {
                return Err(problems.into_iter().map(at).collect());
            }
        }
    }
    let mut problems = play.differences(&scenario.then);
    if !play.script.is_empty() {
        problems.push(Problem::new("scenario-luck-unused").with("unused", play.script.len()));
    }
    if problems.is_empty() { Ok(()) } else { Err(problems) }
}

/// The table of a scenario after its first `steps` answers, with its options.
pub fn after<G: Game>(
    scenario: &Scenario,
    pack: Pack<G::Data>,
    steps: usize,
) -> Result<(G::Options, G), Problems> {
    let start = given::<G>(scenario, pack)?;
    let options = start.options.clone();
    let mut play = Play::of(start, pack);
    let Some(answers) = scenario.when.get(..steps) else {
        return Err(vec![Problem::new("scenario-no-step").with("steps", scenario.when.len())]);
    };
    for (number, when) in answers.iter().enumerate() {
        play.step(when).map_err(|problem| vec![at_step(problem, number + 1)])?;
    }
    Ok((options, play.state))
}

/// Says of which answer a problem is.
fn at_step(mut problem: Problem, step: usize) -> Problem {
    for (_, place) in problem.args.iter_mut().filter(|(name, _)| *name == "place") {
        place.insert_str(0, &format!("when {step}, "));
    }
    problem.with("step", step)
}

/// The options must be refused, with these clauses or keys among the reasons.
fn options_are_refused<G: Game>(scenario: &Scenario, pack: Pack<G::Data>) -> Result<(), Problems> {
    let wanted = &scenario.then.refused_options;
    let Err(problems) = given::<G>(scenario, pack) else {
        return Err(vec![Problem::new("scenario-options-accepted").with("wanted", wanted.join(", "))]);
    };
    let names = |problem: &Problem, name: &str| problem.key == name || problem.clause == Some(name);
    let missing = wanted.iter().filter(|name| !problems.iter().any(|problem| names(problem, name)));
    let missing: Vec<&str> = missing.map(String::as_str).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let found: Vec<String> = problems.iter().map(ToString::to_string).collect();
    Err(vec![super::then::differs("refused_options", missing.join(", "), found.join("; "))])
}

/// A scenario being played.
struct Play<G: Game> {
    state: G,
    pack: Pack<G::Data>,
    /// What the latest step that was taken told.
    told: Vec<Told<G::Event>>,
    script: VecDeque<u32>,
}

impl<G: Game> Play<G> {
    fn of(start: Start<G>, pack: Pack<G::Data>) -> Play<G> {
        Play { state: start.state, pack, told: start.told, script: start.script }
    }

    fn differences(&self, then: &Then) -> Problems {
        differences(&Moment { state: &self.state, pack: self.pack, told: &self.told }, then)
    }

    fn step(&mut self, when: &When) -> Result<(), Problem> {
        sound::at_the_table(&self.state, "seat", when.seat)?;
        let action: G::Action = json::read(self.pack, "action", &when.action)?;
        self.script.extend(&when.luck);
        let mut on = Witness::scripted(self.script.iter().copied());
        let before = self.state.clone();
        match self.state.apply(when.seat, &action, &mut on) {
            Ok(()) if when.is_refused() => {
                Err(Problem::new("scenario-not-refused").with("clause", wanted(when)))
            }
            Ok(()) => {
                misfit(&on)?;
                self.script.drain(..self.script.len() - on.unused());
                self.told = on.told;
                Ok(())
            }
            Err(_) if self.state != before => Err(Problem::new("scenario-refusal-changed")),
            Err(refusal) => refused(when, &refusal),
        }
    }
}

fn wanted(when: &When) -> String {
    let all: Vec<&str> = when.refused.iter().chain(&when.refused_among).map(String::as_str).collect();
    all.join(", ")
}

/// Whether the refusal is the one that the scenario names.
fn refused(when: &When, refusal: &Refusal) -> Result<(), Problem> {
    let clauses = refusal.clauses.join(", ");
    if !when.is_refused() {
        return Err(Problem::new("scenario-refused").with("clause", clauses));
    }
    let decides = when.refused.as_deref().is_none_or(|clause| clause == refusal.clause());
    let among = when.refused_among.iter().all(|clause| refusal.clauses.contains(&clause.as_str()));
    if decides && among {
        return Ok(());
    }
    Err(Problem::new("scenario-other-refusal").with("wanted", wanted(when)).with("clause", clauses))
}
