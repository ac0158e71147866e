//! What a position is worth: points in hand, what the tableau earns, and what the stock can still buy.
//!
//! Most things are worth less the sooner the game ends, so each is told twice: as it is, and times the share of the
//! game that is left.

mod signs;

use engine::{
    Seat, Valued,
    chances::{Calibration, ChanceTable},
    net::NetTable,
    value::{Levels, SearchDefaults, WeightTable},
};

use crate::{
    data::{DomainId, SourceId},
    effect::{Good, Op, Resource, Trigger},
    open::{Phase, Player},
    phases::{
        build::{fits, lacks},
        payment::Price,
    },
    slot::{Row, Slot},
    state::Valeria,
};

/// How often an Activation Number is hit by one roll: by either die, or by their sum.
const HITS: [f32; 13] = {
    let mut hits = [0.0; 13];
    let mut first = 1;
    while first <= 6 {
        let mut second = 1;
        while second <= 6 {
            hits[first] += 1.0 / 36.0;
            hits[second] += 1.0 / 36.0;
            hits[first + second] += 1.0 / 36.0;
            second += 1;
        }
        first += 1;
    }
    hits
};

/// The Herald wakes on a double, and now and then when nothing matched.
const DOUBLE: f32 = 1.0 / 6.0;
const NO_MATCH: f32 = 0.25;

/// About how many turns each player has in a game.
const TURNS: f32 = 16.0;

const FEATURES: [&str; 38] = [
    "points on cards and board",
    "points from the duke",
    "gold",
    "strength",
    "magic",
    "gold while it lasts",
    "strength while it lasts",
    "magic while it lasts",
    "gold short of five",
    "strength short of five",
    "magic short of three",
    "gold income",
    "strength income",
    "magic income",
    "point income",
    "free choice income",
    "exchange income",
    "taking income",
    "numbers covered",
    "citizens",
    "citizens while it lasts",
    "domains in reach",
    "roles missing for domains",
    "best points to buy now",
    "best points to slay now",
    "dice domains",
    "paying domains",
    "static domains",
    "taking domains",
    "gaining domains",
    "actions left",
    "actions left while it lasts",
    "a turn to come in the last round",
    "worth of the duke per citizen",
    "worth of the duke per monster",
    "monsters",
    "domains",
    "strength beside magic",
];

static NETS: NetTable = NetTable::new(include_str!("../data/nets.toml"));
static WEIGHTS: WeightTable = WeightTable::new(include_str!("../data/weights.toml"), &FEATURES);
/// How the chances that bots see are told to people.
static CHANCES: ChanceTable = ChanceTable::new(include_str!("../data/chances.toml"));

/// What a tableau earns on average: a place each for Gold, Strength, Magic and points, free choices, exchanges, takes.
type Income = [f32; 7];

impl Valeria {
    /// The share of the game that is left, from 1 down to 0: the nearest of the three endings counts.
    fn left(&self, seat: Seat) -> f32 {
        if self.phase == Phase::Over {
            return 0.0;
        }
        if self.last_round {
            let to_come = self.active.around(self.count()).skip(1).take_while(|next| *next != self.first);
            return if to_come.into_iter().any(|next| next == seat) { 0.5 / TURNS } else { 0.0 };
        }
        let [slots, all_monsters, all_domains] = self.endings();
        slots.min(all_monsters).min(all_domains).clamp(0.5 / TURNS, 1.0)
    }

    /// How far off each of the three endings is, 1 at the start and 0 at the end: exhausted slots, Monsters, Domains.
    fn endings(&self) -> [f32; 3] {
        let mut sizes = [0u32; 8];
        let (mut monsters, mut domains) = (0, 0);
        for stack in &self.monsters {
            monsters += stack.cards.len();
            sizes[stack.cards.len().min(7)] += 1;
        }
        for stack in &self.citizens {
            sizes[stack.len().min(7)] += 1;
        }
        for stack in &self.domains {
            domains += stack.len();
            sizes[stack.len().min(7)] += 1;
        }
        let pile = usize::from(self.rules.five());
        let domain_pile = f32::from(self.pack.setup.domain_pile[pile]);
        // The fewest cards that must go until enough slots are exhausted.
        let mut needed = self.exhausted_to_end() as u32;
        let at_first = needed as f32 * domain_pile.min(4.0) + needed.saturating_sub(5) as f32;
        let mut cards = 0;
        for (size, count) in sizes.iter().enumerate() {
            let taken = needed.min(*count);
            cards += taken * size as u32;
            needed -= taken;
        }
        let slots = cards as f32 / at_first.max(1.0);
        let all_monsters = monsters as f32 / 30.0;
        let all_domains = domains as f32 / (5.0 * domain_pile).max(1.0);
        [slots, all_monsters, all_domains]
    }

