//! A running game of any kind, without generics.

use boards::{Asked, PageBoard, page::Line};
use engine::{
    Game, Problem, Refusal, Seat, Seats, Table, Valued, Viewer, Witness,
    any::{AnyTable, Rejected},
    rand::SeedableRng,
};
use maud::Markup;
use serde_json::Value;
use words::Lang;

use super::Moments;
use crate::{
    curve::Curve,
    secrets,
    thinking::{self, Level, Thought},
};

/// What the log keeps of an answer besides the answer.
pub struct Logged {
    pub luck: Vec<u32>,
}

/// A line of the log, as it is stored: an answer, or none where one was taken back.
pub struct LogLine {
    pub seat: Seat,
    pub action: Option<Value>,
    pub luck: Vec<u32>,
}

/// A legal answer in words.
pub struct Answer {
    pub action: Value,
    pub text: String,
    pub clause: &'static str,
}

/// A line of the story in words.
#[derive(Clone, Debug, PartialEq)]
pub struct StoryLine {
    /// The line of the log it belongs to: a secret, see [`Moments`].
    pub entry: Option<usize>,
    pub clause: &'static str,
    pub text: String,
}

/// How a page looks at a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    Viewer(Viewer),
    /// Everything that any seat knows; only for games that are over.
    Open,
}

impl Eyes {
    /// Whose story these eyes read.
    fn viewer(self) -> Viewer {
        match self {
            Eyes::Viewer(viewer) => viewer,
            Eyes::Open => Viewer::Spectator,
        }
    }
}

/// What a board is drawn for.
pub struct Look<'a> {
    pub eyes: Eyes,
    /// The seat whose answers are controls on the board.
    pub asked: Option<Seat>,
    /// The number of the answer a bot advises.
    pub hint: Option<usize>,
    /// Where moments of this game are looked at again: an address that ends before the number.
    pub replay: Option<&'a str>,
    /// How the reader counts what happened.
    pub moments: &'a Moments,
    /// Whether the reader wants to see odds.
    pub odds: bool,
}

/// How an answer shuts the way back; what deserves a question more stands later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Shut {
    Not,
    /// The turn goes to others: everybody at a table sees that coming.
    ByTurn,
    /// In the midst of one's own turn, chance speaks or something hidden is seen.
    ByLuck,
}

/// In how many worlds that a seat holds possible an answer is tried out before the seat is asked whether it is sure.
const WORLDS: usize = 8;

/// How an answer would shut the way back in one possible world.
fn shuts_in<G: Game>(world: &mut G, seat: Seat, action: &G::Action) -> Shut {
    let awaited = world.awaiting();
    let mut on = Witness::recording();
    if world.apply(seat, action, &mut on).is_err() {
        // The seat cannot know what will come of it: it had better be asked.
        return Shut::ByLuck;
    }
    let now = world.awaiting();
    if !now.minus(awaited.with(seat)).is_empty() || now.is_empty() {
        Shut::ByTurn
    } else if on.revealed || !on.luck.is_empty() {
        Shut::ByLuck
    } else {
        Shut::Not
    }
}

