//! A house of many processes: three nodes, two workers that think for them, PostgreSQL and NATS.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use crowd::{Failure, Nats, Node, Postgres, Worker};
use serde_json::Value;
use tokio::time::{Instant, sleep};

use crate::{
    check::Log,
    faults::{Kind, Weather},
    options::Options,
    report::{Report, conclude},
    storm::Storm,
    table,
};

const NODES: usize = 3;
const WORKERS: usize = 2;
/// After the last fault: longer than tables may take to go on.
const CALM: Duration = Duration::from_secs(12);

pub struct House {
    pub nodes: Vec<Node>,
    pub nats: Nats,
    pub postgres: Postgres,
    pub workers: Vec<Worker>,
    /// What nodes become when they are updated.
    pub program: PathBuf,
}

impl House {
    async fn open(options: &Options, logs: &Path) -> Result<House, Failure> {
        let program = &options.program;
        let at_first = options.before.as_ref().unwrap_or(program);
        let (postgres, nats) = (Postgres::start().await?, Nats::start().await?);
        let mut nodes = Vec::with_capacity(NODES);
        for number in 0..NODES {
            let words =
                ["--database", &postgres.url(), "--nats", &nats.url(), "--bot-pace-ms", "0"].map(Into::into);
            let mut node = Node::new(at_first, words)?.logging(logs.join(format!("node-{number}")));
            node.start().await?;
            nodes.push(node);
        }
        let mut workers = Vec::with_capacity(WORKERS);
        for number in 0..WORKERS {
            let log = logs.join(format!("worker-{number}"));
            workers.push(Worker::start(program, &nats.url(), log)?);
        }
        Ok(House { nodes, workers, nats, postgres, program: program.clone() })
    }

    /// Whether the nodes have other rules, as it seems, than the program that they become.
    async fn will_learn(&self) -> Result<bool, Failure> {
        let text = reqwest::get(format!("{}/api/v1/games", self.nodes[0].url())).await?.text().await?;
        let told: Value = serde_json::from_str(&text)?;
        let version = |id: &str| {
            let game = told["games"].as_array()?.iter().find(|game| game["id"] == id)?;
            game["rules_version"].as_u64()
        };
        Ok(plug::games().iter().any(|game| version(game.id()) != Some(game.rules_version().into())))
    }

    /// Nodes and workers that have ended though nobody told them to.
    fn fallen(&mut self) -> Result<usize, Failure> {
        let mut fallen = 0;
        for node in &mut self.nodes {
            fallen += usize::from(node.gone()?.is_some());
        }
        for worker in &mut self.workers {
            match worker.gone()? {
                None => {}
                // Where there is no NATS server it says so and ends: whoever keeps it running starts it again.
                Some(status) if status.code() == Some(1) => worker.begin()?,
                Some(_) => fallen += 1,
            }
        }
        Ok(fallen)
    }

    /// How many decisions of bots workers have come to. Nodes that were killed have taken their counts with them.
    async fn thought_elsewhere(&self) -> Result<u64, Failure> {
        let mut answered = 0;
        for node in &self.nodes {
            answered += node.counts("menagerie_thoughts_answered_total").await?;
        }
        Ok(answered)
    }
}

/// Breaks one thing after the other.
async fn rage(
    house: &mut House,
    storm: &Storm,
    weather: &mut Weather,
    report: &mut Report,
    until: Instant,
) -> Result<(), Failure> {
    while Instant::now() < until {
        for struck in weather.strike(house, storm).await? {
            println!(
                "{:6.1} s  {} for {:.1} s; {} answers so far",
                report.elapsed().as_secs_f64(),
                struck.kind.words(),
                struck.ended.duration_since(struck.began).as_secs_f64(),
                storm.taken()
            );
            report.struck.push(struck);
        }
        let fallen = house.fallen()?;
        if fallen > 0 {
            return Err(format!("{fallen} processes have ended by themselves").into());
        }
        sleep(weather.some(500, 8000)).await;
    }
    Ok(())
}

/// Lets a storm loose on a house for so many minutes.
pub async fn storm(options: &Options, minutes: f64, logs: &Path) -> Result<Report, Failure> {
    let mut house = House::open(options, logs).await?;
    let nodes = house.nodes.iter().map(Node::url).collect();
    let storm = Storm::new(nodes, options.every, options.seed)?;
    let storm = Arc::new(if options.before.is_some() { storm.awaiting_an_update() } else { storm });
    let pairs = table::gather(&storm, options.tables).await?;
    let playing = table::all(&storm, pairs);
    storm.warm(options.tables).await?;
    let mut report = Report::begin();
    report.learns = house.will_learn().await?;
    let mut weather = Weather::of(options.seed);
    if options.before.is_some() {
        weather.begin_with(Kind::Update);
    }
    let until = Instant::now() + Duration::from_secs_f64(minutes * 60.0);
    // What breaks a storm off is no reason not to compare what there was until then.
    if let Err(failure) = rage(&mut house, &storm, &mut weather, &mut report, until).await {
        report.complaints.push(format!("the storm broke off: {failure}"));
    }
    report.complaints.append(&mut weather.complaints);
    sleep(CALM).await;
    report.thought_elsewhere = house.thought_elsewhere().await?;
    let store = store::Store::open(&house.postgres.url().parse()?).await?;
    let played = conclude(&mut report, &storm, &store, playing).await?;
    for game in played.iter().flat_map(|played| &played.games) {
        report.hold(&Log::read(&store, &game.id).await?, game);
    }
    Ok(report)
}
