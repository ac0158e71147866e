//! What a position is worth to a seat, on the scale of final points.
//!
//! What decides a game: prestige in hand, what the lab may still bring before it rots, how good the bag is for the
//! rounds to come, and what the best five cards will bring at the Fair.

pub mod outlook;

use engine::{
    Seat, Valued,
    chances::{Calibration, ChanceTable},
    net::NetTable,
    value::{Levels, SearchDefaults, WeightTable},
};

use crate::{
    action::{Colour, Keep},
    data::*,
    open::{Phase, Step},
    state::MakingMonsters,
};
use outlook::{Outlook, draws, filling, share};

static NETS: NetTable = NetTable::new(include_str!("../data/nets.toml"));
static WEIGHTS: WeightTable =
    WeightTable::new(include_str!("../data/weights.toml"), MakingMonsters::FEATURES);
/// How the chances that bots see are told to people.
static CHANCES: ChanceTable = ChanceTable::new(include_str!("../data/chances.toml"));

/// Tokens that a seat draws in an average round.
const DRAWN: f32 = 5.0;

const FEATURES: [&str; 38] = [
    "prestige",
    "finished monsters",
    "prestige of finished monsters",
    "chart bonus of finished monsters",
    "prestige in prospect",
    "bonus in prospect",
    "prestige in prospect this round",
    "best monster in prospect",
    "filled spaces of unfinished monsters",
    "finished monsters while it lasts",
    "prestige in prospect while it lasts",
    "free sorting spaces",
    "rejects",
    "last reject spaces",
    "parts on prestige tiles",
    "cart items to come",
    "rot owned",
    "rot owned while it lasts",
    "parts owned",
    "parts owned while it lasts",
    "rare parts owned",
    "mutations owned",
    "parts of a full lab",
    "parts of a full lab while it lasts",
    "replicators while it lasts",
    "dealers while it lasts",
    "prestige tiles",
    "sorting tiles",
    "peg legs",
    "other tiles while it lasts",
    "cards in the lab while it lasts",
    "prestige of cards in the lab while it lasts",
    "the Fair in prospect",
    "the Fair in prospect while it lasts",
    "bonus at the Fair",
    "red order",
    "blue order",
    "chance to rot by the order",
];

impl MakingMonsters {
    /// The share of the game that is left: each reanimation takes rot from the track.
    fn left(&self) -> f32 {
        let full = f32::from(self.full_rot_track()).max(1.0);
        match self.phase {
            Phase::Prepare | Phase::Show | Phase::Over => 0.0,
            _ => f32::from(self.rot_track) / full,
        }
    }

    /// The bonus for so many monsters on average.
    fn bonus(&self, monsters: f32) -> f32 {
        let chart = &self.data().chart;
        let below = (monsters as usize).min(SLOTS);
        let (low, high) = (f32::from(chart[below].bonus), f32::from(chart[(below + 1).min(SLOTS)].bonus));
        low + (high - low) * (monsters - below as f32)
    }

    /// What the best five cards may bring at the Fair, and how many of them may be finished.
    fn fair(&self, seat: Seat, look: &Outlook) -> (f32, f32) {
        if matches!(self.phase, Phase::Show | Phase::Over) {
            return (0.0, 0.0);
        }
        let (player, secret, data) = (self.player(seat), self.secret(seat), self.data());
        let spaces = f32::from(data.reject_spaces);
        let out = share(spaces - 0.5, look.owned[Kind::Rot as usize]);
        let table = draws(&look.owned, out);
        let mut best = [(0.0f32, 0.0f32, 0.0f32); SLOTS];
        let mut consider = |monster: &Monster, sure: bool| {
            let chance = filling(monster.spaces.raw(), &table);
            let worth = chance * (f32::from(monster.prestige) + 2.0);
            let rank = if sure { worth + 100.0 } else { worth };
            if let Some(at) = best.iter().position(|(known, ..)| *known < rank) {
                best[at..].rotate_right(1);
                best[at] = (rank, chance, worth);
            }
        };
        let choosing = self.phase == Phase::Prepare;
        secret.lineup.iter().for_each(|card| consider(data.monster(*card), true));
        if !choosing || player.step != Step::Done {
            let own = player.pile.iter().filter(|card| !secret.lineup.contains(card));
            own.for_each(|card| consider(data.monster(card), false));
            player.slots.iter().filter_map(|slot| slot.card).for_each(|card| {
                consider(data.monster(card), false);
            });
        }
        if self.phase == Phase::Settle || secret.kept.is_some() {
            self.kept_cards(seat).for_each(|card| consider(data.monster(card), false));
        }
        data.defaults.iter().flatten().for_each(|monster| consider(monster, false));
        // The five share one bag.
        let parts: f32 = look.owned[..6].iter().map(|count| f32::from(*count)).sum::<f32>() * out;
        let crowd = (parts / 16.0).min(1.0);
        let (monsters, worth) =
            best.iter().fold((0.0, 0.0), |sum, (_, chance, worth)| (sum.0 + chance, sum.1 + worth));
        (worth * crowd, monsters * crowd)
    }

