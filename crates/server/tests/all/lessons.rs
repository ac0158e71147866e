//! Lessons without a browser: plain forms, a cookie, and whatever people may send.

use reqwest::{Client, Response, header, redirect::Policy};
use tempfile::tempdir;

use crate::common::House;

const LESSON: &str = "/learn/valeria/first-turn";
const COOKIE: &str = "learn-valeria-first-turn";

/// Somebody who takes a lesson and keeps a cookie.
struct Learner {
    client: Client,
    house: House,
    cookie: String,
}

impl Learner {
    async fn page(&self, path: &str) -> String {
        let request = self.client.get(self.house.url(path)).header(header::COOKIE, &self.cookie);
        let response = request.send().await.expect("an answer");
        assert!(response.status().is_success(), "{path}: {}", response.status());
        response.text().await.expect("a page")
    }

    async fn send(&self, a: &str, at: usize) -> Response {
        let form = [("a", a.to_owned()), ("at", at.to_string())];
        let request = self.client.post(self.house.url(LESSON)).form(&form);
        request.header(header::COOKIE, &self.cookie).send().await.expect("an answer")
    }

    /// Presses a button and keeps what is handed out; where it leads.
    async fn press(&mut self, a: &str, at: usize) -> String {
        let response = self.send(a, at).await;
        if let Some(cookie) = response.headers().get(header::SET_COOKIE) {
            let cookie = cookie.to_str().expect("text");
            self.cookie = cookie.split(';').next().expect("a cookie").to_owned();
        }
        response.headers()[header::LOCATION].to_str().expect("text").to_owned()
    }
}

async fn learner(folder: &std::path::Path) -> Learner {
    let house = House::open(folder).await;
    let client = Client::builder().redirect(Policy::none()).build().expect("a client");
    Learner { client, house, cookie: String::new() }
}

#[tokio::test]
async fn a_lesson_is_left_and_taken_up_again() {
    let folder = tempdir().expect("a folder");
    let mut anna = learner(folder.path()).await;
    assert!(anna.page(LESSON).await.contains("step 1 of"));
    for at in 0..3 {
        assert_eq!(anna.press("on", at).await, LESSON);
    }
    assert_eq!(anna.cookie, format!("{COOKIE}=n.n.n"));
    assert!(anna.page(LESSON).await.contains("step 4 of"), "the page is where it was left");
    assert!(anna.page("/learn/valeria").await.contains("begun"));
    anna.press("back", 3).await;
    assert!(anna.page(LESSON).await.contains("step 3 of"));
    anna.press("again", 2).await;
    assert!(anna.page(LESSON).await.contains("step 1 of"));
}

#[tokio::test]
async fn a_harmful_answer_is_explained_and_not_carried_out() {
    let folder = tempdir().expect("a folder");
    let mut anna = learner(folder.path()).await;
    for (at, a) in ["on", "on", "on", "0", "on", "on"].into_iter().enumerate() {
        anna.press(a, at).await;
    }
    let before = anna.cookie.clone();
    // The last answer of the first action takes a Resource.
    let to = anna.press("14", 6).await;
    assert_eq!((to.as_str(), &anna.cookie), (&*format!("{LESSON}?no=14#coach"), &before));
    let page = anna.page(&format!("{LESSON}?no=14")).await;
    assert!(page.contains("weakest action") && page.contains("role=\"alert\""), "it is said why");
    assert!(page.contains("data-advised"), "the answer in mind is marked");
}

#[tokio::test]
async fn a_button_pressed_twice_is_pressed_once() {
    let folder = tempdir().expect("a folder");
    let mut anna = learner(folder.path()).await;
    anna.press("on", 0).await;
    let twice = anna.send("on", 0).await;
    assert!(twice.headers().get(header::SET_COOKIE).is_none());
}

#[tokio::test]
async fn cookies_and_addresses_that_make_no_sense_break_nothing() {
    let folder = tempdir().expect("a folder");
    let mut anna = learner(folder.path()).await;
    for way in ["n.n.n.99", "x", "99999999999999999999", "n..n", ".done", "n.done", &"n.".repeat(900)] {
        anna.cookie = format!("{COOKIE}={way}");
        assert!(anna.page(LESSON).await.contains("id=\"coach\""), "{way}");
    }
    anna.cookie = String::new();
    assert_eq!(anna.send("yes", 0).await.status(), 400);
    assert_eq!(anna.send("7", 0).await.status(), 303, "there is nothing to answer yet");
    for path in [
        "/learn/chess",
        "/learn/valeria/none",
        "/learn/valeria/first-turn/point/1",
        "/learn/valeria/first-turn/point/0",
    ] {
        let response = anna.client.get(anna.house.url(path)).send().await.expect("an answer");
        assert_eq!(response.status(), 404, "{path}");
    }
    let style =
        anna.client.get(anna.house.url("/learn/valeria/first-turn/point/2")).send().await.expect("a style");
    assert!(style.text().await.expect("text").starts_with("#board .va-grid {"));
}

#[tokio::test]
async fn every_game_has_its_page_one_click_from_home_table_and_rules() {
    let folder = tempdir().expect("a folder");
    let anna = learner(folder.path()).await;
    let home = anna.page("/").await;
    for game in plug::games() {
        let address = format!("href=\"/learn/{}\"", game.id());
        assert!(home.contains(&address), "home leads to {address}");
        assert!(anna.page(&format!("/rules/{}", game.id())).await.contains(&address));
        let page = anna.page(&format!("/learn/{}", game.id())).await;
        assert!(!page.contains("page-") || page.contains("one-page"), "{}", game.id());
        assert_eq!(page.matches("class=\"picture").count(), game.round.len());
        for lesson in game.lessons() {
            assert!(page.contains(&format!("href=\"/learn/{}/{}\"", game.id(), lesson.id)));
        }
    }
}
