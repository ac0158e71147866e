//! Opening a table, sitting down, leaving, handing a seat to a bot and taking it back, playing again.

use std::sync::Arc;

use engine::{Seat, Seed};
use serde_json::Value;

use crate::{
    app::{App, now},
    games,
    identity::Identity,
    room::{Clock, Inner, Room, Sitter},
    secrets,
    store::{Statement, statement},
    thinking::Level,
    trouble::Trouble,
};

/// Who shall have a seat of a new table.
#[derive(Clone, Debug)]
pub enum Seating {
    /// The host, or someone at the host's own screen by the name given.
    Here(String),
    Friend,
    Bot(Level),
    /// Somebody who played at the table before.
    Known {
        owner: String,
        name: String,
    },
}

pub struct NewTable {
    pub game: String,
    pub options: Value,
    pub seats: Vec<Seating>,
    pub listed: bool,
    pub clock: Clock,
    /// The level of the bots that play for people who leave.
    pub stand_in: Level,
}

/// Opens a table; returns its id.
pub async fn open(app: &App, host: &Identity, new: NewTable) -> Result<String, Trouble> {
    let game = games::by_id(&new.game).ok_or(Trouble::not_found())?;
    if app.store.open_tables_of(&host.id).await? >= i64::from(app.config.tables_each) {
        return Err(Trouble::conflict("many-tables"));
    }
    let (options, players) =
        game.agree(&new.options).map_err(|problems| Trouble::from(problems).of(game.id()))?;
    if players != new.seats.len() {
        return Err(Trouble::bad("seats"));
    }
    let data = game.check_data(game.built_in_data())?;
    let id = secrets::word(12);
    let full = !new.seats.iter().any(|seat| matches!(seat, Seating::Friend));
    let clock = serde_json::to_string(&new.clock).map_err(|_| Trouble::broken())?;
    let mut statements = vec![statement(
        "INSERT INTO tables (id, game, options, rules, data, host, invite, listed, clock, status, made, changed)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            id.as_str().into(),
            new.game.as_str().into(),
            options.to_string().into(),
            i64::from(game.rules_version()).into(),
            data.into(),
            host.id.as_str().into(),
            secrets::word(16).into(),
            new.listed.into(),
            clock.into(),
            (if full { "playing" } else { "waiting" }).into(),
            now().into(),
            now().into(),
        ],
    )];
    let mut bots = 0;
    for (at, seating) in new.seats.iter().enumerate() {
        let (kind, owner, name, level) = match seating {
            Seating::Here(name) => ("person", Some(host.id.clone()), name.clone(), new.stand_in),
            Seating::Known { owner, name } => ("person", Some(owner.clone()), name.clone(), new.stand_in),
            Seating::Friend => ("open", None, String::new(), new.stand_in),
            Seating::Bot(level) => {
                bots += 1;
                ("bot", None, bot_name(bots), *level)
            }
        };
        statements.push(statement(
            "INSERT INTO seats (tbl, seat, kind, owner, name, level) VALUES (?, ?, ?, ?, ?, ?)",
            [id.as_str().into(), at.into(), kind.into(), owner.into(), name.into(), level.id().into()],
        ));
    }
    if full {
        statements.push(deal(&id, app.chance.table()));
    }
    app.store.write(statements).await?;
    app.metrics.tables.add(1);
    let room = app.room(&id).await?;
    app.wake(&room).await;
    Ok(id)
}

/// What is dealt at a table, once and for good.
pub fn deal(table: &str, seed: Seed) -> Statement {
    statement(
        "INSERT INTO deals (tbl, seed, commitment, made) VALUES (?, ?, ?, ?)",
        [table.into(), seed.to_string().into(), seed.commitment().into(), now().into()],
    )
}

/// Bots are called after the beasts of old bestiaries: the same in every language.
fn bot_name(number: usize) -> String {
    let names = ["Basilic", "Dahu", "Griffon", "Manticore", "Tarasque"];
    names[(number + names.len() - 1) % names.len()].to_owned()
}

async fn change(
    app: &App,
    room: &Arc<Room>,
    inner: &mut Inner,
    statements: Vec<Statement>,
) -> Result<(), Trouble> {
    if let Err(error) = app.store.write(statements).await {
        inner.gone = true;
        app.forget(&room.id);
        room.announce();
        return Err(error.into());
    }
    Ok(())
}

