//! How long it takes to write a board as a page shows it, and the latest lines of its story: a push is little more than that.
//! In the midst of a game of greedy bots, with the eyes of a seat that is asked.
//!
//! `cargo bench -p house --bench boards`

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
fn table(game: &str) -> (Box<dyn Playing>, Seat) {
    let game: &Plug = plug::find(game).expect("a game of the house");
    let options = serde_json::json!({ "players": 2 });
    let mut table = game.begin(&options, None, Seed::from_number(3)).expect("a game");
    let mut bot = table.player(Kind::Greedy, 3);
    for _ in 0..BEHIND {
        let seat = table.awaiting().lowest().expect("nobody has won yet");
        let advice = bot.choose(&*table, seat).expect("an answer");
        table.act(seat, &advice.action).expect("a legal answer");
    }
    let asked = table.awaiting().lowest().expect("nobody has won yet");
    (table, asked)
}

#[divan::bench(args = games())]
fn board(bencher: Bencher<'_, '_>, game: &str) {
    let (table, seat) = table(game);
    let eyes = Eyes::Viewer(Viewer::Seat(seat));
    let moments = &table.moments(eyes);
    let quote = |_: &str, clause: &str, _: Lang| html! { blockquote.clause { (clause) } };
    let look = Look { eyes, asked: Some(seat), hint: None, replay: None, moments, odds: true, quote };
    let length = table.board(&look, Lang::EN).0.len();
    bencher.counter(BytesCount::new(length)).bench_local(|| table.board(&look, Lang::EN));
}

#[divan::bench(args = games())]
fn story(bencher: Bencher<'_, '_>, game: &str) {
    let (table, seat) = table(game);
    let eyes = Eyes::Viewer(Viewer::Seat(seat));
    bencher.bench_local(|| table.told(eyes, 40, Lang::EN));
}
