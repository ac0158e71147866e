//! The lives of servers in one world: each ends when its runtime is dropped with everything in it, at any moment, and the next one
//! begins on the same database.

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use tokio::{
    runtime::{Builder, Runtime},
    task::JoinSet,
    time::sleep,
};

use crate::{
    app::App,
    services,
    tables::{LiveTable, Room},
    time::now_ms,
};

use super::{checks, memory::Said, people::Window, work, world::World};

/// So long people go on after the storm in every second world, in milliseconds. In the others they fall silent with it: what it has
/// left undone there, nobody sets in motion again but the house.
const AFTER: i64 = 20_000;
/// Where there is something to do at a table, something happens there within so many milliseconds: the longest clock, the
/// time that a vote takes, and a few seconds for bots.
const STANDSTILL: i64 = 60_000;
/// So long we watch tables that go on by themselves.
const LONGEST: i64 = 240_000;

/// A clock that goes on only when nobody has anything to do.
fn runtime() -> Runtime {
    Builder::new_current_thread().enable_time().start_paused(true).build().expect("a runtime")
}

/// A server, begun at this time or as soon as the database lets it.
async fn begin(world: &World, mut now: i64) -> App {
    loop {
        if let Ok(store) = world.database.open(now).await
            && store.forget_half_loaded().await.is_ok()
        {
            let (app, wakes) = world.app(store).await;
            if app.hear_orders().await.is_ok() {
                tokio::spawn(services::follow(Arc::downgrade(&app), wakes));
                work(&app);
                world.note("a server begins");
                return app;
            }
        }
        sleep(Duration::from_millis(300)).await;
        now = now_ms();
    }
}

/// The first people and their tables.
async fn settle_in(world: &Arc<World>, app: &App) {
    let mut people = Vec::new();
    while people.len() < world.count {
        let name = ["Anna", "Ben", "Cleo", "Dora"][people.len()].to_owned();
        people.extend(services::new_guest(app, name).await);
    }
    world.people.get_or_init(|| people);
    let mut dice = world.dice(&[2]);
    for _ in 0..=dice.below(3) {
        let host = dice.below(world.count);
        Window::new(world, app, host, crate::dice::Dice::new(dice.draw())).open(world.count - 1).await;
    }
}

/// Everybody has a window or two.
fn gather(world: &Arc<World>, app: &App, life: u64, until: i64) -> JoinSet<()> {
    let mut windows = JoinSet::new();
    for person in 0..world.count {
        for window in 0..=u64::from(world.dice(&[3, person as u64]).percent(35)) {
            let dice = world.dice(&[4, life, person as u64, window]);
            windows.spawn(Window::new(world, app, person, dice).live(until));
        }
    }
    windows
}

/// A server that dies at a time; returns when somebody starts it again.
pub fn cut_short(world: &Arc<World>, life: u64, now: i64, death: i64) -> i64 {
    let runtime = runtime();
    runtime.block_on(async {
        // Whoever cannot even begin dies all the same.
        let living = async {
            let app = begin(world, now).await;
            if life == 0 {
                settle_in(world, &app).await;
            }
            let _windows = gather(world, &app, life, i64::MAX);
            std::future::pending::<()>().await;
        };
        let wait = Duration::from_millis((death - now).max(0).unsigned_abs());
        drop(tokio::time::timeout(wait, living).await);
        world.memory().server_is_gone();
        now_ms() + world.dice(&[5, life]).between(50, 4_000) as i64
    })
}

/// A server that outlives the storm: tables go on, and everything is as it should be.
pub fn to_the_end(world: &Arc<World>, life: u64, now: i64) -> Result<(), String> {
    let runtime = runtime();
    runtime.block_on(async {
        let app = begin(world, now).await;
        if life == 0 {
            settle_in(world, &app).await;
        }
        let after = if world.dice(&[8]).percent(50) { AFTER } else { 0 };
        let mut windows = gather(world, &app, life, world.weather.ends + after);
        while let Some(ended) = windows.join_next().await {
            ended.map_err(|error| format!("somebody fell over: {error}"))?;
        }
        if let Some(trouble) = world.memory().trouble.first() {
            return Err(trouble.clone());
        }
        world.note("everybody rests");
        let tables = checks::tables(world, &app).await?;
        come_to_rest(world, &app, &tables).await?;
        answer_once_more(world, &app, &tables).await?;
        come_to_rest(world, &app, &tables).await?;
        world.weather.clear();
        checks::everything(world, &app, &tables).await
    })
}

