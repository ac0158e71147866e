//! Who sits where.

use maud::{Markup, html};
use plug::Plug;

use super::filled::{Filled, NOBODY};
use crate::web::Visitor;

pub fn seats(game: &Plug, visitor: &Visitor, filled: &Filled) -> Markup {
    let lang = visitor.lang;
    let range = &game.players;
    let mine = visitor.who.as_ref().map_or("", |who| who.name.as_str());
    html! {
        fieldset.seats {
            legend { (lang.say("new-seats")) }
            p.quiet { (lang.tell("new-seats-help", [("from", (*range.start()).into()), ("to", (*range.end()).into())])) }
            @for seat in 1..=*range.end() {
                @let chosen = filled.seat(game, seat);
                @let name = filled.get(&format!("name{seat}")).unwrap_or(if seat == 1 { mine } else { "" });
                div.seat {
                    label { (lang.tell("new-seat", [("number", seat.into())])) " "
                        select name={ "seat" (seat) } {
                            @for kind in kinds(seat) {
                                option value=(kind) selected[kind == chosen] { (lang.say(&format!("sitter-{kind}"))) }
                            }
                        }
                    }
                    label { (lang.say("new-name")) " "
                        input name={ "name" (seat) } maxlength="24" value=(name); }
                }
            }
        }
    }
}

fn kinds(seat: usize) -> impl Iterator<Item = &'static str> {
    let always = ["me", "friend", "here", "bot-easy", "bot-normal", "bot-hard", "bot-expert"];
    always.into_iter().filter(move |kind| seat == 1 || *kind != "me").chain((seat > 1).then_some(NOBODY))
}
