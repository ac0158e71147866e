//! One server on SQLite, killed and started again, over and over.

use std::{
    path::Path,
    sync::Arc,
    time::{Duration, Instant},
};

use crowd::{Failure, Node};
use tokio::time::sleep;

use crate::{
    check::Log,
    faults::{Kind, Struck, Weather},
    options::Options,
    report::{Report, conclude},
    scene::Scene,
    table,
};

/// After the last kill: longer than tables may take to go on.
const CALM: Duration = Duration::from_secs(12);

pub async fn storm(options: &Options, kills: usize, logs: &Path) -> Result<Report, Failure> {
    let folder = tempfile::tempdir()?;
    let mut node = Node::new(&options.program, crate::kept_in(folder.path()))?.logging(logs.join("server"));
    node.start().await?;
    let scene = Arc::new(Scene::new(vec![node.url()], options.every, options.seed)?);
    let pairs = table::gather(&scene, options.tables).await?;
    let playing = table::all(&scene, pairs);
    scene.warm(options.tables).await?;
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
            println!("{kill} kills, {} answers so far", scene.taken());
        }
    }
    sleep(CALM).await;
    let played = conclude(&mut report, &scene, playing).await?;
    node.kill()?;
    let store = store::Store::open(&store::Place::Folder(folder.path().to_owned())).await?;
    for game in played.iter().flat_map(|played| &played.games) {
        report.hold(&Log::read(&store, &game.id).await?, game);
    }
    Ok(report)
}
