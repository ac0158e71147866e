//! One `menagerie think`: a process that thinks for the bots of a house, and can be killed and started again.

use std::{
    fs::File,
    io,
    path::{Path, PathBuf},
    process::{Child, Command, ExitStatus, Stdio},
};

use crate::Failure;

pub struct Worker {
    program: PathBuf,
    /// The NATS server by which it is asked.
    nats: String,
    /// A file for what it says.
    log: PathBuf,
    process: Option<Child>,
}

impl Worker {
    pub fn start(program: &Path, nats: &str, log: PathBuf) -> Result<Worker, Failure> {
        let mut worker = Worker { program: program.to_owned(), nats: nats.to_owned(), log, process: None };
        worker.begin()?;
        Ok(worker)
    }

    /// Starts it; nobody waits for it, for nobody relies on it.
    pub fn begin(&mut self) -> Result<(), Failure> {
        let log = File::options().create(true).append(true).open(&self.log)?;
        let mut command = Command::new(&self.program);
        command.args(["think", "--threads", "1", "--nats", &self.nats]).env("LC_ALL", "C");
        command.stdin(Stdio::null()).stdout(log.try_clone()?).stderr(log);
        self.process = Some(command.spawn().map_err(|error| format!("{}: {error}", self.program.display()))?);
        Ok(())
    }

    /// How it has ended, if it has.
    pub fn gone(&mut self) -> io::Result<Option<ExitStatus>> {
        self.process.as_mut().map_or(Ok(None), Child::try_wait)
    }

    /// As `kill -9`.
    pub fn kill(&mut self) -> io::Result<()> {
        let Some(mut process) = self.process.take() else { return Ok(()) };
        process.kill()?;
        process.wait().map(|_| ())
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        // It may have gone by itself.
        self.kill().ok();
    }
}
