//! Connections: how many there may be, and how long they may take for what they say. Whoever opens more than their share
//! loses the oldest of those that keep us waiting.

use std::{
    collections::BTreeMap,
    convert::Infallible,
    io,
    net::SocketAddr,
    pin::Pin,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    task::{Context, Poll, ready},
    time::{Duration, Instant},
};

use axum::{
    BoxError, Router,
    body::{Body, Bytes, HttpBody},
    extract::{ConnectInfo, Request},
    http::{HeaderValue, header},
};
use hyper::{
    body::{Frame, Incoming, SizeHint},
    server::conn::http1,
    service::service_fn,
};
use hyper_util::rt::{TokioIo, TokioTimer};
use prometheus::IntGauge;
use tokio::{
    net::{TcpListener, TcpStream},
    sync::Notify,
    time::{Sleep, sleep},
};
use tokio_io_timeout::TimeoutStream;

use crate::{app::App, config::Config, door::Door};

/// The head of a request is far smaller than this.
const LONGEST_HEAD: usize = 64 << 10;
/// A visitor who takes nothing for so long is gone.
const WRITING: Duration = Duration::from_secs(30);

/// A house that closes tells everybody so for a moment, and waits no longer than this for what it has begun. Systems that
/// stop it give it more.
const LINGER: Duration = Duration::from_millis(300);
pub const LONGEST_GOODBYE: Duration = Duration::from_secs(2);

const FULL: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 10\r\nconnection: close\r\n\
    content-type: text/plain\r\ncontent-length: 43\r\n\r\nThere are too many connections. Come later.";

/// Serves all who come, until the house closes.
pub async fn serve(listener: TcpListener, app: App, router: Router) {
    let open = Arc::new(Open::new(&app));
    let mut quiet = std::pin::pin!(quiet(&app, &open));
    loop {
        let taken = tokio::select! {
            taken = listener.accept() => taken,
            () = &mut quiet => return,
        };
        match taken {
            Ok((stream, peer)) => match open.enter(&app.config, peer) {
                Some(connection) => {
                    drop(tokio::spawn(attend(app.clone(), router.clone(), stream, connection)))
                }
                // Said if it can be said at once: nobody waits for whoever is too many.
                None => {
                    app.metrics.connections_refused.inc();
                    drop(stream.try_write(FULL));
                }
            },
            Err(error) if is_of_the_connection(&error) => {}
            Err(error) => {
                tracing::error!(%error, "no connection can be taken");
                sleep(Duration::from_millis(200)).await;
            }
        }
    }
}

/// Waits until the house closes and nobody is being answered any more, but for those who do not take what they are told.
async fn quiet(app: &App, open: &Open) {
    app.closing.begun().await;
    let began = Instant::now();
    sleep(LINGER).await;
    while open.busy() > 0 && began.elapsed() < LONGEST_GOODBYE {
        sleep(Duration::from_millis(20)).await;
    }
    tracing::info!(cut_off = open.busy(), "all have been answered");
}

fn is_of_the_connection(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// One connection, from its first request to its end.
async fn attend(app: App, router: Router, stream: TcpStream, connection: Connection) {
    // Without it small answers wait for the next; if the system says no, they do.
    stream.set_nodelay(true).ok();
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(WRITING));
    let body_time = Duration::from_secs(app.config.body_seconds);
    let idle_time = Duration::from_secs(app.config.idle_seconds);
    let (progress, peer) = (connection.progress.clone(), connection.peer);
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        let turn = Turn::new(progress.clone());
        let timed = |body| Timed { body, end: Box::pin(sleep(body_time)), progress: progress.clone() };
        progress.unread.store(!request.body().is_end_stream(), Ordering::Relaxed);
        let mut request: Request = request.map(|body| Body::new(timed(body)));
        request.extensions_mut().insert(ConnectInfo(peer));
        let answer = tower::ServiceExt::oneshot(router.clone(), request);
        let (progress, closing) = (progress.clone(), app.closing.clone());
        async move {
            let mut response = answer.await?;
            // What was not read is in the way of the next request: the connection ends here, and the other side is
            // told, so that it does not send the next one into the void. Nor is there a next one where the house closes.
            if progress.unread.load(Ordering::Relaxed) || closing.has_begun() {
                response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
            }
            Ok::<_, Infallible>(response.map(|body| Held { body, _turn: turn }))
        }
    });
    let served = http1::Builder::new()
        .timer(TokioTimer::new())
        // It runs between requests too, so that idle connections end.
        .header_read_timeout(idle_time)
        .max_buf_size(LONGEST_HEAD)
        .serve_connection(TokioIo::new(Box::pin(stream)), service);
    tokio::select! {
        // How a connection ends is its own affair.
        _ = served => {}
        () = connection.progress.leave.notified() => {}
    }
}