/// Sits down on the first free seat.
pub async fn sit(app: &App, room: &Arc<Room>, who: &Identity) -> Result<Seat, Trouble> {
    let mut inner = room.lock().await;
    if inner.gone {
        return Err(Trouble::conflict("again"));
    }
    if let [seat, ..] = inner.seats_of(Some(&who.id)).as_slice() {
        return Ok(*seat);
    }
    let free = inner.chairs.iter().position(|chair| chair.sitter == Sitter::Open);
    let at = free.ok_or(Trouble::conflict("full"))?;
    let sitter = Sitter::Person { owner: who.id.clone(), away: false };
    seat(app, room, &mut inner, vec![Seated { at, sitter, name: who.name.clone() }]).await?;
    drop(inner);
    room.announce();
    app.wake(room).await;
    Ok(Seat::at(at))
}

/// The host gives every free seat to a bot, and the game begins.
pub async fn fill_with_bots(
    app: &App,
    room: &Arc<Room>,
    who: &Identity,
    level: Level,
) -> Result<(), Trouble> {
    let mut inner = room.lock().await;
    if inner.table.host != who.id {
        return Err(Trouble::forbidden("host-only"));
    }
    let mut bots = inner.chairs.iter().filter(|chair| chair.sitter == Sitter::Bot).count();
    let mut seated = Vec::new();
    for (at, chair) in inner.chairs.iter_mut().enumerate().filter(|(_, chair)| chair.sitter == Sitter::Open) {
        bots += 1;
        chair.level = level;
        seated.push(Seated { at, sitter: Sitter::Bot, name: bot_name(bots) });
    }
    seat(app, room, &mut inner, seated).await?;
    drop(inner);
    room.announce();
    app.wake(room).await;
    Ok(())
}

/// Somebody new on a chair, or nobody.
struct Seated {
    at: usize,
    sitter: Sitter,
    name: String,
}

/// Seats people and bots at a table that waits, all at once. When nobody is missing any more the cards are dealt: the
/// seed is drawn at this moment and not before, so nobody could have looked at it.
async fn seat(app: &App, room: &Arc<Room>, inner: &mut Inner, seated: Vec<Seated>) -> Result<(), Trouble> {
    if !inner.is_waiting() {
        return Err(Trouble::conflict("full"));
    }
    let mut chairs: Vec<&Sitter> = inner.chairs.iter().map(|chair| &chair.sitter).collect();
    for new in &seated {
        chairs[new.at] = &new.sitter;
    }
    let full = !chairs.contains(&&Sitter::Open);
    let table = inner.table.id.as_str();
    let mut statements: Vec<Statement> = Vec::new();
    for new in &seated {
        let (kind, owner) = match &new.sitter {
            Sitter::Open => ("open", None),
            Sitter::Person { owner, .. } => ("person", Some(owner.as_str())),
            Sitter::Bot => ("bot", None),
        };
        statements.push(statement(
            "UPDATE seats SET kind = ?, owner = ?, name = ?, level = ?, away = 0, since = ? WHERE tbl = ? AND seat = ?",
            [
                kind.into(),
                owner.into(),
                new.name.as_str().into(),
                inner.chairs[new.at].level.id().into(),
                now().into(),
                table.into(),
                new.at.into(),
            ],
        ));
    }
    let mut play = None;
    if full {
        let seed = app.chance.table();
        let game = inner.game;
        play =
            Some(game.begin(&inner.options, seed).map_err(|problems| Trouble::from(problems).of(game.id()))?);
        statements.push(deal(table, seed));
        // The rules may have changed since the table was opened: it is played by those of its deal.
        statements.push(statement(
            "UPDATE tables SET status = 'playing', rules = ?, data = ? WHERE id = ?",
            [
                i64::from(game.rules_version()).into(),
                game.check_data(game.built_in_data())?.into(),
                table.into(),
            ],
        ));
    }
    statements.push(statement("UPDATE tables SET changed = ? WHERE id = ?", [now().into(), table.into()]));
    change(app, room, inner, statements).await?;
    for new in seated {
        inner.chairs[new.at].sitter = new.sitter;
        inner.chairs[new.at].name = new.name;
    }
    if let Some(play) = play {
        inner.table.status = "playing".to_owned();
        inner.table.rules = i64::from(inner.game.rules_version());
        inner.begin(play);
    }
    Ok(())
}

async fn set_away(
    app: &App,
    room: &Arc<Room>,
    inner: &mut Inner,
    seat: Seat,
    gone: bool,
) -> Result<(), Trouble> {
    let sql = "UPDATE seats SET away = ?, since = ? WHERE tbl = ? AND seat = ?";
    let args = [gone.into(), now().into(), inner.table.id.as_str().into(), seat.index().into()];
    change(app, room, inner, vec![statement(sql, args)]).await?;
    let chair = inner.chairs.get_mut(seat.index()).ok_or(Trouble::not_found())?;
    if let Sitter::Person { away, .. } = &mut chair.sitter {
        *away = gone;
    }
    chair.votes.clear();
    chair.since = None;
    Ok(())
}