    /// What the seat's Duke would bring now, or what counts without one, and what he gives for a Citizen and a Monster on average.
    fn duke_points(&self, seat: Seat, player: &Player) -> (f32, f32, f32) {
        let of = player.into();
        if self.rules.no_duke {
            let majorities = self.majorities(seat, &of).map(|(_, _, points, _)| f32::from(points));
            let points = self.no_duke_counts(&of).map(|counted| counted.worth()).chain(majorities).sum();
            return (points, 0.5, 0.0);
        }
        let Some(duke) = self.duke(seat) else { return (0.0, 0.0, 0.0) };
        let points = self.duke_counts(duke, &of).map(|counted| counted.worth()).sum();
        let duke = self.pack.duke(duke);
        let per_citizen =
            f32::from(duke.citizen) + duke.roles.iter().map(|each| f32::from(*each)).sum::<f32>() / 4.0;
        let per_monster = f32::from(duke.monster) + f32::from(duke.boss + duke.titan) / 4.0;
        (points, per_citizen, per_monster)
    }

    fn add_op(&self, seat: Seat, op: &Op, times: f32, income: &mut Income) {
        let place = |good: Good| good as usize;
        match op {
            Op::Gain { good, n } => income[place(*good)] += times * f32::from(*n),
            Op::GainPer { good, n, per } => {
                income[place(*good)] += times * f32::from(*n) * self.count_per(seat, *per) as f32;
            }
            Op::GainAny { n } => income[4] += times * f32::from(*n),
            Op::Exchange { pay_n, n, .. } => income[5] += times * (f32::from(*n) - 0.5 * f32::from(*pay_n)),
            Op::Choose(options) => {
                // A choice is worth its best side, and the freedom besides.
                let mut best = [0.0; 7];
                let mut most = 0.0;
                for option in options {
                    let mut side = [0.0; 7];
                    option.iter().for_each(|op| self.add_op(seat, op, times, &mut side));
                    let sum: f32 = side.iter().sum();
                    if sum > most {
                        (best, most) = (side, sum);
                    }
                }
                income.iter_mut().zip(best).for_each(|(total, part)| *total += part);
            }
            Op::Take { up_to, .. } => income[6] += times * f32::from(*up_to),
            _ => {}
        }
    }

    /// Average income of a whole round, and the share of rolls that bring anything at all.
    fn income(&self, seat: Seat, player: &Player) -> (Income, f32) {
        let data = self.pack.data();
        let others = self.harvests_of_others() as f32;
        let mut income = [0.0; 7];
        let mut covered = [false; 13];
        for (at, source) in data.sources.iter().enumerate() {
            let citizen = data.citizen_of(SourceId(at as u8));
            let copies = citizen.map_or(1, |citizen| player.citizens.get(citizen));
            if copies == 0 {
                continue;
            }
            let mut hits = 0.0;
            for number in &source.activation {
                let number = usize::from(*number).min(12);
                hits += HITS[number];
                covered[number] = true;
            }
            hits += if source.on_double { DOUBLE } else { 0.0 };
            hits += if source.on_no_match { NO_MATCH } else { 0.0 };
            let times = hits * f32::from(copies);
            source.on_turn.iter().for_each(|op| self.add_op(seat, op, times, &mut income));
            source.off_turn.iter().for_each(|op| self.add_op(seat, op, times * others, &mut income));
        }
        for id in player.domains.iter() {
            let domain = self.pack.domain(id);
            let times = match domain.trigger {
                Trigger::OwnHarvest | Trigger::OwnActionStart | Trigger::OwnActionEnd => 1.0,
                Trigger::AnyDouble => DOUBLE * (others + 1.0),
                _ => continue,
            };
            domain.effect.iter().for_each(|op| self.add_op(seat, op, times, &mut income));
        }
        let share = (1..13).filter(|number| covered[*number]).map(|number| HITS[number]).sum();
        (income, share)
    }

