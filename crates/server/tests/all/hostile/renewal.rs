//! Tables of earlier servers, whose hashes said nothing (H5): they are renewed where they are still the same game, kept
//! where not, and a table with a hash of its own is never believed without it.

use std::path::Path;

use reqwest::StatusCode;
use serde_json::Value;
use tempfile::{TempDir, tempdir};

use crate::{
    common::{House, Player},
    stored::{alter, database, hand_in},
};

/// The games, and the hash that an earlier server stored with every line: in three of them that of nothing.
const GAMES: [(&str, &str); 4] = [
    ("valeria", "e6011c97fcdf60a730b99c2bc44094ce78c13ffd331ed231f56511d5255fcf0d"),
    ("making-monsters", "2f5c51a2e4bb27189bd4833b3fd219b4f9186a412f7b18ab05bdcd604b59b480"),
    ("dungeon-petz", "a hash of the state in another form"),
    ("dungeon-lords", "785a41b8ac4879b4b9bb445f7a5abfaefe28a8cf432450979a34185017119e9d"),
];

/// Takes the marks of today's servers off the database.
const AS_BEFORE: &str = "ALTER TABLE tables DROP COLUMN hashed; ALTER TABLE tables DROP COLUMN unrenewed;
    ALTER TABLE tables DROP COLUMN asked; ALTER TABLE tables DROP COLUMN training; DROP TABLE votes;
    DROP TABLE reviews; DROP TABLE orders; ALTER TABLE tables DROP COLUMN revision; ALTER TABLE tables DROP COLUMN due;
    ALTER TABLE tables DROP COLUMN keeper; DROP TABLE nodes; DROP TABLE visits; DROP TABLE asides;
    ALTER TABLE tables DROP COLUMN stands; DROP TABLE states; DROP TABLE grounds; DROP TABLE tellings; DROP TABLE receipts;
    ALTER TABLE chat DROP COLUMN who;
    DROP TABLE _sqlx_migrations; PRAGMA user_version = 5;";

/// What is stored of a table: its rules, whether it is hashed, and the hash of its last line.
type Stored = (i64, bool, String);

async fn stored(folder: &Path, id: &str) -> Stored {
    let sql = "SELECT rules, hashed, (SELECT state FROM moves WHERE tbl = id ORDER BY version DESC LIMIT 1)
        FROM tables WHERE id = ?";
    sqlx::query_as(sql).bind(id).fetch_one(&mut database(folder).await).await.expect("a table")
}

/// Stores tables with today's server and lets an earlier one have written them, all rows or those that `which` names.
struct Old {
    folder: TempDir,
    player: Player,
    /// Game, id, whether it is over, and what was stored of it.
    tables: Vec<(&'static str, String, bool, Stored)>,
}

impl Old {
    async fn new(games: &[(&'static str, &'static str)], stops: &[usize]) -> Old {
        let folder = tempdir().expect("a folder");
        let house = House::open(folder.path()).await;
        let player = Player::new(&house, "Anna").await;
        let mut tables = Vec::new();
        for (game, old_hash) in games {
            for stop in stops {
                let id = hand_in(&house, &player, game, *stop).await;
                let was = stored(folder.path(), &id).await;
                let sql = format!(
                    "UPDATE moves SET state = '{old_hash}', rules = 1 WHERE tbl = '{id}';
                     UPDATE tables SET rules = 1, data = 'older', door = '' WHERE id = '{id}'"
                );
                alter(folder.path(), sql).await;
                tables.push((*game, id, *stop == usize::MAX, was));
            }
        }
        drop(house);
        alter(folder.path(), AS_BEFORE.to_owned()).await;
        Old { folder, player, tables }
    }

    fn path(&self) -> &Path {
        self.folder.path()
    }

