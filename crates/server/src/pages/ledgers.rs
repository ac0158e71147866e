//! The ledgers of the games, and where their clauses are read.

use std::{collections::HashMap, sync::OnceLock};

use engine::ledger::Ledger;
use words::Lang;

/// The ledger of a game, read once.
pub fn ledger(game: &str, lang: Lang) -> Option<&'static Ledger> {
    static LEDGERS: OnceLock<HashMap<(&'static str, &'static str), Ledger>> = OnceLock::new();
    let ledgers = LEDGERS.get_or_init(|| {
        let each = plug::games().iter().flat_map(|game| Lang::ALL.map(|lang| (*game, lang)));
        each.map(|(game, lang)| ((game.id(), lang.code()), Ledger::parse(&game.ledger(lang)))).collect()
    });
    ledgers.get(&(plug::find(game).ok()?.id(), lang.code()))
}

/// Where a clause of a game is read. Rulings are numbered in each game for itself, so the game must be said.
pub fn link(game: &str, clause: &str) -> Option<String> {
    (!clause.is_empty()).then(|| format!("/rules/{game}#{clause}"))
}
