//! Puzzles without a browser: plain forms, no account, a cookie, and whatever people may send.

use plug::{Difficulty, Plug, Puzzle};
use reqwest::{Client, Response, StatusCode, header, redirect::Policy};
use tempfile::tempdir;
use words::Lang;

use crate::common::House;

/// Somebody without an account who solves puzzles.
struct Solver {
    client: Client,
    house: House,
    cookie: String,
}

impl Solver {
    async fn new(folder: &std::path::Path) -> Solver {
        let house = House::open(folder).await;
        let client = Client::builder().redirect(Policy::none()).build().expect("a client");
        Solver { client, house, cookie: String::new() }
    }

    async fn get(&self, path: &str, lang: &str) -> Response {
        let request = self.client.get(self.house.url(path)).header(header::ACCEPT_LANGUAGE, lang);
        request.header(header::COOKIE, &self.cookie).send().await.expect("an answer")
    }

    async fn page(&self, path: &str, lang: &str) -> String {
        let response = self.get(path, lang).await;
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        response.text().await.expect("a page")
    }

    async fn status(&self, path: &str) -> StatusCode {
        self.get(path, "en").await.status()
    }

    /// Presses an answer; where that leads, and the cookie that came with it.
    async fn answer(&self, path: &str, answer: &str) -> (StatusCode, String, Option<String>) {
        let request = self.client.post(self.house.url(path)).form(&[("a", answer)]);
        let response = request.header(header::COOKIE, &self.cookie).send().await.expect("an answer");
        let text = |name| response.headers().get(name).map(|value| value.to_str().expect("text").to_owned());
        let cookie = text(header::SET_COOKIE);
        (response.status(), text(header::LOCATION).unwrap_or_default(), cookie)
    }
}

/// Every game with its puzzles and their numbers.
fn piles() -> Vec<(&'static Plug, Vec<(usize, Puzzle)>)> {
    plug::games().iter().map(|game| (*game, (1..).zip(game.puzzles()).collect())).collect()
}

fn wrong(puzzle: &Puzzle) -> usize {
    usize::from(puzzle.best == 0)
}

/// What stands between the panel's beginning and the board's.
fn panel(page: &str) -> &str {
    let from = page.split_once("id=\"coach\"").expect("a panel").1;
    from.split_once("id=\"board\"").expect("a board").0
}

/// The text of a page, without the signs that its markup escapes.
fn unescaped(text: &str) -> String {
    text.replace("&amp;", "&").replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"")
}

