//! A table that waits for people.

use bots::Level;
use maud::{Markup, html};
use words::Lang;

use super::invite;
use crate::{
    denial::{Denial, Reason},
    pages::share,
    tables::{Chair, LiveTable, Sitter},
    web::Visitor,
};

pub fn lobby(table: &LiveTable, visitor: &Visitor, lang: Lang) -> Markup {
    let seated = !table.seats_of(visitor.id()).is_empty();
    let host = visitor.id() == Some(table.row.host.as_str());
    let free = table.chairs.iter().filter(|chair| chair.is_free()).count();
    let asked = is_kept_for(table, visitor);
    let is_guests = |chair: &Chair| match &chair.sitter {
        Sitter::Person { owner, .. } | Sitter::Invited { owner } => *owner != table.row.host,
        Sitter::Open | Sitter::Bot => false,
    };
    html! {
        div.lobby {
            h2 { (lang.tell("lobby-title", [("free", free.into())])) }
            @if seated {
                p { (lang.say("lobby-invite")) }
                (share::link(visitor, &format!("/join/{}", table.row.invite), Some("invite"), &table.game.title(lang), lang))
            } @else if table.was_sent_away(visitor.id()) {
                p.refusal { (Denial::of(Reason::SentAway).sentence(lang)) }
            } @else if table.row.listed || asked {
                (sit_down(table, visitor, lang))
            }
            @if host {
                form.inline method="post" action={ "/t/" (table.row.id) "/bots" } {
                    label { (lang.say("lobby-bots"))
                        select name="level" {
                            @for level in Level::ALL {
                                option value=(level.id()) selected[level == Level::Normal] {
                                    (lang.say(&format!("level-{}", level.id())))
                                }
                            }
                        }
                    }
                    button type="submit" { (lang.say("lobby-bots-go")) }
                }
                @for (at, chair) in table.chairs.iter().enumerate().filter(|(_, chair)| is_guests(chair)) {
                    form method="post" action={ "/t/" (table.row.id) "/free" } {
                        input type="hidden" name="seat" value=(at);
                        button.quiet type="submit" { (lang.tell("lobby-free", [("who", chair.called(lang).into())])) }
                    }
                }
            }
        }
    }
}

/// Whether a seat is kept for whoever reads.
fn is_kept_for(table: &LiveTable, visitor: &Visitor) -> bool {
    visitor.id().is_some_and(|id| table.chairs.iter().any(|chair| chair.is_kept_for(id)))
}

/// Whether a name may be typed at this table. Whoever has given none so far may do so, unless their seat was kept for them by a name.
pub fn asks_name(table: &LiveTable, visitor: &Visitor) -> bool {
    let stands = table.seats_of(visitor.id()).is_empty() && !table.was_sent_away(visitor.id());
    let may_sit = stands && table.is_waiting() && table.row.listed;
    may_sit && visitor.is_nameless() && !is_kept_for(table, visitor)
}

/// The way to a free seat. The invitation takes a name, and says what is wrong with it. At a table in everybody's sight an invite
/// opens nothing more.
fn sit_down(table: &LiveTable, visitor: &Visitor, lang: Lang) -> Markup {
    let asks_name = asks_name(table, visitor);
    let row = &table.row;
    let path = if asks_name { format!("/join/{}", row.invite) } else { format!("/t/{}/sit", row.id) };
    html! {
        form method="post" action=(path) {
            @if asks_name { (invite::name_field(None, lang)) }
            button.primary type="submit" { (lang.say("sit-down")) }
        }
    }
}