/// Whether the house has something to do here.
fn is_at_work(app: &App, room: &Room, table: &LiveTable) -> bool {
    let bots = !table.bots_to_play(&app.chance, room.is_watched()).is_empty();
    let spared = table.awaiting().into_iter().any(|seat| table.spares(seat));
    // Bots that were asked while somebody looked may still think though nobody does any more.
    let thinks = table.chairs.iter().any(|chair| chair.thinking || chair.sparing);
    bots || spared || thinks || table.first_to_run_out().is_some()
}

/// Waits until every table waits for people alone. Somebody looks at every table, but not at once: what the house can do by itself,
/// it has done by then.
async fn come_to_rest(world: &Arc<World>, app: &App, tables: &[String]) -> Result<(), String> {
    let somebody = Window::new(world, app, 0, world.dice(&[6]));
    sleep(Duration::from_secs(5)).await;
    for table in tables {
        somebody.come(table).await.map_err(|denial| format!("{table} cannot be read: {}", denial.reason))?;
    }
    let began = now_ms();
    let mut latest: BTreeMap<&str, (i64, i64)> = BTreeMap::new();
    while now_ms() < began + LONGEST {
        let mut resting = true;
        for id in tables {
            let room = match app.rooms.in_memory(id) {
                Some(room) => room,
                None => somebody.come(id).await.map_err(|denial| format!("{id}: {}", denial.reason))?,
            };
            let table = room.lock().await;
            if table.gone || !is_at_work(app, &room, &table) {
                continue;
            }
            resting = false;
            let (revision, since) = latest.entry(id).or_insert((table.row.revision, now_ms()));
            if *revision != table.row.revision {
                (*revision, *since) = (table.row.revision, now_ms());
            }
            if now_ms() - *since > STANDSTILL {
                return Err(format!("{id} stands still: {}", told(&table)));
            }
        }
        if resting {
            return Ok(());
        }
        sleep(Duration::from_secs(2)).await;
    }
    Ok(())
}

/// Whom a table waits for, and what it is doing about it.
fn told(table: &LiveTable) -> String {
    let asked: Vec<String> = table
        .awaiting()
        .into_iter()
        .map(|seat| {
            let chair = &table.chairs[seat.index()];
            let left = table.patience(seat);
            format!("{:?} on {} thinking {} patience {left:?}", chair.sitter, seat.index(), chair.thinking)
        })
        .collect();
    format!("revision {}, asked {asked:?}", table.row.revision)
}

/// Whoever is asked can answer, at the first try.
async fn answer_once_more(world: &Arc<World>, app: &App, tables: &[String]) -> Result<(), String> {
    for id in tables {
        for person in 0..world.count {
            let mut window = Window::new(world, app, person, world.dice(&[7, person as u64])).patient();
            let room = window.come(id).await.map_err(|denial| format!("{id}: {}", denial.reason))?;
            let asked = {
                let table = room.lock().await;
                let own = table.seats_of(Some(&window.who().id));
                let seat = own
                    .into_iter()
                    .find(|seat| table.awaiting().contains(*seat) && table.chairs[seat.index()].is_present());
                seat.and_then(|seat| {
                    let first = table.play()?.legal(seat).into_iter().next()?;
                    Some((seat, table.decision(seat)?, first))
                })
            };
            let Some((seat, decision, action)) = asked else { continue };
            let at = window.mean(id, seat, Said::Number(0), Some(&decision), Some(&action));
            let heard = window.send(at).await;
            if !heard.is_taken() {
                return Err(format!("{id}: after the storm a plain answer is not taken: {heard:?}"));
            }
        }
    }
    Ok(())
}
