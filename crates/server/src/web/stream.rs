//! Pushes: whoever looks at a table hears of every change they can see. A stream begins with the whole present, so a lost
//! connection loses nothing. Nothing is pushed when others do something in secret: that something was done is theirs.

use std::{
    convert::Infallible,
    hash::{BuildHasher, RandomState},
    sync::{Arc, LazyLock},
    time::Duration,
};

use axum::{
    http::header,
    response::{
        IntoResponse, Response,
        sse::{Event, KeepAlive, Sse},
    },
};
use boards::page::steady::Known;
use serde::Serialize;
use tokio::{
    runtime::Handle,
    sync::{broadcast, mpsc},
    time::{Instant, interval_at},
};
use tokio_stream::wrappers::ReceiverStream;
use tracing::Instrument;

use super::{
    Visitor,
    changes::{Cut, Kept, Piece},
};
use crate::{
    app::App,
    denial::{Denial, Reason},
    secrets,
    tables::{Clocks, GRACE, LiveTable, Room},
};

/// How long somebody may take for the last thing they are told.
const GOODBYE: Duration = Duration::from_millis(1500);

/// How often it is asked whether whoever reads is still in, where that may change elsewhere.
const ASKED_ANEW: Duration = Duration::from_secs(5);

/// What is told at one moment.
pub enum Present {
    /// Something that is told whole each time.
    Whole(String),
    /// A page, which is long and stays the same for the most part.
    Page(PageNow),
}

/// The parts of a page that change as HTML, its title, and whether whoever reads it is asked. What the reader has already is
/// marked in the HTML.
pub struct PageNow {
    pub html: String,
    pub title: String,
    pub asked: bool,
}

impl PageNow {
    /// A page without marks as it is told whole.
    pub fn written(&self) -> String {
        written(&Whole { html: &self.html, title: &self.title, asked: self.asked })
    }
}

/// How a page is written that is told whole.
#[derive(Serialize)]
struct Whole<'a> {
    html: &'a str,
    title: &'a str,
    asked: bool,
}

/// What was told last on a stream.
#[derive(Default)]
struct Told {
    id: String,
    kept: Kept,
}

/// How a change is written.
#[derive(Serialize)]
struct Change<'a> {
    from: &'a str,
    parts: Vec<Piece<'a>>,
    title: &'a str,
    asked: bool,
}

impl Present {
    /// Cut where something may have changed since `before`. What is told whole is not.
    fn cut(&self, before: &Kept) -> Cut {
        match self {
            Present::Whole(_) => Cut::of("", before),
            Present::Page(page) => Cut::of(&page.html, before),
        }
    }

    /// What it is called: another present is called otherwise. What is told whole is called the same by every server.
    fn id(&self, cut: &Cut) -> String {
        static KEY: LazyLock<RandomState> = LazyLock::new(RandomState::new);
        match self {
            Present::Whole(text) => secrets::digest(text)[..16].to_owned(),
            Present::Page(page) => format!("{:016x}", KEY.hash_one((cut.name(), page.asked, &page.title))),
        }
    }
}

impl Told {
    /// The present after this one, as an event, and what is kept of it.
    fn then(&self, id: String, present: &Present, cut: Cut) -> (Event, Told) {
        let event = match present {
            Present::Whole(text) => Event::default().event("table").id(&id).data(text),
            Present::Page(page) => self.page(&id, page, &cut),
        };
        (event, Told { id, kept: cut.kept() })
    }

    fn page(&self, id: &str, page: &PageNow, cut: &Cut) -> Event {
        let change = || {
            let parts = cut.pieces(&self.kept);
            written(&Change { from: &self.id, parts, title: &page.title, asked: page.asked })
        };
        let change = (!self.id.is_empty()).then(change);
        match (change, cut.whole()) {
            // A page that is another one altogether is told as such.
            (change, Some(whole)) if change.as_ref().is_none_or(|change| change.len() > whole.len() / 2) => {
                let page = Whole { html: whole, title: &page.title, asked: page.asked };
                Event::default().event("table").id(id).data(written(&page))
            }
            (Some(change), _) => Event::default().event("change").id(id).data(change),
            (None, _) => unreachable!("whoever was told nothing has nothing"),
        }
    }
}

fn written(told: &impl Serialize) -> String {
    serde_json::to_string(told).unwrap_or_else(|error| unreachable!("words can always be written: {error}"))
}

