//! Looking after a house while its server runs: every order holds there within seconds, and is told in words.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::{
    home::Home,
    program::{err, out, run},
    serve::{Person, Running, nth_answer, table_of_two},
};

/// How long anything may take that is sure to come: orders are heard of twice a second, but a machine may stand still.
const SOON: Duration = Duration::from_secs(60);

/// An order given in a house; what it says to programs.
#[track_caller]
fn order(home: &Home, words: &[&str]) -> Value {
    let output = run(&[&["admin"], words, &["--json"], &home.flags()].concat());
    assert!(output.status.success(), "{words:?}: {}", err(&output));
    serde_json::from_str(&out(&output)).expect("JSON")
}

/// What an order says to people, in a language.
fn told(home: &Home, words: &[&str], lang: &str) -> String {
    let output = run(&[&["admin"], words, &home.flags(), &["--lang", lang]].concat());
    out(&output) + &err(&output)
}

/// Waits until something holds.
async fn soon<T>(what: &str, holds: impl AsyncFn() -> Option<T>) -> T {
    let began = Instant::now();
    while began.elapsed() < SOON {
        if let Some(value) = holds().await {
            return value;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("{what} does not come to pass");
}

/// The lists of tables that everybody sees; one's own are a list of one's own.
async fn lists(url: &str, person: &Person) -> String {
    let lists = person.get(url, "/tables").await;
    format!("{} {}", lists["open"], lists["playing"])
}

/// Signs in by name and password; the status.
async fn sign_in(url: &str, login: &str, password: &str) -> u16 {
    let client =
        reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().expect("a client");
    let form = [("login", login), ("password", password), ("code", "")];
    client.post(format!("{url}/in")).form(&form).send().await.expect("an answer").status().as_u16()
}

/// A running server with two people at a table in everybody's sight.
struct House {
    home: Home,
    server: Running,
    anna: Person,
    ben: Person,
    table: String,
    id: String,
}

impl House {
    async fn open(home: Home) -> House {
        let server = home.serve();
        let (anna, ben) = (Person::new(&server.url, "Anna").await, Person::new(&server.url, "Ben").await);
        let (table, _) = table_of_two(&server.url, &anna, &ben, true).await;
        let id = table.trim_start_matches("/tables/").to_owned();
        House { home, server, anna, ben, table, id }
    }

    /// Waits until Anna is asked, and gives what is the first answer then.
    async fn answer(&self) -> (u16, Value) {
        let url = &self.server.url;
        let body = soon("a question", async || {
            // One of the two is asked; Ben's answers are not what this is about.
            if let Some(body) = nth_answer(&self.ben.get(url, &self.table).await, 0) {
                self.ben.try_post(url, &format!("{}/answers", self.table), body).await.expect("an answer");
            }
            nth_answer(&self.anna.get(url, &self.table).await, 0)
        });
        self.anna.refused(url, &format!("{}/answers", self.table), body.await).await
    }
}

#[tokio::test]
async fn hidden_tables_leave_the_lists_and_closed_ones_take_nothing_and_say_why() {
    for home in Home::of_each_kind().await {
        hidden_and_closed(House::open(home).await).await;
    }
}

async fn hidden_and_closed(house: House) {
    let (url, home, id) = (house.server.url.as_str(), &house.home, house.id.as_str());
    assert!(lists(url, &house.anna).await.contains(id));
    assert_eq!(order(home, &["find", id])["tables"][0]["hidden"], false);
    assert_eq!(order(home, &["hide", id])["hidden"], true);
    soon("hiding", async || (!lists(url, &house.anna).await.contains(id)).then_some(())).await;
    let page = reqwest::get(url).await.expect("a page").text().await.expect("text");
    assert!(!page.contains(id), "the first page has no list with it either");
    assert_eq!(house.answer().await.0, 200, "those who play there play on");
    order(home, &["show", id]);
    soon("showing", async || lists(url, &house.anna).await.contains(id).then_some(())).await;

    let mut stream = house.ben.stream(url, &house.table).await;
    let closed = order(home, &["close", id, "--why", "The hall closes at ten."]);
    assert_eq!((&closed["closed"], &closed["hidden"]), (&json!("The hall closes at ten."), &json!(false)));
    soon("closing", async || house.anna.get(url, &house.table).await["closed"].is_string().then_some(()))
        .await;
    let why = "Whoever runs this house has closed this table. The hall closes at ten.";
    for (verb, body) in [
        ("answers", json!({ "number": 0, "command": "late" })),
        ("undo", json!({})),
        ("chat", json!({ "text": "What now?" })),
        ("leave", json!({})),
    ] {
        let (status, said) = house.anna.refused(url, &format!("{}/{verb}", house.table), body).await;
        assert_eq!(
            (status, said["error"].as_str(), said["message"].as_str()),
            (409, Some("closed"), Some(why)),
            "{verb}"
        );
    }
    let now = house.anna.get(url, &house.table).await;
    assert!(now["answers"].is_null() && now["closed"] == "The hall closes at ten.", "nobody is asked");
    assert!(!lists(url, &house.anna).await.contains(id));
    // Whoever follows the table hears of it.
    let mut heard = String::new();
    while !heard.contains("The hall closes at ten.") {
        let chunk = tokio::time::timeout(SOON, stream.chunk()).await.expect("soon").expect("a stream");
        heard.push_str(&String::from_utf8_lossy(&chunk.expect("it goes on")));
    }
    let page = house.anna.client.get(format!("{url}/t/{id}")).bearer_auth(&house.anna.token);
    assert!(page.send().await.expect("a page").text().await.expect("text").contains(why));
    assert!(told(home, &["find", id], "fr").contains("Fermée. The hall closes at ten."));

    order(home, &["reopen", id]);
    soon("opening", async || house.anna.get(url, &house.table).await["closed"].is_null().then_some(())).await;
    assert_eq!(house.answer().await.0, 200);
    house.server.kill();
    house.home.leave().await;
}

#[tokio::test]
async fn whoever_is_blocked_or_signed_out_is_out_and_a_new_password_is_the_only_one() {
    for home in Home::of_each_kind().await {
        out_and_in_again(House::open(home).await).await;
    }
}

async fn out_and_in_again(house: House) {
    let (url, home) = (house.server.url.as_str(), &house.home);
    let form = [("login", "anna"), ("password", "correct horse"), ("old", "")];
    let guest = Person::new(url, "Anna the Second").await;
    let no_redirect =
        reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().expect("a client");
    let set = no_redirect.post(format!("{url}/me/password")).bearer_auth(&guest.token).form(&form);
    assert!(set.send().await.expect("an answer").status().is_redirection());
    assert_eq!(sign_in(url, "anna", "correct horse").await, 303);

    // Blocked: neither signing in nor answering nor talking, and what was followed ends.
    let anna = order(home, &["find", "anna"]);
    assert_eq!(anna["people"].as_array().map(Vec::len), Some(2));
    let id = anna["people"].as_array().expect("people").iter().find(|one| one["login"].is_null());
    let id = id.expect("the guest")["id"].as_str().expect("an id").to_owned();
    let stream = house.anna.stream(url, &house.table).await;
    assert_eq!(order(home, &["block", &id])["blocked"], true);
    tokio::time::timeout(SOON, stream.text()).await.expect("the stream ends").expect("as streams do");
    for verb in ["answers", "chat"] {
        let body = json!({ "number": 0, "command": "late", "text": "Hello?" });
        let (status, said) = house.anna.refused(url, &format!("{}/{verb}", house.table), body).await;
        assert_eq!((status, said["error"].as_str()), (403, Some("blocked")), "{verb}");
    }
    order(home, &["block", "anna"]);
    soon("blocking", async || (sign_in(url, "anna", "correct horse").await == 403).then_some(())).await;
    assert!(told(home, &["find", "anna"], "en").contains("Blocked."));
    order(home, &["unblock", &id]);
    soon("letting in", async || (house.anna.get(url, &house.table).await["seat"] == 0).then_some(())).await;
    assert_eq!(house.answer().await.0, 200);
    order(home, &["unblock", "anna"]);
    soon("letting in", async || (sign_in(url, "anna", "correct horse").await == 303).then_some(())).await;

    // Signed out: the token is worthless.
    order(home, &["sign-out", &id]);
    let out = async || (house.anna.get(url, &house.table).await["seat"] != 0).then_some(());
    soon("signing out", out).await;
    let (status, said) =
        house.anna.refused(url, &format!("{}/chat", house.table), json!({ "text": "Me" })).await;
    assert_eq!((status, said["error"].as_str()), (403, Some("nobody")));

    let new = order(home, &["reset-password", "anna"])["password"].as_str().expect("a password").to_owned();
    assert!(new.len() > 20 && new != "correct horse");
    soon("the new password", async || (sign_in(url, "anna", &new).await == 303).then_some(())).await;
    assert_eq!(sign_in(url, "anna", "correct horse").await, 403);
    let said = told(home, &["reset-password", "anna"], "fr");
    assert!(
        said.starts_with("Anna the Second se connecte comme anna avec le nouveau mot de passe "),
        "{said}"
    );

    // Without a server it is the same.
    house.server.kill();
    assert_eq!(order(home, &["block", "Ben"])["blocked"], true);
    order(home, &["hide", &house.id]);
    let server = home.serve();
    let (status, said) =
        house.ben.refused(&server.url, "/tables", json!({ "game": "valeria", "seats": [] })).await;
    assert_eq!((status, said["error"].as_str()), (403, Some("blocked")), "{said}");
    let anna = Person::new(&server.url, "Anna the Third").await;
    assert!(!lists(&server.url, &anna).await.contains(&house.id));
    assert_eq!(order(home, &["find", &house.id])["tables"][0]["hidden"], true);
    server.kill();
    house.home.leave().await;
}

#[tokio::test]
async fn what_cannot_be_done_is_said_in_both_languages() {
    for empty in Home::of_each_kind().await {
        // Looking makes no house: there is none the second time either.
        for (lang, sentence) in [("en", "There is no house in "), ("fr", "Pas de maison dans ")] {
            let said = told(&empty, &["find", "anna"], lang);
            assert!(said.starts_with(sentence), "{said}");
        }
        assert!(!empty.folder.path().join("menagerie.sqlite").exists());
        empty.leave().await;
    }
    let home = Home::in_a_folder();
    home.serve().kill();
    for (words, english, french) in [
        (&["close", "nothing"][..], "There is no table nothing.", "La table nothing n’existe pas."),
        (&["block", "nobody"], "There is nobody called nobody.", "Personne ne s’appelle nobody."),
        (
            &["find", "nobody"],
            "No table and nobody is called that.",
            "Aucune table et personne ne porte ce nom.",
        ),
    ] {
        for (lang, sentence) in [("en", english), ("fr", french)] {
            assert_eq!(told(&home, words, lang).trim_end().replace(['\u{2068}', '\u{2069}'], ""), sentence);
        }
        let output = run(&[&["admin"], words, &home.flags()].concat());
        assert!(!output.status.success());
    }
}
