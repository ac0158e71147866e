//! The question of the moment in pictures, above the lab, with all answers that have no place of their own.

use boards::page::steady::steady;
use engine::{Pack, Seat};
use maud::{Markup, html};
use words::Lang;

use super::{
    super::{answers, kind},
    art,
    drawing::{Drawing, Spot},
    lab, monsters, odds, storage, summary,
};
use crate::{Action, Colour, Data, Errand, Keep, MonsterId, Phase, Player, Step, data::OrderAction};

pub fn question(drawing: &Drawing<'_>) -> Markup {
    if drawing.asked.answers.is_empty() {
        return html! {};
    }
    let Some(seat) = drawing.own() else { return html! {} };
    let player = drawing.player(seat);
    html! {
        section.mm-tray aria-label=(drawing.say("mm-p-tray")) {
            @match player.errand {
                Errand::None if !player.hand.is_empty() => (hand(drawing, player)),
                Errand::None => (step(drawing, seat)),
                Errand::Install { tile } => (hint(drawing, "mm-p-install", html! {
                    span data-drag=[drawing.asked.among(|action| matches!(action, Action::Install(_)))] { (storage::tile_face(drawing.data(), tile, drawing.lang)) }
                })),
                Errand::Expand => (hint(drawing, "mm-p-expand", art::icon("lester"))),
                Errand::Supply { .. } => (hint(drawing, "mm-p-supply-hint", art::icon("rummage"))),
                Errand::Lester => {},
            }
            (loose(drawing))
        }
    }
}

/// What the question is about beyond its answers.
fn step(drawing: &Drawing<'_>, seat: Seat) -> Markup {
    let player = drawing.player(seat);
    match drawing.view.step(seat) {
        Step::Draw { may, .. } => draw_or_stop(drawing, seat, Some(may)),
        Step::Show => draw_or_stop(drawing, seat, None),
        Step::Answer => reanimate_or_wait(drawing, seat),
        Step::Ready => hint(drawing, "mm-p-last-moves", art::icon("move")),
        Step::Items { left } => html! {
            (summary::own_sum(drawing))
            p.mm-hint { (art::icon("items")) " " b { "×" (left) } " " (drawing.say("mm-p-items-hint")) }
        },
        Step::Card => html! {
            @if let Some(card) = drawing.view.cards(seat).next() {
                @let lays = |action: &Action| matches!(action, Action::PlaceCard(_) | Action::ReplaceCard(_) | Action::PileCard);
                div.mm-hand {
                    div data-drag=[drawing.asked.among(lays)] { (big_card(drawing, card, html! {})) }
                    p.mm-hint { (drawing.say("mm-p-card-hint")) }
                }
            }
        },
        Step::Peg { .. } => hint(drawing, "mm-p-peg-hint", art::icon("spare")),
        Step::Effects { bay } => effect(drawing, player, usize::from(bay)),
        Step::Choose | Step::Cover => lineup(drawing, seat),
        _ => html! {},
    }
}

fn hint(drawing: &Drawing<'_>, key: &str, picture: Markup) -> Markup {
    html! { p.mm-hint { (picture) " " (drawing.say(key)) } }
}

/// The tokens that were drawn: their places are buttons in the lab.
fn hand(drawing: &Drawing<'_>, player: &Player) -> Markup {
    html! {
        p.mm-hint {
            b { (drawing.say("mm-p-drawn")) } " "
            span.mm-drawn {
                @for (kind, count) in player.hand.iter() {
                    span data-drag=[drawing.asked.among(|action| drawing.moved(action) == Some(kind))]
                        data-piece=(storage::part(kind)) data-owner="hand" data-n=(count) {
                        (art::tokens(drawing.data(), std::iter::once((kind, count)), drawing.lang))
                    }
                }
            }
            " " (drawing.say("mm-p-place-hint"))
        }
    }
}

