//! How long somebody has thought. Matches run on all cores, often beside other work: what a bot took is told by the core it had,
//! and does not grow when it had to wait for one.

use std::time::Instant;

use cpu_time::ThreadTime;

pub struct Stopwatch {
    wall: Instant,
    /// Nothing where the system does not count it.
    core: Option<ThreadTime>,
}

impl Stopwatch {
    pub fn start() -> Stopwatch {
        Stopwatch { wall: Instant::now(), core: ThreadTime::try_now().ok() }
    }

    /// The seconds of a core that were thought, if one thread did it all (`alone`). Who thinks on several cores, or elsewhere, is
    /// told by the clock on the wall.
    pub fn seconds(&self, alone: bool) -> f64 {
        let core = self.core.as_ref().filter(|_| alone).and_then(|core| core.try_elapsed().ok());
        core.unwrap_or_else(|| self.wall.elapsed()).as_secs_f64()
    }
}

#[cfg(test)]
mod tests {
    use std::{thread, time::Duration};

    use super::*;

    #[test]
    fn waiting_is_no_thinking() {
        let stopwatch = Stopwatch::start();
        thread::sleep(Duration::from_millis(50));
        assert!(stopwatch.seconds(false) >= 0.05, "on the wall it is time");
        assert!(
            stopwatch.seconds(true) < 0.04,
            "{} s were thought while nobody thought",
            stopwatch.seconds(true)
        );
    }
}
