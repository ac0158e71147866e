//! Tables by HTTP, as programs and browsers without scripts use them.

use reqwest::{Client, StatusCode, header};
use serde_json::json;
use tempfile::tempdir;

use crate::{
    common::{House, Player, a_game, table_of},
    home::{Home, on_both},
};

on_both!(
    two_programs_play_a_whole_game,
    answers_given_at_the_same_time_both_count_and_repeated_ones_once,
    what_was_taken_back_stays_so,
    a_whole_game_against_a_bot_by_plain_forms,
    people_come_back_by_password_and_by_code,
);

async fn table_for_two(anna: &Player, ben: &Player) -> String {
    let wanted = json!({ "game": "valeria", "seats": [{ "kind": "me" }, { "kind": "friend" }] });
    let opened = anna.post("/tables", wanted).await;
    let id = opened["id"].as_str().expect("an id").to_owned();
    let refused = ben.send(&format!("/tables/{id}/join"), json!({})).await;
    assert_eq!(refused.status(), StatusCode::FORBIDDEN, "a private table needs its invite");
    ben.post(&format!("/tables/{id}/join"), json!({ "invite": opened["invite"] })).await;
    id
}

async fn two_programs_play_a_whole_game(home: &Home) {
    let house = home.open().await;
    let (anna, ben) = (Player::new(&house, "Anna").await, Player::new(&house, "Ben").await);
    let id = table_for_two(&anna, &ben).await;
    let mut pick = 1;
    for _ in 0..20_000 {
        pick = pick * 31 % 1009;
        let (first, second) = (anna.step(&id, pick).await, ben.step(&id, pick + 1).await);
        if !first && !second {
            break;
        }
    }
    let end = anna.get(&format!("/tables/{id}")).await;
    assert_eq!(end["status"], "over");
    let seed: engine::Seed = end["seed"].as_str().expect("the seed is shown").parse().expect("a seed");
    assert!(seed.keeps(end["commitment"].as_str().expect("a commitment")));

    // Everything is in the log: a server that starts anew shows the same.
    drop(house);
    let house = home.open().await;
    let again = anna.at(&house).get(&format!("/tables/{id}")).await;
    assert_eq!(again, end);

    // The save can be had now, and taken in again.
    let save = anna.read(&house.url(&format!("/t/{id}/save")), true).await;
    let part = reqwest::multipart::Part::text(save).file_name("game.json");
    let form = reqwest::multipart::Form::new().part("save", part);
    let visitor = Client::builder().cookie_store(true).build().expect("a client");
    let loaded = visitor.post(house.url("/load")).multipart(form).send().await.expect("an answer");
    assert_eq!(loaded.status(), StatusCode::OK, "it leads to the replay");
    assert!(loaded.url().path().ends_with("/replay"));
}

async fn answers_given_at_the_same_time_both_count_and_repeated_ones_once(home: &Home) {
    let house = home.open().await;
    let (anna, ben) = (Player::new(&house, "Anna").await, Player::new(&house, "Ben").await);
    let id = table_for_two(&anna, &ben).await;
    let path = format!("/tables/{id}");
    let (one, two) = (anna.get(&path).await, ben.get(&path).await);
    assert_eq!(one["awaiting"], json!([0, 1]), "both choose a Duke");
    let answer =
        |view: &serde_json::Value| json!({ "number": 0, "decision": view["decision"], "command": "once" });
    let answers = format!("/tables/{id}/answers");
    let first = anna.post(&answers, answer(&one)).await;
    ben.post(&answers, answer(&two)).await;
    let repeated = anna.post(&answers, answer(&one)).await;
    assert_eq!(first["version"], repeated["version"], "a repeated command is not carried out again");
    for command in ["other", "once"] {
        let stale = json!({ "number": 1, "decision": one["decision"], "command": command });
        assert_eq!(
            anna.send(&answers, stale).await.status(),
            StatusCode::CONFLICT,
            "it was not taken: {command}"
        );
    }
    let in_full =
        json!({ "action": one["answers"][0]["action"], "decision": one["decision"], "command": "once" });
    assert_eq!(
        anna.post(&answers, in_full).await["version"],
        first["version"],
        "the same answer in other words"
    );
    let foreign = json!({ "seat": 0, "number": 0, "command": "x" });
    assert_eq!(ben.send(&answers, foreign).await.status(), StatusCode::FORBIDDEN);

    // What was acknowledged is there after a restart in the middle of things.
    let before = anna.get(&path).await;
    drop(house);
    let house = home.open().await;
    let anna = anna.at(&house);
    assert_eq!(anna.get(&path).await, before);
    // Nor is anything taken twice by a server that was not there, whatever it is asked first.
    let action = &one["answers"][0]["action"];
    for (sent, status) in [
        (json!({ "number": 1, "command": "once" }), StatusCode::CONFLICT),
        (json!({ "number": 0, "command": "once" }), StatusCode::OK),
        (json!({ "action": action, "command": "once" }), StatusCode::OK),
        (json!({ "action": one["answers"][1]["action"], "command": "once" }), StatusCode::CONFLICT),
        (json!({ "number": 0, "command": "once" }), StatusCode::OK),
    ] {
        assert_eq!(anna.send(&answers, sent.clone()).await.status(), status, "{sent}");
    }
    assert_eq!(anna.get(&path).await["version"], before["version"]);
}

