//! What came of a storm, as one table.

use std::{
    collections::BTreeMap,
    fmt,
    sync::Arc,
    time::{Duration, Instant},
};

use crowd::Failure;
use store::{SeatKind, Store};
use tokio::{task::JoinSet, time::sleep};

use crate::{
    check::{Found, Log, check},
    faults::{Kind, Struck},
    pauses::{GOES_ON, Pause, Pauses, acknowledged, pauses},
    record::{Game, Record},
    storm::Storm,
    table::{self, Played},
};

/// When nobody but people is waited for, every server has noticed by then.
const SETTLES: Duration = Duration::from_secs(3);
/// A bot has answered by then: a deep one may be asked several times in a row, and thinks slowly in a program for development.
const THINKS: Duration = Duration::from_secs(60);
/// Between two looks at a table where a bot is still thinking.
const BREATH: Duration = Duration::from_millis(250);

/// So many of the things that went wrong are told one by one.
const MOST: usize = 60;

pub struct Report {
    began: Instant,
    pub struck: Vec<Struck>,
    /// Decisions of bots that workers have come to.
    pub thought_elsewhere: u64,
    pauses: Pauses,
    found: Found,
    /// What all players remember together, but for what was held against the logs.
    all: Record,
    /// Whether the nodes learn new rules while games run: some of those must be played again then, and how many were.
    pub learns: bool,
    renewed: usize,
    /// What else is wrong, in words.
    pub complaints: Vec<String>,
}

/// Ends a storm: everybody stops, bots end their turns, and every server is asked once more how each table stands. All that
/// was played.
pub async fn conclude(
    report: &mut Report,
    storm: &Arc<Storm>,
    store: &Store,
    mut playing: JoinSet<Played>,
) -> Result<Vec<Played>, Failure> {
    let ended = Instant::now();
    storm.end();
    let mut all: Vec<Played> = Vec::new();
    while let Some(played) = playing.join_next().await {
        let played = played?;
        report.pauses.add(pauses(&acknowledged(&played.games), &report.struck, report.began, ended));
        all.push(played);
    }
    // Whoever looked before a bot's answer and read the log after it would take servers to be behind.
    for game in all.iter().flat_map(|played| &played.games) {
        let by = Instant::now() + THINKS;
        let seats = store.seats(&game.id).await?;
        let people = (0..seats.len()).filter(|at| seats[*at].kind != SeatKind::Bot).collect();
        while !Log::read(store, &game.id).await?.rests(&people) {
            if Instant::now() > by {
                report.complaints.push(format!("{}: a bot has not answered in the end", game.id));
                break;
            }
            sleep(BREATH).await;
        }
    }
    sleep(SETTLES).await;
    for played in &mut all {
        table::look_again(storm, played).await;
    }
    Ok(all)
}

impl Report {
    /// Of a storm that begins now.
    pub fn begin() -> Report {
        Report {
            began: Instant::now(),
            struck: Vec::new(),
            thought_elsewhere: 0,
            pauses: Pauses::default(),
            found: Found::default(),
            all: Record::default(),
            learns: false,
            renewed: 0,
            complaints: Vec::new(),
        }
    }

    pub fn elapsed(&self) -> Duration {
        self.began.elapsed()
    }

    /// Takes in a game, held against its log.
    pub fn hold(&mut self, log: &Log, game: &Game) {
        let found = check(log, game);
        for violation in &found.violations {
            let table = format!("{} {}", log.game, game.id);
            self.complaints.push(violation.told(&table, self.began, &self.struck));
        }
        let wrong: Vec<String> = found
            .wrongs()
            .iter()
            .filter(|(_, count)| *count > 0)
            .map(|(what, count)| format!("{what} {count}"))
            .collect();
        if !wrong.is_empty() {
            self.complaints.push(format!("{} at {}: {}", log.game, game.id, wrong.join(", ")));
        }
        self.found.add(&found);
        self.renewed += usize::from(self.learns && log.was_renewed(game));
        let Record { refused, cut, silent, early, strange, .. } = &game.record;
        let (refused, strange) = (refused.clone(), strange.clone());
        self.all.add(Record {
            refused,
            cut: *cut,
            silent: *silent,
            early: *early,
            strange,
            ..Record::default()
        });
    }

    /// Whether everything was as it must be: something was played, and nothing went wrong.
    pub fn is_well(&self) -> bool {
        let wrong = self.found.wrongs().iter().any(|(_, count)| *count > 0);
        let well = !wrong && self.complaints.is_empty() && self.all.strange.is_empty();
        let played = self.found.answers > 0 && self.found.shown > 0;
        well && self.pauses.late.is_empty() && played && (self.renewed > 0 || !self.learns)
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut kinds: BTreeMap<Kind, (usize, Duration)> = BTreeMap::new();
        for struck in &self.struck {
            let (count, longest) = kinds.entry(struck.kind).or_default();
            *count += 1;
            *longest = (*longest).max(struck.ended.duration_since(struck.began));
        }
        let mut line = |what: &str, value: String| writeln!(f, "  {what:32} {value}");
        for (kind, (count, longest)) in kinds {
            line(kind.words(), format!("{count} (the longest {:.1} s)", longest.as_secs_f64()))?;
        }
        let Found { games, answers, lines, shown, .. } = self.found;
        line("games", games.to_string())?;
        if self.learns {
            line("played again by new rules", self.renewed.to_string())?;
        }
        line("answers acknowledged", answers.to_string())?;
        line("lines of all logs", lines.to_string())?;
        line("presents shown to seats", shown.to_string())?;
        line("decisions had by workers", self.thought_elsewhere.to_string())?;
        for (what, count) in self.found.wrongs() {
            line(what, count.to_string())?;
        }
        let refused: usize = self.all.refused.values().sum();
        line("refused", format!("{refused} {:?}", self.all.refused))?;
        line("cut off and sent again", self.all.cut.to_string())?;
        line("silent streams left", self.all.silent.to_string())?;
        line("shown before it had begun", self.all.early.to_string())?;
        let told = |pause: &Pause| pause.told(self.began, &self.struck).to_string();
        line("longest pause of a table", self.pauses.longest.as_ref().map(told).unwrap_or_default())?;
        let back = self.pauses.back.as_secs_f64();
        line("after a fault, until it goes on", format!("{back:.1} s at most"))?;
        line("later than that may be", format!("{} ({} s)", self.pauses.late.len(), GOES_ON.as_secs()))?;
        let late: Vec<String> =
            self.pauses.late.iter().map(|pause| format!("late: {}", told(pause))).collect();
        let all: Vec<&String> = self.complaints.iter().chain(&self.all.strange).chain(&late).collect();
        for complaint in all.iter().take(MOST) {
            line("wrong:", (*complaint).clone())?;
        }
        if all.len() > MOST {
            line("wrong:", format!("and {} more", all.len() - MOST))?;
        }
        Ok(())
    }
}
