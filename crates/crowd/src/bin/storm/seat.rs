//! Somebody in a seat: they follow a stream at some server, answer what they are asked, and go to another server when theirs is
//! gone, silent, or sends them away. An answer that nobody has acknowledged is sent again under the same name.

use std::time::{Duration, Instant};

use crowd::{Events, Player, Taken};
use engine::{Rng, rand::RngExt as _};
use tokio::time::{sleep, timeout};

use crate::{
    present::Present,
    record::{End, Given, Record, Sight},
    storm::Storm,
};

/// A server that says nothing for so long is left for another.
const SILENT: Duration = Duration::from_secs(4);
/// Between two tries.
const BREATH: Duration = Duration::from_millis(300);
/// When it is over, an answer whose fate is unknown is asked after for so long.
const LAST_WORDS: Duration = Duration::from_secs(15);

pub struct Seat<'a> {
    pub player: &'a Player,
    pub storm: &'a Storm,
    pub table: &'a str,
    /// Which of the servers they are at.
    pub node: usize,
    pub rng: Rng,
    pub record: Record,
}

impl Seat<'_> {
    /// Plays until the game is over, or everything is.
    pub async fn play(mut self) -> Record {
        let (mut stream, mut answered): (Option<Events>, Option<String>) = (None, None);
        while self.storm.over().is_none() {
            let Some(text) = self.told(&mut stream).await else { continue };
            let present: Present<'_> = match serde_json::from_str(&text) {
                Ok(present) => present,
                Err(error) => {
                    self.record.strange.push(format!("a present that cannot be read: {error}"));
                    continue;
                }
            };
            // A node that cannot read on shows what it knows: others may have filled the last seat meanwhile.
            if present.status == "waiting" {
                self.record.early += 1;
                continue;
            }
            let Some(shown) = present.shown() else {
                self.record
                    .strange
                    .push("somebody who sits there is shown the table as a spectator".to_owned());
                continue;
            };
            let by = self.storm.server(self.node % self.storm.nodes.len());
            self.record.shown.entry(shown).or_insert(Sight { when: Instant::now(), by });
            if present.status == "over" {
                break;
            }
            if present.seed.is_some() {
                self.record.strange.push("a seed was told before the game was over".to_owned());
            }
            // What was pushed before the answer came may ask for it once more.
            let Some(decision) = present.decision.clone().filter(|asked| answered.as_ref() != Some(asked))
            else {
                continue;
            };
            let Some(mut answers) = present.answers().filter(|answers| answers.len() > 0) else { continue };
            let number = self.rng.random_range(0..answers.len());
            let Some(action) = answers.nth(number).map(str::to_owned) else { continue };
            sleep(self.storm.every).await;
            if self.answer(shown.seat, &decision, number, action).await {
                answered = Some(decision);
            }
        }
        self.record
    }

    fn here(&self) -> Player {
        self.player.at(&self.storm.nodes[self.node % self.storm.nodes.len()])
    }

    async fn go_elsewhere(&mut self) {
        self.node += 1;
        sleep(BREATH).await;
    }

    /// The next present that is pushed here, if one is.
    async fn told(&mut self, stream: &mut Option<Events>) -> Option<String> {
        if stream.is_none() {
            let opened = timeout(SILENT, self.here().follow(self.table)).await;
            *stream = opened.ok().and_then(Result::ok);
        }
        let Some(events) = stream else {
            self.go_elsewhere().await;
            return None;
        };
        match timeout(SILENT, events.next()).await {
            Ok(Ok(Some(event))) if event.name == "table" => return Some(event.data),
            // Sent away, or cut off.
            Ok(_) => {}
            Err(_) => self.record.silent += 1,
        }
        *stream = None;
        self.go_elsewhere().await;
        None
    }

    /// Gives an answer, at one server after the other, until one says what has come of it; whether it was taken.
    async fn answer(&mut self, seat: usize, decision: &str, number: usize, action: String) -> bool {
        let sent = Instant::now();
        let mut cut = false;
        let (by, end) = loop {
            let here = self.here();
            // A connection that was made before a server went is one to the program before.
            let by = self.storm.server(self.node % self.storm.nodes.len());
            match timeout(SILENT, here.give(self.table, decision, number)).await {
                Ok(Ok((Taken::Yes, said))) => {
                    self.storm.note_taken();
                    break (by, End::Taken(said["version"].as_u64()));
                }
                Ok(Ok((Taken::No(status), said))) => {
                    let why = said["error"].as_str().map_or_else(|| status.to_string(), str::to_owned);
                    let passes = status.is_server_error() || status == 429 || why == "conflict";
                    if why == "not-stored" || why == "unsure" {
                        self.storm.note_unstored();
                    }
                    *self.record.refused.entry(why).or_default() += 1;
                    if !passes {
                        break (by, End::Refused);
                    }
                }
                Ok(Err(_)) | Err(_) => {
                    cut = true;
                    self.record.cut += 1;
                }
            }
            if self.storm.over().is_some_and(|over| over > LAST_WORDS) {
                break (by, if cut { End::Unknown } else { End::Refused });
            }
            self.go_elsewhere().await;
        };
        let taken = matches!(end, End::Taken(_));
        let name = Player::name_of(decision, number);
        self.record.given.push(Given { seat, name, action, sent, heard: Instant::now(), by, end });
        taken
    }
}