async fn what_was_taken_back_stays_so(home: &Home) {
    let house = home.open().await;
    let (anna, ben) = (Player::new(&house, "Anna").await, Player::new(&house, "Ben").await);
    let id = table_of(&[&anna, &ben], json!({ "game": "dungeon-petz" })).await;
    let path = format!("/tables/{id}");
    let before = anna.get(&path).await;
    anna.post(&format!("{path}/answers"), json!({ "number": 0, "command": "one" })).await;
    let answered = anna.get(&path).await;
    assert_ne!(answered["view"], before["view"]);
    anna.post(&format!("{path}/undo"), json!({})).await;
    let taken_back = anna.get(&path).await;
    assert_eq!(taken_back["view"], before["view"]);
    drop(house);
    let house = home.open().await;
    let anna = anna.at(&house);
    assert_eq!(anna.get(&path).await, taken_back, "after a restart as well");
    anna.post(&format!("{path}/answers"), json!({ "number": 0, "command": "two" })).await;
    assert_eq!(anna.get(&path).await["view"], answered["view"]);
}

/// Programs get the reason and its facts; people one sentence with the names of the table, and the rule folded below.
#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_says_what_and_who() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let (anna, ben) = (Player::new(&house, "Anna").await, Player::new(&house, "Ben").await);
    let id = table_for_two(&anna, &ben).await;
    let mut now = anna.get(&format!("/tables/{id}")).await;
    for _ in 0..40 {
        if now["view"]["phase"] == "action" {
            break;
        }
        anna.step(&id, 0).await;
        ben.step(&id, 0).await;
        now = anna.get(&format!("/tables/{id}")).await;
    }
    let acting = now["awaiting"][0].as_u64().expect("somebody acts");
    let (waits, name) = if acting == 0 { (&ben, "Anna") } else { (&anna, "Ben") };
    let early = json!({ "action": { "gain": "gold" }, "command": "too early" });
    let refused = waits.send(&format!("/tables/{id}/answers"), early).await;
    assert_eq!(refused.status(), StatusCode::UNPROCESSABLE_ENTITY);
    let said: serde_json::Value = refused.json().await.expect("JSON");
    assert_eq!(said["error"], "refused");
    assert_eq!(said["clauses"], json!(["VA-TURN-02"]));
    assert_eq!((&said["refusal"], &said["facts"]), (&json!("no-va-turn"), &json!({ "who": acting })));
    assert_eq!(said["message"], format!("This is for {name} to decide: it is their turn."));
}

/// The value of an attribute of the first tag that contains `mark`.
fn attribute(page: &str, mark: &str, name: &str) -> Option<String> {
    let tag = page.split('<').find(|tag| tag.contains(mark))?;
    let rest = tag.split_once(&format!("{name}=\""))?.1;
    rest.split_once('"').map(|(value, _)| value.to_owned())
}

