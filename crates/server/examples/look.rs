//! Writes one moment of a game as a page of its own, to look at a board without a server:
//!
//! `cargo run -p server --example look -- GAME PLAYERS SEED DECISIONS SEAT LANG > page.html`
//!
//! Greedy bots play the decisions; then the game goes on until SEAT is asked.

use std::error::Error;

use boards::page;
use bots::Kind;
use engine::{Problems, Seat, Seed, Viewer};
use maud::{DOCTYPE, PreEscaped, html};
use plug::{Eyes, Look};
use words::Lang;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, players, seed, decisions, wanted, lang] = words.as_slice() else {
        return Err("wanted: GAME PLAYERS SEED DECISIONS SEAT LANG".into());
    };
    let said = |problems: Problems| format!("{problems:?}");
    let wanted = Seat::new(wanted.parse()?).ok_or("no such seat")?;
    let lang: Lang = lang.parse()?;
    let (seed, decisions): (u64, usize) = (seed.parse()?, decisions.parse()?);
    let players: u8 = players.parse()?;
    plug::open(house::GAMES);
    let game = plug::find(game).map_err(said)?;
    let options = serde_json::json!({ "players": players });
    let mut table = game.begin(&options, None, Seed::from_number(seed)).map_err(said)?;
    let mut bot = table.player(Kind::Greedy, seed);
    for step in 0.. {
        let awaiting = table.awaiting();
        let Some(seat) = awaiting.lowest() else { break };
        if step >= decisions && awaiting.contains(wanted) {
            break;
        }
        let advice = bot.choose(&*table, seat).ok_or("nobody is asked")?;
        table.act(seat, &advice.action).map_err(|rejected| format!("{rejected:?}"))?;
    }
    let eyes = Eyes::Viewer(Viewer::Seat(wanted));
    let look = Look {
        eyes,
        asked: Some(wanted),
        hint: None,
        replay: Some("#"),
        moments: &table.moments(eyes),
        odds: true,
        quote: |_, clause, _| html! { blockquote.clause { (clause) } },
    };
    let answers = table.answers(wanted, lang);
    let style =
        [include_str!("../assets/base.css"), include_str!("../assets/table.css"), page::STYLE, game.style()];
    let page = html! {
        (DOCTYPE)
        html lang=(lang.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                @for style in style { style { (PreEscaped(style)) } }
            }
            body.wide {
                main.at-table {
                    div.play {
                        section #ask.asked { p.sentence { (table.question(wanted, lang)) } form #answer {} }
                        section #board { (table.board(&look, lang)) }
                    }
                    aside.side {
                        section #answers { ol.answers {
                            @for answer in &answers { li { button.answer.listed { (answer.text) } } }
                        } }
                        section #log { ol.log {
                            @for told in table.told(eyes, 20, lang).iter().rev() { li { (told.text) } }
                        } }
                    }
                }
                details { summary { "Pieces" } (game.gallery(lang)) }
            }
        }
    };
    println!("{}", page.into_string());
    Ok(())
}
