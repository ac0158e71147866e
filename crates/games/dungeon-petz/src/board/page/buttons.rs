//! An answer in as few words and pictures as fit on its button; the full words go with it for those who hear.

use maud::{Markup, html};

use super::{super::Said, Page, icons, pets, tiles};
use crate::{
    Action, Phase,
    board::halves,
    data::Show,
    open::{Counted, Player, Plot, Step, total, with_employee},
    terms::{Employee, Need},
};

/// The asked player, and the place of the pet in a plot.
fn pet_in<'a>(page: &'a Page<'_>, plot: Plot) -> Option<(&'a Player, usize)> {
    let player = page.shown.player(page.asked.seat?);
    Some((player, player.pet_in(plot)?))
}

/// What is on a button: the face for the eye, the full words for those who hear.
pub fn named(said: &str, face: Markup) -> Markup {
    html! { span.hidden { (said) } span.dp-face aria-hidden="true" { (face) } }
}

pub fn face(page: &Page<'_>, action: &Action) -> Markup {
    let said = page.said;
    let lang = said.lang;
    let times = |count: u8, icon: &str| html! { @if count > 0 { span.nobr { (count) (icons::icon(icon)) } } };
    match *action {
        Action::PlaceCage { cage, plot } => {
            let replaces = page
                .asked
                .seat
                .map(|seat| page.view.player(seat))
                .is_some_and(|player| player.plots[plot.index()].cage.is_some());
            let key = if replaces { "dp-p-replace" } else { "dp-p-here" };
            html! { (lang.tell(key, [("what", said.cage(cage).into())])) }
        }
        Action::KeepCage(cage) => html! { (lang.tell("dp-p-keep", [("what", said.cage(cage).into())])) },
        Action::PlaceAddon { .. } => html! { (icons::icon("toys")) " " (lang.say("dp-p-addon-here")) },
        Action::House { pet, .. } => {
            html! { (pets::pet(said.data, pet, 2)) " " (lang.tell("dp-p-here", [("what", said.pet(pet).into())])) }
        }
        Action::Feed { vegetable, meat, magic_box } => {
            let fed = vegetable + meat + u8::from(magic_box);
            let hunger = match page.view.phase {
                Phase::Showing { step: Step::Hunger { plot }, .. } => {
                    pet_in(page, plot).map_or(0, |(player, _)| player.hungry(said.data, plot))
                }
                _ => 0,
            };
            html! {
                @if fed == 0 { (lang.say("dp-a-feed-nothing")) }
                (times(vegetable, "vegetable")) " " (times(meat, "meat")) " " (times(u8::from(magic_box), "box"))
                @if hunger > fed { span.dp-sign.bad { "+" (hunger - fed) (icons::icon("suffering")) } }
            }
        }
        Action::Catch { armour, employee, catchers } => html! {
            (lang.say("dp-p-catch")) " "
            (times(armour, "armour"))
            @if employee == Employee::Armour { (icons::icon("employee")) (icons::icon("armour")) }
            (times(catchers, "bed"))
            @if employee == Employee::Catcher { (icons::icon("employee")) (icons::icon("bed")) }
        },
        Action::Escape => html! { (icons::icon("door")) " " (lang.say("dp-a-escape")) },
        Action::Ward { armour, employee } => html! {
            @if armour == 0 && !employee { (lang.say("dp-a-ward-nobody")) }
            (times(armour, "armour"))
            @if employee { (icons::icon("employee")) (icons::icon("armour")) }
            (mutations(page, with_employee(armour, employee)))
        },
        Action::Shovel { tokens, .. } | Action::Clean { tokens, .. } => html! {
            @if tokens == 0 { (lang.tell("dp-a-tokens", [("tokens", 0.into())])) } @else { "−" (tokens) (icons::icon("manure")) }
        },
        Action::Exhibit { plot, need } => exhibit(page, plot, need),
        Action::Sell { customer, plot, platform } => {
            let Some((player, at)) = pet_in(page, plot) else { return html! {} };
            let pet = &player.pets[at];
            let terms: Vec<_> = pet.wishes(said.data, customer).collect();
            let times = i16::from(said.data.times(platform));
            let matched = pet.matched(said.data, customer);
            html! {
                span.nobr { (pets::customer(&said.data.customer(customer).label.id)) @if platform { (icons::icon("platform")) } " " (times) "×" (matched) " =" }
                " " b.nobr { (times * matched) (icons::icon("reputation")) }
                @if let Some(gold) = pet.price(said.data) { " " span.nobr { (tiles::signed(gold)) (icons::icon("gold")) } }
                small.dp-why { (terms_of(&terms, |what| tiles::wish(said, what))) }
            }
        }
        Action::Store(food) => html! { (icons::food(food)) (icons::icon("box")) },
        _ => html! { (super::super::answers::answer(page.view, action, lang)) },
    }
}

/// The mutation tokens that so much protection leaves.
fn mutations(page: &Page<'_>, armour: u8) -> Markup {
    let Phase::Showing { step: Step::Magic { plot }, .. } = page.view.phase else { return html! {} };
    let Some((player, _)) = pet_in(page, plot) else { return html! {} };
    let left = player.magical(page.said.data, plot).saturating_sub(armour);
    html! { @if left > 0 { span.dp-sign.bad { "+" (left) (icons::icon("mutation")) } } }
}

fn exhibit(page: &Page<'_>, plot: Plot, need: Option<Need>) -> Markup {
    let (view, data) = (page.view, page.said.data);
    let (Some(tile), Some(seat)) = (view.exhibition(), page.asked.seat) else { return html! {} };
    let Some((player, at)) = pet_in(page, plot) else { return html! {} };
    let terms: Vec<_> = player.entry(at, need).terms(data, data.exhibition(tile)).collect();
    let (judging, whip) = (view.judging(seat), view.whip(seat));
    let score = view.with_bonuses(seat, total(terms.iter().copied()));
    html! {
        (icons::icon("tent")) " "
        @if let Some(need) = need { (icons::need(need)) " " }
        b { (halves(score)) } " = "
        (terms_of(&terms, |what| shown(page.said, what, need)))
        @if judging > 0 { " +" (halves(judging)) (icons::icon("rosette")) }
        @if whip > 0 { " +" (halves(whip)) (icons::icon("whip")) }
    }
}

/// Terms one by one: `2×(anger) +4`.
pub fn terms_of<T: Copy>(terms: &[Counted<T>], picture: impl Fn(T) -> Markup) -> Markup {
    html! {
        span.dp-sum {
            @for term in terms.iter().filter(|term| term.count != 0) {
                span.minus[term.points < 0] { (term.count) "×" (picture(term.what)) (tiles::signed(term.worth())) }
            }
        }
    }
}

/// The picture of what an exhibition counts; a named need is shown as itself.
pub fn shown(said: Said, what: Show, named: Option<Need>) -> Markup {
    match (what, named) {
        (Show::ChosenNeed, Some(need)) => tiles::show(said, Show::Need(need)),
        _ => tiles::show(said, what),
    }
}
