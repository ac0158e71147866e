//! What people do: they look, think, answer, answer again, change their minds, leave and come back; some of it makes no sense.

use std::{sync::Arc, time::Duration};

use bots::Level;
use engine::Seat;
use serde_json::{Value, json};
use tokio::{
    sync::watch,
    time::{sleep, timeout},
};

use crate::{
    app::App,
    denial::Denial,
    dice::Dice,
    services::{self, Given, Identity},
    tables::{Author, Room},
    time::now_ms,
};

use super::{
    memory::{Answer, Asked, Heard, Line, Said, Undo, What, is_trouble},
    world::World,
};

/// So many milliseconds after the end of the storm, nobody hears of trouble any more.
const AFTERMATH: i64 = 12_000;

/// One of the windows of somebody.
pub struct Window {
    pub world: Arc<World>,
    pub app: App,
    pub person: usize,
    pub dice: Dice,
    /// Whether it waits for every answer.
    patient: bool,
    /// The table it follows.
    follows: Option<watch::Receiver<u64>>,
}

/// What somebody sees of a table before they do something.
struct Seen {
    room: Arc<Room>,
    waiting: bool,
    over: bool,
    host: bool,
    seats: usize,
    own: Option<Seat>,
    away: bool,
    /// What they are asked, and the legal answers.
    asked: Option<(String, Vec<Value>)>,
}

impl Window {
    pub fn new(world: &Arc<World>, app: &App, person: usize, dice: Dice) -> Window {
        Window { world: world.clone(), app: app.clone(), person, dice, patient: false, follows: None }
    }

    pub fn patient(self) -> Window {
        Window { patient: true, ..self }
    }

    pub fn who(&self) -> &Identity {
        &self.world.people()[self.person]
    }

    /// Does something now and then, until a time.
    pub async fn live(mut self, until: i64) {
        let pace = if self.world.long { 400 } else { 2_200 };
        loop {
            sleep(Duration::from_millis(self.dice.between(10, pace))).await;
            if now_ms() >= until {
                return;
            }
            self.act().await;
        }
    }

    /// Comes to a table, as every request does.
    pub async fn come(&self, table: &str) -> Result<Arc<Room>, Denial> {
        let id = self.who().id.as_str();
        let room = self.app.room(table).await?;
        services::look(&self.app, &room, id).await;
        self.app.visit(&room);
        Ok(room)
    }

    /// Most wait for an answer; some do not.
    async fn patiently<T>(&mut self, work: impl Future<Output = Result<T, Denial>>) -> Heard {
        let result = if !self.patient && self.dice.percent(12) {
            let patience = Duration::from_millis(self.dice.between(0, 40));
            timeout(patience, work).await.ok()
        } else {
            Some(work.await)
        };
        if result.is_none() {
            self.world.memory().given_up += 1;
        }
        self.mind(result.as_ref().and_then(|result| result.as_ref().err()));
        Heard::of(result.as_ref())
    }

    /// Long after the storm, no word of trouble is in order.
    fn mind(&self, denial: Option<&Denial>) {
        let late = now_ms() > self.world.weather.ends + AFTERMATH;
        if let Some(denial) = denial.filter(|denial| late && is_trouble(denial.reason)) {
            let text = format!("long after the storm somebody hears: {}", denial.reason);
            self.world.memory().trouble.push(text);
        }
    }

    /// Something that needs no remembering: whoever is not sure does it again.
    async fn plainly<T>(&mut self, what: &str, work: impl Future<Output = Result<T, Denial>>) {
        self.world.memory().others += 1;
        self.world.note(&format!("person {} wants to {what}", self.person));
        let heard = self.patiently(work).await;
        self.world.note(&format!("person {} wanted to {what}: {heard:?}", self.person));
    }

    /// Sends an answer, for the first time or again.
    pub async fn send(&mut self, at: usize) -> Heard {
        let what = What::Answer(at);
        let (answer, unknown) = {
            let mut memory = self.world.memory();
            let unknown = memory.send(what);
            (memory.answers[at].clone(), unknown)
        };
        let room = match self.come(&answer.table).await {
            Ok(room) => room,
            Err(denial) => {
                self.world.memory().unsent(what);
                self.mind(Some(&denial));
                return Heard::No(denial.reason);
            }
        };
        let given = match answer.said {
            Said::Number(number) => Given::Number(number),
            Said::Action(action) => Given::Action(action),
        };
        let (app, author) = (self.app.clone(), Author::Person(&answer.name));
        let work = services::answer(&app, &room, answer.seat, given, answer.decision.as_deref(), author);
        let heard = self.patiently(work).await;
        self.world.memory().hear(what, heard, unknown);
        heard
    }

