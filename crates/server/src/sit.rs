//! Opening a table, sitting down, leaving, handing a seat to a bot and taking it back, playing again.

use std::{sync::Arc, time::Instant};

use bots::Level;
use engine::{Seat, Viewer};
use serde_json::Value;

use crate::{
    app::App,
    denial::{Denial, Reason},
    identity::Identity,
    names,
    room::{Chair, Clock, Inner, Room, Sitter},
    store::{Change, Counts, Opened, SeatKind, SeatRow, Status, TableRow},
};

/// Who shall have a seat of a new table.
#[derive(Clone, Debug)]
pub enum Seating {
    /// The host, or someone at the host's own screen by the name given.
    Here(String),
    Friend,
    Bot(Level),
    /// Somebody who played at the table before, and is asked to do so again.
    Invited {
        owner: String,
        name: String,
    },
}

pub struct NewTable {
    pub game: String,
    pub options: Value,
    pub seats: Vec<Seating>,
    pub listed: bool,
    /// Whether people may ask bots for advice though others play.
    pub hints: bool,
    /// The fingerprint of the door the host comes by.
    pub door: String,
    pub clock: Clock,
    /// The level of the bots that play for people who leave.
    pub stand_in: Level,
    /// Whether the house answers for the host what makes no difference.
    pub spare: bool,
}

/// Opens a table; returns its id.
pub async fn open(app: &App, host: &Identity, new: NewTable) -> Result<String, Denial> {
    let game = plug::find(&new.game).map_err(|_| Denial::not_found())?;
    may_open(app, host, &new.door, new.listed).await?;
    let (options, players) =
        game.agree(&new.options).map_err(|problems| Denial::from(problems).in_game(game.id()))?;
    if players != new.seats.len() {
        return Err(Denial::of(Reason::Seats));
    }
    let clock = new.clock.checked()?;
    let data = game.check_data(game.built_in_data())?;
    let id = app.chance.word(12);
    let full = !new.seats.iter().any(|seat| matches!(seat, Seating::Friend | Seating::Invited { .. }));
    let clock = serde_json::to_string(&clock).map_err(|_| Denial::broken())?;
    let status = if full { Status::Playing } else { Status::Waiting };
    let table = TableRow {
        id: id.clone(),
        game: new.game,
        options: options.to_string(),
        host: host.id.clone(),
        invite: app.chance.word(16),
        listed: new.listed,
        hints: new.hints,
        door: new.door,
        clock,
        status,
        rematch: None,
        rules: i64::from(game.rules_version()),
        data,
        loaded: false,
        is_hashed: true,
        unrenewed: None,
        asked: None,
    };
    let mut changes = vec![Change::open_table(&table)];
    let mut bots = 0;
    let mut names: Vec<String> = Vec::new();
    for (at, seating) in new.seats.iter().enumerate() {
        let (kind, owner, name, level) = match seating {
            Seating::Here(name) => (SeatKind::Person, Some(host.id.clone()), name.clone(), new.stand_in),
            Seating::Invited { owner, name } => {
                (SeatKind::Invited, Some(owner.clone()), name.clone(), new.stand_in)
            }
            Seating::Friend => (SeatKind::Open, None, String::new(), new.stand_in),
            Seating::Bot(level) => {
                bots += 1;
                (SeatKind::Bot, None, bot_name(bots), *level)
            }
        };
        let open = kind == SeatKind::Open;
        let name = if open { name } else { names::apart(&name, names.iter().map(String::as_str)) };
        names.push(name.clone());
        let spare = kind == SeatKind::Person && new.spare;
        let row = SeatRow { kind, owner, name, level: Some(level.id().to_owned()), away: false, spare };
        changes.push(Change::add_seat(&id, at, &row));
    }
    if full {
        changes.push(Change::deal(&id, app.chance.table()));
    }
    app.store.write(changes).await?;
    app.metrics.tables.add(1);
    let room = app.room(&id).await?;
    app.wake(&room).await;
    Ok(id)
}

/// Whether somebody may open one more table; they and the door they come by have only so many.
async fn may_open(app: &App, host: &Identity, door: &str, listed: bool) -> Result<(), Denial> {
    let opened = app.store.opened(&host.id, door).await?;
    if is_full(app, app.config.tables_each, opened, |counts| counts.running) {
        return Err(Denial::of(Reason::ManyTables));
    }
    if listed && is_full(app, app.config.listed_each, opened, |counts| counts.listed) {
        return Err(Denial::of(Reason::ManyListed));
    }
    Ok(())
}

