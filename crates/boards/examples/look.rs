//! Writes one moment of a game as a page of its own, to look at a board without a server:
//!
//! `cargo run -p boards --example look -- GAME PLAYERS SEED DECISIONS SEAT LANG > page.html`
//!
//! Greedy bots play the decisions; then the game goes on until SEAT is asked.

use std::error::Error;

use boards::{Asked, PageBoard, page};
use bots::Kind;
use engine::{Pack, Seat, Seed, Table, Valued, Viewer};
use maud::{DOCTYPE, PreEscaped, html};
use words::Lang;

type Outcome = Result<(), Box<dyn Error>>;

fn main() -> Outcome {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, players, seed, decisions, seat, lang] = words.as_slice() else {
        return Err("wanted: GAME PLAYERS SEED DECISIONS SEAT LANG".into());
    };
    let seat = Seat::new(seat.parse()?).ok_or("no such seat")?;
    let wanted = Wanted {
        players: players.parse()?,
        seed: seed.parse()?,
        decisions: decisions.parse()?,
        seat,
        lang: if lang == "fr" { Lang::Fr } else { Lang::En },
    };
    match game.as_str() {
        "valeria" => show::<valeria::Valeria>(&wanted),
        "making-monsters" => show::<making_monsters::MakingMonsters>(&wanted),
        "dungeon-petz" => show::<dungeon_petz::DungeonPetz>(&wanted),
        "dungeon-lords" => show::<dungeon_lords::DungeonLords>(&wanted),
        _ => Err("no such game".into()),
    }
}

struct Wanted {
    players: u8,
    seed: u64,
    decisions: usize,
    seat: Seat,
    lang: Lang,
}

fn show<G: PageBoard + Valued>(wanted: &Wanted) -> Outcome {
    let pack = Pack::<G::Data>::built_in().map_err(|problems| format!("{problems:?}"))?;
    let options = serde_json::json!({ "players": wanted.players });
    let options = engine::json::read(pack, "options", &options).map_err(|problem| format!("{problem:?}"))?;
    let mut table = Table::<G>::open(options, pack, Seed::from_number(wanted.seed))
        .map_err(|problems| format!("{problems:?}"))?;
    let mut bot = Kind::Greedy.build::<G>(wanted.seed);
    let mut legal = Vec::new();
    for step in 0.. {
        let awaiting = table.state().awaiting();
        let Some(seat) = awaiting.lowest() else { break };
        if step >= wanted.decisions && awaiting.contains(wanted.seat) {
            break;
        }
        legal.clear();
        table.state().legal(seat, &mut legal);
        let choice = bot.choose(&table.state().view(Viewer::Seat(seat)), seat, &legal);
        table.act(seat, choice.action).map_err(|refusal| format!("{refusal:?}"))?;
    }
    legal.clear();
    if table.state().awaiting().contains(wanted.seat) {
        table.state().legal(wanted.seat, &mut legal);
    }
    let viewer = Viewer::Seat(wanted.seat);
    let view = table.state().view(viewer);
    let refused: Vec<_> = G::wished(&view, wanted.seat)
        .into_iter()
        .filter_map(|wish| table.state().check(wanted.seat, &wish).err().map(|refusal| (wish, refusal)))
        .collect();
    let story: Vec<_> = table.story(viewer).collect();
    let quote = |clause: &str| html! { blockquote.clause { (clause) } };
    let asked = Asked {
        seat: Some(wanted.seat),
        answers: &legal,
        refused: &refused,
        hint: None,
        story: &story,
        replay: Some("#"),
        odds: true,
        quote: &quote,
    };
    let lang = wanted.lang;
    let style = [
        include_str!("../../server/assets/base.css"),
        include_str!("../../server/assets/table.css"),
        page::STYLE,
        G::STYLE,
    ];
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
                        section #ask.asked { p.sentence { (G::question(&view, wanted.seat, lang)) } form #answer {} }
                        section #board { (G::page(&view, &asked, lang)) }
                    }
                    aside.side {
                        section #answers { ol.answers {
                            @for (number, action) in legal.iter().enumerate() {
                                li { (asked.button(number, "listed", html! { (G::answer(&view, action, lang)) })) }
                            }
                        } }
                        section #log { ol.log {
                            @for (_, told) in story.iter().rev().take(20) { li { (G::event(&view, &told.event, lang)) } }
                        } }
                    }
                }
                details { summary { "Pieces" } (G::gallery(lang)) }
            }
        }
    };
    println!("{}", page.into_string());
    Ok(())
}
