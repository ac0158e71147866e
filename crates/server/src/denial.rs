//! How the server says no: the reason, and the rules behind it.

use std::fmt;

use axum::{
    http::StatusCode,
    response::{IntoResponse, Response},
};
use engine::{Problem, Problems, Refusal};
use plug::Playing;
use serde_json::{Map, Value, json};
use words::Lang;

use crate::store::{self, NotStored};

/// Why something was not done. The sentence for people is the message `trouble-` and the id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.id())]
pub enum Reason {
    BadRequest,
    Clock,
    Empty,
    LongSave,
    Name,
    NameHidden,
    PasswordShort,
    Seats,
    Blocked,
    HostOnly,
    NoHints,
    Nobody,
    NotSeated,
    NotYourSeat,
    OldPassword,
    Origin,
    Private,
    Rejoin,
    ReplayRunning,
    SaveRunning,
    SentAway,
    SignIn,
    NotFound,
    Again,
    Away,
    Closed,
    Conflict,
    Full,
    LogDiffers,
    LongGame,
    LongReview,
    ManyListed,
    ManySeats,
    ManyTables,
    NameTaken,
    NoGuest,
    NoLeaver,
    NotBegun,
    NotOver,
    NotYourAnswer,
    OtherRules,
    Over,
    Stale,
    TooLarge,
    Host,
    Problems,
    Refused,
    ManyLoads,
    ManyReviews,
    ManyStreams,
    TooFast,
    Broken,
    Busy,
    Closing,
    LaterRules,
    NotStored,
    Unsure,
    Unread,
}

impl Reason {
    pub const ALL: [Reason; 58] = [
        Reason::BadRequest,
        Reason::Clock,
        Reason::Empty,
        Reason::LongSave,
        Reason::Name,
        Reason::NameHidden,
        Reason::PasswordShort,
        Reason::Seats,
        Reason::Blocked,
        Reason::HostOnly,
        Reason::NoHints,
        Reason::Nobody,
        Reason::NotSeated,
        Reason::NotYourSeat,
        Reason::OldPassword,
        Reason::Origin,
        Reason::Private,
        Reason::Rejoin,
        Reason::ReplayRunning,
        Reason::SaveRunning,
        Reason::SentAway,
        Reason::SignIn,
        Reason::NotFound,
        Reason::Again,
        Reason::Away,
        Reason::Closed,
        Reason::Conflict,
        Reason::Full,
        Reason::LogDiffers,
        Reason::LongGame,
        Reason::LongReview,
        Reason::ManyListed,
        Reason::ManySeats,
        Reason::ManyTables,
        Reason::NameTaken,
        Reason::NoGuest,
        Reason::NoLeaver,
        Reason::NotBegun,
        Reason::NotOver,
        Reason::NotYourAnswer,
        Reason::OtherRules,
        Reason::Over,
        Reason::Stale,
        Reason::TooLarge,
        Reason::Host,
        Reason::Problems,
        Reason::Refused,
        Reason::ManyLoads,
        Reason::ManyReviews,
        Reason::ManyStreams,
        Reason::TooFast,
        Reason::Broken,
        Reason::Busy,
        Reason::Closing,
        Reason::LaterRules,
        Reason::NotStored,
        Reason::Unsure,
        Reason::Unread,
    ];

