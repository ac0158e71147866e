//! A game that is over and cannot be played again by the rules of today, as JSON: what was told of it then.

use serde_json::{Value, json};
use words::Lang;

use crate::{
    denial::Denial,
    names,
    store::{EndRow, SeatKind, SeatRow, Status},
    tables::Kept,
};

/// The table; `denial` says why nothing else can be told of it.
pub fn table(kept: &Kept, denial: Denial, lang: Lang) -> Result<Value, Denial> {
    let why = denial.to_json(lang);
    must_be_over(kept, denial)?;
    let options: Value = serde_json::from_str(&kept.row.options).map_err(Denial::unreadable)?;
    let seat = |row: &SeatRow| {
        let kind = if row.kind == SeatKind::Bot { "bot" } else { "person" };
        json!({ "kind": kind, "name": names::read_in(&row.name, lang), "level": row.level })
    };
    let standing =
        |end: &EndRow| json!({ "seat": end.seat, "score": end.score, "rank": end.rank, "won": end.won });
    let parts = kept.ends.first().map_or(1, |end| end.parts);
    Ok(json!({
        "id": kept.row.id,
        "game": kept.row.game,
        "options": options,
        "status": kept.row.status,
        "seats": kept.seats.iter().map(seat).collect::<Vec<_>>(),
        "awaiting": [],
        "outcome": { "standings": kept.ends.iter().map(standing).collect::<Vec<_>>(), "parts": parts },
        "sheet": kept.telling.as_ref().map(|telling| &telling.sheet),
        "view": null,
        "kept": { "error": why["error"], "message": why["message"], "problems": why["problems"] },
    }))
}

/// What happened.
pub fn log(kept: &Kept, denial: Denial) -> Result<Value, Denial> {
    must_be_over(kept, denial)?;
    let told = kept.telling.iter().flat_map(|telling| &telling.lines);
    let lines = told.map(|line| json!({ "entry": null, "clause": line.clause, "text": line.text }));
    Ok(json!({ "lines": lines.collect::<Vec<_>>() }))
}

/// A game that is under way belongs to whoever can play it.
fn must_be_over(kept: &Kept, denial: Denial) -> Result<(), Denial> {
    if kept.row.status == Status::Over { Ok(()) } else { Err(denial) }
}
