//! States from outside: what could not be played on is refused, with all reasons.

use engine::{Id, Impossible, Seat, Seats};

use crate::{
    data::{ArtifactId, BARS, CageId, CustomerId, MAX_TILES, PetId},
    open::{Errand, Layout, Phase, Player},
    state::DungeonPetz,
    terms::{Colour, Need, Term},
};

/// More of any token than this is nonsense.
const MOST: u8 = 120;

impl DungeonPetz {
    pub(crate) fn check_possible(&self) -> Result<(), Impossible> {
        let mut against = Impossible::default();
        for problem in self.options.check().err().into_iter().flatten() {
            let rule = problem.clause.unwrap_or(problem.key);
            against.demand(false, format_args!("no table has such options ({rule})"));
        }
        let (players, wanted) = (self.players.len(), self.options.players);
        against.demand(
            players == usize::from(wanted),
            format_args!("{players} players at a table for {wanted}"),
        );
        // All that follows counts on the options and the seats.
        against.verdict()?;
        let mut against = Impossible::default();
        against.demand(
            (1..=self.rounds()).contains(&self.round),
            format_args!("there is no round {}", self.round),
        );
        seated(self, self.start, &mut against);
        if let Some(order) = &self.final_order {
            let all =
                order.len() == players && order.iter().copied().collect::<Seats>() == Seats::first(players);
            against.demand(all, "final_order is not an order of the seats");
        }
        phase(self, &mut against);
        board(self, &mut against);
        for (seat, owner) in self.seats().zip(&self.players) {
            against.part(format_args!("player {seat}"), |found| player(self, seat, owner, found));
        }
        against.verdict()
    }
}

fn seated(game: &DungeonPetz, seat: Seat, against: &mut Impossible) {
    let players = game.players.len();
    against.demand(seat.index() < players, format_args!("no seat {seat} at a table of {players}"));
}

fn inside<I: Id>(ids: impl IntoIterator<Item = I>, count: usize, against: &mut Impossible) {
    for id in ids {
        against.demand(id.index() < count, format_args!("no {} number {}", I::WHAT, id.raw()));
    }
}

/// Tiles that exist once must not lie twice in one place, or an answer would be listed twice.
fn once<I: Id>(ids: &[I], against: &mut Impossible) {
    for (at, id) in ids.iter().enumerate() {
        let first = !ids[..at].contains(id);
        against.demand(first, format_args!("{} number {} lies there twice", I::WHAT, id.raw()));
    }
}

fn phase(game: &DungeonPetz, against: &mut Impossible) {
    let data = game.data();
    match &game.phase {
        Phase::Sending { seat, errand, .. } => {
            seated(game, *seat, against);
            match errand {
                Errand::Colour(book) => inside([*book], data.artifacts.len(), against),
                Errand::Go(group) => {
                    let fits = (1..=data.imps).contains(&group.imps);
                    against.demand(fits, "a group without imps, or with too many");
                }
                _ => {}
            }
        }
        Phase::Arranging { seat, layout } => {
            seated(game, *seat, against);
            if let Layout::Keep { other, .. } = layout {
                inside([*other], data.cages.len(), against);
            }
        }
        Phase::Drawing { seat, thrown } => {
            seated(game, *seat, against);
            let potions = thrown.iter().any(|card| card.need == Need::Sleep);
            against.demand(!potions, "potions cannot be exchanged");
        }
        Phase::Showing { seat, .. }
        | Phase::Selling { seat }
        | Phase::Cleaning { seat, .. }
        | Phase::Storing { seat } => seated(game, *seat, against),
        Phase::Setup
        | Phase::Grouping
        | Phase::Assigning
        | Phase::Awards
        | Phase::Discarding
        | Phase::Growing
        | Phase::Scoring
        | Phase::Over => {}
    }
}

