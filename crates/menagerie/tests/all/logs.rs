//! The log of a whole evening with everything in it: each line belongs to its request, and nobody learns a secret from it.

use std::{collections::BTreeSet, fs, path::Path, process::Stdio};

use serde_json::{Value, json};

use crate::serve::{Person, Running, nth_answer, table_of_two};

/// Every text in a value that is long enough not to be there by chance.
fn texts(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::String(text) if text.len() > 5 => drop(found.insert(text.clone())),
        Value::Array(list) => list.iter().for_each(|value| texts(value, found)),
        Value::Object(map) => map.iter().for_each(|(_, value)| texts(value, found)),
        _ => {}
    }
}

#[tokio::test]
async fn every_line_belongs_to_its_request_and_no_secret_is_in_any() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("log");
    let log = fs::File::create(&file).expect("a file");
    let program = Path::new(env!("CARGO_BIN_EXE_menagerie"));
    let flags = ["--log", "json", "--changes", "100000/1s", "--looks", "100000/1s"];
    let house = folder.path().join("house");
    let server = Running::with(program, &house, &flags, |command| {
        command.env("RUST_LOG", "trace").stderr(Stdio::from(log));
    });
    let url = server.url.clone();
    let (anna, ben) = (Person::new(&url, "Anna").await, Person::new(&url, "Ben").await);
    let mut secrets = BTreeSet::from([anna.token.clone(), ben.token.clone()]);
    let (table, invite) = table_of_two(&url, &anna, &ben, false).await;

    // By the link, as a browser comes; with a password, right and wrong, and with a code.
    let browser = reqwest::Client::builder().cookie_store(true).redirect(reqwest::redirect::Policy::none());
    let browser = browser.build().expect("a client");
    let joined = browser.get(format!("{url}/join/{invite}")).send().await.expect("an answer");
    assert!(joined.status().is_redirection());
    browser.get(format!("{url}/t{}?invite={invite}", &table[7..])).send().await.expect("an answer");
    secrets.insert(invite.clone());
    let named = [("login", "anna-of-the-log"), ("password", "correct-horse-battery"), ("old", "")];
    let set = browser.post(format!("{url}/me/password")).bearer_auth(&anna.token).form(&named);
    let set = set.send().await.expect("an answer");
    assert!(set.status().is_redirection());
    secrets.insert("correct-horse-battery".to_owned());
    let sign_in = |password: &'static str, code: String| {
        let form =
            [("login", "anna-of-the-log".to_owned()), ("password", password.to_owned()), ("code", code)];
        browser.post(format!("{url}/in")).form(&form).send()
    };
    let wrong = sign_in("wrong-staple-password", String::new()).await.expect("an answer");
    assert_eq!(wrong.status().as_u16(), 403);
    let refused_by = wrong.headers()["x-request-id"].to_str().expect("text").to_owned();
    secrets.insert("wrong-staple-password".to_owned());
    let signed_in = sign_in("correct-horse-battery", String::new()).await.expect("an answer");
    for cookie in signed_in.headers().get_all("set-cookie").iter().chain(set.headers().get_all("set-cookie"))
    {
        let (_, value) = cookie.to_str().expect("text").split_once('=').expect("a value");
        secrets.insert(value.split(';').next().expect("a value").to_owned());
    }
    let page =
        browser.post(format!("{url}/me/code")).send().await.expect("an answer").text().await.expect("text");
    let code =
        page.split("id=\"code\">").nth(1).and_then(|rest| rest.split('<').next()).expect("a code").to_owned();
    sign_in("", code.clone()).await.expect("an answer");
    secrets.insert(code);
    // The new password has ended Anna's token: she plays on as whoever the cookie says she is.
    let token = signed_in.headers().get_all("set-cookie").iter();
    let mut token =
        token.filter_map(|cookie| cookie.to_str().ok()?.strip_prefix("menagerie=")?.split(';').next());
    let anna =
        Person { client: reqwest::Client::new(), token: token.next_back().expect("a token").to_owned() };

    // A game, with all that was hidden in it: what the seats knew and a spectator did not, and what they could answer.
    let cleo = Person::new(&url, "Cleo").await;
    let look = format!("{table}?invite={invite}");
    let (mut hidden, mut answers) = (BTreeSet::new(), 0);
    let seed = loop {
        let open = cleo.get(&url, &look).await;
        if open["status"] == "over" {
            break open["seed"].as_str().expect("a seed").to_owned();
        }
        let (mut seen, mut known) = (BTreeSet::new(), BTreeSet::new());
        texts(&open["view"], &mut seen);
        for person in [&anna, &ben] {
            let now = person.get(&url, &table).await;
            texts(&now["view"], &mut known);
            for answer in now["answers"].as_array().into_iter().flatten() {
                hidden.insert(answer["action"].to_string());
                texts(&answer["text"], &mut hidden);
            }
            if let Some(body) = nth_answer(&now, answers) {
                secrets.insert(now["decision"].as_str().expect("a decision").to_owned());
                let taken = person.try_post(&url, &format!("{table}/answers"), body).await;
                answers += usize::from(taken.expect("an answer").status().is_success());
            }
        }
        hidden.extend(known.difference(&seen).cloned());
    };
    secrets.insert(seed);
    // A single word may stand in a log for itself.
    secrets.extend(hidden.into_iter().filter(|text| text.len() > 12));
    assert!(answers > 40 && secrets.len() > 60, "{answers} answers, {} secrets", secrets.len());
    server.signal("TERM");
    server.ended().await;

    let log = fs::read_to_string(&file).expect("a log");
    let lines: Vec<Value> = log
        .lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|_| panic!("no object: {line}")))
        .collect();
    assert!(lines.len() > 400, "{} lines", lines.len());
    for secret in &secrets {
        let line = log.lines().find(|line| line.contains(secret.as_str()));
        // As it stands in a line of JSON, it would have its marks escaped.
        let escaped = json!(secret).to_string();
        let escaped = log.lines().find(|line| line.contains(escaped.trim_matches('"')));
        assert!(line.or(escaped).is_none(), "`{secret}` in {}", line.or(escaped).unwrap_or_default());
    }
    let of_request = |id: &str| -> Vec<&Value> {
        let is = |span: &Value| span["name"] == "request" && span["id"] == id;
        lines
            .iter()
            .filter(|line| line["spans"].as_array().is_some_and(|spans| spans.iter().any(is)))
            .collect()
    };
    let refused = of_request(&refused_by);
    let says = |message: &str| refused.iter().find(|line| line["message"] == message);
    assert_eq!(says("refused").expect("why")["reason"], "sign-in");
    let answered = says("answered").expect("how");
    assert_eq!(answered["status"], 403);
    assert_eq!(
        (&answered["spans"][0]["route"], &answered["spans"][0]["method"]),
        (&json!("/in"), &json!("POST"))
    );
    let routes: BTreeSet<&str> = lines.iter().filter_map(|line| line["spans"][0]["route"].as_str()).collect();
    for route in ["/join/{invite}", "/api/v1/tables/{id}/answers", "/t/{id}"] {
        assert!(routes.contains(route), "{routes:?}");
    }
}