/// Whether somebody may hand in one more game: those that are over count as well, for nobody has played them here.
pub async fn may_load(app: &App, host: &Identity, door: &str) -> Result<(), Denial> {
    let opened = app.store.opened(&host.id, door).await?;
    let full = is_full(app, app.config.tables_each, opened, |counts| counts.kept);
    if full { Err(Denial::of(Reason::ManyTables)) } else { Ok(()) }
}

fn is_full(app: &App, each: u32, opened: Opened, count: impl Fn(Counts) -> i64) -> bool {
    let by_door = i64::from(each) * i64::from(app.config.people_per_address);
    count(opened.by_host) >= i64::from(each) || count(opened.by_door) >= by_door
}

/// Bots are called after the beasts of old bestiaries: the same in every language.
fn bot_name(number: usize) -> String {
    let names = ["Basilic", "Dahu", "Griffon", "Manticore", "Tarasque"];
    names[(number + names.len() - 1) % names.len()].to_owned()
}

async fn change(app: &App, room: &Arc<Room>, inner: &mut Inner, changes: Vec<Change>) -> Result<(), Denial> {
    if let Err(error) = app.store.write(changes).await {
        app.discard(room, inner);
        room.announce();
        return Err(error.into());
    }
    Ok(())
}

/// Sits down on the seat that is kept for somebody, or on the first free one. With `spare` the house answers for them
/// what makes no difference.
pub async fn sit(app: &App, room: &Arc<Room>, who: &Identity, spare: bool) -> Result<Seat, Denial> {
    let mut inner = room.enter().await?;
    if let [seat, ..] = inner.seats_of(Some(&who.id)).as_slice() {
        return Ok(*seat);
    }
    let kept = inner.chairs.iter().position(|chair| chair.is_kept_for(&who.id));
    let free = || inner.chairs.iter().position(|chair| chair.sitter == Sitter::Open);
    let at = kept.or_else(free).ok_or(Denial::of(Reason::Full))?;
    let sitter = Sitter::Person { owner: who.id.clone(), away: false };
    seat(app, room, &mut inner, vec![Seated { at, sitter, name: who.name.clone(), spare }]).await?;
    drop(inner);
    room.announce();
    app.wake(room).await;
    Ok(Seat::at(at))
}

