//! What a designer asks: who is favoured by the seat, how scores and lengths spread, what is chosen and whether it
//! wins, who leads when and still wins, and how variants compare.

use std::{collections::BTreeMap, sync::atomic::AtomicBool};

use bots::{Kind, Valuer};
use engine::{Pack, Problem, Problems, Seat, Seed, Valued, Witness};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    lot::{self, Jobs, Part},
    play::{bot_seed, play_before},
    run::Run,
    sheet,
    stats::{mean, wilson},
};

/// What to play.
pub struct Balance<'a, G: Valued> {
    /// The table to look at, then variants to compare it with.
    pub options: &'a [G::Options],
    pub pack: Pack<G::Data>,
    /// Who sits in every seat.
    pub bot: Kind,
    pub games: u64,
    pub seed: u64,
    pub run: Run<'a>,
}

/// A share with its interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Share {
    pub share: f64,
    pub ci_low: f64,
    pub ci_high: f64,
    pub of: u64,
}

impl Share {
    fn new(hits: f64, of: u64) -> Share {
        let (ci_low, ci_high) = wilson(hits, of as f64);
        Share { share: hits / (of as f64).max(1.0), ci_low, ci_high, of }
    }
}

/// Something that players do: how often, and how it goes with winning.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Item {
    pub item: String,
    /// How often in a game, on average.
    pub per_game: f64,
    /// Seats that did it at least once.
    pub seats: u64,
    pub win_share_with: f64,
    pub win_share_without: f64,
    /// The difference of the two, with its 95 % interval: what goes with winning, which need not be its cause.
    pub difference: f64,
    pub ci_low: f64,
    pub ci_high: f64,
}

/// One set of options, measured.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Measured {
    pub options: Value,
    pub players: usize,
    pub games: u64,
    pub seats: Vec<Share>,
    pub score_mean: f64,
    pub score_half_width: f64,
    pub margin_mean: f64,
    pub margin_half_width: f64,
    pub length_mean: f64,
    pub length_half_width: f64,
    /// Whoever leads after 1, 2, ... 9 tenths of a game wins that often.
    pub leader_wins: Vec<Share>,
    pub items: Vec<Item>,
    #[serde(skip)]
    pub scores: Vec<f64>,
    #[serde(skip)]
    pub lengths: Vec<f64>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    pub game: &'static str,
    pub bot: String,
    pub seed: u64,
    pub variants: Vec<Measured>,
}

/// What is kept of one game.
#[derive(Serialize, Deserialize)]
struct Played {
    scores: Vec<f64>,
    /// What each seat got of the win.
    wins: Vec<f64>,
    length: usize,
    /// The leading seat after each tenth.
    leaders: Vec<usize>,
    /// By seat: what it did, and how often.
    did: Vec<BTreeMap<String, u32>>,
}

/// The games of one set of options as jobs.
struct Games<'a, G: Valued> {
    balance: &'a Balance<'a, G>,
    variant: usize,
    options: &'a G::Options,
    root: Seed,
    players: usize,
}

impl<'a, G: Valued> Games<'a, G> {
    fn new(balance: &'a Balance<'a, G>, variant: usize) -> Result<Games<'a, G>, Problems> {
        let missing = || vec![Problem::new("no-variant").with("variant", variant)];
        let options = balance.options.get(variant).ok_or_else(missing)?;
        let root = Seed::from_number(balance.seed);
        let players = G::new(options, balance.pack, &root, &mut Witness::silent())?.players();
        Ok(Games { balance, variant, options, root, players })
    }
}

impl<G: Valued> Jobs for Games<'_, G> {
    type Done = Option<Played>;

    fn part(&self) -> Part {
        Part::Balance { variant: self.variant }
    }

    fn job(&self, game: u64, _: &AtomicBool) -> Result<Option<Played>, Problems> {
        play_one(self.balance, self.options, self.players, &self.root.derive(game))
    }

    fn games(&self, _: u64) -> u64 {
        1
    }
}

/// Measures every set of options.
pub fn run<G: Valued>(balance: &Balance<'_, G>) -> Result<Report, Problems> {
    let pool = balance.run.start(0, balance.games * balance.options.len() as u64)?;
    let numbers: Vec<u64> = (0..balance.games).collect();
    let mut variants = Vec::new();
    for (variant, options) in balance.options.iter().enumerate() {
        let plan = Games::new(balance, variant)?;
        let games = pool.share(&plan, &numbers, |_| Ok(()))?;
        let games: Vec<Played> = games.into_iter().flatten().collect();
        variants.push(measure(engine::json::write(balance.pack, options), plan.players, &games));
    }
    Ok(Report { game: G::ID, bot: balance.bot.to_string(), seed: balance.seed, variants })
}

