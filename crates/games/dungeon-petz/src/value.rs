//! What a position is worth to a seat.

use engine::{Seat, Valued, value::WeightTable};

use crate::{
    phases::business,
    scoring,
    state::{DungeonPetz, Phase},
    terms::{Food, Symbol, Term},
};

static WEIGHTS: WeightTable = WeightTable::new(include_str!("../data/weights.toml"), DungeonPetz::FEATURES);

impl Valued for DungeonPetz {
    const FEATURES: &'static [&'static str] = &[
        "reputation",
        "exhibition_score",
        "exhibition_lead",
        "business_score",
        "business_lead",
        "display_score",
        "display_lead",
        "imps_home",
        "imps_late",
        "gold",
        "gold_late",
        "food_fresh",
        "food_fits",
        "potions",
        "artifacts",
        "pets",
        "pet_size",
        "saleable_pets",
        "best_match_now",
        "best_match_later",
        "uncaged_pets",
        "cages",
        "strength",
        "antimagic",
        "symbols",
        "suffering",
        "mutation",
        "manure_pets",
        "manure_empty",
        "hospital",
        "platform",
        "platform_useful",
        "extra_imps",
        "starting_player",
    ];

    fn features(&self, seat: Seat, into: &mut [f32]) {
        let (data, player) = (self.data(), self.player(seat));
        let left = f32::from(self.rounds().saturating_sub(self.round));
        let over = self.phase == Phase::Over;
        let half = |score: i16| f32::from(score) / 2.0;
        let lead = |own: i16, of: &dyn Fn(Seat) -> i16| {
            let best = self.seats().filter(|other| *other != seat).map(of).max().unwrap_or(0);
            half(own.saturating_sub(best)).clamp(-6.0, 6.0)
        };
        let exhibition = |seat: Seat| self.player(seat).exhibition.unwrap_or(0).max(0);
        let shown = player.exhibition.is_some();
        let last = if over { 0.0 } else { 1.0 / (1.0 + left) };
        let finals = |number: usize| {
            let own = scoring::final_score(self, seat, number);
            (half(own) * last, lead(own, &|other| scoring::final_score(self, other, number)) * last)
        };
        let (business, display) = (finals(0), finals(1));
        let going = match self.phase {
            Phase::Grouping | Phase::Sending { .. } => player.grouped().imps,
            _ => 0,
        };
        let imps = f32::from(player.imps.saturating_add(going).saturating_add(player.busy));
        let stock = |food: Food| f32::from(player.stock(food));
        let eats =
            |food: Food| player.pets.iter().filter(|pet| data.pet(pet.pet).diet.eats(food)).count() as f32;
        let fits = |food: Food| stock(food).min(3.0 * eats(food));
        let caged = player.pets.iter().filter(|pet| pet.plot.is_some());
        let best = |customers: &mut dyn Iterator<Item = crate::data::CustomerId>| {
            customers
                .flat_map(|customer| player.pets.iter().map(move |pet| (pet, customer)))
                .filter(|(pet, _)| pet.size >= data.sizes.sale)
                .map(|(pet, customer)| business::matched(self, pet, customer))
                .max()
                .unwrap_or(0)
                .max(0)
        };
        let rounds = &data.progress(self.players.len()).customers;
        let open = usize::from(self.board.customers_open);
        let mut later = rounds
            .iter()
            .zip(&self.board.customers)
            .take(open)
            .filter(|(round, _)| **round > self.round)
            .map(|(_, customer)| *customer);
        let platform = f32::from(self.on_platform(seat));
        let sum = |of: &dyn Fn(&crate::data::Fitting) -> u8| -> f32 {
            let plots = crate::state::Plot::ALL.into_iter();
            plots.map(|plot| f32::from(of(&player.fitting(data, plot)).min(4))).sum()
        };
        let occupied =
            |plot: usize| player.pets.iter().any(|pet| pet.plot.is_some_and(|own| own.index() == plot));
        let manure = |pets: bool| -> f32 {
            let yards = player.plots.iter().enumerate().filter(|(at, _)| occupied(*at) == pets);
            yards.map(|(_, yard)| f32::from(yard.manure)).sum()
        };
        let values = [
            half(player.reputation),
            if shown { half(exhibition(seat)) } else { 0.0 },
            if shown { lead(exhibition(seat), &exhibition) } else { 0.0 },
            business.0,
            business.1,
            display.0,
            display.1,
            if over { 0.0 } else { imps },
            imps * last,
            f32::from(player.gold),
            f32::from(player.gold) * last,
            if over { 0.0 } else { stock(Food::Vegetable) + stock(Food::Meat) },
            if over { 0.0 } else { fits(Food::Vegetable) + fits(Food::Meat) },
            f32::from(player.potions),
            player.artifacts.len() as f32 * left,
            caged.count() as f32,
            player.pets.iter().map(|pet| f32::from(pet.size)).sum::<f32>() * left.min(2.0),
            player.pets.iter().filter(|pet| pet.size >= data.sizes.sale).count() as f32 * left.min(2.0),
            f32::from(best(&mut self.customers().filter(|customer| !player.sold.contains(customer)))),
            f32::from(best(&mut later)),
            player.pets.iter().filter(|pet| pet.plot.is_none()).count() as f32,
            player.plots.iter().filter(|yard| yard.cage.is_some()).count() as f32 * left.min(3.0)
                + player.new_cages.len() as f32 * left.min(3.0),
            sum(&|fitting| fitting.strength) * left.min(3.0),
            sum(&|fitting| fitting.antimagic) * left.min(3.0),
            sum(&|fitting| Symbol::ALL.iter().map(|symbol| fitting.symbol(*symbol)).sum()) * left.min(3.0),
            player.pets.iter().map(|pet| f32::from(pet.suffering)).sum(),
            player.pets.iter().map(|pet| f32::from(pet.mutation)).sum(),
            manure(true),
            manure(false),
            f32::from(player.hospital),
            platform,
            platform.min(left + 1.0).min(player.pets.len() as f32),
            player.extra_imps.len() as f32 * left.min(3.0),
            if self.start == seat { 1.0 } else { 0.0 },
        ];
        into.iter_mut().zip(values).for_each(|(slot, value)| *slot = value);
        // After the end only what was scored is worth anything.
        if over {
            into.iter_mut().skip(1).for_each(|slot| *slot = 0.0);
        }
    }

    fn weights(players: usize) -> &'static [f32] {
        WEIGHTS.of(players)
    }

    fn clock(&self) -> u32 {
        u32::from(self.round) + u32::from(self.phase == Phase::Over)
    }
}
