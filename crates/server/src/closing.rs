//! Going: whether the house has been told to stop. From then on nothing new is begun, whoever follows a table is sent
//! elsewhere, and what was begun is ended.

use tokio::sync::watch;

#[derive(Clone)]
pub struct Closing(watch::Sender<bool>);

impl Default for Closing {
    fn default() -> Self {
        Closing(watch::Sender::new(false))
    }
}

impl Closing {
    /// Tells everybody; there is no way back.
    pub fn begin(&self) {
        self.0.send_replace(true);
    }

    pub fn has_begun(&self) -> bool {
        *self.0.borrow()
    }

    /// Waits until the house has been told to stop.
    pub async fn begun(&self) {
        if self.0.subscribe().wait_for(|begun| *begun).await.is_err() {
            // Nobody is left who could say it.
            std::future::pending().await
        }
    }
}

/// Waits until the system or somebody at the terminal tells the program to stop.
#[cfg(unix)]
pub async fn told_to_stop() -> std::io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut terminate, mut interrupt) = (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
    tokio::select! {
        _ = terminate.recv() => {}
        _ = interrupt.recv() => {}
    }
    Ok(())
}

#[cfg(not(unix))]
pub async fn told_to_stop() -> std::io::Result<()> {
    tokio::signal::ctrl_c().await
}
