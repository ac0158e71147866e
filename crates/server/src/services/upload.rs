//! Taking in a saved game: it is played again from its first step and stored like any other table. Anybody may hand one
//! in, so few are read at once, one at a time is played, and it is stored in parts that others can write between.

use plug::Playing;
use serde_json::Value;
use words::Lang;

use super::{accounts::Identity, open::may_load};
use crate::{
    app::App,
    denial::{Denial, Reason},
    door::Door,
    secrets,
    store::{Change, MoveRow, SeatKind, SeatRow, Status, TableRow},
    tables::Clock,
    threads,
    time::now,
};

/// No real game has a tenth of these lines.
const MOST_LINES: usize = 5000;

/// Stores a save. A finished game can be looked at by everybody; an unfinished one goes on in this browser.
pub async fn upload(
    app: &App,
    who: &Identity,
    door: Door,
    text: String,
    lang: Lang,
) -> Result<String, Denial> {
    let door = door.fingerprint(&app.key);
    may_load(app, who, &door).await?;
    let turn = app.replaying.clone().lock_owned().await;
    let loaded = Loaded { id: secrets::word(12), owner: who.id.clone(), door };
    // Replaying may take a while: not on the threads that serve pages.
    let work = threads::run(move || {
        let _turn = turn;
        let statements = loaded.changes(&text, lang);
        statements.map(|statements| (loaded.id, statements))
    });
    let (id, statements) = work.await.map_err(|_| Denial::broken())??;
    app.store.write_in_parts(statements).await?;
    Ok(id)
}

struct Loaded {
    id: String,
    owner: String,
    door: String,
}

impl Loaded {
    /// Everything there is to store, from the mark that it is not all there yet to its removal.
    fn changes(&self, text: &str, lang: Lang) -> Result<Vec<Change>, Denial> {
        let save = engine::save::read(text)?;
        if save.entries() > MOST_LINES {
            return Err(Denial::of(Reason::LongSave));
        }
        let game = plug::find(save.game()).map_err(|_| Denial::not_found())?;
        let play = game.resume(&save, None)?;
        let data = game.check_data(game.built_in_data())?;
        let seed = play.seed_text().parse().map_err(|()| Denial::broken())?;
        let table = TableRow {
            id: self.id.clone(),
            game: game.id().to_owned(),
            options: play.options().to_string(),
            host: self.owner.clone(),
            invite: secrets::word(16),
            listed: false,
            hints: false,
            training: false,
            door: self.door.clone(),
            clock: serde_json::to_string(&Clock::None).map_err(Denial::unwritable)?,
            status: Status::Loading,
            rematch: None,
            rules: i64::from(game.rules_version()),
            data,
            loaded: true,
            is_hashed: true,
            unrenewed: None,
            asked: None,
            revision: 0,
            due: None,
            keeper: None,
            stands: None,
        };
        let mut list = vec![Change::open_table(&table), Change::deal(&self.id, seed)];
        self.moves(&mut list, &*play, &table)?;
        self.seats(&mut list, &*play, lang);
        let status = if play.outcome().is_some() { Status::Over } else { Status::Playing };
        list.push(Change::status(&self.id, status));
        Ok(list)
    }

    /// The log. The hash of the state is kept where it is compared: at the end.
    fn moves(&self, list: &mut Vec<Change>, play: &dyn Playing, table: &TableRow) -> Result<(), Denial> {
        let lines = play.lines();
        let last = lines.len().saturating_sub(1);
        for (version, line) in lines.into_iter().enumerate() {
            let state =
                if version == last { play.state_hash().map_err(Denial::unwritable)? } else { String::new() };
            let luck = serde_json::to_string(&line.luck).map_err(Denial::unwritable)?;
            let row = MoveRow {
                seat: line.seat.index() as i64,
                action: line.action.as_ref().map(Value::to_string),
                luck,
                state,
                command: format!("save-{version}"),
                spent: 0,
                made: now(),
            };
            list.push(Change::append(table, version, &row));
        }
        Ok(())
    }

    fn seats(&self, list: &mut Vec<Change>, play: &dyn Playing, lang: Lang) {
        let over = play.outcome().is_some();
        for seat in 0..play.players() {
            let name = lang.tell("seat", [("number", (seat + 1).into())]);
            let (kind, owner) =
                if over { (SeatKind::Open, None) } else { (SeatKind::Person, Some(self.owner.clone())) };
            let row = SeatRow { kind, owner, name, level: None, away: false, spare: false };
            list.push(Change::add_seat(&self.id, seat, &row));
        }
    }
}
