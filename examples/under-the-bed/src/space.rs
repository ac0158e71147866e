//! Answers and views as numbers, for networks. What stands here is a promise: see `docs/numbers.md`.

use std::sync::LazyLock;

use engine::{Pack, Seat};
use space::{Answers, Pen, Space, Turn, mark, part};

use crate::{
    Action, Card, Data, UnderTheBed, View,
    data::MAX_MONSTERS,
    open::{MAX_CHILDREN, ROOM},
};

static ANSWERS: LazyLock<Answers<Action>> = LazyLock::new(|| {
    let beds = || Seat::all(MAX_CHILDREN);
    Answers::new()
        .all("slide", beds().flat_map(|bed| Card::BOTH.map(|card| Action::Slide { card, bed })))
        .all("shine", beds().map(|bed| Action::Shine { bed }))
});

impl Space for UnderTheBed {
    fn answers() -> &'static Answers<Action> {
        &ANSWERS
    }

    /// One's own bed is 0, whoever one is.
    fn turned(action: &Action, turn: Turn) -> Action {
        match *action {
            Action::Slide { card, bed } => Action::Slide { card, bed: turn.seat(bed) },
            Action::Shine { bed } => Action::Shine { bed: turn.seat(bed) },
        }
    }

    fn rooms(pack: Pack<Data>) -> Vec<(&'static str, usize, usize)> {
        vec![("kinds of monsters", pack.monsters.len(), MAX_MONSTERS)]
    }

    fn sheet(view: &View, seat: Seat, pen: &mut impl Pen) {
        let children = view.beds.len();
        let around = || seat.around(children);
        pen.one_of("players", MAX_CHILDREN - 1, "how many play: 2 to 4", children.checked_sub(2));
        pen.one_of(
            "active",
            MAX_CHILDREN,
            "whose turn it is, counted from the observer",
            around().position(|other| other == view.active),
        );
        pen.one("pile", "monsters left to draw, of 18", part(view.pile, MAX_MONSTERS as u32));
        pen.field(
            "torches",
            &[MAX_CHILDREN],
            "by seat, the observer first: whether the torch is left",
            |out| {
                for (other, out) in around().zip(out) {
                    *out = f32::from(u8::from(view.beds[other.index()].torch));
                }
            },
        );
        pen.field("under", &[MAX_CHILDREN], "by seat: how many monsters lie under the bed, of 5", |out| {
            for (other, out) in around().zip(out) {
                *out = part(view.beds[other.index()].under.len() as u32, ROOM as u32);
            }
        });
        pen.field("hand", &[2, MAX_MONSTERS], "the monster the observer held, then the one it drew", |out| {
            for (monster, out) in view.hands[seat.index()].iter().zip(out.chunks_exact_mut(MAX_MONSTERS)) {
                mark(out, Some(usize::from(monster.0)));
            }
        });
        pen.field(
            "known",
            &[MAX_CHILDREN, MAX_MONSTERS],
            "by seat: monsters under the bed that the observer knows, of 5 of a kind",
            |out| {
                for (other, out) in around().zip(out.chunks_exact_mut(MAX_MONSTERS)) {
                    for monster in view.under[other.index()].iter().flatten() {
                        out[usize::from(monster.0)] += 1.0 / ROOM as f32;
                    }
                }
            },
        );
        pen.field(
            "known_to_others",
            &[MAX_CHILDREN, MAX_CHILDREN],
            "by seat of the bed, then by seat: monsters there that this child knows, of 5",
            |out| {
                for (bed, out) in around().zip(out.chunks_exact_mut(MAX_CHILDREN)) {
                    for (other, out) in around().zip(out) {
                        let known = view.beds[bed.index()].under.iter().filter(|known| known.contains(other));
                        *out = part(known.count() as u32, ROOM as u32);
                    }
                }
            },
        );
    }
}
