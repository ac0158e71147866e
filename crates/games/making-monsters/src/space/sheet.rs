//! What a seat knows as a row of numbers.

use engine::Seat;
use space::{Circle, Pen, count, heap, mark, part, tiles, yes};

use crate::{
    View,
    data::{
        CART_TILES, CARTS, Kind, MAX_BAYS, MAX_LESTERS, MAX_MONSTERS, MAX_STACK, MAX_UPGRADES, MonsterId,
        SLOTS,
    },
    open::{Errand, MAX_PLAYERS, Phase, Step},
};

const PHASES: usize = Phase::Over as usize + 1;
const STEPS: usize = 14;
const KINDS: usize = Kind::ALL.len();
const PARTS: usize = Kind::PARTS.len();
const USEFUL: usize = Kind::USEFUL.len();
/// What counts as much of something: more is written as this.
const ROUNDS: u32 = 30;
const PRESTIGE: u32 = 150;
const TOKENS: u32 = 20;
const FEW: u32 = 8;

pub(super) fn write(view: &View, seat: Seat, pen: &mut impl Pen) {
    let circle = Circle { seat, players: view.players.len(), room: MAX_PLAYERS };
    table(view, circle, pen);
    progress(view, circle, pen);
    labs(view, circle, pen);
    own(view, circle, pen);
}

fn table(view: &View, circle: Circle, pen: &mut impl Pen) {
    let seat = circle.seat;
    pen.one_of("players", MAX_PLAYERS - 1, "how many play: 2 to 4", circle.players.checked_sub(2));
    pen.one_of("phase", PHASES, "where the game is, from the set-up to the end", Some(view.phase as usize));
    pen.one("round", "the round, of 30", part(view.round, ROUNDS));
    pen.one_of(
        "lead",
        MAX_PLAYERS,
        "where the steps of this round start, counted from the observer",
        circle.distance(view.lead()),
    );
    pen.field("supply", &[PARTS], "parts of each kind in the supply, of 20", |out| {
        heap(out, view.supply.raw(), TOKENS);
    });
    pen.field("rot", &[3], "rot on the track, in the reserve, out of the game, each of 20", |out| {
        heap(out, &[view.rot_track, view.reserve, view.composted], TOKENS);
    });
    pen.field(
        "carts",
        &[CARTS, CART_TILES, MAX_UPGRADES],
        "the tiles on each cart, by their place in the data pack",
        |out| {
            for (tile, out) in view.carts.iter().flatten().zip(out.chunks_exact_mut(MAX_UPGRADES)) {
                mark(out, tile.0.map(|id| usize::from(id.0)));
            }
        },
    );
    pen.one_of("facing", CARTS, "the cart in front of the observer", Some(usize::from(view.facing(seat).0)));
    pen.field("cart_kinds", &[KINDS], "the kinds of parts the observer may take as cart items", |out| {
        let kinds = view.cart_kinds(seat);
        (0..KINDS).filter(|kind| kinds & 1 << kind != 0).for_each(|kind| out[kind] = 1.0);
    });
    pen.field("boxed", &[MAX_UPGRADES], "tiles out of the game, of 8 of a kind", |out| {
        heap(out, view.boxed.raw(), FEW);
    });
    pen.field("discard", &[MAX_MONSTERS], "monster cards in the discard pile", |out| {
        view.discard.iter().for_each(|card| mark(out, Some(usize::from(card.0))));
    });
    pen.field(
        "face_down",
        &[3],
        "tiles in each stack, cards in the deck, as parts of the most there can be",
        |out| {
            out[0] = part(view.own.stacks[0] as u32, MAX_STACK as u32);
            out[1] = part(view.own.stacks[1] as u32, MAX_STACK as u32);
            out[2] = part(view.own.deck as u32, MAX_MONSTERS as u32);
        },
    );
}

/// A step by its place in the list, and what it counts.
fn step(step: Step) -> (usize, [u8; 2]) {
    match step {
        Step::Start => (0, [0; 2]),
        Step::Draw { must, may } => (1, [must, may]),
        Step::End { next } => (2, [next, 0]),
        Step::Answer => (3, [0; 2]),
        Step::Ready => (4, [0; 2]),
        Step::Peg { bay } => (5, [bay, 0]),
        Step::Effects { bay } => (6, [bay, 0]),
        Step::Items { left } => (7, [left, 0]),
        Step::First => (8, [0; 2]),
        Step::Card => (9, [0; 2]),
        Step::Choose => (10, [0; 2]),
        Step::Cover => (11, [0; 2]),
        Step::Show => (12, [0; 2]),
        Step::Done => (13, [0; 2]),
    }
}

