//! Two houses where the cards fall the same way, and those who read in both.

use std::path::Path;

use engine::{
    Seat, Viewer,
    rand::{Rng as _, SeedableRng},
};
use reqwest::{Client, Response};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use tempfile::{TempDir, tempdir};

use super::{Sent, TableReader, assert_same, message};
use crate::{
    common::{House, Player},
    seeded::{self, Wanted},
};

/// Whoever reads at both tables: one seat, who answers the same at both, somebody who watches, and a stranger.
const READERS: [&str; 3] = ["a seat", "a watcher", "nobody"];

pub struct Side {
    /// The seat that reads.
    own: usize,
    house: House,
    people: Vec<Player>,
    watcher: Player,
    id: String,
    given: usize,
    streams: Vec<Listener>,
    /// A window of everybody who does not read: however slowly a test goes on, nobody is seen to be away.
    _windows: Vec<Response>,
}

/// A stream that stays open.
struct Listener {
    path: String,
    reader: &'static str,
    stream: Response,
    /// The latest event it told.
    latest: String,
    /// What it has told since both tables were last heard out: between then and now every change is told by itself, while
    /// of several at once a busy house may tell the last alone.
    said: Vec<String>,
}

impl Side {
    pub async fn open(folder: &Path, game: &str, players: usize, number: u64, own: usize) -> Side {
        let house = House::rehearse(folder, number).await;
        let mut people = Vec::new();
        for name in ["Anna", "Ben", "Cleo", "Dora"].into_iter().take(players) {
            people.push(Player::new(&house, name).await);
        }
        let watcher = Player::new(&house, "Wanda").await;
        let mut seats = vec![json!({ "kind": "me" })];
        seats.resize(players, json!({ "kind": "friend" }));
        let opened = people[0].post("/tables", json!({ "game": game, "seats": seats, "listed": true })).await;
        let id = opened["id"].as_str().expect("an id").to_owned();
        for friend in &people[1..] {
            friend.post(&format!("/tables/{id}/join"), json!({})).await;
        }
        let mut windows = Vec::new();
        for (_, person) in people.iter().enumerate().filter(|(seat, _)| *seat != own) {
            windows.push(person.stream(&house.url(&format!("/api/v1/tables/{id}/events"))).await);
        }
        let streams = Vec::new();
        let mut side = Side { own, house, people, watcher, id, given: 0, streams, _windows: windows };
        for name in READERS {
            for path in [format!("/t/{}/events", side.id), format!("/api/v1/tables/{}/events", side.id)] {
                let request = side.reader(name).ask(Client::new().get(side.house.url(&path)));
                let stream = request.send().await.expect("a stream");
                let (latest, said) = (String::new(), Vec::new());
                side.streams.push(Listener { path, reader: name, stream, latest, said });
            }
        }
        side
    }

