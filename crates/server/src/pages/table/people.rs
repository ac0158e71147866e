//! Who sits where, whose turn it is, and what can be done about people who are away.

use boards::page::parts;
use engine::{Seat, Viewer};
use maud::{Markup, html};
use words::Lang;

use super::clock_text;
use crate::{
    pages::{home::COLOURS, share},
    tables::{Attendance, Chair, Clocks, LiveTable, Sitter},
    web::{Confirm, Visitor},
};

/// What everybody can see of who plays.
pub fn people(table: &LiveTable, visitor: &Visitor, clocks: Clocks, lang: Lang) -> Markup {
    let own = table.seats_of(visitor.id());
    // Several people at one screen know what everybody knows.
    let viewer = match own.as_slice() {
        [seat] => Viewer::Seat(*seat),
        _ => Viewer::Spectator,
    };
    let pending = table.pending(viewer);
    let away = own.iter().any(|seat| table.chairs[seat.index()].is_away());
    html! {
        section #people data-region="" aria-label=(lang.say("people-label")) {
            ul.people {
                @for (at, chair) in table.chairs.iter().enumerate() {
                    @let seat = Seat::at(at);
                    @let mine = own.contains(&seat);
                    // Who goes is missed where nobody looks: the page's script says it once (people.js).
                    @let gone = (chair.is_away() && !mine).then(|| lang.tell("is-gone-now", [("who", chair.called(lang).into())]));
                    li.asked[pending.contains(seat)].mine[mine].gone[chair.is_away()] data-gone=[gone] {
                        (attendance(table, chair, lang))
                        (parts::seat_mark(seat)) " "
                        span.who data-watch={ "seat-" (at) } { (sitter(chair, lang)) }
                        @if let Some(left) = table.clock_seen(seat, clocks).filter(|_| !mine) {
                            " " span.clock.seen data-seconds=(left) data-runs[table.clock_is_seen_to_run(seat)] { (clock_text(left)) }
                        }
                        @if pending.contains(seat) {
                            " " span.thinking { (lang.say(thinking(mine, own.len()))) }
                        }
                        @if let Some(play) = table.play().filter(|_| !mine) {
                            div.has { (play.stock(viewer, seat, lang)) }
                        }
                        @if pending.contains(seat) && !own.is_empty() && !mine { (vote(table, visitor, seat, lang)) }
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

/// What is said of somebody who has a decision before them.
const fn thinking(mine: bool, own: usize) -> &'static str {
    match (mine, own) {
        (false, _) => "is-thinking",
        (true, 1) => "status-yours",
        (true, _) => "is-asked",
    }
}

/// Whether somebody is there: a dot for the eye, a word for those who cannot see it.
fn attendance(table: &LiveTable, chair: &Chair, lang: Lang) -> Markup {
    let (class, key) = match table.attendance(chair) {
        Some(Attendance::Here) => ("here", "is-here"),
        Some(Attendance::Away) => ("away", "is-away"),
        Some(Attendance::Gone) => ("gone", "is-gone"),
        None => return html! { span.dot aria-hidden="true" {} },
    };
    html! { span class={ "dot " (class) } title=(lang.say(key)) { span.hidden { (lang.say(key)) " " } } }
}

/// The offer to let a bot play for somebody who keeps the table waiting, or what has come of it.
fn vote(table: &LiveTable, visitor: &Visitor, seat: Seat, lang: Lang) -> Markup {
    let chair = &table.chairs[seat.index()];
    let voted = visitor.id().is_some_and(|id| chair.votes.iter().any(|voter| voter == id));
    html! {
        @if voted { p.quiet.voted { (lang.say("vote-given")) } }
        @else if chair.is_present() && table.offers_vote(seat) {
            form.inline method="post" action={ "/t/" (table.row.id) "/vote" } {
                input type="hidden" name="seat" value=(seat.index());
                button.quiet type="submit" title=(lang.say("vote-help")) { (lang.say("vote")) }
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
            Sitter::Invited { .. } => em { (lang.tell("seat-invited", [("who", chair.called(lang).into())])) },
            Sitter::Bot => { b { (chair.called(lang)) } " " span.tag { (lang.say("bot")) " · " (level()) } },
            Sitter::Person { away: true, .. } => { b { (chair.called(lang)) } " " span.tag { (lang.say("is-gone")) " · " (level()) } },
            Sitter::Person { .. } => b { (chair.called(lang)) },
        }
        @if chair.stumbled { " " span.tag.stumbled { (lang.say("stumbled")) } }
    }
}

/// Whose colours change on the page of somebody who wants another than their seat has.
pub fn colours(table: &LiveTable, visitor: &Visitor) -> Option<(usize, usize)> {
    let own = table.seats_of(visitor.id()).first()?.index();
    visitor.colour.filter(|wanted| *wanted != own).map(|wanted| (own, wanted))
}

/// What one does seldom: asking before final steps, leaving, letting others watch, the seed's commitment.
pub fn menu(table: &LiveTable, visitor: &Visitor, path: &str, lang: Lang) -> Markup {
    let own = table.seats_of(visitor.id());
    let seated = !own.is_empty();
    let spare = own.iter().any(|seat| table.chairs[seat.index()].spare);
    html! {
        a.unread #unread href="#chat" hidden data-said=(lang.say("chat-unread")) {}
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
                    label { (lang.say("colour")) " "
                        select name="colour" {
                            option value="any" selected[visitor.colour.is_none()] { (lang.say("colour-any")) }
                            @for (number, colour) in COLOURS.into_iter().enumerate() {
                                option value=(colour) selected[visitor.colour == Some(number)] {
                                    (lang.say(&format!("colour-{colour}")))
                                }
                            }
                        }
                    }
                    label { (lang.say("list")) " "
                        select name="list" {
                            @for (value, key) in [("on", "list-on"), ("off", "list-off")] {
                                option value=(value) selected[(value == "on") == visitor.list] { (lang.say(key)) }
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
                    @if table.is_for_one() {
                        form method="post" action={ "/t/" (table.row.id) "/training" } {
                            label { input type="checkbox" name="training" value="yes" checked[table.trains()]; " " (lang.say("training")) }
                            " " button.quiet type="submit" { (lang.say("save")) }
                        }
                    }
                }
            }
            @if (seated || visitor.id() == Some(&table.row.host)) && !table.is_waiting() {
                p { (lang.say("share")) }
                (share::link(visitor, &format!("/join/{}", table.row.invite), None, &table.game.title(lang), lang))
            }
            @if seated { p { a href="/me#phone" { (lang.say("me-phone")) } } }
            p { a href={ "/rules/" (table.row.game) } target="_blank" rel="noopener" { (lang.say("home-rules")) } }
            p { a href={ "/learn/" (table.row.game) } target="_blank" rel="noopener" { (lang.say("learn-how")) } }
            @if let Some(play) = table.play() {
                p.quiet { (lang.say("seed-commitment")) " " code.commitment { (play.commitment()) } }
            }
            // Apart from what is only a wish, so that nobody presses it by mistake.
            @if seated && !table.is_over() {
                form.parting method="post" action={ "/t/" (table.row.id) "/leave" } {
                    button.quiet type="submit" { (lang.say("leave")) }
                }
            }
        }
    }
}
