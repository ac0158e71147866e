//! What the database holds, row by row.

use engine::Seat;
use serde::Serialize;
use sqlx::FromRow;

use crate::{change::bits, columns::columns};

/// Where a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// For people who have not sat down yet.
    Waiting,
    Playing,
    Over,
    /// A game from elsewhere that is not stored whole yet.
    Loading,
}

impl Status {
    pub const fn id(self) -> &'static str {
        match self {
            Status::Waiting => "waiting",
            Status::Playing => "playing",
            Status::Over => "over",
            Status::Loading => "loading",
        }
    }
}

/// What the database says where it should name one of few.
#[derive(Debug, thiserror::Error)]
#[error("the database says {0:?}, which is none of ours")]
pub struct Unknown(String);

impl TryFrom<String> for Status {
    type Error = Unknown;

    fn try_from(text: String) -> Result<Self, Unknown> {
        let all = [Status::Waiting, Status::Playing, Status::Over, Status::Loading];
        all.into_iter().find(|status| status.id() == text).ok_or(Unknown(text))
    }
}

/// Who a seat is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatKind {
    Open,
    /// Kept for somebody who is asked to play again.
    Invited,
    Person,
    Bot,
}

impl SeatKind {
    pub(crate) const fn id(self) -> &'static str {
        match self {
            SeatKind::Open => "open",
            SeatKind::Invited => "invited",
            SeatKind::Person => "person",
            SeatKind::Bot => "bot",
        }
    }
}

impl TryFrom<String> for SeatKind {
    type Error = Unknown;

    fn try_from(text: String) -> Result<Self, Unknown> {
        let all = [SeatKind::Open, SeatKind::Invited, SeatKind::Person, SeatKind::Bot];
        all.into_iter().find(|kind| kind.id() == text).ok_or(Unknown(text))
    }
}

#[derive(Clone, Debug, FromRow)]
pub struct IdentityRow {
    pub id: String,
    pub name: String,
    pub login: Option<String>,
    pub password: Option<String>,
    pub epoch: i64,
    /// Sessions of this epoch that were signed out.
    #[sqlx(skip)]
    pub ended: Vec<String>,
}

columns!(IdentityRow { id, name, login, password, epoch } beside ended);

#[derive(Clone, Debug, FromRow)]
pub struct TableRow {
    pub id: String,
    pub game: String,
    pub options: String,
    pub host: String,
    pub invite: String,
    pub listed: bool,
    /// Whether people may ask bots for advice though others play.
    pub hints: bool,
    /// Whether whoever plays here alone against bots is told how good each answer was.
    pub training: bool,
    /// The fingerprint of the door it was opened by.
    pub door: String,
    pub clock: String,
    #[sqlx(try_from = "String")]
    pub status: Status,
    pub rematch: Option<String>,
    pub rules: i64,
    pub data: String,
    /// Played elsewhere and handed in as a file.
    pub loaded: bool,
    /// Whether the hashes of its log are those of its states; not so at tables of earlier servers.
    #[sqlx(rename = "hashed")]
    pub is_hashed: bool,
    /// Why such a table could not be renewed, and by which rules that was tried.
    pub unrenewed: Option<String>,
    /// The seats whose answer it waits for, a bit each; not known before the game has been looked at.
    pub asked: Option<i64>,
    /// Counts whatever changes at the table.
    pub revision: i64,
    /// When the house next has something to do here, in milliseconds since 1970, and the node that does it.
    pub due: Option<i64>,
    pub keeper: Option<String>,
    /// After how many lines of its log it went on from a stored state, the last time that its rules had changed.
    pub stands: Option<i64>,
}

columns!(TableRow {
    id,
    game,
    options,
    host,
    invite,
    listed,
    hints,
    training,
    door,
    clock,
    status,
    rematch,
    rules,
    data,
    loaded,
    is_hashed: "hashed",
    unrenewed,
    asked,
    revision,
    due,
    keeper,
    stands
});

impl TableRow {
    /// Notes whose answer the table waits for.
    pub fn ask(&mut self, seats: impl Iterator<Item = Seat>) {
        self.asked = Some(bits(seats));
    }