    /// What programs are told.
    pub const fn id(self) -> &'static str {
        match self {
            Reason::BadRequest => "bad-request",
            Reason::Clock => "clock",
            Reason::Empty => "empty",
            Reason::LongSave => "long-save",
            Reason::Name => "name",
            Reason::NameHidden => "name-hidden",
            Reason::PasswordShort => "password-short",
            Reason::Seats => "seats",
            Reason::Blocked => "blocked",
            Reason::HostOnly => "host-only",
            Reason::NoHints => "no-hints",
            Reason::Nobody => "nobody",
            Reason::NotSeated => "not-seated",
            Reason::NotYourSeat => "not-your-seat",
            Reason::OldPassword => "old-password",
            Reason::Origin => "origin",
            Reason::Private => "private",
            Reason::Rejoin => "rejoin",
            Reason::ReplayRunning => "replay-running",
            Reason::SaveRunning => "save-running",
            Reason::SentAway => "sent-away",
            Reason::SignIn => "sign-in",
            Reason::NotFound => "not-found",
            Reason::Again => "again",
            Reason::Away => "away",
            Reason::Closed => "closed",
            Reason::Conflict => "conflict",
            Reason::Full => "full",
            Reason::LogDiffers => "log-differs",
            Reason::LongGame => "long-game",
            Reason::LongReview => "long-review",
            Reason::ManyListed => "many-listed",
            Reason::ManySeats => "many-seats",
            Reason::ManyTables => "many-tables",
            Reason::NameTaken => "name-taken",
            Reason::NoGuest => "no-guest",
            Reason::NoLeaver => "no-leaver",
            Reason::NotBegun => "not-begun",
            Reason::NotOver => "not-over",
            Reason::NotYourAnswer => "not-your-answer",
            Reason::OtherRules => "other-rules",
            Reason::Over => "over",
            Reason::Stale => "stale",
            Reason::TooLarge => "too-large",
            Reason::Host => "host",
            Reason::Problems => "problems",
            Reason::Refused => "refused",
            Reason::ManyLoads => "many-loads",
            Reason::ManyReviews => "many-reviews",
            Reason::ManyStreams => "many-streams",
            Reason::TooFast => "too-fast",
            Reason::Broken => "broken",
            Reason::Busy => "busy",
            Reason::Closing => "closing",
            Reason::LaterRules => "later-rules",
            Reason::NotStored => "not-stored",
            Reason::Unsure => "unsure",
            Reason::Unread => "unread",
        }
    }

    const fn status(self) -> StatusCode {
        match self {
            Reason::BadRequest
            | Reason::Clock
            | Reason::Empty
            | Reason::LongSave
            | Reason::Name
            | Reason::NameHidden
            | Reason::PasswordShort
            | Reason::Seats => StatusCode::BAD_REQUEST,
            Reason::Blocked
            | Reason::HostOnly
            | Reason::NoHints
            | Reason::Nobody
            | Reason::NotSeated
            | Reason::NotYourSeat
            | Reason::OldPassword
            | Reason::Origin
            | Reason::Private
            | Reason::Rejoin
            | Reason::ReplayRunning
            | Reason::SaveRunning
            | Reason::SentAway
            | Reason::SignIn => StatusCode::FORBIDDEN,
            Reason::NotFound => StatusCode::NOT_FOUND,
            Reason::Again
            | Reason::Away
            | Reason::Closed
            | Reason::Conflict
            | Reason::Full
            | Reason::LogDiffers
            | Reason::LongGame
            | Reason::LongReview
            | Reason::ManyListed
            | Reason::ManySeats
            | Reason::ManyTables
            | Reason::NameTaken
            | Reason::NoGuest
            | Reason::NoLeaver
            | Reason::NotBegun
            | Reason::NotOver
            | Reason::NotYourAnswer
            | Reason::OtherRules
            | Reason::Over
            | Reason::Stale => StatusCode::CONFLICT,
            Reason::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Reason::Host => StatusCode::MISDIRECTED_REQUEST,
            Reason::Problems | Reason::Refused => StatusCode::UNPROCESSABLE_ENTITY,
            Reason::ManyLoads | Reason::ManyReviews | Reason::ManyStreams | Reason::TooFast => {
                StatusCode::TOO_MANY_REQUESTS
            }
            Reason::Broken => StatusCode::INTERNAL_SERVER_ERROR,
            Reason::Busy
            | Reason::Closing
            | Reason::LaterRules
            | Reason::NotStored
            | Reason::Unsure
            | Reason::Unread => StatusCode::SERVICE_UNAVAILABLE,
        }
    }
}

/// Why an answer is refused, told where the table is at hand: with the names of those who sit there.
#[derive(Clone, Debug)]
pub struct Refused {
    /// The key of the reason, for programs.
    key: String,
    facts: Map<String, Value>,
    sentences: Vec<(Lang, String)>,
}

/// A reason with what somebody needs to know about it.
#[derive(Clone, Debug)]
pub struct Denial {
    pub status: StatusCode,
    pub reason: Reason,
    pub clauses: Vec<&'static str>,
    /// The game these clauses belong to.
    pub game: Option<&'static str>,
    pub problems: Problems,
    /// What a rule of the game says no for.
    pub refused: Option<Box<Refused>>,
    /// What somebody has said about it, in their own words.
    pub said: Option<Box<str>>,
    /// After how many seconds it is worth trying again.
    pub retry: Option<u64>,
}

impl Denial {
    pub const fn of(reason: Reason) -> Denial {
        Denial {
            status: reason.status(),
            reason,
            clauses: Vec::new(),
            game: None,
            problems: Vec::new(),
            refused: None,
            said: None,
            retry: None,
        }
    }

    pub const fn not_found() -> Denial {
        Denial::of(Reason::NotFound)
    }

    pub const fn broken() -> Denial {
        Denial::of(Reason::Broken)
    }

    /// Worth another try after so many seconds.
    pub fn again_after(reason: Reason, seconds: u64) -> Denial {
        Denial { retry: Some(seconds), ..Denial::of(reason) }
    }

