//! A table in memory: a cache of its log, and who sits at it.

use std::{
    collections::{HashMap, HashSet},
    ops::{Deref, DerefMut},
    sync::{
        OnceLock, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use bots::Level;
use engine::{Seat, Seats, Viewer};
use plug::{Curve, Eyes, Playing, Plug, Thinking};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tokio::{
    sync::{Mutex, MutexGuard, watch},
    task::spawn_blocking,
};

use crate::{
    answer::Word,
    chance::Chance,
    denial::{Denial, Reason},
    log, renewal, secrets,
    store::{Change, ChatRow, SeatKind, SeatRow, Status, Store, TableRow},
    talk,
};

/// How long people may think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Clock {
    #[default]
    None,
    /// So many seconds for each decision.
    Turn(u64),
    /// So many seconds for the whole game.
    Total(u64),
}

impl Clock {
    /// In seconds: less is no time to think, more is no clock.
    pub const LIMITS: std::ops::RangeInclusive<u64> = 5..=86_400;

    /// The clock, if people can play by it.
    pub fn checked(self) -> Result<Clock, Denial> {
        match self {
            Clock::Turn(seconds) | Clock::Total(seconds) if !Clock::LIMITS.contains(&seconds) => {
                Err(Denial::of(Reason::Clock))
            }
            clock => Ok(clock),
        }
    }

    /// A stored clock; those of older databases may be out of bounds.
    fn stored(text: &str) -> Result<Clock, Denial> {
        let within = |seconds: u64| seconds.clamp(*Clock::LIMITS.start(), *Clock::LIMITS.end());
        let clock = serde_json::from_str(text).map_err(|_| Denial::broken())?;
        Ok(match clock {
            Clock::None => Clock::None,
            Clock::Turn(seconds) => Clock::Turn(within(seconds)),
            Clock::Total(seconds) => Clock::Total(within(seconds)),
        })
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitter {
    Open,
    /// Kept for somebody who is asked to sit down here.
    Invited {
        owner: String,
    },
    Person {
        owner: String,
        away: bool,
    },
    Bot,
}

/// What a bot advised for a decision.
#[derive(Clone, Debug)]
pub struct Hint {
    pub decision: String,
    /// The number of the answer.
    pub number: usize,
    /// The best answers by number, with their chance to win in percent.
    pub chances: Vec<(usize, i32)>,
}

/// A seat of the table and who has it.
#[derive(Clone, Debug)]
pub struct Chair {
    pub sitter: Sitter,
    pub name: String,
    /// The level of the bot that sits here or plays for an absent person.
    pub level: Level,
    /// When its present decision began.
    pub since: Option<Instant>,
    /// How long its earlier decisions took, in milliseconds.
    pub spent: u64,
    /// When its person came back from being away.
    pub back: Option<Instant>,
    /// A bot is thinking for this seat.
    pub thinking: bool,
    /// Somebody watches this seat's time.
    pub ticking: bool,
    /// The house is about to answer for this seat what need not be asked.
    pub sparing: bool,
    /// The bot here could not think and gave a simple answer.
    pub stumbled: bool,
    /// The decision that a bot was asked for while the person was away: it answers even if they come back meanwhile,
    /// unless they are quicker. So nobody holds a table up by leaving and coming back.
    pub lent: Option<String>,
    /// The person does not want to be asked where none of their own cards can make a difference.
    pub spare: bool,
    /// Who wants a bot here instead of the person.
    pub votes: Vec<String>,
    pub hint: Option<Hint>,
}

impl Chair {
    fn of(row: &SeatRow) -> Result<Chair, Denial> {
        let sitter = match (row.kind, &row.owner) {
            (SeatKind::Person, Some(owner)) => Sitter::Person { owner: owner.clone(), away: row.away },
            (SeatKind::Invited, Some(owner)) => Sitter::Invited { owner: owner.clone() },
            (SeatKind::Bot, _) => Sitter::Bot,
            (SeatKind::Open, _) => Sitter::Open,
            _ => return Err(Denial::broken()),
        };
        Ok(Chair {
            sitter,
            name: row.name.clone(),
            level: row.level.as_deref().and_then(Level::named).unwrap_or(Level::Normal),
            since: None,
            spent: 0,
            back: None,
            thinking: false,
            ticking: false,
            sparing: false,
            stumbled: false,
            lent: None,
            spare: row.spare,
            votes: Vec::new(),
            hint: None,
        })
    }

    /// Whether nobody has sat down here yet.
    pub fn is_free(&self) -> bool {
        matches!(self.sitter, Sitter::Open | Sitter::Invited { .. })
    }

    pub fn is_kept_for(&self, id: &str) -> bool {
        matches!(&self.sitter, Sitter::Invited { owner } if owner == id)
    }

    /// Whether a person sits here and has not left.
    pub fn is_present(&self) -> bool {
        matches!(self.sitter, Sitter::Person { away: false, .. })
    }

    pub fn is_away(&self) -> bool {
        matches!(self.sitter, Sitter::Person { away: true, .. })
    }

    pub fn is_owned_by(&self, id: &str) -> bool {
        matches!(&self.sitter, Sitter::Person { owner, .. } if owner == id)
    }

    /// Whether a bot answers for this seat now.
    pub fn plays_itself(&self) -> bool {
        matches!(self.sitter, Sitter::Bot | Sitter::Person { away: true, .. })
    }
}

pub struct Room {
    pub id: String,
    /// Counts everything that people at the table can see change.
    pub changed: watch::Sender<u64>,
    /// When somebody last looked.
    seen: std::sync::Mutex<Option<Instant>>,
    /// Whether bots may have something to do when somebody looks again.
    dozing: AtomicBool,
    inner: Mutex<Inner>,
}

/// For how long somebody who looked once is thought to be still there.
const GLANCE: Duration = Duration::from_secs(30);

/// A table to look at.
pub struct Seen<'a>(MutexGuard<'a, Inner>);

impl Deref for Seen<'_> {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}

/// A table to change. Whoever has it holds what the log has, for nobody gets it of a room that was thrown away.
pub struct Inside<'a>(MutexGuard<'a, Inner>);

impl Deref for Inside<'_> {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}

impl DerefMut for Inside<'_> {
    fn deref_mut(&mut self) -> &mut Inner {
        &mut self.0
    }
}

