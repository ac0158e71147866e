//! Answers and views as numbers, for networks. What stands here is a promise: see `docs/numbers.md`.

mod sheet;

use std::{iter, sync::LazyLock};

use engine::{Id, Pack, Seat};
use space::{Answers, Pen, Space};

use crate::{
    Action, Data, DungeonPetz, View,
    data::{BARS, EMPLOYEE_COUNTS, MAX_TILES, Power},
    open::{Card, Plot, with_employee},
    terms::{Colour, Employee, Food, Gap, Need, Place, Term},
};

/// Imps of a player: no pack has more.
const IMPS: u8 = 10;
/// Gold in a group, which the rules do not limit (DP-GRP-02). Twice as much would be a quarter more numbers for what nobody
/// has ever had; whoever has it is told that the answer has no number.
const GOLD: u8 = 40;
/// Suits of armour, and what imps with two shovels carry.
const SUITS: u8 = 4;
const SHOVELLED: u8 = 8;
/// All imps and the employee of the month clean two tokens each.
const CLEANED: u8 = 22;
/// Hunger of one pet: every bar, turned to its double side.
const HUNGER: u8 = 2 * BARS as u8;

static ANSWERS: LazyLock<Answers<Action>> = LazyLock::new(answers);

/// Every tile of a kind that a pack has room for.
fn tiles<I: Id>() -> impl Iterator<Item = I> {
    (0..MAX_TILES as u8).map(I::from_index)
}

fn groups() -> impl Iterator<Item = (u8, u8)> {
    (1..=IMPS).flat_map(|imps| (0..=GOLD).map(move |gold| (imps, gold)))
}

fn answers() -> Answers<Action> {
    let plots = || Plot::ALL.into_iter();
    let colours = || Colour::ALL.iter().copied();
    let on_cards = || Need::ALL.iter().copied().filter(|need| *need != Need::Sleep);
    let cards = |colour| on_cards().map(move |need| Card { colour, need });
    // A potion is never turned.
    let faces = || Need::ALL.iter().map(|need| (*need, false)).chain(on_cards().map(|need| (need, true)));
    let assigned =
        |pet, colour| faces().map(move |(need, turned)| Action::Assign { pet, colour, need, turned });
    let meals = |magic_box: bool| {
        let left = HUNGER - u8::from(magic_box);
        let meats = move |vegetable| (0..=left - vegetable).map(move |meat| (vegetable, meat));
        (0..=left).flat_map(meats).map(move |(vegetable, meat)| Action::Feed { vegetable, meat, magic_box })
    };
    let catches =
        |armour, employee| (0..=IMPS).map(move |catchers| Action::Catch { armour, employee, catchers });
    let needs = || iter::once(None).chain(Need::ALL.iter().copied().map(Some));
    let sales = |customer, plot| [false, true].map(|platform| Action::Sell { customer, plot, platform });
    Answers::new()
        .all("group", groups().map(|(imps, gold)| Action::Group { imps, gold }))
        .all("pick", groups().map(|(imps, gold)| Action::Pick { imps, gold }))
        .all("home", [Action::Home])
        .all("send", Place::ALL.iter().copied().map(Action::Send))
        .all("take_cage", tiles().map(Action::TakeCage))
        .all("take_addon", tiles().map(Action::TakeAddon))
        .all("take_pet", tiles().map(Action::TakePet))
        .all("book", tiles().map(Action::Book))
        .all("colour", colours().map(Action::Colour))
        .all("place_cage", tiles().flat_map(|cage| plots().map(move |plot| Action::PlaceCage { cage, plot })))
        .all("keep_cage", tiles().map(Action::KeepCage))
        .all("place_addon", plots().map(|plot| Action::PlaceAddon { plot }))
        .all("house", tiles().flat_map(|pet| plots().map(move |plot| Action::House { pet, plot })))
        .all("release", tiles().map(Action::Release))
        .all("discard", colours().flat_map(cards).map(Action::Discard))
        .all("assign", tiles().flat_map(|pet| colours().flat_map(move |colour| assigned(pet, colour))))
        .all("feed", meals(false).chain(meals(true)))
        .all(
            "entertain",
            Gap::ALL
                .iter()
                .flat_map(|gap| [false, true].map(|employee| Action::Entertain { gap: *gap, employee })),
        )
        .all(
            "catch",
            (0..=SUITS)
                .flat_map(|armour| Employee::ALL.iter().flat_map(move |employee| catches(armour, *employee))),
        )
        .all("escape", [Action::Escape])
        .all(
            "ward",
            (0..=SUITS).flat_map(|armour| [false, true].map(|employee| Action::Ward { armour, employee })),
        )
        .all(
            "shovel",
            plots().flat_map(|plot| (0..=SHOVELLED).map(move |tokens| Action::Shovel { plot, tokens })),
        )
        .all("exhibit", plots().flat_map(|plot| needs().map(move |need| Action::Exhibit { plot, need })))
        .all("sell", tiles().flat_map(|customer| plots().flat_map(move |plot| sales(customer, plot))))
        .all(
            "clean",
            plots().flat_map(|plot| (0..=CLEANED).map(move |tokens| Action::Clean { plot, tokens })),
        )
        .all("store", Food::ALL.iter().copied().map(Action::Store))
        .all("done", [Action::Done])
}

impl Space for DungeonPetz {
    fn answers() -> &'static Answers<Action> {
        &ANSWERS
    }

    fn rooms(pack: Pack<Data>) -> Vec<(&'static str, usize, usize)> {
        let data = pack.data();
        let sum = |of: fn(Power) -> u8| -> usize {
            data.artifacts.iter().map(|artifact| usize::from(of(artifact.power))).sum()
        };
        let suits = sum(|power| if let Power::Armour { suits } = power { suits } else { 0 });
        let shovels = sum(|power| if let Power::Shovel { tokens } = power { tokens } else { 0 });
        let cleaned = usize::from(with_employee(data.imps - 1, true)) * usize::from(data.cleaned_per_imp);
        vec![
            ("pets", data.pets.len(), MAX_TILES),
            ("cages", data.cages.len(), MAX_TILES),
            ("addons", data.addons.len(), MAX_TILES),
            ("artifacts", data.artifacts.len(), MAX_TILES),
            ("exhibitions", data.exhibitions.len(), MAX_TILES),
            ("customers", data.customers.len(), MAX_TILES),
            ("imps", data.imps.into(), IMPS.into()),
            ("suits of armour", suits, SUITS.into()),
            // As the employee of the month carries them.
            ("tokens on shovels", usize::from(EMPLOYEE_COUNTS) * shovels, SHOVELLED.into()),
            ("tokens cleaned", cleaned, CLEANED.into()),
        ]
    }

    fn sheet(view: &View, seat: Seat, pen: &mut impl Pen) {
        sheet::write(view, seat, pen);
    }
}
