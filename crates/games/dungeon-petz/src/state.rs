//! What is on the table.

use arrayvec::ArrayVec;
use engine::{Luck, Pack, Seat};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::{
    data::{
        AddonId, ArtifactId, BARS, CageId, CustomerId, ExhibitionId, Fitting, MAX_DECK, MAX_TILES, PetId,
        PetzData,
    },
    each::Each,
    options::Options,
    terms::{Colour, Food, Need, SPACES, Space, Symbol, Term},
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    pub colour: Colour,
    pub need: Need,
}

/// A card lying beside a pet. A potion (need sleep) remembers the colour it stands for (DP-ASGN-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Assigned {
    pub colour: Colour,
    pub need: Need,
    /// Turned to its double side (DP-VAR-01).
    #[serde(default)]
    pub turned: bool,
}

pub type Cards = ArrayVec<Assigned, BARS>;

/// An own pet. `plot` is its cage; a pet bought this round has none yet (DP-SHOP-15).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
    #[serde(default)]
    pub cards: Cards,
}

/// How often each need lies on a pet.
pub type Needs = [u8; 7];

/// The needs of cards lying before a pet; a turned card gives two (DP-VAR-03).
#[inline]
pub fn needs(cards: &[Assigned], data: &PetzData) -> Needs {
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
    pub fn needs(&self, data: &PetzData) -> Needs {
        needs(&self.cards, data)
    }

    #[inline(always)]
    pub fn need(&self, data: &PetzData, need: Need) -> u8 {
        self.needs(data)[need.index()]
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Yard {
    #[serde(default)]
    pub cage: Option<CageId>,
    #[serde(default)]
    pub addon: Option<AddonId>,
    #[serde(default)]
    pub manure: u8,
}

/// Imps and gold that go shopping together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
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
}

/// Imps of one seat on an action space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Crew {
    pub seat: Seat,
    pub imps: u8,
}

/// An artifact in a cellar; a book also shows its chosen colour (DP-ART-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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

/// One player's boards and hand. Reputation and exhibition scores are in half points (DP-CORE-02).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Imps in the quarters: the available ones.
    pub imps: u8,
    pub gold: u8,
    pub groups: ArrayVec<Group, 6>,
    /// Groups are final (grouping step).
    pub ready: bool,
    /// Imps still on the progress board, by the round of their space.
    pub extra_imps: ArrayVec<u8, 8>,
    pub hospital: u8,
    /// Imps on the right-hand part of the platform.
    pub platform: u8,
    /// Imps used on the display board this round (gaps, armour, shovel, cleaning, sold from the platform).
    pub busy: u8,
    /// Food by chamber, the freshest first.
    pub food: Each<Food, [u8; CHAMBERS], 2>,
    /// A token lies on the magic box.
    pub magic_box: bool,
    pub artifacts: ArrayVec<Treasure, MAX_TILES>,
    pub hand: Hand,
    pub potions: u8,
    /// How many of this player's dominant cards are substitutes (DP-COMP-15).
    pub substitutes: Each<Colour, u8, 4>,
    pub plots: [Yard; 4],
    /// In order of purchase.
    pub pets: ArrayVec<Pet, MAX_PETS>,
    /// Two at most in a round; a table from outside may hold two, take one now and two more from the spaces.
    pub new_cages: ArrayVec<CageId, 5>,
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
    pub sold: ArrayVec<CustomerId, 4>,
    pub platform_sale: bool,
    pub reputation: i16,
    /// The final exhibitions, once they are scored: score and what it brought.
    pub finals: ArrayVec<Final, 2>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Final {
    pub score: i16,
    pub award: i16,
}

impl Player {
    #[inline]
    pub fn hand_of(&self, colour: Colour) -> u8 {
        self.hand[colour].items().iter().fold(0u8, |sum, cards| sum.saturating_add(*cards))
    }

    #[inline(always)]
    pub fn stock(&self, food: Food) -> u8 {
        self.food[food].iter().fold(0u8, |sum, chamber| sum.saturating_add(*chamber))
    }

    /// The place of the pet in a plot in the list of pets.
    #[inline]
    pub fn pet_in(&self, plot: Plot) -> Option<usize> {
        self.pets.iter().position(|pet| pet.plot == Some(plot))
    }

    /// What cage and addon give together; an addon without a cage gives nothing (DP-COMP-10).
    #[inline]
    pub fn fitting(&self, data: &PetzData, plot: Plot) -> Fitting {
        let yard = &self.plots[plot.index()];
        let Some(cage) = yard.cage else { return Fitting::default() };
        let mut sum = data.cages[cage.0 as usize].gives;
        if let Some(addon) = yard.addon {
            let addon = &data.addons[addon.0 as usize].gives;
            sum.strength += addon.strength;
            sum.antimagic += addon.antimagic;
            for (total, more) in sum.symbols.iter_mut().zip(addon.symbols) {
                *total += more;
            }
        }
        sum
    }

    #[inline]
    pub fn symbol(&self, data: &PetzData, plot: Plot, symbol: Symbol) -> u8 {
        self.fitting(data, plot).symbol(symbol)
    }

