//! What a position is worth, as a careful dungeon lord would judge it: points in sight, the combat to come, then means.

pub(crate) mod arms;
mod combat;
mod orders;

use engine::{
    Id, Seat, Valued,
    chances::{Calibration, ChanceTable},
    net::NetTable,
    value::{Levels, SearchDefaults, WeightTable},
};

use crate::{
    data::AREAS,
    open::{Creature, EventTile, Phase},
    state::DungeonLords,
};

static NETS: NetTable = NetTable::new(include_str!("../data/nets.toml"));
static WEIGHTS: WeightTable = WeightTable::new(include_str!("../data/weights.toml"), DungeonLords::FEATURES);
/// How the chances that bots see are told to people.
static CHANCES: ChanceTable = ChanceTable::new(include_str!("../data/chances.toml"));

impl Valued for DungeonLords {
    /// The longest measured: 747 in 46 games.
    const BOTS_END_WITHIN: usize = 1_500;
    const FEATURES: &'static [&'static str] = &[
        "points",
        "titles",
        "combat",
        "wounds",
        "arms",
        "arms_later",
        "gold",
        "gold_more",
        "food",
        "food_more",
        "imps",
        "imps_free",
        "tunnels",
        "rooms",
        "tax_gap",
        "wages_gap",
        "evil_near",
        "notorious",
        "orders",
        "pets",
        "experts",
        "foreseen",
        "accessible",
        "rented",
    ];

    fn features(&self, seat: Seat, into: &mut [f32]) {
        into.fill(0.0);
        into[0] = self.points_without_titles(seat);
        into[1] = self.titles_expected(seat);
        if self.phase == Phase::Over {
            return;
        }
        let (data, player, hand) = (self.data(), self.player(seat), self.hand(seat));
        let left = f32::from(self.seasons_left());
        let prices = self.prices(seat);
        let rehearsal = self.rehearse(seat);
        let year = self.year_index();
        let creatures: f32 =
            player.lair.iter().map(|creature| self.creature_blow(creature.kind).strength()).sum();
        let traps: f32 = hand
            .traps
            .iter()
            .map(|(trap, count)| f32::from(count) * data.arms.traps[trap.index()][year].strength())
            .sum();
        let arms = creatures + traps;
        let (gold, food) = (f32::from(player.gold), f32::from(player.food));
        let room_worth = |room| self.room_worth(room, &prices) - data.points.room as f32;
        let rooms = player.dungeon.rooms().map(room_worth).fold(0.0, |sum, worth| sum + worth);
        let tunnels = player.dungeon.count(|tile| tile.is_tunnel() && !tile.conquered);
        let (tax, wages) = self.dues(seat);
        let near = f32::from(self.beyond_paladins(player.evil)) + 3.0;
        let seen = self.combat.iter().filter(|stacked| !stacked.open && stacked.known.contains(seat)).count();
        let experts = player.lair.iter().filter(|creature| creature.expert.is_some()).count();
        let values = [
            into[0],
            into[1],
            rehearsal.points,
            rehearsal.wounds,
            arms.min(30.0).sqrt(),
            if self.year == 1 { creatures.sqrt() + 0.5 * traps.sqrt() } else { 0.0 },
            gold.min(5.0),
            (gold - 5.0).max(0.0),
            food.min(5.0),
            (food - 5.0).max(0.0),
            f32::from(player.imps.total()) * left,
            f32::from(player.imps.free) * if self.round == 0 { 1.0 } else { 0.0 },
            f32::from(tunnels.min(10)) * (1.0 + 0.25 * left),
            rooms - rehearsal.lost.map_or(0.0, room_worth),
            tax,
            wages,
            near.clamp(0.0, 5.0),
            f32::from(u8::from(self.notorious(player.evil))),
            self.orders_worth(seat, &prices),
            hand.pets.len() as f32,
            experts as f32,
            seen as f32,
            (AREAS as u32 - player.inaccessible.len()) as f32,
            player.rented.iter().filter(|rented| !rented.conquered).count() as f32,
        ];
        into.iter_mut().zip(values).for_each(|(place, value)| *place = value);
    }

    fn weights(players: usize) -> &'static [f32] {
        WEIGHTS.of(players)
    }

    const SIGNS: &'static [&'static str] = &[
        "seasons left",
        "second year",
        "season",
        "round of the season",
        "all gold",
        "all food",
        "all imps",
        "evil",
        "all tunnels",
        "rooms",
        "creatures",
        "strength of creatures",
        "strength of traps",
        "traps",
    ];

    fn signs(&self, seat: Seat, into: &mut [f32]) {
        let (data, player, hand) = (self.data(), self.player(seat), self.hand(seat));
        let year = self.year_index();
        let (mut traps, mut trap_strength) = (0.0, 0.0);
        for (trap, count) in hand.traps.iter() {
            traps += f32::from(count);
            trap_strength += f32::from(count) * data.arms.traps[trap.index()][year].strength();
        }
        let creatures: f32 =
            player.lair.iter().map(|creature| self.creature_blow(creature.kind).strength()).sum();
        let signs = [
            f32::from(self.seasons_left()),
            f32::from(u8::from(self.year == 2)),
            f32::from(self.season),
            f32::from(self.round),
            f32::from(player.gold),
            f32::from(player.food),
            f32::from(player.imps.total()),
            f32::from(player.evil),
            f32::from(player.dungeon.count(|tile| tile.is_tunnel() && !tile.conquered)),
            player.dungeon.rooms().count() as f32,
            player.lair.iter().count() as f32,
            creatures,
            trap_strength,
            traps,
        ];
        into.iter_mut().zip(signs).for_each(|(place, sign)| *place = sign);
    }

    fn nets() -> Option<&'static NetTable> {
        Some(&NETS)
    }

    fn clock(&self) -> u32 {
        let year = u32::from(self.year == 2 || self.phase == Phase::Over);
        let over = u32::from(matches!(self.phase, Phase::ScoringPets | Phase::Over));
        year * 32 + u32::from(self.season) * 2 + u32::from(self.round) + over * 32
    }

    /// Played to the end of the season: orders are worth what the others leave of them. A season further it shows what
    /// they have built.
    fn search_defaults(_players: usize) -> SearchDefaults {
        SearchDefaults { iterations: 200, curiosity: 0.8, horizon: 1, playout: Some(0), further: 2 }
    }

    /// Another season, half of each value from the end of this one.
    fn levels(players: usize) -> Levels {
        match players {
            0..=2 => Levels { hard: "560:a0.5:far", expert: "x16:a0.5:far", ..Levels::FIRST },
            _ => Levels { hard: "75000plays:a0.5:far", expert: "480000plays:a0.5:far", ..Levels::FIRST },
        }
    }

    fn spread(&self) -> f32 {
        // At a bigger table small leads must count, or a search looks at everything and settles on nothing.
        let table = if self.count() > 2 { 0.4 } else { 1.0 };
        table * (2.5 + 0.6 * f32::from(self.seasons_left()))
    }

    fn calibration() -> Option<&'static Calibration> {
        CHANCES.get()
    }
}

