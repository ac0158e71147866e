//! Bots that take a seat. A bot is handed what the seat sees and its legal answers, and may think elsewhere: on another
//! thread, or on another machine.

use std::time::Duration;

use boards::PageBoard;
use bots::{Choice, Kind, Level, Reason, UnknownBot};
use engine::{Pack, Problem, Problems, Seat, Valued, Viewer, json};
use lab::analyze::{Moment, Step};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{About, Task};

/// No bot makes people wait longer than this.
const LONGEST: Duration = Duration::from_secs(5);
/// So many of the best answers are told.
const TOLD: usize = 3;

/// The answer a bot chose, and the best answers with their chance to win, as the bot sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Advice {
    pub action: Value,
    pub thoughts: Vec<Considered>,
}

/// What a bot thinks of an answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Considered {
    pub action: Value,
    /// The chance to win after it, told as it comes true ([`engine::chances`]).
    pub chance: f32,
    /// What speaks for it at once: for the best against the second, for the others against the best. Only where asked for.
    pub why: Vec<Reason>,
}

/// Work that ends in a `T`, here or elsewhere.
pub trait Thought<T>: Send + Sync {
    /// Does it on this thread.
    fn here(self: Box<Self>) -> T;
    /// The same in writing: whoever carries it out ([`crate::Playable::think`]) comes to the same.
    fn task(&self) -> Task;
    /// What somebody elsewhere says it ends in; nothing where that cannot be: anybody may have said it.
    fn taken(&self, said: &Value) -> Option<T>;
}

/// A bot's thinking about a decision.
pub type Thinking = Box<dyn Thought<Advice>>;
/// A look at a decision: what a search thinks of it, the answers by their numbers.
pub type Examining = Box<dyn Thought<Step<usize>>>;

/// A decision as its seat sees it.
pub(crate) struct Decision<G: Valued> {
    pub view: G::View,
    pub legal: Vec<G::Action>,
    pub seat: Seat,
    pub level: Level,
    pub seed: u64,
    pub pack: Pack<G::Data>,
    pub explained: bool,
}

impl<G: Valued> Decision<G> {
    fn think(&self, within: Duration) -> Advice {
        let mut bot = Kind::Level(self.level).build_within::<G>(self.seed, within);
        let choice = bot.choose(&self.view, self.seat, &self.legal);
        let mut advice = advice::<G>(self.pack, &self.view, &choice);
        if self.explained {
            explain::<G>(&mut advice, &choice, &self.view, self.seat, self.seed);
        }
        advice
    }
}

impl<G: Valued> Thought<Advice> for Decision<G> {
    fn here(self: Box<Self>) -> Advice {
        self.think(LONGEST)
    }

    fn task(&self) -> Task {
        let about = About::Answer {
            level: self.level.id().to_owned(),
            within_ms: LONGEST.as_millis() as u64,
            explained: self.explained,
        };
        Task::of::<G>(&self.view, self.pack, self.seat, self.seed, about)
    }

    fn taken(&self, said: &Value) -> Option<Advice> {
        let advice = Advice::deserialize(said).ok()?;
        let is_legal = |action: &Value| {
            json::read::<_, G::Action>(self.pack, "action", action)
                .is_ok_and(|action| self.legal.contains(&action))
        };
        let fits = |told: &Considered| is_legal(&told.action) && is_chance(told.chance);
        let all =
            is_legal(&advice.action) && advice.thoughts.len() <= TOLD && advice.thoughts.iter().all(fits);
        all.then_some(advice)
    }
}

/// A decision that was answered, to be looked at again.
pub(crate) struct Examination<G: Valued> {
    pub moment: Moment<G>,
    pub iterations: u32,
    pub seed: u64,
}

impl<G: PageBoard + Valued> Examination<G> {
    fn look(&self) -> Step<usize> {
        let legal = self.moment.legal();
        let number = |action: &G::Action| legal.iter().position(|other| other == action).unwrap_or(0);
        self.moment.look(self.iterations, self.seed, G::phase).told(number)
    }
}

impl<G: PageBoard + Valued> Thought<Step<usize>> for Examination<G> {
    fn here(self: Box<Self>) -> Step<usize> {
        self.look()
    }

    fn task(&self) -> Task {
        let Moment { step, entry, seat, .. } = self.moment;
        let pack = self.moment.pack();
        let played = json::write(pack, &self.moment.played());
        let about = About::Look { played, iterations: self.iterations, step, entry };
        Task::of::<G>(&self.moment.view(), pack, seat, self.seed, about)
    }

    fn taken(&self, said: &Value) -> Option<Step<usize>> {
        let step = Step::<usize>::deserialize(said).ok()?;
        let (moment, legal) = (&self.moment, self.moment.legal());
        let same = (step.step, step.entry, step.seat) == (moment.step, moment.entry, moment.seat)
            && step.phase == G::phase(&moment.view())
            && legal.get(step.played) == Some(&moment.played())
            && step.same == (step.best == step.played);
        let chances = [step.value_played, step.value_best, step.value_second, step.cost];
        (same && step.best < legal.len() && chances.into_iter().all(is_chance)).then_some(step)
    }
}

fn is_chance(number: f32) -> bool {
    (0.0..=1.0).contains(&number)
}

/// Carries out what somebody else wrote down.
pub(crate) fn carry_out<G: PageBoard + Valued>(task: &Task) -> Result<Value, Problems> {
    let state: G = task.state()?;
    let (pack, seat, seed) = (state.pack(), task.seat, task.seed);
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    match &task.about {
        About::Answer { level, within_ms, explained } => {
            let unknown = || Problem::new("bad-bot").with("bot", level).with("known", UnknownBot::KNOWN);
            let level = Level::named(level).ok_or_else(|| vec![unknown()])?;
            let view = state.view(Viewer::Seat(seat));
            let within = LONGEST.min(Duration::from_millis(*within_ms));
            let decision = Decision::<G> { view, legal, seat, level, seed, pack, explained: *explained };
            Ok(json::write(pack, &decision.think(within)))
        }
        About::Look { played, iterations, step, entry } => {
            let action =
                json::read::<_, G::Action>(pack, "action", played).map_err(|problem| vec![problem])?;
            if !legal.contains(&action) {
                return Err(vec![Problem::new("task-not-asked").with("game", G::ID)]);
            }
            let moment = Moment::new(*step, *entry, seat, state, action);
            Ok(json::write(pack, &Examination { moment, iterations: *iterations, seed }.look()))
        }
    }
}

/// Adds what speaks for each answer.
fn explain<G: Valued>(
    advice: &mut Advice,
    choice: &Choice<G::Action>,
    view: &G::View,
    seat: Seat,
    seed: u64,
) {
    let [best, second, ..] = choice.thoughts.as_slice() else { return };
    for (at, (told, thought)) in advice.thoughts.iter_mut().zip(&choice.thoughts).enumerate() {
        let other = if at == 0 { second } else { best };
        told.why = bots::reasons::<G>(view, seat, &thought.action, &other.action, seed);
    }
}

/// A choice in JSON.
pub(crate) fn advice<G: Valued>(pack: Pack<G::Data>, view: &G::View, choice: &Choice<G::Action>) -> Advice {
    let told = bots::told_from_view::<G>(view);
    let write = |action: &G::Action| json::write(pack, action);
    let considered = |thought: &bots::Thought<G::Action>| Considered {
        action: write(&thought.action),
        chance: told(thought.value),
        why: Vec::new(),
    };
    let thoughts = choice.thoughts.iter().take(TOLD).map(considered);
    Advice { action: write(&choice.action), thoughts: thoughts.collect() }
}