/// A running game of any kind.
pub trait Playing: AnyTable + Sync {
    fn give(&mut self, seat: Seat, action: &Value) -> Result<Logged, Rejected>;
    /// Who owes a decision, as far as `viewer` can tell.
    fn pending(&self, viewer: Viewer) -> Seats;
    /// The answer the house may give for a person who does not want to be asked what makes no difference.
    fn spared(&self, seat: Seat) -> Option<Value>;
    /// The line of the log that holds the latest answer of `seat` that was not taken back.
    fn latest(&self, seat: Seat) -> Option<usize>;
    /// How this answer may shut the way back, for all that the seat knows.
    fn shuts(&self, seat: Seat, action: &Value) -> Shut;
    fn question(&self, seat: Seat, lang: Lang) -> String;
    fn answers(&self, seat: Seat, lang: Lang) -> Vec<Answer>;
    fn board(&self, look: &Look<'_>, lang: Lang) -> Markup;
    /// The latest lines of what was told.
    fn told(&self, eyes: Eyes, latest: usize, lang: Lang) -> Vec<StoryLine>;
    /// What these eyes noticed of the log; open ones have noticed all of it.
    fn moments(&self, eyes: Eyes) -> Moments;
    fn score_item(&self, item: &str, lang: Lang) -> String;
    /// The whole log.
    fn lines(&self) -> Vec<LogLine>;
    fn moment(&self, entries: usize) -> Result<Box<dyn Playing>, Problem>;
    /// A table that looks the same to `seat`, with everything it cannot know drawn anew.
    fn twin(&self, seat: Seat, number: u64) -> Option<Box<dyn Playing>>;
    /// Tells the decision `seat` has to give now from every other of this game: it changes with the seat's own answers
    /// and with what it may answer, not with what others do at the same time.
    fn decision(&self, seat: Seat) -> String;
    /// What a viewer may know, as JSON text: views are large, and most are only sent on.
    fn view_text(&self, viewer: Viewer) -> String;
    fn seed_text(&self) -> String;
    /// How the chances to win went.
    fn curve(&self) -> Curve;
    /// A bot's thinking about `seat`'s decision, to be done elsewhere: it holds what the seat sees, nothing else.
    fn thought(&self, seat: Seat, level: Level, seed: u64) -> Option<Thought>;
}

/// Everything a page shows of a position to one reader, taken from the state through the seat's own door alone.
pub struct Scene<G: PageBoard> {
    pub view: G::View,
    pub answers: Vec<G::Action>,
    pub refused: Vec<(G::Action, Refusal)>,
    pub asked: Option<Seat>,
}

impl<G: PageBoard> Scene<G> {
    pub fn new(state: &G, viewer: Viewer, asked: Option<Seat>) -> Scene<G> {
        let view = state.view(viewer);
        let asked = asked.filter(|seat| state.awaiting().contains(*seat) && viewer.is(*seat));
        let mut answers = Vec::new();
        let mut refused = Vec::new();
        if let Some(seat) = asked {
            state.legal(seat, &mut answers);
            for wish in G::wished(&view, seat) {
                if let Err(refusal) = state.check(seat, &wish) {
                    refused.push((wish, refusal));
                }
            }
        }
        Scene { view, answers, refused, asked }
    }

    pub fn draw(
        &self,
        story: &[Line<'_, G::Event>],
        hint: Option<usize>,
        replay: Option<&str>,
        odds: bool,
        lang: Lang,
    ) -> Markup {
        let quote = |clause: &str| crate::pages::rules::quoted(G::ID, clause, lang);
        let asked = Asked {
            seat: self.asked,
            answers: &self.answers,
            refused: &self.refused,
            hint,
            story,
            replay,
            odds,
            quote: &quote,
        };
        G::page(&self.view, &asked, lang)
    }
}

impl<G: PageBoard + Valued> Playing for Table<G> {
    fn give(&mut self, seat: Seat, action: &Value) -> Result<Logged, Rejected> {
        AnyTable::act(self, seat, action)?;
        match self.log().last() {
            Some(entry) => Ok(Logged { luck: entry.luck.clone() }),
            None => unreachable!("an answer that was taken is a line of the log"),
        }
    }

    fn pending(&self, viewer: Viewer) -> Seats {
        Table::state(self).pending(viewer)
    }

    fn spared(&self, seat: Seat) -> Option<Value> {
        let state = Table::state(self);
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        let action = G::spared(&state.view(Viewer::Seat(seat)), seat, &legal)?;
        Some(engine::json::write(self.pack(), &action))
    }

    fn latest(&self, seat: Seat) -> Option<usize> {
        let mut standing = Vec::new();
        for (line, entry) in self.log().iter().enumerate().filter(|(_, entry)| entry.seat == seat) {
            match entry.act {
                Some(_) => standing.push(line),
                None => drop(standing.pop()),
            }
        }
        standing.pop()
    }

    fn shuts(&self, seat: Seat, action: &Value) -> Shut {
        let Ok(action) = engine::json::read::<_, G::Action>(self.pack(), "action", action) else {
            return Shut::Not;
        };
        let view = Table::state(self).view(Viewer::Seat(seat));
        // The same view, the same worlds: whoever asks again hears the same.
        let mut rng = engine::Rng::seed_from_u64(secrets::number(&self.view_text(Viewer::Seat(seat))));
        (0..WORLDS)
            .map(|_| shuts_in(&mut G::imagine(&view, &mut rng), seat, &action))
            .max()
            .unwrap_or(Shut::Not)
    }

