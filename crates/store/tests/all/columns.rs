//! A later program adds columns while this one runs: every verb answers as before.

use engine::{Seat, Seed, Standing};
use store::{Change, ChatRow, ReviewRow, SeatKind, Status, Store, TableRow, Verb, VisitRow};

use crate::{
    house::{House, guest, line, seat, table},
    on_both,
};

on_both!(columns_that_are_added_meanwhile_hurt_nobody);

/// One row at least in every table of the house.
fn filled(id: &str) -> Vec<Change> {
    let row = TableRow { due: Some(1), ..table(id) };
    let standing = Standing {
        seat: Seat::at(0),
        score: 40,
        rank: 1,
        won: true,
        lines: Vec::new(),
        tie_break: Vec::new(),
    };
    let review = ReviewRow { rules: 1, data: "cards".to_owned(), iterations: 400, steps: "[]".to_owned() };
    let chat = ChatRow {
        line: 0,
        seat: Some(0),
        name: "Anna".to_owned(),
        text: "hello".to_owned(),
        made: 3,
        who: Some("anna".to_owned()),
    };
    let visit = VisitRow { who: "anna".to_owned(), node: "north".to_owned(), open: true, until: 9 };
    let mut all = vec![
        Change::open_table(&row),
        Change::add_seat(id, 0, &seat(SeatKind::Person, Some("anna"))),
        Change::add_seat(id, 1, &seat(SeatKind::Bot, None)),
        Change::deal(id, Seed::from_number(1)),
        Change::begin(id, 1, "cards"),
        Change::append(&row, 0, &line(0, "own-0")),
        Change::state(&row, 1, "as it stood"),
        Change::vote(id, Seat::at(1), "anna"),
        Change::result(id, Some("anna"), &standing, 2),
        Change::telling(id, "en", "told"),
        Change::review(id, &review),
        Change::say(id, &chat),
        Change::visit(id, &visit),
        Change::aside(id, Seat::at(0), "hint", "take one"),
        Change::order(Verb::Hide, id, Some("why")),
    ];
    all.extend(Change::go_on(&row, 1, "cards", 1));
    // What is due, as those who keep tables note it.
    all.push(Change::step(&TableRow { revision: 1, status: Status::Playing, stands: Some(1), ..row }));
    all
}

/// What every verb that reads says. None of them has nothing to say.
async fn told(store: &Store) -> Vec<(&'static str, String)> {
    let mut told = Vec::new();
    macro_rules! ask {
        ($($verb:ident($($arg:expr),*)),+ $(,)?) => {
            $(let said = store.$verb($($arg),*).await;
            let said = said.unwrap_or_else(|error| panic!("{}: {error}", stringify!($verb)));
            told.push((stringify!($verb), format!("{said:?}")));)+
        };
    }
    if store.is_shared() {
        ask!(beat("north"), take_due("north", true));
    }
    ask!(
        identity("anna"),
        identity_by_login("anna"),
        identity_by_rejoin("print"),
        table("t"),
        table_by_invite("invite-t"),
        deal("t"),
        seats("t"),
        moves("t"),
        moves_from("t", 0),
        review("t"),
        chat("t", 5),
        tables_of("anna"),
        opened("anna", "door"),
        sits_at("anna", 0),
        listed(Status::Playing, 5),
        running(),
        votes("t"),
        results_at("t"),
        results_of("anna"),
        state("t"),
        ground("t", 1),
        ends("t"),
        telling("t", "en"),
        orders_after(0),
        find_people("anna", 5),
        find_tables("anna", 5),
        revision("t"),
        revisions(&["t".to_owned()]),
        visits("t"),
        asides("t"),
        answers(),
    );
    for (verb, said) in &told {
        assert!(!["None", "[]"].contains(&said.as_str()), "{verb} has nothing to say");
    }
    told
}

/// Every verb is asked by many at once, so that its statement is prepared on every connection, or used there again: asked by few,
/// it may come to one that does not know it yet, and nothing is noticed.
async fn all_told(store: &Store, expected: &[(&str, String)]) {
    for _ in 0..2 {
        let all = tokio::join!(
            told(store),
            told(store),
            told(store),
            told(store),
            told(store),
            told(store),
            told(store),
            told(store)
        );
        for told in [all.0, all.1, all.2, all.3, all.4, all.5, all.6, all.7] {
            assert_eq!(told, expected);
        }
    }
}

/// Each table gets a column of every name that another one has, and of the names that statements give to what they count:
/// so nothing is left that could be meant by two tables.
async fn add_columns(house: &House) {
    let columns = house.columns().await;
    let names = columns.iter().map(|(_, column)| column.as_str());
    let mut names: Vec<&str> =
        names.chain(["added", "ms", "back", "of_host", "of_door", "players", "value"]).collect();
    names.sort_unstable();
    names.dedup();
    let mut tables: Vec<&str> = columns.iter().map(|(table, _)| table.as_str()).collect();
    tables.dedup();
    let mut sql = String::from("BEGIN;");
    for table in tables {
        for name in &names {
            if !columns.iter().any(|(of, column)| of == table && column == name) {
                sql.push_str(&format!("ALTER TABLE {table} ADD COLUMN \"{name}\" TEXT;"));
            }
        }
    }
    house.sql(&(sql + "COMMIT")).await;
}

async fn columns_that_are_added_meanwhile_hurt_nobody(house: &House) {
    let store = house.open().await;
    let mut people = guest("anna", "anna");
    people.extend([Change::set_rejoin("anna", "print"), Change::end_session("anna", "session")]);
    store.write(people).await.expect("stored");
    store.write(filled("t")).await.expect("stored");
    if store.is_shared() {
        // Whoever says for the first time that they are awake is not told so yet.
        store.beat("north").await.expect("a beat");
    }
    let before = told(&store).await;
    for _ in 0..3 {
        all_told(&store, &before).await;
    }
    add_columns(house).await;
    // Whoever was here lately is not read again.
    store.identity_changed("anna");
    all_told(&store, &before).await;
    // Nor does whoever writes.
    store.write(filled("u")).await.expect("stored");
    store.write(Change::leave("north").into()).await.expect("stored");
    store.write(Change::forget_nodes(0).into()).await.expect("stored");
    store.forget_half_loaded().await.expect("stored");
    store.stay_awake().await.expect("stored");
    assert_eq!(store.tables_of("anna").await.expect("tables").len(), 2);
}
