//! An answer in as few words and pictures as fit on its button; the full words go with it for those who hear.

use maud::{Markup, html};

use super::{
    Scene,
    counts::{self, Counted, Entered, Seen},
    forecast, icons, pets, tiles,
};
use crate::{
    Action, Phase,
    board::halves,
    data::{Power, Show},
    open::{Pet, Player, Plot, Step},
    terms::{Employee, Need, Space, Term},
};

fn pet_in<'a>(scene: &'a Scene<'_>, plot: Plot) -> Option<(&'a Player, &'a Pet)> {
    let player = scene.shown.player(scene.asked.seat?);
    Some((player, player.pets.iter().find(|pet| pet.plot == Some(plot))?))
}

pub fn short(scene: &Scene<'_>, action: &Action) -> Markup {
    let said = scene.said;
    let lang = said.lang;
    let times = |count: u8, icon: &str| html! { @if count > 0 { span.nobr { (count) (icons::icon(icon)) } } };
    match *action {
        Action::PlaceCage { cage, plot } => {
            let replaces = scene
                .asked
                .seat
                .map(|seat| scene.view.player(seat))
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
            let hunger = match scene.view.phase {
                Phase::Showing { step: Step::Hunger { plot }, .. } => {
                    pet_in(scene, plot).map_or(0, |(player, pet)| forecast::hungry(said.data, player, pet))
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
            (mutations(scene, armour + 2 * u8::from(employee)))
        },
        Action::Shovel { tokens, .. } | Action::Clean { tokens, .. } => html! {
            @if tokens == 0 { (lang.tell("dp-a-tokens", [("tokens", 0.into())])) } @else { "−" (tokens) (icons::icon("manure")) }
        },
        Action::Exhibit { plot, need } => exhibit(scene, plot, need),
        Action::Sell { customer, plot, platform } => {
            let Some((player, pet)) = pet_in(scene, plot) else { return html! {} };
            let seen = Seen::of(player, pet);
            let terms = counts::customer(said.data, customer, &seen);
            let times = i16::from(if platform { said.data.platform } else { said.data.black_market });
            let matched = counts::total(&terms);
            html! {
                span.nobr { (pets::customer(&said.data.customer(customer).name.id)) @if platform { (icons::icon("platform")) } " " (times) "×" (matched) " =" }
                " " b.nobr { (times * matched) (icons::icon("reputation")) }
                @if let Some(gold) = counts::price(said.data, &seen) { " " span.nobr { (tiles::signed(gold)) (icons::icon("gold")) } }
                small.dp-why { (terms_of(scene, &terms, |scene, what| tiles::wish(scene.said, what))) }
            }
        }
        Action::Store(food) => html! { (icons::food(food)) (icons::icon("box")) },
        Action::Done if matches!(scene.view.phase, Phase::Grouping) => {
            html! { (lang.say("dp-a-done-group")) }
        }
        _ => html! { (super::super::answers::answer(scene.view, action, lang)) },
    }
}

/// The mutation tokens that so much protection leaves.
fn mutations(scene: &Scene<'_>, armour: u8) -> Markup {
    let Phase::Showing { step: Step::Magic { plot }, .. } = scene.view.phase else { return html! {} };
    let Some((player, pet)) = pet_in(scene, plot) else { return html! {} };
    let data = scene.said.data;
    let magic = Seen::of(player, pet).needs(data)[Need::Magic.index()];
    let left = magic.saturating_sub(forecast::fitting(data, player, plot).antimagic).saturating_sub(armour);
    html! { @if left > 0 { span.dp-sign.bad { "+" (left) (icons::icon("mutation")) } } }
}

fn exhibit(scene: &Scene<'_>, plot: Plot, need: Option<Need>) -> Markup {
    let said = scene.said;
    let Some(tile) = counts::exhibition_of(scene.view, scene.view.round) else { return html! {} };
    let Some((player, pet)) = pet_in(scene, plot) else { return html! {} };
    let seen = Seen::of(player, pet);
    let terms = counts::exhibition(said.data, tile, &Entered::One(&seen, need));
    let judges =
        scene.view.board.spaces[Space::Judging].is_some_and(|crew| Some(crew.seat) == scene.asked.seat);
    let judging = if judges { 2 * i16::from(said.data.judge_bonus) } else { 0 };
    let whip: i16 =
        player
            .artifacts
            .iter()
            .map(|owned| {
                if let Power::Whip { halves } = said.data.power(owned.artifact) {
                    i16::from(halves)
                } else {
                    0
                }
            })
            .sum();
    html! {
        (icons::icon("tent")) " "
        @if let Some(need) = need { (icons::need(need)) " " }
        b { (halves(2 * counts::total(&terms) + judging + whip)) } " = "
        (terms_of(scene, &terms, |scene, what| shown(scene, what, need)))
        @if judging > 0 { " +" (halves(judging)) (icons::icon("rosette")) }
        @if whip > 0 { " +" (halves(whip)) (icons::icon("whip")) }
    }
}

/// Terms one by one: `2×(anger) +4`.
pub fn terms_of<T: Copy>(
    scene: &Scene<'_>,
    terms: &[Counted<T>],
    picture: impl Fn(&Scene<'_>, T) -> Markup,
) -> Markup {
    html! {
        span.dp-sum {
            @for term in terms.iter().filter(|term| term.count != 0) {
                span.minus[term.points < 0] { (term.count) "×" (picture(scene, term.what)) (tiles::signed(term.worth())) }
            }
        }
    }
}

/// The picture of what an exhibition counts; a named need is shown as itself.
pub fn shown(scene: &Scene<'_>, what: Show, named: Option<Need>) -> Markup {
    match (what, named) {
        (Show::ChosenNeed, Some(need)) => tiles::show(scene.said, Show::Need(need)),
        _ => tiles::show(scene.said, what),
    }
}