    /// The cards of Refresh that the seat has decided to keep.
    fn kept_cards(&self, seat: Seat) -> impl Iterator<Item = MonsterId> {
        let settled: &[MonsterId] = if self.phase == Phase::Settle { &self.player(seat).cards } else { &[] };
        let pair = &self.secret(seat).cards;
        let kept = match self.secret(seat).kept {
            Some(Keep::First) => &pair[..1.min(pair.len())],
            Some(Keep::Second) => &pair[1.min(pair.len())..],
            Some(Keep::Both) => pair,
            None => &[],
        };
        settled.iter().chain(kept).copied()
    }

    /// The chance that the draws of an order that is chosen, but not yet carried out, fill the reject track.
    fn rot_risk(&self, seat: Seat, look: &Outlook) -> f32 {
        let Some(order) = self.secret(seat).order else { return 0.0 };
        let drawn = usize::from(self.data().orders[order as usize].base.forced_draw);
        let total = look.bag.iter().map(|count| f32::from(*count)).sum::<f32>().max(1.0);
        let rot = f32::from(look.bag[Kind::Rot as usize]) / total;
        let free = (f32::from(self.data().reject_spaces) - look.rejects).max(0.0) as usize;
        let odds = rot / (1.0 - rot).max(0.05);
        let mut exactly = (1.0 - rot).max(0.0).powi(drawn as i32);
        let mut fewer = 0.0;
        for number in 0..free.min(drawn + 1) {
            fewer += exactly;
            exactly *= odds * (drawn - number.min(drawn)) as f32 / (number + 1) as f32;
        }
        (1.0 - fewer).clamp(0.0, 1.0)
    }
}

