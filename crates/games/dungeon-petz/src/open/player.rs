//! What one player has on the boards, for all to see.

use engine::{List, Seat};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::{
    data::{AddonId, ArtifactId, BARS, CageId, CustomerId, Data, Fitting, INITIAL_CAGE, MAX_TILES, PetId},
    each::Each,
    state::Private,
    terms::{Colour, Food, Need, Symbol, Term},
};

/// One of the four plots of a display board: 0 to 3 in memory, 1 to 4 for people.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Plot(u8);

impl Plot {
    pub const ALL: [Plot; 4] = [Plot(0), Plot(1), Plot(2), Plot(3)];

    #[inline(always)]
    pub const fn index(self) -> usize {
        (self.0 & 3) as usize
    }

    /// The number people read.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    #[inline(always)]
    pub fn at(index: usize) -> Plot {
        Plot((index & 3) as u8)
    }
}

impl Serialize for Plot {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.number().serialize(to)
    }
}

impl<'de> Deserialize<'de> for Plot {
    fn deserialize<D: Deserializer<'de>>(source: D) -> Result<Self, D::Error> {
        match u8::deserialize(source)? {
            number @ 1..=4 => Ok(Plot(number - 1)),
            number => Err(D::Error::custom(format!("no plot {number}"))),
        }
    }
}

/// A need card face: colour and symbol. Cards with the same face are interchangeable.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    pub colour: Colour,
    pub need: Need,
}

/// A card lying beside a pet. A potion (need sleep) remembers the colour it stands for (DP-ASGN-02).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Assigned {
    pub colour: Colour,
    pub need: Need,
    /// Turned to its double side (DP-VAR-01).
    #[serde(default)]
    pub turned: bool,
}

pub type Cards = List<Assigned, BARS>;

/// How many of these cards are potions.
#[inline]
pub fn potions(cards: &[Assigned]) -> u8 {
    cards.iter().filter(|card| card.need == Need::Sleep).count() as u8
}

/// An own pet. `plot` is its cage; a pet bought this round has none yet (DP-SHOP-15).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pet {
    pub pet: PetId,
    pub size: u8,
    #[serde(default)]
    pub suffering: u8,
    #[serde(default)]
    pub mutation: u8,
    #[serde(default)]
    pub plot: Option<Plot>,
    /// Those that lie face up.
    #[serde(default)]
    pub cards: Cards,
}

/// How often each need lies on a pet.
pub type Needs = [u8; 7];

/// The needs of cards lying before a pet; a turned card gives two (DP-VAR-03).
#[inline]
pub fn needs(cards: &[Assigned], data: &Data) -> Needs {
    let mut needs = [0u8; 7];
    for card in cards {
        needs[card.need.index()] += 1;
        if card.turned {
            needs[data.deck(card.colour).dominant.index()] += 1;
        }
    }
    needs
}

impl Pet {
    pub fn new(pet: PetId, size: u8) -> Pet {
        Pet { pet, size, suffering: 0, mutation: 0, plot: None, cards: Cards::new() }
    }

    /// Needs assigned this round.
    #[inline]
    pub fn needs(&self, data: &Data) -> Needs {
        needs(&self.cards, data)
    }

    #[inline(always)]
    pub fn need(&self, data: &Data, need: Need) -> u8 {
        self.needs(data)[need.index()]
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Yard {
    #[serde(default)]
    pub cage: Option<CageId>,
    #[serde(default)]
    pub addon: Option<AddonId>,
    #[serde(default)]
    pub manure: u8,
}

impl Yard {
    /// The plots of a new display board (DP-SETUP-19).
    pub fn at_start(data: &Data) -> [Yard; 4] {
        let mut plots = [Yard::default(); 4];
        plots[usize::from(data.initial_plot) & 3] =
            Yard { cage: Some(INITIAL_CAGE), addon: None, manure: data.initial_manure };
        plots
    }

    /// What cage and addon give together; an addon without a cage gives nothing (DP-COMP-10).
    #[inline]
    pub fn fitting(&self, data: &Data) -> Fitting {
        let Some(cage) = self.cage else { return Fitting::default() };
        let mut sum = data.cages[cage.0 as usize].gives;
        if let Some(addon) = self.addon {
            let addon = &data.addons[addon.0 as usize].gives;
            sum.strength += addon.strength;
            sum.antimagic += addon.antimagic;
            for (total, more) in sum.symbols.iter_mut().zip(addon.symbols) {
                *total += more;
            }
        }
        sum
    }
}

/// Imps and gold that go shopping together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Group {
    pub imps: u8,
    pub gold: u8,
}

impl Group {
    /// DP-GRP-03
    #[inline(always)]
    pub const fn size(self) -> u8 {
        self.imps.saturating_add(self.gold)
    }

    /// Whether it may be made after another (DP-GRP-07): any first, then never bigger than the one before and, at equal
    /// size, with no more imps.
    #[inline]
    pub fn follows(self, last: Option<&Group>) -> bool {
        last.is_none_or(|last| {
            self.size() < last.size() || (self.size() == last.size() && self.imps <= last.imps)
        })
    }
}

/// The groups of one player.
pub type Groups = List<Group, 6>;

/// All that some groups hold.
#[inline]
pub fn grouped(groups: &[Group]) -> Group {
    let add = |sum: Group, group: &Group| Group {
        imps: sum.imps.saturating_add(group.imps),
        gold: sum.gold.saturating_add(group.gold),
    };
    groups.iter().fold(Group { imps: 0, gold: 0 }, add)
}

/// Imps of one seat on an action space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Crew {
    pub seat: Seat,
    pub imps: u8,
}

