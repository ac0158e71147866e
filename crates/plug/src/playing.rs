//! A running game of any kind, without generics.

use std::collections::VecDeque;

use boards::PageBoard;
use bots::{Bot, Kind, Level, Reason};
use engine::{
    Game, Problem, Refusal, Seat, Seats, Table, Told, Valued, Viewer, Witness,
    any::{AnyTable, Rejected},
    rand::SeedableRng,
};
use maud::Markup;
use serde_json::{Map, Value};
use sha2::{Digest, Sha256};
use words::Lang;

use crate::{
    Advice, Curve, Examining, Moments, Seen, Thinking,
    thinking::{self, Decision, Examination},
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
    /// Whether a new round or turn begins here.
    pub opens: bool,
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
    pub(crate) fn viewer(self) -> Viewer {
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
    /// Writes a clause of a game in a language, with a link to it.
    pub quote: fn(&str, &str, Lang) -> Markup,
}

/// What becomes of the way back when an answer is given; what deserves a question more stands later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum WayBack {
    Stays,
    /// The turn goes to others: everybody at a table sees that coming.
    EndsWithTurn,
    /// In the midst of one's own turn, chance speaks or something hidden is seen.
    EndsByLuck,
}

/// In how many worlds that a seat holds possible an answer is tried out before the seat is asked whether it is sure.
const WORLDS: usize = 8;

/// What becomes of the way back in one possible world.
fn way_back_in<G: Game>(world: &mut G, seat: Seat, action: &G::Action) -> WayBack {
    let awaited = world.awaiting();
    let mut on = Witness::recording();
    if world.apply(seat, action, &mut on).is_err() {
        // The seat cannot know what will come of it: it had better be asked.
        return WayBack::EndsByLuck;
    }
    let now = world.awaiting();
    if !now.minus(awaited.with(seat)).is_empty() || now.is_empty() {
        WayBack::EndsWithTurn
    } else if on.revealed || !on.luck.is_empty() {
        WayBack::EndsByLuck
    } else {
        WayBack::Stays
    }
}

/// What becomes of the way back, by what becomes of it in worlds that a seat holds possible. That in a few of them the next
/// question happens to be the same seat's makes the end of a turn no stroke of luck; where it may be shut at all, it is said.
fn most_likely(ways: [WayBack; WORLDS]) -> WayBack {
    let count = |way| ways.iter().filter(|other| **other == way).count();
    match (count(WayBack::EndsByLuck), count(WayBack::EndsWithTurn)) {
        (0, 0) => WayBack::Stays,
        (luck, turn) if turn > luck => WayBack::EndsWithTurn,
        _ => WayBack::EndsByLuck,
    }
}

/// A line of the story before it is put into words.
enum Line<'a, G: Game> {
    Told(&'a Told<G::Event>),
    TakenBack(Seat),
    /// The rules changed, and the game went on.
    WentOn,
}

/// A number that follows from text and from nothing else.
fn number(text: &str) -> u64 {
    Sha256::digest(text.as_bytes()).iter().take(8).fold(0, |sum, byte| (sum << 8) | u64::from(*byte))
}

