//! The tray above the lab: the question of the moment in pictures, with all answers that have no place of their own.

use engine::Seat;
use maud::{Markup, html};

use super::{
    super::{answers, kind},
    art, lab, monsters, odds,
    scene::{Place, Scene},
    shelves, tale,
};
use crate::{Action, Colour, Errand, Keep, MonsterId, Phase, Player, Step, data::OrderAction};

pub fn tray(scene: &Scene<'_>) -> Markup {
    if scene.asked.answers.is_empty() {
        return html! {};
    }
    let Some(seat) = scene.own() else { return html! {} };
    let player = scene.player(seat);
    html! {
        section.mm-tray aria-label=(scene.say("mm-p-tray")) {
            @match player.errand {
                Errand::None if !player.hand.is_empty() => (hand(scene, player)),
                Errand::None => (step(scene, seat)),
                Errand::Install { tile } => (hint(scene, "mm-p-install", html! {
                    span data-drag=[scene.asked.among(|action| matches!(action, Action::Install(_)))] { (shelves::tile_face(scene, tile)) }
                })),
                Errand::Expand => (hint(scene, "mm-p-expand", art::icon("lester"))),
                Errand::Supply { .. } => (hint(scene, "mm-p-supply-hint", art::icon("rummage"))),
                Errand::Lester => {},
            }
            (loose(scene))
        }
    }
}

/// What the question is about beyond its answers.
fn step(scene: &Scene<'_>, seat: Seat) -> Markup {
    let player = scene.player(seat);
    match scene.view.step(seat) {
        Step::Draw { may, .. } => draw_or_stop(scene, seat, Some(may)),
        Step::Show => draw_or_stop(scene, seat, None),
        Step::Answer => reanimate_or_wait(scene, seat),
        Step::Ready => hint(scene, "mm-p-last-moves", art::icon("move")),
        Step::Items { left } => html! {
            (tale::own_sum(scene))
            p.mm-hint { (art::icon("items")) " " b { "×" (left) } " " (scene.say("mm-p-items-hint")) }
        },
        Step::Card => html! {
            @if let Some(card) = scene.view.cards(seat).next() {
                @let lays = |action: &Action| matches!(action, Action::PlaceCard(_) | Action::ReplaceCard(_) | Action::PileCard);
                div.mm-hand {
                    div data-drag=[scene.asked.among(lays)] { (big_card(scene, card, html! {})) }
                    p.mm-hint { (scene.say("mm-p-card-hint")) }
                }
            }
        },
        Step::Peg { .. } => hint(scene, "mm-p-peg-hint", art::icon("spare")),
        Step::Effects { bay } => effect(scene, player, usize::from(bay)),
        Step::Choose | Step::Cover => lineup(scene, seat),
        _ => html! {},
    }
}

fn hint(scene: &Scene<'_>, key: &str, picture: Markup) -> Markup {
    html! { p.mm-hint { (picture) " " (scene.say(key)) } }
}

/// The tokens that were drawn: their places are buttons in the lab.
fn hand(scene: &Scene<'_>, player: &Player) -> Markup {
    html! {
        p.mm-hint {
            b { (scene.say("mm-p-drawn")) } " "
            span.mm-drawn {
                @for (kind, count) in player.hand.iter() {
                    span data-drag=[scene.asked.among(|action| scene.moved(action) == Some(kind))] {
                        (art::tokens(scene.data(), std::iter::once((kind, count)), scene.lang))
                    }
                }
            }
            " " (scene.say("mm-p-place-hint"))
        }
    }
}

/// The heart of the game.
fn draw_or_stop(scene: &Scene<'_>, seat: Seat, may: Option<u8>) -> Markup {
    let (finished, row) = (scene.view.finished(seat), scene.view.reanimation(seat));
    let has = |action: Action| scene.asked.number(&action);
    html! {
        div.mm-push {
            div.mm-duel {
                @if let Some(number) = has(Action::Draw) {
                    (scene.asked.button(number, "mm-big draw", html! {
                        (art::icon("bag")) span { (scene.say("mm-a-draw"))
                            @if let Some(may) = may { small { (scene.tell("mm-p-may", [("n", may.into())])) } }
                        }
                    }))
                }
                @if let Some(number) = has(Action::Stop) {
                    (scene.asked.button(number, "mm-big stop", html! {
                        (art::icon("done")) span { (scene.say("mm-a-stop"))
                            small { (scene.tell("mm-p-so-far", [("n", finished.into()), ("bonus", row.bonus.into())])) }
                        }
                    }))
                }
            }
            div { (tale::reel(scene)) (odds::odds(scene, seat)) }
        }
    }
}

/// What a reanimation would bring now, against one more round.
fn reanimate_or_wait(scene: &Scene<'_>, seat: Seat) -> Markup {
    let data = scene.data();
    let worth: Vec<u8> = scene.view.finished_monsters(seat).map(|(_, monster)| monster.prestige).collect();
    let row = scene.view.reanimation(seat);
    let total: u32 = worth.iter().map(|one| u32::from(*one)).sum::<u32>() + u32::from(row.bonus);
    html! {
        div.mm-duel {
            @if let Some(number) = scene.asked.number(&Action::Reanimate) {
                (scene.asked.button(number, "mm-big draw", html! {
                    (art::token(crate::Kind::Shocker)) span { (scene.say("mm-a-reanimate"))
                        small {
                            @for one in &worth { (one) " + " } (row.bonus) " " (scene.say("mm-p-bonus")) " = "
                            (art::prestige(total, scene.lang)) " · +" (row.rot) " " (art::named_token(data, crate::Kind::Rot, scene.lang))
                            " · " (row.items) " " (art::icon("items")) span.hidden { (scene.say("mm-p-items")) }
                        }
                    }
                }))
            }
            @if let Some(number) = scene.asked.number(&Action::Wait) {
                (scene.asked.button(number, "mm-big stop", html! {
                    (art::icon("think")) span { (scene.say("mm-a-wait")) small { (scene.say("mm-p-wait-hint")) } }
                }))
            }
            (refused(scene))
        }
    }
}

