//! Nets from self-play with searches.
//!
//! Each round plays games between searches with the best net so far. Where a search asked for values, at the ends of its
//! walks, another search looks on from there: what it finds is what the net should have said. Positions on the way are
//! learnt too, from their own search and a little from how the game ended. A net that wins a match against the best so
//! far is kept. What comes of a seed does not depend on threads. Games can be played anywhere; whoever asks for them does the
//! fitting.

mod fit;
mod sample;

use std::{
    sync::{Arc, atomic::AtomicBool},
    time::Instant,
};

use bots::{Bot, Search, Settings, UnknownSettings};
use engine::{
    Pack, Problem, Problems, Rng, Seat, Seed, Valued, Viewer, Witness,
    net::{Net, Origin, Unfit, inputs},
    rand::SeedableRng,
    rng::below,
};
use serde::Serialize;

use crate::{
    lot::{self, Jobs, NetRound, Part},
    play::{bot_seed, play},
    run::{Pool, Run},
    stats::wilson,
};
use sample::Samples;

/// How to learn a net.
pub struct Learning<'a, G: Valued> {
    pub options: &'a G::Options,
    pub pack: Pack<G::Data>,
    pub rounds: u64,
    /// Games of self-play in each round.
    pub games: u64,
    /// Games of the match that decides whether a new net is kept.
    pub matches: u64,
    /// The search that plays, teaches, and will use the net.
    pub settings: Settings,
    /// How wide the two hidden layers are.
    pub widths: [usize; 2],
    /// The net to begin with and to beat; without one, the weights alone.
    pub start: Option<Arc<Net>>,
    /// The command, for whoever asks where the net comes from.
    pub command: String,
    pub seed: u64,
    pub run: Run<'a>,
}

/// What a round brought. The losses are of positions from games that were not learnt from: the cross-entropy of what
/// searches found, for somebody who knows nothing, for the weights alone and for the net, and the least there can be.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Round {
    pub round: u64,
    pub positions: u64,
    pub loss_even: f64,
    pub loss_weights: f64,
    pub loss_net: f64,
    pub loss_least: f64,
    pub match_games: u64,
    pub win_share: f64,
    pub ci_low: f64,
    pub ci_high: f64,
    pub kept: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    pub game: &'static str,
    pub players: usize,
    pub rounds: Vec<Round>,
    /// The best net, if a new one has won a match.
    pub net: Option<Net>,
}

/// One decision in so many is looked at.
const EVERY: usize = 3;
/// How many ends of a decision's walks are looked on from.
const ENDS: usize = 2;
/// In so many of 100 decisions self-play slips.
const SLIPS: u8 = 6;
/// The share of the final result in what a position on the way is taught.
const RESULT: f32 = 0.25;
/// Self-play and teachers take this part of the iterations: many looks tell more than a few long ones.
const PART: u32 = 3;
/// One game in so many is kept for measuring.
const UNSEEN: u64 = 10;

/// Learns; the best net measured is in the report.
pub fn run<G: Valued>(learning: &Learning<'_, G>) -> Result<Report, Problems> {
    let started = Instant::now();
    let root = Seed::from_number(learning.seed);
    let players = G::new(learning.options, learning.pack, &root, &mut Witness::silent())?.players();
    if players < 2 {
        return Err(vec![Problem::new("lab-learn-alone")]);
    }
    let pool = learning.run.start(0, learning.rounds * (learning.games + learning.matches))?;
    let mut best = learning.start.clone();
    let mut learnt = Samples::new(players, inputs::<G>());
    let mut unseen = learnt.clone();
    let mut rounds = Vec::new();
    for round in 0..learning.rounds {
        let stand = |fresh: Option<Net>| NetRound {
            round,
            search: learning.settings.to_string(),
            best: best.as_deref().cloned(),
            fresh,
        };
        let lots = self_play(learning, &pool, stand(None))?;
        if pool.is_stopped() {
            break;
        }
        for (game, lot) in lots.iter().enumerate() {
            if (game as u64).is_multiple_of(UNSEEN) { &mut unseen } else { &mut learnt }.merge(lot);
        }
        let seed = root.derive(round).derive(1 << 50).number();
        let fitted = fit::fit(&pool, &learnt, &unseen, learning.widths, seed);
        let mut net = Net {
            origin: Origin { command: learning.command.clone(), seed: learning.seed, ..Origin::now::<G>() },
            ..fitted.net
        };
        let (wins, games) = duel(learning, &pool, stand(Some(net.clone())))?;
        if pool.is_stopped() {
            break;
        }
        let win_share = wins / games.max(1.0);
        let (ci_low, ci_high) = wilson(wins, games);
        let kept = win_share > 1.0 / players as f64;
        let [loss_even, loss_weights, loss_net, loss_least] = fitted.losses;
        rounds.push(Round {
            round,
            positions: learnt.len() as u64,
            loss_even,
            loss_weights,
            loss_net,
            loss_least,
            match_games: games as u64,
            win_share,
            ci_low,
            ci_high,
            kept,
        });
        if kept {
            let before = learning.start.as_ref().map_or(0.0, |start| start.origin.hours);
            net.origin.hours = before + started.elapsed().as_secs_f64() * pool.threads() as f64 / 3600.0;
            net.origin.won = format!(
                "{:.1} % ({:.1} to {:.1}) of {games} games of search:{} with it against the same search {}",
                100.0 * win_share,
                100.0 * ci_low,
                100.0 * ci_high,
                learning.settings,
                if best.is_some() { "with the net before it" } else { "without" },
            );
            best = Some(Arc::new(net));
        }
    }
    let won = rounds.iter().any(|round| round.kept);
    let net = best.filter(|_| won).map(|net| Net::clone(&net));
    Ok(Report { game: G::ID, players, rounds, net })
}

