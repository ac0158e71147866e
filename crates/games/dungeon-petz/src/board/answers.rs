//! Questions and answers in words.

use engine::Seat;
use words::Lang;

use super::Said;
use crate::{
    Action, Phase, View,
    open::{Errand, Group, Layout, Pet, Plot, Step},
    terms::Term,
};

/// The pet of `seat` in a plot.
fn pet_in(view: &View, seat: Seat, plot: Plot) -> Option<&Pet> {
    view.player(seat).pets.iter().find(|pet| pet.plot == Some(plot))
}

pub fn question(view: &View, seat: Seat, lang: Lang) -> String {
    let said = Said::of(view, lang);
    let about = |plot| pet_in(view, seat, plot).map_or_else(|| said.plot(plot), |pet| said.pet(pet.pet));
    let with_pet = |key: &str, plot| lang.tell(key, [("pet", about(plot).into())]);
    match &view.phase {
        Phase::Grouping => lang.say("dp-q-group"),
        Phase::Sending { size, errand, .. } => match errand {
            Errand::Pick => lang.tell("dp-q-pick", [("size", (*size).into())]),
            Errand::Go(Group { imps, gold }) => {
                lang.tell("dp-q-go", [("imps", (*imps).into()), ("gold", (*gold).into())])
            }
            Errand::Cage => lang.say("dp-q-cage"),
            Errand::Addon => lang.say("dp-q-addon"),
            Errand::Young | Errand::Old => lang.say("dp-q-pet"),
            Errand::Books => lang.say("dp-q-books"),
            Errand::Colour(book) => lang.tell("dp-q-colour", [("book", said.artifact(*book).into())]),
        },
        Phase::Arranging { layout, .. } => match layout {
            Layout::Cages { .. } => lang.say("dp-q-place-cage"),
            Layout::Keep { plot, .. } => lang.tell("dp-q-keep", [("plot", said.plot(*plot).into())]),
            Layout::Addon => lang.say("dp-q-place-addon"),
            Layout::Pets { next } => {
                let pet = view.player(seat).pets.get(usize::from(*next));
                lang.tell(
                    "dp-q-house",
                    [("pet", pet.map_or_else(String::new, |pet| said.pet(pet.pet)).into())],
                )
            }
        },
        Phase::Drawing { thrown, .. } => lang.tell("dp-q-ball", [("thrown", thrown.len().into())]),
        Phase::Assigning => {
            let bar = view.private(seat).and_then(|private| view.next_bar(seat, &private.laid));
            let pet = bar.map_or_else(String::new, |bar| said.pet(view.player(seat).pets[bar.at].pet));
            lang.tell("dp-q-assign", [("pet", pet.into())])
        }
        Phase::Showing { step, .. } => match step {
            Step::Hunger { plot } => with_pet("dp-q-feed", *plot),
            Step::Play { .. } => lang.say("dp-q-play"),
            Step::Anger { plot } => with_pet("dp-q-anger", *plot),
            Step::Magic { plot } => with_pet("dp-q-magic", *plot),
            Step::Shovel { plot } => lang.tell("dp-q-shovel", [("plot", said.plot(*plot).into())]),
            Step::ShovelAgain { plot } => lang.tell("dp-q-shovel-again", [("plot", said.plot(*plot).into())]),
            Step::Sleep { colour, .. } => {
                lang.tell("dp-q-surplus", [("colour", said.colour(*colour).into())])
            }
            Step::Exhibit | Step::Reveal | Step::Poop | Step::Disease => lang.say("dp-q-exhibit"),
        },
        Phase::Selling { .. } => lang.say("dp-q-sell"),
        Phase::Cleaning { plot, .. } => lang.tell("dp-q-clean", [("plot", said.plot(*plot).into())]),
        Phase::Storing { .. } => lang.say("dp-q-store"),
        Phase::Setup | Phase::Awards | Phase::Discarding | Phase::Growing | Phase::Scoring | Phase::Over => {
            lang.say("dp-q-none")
        }
    }
}

