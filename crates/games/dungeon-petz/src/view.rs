//! What a seat may know, and how the rest may be imagined.

mod hidden;

use arrayvec::ArrayVec;
use engine::{Luck, Pack, Rng, Seat, Seats, Viewer};
use serde::Serialize;

use crate::{
    data::{AddonId, ArtifactId, CageId, CustomerId, ExhibitionId, PetId, PetzData},
    each::Each,
    options::Options,
    phases,
    state::{
        Board, CHAMBERS, Cards, Crew, DungeonPetz, Final, Group, Hand, Pet, Phase, Player, Plot, Stand, Step,
        Treasure, Yard,
    },
    terms::{Colour, Food, Need, SPACES, Space, Term},
};
pub use hidden::resample;

/// What one viewer may know.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    #[serde(skip)]
    pub pack: Pack<PetzData>,
    pub viewer: Viewer,
    pub options: Options,
    pub round: u8,
    pub rounds: u8,
    pub phase: Phase,
    /// Who owes an answer, as far as the viewer can tell.
    pub awaiting: Seats,
    pub start: Seat,
    pub final_order: Option<ArrayVec<Seat, 4>>,
    pub board: BoardView,
    pub players: Vec<PlayerView>,
}

/// The central board. Of stacks the contents are known (sorted here), never the order.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BoardView {
    pub spaces: Each<Space, Option<Crew>, SPACES>,
    pub neutral: ArrayVec<Space, 6>,
    pub vegetable_stand: Stand,
    pub mixed_stand: Stand,
    pub meat_stand: Stand,
    pub artifacts: ArrayVec<ArtifactId, 2>,
    pub cages: [Option<CageId>; 3],
    pub addons: [Option<AddonId>; 2],
    pub young: ArrayVec<PetId, 8>,
    pub old: ArrayVec<PetId, 8>,
    pub potions: u8,
    /// Cards left in each need deck.
    pub decks: Each<Colour, u8, 4>,
    pub discards: Hand,
    pub pet_pile: Vec<PetId>,
    pub cage_stack: Vec<CageId>,
    pub addon_stack: Vec<AddonId>,
    pub artifact_stack: Vec<ArtifactId>,
    /// The tiles turned up so far, by round, and how many still lie face down.
    pub exhibitions: Vec<ExhibitionId>,
    pub exhibitions_hidden: u8,
    pub customers: Vec<CustomerId>,
    pub customers_hidden: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlayerView {
    /// Imps at home, those in secret groups included.
    pub imps: u8,
    pub gold: u8,
    /// None while they are secret.
    pub groups: Option<ArrayVec<Group, 6>>,
    /// Nothing is left to decide in a simultaneous step. With cards only the owner knows (DP-ASGN-05).
    pub ready: bool,
    pub extra_imps: ArrayVec<u8, 8>,
    pub hospital: u8,
    pub platform: u8,
    pub busy: u8,
    pub food: Each<Food, [u8; CHAMBERS], 2>,
    pub magic_box: bool,
    pub artifacts: Vec<Treasure>,
    /// Need cards by colour; while cards lie face down, hand and assigned cards together (DP-CORE-10).
    pub cards: Each<Colour, u8, 4>,
    /// The faces, for the owner alone.
    pub hand: Option<Hand>,
    /// Potions, likewise together with assigned ones while those are secret.
    pub potions: u8,
    pub substitutes: Each<Colour, u8, 4>,
    pub plots: [Yard; 4],
    pub pets: Vec<PetView>,
    pub new_cages: ArrayVec<CageId, 5>,
    pub new_addon: Option<AddonId>,
    pub owed: Each<Colour, u8, 4>,
    pub employee_used: bool,
    pub armour_used: u8,
    pub shovelled: u8,
    pub exhibition: Option<i16>,
    pub sold: ArrayVec<CustomerId, 4>,
    pub platform_sale: bool,
    pub reputation: i16,
    pub finals: ArrayVec<Final, 2>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PetView {
    pub pet: PetId,
    pub size: u8,
    pub suffering: u8,
    pub mutation: u8,
    pub plot: Option<Plot>,
    /// None while they are secret.
    pub cards: Option<Cards>,
}

/// Who owes an answer in the eyes of a viewer. Whoever has pets seems to assign cards until the step ends: a hand that
/// leaves no choice is ready at once, and that would tell what it holds (DP-ASGN-05).
pub fn pending(game: &DungeonPetz, viewer: Viewer) -> Seats {
    let owing = phases::owing(game);
    if game.phase != Phase::Assigning {
        return owing;
    }
    let thinks = |seat: &Seat| match viewer.is(*seat) {
        true => owing.contains(*seat),
        false => !game.player(*seat).pets.is_empty(),
    };
    game.seats().filter(thinks).collect()
}

/// Whether the cards beside this seat's pets are still face down (DP-CORE-06).
pub(crate) fn face_down(game: &DungeonPetz, seat: Seat) -> bool {
    match game.phase {
        Phase::Assigning => true,
        Phase::Showing { seat: acting, step } => {
            game.is_after(seat, acting) || (seat == acting && step == Step::Reveal)
        }
        _ => false,
    }
}

fn sorted<I: Copy + Ord>(stack: &[I]) -> Vec<I> {
    let mut ids = stack.to_vec();
    ids.sort_unstable();
    ids
}

impl View {
    pub fn of(game: &DungeonPetz, viewer: Viewer) -> View {
        let board = &game.board;
        let (exhibitions, customers) =
            (usize::from(board.exhibitions_open), usize::from(board.customers_open));
        View {
            pack: game.pack,
            viewer,
            options: game.options,
            round: game.round,
            rounds: game.rounds(),
            phase: game.phase.clone(),
            awaiting: pending(game, viewer),
            start: game.start,
            final_order: game.final_order.clone(),
            board: BoardView {
                spaces: board.spaces,
                neutral: board.neutral.clone(),
                vegetable_stand: board.vegetable_stand,
                mixed_stand: board.mixed_stand,
                meat_stand: board.meat_stand,
                artifacts: board.artifacts.clone(),
                cages: board.cages,
                addons: board.addons,
                young: board.young.clone(),
                old: board.old.clone(),
                potions: board.potions,
                decks: Each::new(std::array::from_fn(|at| board.decks.items()[at].len() as u8)),
                discards: board.discards,
                pet_pile: sorted(&board.pet_pile),
                cage_stack: sorted(&board.cage_stack),
                addon_stack: sorted(&board.addon_stack),
                artifact_stack: sorted(&board.artifact_stack),
                exhibitions: board.exhibitions.iter().take(exhibitions).copied().collect(),
                exhibitions_hidden: board.exhibitions.len().saturating_sub(exhibitions) as u8,
                customers: board.customers.iter().take(customers).copied().collect(),
                customers_hidden: board.customers.len().saturating_sub(customers) as u8,
            },
            players: game.seats().map(|seat| PlayerView::of(game, seat, viewer)).collect(),
        }
    }

    /// The viewing seat, if it is one.
    pub fn me(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// One full state that this viewer must hold possible.
    pub fn imagine(&self, rng: &mut Rng) -> DungeonPetz {
        let board = &self.board;
        let mut game = DungeonPetz {
            pack: self.pack,
            options: self.options,
            luck: Luck::imagined(rng),
            round: self.round,
            phase: self.phase.clone(),
            start: self.start,
            final_order: self.final_order.clone(),
            board: Board {
                spaces: board.spaces,
                neutral: board.neutral.clone(),
                vegetable_stand: board.vegetable_stand,
                mixed_stand: board.mixed_stand,
                meat_stand: board.meat_stand,
                artifacts: board.artifacts.clone(),
                cages: board.cages,
                addons: board.addons,
                young: board.young.clone(),
                old: board.old.clone(),
                potions: board.potions,
                decks: Default::default(),
                discards: board.discards,
                pet_pile: board.pet_pile.iter().copied().collect(),
                cage_stack: board.cage_stack.iter().copied().collect(),
                addon_stack: board.addon_stack.iter().copied().collect(),
                artifact_stack: board.artifact_stack.iter().copied().collect(),
                exhibitions: board.exhibitions.iter().copied().collect(),
                exhibitions_open: board.exhibitions.len() as u8,
                customers: board.customers.iter().copied().collect(),
                customers_open: board.customers.len() as u8,
            },
            players: self.players.iter().map(PlayerView::known).collect(),
        };
        hidden::imagine(self, &mut game, rng);
        game
    }
}

impl PlayerView {
    fn of(game: &DungeonPetz, seat: Seat, viewer: Viewer) -> PlayerView {
        let player = game.player(seat);
        let own = viewer.is(seat);
        let down = face_down(game, seat) && !own;
        let grouping = game.phase == Phase::Grouping && !own;
        let grouped = if grouping { player.grouped() } else { Group { imps: 0, gold: 0 } };
        let laid = |wanted: &dyn Fn(&crate::state::Assigned) -> bool| -> u8 {
            if !down {
                return 0;
            }
            player.pets.iter().flat_map(|pet| &pet.cards).filter(|card| wanted(card)).count() as u8
        };
        let cards = std::array::from_fn(|at| {
            let colour = Colour::ALL[at];
            player.hand_of(colour) + laid(&|card| card.colour == colour && card.need != Need::Sleep)
        });
        let pet = |pet: &Pet| PetView {
            pet: pet.pet,
            size: pet.size,
            suffering: pet.suffering,
            mutation: pet.mutation,
            plot: pet.plot,
            cards: (!down).then(|| pet.cards.clone()),
        };
        PlayerView {
            imps: player.imps.saturating_add(grouped.imps),
            gold: player.gold.saturating_add(grouped.gold),
            groups: (!grouping).then(|| player.groups.clone()),
            ready: match game.phase {
                Phase::Assigning => own && phases::assigning::current(game, seat).is_none(),
                _ => player.ready,
            },
            extra_imps: player.extra_imps.clone(),
            hospital: player.hospital,
            platform: player.platform,
            busy: player.busy,
            food: player.food,
            magic_box: player.magic_box,
            artifacts: player.artifacts.to_vec(),
            cards: Each::new(cards),
            hand: own.then_some(player.hand),
            potions: player.potions + laid(&|card| card.need == Need::Sleep),
            substitutes: player.substitutes,
            plots: player.plots,
            pets: player.pets.iter().map(pet).collect(),
            new_cages: player.new_cages.clone(),
            new_addon: player.new_addon,
            owed: player.owed,
            employee_used: player.employee_used,
            armour_used: player.armour_used,
            shovelled: player.shovelled,
            exhibition: player.exhibition,
            sold: player.sold.clone(),
            platform_sale: player.platform_sale,
            reputation: player.reputation,
            finals: player.finals.clone(),
        }
    }

    /// The player as far as it is known; secrets are left empty.
    fn known(&self) -> Player {
        Player {
            imps: self.imps,
            gold: self.gold,
            groups: self.groups.clone().unwrap_or_default(),
            ready: self.ready,
            extra_imps: self.extra_imps.clone(),
            hospital: self.hospital,
            platform: self.platform,
            busy: self.busy,
            food: self.food,
            magic_box: self.magic_box,
            artifacts: self.artifacts.iter().copied().collect(),
            hand: self.hand.unwrap_or_default(),
            potions: self.potions,
            substitutes: self.substitutes,
            plots: self.plots,
            pets: self
                .pets
                .iter()
                .map(|pet| Pet {
                    pet: pet.pet,
                    size: pet.size,
                    suffering: pet.suffering,
                    mutation: pet.mutation,
                    plot: pet.plot,
                    cards: pet.cards.clone().unwrap_or_default(),
                })
                .collect(),
            new_cages: self.new_cages.clone(),
            new_addon: self.new_addon,
            owed: self.owed,
            employee_used: self.employee_used,
            armour_used: self.armour_used,
            shovelled: self.shovelled,
            exhibition: self.exhibition,
            sold: self.sold.clone(),
            platform_sale: self.platform_sale,
            reputation: self.reputation,
            finals: self.finals.clone(),
        }
    }
}