/// A bot plays for the person on this seat from now on.
pub async fn stand_in(app: &App, room: &Arc<Room>, seat: Seat) -> Result<(), Trouble> {
    let mut inner = room.lock().await;
    if inner.gone || inner.is_over() {
        return Ok(());
    }
    set_away(app, room, &mut inner, seat, true).await?;
    drop(inner);
    room.announce();
    app.wake(room).await;
    Ok(())
}

/// Leaves the table. Before the game begins the seat is free again; in a running game a bot takes it.
pub async fn leave(app: &App, room: &Arc<Room>, who: &Identity) -> Result<(), Trouble> {
    let mut inner = room.lock().await;
    let own = inner.seats_of(Some(&who.id));
    if own.is_empty() {
        return Err(Trouble::forbidden("not-seated"));
    }
    if inner.is_waiting() {
        let free = |seat: Seat| Seated { at: seat.index(), sitter: Sitter::Open, name: String::new() };
        seat(app, room, &mut inner, own.into_iter().map(free).collect()).await?;
    } else if !inner.is_over() {
        for seat in own {
            set_away(app, room, &mut inner, seat, true).await?;
        }
    }
    drop(inner);
    room.announce();
    app.wake(room).await;
    Ok(())
}

/// Takes one's own seats back from the bots.
pub async fn come_back(app: &App, room: &Arc<Room>, who: &Identity) -> Result<(), Trouble> {
    let mut inner = room.lock().await;
    for seat in inner.seats_of(Some(&who.id)) {
        set_away(app, room, &mut inner, seat, false).await?;
    }
    inner.start_clocks();
    drop(inner);
    room.announce();
    app.wake(room).await;
    Ok(())
}

/// Votes for a bot in the seat of somebody who keeps the table waiting. When all the other people want it, or the
/// person has kept them waiting for long, a bot plays on.
pub async fn vote(app: &App, room: &Arc<Room>, who: &Identity, seat: Seat) -> Result<(), Trouble> {
    let mut inner = room.lock().await;
    if inner.seats_of(Some(&who.id)).is_empty() {
        return Err(Trouble::forbidden("not-seated"));
    }
    let long = inner.keeps_waiting(seat, app.config.leaver_seconds);
    let mut others: Vec<String> = inner
        .chairs
        .iter()
        .enumerate()
        .filter(|(at, _)| *at != seat.index())
        .filter_map(|(_, chair)| match &chair.sitter {
            Sitter::Person { owner, away: false } => Some(owner.clone()),
            _ => None,
        })
        .collect();
    others.sort();
    others.dedup();
    let chair = inner.chairs.get_mut(seat.index()).ok_or(Trouble::not_found())?;
    match &chair.sitter {
        Sitter::Person { owner, away: false } if *owner != who.id => {}
        _ => return Err(Trouble::conflict("no-leaver")),
    }
    if !chair.votes.contains(&who.id) {
        chair.votes.push(who.id.clone());
    }
    let votes = &chair.votes;
    // With two people one vote would be "all the others": there only the long wait counts.
    let agreed = others.len() >= 2 && others.iter().all(|other| votes.contains(other));
    if long || agreed {
        set_away(app, room, &mut inner, seat, true).await?;
    }
    drop(inner);
    room.announce();
    app.wake(room).await;
    Ok(())
}

/// A new table with the same game, people and bots; the second to ask is sent to the one the first opened.
pub async fn rematch(app: &App, room: &Arc<Room>, who: &Identity) -> Result<String, Trouble> {
    let mut inner = room.lock().await;
    if !inner.is_over() {
        return Err(Trouble::conflict("not-over"));
    }
    if inner.seats_of(Some(&who.id)).is_empty() {
        return Err(Trouble::forbidden("not-seated"));
    }
    if let Some(next) = &inner.table.rematch {
        return Ok(next.clone());
    }
    let mut seats: Vec<Seating> = inner
        .chairs
        .iter()
        .map(|chair| match &chair.sitter {
            Sitter::Person { owner, .. } => Seating::Known { owner: owner.clone(), name: chair.name.clone() },
            _ => Seating::Bot(chair.level),
        })
        .collect();
    // Everybody moves on one seat, so that nobody always begins.
    seats.rotate_left(1);
    let new = NewTable {
        game: inner.table.game.clone(),
        options: inner.options.clone(),
        seats,
        listed: inner.table.listed,
        clock: inner.clock,
        stand_in: inner.stand_in(),
    };
    let next = open(app, who, new).await?;
    let sql = "UPDATE tables SET rematch = ? WHERE id = ?";
    let args = [next.as_str().into(), inner.table.id.as_str().into()];
    change(app, room, &mut inner, vec![statement(sql, args)]).await?;
    inner.table.rematch = Some(next.clone());
    drop(inner);
    room.announce();
    Ok(next)
}