fn board(game: &DungeonPetz, against: &mut Impossible) {
    let (data, board, hidden) = (game.data(), &game.board, &game.hidden);
    for crew in board.spaces.items().iter().flatten() {
        seated(game, crew.seat, against);
    }
    let pets = board.young.iter().chain(&board.old).chain(&hidden.pet_pile).copied();
    inside::<PetId>(pets, data.pets.len(), against);
    let cages = board.cages.iter().flatten().chain(&hidden.cage_stack).copied();
    inside::<CageId>(cages, data.cages.len(), against);
    let addons = board.addons.iter().flatten().chain(&hidden.addon_stack).copied();
    inside(addons, data.addons.len(), against);
    let artifacts = board.artifacts.iter().chain(&hidden.artifact_stack).copied();
    inside::<ArtifactId>(artifacts, data.artifacts.len(), against);
    let exhibitions = board.exhibitions.iter().chain(&hidden.exhibitions).copied();
    inside(exhibitions, data.exhibitions.len(), against);
    let customers: Vec<CustomerId> = board.customers.iter().chain(&hidden.customers).copied().collect();
    inside(customers.iter().copied(), data.customers.len(), against);
    once(&board.young, against);
    once(&board.old, against);
    once(&board.artifacts, against);
    once(&customers, against);
    let pits: Vec<CageId> = board.cages.iter().flatten().copied().collect();
    once(&pits, against);
    let potion = hidden.decks.items().iter().flatten().any(|need| *need == Need::Sleep);
    against.demand(!potion, "a potion in a need deck");
    let piles = board.discards.items().iter().flat_map(|pile| pile.items());
    let few = piles.into_iter().all(|count| *count <= MOST) && board.potions <= MOST;
    against.demand(few, "more cards than any box holds");
}

fn player(game: &DungeonPetz, seat: Seat, player: &Player, against: &mut Impossible) {
    let (data, private) = (game.data(), game.private(seat));
    let imps = game.imps(seat);
    against.demand(imps <= usize::from(data.imps), format_args!("{imps} imps, the box holds {}", data.imps));
    let mut groups = player.groups.iter().chain(&private.groups);
    let few = groups.clone().count() <= usize::from(data.exits);
    against.demand(few && groups.all(|group| group.imps > 0), "groups that cannot be");
    let artifacts = player.artifacts.iter().map(|owned| owned.artifact);
    inside(artifacts, data.artifacts.len(), against);
    let cages = player.new_cages.iter().chain(player.plots.iter().flat_map(|yard| &yard.cage));
    inside(cages.copied(), data.cages.len(), against);
    let addons = player.new_addon.iter().chain(player.plots.iter().flat_map(|yard| &yard.addon));
    inside(addons.copied(), data.addons.len(), against);
    inside(player.sold.iter().copied(), data.customers.len(), against);
    inside(player.pets.iter().map(|pet| pet.pet), data.pets.len(), against);
    once(&player.new_cages, against);
    let mut held = private.hand.items().iter().flat_map(|hand| hand.items()).chain(player.owed.items());
    let few = held.all(|count| *count <= MOST / 4) && player.potions <= MOST;
    against.demand(few, "more cards than any box holds");
    for colour in Colour::ALL {
        // A substitute is one of the player's own dominant cards.
        let dominant = data.deck(*colour).dominant;
        let assigned = player.pets.iter().flat_map(|pet| &pet.cards).chain(private.laid());
        let laid = assigned.filter(|card| card.colour == *colour && card.need == dominant).count();
        let own = laid + usize::from(private.hand[*colour][dominant]);
        let few = usize::from(player.substitutes[*colour]) <= own;
        against.demand(few, format_args!("more {} substitutes than cards", colour.name()));
    }
    let few = player.new_cages.len() <= 2 && player.sold.len() <= 2;
    against.demand(few, "more bought or sold than a round allows");
    let artifacts = player.artifacts.len() + game.board.artifacts.len() + game.hidden.artifact_stack.len();
    against.demand(artifacts <= MAX_TILES, "more artifacts than any box holds");
    let few = player.pets.len() <= 8;
    against.demand(few, "more pets than four cages and a round of shopping allow");
    for pet in &player.pets {
        let known = (data.sizes.young..=BARS as u8).contains(&pet.size);
        against.demand(known, format_args!("no pet has size {}", pet.size));
        let laid = pet.plot.map_or(0, |plot| private.laid[plot.index()].len());
        let few = pet.cards.len() + laid <= usize::from(pet.size);
        against.demand(few, "more cards beside a pet than it has bars");
    }
    // While pets are being moved, one that waits may still stand where another has just been put.
    if !matches!(game.phase, Phase::Arranging { .. }) {
        let mut taken = player.pets.iter().enumerate();
        let twice = taken.any(|(at, pet)| {
            pet.plot.is_some() && player.pets[..at].iter().any(|other| other.plot == pet.plot)
        });
        against.demand(!twice, "two pets in one plot");
    }
}
