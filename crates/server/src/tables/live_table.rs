//! A table in memory: a cache of its log, and who sits at it.

use std::{collections::HashSet, sync::OnceLock, time::Duration};

use bots::Level;
use engine::{Seat, Seats, Viewer};
use plug::{Curve, Playing, Plug, Thinking};
use serde_json::Value;
use words::Lang;

use super::{Chair, Clock, Sitter, Verdict, taken::Taken, thoughts::Waiting, visits::Presence};
use crate::{
    chance::Chance,
    denial::{Denial, Reason},
    nodes::Awake,
    orders::Orders,
    secrets,
    store::{ChatRow, Status, TableRow},
};

/// What tables know of the house around them.
#[derive(Clone)]
pub struct Surroundings {
    /// What whoever runs the house has ordered.
    pub orders: Orders,
    /// For how long the house lets somebody who was voted against keep the others waiting.
    pub house_waits: Duration,
    /// The node that they are in memory of, and those that are awake.
    pub own: Option<String>,
    pub awake: Awake,
}

pub struct LiveTable {
    pub row: TableRow,
    pub game: &'static Plug,
    /// What the table has agreed on.
    pub options: Value,
    /// The game, once everybody sits: before that nothing of it exists.
    pub(super) play: Option<Box<dyn Playing>>,
    pub chairs: Vec<Chair>,
    pub chat: Vec<ChatRow>,
    pub clock: Clock,
    /// The chances to win over the game, worked out once when it is over.
    pub(super) curve: OnceLock<Curve>,
    /// Under which names answers were already taken, by seat: a repeated submit is recognised.
    pub commands: Taken,
    /// The lines of the log that are not the seat's own: answers of stand-ins and of the house.
    pub of_house: HashSet<usize>,
    /// How long each line of the log took, in milliseconds; what was taken back counts against itself.
    pub took: Vec<i64>,
    /// Set when memory and log may differ: this room is thrown away and read again.
    pub gone: bool,
    pub(super) surroundings: Surroundings,
    /// Who has the table before their eyes.
    pub(super) presence: Presence,
    /// Since when everybody sees whom think.
    pub(super) waiting: Waiting,
}

impl LiveTable {
    pub fn names(&self) -> Vec<String> {
        self.chairs.iter().map(|chair| chair.name.clone()).collect()
    }

    /// What a reader calls those who sit here.
    pub fn names_in(&self, lang: Lang) -> Vec<String> {
        self.chairs.iter().map(|chair| chair.called(lang)).collect()
    }

    /// The game, once it has begun.
    pub fn play(&self) -> Option<&dyn Playing> {
        self.play.as_deref()
    }

    /// The game, where there must be one.
    pub fn begun(&self) -> Result<&dyn Playing, Denial> {
        self.play().ok_or(Denial::of(Reason::NotBegun))
    }

    pub fn begun_mut(&mut self) -> Result<&mut (dyn Playing + 'static), Denial> {
        self.play.as_deref_mut().ok_or(Denial::of(Reason::NotBegun))
    }

    /// Everybody sits: from here on this is played, and the first page shows the clocks that run.
    pub fn begin(&mut self, play: Box<dyn Playing>) {
        let begins = self.is_waiting();
        self.play = Some(play);
        if begins {
            self.begin_waiting();
        }
        self.start_clocks();
    }

    /// Whether somebody is still missing.
    pub fn is_waiting(&self) -> bool {
        self.play.is_none()
    }

    pub fn is_over(&self) -> bool {
        self.row.status == Status::Over
    }

    /// Why the table is closed, if whoever runs the house has closed it.
    pub fn closed(&self) -> Option<String> {
        self.surroundings.orders.closed(&self.row.id)
    }

    /// Whether something may be changed here: not at a table that is closed.
    pub fn must_be_open(&self) -> Result<(), Denial> {
        self.closed().map_or(Ok(()), |why| Err(Denial::saying(Reason::Closed, why)))
    }

    /// Who owes a decision; nobody before everybody has sat down, and nobody at a table that is closed.
    pub fn awaiting(&self) -> Seats {
        self.play().filter(|_| self.closed().is_none()).map_or(Seats::NONE, |play| play.awaiting())
    }

    pub fn seats_of(&self, identity: Option<&str>) -> Vec<Seat> {
        let Some(id) = identity else { return Vec::new() };
        let owned = self.chairs.iter().enumerate().filter(|(_, chair)| chair.is_owned_by(id));
        owned.map(|(at, _)| Seat::at(at)).collect()
    }

    /// How the chances to win went; a secret while the game runs, for it looks into every hand.
    pub fn curve(&self) -> Option<&Curve> {
        let play = self.play().filter(|_| self.is_over())?;
        Some(self.curve.get_or_init(|| play.curve()))
    }

    /// Whether people may ask a bot for advice: alone with bots always, otherwise if the host wants it.
    pub fn gives_hints(&self) -> bool {
        self.is_for_one() || self.row.hints
    }

    /// Whether nobody but bots sits here besides one person: whoever is helped here is helped against nobody.
    pub fn is_for_one(&self) -> bool {
        self.chairs.iter().filter(|chair| chair.sitter != Sitter::Bot).count() <= 1
    }

    /// Whether answers are judged as they are given.
    pub fn trains(&self) -> bool {
        self.row.training && self.is_for_one()
    }

