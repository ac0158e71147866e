//! Tables, saves and luck on the toy game.

use crate::toy::*;
use engine::{
    Game, LogEntry, NotUndone, Pack, Problem, Seat, Seed, Table, Viewer, Witness,
    any::{AnyGame, Of, Rejected},
    json,
    ledger::{Ledger, cited},
    save,
};
use serde_json::json;

type Sound = Toy<SOUND>;

fn open(players: usize, seed: u64) -> Table<Sound> {
    Table::open(Options { players }, Pack::built_in().expect("data"), Seed::from_number(seed)).expect("table")
}

fn seat(index: usize) -> Seat {
    Seat::at(index)
}

#[test]
fn refused_answers_leave_no_trace() {
    let mut table = open(2, 1);
    let before = table.state().clone();
    let refusal = table.act(seat(0), Action::Draw).expect_err("not yet");
    assert_eq!(refusal.clause(), "TO-TURN-02");
    assert_eq!((table.state(), table.log().len()), (&before, 0));
}

#[test]
fn a_secret_choice_can_be_taken_back_while_others_still_think() {
    let mut table = open(3, 1);
    table.act(seat(0), Action::Keep(0)).expect("legal");
    table.act(seat(1), Action::Keep(1)).expect("legal");
    assert!(table.can_undo(seat(0)) && table.can_undo(seat(1)) && !table.can_undo(seat(2)));
    table.undo(seat(0)).expect("nothing was revealed");
    assert_eq!(table.state().players[1].kept, Some(1), "the other answer stands");
    assert!(table.state().awaiting().contains(seat(0)));
    assert_eq!(
        table.log().last(),
        Some(&LogEntry { seat: seat(0), act: None, luck: vec![] }),
        "an undo is a line of the log"
    );
    assert_eq!(table.undo(seat(0)).expect_err("nothing left"), NotUndone::Nothing);
}

#[test]
fn undo_never_takes_the_turn_from_somebody_else() {
    let mut table = open(2, 1);
    table.act(seat(1), Action::Keep(0)).expect("legal");
    table.act(seat(0), Action::Keep(0)).expect("legal");
    // Seat 0 is asked for its turn now; taking back the choice of seat 1 would take that question away.
    assert!(!table.can_undo(seat(1)));
    assert_eq!(table.undo(seat(1)).expect_err("too late"), NotUndone::Barrier);
    assert!(table.can_undo(seat(0)), "its own choice may still be changed");
    table.act(seat(0), Action::Save).expect("legal");
    assert!(!table.can_undo(seat(0)), "the turn has passed on");
}

#[test]
fn undo_never_crosses_a_die_or_a_drawn_card() {
    for action in [Action::Roll, Action::Draw] {
        let mut table = open(2, 1);
        table.act(seat(0), Action::Keep(0)).expect("legal");
        table.act(seat(1), Action::Keep(0)).expect("legal");
        table.act(seat(0), action).expect("legal");
        assert_eq!(table.undo(seat(0)).expect_err("{action:?}"), NotUndone::Barrier);
    }
}

#[test]
fn a_game_goes_on_from_a_state_and_nothing_crosses_it() {
    let mut before = open(3, 1);
    before.act(seat(1), Action::Keep(1)).expect("legal");
    assert!(before.can_undo(seat(1)));
    let mut table = Table::going_on(Options { players: 3 }, *before.seed(), 7, before.state().clone());
    assert!(table.has_ground() && !table.can_undo(seat(1)), "what came before cannot be taken back");
    assert_eq!(table.undo(seat(1)).expect_err("too late"), NotUndone::Nothing);
    assert_eq!((table.entries(), table.moments(Viewer::Seat(seat(1))).count()), (7, 0));
    table.act(seat(0), Action::Keep(0)).expect("legal");
    assert_eq!(table.moments(Viewer::Seat(seat(0))).collect::<Vec<_>>(), [7], "lines are counted on");
    assert_eq!(table.steps()[0].entry, 7);
    table.undo(seat(0)).expect("nothing was revealed since");
    assert_eq!((table.state(), table.entries()), (before.state(), 9));
    table.act(seat(2), Action::Keep(0)).expect("legal");
    for (entries, state) in
        [(0, before.state()), (7, before.state()), (9, before.state()), (10, table.state())]
    {
        assert_eq!(table.at(entries).expect("replay").state(), state, "after {entries} lines");
    }
    assert_eq!(save::save(&table).expect_err("nobody could play it again"), Problem::new("save-went-on"));
}

