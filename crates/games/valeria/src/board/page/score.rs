//! Who has how many points, and where they come from: what everybody can count, one's own Duke as he counts now, and for
//! others what each Duke they may have would count.

use boards::{TextBoard, page::steady::steady};
use engine::{Pack, ScoreLine, Seat};
use maud::{Markup, html};
use words::Lang;

use super::{
    super::{name, who},
    art,
};
use crate::{
    Valeria, View,
    data::{Data, DukeId},
};

fn sum(lines: &[ScoreLine]) -> i32 {
    lines.iter().map(|line| line.points).sum()
}

/// What is known of a score: the lines that all can count, and what each possible Duke adds, the best first.
#[derive(Hash)]
struct Score {
    open: Vec<ScoreLine>,
    dukes: Vec<(DukeId, Vec<ScoreLine>)>,
}

impl Score {
    fn new(open: Vec<ScoreLine>, dukes: impl Iterator<Item = (DukeId, Vec<ScoreLine>)>) -> Score {
        let mut dukes: Vec<_> = dukes.collect();
        dukes.sort_by_key(|(id, lines)| (-sum(lines), id.0));
        Score { open, dukes }
    }

    fn of(view: &View, seat: Seat) -> Score {
        let dukes = view.may_have(seat).iter().map(|duke| (duke, view.duke_score(seat, duke)));
        Score::new(view.open_score(seat), dukes)
    }

    fn of_dark_lord(view: &View) -> Score {
        let open = view.dark_lord_score(None);
        let known = open.len();
        let dukes = view.dark_lords().iter().map(|duke| {
            let lines = view.dark_lord_score(Some(duke)).split_off(known);
            (duke, lines)
        });
        Score::new(open, dukes)
    }

    /// What the Duke adds at least and at most.
    fn range(&self) -> Option<(i32, i32)> {
        let best = self.dukes.first().map(|(_, lines)| sum(lines))?;
        let worst = self.dukes.last().map(|(_, lines)| sum(lines))?;
        Some((worst, best))
    }
}

/// The points of a seat as a button that opens where they come from.
pub fn score(view: &View, seat: Seat, lang: Lang) -> Markup {
    folded(&format!("va-score-{}", seat.index()), &who(seat, lang), &Score::of(view, seat), view, lang)
}

pub fn dark_lord(view: &View, lang: Lang) -> Markup {
    folded("va-score-lord", &lang.say("va-l-dark-lord"), &Score::of_dark_lord(view), view, lang)
}

fn folded(id: &str, of: &str, score: &Score, view: &View, lang: Lang) -> Markup {
    let points = sum(&score.open);
    let said = match score.range() {
        None => lang.tell("va-s-open", [("points", points.into())]),
        Some((least, most)) if least == most => {
            lang.tell("va-s-one", [("points", points.into()), ("duke", most.into())])
        }
        Some((least, most)) => lang
            .tell("va-s-range", [("points", points.into()), ("least", least.into()), ("most", most.into())]),
    };
    let sheet = Sheet { pack: view.pack, id, of, said: &said, score, lang };
    html! {
        button.va-score type="button" popovertarget=(id) title=(said) aria-label=(said) {
            b { (points) } (art::icon("vp"))
            @if let Some((least, most)) = score.range() {
                span.va-hidden-points {
                    " + " @if least < most { (least) "–" } (most) (art::icon("crown"))
                }
            }
        }
        (steady(sheet, where_from))
    }
}

/// What the sheet follows from that says where points come from.
#[derive(Hash)]
struct Sheet<'a> {
    pack: Pack<Data>,
    id: &'a str,
    of: &'a str,
    said: &'a str,
    score: &'a Score,
    lang: Lang,
}

fn where_from(sheet: &Sheet<'_>) -> Markup {
    let (data, score, lang) = (&*sheet.pack, sheet.score, sheet.lang);
    html! {
        div.b-details popover id=(sheet.id) {
            h3 { (sheet.of) }
            p { (sheet.said) }
            (table(&score.open, lang))
            @match score.dukes.as_slice() {
                [] => {},
                [(duke, lines)] => { h4 { (name(data, *duke, lang)) } (table(lines, lang)) },
                dukes => {
                    h4 { (lang.say("va-s-may")) }
                    table.sheet.va-may {
                        @for (duke, lines) in dukes { tr { th scope="row" { (name(data, *duke, lang)) } td { "+" (sum(lines)) } } }
                    }
                },
            }
        }
    }
}

fn table(lines: &[ScoreLine], lang: Lang) -> Markup {
    html! {
        table.sheet {
            @for line in lines {
                tr {
                    th scope="row" { (Valeria::score_item(line.item, lang)) }
                    td.count { "×" (line.count) }
                    td { (line.points) }
                }
            }
        }
    }
}
