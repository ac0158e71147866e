//! Tables of earlier servers. Their hashes were of nothing, or of another form of the state, and most were played by
//! rules that have changed since. Such a table is played again from its seed when it is first looked at: where every
//! answer is still one, chance decides the same and the game comes to the same end, it gets the hash of its state and goes
//! on by the rules of today. Where not, it is kept as it is, and whoever looks is told why.
//!
//! Only tables that the database has marked as unhashed are renewed, and each once: a table with a hash must lead to it.

use engine::Problem;
use plug::{Playing, Plug};

use super::replay::Differs;
use crate::{
    denial::{Denial, Reason},
    store::{Change, SeatResult, Status, Store, TableRow},
};

/// Whether there is any point in playing the log of a table again.
pub fn may_be_read(table: &TableRow, game: &'static Plug) -> Result<(), Denial> {
    let today = i64::from(game.rules_version());
    if table.is_hashed {
        return if table.rules == today { Ok(()) } else { Err(Denial::of(Reason::OtherRules)) };
    }
    match table.unrenewed.as_deref().and_then(|noted| read_note(noted, today)) {
        Some(differs) => Err(outdated(differs)),
        None => Ok(()),
    }
}

/// Gives a table that was played again the rules and the hash of today, if it is still the same game.
pub async fn renew(
    store: &Store,
    table: &mut TableRow,
    game: &'static Plug,
    replayed: Result<Box<dyn Playing>, Differs>,
) -> Result<Box<dyn Playing>, Denial> {
    let results = store.results_at(&table.id).await?;
    let same = replayed.and_then(|play| {
        if ends_alike(&*play, table.status, &results) { Ok(play) } else { Err(Differs::End) }
    });
    let rules = i64::from(game.rules_version());
    let play = match same {
        Ok(play) => play,
        Err(differs) => {
            let denial = outdated(differs);
            tracing::warn!(table = table.id, reason = ?differs, "a table of an earlier server stays as it is");
            store.write(vec![Change::unrenewed(&table.id, &note(differs, rules))]).await?;
            return Err(denial);
        }
    };
    let data = game.check_data(game.built_in_data())?;
    let state = play.state_hash().map_err(Denial::unwritable)?;
    store.write(Change::renew(&table.id, rules, &data, &state).into()).await?;
    tracing::info!(
        table = table.id,
        from = table.rules,
        to = rules,
        "a table of an earlier server was renewed"
    );
    (table.rules, table.data, table.is_hashed) = (rules, data, true);
    Ok(play)
}

/// Whether a game has come as far as was stored, with the same scores where it is over.
fn ends_alike(play: &dyn Playing, status: Status, results: &[SeatResult]) -> bool {
    let Some(outcome) = play.outcome() else { return status != Status::Over };
    let standings = &outcome.standings;
    // Games that were played elsewhere and handed in have no results here.
    let same = |stored: &SeatResult| {
        standings.iter().any(|standing| {
            let seat = standing.seat.index() as i64;
            *stored == (seat, i64::from(standing.score), i64::from(standing.rank), standing.won)
        })
    };
    status == Status::Over
        && (results.is_empty() || results.len() == standings.len())
        && results.iter().all(same)
}

/// Why a table stays as it is, in words.
fn outdated(differs: Differs) -> Denial {
    let (key, line) = parts(differs);
    let problem = match key {
        "begin" => Problem::new("renewal-begin"),
        "answer" => Problem::new("renewal-answer"),
        "back" => Problem::new("renewal-back"),
        "luck" => Problem::new("renewal-luck"),
        _ => Problem::new("renewal-end"),
    };
    // People count from one.
    let problem = line.map_or(problem.clone(), |line| problem.with("line", line + 1));
    Denial { problems: vec![problem], ..Denial::of(Reason::OtherRules) }
}

fn parts(differs: Differs) -> (&'static str, Option<usize>) {
    match differs {
        Differs::Begin => ("begin", None),
        Differs::Answer(line) => ("answer", Some(line)),
        Differs::TakenBack(line) => ("back", Some(line)),
        Differs::Luck(line) => ("luck", Some(line)),
        Differs::End => ("end", None),
    }
}

/// What is noted of a table that cannot be renewed, so that it is not tried at every look: by which rules, and why.
fn note(differs: Differs, rules: i64) -> String {
    let (key, line) = parts(differs);
    line.map_or(format!("{rules} {key}"), |line| format!("{rules} {key} {line}"))
}

/// Reads a note that was made by the rules of today; by others it is worth another try.
fn read_note(noted: &str, today: i64) -> Option<Differs> {
    let mut words = noted.split(' ');
    if words.next()?.parse() != Ok(today) {
        return None;
    }
    let key = words.next()?;
    let line = words.next().and_then(|line| line.parse().ok());
    Some(match (key, line) {
        ("begin", None) => Differs::Begin,
        ("answer", Some(line)) => Differs::Answer(line),
        ("back", Some(line)) => Differs::TakenBack(line),
        ("luck", Some(line)) => Differs::Luck(line),
        ("end", None) => Differs::End,
        _ => return None,
    })
}
