//! The component tables, parsed once from `data/components.toml` and checked on load.

mod boards;
mod build;
mod read;
mod tiles;

use engine::{Components, Label, id, pack::PackReader};

use crate::{
    terms::{Colour, Diet, Farm, Food, Need, SPACES, Space, Symbol, Term},
    value::odds::Odds,
};

id!(
    /// One of the pets.
    pub PetId, 0, "pet"
);
id!(
    /// A cage; number 0 is the one printed on the board.
    pub CageId, 1, "cage"
);
id!(
    /// A kind of addon.
    pub AddonId, 2, "addon"
);
id!(
    /// An artifact.
    pub ArtifactId, 3, "artifact"
);
id!(
    /// An exhibition tile.
    pub ExhibitionId, 4, "exhibition"
);
id!(
    /// A customer tile.
    pub CustomerId, 5, "customer"
);

/// The cage printed on every display board.
pub const INITIAL_CAGE: CageId = CageId(0);

/// No table of a pack is longer than this; states hold lists of ids of this length.
pub const MAX_TILES: usize = 24;
/// The largest need deck.
pub const MAX_DECK: usize = 40;
/// Bars of a pet.
pub const BARS: usize = 7;
/// The employee of the month counts as so many imps (DP-ART-11). A pack that says another number is refused: how plans are
/// spelt rests on it.
pub const EMPLOYEE_COUNTS: u8 = 2;

#[derive(Debug)]
pub struct PetKind {
    pub label: Label,
    pub diet: Diet,
    pub bars: [Colour; BARS],
    /// For each size, the visible bars sorted by colour: the order in which cards are assigned (DP-ASGN-09).
    pub sorted: [[Colour; BARS]; BARS + 1],
    pub farm: Farm,
}

impl PetKind {
    /// The bars that it shows at a size (DP-COMP-11).
    #[inline]
    pub fn shown(&self, size: u8) -> &[Colour] {
        &self.bars[..usize::from(size).min(BARS)]
    }

    /// The bars without a card once so many have theirs, in the order in which they get it (DP-ASGN-09).
    #[inline]
    pub fn unfilled(&self, size: u8, cards: usize) -> &[Colour] {
        let size = usize::from(size).min(BARS);
        &self.sorted[size][cards.min(size)..size]
    }
}

/// What a cage or an addon gives to its plot (DP-COMP-07, DP-COMP-08).
#[derive(Clone, Copy, Debug, Default)]
pub struct Fitting {
    pub strength: u8,
    pub antimagic: u8,
    pub symbols: [u8; 4],
}

impl Fitting {
    #[inline(always)]
    pub fn symbol(&self, symbol: Symbol) -> u8 {
        self.symbols[symbol.index()]
    }

    /// Hunger that feeders still for a pet of this diet: grass and meat, each for who eats it (DP-HUNG-03, DP-HUNG-04).
    #[inline]
    pub fn feeds(&self, diet: Diet) -> u8 {
        let feeders = [(Food::Vegetable, Symbol::Graze), (Food::Meat, Symbol::MeatFeeder)];
        feeders.into_iter().filter(|(food, _)| diet.eats(*food)).map(|(_, symbol)| self.symbol(symbol)).sum()
    }

    /// How much of a need it meets for a pet of this diet; nothing helps against disease (DP-COMP-07, DP-COMP-08).
    #[inline]
    pub fn meets(&self, need: Need, diet: Diet) -> u8 {
        match need {
            Need::Hunger => self.feeds(diet),
            Need::Poop => self.symbol(Symbol::Absorb),
            Need::Play => self.symbol(Symbol::Play),
            Need::Anger => self.strength,
            Need::Magic => self.antimagic,
            Need::Disease | Need::Sleep => 0,
        }
    }
}

#[derive(Debug)]
pub struct CageKind {
    pub label: Label,
    pub gives: Fitting,
}

#[derive(Debug)]
pub struct AddonKind {
    pub label: Label,
    pub copies: u8,
    pub gives: Fitting,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Power {
    Book { colours: [Colour; 2] },
    CrystalBall { cards: u8 },
    Shovel { tokens: u8 },
    Armour { suits: u8 },
    Employee,
    Whip { halves: u8 },
    MagicBox,
}

#[derive(Debug)]
pub struct ArtifactKind {
    pub label: Label,
    pub power: Power,
}

/// What an exhibition counts.
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub enum Show {
    Need(Need),
    ChosenNeed,
    DistinctNeeds,
    DistinctColours,
    Pet,
    Suffering,
    Mutation,
    Manure,
}

/// Food on an exhibition tile or on the progress board.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Delivery {
    pub vegetable: u8,
    pub mixed_vegetable: u8,
    pub mixed_meat: u8,
    pub meat: u8,
}

#[derive(Debug)]
pub struct ExhibitionKind {
    pub label: Label,
    /// One chosen pet, or the whole display.
    pub single: bool,
    pub terms: Vec<(Show, i8)>,
    pub food: Delivery,
}

