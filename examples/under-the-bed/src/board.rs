//! Under the Bed for people: as text, and in a browser as a row of beds with the answers below each.

use boards::{Asked, PageBoard, TextBoard, page::parts, seat_name};
use engine::{Clause, Pack, Seat};
use maud::{Markup, html};
use words::Lang;

use crate::{Action, Card, Data, Event, MonsterId, Phase, UnderTheBed, View, data::Monster, open::ROOM};

impl TextBoard for UnderTheBed {
    fn title(lang: Lang) -> String {
        lang.say("ub-title")
    }

    fn draw(view: &View, lang: Lang) -> String {
        let mut lines = vec![header(view, lang)];
        for seat in view.seats() {
            let mark = if seat == view.active { '*' } else { ' ' };
            lines.push(format!("{mark} {}", child(view, seat, lang)));
            let named =
                |known: &Option<MonsterId>| known.map_or("?".to_owned(), |id| card(&view.pack, id, lang));
            let under: Vec<String> = view.under[seat.index()].iter().map(named).collect();
            lines.push(format!("    {}", lang.tell("ub-under", [("monsters", under.join(", ").into())])));
        }
        lines.join("\n")
    }

    fn question(_: &View, _: Seat, lang: Lang) -> String {
        lang.say("ub-q-turn")
    }

    fn answer(view: &View, action: &Action, lang: Lang) -> String {
        let who = seat_name(action.bed(), lang);
        let Action::Slide { card: which, .. } = action else {
            return lang.tell("ub-a-shine", [("who", who.into())]);
        };
        let hand = &view.hands[view.active.index()];
        let monster =
            hand.get(*which as usize).map_or_else(|| lang.say("ub-some"), |id| card(&view.pack, *id, lang));
        let key = match which {
            Card::Held => "ub-a-slide-held",
            Card::Drawn => "ub-a-slide-drawn",
        };
        lang.tell(key, [("monster", monster.into()), ("who", who.into())])
    }

    fn clause(action: &Action) -> Clause {
        match action {
            Action::Slide { .. } => "UB-SLIDE-01",
            Action::Shine { .. } => "UB-TORCH-01",
        }
    }

    fn event(data: &'static Data, event: &Event, lang: Lang) -> String {
        let what = |monster: &Option<MonsterId>| {
            monster.map_or_else(|| lang.say("ub-some"), |id| card(data, id, lang))
        };
        let told = |key, seat: &Seat, bed: &Seat, monster| {
            let args = [
                ("who", seat_name(*seat, lang).into()),
                ("bed", seat_name(*bed, lang).into()),
                ("monster", what(monster).into()),
            ];
            lang.tell(key, args)
        };
        match event {
            Event::Drew { seat, monster } => told("ub-ev-drew", seat, seat, monster),
            Event::Slid { seat, bed, monster } => told("ub-ev-slid", seat, bed, monster),
            Event::Shone { seat, bed, monster } => told("ub-ev-shone", seat, bed, monster),
            Event::CameOut => lang.say("ub-ev-came-out"),
        }
    }

    fn phase(_: &View) -> &'static str {
        "ub-phase-turn"
    }

    fn score_item(item: &str, lang: Lang) -> String {
        lang.say(&format!("ub-score-{item}"))
    }
}

impl PageBoard for UnderTheBed {
    const STYLE: &'static str = include_str!("board.css");

    fn page(view: &View, asked: &Asked<'_, Action, Event>, lang: Lang) -> Markup {
        html! {
            p.ub-head { (header(view, lang)) }
            div.ub-beds { @for seat in view.seats() { (bed(view, seat, asked, lang)) } }
        }
    }

    fn stock(view: &View, seat: Seat, lang: Lang) -> Markup {
        html! { (child(view, seat, lang)) }
    }

    fn gallery(lang: Lang) -> Markup {
        let data = Pack::<Data>::built_in()
            .unwrap_or_else(|problems| panic!("the data of Under the Bed cannot be read: {problems:?}"));
        html! {
            div.b-gallery {
                @for monster in &data.monsters { figure.b-piece { (portrait(monster)) figcaption { (lang.name(&monster.label)) } } }
            }
        }
    }
}

/// `Toe Tickler 4`.
fn card(data: &Data, id: MonsterId, lang: Lang) -> String {
    let monster = data.monster(id);
    format!("{} {}", lang.name(&monster.label), monster.fright)
}

fn header(view: &View, lang: Lang) -> String {
    let pile = lang.tell("ub-pile", [("n", view.pile.into())]);
    let key = if view.phase == Phase::Over { "ub-over" } else { "ub-turn" };
    format!("{pile} · {}", lang.tell(key, [("who", seat_name(view.active, lang).into())]))
}

/// Who it is, whether the torch works, and what the viewer knows of the hand.
fn child(view: &View, seat: Seat, lang: Lang) -> String {
    let torch = if view.beds[seat.index()].torch { "ub-torch" } else { "ub-no-torch" };
    let mut parts = vec![seat_name(seat, lang), lang.say(torch)];
    let hand: Vec<String> = view.hands[seat.index()].iter().map(|id| card(&view.pack, *id, lang)).collect();
    if !hand.is_empty() {
        parts.push(lang.tell("ub-hand", [("monsters", hand.join(", ").into())]));
    }
    parts.join(" · ")
}

fn bed(view: &View, seat: Seat, asked: &Asked<'_, Action, Event>, lang: Lang) -> Markup {
    let under = &view.under[seat.index()];
    html! {
        section.b-panel.ub-bed.own[view.viewer.is(seat)] {
            h3 { (parts::seat_mark(seat)) " " (child(view, seat, lang)) }
            div.b-row {
                @for known in under { (face(view, *known, lang)) }
                @for _ in under.len()..ROOM { span.ub-card.ub-room {} }
            }
            @for number in asked.numbers(|action| action.bed() == seat) {
                (asked.button(number, "ub-answer", html! { (UnderTheBed::answer(view, &asked.answers[number], lang)) }))
            }
        }
    }
}

fn face(view: &View, known: Option<MonsterId>, lang: Lang) -> Markup {
    html! {
        @if let Some(id) = known {
            span.ub-card { (portrait(view.pack.monster(id))) (card(&view.pack, id, lang)) }
        } @else {
            span.ub-card.ub-unknown { "?" }
        }
    }
}

/// An eye for each point of fright.
fn portrait(monster: &Monster) -> Markup {
    html! {
        svg.ub-monster viewBox="0 0 40 40" aria-hidden="true" {
            path.b-art.ub-body d="M4 38C2 14 10 4 20 4s18 10 16 34l-6-4-5 4-5-4-5 4-5-4z" {}
            @for eye in 0..monster.fright {
                circle.ub-eye cx=(11 + eye % 3 * 9) cy=(14 + eye / 3 * 9) r="3" {}
            }
        }
    }
}
