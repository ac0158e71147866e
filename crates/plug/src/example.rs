//! Worked examples: scenarios that ship with a game, shown to people answer by answer.

use std::collections::VecDeque;

use engine::{
    Problems, Seat, Viewer,
    any::Rejected,
    scenario::{self, Scenario},
};
use words::Lang;

use crate::{Eyes, Playing, Plug, StoryLine};

/// A worked example of the rules: a table, and what is answered there. Its sentence is the message `example-va-09`.
pub struct Example {
    scenario: Scenario,
}

/// One answer of an example.
pub struct Answered {
    pub seat: Seat,
    /// The answer in words; not every answer that is refused has some.
    pub words: Option<String>,
    /// The rules that say no, the decisive one first; none where it is taken.
    pub refused: &'static [&'static str],
}

/// An example as it stands after some of its answers.
pub struct Shown {
    pub table: Box<dyn Playing>,
    /// What happened by itself before the first answer.
    pub opening: Vec<StoryLine>,
    pub answered: Vec<Answered>,
    /// Whoever answers next, or may.
    pub next: Option<Seat>,
}

impl Example {
    pub fn id(&self) -> &str {
        &self.scenario.id
    }

    /// The clauses it shows.
    pub fn rules(&self) -> &[String] {
        &self.scenario.rules
    }

    pub fn scenario(&self) -> &Scenario {
        &self.scenario
    }

    /// How many answers are given.
    pub fn answers(&self) -> usize {
        self.scenario.when.len()
    }

    pub fn sentence(&self, lang: Lang) -> String {
        let name = self.scenario.id.replacen(WORKED, "-", 1).to_lowercase();
        lang.say(&format!("example-{name}"))
    }

    /// Where one seat answers, its eyes; where several do or none, those of everybody.
    pub fn eyes(&self) -> Eyes {
        let mut seats = self.scenario.when.iter().map(|when| when.seat);
        match seats.next() {
            Some(seat) if seats.all(|other| other == seat) => Eyes::Viewer(Viewer::Seat(seat)),
            _ => Eyes::Open,
        }
    }

    /// The example after so many of its answers. Every step of every example is tested.
    pub fn show(&self, game: &Plug, answers: usize, lang: Lang) -> Result<Shown, Problems> {
        let opening = game.opening(&self.scenario, self.eyes(), lang)?;
        let (mut table, script) = game.set_up(&self.scenario)?;
        let mut script = VecDeque::from(script);
        let mut answered = Vec::new();
        for when in self.scenario.when.iter().take(answers) {
            let asked = table.awaiting().contains(when.seat);
            let words = asked.then(|| table.said(when.seat, &when.action, lang)).flatten();
            script.extend(&when.luck);
            let refused: &'static [&'static str] =
                match table.give_scripted(when.seat, &when.action, &mut script) {
                    Ok(()) => &[],
                    Err(Rejected::Refused(refusal)) => refusal.clauses,
                    Err(Rejected::Unreadable(problem)) => return Err(vec![problem]),
                };
            answered.push(Answered { seat: when.seat, words, refused });
        }
        let awaited = table.awaiting();
        let next = self.scenario.when.get(answers).map(|when| when.seat);
        let next = next.or_else(|| awaited.lowest()).filter(|seat| awaited.contains(*seat));
        Ok(Shown { table, opening, answered, next })
    }
}

/// What the names of worked examples hold; other scenarios are tests.
const WORKED: &str = "-EX-";

fn is_worked(scenario: &Scenario) -> bool {
    scenario.id.contains(WORKED) && scenario.then.refused_options.is_empty()
}

impl Plug {
    /// The worked examples of the game. That each can be read is tested.
    pub fn examples(&self) -> Vec<Example> {
        let read = |text: &&'static str| {
            let is_toml = !text.trim_start().starts_with('{');
            scenario::parse(text, is_toml)
                .unwrap_or_else(|problem| panic!("an example of {}: {problem}", self.id()))
        };
        let all = self.example_files.iter().flat_map(read);
        all.filter(is_worked).map(|scenario| Example { scenario }).collect()
    }
}
