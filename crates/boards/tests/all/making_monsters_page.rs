//! Random games of Making Monsters, looked at as pages by every seat.

use std::collections::BTreeSet;

use boards::{Asked, PageBoard};
use engine::{Game, Pack, Seat, Seed, Table, Told, Viewer, Witness, json as engine_json};
use making_monsters::{Action, Data, Event, MakingMonsters, Options, Phase};
use maud::html;
use serde_json::{Value, json};
use words::Lang;

/// Small and always the same: which answer is given next.
struct Random(u64);

impl Random {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % count.max(1) as u64) as usize
    }
}

type Story<'a> = [(Option<usize>, &'a Told<Event>)];

fn page(table: &Table<MakingMonsters>, viewer: Viewer, answers: &[Action], lang: Lang) -> String {
    let story: Vec<_> = table.story(viewer).collect();
    page_of(table.state(), &story, viewer, answers, lang)
}

fn page_of(
    state: &MakingMonsters,
    story: &Story<'_>,
    viewer: Viewer,
    answers: &[Action],
    lang: Lang,
) -> String {
    let view = state.view(viewer);
    let refused: Vec<_> = match viewer {
        Viewer::Seat(seat) if !answers.is_empty() => MakingMonsters::wished(&view, seat)
            .into_iter()
            .filter_map(|wish| state.check(seat, &wish).err().map(|refusal| (wish, refusal)))
            .collect(),
        _ => Vec::new(),
    };
    let asked = Asked {
        seat: state.awaiting().lowest(),
        answers,
        refused: &refused,
        hint: None,
        story,
        replay: Some("/replay?at="),
        odds: true,
        quote: &|clause: &str| html! { blockquote { (clause) } },
    };
    MakingMonsters::page(&view, &asked, lang).into_string()
}

/// The values of an attribute, in order.
fn values<'a>(page: &'a str, attribute: &str) -> Vec<&'a str> {
    let opening = format!(" {attribute}=\"");
    page.split(opening.as_str()).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

fn look_at(page: &str, answers: usize) {
    assert!(!page.contains(" style="), "inline styles are blocked");
    assert!(!page.contains("<script"), "inline scripts are blocked");
    let ids = values(page, "id");
    let different: BTreeSet<&str> = ids.iter().copied().collect();
    assert_eq!(ids.len(), different.len(), "an id stands twice on the page");
    for target in values(page, "popovertarget") {
        assert!(different.contains(target), "nothing to open: {target}");
    }
    for number in 0..answers {
        assert!(
            page.contains(&format!("name=\"a\" value=\"{number}\"")),
            "answer {number} is not on the board"
        );
    }
    assert_eq!(page.matches("name=\"a\"").count(), answers, "each answer stands on the board once");
    for number in ["data-drag", "data-drop"]
        .iter()
        .flat_map(|name| values(page, name))
        .flat_map(|value| value.split(' '))
    {
        assert!(
            number.parse::<usize>().is_ok_and(|number| number < answers),
            "{number} is no answer to drag"
        );
    }
}

/// Plays a game to its end and looks at it on the way.
fn play(players: u8, seed: u64) -> BTreeSet<String> {
    let pack = Pack::<Data>::built_in().expect("the pack is read");
    let mut table =
        Table::<MakingMonsters>::open(Options { players }, pack, Seed::from_number(seed)).expect("a table");
    let mut random = Random(seed);
    let mut phases = BTreeSet::new();
    let mut legal = Vec::new();
    for step in 0.. {
        let awaiting = table.state().awaiting();
        let waiting: Vec<Seat> =
            Seat::all(usize::from(players)).filter(|seat| awaiting.contains(*seat)).collect();
        if waiting.is_empty() {
            break;
        }
        let seat = waiting[random.below(waiting.len())];
        legal.clear();
        table.state().legal(seat, &mut legal);
        let lang = if step % 2 == 0 { Lang::En } else { Lang::Fr };
        look_at(&page(&table, Viewer::Seat(seat), &legal, lang), legal.len());
        if step % 7 == 0 {
            look_at(&page(&table, Viewer::Spectator, &[], lang), 0);
        }
        phases.insert(format!("{:?}", table.state().phase));
        let answer = legal[random.below(legal.len())];
        table.act(seat, answer).expect("a legal answer is taken");
    }
    assert_eq!(table.state().phase, Phase::Over);
    for viewer in Viewer::all(usize::from(players)) {
        look_at(&page(&table, viewer, &[], Lang::Fr), 0);
    }
    let views = Seat::all(usize::from(players)).map(|seat| table.state().view(Viewer::Seat(seat))).collect();
    let open = MakingMonsters::opened(views).expect("a view of all");
    assert_eq!(open.viewer, Viewer::Spectator);
    phases
}

