//! Whole games as people see them: nothing is left unsaid, and each answer is a button.

use boards::{Asked, PageBoard, TextBoard, page::Quotes};
use engine::{Game, Seed, Table, Viewer};
use maud::html;
use serde_json::json;
use under_the_bed::{Action, UnderTheBed};
use words::Lang;

/// Text for people holds no message key that was left unread.
#[track_caller]
fn is_said(text: &str) {
    let unread =
        ["ub-a-", "ub-ev-", "ub-score-", "ub-q-", "ub-option", "{ $"].iter().any(|sign| text.contains(sign));
    assert!(!text.trim().is_empty() && !unread, "{text}");
}

fn page(table: &Table<UnderTheBed>, viewer: Viewer, answers: &[Action], lang: Lang) -> String {
    let story: Vec<_> = table.story(viewer).collect();
    let asked = Asked {
        seat: table.state().awaiting().lowest(),
        answers,
        refused: &[],
        hint: None,
        story: &story,
        replay: None,
        odds: false,
        quotes: Quotes { game: UnderTheBed::ID, lang, write: |_, clause, _| html! { (clause) } },
    };
    UnderTheBed::page(&table.state().view(viewer), &asked, lang).into_string()
}

#[test]
fn whole_games_are_shown_and_told() {
    for (players, lang) in (2..=4).flat_map(|players| Lang::ALL.map(|lang| (players, lang))) {
        let table = testkit::random_game::<UnderTheBed>(json!({ "players": players }), Seed::from_number(7));
        for entry in 0..=table.log().len() {
            let then = table.at(entry).expect("a moment");
            for viewer in Viewer::all(players) {
                let view = then.state().view(viewer);
                let mut answers = Vec::new();
                if let Viewer::Seat(seat) = viewer {
                    then.state().legal(seat, &mut answers);
                }
                is_said(&UnderTheBed::draw(&view, lang));
                answers.iter().for_each(|action| is_said(&UnderTheBed::answer(&view, action, lang)));
                let page = page(&then, viewer, &answers, lang);
                is_said(&page);
                for number in 0..answers.len() {
                    assert_eq!(page.matches(&format!("name=\"a\" value=\"{number}\"")).count(), 1);
                }
                assert_eq!(page.matches("name=\"a\"").count(), answers.len());
            }
        }
        for viewer in Viewer::all(players) {
            let data = table.pack().data();
            table.story(viewer).for_each(|(_, told)| is_said(&UnderTheBed::event(data, &told.event, lang)));
        }
        for line in
            table.state().outcome().expect("over").standings.iter().flat_map(|standing| &standing.lines)
        {
            is_said(&UnderTheBed::score_item(line.item, lang));
        }
        is_said(&UnderTheBed::gallery(lang).into_string());
    }
}
