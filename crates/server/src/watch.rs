//! Pushes: whoever looks at a table hears of every change they can see, and always gets the whole present, so a lost
//! connection loses nothing. Nothing is pushed when others do something in secret: that something was done is theirs.

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

use crate::{
    app::App,
    looking::Clocks,
    pages,
    room::{Inner, Room},
    secrets,
    web::Deed,
};

#[derive(Deserialize)]
pub struct Looking {
    pub seat: Option<usize>,
}

pub async fn page_events(Deed { app, reader, room }: Deed<0>, Query(looking): Query<Looking>) -> Response {
    stream(&app, room, move |inner, clocks| {
        let (html, title, asked) = pages::table::fragment(inner, &reader, looking.seat, clocks);
        json!({ "html": html, "title": title, "asked": asked }).to_string()
    })
}

/// A stream of the present: at once, and again after every change. Changes that come faster than the reader takes
/// them are skipped, never queued.
pub fn stream(
    app: &App,
    room: Arc<Room>,
    write: impl Fn(&Inner, Clocks) -> String + Send + Sync + 'static,
) -> Response {
    app.metrics.streams.add(1);
    let (send, receive) = mpsc::channel::<Result<Event, Infallible>>(1);
    let mut changed = room.changed.subscribe();
    tokio::spawn(async move {
        let mut last = String::new();
        loop {
            changed.mark_unchanged();
            let news = {
                let inner = room.lock().await;
                if inner.gone {
                    return;
                }
                // That time goes by is no news, or every secret answer of others would be heard through a clock.
                let still = write(&inner, Clocks::Still);
                let id = secrets::digest(&still);
                let text = || if inner.clock_runs() { write(&inner, Clocks::Running) } else { still };
                (id != last).then(|| (id, text()))
            };
            if let Some((id, text)) = news {
                let event = Event::default().event("table").id(&id[..16]).data(&text);
                if send.send(Ok(event)).await.is_err() {
                    return;
                }
                last = id;
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
