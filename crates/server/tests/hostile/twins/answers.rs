//! Two houses where the cards fall the same way and the same people give the same answers, but for one thing: at the
//! second table the others answer in secret before they do at the first, or otherwise, and take it back. As long as the
//! rules let a reader know the same of both tables, every byte sent to them is the same, and so is everything that their
//! open streams have said.

use std::path::Path;

use engine::{
    Seat, Viewer,
    rand::{Rng as _, SeedableRng},
};
use reqwest::{Client, Response};
use serde_json::{Value, json};
use tempfile::tempdir;

use super::{Reader, Sent, assert_same, message};
use crate::common::{House, Player};

/// Whoever reads at both tables: the first seat, who answers the same at both, somebody who watches, and a stranger.
const READERS: [(&str, Viewer); 3] =
    [("a seat", Viewer::Seat(Seat::at(0))), ("a watcher", Viewer::Spectator), ("nobody", Viewer::Spectator)];

struct Side {
    house: House,
    people: Vec<Player>,
    watcher: Player,
    id: String,
    given: usize,
    streams: Vec<Listener>,
}

/// A stream that stays open, and what it has said.
struct Listener {
    stream: Response,
    said: Vec<String>,
}

impl Side {
    async fn open(folder: &Path, game: &str, players: usize, number: u64) -> Side {
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
        let mut side = Side { house, people, watcher, id, given: 0, streams: Vec::new() };
        for (name, _) in READERS {
            for path in [format!("/t/{}/events", side.id), format!("/api/v1/tables/{}/events", side.id)] {
                let request = side.reader(name).ask(Client::new().get(side.house.url(&path)));
                let stream = request.send().await.expect("a stream");
                side.streams.push(Listener { stream, said: Vec::new() });
            }
        }
        side
    }