    fn question(&self, seat: Seat, lang: Lang) -> String {
        G::question(&Table::state(self).view(Viewer::Seat(seat)), seat, lang)
    }

    fn answers(&self, seat: Seat, lang: Lang) -> Vec<Answer> {
        let state = Table::state(self);
        let view = state.view(Viewer::Seat(seat));
        let mut actions = Vec::new();
        state.legal(seat, &mut actions);
        actions
            .iter()
            .map(|action| Answer {
                action: engine::json::write(self.pack(), action),
                text: G::answer(&view, action, lang),
                clause: G::clause(action),
            })
            .collect()
    }

    fn board(&self, look: &Look<'_>, lang: Lang) -> Markup {
        let state = Table::state(self);
        let scene = match look.eyes {
            Eyes::Viewer(viewer) => Scene::new(state, viewer, look.asked),
            Eyes::Open => {
                let views: Vec<G::View> =
                    Seat::all(state.players()).map(|seat| state.view(Viewer::Seat(seat))).collect();
                let view = G::opened(views).unwrap_or_else(|| state.view(Viewer::Spectator));
                Scene::<G> { view, answers: Vec::new(), refused: Vec::new(), asked: None }
            }
        };
        let own = |entry: Option<usize>| entry.and_then(|entry| look.moments.of(entry));
        let told = Table::story(self, look.eyes.viewer());
        let story: Vec<_> = told.map(|(entry, told)| (own(entry), told)).collect();
        scene.draw(&story, look.hint, look.replay, look.odds, lang)
    }

    fn told(&self, eyes: Eyes, latest: usize, lang: Lang) -> Vec<StoryLine> {
        let viewer = eyes.viewer();
        let view = Table::state(self).view(viewer);
        let story: Vec<_> = Table::story(self, viewer).collect();
        story[story.len().saturating_sub(latest)..]
            .iter()
            .map(|(entry, told)| StoryLine {
                entry: *entry,
                clause: told.clause,
                text: G::event(&view, &told.event, lang),
            })
            .collect()
    }

    fn moments(&self, eyes: Eyes) -> Moments {
        match eyes {
            Eyes::Viewer(viewer) => Table::moments(self, viewer).collect(),
            Eyes::Open => (0..self.log().len()).collect(),
        }
    }

    fn score_item(&self, item: &str, lang: Lang) -> String {
        G::score_item(item, lang)
    }

    fn lines(&self) -> Vec<LogLine> {
        let action = |action: &G::Action| engine::json::write(self.pack(), action);
        let line = |entry: &engine::Entry<G::Action>| LogLine {
            seat: entry.seat,
            action: entry.act.as_ref().map(action),
            luck: entry.luck.clone(),
        };
        self.log().iter().map(line).collect()
    }

    fn moment(&self, entries: usize) -> Result<Box<dyn Playing>, Problem> {
        Ok(Box::new(Table::at(self, entries)?))
    }

    fn twin(&self, seat: Seat, number: u64) -> Option<Box<dyn Playing>> {
        let mut rng = engine::Rng::seed_from_u64(number);
        Some(Box::new(Table::twin(self, seat, &mut rng)?))
    }

    fn decision(&self, seat: Seat) -> String {
        let mut legal = Vec::new();
        Table::state(self).legal(seat, &mut legal);
        let own = self.log().iter().filter(|entry| entry.seat == seat).count();
        engine::json::text(self.pack(), &(seat, own, legal))
    }

    fn view_text(&self, viewer: Viewer) -> String {
        engine::json::text(self.pack(), &Table::state(self).view(viewer))
    }

    fn seed_text(&self) -> String {
        self.seed().to_string()
    }

    fn curve(&self) -> Curve {
        Curve::of(self)
    }

    fn thought(&self, seat: Seat, level: Level, seed: u64) -> Option<Thought> {
        let state = Table::state(self);
        if !state.awaiting().contains(seat) {
            return None;
        }
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        Some(thinking::think::<G>(state.view(Viewer::Seat(seat)), legal, seat, level, seed, self.pack()))
    }
}
