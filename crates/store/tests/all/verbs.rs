//! Tables: every verb, on both databases.

use engine::{Seat, Seed, Standing};
use store::{Change, ChatRow, NotStored, ReviewRow, SeatKind, Status, TableRow};

use crate::{
    house::{House, commands, line, opened, seat, table},
    on_both,
};

on_both!(
    a_table_is_opened_and_found,
    a_table_goes_its_way,
    lists_show_everybody_before_anybody_twice,
    tables_are_counted_by_host_and_door,
    seats_at_tables_of_others_are_counted,
    seats_change_hands,
    votes_are_cast_once,
    cards_are_dealt_once,
    the_log_comes_back_in_its_order,
    tables_of_earlier_servers_are_renewed,
    the_latest_state_stands_beside_the_log,
    a_game_goes_on_from_its_latest_state,
    what_was_told_first_is_kept,
    results_are_kept,
    a_review_takes_the_place_of_an_older_one,
    chat_keeps_the_latest_of_each_kind,
    what_must_go_on_after_a_start,
    half_loaded_games_are_forgotten,
    the_house_knows_how_long_it_was_awake,
    a_very_long_write_goes_in_parts,
);

async fn a_table_is_opened_and_found(house: &House) {
    let store = house.open().await;
    store.write(opened("t")).await.expect("stored");
    for found in [store.table("t").await, store.table_by_invite("invite-t").await] {
        let found = found.expect("a reading").expect("a table");
        assert_eq!(format!("{found:?}"), format!("{:?}", table("t")));
    }
    assert!(store.table("u").await.expect("a reading").is_none());
    assert_eq!(store.write(vec![Change::open_table(&table("t"))]).await, Err(NotStored::Conflict));
    // It is there for whoever opens the place next.
    assert!(house.open().await.table("t").await.expect("a reading").is_some());
    store.answers().await.expect("it answers");
}

async fn a_table_goes_its_way(house: &House) {
    let store = house.open().await;
    store.write(opened("t")).await.expect("stored");
    let asked = [Seat::at(0), Seat::at(3)];
    let changes = vec![
        Change::begin("t", 2, "new cards"),
        Change::asked("t", asked.into_iter()),
        Change::training("t", true),
        Change::rematch("t", "next"),
        Change::touch("t"),
    ];
    store.write(changes).await.expect("stored");
    let row = store.table("t").await.expect("a reading").expect("a table");
    assert_eq!((row.status, row.rules, row.data.as_str()), (Status::Playing, 2, "new cards"));
    assert_eq!((row.asked, row.training, row.rematch.as_deref()), (Some(0b1001), true, Some("next")));
    assert!(row.asks(Seat::at(3)) && !row.asks(Seat::at(1)));
    store.write(vec![Change::end("t")]).await.expect("stored");
    assert_eq!(store.table("t").await.expect("a reading").expect("a table").status, Status::Over);
    store.write(vec![Change::status("t", Status::Loading)]).await.expect("stored");
    assert_eq!(store.table("t").await.expect("a reading").expect("a table").status, Status::Loading);
}

async fn lists_show_everybody_before_anybody_twice(house: &House) {
    let store = house.open().await;
    store
        .write(vec![Change::add_identity("anna", "Anna"), Change::add_identity("ben", "Ben")])
        .await
        .expect("stored");
    for (id, host, changed) in [("a1", "anna", 30), ("a2", "anna", 20), ("b1", "ben", 10)] {
        let mut row = table(id);
        (row.host, row.door) = (host.to_owned(), host.to_owned());
        store.write(vec![Change::open_table(&row)]).await.expect("stored");
        house.sql(&format!("UPDATE tables SET changed = {changed} WHERE id = '{id}'")).await;
    }
    let mut hidden = table("hidden");
    hidden.listed = false;
    store.write(vec![Change::open_table(&hidden)]).await.expect("stored");
    let ids = async |status, limit| {
        let listed = store.listed(status, limit).await.expect("a list");
        listed.into_iter().map(|row| row.id).collect::<Vec<_>>()
    };
    assert_eq!(ids(Status::Waiting, 9).await, ["a1", "b1", "a2"]);
    assert_eq!(ids(Status::Waiting, 2).await, ["a1", "b1"]);
    assert!(ids(Status::Playing, 9).await.is_empty());
}

