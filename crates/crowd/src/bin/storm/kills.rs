//! One server on SQLite, killed and started again, over and over.

use std::{
    path::Path,
    sync::Arc,
    time::{Duration, Instant},
};

use crowd::{Failure, Node};
use store::{DatabaseAddress, Store};
use tokio::{task::JoinSet, time::sleep};

use crate::{
    check::Log,
    faults::{Kind, Struck, Weather},
    options::Options,
    report::{Report, conclude},
    storm::Storm,
    table::{self, Played},
};

/// After the last fault: longer than tables may take to go on.
const CALM: Duration = Duration::from_secs(12);

pub async fn storm(options: &Options, kills: usize, logs: &Path) -> Result<Report, Failure> {
    let folder = tempfile::tempdir()?;
    let mut node = Node::new(&options.program, crate::kept_in(folder.path()))?.logging(logs.join("server"));
    node.start().await?;
    let storm = Arc::new(Storm::new(vec![node.url()], options.every, options.seed)?);
    let pairs = table::gather(&storm, options.tables).await?;
    let playing = table::all(&storm, pairs);
    storm.warm(options.tables).await?;
    let mut report = Report::begin();
    let mut weather = Weather::of(options.seed);
    for kill in 1..=kills {
        sleep(weather.some(50, 1500)).await;
        if let Some(status) = node.gone()? {
            return Err(format!("the server has ended by itself: {status}").into());
        }
        let began = Instant::now();
        node.kill()?;
        node.start().await?;
        report.struck.push(Struck { kind: Kind::Server, number: None, began, ended: Instant::now() });
        if kill % 20 == 0 {
            println!("{kill} kills, {} answers so far", storm.taken());
        }
    }
    end(&mut report, &storm, playing, &mut node, folder.path()).await?;
    Ok(report)
}

/// Ends a storm over one server, and holds all that was played against what a server would find that is started again.
pub async fn end(
    report: &mut Report,
    storm: &Arc<Storm>,
    playing: JoinSet<Played>,
    node: &mut Node,
    folder: &Path,
) -> Result<(), Failure> {
    sleep(CALM).await;
    let address = DatabaseAddress::Folder(folder.to_owned());
    let played = conclude(report, storm, &Store::open(&address).await?, playing).await?;
    node.kill()?;
    let store = Store::open(&address).await?;
    for game in played.iter().flat_map(|played| &played.games) {
        report.hold(&Log::read(&store, &game.id).await?, game);
    }
    Ok(())
}
