//! One `menagerie think`: a process that thinks for the bots of a house, and can be killed and started again.

use std::{
    fs::File,
    io,
    path::{Path, PathBuf},
    process::{Command, ExitStatus, Stdio},
};

use crate::{Failure, owned::Process};

pub struct Worker {
    program: PathBuf,
    /// The NATS server by which it is asked.
    nats: String,
    /// A file for what it says.
    log: PathBuf,
    process: Process,
}

impl Worker {
    pub fn start(program: &Path, nats: &str, log: PathBuf) -> Result<Worker, Failure> {
        let (program, nats) = (program.to_owned(), nats.to_owned());
        let mut worker = Worker { program, nats, log, process: Process::default() };
        worker.begin()?;
        Ok(worker)
    }

    /// Starts it; nobody waits for it, for nobody relies on it.
    pub fn begin(&mut self) -> Result<(), Failure> {
        let log = File::options().create(true).append(true).open(&self.log)?;
        let mut command = Command::new(&self.program);
        command.args(["think", "--threads", "1", "--nats", &self.nats]).env("LC_ALL", "C");
        command.stdin(Stdio::null()).stdout(log.try_clone()?).stderr(log);
        let spawned = command.spawn().map_err(|error| format!("{}: {error}", self.program.display()))?;
        self.process = spawned.into();
        Ok(())
    }

    /// How it has ended, if it has.
    pub fn gone(&mut self) -> io::Result<Option<ExitStatus>> {
        self.process.gone()
    }

    /// As `kill -9`.
    pub fn kill(&mut self) -> io::Result<()> {
        self.process.kill()
    }
}
