//! What was told of a game that is over: its score sheet and its log, as text. Kept from the moment it ends, so that it can
//! always be shown as it was, whatever becomes of the rules.

use engine::{Outcome, Seat, Standing};
use plug::{Eyes, Playing, StoryLine};
use serde::{Deserialize, Serialize};
use words::Lang;

use crate::{
    denial::Denial,
    store::{Change, Store},
};

/// In one language.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ToldGame {
    pub sheet: Sheet,
    pub lines: Vec<ToldLine>,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ToldLine {
    pub clause: String,
    pub text: String,
    /// Whether a new round or turn begins here.
    pub opens: bool,
}

/// A score sheet: one column for each seat, one row for each line that anybody scored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sheet {
    pub columns: Vec<Column>,
    pub rows: Vec<Row>,
    /// Whether anybody has as many points as another: only then people ask what decides.
    pub tied: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Column {
    pub name: String,
    pub won: bool,
    pub total: String,
    pub tie_break: String,
    pub rank: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Row {
    pub item: String,
    pub clause: String,
    /// One for each column; nothing where that seat did not score here.
    pub cells: Vec<Option<Cell>>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Cell {
    pub points: String,
    /// For how many things, where that is more than one and not the points again.
    pub count: Option<String>,
}

/// A number of the score sheet, with a real minus sign.
pub fn points(outcome: &Outcome, number: i32) -> String {
    words::written(outcome.parts.into(), number.into())
}

fn is_tied(outcome: &Outcome) -> bool {
    let standings = &outcome.standings;
    let same = |one: &Standing| standings.iter().any(|two| two.seat != one.seat && two.score == one.score);
    standings.iter().any(|one| !one.tie_break.is_empty() && same(one))
}

impl Sheet {
    /// The score sheet of an outcome; `names` are what a reader calls those who sit there.
    pub fn of(play: &dyn Playing, outcome: &Outcome, names: &[String], lang: Lang) -> Sheet {
        let mut items: Vec<(&str, &str)> = Vec::new();
        for line in outcome.standings.iter().flat_map(|standing| &standing.lines) {
            if !items.iter().any(|(item, _)| *item == line.item) {
                items.push((line.item, line.clause));
            }
        }
        let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
        let column = |standing: &Standing| Column {
            name: name(standing.seat),
            won: standing.won,
            total: points(outcome, standing.score),
            tie_break: standing.tie_break.iter().map(ToString::to_string).collect::<Vec<_>>().join(" / "),
            rank: standing.rank,
        };
        let cell = |standing: &Standing, item: &str| {
            let line = standing.lines.iter().find(|line| line.item == item)?;
            let says_more = line.count != line.points && line.count.abs() > i32::from(outcome.parts);
            let count = says_more.then(|| points(outcome, line.count));
            Some(Cell { points: points(outcome, line.points), count })
        };
        let row = |&(item, clause): &(&str, &str)| Row {
            item: play.score_item(item, lang),
            clause: clause.to_owned(),
            cells: outcome.standings.iter().map(|standing| cell(standing, item)).collect(),
        };
        Sheet {
            columns: outcome.standings.iter().map(column).collect(),
            rows: items.iter().map(row).collect(),
            tied: is_tied(outcome),
        }
    }

    /// Whether the numbers are the same, whatever things and people are called by now.
    pub fn adds_up_like(&self, other: &Sheet) -> bool {
        let column = |one: &Column| (one.won, one.total.clone(), one.tie_break.clone(), one.rank);
        let cells = |sheet: &Sheet| sheet.rows.iter().map(|row| row.cells.clone()).collect::<Vec<_>>();
        self.columns.iter().map(column).eq(other.columns.iter().map(column)) && cells(self) == cells(other)
    }
}

impl ToldGame {
    /// What everybody is told of a game, if it is over.
    fn of(play: &dyn Playing, names: &[String], lang: Lang) -> Option<ToldGame> {
        let outcome = play.outcome()?;
        let line =
            |line: StoryLine| ToldLine { clause: line.clause.to_owned(), text: line.text, opens: line.opens };
        boards::called(names, || {
            let lines = play.told(Eyes::Open, usize::MAX, lang).into_iter().map(line).collect();
            Some(ToldGame { sheet: Sheet::of(play, &outcome, names, lang), lines })
        })
    }

    /// Everything there is to keep of a game that is over, in every language.
    pub fn changes(
        table: &str,
        play: &dyn Playing,
        names: impl Fn(Lang) -> Vec<String>,
    ) -> Result<Vec<Change>, Denial> {
        let mut changes = Vec::new();
        for lang in Lang::ALL {
            if let Some(telling) = ToldGame::of(play, &names(lang), lang) {
                let text = serde_json::to_string(&telling).map_err(Denial::unwritable)?;
                changes.push(Change::telling(table, lang.code(), &text));
            }
        }
        Ok(changes)
    }

    /// What was told of a table in a language, or in another one where it was not told in that.
    pub async fn read(store: &Store, table: &str, lang: Lang) -> Result<Option<ToldGame>, Denial> {
        for lang in std::iter::once(lang).chain(Lang::ALL) {
            if let Some(text) = store.telling(table, lang.code()).await? {
                return serde_json::from_str(&text).map(Some).map_err(Denial::unreadable);
            }
        }
        Ok(None)
    }
}
