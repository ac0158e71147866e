//! How long it takes to write a board as a page shows it: whole, and for somebody who has the page before the latest answer. And the
//! latest lines of its story: a push is little more than that.
//! In the midst of a game of greedy bots, with the eyes of a seat that is asked.
//!
//! `cargo bench -p house --bench boards`

use std::sync::Arc;

use boards::page::steady::{Known, Mark, marked};
use bots::Kind;
use divan::{Bencher, counter::BytesCount};
use engine::{Seat, Seed, Viewer};
use maud::html;
use mimalloc::MiMalloc;
use plug::{Eyes, Look, Playing, Plug};
use words::Lang;

/// As in the program.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// How many decisions lie behind.
const BEHIND: usize = 60;

fn main() {
    plug::open(house::GAMES);
    divan::main();
}

fn games() -> impl Iterator<Item = &'static str> {
    house::GAMES.iter().map(|game| game.id())
}

/// A table at which the seat is asked.
fn table(game: &str, behind: usize) -> (Box<dyn Playing>, Seat) {
    let game: &Plug = plug::find(game).expect("a game of the house");
    let options = serde_json::json!({ "players": 2 });
    let mut table = game.begin(&options, None, Seed::from_number(3)).expect("a game");
    let mut bot = table.player(Kind::Greedy, 3);
    for _ in 0..behind {
        let seat = table.awaiting().lowest().expect("nobody has won yet");
        let advice = bot.choose(&*table, seat).expect("an answer");
        table.act(seat, &advice.action).expect("a legal answer");
    }
    let asked = table.awaiting().lowest().expect("nobody has won yet");
    (table, asked)
}

#[divan::bench(args = games())]
fn board(bencher: Bencher<'_, '_>, game: &str) {
    let (table, seat) = table(game, BEHIND);
    let eyes = Eyes::Viewer(Viewer::Seat(seat));
    let moments = &table.moments(eyes);
    let quote = |_: &str, clause: &str, _: Lang| html! { blockquote.clause { (clause) } };
    let look = Look { eyes, asked: Some(seat), hint: None, replay: None, moments, odds: true, quote };
    let length = table.board(&look, Lang::EN).0.len();
    bencher.counter(BytesCount::new(length)).bench_local(|| table.board(&look, Lang::EN));
}

/// The parts that stand in a text with marks.
fn parts(text: &str) -> Known {
    let mark = |(at, _)| match Mark::read(&text[at..]) {
        Some((Mark::Begins(name) | Mark::Known(name), _)) => Some((name, 0..0)),
        _ => None,
    };
    Arc::new(text.match_indices('<').filter_map(mark).collect())
}

#[divan::bench(args = games())]
fn push(bencher: Bencher<'_, '_>, game: &str) {
    let quote = |_: &str, clause: &str, _: Lang| html! { blockquote.clause { (clause) } };
    let draw = |behind: usize, eyes: Eyes, known: &Known| {
        let (table, seat) = table(game, behind);
        let look = Look {
            eyes,
            asked: Some(seat),
            hint: None,
            replay: None,
            moments: &table.moments(eyes),
            odds: true,
            quote,
        };
        marked(known, || table.board(&look, Lang::EN)).0
    };
    let (table, seat) = table(game, BEHIND);
    let eyes = Eyes::Viewer(Viewer::Seat(seat));
    let known = parts(&draw(BEHIND - 1, eyes, &Known::default()));
    let moments = &table.moments(eyes);
    let look = Look { eyes, asked: Some(seat), hint: None, replay: None, moments, odds: true, quote };
    let length = marked(&known, || table.board(&look, Lang::EN)).0.len();
    bencher.counter(BytesCount::new(length)).bench_local(|| marked(&known, || table.board(&look, Lang::EN)));
}

#[divan::bench(args = games())]
fn story(bencher: Bencher<'_, '_>, game: &str) {
    let (table, seat) = table(game, BEHIND);
    let eyes = Eyes::Viewer(Viewer::Seat(seat));
    bencher.bench_local(|| table.told(eyes, 40, Lang::EN));
}