    /// Remembers an answer that is about to be sent.
    pub fn mean(
        &self,
        table: &str,
        seat: Seat,
        said: Said,
        decision: Option<&str>,
        action: Option<&Value>,
    ) -> usize {
        let mut memory = self.world.memory();
        let at = memory.answers.len();
        memory.answers.push(Answer {
            person: self.person,
            table: table.to_owned(),
            seat,
            name: format!("c{at}"),
            said,
            decision: decision.map(str::to_owned),
            action: action.cloned(),
            asked: Asked::default(),
        });
        at
    }

    async fn look(&mut self, table: &str) -> Option<Seen> {
        let room = match self.come(table).await {
            Ok(room) => room,
            Err(denial) => {
                self.mind(Some(&denial));
                self.world.note(&format!("person {} cannot look: {}", self.person, denial.reason));
                return None;
            }
        };
        match self.dice.below(4) {
            0 => self.follows = Some(room.changed.subscribe()),
            1 => self.follows = None,
            _ => {}
        }
        let id = self.who().id.clone();
        let table = room.lock().await;
        // Nobody writes while we are in the room: it is what the log is, or it knows that it may not be.
        let (known, stored) = (table.row.revision, self.world.database.revision(&room.id));
        if !table.gone && !room.is_doubted() && stored != Some(known) {
            let text = format!("{} is at {known} in memory and at {stored:?} in the log", room.id);
            self.world.memory().trouble.push(text);
        }
        let own = table.seats_of(Some(&id)).first().copied();
        let asked = own
            .filter(|seat| table.awaiting().contains(*seat))
            .and_then(|seat| Some((table.decision(seat)?, table.play()?.legal(seat))));
        let seen = Seen {
            waiting: table.is_waiting(),
            over: table.is_over(),
            host: table.row.host == id,
            seats: table.chairs.len(),
            own,
            away: own.is_some_and(|seat| table.chairs[seat.index()].is_away()),
            asked,
            room: room.clone(),
        };
        drop(table);
        Some(seen)
    }

    async fn act(&mut self) {
        let again = {
            let memory = self.world.memory();
            let own = |answer: &&Answer| answer.person == self.person;
            let all = memory.answers.iter().enumerate().filter(|(_, answer)| own(answer));
            let open = all.clone().filter(|(_, answer)| answer.asked.is_open()).map(|(at, _)| at).next_back();
            let sure = all.filter(|(_, answer)| answer.asked.taken.is_some()).map(|(at, _)| at).next_back();
            (open, sure)
        };
        match again {
            (Some(open), _) if self.dice.percent(70) => {
                self.send(open).await;
                return;
            }
            (_, Some(sure)) if self.dice.percent(5) => {
                self.send(sure).await;
                return;
            }
            _ => {}
        }
        let tables = self.world.memory().tables.clone();
        let Some(id) = self.dice.pick(&tables).cloned() else { return };
        let Some(seen) = self.look(&id).await else { return };
        if self.dice.percent(40) {
            // A thought, during which others may be quicker.
            sleep(Duration::from_millis(self.dice.between(0, 1_500))).await;
        }
        let (app, who, room) = (self.app.clone(), self.who().clone(), seen.room.clone());
        let spare = self.dice.percent(50);
        let roll = self.dice.below(100);
        match &seen {
            Seen { waiting: true, own: None, .. } => {
                self.plainly("sit", services::sit(&app, &room, &who, World::door(), spare)).await;
            }
            Seen { waiting: true, host: true, .. } if roll < 30 => {
                self.plainly("fill", services::fill_with_bots(&app, &room, &who, Level::Easy)).await;
            }
            Seen { waiting: true, .. } if roll < 35 => {
                self.plainly("leave", services::leave(&app, &room, &who)).await;
            }
            Seen { over: true, own: Some(_), .. } if roll < 40 => self.play_again(&seen).await,
            _ if roll >= 95 => self.talk(&id, &room).await,
            Seen { away: true, .. } if roll < 60 => {
                self.plainly("return", services::come_back(&app, &room, &who)).await;
            }
            Seen { own: Some(seat), .. } => self.play(&id, &seen, *seat, roll).await,
            Seen { own: None, .. } => {}
        }
    }

