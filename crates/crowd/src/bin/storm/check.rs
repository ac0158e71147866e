//! The log against what players remember: what was acknowledged is there, once and in order; what was not given is not; played
//! again it leads to the states that are stored; and what a seat was shown is what the log gives that seat to see.

use std::{
    collections::{HashMap, HashSet},
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

use crowd::Failure;
use engine::{Seat, Viewer};
use plug::{Eyes, Playing};
use serde_json::Value;
use store::{MoveRow, Store};

use crate::{
    record::{End, Game, Given, Print, Shown},
    violation::{Program, Violation},
};

/// Names in the log that people chose begin with this.
const OWN: &str = "own-";

/// What is stored of a game.
pub struct Log {
    pub game: String,
    pub options: Value,
    pub seed: String,
    pub moves: Vec<MoveRow>,
    /// Whether its lines are numbered 0, 1, 2, ..
    pub whole: bool,
    /// The number of the rules that it is played by.
    pub rules: i64,
    /// Whether it went on from a stored state, because by new rules its log led elsewhere.
    pub stands: bool,
}

impl Log {
    pub async fn read(store: &Store, id: &str) -> Result<Log, Failure> {
        let row = store.table(id).await?.ok_or("a table is gone")?;
        let deal = store.deal(id).await?.ok_or("a game that was played was never dealt")?;
        let moves = store.moves(id).await?;
        // No two lines have the same number: if none is beyond their count, none is missing.
        let whole = store.moves_from(id, moves.len()).await?.is_empty();
        Ok(Log {
            game: row.game,
            options: serde_json::from_str(&row.options)?,
            seed: deal.seed,
            moves,
            whole,
            rules: row.rules,
            stands: row.stands.is_some(),
        })
    }

    /// Whether nobody but these seats is waited for: the house has nothing left to do of its own accord. A log that leads
    /// nowhere rests: what is wrong with it is found when it is held against what was remembered.
    pub fn rests(&self, people: &HashSet<usize>) -> bool {
        let Some(mut play) = self.begun() else { return true };
        let went = self.moves.iter().try_for_each(|row| step(row, &mut *play).map(|_| ()));
        went.is_none() || play.awaiting().into_iter().all(|seat| people.contains(&seat.index()))
    }

    /// Whether a game has today's rules though somebody has played it at nodes of an earlier program.
    pub fn was_renewed(&self, game: &Game) -> bool {
        let of_today = plug::find(&self.game).is_ok_and(|plug| i64::from(plug.rules_version()) == self.rules);
        let earlier =
            |given: &Given| matches!(given.end, End::Taken(_)) && given.by.program == Program::Earlier;
        of_today && game.record.given.iter().any(earlier)
    }

    fn begun(&self) -> Option<Box<dyn Playing>> {
        plug::find(&self.game).ok()?.begin(&self.options, None, self.seed.parse().ok()?).ok()
    }
}

/// Takes the step of a line; what chance has brought with it, as it is stored. Nothing, if it is no step here.
fn step(row: &MoveRow, play: &mut dyn Playing) -> Option<String> {
    let seat = usize::try_from(row.seat).ok().and_then(Seat::new)?;
    let Some(action) = &row.action else {
        // Taken back; chance has no part in it.
        return play.undo(seat).ok().map(|()| row.luck.clone());
    };
    let logged = play.give(seat, &serde_json::from_str(action).ok()?).ok()?;
    serde_json::to_string(&logged.luck).ok()
}

/// What was found, counted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Found {
    pub games: usize,
    /// Answers that were acknowledged.
    pub answers: usize,
    /// Lines of all logs.
    pub lines: usize,
    /// Presents that were shown to seats.
    pub shown: usize,
    /// Acknowledged, and not in the log, or as something else than was said.
    pub lost: usize,
    /// Twice in the log.
    pub doubled: usize,
    /// In the log, though nobody gave it, or somebody was told that it was refused.
    pub unsaid: usize,
    /// Acknowledged before another was sent, and behind it in the log.
    pub disordered: usize,
    /// Logs that do not lead to the states that are stored with them.
    pub inexact: usize,
    /// Presents that are not what the log gives the seat to see.
    pub leaks: usize,
    /// Servers that tell a seat another present in the end than the log does.
    pub behind: usize,
    /// When and where answers were lost, doubled, made up or out of order.
    pub violations: Vec<Violation>,
}

impl Found {
    pub fn add(&mut self, other: &Found) {
        self.games += other.games;
        self.answers += other.answers;
        self.lines += other.lines;
        self.shown += other.shown;
        self.lost += other.lost;
        self.doubled += other.doubled;
        self.unsaid += other.unsaid;
        self.disordered += other.disordered;
        self.inexact += other.inexact;
        self.leaks += other.leaks;
        self.behind += other.behind;
        self.violations.extend_from_slice(&other.violations);
    }

