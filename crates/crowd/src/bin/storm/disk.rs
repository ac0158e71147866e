//! One server on SQLite, on a disk that fills up and has room again, and one that can only be read: answers are refused with a
//! reason, nothing that was acknowledged is lost, and it goes on when it can write again.

use std::{
    fs::{self, File},
    io::Write,
    path::{Path, PathBuf},
    process::Command,
    sync::Arc,
    time::{Duration, Instant},
};

use crowd::{Failure, Node};
use tempfile::TempDir;
use tokio::time::sleep;

use crate::{
    faults::{Kind, Struck},
    kills,
    options::Options,
    pauses::GOES_ON,
    report::Report,
    storm::Storm,
    table,
};

/// Refusals must come by then.
const REFUSES: Duration = Duration::from_secs(20);
/// For so long it goes on refusing.
const HOLDS: Duration = Duration::from_secs(3);
/// A server that cannot write must have said so and ended by then.
const ENDS: Duration = Duration::from_secs(20);

/// Where the server keeps what it knows.
struct Disk {
    folder: TempDir,
    /// Whether it is a small file system of its own. Where nobody may mount one, files that may not grow stand for it.
    is_own: bool,
}

impl Disk {
    fn new() -> Result<Disk, Failure> {
        let folder = tempfile::tempdir()?;
        let is_own = run(mount(&["-t", "tmpfs", "-o", "size=48m", "tmpfs"], folder.path())).is_ok();
        if !is_own {
            println!("nothing can be mounted here: files that may not grow stand for a full disk");
        }
        Ok(Disk { folder, is_own })
    }

    fn ballast(&self) -> PathBuf {
        self.folder.path().join("ballast")
    }

    /// Fills it to the last byte.
    fn fill(&self, node: &Node) -> Result<(), Failure> {
        if !self.is_own {
            return limit(node, "4096:unlimited");
        }
        let mut ballast = File::create(self.ballast())?;
        // Until there is no room: that is what is wanted, and any other reason would leave room, which is noticed.
        while ballast.write_all(&[0; 4096]).is_ok() {}
        Ok(())
    }

    fn empty(&self, node: &Node) -> Result<(), Failure> {
        if self.is_own { Ok(fs::remove_file(self.ballast())?) } else { limit(node, "unlimited:unlimited") }
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        if !self.is_own {
            return;
        }
        // Lazily: whoever has read the logs in the end may still hold the database open.
        let mut command = Command::new("umount");
        command.arg("--lazy").arg(self.folder.path());
        if let Err(failure) = run(command) {
            eprintln!("{} stays mounted: {failure}", self.folder.path().display());
        }
    }
}

fn mount(words: &[&str], folder: &Path) -> Command {
    let mut command = Command::new("mount");
    command.args(words).arg(folder);
    command
}

fn run(mut command: Command) -> Result<(), Failure> {
    let output = command.output()?;
    if output.status.success() { Ok(()) } else { Err(String::from_utf8_lossy(&output.stderr).into()) }
}

/// Sets how large a file may be that a server writes.
fn limit(node: &Node, size: &str) -> Result<(), Failure> {
    let pid = node.pid().ok_or("the server does not run")?.to_string();
    let mut command = Command::new("prlimit");
    command.args(["--pid", &pid, &format!("--fsize={size}")]);
    run(command)
}

pub async fn storm(options: &Options, logs: &Path) -> Result<Report, Failure> {
    let disk = Disk::new()?;
    let said = logs.join("server");
    let mut node = Node::new(&options.program, crate::kept_in(disk.folder.path()))?.logging(said.clone());
    node.start().await?;
    let storm = Arc::new(Storm::new(vec![node.url()], options.every, options.seed)?);
    let pairs = table::gather(&storm, options.tables).await?;
    let playing = table::all(&storm, pairs);
    storm.warm(options.tables).await?;
    let mut report = Report::begin();

    // The disk fills up and has room again. The second time the server is killed while it is full.
    for killed in [false, true] {
        let began = Instant::now();
        disk.fill(&node)?;
        refuses(&storm, &node, &mut report, "a full disk").await?;
        if killed {
            node.kill()?;
        }
        if disk.is_own || !killed {
            disk.empty(&node)?;
        }
        if killed {
            node.start().await?;
        }
        goes_on(&storm, options, &mut report, Kind::Full, began).await;
    }

    // Nothing can be written any more while the server runs. No system makes a disk read-only under those who write there: that files
    // may have no size at all stands for it.
    let began = Instant::now();
    limit(&node, "0:unlimited")?;
    refuses(&storm, &node, &mut report, "nothing that can be written").await?;
    limit(&node, "unlimited:unlimited")?;
    goes_on(&storm, options, &mut report, Kind::ReadOnly, began).await;

    // A server that is started where it cannot write says why, and has changed nothing.
    if disk.is_own {
        let began = Instant::now();
        node.kill()?;
        run(mount(&["-o", "remount,ro"], disk.folder.path()))?;
        let before = fs::read_to_string(&said)?.len();
        node.begin()?;
        match node.ended(ENDS).await? {
            Some(status) if !status.success() => {
                // What it said last may still be on its way into the file.
                sleep(Duration::from_millis(500)).await;
                let told = fs::read_to_string(&said)?;
                let told = told.get(before..).unwrap_or_default().trim().to_owned();
                println!("on a disk that can only be read: {told}");
                if !told.to_lowercase().contains("read-only") {
                    report
                        .complaints
                        .push(format!("on a disk that can only be read it does not say why: {told}"));
                }
            }
            other => report.complaints.push(format!("on a disk that can only be read: {other:?}")),
        }
        node.kill()?;
        run(mount(&["-o", "remount,rw"], disk.folder.path()))?;
        node.start().await?;
        goes_on(&storm, options, &mut report, Kind::ReadOnly, began).await;
    }

    kills::end(&mut report, &storm, playing, &mut node, disk.folder.path()).await?;
    Ok(report)
}

/// Answers are refused because they cannot be stored, and pages can be looked at all the same.
async fn refuses(storm: &Storm, node: &Node, report: &mut Report, when: &str) -> Result<(), Failure> {
    let before = storm.unstored();
    if !storm.until(REFUSES, |storm| storm.unstored() > before).await {
        report.complaints.push(format!("{when}: nothing was refused"));
    }
    let page = storm.client.get(node.url()).timeout(HOLDS).send().await?;
    if !page.status().is_success() {
        report.complaints.push(format!("{when}: the first page is {}", page.status()));
    }
    sleep(HOLDS).await;
    println!("{when}: {} refused so far, {} acknowledged", storm.unstored(), storm.taken());
    Ok(())
}

/// It can write again: answers are taken.
async fn goes_on(storm: &Storm, options: &Options, report: &mut Report, kind: Kind, began: Instant) {
    let ended = Instant::now();
    report.struck.push(Struck { kind, number: None, began, ended });
    let enough = storm.taken() + 4 * options.tables;
    if !storm.until(2 * GOES_ON, |storm| storm.taken() >= enough).await {
        report.complaints.push(format!("after {}: it does not go on", kind.words()));
    }
}