pub struct Inner {
    pub table: TableRow,
    pub game: &'static Plug,
    /// What the table has agreed on.
    pub options: Value,
    /// The game, once everybody sits: before that nothing of it exists.
    play: Option<Box<dyn Playing>>,
    pub chairs: Vec<Chair>,
    pub chat: Vec<ChatRow>,
    pub clock: Clock,
    /// The chances to win over the game, worked out once when it is over.
    curve: OnceLock<Curve>,
    /// Answers already taken, by seat and command: a repeated submit is recognised.
    pub commands: HashMap<(usize, String), usize>,
    /// The lines of the log that are not the seat's own: answers of stand-ins and of the house.
    pub of_house: HashSet<usize>,
    /// How long each line of the log took, in milliseconds; what was taken back counts against itself.
    pub took: Vec<i64>,
    /// Set when memory and log may differ: this room is thrown away and read again.
    pub gone: bool,
}

impl Room {
    /// Reads a table from its log and plays it again, checking every step.
    pub async fn load(store: &Store, id: &str) -> Result<Room, Denial> {
        let mut table = store.table(id).await?.ok_or(Denial::not_found())?;
        let seats = store.seats(id).await?;
        let moves = store.moves(id).await?;
        let chat = store.chat(id, talk::KEPT as i64).await?;
        let game = plug::find(&table.game).map_err(|_| Denial::not_found())?;
        let options: Value = serde_json::from_str(&table.options).map_err(|_| Denial::broken())?;
        let deal = store.deal(id).await?;
        // Whoever was dealt to is asked from that moment on.
        let mut asked_since = vec![deal.as_ref().map(|deal| deal.made); seats.len()];
        let play = match deal {
            None if table.status == Status::Waiting => None,
            None => return Err(Denial::broken()),
            Some(deal) => {
                table.may_be_read(game)?;
                let (options, moves, mut since) = (options.clone(), moves.clone(), asked_since);
                // A long game takes a while: not on the threads that serve pages.
                let work = spawn_blocking(move || {
                    let play = log::replay(game, &options, &deal, &moves, &mut since);
                    (play, moves, since)
                });
                let (play, moves, since) = work.await.map_err(|_| Denial::broken())?;
                asked_since = since;
                Some(if table.is_hashed {
                    log::as_stored(play, &moves)?
                } else {
                    renewal::renew(store, &mut table, game, play).await?
                })
            }
        };
        let mut chairs = seats.iter().map(Chair::of).collect::<Result<Vec<Chair>, Denial>>()?;
        for (chair, asked) in chairs.iter_mut().zip(&asked_since) {
            chair.since = asked.map(|since| {
                let thought = Duration::from_secs(store.awake_since(since));
                Instant::now().checked_sub(thought).unwrap_or_else(Instant::now)
            });
        }
        for (seat, voter) in store.votes(id).await? {
            let chair = usize::try_from(seat).ok().and_then(|seat| chairs.get_mut(seat));
            chair.ok_or(Denial::broken())?.votes.push(voter);
        }
        let (mut commands, mut of_house) = (HashMap::new(), HashSet::new());
        for (version, row) in moves.iter().enumerate() {
            let seat = usize::try_from(row.seat).map_err(|_| Denial::broken())?;
            let chair = chairs.get_mut(seat).ok_or(Denial::broken())?;
            chair.spent = chair.spent.saturating_add_signed(row.spent);
            if Word::is_of_house(&row.command) {
                of_house.insert(version);
            }
            commands.insert((seat, row.command.clone()), version);
        }
        let took = moves.iter().map(|row| row.spent).collect();
        let clock = Clock::stored(&table.clock)?;
        let mut inner = Inner {
            table,
            game,
            options,
            play,
            chairs,
            chat,
            clock,
            curve: OnceLock::new(),
            commands,
            of_house,
            took,
            gone: false,
        };
        inner.start_clocks();
        if inner.table.asked.is_none() && inner.play.is_some() {
            store.write(vec![Change::asked(id, inner.asked())]).await?;
        }
        Ok(Room {
            id: id.to_owned(),
            changed: watch::Sender::new(1),
            seen: std::sync::Mutex::default(),
            // Whoever comes first sets it in motion.
            dozing: AtomicBool::new(true),
            inner: Mutex::new(inner),
        })
    }

