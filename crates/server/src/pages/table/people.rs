//! Who sits where, whose turn it is, and what can be done about people who are away.

use boards::page::parts;
use engine::{Seat, Viewer};
use maud::{Markup, html};
use words::Lang;

use crate::{
    tables::{Chair, LiveTable, Sitter},
    web::{Confirm, Visitor},
};

pub fn people(table: &LiveTable, visitor: &Visitor, lang: Lang) -> Markup {
    let own = table.seats_of(visitor.id());
    // Several people at one screen know what everybody knows.
    let pending = table.pending(match own.as_slice() {
        [seat] => Viewer::Seat(*seat),
        _ => Viewer::Spectator,
    });
    let away = own.iter().any(|seat| table.chairs[seat.index()].is_away());
    html! {
        section #people data-region="" aria-label=(lang.say("people-label")) {
            ul.people {
                @for (at, chair) in table.chairs.iter().enumerate() {
                    @let seat = Seat::at(at);
                    li.asked[pending.contains(seat)].mine[own.contains(&seat)] {
                        span.dot aria-hidden="true" {}
                        (parts::seat_mark(seat)) " "
                        span.who data-watch={ "seat-" (at) } { (sitter(chair, lang)) }
                        @if chair.is_present() && pending.contains(seat) && !own.is_empty() && !own.contains(&seat) {
                            " " form.inline method="post" action={ "/t/" (table.row.id) "/vote" } {
                                input type="hidden" name="seat" value=(at);
                                button.quiet type="submit" title=(lang.say("vote-help")) {
                                    (lang.tell("vote", [("votes", chair.votes.len().into())]))
                                }
                            }
                        }
                        @if pending.contains(seat) {
                            " " span.thinking { (lang.say(if own.contains(&seat) { "is-asked" } else { "is-thinking" })) }
                        }
                    }
                }
            }
            @if away && !table.is_over() {
                form method="post" action={ "/t/" (table.row.id) "/return" } {
                    button.primary type="submit" { (lang.say("come-back")) }
                }
            }
        }
    }
}

/// Who has a seat, and whether a bot plays there.
fn sitter(chair: &Chair, lang: Lang) -> Markup {
    let level = || lang.say(&format!("level-{}", chair.level.id()));
    html! {
        @match &chair.sitter {
            Sitter::Open => em { (lang.say("seat-free")) },
            Sitter::Invited { .. } => em { (lang.tell("seat-invited", [("who", chair.name.as_str().into())])) },
            Sitter::Bot => { b { (chair.name) } " " span.tag { (lang.say("bot")) " · " (level()) } },
            Sitter::Person { away: true, .. } => { b { (chair.name) } " " span.tag { (lang.say("away")) " · " (level()) } },
            Sitter::Person { .. } => b { (chair.name) },
        }
        @if chair.stumbled { " " span.tag.stumbled { (lang.say("stumbled")) } }
    }
}

/// What one does seldom: asking before final steps, leaving, letting others watch, the seed's commitment.
pub fn menu(table: &LiveTable, visitor: &Visitor, path: &str, lang: Lang) -> Markup {
    let own = table.seats_of(visitor.id());
    let seated = !own.is_empty();
    let spare = own.iter().any(|seat| table.chairs[seat.index()].spare);
    html! {
        details.menu {
            summary { (lang.say("menu")) }
            @if seated {
                form method="post" action="/settings" {
                    input type="hidden" name="back" value=(path);
                    label { (lang.say("careful")) " "
                        select name="careful" {
                            @for confirm in Confirm::ALL {
                                option value=(confirm.id()) selected[confirm == visitor.confirm] {
                                    (lang.say(&format!("careful-{}", confirm.id())))
                                }
                            }
                        }
                    }
                    " " button.quiet type="submit" { (lang.say("save")) }
                }
                @if !table.is_over() {
                    form method="post" action={ "/t/" (table.row.id) "/spare" } {
                        label { input type="checkbox" name="spare" value="yes" checked[spare]; " " (lang.say("spare")) }
                        " " button.quiet type="submit" { (lang.say("save")) }
                    }
                    form method="post" action={ "/t/" (table.row.id) "/leave" } {
                        button.quiet type="submit" { (lang.say("leave")) }
                    }
                }
            }
            @if (seated || visitor.id() == Some(&table.row.host)) && !table.is_waiting() {
                p { (lang.say("share")) " " a.invite href={ "/join/" (table.row.invite) } { "/join/" (table.row.invite) } }
            }
            p { a href={ "/rules/" (table.row.game) } target="_blank" rel="noopener" { (lang.say("home-rules")) } }
            @if let Some(play) = table.play() {
                p.quiet { (lang.say("seed-commitment")) " " code.commitment { (play.commitment()) } }
            }
        }
    }
}
