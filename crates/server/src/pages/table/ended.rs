//! The end of a game: the score sheet line by line, and what comes next.

use engine::{Outcome, Seat, Standing};
use maud::{Markup, html};
use plug::Playing;
use words::Lang;

use super::{chances::chances, replay_at};
use crate::{pages::rules, tables::LiveTable, web::Visitor};

pub fn ended(table: &LiveTable, visitor: &Visitor, lang: Lang) -> Markup {
    let Some(play) = table.play() else { return html! {} };
    let Some(outcome) = play.outcome() else { return html! {} };
    let seated = !table.seats_of(visitor.id()).is_empty();
    let winners: Vec<String> =
        outcome.winners().map(|seat| table.chairs[seat.index()].name.clone()).collect();
    html! {
        div.ended {
            h2 {
                @if winners.is_empty() { (lang.say("end-nobody")) }
                @else { (lang.tell("end-won", [("who", winners.join(", ").into()), ("count", winners.len().into())])) }
            }
            (sheet(table, play, &outcome, lang))
            @if let Some(curve) = table.curve() {
                (chances(curve, &table.names(), None, &replay_at(&table.row.id), lang))
            }
            div.next {
                @if seated {
                    form.inline method="post" action={ "/t/" (table.row.id) "/rematch" } {
                        button.primary type="submit" {
                            (lang.say(if table.row.rematch.is_some() { "rematch-join" } else { "rematch" }))
                        }
                    }
                }
                a.button href={ "/t/" (table.row.id) "/replay?at=0" } { (lang.say("end-replay")) }
                a.button href={ "/t/" (table.row.id) "/save" } { (lang.say("end-save")) }
                a.button href={ "/verify?seed=" (play.seed_text()) "&commitment=" (play.commitment()) } {
                    (lang.say("end-verify"))
                }
            }
        }
    }
}

/// Whether anybody has as many points as another: only then people ask what decides.
fn is_tied(outcome: &Outcome) -> bool {
    let standings = &outcome.standings;
    let same = |one: &Standing| standings.iter().any(|two| two.seat != one.seat && two.score == one.score);
    standings.iter().any(|one| !one.tie_break.is_empty() && same(one))
}

/// One column for each seat, one row for each line that anybody scored.
fn sheet(table: &LiveTable, play: &dyn Playing, outcome: &Outcome, lang: Lang) -> Markup {
    let mut items: Vec<(&str, &str)> = Vec::new();
    for line in outcome.standings.iter().flat_map(|standing| &standing.lines) {
        if !items.iter().any(|(item, _)| *item == line.item) {
            items.push((line.item, line.clause));
        }
    }
    let name = |seat: Seat| table.chairs.get(seat.index()).map_or("", |chair| chair.name.as_str());
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
                                    @if let Some(line) = line {
                                        (outcome.written(line.points)) " " span.count { "(" (outcome.written(line.count)) ")" }
                                    } @else { "–" }
                                }
                            }
                        }
                    }
                }
                tfoot {
                    tr {
                        th scope="row" { (lang.say("end-total")) }
                        @for standing in &outcome.standings { td { (outcome.written(standing.score)) } }
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
