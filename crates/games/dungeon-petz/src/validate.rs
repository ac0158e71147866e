//! States from outside: what could not be played on is refused, with the reason.

use engine::{Id, Seat, Seats};

use crate::{
    data::{ArtifactId, BARS, CageId, CustomerId, MAX_TILES, PetId},
    open::{Errand, Layout, Phase, Player},
    state::DungeonPetz,
    terms::{Colour, Need, Term},
};

/// More of any token than this is nonsense.
const MOST: u8 = 120;

impl DungeonPetz {
    pub(crate) fn check_possible(&self) -> Result<(), String> {
        if let Err(problems) = self.options.check() {
            return Err(problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "));
        }
        let players = self.players.len();
        if players != usize::from(self.options.players) {
            return Err(format!("{players} players at a table for {}", self.options.players));
        }
        if !(1..=self.rounds()).contains(&self.round) {
            return Err(format!("no round {}", self.round));
        }
        let known = |seat: Seat| {
            if seat.index() < players {
                Ok(())
            } else {
                Err(format!("no seat {seat} at a table of {players}"))
            }
        };
        known(self.start)?;
        if let Some(order) = &self.final_order
            && (order.len() != players || order.iter().copied().collect::<Seats>() != Seats::first(players))
        {
            return Err("final_order is not an order of the seats".into());
        }
        phase(self, &known)?;
        board(self, &known)?;
        for (seat, owner) in self.seats().zip(&self.players) {
            player(self, seat, owner).map_err(|reason| format!("seat {seat}: {reason}"))?;
        }
        Ok(())
    }
}

fn inside<I: Id>(ids: impl IntoIterator<Item = I>, count: usize) -> Result<(), String> {
    match ids.into_iter().find(|id| id.index() >= count) {
        Some(id) => Err(format!("no {} number {}", I::WHAT, id.raw())),
        None => Ok(()),
    }
}

/// Tiles that exist once must not lie twice in one place, or an answer would be listed twice.
fn once<I: Id>(ids: &[I]) -> Result<(), String> {
    match ids.iter().enumerate().find(|(at, id)| ids[..*at].contains(id)) {
        Some((_, id)) => Err(format!("{} number {} lies there twice", I::WHAT, id.raw())),
        None => Ok(()),
    }
}

fn phase(game: &DungeonPetz, known: &impl Fn(Seat) -> Result<(), String>) -> Result<(), String> {
    let data = game.data();
    match &game.phase {
        Phase::Sending { seat, errand, .. } => {
            known(*seat)?;
            match errand {
                Errand::Colour(book) => inside([*book], data.artifacts.len()),
                Errand::Go(group) if group.imps == 0 || group.imps > data.imps => {
                    Err("a group without imps, or with too many".into())
                }
                _ => Ok(()),
            }
        }
        Phase::Arranging { seat, layout } => {
            known(*seat)?;
            match layout {
                Layout::Keep { other, .. } => inside([*other], data.cages.len()),
                _ => Ok(()),
            }
        }
        Phase::Drawing { seat, thrown } => {
            known(*seat)?;
            if thrown.iter().any(|card| card.need == Need::Sleep) {
                return Err("potions cannot be exchanged".into());
            }
            Ok(())
        }
        Phase::Showing { seat, .. }
        | Phase::Selling { seat }
        | Phase::Cleaning { seat, .. }
        | Phase::Storing { seat } => known(*seat),
        Phase::Setup
        | Phase::Grouping
        | Phase::Assigning
        | Phase::Awards
        | Phase::Discarding
        | Phase::Growing
        | Phase::Scoring
        | Phase::Over => Ok(()),
    }
}

fn board(game: &DungeonPetz, known: &impl Fn(Seat) -> Result<(), String>) -> Result<(), String> {
    let (data, board, hidden) = (game.data(), &game.board, &game.hidden);
    for crew in board.spaces.items().iter().flatten() {
        known(crew.seat)?;
    }
    inside::<PetId>(board.young.iter().chain(&board.old).chain(&hidden.pet_pile).copied(), data.pets.len())?;
    inside::<CageId>(board.cages.iter().flatten().chain(&hidden.cage_stack).copied(), data.cages.len())?;
    inside(board.addons.iter().flatten().chain(&hidden.addon_stack).copied(), data.addons.len())?;
    inside::<ArtifactId>(
        board.artifacts.iter().chain(&hidden.artifact_stack).copied(),
        data.artifacts.len(),
    )?;
    inside(board.exhibitions.iter().chain(&hidden.exhibitions).copied(), data.exhibitions.len())?;
    let customers: Vec<CustomerId> = board.customers.iter().chain(&hidden.customers).copied().collect();
    inside(customers.iter().copied(), data.customers.len())?;
    once(&board.young)?;
    once(&board.old)?;
    once(&board.artifacts)?;
    once(&customers)?;
    let pits: Vec<CageId> = board.cages.iter().flatten().copied().collect();
    once(&pits)?;
    if hidden.decks.items().iter().flatten().any(|need| *need == Need::Sleep) {
        return Err("a potion in a need deck".into());
    }
    let piles = board.discards.items().iter().flat_map(|pile| pile.items());
    if piles.into_iter().any(|count| *count > MOST) || board.potions > MOST {
        return Err("more cards than any box holds".into());
    }
    Ok(())
}

fn player(game: &DungeonPetz, seat: Seat, player: &Player) -> Result<(), String> {
    let (data, private) = (game.data(), game.private(seat));
    let imps = game.imps(seat);
    if imps > usize::from(data.imps) {
        return Err(format!("{imps} imps, the box holds {}", data.imps));
    }
    let mut groups = player.groups.iter().chain(&private.groups);
    if groups.clone().count() > usize::from(data.exits) || groups.any(|group| group.imps == 0) {
        return Err("impossible groups".into());
    }
    inside(player.artifacts.iter().map(|owned| owned.artifact), data.artifacts.len())?;
    inside(
        player.new_cages.iter().chain(player.plots.iter().flat_map(|yard| &yard.cage)).copied(),
        data.cages.len(),
    )?;
    inside(
        player.new_addon.iter().chain(player.plots.iter().flat_map(|yard| &yard.addon)).copied(),
        data.addons.len(),
    )?;
    inside(player.sold.iter().copied(), data.customers.len())?;
    inside(player.pets.iter().map(|pet| pet.pet), data.pets.len())?;
    once(&player.new_cages)?;
    let mut held = private.hand.items().iter().flat_map(|hand| hand.items()).chain(player.owed.items());
    if held.any(|count| *count > MOST / 4) || player.potions > MOST {
        return Err("more cards than any box holds".into());
    }
    for colour in Colour::ALL {
        // A substitute is one of the player's own dominant cards.
        let dominant = data.deck(*colour).dominant;
        let assigned = player.pets.iter().flat_map(|pet| &pet.cards).chain(private.laid());
        let laid = assigned.filter(|card| card.colour == *colour && card.need == dominant).count();
        if usize::from(player.substitutes[*colour]) > laid + usize::from(private.hand[*colour][dominant]) {
            return Err(format!("more {} substitutes than cards", colour.name()));
        }
    }
    if player.new_cages.len() > 2 || player.sold.len() > 2 {
        return Err("more bought or sold than a round allows".into());
    }
    if player.artifacts.len() + game.board.artifacts.len() + game.hidden.artifact_stack.len() > MAX_TILES {
        return Err("more artifacts than any box holds".into());
    }
    if player.pets.len() > 8 {
        return Err("more pets than four cages and a round of shopping allow".into());
    }
    for pet in &player.pets {
        if !(data.sizes.young..=BARS as u8).contains(&pet.size) {
            return Err(format!("no pet has size {}", pet.size));
        }
        let laid = pet.plot.map_or(0, |plot| private.laid[plot.index()].len());
        if pet.cards.len() + laid > usize::from(pet.size) {
            return Err("more cards beside a pet than it has bars".into());
        }
    }
    // While pets are being moved, one that waits may still stand where another has just been put.
    if !matches!(game.phase, Phase::Arranging { .. }) {
        let taken = player.pets.iter().enumerate();
        let mut twice = taken.filter(|(at, pet)| {
            pet.plot.is_some() && player.pets[..*at].iter().any(|other| other.plot == pet.plot)
        });
        if twice.next().is_some() {
            return Err("two pets in one plot".into());
        }
    }
    Ok(())
}