/// What the games of one round share, whoever plays them.
struct Games<'a, G: Valued> {
    options: &'a G::Options,
    pack: Pack<G::Data>,
    players: usize,
    /// The seed of the round.
    seed: Seed,
    settings: Settings,
    best: Option<Arc<Net>>,
    fresh: Option<Arc<Net>>,
    round: NetRound,
}

impl<'a, G: Valued> Games<'a, G> {
    /// A round may come from elsewhere, so its nets are looked at before anybody plays with them.
    fn new(
        options: &'a G::Options,
        pack: Pack<G::Data>,
        seed: u64,
        round: NetRound,
    ) -> Result<Games<'a, G>, Problems> {
        let root = Seed::from_number(seed);
        let players = G::new(options, pack, &root, &mut Witness::silent())?.players();
        let settings = round.search.parse().map_err(|UnknownSettings(search)| {
            vec![Problem::new("bad-bot").with("bot", search).with("known", Settings::default())]
        })?;
        let ready = |net: &Option<Net>| match net {
            Some(net) => net.check::<G>().map(|()| Some(Arc::new(net.clone()))).map_err(unfit),
            None => Ok(None),
        };
        let (best, fresh) = (ready(&round.best)?, ready(&round.fresh)?);
        Ok(Games { options, pack, players, seed: root.derive(round.round), settings, best, fresh, round })
    }

    /// The search that plays for learning, and teaches.
    fn pupil(&self, seed: u64) -> Search<G> {
        let mut settings = self.settings;
        settings.budget.iterations = settings.budget.iterations.part::<G>(self.players, PART);
        Search::<G>::new(seed, settings).with_net(self.best.clone())
    }

    /// One game, and what can be learnt from it.
    fn learn_from(&self, game: u64) -> Result<Samples, Problems> {
        let players = self.players;
        let deal = self.seed.derive(game);
        let mut rng = Rng::seed_from_u64(deal.derive(1 << 20).number());
        let each = self.settings.budget.iterations.about::<G>(players) / PART;
        let mut bots: Vec<Search<G>> = Seat::all(players)
            .map(|seat| {
                let bot = self.pupil(bot_seed(&deal, 0, seat));
                bot.with_slips(SLIPS).keep_ends((each / (2 * ENDS as u32 + 1)).max(1))
            })
            .collect();
        let mut state = G::new(self.options, self.pack, &deal, &mut Witness::silent())?;
        let mut samples = Samples::new(players, inputs::<G>());
        // Positions on the way wait for the end of the game.
        let mut on_the_way = Vec::new();
        let mut legal = Vec::new();
        let mut decisions = game as usize;
        while let Some(seat) = state.awaiting().lowest() {
            legal.clear();
            state.legal(seat, &mut legal);
            let bot = &mut bots[seat.index()];
            let choice = bot.choose(&state.view(Viewer::Seat(seat)), seat, &legal);
            let mut ends = bot.take_ends();
            decisions += 1;
            if !choice.thoughts.is_empty() && decisions.is_multiple_of(EVERY) {
                on_the_way.push((samples.read(&state, seat), bot.chances));
                for _ in 0..ENDS.min(ends.len()) {
                    let end = ends.swap_remove(below(&mut rng, ends.len()));
                    if end.awaiting().is_empty() {
                        continue;
                    }
                    let seed = deal.derive(1 << 21 | decisions as u64).number();
                    // It knows what the one knows who asked, and not what the seat knows that decides there: else whatever the
                    // asker has up its sleeve would be taught to be worth nothing.
                    let chances = self.pupil(seed).look_on(&end, seat);
                    samples.add(&samples.read(&end, seat), chances);
                }
            }
            state.play(seat, &choice.action, &mut Witness::silent());
            if decisions > G::BOUND {
                return Ok(samples);
            }
        }
        let Some(outcome) = state.outcome() else { return Ok(samples) };
        let winners = outcome.winners().count().max(1) as f32;
        for (sample, mut target) in on_the_way {
            for seat in Seat::all(players) {
                let won = outcome.winners().any(|winner| winner == seat);
                let result = if won { 1.0 / winners } else { 0.0 };
                target[seat.index()] += RESULT * (result - target[seat.index()]);
            }
            samples.add(&sample, target);
        }
        Ok(samples)
    }
}

