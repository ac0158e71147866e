//! States from outside: what could not be played on is refused, with the reason.

use engine::{Id, Piece, Seat, Seats};

use crate::{
    data::{ArtifactId, BARS, CageId, MAX_TILES, PetId},
    state::{DungeonPetz, Errand, Layout, Phase, Player},
    terms::{Colour, Need, SPACES, Term},
};

/// More of any token than this is nonsense.
const MOST: u8 = 120;

pub fn validate(game: &DungeonPetz) -> Result<(), String> {
    if let Err(problems) = game.options.check() {
        return Err(problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "));
    }
    let players = game.players.len();
    if players != usize::from(game.options.players) {
        return Err(format!("{players} players at a table for {}", game.options.players));
    }
    if !(1..=game.rounds()).contains(&game.round) {
        return Err(format!("no round {}", game.round));
    }
    let known = |seat: Seat| {
        if seat.index() < players { Ok(()) } else { Err(format!("no seat {seat} at a table of {players}")) }
    };
    known(game.start)?;
    if let Some(order) = &game.final_order
        && (order.len() != players || order.iter().copied().collect::<Seats>() != Seats::first(players))
    {
        return Err("final_order is not an order of the seats".into());
    }
    phase(game, &known)?;
    board(game, &known)?;
    for (seat, player) in game.seats().zip(&game.players) {
        self::player(game, seat, player).map_err(|reason| format!("seat {seat}: {reason}"))?;
    }
    Ok(())
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
    let (data, board) = (game.data(), &game.board);
    for crew in board.spaces.items().iter().flatten() {
        known(crew.seat)?;
    }
    inside::<PetId>(board.young.iter().chain(&board.old).chain(&board.pet_pile).copied(), data.pets.len())?;
    inside::<CageId>(board.cages.iter().flatten().chain(&board.cage_stack).copied(), data.cages.len())?;
    inside(board.addons.iter().flatten().chain(&board.addon_stack).copied(), data.addons.len())?;
    inside::<ArtifactId>(board.artifacts.iter().chain(&board.artifact_stack).copied(), data.artifacts.len())?;
    inside(board.exhibitions.iter().copied(), data.exhibitions.len())?;
    inside(board.customers.iter().copied(), data.customers.len())?;
    once(&board.young)?;
    once(&board.old)?;
    once(&board.artifacts)?;
    once(&board.customers)?;
    let pits: Vec<CageId> = board.cages.iter().flatten().copied().collect();
    once(&pits)?;
    if usize::from(board.exhibitions_open) > board.exhibitions.len()
        || usize::from(board.customers_open) > board.customers.len()
    {
        return Err("more tiles turned up than there are".into());
    }
    if board.decks.items().iter().flatten().any(|need| *need == Need::Sleep) {
        return Err("a potion in a need deck".into());
    }
    let piles = board.discards.items().iter().flat_map(|pile| pile.items());
    if piles.into_iter().any(|count| *count > MOST) || board.potions > MOST {
        return Err("more cards than any box holds".into());
    }
    Ok(())
}

/// All imps of a player, wherever they are.
fn imps(game: &DungeonPetz, seat: Seat) -> usize {
    let player = game.player(seat);
    let crews = game.board.spaces.items().iter().flatten().filter(|crew| crew.seat == seat);
    let going = match game.phase {
        Phase::Sending { seat: acting, errand: Errand::Go(group), .. } if acting == seat => group.imps,
        _ => 0,
    };
    let home = [player.imps, player.hospital, player.platform, player.busy, going];
    home.iter().map(|count| usize::from(*count)).sum::<usize>()
        + player.groups.iter().map(|group| usize::from(group.imps)).sum::<usize>()
        + crews.map(|crew| usize::from(crew.imps)).sum::<usize>()
        + player.extra_imps.len()
}

fn player(game: &DungeonPetz, seat: Seat, player: &Player) -> Result<(), String> {
    let data = game.data();
    let imps = imps(game, seat);
    if imps > usize::from(data.imps) {
        return Err(format!("{imps} imps, the box holds {}", data.imps));
    }
    if player.groups.len() > usize::from(data.exits) || player.groups.iter().any(|group| group.imps == 0) {
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
    let mut held = player.hand.items().iter().flat_map(|hand| hand.items()).chain(player.owed.items());
    if held.any(|count| *count > MOST / 4) || player.potions > MOST {
        return Err("more cards than any box holds".into());
    }
    for colour in Colour::ALL {
        // A substitute is one of the player's own dominant cards.
        let dominant = data.deck(*colour).dominant;
        let assigned = player.pets.iter().flat_map(|pet| &pet.cards);
        let laid = assigned.filter(|card| card.colour == *colour && card.need == dominant).count();
        if usize::from(player.substitutes[*colour]) > laid + usize::from(player.hand[*colour][dominant]) {
            return Err(format!("more {} substitutes than cards", colour.name()));
        }
    }
    if player.new_cages.len() > 2 || player.sold.len() > 2 {
        return Err("more bought or sold than a round allows".into());
    }
    if player.artifacts.len() + game.board.artifacts.len() + game.board.artifact_stack.len() > MAX_TILES {
        return Err("more artifacts than any box holds".into());
    }
    if player.pets.len() > 8 {
        return Err("more pets than four cages and a round of shopping allow".into());
    }
    for pet in &player.pets {
        if !(data.sizes.young..=BARS as u8).contains(&pet.size) {
            return Err(format!("no pet has size {}", pet.size));
        }
        if pet.cards.len() > usize::from(pet.size) {
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

/// Imps, need cards and potions never leave the game.
pub fn pieces(game: &DungeonPetz) -> Vec<(Piece, u32)> {
    let mut pieces: Vec<(Piece, u32)> =
        game.seats().map(|seat| (("imps of seat", seat.index() as u16), imps(game, seat) as u32)).collect();
    let mut potions = u32::from(game.board.potions);
    let mut cards = [[0i64; 6]; 4];
    for (deck, row) in game.board.decks.items().iter().zip(&mut cards) {
        deck.iter().for_each(|need| row[need.index() % 6] += 1);
    }
    let hands = game.players.iter().map(|player| &player.hand).chain([&game.board.discards]);
    for hand in hands {
        for (held, row) in hand.items().iter().zip(&mut cards) {
            held.items().iter().zip(row).for_each(|(count, total)| *total += i64::from(*count));
        }
    }
    for player in &game.players {
        potions += u32::from(player.potions);
        for card in player.pets.iter().flat_map(|pet| &pet.cards) {
            match card.need {
                Need::Sleep => potions += 1,
                need => cards[card.colour.index()][need.index()] += 1,
            }
        }
        for (colour, count) in player.substitutes.iter() {
            cards[colour.index()][game.data().deck(colour).dominant.index() % 6] -= i64::from(*count);
        }
    }
    for (colour, row) in Colour::ALL.iter().zip(cards) {
        for (need, count) in Need::ALL.iter().zip(row) {
            // Fewer than none is nonsense that must differ from every true count.
            let count = u32::try_from(count).unwrap_or(u32::MAX);
            pieces.push(((colour.name(), need.index() as u16), count));
        }
    }
    pieces.push((("potions", 0), potions));
    debug_assert!(game.board.spaces.items().len() == SPACES);
    pieces.sort();
    pieces
}
