//! The server: found or started, and what it takes of the machine.

use std::{
    fs,
    path::PathBuf,
    time::{Duration, Instant},
};

use crowd::{Failure, Node};

use crate::options::Options;

/// How long a clock tick of the kernel's counts is; so on every Linux that we know.
const TICK: f64 = 0.01;
/// A server gives back what is free within so long.
const GIVES_BACK: Duration = Duration::from_secs(15);

pub struct Served {
    address: String,
    admin: Option<String>,
    pid: Option<u32>,
    /// Ours goes when this goes, and its folder after it.
    _node: Option<(Node, tempfile::TempDir)>,
}

impl Served {
    /// The server that was named, or one of our own.
    pub async fn find(options: &Options) -> Result<Served, Failure> {
        let Some(address) = &options.server else {
            return Served::start(options.program.clone().map_or_else(beside, Ok)?).await;
        };
        if reqwest::get(format!("{address}/api/v1/games")).await.is_err() {
            return Err(format!("nobody answers at {address}").into());
        }
        Ok(Served { address: address.clone(), admin: options.admin.clone(), pid: options.pid, _node: None })
    }

    /// A server whose limits let thousands of players come from one machine.
    async fn start(program: PathBuf) -> Result<Served, Failure> {
        let folder = tempfile::tempdir()?;
        let mut node = Node::new(&program, ["--data-dir".into(), folder.path().into()])?;
        node.start().await?;
        Ok(Served {
            address: node.url(),
            admin: Some(node.admin()),
            pid: node.pid(),
            _node: Some((node, folder)),
        })
    }

    pub fn address(&self) -> &str {
        &self.address
    }

    pub fn pid(&self) -> Option<u32> {
        self.pid
    }

    /// Resident memory, in bytes.
    pub fn memory(&self) -> Option<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.pid?)).ok()?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
        line.split_whitespace().nth(1)?.parse::<u64>().ok().map(|kilobytes| kilobytes << 10)
    }

    /// Seconds of CPU so far.
    pub fn cpu(&self) -> Option<f64> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.pid?)).ok()?;
        // The name of the program may hold anything: what counts stands behind it.
        let (_, rest) = stat.rsplit_once(')')?;
        let ticks: Vec<u64> =
            rest.split_whitespace().skip(11).take(2).filter_map(|word| word.parse().ok()).collect();
        Some(ticks.iter().sum::<u64>() as f64 * TICK)
    }

    /// How many tables it has in memory.
    async fn rooms(&self) -> Option<u64> {
        let metrics =
            reqwest::get(format!("{}/metrics", self.admin.as_ref()?)).await.ok()?.text().await.ok()?;
        let line = metrics.lines().find_map(|line| line.strip_prefix("menagerie_rooms "))?;
        line.trim().parse().ok()
    }

    /// Waits until the server has dropped all tables and given their memory back, or the time is up; how many tables it still has.
    pub async fn left_alone(&self, most: Duration) -> Option<u64> {
        let until = Instant::now() + most;
        loop {
            let rooms = self.rooms().await;
            if Instant::now() >= until {
                return rooms;
            }
            if rooms == Some(0) {
                tokio::time::sleep(GIVES_BACK).await;
                return rooms;
            }
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
    }
}

/// The program that was built along with this one.
fn beside() -> Result<PathBuf, Failure> {
    let own = std::env::current_exe()?;
    let folder = own.parent().and_then(|examples| examples.parent()).ok_or("this program lies nowhere")?;
    Ok(folder.join("menagerie"))
}