impl ExhibitionKind {
    /// Whether the owner names a kind of need besides the pet (Freestyle).
    pub fn names_need(&self) -> bool {
        self.terms.iter().any(|(show, _)| *show == Show::ChosenNeed)
    }

    /// Points for each of what it counts.
    pub fn each(&self, show: Show) -> i16 {
        each(&self.terms, show)
    }
}

/// What the terms of a tile give for one of these.
fn each<T: Copy + PartialEq>(terms: &[(T, i8)], what: T) -> i16 {
    terms.iter().filter(|(counted, _)| *counted == what).map(|(_, points)| i16::from(*points)).sum()
}

#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub enum Wish {
    Need(Need),
    /// A rainbow symbol: different colours among the cards with this need (DP-SELL-05).
    Rainbow(Need),
    Suffering,
    Mutation,
}

#[derive(Debug)]
pub struct CustomerKind {
    pub label: Label,
    pub terms: Vec<(Wish, i8)>,
}

impl CustomerKind {
    /// Points for each of what it wishes or dislikes.
    pub fn each(&self, wish: Wish) -> i16 {
        each(&self.terms, wish)
    }
}

/// What the two final exhibitions count.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Asset {
    Gold,
    Food,
    Potion,
    Artifact,
    ImpAway,
    Pet,
    Addon,
    Cage,
    Mutation,
    Suffering,
    Manure,
}

#[derive(Debug)]
pub struct FinalKind {
    pub label: Label,
    /// Half points for each.
    pub terms: Vec<(Asset, i8)>,
}

