//! Work that any machine can do: jobs whose results depend on their numbers alone, handed out in lots.
//!
//! Whoever asks for the work puts the results together in the order of the jobs, so neither how jobs are cut into lots
//! nor who does them changes a bit of the result.

use std::{
    collections::BTreeMap,
    ops::Range,
    sync::atomic::{AtomicBool, Ordering},
};

use engine::{Problem, Problems, net::Net};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::run::Pool;

/// Which part of a work jobs belong to, with all that a machine elsewhere cannot know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    Simulation,
    Tournament,
    Balance { variant: usize },
    SelfPlay(Learning),
    Duel(Learning),
    NetPlay(Box<NetRound>),
    NetDuel(Box<NetRound>),
}

impl Part {
    /// The command that asks for it.
    pub const fn name(&self) -> &'static str {
        match self {
            Part::Simulation => "simulate",
            Part::Tournament => "tournament",
            Part::Balance { .. } => "balance",
            Part::SelfPlay(_) | Part::Duel(_) | Part::NetPlay(_) | Part::NetDuel(_) => "train",
        }
    }
}

/// Where a training stands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Learning {
    pub round: u64,
    /// Iterations of the searches that play; 0 for one step ahead.
    pub iterations: u32,
    /// Who plays whom: the best weights and the latest, or the fresh ones and the best.
    pub weights: [Vec<f32>; 2],
}

/// Where the learning of a net stands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct NetRound {
    pub round: u64,
    /// The search that plays and teaches, in writing.
    pub search: String,
    /// The best net so far; without one the weights alone.
    pub best: Option<Net>,
    /// The net that challenges it, once there is one.
    pub fresh: Option<Net>,
}

/// Puts two results together.
pub type Sum<Done> = fn(Done, Done) -> Done;

/// A part of a work, cut into jobs.
pub trait Jobs: Sync {
    type Done: Serialize + DeserializeOwned + Send;

    /// How results are added up where only their sum is wanted and the order of adding changes nothing.
    const SUM: Option<Sum<Self::Done>> = None;

    fn part(&self) -> Part;
    /// Does one job. Its number decides the result, nothing else. A job that is stopped may return anything.
    fn job(&self, number: u64, stop: &AtomicBool) -> Result<Self::Done, Problems>;
    /// How many games a job has, to say how far the work is.
    fn games(&self, number: u64) -> u64;
}

/// What a lot brought, as a farm hands it over: which of the jobs it had, by their places in the list, and the bytes of its
/// results. The answer is whether they could be read; where not, the lot is still to be done.
pub type Take<'a> = dyn FnMut(Range<usize>, &[u8]) -> Result<bool, Problems> + 'a;

/// Other machines that do lots.
pub trait Farm: Sync {
    /// Has all jobs of the list done, in lots of its own choice, and hands each lot over once, in any order. Returns when
    /// all are done, or soon after `stop` is set.
    fn hand_out(
        &self,
        part: &Part,
        jobs: &[u64],
        stop: &AtomicBool,
        take: &mut Take<'_>,
    ) -> Result<(), Problems>;

    /// How many threads have had a hand in it so far.
    fn threads(&self) -> usize;
}

/// Does a lot here and writes down its results; nothing if it was stopped.
pub fn work<J: Jobs>(jobs: &J, numbers: &[u64], stop: &AtomicBool) -> Result<Option<Vec<u8>>, Problems> {
    let mut results = Vec::new();
    for number in numbers {
        let done = jobs.job(*number, stop)?;
        if stop.load(Ordering::Relaxed) {
            return Ok(None);
        }
        match (J::SUM, results.pop()) {
            (Some(add), Some(sum)) => results.push(add(sum, done)),
            (_, before) => results.extend(before.into_iter().chain([done])),
        }
    }
    write(&results).map(Some)
}

/// Numbers keep every bit in these bytes, which decimal fractions do not promise.
fn write<T: Serialize>(results: &[T]) -> Result<Vec<u8>, Problems> {
    let mut bytes = Vec::new();
    ciborium::into_writer(results, &mut bytes)
        .map_err(|error| vec![Problem::new("report-unwritable").with("reason", error)])?;
    Ok(bytes)
}