    /// Whether the table waits for an answer of this seat.
    pub fn asks(&self, seat: Seat) -> bool {
        self.asked.is_some_and(|asked| asked >> seat.index() & 1 == 1)
    }
}

/// A stored result: seat, score, rank, and whether it won.
pub type SeatResult = (i64, i64, i64, bool);

/// How a game ended for one seat, in parts of a point.
#[derive(Clone, Debug, PartialEq, Eq, FromRow)]
pub struct EndRow {
    pub seat: i64,
    pub score: i64,
    pub parts: i64,
    pub rank: i64,
    pub won: bool,
}

columns!(EndRow { seat, score, parts, rank, won });

/// What was dealt when the last person sat down.
#[derive(Clone, Debug, FromRow)]
pub struct DealRow {
    pub seed: String,
    pub made: i64,
}

columns!(DealRow { seed, made });

/// How many tables are open, by a person and by a door.
#[derive(Clone, Copy, Debug)]
pub struct Opened {
    pub by_host: Counts,
    pub by_door: Counts,
}

/// Which tables count.
#[derive(Clone, Copy, Debug)]
pub enum Counted {
    /// Not over yet.
    Running,
    /// Of those, waiting in everybody's sight.
    Listed,
    /// Those that are not over and those that were loaded, over or not.
    Kept,
}

#[derive(Clone, Copy, Debug)]
pub struct Counts {
    pub running: i64,
    pub listed: i64,
    pub kept: i64,
}

impl Counts {
    pub const fn of(self, counted: Counted) -> i64 {
        match counted {
            Counted::Running => self.running,
            Counted::Listed => self.listed,
            Counted::Kept => self.kept,
        }
    }
}

#[derive(Clone, Debug, FromRow)]
pub struct SeatRow {
    #[sqlx(try_from = "String")]
    pub kind: SeatKind,
    pub owner: Option<String>,
    pub name: String,
    pub level: Option<String>,
    pub away: bool,
    pub spare: bool,
}

columns!(SeatRow { kind, owner, name, level, away, spare });

#[derive(Clone, Debug, FromRow)]
pub struct MoveRow {
    pub seat: i64,
    /// None when the seat took its latest answer back.
    pub action: Option<String>,
    pub luck: String,
    pub state: String,
    pub command: String,
    /// How long the seat took, for clocks.
    pub spent: i64,
    pub made: i64,
}

columns!(MoveRow { seat, action, luck, state, command, spent, made });

/// A state of a game: its latest, or one on which it went on when its rules had changed.
#[derive(Clone, Debug, PartialEq, Eq, FromRow)]
pub struct StateRow {
    /// How many lines of the log led to it.
    pub version: i64,
    /// The rules and cards it was written by.
    pub rules: i64,
    pub data: String,
    /// In JSON, components by their names.
    pub state: String,
    pub made: i64,
}

columns!(StateRow { version, rules, data, state, made });

/// Somebody who has a table before their eyes at a node: through an open window, or until a time in milliseconds.
#[derive(Clone, Debug, PartialEq, Eq, FromRow)]
pub struct VisitRow {
    pub who: String,
    pub node: String,
    pub open: bool,
    pub until: i64,
}

columns!(VisitRow { who, node, open, until });

/// What a bot thinks of a finished game.
#[derive(Clone, Debug, FromRow)]
pub struct ReviewRow {
    pub rules: i64,
    pub data: String,
    pub iterations: i64,
    /// Every decision, in JSON.
    pub steps: String,
}

columns!(ReviewRow { rules, data, iterations, steps });

#[derive(Clone, Debug, FromRow)]
pub struct ChatRow {
    pub line: i64,
    pub seat: Option<i64>,
    pub name: String,
    pub text: String,
    pub made: i64,
    /// Who said it. Lines of earlier programs do not tell.
    pub who: Option<String>,
}

columns!(ChatRow { line, seat, name, text, made, who });

#[derive(Clone, Debug, FromRow)]
pub struct ResultRow {
    #[sqlx(rename = "tbl")]
    pub table: String,
    pub game: String,
    pub players: i64,
    pub score: i64,
    pub parts: i64,
    pub rank: i64,
    pub won: bool,
}

columns!(ResultRow { table: "tbl", game, players, score, parts, rank, won });
