//! The definition of what is hidden: redrawing it in place, and filling it in for an imagined state.

use arrayvec::ArrayVec;
use engine::{
    Luck, Rng, Seat, Witness,
    rng::{below, shuffle},
};

use super::{View, face_down};
use crate::{
    action::Action,
    data::{CustomerId, ExhibitionId},
    phases::{self, assigning, grouping},
    state::{Assigned, DungeonPetz, Group, Phase},
    terms::{Colour, Need, Term},
};

/// Hidden need cards by colour and need.
type Pool = [[u8; 6]; 4];

/// How often a hand is drawn again because its owner would have nothing to decide.
const TRIES: usize = 300;

/// Takes a random card from a colour of the pool.
fn take(pool: &mut [u8; 6], rng: &mut Rng) -> Option<Need> {
    let total: usize = pool.iter().map(|count| usize::from(*count)).sum();
    if total == 0 {
        return None;
    }
    let mut at = below(rng, total);
    for (need, count) in Need::ALL.iter().zip(pool) {
        if at < usize::from(*count) {
            *count -= 1;
            return Some(*need);
        }
        at -= usize::from(*count);
    }
    None
}

/// What one other player keeps secret, as far as everyone knows: cards per colour and potions, hand and face-down
/// cards together; and whether the groups are final.
#[derive(Clone, Copy)]
struct Secret {
    cards: [u8; 4],
    potions: u8,
    ready: bool,
}

/// How far others have come with their cards in a step of which nobody tells anything (DP-ASGN-05).
#[derive(Clone, Copy, PartialEq)]
enum Progress {
    /// At their first choice: whoever thinks ahead lets them choose.
    Begun,
    /// Anywhere up to the end.
    Any,
}

/// Redraws everything `seat` cannot know: orders of stacks, face-down tiles, the others' cards and plans, luck.
pub fn resample(game: &mut DungeonPetz, seat: Seat, rng: &mut Rng) {
    game.luck = Luck::imagined(rng);
    let mut pool = Pool::default();
    for (deck, row) in game.board.decks.items().iter().zip(&mut pool) {
        deck.iter().for_each(|need| row[need.index() % 6] += 1);
    }
    let sizes = [0, 1, 2, 3].map(|at| game.board.decks.items()[at].len());
    let mut secrets = [None; 4];
    for other in game.seats().filter(|other| *other != seat) {
        let down = face_down(game, other);
        let player = game.player_mut(other);
        let mut secret = Secret { cards: [0; 4], potions: player.potions, ready: player.ready };
        for (at, hand) in player.hand.items().iter().enumerate() {
            for (count, row) in hand.items().iter().zip(&mut pool[at]) {
                secret.cards[at] += count;
                *row += count;
            }
        }
        player.hand = Default::default();
        if down {
            for card in player.pets.iter_mut().flat_map(|pet| std::mem::take(&mut pet.cards)) {
                match card.need {
                    Need::Sleep => secret.potions += 1,
                    need => {
                        secret.cards[card.colour.index()] += 1;
                        pool[card.colour.index()][need.index()] += 1;
                    }
                }
            }
        }
        player.potions = secret.potions;
        if game.phase == Phase::Grouping {
            let player = game.player_mut(other);
            let Group { imps, gold } = player.grouped();
            player.groups.clear();
            player.imps += imps;
            player.gold = player.gold.saturating_add(gold);
        }
        secrets[other.index()] = Some(secret);
    }
    let exhibitions = game.board.exhibitions.len() - usize::from(game.board.exhibitions_open);
    game.board.exhibitions.truncate(usize::from(game.board.exhibitions_open));
    let customers = game.board.customers.len() - usize::from(game.board.customers_open);
    game.board.customers.truncate(usize::from(game.board.customers_open));
    fill(game, pool, &secrets, sizes, (exhibitions, customers), Progress::Any, rng);
}

/// Fills in what a view leaves open: the hidden cards are all cards of the box less those the viewer sees.
pub fn imagine(view: &View, game: &mut DungeonPetz, rng: &mut Rng) {
    let mut pool: Pool = game.data().decks.map(|deck| deck.cards);
    for (colour, row) in Colour::ALL.iter().zip(&mut pool) {
        let dominant = game.data().deck(*colour).dominant.index() % 6;
        let substitutes = game.players.iter().map(|player| player.substitutes[*colour]);
        row[dominant] = substitutes.fold(row[dominant], u8::saturating_add);
        let hands =
            game.players.iter().map(|player| &player.hand[*colour]).chain([&game.board.discards[*colour]]);
        for hand in hands {
            row.iter_mut().zip(hand.items()).for_each(|(left, seen)| *left = left.saturating_sub(*seen));
        }
        let laid = game.players.iter().flat_map(|player| &player.pets).flat_map(|pet| &pet.cards);
        for card in laid.filter(|card| card.colour == *colour && card.need != Need::Sleep) {
            let left = &mut row[card.need.index()];
            *left = left.saturating_sub(1);
        }
    }
    let mut secrets = [None; 4];
    for (at, player) in view.players.iter().enumerate() {
        if view.me() != Some(Seat::at(at)) {
            secrets[at] =
                Some(Secret { cards: *player.cards.items(), potions: player.potions, ready: player.ready });
        }
    }
    // Being ready with cards shows in the own view but is not part of the state.
    if game.phase != Phase::Grouping {
        game.players.iter_mut().for_each(|player| player.ready = false);
    }
    let sizes = view.board.decks.items().map(usize::from);
    let hidden = (usize::from(view.board.exhibitions_hidden), usize::from(view.board.customers_hidden));
    fill(game, pool, &secrets, sizes, hidden, Progress::Begun, rng);
}

