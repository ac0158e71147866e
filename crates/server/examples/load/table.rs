//! One table and its two players.

use std::{
    sync::atomic::{AtomicBool, Ordering},
    time::{Duration, Instant},
};

use crowd::{By, Failure, Player, Stream, Taken};
use serde_json::Value;

use crate::{numbers::Counted, options::Mode};

/// A push that has not come by then has not come.
const PATIENCE: Duration = Duration::from_secs(10);

/// So long at least nothing more may come of an answer, however late the next one is.
const SETTLED: Duration = Duration::from_millis(100);

/// When a table's next answer is due, and how often one is.
pub struct Pace {
    pub next: Instant,
    pub every: Duration,
}

impl Pace {
    /// Waits until it is time. A table that has fallen behind does not hurry: it has waited for the server.
    async fn wait(&mut self) {
        tokio::time::sleep_until(self.next.into()).await;
        self.next = (self.next + self.every).max(Instant::now());
    }
}

pub struct Playing {
    mode: Mode,
    game: String,
    id: String,
    players: [Player; 2],
    streams: Vec<Stream>,
    /// Whoever follows from it: which answer is given next.
    chance: usize,
    /// Whom to ask first whether they owe an answer.
    first: usize,
}

impl Playing {
    pub async fn open(
        mode: Mode,
        game: String,
        number: usize,
        players: [Player; 2],
    ) -> Result<Playing, Failure> {
        let mut table =
            Playing { mode, game, id: String::new(), players, streams: Vec::new(), chance: number, first: 0 };
        table.begin().await?;
        Ok(table)
    }

    /// A new game of the same kind.
    async fn begin(&mut self) -> Result<(), Failure> {
        self.streams.clear();
        let [anna, ben] = &self.players;
        let (id, invite) = anna.open(&self.game, &[]).await?;
        ben.join(&id, &invite).await?;
        self.id = id;
        if let Some(by) = self.mode.follows() {
            for player in &self.players {
                self.streams.push(Stream::open(player, &self.id, by).await?);
            }
        }
        Ok(())
    }

    pub async fn play(&mut self, mut pace: Pace, over: &AtomicBool) -> Counted {
        let mut counted = Counted::default();
        while !over.load(Ordering::Relaxed) {
            pace.wait().await;
            let played = match self.mode {
                Mode::Streams | Mode::Programs => self.answer_by_stream(&mut counted, &mut pace).await,
                Mode::Pages => self.answer_by_page(&mut counted).await,
                Mode::Asking => self.answer_by_asking(&mut counted).await,
            };
            let next = match played {
                Ok(true) => Ok(()),
                // Nobody is asked: the game is over.
                Ok(false) => {
                    self.note_pushes(&mut counted);
                    counted.games += 1;
                    self.begin().await
                }
                Err(failure) => Err(failure),
            };
            if let Err(failure) = next {
                counted.failed += 1;
                eprintln!("a table of {} failed: {failure}", self.game);
                break;
            }
        }
        self.note_pushes(&mut counted);
        counted
    }

    /// One of the answers, by a chance that is the same each time.
    fn pick(&mut self, answers: usize) -> usize {
        self.chance = (self.chance * 31 + 7) % 1009;
        self.chance % answers.max(1)
    }

    fn note_pushes(&mut self, counted: &mut Counted) {
        for stream in &self.streams {
            let mut seen = stream.seen();
            let noted = (seen.pushes.saturating_sub(1), seen.packed, seen.plain, seen.whole);
            counted.pushed(&self.game, noted);
            (seen.pushes, seen.packed, seen.plain, seen.whole) = (1, 0, 0, 0);
        }
    }

    /// Answers what was asked by a push, and waits for all pushes that follow: until the next answer is due, for
    /// whoever cannot notice the answer is told nothing. Whether anybody was asked.
    async fn answer_by_stream(&mut self, counted: &mut Counted, pace: &mut Pace) -> Result<bool, Failure> {
        let asked = (0..2).map(|at| (at + self.first) % 2).find_map(|at| {
            let question = self.streams[at].seen().question();
            question.map(|question| (at, question))
        });
        let Some((at, question)) = asked else { return self.goes_on().await };
        // Where both are asked they take turns.
        self.first = 1 - at;
        let number = self.pick(question.answers);
        let before = self.streams[at].seen().pushes;
        let sent = Instant::now();
        let taken = match self.mode {
            Mode::Programs => self.players[at].give(&self.id, &question.decision, number).await?.0,
            _ => self.players[at].press(&self.id, at, &question.decision, number).await?,
        };
        if let Taken::No(status) = taken {
            counted.refused(status);
            return Ok(true);
        }
        if !self.streams[at].after(before, PATIENCE).await {
            counted.unseen += 1;
            return Ok(true);
        }
        // Whoever the turn has gone to must have heard of it.
        if self.streams[at].seen().question().is_none() && self.streams[1 - at].seen().question().is_none() {
            let heard = self.streams[1 - at].seen().pushes;
            self.streams[1 - at].after(heard, PATIENCE).await;
        }
        tokio::time::sleep_until(pace.next.max(Instant::now() + SETTLED).into()).await;
        let last = self.streams.iter().filter_map(|stream| stream.seen().last).max();
        counted.took.push(last.map_or(PATIENCE, |last| last.saturating_duration_since(sent)));
        Ok(true)
    }

    /// Nobody is asked as far as they know: whether the game goes on all the same.
    async fn goes_on(&self) -> Result<bool, Failure> {
        let now: Value = serde_json::from_str(&self.players[0].look(&self.id).await?)?;
        Ok(now["status"] != "over")
    }

    async fn answer_by_page(&mut self, counted: &mut Counted) -> Result<bool, Failure> {
        for at in [self.first, 1 - self.first] {
            let Some(question) = crowd::loaded(&self.players[at].page(&self.id).await?) else { continue };
            self.first = at;
            let number = self.pick(question.answers);
            let sent = Instant::now();
            match self.players[at].press(&self.id, at, &question.decision, number).await? {
                Taken::Yes => counted.took.push(sent.elapsed()),
                Taken::No(status) => counted.refused(status),
            }
            return Ok(true);
        }
        self.goes_on().await
    }

    async fn answer_by_asking(&mut self, counted: &mut Counted) -> Result<bool, Failure> {
        for at in [self.first, 1 - self.first] {
            let now: Value = serde_json::from_str(&self.players[at].look(&self.id).await?)?;
            let (Some(answers), Some(decision)) = (now["answers"].as_array(), now["decision"].as_str())
            else {
                continue;
            };
            self.first = at;
            let number = self.pick(answers.len());
            let sent = Instant::now();
            match self.players[at].give(&self.id, decision, number).await?.0 {
                Taken::Yes => counted.took.push(sent.elapsed()),
                Taken::No(status) => counted.refused(status),
            }
            return Ok(true);
        }
        self.goes_on().await
    }

    /// How many of the players have not been told of the present: whoever opens another stream now sees the same page.
    pub async fn behind(&self) -> Result<usize, Failure> {
        let mut behind = 0;
        let by = self.mode.follows().unwrap_or(By::Page);
        for (stream, player) in self.streams.iter().zip(&self.players) {
            let fresh = Stream::open(player, &self.id, by).await?;
            let (told, present) = (stream.seen().id.clone(), fresh.seen().id.clone());
            behind += usize::from(told != present);
        }
        Ok(behind)
    }
}
