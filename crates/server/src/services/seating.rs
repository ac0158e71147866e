//! Who sits where at a table that waits, and the deal when nobody is missing.

use std::sync::Arc;

use crate::{
    app::App,
    denial::{Denial, Reason},
    names,
    store::{Change, SeatKind, SeatRow, Status, TableRow},
    tables::{Before, LiveTable, Room, Sitter},
    time::now,
};

/// For so many seconds a game counts that somebody has left: nobody begins the games of others by the dozen, and goes.
pub const LEFT: i64 = 24 * 60 * 60;

/// Bots are called after the beasts of old bestiaries: the same in every language.
pub fn bot_name(number: usize) -> String {
    let names = ["Basilic", "Dahu", "Griffon", "Manticore", "Tarasque"];
    names[(number + names.len() - 1) % names.len()].to_owned()
}

/// Somebody new on a chair, or nobody.
pub struct Seated {
    pub at: usize,
    pub sitter: Sitter,
    pub name: String,
    pub spare: bool,
}

/// Seats people and bots at a table that waits, all at once. When nobody is missing any more the cards are dealt: the
/// seed is drawn at this moment and not before, so nobody could have looked at it.
pub async fn seat(
    app: &App,
    room: &Arc<Room>,
    table: &mut LiveTable,
    before: Before,
    mut seated: Vec<Seated>,
) -> Result<(), Denial> {
    if !table.is_waiting() {
        return Err(Denial::of(Reason::Full));
    }
    name_apart(table, &mut seated);
    let mut chairs: Vec<&Sitter> = table.chairs.iter().map(|chair| &chair.sitter).collect();
    for new in &seated {
        chairs[new.at] = &new.sitter;
    }
    let full = !chairs.iter().any(|sitter| matches!(sitter, Sitter::Open | Sitter::Invited { .. }));
    let id = table.row.id.as_str();
    let mut changes: Vec<Change> = Vec::new();
    for new in &seated {
        let (kind, owner) = match &new.sitter {
            Sitter::Open => (SeatKind::Open, None),
            Sitter::Invited { owner } => (SeatKind::Invited, Some(owner.clone())),
            Sitter::Person { owner, .. } => (SeatKind::Person, Some(owner.clone())),
            Sitter::Bot => (SeatKind::Bot, None),
        };
        let level = Some(table.chairs[new.at].level.id().to_owned());
        let row = SeatRow { kind, owner, name: new.name.clone(), level, away: false, spare: new.spare };
        changes.push(Change::reseat(id, new.at, &row));
    }
    if let Some(guest) = guest(table, &seated) {
        changes.extend(Change::sits_at_most(guest, now() - LEFT, app.config.seats_each.into()));
    }
    let mut play = None;
    if full {
        let seed = app.chance.table();
        let game = table.game;
        let begun = game
            .begin(&table.options, None, seed)
            .map_err(|problems| Denial::from(problems).in_game(game.id()))?;
        changes.push(Change::deal(id, seed));
        let data = game.check_data(game.built_in_data())?;
        let rules = i64::from(game.rules_version());
        changes.push(Change::begin(id, rules, &data));
        let of_today = TableRow { rules, data, ..table.row.clone() };
        changes.push(Change::state(&of_today, 0, &begun.state_text()));
        play = Some((begun, of_today));
    }
    changes.push(Change::touch(id));
    for new in seated {
        table.chairs[new.at].sitter = new.sitter;
        table.chairs[new.at].name = new.name;
        table.chairs[new.at].spare = new.spare;
        table.chairs[new.at].sent_away = None;
    }
    if let Some((play, of_today)) = play {
        table.row = TableRow { status: Status::Playing, ..of_today };
        table.begin(play);
    }
    app.commit(room, table, before, changes).await
}

/// Whoever sits down at a table of somebody else: those who do so at once share a screen, and are one person here.
fn guest<'a>(table: &LiveTable, seated: &'a [Seated]) -> Option<&'a str> {
    seated.iter().find_map(|new| match &new.sitter {
        Sitter::Person { owner, .. } if *owner != table.row.host => Some(owner.as_str()),
        _ => None,
    })
}

/// Nobody who sits down looks like somebody who sits there.
fn name_apart(table: &LiveTable, seated: &mut [Seated]) {
    let stays = |at: usize| !seated.iter().any(|new| new.at == at);
    let there = table.chairs.iter().enumerate().filter(|(at, _)| stays(*at));
    let mut names: Vec<String> = there.map(|(_, chair)| chair.name.clone()).collect();
    for new in seated.iter_mut().filter(|new| new.sitter != Sitter::Open) {
        new.name = names::apart(&new.name, names.iter().map(String::as_str));
        names.push(new.name.clone());
    }
}