/// The heart of the game.
fn draw_or_stop(drawing: &Drawing<'_>, seat: Seat, may: Option<u8>) -> Markup {
    let (finished, row) = (drawing.view.finished(seat), drawing.view.reanimation(seat));
    let has = |action: Action| drawing.asked.number(&action);
    html! {
        div.mm-push {
            div {
                div.mm-duel {
                    @if let Some(number) = has(Action::Draw) {
                        (drawing.asked.button(number, "mm-big draw", html! {
                            (art::icon("bag")) span { (drawing.say("mm-a-draw"))
                                @if let Some(may) = may { small { (drawing.tell("mm-p-may", [("n", may.into())])) } }
                            }
                        }))
                    }
                    @if let Some(number) = has(Action::Stop) {
                        (drawing.asked.button(number, "mm-big stop", html! {
                            (art::icon("done")) span { (drawing.say("mm-a-stop"))
                                small { (drawing.tell("mm-p-so-far", [("n", finished.into()), ("bonus", row.bonus.into())])) }
                            }
                        }))
                    }
                }
                (summary::reel(drawing))
            }
            div { (odds::odds(drawing, seat)) }
        }
    }
}

/// What a reanimation would bring now, against one more round.
fn reanimate_or_wait(drawing: &Drawing<'_>, seat: Seat) -> Markup {
    let data = drawing.data();
    let worth: Vec<u8> = drawing.view.finished_monsters(seat).map(|(_, monster)| monster.prestige).collect();
    let row = drawing.view.reanimation(seat);
    let total: u32 = worth.iter().map(|one| u32::from(*one)).sum::<u32>() + u32::from(row.bonus);
    html! {
        div.mm-duel {
            @if let Some(number) = drawing.asked.number(&Action::Reanimate) {
                (drawing.asked.button(number, "mm-big draw", html! {
                    (art::token(crate::Kind::Shocker)) span { (drawing.say("mm-a-reanimate"))
                        small {
                            @for one in &worth { (one) " + " } (row.bonus) " " (drawing.say("mm-p-bonus")) " = "
                            (art::prestige(total, drawing.lang)) " · +" (row.rot) " " (art::named_token(data, crate::Kind::Rot, drawing.lang))
                            " · " (row.items) " " (art::icon("items")) span.hidden { (drawing.say("mm-p-items")) }
                        }
                    }
                }))
            }
            @if let Some(number) = drawing.asked.number(&Action::Wait) {
                (drawing.asked.button(number, "mm-big stop", html! {
                    (art::icon("think")) span { (drawing.say("mm-a-wait")) small { (drawing.say("mm-p-wait-hint")) } }
                }))
            }
            (refused(drawing))
        }
    }
}

/// A Grinder or an Exchange Hatch that asks about its part.
fn effect(drawing: &Drawing<'_>, player: &Player, bay: usize) -> Markup {
    html! {
        @if let Some(held) = player.upgrades.get(bay) {
            p.mm-hint {
                @if let Some(tile) = held.tile { (storage::tile_face(drawing.data(), tile, drawing.lang)) }
                (art::tokens(drawing.data(), held.parts.iter(), drawing.lang))
            }
        }
    }
}

/// The cards picked for the Fair so far.
fn lineup(drawing: &Drawing<'_>, seat: Seat) -> Markup {
    let lineup = &drawing.view.secret(seat).lineup;
    html! {
        p.mm-hint { (art::icon("tent")) " " (drawing.tell("mm-p-lineup", [("n", lineup.len().into())])) }
        @if !lineup.is_empty() {
            div.mm-hand { @for card in lineup { (big_card(drawing, *card, html! {})) } }
        }
    }
}

/// A monster card in full, with what is to do with it.
fn big_card(drawing: &Drawing<'_>, card: MonsterId, below: Markup) -> Markup {
    let Some(monster) = drawing.data().monsters.get(usize::from(card.0)) else { return html! {} };
    drawing.lay_out(card);
    html! {
        div.mm-big-card data-slot={ "tray-" (monster.label.id) } {
            (steady((drawing.pack(), card, drawing.lang), in_full))
            (below)
        }
    }
}