    /// How a seat's Roles fit the Domains on the table: how many it could build, and how many icons it lacks.
    fn domains_in_reach(&self, roles: &[u32; 4]) -> (f32, f32) {
        let (mut fit, mut missing) = (0.0, 0.0);
        for at in 0..self.domains.len() {
            let Some(id) = self.domains[at].top else { continue };
            let lacks = lacks(roles, &self.pack.domain(id).requires);
            if lacks == 0 {
                fit += 1.0;
            }
            missing += lacks as f32;
        }
        (fit, missing)
    }

    fn domain_worth(&self, seat: Seat, id: DomainId) -> f32 {
        let domain = self.pack.domain(id);
        let bonus = match self.duke(seat) {
            Some(duke) => self.pack.duke(duke).for_domain(domain),
            None if self.rules.no_duke => self.pack.no_duke.for_domain(domain),
            None => 0,
        };
        f32::from(domain.vp) + bonus as f32
    }

    /// The best single purchase in reach of the stock, in points: Domains, and Monsters.
    fn best_buys(&self, seat: Seat, player: &Player, roles: &[u32; 4]) -> (f32, f32) {
        let can_pay = |price: Option<Price>| {
            price.is_some_and(|price| {
                price.splits(player.stock.of(price.resource), player.stock.magic).is_some()
            })
        };
        let duke = self.duke(seat).map(|duke| self.pack.duke(duke));
        let (mut build, mut slay) = (0.0f32, 0.0f32);
        for (at, stack) in self.domains.iter().enumerate() {
            let Some(id) = stack.top else { continue };
            if fits(roles, &self.pack.domain(id).requires)
                && can_pay(self.build_price(player, Slot::domain(at)))
            {
                build = build.max(self.domain_worth(seat, id));
            }
        }
        for slot in (0..self.monsters.len()).map(Slot::monster) {
            let Some(id) = self.monster_in(slot) else { continue };
            if can_pay(self.slay_price(slot)) {
                let monster = self.pack.monster(id);
                let bonus = duke.map_or(0, |duke| duke.for_monster(monster.kind));
                slay = slay.max(f32::from(monster.vp) + bonus as f32);
            }
        }
        (build, slay)
    }

    /// The player as he will stand once the card that he is paying for is his: a search never sees the moment before
    /// the payment as a loss or a gift.
    fn after_payment(&self, seat: Seat) -> Option<Player> {
        let slot = self.progress.buying.filter(|_| seat == self.active)?;
        let mut player = *self.player(seat);
        let price = self.price(&player, slot)?;
        let (magic, _) = price.splits(player.stock.of(price.resource), player.stock.magic)?;
        player.stock.pay(price.resource, price.base + price.magic - magic);
        player.stock.pay(Resource::Magic, magic);
        if let Some(id) = self.monster_in(slot) {
            player.monsters.add(id);
            return Some(player);
        }
        match slot.row() {
            Row::Citizen(at) => player.citizens.add(*self.citizens[at].cards.last()?),
            Row::Domain(at) => player.domains.insert(self.domains[at].top?),
            Row::Monster(_) => {}
        }
        Some(player)
    }
}