impl Valued for MakingMonsters {
    const FEATURES: &'static [&'static str] = &FEATURES;
    /// The longest measured: 512 in 600 games.
    const BOTS_END_WITHIN: usize = 1_000;

    fn features(&self, seat: Seat, into: &mut [f32]) {
        let player = self.player(seat);
        let data = self.data();
        let look = self.outlook(seat);
        let left = self.left();
        let over = self.phase == Phase::Over
            || (self.phase == Phase::Show && matches!(player.step, Step::Effects { .. } | Step::Done));
        let stopped = self.phase == Phase::Show && !matches!(player.step, Step::Start | Step::Show);
        let spaces = f32::from(data.reject_spaces);
        let rotted = look.rejects >= spaces;
        let out = if rotted || stopped { 0.0 } else { share(spaces - look.rejects - 0.5, look.bag[6]) };
        let in_bag: f32 = look.bag.iter().map(|count| f32::from(*count)).sum();
        let long = draws(&look.bag, out);
        let short = draws(&look.bag, out.min(DRAWN / in_bag.max(1.0)));
        let (mut finished, mut worth) = (0.0f32, 0.0f32);
        let (mut count, mut prospect, mut soon, mut best, mut filled) =
            (0.0f32, 0.0f32, 0.0f32, 0.0f32, 0.0f32);
        for (slot, monster) in look.monsters.iter().enumerate() {
            let Some((need, prestige)) = monster else { continue };
            if over {
                break;
            }
            if *need == [0; 5] {
                finished += 1.0;
                worth += prestige;
                continue;
            }
            let chance = if out > 0.0 { filling(need, &long) } else { 0.0 };
            count += chance;
            prospect += chance * prestige;
            soon += if out > 0.0 { filling(need, &short) * prestige } else { 0.0 };
            best = best.max(chance * prestige);
            let all = self.monster_on(seat, slot).map_or(0, |monster| monster.spaces.total()) as f32;
            filled += (all - need.iter().map(|n| f32::from(*n)).sum::<f32>()).max(0.0);
        }
        let bonus = if rotted { 0.0 } else { self.bonus(finished) };
        let hoped = if rotted { 0.0 } else { self.bonus(finished + count) - bonus };
        let (fair, shown) = self.fair(seat, &look);
        let parts: f32 = look.owned[..6].iter().map(|count| f32::from(*count)).sum();
        let rare: f32 = look.owned[2..5].iter().map(|count| f32::from(*count)).sum();
        let rot = f32::from(look.owned[Kind::Rot as usize]);
        let full_lab = (parts * share(spaces - 0.5, look.owned[6])).min(18.0);
        let tiles = |wanted: fn(&Effect) -> bool| self.effects(seat).filter(wanted).count() as f32;
        let cards = player.slots.iter().filter_map(|slot| slot.card).chain(self.kept_cards(seat));
        let (mut in_lab, mut prestige_in_lab) = (0.0, 0.0);
        for card in cards {
            in_lab += 1.0;
            prestige_in_lab += f32::from(data.monster(card).prestige);
        }
        let ordered = |colour: Colour| f32::from(u8::from(self.secret(seat).order == Some(colour)));
        let features = [
            look.prestige,
            finished,
            worth,
            bonus,
            prospect,
            hoped,
            soon,
            best,
            filled,
            finished * left,
            prospect * left,
            if over { 0.0 } else { look.free_sorting },
            if over { 0.0 } else { look.rejects },
            if over { 0.0 } else { (look.rejects - (spaces - 2.0)).max(0.0) },
            if over { 0.0 } else { look.on_show },
            look.items,
            rot,
            rot * left,
            parts,
            parts * left,
            rare,
            f32::from(look.owned[Kind::Mutation as usize]),
            full_lab,
            full_lab * left,
            tiles(|effect| matches!(effect, Effect::Replicate { .. } | Effect::Boost(_))) * left,
            tiles(|effect| matches!(effect, Effect::Deal(_) | Effect::Exchange)) * left,
            tiles(|effect| matches!(effect, Effect::Display(_) | Effect::Grind(_))),
            tiles(|effect| matches!(effect, Effect::Hold)),
            tiles(|effect| matches!(effect, Effect::Spare(_))),
            tiles(|effect| matches!(effect, Effect::Reach | Effect::KeepBoth | Effect::Lester)) * left,
            in_lab * left,
            prestige_in_lab * left,
            fair,
            fair * left,
            self.bonus(shown),
            ordered(Colour::Red),
            ordered(Colour::Blue),
            self.rot_risk(seat, &look),
        ];
        for (place, feature) in into.iter_mut().zip(features) {
            *place = feature;
        }
    }

    fn weights(players: usize) -> &'static [f32] {
        WEIGHTS.of(players)
    }

    const SIGNS: &'static [&'static str] = &[
        "share of the game left",
        "owned 1",
        "owned 2",
        "owned 3",
        "owned 4",
        "owned 5",
        "owned 6",
        "rot owned now",
        "in the bag 1",
        "in the bag 2",
        "in the bag 3",
        "in the bag 4",
        "in the bag 5",
        "in the bag 6",
        "rot in the bag",
        "the Fair",
        "round",
        "share of rot in the bag",
    ];

    fn signs(&self, seat: Seat, into: &mut [f32]) {
        let look = self.outlook(seat);
        let mut signs = [0.0; 18];
        signs[0] = self.left();
        for at in 0..7 {
            signs[1 + at] = f32::from(look.owned[at]);
            signs[8 + at] = f32::from(look.bag[at]);
        }
        let all: f32 = look.bag.iter().map(|count| f32::from(*count)).sum();
        signs[15] = f32::from(u8::from(matches!(self.phase, Phase::Prepare | Phase::Show | Phase::Over)));
        signs[16] = f32::from(self.round);
        signs[17] = f32::from(look.bag[Kind::Rot as usize]) / all.max(1.0);
        into.iter_mut().zip(signs).for_each(|(place, sign)| *place = sign);
    }

    fn nets() -> Option<&'static NetTable> {
        Some(&NETS)
    }

    /// Grows at the end of each round, and at each part of the Fair.
    fn clock(&self) -> u32 {
        let fair = match self.phase {
            Phase::Prepare => 1,
            Phase::Show => 2,
            Phase::Over => 3,
            _ => 0,
        };
        u32::from(self.round) + fair
    }

    /// Played to the end of the round: in the middle of it nobody knows what the others will bring to light.
    fn search_defaults(_players: usize) -> SearchDefaults {
        SearchDefaults { iterations: 1_000, curiosity: 0.8, horizon: 1, playout: Some(0), further: 1 }
    }

    /// Another round, half of each value from the end of this one. At a bigger table that takes too long for `hard`.
    fn levels(players: usize) -> Levels {
        match players {
            0..=2 => Levels {
                hard: "190000plays:a0.5:v0.5:far",
                expert: "1200000plays:a0.5:v0.5:far",
                ..Levels::FIRST
            },
            _ => Levels { hard: "160000plays:a0.5:far", expert: "1000000plays:a0.5:far", ..Levels::FIRST },
        }
    }

    fn spread(&self) -> f32 {
        5.0 + 7.0 * self.left()
    }

    fn calibration() -> Option<&'static Calibration> {
        CHANCES.get()
    }
}
