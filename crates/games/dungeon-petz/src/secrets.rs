//! Redrawing what somebody cannot know: the definition of what is hidden.

use engine::{
    Id, List, Luck, Rng, Seat, Witness,
    rng::{below, shuffle},
};

use crate::{
    action::Action,
    open::{Assigned, Group, Phase},
    phases::{self, assigning, grouping},
    state::{DungeonPetz, Private},
    terms::{Colour, Need, Term},
    view::View,
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

/// What is known of the cards others keep secret: how many of each colour, hand and face-down ones together. None for
/// whoever knows them.
type Secrets = [Option<[u8; 4]>; 4];

/// What is to be dealt face down: cards of each deck, exhibitions and customers.
struct Sizes {
    decks: [usize; 4],
    exhibitions: usize,
    customers: usize,
}

/// How far others have come with their cards in a step of which nobody tells anything (DP-ASGN-05).
#[derive(Clone, Copy, PartialEq)]
enum Progress {
    /// At their first choice: whoever thinks ahead lets them choose.
    Begun,
    /// Anywhere up to the end.
    Any,
}

impl DungeonPetz {
    /// Redraws everything `seat` cannot know: orders of stacks, face-down tiles, the others' cards and plans, luck.
    pub(crate) fn redraw_hidden(&mut self, seat: Seat, rng: &mut Rng) {
        let hidden = &mut self.hidden;
        hidden.luck = Luck::imagined(rng);
        let mut pool = Pool::default();
        for (deck, row) in hidden.decks.items().iter().zip(&mut pool) {
            deck.iter().for_each(|need| row[need.index() % 6] += 1);
        }
        let mut secrets: Secrets = [None; 4];
        for other in self.open.seats().filter(|other| *other != seat) {
            let private = std::mem::take(&mut hidden.private[other.index()]);
            secrets[other.index()] = Some(std::array::from_fn(|at| private.cards(Colour::ALL[at])));
            for (hand, row) in private.hand.items().iter().zip(&mut pool) {
                row.iter_mut().zip(hand.items()).for_each(|(left, held)| *left += held);
            }
            for card in private.laid().filter(|card| card.need != Need::Sleep) {
                pool[card.colour.index()][card.need.index()] += 1;
            }
        }
        let sizes = Sizes {
            decks: [0, 1, 2, 3].map(|at| hidden.decks.items()[at].len()),
            exhibitions: hidden.exhibitions.len(),
            customers: hidden.customers.len(),
        };
        fill(self, pool, &secrets, sizes, Progress::Any, rng);
    }
}

/// Fills in what a view leaves open: the hidden cards are all cards of the box less those the viewer sees.
pub(crate) fn fill_in(view: &View, game: &mut DungeonPetz, rng: &mut Rng) {
    let mut pool: Pool = game.data().decks.map(|deck| deck.cards);
    for (colour, row) in Colour::ALL.iter().zip(&mut pool) {
        let dominant = game.data().deck(*colour).dominant.index() % 6;
        let substitutes = game.players.iter().map(|player| player.substitutes[*colour]);
        row[dominant] = substitutes.fold(row[dominant], u8::saturating_add);
        let hands = game.hidden.private.iter().map(|private| &private.hand[*colour]);
        for hand in hands.chain([&game.board.discards[*colour]]) {
            row.iter_mut().zip(hand.items()).for_each(|(left, seen)| *left = left.saturating_sub(*seen));
        }
        let shown = game.players.iter().flat_map(|player| &player.pets).flat_map(|pet| &pet.cards);
        let seen = shown.chain(game.hidden.private.iter().flat_map(Private::laid));
        for card in seen.filter(|card| card.colour == *colour && card.need != Need::Sleep) {
            let left = &mut row[card.need.index()];
            *left = left.saturating_sub(1);
        }
    }
    let mut secrets: Secrets = [None; 4];
    for seat in game.seats().filter(|seat| view.private(*seat).is_none()) {
        secrets[seat.index()] = Some(*view.own.cards[seat.index()].items());
    }
    let sizes = Sizes {
        decks: view.own.decks.items().map(usize::from),
        exhibitions: view.own.exhibitions.into(),
        customers: view.own.customers.into(),
    };
    fill(game, pool, &secrets, sizes, Progress::Begun, rng);
}

/// Face-down tiles may be any that have not been turned up, those left in the box included (DP-CORE-05).
fn tiles<I: Id + Default, const N: usize>(
    shown: &[I],
    all: usize,
    count: usize,
    rng: &mut Rng,
) -> List<I, N> {
    let unseen = (0..all as u8).map(I::from_index).filter(|tile| !shown.contains(tile));
    let mut tiles: Vec<I> = unseen.collect();
    shuffle(&mut tiles, rng);
    tiles.into_iter().cycle().take(count).collect()
}

/// Deals hidden things to their places.
fn fill(
    game: &mut DungeonPetz,
    mut pool: Pool,
    secrets: &Secrets,
    sizes: Sizes,
    progress: Progress,
    rng: &mut Rng,
) {
    let data = game.data();
    let DungeonPetz { open, hidden } = game;
    shuffle(&mut hidden.pet_pile, rng);
    shuffle(&mut hidden.cage_stack, rng);
    shuffle(&mut hidden.addon_stack, rng);
    shuffle(&mut hidden.artifact_stack, rng);
    hidden.exhibitions = tiles(&open.board.exhibitions, data.exhibitions.len(), sizes.exhibitions, rng);
    hidden.customers = tiles(&open.board.customers, data.customers.len(), sizes.customers, rng);

    // Who is asked something that depends on a hidden hand goes first: its hand must leave a choice.
    let asked = asked_blindly(game, secrets, rng);
    let mut seats: Vec<Seat> = game.seats().filter(|seat| secrets[seat.index()].is_some()).collect();
    seats.sort_by_key(|seat| asked != Some(*seat));
    for seat in seats {
        let Some(cards) = secrets[seat.index()] else { continue };
        deal(game, seat, cards, asked == Some(seat), &mut pool, rng);
        match game.phase {
            Phase::Grouping => group(game, seat, rng),
            Phase::Assigning if progress == Progress::Any => wander(game, seat, asked == Some(seat), rng),
            _ => {}
        }
    }
    for (at, size) in sizes.decks.into_iter().enumerate() {
        let dominant = data.decks[at].dominant;
        let deck = &mut game.hidden.decks.items_mut()[at];
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
fn asked_blindly(game: &DungeonPetz, secrets: &Secrets, rng: &mut Rng) -> Option<Seat> {
    let hidden = |seat: &Seat| secrets[seat.index()].is_some();
    match game.phase {
        Phase::Drawing { seat, .. } | Phase::Showing { seat, .. } => Some(seat).filter(hidden),
        Phase::Assigning if phases::owing(game).into_iter().all(|seat| hidden(&seat)) => {
            let others = game.seats().filter(hidden).filter(|seat| !game.player(*seat).pets.is_empty());
            let others: List<Seat, 4> = others.collect();
            others.get(below(rng, others.len())).copied()
        }
        _ => None,
    }
}

/// A random hand for another player, with a random plan where its cards lie face down. Who is asked has a choice.
fn deal(game: &mut DungeonPetz, seat: Seat, cards: [u8; 4], asked: bool, pool: &mut Pool, rng: &mut Rng) {
    for attempt in 0..=TRIES {
        let before = *pool;
        draw(game, seat, cards, pool, attempt == TRIES, rng);
        match game.phase {
            Phase::Assigning => force(game, seat),
            Phase::Showing { .. } if game.face_down(seat) => plan(game, seat, rng),
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
        game.private_mut(seat).laid = Default::default();
    }
}

/// Need cards for a hand. Known substitutes are dominant cards; `varied` spreads the needs as far as it can.
fn draw(game: &mut DungeonPetz, seat: Seat, cards: [u8; 4], pool: &mut Pool, varied: bool, rng: &mut Rng) {
    let data = game.data();
    let DungeonPetz { open, hidden } = game;
    let (player, hand) = (open.player(seat), &mut hidden.private[seat.index()].hand);
    *hand = Default::default();
    for (colour, cards) in Colour::ALL.iter().copied().zip(cards) {
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
                && let Some(other) = (0..6).find(|at| row[*at] > 0 && hand[colour].items()[*at] == 0)
            {
                row[other] -= 1;
                Need::ALL[other]
            } else {
                take(row, rng).unwrap_or(dominant)
            };
            hand[colour][need] = hand[colour][need].saturating_add(1);
        }
    }
}

/// Fills every bar at random, cards of one pet and colour in canonical order.
fn plan(game: &mut DungeonPetz, seat: Seat, rng: &mut Rng) {
    let double = game.options.double;
    while let Some(bar) = assigning::current(game, seat) {
        let dominant = game.data().deck(bar.colour).dominant;
        let potions = game.potions(seat);
        let private = game.private_mut(seat);
        let mut row = *private.hand[bar.colour].items();
        let potion = potions > 0 && (below(rng, 6) == 0 || private.hand_of(bar.colour) == 0);
        let need = if potion { Need::Sleep } else { take(&mut row, rng).unwrap_or(Need::Sleep) };
        if need != Need::Sleep {
            private.hand[bar.colour][need] = private.hand[bar.colour][need].saturating_sub(1);
        }
        let turned = double && need != dominant && need != Need::Sleep && below(rng, 3) == 0;
        let cards = &mut private.laid[bar.plot.index()];
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
    let mut choices: List<Option<Action>, 16> = List::new();
    while below(rng, 4) > 0 {
        let before = *game.private(seat);
        choices.clear();
        assigning::answers(game, seat, &mut |action| choices.push(Some(action)));
        let Some(Some(action)) = choices.get(below(rng, choices.len())) else { return };
        assigning::answer(game, seat, *action, &mut Witness::silent());
        force(game, seat);
        if asked && assigning::current(game, seat).is_none() {
            *game.private_mut(seat) = before;
            return;
        }
    }
}

/// Random groups: a finished set if that is known, or a beginning that leaves something to decide.
fn group(game: &mut DungeonPetz, seat: Seat, rng: &mut Rng) {
    let (exits, ready) = (usize::from(game.data().exits), game.player(seat).ready);
    loop {
        let (home, groups) = (game.at_home(seat), &game.private(seat).groups);
        let most = if ready { home.imps } else { home.imps.saturating_sub(1) };
        let room = groups.len() + usize::from(!ready) < exits;
        if most == 0 || !room || below(rng, 4) == 0 {
            return;
        }
        let mut group = Group { imps: 1, gold: 0 };
        for _ in 0..8 {
            let gold = home.gold.min(grouping::MOST_GOLD);
            let imps = 1 + below(rng, usize::from(most)) as u8;
            let wanted = Group { imps, gold: below(rng, usize::from(gold) + 1) as u8 };
            if wanted.follows(groups.last()) {
                group = wanted;
                break;
            }
        }
        game.private_mut(seat).groups.push(group);
    }
}
