//! Opening a table.

use bots::Level;
use serde_json::Value;

use super::{accounts::Identity, seating::bot_name};
use crate::{
    app::App,
    denial::{Denial, Reason},
    names,
    store::{Change, Counted, NotStored, SeatKind, SeatRow, Status, TableRow},
    tables::Clock,
    time::now_ms,
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
    let (door, listed) = (new.door.clone(), new.listed);
    let (id, changes) = opening(app, host, new).await?;
    match app.store.write(changes).await {
        // They have opened others at the same moment: as if those had been there before.
        Err(NotStored::Conflict) => {
            may_open(app, host, &door, listed).await?;
            return Err(NotStored::Conflict.into());
        }
        stored => stored?,
    }
    opened(app, &id).await?;
    Ok(id)
}

/// A table has been opened: what there is to do there is set in motion.
pub async fn opened(app: &App, id: &str) -> Result<(), Denial> {
    app.metrics.tables.inc();
    let room = app.room(id).await?;
    app.wake(&room);
    Ok(())
}

/// Everything that a new table is, and its id.
pub async fn opening(app: &App, host: &Identity, new: NewTable) -> Result<(String, Vec<Change>), Denial> {
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
    let clock = serde_json::to_string(&clock).map_err(Denial::unwritable)?;
    let status = if full { Status::Playing } else { Status::Waiting };
    let table = TableRow {
        id: id.clone(),
        game: new.game,
        options: options.to_string(),
        host: host.id.clone(),
        invite: app.chance.word(16),
        listed: new.listed,
        hints: new.hints,
        training: false,
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
        revision: 0,
        // Whoever takes it up first looks what there is to do.
        due: full.then(now_ms),
        keeper: app.nodes.own().filter(|_| full).map(str::to_owned),
        stands: None,
    };
    let mut changes = vec![Change::open_table(&table)];
    for counted in opens(new.listed) {
        changes.extend(Change::opens_at_most(&host.id, *counted, most(app, *counted)));
    }
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
    Ok((id, changes))
}

/// What a new table counts as.
const fn opens(listed: bool) -> &'static [Counted] {
    if listed { &[Counted::Running, Counted::Listed] } else { &[Counted::Running] }
}

/// How many tables of a kind one person may have.
fn most(app: &App, counted: Counted) -> i64 {
    i64::from(match counted {
        Counted::Running | Counted::Kept => app.config.tables_each,
        Counted::Listed => app.config.listed_each,
    })
}

/// Whether somebody may open one more table; they and the door they come by have only so many.
async fn may_open(app: &App, host: &Identity, door: &str, listed: bool) -> Result<(), Denial> {
    has_room(app, host, door, opens(listed)).await
}

/// Whether somebody may hand in one more game: those that are over count as well, for nobody has played them here.
pub async fn may_load(app: &App, host: &Identity, door: &str) -> Result<(), Denial> {
    has_room(app, host, door, &[Counted::Kept]).await
}

async fn has_room(app: &App, host: &Identity, door: &str, kinds: &[Counted]) -> Result<(), Denial> {
    let opened = app.store.opened(&host.id, door).await?;
    for counted in kinds {
        let most = most(app, *counted);
        let by_door = most * i64::from(app.config.people_per_address);
        if opened.by_host.of(*counted) >= most || opened.by_door.of(*counted) >= by_door {
            return Err(Denial::of(match counted {
                Counted::Running | Counted::Kept => Reason::ManyTables,
                Counted::Listed => Reason::ManyListed,
            }));
        }
    }
    Ok(())
}