    fn reader(&self, name: &'static str) -> Reader<'_> {
        let player = match name {
            "a seat" => Some(&self.people[0]),
            "a watcher" => Some(&self.watcher),
            _ => None,
        };
        Reader { name, player }
    }

    /// What the rules let the readers know of the table, as it is or as it would be after an answer.
    async fn known(&self, after: Option<(Seat, usize)>) -> Vec<String> {
        let behind = self.house.rehearsal.as_ref().expect("a rehearsal");
        let mut known = Vec::new();
        for (_, viewer) in READERS {
            known.push(behind.known(&self.id, viewer, after).await.expect("a table"));
        }
        known
    }

    /// Who is asked, and what they may answer.
    async fn asked(&self) -> Vec<(usize, Vec<Value>)> {
        let mut asked = Vec::new();
        for (seat, person) in self.people.iter().enumerate() {
            let now = person.get(&format!("/tables/{}", self.id)).await;
            let Some(answers) = now["answers"].as_array() else { continue };
            asked.push((seat, answers.iter().map(|answer| answer["action"].clone()).collect()));
        }
        asked
    }

    async fn give(&mut self, seat: usize, number: usize) {
        self.given += 1;
        let body = json!({ "number": number, "command": format!("answer {}", self.given) });
        self.people[seat].post(&format!("/tables/{}/answers", self.id), body).await;
    }

    async fn takes_back(&self, seat: usize) -> bool {
        self.people[seat].send(&format!("/tables/{}/undo", self.id), json!({})).await.status().is_success()
    }

    async fn sent(&mut self, wishes: &[Value]) -> Sent {
        let mut sent = Vec::new();
        for (name, _) in READERS {
            sent.extend(self.reader(name).reads(&self.house, &self.id).await);
        }
        sent.extend(self.reader("a seat").tries(&self.house, &self.id, wishes).await);
        self.listen(&mut sent).await;
        sent
    }

    /// Hears the open streams out: they have said all when they have said what a new one begins with.
    async fn listen(&mut self, sent: &mut Sent) {
        let mut fresh =
            sent.iter().filter(|(path, _)| path.contains("/events")).map(|(_, said)| said.clone());
        let fresh: Vec<String> = fresh.by_ref().collect();
        assert_eq!(fresh.len(), self.streams.len());
        for (at, (listener, fresh)) in self.streams.iter_mut().zip(&fresh).enumerate() {
            let present = fresh.split_once("\n\n").expect("a head and a body").1;
            while listener.said.last().is_none_or(|last| last != present) {
                listener.said.push(message(&mut listener.stream).await);
            }
            sent.push((format!("stream {at} from the beginning"), listener.said.concat()));
        }
    }
}

/// Compares all that is sent about both tables.
async fn compare(here: &mut Side, there: &mut Side, wishes: &[Value], when: &str) {
    assert_same(&here.sent(wishes).await, &there.sent(wishes).await, when);
}

/// Plays up to `steps` answers of one game at both tables; how many secrets were kept.
async fn play(game: &str, players: usize, number: u64, steps: usize, wanted: usize) -> usize {
    let folders = (tempdir().expect("a folder"), tempdir().expect("a folder"));
    let mut here = Side::open(folders.0.path(), game, players, number).await;
    let mut there = Side::open(folders.1.path(), game, players, number).await;
    let mut rng = engine::Rng::seed_from_u64(number);
    let mut below = |count: usize| (rng.next_u64() % count.max(1) as u64) as usize;
    let mut wishes: Vec<Value> = Vec::new();
    let mut secrets = 0;
    for step in 0..steps {
        let asked = here.asked().await;
        let Some((seat, answers)) = asked.get(below(asked.len())) else { break };
        let own = asked.iter().find(|(seat, _)| *seat == 0).map_or([].as_slice(), |(_, own)| own);
        let breaking: Vec<Value> =
            wishes.iter().rev().filter(|wish| !own.contains(wish)).take(4).cloned().collect();
        let (pick, other) = (below(answers.len()), below(answers.len()));
        if *seat == 0 {
            wishes.push(answers[pick].clone());
        }
        let when = |what: &str| format!("{game} for {players}, number {number}, step {step}: {what}");
        let after = async |number: usize| here.known(Some((Seat::at(*seat), number))).await;
        let known = after(pick).await;
        // Whether nobody learns that somebody has answered, and whether nobody learns what.
        let hidden = *seat != 0 && known == here.known(None).await;
        let alike = *seat != 0 && pick != other && known == after(other).await;
        secrets += usize::from(hidden || alike);
        if hidden {
            there.give(*seat, pick).await;
            compare(&mut here, &mut there, &breaking, &when("an answer more")).await;
            assert!(there.takes_back(*seat).await, "{}", when("what nobody has noticed can be taken back"));
            compare(&mut here, &mut there, &breaking, &when("an answer taken back")).await;
        }
        if alike {
            here.give(*seat, pick).await;
            there.give(*seat, other).await;
            compare(&mut here, &mut there, &breaking, &when("another answer")).await;
            let back = (here.takes_back(*seat).await, there.takes_back(*seat).await);
            assert_eq!(back.0, back.1, "{}", when("both or neither can be taken back"));
            if !back.0 {
                // From here on these are two games.
                break;
            }
        }
        here.give(*seat, pick).await;
        there.give(*seat, pick).await;
        if hidden || alike || step % 40 == 0 {
            compare(&mut here, &mut there, &[], &when("the same answers")).await;
        }
        if secrets >= wanted {
            break;
        }
    }
    secrets
}

/// Plays games until enough secrets were kept.
async fn check(game: &str, players: usize, steps: usize, wanted: usize) {
    let mut secrets = 0;
    for number in 100..106 {
        secrets += play(game, players, number, steps, wanted - secrets).await;
        println!("{game} for {players}: {secrets} secrets");
        if secrets >= wanted {
            return;
        }
    }
    panic!("{game}: {secrets} secrets only");
}

/// Choosing one of two Dukes.
#[tokio::test(flavor = "multi_thread")]
async fn valeria() {
    check("valeria", 4, 14, 4).await;
}

/// Picks at the Fair.
#[tokio::test(flavor = "multi_thread")]
async fn making_monsters() {
    check("making-monsters", 3, 600, 6).await;
}

/// Groups of imps, and needs given to pets.
#[tokio::test(flavor = "multi_thread")]
async fn dungeon_petz() {
    check("dungeon-petz", 3, 80, 12).await;
}

/// Orders.
#[tokio::test(flavor = "multi_thread")]
async fn dungeon_lords() {
    check("dungeon-lords", 3, 60, 12).await;
}
