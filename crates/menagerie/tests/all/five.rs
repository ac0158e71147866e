//! A house of five: Under the Bed is played in the terminal, by bots and in a browser although nothing but one line of
//! `examples/five.rs` knows it.

use std::{
    io::Write,
    path::PathBuf,
    process::{Command, Output, Stdio},
};

use serde_json::{Value, json};

use crate::serve::{Person, Running};

/// Examples are built before the tests of their package, beside the folder of the tests.
pub fn program() -> PathBuf {
    let tests = std::env::current_exe().expect("this program has a path");
    let built = tests.ancestors().nth(2).expect("the folder of what is built");
    built.join("examples").join(format!("five{}", std::env::consts::EXE_SUFFIX))
}

fn five(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(program())
        .args(args)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // A program that ends early closes its input; that is not a failure.
    let _ = child.stdin.take().expect("input").write_all(input.as_bytes());
    child.wait_with_output().expect("the program ends")
}

#[track_caller]
fn said(args: &[&str], input: &str) -> String {
    let output = five(args, input);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn a_fifth_game_is_played_in_the_terminal() {
    for (lang, end) in [("en", "Cuddly toy"), ("fr", "Doudou")] {
        let play = ["play", "under-the-bed", "--seed", "3", "--players", "3", "--seats", "human,easy,greedy"];
        let text = said(&[&play[..], &["--lang", lang]].concat(), &"1\n".repeat(20));
        assert!(text.contains(end), "the game was not played to its end: {text}");
    }
    assert!(said(&["play", "--help"], "").contains("dungeon-lords, under-the-bed"));
    assert!(said(&["rules", "under-the-bed", "UB-TORCH-01"], "").contains("shine your torch"));
    let covered: Value = serde_json::from_str(&said(&["rules", "coverage", "--json"], "")).expect("JSON");
    assert_eq!(covered["under-the-bed"]["uncited"], json!([]));
    said(&["scenario", "run", "../../examples/under-the-bed/tests/scenarios"], "");
}

#[test]
fn a_fifth_game_has_bots_that_know_it() {
    let bots = ["tournament", "under-the-bed", "--bots", "normal,random", "--games", "40", "--json"];
    let report: Value = serde_json::from_str(&said(&bots, "")).expect("JSON");
    let normal = report["rows"].as_array().expect("rows").iter().find(|row| row["bot"] == "normal");
    let share = normal.expect("a row")["win_share"].as_f64().expect("a share");
    assert!(share > 0.6, "against chance it wins {share}");
}

#[tokio::test]
async fn a_fifth_game_is_served() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Running::start(&program(), folder.path());
    let anna = Person::new(&server.url, "Anna").await;
    let page = |path: String| {
        let request = anna.client.get(format!("{}{path}", server.url)).bearer_auth(&anna.token);
        async move { request.send().await.expect("an answer").text().await.expect("a page") }
    };
    let home = page("/".to_owned()).await;
    assert!(home.contains("Under the Bed") && home.contains("be frightened least"), "{home}");
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "easy" }]);
    let game = json!({ "game": "under-the-bed", "seats": seats });
    let opened = anna.post(&server.url, "/tables", game).await;
    let id = opened["id"].as_str().expect("an id");
    let table = format!("/tables/{id}");
    let now = anna.get(&server.url, &table).await;
    assert!(now["answers"].is_array(), "the first child is asked: {now}");
    assert!(page(format!("/t/{id}")).await.contains("ub-bed"), "the board is on the page");
    let answer = json!({ "number": 0, "decision": now["decision"], "command": now["decision"] });
    anna.post(&server.url, &format!("{table}/answers"), answer).await;
    let later = anna.get(&server.url, &table).await;
    assert!(later["version"].as_u64() > now["version"].as_u64(), "the answer is in the log: {later}");
    server.kill();
}