/// Does some of the jobs of a variant for somebody elsewhere.
pub fn lot<G: Valued>(
    balance: &Balance<'_, G>,
    variant: usize,
    jobs: &[u64],
    stop: &AtomicBool,
) -> Result<Option<Vec<u8>>, Problems> {
    lot::work(&Games::new(balance, variant)?, jobs, stop)
}

fn play_one<G: Valued>(
    balance: &Balance<'_, G>,
    options: &G::Options,
    players: usize,
    deal: &Seed,
) -> Result<Option<Played>, Problems> {
    let mut bots: Vec<_> =
        Seat::all(players).map(|seat| balance.bot.build::<G>(bot_seed(deal, 0, seat))).collect();
    let mut valuer = Valuer::of::<G>(players);
    let mut recorder = Witness::recording();
    let mut ahead: Vec<usize> = Vec::new();
    let mut did = vec![BTreeMap::new(); players];
    let end = play_before::<G>(options, balance.pack, deal, &mut bots, &mut recorder, |decision| {
        let chances = valuer.chances(decision.state);
        let best = (0..players).max_by(|one, other| chances[*one].total_cmp(&chances[*other])).unwrap_or(0);
        ahead.push(best);
        let answer = engine::json::write(balance.pack, &decision.choice.action);
        *did[decision.seat.index()].entry(answer_name(&answer)).or_default() += 1;
    })?;
    let Some(outcome) = end.outcome() else { return Ok(None) };
    for told in &recorder.told {
        let event = engine::json::write(balance.pack, &told.event);
        for (seat, item) in deeds(&event) {
            if let Some(did) = did.get_mut(seat) {
                *did.entry(item).or_default() += 1;
            }
        }
    }
    let winners = outcome.winners().count().max(1) as f64;
    let parts = f64::from(outcome.parts.max(1));
    Ok(Some(Played {
        scores: outcome.scores().into_iter().map(|score| f64::from(score) / parts).collect(),
        wins: outcome.standings.iter().map(|s| if s.won { 1.0 / winners } else { 0.0 }).collect(),
        length: ahead.len(),
        leaders: (1..10).map(|tenth| ahead.get(ahead.len() * tenth / 10).copied().unwrap_or(0)).collect(),
        did,
    }))
}

/// The kind of an answer: its name without numbers and places.
fn answer_name(answer: &Value) -> String {
    match answer {
        Value::Object(fields) => {
            let Some((name, inner)) = fields.iter().next() else { return String::new() };
            match inner {
                Value::String(what) if !is_place(what) => format!("{name}: {what}"),
                _ => name.clone(),
            }
        }
        Value::String(name) => name.clone(),
        other => other.to_string(),
    }
}

/// A place of the table such as `C3` says nothing about the card that lay there.
fn is_place(text: &str) -> bool {
    text.len() <= 3 && text.starts_with(|c: char| c.is_ascii_uppercase()) && text[1..].parse::<u8>().is_ok()
}

/// What an event says a seat did with named components: `recruited citizen: archer`.
fn deeds(event: &Value) -> Vec<(usize, String)> {
    let Some((name, Value::Object(fields))) = event.as_object().and_then(|event| event.iter().next()) else {
        return Vec::new();
    };
    let Some(seat) = fields.get("seat").and_then(Value::as_u64) else { return Vec::new() };
    fields
        .iter()
        .filter_map(|(field, value)| match value {
            Value::String(what) if !is_place(what) => {
                Some((seat as usize, format!("{name} {field}: {what}")))
            }
            _ => None,
        })
        .collect()
}

fn measure(options: Value, players: usize, games: &[Played]) -> Measured {
    let count = games.len() as u64;
    let seats =
        (0..players).map(|seat| Share::new(games.iter().map(|game| game.wins[seat]).sum(), count)).collect();
    let scores: Vec<f64> = games.iter().flat_map(|game| game.scores.clone()).collect();
    let lengths: Vec<f64> = games.iter().map(|game| game.length as f64).collect();
    let margins: Vec<f64> = games
        .iter()
        .map(|game| {
            let mut sorted = game.scores.clone();
            sorted.sort_by(|one, other| other.total_cmp(one));
            sorted[0] - sorted.get(1).copied().unwrap_or(0.0)
        })
        .collect();
    let leader_wins = (0..9)
        .map(|tenth| Share::new(games.iter().map(|game| game.wins[game.leaders[tenth]]).sum(), count))
        .collect();
    let (score_mean, score_half_width) = mean(&scores);
    let (margin_mean, margin_half_width) = mean(&margins);
    let (length_mean, length_half_width) = mean(&lengths);
    Measured {
        options,
        players,
        games: count,
        seats,
        score_mean,
        score_half_width,
        margin_mean,
        margin_half_width,
        length_mean,
        length_half_width,
        leader_wins,
        items: items(games, players),
        scores,
        lengths,
    }
}