    /// What must be 0, in words.
    pub fn wrongs(&self) -> [(&'static str, usize); 7] {
        [
            ("lost", self.lost),
            ("doubled", self.doubled),
            ("never given", self.unsaid),
            ("out of order", self.disordered),
            ("replays that differ", self.inexact),
            ("presents that differ", self.leaks),
            ("servers behind", self.behind),
        ]
    }
}

/// Holds a log against what those remember who played.
pub fn check(log: &Log, game: &Game) -> Found {
    let record = &game.record;
    let taken = record.given.iter().filter(|given| matches!(given.end, End::Taken(_))).count();
    let mut found = Found {
        games: 1,
        answers: taken,
        lines: log.moves.len(),
        shown: record.shown.len(),
        ..Found::default()
    };
    match replay(log) {
        Some(replayed) => {
            names(log, &record.given, Some(&*replayed.play), &mut found);
            let mut differ: Vec<_> =
                record.shown.iter().filter(|(shown, _)| !replayed.could_show(shown)).collect();
            differ.sort_by_key(|(_, sight)| sight.when);
            found.leaks = differ.len();
            found.violations.extend(differ.into_iter().map(|(shown, sight)| Violation {
                what: "a present that differs",
                which: replayed.difference(shown),
                when: Some(sight.when),
                by: Some(sight.by),
            }));
            found.behind =
                game.last.iter().filter(|shown| replayed.last(shown.seat) != Some(**shown)).count();
        }
        None => {
            found.inexact = 1;
            names(log, &record.given, None, &mut found);
        }
    }
    if !log.whole || log.stands {
        found.inexact = 1;
    }
    found
}

/// Each answer by its name: lost, doubled, never said, out of order.
fn names(log: &Log, given: &[Given], play: Option<&dyn Playing>, found: &mut Found) {
    let mut lines: HashMap<(usize, &str), Vec<usize>> = HashMap::new();
    for (line, row) in log.moves.iter().enumerate() {
        if let (Some(name), Ok(seat)) = (row.command.strip_prefix(OWN), usize::try_from(row.seat)) {
            lines.entry((seat, name)).or_default().push(line);
        }
    }
    let mut doubled: Vec<_> = lines.iter().filter(|(_, lines)| lines.len() > 1).collect();
    doubled.sort();
    found.doubled += doubled.len();
    for (name, lines) in doubled {
        found.violations.push(remembered("doubled", log, *name, lines, given));
    }
    let mut known: HashSet<(usize, &str)> = HashSet::new();
    let mut placed: Vec<(usize, &Given)> = Vec::new();
    let mut taken: HashSet<(usize, &str)> = HashSet::new();
    for one in given {
        let name = (one.seat, one.name.as_str());
        if one.end != End::Refused {
            known.insert(name);
        }
        let End::Taken(version) = one.end else { continue };
        let line = lines.get(&name).and_then(|lines| lines.first()).copied();
        let moment = |line: usize| {
            let eyes = Eyes::Viewer(Viewer::Seat(Seat::new(one.seat)?));
            play?.moments(eyes).of(line).map(|moment| moment as u64)
        };
        let is_it = |line: &usize| {
            let same = log.moves[*line].action.as_ref() == Some(&one.action);
            same && (play.is_none() || version == moment(*line))
        };
        match line.filter(is_it) {
            // Given once more from an old page it is acknowledged once more, for the line that is there already.
            Some(line) => {
                if taken.insert(name) {
                    placed.push((line, one));
                }
            }
            None => {
                found.lost += 1;
                let named = |moment: Option<u64>| {
                    moment.map_or_else(|| "no moment".to_owned(), |moment| format!("moment {moment}"))
                };
                let stored = line.map_or_else(
                    || "not in the log".to_owned(),
                    |line| {
                        let action = log.moves[line].action.as_deref().unwrap_or("taken back");
                        format!("line {line} of the log, {}, is {action}", named(moment(line)))
                    },
                );
                let said = format!("{} acknowledged as {}, {stored}", one.action, named(version));
                found.violations.push(violation("lost", one, &said));
            }
        }
    }
    let mut unsaid: Vec<_> = lines.iter().filter(|(name, _)| !known.contains(*name)).collect();
    unsaid.sort();
    found.unsaid += unsaid.len();
    for (name, lines) in unsaid {
        found.violations.push(remembered("never given", log, *name, lines, given));
    }
    let disordered = disordered(placed);
    found.disordered += disordered.len();
    found.violations.extend(disordered.into_iter().map(|(line, one)| {
        violation("out of order", one, &format!("line {line}, before one that was acknowledged earlier"))
    }));
}

/// What is wrong with an answer that somebody remembers.
fn violation(what: &'static str, one: &Given, how: &str) -> Violation {
    let which = format!("seat {}, decision {}, {how}", one.seat, one.name);
    Violation { what, which, when: Some(one.heard), by: Some(one.by) }
}

/// What is wrong with lines of a log, by their name: as somebody remembers it, or else as it was stored.
fn remembered(
    what: &'static str,
    log: &Log,
    name: (usize, &str),
    lines: &[usize],
    given: &[Given],
) -> Violation {
    let how = format!("lines {lines:?}");
    match given.iter().rfind(|one| (one.seat, one.name.as_str()) == name) {
        Some(one) => violation(what, one, &format!("{how}, last word {:?}", one.end)),
        None => {
            let made = lines.first().map_or(0, |line| log.moves[*line].made);
            let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
            let ago = since.saturating_sub(Duration::from_secs(made.unsigned_abs()));
            let which = format!("seat {}, decision {}, {how}", name.0, name.1);
            Violation { what, which, when: Instant::now().checked_sub(ago), by: None }
        }
    }
}

/// The answers that were sent after one had been acknowledged that stands behind them, with their lines.
fn disordered(mut placed: Vec<(usize, &Given)>) -> Vec<(usize, &Given)> {
    placed.sort_by_key(|(line, _)| *line);
    let mut wrong = Vec::new();
    // The earliest acknowledgement of all that stand further on.
    let mut earliest: Option<Instant> = None;
    for (line, given) in placed.iter().rev() {
        if earliest.is_some_and(|earliest| earliest < given.sent) {
            wrong.push((*line, *given));
        }
        earliest = Some(earliest.map_or(given.heard, |earliest| earliest.min(given.heard)));
    }
    wrong
}

struct Replayed {
    play: Box<dyn Playing>,
    /// What each seat could see, by how many moments it had noticed.
    seen: HashMap<(usize, usize), HashSet<Print>>,
}

/// Plays a log again, step by step; nothing, if a step is none, or chance or the state differ from what is stored.
fn replay(log: &Log) -> Option<Replayed> {
    let mut replayed = Replayed { play: log.begun()?, seen: HashMap::new() };
    replayed.note();
    for row in &log.moves {
        if step(row, &mut *replayed.play)? != row.luck {
            return None;
        }
        if replayed.play.state_hash().ok()? != row.state {
            return None;
        }
        replayed.note();
    }
    Some(replayed)
}

impl Replayed {
    /// Whether a seat can have been shown this at some line of the log.
    fn could_show(&self, shown: &Shown) -> bool {
        let seen = self.seen.get(&(shown.seat, shown.moments));
        seen.is_some_and(|prints| prints.contains(&shown.print))
    }

