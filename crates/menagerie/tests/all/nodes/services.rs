//! A PostgreSQL and a NATS server that a test may stop and start as it likes: processes of its own.

use std::{
    fs::{self, File},
    net::{SocketAddr, TcpStream},
    os::unix::{fs::chown, process::CommandExt},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use sqlx::{Connection, PgConnection};
use tempfile::TempDir;

use crate::closing::free_address;

/// How long anything may take that is sure to come.
pub const PATIENCE: Duration = Duration::from_secs(120);

/// Whether there are such servers here at all; where they must not be missing, their absence is a failure.
pub fn are_here() -> bool {
    let here = ["MENAGERIE_POSTGRES", "MENAGERIE_NATS_URL"].map(|name| std::env::var_os(name).is_some());
    let required = std::env::var("MENAGERIE_SERVICES").is_ok_and(|word| word == "required");
    match here {
        [true, true] => true,
        _ => {
            assert!(!required, "MENAGERIE_SERVICES=required, and a server is missing: {here:?}");
            eprintln!(
                "left out: no PostgreSQL in MENAGERIE_POSTGRES or no NATS server in MENAGERIE_NATS_URL"
            );
            false
        }
    }
}

#[track_caller]
fn wait_for(address: SocketAddr, process: &mut Child) {
    let began = Instant::now();
    while TcpStream::connect(address).is_err() {
        assert!(began.elapsed() < PATIENCE, "nobody listens at {address}");
        assert!(process.try_wait().expect("a process").is_none(), "it has ended");
        thread::sleep(Duration::from_millis(20));
    }
}

pub struct Nats {
    process: Option<Child>,
    address: SocketAddr,
}

impl Nats {
    pub fn start() -> Nats {
        let mut nats = Nats { process: None, address: free_address() };
        nats.go_on();
        nats
    }

    pub fn url(&self) -> String {
        format!("nats://{}", self.address)
    }

    /// Starts it again at the same address.
    pub fn go_on(&mut self) {
        let mut command = Command::new("nats-server");
        command.args(["--addr", "127.0.0.1", "--port", &self.address.port().to_string()]);
        let mut process = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("nats-server");
        wait_for(self.address, &mut process);
        self.process = Some(process);
    }

    pub fn kill(&mut self) {
        if let Some(mut process) = self.process.take() {
            process.kill().expect("killed");
            process.wait().expect("gone");
        }
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.kill();
    }
}

pub struct Postgres {
    folder: TempDir,
    programs: PathBuf,
    process: Option<Child>,
    address: SocketAddr,
}

impl Postgres {
    pub async fn start() -> Postgres {
        let versions = fs::read_dir("/usr/lib/postgresql").expect("PostgreSQL").flatten();
        let programs = versions.map(|entry| entry.path().join("bin")).max().expect("a version");
        let folder = tempfile::tempdir().expect("a folder");
        if let Some((user, group)) = somebody() {
            chown(folder.path(), Some(user), Some(group)).expect("a folder of theirs");
        }
        let mut postgres = Postgres { folder, programs, process: None, address: free_address() };
        let made = postgres
            .command("initdb")
            .arg("-D")
            .arg(postgres.folder.path().join("data"))
            .args(["--username=menagerie", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"])
            .stdout(Stdio::null())
            .status();
        assert!(made.expect("initdb").success());
        postgres.go_on().await;
        postgres
    }

    /// One of its programs, in the name of somebody who may run it.
    fn command(&self, name: &str) -> Command {
        let mut command = Command::new(self.programs.join(name));
        command.current_dir(self.folder.path());
        if let Some((user, group)) = somebody() {
            command.uid(user).gid(group);
        }
        command
    }

    pub fn url(&self) -> String {
        format!("postgres://menagerie@{}/postgres", self.address)
    }

    pub async fn connect(&self) -> sqlx::Result<PgConnection> {
        PgConnection::connect(&self.url()).await
    }

    /// Starts it again at the same address; returns when it answers.
    pub async fn go_on(&mut self) {
        let log = File::create(self.folder.path().join("log")).expect("a log");
        let process = self
            .command("postgres")
            .arg("-D")
            .arg(self.folder.path().join("data"))
            .args(["-p", &self.address.port().to_string(), "-c", "listen_addresses=127.0.0.1"])
            .args(["-c", "unix_socket_directories=", "-c", "fsync=off", "-c", "max_connections=100"])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log)
            .spawn();
        self.process = Some(process.expect("postgres"));
        let began = Instant::now();
        while self.connect().await.is_err() {
            assert!(began.elapsed() < PATIENCE, "PostgreSQL does not come up");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Stops it at once, as an administrator does who cannot wait: every connection is cut.
    pub fn stop(&mut self) {
        let Some(mut process) = self.process.take() else { return };
        let told = Command::new("kill").args(["-QUIT", &process.id().to_string()]).status();
        assert!(told.expect("kill").success());
        process.wait().expect("gone");
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.stop();
    }
}

/// PostgreSQL does not run as root: there it runs as the user that its package has made.
fn somebody() -> Option<(u32, u32)> {
    let number = |words: &[&str]| -> u32 {
        let said = Command::new("id").args(words).output().expect("id");
        String::from_utf8_lossy(&said.stdout).trim().parse().expect("a number")
    };
    (number(&["-u"]) == 0).then(|| (number(&["-u", "postgres"]), number(&["-g", "postgres"])))
}

/// The folder that a node is given, though it keeps nothing there.
pub fn nothing() -> &'static Path {
    Path::new("kept-in-postgres")
}
