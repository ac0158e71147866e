//! Answers and views as numbers, for networks. What stands here is a promise: see `docs/numbers.md`.

mod sheet;

use std::{iter, sync::LazyLock};

use engine::{Id, Pack, Seat};
use space::{Answers, Pen, Space};

use crate::{
    Action, Data, DungeonLords, View,
    data::{
        AREAS, AdventurerId, CELLS, Cell, ImprovedId, LAIR, MONSTER_KINDS, MonsterId, PaladinId, PetId,
        Place, RoomId, TRAP_KINDS, TrapId,
    },
    open::{Good, ImpAt, PARTY, PlannedTrap, Site, Striker, Who},
    state::ROUNDS,
};

/// Room for kinds of components, by their place in the data pack.
const BOARDS: usize = 16;
const ADVENTURERS: usize = 64;
const PALADINS: usize = 8;
const ROOMS: usize = 24;
const CARDS: usize = 32;
const SPECIALS: usize = 32;
const IMPROVED: usize = 8;
const EXPERTS: usize = 8;
const PETS: usize = 24;
/// Imps that work in one room, alternatives of what a use gives, imps that train at once.
const WORKERS: u8 = 4;
const GAINS: u8 = 2;
const TRAINED: i8 = 4;
/// Workers that one space sends out, and miners that one vein takes.
const SENT: u8 = 6;
const VEIN: u8 = 6;
/// Attacks of a creature and alternatives of its cost: no pack has more.
const MODES: u8 = 4;
const COSTS: u8 = 4;
/// Imps sent to the Fair, which the rules do not limit (DL-CONV-10). Nobody has ever had more; whoever has is told that the
/// answer has no number.
const IMPS: u8 = 31;
/// Tax for a dungeon without a free cell.
const TAX: u8 = 16;

static ANSWERS: LazyLock<Answers<Action>> = LazyLock::new(answers);

/// All ids of a kind up to the room there is for it.
fn each<I: Id>(room: usize) -> impl Iterator<Item = I> + Clone {
    (0..room as u8).map(I::from_index)
}

fn cells() -> impl Iterator<Item = Cell> + Clone {
    each(CELLS)
}

fn rooms() -> impl Iterator<Item = RoomId> + Clone {
    each(ROOMS)
}

fn traps() -> impl Iterator<Item = TrapId> + Clone {
    each(TRAP_KINDS)
}

fn places() -> impl Iterator<Item = Place> + Clone {
    each(LAIR)
}

fn strikers() -> impl Iterator<Item = Striker> {
    places().map(Striker::Creature).chain([Striker::Fighter]).chain(each(PETS).map(Striker::Pet))
}

/// A trap card as it is, or with the imp or the monster that is its cost.
fn planned(trap: TrapId) -> impl Iterator<Item = PlannedTrap> {
    let bare = PlannedTrap { trap, fed: None, imp: None };
    let imps = [ImpAt::Free, ImpAt::Used, ImpAt::Training].map(|imp| PlannedTrap { imp: Some(imp), ..bare });
    let fed = places().map(move |place| PlannedTrap { fed: Some(place), ..bare });
    iter::once(bare).chain(imps).chain(fed)
}

fn sprung(trap: TrapId, installed: bool) -> impl Iterator<Item = Action> {
    let loads = iter::once(None).chain(each::<MonsterId>(MONSTER_KINDS).map(Some));
    loads.map(move |fed| Action::Spring { trap, installed, fed })
}

/// Every split of workers into imps and tokens.
fn produced(room: RoomId, gain: u8) -> impl Iterator<Item = Action> {
    let splits = (0..=WORKERS).flat_map(|imps| (0..=WORKERS - imps).map(move |tokens| (imps, tokens)));
    splits.map(move |(imps, tokens)| Action::Produce { room, imps, tokens, gain })
}