async fn a_whole_game_against_a_bot_by_plain_forms(home: &Home) {
    let house = home.open().await;
    let visitor = Client::builder().cookie_store(true).build().expect("a client");
    let begin =
        visitor.post(house.url("/play")).form(&[("game", a_game()), ("bots", "1"), ("level", "easy")]);
    let table = begin.send().await.expect("an answer");
    assert_eq!(table.status(), StatusCode::OK);
    let path = table.url().path().to_owned();
    let mut answered = 0;
    for round in 0..20_000_usize {
        let page = visitor.get(house.url(&path)).send().await.expect("an answer").text().await.expect("text");
        if page.contains("class=\"ended\"") {
            assert!(page.contains("class=\"sheet\""), "the score sheet is shown");
            assert!(
                page.contains("class=\"chances\"") && page.contains("class=\"chance s1\""),
                "and the chances"
            );
            assert!(answered > 10);
            let replay =
                visitor.get(house.url(&format!("{path}/replay?at=3"))).send().await.expect("an answer");
            assert_eq!(replay.status(), StatusCode::OK);
            let replay = replay.text().await.expect("text");
            assert!(replay.contains("class=\"chances\"") && replay.contains("<line class=\"now\""));
            let rematch =
                visitor.post(house.url(&format!("{path}/rematch"))).send().await.expect("an answer");
            assert_eq!(rematch.status(), StatusCode::OK);
            assert_ne!(rematch.url().path(), path);
            return;
        }
        let Some(decision) = attribute(&page, "name=\"decision\"", "value") else {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
            continue;
        };
        let answers = page.matches("class=\"answer listed\"").count();
        let pick = (round % answers.max(1)).to_string();
        let form = [("seat", "0"), ("decision", &decision), ("a", &pick), ("sure", "yes")];
        let answer = visitor.post(house.url(&format!("{path}/answer"))).form(&form).send().await;
        assert_eq!(answer.expect("an answer").status(), StatusCode::OK);
        answered += 1;
    }
    panic!("the game does not end");
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_from_other_sites_change_nothing_and_pages_carry_their_policy() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let client = Client::new();
    let form = [("game", a_game()), ("bots", "1"), ("level", "easy")];
    let foreign =
        client.post(house.url("/play")).header(header::ORIGIN, "https://elsewhere.example").form(&form);
    assert_eq!(foreign.send().await.expect("an answer").status(), StatusCode::FORBIDDEN);
    let home = client.get(house.url("/")).send().await.expect("an answer");
    let policy = home.headers()[header::CONTENT_SECURITY_POLICY].to_str().expect("text").to_owned();
    assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"));
    let page = home.text().await.expect("text");
    assert!(!page.contains("<script>") && !page.contains("style=\"") && !page.contains("onclick"));
    let missing = client.get(house.url("/t/nothing")).send().await.expect("an answer");
    assert_eq!(missing.status(), StatusCode::NOT_FOUND);
    let big = client.post(house.url("/play")).body("x".repeat(200_000)).send().await.expect("an answer");
    assert!(big.status().is_client_error());
    assert_eq!(big.headers()[header::CONNECTION], "close", "what was not read is in the way of the next");
    for path in ["/livez", "/readyz", "/healthz", "/metrics"] {
        let well = client.get(format!("http://{}{path}", house.admin)).send().await.expect("an answer");
        assert_eq!(well.status(), StatusCode::OK);
        let public = client.get(house.url(path)).send().await.expect("an answer");
        assert_eq!(public.status(), StatusCode::NOT_FOUND, "only on the admin address");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_speaks_both_languages() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let client = Client::builder().cookie_store(true).build().expect("a client");
    let table = client
        .post(house.url("/play"))
        .form(&[("game", a_game()), ("bots", "2"), ("level", "easy")])
        .send()
        .await
        .expect("an answer");
    let table = table.url().path().to_owned();
    for path in [
        "/",
        "/new",
        "/rules",
        "/rules/valeria",
        "/bots",
        "/puzzles",
        "/puzzles/valeria/1",
        "/puzzles/valeria/1?a=0",
        "/puzzles/valeria/1?show=1",
        "/me",
        "/in",
        "/load",
        "/verify",
        &table,
    ] {
        let mut pages = Vec::new();
        for lang in ["en", "fr"] {
            let page = client.get(house.url(path)).header(header::ACCEPT_LANGUAGE, lang).send().await;
            let page = page.expect("an answer");
            assert_eq!(page.status(), StatusCode::OK, "{path}");
            let page = page.text().await.expect("text");
            assert!(page.contains(&format!("<html lang=\"{lang}\"")), "{path}");
            pages.push(page);
        }
        assert_ne!(pages[0], pages[1], "{path}");
    }
}

async fn people_come_back_by_password_and_by_code(home: &Home) {
    let house = home.open().await;
    let here = Client::builder().cookie_store(true).build().expect("a client");
    here.post(house.url("/play"))
        .form(&[("game", a_game()), ("bots", "1"), ("level", "easy")])
        .send()
        .await
        .expect("an answer");
    let set = [("login", "Anna"), ("password", "a long secret")];
    assert_eq!(
        here.post(house.url("/me/password")).form(&set).send().await.expect("an answer").status(),
        200
    );
    let there = Client::builder().cookie_store(true).build().expect("a client");
    let wrong = [("login", "anna"), ("password", "another secret"), ("code", "")];
    assert_eq!(there.post(house.url("/in")).form(&wrong).send().await.expect("an answer").status(), 403);
    let right = [("login", "ANNA"), ("password", "a long secret"), ("code", "")];
    let first = there.post(house.url("/in")).form(&right).send().await.expect("an answer");
    assert!(first.text().await.expect("text").contains("/t/"), "her tables are there");

    let page = here.post(house.url("/me/code")).send().await.expect("an answer").text().await.expect("text");
    let code =
        page.split_once("id=\"code\">").expect("a code").1.split('<').next().expect("a code").to_owned();
    let phone = Client::builder().cookie_store(true).build().expect("a client");
    let by_code = [("login", ""), ("password", ""), ("code", code.as_str())];
    let first = phone.post(house.url("/in")).form(&by_code).send().await.expect("an answer");
    assert!(first.text().await.expect("text").contains("/t/"));

    here.post(house.url("/me/out")).form(&[("all", "yes")]).send().await.expect("an answer");
    let first = phone.get(house.url("/")).send().await.expect("an answer").text().await.expect("text");
    assert!(!first.contains("href=\"/t/"), "signed out everywhere");
}
