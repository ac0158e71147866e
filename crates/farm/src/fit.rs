//! Whether two machines play alike. The same version of a program is not enough to be sure: whoever changed a weight or a
//! rule and not the version, or built for another kind of processor, is found out by a trial game.

use std::sync::atomic::AtomicBool;

use bots::{Kind, Settings};
use engine::{Problem, Problems};
use lab::run::Run;
use plug::{Order, Plug, Work};
use serde::{Deserialize, Serialize};

/// What decides how games go, besides the order itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fit {
    pub program: String,
    pub rules: u32,
    /// The hash of the data pack.
    pub data: String,
    /// How a short search ends the first game of the order, with the nets of the order where it has any.
    pub trial: u64,
}

/// Iterations of the search that plays the trial game, without playouts: every lot waits for it once.
const TRIAL: u32 = 8;

impl Fit {
    /// How this machine would do it.
    pub fn here(game: &Plug, order: &Order) -> Result<Fit, Problems> {
        let data = order.data.as_deref().unwrap_or_else(|| game.built_in_data());
        let run = Run { threads: 1, progress: &|_, _| {}, stop: &AtomicBool::new(false), farm: None };
        let trial = game.simulate(Work {
            options: &order.options,
            data: order.data.as_deref(),
            bots: vec![Kind::Search(Settings { playout: Some(0), ..Settings::iterations(TRIAL) }).into()],
            nets: order.nets(),
            games: 1,
            seed: order.seed,
            keep: None,
            run,
        })?;
        Ok(Fit {
            program: env!("CARGO_PKG_VERSION").to_owned(),
            rules: game.rules_version(),
            data: game.check_data(data)?,
            trial: trial.checksum,
        })
    }

    /// What is different here, in words.
    pub fn differences(&self, wanted: &Fit, game: &str) -> Problems {
        let told = |key, own: &dyn std::fmt::Display, asked: &dyn std::fmt::Display| {
            Problem::new(key).with("game", game).with("own", own).with("wanted", asked)
        };
        let mut all = Vec::new();
        if self.program != wanted.program {
            all.push(told("farm-other-program", &self.program, &wanted.program));
        }
        if self.rules != wanted.rules {
            all.push(told("farm-other-rules", &self.rules, &wanted.rules));
        }
        if self.data != wanted.data {
            all.push(told("farm-other-data", &short(&self.data), &short(&wanted.data)));
        }
        if all.is_empty() && self.trial != wanted.trial {
            all.push(told("farm-other-play", &"", &""));
        }
        all
    }
}

fn short(hash: &str) -> String {
    hash.chars().take(8).collect()
}
