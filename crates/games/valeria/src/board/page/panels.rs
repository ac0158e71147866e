//! Everybody's board and tableau: the others side by side, one's own below with room for what each number earns.

use boards::page::parts;
use engine::{Seat, Viewer};
use maud::{Markup, html};
use words::Lang;

use super::{
    super::{amount, answers, effects, name, who},
    Ask, Spot, art,
    faces::{self, Card},
    score, sheets, spot, tableau,
};
use crate::{
    View,
    effect::{Resource, Role},
};

pub fn panels(view: &View, asked: &Ask<'_>, lang: Lang) -> Markup {
    let own = |seat: &Seat| view.viewer == Viewer::Seat(*seat);
    let others: Vec<Seat> = view.seats().filter(|seat| !own(seat)).collect();
    html! {
        @if !others.is_empty() || view.rules.solo() {
            div.va-players {
                @for seat in others { (panel(view, seat, asked, lang)) }
                @if view.rules.solo() { (dark_lord(view, lang)) }
            }
        }
        @for seat in view.seats().filter(own) { (panel(view, seat, asked, lang)) }
    }
}

fn panel(view: &View, seat: Seat, asked: &Ask<'_>, lang: Lang) -> Markup {
    let own = view.viewer == Viewer::Seat(seat);
    let controls: Vec<usize> = asked.numbers(|action| spot(action) == Spot::Panel(seat)).collect();
    html! {
        section.va-player.active[seat == view.active].own[own] id={ "va-seat-" (seat.index()) } aria-label=(who(seat, lang)) {
            div.va-who {
                (parts::seat(seat, lang))
                @if view.resting() == Some(seat) { span.tag { (lang.say("va-resting")) } }
                (stock(view, seat, lang))
                (score::score(view, seat, lang))
                (roles(view, seat, lang))
                @if let Some(duke) = view.duke(seat) {
                    button.va-duke type="button" popovertarget={ "d-" (Card::Duke(duke).key(&view.pack)) } {
                        (faces::picture(&view.pack, Card::Duke(duke))) span { (name(&view.pack, duke, lang)) }
                    }
                }
            }
            @if own { (tableau::own(view, seat, lang)) } @else { (tableau::row(view, seat, lang)) }
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

/// What somebody can spend.
pub fn stock(view: &View, seat: Seat, lang: Lang) -> Markup {
    let stock = view.player(seat).stock;
    html! {
        span.b-line.va-stock {
            @for resource in Resource::ALL {
                @let said = amount(resource, stock.of(resource), lang);
                span.va-n title=(said) {
                    span.hidden { (said) } span aria-hidden="true" { (stock.of(resource)) (art::resource(resource)) }
                }
            }
        }
    }
}

/// Citizens by Role, as Domains ask for them.
fn roles(view: &View, seat: Seat, lang: Lang) -> Markup {
    html! {
        span.va-roles {
            @for (role, n) in Role::ALL.iter().zip(view.citizen_roles(seat)).filter(|(_, n)| *n > 0) {
                span.va-n title=(effects::role(*role, lang)) { (n) (art::role(*role, lang)) }
            }
        }
    }
}

/// Solo: the other side of the table.
fn dark_lord(view: &View, lang: Lang) -> Markup {
    html! {
        section.va-player aria-label=(lang.say("va-l-dark-lord")) {
            div.va-who { b { (lang.say("va-l-dark-lord")) } (score::dark_lord(view, lang)) }
            div.va-tableau {
                @for (card, n) in sheets::captured(view) { (tableau::mini(view, card, n, None, false, lang)) }
            }
        }
    }
}
