//! Work that takes a while, on threads of its own: those that serve people must not wait for it.

use tokio::task::JoinHandle;

/// Begins the work; it is ended even if nobody waits for it any more.
pub fn run<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> JoinHandle<T> {
    // In a simulation it takes as long as chance says, and not as long as it takes.
    #[cfg(test)]
    if let Some(took) = crate::secrets::seeded::below(400) {
        return tokio::spawn(async move {
            tokio::time::sleep(std::time::Duration::from_millis(took as u64)).await;
            work()
        });
    }
    tokio::task::spawn_blocking(work)
}