/// The host gives every free seat to a bot, and the game begins.
pub async fn fill_with_bots(app: &App, room: &Arc<Room>, who: &Identity, level: Level) -> Result<(), Denial> {
    let mut inner = room.enter().await?;
    if inner.table.host != who.id {
        return Err(Denial::of(Reason::HostOnly));
    }
    let mut bots = inner.chairs.iter().filter(|chair| chair.sitter == Sitter::Bot).count();
    let mut seated = Vec::new();
    for (at, chair) in inner.chairs.iter_mut().enumerate().filter(|(_, chair)| chair.is_free()) {
        bots += 1;
        chair.level = level;
        seated.push(Seated { at, sitter: Sitter::Bot, name: bot_name(bots), spare: false });
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
    spare: bool,
}

/// Seats people and bots at a table that waits, all at once. When nobody is missing any more the cards are dealt: the
/// seed is drawn at this moment and not before, so nobody could have looked at it.
async fn seat(app: &App, room: &Arc<Room>, inner: &mut Inner, mut seated: Vec<Seated>) -> Result<(), Denial> {
    if !inner.is_waiting() {
        return Err(Denial::of(Reason::Full));
    }
    name_apart(inner, &mut seated);
    let mut chairs: Vec<&Sitter> = inner.chairs.iter().map(|chair| &chair.sitter).collect();
    for new in &seated {
        chairs[new.at] = &new.sitter;
    }
    let full = !chairs.iter().any(|sitter| matches!(sitter, Sitter::Open | Sitter::Invited { .. }));
    let table = inner.table.id.as_str();
    let mut changes: Vec<Change> = Vec::new();
    for new in &seated {
        let (kind, owner) = match &new.sitter {
            Sitter::Open => (SeatKind::Open, None),
            Sitter::Invited { owner } => (SeatKind::Invited, Some(owner.clone())),
            Sitter::Person { owner, .. } => (SeatKind::Person, Some(owner.clone())),
            Sitter::Bot => (SeatKind::Bot, None),
        };
        let level = Some(inner.chairs[new.at].level.id().to_owned());
        let row = SeatRow { kind, owner, name: new.name.clone(), level, away: false, spare: new.spare };
        changes.push(Change::reseat(table, new.at, &row));
    }
    let mut play = None;
    if full {
        let seed = app.chance.table();
        let game = inner.game;
        let begun = game
            .begin(&inner.options, None, seed)
            .map_err(|problems| Denial::from(problems).in_game(game.id()))?;
        changes.push(Change::deal(table, seed));
        changes.push(Change::asked(table, begun.awaiting().into_iter()));
        play = Some(begun);
        let data = game.check_data(game.built_in_data())?;
        changes.push(Change::begin(table, i64::from(game.rules_version()), &data));
    }
    changes.push(Change::touch(table));
    change(app, room, inner, changes).await?;
    for new in seated {
        inner.chairs[new.at].sitter = new.sitter;
        inner.chairs[new.at].name = new.name;
        inner.chairs[new.at].spare = new.spare;
    }
    if let Some(play) = play {
        inner.table.status = Status::Playing;
        inner.table.rules = i64::from(inner.game.rules_version());
        inner.begin(play);
    }
    Ok(())
}

/// Nobody who sits down looks like somebody who sits there.
fn name_apart(inner: &Inner, seated: &mut [Seated]) {
    let stays = |at: usize| !seated.iter().any(|new| new.at == at);
    let there = inner.chairs.iter().enumerate().filter(|(at, _)| stays(*at));
    let mut names: Vec<String> = there.map(|(_, chair)| chair.name.clone()).collect();
    for new in seated.iter_mut().filter(|new| new.sitter != Sitter::Open) {
        new.name = names::apart(&new.name, names.iter().map(String::as_str));
        names.push(new.name.clone());
    }
}

async fn set_away(
    app: &App,
    room: &Arc<Room>,
    inner: &mut Inner,
    seat: Seat,
    gone: bool,
) -> Result<(), Denial> {
    let table = inner.table.id.as_str();
    let changes = vec![Change::away(table, seat, gone), Change::no_votes(table, seat)];
    change(app, room, inner, changes).await?;
    let asked = inner.decision(seat).filter(|_| inner.awaiting().contains(seat));
    let chair = inner.chairs.get_mut(seat.index()).ok_or(Denial::not_found())?;
    if let Sitter::Person { away, .. } = &mut chair.sitter {
        *away = gone;
    }
    chair.votes.clear();
    if gone {
        chair.lent = asked;
    } else {
        chair.back = Some(Instant::now());
    }
    Ok(())
}

/// A bot plays for the person on this seat from now on.
pub async fn send_away(app: &App, room: &Arc<Room>, inner: &mut Inner, seat: Seat) -> Result<(), Denial> {
    set_away(app, room, inner, seat, true).await
}

/// Leaves the table. Before the game begins the seat is free again; in a running game a bot takes it. Who was asked to
/// play again and does not want to leaves in the same way.
pub async fn leave(app: &App, room: &Arc<Room>, who: &Identity) -> Result<(), Denial> {
    let mut inner = room.enter().await?;
    let theirs = |chair: &Chair| chair.is_owned_by(&who.id) || chair.is_kept_for(&who.id);
    let own: Vec<usize> = (0..inner.chairs.len()).filter(|at| theirs(&inner.chairs[*at])).collect();
    if own.is_empty() {
        return Err(Denial::of(Reason::NotSeated));
    }
    if inner.is_waiting() {
        let free = |at| Seated { at, sitter: Sitter::Open, name: String::new(), spare: false };
        seat(app, room, &mut inner, own.into_iter().map(free).collect()).await?;
    } else if !inner.is_over() {
        for at in own {
            if inner.chairs[at].is_present() {
                set_away(app, room, &mut inner, Seat::at(at), true).await?;
            }
        }
    }
    drop(inner);
    room.announce();
    app.wake(room).await;
    Ok(())
}

/// Takes one's own seats back from the bots; nothing happens to somebody who has not left.
pub async fn come_back(app: &App, room: &Arc<Room>, who: &Identity) -> Result<(), Denial> {
    let mut inner = room.enter().await?;
    if inner.is_over() {
        return Ok(());
    }
    let mut away = inner.seats_of(Some(&who.id));
    away.retain(|seat| inner.chairs[seat.index()].is_away());
    if away.is_empty() {
        return Ok(());
    }
    for seat in away {
        set_away(app, room, &mut inner, seat, false).await?;
    }
    drop(inner);
    room.announce();
    app.wake(room).await;
    Ok(())
}

/// Votes for a bot in the seat of somebody who keeps the table waiting. It plays on when they have done so for long; a
/// vote given before counts then. Whether a seat is asked may be a secret: a vote against one that only seems to be is
/// taken all the same, and nothing comes of it.
pub async fn vote(app: &App, room: &Arc<Room>, who: &Identity, seat: Seat) -> Result<(), Denial> {
    let mut inner = room.enter().await?;
    let own = inner.seats_of(Some(&who.id));
    if own.is_empty() {
        return Err(Denial::of(Reason::NotSeated));
    }
    if !own.iter().any(|seat| inner.chairs[seat.index()].is_present()) {
        return Err(Denial::of(Reason::Away));
    }
    let viewer = match own.as_slice() {
        [seat] => Viewer::Seat(*seat),
        _ => Viewer::Spectator,
    };
    let seems_asked = inner.pending(viewer).contains(seat);
    let chair = inner.chairs.get(seat.index()).ok_or(Denial::not_found())?;
    if !chair.is_present() || own.contains(&seat) || !seems_asked {
        return Err(Denial::of(Reason::NoLeaver));
    }
    if !chair.votes.contains(&who.id) {
        let vote = Change::vote(&inner.table.id, seat, &who.id);
        change(app, room, &mut inner, vec![vote]).await?;
        inner.chairs[seat.index()].votes.push(who.id.clone());
    }
    if inner.patience(seat, app.config.leaver_seconds).is_some_and(|left| left.is_zero()) {
        send_away(app, room, &mut inner, seat).await?;
    }
    drop(inner);
    room.announce();
    app.wake(room).await;
    Ok(())
}

/// Whether the house shall answer for somebody where nothing they hold can make a difference.
pub async fn wish(app: &App, room: &Arc<Room>, who: &Identity, spare: bool) -> Result<(), Denial> {
    let mut inner = room.enter().await?;
    let own = inner.seats_of(Some(&who.id));
    if own.is_empty() {
        return Err(Denial::of(Reason::NotSeated));
    }
    for seat in own {
        inner.chairs[seat.index()].spare = spare;
    }
    let table = inner.table.id.as_str();
    let wish = vec![Change::spare(table, &who.id, spare), Change::asked(table, inner.asked())];
    change(app, room, &mut inner, wish).await?;
    drop(inner);
    room.announce();
    app.wake(room).await;
    Ok(())
}

/// A new table with the same game and bots, at which the same people are asked to sit down again. The second to ask joins
/// the one that the first opened.
pub async fn rematch(app: &App, room: &Arc<Room>, who: &Identity, spare: bool) -> Result<String, Denial> {
    let mut inner = room.enter().await?;
    if !inner.is_over() {
        return Err(Denial::of(Reason::NotOver));
    }
    if inner.seats_of(Some(&who.id)).is_empty() {
        return Err(Denial::of(Reason::NotSeated));
    }
    if let Some(next) = inner.table.rematch.clone() {
        drop(inner);
        let there = app.room(&next).await?;
        let kept = there.lock().await.chairs.iter().any(|chair| chair.is_kept_for(&who.id));
        if kept {
            sit(app, &there, who, spare).await?;
        }
        return Ok(next);
    }
    let mut seats: Vec<Seating> = inner
        .chairs
        .iter()
        .map(|chair| match &chair.sitter {
            Sitter::Person { owner, .. } if *owner == who.id => Seating::Here(chair.name.clone()),
            Sitter::Person { owner, .. } => {
                Seating::Invited { owner: owner.clone(), name: chair.name.clone() }
            }
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
        hints: inner.table.hints,
        door: inner.table.door.clone(),
        clock: inner.clock,
        stand_in: inner.stand_in(),
        spare,
    };
    let next = open(app, who, new).await?;
    let again = Change::rematch(&inner.table.id, &next);
    change(app, room, &mut inner, vec![again]).await?;
    inner.table.rematch = Some(next.clone());
    drop(inner);
    room.announce();
    Ok(next)
}