impl FinalKind {
    /// Half points for each of what it counts.
    pub fn each(&self, asset: Asset) -> i16 {
        each(&self.terms, asset)
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Deck {
    pub dominant: Need,
    /// Cards by need; sleep has none.
    pub cards: [u8; 6],
}

#[derive(Debug)]
pub struct SpaceKind {
    pub label: Label,
    pub imps: u8,
    pub gold: u8,
}

impl SpaceKind {
    /// Whether a group of so many imps and so much gold meets what the space requires.
    #[inline]
    pub fn admits(&self, imps: u8, gold: u8) -> bool {
        imps >= self.imps && gold >= self.gold
    }
}

/// One side of the progress board.
#[derive(Clone, Debug, Default)]
pub struct Progress {
    pub rounds: u8,
    pub extra_imps: Vec<u8>,
    pub exhibitions: Vec<u8>,
    pub customers: Vec<u8>,
    pub food: Delivery,
    /// The last round starts with the lowest reputation (DP-NEXT-03) instead of passing left.
    pub lowest_starts_last: bool,
}

#[derive(Clone, Copy, Debug, Default)]
pub struct Sizes {
    pub young: u8,
    pub older: u8,
    pub sale: u8,
    pub growth: [u8; BARS + 1],
    pub corral_growth: u8,
    /// Prices by diet and size; sizes below `sale` have none.
    pub price: [[u8; BARS + 1]; 3],
    pub mutation_price: i8,
    pub mutations_lost: u8,
}

impl Sizes {
    /// The size of an own pet after so many rounds more (DP-AGE-02).
    #[inline]
    pub fn grown(&self, size: u8, rounds: u8) -> u8 {
        (0..rounds).fold(size, |size, _| size + self.growth.get(usize::from(size)).copied().unwrap_or(0))
    }
}

#[derive(Clone, Copy, Debug, Default)]
pub struct Refill {
    pub cages_first: u8,
    pub cages: u8,
    pub cages_less_blocked: u8,
    pub addons_first: u8,
    pub addons: u8,
    pub artifacts: u8,
    pub young: u8,
    pub young_blocked: u8,
    pub older_first: u8,
}

/// Everything the box and its boards say.
#[derive(Debug)]
pub struct Data {
    pub needs: Vec<Label>,
    pub colours: Vec<Label>,
    pub diets: Vec<Label>,
    pub phases: Vec<Label>,
    pub imps: u8,
    pub potions: u8,
    pub hand: [u8; 4],
    pub decks: [Deck; 4],
    pub sizes: Sizes,
    pub pets: Vec<PetKind>,
    pub cages: Vec<CageKind>,
    pub initial_plot: u8,
    pub initial_manure: u8,
    pub addons: Vec<AddonKind>,
    pub artifacts: Vec<ArtifactKind>,
    pub exhibitions: Vec<ExhibitionKind>,
    pub customers: Vec<CustomerKind>,
    pub finals: Vec<FinalKind>,
    /// Awards by place, for 2, 3 and 4 players.
    pub awards: [Vec<u8>; 3],
    pub tie_reduction: u8,
    pub judge_bonus: u8,
    pub black_market: u8,
    pub platform: u8,
    pub reputation_step: u8,
    pub spaces: Vec<SpaceKind>,
    /// The rings of neutral imps, each starting at its dot.
    pub rings: [[Space; 6]; 3],
    /// Places of neutral imps on a ring, for 2 and 3 players.
    pub neutral: [Vec<u8>; 2],
    pub dummy_green: u8,
    pub dummy_red: u8,
    pub refill: Refill,
    pub exits: u8,
    pub chambers: [u8; 2],
    pub imps_at_start: u8,
    pub gold_at_start: u8,
    pub disease_safe: u8,
    pub cleaned_per_imp: u8,
    pub gold_per_imp: u8,
    /// Income by place in turn order, for 2, 3 and 4 players.
    pub income: [Vec<u8>; 3],
    /// For 2-3 and for 4 players.
    pub progress: [Progress; 2],
    pub foresight: [u8; 2],
    pub foresight_variant: [u8; 2],
    /// What to expect of need cards, for bots.
    pub(crate) odds: Odds,
}

impl Data {
    #[inline(always)]
    pub fn pet(&self, id: PetId) -> &PetKind {
        &self.pets[id.0 as usize]
    }

    #[inline(always)]
    pub fn exhibition(&self, id: ExhibitionId) -> &ExhibitionKind {
        &self.exhibitions[id.0 as usize]
    }

    #[inline(always)]
    pub fn customer(&self, id: CustomerId) -> &CustomerKind {
        &self.customers[id.0 as usize]
    }

    #[inline(always)]
    pub fn power(&self, id: ArtifactId) -> Power {
        self.artifacts[id.0 as usize].power
    }

    #[inline(always)]
    pub fn deck(&self, colour: Colour) -> &Deck {
        &self.decks[colour.index()]
    }

    pub fn progress(&self, players: usize) -> &Progress {
        &self.progress[usize::from(players >= 4)]
    }

    pub fn awards(&self, players: usize) -> &[u8] {
        &self.awards[players.clamp(2, 4) - 2]
    }

    pub fn income(&self, players: usize) -> &[u8] {
        &self.income[players.clamp(2, 4) - 2]
    }

    /// Where on a ring the neutral imps start.
    pub fn neutral(&self, players: usize) -> &[u8] {
        if players >= 4 { &[] } else { &self.neutral[players.max(2) - 2] }
    }

    #[inline(always)]
    pub fn requires(&self, space: Space) -> &SpaceKind {
        &self.spaces[space.index().min(SPACES - 1)]
    }

    /// Suffering from so many disease needs and manure tokens: none up to the safe sum, then one more than the excess.
    pub fn sickness(&self, disease: u8, manure: u8) -> u8 {
        let (sum, safe) = (disease.saturating_add(manure), self.disease_safe);
        if disease == 0 || sum <= safe { 0 } else { sum - safe + 1 }
    }

    /// DP-SELL-09, DP-SELL-10: the gold for a pet with so many mutations, below 0 the seller pays; none while it is too
    /// small (DP-SELL-02).
    #[inline]
    pub fn price(&self, pet: PetId, size: u8, mutations: u8) -> Option<i16> {
        if size < self.sizes.sale {
            return None;
        }
        let printed = self.sizes.price[self.pet(pet).diet.index()].get(usize::from(size))?;
        Some(i16::from(*printed) + i16::from(self.sizes.mutation_price) * i16::from(mutations))
    }

    /// What a match is multiplied by for reputation (DP-SELL-07, DP-SELL-08).
    pub fn times(&self, platform: bool) -> u8 {
        if platform { self.platform } else { self.black_market }
    }

    /// What judging brings in an exhibition, in halves (DP-EXH-05).
    pub fn judging(&self, judges: bool) -> i16 {
        if judges { 2 * i16::from(self.judge_bonus) } else { 0 }
    }

    /// How long food of this kind keeps.
    #[inline(always)]
    pub fn chambers(&self, food: Food) -> usize {
        self.chambers[food.index()] as usize
    }

    /// Chambers whose food is still there after the end of a round: all but the last (DP-AGE-03).
    #[inline(always)]
    pub fn lasting(&self, food: Food) -> usize {
        self.chambers(food).saturating_sub(1)
    }
}

engine::names!(Data {
    PetId: pets.label,
    CageId: cages.label,
    AddonId: addons.label,
    ArtifactId: artifacts.label,
    ExhibitionId: exhibitions.label,
    CustomerId: customers.label,
});

impl Components for Data {
    const GAME: &'static str = "dungeon-petz";
    const BUILT_IN: &'static str = include_str!("../data/components.toml");
    /// The same components, from when their names still stood beside them.
    const SAME_AS: Option<(&'static str, &'static str)> = Some((
        "850ccb61d4f7aa82c12639016815348dd904c3fb330678f71ab974468e632991",
        "a36298b34a93d6bcb65e684ea089164f0da9f09ec5cb0b375d3e844cb30a4621",
    ));

    fn read(reader: &PackReader) -> Option<Self> {
        Some(build::build(reader))
    }
}
