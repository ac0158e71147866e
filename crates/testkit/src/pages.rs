//! A game as a page: every legal answer is a control on it, and it keeps the rules of all pages.

use std::{
    collections::{BTreeSet, HashMap, HashSet},
    sync::{Arc, LazyLock},
};

use boards::{
    Asked, PageBoard,
    page::{
        Line, Quotes,
        steady::{Known, Mark, marked},
    },
};
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
    let mut follower = Follower::default();
    for step in 0.. {
        let first = Viewer::Seat(Seat::at(0));
        follower.reads(|| page(&table, first, Lang::EN).0);
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
    println!("{}: {} of 100 bytes are written anew for whoever follows", G::ID, follower.anew());
    for (viewer, lang) in Viewer::all(players).flat_map(|viewer| Lang::ALL.map(|lang| (viewer, lang))) {
        is_sound(&page(&table, viewer, lang).0, 0);
    }
    table
}

/// Somebody who follows a table: the parts of the last page they have, and how much was written in all.
#[derive(Default)]
struct Follower {
    known: Known,
    parts: HashMap<u64, String>,
    written: usize,
    read: usize,
}

impl Follower {
    /// Reads a page that is written for them: put together from what is new and the parts they have, it is the page that
    /// anybody else reads.
    #[track_caller]
    fn reads(&mut self, write: impl Fn() -> String) {
        let text = marked(&self.known, &write);
        let (mut page, mut now, mut part) = (String::new(), HashMap::new(), None);
        let mut rest = text.as_str();
        while let Some(at) = rest.find('<') {
            page.push_str(&rest[..at]);
            rest = &rest[at..];
            let Some((mark, length)) = Mark::read(rest) else {
                page.push('<');
                rest = &rest[1..];
                continue;
            };
            rest = &rest[length..];
            match mark {
                Mark::Known(name) => {
                    page.push_str(&self.parts[&name]);
                    now.insert(name, self.parts[&name].clone());
                }
                Mark::Begins(name) => part = Some((name, page.len())),
                Mark::Ends => {
                    let (name, from) = part.take().expect("a part that began");
                    assert!(
                        page[from..].is_empty() || page[from..].starts_with('<'),
                        "a part begins with an element"
                    );
                    now.insert(name, page[from..].to_owned());
                }
            }
        }
        page.push_str(rest);
        assert_eq!(page, write(), "what is put together is not what others read");
        (self.written, self.read) = (self.written + text.len(), self.read + page.len());
        self.known = Arc::new(now.keys().map(|name| (*name, 0..0)).collect());
        self.parts = now;
    }

    /// How many of a hundred bytes were written, marks among them.
    fn anew(&self) -> usize {
        100 * self.written / self.read.max(1)
    }
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
        quotes: Quotes { game: G::ID, lang, write: |_, clause, _| html! { blockquote { (clause) } } },
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
    values(page, attribute).into_iter().flat_map(numbers).collect()
}

/// The answers that a piece or a place names.
fn numbers(value: &str) -> impl Iterator<Item = usize> {
    value.split(' ').map(|number| number.parse().expect("the number of an answer"))
}

/// What is asked of a page, read in one go: pages are long, and there are many.
#[derive(Default)]
struct Read<'a> {
    ids: HashSet<&'a str>,
    twice: Vec<&'a str>,
    /// What is opened or drawn by its id.
    named: Vec<&'a str>,
    controls: Vec<usize>,
    dragged: Vec<usize>,
    /// What each button that opens something is called.
    buttons: Vec<String>,
}

impl<'a> Read<'a> {
    #[track_caller]
    fn of(page: &'a str) -> Read<'a> {
        let mut read = Read::default();
        let mut within = false;
        for piece in page.split('<').skip(1) {
            let (tag, text) = piece.split_once('>').expect("a tag ends");
            assert!(!tag.starts_with("script"), "inline scripts are blocked");
            if tag.starts_with("button class=\"b-open") {
                within = true;
                read.buttons.push(String::new());
            } else if tag == "/button" {
                within = false;
            }
            read.attributes(tag);
            if within && let Some(button) = read.buttons.last_mut() {
                button.push_str(text);
            }
        }
        read
    }

    #[track_caller]
    fn attributes(&mut self, tag: &'a str) {
        let mut parts = tag.split('"');
        let mut before = ("", "");
        while let (Some(name), Some(value)) = (parts.next(), parts.next()) {
            let name = name.rsplit(' ').next().unwrap_or(name);
            match name {
                "style=" => panic!("inline styles are blocked: {tag}"),
                "id=" if !self.ids.insert(value) => self.twice.push(value),
                "popovertarget=" => self.named.push(value),
                "href=" => self.named.extend(value.strip_prefix('#')),
                "value=" if before == ("name=", "a") => self.controls.push(value.parse().expect("a number")),
                "data-drag=" | "data-drop=" => self.dragged.extend(numbers(value)),
                _ => {}
            }
            before = (name, value);
        }
    }
}

/// What a button says that has no name of its own.
static NAMELESS: LazyLock<[String; Lang::ALL.len()]> =
    LazyLock::new(|| Lang::ALL.map(|lang| lang.say("board-details")));

/// What every page must be like: nothing that browsers are told to block, no id twice, nothing that opens or draws
/// what is not there, and each answer as one control.
#[track_caller]
fn is_sound(page: &str, answers: usize) {
    let mut read = Read::of(page);
    assert!(read.twice.is_empty(), "ids that stand twice: {:?}", read.twice);
    let missing: Vec<_> = read.named.iter().filter(|id| !read.ids.contains(*id)).collect();
    assert!(missing.is_empty(), "there is nothing called {missing:?}");
    read.controls.sort_unstable();
    assert!(
        read.controls.iter().copied().eq(0..answers),
        "each answer is a control, once: {:?}",
        read.controls
    );
    for button in &read.buttons {
        let said = button.trim();
        assert!(!said.is_empty() && !NAMELESS.iter().any(|name| name == said), "a button without a name");
    }
    let beyond: Vec<_> = read.dragged.iter().filter(|number| **number >= answers).collect();
    assert!(beyond.is_empty(), "a piece or a place names no answer: {beyond:?}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_with_a_page_is_found() {
        is_sound(
            "<p id=\"x\"><a href=\"#x\">a &lt; b</a><button name=\"a\" value=\"0\" data-drag=\"0\">Go</button>",
            1,
        );
        for (bad, answers) in [
            ("<p style=\"color: red\">", 0),
            ("<p><script>alert()</script>", 0),
            ("<p id=\"x\"><p class=\"y\" id=\"x\">", 0),
            ("<a href=\"#x\">", 0),
            ("<button popovertarget=\"x\">", 0),
            ("<p>", 1),
            ("<button name=\"a\" value=\"0\">", 0),
            ("<button name=\"a\" value=\"0\"><button type=\"submit\" name=\"a\" value=\"0\">", 2),
            ("<p data-drop=\"0 1\"><button name=\"a\" value=\"0\">", 1),
            ("<button class=\"b-open\"><svg></svg> </button>", 0),
            ("<button class=\"b-open wide\"><span>Details</span></button>", 0),
        ] {
            assert!(std::panic::catch_unwind(|| is_sound(bad, answers)).is_err(), "{bad}");
        }
        is_sound("<button class=\"b-open\"><b>A card</b></button>", 0);
    }
}