pub fn answer(view: &View, action: &Action, lang: Lang) -> String {
    let said = Said::of(view, lang);
    let acting =
        view.awaiting().into_iter().find(|seat| view.me() == Some(*seat)).or(view.awaiting().lowest());
    let about = |plot| {
        let pet = acting.and_then(|seat| pet_in(view, seat, plot));
        pet.map_or_else(|| said.plot(plot), |pet| said.pet(pet.pet))
    };
    match *action {
        Action::Group { imps, gold } => {
            lang.tell("dp-a-group", [("imps", imps.into()), ("gold", gold.into())])
        }
        Action::Pick { imps, gold } => lang.tell("dp-a-pick", [("imps", imps.into()), ("gold", gold.into())]),
        Action::Home => lang.say("dp-a-home"),
        Action::Send(place) => said.place(place),
        Action::TakeCage(cage) => lang.tell("dp-a-cage", [("cage", fitting(said, cage).into())]),
        Action::TakeAddon(addon) => said.addon(addon),
        Action::TakePet(pet) => super::draw::pet_kind(said, pet),
        Action::Book(book) => said.artifact(book),
        Action::Colour(colour) => said.colour(colour),
        Action::PlaceCage { cage, plot } => {
            lang.tell("dp-a-place", [("what", said.cage(cage).into()), ("plot", said.plot(plot).into())])
        }
        Action::KeepCage(cage) => fitting(said, cage),
        Action::PlaceAddon { plot } => said.plot(plot),
        Action::House { pet, plot } => {
            lang.tell("dp-a-place", [("what", said.pet(pet).into()), ("plot", said.plot(plot).into())])
        }
        Action::Release(pet) => lang.tell("dp-a-release", [("pet", said.pet(pet).into())]),
        Action::Discard(card) => {
            lang.tell("dp-a-discard", [("card", said.card(card.colour, card.need, false).into())])
        }
        Action::Assign { pet, colour, need, turned } => {
            let card = said.card(colour, need, turned);
            lang.tell("dp-a-assign", [("pet", said.pet(pet).into()), ("card", card.into())])
        }
        Action::Feed { vegetable: 0, meat: 0, magic_box: false } => lang.say("dp-a-feed-nothing"),
        Action::Feed { vegetable, meat, magic_box } => {
            let all = [("vegetable", vegetable), ("meat", meat), ("box", u8::from(magic_box))];
            lang.tell("dp-a-feed", [("what", said.list(&all).into())])
        }
        Action::Entertain { gap, employee } => {
            let [one, two] = gap.plots();
            let args = [("one", (one + 1).into()), ("two", (two + 1).into())];
            lang.tell(if employee { "dp-a-entertain-employee" } else { "dp-a-entertain" }, args)
        }
        Action::Catch { armour, employee, catchers } => {
            lang.tell("dp-a-catch", [("what", said.holders(armour, employee, catchers).into())])
        }
        Action::Escape => lang.say("dp-a-escape"),
        Action::Ward { armour: 0, employee: false } => lang.say("dp-a-ward-nobody"),
        Action::Ward { armour, employee } => {
            lang.tell("dp-a-ward", [("what", said.warders(armour, employee).into())])
        }
        Action::Shovel { tokens, .. } => lang.tell("dp-a-tokens", [("tokens", tokens.into())]),
        Action::Clean { tokens, .. } => lang.tell("dp-a-tokens", [("tokens", tokens.into())]),
        Action::Exhibit { plot, need: None } => about(plot),
        Action::Exhibit { plot, need: Some(need) } => {
            lang.tell("dp-a-exhibit", [("pet", about(plot).into()), ("need", said.need(need).into())])
        }
        Action::Sell { customer, plot, platform } => {
            let key = if platform { "dp-a-sell-platform" } else { "dp-a-sell" };
            lang.tell(key, [("pet", about(plot).into()), ("customer", said.customer(customer).into())])
        }
        Action::Store(food) => lang.say(&format!("dp-food-{}", food.name())),
        Action::Done => lang.say(match view.phase {
            Phase::Grouping => "dp-a-done-group",
            Phase::Drawing { .. } => "dp-a-done-ball",
            Phase::Selling { .. } => "dp-a-done-sell",
            Phase::Storing { .. } => "dp-a-done-store",
            _ => "dp-a-done",
        }),
    }
}

fn fitting(said: Said, cage: crate::data::CageId) -> String {
    super::draw::cage_kind(said, cage)
}