fn saved(table: &Table<Sound>) -> String {
    save::save(table).expect("written")
}

fn finished(seed: u64) -> Table<Sound> {
    let mut table = open(2, seed);
    table.act(seat(1), Action::Keep(1)).expect("legal");
    table.undo(seat(1)).expect("open");
    table.act(seat(1), Action::Keep(0)).expect("legal");
    table.act(seat(0), Action::Keep(1)).expect("legal");
    for (index, action) in [Action::Roll, Action::Draw, Action::Save, Action::Roll].into_iter().enumerate() {
        table.act(seat(index % 2), action).expect("legal");
    }
    assert!(table.state().outcome().is_some());
    table
}

#[test]
fn any_moment_can_be_visited_and_the_whole_saved() {
    let table = finished(3);
    for entries in 0..=table.log().len() {
        let then = table.at(entries).expect("replay");
        assert_eq!(then.log(), &table.log()[..entries]);
    }
    let text = saved(&table);
    let read = save::read(&text).expect("ours");
    assert_eq!((read.game(), read.entries()), ("toy", table.log().len()));
    let again = read.replay::<Sound>(table.pack()).expect("a good save");
    assert_eq!((again.state(), again.log()), (table.state(), table.log()));
    assert_eq!(saved(&again), text);
}

#[test]
fn every_altered_byte_of_a_save_is_noticed() {
    let table = finished(3);
    let text = saved(&table);
    for at in 0..text.len() {
        let mut bytes = text.clone().into_bytes();
        bytes[at] = if bytes[at] == b'1' { b'2' } else { b'1' };
        let Ok(altered) = String::from_utf8(bytes) else { continue };
        let loaded = save::load::<Sound>(&altered, table.pack());
        assert!(
            loaded.is_err(),
            "byte {at} changed: {}",
            &altered[at.saturating_sub(20)..(at + 20).min(altered.len())]
        );
    }
    for length in 0..text.len() {
        assert!(save::load::<Sound>(&text[..length], table.pack()).is_err(), "cut at {length}");
    }
}

#[test]
fn what_cannot_be_written_is_an_error() {
    let pack = Pack::built_in().expect("data");
    let table =
        Table::<Toy<HAS_NO_HASH>>::open(Options { players: 2 }, pack, Seed::from_number(1)).expect("table");
    assert_eq!(table.state_hash().expect_err("no hash").key, "state-unwritable");
    assert_eq!(save::save(&table).expect_err("no save without a hash").key, "state-unwritable");
}

#[test]
fn a_save_says_what_is_wrong_with_it() {
    let table = finished(3);
    let text = saved(&table);
    let key = |text: &str| save::read(text).err().map(|problem| problem.key);
    assert_eq!(key(&text), None);
    for (spoilt, expected) in [
        (text.replace("menagerie-save", "chess"), "save-not-ours"),
        ("[1, 2]".to_owned(), "save-not-ours"),
        (text.replace("\"version\":2", "\"version\":1"), "save-version"),
        (text.replace("\"rules\":1", "\"rules\":1,\"more\":2"), "save-damaged"),
        (text.replace("\"keep\":1", "\"keep\":0"), "save-digest"),
        (text[..text.len() / 2].to_owned(), "save-cut-short"),
        (format!("{text}}}"), "save-not-json"),
    ] {
        assert_eq!(key(&spoilt), Some(expected), "{spoilt}");
    }
    let spaced: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(key(&serde_json::to_string_pretty(&spaced).expect("text")), None, "spaces change nothing");
}