fn items(games: &[Played], players: usize) -> Vec<Item> {
    #[derive(Default)]
    struct Tally {
        times: u64,
        seats: u64,
        wins: f64,
    }
    let mut tallies: BTreeMap<&str, Tally> = BTreeMap::new();
    let all_seats = (games.len() * players) as f64;
    let all_wins: f64 = games.iter().flat_map(|game| &game.wins).sum();
    for game in games {
        for (did, won) in game.did.iter().zip(&game.wins) {
            for (item, times) in did {
                let tally = tallies.entry(item).or_default();
                tally.times += u64::from(*times);
                tally.seats += 1;
                tally.wins += won;
            }
        }
    }
    let mut items: Vec<Item> = tallies
        .into_iter()
        .map(|(item, tally)| {
            let (with, without) = (tally.seats as f64, all_seats - tally.seats as f64);
            let rest = all_wins - tally.wins;
            let win_share_with = tally.wins / with.max(1.0);
            let win_share_without = rest / without.max(1.0);
            let difference = win_share_with - win_share_without;
            // Newcombe's interval: it stays honest where a share is near 0 or 1, or seats are few.
            let (with_low, with_high) = wilson(tally.wins, with);
            let (without_low, without_high) = wilson(rest, without);
            let below =
                ((win_share_with - with_low).powi(2) + (without_high - win_share_without).powi(2)).sqrt();
            let above =
                ((with_high - win_share_with).powi(2) + (win_share_without - without_low).powi(2)).sqrt();
            Item {
                item: item.to_owned(),
                per_game: tally.times as f64 / (games.len() as f64).max(1.0),
                seats: tally.seats,
                win_share_with,
                win_share_without,
                difference,
                ci_low: difference - below,
                ci_high: difference + above,
            }
        })
        .collect();
    items.sort_by(|one, other| other.per_game.total_cmp(&one.per_game).then(one.item.cmp(&other.item)));
    items
}

impl Report {
    /// Every number, a line each.
    pub fn csv(&self) -> String {
        let mut rows = Vec::new();
        for (number, variant) in self.variants.iter().enumerate() {
            let mut line = |measure: &str, item: &str, value: f64, low: f64, high: f64, n: u64| {
                let [value, low, high] = [value, low, high].map(|number| format!("{number:.4}"));
                rows.push([
                    number.to_string(),
                    measure.to_owned(),
                    item.to_owned(),
                    value,
                    low,
                    high,
                    n.to_string(),
                ]);
            };
            for (seat, share) in variant.seats.iter().enumerate() {
                line(
                    "seat_win_share",
                    &(seat + 1).to_string(),
                    share.share,
                    share.ci_low,
                    share.ci_high,
                    share.of,
                );
            }
            let (score, half) = (variant.score_mean, variant.score_half_width);
            line("score_mean", "", score, score - half, score + half, variant.scores.len() as u64);
            let (length, half) = (variant.length_mean, variant.length_half_width);
            line("length_mean", "", length, length - half, length + half, variant.games);
            line(
                "margin_mean",
                "",
                variant.margin_mean,
                variant.margin_mean - variant.margin_half_width,
                variant.margin_mean + variant.margin_half_width,
                variant.games,
            );
            for (tenth, share) in variant.leader_wins.iter().enumerate() {
                let item = format!("{} %", (tenth + 1) * 10);
                line("leader_wins", &item, share.share, share.ci_low, share.ci_high, share.of);
            }
            for item in &variant.items {
                line("per_game", &item.item, item.per_game, item.per_game, item.per_game, item.seats);
                line("win_difference", &item.item, item.difference, item.ci_low, item.ci_high, item.seats);
            }
        }
        sheet::csv(["variant", "measure", "item", "value", "ci_low", "ci_high", "n"], rows)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn deeds_name_components_and_skip_places() {
        let event = json!({"recruited": {"seat": 1, "slot": "C3", "citizen": "archer", "gold": 2}});
        assert_eq!(deeds(&event), [(1, "recruited citizen: archer".to_owned())]);
        assert_eq!(answer_name(&json!({"recruit": "C3"})), "recruit");
        assert_eq!(answer_name(&json!({"gain": "gold"})), "gain: gold");
        assert_eq!(answer_name(&json!("announce")), "announce");
    }
}
