//! One small decision.

use engine::Clause;
use serde::{Deserialize, Serialize};

use crate::{
    data::{AddonId, ArtifactId, CageId, CustomerId, PetId},
    open::{Card, Plot},
    terms::{Colour, Employee, Food, Gap, Need, Place},
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Grouping: one more group.
    Group {
        imps: u8,
        gold: u8,
    },
    /// Which group is dealt with now.
    Pick {
        imps: u8,
        gold: u8,
    },
    /// The group stays home.
    Home,
    Send(Place),
    TakeCage(CageId),
    TakeAddon(AddonId),
    TakePet(PetId),
    /// Which of two books is resolved first.
    Book(ArtifactId),
    /// The colour of a book.
    Colour(Colour),
    PlaceCage {
        cage: CageId,
        plot: Plot,
    },
    /// Of two new cages on one plot, this one stays.
    KeepCage(CageId),
    PlaceAddon {
        plot: Plot,
    },
    House {
        pet: PetId,
        plot: Plot,
    },
    Release(PetId),
    /// A need card from hand goes to its discard pile.
    Discard(Card),
    Assign {
        pet: PetId,
        colour: Colour,
        need: Need,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        turned: bool,
    },
    Feed {
        #[serde(default)]
        vegetable: u8,
        #[serde(default)]
        meat: u8,
        #[serde(default)]
        magic_box: bool,
    },
    Entertain {
        gap: Gap,
        #[serde(default)]
        employee: bool,
    },
    Catch {
        armour: u8,
        employee: Employee,
        catchers: u8,
    },
    Escape,
    Ward {
        armour: u8,
        #[serde(default)]
        employee: bool,
    },
    Shovel {
        plot: Plot,
        tokens: u8,
    },
    Exhibit {
        plot: Plot,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        need: Option<Need>,
    },
    Sell {
        customer: CustomerId,
        plot: Plot,
        platform: bool,
    },
    Clean {
        plot: Plot,
        tokens: u8,
    },
    /// A food token goes into the magic box.
    Store(Food),
    /// No more of what was asked.
    Done,
}

impl Action {
    /// The clause behind an answer.
    pub const fn clause(&self) -> Clause {
        match self {
            Action::Group { .. } => "DP-GRP-07",
            Action::Pick { .. } => "DP-SEND-04",
            Action::Home => "DP-SEND-08",
            Action::Send(place) => match place {
                Place::Veg | Place::Mixed | Place::Meat => "DP-SHOP-01",
                Place::Artifacts => "DP-SHOP-03",
                Place::Cage => "DP-SHOP-05",
                Place::Addon => "DP-SHOP-10",
                Place::Old | Place::Young => "DP-SHOP-13",
                Place::Immigration => "DP-SHOP-17",
                Place::Hospital => "DP-SHOP-20",
                Place::Judging => "DP-SHOP-23",
                Place::Platform => "DP-SHOP-25",
            },
            Action::TakeCage(_) => "DP-SHOP-05",
            Action::TakeAddon(_) => "DP-SHOP-10",
            Action::TakePet(_) => "DP-SHOP-13",
            Action::Book(_) => "DP-SHOP-04",
            Action::Colour(_) => "DP-ART-02",
            Action::PlaceCage { .. } => "DP-SHOP-07",
            Action::KeepCage(_) => "DP-SHOP-09",
            Action::PlaceAddon { .. } => "DP-SHOP-11",
            Action::House { .. } => "DP-ARR-03",
            Action::Release(_) => "DP-ARR-06",
            Action::Discard(_) => "DP-CORE-07",
            Action::Assign { .. } => "DP-ASGN-01",
            Action::Feed { .. } => "DP-HUNG-01",
            Action::Entertain { .. } => "DP-PLAY-02",
            Action::Catch { .. } => "DP-ANG-02",
            Action::Escape => "DP-ANG-03",
            Action::Ward { .. } => "DP-ART-09",
            Action::Shovel { .. } => "DP-ART-07",
            Action::Exhibit { .. } => "DP-EXH-02",
            Action::Sell { platform: false, .. } => "DP-SELL-07",
            Action::Sell { platform: true, .. } => "DP-SELL-08",
            Action::Clean { .. } => "DP-IMPS-02",
            Action::Store(_) => "DP-AGE-05",
            Action::Done => "DP-ROUND-01",
        }
    }
}
