//! The Dungeon Lords board: every legal answer is a control on it, and the page keeps the rules of all pages.

use std::collections::BTreeSet;

use boards::{Asked, PageBoard};
use dungeon_lords::DungeonLords;
use engine::{Game, Pack, Seat, Seed, Table, Viewer};
use maud::html;
use words::Lang;

type Lords = Table<DungeonLords>;

fn open(players: usize, seed: u64) -> Lords {
    let pack = Pack::built_in().expect("the pack");
    let options =
        engine::json::read(pack, "options", &serde_json::json!({ "players": players })).expect("options");
    Table::open(options, pack, Seed::from_number(seed)).expect("a table")
}

fn page(table: &Lords, viewer: Viewer, lang: Lang) -> (String, usize) {
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    let view = table.state().view(viewer);
    let mut answers = Vec::new();
    let mut refused = Vec::new();
    if let Some(seat) = seat {
        table.state().legal(seat, &mut answers);
        for wish in DungeonLords::wished(&view, seat) {
            if let Err(refusal) = table.state().check(seat, &wish) {
                refused.push((wish, refusal));
            }
        }
    }
    let story: Vec<_> = table.story(viewer).collect();
    let quote = |clause: &str| html! { blockquote { (clause) } };
    let asked = Asked {
        seat,
        answers: &answers,
        refused: &refused,
        hint: None,
        story: &story,
        replay: Some("/replay?at="),
        odds: true,
        quote: &quote,
    };
    (DungeonLords::page(&view, &asked, lang).into_string(), answers.len())
}

/// What every page must be like.
fn sound(page: &str) {
    assert!(!page.contains(" style="), "inline style");
    assert!(!page.contains("<script"), "inline script");
    assert!(!page.contains("dl-w-") || !page.contains(">dl-w-"), "a word is missing");
    let mut ids = BTreeSet::new();
    for part in page.split(" id=\"").skip(1) {
        let id = part.split('"').next().unwrap_or_default();
        assert!(ids.insert(id), "id {id} stands twice");
    }
    for part in page.split("popovertarget=\"").skip(1) {
        let id = part.split('"').next().unwrap_or_default();
        assert!(ids.contains(id), "nothing opens as {id}");
    }
    for part in page.split("href=\"#").skip(1) {
        let id = part.split('"').next().unwrap_or_default();
        assert!(ids.contains(id), "no drawing is called {id}");
    }
}

fn controls(page: &str) -> Vec<usize> {
    let numbers = page.split("name=\"a\" value=\"").skip(1);
    numbers.filter_map(|part| part.split('"').next()?.parse().ok()).collect()
}

/// Plays a game with answers that follow from the seed, and calls `look` before each.
fn play(players: usize, seed: u64, mut look: impl FnMut(&Lords, Seat, usize)) -> Lords {
    let mut table = open(players, seed);
    let mut chance = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut legal = Vec::new();
    for step in 0.. {
        let awaited: Vec<Seat> = table.state().awaiting().into_iter().collect();
        if awaited.is_empty() {
            break;
        }
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let seat = awaited[(chance >> 33) as usize % awaited.len()];
        look(&table, seat, step);
        legal.clear();
        table.state().legal(seat, &mut legal);
        let answer = legal[(chance >> 40) as usize % legal.len()];
        table.act(seat, answer).expect("a legal answer");
    }
    table
}

#[test]
fn every_answer_is_a_control_on_the_board() {
    let mut looked = 0;
    for (players, seed) in [(2, 1), (3, 11), (4, 3)] {
        play(players, seed, |table, seat, step| {
            let lang = if step % 2 == 0 { Lang::En } else { Lang::Fr };
            let (page, answers) = page(table, Viewer::Seat(seat), lang);
            let mut found = controls(&page);
            found.sort_unstable();
            assert_eq!(
                found,
                (0..answers).collect::<Vec<_>>(),
                "{players} players, seed {seed}, step {step}"
            );
            if step % 5 == 0 {
                sound(&page);
            }
            looked += 1;
        });
    }
    assert!(looked > 500, "only {looked} decisions");
}

#[test]
fn spectators_and_waiting_players_have_no_answers() {
    play(3, 4, |table, seat, step| {
        if step % 10 != 0 {
            return;
        }
        let (watched, _) = page(table, Viewer::Spectator, Lang::En);
        assert!(controls(&watched).is_empty());
        sound(&watched);
        let other = seat.next(3);
        if !table.state().awaiting().contains(other) {
            let (waiting, _) = page(table, Viewer::Seat(other), Lang::Fr);
            assert!(controls(&waiting).is_empty());
            sound(&waiting);
        }
    });
}

#[test]
fn a_finished_game_opens_all_hands() {
    let mut traps = 0;
    let over = play(2, 6, |table, _, step| {
        if step % 25 == 0 {
            let state = table.state();
            let views: Vec<_> = Seat::all(2).map(|seat| state.view(Viewer::Seat(seat))).collect();
            let open = DungeonLords::opened(views).expect("a view");
            for seat in Seat::all(2) {
                assert_eq!(open.hand(seat).traps, state.hand(seat).traps);
                assert_eq!(open.hand(seat).pets, state.hand(seat).pets);
                traps += state.hand(seat).traps.total();
            }
        }
    });
    assert!(traps > 0, "nobody ever held a trap");
    assert!(over.state().outcome().is_some());
    let (page, _) = page(&over, Viewer::Spectator, Lang::En);
    assert!(
        page.contains("<details class=\"dl-titles\" id=\"dl-titles\" open>"),
        "titles lie open at the end"
    );
    sound(&page);
}

#[test]
fn the_gallery_shows_every_creature_room_trap_and_pet_by_its_own_drawing() {
    for lang in Lang::ALL {
        let gallery = DungeonLords::gallery(lang).into_string();
        sound(&gallery);
        assert!(!gallery.contains("#dlp-unknown"), "something has no drawing");
        let pack = Pack::<dungeon_lords::Data>::built_in().expect("the pack");
        for monster in &pack.monsters {
            assert!(gallery.contains(&format!("#dlp-{}", monster.name.id)));
        }
    }
}
