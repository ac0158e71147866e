//! One thing that happened.

use engine::{List, Seat};
use serde::Serialize;

use crate::{
    data::{AddonId, ArtifactId, CageId, CustomerId, ExhibitionId, PetId},
    open::{Card, Cards, Plot},
    terms::{Cause, Colour, Employee, Farm, Food, Gap, Need, Place, Space},
};

/// Numbers of reputation and exhibition points are in halves.
#[derive(Clone, Debug, PartialEq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Starts {
        seat: Seat,
    },
    Round {
        round: u8,
    },
    Order {
        order: List<Seat, 4>,
    },
    Neutral {
        space: Space,
    },
    ExhibitionShown {
        exhibition: ExhibitionId,
        round: u8,
    },
    CustomerShown {
        customer: CustomerId,
        round: u8,
    },
    Food {
        vegetable: u8,
        mixed_vegetable: u8,
        mixed_meat: u8,
        meat: u8,
    },
    Farmed {
        pet: PetId,
        token: Farm,
    },
    BoughtByNeutral {
        pet: PetId,
    },
    GrewInCorral {
        pet: PetId,
    },
    NewArtifact {
        artifact: ArtifactId,
    },
    NewCage {
        cage: CageId,
    },
    NewAddon {
        addon: AddonId,
    },
    NewPet {
        pet: PetId,
        size: u8,
    },
    Income {
        seat: Seat,
        gold: u8,
    },
    /// The face is only in the owner's own copy.
    Drew {
        seat: Seat,
        colour: Colour,
        need: Option<Need>,
    },
    Reshuffled {
        colour: Colour,
    },
    Substitute {
        seat: Seat,
        colour: Colour,
    },
    /// Only for the seat itself.
    Grouped {
        seat: Seat,
        imps: u8,
        gold: u8,
    },
    Ready {
        seat: Seat,
    },
    Group {
        seat: Seat,
        imps: u8,
        gold: u8,
    },
    Sent {
        seat: Seat,
        imps: u8,
        gold: u8,
        place: Place,
    },
    Home {
        seat: Seat,
        imps: u8,
        gold: u8,
    },
    TookFood {
        seat: Seat,
        vegetable: u8,
        meat: u8,
        gold: u8,
    },
    TookArtifact {
        seat: Seat,
        artifact: ArtifactId,
    },
    BookColour {
        seat: Seat,
        artifact: ArtifactId,
        colour: Colour,
    },
    BoxFilled {
        seat: Seat,
    },
    TookCage {
        seat: Seat,
        cage: CageId,
    },
    TookAddon {
        seat: Seat,
        addon: AddonId,
    },
    TookPet {
        seat: Seat,
        pet: PetId,
        size: u8,
    },
    Invited {
        seat: Seat,
        imps: u8,
    },
    TookPotion {
        seat: Seat,
    },
    Healed {
        seat: Seat,
        imps: u8,
    },
    Judges {
        seat: Seat,
    },
    PlacedCage {
        seat: Seat,
        cage: CageId,
        plot: Plot,
        replaced: Option<CageId>,
    },
    PlacedAddon {
        seat: Seat,
        addon: AddonId,
        plot: Plot,
        replaced: Option<AddonId>,
    },
    Housed {
        seat: Seat,
        pet: PetId,
        plot: Plot,
    },
    /// `reputation` is what was lost.
    Lost {
        seat: Seat,
        pet: PetId,
        cause: Cause,
        reputation: i16,
    },
    Discarded {
        seat: Seat,
        card: Card,
    },
    /// Only for the seat itself.
    Assigned {
        seat: Seat,
        pet: PetId,
        colour: Colour,
        need: Need,
        turned: bool,
    },
    Revealed {
        seat: Seat,
        pet: PetId,
        cards: Cards,
    },
    Fed {
        seat: Seat,
        pet: PetId,
        vegetable: u8,
        meat: u8,
        magic_box: bool,
        cage: u8,
    },
    Suffered {
        seat: Seat,
        pet: PetId,
        tokens: u8,
        need: Need,
    },
    Pooped {
        seat: Seat,
        pet: PetId,
        tokens: u8,
        absorbed: u8,
    },
    Entertained {
        seat: Seat,
        gap: Gap,
        employee: bool,
    },
    Caught {
        seat: Seat,
        pet: PetId,
        armour: u8,
        employee: Employee,
        catchers: u8,
    },
    Warded {
        seat: Seat,
        pet: PetId,
        armour: u8,
        employee: bool,
    },
    Mutated {
        seat: Seat,
        pet: PetId,
        tokens: u8,
    },
    Shovelled {
        seat: Seat,
        plot: Plot,
        tokens: u8,
    },
    Exhibited {
        seat: Seat,
        pet: PetId,
        need: Option<Need>,
    },
    Score {
        seat: Seat,
        halves: i16,
    },
    Absent {
        seat: Seat,
    },
    Award {
        seat: Seat,
        place: u8,
        halves: i16,
    },
    ExhibitionOver {
        exhibition: ExhibitionId,
    },
    Sold {
        seat: Seat,
        pet: PetId,
        customer: CustomerId,
        platform: bool,
        matched: i16,
        reputation: i16,
        gold: i16,
    },
    NoSale {
        seat: Seat,
    },
    CustomerLeaves {
        customer: CustomerId,
    },
    CardsGone {
        seat: Seat,
        cards: u8,
        potions: u8,
    },
    Cleaned {
        seat: Seat,
        plot: Plot,
        tokens: u8,
    },
    Earned {
        seat: Seat,
        gold: u8,
    },
    Grew {
        seat: Seat,
        pet: PetId,
        size: u8,
    },
    Stored {
        seat: Seat,
        food: Food,
    },
    Spoiled {
        seat: Seat,
        vegetable: u8,
        meat: u8,
    },
    ImpsHome {
        seat: Seat,
        imps: u8,
    },
    OnPlatform {
        seat: Seat,
        imps: u8,
    },
    /// Final exhibition number 0 or 1.
    FinalScore {
        seat: Seat,
        number: u8,
        halves: i16,
        award: i16,
    },
}
