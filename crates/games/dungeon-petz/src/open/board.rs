//! The central board and the progress board, as far as all can see them.

use engine::List;
use serde::{Deserialize, Serialize};

use super::{Crew, Hand};
use crate::{
    data::{AddonId, ArtifactId, CageId, CustomerId, ExhibitionId, PetId},
    each::Each,
    terms::{Place, SPACES, Space},
};

/// Spaces for exhibitions, and for customers, on the progress board.
pub const MAX_SPACES: usize = 8;

/// A food stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Stand {
    pub vegetable: u8,
    pub meat: u8,
    /// Only with the advanced meat stand.
    pub gold: u8,
}

/// The central board and the progress board. In every list the first is the top or the left.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Board {
    /// Who stands on each action space.
    pub spaces: Each<Space, Option<Crew>, SPACES>,
    pub neutral: List<Space, 6>,
    pub vegetable_stand: Stand,
    pub mixed_stand: Stand,
    pub meat_stand: Stand,
    pub artifacts: List<ArtifactId, 2>,
    /// The pits: top, middle, bottom.
    pub cages: [Option<CageId>; 3],
    /// Upper and lower addon space.
    pub addons: [Option<AddonId>; 2],
    pub young: List<PetId, 8>,
    pub old: List<PetId, 8>,
    pub potions: u8,
    pub discards: Hand,
    /// The tiles of the progress board that have been turned up, in the order of its spaces.
    pub exhibitions: List<ExhibitionId, MAX_SPACES>,
    pub customers: List<CustomerId, MAX_SPACES>,
}

impl Board {
    /// The stand where a group takes food, at the places that have one (DP-SHOP-01).
    #[inline]
    pub fn stand(&self, place: Place) -> Option<&Stand> {
        match place {
            Place::Veg => Some(&self.vegetable_stand),
            Place::Mixed => Some(&self.mixed_stand),
            Place::Meat => Some(&self.meat_stand),
            _ => None,
        }
    }

    pub(crate) fn stand_mut(&mut self, place: Place) -> Option<&mut Stand> {
        match place {
            Place::Veg => Some(&mut self.vegetable_stand),
            Place::Mixed => Some(&mut self.mixed_stand),
            Place::Meat => Some(&mut self.meat_stand),
            _ => None,
        }
    }
}