/// A running game of any kind.
pub trait Playing: AnyTable + Sync {
    fn give(&mut self, seat: Seat, action: &Value) -> Result<Logged, Rejected>;
    /// As [`Playing::give`], but what chance brings is taken from the script as long as there is some.
    fn give_scripted(
        &mut self,
        seat: Seat,
        action: &Value,
        script: &mut VecDeque<u32>,
    ) -> Result<(), Rejected>;
    /// Who owes a decision, as far as `viewer` can tell.
    fn pending(&self, viewer: Viewer) -> Seats;
    /// The answer the house may give for a person who does not want to be asked what makes no difference.
    fn spared(&self, seat: Seat) -> Option<Value>;
    /// The line of the log that holds the latest answer of `seat` that was not taken back.
    fn latest(&self, seat: Seat) -> Option<usize>;
    /// What may become of the way back after this answer, for all that the seat knows.
    fn way_back(&self, seat: Seat, action: &Value) -> WayBack;
    /// What `seat` would throw away by the answer of this number, where somebody may press it without meaning to.
    fn regret(&self, seat: Seat, number: usize, lang: Lang) -> Option<String>;
    fn question(&self, seat: Seat, lang: Lang) -> String;
    /// Why an answer was refused, as a sentence.
    fn refusal(&self, refusal: &Refusal, lang: Lang) -> String;
    /// What the refusal is about, for programs.
    fn facts(&self, refusal: &Refusal) -> Map<String, Value>;
    fn answers(&self, seat: Seat, lang: Lang) -> Vec<Answer>;
    /// An answer in words, if it may be given or is one that the board shows as refused.
    fn said(&self, seat: Seat, action: &Value, lang: Lang) -> Option<String>;
    /// The table as text.
    fn drawn(&self, viewer: Viewer, lang: Lang) -> String;
    fn board(&self, look: &Look<'_>, lang: Lang) -> Markup;
    /// What a seat has, in one line, as these eyes see it.
    fn stock(&self, viewer: Viewer, seat: Seat, lang: Lang) -> Markup;
    /// The latest lines of what was told.
    fn told(&self, eyes: Eyes, latest: usize, lang: Lang) -> Vec<StoryLine>;
    /// What these eyes noticed of the log; open ones have noticed all of it.
    fn moments(&self, eyes: Eyes) -> Moments;
    fn score_item(&self, item: &str, lang: Lang) -> String;
    /// The score sheet of a finished game as text.
    fn score_sheet(&self, lang: Lang) -> Option<String>;
    /// The whole log.
    fn lines(&self) -> Vec<LogLine>;
    fn moment(&self, entries: usize) -> Result<Box<dyn Playing>, Problem>;
    /// A table that looks the same to `seat`, with everything it cannot know drawn anew.
    fn resampled(&self, seat: Seat, number: u64) -> Option<Box<dyn Playing>>;
    /// The same table once more.
    fn copied(&self) -> Box<dyn Playing>;
    /// A table that stands as `seat` may imagine this one from its view: it has no past, so it is not to be stored.
    fn imagined(&self, seat: Seat, number: u64) -> Box<dyn Playing>;
    /// Tells the decision `seat` has to give now from every other of this game: it changes with the seat's own answers
    /// and with what it may answer, not with what others do at the same time.
    fn decision(&self, seat: Seat) -> String;
    /// What a viewer may know, as JSON text: views are large, and most are only sent on.
    fn view_text(&self, viewer: Viewer) -> String;
    /// The whole state, as JSON text by the names of the pack: what is kept beside the log. A secret.
    fn state_text(&self) -> String;
    /// Whether it stands as a state that was kept beside the log, read as it is read today.
    fn stands_as(&self, state: &Value) -> bool;
    /// Whether this game went on after its rules had changed: there is no save of it.
    fn went_on(&self) -> bool;
    fn seed_text(&self) -> String;
    /// A number for whoever plays by chance at this table: it follows from the seed and does not tell it.
    fn chance(&self) -> u64;
    /// How the chances to win went.
    fn curve(&self) -> Curve;
    /// A chance after an answer, as a search saw it here, told as it comes true.
    fn told_chance(&self, chance: f32) -> f32;
    /// A bot's thinking about `seat`'s decision, to be done elsewhere: it holds what the seat sees, nothing else.
    fn thinking(&self, seat: Seat, level: Level, seed: u64) -> Option<Thinking>;
    /// As [`Playing::thinking`], with what speaks for each of the best answers.
    fn advising(&self, seat: Seat, level: Level, seed: u64) -> Option<Thinking>;
    /// Every decision of the game that stands, each to be looked at again by a search of so many tries, elsewhere and
    /// whenever there is time. A secret while the game runs.
    fn examinations(&self, iterations: u32, seed: u64) -> Vec<Examining>;
    /// The same of the decision that this line of the log answered; `None` where it answers none that stands.
    fn examination(&self, line: usize, iterations: u32, seed: u64) -> Option<Examining>;
    /// What speaks at once for the answer of one number and against that of another, from what `seat` knows.
    fn compared(&self, seat: Seat, answer: usize, other: usize, seed: u64) -> Vec<Reason>;
    /// A bot that sits down at this table.
    fn player(&self, kind: Kind, seed: u64) -> Box<dyn Player>;
}

/// A bot at a table: it looks through the eyes of its seat alone.
pub trait Player: Send {
    /// Its answer to the decision that `seat` owes; `None` if it owes none here.
    fn choose(&mut self, table: &dyn Playing, seat: Seat) -> Option<Advice>;
}

impl<G: PageBoard + Valued> Player for Box<dyn Bot<G>> {
    fn choose(&mut self, table: &dyn Playing, seat: Seat) -> Option<Advice> {
        let table = table.as_any().downcast_ref::<Table<G>>()?;
        let (view, legal) = at_the_table(table, seat)?;
        let choice = self.as_mut().choose(&view, seat, &legal);
        Some(thinking::advice::<G>(table.pack(), &view, &choice))
    }
}

/// What a seat that owes a decision is handed: its view and its legal answers.
fn at_the_table<G: Game>(table: &Table<G>, seat: Seat) -> Option<(G::View, Vec<G::Action>)> {
    let state = table.state();
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    state.awaiting().contains(seat).then(|| (state.view(Viewer::Seat(seat)), legal))
}

impl<G: PageBoard + Valued> Playing for Table<G> {
    fn give(&mut self, seat: Seat, action: &Value) -> Result<Logged, Rejected> {
        AnyTable::act(self, seat, action)?;
        match self.log().last() {
            Some(entry) => Ok(Logged { luck: entry.luck.clone() }),
            None => unreachable!("an answer that was taken is a line of the log"),
        }
    }