    /// What a bot thinks of the latest answer of a seat, if it is not taken back and nothing was answered since.
    pub fn verdict(&self, seat: Seat) -> Option<&Verdict> {
        let verdict = self.chairs.get(seat.index())?.verdict.as_ref().filter(|_| self.trains())?;
        (self.play()?.latest(seat) == Some(verdict.line)).then_some(verdict)
    }

    /// Who owes a decision, as far as `viewer` can tell.
    pub fn pending(&self, viewer: Viewer) -> Seats {
        self.play().map_or(Seats::NONE, |play| play.pending(viewer))
    }

    /// Whether the person on `seat` may take back their latest answer. What a bot answered for them stays.
    pub fn can_undo(&self, seat: Seat) -> bool {
        let present = self.chairs.get(seat.index()).is_some_and(Chair::is_present);
        let own = |play: &dyn Playing| play.latest(seat).is_some_and(|line| !self.of_house.contains(&line));
        present && !self.is_over() && self.play().is_some_and(|play| play.can_undo(seat) && own(play))
    }

    /// Whether the house answers for `seat`, because its person does not want to be asked such a thing.
    pub fn spares(&self, seat: Seat) -> bool {
        let wished = self.chairs.get(seat.index()).is_some_and(|chair| chair.is_present() && chair.spare);
        wished
            && self.awaiting().contains(seat)
            && self.play().is_some_and(|play| play.spared(seat).is_some())
    }

    /// Whether everybody else at the table is a bot. A chair that is kept or free may yet become a person's.
    pub fn is_alone(&self, seat: Seat) -> bool {
        let others = self.chairs.iter().enumerate().filter(|(at, _)| *at != seat.index());
        others.map(|(_, chair)| &chair.sitter).all(|sitter| *sitter == Sitter::Bot)
    }

    /// Who has to be asked now: everybody who owes a decision and wants to give it.
    pub fn asks(&self, seat: Seat) -> bool {
        self.awaiting().contains(seat) && !self.spares(seat)
    }

    /// Everybody whose answer the table waits for.
    pub fn asked(&self) -> impl Iterator<Item = Seat> {
        self.awaiting().into_iter().filter(|seat| !self.spares(*seat))
    }

    /// Notes whose answer the table waits for; before the game has begun nobody knows.
    pub fn note_asked(&mut self) {
        if self.play.is_some() {
            let asked: Seats = self.asked().collect();
            self.row.ask(asked.into_iter());
        }
    }

    /// The level of the bots that play for people who leave this table.
    pub fn stand_in(&self) -> Level {
        let person = self.chairs.iter().find(|chair| chair.sitter != Sitter::Bot);
        person.map_or(Level::Normal, |chair| chair.level)
    }

    /// Names the decision `seat` has to give now.
    pub fn decision(&self, seat: Seat) -> Option<String> {
        Some(LiveTable::decision_in(&self.row.id, self.play()?, seat))
    }

    /// The same at any moment of a game.
    pub fn decision_in(table: &str, play: &dyn Playing, seat: Seat) -> String {
        secrets::digest(&format!("{table}/{}", play.decision(seat)))[..20].to_owned()
    }

    /// A bot's thinking about what `seat` has to decide.
    pub fn thought(&self, chance: &Chance, seat: Seat, level: Level) -> Option<Thinking> {
        let play = self.play()?;
        let seed = chance.thought(&play.seed_text(), &play.decision(seat));
        play.thinking(seat, level, seed)
    }

    /// As [`LiveTable::thought`], with what speaks for each of the best answers.
    pub fn advice(&self, chance: &Chance, seat: Seat, level: Level) -> Option<Thinking> {
        let play = self.play()?;
        let seed = chance.thought(&play.seed_text(), &play.decision(seat));
        play.advising(seat, level, seed)
    }

    /// Whether bots play on: for somebody who sits here, or for somebody who watches.
    pub fn has_company(&self, watched: bool) -> bool {
        watched || self.chairs.iter().any(Chair::is_present)
    }

    /// The seats for which a bot shall answer now. In a rehearsal bots wait until no person is asked, and then answer
    /// one after the other: who is quicker in a phase that all play at once must not matter.
    pub fn bots_asked(&self, chance: &Chance) -> Seats {
        let lent = |chair: &Chair, seat| chair.lent.is_some() && chair.lent == self.decision(seat);
        let plays = |chair: &Chair, seat| chair.plays_itself() || lent(chair, seat);
        let bots = |seat: &Seat| self.chairs.get(seat.index()).is_some_and(|chair| plays(chair, *seat));
        let awaiting = self.awaiting();
        let asked: Seats = awaiting.into_iter().filter(bots).collect();
        if !chance.is_rehearsed() {
            return asked;
        }
        let first = asked.lowest().filter(|_| asked == awaiting);
        first.into_iter().collect()
    }

    /// Something is going on here even if nobody looks.
    pub fn is_busy(&self) -> bool {
        let works = self.chairs.iter().any(|chair| chair.thinking || chair.sparing);
        let waits = || self.clock_runs() || self.chairs.iter().any(|chair| !chair.votes.is_empty());
        works
            || match &self.surroundings.own {
                None => waits(),
                // Whatever is due elsewhere is another node's, and is read anew where it is taken over.
                own => self.row.due.is_some() && self.row.keeper == *own,
            }
    }
}