    /// For a reason that somebody has put into words of their own.
    pub fn saying(reason: Reason, words: String) -> Denial {
        Denial { said: (!words.is_empty()).then(|| words.into()), ..Denial::of(reason) }
    }

    /// Something of a game could not be written: a mistake in the program, which whoever runs it must hear of.
    pub fn unwritable(reason: impl fmt::Display) -> Denial {
        tracing::error!(%reason, "not written");
        Denial::broken()
    }

    /// Something that is stored is not what was written there, which whoever runs the house must hear of.
    pub fn unreadable(reason: impl fmt::Display) -> Denial {
        tracing::error!(%reason, "what is stored cannot be read");
        Denial::broken()
    }

    /// The same, with the game whose rules say so.
    pub fn in_game(self, game: &'static str) -> Denial {
        Denial { game: Some(game), ..self }
    }

    /// An answer that the rules of a game forbid. `names` are what a reader of a language calls those who sit there.
    pub fn refused(refusal: &Refusal, play: &dyn Playing, names: impl Fn(Lang) -> Vec<String>) -> Denial {
        let told = |lang| (lang, boards::called(&names(lang), || play.refusal(refusal, lang)));
        let refused = Refused {
            key: refusal.key().into_owned(),
            facts: play.facts(refusal),
            sentences: Lang::ALL.into_iter().map(told).collect(),
        };
        Denial {
            clauses: refusal.clauses.to_vec(),
            refused: Some(Box::new(refused)),
            ..Denial::of(Reason::Refused)
        }
    }

    pub fn sentence(&self, lang: Lang) -> String {
        let mut told = self.refused.iter().flat_map(|refused| &refused.sentences);
        if let Some((_, sentence)) = told.find(|(spoken, _)| *spoken == lang) {
            return sentence.clone();
        }
        let mut text = lang.say(&format!("trouble-{}", self.reason.id()));
        if let Some(said) = &self.said {
            text.push(' ');
            text.push_str(said);
        }
        for problem in &self.problems {
            text.push(' ');
            text.push_str(&lang.problem(problem));
        }
        text
    }

    pub fn to_json(&self, lang: Lang) -> Value {
        json!({
            "error": self.reason.id(),
            "message": self.sentence(lang),
            "clauses": self.clauses,
            "refusal": self.refused.as_ref().map(|refused| &refused.key),
            "facts": self.refused.as_ref().map(|refused| &refused.facts),
            "problems": self.problems,
            "retry_after": self.retry,
        })
    }
}

/// What was read; nothing while the database is away, for whoever can do without it.
pub fn unless_away<T>(read: Result<T, Denial>) -> Result<Option<T>, Denial> {
    match read {
        Ok(read) => Ok(Some(read)),
        Err(denial) if denial.reason == Reason::Unread => Ok(None),
        Err(denial) => Err(denial),
    }
}

impl From<Reason> for Denial {
    fn from(reason: Reason) -> Self {
        Denial::of(reason)
    }
}

impl From<store::Error> for Denial {
    fn from(error: store::Error) -> Self {
        if store::is_away(&error) {
            // That it is away is told once, and counted for each who is refused: a line for each would bury everything else.
            tracing::debug!(%error, "the database did not answer");
            Denial::again_after(Reason::Unread, 2)
        } else {
            tracing::error!(%error, "reading failed");
            Denial::broken()
        }
    }
}

impl From<NotStored> for Denial {
    fn from(error: NotStored) -> Self {
        match error {
            NotStored::Conflict => Denial::of(Reason::Conflict),
            NotStored::Failed => {
                tracing::error!("something could not be stored");
                Denial::of(Reason::NotStored)
            }
            NotStored::Unknown => {
                tracing::error!("whether something was stored is not known");
                Denial::of(Reason::Unsure)
            }
        }
    }
}

impl From<Problems> for Denial {
    fn from(problems: Problems) -> Self {
        let mut clauses: Vec<&'static str> = problems.iter().filter_map(|problem| problem.clause).collect();
        clauses.dedup();
        Denial { clauses, problems, ..Denial::of(Reason::Problems) }
    }
}

impl From<Problem> for Denial {
    fn from(problem: Problem) -> Self {
        Denial::from(vec![problem])
    }
}

impl IntoResponse for Denial {
    /// The guard turns it into a page or JSON in the visitor's language.
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

#[cfg(test)]
mod tests {
    use words::Lang;

    use super::*;

    #[test]
    fn every_reason_has_a_sentence_in_every_language() {
        for lang in Lang::ALL {
            for reason in Reason::ALL {
                let key = format!("trouble-{}", reason.id());
                assert_ne!(lang.say(&key), key, "in {lang}");
            }
        }
    }
}
