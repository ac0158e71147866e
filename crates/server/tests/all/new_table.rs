//! New tables: what is recommended, a short form and one with every choice, and refusals that teach.

use reqwest::{Client, StatusCode, header};
use tempfile::tempdir;

use crate::common::House;

/// A page in a language.
async fn page(client: &Client, house: &House, path: &str, lang: &str) -> String {
    let request = client.get(house.url(path)).header(header::ACCEPT_LANGUAGE, lang);
    let answer = request.send().await.expect("an answer");
    assert_eq!(answer.status(), StatusCode::OK, "{path}");
    answer.text().await.expect("text")
}

/// Seats for so many, as a form names them.
fn seats(players: usize) -> String {
    (1..=players).map(|seat| format!("&seat{seat}={}", if seat == 1 { "me" } else { "bot-easy" })).collect()
}

/// The address of the form with every choice, for so many players and with choices made.
fn every_choice(game: &str, players: usize, chosen: &str) -> String {
    format!("/new?game={game}&form=all{}{chosen}", seats(players))
}

fn has(page: &str, key: &str) -> bool {
    page.contains(&format!("name=\"o-{key}\""))
}

/// Choices that bring out what applies to few tables.
const RARE: [&str; 3] = ["", "&o-setup=chosen&o-events=yes", "&o-setup=chosen&o-mixed=no"];

