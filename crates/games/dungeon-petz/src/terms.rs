//! The words of the game: small closed lists that the rules call by name.

use serde::{Deserialize, Serialize};

/// One of a closed list of words, each with its name in JSON.
pub trait Term: Copy + Eq + 'static {
    const ALL: &'static [Self];
    fn index(self) -> usize;
    fn name(self) -> &'static str;

    fn parse(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|term| term.name() == name)
    }
}

macro_rules! terms {
    ($(#[$meta:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $text:literal),* $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum $name {
            $($(#[$doc])* #[serde(rename = $text)] $variant,)*
        }

        /// Only for the places of a list that hold nothing.
        impl Default for $name {
            fn default() -> Self {
                Self::ALL[0]
            }
        }

        impl Term for $name {
            const ALL: &'static [Self] = &[$($name::$variant),*];

            #[inline(always)]
            fn index(self) -> usize {
                self as usize
            }

            fn name(self) -> &'static str {
                match self {
                    $($name::$variant => $text,)*
                }
            }
        }
    };
}

terms! {
    /// The colour of a bar and of a need deck, in the fixed order of the decision models.
    Colour { Green = "green", Red = "red", Yellow = "yellow", Purple = "purple" }
}

impl Colour {
    /// The key of its name.
    pub const fn key(self) -> &'static str {
        match self {
            Colour::Green => "dungeon-petz-colour-green",
            Colour::Red => "dungeon-petz-colour-red",
            Colour::Yellow => "dungeon-petz-colour-yellow",
            Colour::Purple => "dungeon-petz-colour-purple",
        }
    }
}

terms! {
    /// What a card asks for, in the order in which needs are dealt with (DP-SHOW-02). Sleep is a potion's need.
    Need {
        Hunger = "hunger",
        Poop = "poop",
        Play = "play",
        Anger = "anger",
        Magic = "magic",
        Disease = "disease",
        Sleep = "sleep",
    }
}

terms! {
    /// What a pet eats (DP-CORE-09).
    Diet { Herbivore = "herbivore", Carnivore = "carnivore", Omnivore = "omnivore" }
}

terms! {
    /// The two kinds of food.
    Food { Vegetable = "vegetable", Meat = "meat" }
}

terms! {
    /// Ability symbols of cages and addons (DP-COMP-08).
    Symbol { Graze = "graze", MeatFeeder = "meat_feeder", Absorb = "absorb", Play = "play" }
}

terms! {
    /// The 14 action spaces of the central board, then the four dummy spaces of its 2-3 player side.
    Space {
        Veg = "market.veg",
        Mixed = "market.mixed",
        Meat = "market.meat",
        Artifacts = "market.artifacts",
        CageLeft = "corral.cage_left",
        CageRight = "corral.cage_right",
        Addon = "corral.addon",
        Old = "corral.old",
        YoungLeft = "corral.young_left",
        YoungRight = "corral.young_right",
        Immigration = "town.immigration",
        Hospital = "town.hospital",
        Judging = "town.judging",
        Platform = "town.platform",
        DummyGreen = "dummy.green",
        DummyRed = "dummy.red",
        DummyH1 = "dummy.h1",
        DummyH2 = "dummy.h2",
    }
}

/// Real action spaces; the dummies come after them.
pub const SPACES: usize = 14;

terms! {
    /// Where a group may be sent: the action spaces, with each pair of twins as one answer (DP-SEND-12).
    Place {
        Veg = "veg",
        Mixed = "mixed",
        Meat = "meat",
        Artifacts = "artifacts",
        Cage = "cage",
        Addon = "addon",
        Old = "old",
        Young = "young",
        Immigration = "immigration",
        Hospital = "hospital",
        Judging = "judging",
        Platform = "platform",
    }
}

impl Place {
    /// The key of its name.
    pub const fn key(self) -> &'static str {
        match self {
            Place::Veg => "dp-place-veg",
            Place::Mixed => "dp-place-mixed",
            Place::Meat => "dp-place-meat",
            Place::Artifacts => "dp-place-artifacts",
            Place::Cage => "dp-place-cage",
            Place::Addon => "dp-place-addon",
            Place::Old => "dp-place-old",
            Place::Young => "dp-place-young",
            Place::Immigration => "dp-place-immigration",
            Place::Hospital => "dp-place-hospital",
            Place::Judging => "dp-place-judging",
            Place::Platform => "dp-place-platform",
        }
    }

    /// The action spaces behind an answer, the left one of twins first.
    #[inline]
    pub const fn spaces(self) -> &'static [Space] {
        match self {
            Place::Veg => &[Space::Veg],
            Place::Mixed => &[Space::Mixed],
            Place::Meat => &[Space::Meat],
            Place::Artifacts => &[Space::Artifacts],
            Place::Cage => &[Space::CageLeft, Space::CageRight],
            Place::Addon => &[Space::Addon],
            Place::Old => &[Space::Old],
            Place::Young => &[Space::YoungLeft, Space::YoungRight],
            Place::Immigration => &[Space::Immigration],
            Place::Hospital => &[Space::Hospital],
            Place::Judging => &[Space::Judging],
            Place::Platform => &[Space::Platform],
        }
    }
}

terms! {
    /// The gaps between adjoining plots, in the order in which imps are put there (DP-SHOW-06).
    Gap { G12 = "gap12", G13 = "gap13", G24 = "gap24", G34 = "gap34" }
}

impl Gap {
    /// The plots that have no gap between them: no imp plays with both of a pair (DP-PLAY-02).
    pub const APART: [[usize; 2]; 2] = [[0, 3], [1, 2]];

    /// The two plots beside the gap, counted from 0.
    #[inline(always)]
    pub const fn plots(self) -> [usize; 2] {
        match self {
            Gap::G12 => [0, 1],
            Gap::G13 => [0, 2],
            Gap::G24 => [1, 3],
            Gap::G34 => [2, 3],
        }
    }
}

terms! {
    /// What the employee of the month does against an angry pet.
    Employee { None = "none", Armour = "armour", Catcher = "catcher" }
}

terms! {
    /// How a pet was lost (DP-LOSE-01).
    Cause { Released = "released", Suffering = "suffering", Escaped = "escaped", Mutated = "mutated" }
}

terms! {
    /// What an unsold pet leaves in the meat stand (DP-P1-19, DP-VAR-09).
    Farm { Meat = "meat", Vegetable = "vegetable", Gold = "gold", Nothing = "none" }
}

impl Diet {
    #[inline(always)]
    pub const fn eats(self, food: Food) -> bool {
        match food {
            Food::Vegetable => !matches!(self, Diet::Carnivore),
            Food::Meat => !matches!(self, Diet::Herbivore),
        }
    }
}