async fn tables_are_counted_by_host_and_door(house: &House) {
    let store = house.open().await;
    store.write(opened("waits")).await.expect("stored");
    let mut over = table("over");
    over.status = Status::Over;
    let mut loaded = table("loaded");
    (loaded.status, loaded.loaded, loaded.door) = (Status::Over, true, "other".to_owned());
    store.write(vec![Change::open_table(&over), Change::open_table(&loaded)]).await.expect("stored");
    let counts = store.opened("anna", "door").await.expect("counts");
    assert_eq!((counts.by_host.running, counts.by_host.listed, counts.by_host.kept), (1, 1, 2));
    assert_eq!((counts.by_door.running, counts.by_door.listed, counts.by_door.kept), (1, 1, 1));
}

/// Two seats at one table are one; what is over, what is one's own and what is only kept for somebody does not count. Whoever has
/// left counts for a while.
async fn seats_at_tables_of_others_are_counted(house: &House) {
    let store = house.open().await;
    store.write(opened("waits")).await.expect("stored");
    store.write(vec![Change::add_identity("ben", "Ben")]).await.expect("stored");
    for (id, host, status) in
        [("plays", "anna", Status::Playing), ("over", "anna", Status::Over), ("own", "ben", Status::Waiting)]
    {
        let mut row = table(id);
        (row.host, row.status) = (host.to_owned(), status);
        store.write(vec![Change::open_table(&row)]).await.expect("stored");
    }
    for id in ["waits", "plays", "over", "own"] {
        let ben = |at, kind| Change::add_seat(id, at, &seat(kind, Some("ben")));
        store.write(vec![ben(0, SeatKind::Person), ben(1, SeatKind::Person)]).await.expect("stored");
    }
    let sits = async |since| store.sits_at("ben", since).await.expect("a count");
    assert_eq!(sits(i64::MAX).await, 2);
    assert_eq!(store.sits_at("anna", 0).await.expect("a count"), 0);
    let away = [0, 1].map(|at| Change::away("plays", Seat::at(at), true));
    store.write(away.into()).await.expect("stored");
    house.sql("UPDATE tables SET changed = 1000 WHERE id = 'plays'").await;
    assert_eq!((sits(999).await, sits(1000).await), (2, 1));
    let given_up = [SeatKind::Invited, SeatKind::Open].into_iter().enumerate();
    let given_up = given_up.map(|(at, kind)| Change::reseat("waits", at, &seat(kind, Some("ben"))));
    store.write(given_up.collect()).await.expect("stored");
    assert_eq!(sits(1000).await, 0);
}

async fn seats_change_hands(house: &House) {
    let store = house.open().await;
    store.write(opened("t")).await.expect("stored");
    let changes = vec![
        Change::add_seat("t", 1, &seat(SeatKind::Bot, None)),
        Change::add_seat("t", 0, &seat(SeatKind::Person, Some("anna"))),
        Change::add_seat("t", 2, &seat(SeatKind::Open, None)),
    ];
    store.write(changes).await.expect("stored");
    let seats = store.seats("t").await.expect("seats");
    let kinds: Vec<SeatKind> = seats.iter().map(|row| row.kind).collect();
    assert_eq!(kinds, [SeatKind::Person, SeatKind::Bot, SeatKind::Open]);
    assert_eq!(seats[1].level.as_deref(), Some("easy"));
    let of_anna = store.tables_of("anna").await.expect("tables");
    assert_eq!(of_anna.iter().map(|row| row.id.as_str()).collect::<Vec<_>>(), ["t"]);
    let changes = vec![
        Change::reseat("t", 2, &seat(SeatKind::Invited, Some("anna"))),
        Change::away("t", Seat::at(0), true),
        Change::spare("t", "anna", false),
    ];
    store.write(changes).await.expect("stored");
    let seats = store.seats("t").await.expect("seats");
    let told: Vec<_> =
        seats.iter().map(|row| (row.kind, row.owner.as_deref(), row.away, row.spare)).collect();
    let expected = [
        (SeatKind::Person, Some("anna"), true, false),
        (SeatKind::Bot, None, false, true),
        (SeatKind::Invited, Some("anna"), false, false),
    ];
    assert_eq!(told, expected);
}

