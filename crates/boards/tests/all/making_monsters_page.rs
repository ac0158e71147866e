//! Random games of Making Monsters, looked at as pages by every seat.

use std::collections::BTreeSet;

use boards::{Asked, PageBoard};
use engine::{Game, Pack, Seat, Seed, Table, Viewer};
use making_monsters::{Action, Data, MakingMonsters, Options, Phase};
use maud::html;
use words::Lang;

/// Small and always the same: which answer is given next.
struct Random(u64);

impl Random {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % count.max(1) as u64) as usize
    }
}

fn page(table: &Table<MakingMonsters>, viewer: Viewer, answers: &[Action], lang: Lang) -> String {
    let view = table.state().view(viewer);
    let refused: Vec<_> = match viewer {
        Viewer::Seat(seat) if !answers.is_empty() => MakingMonsters::wished(&view, seat)
            .into_iter()
            .filter_map(|wish| table.state().check(seat, &wish).err().map(|refusal| (wish, refusal)))
            .collect(),
        _ => Vec::new(),
    };
    let story: Vec<_> = table.story(viewer).collect();
    let asked = Asked {
        seat: table.state().awaiting().lowest(),
        answers,
        refused: &refused,
        hint: None,
        story: &story,
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
