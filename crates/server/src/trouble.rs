//! How the server says no: a status, a message key, and the rules behind it.

use axum::http::StatusCode;
use engine::{Problem, Problems, any::Rejected};
use maud::{Markup, html};
use serde_json::{Value, json};
use words::Lang;

use crate::store::NotStored;

#[derive(Clone, Debug)]
pub struct Trouble {
    pub status: StatusCode,
    /// The message is `trouble-` and this.
    pub key: &'static str,
    pub clauses: Vec<&'static str>,
    /// The game these clauses belong to.
    pub game: Option<&'static str>,
    pub problems: Problems,
    /// After how many seconds it is worth trying again.
    pub retry: Option<u64>,
}

impl Trouble {
    pub const fn new(status: StatusCode, key: &'static str) -> Trouble {
        Trouble { status, key, clauses: Vec::new(), game: None, problems: Vec::new(), retry: None }
    }

    pub const fn not_found() -> Trouble {
        Trouble::new(StatusCode::NOT_FOUND, "not-found")
    }

    pub const fn forbidden(key: &'static str) -> Trouble {
        Trouble::new(StatusCode::FORBIDDEN, key)
    }

    pub const fn conflict(key: &'static str) -> Trouble {
        Trouble::new(StatusCode::CONFLICT, key)
    }

    pub const fn bad(key: &'static str) -> Trouble {
        Trouble::new(StatusCode::BAD_REQUEST, key)
    }

    pub const fn broken() -> Trouble {
        Trouble::new(StatusCode::INTERNAL_SERVER_ERROR, "broken")
    }

    /// Something of a game could not be written: a mistake in the program, which whoever runs it must hear of.
    pub fn unwritable(problem: Problem) -> Trouble {
        tracing::error!(%problem, "not written");
        Trouble::broken()
    }

    /// The same, with the game whose rules say so.
    pub fn of(self, game: &'static str) -> Trouble {
        Trouble { game: Some(game), ..self }
    }

    pub fn sentence(&self, lang: Lang) -> String {
        let mut text = lang.say(&format!("trouble-{}", self.key));
        for problem in &self.problems {
            text.push(' ');
            text.push_str(&lang.problem(problem));
        }
        text
    }

    pub fn to_json(&self, lang: Lang) -> Value {
        json!({
            "error": self.key,
            "message": self.sentence(lang),
            "clauses": self.clauses,
            "problems": self.problems,
            "retry_after": self.retry,
        })
    }
}

impl From<sqlx::Error> for Trouble {
    fn from(error: sqlx::Error) -> Self {
        tracing::error!(%error, "reading failed");
        Trouble::broken()
    }
}

impl From<NotStored> for Trouble {
    fn from(error: NotStored) -> Self {
        match error {
            NotStored::Conflict => Trouble::conflict("conflict"),
            NotStored::Failed => Trouble::new(StatusCode::SERVICE_UNAVAILABLE, "not-stored"),
        }
    }
}

impl From<Problems> for Trouble {
    fn from(problems: Problems) -> Self {
        let mut clauses: Vec<&'static str> = problems.iter().filter_map(|problem| problem.clause).collect();
        clauses.dedup();
        Trouble { clauses, problems, ..Trouble::new(StatusCode::UNPROCESSABLE_ENTITY, "problems") }
    }
}

impl From<Problem> for Trouble {
    fn from(problem: Problem) -> Self {
        Trouble::from(vec![problem])
    }
}

impl From<Rejected> for Trouble {
    fn from(rejected: Rejected) -> Self {
        match rejected {
            Rejected::Unreadable(problem) => Trouble::from(problem),
            Rejected::Refused(refusal) => Trouble {
                clauses: refusal.clauses.to_vec(),
                ..Trouble::new(StatusCode::UNPROCESSABLE_ENTITY, "refused")
            },
        }
    }
}

/// What stands beside the question or the form when something was not done: the sentence and the rules behind it.
pub fn explained(trouble: &Trouble, lang: Lang) -> Markup {
    html! {
        p.refusal { (trouble.sentence(lang)) }
        @if let Some(game) = trouble.game {
            @for clause in &trouble.clauses { (crate::pages::rules::quoted(game, clause, lang)) }
        }
    }
}