/// The connections that are open, oldest first.
struct Open {
    all: usize,
    each: usize,
    count: IntGauge,
    connections: Mutex<Connections>,
}

#[derive(Default)]
struct Connections {
    next: u64,
    /// The door is missing where everybody comes by the same one, a proxy of ours.
    by_age: BTreeMap<u64, (Option<Door>, Arc<Progress>)>,
}

#[derive(Default)]
struct Progress {
    /// How many requests are being answered: one, or none.
    busy: AtomicUsize,
    /// The rest of a request is waited for.
    reading: AtomicBool,
    /// The request had more to say than anybody read.
    unread: AtomicBool,
    leave: Notify,
}

impl Progress {
    /// Whether it is the other side that keeps us waiting.
    fn is_idle(&self) -> bool {
        self.busy.load(Ordering::Relaxed) == 0 || self.reading.load(Ordering::Relaxed)
    }
}

impl Open {
    fn new(app: &App) -> Open {
        let (all, each) = (app.config.connections.max(1), app.config.connections_per_address.max(1));
        Open { all, each, count: app.metrics.connections.clone(), connections: Mutex::default() }
    }

    /// How many requests are being answered.
    fn busy(&self) -> usize {
        let connections = self.connections.lock().unwrap_or_else(PoisonError::into_inner);
        connections.by_age.values().filter(|(_, progress)| !progress.is_idle()).count()
    }

    /// Room for one more, or none.
    fn enter(self: &Arc<Self>, config: &Config, peer: SocketAddr) -> Option<Connection> {
        let proxy = config.trusted_proxies.trust(peer.ip().to_canonical());
        let door = (!proxy).then(|| Door::of_address(peer.ip()));
        let mut connections = self.connections.lock().unwrap_or_else(PoisonError::into_inner);
        let same = connections.by_age.values().filter(|(other, _)| *other == door).count();
        if !proxy && same >= self.each && !connections.make_room(|other| other == door) {
            return None;
        }
        if connections.by_age.len() >= self.all && !connections.make_room(|_| true) {
            return None;
        }
        let number = connections.next;
        connections.next += 1;
        let progress = Arc::<Progress>::default();
        connections.by_age.insert(number, (door, progress.clone()));
        self.count.inc();
        Some(Connection { open: self.clone(), number, progress, peer })
    }
}

impl Connections {
    /// Ends the oldest connection that keeps us waiting; whether there was one.
    fn make_room(&mut self, of: impl Fn(Option<Door>) -> bool) -> bool {
        let idle = self
            .by_age
            .iter()
            .find(|(_, (door, progress))| of(*door) && progress.is_idle())
            .map(|(number, _)| *number);
        let ended = idle.and_then(|number| self.by_age.remove(&number));
        if let Some((_, progress)) = &ended {
            progress.leave.notify_one();
        }
        ended.is_some()
    }
}

/// One of the connections that are open.
struct Connection {
    open: Arc<Open>,
    number: u64,
    progress: Arc<Progress>,
    peer: SocketAddr,
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.open.count.dec();
        self.open.connections.lock().unwrap_or_else(PoisonError::into_inner).by_age.remove(&self.number);
    }
}

/// Lasts from a request to the end of its answer.
struct Turn(Arc<Progress>);

impl Turn {
    fn new(progress: Arc<Progress>) -> Turn {
        progress.busy.fetch_add(1, Ordering::Relaxed);
        Turn(progress)
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.0.busy.fetch_sub(1, Ordering::Relaxed);
    }
}

/// An answer, which may be a stream: until it ends its connection is in use.
struct Held {
    body: Body,
    _turn: Turn,
}

impl HttpBody for Held {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// What somebody sends, for as long as they may take for all of it.
struct Timed {
    body: Incoming,
    end: Pin<Box<Sleep>>,
    progress: Arc<Progress>,
}

impl HttpBody for Timed {
    type Data = Bytes;
    type Error = BoxError;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, BoxError>>> {
        let next = Pin::new(&mut self.body).poll_frame(context);
        self.progress.reading.store(next.is_pending(), Ordering::Relaxed);
        if let Poll::Ready(frame) = next {
            let unread = frame.is_some() && !self.body.is_end_stream();
            self.progress.unread.store(unread, Ordering::Relaxed);
            return Poll::Ready(frame.map(|frame| frame.map_err(Into::into)));
        }
        ready!(self.end.as_mut().poll(context));
        self.progress.reading.store(false, Ordering::Relaxed);
        Poll::Ready(Some(Err("the request took too long".into())))
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
