//! A game as a page: every legal answer is a control on it, and it keeps the rules of all pages.

use std::collections::BTreeSet;

use boards::{Asked, PageBoard, page::Line};
use engine::{Rng, Seat, Seed, Table, Viewer, rand::SeedableRng as _, rng::pick};
use maud::html;
use serde_json::Value;
use words::Lang;

use crate::{built_in, options};

/// Plays a random game and looks at it as a page: at each decision as the seat that is asked, now and then as
/// spectators and as those who wait, and at its end as everybody, in both languages. `look` sees the page of each decision
/// too. Returns the finished game.
#[track_caller]
pub fn pages<G: PageBoard>(
    written: Value,
    seed: u64,
    mut look: impl FnMut(&Table<G>, &str, &[G::Action]),
) -> Table<G> {
    let mut table = Table::<G>::open(options::<G>(&written), built_in(), Seed::from_number(seed))
        .unwrap_or_else(|problems| panic!("{problems:?}"));
    let players = table.state().players();
    let mut rng = Rng::seed_from_u64(seed);
    for step in 0.. {
        let awaited: Vec<Seat> = table.state().awaiting().into_iter().collect();
        let Some(&seat) = pick(&awaited, &mut rng) else { break };
        let lang = Lang::ALL[step % Lang::ALL.len()];
        let (text, answers) = page(&table, Viewer::Seat(seat), lang);
        is_sound(&text, answers.len());
        look(&table, &text, &answers);
        if step % 8 == 0 {
            let waiting = |viewer: &Viewer| !awaited.iter().any(|seat| viewer.is(*seat));
            for viewer in Viewer::all(players).filter(waiting) {
                is_sound(&page(&table, viewer, lang).0, 0);
            }
        }
        let answer = pick(&answers, &mut rng).expect("whoever is asked has an answer");
        table.act(seat, *answer).unwrap_or_else(|refusal| panic!("{refusal}"));
    }
    for (viewer, lang) in Viewer::all(players).flat_map(|viewer| Lang::ALL.map(|lang| (viewer, lang))) {
        is_sound(&page(&table, viewer, lang).0, 0);
    }
    table
}

/// A page as somebody sees it, with the answers on it.
pub fn page<G: PageBoard>(table: &Table<G>, viewer: Viewer, lang: Lang) -> (String, Vec<G::Action>) {
    let story: Vec<_> = table.story(viewer).collect();
    page_of(table.state(), &story, viewer, lang)
}

/// The page of a state, after this story.
pub fn page_of<G: PageBoard>(
    state: &G,
    story: &[Line<'_, G::Event>],
    viewer: Viewer,
    lang: Lang,
) -> (String, Vec<G::Action>) {
    let view = state.view(viewer);
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat).filter(|seat| state.awaiting().contains(*seat)),
        Viewer::Spectator => None,
    };
    let (mut answers, mut refused) = (Vec::new(), Vec::new());
    if let Some(seat) = seat {
        state.legal(seat, &mut answers);
        let wishes = G::wished(&view, seat).into_iter();
        refused.extend(wishes.filter_map(|wish| Some((wish, state.check(seat, &wish).err()?))));
    }
    let asked = Asked {
        seat,
        answers: &answers,
        refused: &refused,
        hint: seat.map(|_| 0),
        story,
        replay: Some("/replay?at="),
        odds: true,
        quote: &|clause: &str| html! { blockquote { (clause) } },
    };
    (G::page(&view, &asked, lang).into_string(), answers)
}

/// Every drawing of a game with its name, once for each language.
#[track_caller]
pub fn galleries<G: PageBoard>() -> Vec<(Lang, String)> {
    let drawn = Lang::ALL.map(|lang| (lang, G::gallery(lang).into_string()));
    drawn.iter().for_each(|(_, gallery)| is_sound(gallery, 0));
    drawn.into()
}

/// What all seats know, put together after a game.
#[track_caller]
pub fn opened<G: PageBoard>(state: &G) -> G::View {
    let views = Seat::all(state.players()).map(|seat| state.view(Viewer::Seat(seat))).collect();
    G::opened(views).expect("a view of all")
}

/// The values of an attribute, in order.
fn values<'a>(page: &'a str, attribute: &str) -> Vec<&'a str> {
    let opening = format!(" {attribute}=\"");
    page.split(opening.as_str()).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// The answers that pieces (`data-drag`) or places (`data-drop`) name.
pub fn dragged(page: &str, attribute: &str) -> BTreeSet<usize> {
    let numbers = values(page, attribute).into_iter().flat_map(|value| value.split(' '));
    numbers.map(|number| number.parse().expect("the number of an answer")).collect()
}

/// What every page must be like: nothing that browsers are told to block, no id twice, nothing that opens or draws
/// what is not there, and each answer as one control.
#[track_caller]
fn is_sound(page: &str, answers: usize) {
    assert!(!page.contains(" style="), "inline styles are blocked");
    assert!(!page.contains("<script"), "inline scripts are blocked");
    let ids = values(page, "id");
    let known: BTreeSet<&str> = ids.iter().copied().collect();
    let mut seen = BTreeSet::new();
    let twice: Vec<_> = ids.iter().filter(|id| !seen.insert(*id)).collect();
    assert!(twice.is_empty(), "ids that stand twice: {twice:?}");
    let drawn = values(page, "href").into_iter().filter_map(|address| address.strip_prefix('#'));
    let missing: Vec<_> =
        values(page, "popovertarget").into_iter().chain(drawn).filter(|id| !known.contains(id)).collect();
    assert!(missing.is_empty(), "there is nothing called {missing:?}");
    let mut controls: Vec<usize> = page
        .split("name=\"a\" value=\"")
        .skip(1)
        .map(|rest| rest.split('"').next().and_then(|number| number.parse().ok()).expect("a number"))
        .collect();
    controls.sort_unstable();
    assert_eq!(controls, (0..answers).collect::<Vec<_>>(), "each answer is a control, once");
    for button in
        page.split("<button class=\"b-open").skip(1).filter_map(|rest| rest.split("</button>").next())
    {
        let said = button
            .split('<')
            .filter_map(|rest| rest.split_once('>'))
            .map(|(_, text)| text)
            .collect::<String>();
        let nameless = Lang::ALL.iter().any(|lang| said.trim() == lang.say("board-details"));
        assert!(!nameless && !said.trim().is_empty(), "a button without a name: {button}");
    }
    for attribute in ["data-drag", "data-drop"] {
        let beyond: Vec<_> =
            dragged(page, attribute).into_iter().filter(|number| *number >= answers).collect();
        assert!(beyond.is_empty(), "{attribute} names no answer: {beyond:?}");
    }
}
