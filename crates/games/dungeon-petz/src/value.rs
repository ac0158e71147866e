//! What a position is worth to a seat, as a careful shopkeeper would judge it: the sales, awards and losses that can be
//! expected, then goods that help later.

mod care;
mod errands;
pub(crate) mod odds;
mod sales;
mod shows;

use std::borrow::Cow;

use engine::{
    Seat, Valued,
    chances::{Calibration, ChanceTable},
    net::NetTable,
    value::{Levels, SearchDefaults, WeightTable},
};

use crate::{
    open::{Phase, Player, Plot, grouped, in_points},
    state::DungeonPetz,
    terms::{Food, Symbol, Term},
};

static NETS: NetTable = NetTable::new(include_str!("../data/nets.toml"));
static WEIGHTS: WeightTable = WeightTable::new(include_str!("../data/weights.toml"), DungeonPetz::FEATURES);
/// How the chances that bots see are told to people.
static CHANCES: ChanceTable = ChanceTable::new(include_str!("../data/chances.toml"));

impl Valued for DungeonPetz {
    /// The longest measured: 433 in 38 games.
    const BOTS_END_WITHIN: usize = 1_000;
    const FEATURES: &'static [&'static str] = &[
        "reputation",
        "sales_now",
        "sales_later",
        "sales_gold",
        "platform",
        "open_customers",
        "exhibition",
        "business",
        "business_debt",
        "display",
        "display_debt",
        "pets",
        "pet_size",
        "suffering",
        "mutation",
        "losses",
        "spare_imps",
        "wounded",
        "imps",
        "gold",
        "gold_more",
        "food_later",
        "food_rest",
        "potions",
        "artifacts",
        "rooms",
        "fittings",
        "manure",
        "errands",
    ];

    fn features(&self, seat: Seat, into: &mut [f32]) {
        let data = self.data();
        let seen: [Option<Cow<'_, Player>>; 4] =
            std::array::from_fn(|at| (at < self.players.len()).then(|| self.seen(Seat::at(at))));
        let player = seen[seat.index()].as_deref().expect("a seat of this table");
        into.fill(0.0);
        into[0] = in_points(player.reputation);
        // After the end only what was scored is worth anything.
        if self.phase == Phase::Over {
            return;
        }
        let left = f32::from(self.rounds_left());
        let care = care::care(self, seat, player);
        let sales = sales::sales(self, seat, player, &care);
        let open = sales
            .slots()
            .iter()
            .filter(|slot| !slot.filled && slot.round > self.round + u8::from(!self.phase.shopping()));
        let mut scores = [0.0; 4];
        let mut exhibition = 0.0;
        if self.phase.before_awards()
            && let Some(own) = shows::score(self, seat, player, &care)
        {
            self.seats().for_each(|other| scores[other.index()] = shows::glance(self, other));
            scores[seat.index()] = own;
            let vague = if player.exhibition.is_some() { 0.6 } else { 2.0 };
            exhibition = shows::award(self, seat, &scores, vague);
        }
        let last = |number: usize| {
            let slots = sales.count as f32;
            let mut scores = [0.0; 4];
            for (score, other) in scores.iter_mut().zip(seen.iter().flatten()) {
                *score = shows::last(self, other, number, slots);
            }
            let own = scores[seat.index()];
            (shows::award(self, seat, &scores, 0.5 + 2.0 * left), own.min(0.0) / (1.0 + left))
        };
        let (business, display) = (last(0), last(1));
        let pets = || player.pets.iter().zip(&care.pets);
        let kept: f32 = pets().map(|(_, prospect)| prospect.survival).sum();
        let sizes: f32 = pets().map(|(pet, prospect)| prospect.survival * f32::from(pet.size)).sum();
        let imps = f32::from(player.imps)
            + f32::from(self.coming_home(seat))
            + f32::from(grouped(&player.groups).imps)
            + f32::from(self.going(seat).imps)
            - care.wounded;
        let gold = f32::from(player.gold);
        let eaters = |food: Food| {
            let eaters = pets().filter(|(pet, _)| data.pet(pet.pet).diet.eats(food));
            eaters.map(|(_, prospect)| 1.6 * prospect.survival).sum::<f32>()
        };
        let (mut later, mut rest) = (0.0, f32::from(u8::from(player.magic_box)));
        for food in Food::ALL {
            let kept = care.left[food.index()];
            let used = if left > 0.0 { kept.min(0.5 + eaters(*food)) } else { 0.0 };
            later += used;
            rest += kept - used;
        }
        let rooms = f32::from(player.spare_cages().clamp(0, 2));
        let fittings: f32 = Plot::ALL
            .into_iter()
            .map(|plot| {
                let gives = player.fitting(data, plot);
                let symbols: u8 = Symbol::ALL.iter().map(|symbol| gives.symbol(*symbol)).sum();
                f32::from(gives.strength.min(3) + gives.antimagic.min(3) + symbols)
            })
            .sum::<f32>()
            + 2.5 * player.new_cages.len() as f32
            + f32::from(u8::from(player.new_addon.is_some()));
        let values = [
            into[0],
            sales.now,
            sales.later,
            sales.gold,
            sales.platform,
            open.count() as f32,
            exhibition,
            business.0,
            business.1,
            display.0,
            display.1,
            kept,
            sizes * left.min(2.0),
            pets().map(|(_, prospect)| prospect.survival * prospect.suffering).sum(),
            pets().map(|(_, prospect)| prospect.survival * prospect.mutation.min(1.0)).sum(),
            player.pets.len() as f32 - kept,
            care.spare,
            care.wounded + f32::from(player.hospital),
            imps * left,
            gold.min(6.0),
            (gold - 6.0).max(0.0),
            later,
            rest,
            f32::from(player.potions),
            player.artifacts.len() as f32 * (1.0 + 0.5 * left),
            rooms * left.min(3.0),
            fittings * left.min(3.0),
            f32::from(player.manure()),
            errands::errands(self, seat, player, &care, &sales),
        ];
        into.iter_mut().zip(values).for_each(|(slot, value)| *slot = value);
    }

    fn weights(players: usize) -> &'static [f32] {
        WEIGHTS.of(players)
    }

    const SIGNS: &'static [&'static str] = &[
        "rounds left",
        "all gold",
        "all imps",
        "imps away",
        "pets kept",
        "size of pets",
        "cages",
        "artifacts kept",
        "in hospital",
        "shopping",
    ];

    fn signs(&self, seat: Seat, into: &mut [f32]) {
        let player = self.seen(seat);
        let away = player.busy + player.hospital;
        let signs = [
            f32::from(self.rounds_left()),
            f32::from(player.gold),
            f32::from(player.imps),
            f32::from(away),
            player.pets.len() as f32,
            player.pets.iter().map(|pet| f32::from(pet.size)).sum(),
            player.cages() as f32,
            player.artifacts.len() as f32,
            f32::from(player.hospital),
            f32::from(u8::from(self.phase.shopping())),
        ];
        into.iter_mut().zip(signs).for_each(|(place, sign)| *place = sign);
    }

    fn nets() -> Option<&'static NetTable> {
        Some(&NETS)
    }

    fn clock(&self) -> u32 {
        u32::from(self.round) + u32::from(self.phase == Phase::Over)
    }

    /// Played to the end of the round: goods in the middle of it say little about what pets will need.
    fn search_defaults(_players: usize) -> SearchDefaults {
        SearchDefaults { iterations: 300, curiosity: 0.8, horizon: 1, playout: Some(0), further: 1 }
    }

    /// Another round, half of each value from the end of this one. The iterations are chosen by their time.
    fn levels(players: usize) -> Levels {
        match players {
            0..=2 => Levels { hard: "85000plays:a0.5:far", expert: "550000plays:a0.5:far", ..Levels::FIRST },
            _ => Levels { hard: "70000plays:a0.5:far", expert: "450000plays:a0.5:far", ..Levels::FIRST },
        }
    }

    fn spread(&self) -> f32 {
        4.0 + 1.5 * f32::from(self.rounds_left())
    }

    fn calibration() -> Option<&'static Calibration> {
        CHANCES.get()
    }
}
