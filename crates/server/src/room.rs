//! A table in memory: a cache of its log, and who sits at it.

use std::{
    collections::HashMap,
    sync::OnceLock,
    time::{Duration, Instant},
};

use engine::{Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tokio::sync::{Mutex, MutexGuard, watch};

use crate::{
    chance::Chance,
    curve::Curve,
    games::{self, Eyes, Offered, Playing},
    secrets,
    store::{ChatRow, DealRow, MoveRow, SeatRow, Store, TableRow},
    thinking::{self, Level, Thought},
    trouble::Trouble,
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

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitter {
    Open,
    Person { owner: String, away: bool },
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
    /// A bot is thinking for this seat.
    pub thinking: bool,
    /// Who wants a bot here instead of the person.
    pub votes: Vec<String>,
    pub hint: Option<Hint>,
}

impl Chair {
    fn of(row: &SeatRow) -> Chair {
        let sitter = match (row.kind.as_str(), &row.owner) {
            ("person", Some(owner)) => Sitter::Person { owner: owner.clone(), away: row.away },
            ("bot", _) => Sitter::Bot,
            _ => Sitter::Open,
        };
        Chair {
            sitter,
            name: row.name.clone(),
            level: row.level.as_deref().and_then(thinking::level).unwrap_or(Level::Normal),
            since: None,
            spent: 0,
            thinking: false,
            votes: Vec::new(),
            hint: None,
        }
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
    inner: Mutex<Inner>,
}

pub struct Inner {
    pub table: TableRow,
    pub game: &'static dyn Offered,
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
    /// Set when memory and log may differ: this room is thrown away and read again.
    pub gone: bool,
}

impl Room {
    /// Reads a table from its log and plays it again, checking every step.
    pub async fn load(store: &Store, id: &str) -> Result<Room, Trouble> {
        let table = store.table(id).await?.ok_or(Trouble::not_found())?;
        let seats = store.seats(id).await?;
        let moves = store.moves(id).await?;
        let chat = store.chat(id).await?;
        let game = games::by_id(&table.game).ok_or(Trouble::not_found())?;
        let options: Value = serde_json::from_str(&table.options).map_err(|_| Trouble::broken())?;
        let deal = store.deal(id).await?;
        // Whoever was dealt to is asked from that moment on.
        let mut asked_since = vec![deal.as_ref().map(|deal| deal.made); seats.len()];
        let play = match deal {
            None if table.status == "waiting" => None,
            None => return Err(Trouble::broken()),
            Some(_) if table.rules != i64::from(game.rules_version()) => {
                return Err(Trouble::conflict("other-rules"));
            }
            Some(deal) => Some(replay(game, &options, &deal, &moves, &mut asked_since)?),
        };
        let mut chairs: Vec<Chair> = seats.iter().map(Chair::of).collect();
        for ((chair, seat), asked) in chairs.iter_mut().zip(&seats).zip(&asked_since) {
            let since = asked.map(|asked| asked.max(seat.since.unwrap_or(asked)));
            chair.since = since.map(|since| {
                let thought = Duration::from_secs(store.awake_since(since));
                Instant::now().checked_sub(thought).unwrap_or_else(Instant::now)
            });
        }
        let mut commands = HashMap::new();
        for row in &moves {
            let seat = usize::try_from(row.seat).unwrap_or_default();
            commands.insert((seat, row.command.clone()), usize::try_from(row.version).unwrap_or_default());
            if let Some(chair) = chairs.get_mut(seat) {
                chair.spent += u64::try_from(row.spent).unwrap_or_default();
            }
        }
        let clock = serde_json::from_str(&table.clock).unwrap_or_default();
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
            gone: false,
        };
        inner.start_clocks();
        Ok(Room { id: id.to_owned(), changed: watch::Sender::new(1), inner: Mutex::new(inner) })
    }

    pub async fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().await
    }

    pub fn announce(&self) {
        self.changed.send_modify(|revision| *revision += 1);
    }
}

/// Plays the log again; `asked_since` follows who has owed a decision since when.
fn replay(
    game: &'static dyn Offered,
    options: &Value,
    deal: &DealRow,
    moves: &[MoveRow],
    asked_since: &mut [Option<i64>],
) -> Result<Box<dyn Playing>, Trouble> {
    let seed = deal.seed.parse().map_err(|()| Trouble::broken())?;
    let mut play = game.begin(options, seed)?;
    for row in moves {
        let seat = usize::try_from(row.seat).ok().and_then(Seat::new).ok_or(Trouble::broken())?;
        let same = match &row.action {
            None => play.undo(seat).is_ok(),
            Some(action) => {
                let action: Value = serde_json::from_str(action).map_err(|_| Trouble::broken())?;
                let logged = play.give(seat, &action).map_err(|_| Trouble::conflict("log-differs"))?;
                serde_json::to_string(&logged.luck).is_ok_and(|luck| luck == row.luck)
            }
        };
        if !same {
            return Err(Trouble::conflict("log-differs"));
        }
        let awaiting = play.awaiting();
        for (at, since) in asked_since.iter_mut().enumerate() {
            let goes_on = awaiting.contains(Seat::at(at)) && seat.index() != at;
            *since = since.filter(|_| goes_on).or(Some(row.made).filter(|_| awaiting.contains(Seat::at(at))));
        }
    }
    if let Some(row) = moves.last()
        && row.state != play.state_hash().map_err(Trouble::unwritable)?
    {
        return Err(Trouble::conflict("log-differs"));
    }
    Ok(play)
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
    pub fn begun(&self) -> Result<&dyn Playing, Trouble> {
        self.play().ok_or(Trouble::conflict("not-begun"))
    }

    pub fn begun_mut(&mut self) -> Result<&mut (dyn Playing + 'static), Trouble> {
        self.play.as_deref_mut().ok_or(Trouble::conflict("not-begun"))
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
        self.table.status == "over"
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

    /// Where somebody looks from. `wanted` is the seat a shared browser has uncovered.
    pub fn place_of(&self, identity: Option<&str>, wanted: Option<usize>) -> Place {
        let own = self.seats_of(identity);
        match own.as_slice() {
            [] => Place::Spectator,
            [seat] => Place::Seat(*seat),
            _ => {
                let awaiting = self.awaiting();
                let wanted = wanted.and_then(Seat::new).filter(|seat| own.contains(seat));
                let asked: Vec<Seat> = own.iter().copied().filter(|seat| awaiting.contains(*seat)).collect();
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
    pub fn thought(&self, chance: &Chance, seat: Seat, level: Level) -> Option<Thought> {
        let play = self.play()?;
        let seed = chance.thought(&play.seed_text(), &play.decision(seat));
        play.thought(seat, level, seed)
    }

    /// The seats for which a bot shall answer now. In a rehearsal bots wait until no person is asked, and then answer
    /// one after the other: who is quicker in a phase that all play at once must not matter.
    pub fn bots_asked(&self, chance: &Chance) -> Seats {
        let bots = |seat: &Seat| self.chairs.get(seat.index()).is_some_and(Chair::plays_itself);
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

    /// Whether somebody has kept the others waiting for so many seconds.
    pub fn keeps_waiting(&self, seat: Seat, seconds: u64) -> bool {
        let chair = self.chairs.get(seat.index());
        chair.and_then(|chair| chair.since).is_some_and(|since| since.elapsed().as_secs() >= seconds)
    }
}