async fn votes_are_cast_once(house: &House) {
    let store = house.open().await;
    store.write(opened("t")).await.expect("stored");
    let vote = || vec![Change::vote("t", Seat::at(1), "anna")];
    store.write(vote()).await.expect("stored");
    assert_eq!(store.write(vote()).await, Err(NotStored::Conflict));
    assert_eq!(store.votes("t").await.expect("votes"), [(1, "anna".to_owned())]);
    store.write(vec![Change::no_votes("t", Seat::at(1))]).await.expect("stored");
    assert!(store.votes("t").await.expect("votes").is_empty());
}

async fn cards_are_dealt_once(house: &House) {
    let store = house.open().await;
    store.write(opened("t")).await.expect("stored");
    assert!(store.deal("t").await.expect("a reading").is_none());
    let seed = Seed::from_number(1);
    store.write(vec![Change::deal("t", seed)]).await.expect("stored");
    assert_eq!(store.write(vec![Change::deal("t", Seed::from_number(2))]).await, Err(NotStored::Conflict));
    assert_eq!(store.deal("t").await.expect("a reading").expect("a deal").seed, seed.to_string());
}

async fn the_log_comes_back_in_its_order(house: &House) {
    let store = house.open().await;
    store.write(opened("t")).await.expect("stored");
    for version in [2, 0, 10, 1] {
        let mut row = line(version % 2, &format!("own-{version}"));
        row.action = (version != 10).then(|| row.action.take().unwrap_or_default());
        store.write(vec![Change::append(&table("t"), version as usize, &row)]).await.expect("stored");
    }
    let log = store.moves("t").await.expect("a log");
    assert_eq!(commands(&store, "t").await, ["own-0", "own-1", "own-2", "own-10"]);
    assert_eq!((log[0].seat, log[1].seat, log[0].spent, log[0].made), (0, 1, 7, 8));
    assert_eq!(log[0].action.as_deref(), Some("{\"take\":1}"));
    assert_eq!(log[3].action, None);
}

async fn tables_of_earlier_servers_are_renewed(house: &House) {
    let store = house.open().await;
    store.write(opened("t")).await.expect("stored");
    for version in 0..2 {
        let row = line(0, &format!("own-{version}"));
        store.write(vec![Change::append(&table("t"), version, &row)]).await.expect("stored");
    }
    house.sql("UPDATE tables SET hashed = FALSE").await;
    store.write(vec![Change::unrenewed("t", "why")]).await.expect("stored");
    let row = store.table("t").await.expect("a reading").expect("a table");
    assert_eq!((row.is_hashed, row.unrenewed.as_deref()), (false, Some("why")));
    store.write(Change::renew(&row, 5, "cards of today", "new hash")).await.expect("stored");
    let row = store.table("t").await.expect("a reading").expect("a table");
    assert_eq!((row.is_hashed, row.unrenewed.clone(), row.rules, row.revision), (true, None, 5, 1));
    let states: Vec<String> =
        store.moves("t").await.expect("a log").into_iter().map(|row| row.state).collect();
    assert_eq!(states, ["", "new hash"]);
    // A table that has its hashes keeps those of its other lines; whoever comes too late changes nothing.
    let late = TableRow { revision: 0, ..row.clone() };
    assert_eq!(store.write(Change::renew(&late, 7, "other cards", "wrong")).await, Err(NotStored::Conflict));
    house.sql("UPDATE moves SET state = 'first' WHERE version = 0").await;
    store.write(Change::renew(&row, 6, "cards", "newer hash")).await.expect("stored");
    let log = store.moves("t").await.expect("a log");
    assert_eq!(log.iter().map(|row| row.state.as_str()).collect::<Vec<_>>(), ["first", "newer hash"]);
}

async fn the_latest_state_stands_beside_the_log(house: &House) {
    let store = house.open().await;
    store.write(opened("t")).await.expect("stored");
    assert_eq!(store.state("t").await.expect("a reading"), None);
    for (version, state) in [(0, "dealt"), (2, "later"), (1, "too late"), (2, "by new names")] {
        store.write(vec![Change::state(&table("t"), version, state)]).await.expect("stored");
    }
    let row = store.state("t").await.expect("a reading").expect("a state");
    assert_eq!(
        (row.version, row.state.as_str(), row.rules, row.data.as_str()),
        (2, "by new names", 1, "cards")
    );
}

