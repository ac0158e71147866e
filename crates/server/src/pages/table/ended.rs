//! The end of a game: who has won and by how much, what comes next, how it went, and the score sheet line by line.

mod story;

use boards::page::parts;
use engine::{Outcome, ScoreLine, Seat, Standing};
use maud::{Markup, html};
use plug::Playing;
use words::Lang;

use super::{chances::chances, replay_at};
use crate::{pages::rules, tables::LiveTable, web::Visitor};

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
                a.button href={ "/t/" (table.row.id) "/save" } { (lang.say("end-save")) }
                a.button href={ "/verify?seed=" (play.seed_text()) "&commitment=" (play.commitment()) } {
                    (lang.say("end-verify"))
                }
            }
            @if let Some(curve) = table.curve() {
                (story::story(table, curve, &outcome, lang))
                (chances(curve, &table.names_in(lang), None, &replay_at(&table.row.id), lang))
            }
            (sheet(table, play, &outcome, lang))
        }
    }
}

/// Who has won and by how much, told to whoever reads it.
fn headline(table: &LiveTable, outcome: &Outcome, own: &[Seat], lang: Lang) -> String {
    let winners: Vec<Seat> = outcome.winners().collect();
    let standing = |seat: Seat| outcome.standings.iter().find(|standing| standing.seat == seat);
    let name = |seat: &Seat| table.chairs[seat.index()].called(lang);
    let names = winners.iter().map(name).collect::<Vec<_>>().join(", ");
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

/// A number of the score sheet, with a real minus sign.
fn points(outcome: &Outcome, number: i32) -> String {
    outcome.written(number).replace('-', "−")
}

/// Whether anybody has as many points as another: only then people ask what decides.
fn is_tied(outcome: &Outcome) -> bool {
    let standings = &outcome.standings;
    let same = |one: &Standing| standings.iter().any(|two| two.seat != one.seat && two.score == one.score);
    standings.iter().any(|one| !one.tie_break.is_empty() && same(one))
}

/// For how many things the points are, where that is more than one and not the points again.
fn counted(outcome: &Outcome, line: &ScoreLine, lang: Lang) -> Markup {
    let says_more = line.count != line.points && line.count.abs() > i32::from(outcome.parts);
    html! {
        @if says_more {
            " " span.count { (lang.tell("end-counted", [("count", points(outcome, line.count).into())])) }
        }
    }
}

/// One column for each seat, one row for each line that anybody scored.
fn sheet(table: &LiveTable, play: &dyn Playing, outcome: &Outcome, lang: Lang) -> Markup {
    let mut items: Vec<(&str, &str)> = Vec::new();
    for line in outcome.standings.iter().flat_map(|standing| &standing.lines) {
        if !items.iter().any(|(item, _)| *item == line.item) {
            items.push((line.item, line.clause));
        }
    }
    let name =
        |seat: Seat| table.chairs.get(seat.index()).map_or_else(String::new, |chair| chair.called(lang));
    html! {
        div.scroll {
            table.sheet {
                caption { (lang.say("end-sheet")) }
                thead {
                    tr {
                        td {}
                        @for standing in &outcome.standings {
                            th scope="col" .won[standing.won] { (name(standing.seat)) }
                        }
                    }
                }
                tbody {
                    @for (item, clause) in &items {
                        tr {
                            th scope="row" {
                                (play.score_item(item, lang)) (rules::cited(&table.row.game, clause))
                            }
                            @for standing in &outcome.standings {
                                @let line = standing.lines.iter().find(|line| line.item == *item);
                                td {
                                    @if let Some(line) = line { (points(outcome, line.points)) (counted(outcome, line, lang)) }
                                    @else { "–" }
                                }
                            }
                        }
                    }
                }
                tfoot {
                    tr {
                        th scope="row" { (lang.say("end-total")) }
                        @for standing in &outcome.standings { td { (points(outcome, standing.score)) } }
                    }
                    @if is_tied(outcome) {
                        tr {
                            th scope="row" { (lang.say("end-tie")) }
                            @for standing in &outcome.standings {
                                td { (standing.tie_break.iter().map(ToString::to_string).collect::<Vec<_>>().join(" / ")) }
                            }
                        }
                    }
                    tr {
                        th scope="row" { (lang.say("end-rank")) }
                        @for standing in &outcome.standings { td { (standing.rank) } }
                    }
                }
            }
        }
    }
}
