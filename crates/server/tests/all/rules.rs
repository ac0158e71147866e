//! The rules as reference: contents, links, search, and worked examples that are shown on the spot.

use reqwest::{Client, StatusCode, header};
use tempfile::tempdir;
use words::Lang;

use crate::common::House;

/// A page in a language.
async fn page(house: &House, path: &str, lang: &str) -> String {
    let request = Client::new().get(house.url(path)).header(header::ACCEPT_LANGUAGE, lang);
    let answer = request.send().await.expect("an answer");
    assert_eq!(answer.status(), StatusCode::OK, "{path}");
    answer.text().await.expect("text")
}

async fn status(house: &House, path: &str) -> StatusCode {
    Client::new().get(house.url(path)).send().await.expect("an answer").status()
}

/// The clauses that a search names.
async fn found(house: &House, query: &str, lang: &str) -> Vec<String> {
    let page = page(house, &format!("/rules/search?{query}"), lang).await;
    let hits = page.split("<a class=\"id\" href=\"").skip(1);
    hits.map(|hit| hit.split('"').next().expect("a link").to_owned()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_search_finds_clauses_in_the_language_shown() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    // The name of a clause, in any case; the same words in another order.
    for query in ["q=VA-PAY-03", "q=va+pay+03", "q=03+pay+va&game=valeria"] {
        assert!(found(&house, query, "en").await.contains(&"/rules/valeria#VA-PAY-03".to_owned()), "{query}");
    }
    // Accents and capitals make no difference, in the text of the language shown and in no other.
    let french = found(&house, "q=mechancete&game=dungeon-lords", "fr").await;
    assert!(!french.is_empty());
    assert_eq!(french, found(&house, "q=M%C3%89CHANCET%C3%89&game=dungeon-lords", "fr").await);
    assert!(found(&house, "q=mechancete", "en").await.is_empty(), "English rules hold no French word");
    assert!(
        french.iter().all(|link| link.starts_with("/rules/dungeon-lords#")),
        "only the game that was asked for"
    );
    // Every word must be found, and hits stand under their game with a sentence.
    let both = found(&house, "q=gold+magic&game=valeria", "en").await;
    let gold = found(&house, "q=gold&game=valeria", "en").await;
    assert!(!both.is_empty() && both.len() < gold.len() && both.iter().all(|hit| gold.contains(hit)));
    let all = page(&house, "/rules/search?q=gold", "en").await;
    for game in plug::games().iter().filter(|game| ["va", "dp", "dl"].contains(&game.prefix)) {
        assert!(all.contains(&format!("<h2><a href=\"/rules/{}\">", game.id())), "{}", game.id());
    }
    assert!(all.contains("rules found"));
    let one = page(&house, "/rules/search?q=VA-GEN-02&game=valeria", "en").await;
    assert!(one.contains("One rule found"));
    assert!(page(&house, "/rules/search?q=xylophone", "en").await.contains("Nothing found"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_search_is_bounded_and_says_nothing_it_was_told() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    assert_eq!(
        status(&house, &format!("/rules/search?q={}", "a".repeat(101))).await,
        StatusCode::BAD_REQUEST
    );
    assert_eq!(status(&house, "/rules/search?q=gold&game=chess").await, StatusCode::NOT_FOUND);
    let hostile = page(&house, "/rules/search?q=%22%3E%3Cscript%3Ealert(1)%3C/script%3E", "en").await;
    assert!(!hostile.contains("<script>alert"));
    // Nothing to look for is no search.
    for query in ["", "q=", "q=%3F%21+"] {
        let page = page(&house, &format!("/rules/search?{query}"), "en").await;
        assert!(page.contains("type=\"search\"") && !page.contains("found"), "{query}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn contents_fold_and_clauses_lead_to_each_other() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    for game in plug::games() {
        for lang in ["en", "fr"] {
            let rules = page(&house, &format!("/rules/{}", game.id()), lang).await;
            let contents = rules.split_once("<details class=\"contents\">").expect("contents").1;
            let contents = contents.split_once("</details>").expect("their end").0;
            let chapters: Vec<&str> =
                contents.split("href=\"#").skip(1).filter_map(|it| it.split('"').next()).collect();
            assert!(chapters.len() > 5, "{}", game.id());
            for chapter in chapters {
                assert!(rules.contains(&format!("<section id=\"{chapter}\">")), "{}: {chapter}", game.id());
            }
            // Whatever a clause names is there.
            let start = format!("href=\"/rules/{}#", game.id());
            let named: Vec<&str> =
                rules.split(&start).skip(1).filter_map(|it| it.split('"').next()).collect();
            let rulings = Lang::ALL.iter().any(|lang| game.ledger(*lang).contains("(R-"));
            let linked = named.iter().any(|id| id.starts_with("R-"));
            assert_eq!(linked, rulings, "{}: rulings are links", game.id());
            for id in named {
                assert!(rules.contains(&format!("id=\"{id}\"")), "{}: {id}", game.id());
            }
            assert!(rules.contains("type=\"search\"") && rules.contains("class=\"show\""), "{}", game.id());
            assert!(
                !rules.contains("example-") && !rules.contains("rules-show"),
                "{}, {lang}: a message",
                game.id()
            );
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_example_is_drawn() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    for game in plug::games() {
        for (number, example) in game.examples().iter().enumerate() {
            let lang = Lang::ALL[number % Lang::ALL.len()];
            let address = format!("/rules/{}/show/{}", game.id(), example.id());
            // The page of the last step; a step beyond it is the last.
            let last = page(&house, &format!("{address}?at={}", example.answers() + 7), lang.code()).await;
            assert!(last.contains("id=\"board\"") && !last.contains("rules-show-"), "{address}");
            assert!(
                !last.contains("class=\"answer\"") && !last.contains("<button class=\"answer"),
                "{address}: nothing to press"
            );
            for clause in example.rules() {
                assert!(last.contains(&format!("#{clause}\"")), "{address}: {clause}");
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_example_is_shown_answer_by_answer_by_plain_links() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let rules = page(&house, "/rules/valeria", "en").await;
    assert!(rules.contains("href=\"/rules/valeria/show/VA-EX-09\""), "the clause leads to its example");
    let first = page(&house, "/rules/valeria/show/VA-EX-09", "en").await;
    assert!(first.contains("A Treant for 1 Strength and 2 Magic") && first.contains("0 / 1"));
    assert!(first.contains("before the first answer") && first.contains("may answer now"));
    assert!(first.contains("id=\"next\" href=\"/rules/valeria/show/VA-EX-09?at=1\""));
    let after = page(&house, "/rules/valeria/show/VA-EX-09?at=1", "en").await;
    assert!(after.contains("1 / 1") && after.contains("<p><b>Player 1: "), "the answer is told");
    assert!(after.contains("id=\"previous\"") && !after.contains("id=\"next\""));
    // A refused answer is told with the rule that says no.
    let refused = page(&house, "/rules/valeria/show/VA-EX-41?at=1", "fr").await;
    let told = refused
        .split_once("id=\"told\"")
        .expect("what is told")
        .1
        .split_once("class=\"at-table\"")
        .expect("the table")
        .0;
    assert!(told.contains("blockquote class=\"clause\"") && told.contains("règle"), "{told}");
    for path in [
        "/rules/valeria/show/VA-EX-999",
        "/rules/valeria/show/DP-EX-09",
        "/rules/chess/show/VA-EX-09",
        "/rules/valeria/show/..%2F..%2Fetc%2Fpasswd",
    ] {
        assert_eq!(status(&house, path).await, StatusCode::NOT_FOUND, "{path}");
    }
    assert_eq!(status(&house, "/rules/valeria/show/VA-EX-09?at=-1").await, StatusCode::BAD_REQUEST);
}