impl DungeonLords {
    /// The score sheet without titles (chapter 18).
    fn points_without_titles(&self, seat: Seat) -> f32 {
        let over = self.phase == Phase::Over;
        let plain: i32 = self.plain_lines(seat).iter().map(|line| line.points).sum();
        // Until the end nobody knows who will hold which titles, nor which pets will be left.
        let titles = if over { self.titles(seat) } else { (1, 1) };
        let scoring = self.scoring_rooms(seat, titles).1;
        let [shown, unused] = self.pet_lines(seat).map(|line| line.points);
        let pets = shown + if over { unused } else { 0 };
        (plain + scoring + self.improved_points(seat).1 + pets) as f32
    }

    /// Titles by how far a seat leads or trails: all of it at the end, less the longer the game still goes.
    fn titles_expected(&self, seat: Seat) -> f32 {
        let worth = &self.data().points;
        if self.phase == Phase::Over {
            return self.title_points(self.titles(seat)).iter().sum::<i32>() as f32;
        }
        let vague = 0.4 + 0.25 * f32::from(self.seasons_left());
        let mut sum = 0.0;
        for title in &self.data().titles {
            let (alone, shared) = (worth.title_alone as f32, worth.title_shared as f32);
            let others = Seat::all(self.count()).filter(|other| *other != seat);
            let best = others.map(|other| self.counts_for(other, title)).max().unwrap_or(0);
            let lead = (self.counts_for(seat, title) - best) as f32;
            sum += if lead >= 0.0 {
                shared + (alone - shared) * lead / (lead + vague)
            } else {
                shared / (1.0 - lead / vague)
            };
        }
        sum
    }

    /// Taxes and wages that will be due this year and cannot be paid from stock, as far as can be told.
    fn dues(&self, seat: Seat) -> (f32, f32) {
        let player = self.player(seat);
        let chance = |tile: EventTile| {
            let hidden: u8 = self.event_stack.iter().sum();
            let open = [self.event, self.next_event].contains(&Some(tile));
            if open {
                1.0
            } else {
                let events = self.announcing().len();
                let share = f32::from(self.event_stack[tile as usize]) / f32::from(hidden.max(1));
                0.6 * share * events.min(2) as f32
            }
        };
        let gap = (f32::from(self.tax(seat)) - f32::from(player.gold)).max(0.0);
        let wage = |creature: &Creature| f32::from(self.wage(creature.kind, creature.expert, 0).food);
        let wages: f32 = player.lair.iter().map(wage).sum();
        let hunger = (wages - f32::from(player.food)).max(0.0);
        (gap * chance(EventTile::Taxes), hunger * chance(EventTile::Payday))
    }
}
