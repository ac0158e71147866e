//! Everybody's board and tableau, all in one row.

use engine::{Seat, Viewer};
use maud::{Markup, html};
use words::Lang;

use super::{
    super::{answers, draw, name, who},
    Ask, Place, art, place,
};
use crate::{
    View,
    effect::{Resource, Role},
};

pub fn panels(view: &View, asked: &Ask<'_>, lang: Lang) -> Markup {
    html! {
        div.va-players {
            @for seat in Seat::all(view.players.len()) { (panel(view, seat, asked, lang)) }
            @if view.rules.players == 1 { div.va-player { (draw::dark_lord(view, lang)) } }
        }
    }
}

fn panel(view: &View, seat: Seat, asked: &Ask<'_>, lang: Lang) -> Markup {
    let own = view.viewer == Viewer::Seat(seat);
    html! {
        section.va-player.active[seat == view.active].own[own] aria-label=(who(seat, lang)) {
            div.va-who {
                b { (who(seat, lang)) }
                @if view.resting() == Some(seat) { " " span.tag { (lang.say("va-resting")) } }
                (stock(view, seat, lang))
            }
            (tableau(view, seat, lang))
            @if let Some(duke) = view.duke(seat) {
                div.va-duke title=(draw::duke_text(view, duke, lang)) {
                    (art::icon("crown")) " " (name(&view.pack, duke, lang)) ": "
                    small { (draw::duke_text(view, duke, lang)) }
                }
            }
            @let controls: Vec<usize> = asked.numbers(|action| place(action) == Place::Panel(seat)).collect();
            @if !controls.is_empty() {
                div.va-row {
                    @for number in controls {
                        (asked.button(number, "va-loose", html! { (answers::answer(view, &asked.answers[number], lang)) }))
                    }
                }
            }
        }
    }
}

pub fn stock(view: &View, seat: Seat, lang: Lang) -> Markup {
    let stock = view.players[seat.index()].stock;
    html! {
        span.va-stock {
            @for resource in Resource::ALL {
                @let said = super::super::amount(resource, stock.of(resource), lang);
                span class={ "va-cost " (art::resource_name(resource)) } title=(said) {
                    span.hidden { (said) } span aria-hidden="true" { (stock.of(resource)) } (art::resource(resource))
                }
            }
            @let said = super::super::good(crate::effect::Good::Vp, stock.vp, lang);
            span.va-cost.vp title=(said) { span.hidden { (said) } span aria-hidden="true" { (stock.vp) } (art::icon("vp")) }
        }
    }
}

fn tableau(view: &View, seat: Seat, lang: Lang) -> Markup {
    let data = &view.pack;
    let player = &view.players[seat.index()];
    let chip = |kind: &str, id: &str, picture: Markup, label: String, n: u8, class: &str| {
        html! {
            span class={ "va-chip " (class) } data-piece={ (kind) ":" (id) } data-owner=(seat) data-n=(n) title=(label) {
                (picture) span { (label) } @if n > 1 { b { "×" (n) } }
            }
        }
    };
    let roles = view.citizen_roles(seat);
    html! {
        div.va-tableau {
            span.va-roles {
                @for (role, n) in Role::ALL.iter().zip(roles).filter(|(_, n)| *n > 0) { span { (n) (art::role(*role, lang)) } }
            }
            @for source in data.sources.iter().skip(data.citizens.len()) {
                span.va-chip.starter title=(lang.name(&source.label)) { (lang.name(&source.label)) }
            }
            @for (id, n) in player.citizens.iter() {
                @let label = &data.sources[usize::from(id.0)].label;
                (chip("citizen", &label.id, art::citizen(data, id), lang.name(label), n,
                    art::role_name(data.citizen(id).role)))
            }
            @for id in player.domains.iter() {
                @let label = &data.domain(id).label;
                (chip("domain", &label.id, art::domain(data, id), lang.name(label), 1, "domain"))
            }
            @for (id, n) in player.monsters.iter() {
                @let label = &data.monster(id).label;
                (chip("monster", &label.id, art::monster(data, id), lang.name(label), n, "monster"))
            }
        }
    }
}