impl Pool<'_> {
    /// Does these jobs here or, where there is one, on the farm, and returns their results in the order of the list, or
    /// their sum. `keep` sees every result as soon as it is there. Whoever stops early has the first ones.
    pub fn share<J: Jobs>(
        &self,
        jobs: &J,
        numbers: &[u64],
        keep: impl Fn(&J::Done) -> Result<(), Problems> + Sync,
    ) -> Result<Vec<J::Done>, Problems> {
        if let Some(farm) = self.farm() {
            return self.hand_out(farm, jobs, numbers, keep);
        }
        let one = |at: usize| {
            let done = jobs.job(numbers[at], self.stop())?;
            keep(&done)?;
            self.did(jobs.games(numbers[at]));
            Ok(done)
        };
        let Some(add) = J::SUM else { return self.each(numbers.len(), one) };
        let both = |some: Option<J::Done>, more: Option<J::Done>| match (some, more) {
            (Some(some), Some(more)) => Some(add(some, more)),
            (some, more) => some.or(more),
        };
        Ok(self.sum(numbers.len(), |at| one(at).map(Some), both)?.into_iter().collect())
    }

    fn hand_out<J: Jobs>(
        &self,
        farm: &dyn Farm,
        jobs: &J,
        numbers: &[u64],
        keep: impl Fn(&J::Done) -> Result<(), Problems>,
    ) -> Result<Vec<J::Done>, Problems> {
        // Lots that came before others of lower numbers wait here for them.
        let mut early: BTreeMap<usize, (usize, Vec<J::Done>)> = BTreeMap::new();
        let mut next = 0;
        let mut all = Vec::new();
        farm.hand_out(&jobs.part(), numbers, self.stop(), &mut |places, bytes| {
            let Ok(results) = ciborium::from_reader::<Vec<J::Done>, _>(bytes) else { return Ok(false) };
            let expected = if J::SUM.is_some() { 1 } else { places.len() };
            if results.len() != expected {
                return Ok(false);
            }
            results.iter().try_for_each(&keep)?;
            early.insert(places.start, (places.end, results));
            while let Some((end, results)) = early.remove(&next) {
                all.extend(results);
                self.did(numbers[next..end].iter().map(|number| jobs.games(*number)).sum());
                next = end;
            }
            Ok(true)
        })?;
        Ok(all)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::Run;

    struct Roots;

    impl Jobs for Roots {
        type Done = f64;

        fn part(&self) -> Part {
            Part::Tournament
        }

        fn job(&self, number: u64, _: &AtomicBool) -> Result<f64, Problems> {
            Ok((number as f64).sqrt())
        }

        fn games(&self, _: u64) -> u64 {
            1
        }
    }

    struct Summed;

    impl Jobs for Summed {
        type Done = u64;
        const SUM: Option<Sum<u64>> = Some(|one, other| one + other);

        fn part(&self) -> Part {
            Part::Simulation
        }

        fn job(&self, number: u64, _: &AtomicBool) -> Result<u64, Problems> {
            Ok(number)
        }

        fn games(&self, _: u64) -> u64 {
            1
        }
    }

    /// Does lots of three backwards, hands in rubbish first, and the last lots only if nobody stops.
    struct Backwards<'a, J>(&'a J);

    impl<J: Jobs> Farm for Backwards<'_, J> {
        fn hand_out(
            &self,
            _: &Part,
            jobs: &[u64],
            stop: &AtomicBool,
            take: &mut Take<'_>,
        ) -> Result<(), Problems> {
            let starts: Vec<usize> = (0..jobs.len()).step_by(3).collect();
            for start in starts.into_iter().rev() {
                if start == 3 && stop.load(Ordering::Relaxed) {
                    continue;
                }
                let places = start..(start + 3).min(jobs.len());
                assert_eq!(take(places.clone(), b"rubbish"), Ok(false));
                assert_eq!(take(places.clone(), &write::<u64>(&[]).expect("bytes")), Ok(false));
                let lot = work(self.0, &jobs[places.clone()], &AtomicBool::new(false))?.expect("not stopped");
                assert_eq!(take(places, &lot), Ok(true));
            }
            Ok(())
        }

        fn threads(&self) -> usize {
            1
        }
    }

    fn shared<J: Jobs>(jobs: &J, farm: Option<&dyn Farm>, stop: bool) -> Vec<J::Done> {
        let run = Run { threads: 2, progress: &|_, _| {}, stop: &AtomicBool::new(stop), farm };
        let pool = run.start(0, 10).expect("threads");
        pool.share(jobs, &(2..12).collect::<Vec<_>>(), |_| Ok(())).expect("results")
    }

    #[test]
    fn a_farm_gives_what_this_machine_gives() {
        let bits = |roots: Vec<f64>| roots.into_iter().map(f64::to_bits).collect::<Vec<_>>();
        let here = bits(shared(&Roots, None, false));
        assert_eq!(here, bits((2..12).map(|number| f64::from(number).sqrt()).collect()));
        assert_eq!(bits(shared(&Roots, Some(&Backwards(&Roots)), false)), here);
        assert_eq!(shared(&Summed, None, false), [65]);
        assert_eq!(shared(&Summed, Some(&Backwards(&Summed)), false).iter().sum::<u64>(), 65);
    }

    #[test]
    fn whoever_stops_a_farm_has_the_first_ones() {
        // The lot of the fourth to the sixth job never came: what was done behind it is a sample nobody asked for.
        let first = shared(&Roots, Some(&Backwards(&Roots)), true);
        assert_eq!(first, [2.0, 3.0, 4.0].map(f64::sqrt));
    }
}