    fn reader(&self, name: &'static str) -> TableReader<'_> {
        let player = match name {
            "a seat" => Some(&self.people[self.own]),
            "a watcher" => Some(&self.watcher),
            _ => None,
        };
        TableReader { name, player }
    }

    /// What the rules let the readers know of the table, as it is or as it would be after an answer.
    pub async fn known(&self, after: Option<(Seat, usize)>) -> Vec<String> {
        let behind = self.house.rehearsal.as_ref().expect("a rehearsal");
        let mut known = Vec::new();
        for viewer in [Viewer::Seat(Seat::at(self.own)), Viewer::Spectator] {
            known.push(behind.known(&self.id, viewer, after).await.expect("a table"));
        }
        known
    }

    /// Who is asked, and what they may answer.
    pub async fn asked(&self) -> Vec<(usize, Vec<Value>)> {
        let mut asked = Vec::new();
        for (seat, person) in self.people.iter().enumerate() {
            let now = person.get(&format!("/tables/{}", self.id)).await;
            let Some(answers) = now["answers"].as_array() else { continue };
            asked.push((seat, answers.iter().map(|answer| answer["action"].clone()).collect()));
        }
        asked
    }

    pub async fn give(&mut self, seat: usize, number: usize) {
        self.answer(seat, json!({ "number": number })).await;
    }

    async fn answer(&mut self, seat: usize, mut body: Value) {
        self.given += 1;
        body["command"] = format!("answer {}", self.given).into();
        self.people[seat].post(&format!("/tables/{}/answers", self.id), body).await;
    }

    pub async fn takes_back(&self, seat: usize) -> bool {
        self.people[seat].send(&format!("/tables/{}/undo", self.id), json!({})).await.status().is_success()
    }

    async fn sent(&mut self, wishes: &[Value]) -> Sent {
        let mut sent = Vec::new();
        for name in READERS {
            sent.extend(self.reader(name).reads(&self.house, &self.id).await);
        }
        sent.extend(self.reader("a seat").tries(&self.house, &self.id, wishes).await);
        self.listen(&mut sent).await;
        sent
    }

    /// Adds what the open streams have told since they were last heard out.
    async fn listen(&mut self, sent: &mut Sent) {
        self.hear_out().await;
        for listener in &mut self.streams {
            let said = std::mem::take(&mut listener.said).concat();
            sent.push((format!("{} still open for {}", listener.path, listener.reader), said));
        }
    }

    /// Hears the open streams out: they have told all when they have told what a new one begins with. Both go by the same
    /// id, whether the whole of it is told or what has changed.
    async fn hear_out(&mut self) {
        for at in 0..self.streams.len() {
            let Listener { path, reader, .. } = &self.streams[at];
            let fresh = self.reader(reader).get(&self.house, path).await;
            let present = fresh.split_once("\n\n").expect("a head and a body").1;
            let listener = &mut self.streams[at];
            while id_of(&listener.latest) != id_of(present) {
                for event in message(&mut listener.stream).await.split_inclusive("\n\n") {
                    event.clone_into(&mut listener.latest);
                    listener.said.push(event.to_owned());
                }
            }
        }
    }
}

/// The id of an event.
fn id_of(event: &str) -> Option<&str> {
    event.lines().find_map(|line| line.strip_prefix("id: "))
}

/// The same game in two houses.
pub struct Pair {
    pub here: Side,
    pub there: Side,
    rng: engine::Rng,
    _folders: [TempDir; 2],
}

impl Pair {
    pub async fn open(game: &str, players: usize, number: u64) -> Pair {
        Pair::read_by(game, players, number, 0).await
    }

    /// With another seat that reads than the first.
    pub async fn read_by(game: &str, players: usize, number: u64, own: usize) -> Pair {
        let folders = [tempdir().expect("a folder"), tempdir().expect("a folder")];
        let here = Side::open(folders[0].path(), game, players, number, own).await;
        let there = Side::open(folders[1].path(), game, players, number, own).await;
        Pair { here, there, rng: engine::Rng::seed_from_u64(number), _folders: folders }
    }

    /// Answers at both tables as greedy bots would, up to a moment that people who answer anything hardly see.
    pub async fn go_to(&mut self, game: &str, number: u64, wanted: Wanted<'_>) {
        // The seed of the first table of a rehearsal.
        let seed = Sha256::digest(format!("table 0 of rehearsal {number}"));
        let players = self.here.people.len();
        let moment = seeded::play_from(game, players, engine::Seed::from_bytes(seed.into()), number, wanted);
        assert!(moment.seat.is_some(), "{game}: it does not come to that");
        for (seat, action) in &moment.answers {
            for side in [&mut self.here, &mut self.there] {
                side.answer(*seat, json!({ "action": action })).await;
            }
        }
        self.settle().await;
    }

    /// A random number below `count`; 0 if there is none.
    pub fn below(&mut self, count: usize) -> usize {
        (self.rng.next_u64() % count.max(1) as u64) as usize
    }

    /// Compares all that the readers are sent of both tables. `wishes` are answers that the rules refuse.
    pub async fn compare(&mut self, wishes: &[Value], when: &str) {
        assert_same(&self.here.sent(wishes).await, &self.there.sent(wishes).await, when);
    }

    /// Hears both tables out, so that what their streams tell from here on can be compared.
    pub async fn settle(&mut self) {
        for side in [&mut self.here, &mut self.there] {
            side.hear_out().await;
            side.streams.iter_mut().for_each(|listener| listener.said.clear());
        }
    }

    pub async fn both_give(&mut self, seat: usize, number: usize) {
        self.here.give(seat, number).await;
        self.there.give(seat, number).await;
    }

    /// Whether the rules let the readers know the same of both tables.
    pub async fn alike(&self) -> bool {
        self.here.known(None).await == self.there.known(None).await
    }
}
