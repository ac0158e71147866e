//! Taking in a saved game: it is played again from its first step and stored like any other table.

use serde_json::Value;
use words::Lang;

use crate::{
    app::{App, now},
    games::{self, Playing},
    identity::Identity,
    secrets,
    store::{Statement, statement},
    trouble::Trouble,
};

/// Stores a save. A finished game can be looked at by everybody; an unfinished one goes on in this browser.
pub async fn keep(app: &App, who: &Identity, text: String, lang: Lang) -> Result<String, Trouble> {
    if app.store.open_tables_of(&who.id).await? >= i64::from(app.config.tables_each) {
        return Err(Trouble::conflict("many-tables"));
    }
    let owner = who.id.clone();
    // Replaying may take a while: not on the threads that serve pages.
    let work = tokio::task::spawn_blocking(move || statements(&text, &owner, lang));
    let (id, statements) = work.await.map_err(|_| Trouble::broken())??;
    app.store.write(statements).await?;
    Ok(id)
}

fn statements(text: &str, owner: &str, lang: Lang) -> Result<(String, Vec<Statement>), Trouble> {
    let game = games::by_id(engine::save::read(text)?.game()).ok_or(Trouble::not_found())?;
    let whole = game.resume(text)?;
    let file: Value = serde_json::from_str(text).map_err(|_| Trouble::bad("bad-request"))?;
    let seed = whole.seed_text();
    let options = whole.options();
    let parsed = seed.parse().map_err(|()| Trouble::broken())?;
    let mut play = game.begin(&options, parsed)?;
    let data = game.check_data(game.built_in_data())?;
    let id = secrets::word(12);
    let status = if whole.outcome().is_some() { "over" } else { "playing" };
    let mut list = vec![statement(
        "INSERT INTO tables (id, game, options, rules, data, host, invite, listed, clock, status, made, changed)
         VALUES (?, ?, ?, ?, ?, ?, ?, 0, '\"none\"', ?, ?, ?)",
        [
            id.as_str().into(),
            game.id().into(),
            options.to_string().into(),
            i64::from(game.rules_version()).into(),
            data.as_str().into(),
            owner.into(),
            secrets::word(16).into(),
            status.into(),
            now().into(),
            now().into(),
        ],
    )];
    list.push(crate::sit::deal(&id, parsed));
    for seat in 0..whole.players() {
        let name = lang.tell("seat", [("number", (seat + 1).into())]);
        let (kind, owner) =
            if status == "over" { ("open", None) } else { ("person", Some(owner.to_owned())) };
        list.push(statement(
            "INSERT INTO seats (tbl, seat, kind, owner, name) VALUES (?, ?, ?, ?, ?)",
            [id.as_str().into(), seat.into(), kind.into(), owner.into(), name.into()],
        ));
    }
    let log = file.get("log").and_then(Value::as_array).cloned().unwrap_or_default();
    for (version, entry) in log.iter().enumerate() {
        list.push(line(&mut *play, &id, version, entry, i64::from(game.rules_version()), &data)?);
    }
    Ok((id, list))
}

fn line(
    play: &mut dyn Playing,
    id: &str,
    version: usize,
    entry: &Value,
    rules: i64,
    data: &str,
) -> Result<Statement, Trouble> {
    let seat = entry.get("seat").and_then(Value::as_u64).and_then(|seat| usize::try_from(seat).ok());
    let seat = seat.and_then(engine::Seat::new).ok_or(Trouble::bad("bad-request"))?;
    let action = entry.get("act").filter(|action| !action.is_null());
    let luck = match action {
        Some(action) => {
            serde_json::to_string(&play.give(seat, action)?.luck).map_err(|_| Trouble::broken())?
        }
        None => {
            play.undo(seat)?;
            "[]".to_owned()
        }
    };
    Ok(statement(
        "INSERT INTO moves (tbl, version, seat, action, luck, state, rules, data, command, spent, made)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?)",
        [
            id.into(),
            version.into(),
            seat.index().into(),
            action.map(ToString::to_string).into(),
            luck.into(),
            play.state_hash().map_err(Trouble::unwritable)?.into(),
            rules.into(),
            data.into(),
            format!("save-{version}").into(),
            now().into(),
        ],
    ))
}
