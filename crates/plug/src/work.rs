//! What the lab is asked to do with a game, without the game's type.

use std::{collections::BTreeMap, path::Path, sync::Arc};

use bots::{Kind, Settings, UnknownBot};
use engine::{
    Game, Pack, Problems, Valued, json,
    net::{Net, Nets, Unfit},
};
use lab::{entrant::Entrant, learn::unfit, run::Run};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::playable::pack;

/// Many games: how they are played, and how many of them.
pub struct Work<'a> {
    /// The options of the game; of each variant where several are compared, none where they are to be drawn.
    pub options: &'a [Value],
    /// The text of another data pack than the built-in one.
    pub data: Option<&'a str>,
    pub bots: Vec<Entrant>,
    /// The nets that bots use, if others than those that ship with the game.
    pub nets: Option<Nets>,
    pub games: u64,
    pub seed: u64,
    /// Where what is finished is kept.
    pub keep: Option<&'a Path>,
    pub run: Run<'a>,
}

/// A work in writing, as another machine gets it: everything that decides its results.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Order {
    pub game: String,
    pub options: Vec<Value>,
    pub data: Option<String>,
    pub bots: Vec<String>,
    pub nets: Option<BTreeMap<usize, Net>>,
    pub games: u64,
    pub seed: u64,
}

impl Order {
    /// Programs stay on the machine of whoever named them: nobody else is asked to start one.
    pub fn new(game: &str, work: &Work<'_>) -> Result<Order, Problems> {
        let bots: Result<Vec<Kind>, Problems> = work.bots.iter().map(Entrant::kind).collect();
        Ok(Order {
            game: game.to_owned(),
            options: work.options.to_vec(),
            data: work.data.map(str::to_owned),
            bots: bots?.iter().map(Kind::to_string).collect(),
            nets: work.nets.as_ref().map(written),
            games: work.games,
            seed: work.seed,
        })
    }

    /// The work again, for whoever is to do a part of it.
    pub fn work<'a>(&'a self, run: Run<'a>) -> Result<Work<'a>, UnknownBot> {
        let bot = |name: &String| name.parse::<Kind>().map(Entrant::from);
        let bots: Result<Vec<Entrant>, UnknownBot> = self.bots.iter().map(bot).collect();
        Ok(Work {
            options: &self.options,
            data: self.data.as_deref(),
            bots: bots?,
            nets: self.nets(),
            games: self.games,
            seed: self.seed,
            keep: None,
            run,
        })
    }

    /// The nets that bots use, if others than those that ship with the game.
    pub fn nets(&self) -> Option<Nets> {
        let net = |(players, net): (&usize, &Net)| (*players, Arc::new(net.clone()));
        self.nets.as_ref().map(|nets| nets.iter().map(net).collect())
    }
}

fn written(nets: &Nets) -> BTreeMap<usize, Net> {
    nets.iter().map(|(players, net)| (*players, Net::clone(net))).collect()
}

/// How weights are learnt, besides what every work needs.
pub struct Training {
    pub rounds: u64,
    pub matches: u64,
    pub iterations: u32,
    /// Where it starts; `None` for the weights that ship with the game.
    pub start: Option<Vec<f32>>,
}

/// How a net is learnt, besides what every work needs.
pub struct Learning {
    pub rounds: u64,
    pub matches: u64,
    /// The search that plays, teaches, and will use the net.
    pub settings: Settings,
    /// How wide its two hidden layers are.
    pub widths: [usize; 2],
    /// The net to begin with and to beat.
    pub start: Option<Arc<Net>>,
    /// The command that asks for it.
    pub command: String,
}

/// How a saved game is looked at again.
pub struct Analysis<'a> {
    pub iterations: u32,
    pub seed: u64,
    pub lang: words::Lang,
    pub run: Run<'a>,
}

impl Work<'_> {
    pub(crate) fn pack<G: Game>(&self) -> Result<Pack<G::Data>, Problems> {
        pack::<G>(self.data)
    }

    /// The nets of the work. They may come from elsewhere, so they are looked at before anybody plays with them.
    pub(crate) fn nets<G: Valued>(&self) -> Result<Option<Nets>, Problems> {
        if let Some(nets) = &self.nets {
            G::nets().ok_or(Unfit::NoTable).map_err(unfit)?;
            nets.values().try_for_each(|net| net.check::<G>()).map_err(unfit)?;
        }
        Ok(self.nets.clone())
    }

    /// The options of every variant.
    pub(crate) fn variants<G: Game>(&self, pack: Pack<G::Data>) -> Result<Vec<G::Options>, Problems> {
        self.options
            .iter()
            .map(|options| json::read(pack, "options", options).map_err(|problem| vec![problem]))
            .collect()
    }

    /// The options of a work that is about one variant.
    pub(crate) fn options<G: Game>(&self, pack: Pack<G::Data>) -> Result<G::Options, Problems> {
        Ok(self.variants::<G>(pack)?.into_iter().next().unwrap_or_default())
    }
}
