//! What is broken, and when: all of it from a seed, so that a storm can be raised again. What the programs do in between takes as
//! long as it takes, so the same storm does not meet them at the same answers.

use std::time::{Duration, Instant};

use crowd::Failure;
use engine::{
    Rng,
    rand::{RngExt as _, SeedableRng as _},
};
use tokio::time::sleep;

use crate::{nodes::House, storm::Storm};

/// For so long a node is stopped.
const STOPPED: Duration = Duration::from_secs(20);
/// Between two nodes that are updated: for so long the old program and the new one serve the same tables.
const SIDE_BY_SIDE: Duration = Duration::from_secs(3);
/// A node that is told to go must have gone by then; one that has not is waited for a little longer, so that the storm goes on.
const GOES: Duration = Duration::from_secs(5);
const GOES_AT_LAST: Duration = Duration::from_secs(60);

/// How often NATS dies along with something else.
const ALONG: f64 = 0.25;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    Node,
    Worker,
    Nats,
    Postgres,
    Stop,
    Update,
    /// The one server of a small house.
    Server,
    Full,
    ReadOnly,
}

impl Kind {
    /// What can happen to a house of many nodes.
    const HOUSE: [Kind; 6] = [Kind::Node, Kind::Worker, Kind::Nats, Kind::Postgres, Kind::Stop, Kind::Update];

    pub const fn words(self) -> &'static str {
        match self {
            Kind::Node => "a node killed",
            Kind::Worker => "a worker killed",
            Kind::Nats => "NATS killed",
            Kind::Postgres => "PostgreSQL stopped at once",
            Kind::Stop => "a node stopped for 20 s",
            Kind::Update => "all nodes updated in turn",
            Kind::Server => "the server killed",
            Kind::Full => "the disk full",
            Kind::ReadOnly => "nothing can be written",
        }
    }
}

/// Something that was broken, from when until it was whole again.
#[derive(Clone, Copy, Debug)]
pub struct Struck {
    pub kind: Kind,
    /// Which node or worker, where it was one of several.
    pub number: Option<usize>,
    pub began: Instant,
    pub ended: Instant,
}

/// What breaks next, and after how long.
pub struct Weather {
    rng: Rng,
    deck: Vec<Kind>,
    /// What was not as it must be while something was broken.
    pub complaints: Vec<String>,
}

impl Weather {
    pub fn of(seed: u64) -> Weather {
        Weather { rng: Rng::seed_from_u64(seed), deck: Vec::new(), complaints: Vec::new() }
    }

    /// Some time between two others, in milliseconds.
    pub fn some(&mut self, least: u64, most: u64) -> Duration {
        Duration::from_millis(self.rng.random_range(least..=most))
    }

    /// Has one kind come before all others.
    pub fn begin_with(&mut self, kind: Kind) {
        self.deck = vec![kind];
    }

    /// As cards are dealt: every kind comes before one comes again.
    fn deal(&mut self) -> Kind {
        if self.deck.is_empty() {
            self.deck = Kind::HOUSE.to_vec();
        }
        self.deck.swap_remove(self.rng.random_range(0..self.deck.len()))
    }

    /// Breaks something and makes it whole again. Now and then NATS dies along with it.
    pub async fn strike(&mut self, house: &mut House, storm: &Storm) -> Result<Vec<Struck>, Failure> {
        let kind = self.deal();
        let along = kind != Kind::Nats && self.rng.random_bool(ALONG);
        let began = Instant::now();
        if along {
            house.nats.kill()?;
        }
        let number = self.break_and_mend(kind, house, storm).await?;
        if along {
            house.nats.go_on().await?;
        }
        let ended = Instant::now();
        let kinds = along.then_some((Kind::Nats, None)).into_iter().chain([(kind, number)]);
        Ok(kinds.map(|(kind, number)| Struck { kind, number, began, ended }).collect())
    }

    /// The number of the node or worker that it struck.
    async fn break_and_mend(
        &mut self,
        kind: Kind,
        house: &mut House,
        storm: &Storm,
    ) -> Result<Option<usize>, Failure> {
        let node = self.rng.random_range(0..house.nodes.len());
        let gap = self.some(200, 4000);
        match kind {
            Kind::Worker => {
                let worker = self.rng.random_range(0..house.workers.len());
                house.workers[worker].kill()?;
                sleep(gap).await;
                house.workers[worker].begin()?;
                return Ok(Some(worker));
            }
            Kind::Nats => {
                house.nats.kill()?;
                sleep(gap).await;
                house.nats.go_on().await?;
                return Ok(None);
            }
            Kind::Postgres => {
                house.postgres.stop()?;
                sleep(gap).await;
                house.postgres.go_on().await?;
                return Ok(None);
            }
            Kind::Stop => {
                house.nodes[node].signal("STOP")?;
                sleep(STOPPED).await;
                house.nodes[node].signal("CONT")?;
            }
            Kind::Update => {
                for (number, node) in house.nodes.iter_mut().enumerate() {
                    if number > 0 {
                        sleep(SIDE_BY_SIDE).await;
                    }
                    node.becomes(&house.program);
                    node.signal("TERM")?;
                    let told = Instant::now();
                    let ended = match node.ended(GOES).await? {
                        Some(status) => Some(status),
                        None => node.ended(GOES_AT_LAST).await?,
                    };
                    let took = told.elapsed();
                    match ended {
                        None => return Err(format!("told to go, node {number} is there for ever").into()),
                        Some(status) if !status.success() => {
                            self.complaints.push(format!("told to go, node {number} ended with {status}"));
                        }
                        Some(_) if took > GOES => {
                            let took = took.as_secs_f64();
                            self.complaints.push(format!("told to go, node {number} needed {took:.1} s"));
                        }
                        Some(_) => {}
                    }
                    storm.note_updated(number);
                    node.start().await?;
                }
                return Ok(None);
            }
            Kind::Node | Kind::Server | Kind::Full | Kind::ReadOnly => {
                house.nodes[node].kill()?;
                sleep(gap).await;
                house.nodes[node].start().await?;
            }
        }
        Ok(Some(node))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_breaks_the_same_things_and_every_kind_has_its_turn() {
        let dealt = |seed: u64| {
            let mut weather = Weather::of(seed);
            (0..12).map(|_| (weather.deal(), weather.some(0, 9000))).collect::<Vec<_>>()
        };
        assert_eq!(dealt(3), dealt(3));
        assert_ne!(dealt(3), dealt(4));
        for part in dealt(3).chunks(6) {
            let mut kinds: Vec<Kind> = part.iter().map(|(kind, _)| *kind).collect();
            kinds.sort();
            assert_eq!(kinds, Kind::HOUSE);
        }
    }
}