/// An artifact in a cellar; a book also shows its chosen colour (DP-ART-02).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Treasure {
    pub artifact: ArtifactId,
    #[serde(default)]
    pub colour: Option<Colour>,
}

/// Need cards by colour and symbol.
pub type Hand = Each<Colour, Each<Need, u8, 6>, 4>;

/// The four deepest food chambers any board has.
pub const CHAMBERS: usize = 4;
/// Own pets at any moment: four cages and what three spaces sell in a round, with room to spare.
pub const MAX_PETS: usize = 12;

/// One player's boards. Reputation and exhibition scores are in half points (DP-CORE-02).
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Player {
    /// Imps in the quarters: the available ones, and while groups are secret those in them. Gold likewise.
    pub imps: u8,
    pub gold: u8,
    /// Groups that all have seen.
    pub groups: Groups,
    /// Groups are final (grouping step).
    pub ready: bool,
    /// Imps still on the progress board, by the round of their space.
    pub extra_imps: List<u8, 8>,
    pub hospital: u8,
    /// Imps on the right-hand part of the platform.
    pub platform: u8,
    /// Imps used on the display board this round (gaps, armour, shovel, cleaning, sold from the platform).
    pub busy: u8,
    /// Food by chamber, the freshest first.
    pub food: Each<Food, [u8; CHAMBERS], 2>,
    /// A token lies on the magic box.
    pub magic_box: bool,
    pub artifacts: List<Treasure, MAX_TILES>,
    /// With those that lie face down beside pets.
    pub potions: u8,
    /// How many of this player's dominant cards are substitutes (DP-COMP-15).
    pub substitutes: Each<Colour, u8, 4>,
    pub plots: [Yard; 4],
    /// In order of purchase.
    pub pets: List<Pet, MAX_PETS>,
    /// Two at most in a round; a table from outside may hold two, take one now and two more from the spaces.
    pub new_cages: List<CageId, 5>,
    pub new_addon: Option<AddonId>,
    /// Cards owed for potions assigned this round (DP-SLEEP-02).
    pub owed: Each<Colour, u8, 4>,
    pub employee_used: bool,
    pub armour_used: u8,
    /// Manure tokens on the shovel this round.
    pub shovelled: u8,
    /// This round's exhibition score; none for a player who cannot take part.
    pub exhibition: Option<i16>,
    /// Customers of this round who bought from this player: two at most; a table from outside may hold two others.
    pub sold: List<CustomerId, 4>,
    pub platform_sale: bool,
    pub reputation: i16,
    /// The final exhibitions, once they are scored: score and what it brought.
    pub finals: List<Final, 2>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Final {
    pub score: i16,
    pub award: i16,
}

impl Player {
    #[inline(always)]
    pub fn stock(&self, food: Food) -> u8 {
        self.food[food].iter().fold(0u8, |sum, chamber| sum.saturating_add(*chamber))
    }

    /// The place of the pet in a plot in the list of pets.
    #[inline]
    pub fn pet_in(&self, plot: Plot) -> Option<usize> {
        self.pets.iter().position(|pet| pet.plot == Some(plot))
    }

    /// What a plot gives to its pet.
    #[inline]
    pub fn fitting(&self, data: &Data, plot: Plot) -> Fitting {
        self.plots[plot.index()].fitting(data)
    }

    #[inline]
    pub fn symbol(&self, data: &Data, plot: Plot, symbol: Symbol) -> u8 {
        self.fitting(data, plot).symbol(symbol)
    }

    /// What is at home besides these groups.
    #[inline]
    pub fn besides(&self, groups: &[Group]) -> Group {
        let sent = grouped(groups);
        Group { imps: self.imps.saturating_sub(sent.imps), gold: self.gold.saturating_sub(sent.gold) }
    }

    /// Lays open what the player keeps from the others, except for the hand.
    pub(crate) fn show(&mut self, private: &Private) {
        if !private.groups.is_empty() {
            self.show_groups(private.groups);
        }
        self.show_cards(&private.laid);
    }

    /// Secret groups are shown: they stand at the exits, no more at home.
    pub(crate) fn show_groups(&mut self, groups: Groups) {
        let Group { imps, gold } = self.besides(&groups);
        (self.imps, self.gold, self.groups) = (imps, gold, groups);
    }

    /// Cards face down beside the pets of each plot are turned up.
    pub(crate) fn show_cards(&mut self, laid: &[Cards; 4]) {
        for (plot, cards) in Plot::ALL.into_iter().zip(laid) {
            if let Some(at) = self.pet_in(plot) {
                self.pets[at].cards.extend(cards.iter().copied());
                self.potions = self.potions.saturating_sub(potions(cards));
            }
        }
    }

    /// Takes back groups that are still secret.
    pub(crate) fn hide_groups(&mut self) -> Groups {
        let groups = std::mem::take(&mut self.groups);
        let Group { imps, gold } = grouped(&groups);
        self.imps = self.imps.saturating_add(imps);
        self.gold = self.gold.saturating_add(gold);
        groups
    }

    /// Turns the cards beside the pets of each plot face down.
    pub(crate) fn hide_cards(&mut self) -> [Cards; 4] {
        Plot::ALL.map(|plot| {
            let Some(at) = self.pet_in(plot) else { return Cards::new() };
            let cards = std::mem::take(&mut self.pets[at].cards);
            self.potions = self.potions.saturating_add(potions(&cards));
            cards
        })
    }

    pub fn manure(&self) -> u8 {
        self.plots.iter().fold(0u8, |sum, yard| sum.saturating_add(yard.manure))
    }
}
