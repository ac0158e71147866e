//! Pages stay small: a table with everybody at it, in the middle of the game, as it goes over the wire.

use reqwest::{
    Client,
    header::{ACCEPT_ENCODING, CONTENT_ENCODING},
    multipart::{Form, Part},
};
use tempfile::tempdir;

use crate::{
    common::{House, games},
    seeded,
};

/// In bytes, after gzip.
const MOST: usize = 60_000;

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_four_is_small() {
    let folder = tempdir().expect("a folder");
    let house = House::open(folder.path()).await;
    let visitor = Client::builder().cookie_store(true).build().expect("a client");
    for game in games() {
        let mut largest = 0;
        for wanted in [0, 30, 80, 150, 250] {
            let moment = seeded::play(game, 4, 7, &mut |decisions, _| decisions == wanted);
            let Some(seat) = moment.seat else { break };
            let form = Form::new().part("save", Part::text(moment.save).file_name("game.json"));
            let taken = visitor.post(house.url("/load")).multipart(form).send().await.expect("an answer");
            assert!(taken.status().is_success(), "{game} is taken in: {}", taken.status());
            let table = taken.url().path().trim_end_matches("/replay").to_owned();
            let page = house.url(&format!("{table}?seat={}", seat.index()));
            let page = visitor.get(page).header(ACCEPT_ENCODING, "gzip").send().await.expect("an answer");
            assert_eq!(page.headers()[CONTENT_ENCODING], "gzip");
            largest = largest.max(page.bytes().await.expect("bytes").len());
        }
        println!("{game}: {largest} bytes");
        assert!((1000..MOST).contains(&largest), "{game}: {largest} bytes");
    }
}