async fn a_game_goes_on_from_its_latest_state(house: &House) {
    let store = house.open().await;
    store.write(opened("t")).await.expect("stored");
    store.write(vec![Change::state(&table("t"), 4, "as it stood")]).await.expect("stored");
    store.write(Change::go_on(&table("t"), 2, "new cards", 4).into()).await.expect("stored");
    let row = store.table("t").await.expect("a reading").expect("a table");
    assert_eq!((row.stands, row.rules, row.data.as_str(), row.revision), (Some(4), 2, "new cards", 1));
    // The state moves on, the ground stays.
    store.write(vec![Change::state(&row, 5, "moved on")]).await.expect("stored");
    let ground = store.ground("t", 4).await.expect("a reading").expect("a ground");
    assert_eq!((ground.state.as_str(), ground.rules, ground.data.as_str()), ("as it stood", 1, "cards"));
    assert_eq!(store.ground("t", 5).await.expect("a reading"), None);
    // Two nodes cannot both do so.
    assert_eq!(store.write(Change::go_on(&table("t"), 3, "x", 5).into()).await, Err(NotStored::Conflict));
    assert_eq!(store.ground("t", 5).await.expect("a reading"), None);
}

async fn what_was_told_first_is_kept(house: &House) {
    let store = house.open().await;
    store.write(opened("t")).await.expect("stored");
    for (lang, text) in [("en", "told"), ("fr", "raconté"), ("en", "told otherwise")] {
        store.write(vec![Change::telling("t", lang, text)]).await.expect("stored");
    }
    let told = async |lang: &str| store.telling("t", lang).await.expect("a reading");
    assert_eq!((told("en").await.as_deref(), told("fr").await.as_deref()), (Some("told"), Some("raconté")));
    assert_eq!(told("de").await, None);
}

async fn results_are_kept(house: &House) {
    let store = house.open().await;
    store.write(opened("t")).await.expect("stored");
    let standing = |at, score, won| Standing {
        seat: Seat::at(at),
        score,
        rank: if won { 1 } else { 2 },
        won,
        lines: Vec::new(),
        tie_break: Vec::new(),
    };
    let changes = vec![
        Change::add_seat("t", 0, &seat(SeatKind::Person, Some("anna"))),
        Change::add_seat("t", 1, &seat(SeatKind::Bot, None)),
        Change::result("t", Some("anna"), &standing(0, -3, false), 2),
        Change::result("t", None, &standing(1, 40, true), 2),
    ];
    store.write(changes).await.expect("stored");
    assert_eq!(store.results_at("t").await.expect("results"), [(0, -3, 2, false), (1, 40, 1, true)]);
    let of_anna = store.results_of("anna").await.expect("results");
    let told: Vec<_> = of_anna
        .iter()
        .map(|row| {
            (row.table.as_str(), row.game.as_str(), row.players, row.score, row.parts, row.rank, row.won)
        })
        .collect();
    assert_eq!(told, [("t", "valeria", 2, -3, 2, 2, false)]);
}

async fn a_review_takes_the_place_of_an_older_one(house: &House) {
    let store = house.open().await;
    store.write(opened("t")).await.expect("stored");
    for rules in [1, 2] {
        let row = ReviewRow { rules, data: "cards".to_owned(), iterations: 400, steps: "[]".to_owned() };
        store.write(vec![Change::review("t", &row)]).await.expect("stored");
    }
    let row = store.review("t").await.expect("a reading").expect("a review");
    assert_eq!((row.rules, row.iterations, row.steps.as_str()), (2, 400, "[]"));
}