fn progress(view: &View, circle: Circle, pen: &mut impl Pen) {
    pen.by_seat(circle, "seated", 1, "whether somebody sits there, the observer first", |_, out| {
        out[0] = 1.0;
    });
    pen.by_seat(
        circle,
        "step",
        STEPS + 2,
        "by seat: how far it is in the phase (start, draw, end, answer, ready, peg, effects, items, first, card, choose, \
         cover, show, done), and what that step counts, each of 8",
        |other, out| {
            let (at, counts) = step(view.step(other));
            mark(out, Some(at));
            heap(&mut out[STEPS..], &counts, FEW);
        },
    );
    pen.by_seat(
        circle,
        "errand",
        6,
        "by seat: what must be finished first (LESTER card, supply, tile to take, tile to install), parts left of 8, \
         whether mutations count",
        |other, out| match view.player(other).errand {
            Errand::None => {}
            Errand::Lester => out[0] = 1.0,
            Errand::Supply { left, mutation } => {
                out[1] = 1.0;
                out[4] = part(left, FEW);
                out[5] = yes(mutation);
            }
            Errand::Expand => out[2] = 1.0,
            Errand::Install { .. } => out[3] = 1.0,
        },
    );
    pen.by_seat(
        circle,
        "order",
        4,
        "by seat: the order token (red, yellow, blue) where the observer knows it, whether it is a super action",
        |other, out| {
            mark(out, view.order(other).map(|colour| colour as usize));
            out[3] = yes(view.is_super(other));
        },
    );
    pen.by_seat(
        circle,
        "answer",
        3,
        "by seat: reanimate or wait where the observer knows it, whether it was forced",
        |other, out| {
            let player = view.player(other);
            mark(out, view.answer(other).map(|answer| answer as usize));
            out[2] = yes(player.forced);
        },
    );
    pen.by_seat(
        circle,
        "prestige",
        2,
        "by seat: prestige of 150, and what of it was gained at the Fair",
        |other, out| {
            let player = view.player(other);
            out[0] = part(player.prestige, PRESTIGE);
            out[1] = part(player.fair, PRESTIGE);
        },
    );
}

const SLOT: usize = 3 * USEFUL + 4;