#[test]
fn every_answer_stands_on_the_board() {
    for players in 2..=4 {
        let phases: BTreeSet<String> =
            (0..2).flat_map(|seed| play(players, 40 * u64::from(players) + seed)).collect();
        for phase in [
            "Setup",
            "Order",
            "Deliver",
            "EndSteps",
            "Answer",
            "Reanimate",
            "Keep",
            "Settle",
            "Prepare",
            "Show",
        ] {
            assert!(phases.contains(phase), "{players} players never came to {phase}");
        }
    }
}

/// A table of two with values put in, at its next question.
fn given(values: &[(&str, Value)]) -> MakingMonsters {
    let pack = Pack::<Data>::built_in().expect("the pack is read");
    let silent = &mut Witness::silent();
    let fresh =
        MakingMonsters::new(&Options { players: 2 }, pack, &Seed::from_number(1), silent).expect("a table");
    let mut state = engine_json::write(pack, &fresh);
    for (pointer, value) in values {
        *state.pointer_mut(pointer).expect("a place of the state") = value.clone();
    }
    let mut state: MakingMonsters = engine_json::read_state(pack, &state).expect("a state");
    state.resume(silent);
    state
}

#[test]
fn numbers_on_buttons_are_those_of_the_rules() {
    let page = |state: &MakingMonsters| {
        let mut legal = Vec::new();
        state.legal(Seat::at(0), &mut legal);
        page_of(state, &[], Viewer::Seat(Seat::at(0)), &legal, Lang::En)
    };
    // Basement Blob for 3, Attic Gargler for 4, and 3 more for two monsters.
    let slots = json!([{"parts": {"limb": 2, "stitch": 1}}, {"parts": {"limb": 1, "stitch": 1, "spike": 1}}, {}, {}, {}]);
    let answering = given(&[("/phase", json!("answer")), ("/players/0/slots", slots.clone())]);
    assert!(page(&answering).contains("3 + 4 + 3 bonus = "));
    // The last reject space is free, and only rot is left in the bag.
    let drawing = given(&[
        ("/phase", json!("show")),
        ("/players/0/slots", slots),
        ("/players/0/rejects", json!({"limb": 5})),
        ("/players/0/bag", json!({"rot": 3})),
    ]);
    assert!(page(&drawing).contains("<li class=\"rots\"><b>100"));
    // With one reject less the next rot does no harm.
    let safe = given(&[
        ("/phase", json!("show")),
        ("/players/0/rejects", json!({"limb": 4})),
        ("/players/0/bag", json!({"rot": 3})),
    ]);
    assert!(page(&safe).contains("<li class=\"rejected\"><b>100"));
}

#[test]
fn the_gallery_shows_every_card() {
    let pack = Pack::<Data>::built_in().expect("the pack is read");
    for lang in [Lang::En, Lang::Fr] {
        let gallery = MakingMonsters::gallery(lang).into_string();
        for monster in &pack.monsters {
            let name = html! { (monster.label.text(lang.code())) }.into_string();
            assert!(gallery.contains(&name), "{name} is missing");
        }
        assert!(!gallery.contains(" style="));
    }
}