#[tokio::test(flavor = "multi_thread")]
async fn every_option_of_every_game_is_on_some_form_with_a_clause_that_exists() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let client = Client::new();
    for game in plug::games() {
        let ledger = page(&client, &house, &format!("/rules/{}", game.id()), "en").await;
        for lang in ["en", "fr"] {
            let mut forms = String::new();
            for players in game.players.clone() {
                for chosen in RARE {
                    forms += &page(&client, &house, &every_choice(game.id(), players, chosen), lang).await;
                }
            }
            let options = game.default_options();
            for key in options.as_object().expect("options").keys().filter(|key| *key != "players") {
                assert!(has(&forms, key), "{}: {key}", game.id());
            }
            for part in forms.split("<blockquote class=\"clause\"><a href=\"").skip(1) {
                let link = part.split('"').next().expect("a link");
                let (path, clause) = link.split_once('#').expect("a clause");
                assert_eq!(path, format!("/rules/{}", game.id()));
                assert!(ledger.contains(&format!("id=\"{clause}\"")), "{}: {clause}", game.id());
            }
            for missing in ["-option-", "-preset-", ">new-", ">clock-", ">time-"] {
                assert!(!forms.contains(missing), "{}, {lang}: a message is missing", game.id());
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn only_what_applies_is_on_the_form() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let client = Client::new();
    for (game, players, chosen, shown, hidden) in [
        (
            "valeria",
            3,
            "",
            &["setup", "events", "no_duke"][..],
            &["places", "hard_sum", "resting_doubles", "event_choice"][..],
        ),
        ("valeria", 1, "", &["hard_sum", "solo_board_vp"], &["events", "no_duke", "resting_doubles"]),
        ("valeria", 5, "", &["resting_doubles"], &["hard_sum"]),
        ("valeria", 3, "&o-setup=chosen", &["places", "citizens"], &["event_choice"]),
        ("valeria", 3, "&o-setup=chosen&o-mixed=no&o-mixed=yes", &["places"], &["citizens"]),
        ("valeria", 3, "&o-events=no&o-events=yes", &["event_choice", "event_token_on_itself"], &["places"]),
        // What was chosen before and no longer applies is gone.
        ("valeria", 2, "&o-hard_sum=yes", &["events"], &["hard_sum"]),
        ("dungeon-petz", 4, "", &["final_order", "foresight"], &[]),
        ("dungeon-petz", 3, "&o-total_foresight=yes", &["total_foresight"], &["final_order", "foresight"]),
        ("dungeon-lords", 4, "&o-variant=base", &["seasons"], &["opportunities", "fair", "late_adventurers"]),
        ("dungeon-lords", 4, "&o-variant=festival", &["opportunities", "fair"], &[]),
        ("dungeon-lords", 4, "&o-variant=festival&o-opportunities=no", &["opportunities"], &["fair"]),
    ] {
        let form = page(&client, &house, &every_choice(game, players, chosen), "en").await;
        for key in shown {
            assert!(has(&form, key), "{game} of {players}{chosen}: {key} applies");
        }
        for key in hidden {
            assert!(!has(&form, key), "{game} of {players}{chosen}: {key} does not apply");
        }
    }
    // Nobody can begin who does not sit there.
    let form = page(&client, &house, &every_choice("dungeon-petz", 2, ""), "en").await;
    let starts = form.split_once("name=\"o-start\"").expect("the option").1;
    let starts = starts.split_once("</select>").expect("its end").0;
    assert_eq!(starts.matches("<option").count(), 3, "nobody named, or one of two");
}

#[tokio::test(flavor = "multi_thread")]
async fn rulings_are_called_by_what_they_do() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let client = Client::new();
    for game in plug::games() {
        for lang in ["en", "fr"] {
            let form = page(&client, &house, &every_choice(game.id(), game.best, RARE[1]), lang).await;
            // The rule itself is folded below, with its name.
            let mut open = form.split("<details class=\"rule\">");
            let mut said = open.next().expect("a beginning").to_owned();
            said.extend(open.filter_map(|part| part.split_once("</details>")).map(|(_, after)| after));
            for jargon in ["R-0", "R-1", "R-2", "R-3", "inversée"] {
                assert!(!said.contains(jargon), "{}, {lang}: {jargon}", game.id());
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_short_form_asks_who_and_what_in_words() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let client = Client::new();
    for game in plug::games() {
        for lang in words::Lang::ALL {
            let form = page(&client, &house, &format!("/new?game={}", game.id()), lang.code()).await;
            assert!(!form.contains("name=\"o-") && !form.contains("name=\"clock\""), "{}: short", game.id());
            assert_eq!(form.matches("value=\"bot-normal\" selected").count(), game.best - 1, "{}", game.id());
            let first = game.first_game();
            let chosen = format!("value=\"{}\" checked", first.id);
            assert!(form.contains(&chosen), "{}: the first game is proposed", game.id());
            for preset in game.presets {
                let (name, sentence) = (preset.name(game, lang), preset.sentence(game, lang));
                assert!(!name.contains("-preset-") && !sentence.contains("-preset-"), "{name}: {sentence}");
                let fits = preset.players.contains(&game.best);
                assert_eq!(
                    form.contains(&format!("name=\"preset\" value=\"{}\"", preset.id)),
                    fits,
                    "{name}"
                );
            }
        }
    }
    let alone = page(&client, &house, "/new?game=valeria&seat1=me&preset=events", "en").await;
    assert!(alone.contains("value=\"dark\"") && !alone.contains("value=\"events\""));
    assert!(alone.contains("value=\"first\" checked"), "what is not for one gives way to what is");
    let strange = client.get(house.url("/new?game=valeria&preset=chess")).send().await.expect("an answer");
    assert_eq!(strange.status(), StatusCode::BAD_REQUEST);
}

/// The options of a table that a form has opened.
async fn opened(client: &Client, house: &House, path: &str, form: &[(&str, &str)]) -> serde_json::Value {
    let answer = client.post(house.url(path)).form(form).send().await.expect("an answer");
    assert_eq!(answer.status(), StatusCode::OK, "{form:?}");
    let id = answer.url().path().trim_start_matches("/t/").to_owned();
    let table = client.get(house.url(&format!("/api/v1/tables/{id}"))).send().await.expect("an answer");
    table.json().await.expect("JSON")
}

#[tokio::test(flavor = "multi_thread")]
async fn play_now_starts_what_is_recommended_for_a_first_game() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let client = Client::builder().cookie_store(true).build().expect("a client");
    let home = page(&client, &house, "/", "en").await;
    for game in plug::games() {
        let form = home
            .split("<form class=\"quick\"")
            .find(|form| form.contains(&format!("name=\"game\" value=\"{}\"", game.id())));
        let form = form.expect("the game").split("</form>").next().expect("its end");
        let bots = game.best - 1;
        assert!(form.contains(&format!("<option value=\"{bots}\" selected>")), "{}", game.id());
        assert!(home.contains(&format!("best with {}", game.best)));
        assert!(home.contains(&words::Lang::EN.say(&format!("{}-feeling", game.prefix))), "{}", game.id());
        let fields = [("game", game.id()), ("bots", &bots.to_string()), ("level", "easy")];
        let table = opened(&client, &house, "/play", &fields).await;
        let mut wanted = game.preset_options(game.first_game(), game.best);
        if let Some(wanted) = wanted.as_object_mut() {
            wanted.retain(|_, value| !value.is_null());
        }
        for (key, value) in wanted.as_object().expect("options") {
            assert_eq!(&table["options"][key], value, "{}: {key}", game.id());
        }
    }
    let strange = [("game", "valeria"), ("bots", "1"), ("level", "easy"), ("preset", "chess")];
    let refused = client.post(house.url("/play")).form(&strange).send().await.expect("an answer");
    assert_eq!(refused.status(), StatusCode::BAD_REQUEST);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_preset_reaches_the_game_and_the_form_with_every_choice() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let client = Client::builder().cookie_store(true).build().expect("a client");
    let form = [("game", "dungeon-petz"), ("seat1", "me"), ("seat2", "friend"), ("preset", "full")];
    let table = opened(&client, &house, "/new", &form).await;
    assert_eq!(table["options"]["double"], true);
    assert_eq!(table["options"]["final_order"], false);
    let filled =
        page(&client, &house, "/new?game=dungeon-petz&seat1=me&seat2=friend&preset=full&form=all", "en")
            .await;
    assert!(filled.contains("name=\"o-double\" value=\"yes\" checked"));
    assert!(filled.contains("value=\"friend\" selected") && !filled.contains("name=\"preset\""));
    // A switch that was on can be switched off: the form says so by a field of its own.
    let off =
        [("game", "dungeon-lords"), ("seat1", "me"), ("seat2", "friend"), ("o-witch_targets_distinct", "no")];
    let table = opened(&client, &house, "/new", &off).await;
    assert_eq!(table["options"]["witch_targets_distinct"], false);
    assert_eq!(table["options"]["titles_count_conquered"], true, "what a form does not name is as it comes");
    // A preset that is not for so many is refused with the rule.
    let alone = [("game", "valeria"), ("seat1", "me"), ("preset", "events")];
    let refused = client.post(house.url("/new")).form(&alone).send().await.expect("an answer");
    assert_eq!(refused.status(), StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.text().await.expect("text").contains("#VA-EVT-01"));
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_are_chosen_in_words() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let client = Client::builder().cookie_store(true).build().expect("a client");
    let form = page(&client, &house, &every_choice("valeria", 2, "&clock=total-1800"), "en").await;
    for said in
        ["5 minutes for each decision", "1 day for each decision", "20 minutes each for the whole game"]
    {
        assert!(form.contains(said), "{said}");
    }
    assert!(form.contains("<option value=\"total-1800\" selected>30 minutes each"));
    let french = page(&client, &house, &every_choice("valeria", 2, ""), "fr").await;
    assert!(french.contains("5 minutes par décision") && french.contains("1 heure chacun"));
    let wanted = [("game", "valeria"), ("seat1", "me"), ("seat2", "bot-easy"), ("clock", "total-1800")];
    let table = client.post(house.url("/new")).form(&wanted).send().await.expect("an answer");
    let table = table.text().await.expect("a page");
    let left = table.split_once("data-seconds=\"").expect("a clock").1.split('"').next().expect("a number");
    assert!((1_700..=1_800).contains(&left.parse::<u64>().expect("seconds")), "{left}");
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
        ("clock", "total-777"),
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
        "<option value=\"total-777\" selected>12 minutes 57 seconds each",
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