    /// To look at the table.
    pub async fn lock(&self) -> Seen<'_> {
        Seen(self.inner.lock().await)
    }

    /// To change the table; refused where memory and log may differ.
    pub async fn enter(&self) -> Result<Inside<'_>, Denial> {
        let inner = self.inner.lock().await;
        if inner.gone { Err(Denial::of(Reason::Again)) } else { Ok(Inside(inner)) }
    }

    /// Notes that somebody looks; whether bots have waited for that.
    pub fn glance(&self) -> bool {
        *self.seen.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
        self.dozing.swap(false, Ordering::Relaxed)
    }

    /// Bots stop here until somebody looks.
    pub fn doze(&self) {
        self.dozing.store(true, Ordering::Relaxed);
    }

    /// Whether somebody looks at the table.
    pub fn is_watched(&self) -> bool {
        let seen = *self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        self.changed.receiver_count() > 0 || seen.is_some_and(|seen| seen.elapsed() < GLANCE)
    }

    pub fn announce(&self) {
        self.changed.send_modify(|revision| *revision += 1);
    }
}

/// What somebody who looks at the table gets to see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    Spectator,
    /// Sits here (and sees what the seat sees).
    Seat(Seat),
    /// Several people share this browser: this seat is asked next, and nobody's secrets are shown until it says so.
    Cover(Seat),
    /// Several people share this browser and none of them is asked.
    Between,
}

impl Place {
    pub fn viewer(self) -> Viewer {
        match self {
            Place::Seat(seat) => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        }
    }

    pub fn eyes(self) -> Eyes {
        Eyes::Viewer(self.viewer())
    }

    pub fn seat(self) -> Option<Seat> {
        match self {
            Place::Seat(seat) => Some(seat),
            _ => None,
        }
    }
}

