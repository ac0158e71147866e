//! One `menagerie serve`: a process that can be killed, stopped, told to go, and started again at the same address.

use std::{
    ffi::OsString,
    fs::File,
    io,
    net::SocketAddr,
    path::{Path, PathBuf},
    process::{Command, ExitStatus, Stdio},
    thread,
    time::{Duration, Instant},
};

use crate::{Failure, free_address, owned::Process};

/// How long one may take until it answers.
const PATIENCE: Duration = Duration::from_secs(60);

pub struct Node {
    program: PathBuf,
    words: Vec<OsString>,
    address: SocketAddr,
    admin: SocketAddr,
    /// A file for what it says; if there is none, it says it here.
    log: Option<PathBuf>,
    process: Process,
}

impl Node {
    /// One that is not started yet. `words` say where it keeps what it knows; its limits let thousands of players come from one
    /// machine.
    pub fn new(program: &Path, words: impl IntoIterator<Item = OsString>) -> io::Result<Node> {
        let words = words.into_iter().collect();
        let (address, admin) = (free_address()?, free_address()?);
        Ok(Node {
            program: program.to_owned(),
            words,
            address,
            admin,
            log: None,
            process: Process::default(),
        })
    }

    /// The same, with a file for what it says.
    pub fn logging(mut self, log: PathBuf) -> Node {
        self.log = Some(log);
        self
    }

    /// From the next start on it is another program.
    pub fn becomes(&mut self, program: &Path) {
        program.clone_into(&mut self.program);
    }

    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    pub fn admin(&self) -> String {
        format!("http://{}", self.admin)
    }

    /// A number that it counts, by its name.
    pub async fn counts(&self, name: &str) -> Result<u64, Failure> {
        let text = reqwest::get(format!("{}/metrics", self.admin())).await?.text().await?;
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        Ok(line.ok_or_else(|| format!("{name} is not counted"))?.parse()?)
    }

    pub fn pid(&self) -> Option<u32> {
        self.process.pid()
    }

    /// Starts it; returns when it answers.
    pub async fn start(&mut self) -> Result<(), Failure> {
        self.begin()?;
        let began = Instant::now();
        let client = reqwest::Client::builder().timeout(Duration::from_secs(2)).build()?;
        while client.get(format!("{}/api/v1/games", self.url())).send().await.is_err() {
            if let Some(status) = self.gone()? {
                return Err(format!("a server has ended before it answered: {status}").into());
            }
            if began.elapsed() > PATIENCE {
                return Err("a server does not come up".into());
            }
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
        Ok(())
    }

    /// Starts it and does not wait for anything. A file that may not grow is an error to it, as a full disk is, and not its end.
    pub fn begin(&mut self) -> Result<(), Failure> {
        let (address, admin) = (self.address.to_string(), self.admin.to_string());
        let mut command = Command::new("sh");
        command.args(["-c", "trap '' XFSZ; exec \"$@\"", "sh"]).arg(&self.program);
        command.args(["serve", "--no-open", "--listen", &address, "--admin", &admin]);
        for rate in ["--changes", "--guests", "--new-tables", "--looks"] {
            command.args([rate, "1000000/1s"]);
        }
        for limit in [
            "--people-per-address",
            "--streams-each",
            "--streams",
            "--connections-per-address",
            "--connections",
        ] {
            command.args([limit, "1000000"]);
        }
        command.args(&self.words).env("LC_ALL", "C").stdin(Stdio::null()).stdout(Stdio::null());
        let log =
            self.log.as_ref().map(|log| File::options().create(true).append(true).open(log)).transpose()?;
        if log.is_some() {
            command.stderr(Stdio::piped());
        }
        let mut process = command.spawn().map_err(|error| format!("{}: {error}", self.program.display()))?;
        // By way of a pipe: what is done to the server's own files is not to reach this one.
        if let (Some(mut log), Some(mut said)) = (log, process.stderr.take()) {
            thread::spawn(move || io::copy(&mut said, &mut log));
        }
        self.process = process.into();
        Ok(())
    }

    /// How it has ended, if it has.
    pub fn gone(&mut self) -> io::Result<Option<ExitStatus>> {
        self.process.gone()
    }

    /// As `kill -9`: no time for anything.
    pub fn kill(&mut self) -> io::Result<()> {
        self.process.kill()
    }

    /// Sends it a signal: STOP, CONT, TERM.
    pub fn signal(&self, name: &str) -> Result<(), Failure> {
        signal(self.pid().ok_or("it does not run")?, name)
    }

    /// Waits until it has ended by itself; nothing if it has not by then.
    pub async fn ended(&mut self, within: Duration) -> io::Result<Option<ExitStatus>> {
        let began = Instant::now();
        loop {
            let gone = self.gone()?;
            if gone.is_some() {
                self.process = Process::default();
            }
            if gone.is_some() || began.elapsed() > within {
                return Ok(gone);
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
}

/// Sends a signal to a process, as the system and its administrators do.
pub fn signal(pid: u32, name: &str) -> Result<(), Failure> {
    let told = Command::new("kill").args([&format!("-{name}"), &pid.to_string()]).status()?;
    if told.success() { Ok(()) } else { Err(format!("{name} could not be sent").into()) }
}