#[test]
fn hostile_saves_are_refused_before_they_are_played() {
    let text = saved(&finished(3));
    let key = |text: &str| save::read(text).err().map(|problem| problem.key);
    let act = "\"act\":{\"keep\":1}";
    assert!(text.contains(act));
    let with_act = |act: &str| text.replacen("{\"keep\":1}", act, 1);
    let deep = |depth: usize| "[".repeat(depth) + &"]".repeat(depth);
    assert_eq!(key(&" ".repeat(save::MAX_BYTES + 1)), Some("save-too-large"));
    assert_eq!(key(&with_act(&deep(200))), Some("json-unreadable"));
    assert_eq!(key(&with_act(&deep(100_000))), Some("save-oversized"));
    assert_eq!(key(&with_act(&format!("[{}0]", "0,".repeat(1000)))), Some("save-oversized"));
    assert_eq!(key(&text.replace("{\"players\":2}", &deep(100_000))), Some("save-oversized"));
    let entry = "{\"seat\":0,\"act\":null},";
    let long = text.replace("\"log\":[", &format!("\"log\":[{}", entry.repeat(save::MAX_ENTRIES)));
    assert_eq!(key(&long), Some("save-too-long"));
    for seed in ["-1", "1.5", "[[0]]", "\"zz\"", "123456789012345678901234567890"] {
        let from = text.find("\"seed\":").expect("a seed") + 7;
        let to = from + text[from..].find(',').expect("more");
        assert_eq!(key(&format!("{}{seed}{}", &text[..from], &text[to..])), Some("save-damaged"), "{seed}");
    }
}

#[test]
fn a_save_with_another_pack_is_refused() {
    let table = finished(3);
    let other = Pack::parse("cards = 13").expect("pack");
    let problems = save::load::<Sound>(&saved(&table), other).expect_err("another pack");
    assert_eq!(problems[0].key, "save-data");
}

#[test]
fn order_of_arrival_changes_nobodys_luck() {
    let play = |first: usize| {
        let mut table = open(3, 9);
        for step in 0..3 {
            table.act(seat((first + step) % 3), Action::Keep(0)).expect("legal");
        }
        table.state().clone()
    };
    assert_eq!(play(0), play(1));
    assert_eq!(play(0), play(2));
}

#[test]
fn scripted_rolls_decide_and_leftovers_are_seen() {
    let mut table = open(2, 1);
    table.act(seat(0), Action::Keep(0)).expect("legal");
    table.act(seat(1), Action::Keep(0)).expect("legal");
    let mut on = Witness::scripted([6, 2]);
    table.act_recorded(seat(0), Action::Roll, &mut on).expect("legal");
    assert_eq!((table.state().players[0].points, on.unused()), (6, 1));
    let mut on = Witness::scripted([9]);
    table.act_recorded(seat(1), Action::Roll, &mut on).expect("legal");
    assert_eq!(on.misfit, Some((9, 1, 6)));
}

#[test]
fn dice_are_fair_and_streams_are_apart() {
    use engine::{Luck, Stream};
    let mut luck = Luck::new(&Seed::from_number(4));
    let mut faces = [0u32; 6];
    for _ in 0..60_000 {
        faces[luck.roll::<()>(Stream::Table, 1, 6, &mut Witness::silent()) as usize - 1] += 1;
    }
    assert!(faces.iter().all(|count| (9_600..10_400).contains(count)), "{faces:?}");
    let mut draws = |stream| {
        (0..20).map(|_| luck.roll::<()>(stream, 0, 1000, &mut Witness::silent())).collect::<Vec<_>>()
    };
    let (one, two) = (draws(Stream::Seat(seat(0))), draws(Stream::Seat(seat(1))));
    assert_ne!(one, two);
    let mut again = Luck::new(&Seed::from_number(4));
    let repeat: Vec<u32> =
        (0..20).map(|_| again.roll::<()>(Stream::Seat(seat(1)), 0, 1000, &mut Witness::silent())).collect();
    assert_eq!(two, repeat, "a seat's luck does not depend on what others drew");
}

#[test]
fn a_seed_is_committed_to_and_never_printed() {
    let (seed, other) = (Seed::from_number(1), Seed::from_number(2));
    assert!(seed.keeps(&seed.commitment()) && !other.keeps(&seed.commitment()));
    assert_eq!(seed.to_string().parse(), Ok(seed));
    assert!(!format!("{seed:?}").contains(&seed.to_string()[..8]));
    assert!("not a seed".parse::<Seed>().is_err());
    let table = open(2, 1);
    assert!(!format!("{:?}", table.state()).contains(&seed.to_string()[..8]));
}