    pub fn manure(&self) -> u8 {
        self.plots.iter().fold(0u8, |sum, yard| sum.saturating_add(yard.manure))
    }

    /// All imps that this player's groups hold.
    pub fn grouped(&self) -> Group {
        let add = |sum: Group, group: &Group| Group {
            imps: sum.imps.saturating_add(group.imps),
            gold: sum.gold.saturating_add(group.gold),
        };
        self.groups.iter().fold(Group { imps: 0, gold: 0 }, add)
    }
}

/// A food stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Stand {
    pub vegetable: u8,
    pub meat: u8,
    /// Only with the advanced meat stand.
    pub gold: u8,
}

/// The central board, the stacks beside it and the progress board. In every list the first is the top or the left.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// Who stands on each action space.
    pub spaces: Each<Space, Option<Crew>, SPACES>,
    pub neutral: ArrayVec<Space, 6>,
    pub vegetable_stand: Stand,
    pub mixed_stand: Stand,
    pub meat_stand: Stand,
    pub artifacts: ArrayVec<ArtifactId, 2>,
    /// The pits: top, middle, bottom.
    pub cages: [Option<CageId>; 3],
    /// Upper and lower addon space.
    pub addons: [Option<AddonId>; 2],
    pub young: ArrayVec<PetId, 8>,
    pub old: ArrayVec<PetId, 8>,
    pub potions: u8,
    pub decks: Each<Colour, ArrayVec<Need, MAX_DECK>, 4>,
    pub discards: Hand,
    pub pet_pile: ArrayVec<PetId, MAX_TILES>,
    pub cage_stack: ArrayVec<CageId, MAX_TILES>,
    pub addon_stack: ArrayVec<AddonId, MAX_TILES>,
    pub artifact_stack: ArrayVec<ArtifactId, MAX_TILES>,
    /// The tiles on the progress board, and how many of them have been turned up.
    pub exhibitions: ArrayVec<ExhibitionId, 8>,
    pub exhibitions_open: u8,
    pub customers: ArrayVec<CustomerId, 8>,
    pub customers_open: u8,
}

/// What the acting player is asked while a group is dealt with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Errand {
    /// Which of the groups of this size.
    Pick,
    /// Where this group goes.
    Go(Group),
    Cage,
    Addon,
    Young,
    Old,
    /// Which book is resolved first.
    Books,
    /// The colour of this book.
    Colour(ArtifactId),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Layout {
    /// The new cages in order of purchase; the plot of the first while the second is asked.
    Cages {
        first: Option<Plot>,
    },
    /// Both new cages got this plot: which one stays.
    Keep {
        plot: Plot,
        other: CageId,
    },
    Addon,
    /// The pet at this place of the list; those before it have their cages.
    Pets {
        next: u8,
    },
}

/// The steps of a showing-off turn, in their order (DP-SHOW-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    Reveal,
    Hunger {
        plot: Plot,
    },
    Poop,
    /// From this gap on; `begun` if an ordinary imp stands on it; needs met by imps so far, by plot.
    Play {
        gap: crate::terms::Gap,
        begun: bool,
        met: [u8; 4],
    },
    Anger {
        plot: Plot,
    },
    Magic {
        plot: Plot,
    },
    /// The shovel before disease.
    Shovel {
        plot: Plot,
    },
    Disease,
    /// Surplus cards of this colour, from this symbol on.
    Sleep {
        colour: Colour,
        from: Need,
    },
    /// The shovel before the exhibition score.
    ShovelAgain {
        plot: Plot,
    },
    Exhibit,
}

/// Where the game stands. Whatever stands here can be played on from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Phase 1 of this round is about to begin.
    Setup,
    Grouping,
    /// Groups of this size, this seat's turn; size 0 before the first.
    Sending {
        size: u8,
        seat: Seat,
        errand: Errand,
    },
    Arranging {
        seat: Seat,
        layout: Layout,
    },
    /// Before the seat's draw; cards it threw away with the crystal ball.
    Drawing {
        seat: Seat,
        thrown: ArrayVec<Card, 8>,
    },
    Assigning,
    Showing {
        seat: Seat,
        step: Step,
    },
    /// Everyone has shown off: awards.
    Awards,
    Selling {
        seat: Seat,
    },
    /// Assigned cards go to the discard piles.
    Discarding,
    /// Cages without a pet from this plot on; tokens removed so far.
    Cleaning {
        seat: Seat,
        plot: Plot,
        removed: u8,
    },
    /// Phase 6 is about to begin.
    Growing,
    /// The magic box before this seat's food ages.
    Storing {
        seat: Seat,
    },
    Scoring,
    Over,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DungeonPetz {
    pub(crate) pack: Pack<PetzData>,
    pub options: Options,
    pub(crate) luck: Luck,
    pub round: u8,
    pub phase: Phase,
    /// Who holds the starting player token.
    pub start: Seat,
    /// Turn order of the last round in variant final-order; otherwise clockwise from `start`.
    pub final_order: Option<ArrayVec<Seat, 4>>,
    pub board: Board,
    pub players: ArrayVec<Player, 4>,
}
