//! A process that is ours: it does not outlive whoever started it.

use std::{
    io,
    process::{Child, ExitStatus},
};

/// One that runs, or none.
#[derive(Default)]
pub struct Process(Option<Child>);

impl From<Child> for Process {
    fn from(child: Child) -> Process {
        Process(Some(child))
    }
}

impl Process {
    pub fn pid(&self) -> Option<u32> {
        self.0.as_ref().map(Child::id)
    }

    /// How it has ended, if it has.
    pub fn gone(&mut self) -> io::Result<Option<ExitStatus>> {
        self.0.as_mut().map_or(Ok(None), Child::try_wait)
    }

    /// As `kill -9`: no time for anything.
    pub fn kill(&mut self) -> io::Result<()> {
        let Some(mut child) = self.0.take() else { return Ok(()) };
        child.kill()?;
        child.wait().map(|_| ())
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have gone by itself.
        self.kill().ok();
    }
}