/// Self-play with the best net so far.
struct SelfPlay<'a, G: Valued>(Games<'a, G>);

impl<G: Valued> Jobs for SelfPlay<'_, G> {
    type Done = Samples;

    fn part(&self) -> Part {
        Part::NetPlay(Box::new(self.0.round.clone()))
    }

    fn job(&self, game: u64, _: &AtomicBool) -> Result<Samples, Problems> {
        self.0.learn_from(game)
    }

    fn games(&self, _: u64) -> u64 {
        1
    }
}

fn self_play<G: Valued>(
    learning: &Learning<'_, G>,
    pool: &Pool<'_>,
    round: NetRound,
) -> Result<Vec<Samples>, Problems> {
    let games: Vec<u64> = (0..learning.games).collect();
    pool.share(&SelfPlay(games_of(learning, round)?), &games, |_| Ok(()))
}

/// One seat with the new net against the old one in the other seats, in every seat of every deal.
struct Duel<'a, G: Valued>(Games<'a, G>);

impl<G: Valued> Jobs for Duel<'_, G> {
    /// What the new net got of the win, and of how many games.
    type Done = (f64, f64);

    fn part(&self) -> Part {
        Part::NetDuel(Box::new(self.0.round.clone()))
    }

    fn job(&self, game: u64, _: &AtomicBool) -> Result<(f64, f64), Problems> {
        let Games { options, pack, players, seed, settings, best, fresh, .. } = &self.0;
        let table = game % *players as u64;
        let deal = seed.derive(1 << 40 | (game / *players as u64));
        let newcomer = Seat::at(table as usize);
        let mut bots: Vec<Box<dyn Bot<G>>> = Vec::new();
        for seat in Seat::all(*players) {
            let net = if seat == newcomer { fresh } else { best };
            let search = Search::<G>::new(bot_seed(&deal, table, seat), *settings);
            bots.push(Box::new(search.with_net(net.clone())));
        }
        let end = play::<G>(options, *pack, &deal, &mut bots, |_| {})?;
        let Some(outcome) = end.outcome() else { return Ok((0.0, 0.0)) };
        let winners = outcome.winners().count().max(1) as f64;
        let won = outcome.winners().any(|seat| seat == newcomer);
        Ok((if won { 1.0 / winners } else { 0.0 }, 1.0))
    }

    fn games(&self, _: u64) -> u64 {
        1
    }
}

fn duel<G: Valued>(
    learning: &Learning<'_, G>,
    pool: &Pool<'_>,
    round: NetRound,
) -> Result<(f64, f64), Problems> {
    let games: Vec<u64> = (0..learning.matches).collect();
    let results = pool.share(&Duel(games_of(learning, round)?), &games, |_| Ok(()))?;
    Ok(results.into_iter().fold((0.0, 0.0), |sum, game| (sum.0 + game.0, sum.1 + game.1)))
}

fn games_of<'a, G: Valued>(learning: &Learning<'a, G>, round: NetRound) -> Result<Games<'a, G>, Problems> {
    Games::new(learning.options, learning.pack, learning.seed, round)
}

/// Does some of the jobs of a round for somebody elsewhere: of its self-play, or of its match.
pub fn lot<G: Valued>(
    options: &G::Options,
    pack: Pack<G::Data>,
    seed: u64,
    part: &Part,
    jobs: &[u64],
    stop: &AtomicBool,
) -> Result<Option<Vec<u8>>, Problems> {
    let games = |round: &NetRound| Games::<G>::new(options, pack, seed, round.clone());
    match part {
        Part::NetPlay(round) => lot::work(&SelfPlay(games(round)?), jobs, stop),
        Part::NetDuel(round) => lot::work(&Duel(games(round)?), jobs, stop),
        Part::Simulation | Part::Tournament | Part::Balance { .. } | Part::SelfPlay(_) | Part::Duel(_) => {
            Ok(None)
        }
    }
}

/// Why a net from elsewhere cannot be used.
pub fn unfit(reason: Unfit) -> Problems {
    vec![Problem::new("net-does-not-fit").with("reason", reason)]
}
