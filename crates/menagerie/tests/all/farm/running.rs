//! Programs that run while a test does something else.

use std::{
    io::{BufRead, BufReader, Read},
    process::{Child, Command, Stdio},
    sync::{Arc, Mutex},
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

use crate::program::menagerie;

/// However slow the machine is, after this something hangs.
const PATIENCE: Duration = Duration::from_secs(180);

/// The NATS server for tests; without one a test is left out, or fails where it must not be.
pub fn server() -> Option<String> {
    let url = std::env::var("MENAGERIE_NATS_URL").ok();
    if url.is_none() {
        let required = std::env::var("MENAGERIE_SERVICES").is_ok_and(|word| word == "required");
        assert!(!required, "MENAGERIE_NATS_URL is not set, and MENAGERIE_SERVICES=required");
        eprintln!("left out: MENAGERIE_NATS_URL names no NATS server");
    }
    url
}

/// A farm of its own on that server, so that tests keep off each other's lots.
pub fn place(url: &str, name: &str) -> String {
    format!("{url}/{name}")
}

/// A worker that has said that it is there.
pub fn worker(place: &str) -> Running {
    let worker = Running::start(&["work", "--on", place, "--threads", "1"]);
    worker.wait_for("Taking lots at");
    worker
}

/// Waits until something is so.
#[track_caller]
pub fn until(what: &str, is_so: impl Fn() -> bool) {
    let end = Instant::now() + PATIENCE;
    while !is_so() {
        assert!(Instant::now() < end, "in {PATIENCE:?} it did not come to this: {what}");
        thread::sleep(Duration::from_millis(20));
    }
}

type Lines = Arc<Mutex<String>>;

/// A program that runs; it is killed where a test forgets it.
pub struct Running {
    child: Child,
    out: Lines,
    err: Lines,
    readers: Vec<JoinHandle<()>>,
}

impl Running {
    pub fn start(args: &[&str]) -> Running {
        Running::of(menagerie(args))
    }

    pub fn of(mut command: Command) -> Running {
        let mut child = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let (out, err) = (Lines::default(), Lines::default());
        let readers = vec![
            read(child.stdout.take().expect("its output"), &out),
            read(child.stderr.take().expect("its complaints"), &err),
        ];
        Running { child, out, err, readers }
    }

    fn text(lines: &Lines) -> String {
        lines.lock().expect("what it said").clone()
    }

    /// Waits until the program says something.
    #[track_caller]
    pub fn wait_for(&self, words: &str) {
        let said = || Running::text(&self.out) + &Running::text(&self.err);
        let end = Instant::now() + PATIENCE;
        while !said().contains(words) {
            assert!(Instant::now() < end, "it never said `{words}`:\n{}", said());
            thread::sleep(Duration::from_millis(10));
        }
    }

    pub fn signal(&self, name: &str) {
        let kill = Command::new("kill").args([&format!("-{name}"), &self.child.id().to_string()]).status();
        assert!(kill.expect("kill").success());
    }

    /// Ends it so that it cannot say goodbye.
    pub fn kill(mut self) {
        self.child.kill().expect("it ran");
        self.child.wait().expect("it ended");
    }

    /// What it printed, when it has ended well.
    #[track_caller]
    pub fn finish(mut self) -> String {
        let end = Instant::now() + PATIENCE;
        let status = loop {
            if let Some(status) = self.child.try_wait().expect("it ran") {
                break status;
            }
            let said = Running::text(&self.err);
            assert!(Instant::now() < end, "in {PATIENCE:?} it did not end:\n{said}");
            thread::sleep(Duration::from_millis(20));
        };
        self.readers.drain(..).for_each(|reader| reader.join().expect("a reader"));
        assert!(status.success(), "{status}:\n{}", Running::text(&self.err));
        Running::text(&self.out)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // One that has ended needs no killing.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn read(from: impl Read + Send + 'static, into: &Lines) -> JoinHandle<()> {
    let into = Arc::clone(into);
    thread::spawn(move || {
        for line in BufReader::new(from).lines().map_while(Result::ok) {
            let mut said = into.lock().expect("what it said");
            said.push_str(&line);
            said.push('\n');
        }
    })
}