#[tokio::test(flavor = "multi_thread")]
async fn the_piles_and_the_puzzle_of_the_day_are_one_click_from_home() {
    let folder = tempdir().expect("a folder");
    let anna = Solver::new(folder.path()).await;
    let today = |page: &str| -> String {
        let section = page.split_once("class=\"today\"").expect("today's puzzle").1;
        section.split_once("href=\"").expect("a link").1.split('"').next().expect("an address").to_owned()
    };
    for lang in ["en", "fr"] {
        let (home, all) = (anna.page("/", lang).await, anna.page("/puzzles", lang).await);
        assert!(home.contains("href=\"/puzzles\""));
        assert_eq!(today(&home), today(&all), "the same for everybody, everywhere");
        assert!(anna.page(&today(&home), lang).await.contains("id=\"board\""));
        assert!(!all.contains("puzzle-") && !all.contains("puzzles-"), "a message has no words in {lang}");
        for (game, puzzles) in piles() {
            for (number, _) in puzzles {
                assert!(all.contains(&format!("href=\"/puzzles/{}/{number}\"", game.id())));
            }
            let page = anna.page(&format!("/learn/{}", game.id()), lang).await;
            assert!(page.contains(&format!("href=\"/puzzles#{}\"", game.id())));
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_puzzle_is_posed_with_its_answers_and_without_its_solution() {
    let folder = tempdir().expect("a folder");
    let anna = Solver::new(folder.path()).await;
    for (game, puzzles) in piles() {
        for (number, puzzle) in puzzles {
            let lang = Lang::ALL[number % Lang::ALL.len()];
            let path = format!("/puzzles/{}/{number}", game.id());
            let page = anna.page(&path, lang.code()).await;
            for answer in 0..puzzle.chances.len() {
                assert!(page.contains(&format!("name=\"a\" value=\"{answer}\"")), "{path}: answer {answer}");
            }
            assert!(page.contains(&format!("method=\"post\" action=\"{path}\"")), "{path}");
            assert!(
                !page.contains("data-advised") && !page.contains("id=\"verdict\""),
                "{path} tells too much"
            );
            assert!(!page.contains(&puzzle.seed.to_string()) && !page.contains(&puzzle.state), "{path}");
            assert!(panel(&page).contains(&lang.say("puzzle-task")), "{path}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_answer_is_told_what_it_costs_and_not_what_is_right() {
    let folder = tempdir().expect("a folder");
    let anna = Solver::new(folder.path()).await;
    for (game, puzzles) in piles() {
        for lang in Lang::ALL {
            let (number, puzzle) = &puzzles[lang.index()];
            let path = format!("/puzzles/{}/{number}", game.id());
            let wrong = wrong(puzzle);
            let (status, to, cookie) = anna.answer(&path, &wrong.to_string()).await;
            assert_eq!((status, to), (StatusCode::SEE_OTHER, format!("{path}?a={wrong}#coach")));
            assert_eq!(cookie, None, "nothing was solved");
            let page = anna.page(&format!("{path}?a={wrong}"), lang.code()).await;
            let said = panel(&page);
            assert!(said.contains("class=\"verdict costly\"") && said.contains("role=\"status\""), "{said}");
            assert!(!page.contains("data-advised"), "{path}: the best answer is not shown yet");
            // As people are told it: what the search saw, through the calibration of the game.
            let seen = puzzle.chances[puzzle.best].expect("a chance");
            let best = (100.0 * game.pose(puzzle).expect("a table").told_chance(seen)).round();
            assert!(said.contains(&format!("{best}")), "{path}: {said}");
            for way in ["id=\"again\"", "id=\"show\"", "id=\"next\""] {
                assert!(said.contains(way), "{path}: {way}");
            }
            assert!(page.contains("name=\"a\" value=\"0\""), "it can be tried again at once");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_right_answer_is_praised_explained_and_remembered() {
    let folder = tempdir().expect("a folder");
    let mut anna = Solver::new(folder.path()).await;
    for (game, puzzles) in piles() {
        let (number, puzzle) = puzzles.last().expect("a puzzle");
        let path = format!("/puzzles/{}/{number}", game.id());
        let (status, to, cookie) = anna.answer(&path, &puzzle.best.to_string()).await;
        assert_eq!((status, to), (StatusCode::SEE_OTHER, format!("{path}?a={}#coach", puzzle.best)));
        let cookie = cookie.expect("what was solved is remembered");
        assert!(cookie.contains("Path=/puzzles") && cookie.contains("HttpOnly"), "{cookie}");
        anna.cookie = cookie.split(';').next().expect("a cookie").to_owned();
        assert!(anna.cookie.len() < 300, "{}", anna.cookie);
        let text = game.pose(puzzle).expect("a table").answers(puzzle.seat, Lang::EN);
        let best = &text[puzzle.best].text;
        let shown = anna.page(&format!("{path}?show=1"), "en").await;
        let right = anna.page(&format!("{path}?a={}", puzzle.best), "en").await;
        for (page, said) in [(&right, "Right!"), (&shown, "The best answer:")] {
            assert!(unescaped(panel(page)).contains(best.as_str()) && panel(page).contains(said), "{path}");
            assert!(page.contains("data-advised") && page.contains("class=\"verdict best\""), "{path}");
            assert!(panel(page).contains("id=\"next\"") && !panel(page).contains("id=\"show\""), "{path}");
        }
        let all = anna.page("/puzzles", "en").await;
        assert!(all.contains(&format!("Puzzle {number}, solved")), "{path}");
        assert!(all.contains(&format!("1 of {} solved", puzzles.len())), "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_next_puzzle_is_one_that_was_not_solved() {
    let folder = tempdir().expect("a folder");
    let mut anna = Solver::new(folder.path()).await;
    let (game, puzzles) = &piles()[0];
    let next = |page: &str| -> String {
        let link = page.split_once("id=\"next\" href=\"").expect("a way on").1;
        link.split('"').next().expect("an address").to_owned()
    };
    let last = format!("/puzzles/{}/{}", game.id(), puzzles.len());
    assert_eq!(next(&anna.page(&last, "en").await), format!("/puzzles/{}/1", game.id()), "around the pile");
    // The first digit stands for the first four.
    anna.cookie = format!("puzzles-{}=7", game.id());
    assert_eq!(next(&anna.page(&last, "en").await), format!("/puzzles/{}/4", game.id()));
    anna.cookie = format!("puzzles-{}={}", game.id(), "f".repeat(puzzles.len()));
    assert_eq!(next(&anna.page(&last, "en").await), "/puzzles", "all are solved");
    assert!(anna.page("/puzzles", "en").await.contains(&format!("{0} of {0} solved", puzzles.len())));
}

#[tokio::test(flavor = "multi_thread")]
async fn numbers_and_cookies_that_make_no_sense_break_nothing() {
    let folder = tempdir().expect("a folder");
    let mut anna = Solver::new(folder.path()).await;
    let puzzles = &piles()[0].1;
    let beyond = puzzles.len() + 1;
    for path in [
        "/puzzles/chess/1".to_owned(),
        "/puzzles/valeria/0".to_owned(),
        format!("/puzzles/valeria/{beyond}"),
        format!("/puzzles/valeria/{}", u64::MAX),
        "/puzzles/valeria".to_owned(),
    ] {
        assert_eq!(anna.status(&path).await, StatusCode::NOT_FOUND, "{path}");
    }
    for path in [
        "/puzzles/valeria/-1",
        "/puzzles/valeria/one",
        "/puzzles/valeria/99999999999999999999999",
        "/puzzles/valeria/1?a=9999",
        "/puzzles/valeria/1?a=18446744073709551615",
        "/puzzles/valeria/1?a=-1",
        "/puzzles/valeria/1?a=x",
        "/puzzles/valeria/1?show=%3Cscript%3E",
    ] {
        assert!(anna.status(path).await.is_client_error(), "{path}");
    }
    for answer in ["-1", "x", "", "9999", "18446744073709551615", "99999999999999999999999"] {
        let (status, _, cookie) = anna.answer("/puzzles/valeria/1", answer).await;
        assert!(status.is_client_error() && cookie.is_none(), "{answer}: {status}");
    }
    for kept in ["zz", "\"", &"f".repeat(3000), "%00", "-", "é"] {
        anna.cookie = format!("puzzles-valeria={kept}");
        let all = anna.client.get(anna.house.url("/puzzles")).header(header::COOKIE, anna.cookie.as_bytes());
        let all = all.send().await.expect("an answer");
        assert!(all.status() == StatusCode::OK || all.status().is_client_error(), "{kept}");
    }
    anna.cookie = format!("puzzles-valeria={}", "f".repeat(3000));
    let (_, _, cookie) = anna.answer("/puzzles/valeria/1", &puzzles[0].1.best.to_string()).await;
    assert!(cookie.expect("a cookie").len() < 300, "what is kept does not grow");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_difficulty_has_its_name_and_sentence() {
    for (difficulty, lang) in Difficulty::ALL.iter().flat_map(|one| Lang::ALL.map(|lang| (one, lang))) {
        for key in [format!("puzzle-{}", difficulty.id()), format!("puzzle-{}-about", difficulty.id())] {
            assert_ne!(lang.say(&key), key, "{lang}");
        }
    }
}