    fn give_scripted(
        &mut self,
        seat: Seat,
        action: &Value,
        script: &mut VecDeque<u32>,
    ) -> Result<(), Rejected> {
        let action = engine::json::read(self.pack(), "action", action).map_err(Rejected::Unreadable)?;
        let mut on = Witness::scripted(script.iter().copied());
        Table::act_recorded(self, seat, action, &mut on).map_err(Rejected::Refused)?;
        script.drain(..script.len() - on.unused());
        match on.misfit {
            Some((wanted, low, high)) => {
                let problem = Problem::new("scenario-luck-misfit").with("wanted", wanted);
                Err(Rejected::Unreadable(problem.with("low", low).with("high", high)))
            }
            None => Ok(()),
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
                Some(_) => standing.push(self.before() + line),
                None => drop(standing.pop()),
            }
        }
        standing.pop()
    }

    fn way_back(&self, seat: Seat, action: &Value) -> WayBack {
        let Ok(action) = engine::json::read::<_, G::Action>(self.pack(), "action", action) else {
            return WayBack::Stays;
        };
        let view = Table::state(self).view(Viewer::Seat(seat));
        // The same view, the same worlds: whoever asks again hears the same.
        let mut rng = engine::Rng::seed_from_u64(number(&self.view_text(Viewer::Seat(seat))));
        let ways = [(); WORLDS].map(|()| way_back_in(&mut G::imagine(&view, &mut rng), seat, &action));
        most_likely(ways)
    }

    fn regret(&self, seat: Seat, number: usize, lang: Lang) -> Option<String> {
        let mut legal = Vec::new();
        Table::state(self).legal(seat, &mut legal);
        G::regret(&Table::state(self).view(Viewer::Seat(seat)), seat, legal.get(number)?, lang)
    }

    fn question(&self, seat: Seat, lang: Lang) -> String {
        G::question(&Table::state(self).view(Viewer::Seat(seat)), seat, lang)
    }

    fn refusal(&self, refusal: &Refusal, lang: Lang) -> String {
        boards::refusal(refusal, self.pack().data(), lang)
    }

