//! Every legal answer is a control on the Dungeon Petz board, in both languages; nothing on it breaks the page's rules.

use std::collections::BTreeSet;

use boards::{Asked, PageBoard};
use dungeon_petz::{Action, Data, DungeonPetz, Event};
use engine::{Game, Pack, Seat, Seed, Table, Viewer};
use maud::html;
use words::Lang;

/// One page, as `viewer` sees it; `asked` says whose answers are on it.
fn page(table: &Table<DungeonPetz>, viewer: Viewer, asked: Option<Seat>, lang: Lang) -> (String, usize) {
    let mut answers = Vec::new();
    let mut refused = Vec::new();
    let view = table.state().view(viewer);
    if let Some(seat) = asked {
        table.state().legal(seat, &mut answers);
        let wishes = DungeonPetz::wished(&view, seat).into_iter();
        refused.extend(wishes.filter_map(|wish| Some((wish, table.state().check(seat, &wish).err()?))));
    }
    let story: Vec<_> = table.story(viewer).collect();
    let quote = |clause: &str| html! { blockquote { (clause) } };
    let asked: Asked<'_, _, Event> = Asked {
        seat: asked,
        answers: &answers,
        refused: &refused,
        hint: Some(0),
        story: &story,
        replay: Some("/moment/"),
        odds: true,
        quote: &quote,
    };
    (DungeonPetz::page(&view, &asked, lang).into_string(), answers.len())
}

fn ids_are_unique(page: &str) {
    let mut known = BTreeSet::new();
    for part in page.split(" id=\"").skip(1) {
        let id = part.split('"').next().expect("a quoted id");
        assert!(known.insert(id), "{id} stands twice");
    }
    for part in page.split(" popovertarget=\"").skip(1) {
        let id = part.split('"').next().expect("a quoted id");
        assert!(known.contains(id), "{id} opens nothing");
    }
}

/// The answers that pieces (`data-drag`) or places (`data-drop`) name.
fn named(page: &str, attribute: &str) -> BTreeSet<usize> {
    let opening = format!(" {attribute}=\"");
    let values = page.split(opening.as_str()).skip(1).filter_map(|part| part.split('"').next());
    values.flat_map(|value| value.split(' ')).map(|number| number.parse().expect("a number")).collect()
}

/// Whatever can be dragged is an answer; a card, a group and a cage have somewhere to go.
fn dragging_means_answers(page: &str, answers: &[Action]) {
    let (pieces, places) = (named(page, "data-drag"), named(page, "data-drop"));
    assert!(pieces.iter().chain(&places).all(|number| *number < answers.len()));
    for (number, answer) in answers.iter().enumerate() {
        let moves = matches!(
            answer,
            Action::Assign { .. }
                | Action::Send(_)
                | Action::PlaceCage { .. }
                | Action::House { .. }
                | Action::TakePet(_)
                | Action::Entertain { employee: false, .. }
        );
        if moves {
            assert!(pieces.contains(&number) && places.contains(&number), "{answer:?} cannot be dragged");
        }
    }
}

fn plays(players: u8, seed: u64, variants: bool) {
    let pack = Pack::<Data>::built_in().expect("the data of the box");
    let options = serde_json::json!({ "players": players, "double": variants, "meat_stand": variants });
    let options = engine::json::read(pack, "options", &options).expect("options");
    let mut table = Table::<DungeonPetz>::open(options, pack, Seed::from_number(seed)).expect("a table");
    let (mut legal, mut number, mut step) = (Vec::new(), seed, 0);
    while let Some(seat) = table.state().awaiting().lowest() {
        let lang = Lang::ALL[step % 2];
        let (text, count) = page(&table, Viewer::Seat(seat), Some(seat), lang);
        for answer in 0..count {
            let control = format!("name=\"a\" value=\"{answer}\"");
            assert_eq!(text.matches(&control).count(), 1, "answer {answer} at step {step} of game {seed}");
        }
        assert!(!text.contains(" style=") && !text.contains("<script"));
        ids_are_unique(&text);
        if usize::is_multiple_of(step, 16) {
            let (text, _) = page(&table, Viewer::Spectator, None, lang);
            assert!(!text.contains("name=\"a\"") && !text.contains("data-drag"));
            ids_are_unique(&text);
        }
        legal.clear();
        table.state().legal(seat, &mut legal);
        dragging_means_answers(&text, &legal);
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        table.act(seat, legal[(number >> 33) as usize % legal.len()]).expect("a legal answer");
        step += 1;
    }
    let (text, _) = page(&table, Viewer::Spectator, None, Lang::Fr);
    ids_are_unique(&text);
}

#[test]
fn two_players() {
    plays(2, 11, false);
    plays(2, 12, true);
}

#[test]
fn three_players() {
    plays(3, 21, true);
}

#[test]
fn four_players() {
    plays(4, 31, false);
    plays(4, 32, true);
}

#[test]
fn the_gallery_shows_every_pet_once() {
    let text = DungeonPetz::gallery(Lang::En).into_string();
    ids_are_unique(&text);
    assert_eq!(text.matches("class=\"dp-pet ").count(), 18);
    assert!(!text.contains("#dpp-stranger\"") && !text.contains("dp-i-"));
}

#[test]
fn a_finished_game_opens_all_hands() {
    let pack = Pack::<Data>::built_in().expect("the data of the box");
    let options = engine::json::read(pack, "options", &serde_json::json!({ "players": 2 })).expect("options");
    let table = Table::<DungeonPetz>::open(options, pack, Seed::from_number(5)).expect("a table");
    let views = Seat::all(2).map(|seat| table.state().view(Viewer::Seat(seat))).collect();
    let open = DungeonPetz::opened(views).expect("a view");
    assert!(Seat::all(2).all(|seat| open.hand(seat).is_some()));
}
