//! Pushes: whoever looks at a table hears of every change, and always gets the whole present, so a lost connection
//! loses nothing.

use std::{convert::Infallible, sync::Arc, time::Duration};

use axum::{
    extract::Query,
    response::{
        IntoResponse, Response,
        sse::{Event, KeepAlive, Sse},
    },
};
use serde::Deserialize;
use serde_json::json;
use tokio::sync::mpsc;
use tokio_stream::wrappers::ReceiverStream;

use crate::{app::App, pages, room::Room, web::Deed};

#[derive(Deserialize)]
pub struct Looking {
    pub seat: Option<usize>,
}

pub async fn page_events(Deed { app, reader, room }: Deed<0>, Query(looking): Query<Looking>) -> Response {
    stream(&app, room, move |inner, revision| {
        let (html, title, asked) = pages::table::fragment(inner, &reader, looking.seat);
        json!({ "revision": revision, "html": html, "title": title, "asked": asked }).to_string()
    })
}

/// A stream of the present: at once, and again after every change. Changes that come faster than the reader takes
/// them are skipped, never queued.
pub fn stream(
    app: &App,
    room: Arc<Room>,
    write: impl Fn(&crate::room::Inner, u64) -> String + Send + Sync + 'static,
) -> Response {
    app.metrics.streams.add(1);
    let (send, receive) = mpsc::channel::<Result<Event, Infallible>>(1);
    let mut changed = room.changed.subscribe();
    tokio::spawn(async move {
        let mut last = String::new();
        loop {
            let revision = *changed.borrow_and_update();
            let text = {
                let inner = room.lock().await;
                if inner.gone {
                    return;
                }
                write(&inner, revision)
            };
            if text != last {
                let event = Event::default().event("table").id(revision.to_string()).data(&text);
                if send.send(Ok(event)).await.is_err() {
                    return;
                }
                last = text;
            }
            tokio::select! {
                change = changed.changed() => if change.is_err() { return },
                () = send.closed() => return,
            }
        }
    });
    Sse::new(ReceiverStream::new(receive))
        .keep_alive(KeepAlive::new().interval(Duration::from_secs(15)))
        .into_response()
}