    fn facts(&self, refusal: &Refusal) -> Map<String, Value> {
        refusal.written(self.pack().data())
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

    fn said(&self, seat: Seat, action: &Value, lang: Lang) -> Option<String> {
        let action: G::Action = engine::json::read(self.pack(), "action", action).ok()?;
        let state = Table::state(self);
        let view = state.view(Viewer::Seat(seat));
        let mut actions = Vec::new();
        state.legal(seat, &mut actions);
        let is_known = actions.contains(&action) || G::wished(&view, seat).contains(&action);
        is_known.then(|| G::answer(&view, &action, lang))
    }

    fn drawn(&self, viewer: Viewer, lang: Lang) -> String {
        G::draw(&Table::state(self).view(viewer), lang)
    }

    fn board(&self, look: &Look<'_>, lang: Lang) -> Markup {
        let state = Table::state(self);
        let seen = match look.eyes {
            Eyes::Viewer(viewer) => Seen::new(state, viewer, look.asked),
            Eyes::Open => {
                let views: Vec<G::View> =
                    Seat::all(state.players()).map(|seat| state.view(Viewer::Seat(seat))).collect();
                let view = G::opened(views).unwrap_or_else(|| state.view(Viewer::Spectator));
                Seen::<G> { view, answers: Vec::new(), refused: Vec::new(), asked: None }
            }
        };
        let own = |entry: Option<usize>| entry.and_then(|entry| look.moments.of(entry));
        let told = Table::story(self, look.eyes.viewer());
        let story: Vec<_> = told.map(|(entry, told)| (own(entry), told)).collect();
        seen.draw(&story, look, lang)
    }

    fn stock(&self, viewer: Viewer, seat: Seat, lang: Lang) -> Markup {
        G::stock(&Table::state(self).view(viewer), seat, lang)
    }

    fn told(&self, eyes: Eyes, latest: usize, lang: Lang) -> Vec<StoryLine> {
        let viewer = eyes.viewer();
        let mut story: Vec<(Option<usize>, Line<'_, G>)> =
            Table::story(self, viewer).map(|(entry, told)| (entry, Line::Told(told))).collect();
        // What was taken back is not told any more; that it was taken back is, to those who had noticed it.
        for entry in Table::moments(self, viewer) {
            if let Some(back) = self.log().get(entry - self.before()).filter(|line| line.act.is_none()) {
                story.push((Some(entry), Line::TakenBack(back.seat)));
            }
        }
        if self.has_ground() {
            story.push((None, Line::WentOn));
        }
        story.sort_by_key(|(entry, _)| *entry);
        let line = |(entry, line): &(Option<usize>, Line<'_, G>)| match line {
            Line::Told(told) => {
                let text = boards::told::<G>(Table::pack(self), &told.event, lang);
                StoryLine { entry: *entry, clause: told.clause, text, opens: G::opens(&told.event) }
            }
            Line::TakenBack(seat) => {
                let who = boards::seat_name(*seat, lang);
                let text = lang.tell("told-back", [("who", who.into())]);
                StoryLine { entry: *entry, clause: "", text, opens: false }
            }
            Line::WentOn => {
                StoryLine { entry: *entry, clause: "", text: lang.say("told-went-on"), opens: false }
            }
        };
        story[story.len().saturating_sub(latest)..].iter().map(line).collect()
    }

    fn moments(&self, eyes: Eyes) -> Moments {
        match eyes {
            Eyes::Viewer(viewer) => Table::moments(self, viewer).collect(),
            Eyes::Open => (self.before()..Table::entries(self)).collect(),
        }
    }

    fn score_item(&self, item: &str, lang: Lang) -> String {
        G::score_item(item, lang)
    }

    fn score_sheet(&self, lang: Lang) -> Option<String> {
        Some(boards::score_sheet::<G>(&Table::state(self).outcome()?, lang))
    }

    fn lines(&self) -> Vec<LogLine> {
        let action = |action: &G::Action| engine::json::write(self.pack(), action);
        let line = |entry: &engine::LogEntry<G::Action>| LogLine {
            seat: entry.seat,
            action: entry.act.as_ref().map(action),
            luck: entry.luck.clone(),
        };
        self.log().iter().map(line).collect()
    }

    fn moment(&self, entries: usize) -> Result<Box<dyn Playing>, Problem> {
        Ok(Box::new(Table::at(self, entries)?))
    }

    fn resampled(&self, seat: Seat, number: u64) -> Option<Box<dyn Playing>> {
        let mut rng = engine::Rng::seed_from_u64(number);
        Some(Box::new(Table::resampled(self, seat, &mut rng)?))
    }

    fn copied(&self) -> Box<dyn Playing> {
        Box::new(self.clone())
    }

    fn imagined(&self, seat: Seat, number: u64) -> Box<dyn Playing> {
        let mut rng = engine::Rng::seed_from_u64(number);
        let state = G::imagine(&Table::state(self).view(Viewer::Seat(seat)), &mut rng);
        Box::new(Table::standing(Table::options(self).clone(), engine::Seed::from_number(number), state))
    }

    fn decision(&self, seat: Seat) -> String {
        let mut legal = Vec::new();
        Table::state(self).legal(seat, &mut legal);
        let own = self.log().iter().filter(|entry| entry.seat == seat).count();
        // How many lines there were before is nobody's business: answers in secret are among them.
        if self.has_ground() {
            return engine::json::text(self.pack(), &(seat, own, legal, "went on"));
        }
        engine::json::text(self.pack(), &(seat, own, legal))
    }

    fn view_text(&self, viewer: Viewer) -> String {
        engine::json::text(self.pack(), &Table::state(self).view(viewer))
    }

    fn state_text(&self) -> String {
        engine::json::text(self.pack(), Table::state(self))
    }

    fn stands_as(&self, state: &Value) -> bool {
        engine::json::read_earlier_state::<G>(self.pack(), state)
            .is_ok_and(|read| read == *Table::state(self))
    }

    fn went_on(&self) -> bool {
        self.has_ground()
    }

    fn seed_text(&self) -> String {
        self.seed().to_string()
    }

    fn chance(&self) -> u64 {
        self.seed().derive(1).number()
    }

    fn curve(&self) -> Curve {
        Curve::of(self)
    }

    fn told_chance(&self, chance: f32) -> f32 {
        bots::told_chance(Table::state(self), chance)
    }

    fn thinking(&self, seat: Seat, level: Level, seed: u64) -> Option<Thinking> {
        Some(Box::new(decision(self, seat, level, seed, false)?))
    }

    fn advising(&self, seat: Seat, level: Level, seed: u64) -> Option<Thinking> {
        Some(Box::new(decision(self, seat, level, seed, true)?))
    }

    fn examinations(&self, iterations: u32, seed: u64) -> Vec<Examining> {
        // A table that stands here was played up to here: its steps can be played again.
        let Ok((moments, _)) = lab::analyze::moments(self) else { return Vec::new() };
        moments.into_iter().map(|moment| examining(moment, iterations, seed)).collect()
    }

    fn examination(&self, line: usize, iterations: u32, seed: u64) -> Option<Examining> {
        let (moments, _) = lab::analyze::moments(self).ok()?;
        let moment = moments.into_iter().find(|moment| moment.entry == line)?;
        Some(examining(moment, iterations, seed))
    }

    fn compared(&self, seat: Seat, answer: usize, other: usize, seed: u64) -> Vec<Reason> {
        let Some((view, legal)) = at_the_table(self, seat) else { return Vec::new() };
        match (legal.get(answer), legal.get(other)) {
            (Some(answer), Some(other)) => bots::reasons::<G>(&view, seat, answer, other, seed),
            _ => Vec::new(),
        }
    }

    fn player(&self, kind: Kind, seed: u64) -> Box<dyn Player> {
        Box::new(kind.build::<G>(seed))
    }
}

/// Packs a decision for a look at it elsewhere.
fn examining<G: PageBoard + Valued>(
    moment: lab::analyze::Moment<G>,
    iterations: u32,
    seed: u64,
) -> Examining {
    Box::new(Examination { moment, iterations, seed })
}

/// What a bot at `seat` is handed.
fn decision<G: Valued>(
    table: &Table<G>,
    seat: Seat,
    level: Level,
    seed: u64,
    explained: bool,
) -> Option<Decision<G>> {
    let (view, legal) = at_the_table(table, seat)?;
    Some(Decision { view, legal, seat, level, seed, pack: table.pack(), explained })
}

/// The seats that owe a decision, as numbers.
pub fn seat_numbers(seats: Seats) -> Vec<usize> {
    seats.into_iter().map(Seat::index).collect()
}

#[cfg(test)]
mod tests {
    use super::{WORLDS, WayBack, most_likely};

    #[test]
    fn the_end_of_a_turn_is_no_stroke_of_luck() {
        use WayBack::{EndsByLuck, EndsWithTurn, Stays};
        assert_eq!(most_likely([Stays; WORLDS]), Stays);
        let mut ways = [EndsWithTurn; WORLDS];
        ways[..2].fill(EndsByLuck);
        assert_eq!(most_likely(ways), EndsWithTurn, "in two worlds the next question is one's own");
        ways.fill(Stays);
        ways[0] = EndsByLuck;
        assert_eq!(most_likely(ways), EndsByLuck, "it may be shut");
    }
}