fn labs(view: &View, circle: Circle, pen: &mut impl Pen) {
    pen.by_seat(circle, "bag", KINDS, "by seat: tokens in the bag, of 20 of a kind", |other, out| {
        heap(out, view.player(other).bag.raw(), TOKENS);
    });
    pen.by_seat(circle, "hand", PARTS, "by seat: drawn and not yet placed, of 8 of a kind", |other, out| {
        heap(out, view.player(other).hand.raw(), FEW);
    });
    pen.by_seat(
        circle,
        "slots",
        SLOTS * SLOT,
        "by seat, for each of five slots: spaces still empty, parts and mutations by kind, of 8; whether a monster stands \
         there, its prestige of 20, whether it is finished, whether by a Peg Leg",
        |other, out| {
            let player = view.player(other);
            for (at, out) in out.chunks_exact_mut(SLOT).enumerate() {
                let slot = &player.slots[at];
                if let Some(need) = view.need(other, at) {
                    heap(&mut out[..USEFUL], &need, FEW);
                }
                heap(&mut out[USEFUL..2 * USEFUL], slot.parts.raw(), FEW);
                heap(&mut out[2 * USEFUL..3 * USEFUL], slot.mutations.raw(), FEW);
                if let Some(monster) = view.monster_on(other, at) {
                    out[3 * USEFUL] = 1.0;
                    out[3 * USEFUL + 1] = part(monster.prestige, 20);
                }
                out[3 * USEFUL + 2] = yes(view.is_finished(other, at));
                out[3 * USEFUL + 3] = yes(player.pegged.contains(at));
            }
        },
    );
    pen.by_seat(circle, "sorting", PARTS, "by seat: the sorting board, of 8 of a kind", |other, out| {
        heap(out, view.player(other).sorting.raw(), FEW);
    });
    pen.by_seat(
        circle,
        "rejects",
        KINDS + 2,
        "by seat: the reject track by kind, what lies past its end, and its free spaces, each of 8",
        |other, out| {
            let player = view.player(other);
            heap(out, player.rejects.raw(), FEW);
            out[KINDS] = part(player.overflow.total(), FEW);
            out[KINDS + 1] = part(view.reject_room(other), FEW);
        },
    );
    pen.by_seat(
        circle,
        "upgrades",
        MAX_UPGRADES,
        "by seat: tiles in the lab and beside it, of 3 of a kind",
        |other, out| {
            let player = view.player(other);
            let installed = player.upgrades.iter().filter_map(|bay| bay.tile);
            count(out, installed.chain(player.beside.iter().copied()), 3);
        },
    );
    pen.by_seat(circle, "bays", 1, "by seat: upgrade slots that are open, of 6", |other, out| {
        out[0] = part(view.bays(other) as u32, MAX_BAYS as u32);
    });
    pen.by_seat(circle, "stored", PARTS, "by seat: parts on upgrades, of 8 of a kind", |other, out| {
        let player = view.player(other);
        for (at, out) in out.iter_mut().enumerate() {
            let stored = player.upgrades.iter().map(|bay| u32::from(bay.parts.raw()[at]));
            *out = part(stored.sum::<u32>(), FEW);
        }
    });
    pen.by_seat(circle, "lester_used", MAX_LESTERS, "by seat: LESTER cards already used", |other, out| {
        tiles(out, view.player(other).lester_used.iter());
    });
    pen.by_seat(circle, "incoming_rot", 1, "by seat: rot of Rot Bombs that waits, of 8", |other, out| {
        out[0] = part(view.player(other).incoming_rot, FEW);
    });
    pen.by_seat(circle, "pile", MAX_MONSTERS, "by seat: monster cards in the pile", |other, out| {
        view.player(other).pile.iter().for_each(|card| mark(out, Some(usize::from(card.0))));
    });
    pen.by_seat(circle, "cards_held", 1, "by seat: monster cards in hand, of 2", |other, out| {
        out[0] = part(view.cards_held(other) as u32, 2);
    });
}

fn own(view: &View, circle: Circle, pen: &mut impl Pen) {
    let seat = circle.seat;
    let (player, secret) = (view.player(seat), view.secret(seat));
    pen.field(
        "own_bays",
        &[MAX_BAYS, MAX_UPGRADES],
        "the tile on each upgrade slot of the observer, by its place in the data pack",
        |out| {
            for (bay, out) in player.upgrades.iter().zip(out.chunks_exact_mut(MAX_UPGRADES)) {
                mark(out, bay.tile.map(|id| usize::from(id.0)));
            }
        },
    );
    pen.field("own_stored", &[MAX_BAYS, PARTS], "the parts on each of these tiles, of 8 of a kind", |out| {
        for (bay, out) in player.upgrades.iter().zip(out.chunks_exact_mut(PARTS)) {
            heap(out, bay.parts.raw(), FEW);
        }
    });
    pen.field("installing", &[MAX_UPGRADES], "the tile the observer must put on a slot", |out| {
        if let Errand::Install { tile } = player.errand {
            mark(out, Some(usize::from(tile.0)));
        }
    });
    pen.field("cards", &[2, MAX_MONSTERS], "the monster cards the observer holds, in order", |out| {
        for (card, out) in view.cards(seat).zip(out.chunks_exact_mut(MAX_MONSTERS)) {
            mark(out, Some(usize::from(card.0)));
        }
    });
    pen.field(
        "cards_show",
        &[2, USEFUL + 1],
        "what these cards ask for, of 8 of a kind, and their prestige of 20",
        |out| {
            for (card, out) in view.cards(seat).zip(out.chunks_exact_mut(USEFUL + 1)) {
                let monster = view.pack.monster(card);
                heap(out, monster.spaces.raw(), FEW);
                out[USEFUL] = part(monster.prestige, 20);
            }
        },
    );
    pen.one_of(
        "kept",
        3,
        "which of them the observer keeps: first, second, both",
        secret.kept.map(|k| k as usize),
    );
    let place = |card: &MonsterId| Some(usize::from(card.0));
    pen.field("lineup", &[MAX_MONSTERS], "the cards the observer picked for the Fair", |out| {
        secret.lineup.iter().for_each(|card| mark(out, place(card)));
    });
    pen.one_of(
        "covers",
        SLOTS,
        "the default that the fourth of them covers",
        secret.covers.map(|slot| slot.index()),
    );
}