/// A Grinder or an Exchange Hatch that asks about its part.
fn effect(scene: &Scene<'_>, player: &Player, bay: usize) -> Markup {
    html! {
        @if let Some(held) = player.upgrades.get(bay) {
            p.mm-hint {
                @if let Some(tile) = held.tile { (shelves::tile_face(scene, tile)) }
                (art::tokens(scene.data(), held.parts.iter(), scene.lang))
            }
        }
    }
}

/// The cards picked for the Fair so far.
fn lineup(scene: &Scene<'_>, seat: Seat) -> Markup {
    let lineup = &scene.view.secret(seat).lineup;
    html! {
        p.mm-hint { (art::icon("tent")) " " (scene.tell("mm-p-lineup", [("n", lineup.len().into())])) }
        @if !lineup.is_empty() {
            div.mm-hand { @for card in lineup { (big_card(scene, *card, html! {})) } }
        }
    }
}

/// A monster card in full, with what is to do with it.
fn big_card(scene: &Scene<'_>, card: MonsterId, below: Markup) -> Markup {
    let Some(monster) = scene.data().monsters.get(usize::from(card.0)) else { return html! {} };
    html! {
        div.mm-big-card data-slot={ "tray-" (monster.label.id) } {
            span data-card={ "monster:" (monster.label.id) } { (lab::face(scene, monster, monsters::whole(monster))) }
            span.mm-worth { (art::prestige(monster.prestige, scene.lang)) }
            (art::tokens(scene.data(), monster.spaces.iter(), scene.lang))
            (below)
        }
    }
}

/// Every answer of the tray that is not drawn above.
fn loose(scene: &Scene<'_>) -> Markup {
    let drawn =
        |action: &Action| matches!(action, Action::Draw | Action::Stop | Action::Reanimate | Action::Wait);
    let asked = scene.own_player().map(|player| (player.step, player.errand, player.hand.is_empty()));
    let shown = matches!(asked, Some((Step::Draw { .. } | Step::Show | Step::Answer, Errand::None, true)));
    let numbers: Vec<usize> = scene
        .controls(Place::Tray)
        .into_iter()
        .filter(|number| !(shown && drawn(&scene.asked.answers[*number])))
        .collect();
    html! {
        div.mm-loose {
            @for number in numbers { (choice(scene, number)) }
            @if !shown { (refused(scene)) }
        }
    }
}

fn refused(scene: &Scene<'_>) -> Markup {
    scene.all_greyed(Place::Tray, |action| html! { (answers::answer(scene.view, action, scene.lang)) })
}

fn choice(scene: &Scene<'_>, number: usize) -> Markup {
    let action = &scene.asked.answers[number];
    let words = || html! { (answers::answer(scene.view, action, scene.lang)) };
    match *action {
        Action::Order(colour) => order(scene, number, colour),
        Action::UseLester(card) => {
            let Some(lester) = scene.data().lesters.get(usize::from(card.0)) else { return html! {} };
            scene.asked.button(
                number,
                "mm-lester-card",
                html! {
                    (art::lester(scene.data(), card))
                    b { (lester.label.text(scene.lang.code())) }
                    small { (lester.text.text(scene.lang.code())) }
                },
            )
        }
        Action::Keep(keep) | Action::PlaceFirst(keep) => {
            let at = match keep {
                Keep::First => 0,
                Keep::Second => 1,
                Keep::Both => return scene.asked.button(number, "mm-do", words()),
            };
            let key = if scene.view.phase == Phase::Keep { "mm-p-keep" } else { "mm-p-first" };
            let pick = scene.button(number, "mm-do", html! { (scene.say(key)) });
            match scene.own().and_then(|seat| scene.view.cards(seat).nth(at)) {
                Some(card) => big_card(scene, card, pick),
                None => scene.asked.button(number, "mm-do", words()),
            }
        }
        Action::FairCard(card) => {
            big_card(scene, card, scene.button(number, "mm-do", html! { (scene.say("mm-p-pick")) }))
        }
        Action::Exchange(Some(which)) => scene.asked.button(
            number,
            "mm-do",
            html! {
                (art::token(which)) " " (kind(scene.data(), which, scene.lang))
            },
        ),
        _ => scene.asked.button(number, "mm-do", words()),
    }
}

/// An order token with both its actions.
fn order(scene: &Scene<'_>, number: usize, colour: Colour) -> Markup {
    let Some(token) = scene.data().orders.get(colour as usize) else { return html! {} };
    let wanted = art::looks_for(scene.data(), colour);
    let line = |action: &OrderAction| html! { (answers::does(action, scene.lang)) };
    let class = format!("mm-order-card {}", art::colour_name(colour));
    scene.asked.button(number, &class, html! {
        (art::order(scene.data(), colour))
        span {
            b { (token.label.text(scene.lang.code())) }
            small { (line(&token.base)) }
            small.mm-if {
                (art::colour_mark(wanted))
                b { (scene.tell("mm-p-super-if", [("colour", super::super::colour(wanted, scene.lang).into())])) }
                " " (line(&token.super_action))
            }
        }
    })
}