    /// What is wrong with something that the log never gave a seat to see.
    fn difference(&self, shown: &Shown) -> String {
        let Shown { seat, moments, print } = shown;
        let known = self.seen.get(&(*seat, *moments)).into_iter().flatten();
        let nearest = known.map(|other| print.other_than(other)).min_by_key(Vec::len);
        let parts = nearest.map_or_else(|| "there is no such moment".to_owned(), |parts| parts.join(" and "));
        let mut elsewhere: Vec<usize> = self
            .seen
            .iter()
            .filter(|((other, _), prints)| other == seat && prints.contains(print))
            .map(|((_, moments), _)| *moments)
            .collect();
        elsewhere.sort_unstable();
        format!("seat {seat}, {moments} moments: {parts}; the same was to be seen at {elsewhere:?}")
    }

    /// What a seat is shown by the state that the log has led to so far.
    fn last(&self, at: usize) -> Option<Shown> {
        let seat = Seat::new(at)?;
        let moments = self.play.moments(Eyes::Viewer(Viewer::Seat(seat))).count();
        Some(Shown { seat: at, moments, print: seen(&*self.play, seat) })
    }

    fn note(&mut self) {
        for shown in (0..self.play.players()).filter_map(|at| self.last(at)).collect::<Vec<Shown>>() {
            self.seen.entry((shown.seat, shown.moments)).or_default().insert(shown.print);
        }
    }
}

/// A print of what a seat can see of a game.
fn seen(play: &dyn Playing, seat: Seat) -> Print {
    let view = play.view_text(Viewer::Seat(seat));
    let awaiting = Value::from(plug::seat_numbers(play.pending(Viewer::Seat(seat)))).to_string();
    let asked = play.awaiting().contains(seat);
    let answers: Vec<String> =
        if asked { play.legal(seat).iter().map(Value::to_string).collect() } else { Vec::new() };
    Print::of(&view, &awaiting, asked.then(|| answers.iter().map(String::as_str)))
}

#[cfg(test)]
mod tests;
