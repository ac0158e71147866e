//! One world: a database, its weather, people and what they remember. Servers come and go in it.

use std::{
    net::Ipv4Addr,
    sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError},
};

use bots::Level;

use crate::{
    app::{App, AppState, Wakes},
    config::Config,
    dice::Dice,
    door::Door,
    metrics::Metrics,
    nodes::Nodes,
    passwords::Passwords,
    rate::Rate,
    requests,
    secrets::Key,
    services::{Identity, NewTable, Seating},
    store::{Store, simulated::Simulated},
    tables::Clock,
};

use super::{memory::Memory, weather::Weather};

pub struct World {
    pub seed: u64,
    /// Whether it lasts until games end.
    pub long: bool,
    pub weather: Arc<Weather>,
    pub database: Simulated,
    /// How many people there are, and who they are once the house knows them.
    pub count: usize,
    pub people: OnceLock<Vec<Identity>>,
    memory: Mutex<Memory>,
}

impl World {
    pub fn new(seed: u64) -> World {
        let mut dice = Dice::new(seed);
        let long = dice.percent(4);
        let weather = Arc::new(Weather::new(Dice::new(dice.draw()), long));
        let database = Simulated::new(weather.clone()).expect("a database in memory");
        let count = 2 + dice.below(3);
        World { seed, long, weather, database, count, people: OnceLock::new(), memory: Mutex::default() }
    }

    /// Chance of its own for everybody and everything, by numbers.
    pub fn dice(&self, of: &[u64]) -> Dice {
        let mut dice = Dice::new(self.seed);
        for number in of {
            dice = Dice::new(dice.draw() ^ number);
        }
        dice
    }

    pub fn memory(&self) -> MutexGuard<'_, Memory> {
        self.memory.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn note(&self, text: &str) {
        self.memory().note(text);
    }

    pub fn people(&self) -> &[Identity] {
        self.people.get().map_or(&[], Vec::as_slice)
    }

    fn config(&self) -> Config {
        let mut dice = self.dice(&[1]);
        Config {
            bot_slots: 2,
            bot_pace_ms: if self.long { 20 } else { dice.between(20, 700) },
            leaver_seconds: 15,
            spare_from_ms: 100,
            spare_to_ms: 600,
            // Permits come back by the clock of this machine, which is none of this world's.
            new_tables: Rate::new(1_000_000, 1),
            ..Config::default()
        }
    }

    /// Where everybody comes from.
    pub fn door() -> Door {
        Door::of_address(Ipv4Addr::LOCALHOST.into())
    }

    /// What a server is made of, but for its sockets.
    pub async fn app(&self, store: Store) -> (App, Wakes) {
        // Hashing a password needs threads of its own, and nobody here has one.
        static PASSWORDS: OnceLock<Passwords> = OnceLock::new();
        let passwords = PASSWORDS.get_or_init(|| Passwords::new().expect("threads")).clone();
        let metrics = Metrics::new(&requests::ROUTES, &store.write_times).expect("counters");
        let (nodes, _) = Nodes::open(false, None).await.expect("a node");
        AppState::new(self.config(), store, Key::new(&[7; 32]), passwords, metrics, nodes, None)
    }

    /// What somebody wants to play.
    pub fn wanted(dice: &mut Dice, host: &Identity, friends: usize) -> NewTable {
        let games = plug::games();
        let game = games[dice.below(games.len())];
        let (least, most) = (*game.players.start(), (*game.players.end()).min(4));
        let players = least + dice.below(most + 1 - least);
        let mut seats = vec![Seating::Here(host.name.clone())];
        let mut asked = 0;
        while seats.len() < players {
            let friend = asked < friends && dice.percent(65);
            asked += usize::from(friend);
            seats.push(if friend { Seating::Friend } else { Seating::Bot(Level::Easy) });
        }
        seats.rotate_left(dice.below(players));
        let clock = match dice.below(4) {
            0 => Clock::Turn(dice.between(5, 20)),
            1 => Clock::Total(dice.between(10, 40)),
            _ => Clock::None,
        };
        NewTable {
            game: game.id().to_owned(),
            options: game.preset_options(game.first_game(), players),
            seats,
            listed: true,
            hints: false,
            door: "door".to_owned(),
            clock,
            stand_in: Level::Easy,
            spare: dice.percent(30),
        }
    }
}
