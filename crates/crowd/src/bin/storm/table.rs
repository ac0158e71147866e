//! One table after the other, with the same two players: when a game is over, the next one is opened.

use std::{sync::Arc, time::Duration};

use crowd::{Failure, Player};
use engine::{Rng, rand::SeedableRng as _};
use tokio::{
    task::JoinSet,
    time::{sleep, timeout},
};

use crate::{
    present::Present,
    record::{Game, Record},
    seat::Seat,
    storm::Storm,
};

/// How many people are made at once: more only wait for each other.
const AT_ONCE: usize = 16;
/// So long it may take to open a table and to sit down.
const PATIENCE: Duration = Duration::from_secs(10);
/// Tables begin one after the other, so far apart.
const APART: Duration = Duration::from_millis(10);
/// Between two tries.
const BREATH: Duration = Duration::from_millis(300);
/// Every so many tables have a bot, so that the house has something to do of its own accord.
const WITH_BOT: usize = 5;
/// Every so many of them a deep one, which thinks at a worker where there is one.
const DEEP: usize = 4;

/// Two people who play with each other.
#[derive(Clone)]
pub struct Pair {
    pub number: usize,
    pub people: [Player; 2],
}

/// All that a pair has played, in order.
#[derive(Clone)]
pub struct Played {
    pub pair: Pair,
    pub games: Vec<Game>,
}

/// Everybody who plays, while nothing is broken yet.
pub async fn gather(storm: &Storm, tables: usize) -> Result<Vec<Pair>, Failure> {
    let mut pairs = Vec::with_capacity(tables);
    let numbers: Vec<usize> = (0..tables).collect();
    for some in numbers.chunks(AT_ONCE) {
        let mut work = JoinSet::new();
        for number in some.iter().copied() {
            let node = storm.nodes[number % storm.nodes.len()].clone();
            let new =
                |letter| Player::new(storm.client.clone(), node.clone(), format!("Storm {number} {letter}"));
            let (anna, ben) = (new('a'), new('b'));
            work.spawn(async move { Ok::<_, Failure>(Pair { number, people: [anna.await?, ben.await?] }) });
        }
        while let Some(pair) = work.join_next().await {
            pairs.push(pair??);
        }
    }
    Ok(pairs)
}

/// Lets a pair play until everything is over.
pub async fn play(storm: Arc<Storm>, pair: Pair) -> Played {
    let mut games: Vec<Game> = Vec::new();
    let mut tries = 0;
    sleep(APART * pair.number as u32).await;
    while storm.over().is_none() {
        tries += 1;
        let Ok(Ok(id)) = timeout(PATIENCE, open(&storm, &pair, tries)).await else {
            // Half a table may be left behind: it is nobody's, for nobody was told of it.
            sleep(BREATH).await;
            continue;
        };
        // Each seat of each game takes its own chances.
        let luck = |at: usize| storm.seed ^ (((pair.number * 2 + at) as u64) << 32) ^ games.len() as u64;
        let seat = |at: usize| Seat {
            player: &pair.people[at],
            storm: &storm,
            table: &id,
            // The two are at different servers, and the tables at different ones.
            node: pair.number + at,
            rng: Rng::seed_from_u64(luck(at)),
            record: Record::default(),
        };
        let (mut record, of_ben) = tokio::join!(seat(0).play(), seat(1).play());
        record.add(of_ben);
        games.push(Game { id, record, last: Vec::new() });
    }
    Played { pair, games }
}

/// Opens a table and has both sit down; its id. Each try is made at another server.
async fn open(storm: &Storm, pair: &Pair, tries: usize) -> Result<String, Failure> {
    let number = pair.number;
    let node = |more: usize| &storm.nodes[(number + tries + more) % storm.nodes.len()];
    let [anna, ben] = &pair.people;
    let has_bot = number % WITH_BOT == WITH_BOT - 1;
    let bots: &[&str] = match number / WITH_BOT % DEEP {
        _ if !has_bot => &[],
        0 => &["hard"],
        _ => &["easy"],
    };
    let game = house::GAMES[number % house::GAMES.len()];
    let (id, invite) = anna.at(node(0)).open(game.id(), bots).await?;
    ben.at(node(1)).join(&id, &invite).await?;
    Ok(id)
}

/// Asks every server for what it tells each seat now. One that cannot be asked has told nothing, which is noticed in the end.
pub async fn look_again(storm: &Storm, played: &mut Played) {
    for game in &mut played.games {
        for player in &played.pair.people {
            for node in &storm.nodes {
                match timeout(PATIENCE, player.at(node).look(&game.id)).await {
                    Ok(Ok(text)) => match serde_json::from_str::<Present<'_>>(&text).map(|now| now.shown()) {
                        Ok(Some(shown)) => game.last.push(shown),
                        _ => game.record.strange.push("a present that cannot be read in the end".to_owned()),
                    },
                    _ => game
                        .record
                        .strange
                        .push(format!("{node} does not tell how a table stands in the end")),
                }
            }
        }
    }
}

/// Lets all pairs play, each for itself.
pub fn all(storm: &Arc<Storm>, pairs: Vec<Pair>) -> JoinSet<Played> {
    let mut playing = JoinSet::new();
    for pair in pairs {
        playing.spawn(play(storm.clone(), pair));
    }
    playing
}