/// Deals hidden things to their places, so many exhibitions and customers face down among them.
fn fill(
    game: &mut DungeonPetz,
    mut pool: Pool,
    secrets: &[Option<Secret>; 4],
    decks: [usize; 4],
    (exhibitions, customers): (usize, usize),
    progress: Progress,
    rng: &mut Rng,
) {
    let board = &mut game.board;
    shuffle(&mut board.pet_pile, rng);
    shuffle(&mut board.cage_stack, rng);
    shuffle(&mut board.addon_stack, rng);
    shuffle(&mut board.artifact_stack, rng);
    // Face-down tiles may be any that have not been turned up, those left in the box included (DP-CORE-05).
    let data = game.pack.data();
    let mut tiles: Vec<ExhibitionId> = (0..data.exhibitions.len() as u8).map(ExhibitionId).collect();
    tiles.retain(|tile| !board.exhibitions.contains(tile));
    shuffle(&mut tiles, rng);
    board.exhibitions.extend(tiles.into_iter().cycle().take(exhibitions));
    let mut tiles: Vec<CustomerId> = (0..data.customers.len() as u8).map(CustomerId).collect();
    tiles.retain(|tile| !board.customers.contains(tile));
    shuffle(&mut tiles, rng);
    board.customers.extend(tiles.into_iter().cycle().take(customers));

    // Who is asked something that depends on a hidden hand goes first: its hand must leave a choice.
    let asked = asked_blindly(game, secrets, rng);
    let mut seats: Vec<Seat> = game.seats().filter(|seat| secrets[seat.index()].is_some()).collect();
    seats.sort_by_key(|seat| asked != Some(*seat));
    for seat in seats {
        let Some(secret) = secrets[seat.index()] else { continue };
        deal(game, seat, secret, asked == Some(seat), &mut pool, rng);
        match game.phase {
            Phase::Grouping => group(game, seat, secret.ready, rng),
            Phase::Assigning if progress == Progress::Any => wander(game, seat, asked == Some(seat), rng),
            _ => {}
        }
    }
    for (at, size) in decks.into_iter().enumerate() {
        let dominant = data.decks[at].dominant;
        let deck = &mut game.board.decks.items_mut()[at];
        deck.clear();
        while deck.len() < size {
            // A table from outside may show more cards than the box holds: then these are dominant ones.
            deck.push(take(&mut pool[at], rng).unwrap_or(dominant));
        }
        shuffle(deck, rng);
    }
}

/// The seat whose hidden hand surely leaves a choice, since somebody is asked: the acting one; while cards are assigned,
/// one of those with pets if the viewer has nothing left to decide.
fn asked_blindly(game: &DungeonPetz, secrets: &[Option<Secret>; 4], rng: &mut Rng) -> Option<Seat> {
    let hidden = |seat: &Seat| secrets[seat.index()].is_some();
    match game.phase {
        Phase::Drawing { seat, .. } | Phase::Showing { seat, .. } => Some(seat).filter(hidden),
        Phase::Assigning if phases::owing(game).into_iter().all(|seat| hidden(&seat)) => {
            let others = game.seats().filter(hidden).filter(|seat| !game.player(*seat).pets.is_empty());
            let others: ArrayVec<Seat, 4> = others.collect();
            others.get(below(rng, others.len())).copied()
        }
        _ => None,
    }
}

/// A random hand for another player, with a random plan where its cards lie face down. Who is asked has a choice.
fn deal(game: &mut DungeonPetz, seat: Seat, secret: Secret, asked: bool, pool: &mut Pool, rng: &mut Rng) {
    for attempt in 0..=TRIES {
        let before = *pool;
        draw(game, seat, secret, pool, attempt == TRIES, rng);
        match game.phase {
            Phase::Assigning => force(game, seat),
            Phase::Showing { .. } if face_down(game, seat) => plan(game, seat, rng),
            _ => {}
        }
        let mut answers = 0;
        if asked {
            phases::answers(game, seat, &mut |_| answers += 1);
        }
        if !asked || answers > 1 || attempt == TRIES {
            return;
        }
        *pool = before;
        let player = game.player_mut(seat);
        player.potions = secret.potions;
        if game.phase == Phase::Assigning {
            game.player_mut(seat).pets.iter_mut().for_each(|pet| pet.cards.clear());
        }
    }
}