/// A stream of the present: at once, and again after every change, written for somebody who has some parts of it. Changes that come faster than the visitor takes
/// them are skipped, never queued. It ends when the visitor signs out, and when the house closes.
pub async fn stream(
    app: &App,
    visitor: Visitor,
    room: Arc<Room>,
    write: impl Fn(&LiveTable, &Visitor, Clocks, &Known) -> Present + Send + Sync + 'static,
) -> Result<Response, Denial> {
    if app.closing.has_begun() {
        return Err(Denial::again_after(Reason::Closing, 2));
    }
    let plays = !room.lock().await.seats_of(visitor.id()).is_empty();
    let pass = if plays {
        app.streams.enter_as_player(visitor.id(), visitor.door)?
    } else {
        app.streams.enter(visitor.id(), visitor.door)?
    };
    app.metrics.streams.inc();
    let app = app.clone();
    let mut people = app.store.changes_of_people();
    let (send, receive) = mpsc::channel::<Result<Event, Infallible>>(1);
    let mut changed = room.changed.subscribe();
    let telling = async move {
        let _pass = pass;
        let _window = Window::open(&app, &room, visitor.id()).await;
        let mut last = Told::default();
        // Asked before everything that is told: what is heard of a sign-out below may get lost in a change of the table.
        while !has_left(&app, &visitor).await {
            changed.mark_unchanged();
            let news = {
                let table = room.lock().await;
                if table.gone {
                    return;
                }
                // That time goes by is no news, or every secret answer of others would be heard through a clock.
                let parts = last.kept.parts();
                let still = write(&table, &visitor, Clocks::Still, parts);
                let cut = still.cut(&last.kept);
                let id = still.id(&cut);
                if id == last.id {
                    None
                } else {
                    let anew = cut.is_mostly_new() && !parts.is_empty();
                    let (present, cut) = if table.clock_runs() || anew {
                        let nothing = Known::default();
                        let parts = if anew { &nothing } else { parts };
                        let clocks = if table.clock_runs() { Clocks::Running } else { Clocks::Still };
                        let present = write(&table, &visitor, clocks, parts);
                        let cut = present.cut(&last.kept);
                        (present, cut)
                    } else {
                        (still, cut)
                    };
                    drop(table);
                    Some(last.then(id, &present, cut))
                }
            };
            if let Some((event, told)) = news {
                last = told;
                tokio::select! {
                    sent = send.send(Ok(event)) => if sent.is_err() { return },
                    () = app.closing.begun() => break,
                }
            }
            tokio::select! {
                change = changed.changed() => if change.is_err() { return },
                () = signed_out(&app, &visitor, &mut people) => return,
                () = send.closed() => return,
                () = app.closing.begun() => break,
            }
        }
        if app.closing.has_begun() {
            send_elsewhere(&send).await;
        }
    };
    tokio::spawn(telling.in_current_span());
    let stream =
        Sse::new(ReceiverStream::new(receive)).keep_alive(KeepAlive::new().interval(Duration::from_secs(15)));
    // Nobody in between may keep what a seat has seen.
    Ok(([(header::CACHE_CONTROL, "no-store")], stream).into_response())
}

/// The last thing that is told when the house closes: come back in a moment, to whichever house is there then. Not all in
/// the same moment. Whoever does not take it is not waited for.
async fn send_elsewhere(send: &mpsc::Sender<Result<Event, Infallible>>) {
    let retry = Duration::from_millis(300 + secrets::below(1200) as u64);
    let event = Event::default().event("elsewhere").retry(retry).data("closing");
    if tokio::time::timeout(GOODBYE, send.send(Ok(event))).await.is_err() {
        tracing::debug!("somebody takes nothing any more");
    }
}

/// A window in which somebody follows a table: while it is open, the others see that they are there.
struct Window {
    app: App,
    room: Arc<Room>,
    who: Option<String>,
}

impl Window {
    async fn open(app: &App, room: &Arc<Room>, who: Option<&str>) -> Window {
        if let (Some(id), Ok(mut table)) = (who, room.enter().await) {
            if table.comes(id) {
                room.announce();
            }
            app.tell_visit(room, &mut table, id).await;
        }
        Window { app: app.clone(), room: room.clone(), who: who.map(str::to_owned) }
    }
}

impl Drop for Window {
    fn drop(&mut self) {
        // When the server ends, nobody is left to be told.
        let (Some(who), Ok(runtime)) = (self.who.take(), Handle::try_current()) else { return };
        let (app, room) = (self.app.clone(), self.room.clone());
        runtime.spawn(async move {
            let Ok(mut table) = room.enter().await else { return };
            table.goes(&who);
            app.tell_visit(&room, &mut table, &who).await;
            drop(table);
            // Whether they have come back after a while, those who look find out by themselves.
            app.alarms.set(&room, GRACE);
        });
    }
}

/// Whether whoever reads was in and is no more. Who cannot be read counts as out: they come again.
async fn has_left(app: &App, visitor: &Visitor) -> bool {
    match &visitor.session {
        Some(session) => !matches!(session.who(app).await, Ok(Some(_))),
        None => false,
    }
}

/// Waits until whoever reads has signed out; for ever, if nobody is in. Where other nodes write, somebody may have signed out
/// there unheard: it is asked now and then.
async fn signed_out(app: &App, visitor: &Visitor, people: &mut broadcast::Receiver<String>) {
    let Some(session) = &visitor.session else { return std::future::pending().await };
    let mut pace = interval_at(Instant::now() + ASKED_ANEW, ASKED_ANEW);
    loop {
        tokio::select! {
            change = people.recv() => if change.is_ok_and(|id| id != session.id) { continue },
            _ = pace.tick(), if app.store.is_shared() => {}
        }
        // They have changed, or too much was missed to know.
        if has_left(app, visitor).await {
            return;
        }
    }
}
