//! The score sheet: one column for each seat, one row for each line that anybody scored.

use maud::{Markup, html};
use words::Lang;

use super::rules;
use crate::tables::Sheet;

pub fn sheet(game: &str, sheet: &Sheet, lang: Lang) -> Markup {
    html! {
        div.scroll {
            table.sheet {
                caption { (lang.say("end-sheet")) }
                thead {
                    tr {
                        td {}
                        @for column in &sheet.columns { th scope="col" .won[column.won] { (column.name) } }
                    }
                }
                tbody {
                    @for row in &sheet.rows {
                        tr {
                            th scope="row" { (row.item) (rules::cited(game, &row.clause)) }
                            @for cell in &row.cells {
                                td {
                                    @if let Some(cell) = cell { (cell.points) (counted(cell.count.as_deref(), lang)) }
                                    @else { "–" }
                                }
                            }
                        }
                    }
                }
                tfoot {
                    tr {
                        th scope="row" { (lang.say("end-total")) }
                        @for column in &sheet.columns { td { (column.total) } }
                    }
                    @if sheet.tied {
                        tr {
                            th scope="row" { (lang.say("end-tie")) }
                            @for column in &sheet.columns { td { (column.tie_break) } }
                        }
                    }
                    tr {
                        th scope="row" { (lang.say("end-rank")) }
                        @for column in &sheet.columns { td { (column.rank) } }
                    }
                }
            }
        }
    }
}

/// For how many things the points are.
fn counted(count: Option<&str>, lang: Lang) -> Markup {
    html! {
        @if let Some(count) = count {
            " " span.count { (lang.tell("end-counted", [("count", count.into())])) }
        }
    }
}