    async fn reopen(&self) -> (House, Player) {
        let house = House::open(self.path()).await;
        let player = self.player.at(&house);
        (house, player)
    }
}

async fn look(house: &House, player: &Player, id: &str) -> (StatusCode, Value) {
    let answer = player.fetch(&house.url(&format!("/api/v1/tables/{id}"))).await;
    (answer.status(), answer.json().await.expect("JSON"))
}

/// H5: whatever still leads to the same end gets the hash of its state, in all four games, and goes on.
#[tokio::test(flavor = "multi_thread")]
async fn tables_of_earlier_servers_are_renewed_with_real_hashes() {
    let old = Old::new(&GAMES, &[25, usize::MAX]).await;
    let (house, anna) = old.reopen().await;
    for (game, id, over, was) in &old.tables {
        assert_eq!(stored(old.path(), id).await.0, 1, "nobody has looked yet");
        let (status, now) = look(&house, &anna, id).await;
        assert_eq!(status, StatusCode::OK, "{game}: {now}");
        assert_eq!(now["status"], if *over { "over" } else { "playing" }, "{game}");
        assert_eq!(stored(old.path(), id).await, *was, "{game}: as if today's server had written it");
        if !over {
            // People of one screen answer one after the other.
            let seat = now["awaiting"][0].as_u64().expect("a seat");
            let asked = anna.get(&format!("/tables/{id}?seat={seat}")).await;
            let body = serde_json::json!({ "number": 0, "seat": seat, "decision": asked["decision"], "command": "on" });
            anna.post(&format!("/tables/{id}/answers"), body).await;
        }
    }
    drop(house);
    let (house, anna) = old.reopen().await;
    for (game, id, ..) in &old.tables {
        assert_eq!(look(&house, &anna, id).await.0, StatusCode::OK, "{game}: it stays readable");
    }
}

/// H5: what is another game by today's rules is kept as it was, and whoever looks is told why.
#[tokio::test(flavor = "multi_thread")]
async fn what_would_be_another_game_is_kept_as_it_was() {
    let altered = [
        ("UPDATE moves SET action = '\"nonsense\"' WHERE tbl = 'ID' AND version = 7", "renewal-answer", "8"),
        ("UPDATE moves SET luck = '[77]' WHERE tbl = 'ID' AND version = 3", "renewal-luck", "4"),
        ("UPDATE moves SET action = NULL WHERE tbl = 'ID' AND version = 0", "renewal-back", "1"),
        ("UPDATE deals SET seed = 'none' WHERE tbl = 'ID'", "renewal-begin", ""),
        ("DELETE FROM moves WHERE tbl = 'ID' AND version > 9", "renewal-end", ""),
        (
            "INSERT INTO results (tbl, seat, score, rank, won, parts) VALUES ('ID', 0, 999, 1, 1, 1), ('ID', 1, 0, 2, 0, 1)",
            "renewal-end",
            "",
        ),
    ];
    for (game, old_hash) in GAMES {
        let old = Old::new(&[(game, old_hash)], &[usize::MAX; 6]).await;
        for ((sql, ..), (_, id, ..)) in altered.iter().zip(&old.tables) {
            alter(old.path(), sql.replace("ID", id)).await;
        }
        for _ in 0..2 {
            let (house, anna) = old.reopen().await;
            for ((sql, key, line), (_, id, ..)) in altered.iter().zip(&old.tables) {
                // The second look finds what the first has noted.
                for look_again in [false, true] {
                    let (status, now) = look(&house, &anna, id).await;
                    assert_eq!(status, StatusCode::OK, "{game}: {sql}, again: {look_again}");
                    assert_eq!(now["view"], Value::Null, "{game}: {sql}: nothing that was not told");
                    let why = &now["kept"];
                    assert_eq!(why["error"], "other-rules", "{game}: {sql}: {now}");
                    assert_eq!(why["problems"][0]["key"], *key, "{game}: {sql}: {now}");
                    assert!(why["message"].as_str().is_some_and(|text| text.contains(line)), "{now}");
                }
                let page = anna.fetch(&house.url(&format!("/t/{id}"))).await.text().await.expect("a page");
                assert!(page.contains("By the rules of today"), "{game}: people see why");
                let (rules, hashed, state) = stored(old.path(), id).await;
                assert_eq!((rules, hashed, state.as_str()), (1, false, old_hash), "{game}: {sql}");
            }
        }
    }
}

/// H5: a table with the hash of its state must lead to it; renewed once, a table is such a one. Where its rules have another number
/// and it does, it is renewed again.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_with_a_hash_must_lead_to_it() {
    let old = Old::new(&GAMES, &[25, 26]).await;
    let (house, anna) = old.reopen().await;
    for (_, id, ..) in &old.tables {
        assert_eq!(look(&house, &anna, id).await.0, StatusCode::OK);
    }
    drop(house);
    for pair in old.tables.chunks(2) {
        let [(_, cut, ..), (_, older, ..)] = pair else { panic!("two tables of each game") };
        alter(old.path(), format!("DELETE FROM moves WHERE tbl = '{cut}' AND version > 20")).await;
        alter(old.path(), format!("UPDATE moves SET state = 'x' WHERE tbl = '{cut}' AND version = 20")).await;
        alter(old.path(), format!("UPDATE tables SET rules = rules - 1 WHERE id = '{older}'")).await;
    }
    let (house, anna) = old.reopen().await;
    for pair in old.tables.chunks(2) {
        let [(game, cut, ..), (_, older, _, was)] = pair else { panic!("two tables of each game") };
        let (status, now) = look(&house, &anna, cut).await;
        assert_eq!(
            (status, &now["error"]),
            (StatusCode::CONFLICT, &Value::from("log-differs")),
            "{game}: {now}"
        );
        assert_eq!(look(&house, &anna, older).await.0, StatusCode::OK, "{game}");
        assert_eq!(stored(old.path(), older).await, *was, "{game}: by the rules of today");
    }
}

/// H5: whatever a server with real hashes has written is not taken for old when the database gets its mark: it has a door,
/// or a hash that is not of nothing.
#[tokio::test(flavor = "multi_thread")]
async fn only_tables_of_earlier_servers_are_marked_as_such() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let anna = Player::new(&house, "Anna").await;
    let mut tables = Vec::new();
    for (game, old_hash) in GAMES {
        let with_door = hand_in(&house, &anna, game, 25).await;
        alter(folder.path(), format!("UPDATE moves SET state = '{old_hash}' WHERE tbl = '{with_door}'"))
            .await;
        tables.push((game, with_door));
        if game != "dungeon-petz" {
            let with_hash = hand_in(&house, &anna, game, 25).await;
            let sql = format!(
                "UPDATE moves SET state = 'x' WHERE tbl = '{with_hash}'; UPDATE tables SET door = '' WHERE id = '{with_hash}'"
            );
            alter(folder.path(), sql).await;
            tables.push((game, with_hash));
        }
    }
    drop(house);
    alter(folder.path(), AS_BEFORE.to_owned()).await;
    let house = House::open(folder.path()).await;
    let anna = anna.at(&house);
    for (game, id) in tables {
        let (status, now) = look(&house, &anna, &id).await;
        assert_eq!(
            (status, &now["error"]),
            (StatusCode::CONFLICT, &Value::from("log-differs")),
            "{game}: {now}"
        );
    }
}