#[test]
fn events_reach_only_their_audience() {
    let mut table = open(2, 1);
    table.act(seat(0), Action::Keep(0)).expect("legal");
    let heard = |viewer| table.story(viewer).map(|(_, told)| told.event.clone()).collect::<Vec<_>>();
    assert!(matches!(heard(Viewer::Seat(seat(0)))[..], [Event::Kept { card: Some(_), .. }]));
    assert!(matches!(heard(Viewer::Seat(seat(1)))[..], [Event::Kept { card: None, .. }]));
    assert!(matches!(heard(Viewer::Spectator)[..], [Event::Kept { card: None, .. }]));
}

#[test]
fn any_table_speaks_json() {
    let game: &dyn AnyGame = &Of::<Sound>::NEW;
    let mut table = game.open(&json!({ "players": 2 }), None, Seed::from_number(1)).expect("table");
    assert_eq!(table.legal(seat(0)), vec![json!({ "keep": 0 }), json!({ "keep": 1 })]);
    assert!(matches!(table.act(seat(0), &json!({ "eat": 3 })), Err(Rejected::Unreadable(_))));
    assert!(
        matches!(table.act(seat(0), &json!("draw")), Err(Rejected::Refused(refusal)) if refusal.clause() == "TO-TURN-02")
    );
    table.act(seat(0), &json!({ "keep": 1 })).expect("legal");
    assert_eq!(table.entries(), 1);
    assert_eq!(game.load(&table.save().expect("written"), None).expect("save").state(), table.state());
    assert!(game.open(&json!({ "players": 99 }), None, Seed::from_number(1)).is_err());
    assert!(game.open(&json!({ "wizards": 2 }), None, Seed::from_number(1)).is_err());
    assert!(game.open(&json!([1, 2]), None, Seed::from_number(1)).is_err());
    assert!(game.open(&json!([]), None, Seed::from_number(1)).is_err(), "a list is no object");
    assert!(game.open(&json!({}), Some("cards = few"), Seed::from_number(1)).is_err());
}

#[test]
fn impossible_states_are_refused() {
    let table = open(2, 1);
    let mut value = json::write(table.pack(), table.state());
    value["deck"] = json!([250]);
    assert_eq!(
        json::read_state::<Sound>(table.pack(), &value).expect_err("no such card").key,
        "state-impossible"
    );
    value["players"].as_array_mut().expect("players").truncate(1);
    let problem = json::read_state::<Sound>(table.pack(), &value).expect_err("no such table");
    assert_eq!(problem.args, [("reason", "two or three play; no such card".to_owned())]);
    assert_eq!(
        json::read_state::<Sound>(table.pack(), &json!(7)).expect_err("no state").key,
        "json-unreadable"
    );
}

#[test]
fn ledgers_are_read_clause_by_clause() {
    let ledger = Ledger::parse(
        "# Toy\n\nIntro.\n\n## 1. Play\n\n- **TO-A-01** [basic] [2p] Keep one.\n- **R-01** Why?\n- plain\n",
    );
    assert_eq!(ledger.title, "Toy");
    let clause = ledger.find("to-a-01").expect("found");
    assert_eq!((clause.tags.len(), clause.text.as_str()), (2, "Keep one."));
    assert_eq!(ledger.ids().collect::<Vec<_>>(), ["TO-A-01"], "rulings are not clauses");
    assert_eq!(
        cited(" VA-PAY-01, DL-FEST-PAL-06 and R-08").collect::<Vec<_>>(),
        ["VA-PAY-01", "DL-FEST-PAL-06"]
    );
}

#[test]
fn provenance_counts_sources() {
    let text = "[a]\nsource = \"seed\"\n[[b]]\nsource = \"house\"\n[[b]]\nsource = \"house\"\n";
    let sources = engine::pack::provenance(text).expect("TOML");
    assert_eq!(sources.into_iter().collect::<Vec<_>>(), [("house".to_owned(), 2), ("seed".to_owned(), 1)]);
    assert!(engine::pack::provenance("[").is_err());
}