fn answers() -> Answers<Action> {
    let goods = [Good::Gold, Good::Food, Good::Evil, Good::Imp, Good::Trap, Good::Monster];
    let built = |room| cells().map(move |cell| Action::Build { room, cell });
    let improved = |cell| each::<ImprovedId>(IMPROVED).map(move |tile| Action::Improve { cell, tile });
    let installed = |trap| cells().map(move |cell| Action::Install { trap, cell });
    let mined = |tunnels| (0..=VEIN).map(move |vein| Action::Mine { tunnels, vein });
    let trained = |room| {
        let imps = (-TRAINED..=TRAINED).filter(|imps| *imps != 0);
        imps.map(move |imps| Action::Train { room, imps })
    };
    let attacks = |by| (0..MODES).map(move |mode| Action::Attack { by, mode });
    let freed = each::<AdventurerId>(ADVENTURERS)
        .map(Who::Adventurer)
        .chain(each::<PaladinId>(PALADINS).map(Who::Paladin))
        .chain([Who::Illusion]);
    let rounds = || 1..=ROUNDS as u8;
    Answers::new()
        .all("keep_order", each(AREAS).map(Action::KeepOrder))
        .all("order", each(AREAS).map(Action::Order))
        .all("dummy_order", each(AREAS).map(Action::DummyOrder))
        .all("pay_and_place", [Action::PayAndPlace])
        .all("hold_back", [Action::HoldBack])
        .all("execute", [Action::Execute])
        .all("skip", [Action::Skip])
        .all("dig", cells().map(Action::Dig))
        .all("mine", (0..=SENT).flat_map(mined))
        .all("hire", each(MONSTER_KINDS).map(Action::Hire))
        .all("build", rooms().flat_map(built))
        .all("rent", rooms().map(Action::Rent))
        .all("take_rent", [Action::TakeRent])
        .all("harvest", (0..=SENT).map(Action::Harvest))
        .all("improve", cells().flat_map(improved))
        .all("unconquer", cells().map(Action::Unconquer))
        .all("install", traps().flat_map(installed))
        .all("peek", rounds().map(Action::Peek))
        .all("no_peek", [Action::NoPeek])
        .all("put", rounds().map(Action::Put))
        .all("give_trap", traps().map(Action::GiveTrap))
        .all("lose_imp", [ImpAt::Free, ImpAt::Used, ImpAt::Training].map(Action::LoseImp))
        .all("feed", places().map(Action::Feed))
        .all("pay_with", (0..COSTS).map(Action::PayWith))
        .all("waive", each::<PetId>(PETS).map(Action::Waive))
        .all("send", (0..=IMPS).map(Action::Send))
        .all("prize", each(BOARDS).map(Action::Prize))
        .all("produce", rooms().flat_map(|room| (0..GAINS).flat_map(move |gain| produced(room, gain))))
        .all("train", rooms().flat_map(trained))
        .all("done", [Action::Done])
        .all("take_back", [Action::TakeBack])
        .all("leave", [Action::Leave])
        .all("pass", each(PETS).map(Action::Pass))
        .all("discard", each(PETS).map(Action::Discard))
        .all("pay_tax", (0..=TAX).map(Action::PayTax))
        .all("pay", places().map(Action::Pay))
        .all("abandon", places().map(Action::Abandon))
        .all("accept", [Action::Accept])
        .all("refuse", [Action::Refuse])
        .all("symbol", goods.map(Action::Symbol))
        .all("strike", [Action::Strike])
        .all("keep_pets", [Action::KeepPets])
        .all("keep_pets_quiet", [Action::KeepPetsQuiet])
        .all("use_pet", each(PETS).map(Action::UsePet))
        .all("fight", cells().map(Site::Cell).chain(rooms().map(Site::Rented)).map(Action::Fight))
        .all("add_trap", traps().flat_map(planned).map(Action::AddTrap))
        .all("add_creature", places().map(Action::AddCreature))
        .all("add_fighter", [Action::AddFighter])
        .all("plan_again", [Action::PlanAgain])
        .all(
            "spring",
            traps().flat_map(|trap| [false, true].into_iter().flat_map(move |laid| sprung(trap, laid))),
        )
        .all("target", (0..PARTY as u8).map(Action::Target))
        .all("attack", strikers().flat_map(attacks))
        .all("idle", strikers().map(Action::Idle))
        .all("name", strikers().map(Action::Name))
        .all("withdraw", [Action::Withdraw])
        .all("take_evil", [Action::TakeEvil])
        .all("free", freed.map(Action::Free))
        .all("use_imp", [Action::UseImp])
        .all("no_imp", [Action::NoImp])
}

impl Space for DungeonLords {
    fn answers() -> &'static Answers<Action> {
        &ANSWERS
    }

    fn rooms(pack: Pack<Data>) -> Vec<(&'static str, usize, usize)> {
        let data = pack.data();
        let most = |numbers: &mut dyn Iterator<Item = u8>| usize::from(numbers.max().unwrap_or(0));
        let rooms = || data.rooms.iter();
        let spaces = || {
            let areas = data.areas.iter().flat_map(|area| &area.positions);
            areas.chain(data.boards.iter().flat_map(|board| &board.positions))
        };
        let veins: usize = data.improved.iter().map(|tunnel| usize::from(tunnel.extra_miners)).sum();
        let trained = most(&mut rooms().flat_map(|room| room.imps_moved));
        vec![
            ("opportunity boards", data.boards.len(), BOARDS),
            ("adventurers", data.adventurers.len(), ADVENTURERS),
            ("paladins", data.paladins.len(), PALADINS),
            ("rooms", data.rooms.len(), ROOMS),
            ("combat cards", data.cards.len(), CARDS),
            ("special events", data.specials.len(), SPECIALS),
            ("improved tunnels", data.improved.len(), IMPROVED),
            ("expert tiles", data.experts.len(), EXPERTS),
            ("pets", data.pets.len(), PETS),
            ("workers of a room", most(&mut rooms().map(|room| room.workers)), WORKERS.into()),
            ("gains of a room", most(&mut rooms().map(|room| room.gains.len() as u8)), GAINS.into()),
            ("imps trained at once", trained, TRAINED as usize),
            ("workers of a space", most(&mut spaces().map(|space| space.max_workers)), SENT.into()),
            ("miners of veins", veins, VEIN.into()),
            ("gold of a tax", CELLS.div_ceil(data.tiles_per_gold.max(1).into()), TAX.into()),
        ]
    }

    fn sheet(view: &View, seat: Seat, pen: &mut impl Pen) {
        sheet::write(view, seat, pen);
    }
}
