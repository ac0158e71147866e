//! The form of a new table: every option of every game, and refusals that teach.

use reqwest::{Client, StatusCode, header};
use tempfile::tempdir;

use crate::common::House;

const GAMES: [&str; 4] = ["valeria", "making-monsters", "dungeon-petz", "dungeon-lords"];

#[tokio::test(flavor = "multi_thread")]
async fn every_option_of_every_game_is_on_the_form_with_a_clause_that_exists() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let client = Client::new();
    let games: serde_json::Value =
        client.get(house.url("/api/v1/games")).send().await.expect("an answer").json().await.expect("JSON");
    for game in GAMES {
        let get = |path: String, lang: &'static str| {
            client.get(house.url(&path)).header(header::ACCEPT_LANGUAGE, lang).send()
        };
        let ledger =
            get(format!("/rules/{game}"), "en").await.expect("an answer").text().await.expect("text");
        for lang in ["en", "fr"] {
            let page =
                get(format!("/new?game={game}"), lang).await.expect("an answer").text().await.expect("text");
            let options = games["games"].as_array().expect("games").iter().find(|one| one["id"] == game);
            let options = options.expect("the game")["default_options"].as_object().expect("options");
            for key in options.keys().filter(|key| *key != "players") {
                assert!(page.contains(&format!("name=\"o-{key}\"")), "{game}: {key}");
            }
            for part in page.split("class=\"clause\" href=\"").skip(1) {
                let link = part.split('"').next().expect("a link");
                let (path, clause) = link.split_once('#').expect("a clause");
                assert_eq!(path, format!("/rules/{game}"));
                assert!(ledger.contains(&format!("id=\"{clause}\"")), "{game}: {clause}");
            }
            assert!(!page.contains("-option-"), "{game}, {lang}: a message is missing");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_does_not_go_together_is_explained_and_the_form_keeps_what_was_typed() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let client = Client::new();
    let form = [
        ("game", "valeria"),
        ("seat1", "me"),
        ("name1", "Griselda"),
        ("seat2", "bot-hard"),
        ("o-setup", "chosen"),
        ("o-places", "hills"),
        ("o-places", "swamp"),
        ("o-citizens", "monk"),
        ("o-hard_sum", "yes"),
        ("clock", "total"),
        ("seconds", "777"),
        ("stand-in", "expert"),
    ];
    let answer = client.post(house.url("/new")).form(&form).send().await.expect("an answer");
    assert_eq!(answer.status(), StatusCode::UNPROCESSABLE_ENTITY);
    let page = answer.text().await.expect("text");
    for clause in ["VA-SOLO-21", "VA-SET-05", "VA-SET-07"] {
        assert!(
            page.contains(&format!("<blockquote class=\"clause\"><a href=\"/rules/valeria#{clause}\"")),
            "{clause}"
        );
    }
    for kept in [
        "value=\"Griselda\"",
        "<option value=\"bot-hard\" selected>",
        "<option value=\"chosen\" selected>",
        "name=\"o-places\" value=\"swamp\" checked",
        "<option value=\"monk\" selected>",
        "name=\"o-hard_sum\" value=\"yes\" checked",
        "value=\"total\" checked",
        "value=\"777\"",
        "<option value=\"expert\" selected>",
    ] {
        assert!(page.contains(kept), "{kept}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn options_that_are_no_switches_reach_the_game() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let client = Client::builder().cookie_store(true).build().expect("a client");
    let citizens = [
        "monk",
        "merchant",
        "alchemist",
        "archer",
        "peasant",
        "knight",
        "rogue",
        "champion",
        "paladin",
        "butcher",
    ];
    let mut chosen = vec![("game", "valeria"), ("seat1", "me"), ("seat2", "friend"), ("o-setup", "chosen")];
    chosen.extend(["hills", "ruins", "forest", "swamp", "cavern"].map(|place| ("o-places", place)));
    chosen.extend(citizens.map(|citizen| ("o-citizens", citizen)));
    let lords = vec![
        ("game", "dungeon-lords"),
        ("seat1", "me"),
        ("seat2", "friend"),
        ("o-variant", "four_seasons"),
        ("o-rounds", "5"),
        ("o-pets", "no"),
        ("o-fair", "auto"),
        ("o-planning_order", "turn_order"),
    ];
    let petz = vec![
        ("game", "dungeon-petz"),
        ("seat1", "me"),
        ("seat2", "friend"),
        ("o-start", "1"),
        ("o-double", "yes"),
    ];
    for (form, checks) in [
        (chosen, vec![("/places/3", "\"swamp\""), ("/citizens/0", "\"monk\"")]),
        (lords, vec![("/rounds", "5"), ("/pets", "false"), ("/planning_order", "\"turn_order\"")]),
        (petz, vec![("/start", "1"), ("/double", "true")]),
    ] {
        let answer = client.post(house.url("/new")).form(&form).send().await.expect("an answer");
        assert_eq!(answer.status(), StatusCode::OK, "{form:?}");
        let id = answer.url().path().trim_start_matches("/t/").to_owned();
        let table = client.get(house.url(&format!("/api/v1/tables/{id}"))).send().await.expect("an answer");
        let table: serde_json::Value = table.json().await.expect("JSON");
        for (path, value) in checks {
            assert_eq!(table["options"].pointer(path).expect(path).to_string(), value);
        }
    }
}