impl Inner {
    pub fn names(&self) -> Vec<String> {
        self.chairs.iter().map(|chair| chair.name.clone()).collect()
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

    /// Everybody sits: from here on this is played.
    pub fn begin(&mut self, play: Box<dyn Playing>) {
        self.play = Some(play);
    }

    /// Whether somebody is still missing.
    pub fn is_waiting(&self) -> bool {
        self.play.is_none()
    }

    pub fn is_over(&self) -> bool {
        self.table.status == Status::Over
    }

    /// Who owes a decision; nobody before everybody has sat down.
    pub fn awaiting(&self) -> Seats {
        self.play().map_or(Seats::NONE, |play| play.awaiting())
    }

    pub fn seats_of(&self, identity: Option<&str>) -> Vec<Seat> {
        let Some(id) = identity else { return Vec::new() };
        let owned = self.chairs.iter().enumerate().filter(|(_, chair)| chair.is_owned_by(id));
        owned.map(|(at, _)| Seat::at(at)).collect()
    }

    /// Whether somebody may sit down here: at a listed table, by its invite, or because they are asked to.
    pub fn takes(&self, identity: Option<&str>, invite: Option<&str>) -> bool {
        let asked = |id: &str| self.chairs.iter().any(|chair| chair.is_kept_for(id));
        self.table.listed || invite == Some(self.table.invite.as_str()) || identity.is_some_and(asked)
    }

    /// Where somebody looks from. `wanted` is the seat a shared browser has uncovered.
    pub fn place_of(&self, identity: Option<&str>, wanted: Option<usize>) -> Place {
        let own = self.seats_of(identity);
        match own.as_slice() {
            [] => Place::Spectator,
            [seat] => Place::Seat(*seat),
            _ => {
                let wanted = wanted.and_then(Seat::new).filter(|seat| own.contains(seat));
                let asked: Vec<Seat> = own.iter().copied().filter(|seat| self.asks(*seat)).collect();
                match (wanted, asked.first()) {
                    (Some(seat), _) if asked.contains(&seat) => Place::Seat(seat),
                    (_, Some(next)) => Place::Cover(*next),
                    _ => Place::Between,
                }
            }
        }
    }

    /// How the chances to win went; a secret while the game runs, for it looks into every hand.
    pub fn curve(&self) -> Option<&Curve> {
        let play = self.play().filter(|_| self.is_over())?;
        Some(self.curve.get_or_init(|| play.curve()))
    }

    /// Whether people may ask a bot for advice: alone with bots always, otherwise if the host wants it.
    pub fn gives_hints(&self) -> bool {
        let people = self.chairs.iter().filter(|chair| chair.sitter != Sitter::Bot).count();
        people <= 1 || self.table.hints
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

    /// Who has to be asked now: everybody who owes a decision and wants to give it.
    pub fn asks(&self, seat: Seat) -> bool {
        self.awaiting().contains(seat) && !self.spares(seat)
    }

    /// Everybody whose answer the table waits for.
    pub fn asked(&self) -> impl Iterator<Item = Seat> {
        self.awaiting().into_iter().filter(|seat| !self.spares(*seat))
    }

    /// The level of the bots that play for people who leave this table.
    pub fn stand_in(&self) -> Level {
        let person = self.chairs.iter().find(|chair| chair.sitter != Sitter::Bot);
        person.map_or(Level::Normal, |chair| chair.level)
    }

    /// Names the decision `seat` has to give now.
    pub fn decision(&self, seat: Seat) -> Option<String> {
        let decision = self.play()?.decision(seat);
        Some(secrets::digest(&format!("{}/{decision}", self.table.id))[..20].to_owned())
    }

    /// A bot's thinking about what `seat` has to decide.
    pub fn thought(&self, chance: &Chance, seat: Seat, level: Level) -> Option<Thinking> {
        let play = self.play()?;
        let seed = chance.thought(&play.seed_text(), &play.decision(seat));
        play.thinking(seat, level, seed)
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

    /// Starts the clock of every seat that owes a decision, stops those that do not.
    pub fn start_clocks(&mut self) {
        let awaiting = self.awaiting();
        for (at, chair) in self.chairs.iter_mut().enumerate() {
            if !awaiting.contains(Seat::at(at)) {
                chair.since = None;
            } else if chair.since.is_none() {
                chair.since = Some(Instant::now());
            }
        }
    }

    pub fn clock_runs(&self) -> bool {
        self.clock != Clock::None && !self.is_over() && !self.is_waiting()
    }

    /// How many seconds `seat` has left for its present decision, where there is a clock.
    pub fn seconds_left(&self, seat: Seat) -> Option<i64> {
        let chair = self.chairs.get(seat.index())?;
        let running = chair.since.map_or(0, |since| since.elapsed().as_millis() as u64);
        let (limit, used) = match self.clock {
            Clock::None => return None,
            Clock::Turn(limit) => (limit, running),
            Clock::Total(limit) => (limit, chair.spent + running),
        };
        Some(limit as i64 - (used / 1000) as i64)
    }

    /// How long until a bot plays for the person on `seat` if they do not answer: when their clock has run out, or when
    /// they have kept the table waiting for `leaver` seconds and somebody has voted for it.
    pub fn patience(&self, seat: Seat, leaver: u64) -> Option<Duration> {
        let chair = self.chairs.get(seat.index()).filter(|chair| chair.is_present())?;
        let since = chair.since.filter(|_| self.awaiting().contains(seat))?;
        let clock = self.seconds_left(seat).map(|left| Duration::from_secs(left.max(0).unsigned_abs()));
        // Whoever has just come back is given the same time again before others can send them away.
        let waited = chair.back.map_or(since, |back| back.max(since)).elapsed();
        let voted = chair.votes.iter().any(|voter| self.is_present(voter));
        let votes = voted.then(|| Duration::from_secs(leaver).saturating_sub(waited));
        clock.into_iter().chain(votes).min()
    }

    fn is_present(&self, identity: &str) -> bool {
        self.chairs.iter().any(|chair| chair.is_owned_by(identity) && chair.is_present())
    }

    /// Something is going on here even if nobody looks.
    pub fn is_busy(&self) -> bool {
        let busy =
            |chair: &Chair| chair.thinking || chair.ticking || chair.sparing || !chair.votes.is_empty();
        self.clock_runs() || self.chairs.iter().any(busy)
    }
}