async fn chat_keeps_the_latest_of_each_kind(house: &House) {
    let store = house.open().await;
    store.write(opened("t")).await.expect("stored");
    for at in 0..6 {
        let seat = (at % 2 == 0).then_some(0);
        let who = seat.map(|_| "anna".to_owned());
        let (name, text) = ("Anna".to_owned(), format!("line {at}"));
        let row = ChatRow { line: at, seat, name, text, made: at, who };
        store.write(vec![Change::say("t", &row)]).await.expect("stored");
    }
    let lines = async |most| {
        let lines = store.chat("t", most).await.expect("a chat");
        lines.into_iter().map(|row| (row.line, row.seat)).collect::<Vec<_>>()
    };
    assert_eq!(lines(2).await, [(2, Some(0)), (3, None), (4, Some(0)), (5, None)]);
    let said = store.chat("t", 1).await.expect("a chat");
    let who: Vec<Option<&str>> = said.iter().map(|row| row.who.as_deref()).collect();
    assert_eq!(who, [Some("anna"), None], "lines of earlier programs do not tell");
    store.write(vec![Change::forget_line("t", 4)]).await.expect("stored");
    assert_eq!(lines(1).await, [(2, Some(0)), (5, None)]);
}

async fn what_must_go_on_after_a_start(house: &House) {
    let store = house.open().await;
    store.write(vec![Change::add_identity("anna", "Anna")]).await.expect("stored");
    let people = [SeatKind::Person, SeatKind::Person];
    let with_bot = [SeatKind::Person, SeatKind::Bot];
    let bots = [SeatKind::Bot, SeatKind::Bot];
    let all = [
        ("people", people, "\"none\""),
        ("clock", people, "{}"),
        ("with_bot", with_bot, "\"none\""),
        ("bots", bots, "{}"),
        ("vote", people, "\"none\""),
    ];
    for (id, kinds, clock) in all {
        let mut row = table(id);
        (row.status, row.clock) = (Status::Playing, clock.to_owned());
        let mut changes = vec![Change::open_table(&row)];
        for (at, kind) in kinds.into_iter().enumerate() {
            changes.push(Change::add_seat(id, at, &seat(kind, (kind == SeatKind::Person).then_some("anna"))));
        }
        store.write(changes).await.expect("stored");
    }
    store.write(vec![Change::vote("vote", Seat::at(0), "anna")]).await.expect("stored");
    let mut running = store.running().await.expect("a list");
    running.sort();
    assert_eq!(running, ["clock", "vote", "with_bot"]);
}

/// On PostgreSQL another node may still be loading it.
async fn half_loaded_games_are_forgotten(house: &House) {
    let store = house.open().await;
    let mut row = table("t");
    row.status = Status::Loading;
    let changes = vec![
        Change::add_identity("anna", "Anna"),
        Change::open_table(&row),
        Change::add_seat("t", 0, &seat(SeatKind::Open, None)),
        Change::deal("t", Seed::from_number(1)),
        Change::append(&row, 0, &line(0, "own-0")),
        Change::open_table(&table("stays")),
    ];
    store.write(changes).await.expect("stored");
    if !house.is_folder() {
        store.forget_half_loaded().await.expect("stored");
        assert!(store.table("t").await.expect("a reading").is_some(), "somebody may be at it");
        house.sql("UPDATE tables SET made = made - 3600").await;
    }
    store.forget_half_loaded().await.expect("stored");
    assert!(store.table("t").await.expect("a reading").is_none());
    assert!(store.moves("t").await.expect("a log").is_empty());
    assert!(store.table("stays").await.expect("a reading").is_some());
}

async fn the_house_knows_how_long_it_was_awake(house: &House) {
    let store = house.open().await;
    store.stay_awake().await.expect("stored");
    assert!(store.awake_since(store::now()) < 60, "it has just been asked");
    assert_eq!(store.awake_since(store::now() + 100), 0, "a clock that was set back");
    house.sql("UPDATE house SET alive = 1000").await;
    let later = house.open().await;
    let had = later.awake_since(400);
    assert!((600..700).contains(&had), "six hundred seconds before it slept, and those since: {had}");
}

async fn a_very_long_write_goes_in_parts(house: &House) {
    let store = house.open().await;
    store.write(opened("t")).await.expect("stored");
    let lines = (0..250).map(|at| Change::append(&table("t"), at, &line(0, &format!("own-{at}"))));
    store.write_in_parts(lines.collect()).await.expect("stored");
    assert_eq!(store.moves("t").await.expect("a log").len(), 250);
}