impl Valued for Valeria {
    const FEATURES: &'static [&'static str] = &FEATURES;
    const SIGNS: &'static [&'static str] = &signs::SIGNS;
    /// The longest measured: 317 in 198 games.
    const BOTS_END_WITHIN: usize = 1_000;

    fn features(&self, seat: Seat, into: &mut [f32]) {
        let bought = self.after_payment(seat);
        let player = bought.as_ref().unwrap_or_else(|| self.player(seat));
        let left = self.left(seat);
        let (duke, per_citizen, per_monster) = self.duke_points(seat, player);
        let (income, covered) = self.income(seat, player);
        let roles = self.roles_of(&player.citizens);
        let (fit, missing) = self.domains_in_reach(&roles);
        let may_buy = left > 0.0 || self.active == seat;
        let (build, slay) = if may_buy { self.best_buys(seat, player, &roles) } else { (0.0, 0.0) };
        let count = |wanted: &[Trigger]| {
            let of = |id: &DomainId| wanted.contains(&self.pack.domain(*id).trigger);
            player.domains.iter().filter(of).count() as f32
        };
        let acting = self.active == seat && self.phase != Phase::Over;
        let actions = match self.phase {
            _ if !acting => 0.0,
            Phase::Action | Phase::Payment | Phase::Reward | Phase::Cover => {
                f32::from(self.progress.actions_left)
            }
            Phase::ActionEnd | Phase::AttackStart | Phase::Attacks | Phase::Capture | Phase::End => 0.0,
            _ => f32::from(self.pack.setup.actions),
        };
        let (gold, strength, magic) =
            (player.stock.gold as f32, player.stock.strength as f32, player.stock.magic as f32);
        let (citizens, monsters, domains) =
            (player.citizens.total() as f32, player.monsters.total() as f32, player.domains.len() as f32);
        let features = [
            self.points_in_hand(player) as f32,
            duke,
            gold,
            strength,
            magic,
            gold * left,
            strength * left,
            magic * left,
            (5.0 - gold).max(0.0) * left,
            (5.0 - strength).max(0.0) * left,
            (3.0 - magic).max(0.0) * left,
            income[0] * left * TURNS,
            income[1] * left * TURNS,
            income[2] * left * TURNS,
            income[3] * left * TURNS,
            income[4] * left * TURNS,
            income[5] * left * TURNS,
            income[6] * left * TURNS,
            covered * left,
            citizens,
            citizens * left,
            fit * left,
            missing * left,
            build,
            slay,
            count(&[Trigger::OwnRoll]) * left,
            count(&[Trigger::OwnHarvest, Trigger::OwnActionStart, Trigger::AnyDouble]) * left,
            count(&[Trigger::OwnActionStatic]) * left,
            count(&[Trigger::OwnActionEnd]) * left,
            count(&[Trigger::OwnActionCitizenGained, Trigger::OwnActionMonsterSlain]) * left,
            actions,
            actions * left,
            f32::from(u8::from(self.last_round && left > 0.0)),
            per_citizen * left,
            per_monster * left,
            monsters,
            domains,
            strength.min(magic) * left,
        ];
        for (place, feature) in into.iter_mut().zip(features) {
            *place = feature;
        }
    }

    fn weights(players: usize) -> &'static [f32] {
        WEIGHTS.of(players)
    }

    fn signs(&self, seat: Seat, into: &mut [f32]) {
        self.read_signs(seat, into);
    }

    fn nets() -> Option<&'static NetTable> {
        Some(&NETS)
    }

    fn clock(&self) -> u32 {
        self.turn + u32::from(self.phase == Phase::Over)
    }

    /// With two players a turn is searched, and a turn of each is played out: then it shows what a harvest brings. At a
    /// bigger table so much happens until the next turn that only the tree itself, a whole round deep, tells answers
    /// apart.
    fn search_defaults(players: usize) -> SearchDefaults {
        match players {
            0..=2 => {
                SearchDefaults { iterations: 1_500, curiosity: 0.3, horizon: 1, playout: Some(2), further: 0 }
            }
            _ => {
                let horizon = players as u32;
                SearchDefaults { iterations: 12_000, curiosity: 0.3, horizon, playout: None, further: 0 }
            }
        }
    }

    /// With two players two turns of each are played out, half of each value from the end of this turn. At a bigger table nothing
    /// was found that is better than what there was.
    fn levels(players: usize) -> Levels {
        match players {
            2 => Levels { hard: "300000plays:a0.5:l4", expert: "1900000plays:a0.5:l4", ..Levels::FIRST },
            _ => Levels::FIRST,
        }
    }

    fn spread(&self) -> f32 {
        let left = self.left(self.active);
        4.0 + 8.0 * left
    }

    fn calibration() -> Option<&'static Calibration> {
        CHANCES.get()
    }
}