    /// What somebody does who sits at a table.
    async fn play(&mut self, id: &str, seen: &Seen, seat: Seat, roll: usize) {
        let (app, who, room) = (self.app.clone(), self.who().clone(), seen.room.clone());
        match roll {
            0..60 => self.answer(id, seen, seat).await,
            60..70 => self.undo(id, &room, seat).await,
            70..75 => {
                let against = Seat::at(self.dice.below(seen.seats));
                self.plainly("vote", services::vote(&app, &room, &who, against)).await;
            }
            75..78 => self.plainly("leave", services::leave(&app, &room, &who)).await,
            78..82 => {
                let wanted = self.dice.percent(50);
                self.plainly("be spared", services::spare(&app, &room, &who, wanted)).await;
            }
            82..88 => {
                let said = match self.dice.below(4) {
                    0 => Said::Number(9_999),
                    1 => Said::Action(Value::Null),
                    2 => Said::Action(json!({ "nonsense": [1, 2, 3] })),
                    _ => Said::Action(json!("")),
                };
                let at = self.mean(id, seat, said, None, None);
                self.send(at).await;
            }
            88..92 => {
                // Meant for a decision that is none any more, or never was; or for one that came up while they thought, and then
                // it is an answer like any other.
                let decision =
                    self.world.memory().answers.iter().rev().find_map(|answer| answer.decision.clone());
                let stale = decision.unwrap_or_else(|| "0123456789".to_owned());
                if seen.asked.as_ref().is_none_or(|(asked, _)| *asked != stale) {
                    let at = self.mean(id, seat, Said::Number(0), Some(&stale), None);
                    self.send(at).await;
                }
            }
            _ => {}
        }
    }

    async fn answer(&mut self, id: &str, seen: &Seen, seat: Seat) {
        let Some((decision, legal)) = &seen.asked else { return };
        let number = self.dice.below(legal.len());
        let Some(action) = legal.get(number) else { return };
        let (said, decision) = match self.dice.below(4) {
            0 => (Said::Action(action.clone()), None),
            1 => (Said::Action(action.clone()), Some(decision.as_str())),
            _ => (Said::Number(number), Some(decision.as_str())),
        };
        let at = self.mean(id, seat, said.clone(), decision, Some(action));
        let rival = match self.dice.below(12) {
            // The same answer by the same name from a second window.
            0 => Some(at),
            // Another answer of the same person to the same question.
            1 => {
                let other = self.dice.below(legal.len());
                legal.get(other).map(|other| {
                    self.mean(id, seat, Said::Action(other.clone()), Some(&seen.asked_name()), Some(other))
                })
            }
            _ => None,
        };
        let Some(rival) = rival else {
            self.send(at).await;
            return;
        };
        let dice = Dice::new(self.dice.draw());
        let mut second = Window::new(&self.world, &self.app, self.person, dice);
        tokio::join!(self.send(at), second.send(rival));
    }

    async fn undo(&mut self, id: &str, room: &Arc<Room>, seat: Seat) {
        let what = {
            let mut memory = self.world.memory();
            memory.undos.push(Undo { table: id.to_owned(), seat, asked: Asked::default() });
            What::Undo(memory.undos.len() - 1)
        };
        let unknown = self.world.memory().send(what);
        let app = self.app.clone();
        let heard = self.patiently(services::undo(&app, room, seat)).await;
        self.world.memory().hear(what, heard, unknown);
    }

    async fn talk(&mut self, id: &str, room: &Arc<Room>) {
        let (what, text) = {
            let mut memory = self.world.memory();
            let text = format!("line {}", memory.lines.len());
            memory.lines.push(Line { table: id.to_owned(), text: text.clone(), asked: Asked::default() });
            (What::Line(memory.lines.len() - 1), text)
        };
        let unknown = self.world.memory().send(what);
        let (app, who) = (self.app.clone(), self.who().clone());
        let heard = self.patiently(services::talk(&app, room, &who, &text)).await;
        self.world.memory().hear(what, heard, unknown);
    }

    async fn play_again(&mut self, seen: &Seen) {
        let (app, who, room) = (self.app.clone(), self.who().clone(), seen.room.clone());
        let next = services::rematch(&app, &room, &who, World::door(), false).await;
        let heard = next.as_ref().map_or_else(|denial| denial.reason.id(), |_| "yes");
        self.world.note(&format!("person {} wants to play again: {heard}", self.person));
        if let Ok(next) = next {
            let mut memory = self.world.memory();
            if !memory.tables.contains(&next) {
                memory.tables.push(next);
            }
        }
    }

    /// Opens a table; tried until it is there.
    pub async fn open(&mut self, friends: usize) {
        for _ in 0..20 {
            let who = self.who().clone();
            let new = World::wanted(&mut self.dice, &who, friends);
            let told = format!("{} {:?} {:?}", new.game, new.seats, new.clock);
            match services::open(&self.app, &who, new).await {
                Ok(id) => {
                    self.world.note(&format!("table {id} is opened: {told}"));
                    return self.world.memory().tables.push(id);
                }
                Err(denial) => self.world.note(&format!("no table: {}", denial.reason)),
            }
            sleep(Duration::from_millis(100)).await;
        }
    }
}

impl Seen {
    fn asked_name(&self) -> String {
        self.asked.as_ref().map(|(decision, _)| decision.clone()).unwrap_or_default()
    }
}
