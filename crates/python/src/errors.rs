//! How the house says no in Python: exceptions that carry the rule.

use std::{
    collections::HashMap,
    sync::{Mutex, OnceLock, PoisonError},
};

use engine::{Refusal, any::Rejected, ledger::Ledger};
use plug::{Playing, Plug};
use pyo3::{create_exception, exceptions::PyValueError, prelude::*};
use words::Lang;

create_exception!(
    menagerie,
    Refused,
    PyValueError,
    "A rule says no. `clause` names the rule that decides, `clauses` all that do, `reason` is its text. \
     `sentence` says with the facts at the table why not, `refusal` names that sentence."
);
create_exception!(
    menagerie,
    Problem,
    PyValueError,
    "Options, a save or an answer cannot be read. `problems` lists all that is wrong: (key, clause or None, sentence)."
);

/// A refusal as an exception.
pub fn refused(py: Python<'_>, game: &'static Plug, table: &dyn Playing, refusal: &Refusal) -> PyErr {
    let clause = refusal.clause();
    let reason = clause_text(game, clause, Lang::EN).unwrap_or_default();
    let error = Refused::new_err(format!("{clause}: {reason}"));
    let told = error.value(py);
    let set = told
        .setattr("clause", clause)
        .and_then(|()| told.setattr("clauses", refusal.clauses.to_vec()))
        .and_then(|()| told.setattr("reason", reason))
        .and_then(|()| told.setattr("refusal", refusal.key()))
        .and_then(|()| told.setattr("sentence", table.refusal(refusal, Lang::EN)));
    set.err().unwrap_or(error)
}

/// All that is wrong, as one exception.
pub fn problem(py: Python<'_>, problems: &[engine::Problem]) -> PyErr {
    let sentences: Vec<String> = problems.iter().map(|problem| Lang::EN.problem(problem)).collect();
    let error = Problem::new_err(sentences.join("\n"));
    let parts: Vec<_> = problems
        .iter()
        .zip(sentences)
        .map(|(problem, sentence)| (problem.key, problem.clause, sentence))
        .collect();
    error.value(py).setattr("problems", parts).err().unwrap_or(error)
}

pub fn rejected(py: Python<'_>, game: &'static Plug, table: &dyn Playing, rejected: Rejected) -> PyErr {
    match rejected {
        Rejected::Unreadable(unreadable) => problem(py, &[unreadable]),
        Rejected::Refused(refusal) => refused(py, game, table, &refusal),
    }
}

/// The text of a clause of the rules. Ledgers are parsed once: whoever tries answers out is refused often.
pub fn clause_text(game: &'static Plug, clause: &str, lang: Lang) -> Option<String> {
    type Ledgers = Mutex<HashMap<(&'static str, Lang), Ledger>>;
    static LEDGERS: OnceLock<Ledgers> = OnceLock::new();
    let mut ledgers = LEDGERS.get_or_init(Ledgers::default).lock().unwrap_or_else(PoisonError::into_inner);
    let ledger = ledgers.entry((game.id(), lang)).or_insert_with(|| Ledger::parse(&game.ledger(lang)));
    ledger.find(clause).map(|clause| clause.text.clone())
}