fn in_full((pack, card, lang): &(Pack<Data>, MonsterId, Lang)) -> Markup {
    let monster = pack.monster(*card);
    html! {
        span data-card={ "monster:" (monster.label.id) } { (lab::face(monster, monsters::whole(monster), *lang)) }
        span.mm-worth { (art::prestige(monster.prestige, *lang)) }
        (art::tokens(pack, monster.spaces.iter(), *lang))
    }
}

/// Every answer of the question that is not drawn above.
fn loose(drawing: &Drawing<'_>) -> Markup {
    let drawn =
        |action: &Action| matches!(action, Action::Draw | Action::Stop | Action::Reanimate | Action::Wait);
    let asked = drawing.own_player().map(|player| (player.step, player.errand, player.hand.is_empty()));
    let shown = matches!(asked, Some((Step::Draw { .. } | Step::Show | Step::Answer, Errand::None, true)));
    let numbers: Vec<usize> = drawing
        .controls(Spot::Question)
        .into_iter()
        .filter(|number| !(shown && drawn(&drawing.asked.answers[*number])))
        .collect();
    html! {
        div.mm-loose {
            @for number in numbers { (choice(drawing, number)) }
            @if !shown { (refused(drawing)) }
        }
    }
}

fn refused(drawing: &Drawing<'_>) -> Markup {
    drawing
        .all_greyed(Spot::Question, |action| html! { (answers::answer(drawing.view, action, drawing.lang)) })
}

fn choice(drawing: &Drawing<'_>, number: usize) -> Markup {
    let action = &drawing.asked.answers[number];
    let words = || html! { (answers::answer(drawing.view, action, drawing.lang)) };
    match *action {
        Action::Order(colour) => order(drawing, number, colour),
        Action::UseLester(card) => {
            let Some(lester) = drawing.data().lesters.get(usize::from(card.0)) else { return html! {} };
            drawing.asked.button(
                number,
                "mm-lester-card",
                html! {
                    (art::lester(drawing.data(), card))
                    b { (drawing.lang.name(&lester.label)) }
                    small { (drawing.lang.text(&lester.label)) }
                },
            )
        }
        Action::Keep(keep) | Action::PlaceFirst(keep) => {
            let at = match keep {
                Keep::First => 0,
                Keep::Second => 1,
                Keep::Both => return drawing.asked.button(number, "mm-do", words()),
            };
            let key = if drawing.view.phase == Phase::Keep { "mm-p-keep" } else { "mm-p-first" };
            let pick = drawing.button(number, "mm-do", html! { (drawing.say(key)) });
            match drawing.own().and_then(|seat| drawing.view.cards(seat).nth(at)) {
                Some(card) => big_card(drawing, card, pick),
                None => drawing.asked.button(number, "mm-do", words()),
            }
        }
        Action::FairCard(card) => {
            big_card(drawing, card, drawing.button(number, "mm-do", html! { (drawing.say("mm-p-pick")) }))
        }
        Action::Exchange(Some(which)) => drawing.asked.button(
            number,
            "mm-do",
            html! {
                (art::token(which)) " " (kind(drawing.data(), which, drawing.lang))
            },
        ),
        _ => drawing.asked.button(number, "mm-do", words()),
    }
}

/// An order token with both its actions.
fn order(drawing: &Drawing<'_>, number: usize, colour: Colour) -> Markup {
    let class = format!("mm-order-card {}", art::colour_name(colour));
    drawing.asked.button(number, &class, steady((drawing.pack(), colour, drawing.lang), order_token))
}

fn order_token((pack, colour, lang): &(Pack<Data>, Colour, Lang)) -> Markup {
    let Some(token) = pack.orders.get(*colour as usize) else { return html! {} };
    let wanted = art::looks_for(pack, *colour);
    let line = |action: &OrderAction| html! { (answers::does(action, *lang)) };
    html! {
        (art::order(pack, *colour))
        span {
            b { (lang.name(&token.label)) }
            small { (line(&token.base)) }
            small.mm-if {
                (art::colour_mark(wanted))
                b { (lang.tell("mm-p-super-if", [("colour", super::super::colour(wanted, *lang).into())])) }
                " " (line(&token.super_action))
            }
        }
    }
}