/// Need cards for a hand. Known substitutes are dominant cards; `varied` spreads the needs as far as it can.
fn draw(game: &mut DungeonPetz, seat: Seat, secret: Secret, pool: &mut Pool, varied: bool, rng: &mut Rng) {
    let data = game.data();
    let player = game.player_mut(seat);
    player.hand = Default::default();
    player.potions = secret.potions;
    for (colour, cards) in Colour::ALL.iter().copied().zip(secret.cards) {
        let row = &mut pool[colour.index()];
        let dominant = data.deck(colour).dominant;
        let shown = player.pets.iter().flat_map(|pet| &pet.cards);
        let shown = shown.filter(|card| card.colour == colour && card.need == dominant).count() as u8;
        let fixed = player.substitutes[colour].saturating_sub(shown).min(cards);
        for number in 0..cards {
            let need = if number < fixed && row[dominant.index()] > 0 {
                row[dominant.index()] -= 1;
                dominant
            } else if varied
                && let Some(other) = (0..6).find(|at| row[*at] > 0 && player.hand[colour].items()[*at] == 0)
            {
                row[other] -= 1;
                Need::ALL[other]
            } else {
                take(row, rng).unwrap_or(dominant)
            };
            player.hand[colour][need] = player.hand[colour][need].saturating_add(1);
        }
    }
}

/// Fills every bar at random, cards of one pet and colour in canonical order.
fn plan(game: &mut DungeonPetz, seat: Seat, rng: &mut Rng) {
    let double = game.options.double;
    while let Some(bar) = assigning::current(game, seat) {
        let dominant = game.data().deck(bar.colour).dominant;
        let player = game.player_mut(seat);
        let mut row = *player.hand[bar.colour].items();
        let potion = player.potions > 0 && (below(rng, 6) == 0 || player.hand_of(bar.colour) == 0);
        let need = if potion { Need::Sleep } else { take(&mut row, rng).unwrap_or(Need::Sleep) };
        match need {
            Need::Sleep => player.potions = player.potions.saturating_sub(1),
            need => player.hand[bar.colour][need] = player.hand[bar.colour][need].saturating_sub(1),
        }
        let turned = double && need != dominant && need != Need::Sleep && below(rng, 3) == 0;
        let cards = &mut player.pets[bar.at].cards;
        cards.push(Assigned { colour: bar.colour, need, turned });
        cards.sort_unstable();
    }
}

/// Plays the bars that have only one answer.
fn force(game: &mut DungeonPetz, seat: Seat) {
    loop {
        let (mut count, mut only) = (0, None);
        assigning::answers(game, seat, &mut |action: Action| {
            count += 1;
            only = Some(action);
        });
        match only {
            Some(action) if count == 1 => assigning::answer(game, seat, action, &mut Witness::silent()),
            _ => return,
        }
    }
}

/// Gives random answers for a while; who is asked keeps a choice.
fn wander(game: &mut DungeonPetz, seat: Seat, asked: bool, rng: &mut Rng) {
    let mut choices: ArrayVec<Action, 16> = ArrayVec::new();
    while below(rng, 4) > 0 {
        let before = game.player(seat).clone();
        choices.clear();
        assigning::answers(game, seat, &mut |action| choices.push(action));
        let Some(action) = choices.get(below(rng, choices.len())) else { return };
        assigning::answer(game, seat, *action, &mut Witness::silent());
        force(game, seat);
        if asked && assigning::current(game, seat).is_none() {
            *game.player_mut(seat) = before;
            return;
        }
    }
}

/// Random groups: a finished set, or a beginning that leaves something to decide.
fn group(game: &mut DungeonPetz, seat: Seat, ready: bool, rng: &mut Rng) {
    let exits = usize::from(game.data().exits);
    let player = game.player_mut(seat);
    player.ready = ready;
    loop {
        let most = if ready { player.imps } else { player.imps.saturating_sub(1) };
        let room = player.groups.len() + usize::from(!ready) < exits;
        if most == 0 || !room || below(rng, 4) == 0 {
            return;
        }
        let mut group = Group { imps: 1, gold: 0 };
        for _ in 0..8 {
            let gold = player.gold.min(grouping::MOST_GOLD);
            let imps = 1 + below(rng, usize::from(most)) as u8;
            let wanted = Group { imps, gold: below(rng, usize::from(gold) + 1) as u8 };
            if grouping::fits(player.groups.last(), wanted) {
                group = wanted;
                break;
            }
        }
        player.imps -= group.imps;
        player.gold -= group.gold;
        player.groups.push(group);
    }
}
