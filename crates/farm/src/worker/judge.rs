//! Which runs this worker can work for, and what it has done for each.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use engine::{Problem, Problems};
use tokio::sync::OnceCell;

use super::Doing;
use crate::{
    fit::Fit,
    message::{Lot, Said},
};

/// So many runs are remembered.
const KNOWN: usize = 64;

/// A run as this worker knows it.
#[derive(Default)]
pub struct Known {
    /// Why it cannot work for it, once it has looked.
    verdict: OnceCell<Result<(), Said>>,
    lots: Mutex<u64>,
}

impl Known {
    fn lots(&self) -> MutexGuard<'_, u64> {
        self.lots.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn did_one(&self) {
        *self.lots() += 1;
    }
}

#[derive(Default)]
pub struct Judge {
    runs: Mutex<HashMap<String, Arc<Known>>>,
}

impl Judge {
    fn runs(&self) -> MutexGuard<'_, HashMap<String, Arc<Known>>> {
        self.runs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn run(&self, lot: &Lot) -> Arc<Known> {
        let mut runs = self.runs();
        if runs.len() >= KNOWN && !runs.contains_key(&lot.run) {
            runs.clear();
        }
        Arc::clone(runs.entry(lot.run.clone()).or_default())
    }

    /// Whether this machine plays as the asker's does; what it finds is told once for each run.
    pub async fn judge(
        &self,
        known: &Known,
        lot: &Lot,
        tell: &(dyn Fn(Doing) + Send + Sync),
    ) -> Result<(), Said> {
        let look = || async {
            let asked = lot.clone();
            let found = tokio::task::spawn_blocking(move || differences(&asked)).await;
            let found =
                found.unwrap_or_else(|broken| vec![Problem::new("farm-broke").with("reason", broken)]);
            let run = lot.run.clone();
            if found.is_empty() {
                tell(Doing::Run { run, game: lot.order.game.clone(), part: lot.part.name() });
                return Ok(());
            }
            let why = Said::of(&found);
            tell(Doing::Refused { run, why: why.clone() });
            Err(why)
        };
        known.verdict.get_or_init(look).await.clone()
    }

    /// The run is over: what was done for it is told, once.
    pub fn over(&self, run: &str, tell: &(dyn Fn(Doing) + Send + Sync)) {
        let known = self.runs().get(run).cloned();
        if let Some(known) = known {
            let lots = std::mem::take(&mut *known.lots());
            if lots > 0 {
                tell(Doing::Done { run: run.to_owned(), lots });
            }
        }
    }

    /// Tells of all runs that were not seen to end.
    pub fn farewell(&self, tell: &(dyn Fn(Doing) + Send + Sync)) {
        let mut runs: Vec<String> = self.runs().keys().cloned().collect();
        runs.sort();
        runs.iter().for_each(|run| self.over(run, tell));
    }
}

/// What is different here from what a lot wants.
fn differences(lot: &Lot) -> Problems {
    let game = match plug::find(&lot.order.game) {
        Ok(game) => game,
        Err(problems) => return problems,
    };
    match Fit::here(game, &lot.order) {
        Ok(own) => own.differences(&lot.fit, game.id()),
        Err(problems) => problems,
    }
}
