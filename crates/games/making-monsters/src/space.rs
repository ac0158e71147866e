//! Answers and views as numbers, for networks. What stands here is a promise: see `docs/numbers.md`.

mod sheet;

use std::{iter, sync::LazyLock};

use engine::{Pack, Seat};
use space::{Answers, Pen, Space};

use crate::{
    Action, BayNo, CartId, Colour, Data, Keep, Kind, LesterId, MakingMonsters, MonsterId, SlotNo, TileNo,
    View,
    data::{CARTS, MAX_LESTERS, MAX_MONSTERS},
};

static ANSWERS: LazyLock<Answers<Action>> = LazyLock::new(answers);

/// Every part, with every space of a monster it may fill: a mutation names the kind of space.
fn spots() -> impl Iterator<Item = (Kind, SlotNo, Option<Kind>)> {
    let useful = Kind::USEFUL.into_iter().flat_map(|part| SlotNo::all().map(move |slot| (part, slot, None)));
    let spaces = |slot| Kind::USEFUL.map(|space| (Kind::Mutation, slot, Some(space)));
    useful.chain(SlotNo::all().flat_map(spaces))
}

fn answers() -> Answers<Action> {
    let stores = |part| BayNo::all().map(move |upgrade| Action::Store { part, upgrade });
    let sources = || iter::once(None).chain(BayNo::all().map(Some));
    let moves = |upgrade| spots().map(move |(part, slot, space)| Action::Move { part, upgrade, slot, space });
    let tiles = |cart| TileNo::all().map(move |tile| Action::TakeTile { cart, tile });
    let both = [Keep::First, Keep::Second, Keep::Both];
    Answers::new()
        .all("place_card", SlotNo::all().map(Action::PlaceCard))
        .all("replace_card", SlotNo::all().map(Action::ReplaceCard))
        .all("pile_card", [Action::PileCard])
        .all("order", Colour::ALL.map(Action::Order))
        .all("draw", [Action::Draw])
        .all("stop", [Action::Stop])
        .all("place", spots().map(|(part, slot, space)| Action::Place { part, slot, space }))
        .all("sort", Kind::PARTS.map(Action::Sort))
        .all("store", Kind::PARTS.into_iter().flat_map(stores))
        .all("reject", Kind::PARTS.map(Action::Reject))
        .all("move", sources().flat_map(moves))
        .all("take_supply", Kind::PARTS.map(Action::TakeSupply))
        .all("use_lester", (0..MAX_LESTERS as u8).map(LesterId).map(Action::UseLester))
        .all("take_tile", (0..CARTS as u8).map(CartId).flat_map(tiles))
        .all("install", BayNo::all().map(Action::Install))
        .all("reanimate", [Action::Reanimate])
        .all("wait", [Action::Wait])
        .all("ready", [Action::Ready])
        .all("peg_leg", iter::once(None).chain(SlotNo::all().map(Some)).map(Action::PegLeg))
        .all("grind", [false, true].map(Action::Grind))
        .all("exchange", iter::once(None).chain(Kind::PARTS.map(Some)).map(Action::Exchange))
        .all("take_part", Kind::PARTS.map(Action::TakePart))
        .all("done", [Action::Done])
        .all("keep", both.map(Action::Keep))
        .all("place_first", both.map(Action::PlaceFirst))
        .all("fair_card", (0..MAX_MONSTERS as u8).map(MonsterId).map(Action::FairCard))
        .all("cover_default", SlotNo::all().map(Action::CoverDefault))
}

impl Space for MakingMonsters {
    fn answers() -> &'static Answers<Action> {
        &ANSWERS
    }

    fn rooms(pack: Pack<Data>) -> Vec<(&'static str, usize, usize)> {
        vec![
            ("monster cards", pack.monsters.len(), MAX_MONSTERS),
            ("LESTER cards", pack.lesters.len(), MAX_LESTERS),
        ]
    }

    fn sheet(view: &View, seat: Seat, pen: &mut impl Pen) {
        sheet::write(view, seat, pen);
    }
}
