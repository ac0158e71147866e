//! The end of a game: who has won and by how much, what comes next, how it went, and the score sheet line by line.

mod story;

use boards::page::parts;
use engine::{Outcome, Seat, Standing};
use maud::{Markup, html};
use words::Lang;

use super::{chances::chances, replay_at};
use crate::{
    pages::{sheet, wording::listed},
    tables::{LiveTable, Sheet, points},
    web::Visitor,
};

pub fn ended(table: &LiveTable, visitor: &Visitor, lang: Lang) -> Markup {
    let Some(play) = table.play() else { return html! {} };
    let Some(outcome) = play.outcome() else { return html! {} };
    let own = table.seats_of(visitor.id());
    html! {
        div.ended {
            h2 { (headline(table, &outcome, &own, lang)) }
            p.places { (places(table, &outcome, lang)) }
            div.next {
                @if !own.is_empty() {
                    form.inline method="post" action={ "/t/" (table.row.id) "/rematch" } {
                        button.primary type="submit" {
                            (lang.say(if table.row.rematch.is_some() { "rematch-join" } else { "rematch" }))
                        }
                    }
                }
                form.inline method="post" action={ "/t/" (table.row.id) "/review" } {
                    button type="submit" { (lang.say("review-go")) }
                }
                a.button href={ "/t/" (table.row.id) "/replay?at=0" } { (lang.say("end-replay")) }
                @if !play.went_on() { a.button href={ "/t/" (table.row.id) "/save" } { (lang.say("end-save")) } }
                a.button href={ "/verify?seed=" (play.seed_text()) "&commitment=" (play.commitment()) } {
                    (lang.say("end-verify"))
                }
            }
            @if let Some(curve) = table.curve() {
                (story::story(table, curve, &outcome, lang))
                (chances(curve, &table.names_in(lang), None, &replay_at(&table.row.id), lang))
            }
            (sheet::sheet(&table.row.game, &Sheet::of(play, &outcome, &table.names_in(lang), lang), lang))
        }
    }
}

/// Who has won and by how much, told to whoever reads it.
fn headline(table: &LiveTable, outcome: &Outcome, own: &[Seat], lang: Lang) -> String {
    let winners: Vec<Seat> = outcome.winners().collect();
    let standing = |seat: Seat| outcome.standings.iter().find(|standing| standing.seat == seat);
    let name = |seat: &Seat| table.chairs[seat.index()].called(lang);
    let names = listed(&winners.iter().map(name).collect::<Vec<_>>(), lang);
    let Some(best) = winners.first().and_then(|seat| standing(*seat)) else { return lang.say("end-nobody") };
    let by = |number: i32| [("by", points(outcome, number).into())];
    if let [seat] = own
        && let Some(mine) = standing(*seat)
    {
        let next = outcome.standings.iter().filter(|other| !other.won).map(|other| other.score).max();
        return match (mine.won, next) {
            (true, _) if winners.len() > 1 => lang.say("end-you-share"),
            (true, None) => lang.say("end-you-won"),
            (true, Some(next)) if next == mine.score => lang.say("end-you-won-tie"),
            (true, Some(next)) => lang.tell("end-you-won-by", by(mine.score - next)),
            (false, _) if mine.score == best.score => lang.tell("end-you-lost-tie", [("who", names.into())]),
            (false, _) => lang.tell("end-you-lost-by", by(best.score - mine.score)),
        };
    }
    lang.tell("end-won", [("who", names.into()), ("count", winners.len().into())])
}

/// Everybody in the order of their places, with their points.
fn places(table: &LiveTable, outcome: &Outcome, lang: Lang) -> Markup {
    let mut standings: Vec<&Standing> = outcome.standings.iter().collect();
    standings.sort_by_key(|standing| standing.rank);
    html! {
        @for standing in standings {
            span.place.won[standing.won] {
                (lang.tell("end-place", [("place", standing.rank.into())])) " " (parts::seat_mark(standing.seat)) " "
                (table.chairs[standing.seat.index()].called(lang)) " " b { (points(outcome, standing.score)) }
            }
        }
    }
}
