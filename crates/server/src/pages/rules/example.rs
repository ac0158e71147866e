//! A worked example, answer by answer, on the real board. Only what ships with the games can be asked for, by its name.

use axum::extract::{Path, Query, State};
use maud::{Markup, html};
use plug::{Answered, Example, Look, Plug, Shown};
use serde::Deserialize;
use words::Lang;

use super::{
    super::{
        layout::{Page, frame},
        table::story,
    },
    examples::{address, find},
    quoted,
};
use crate::{app::App, denial::Denial, limits::Want, web::Visitor};

/// How many milliseconds each step of an example that plays itself stays: there is something to read.
const PACE: u32 = 2500;

#[derive(Deserialize)]
pub struct Step {
    at: Option<usize>,
}

pub async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path((game, id)): Path<(String, String)>,
    Query(step): Query<Step>,
) -> Result<Markup, Denial> {
    visitor.may(&app, Want::Look)?;
    let game = plug::find(&game).map_err(|_| Denial::not_found())?;
    let example = find(game.id(), &id).ok_or(Denial::not_found())?;
    let at = step.at.unwrap_or(0).min(example.answers());
    let shown = example.show(game, at, visitor.lang).map_err(|problems| {
        // Every step of every example is tested, so this is a fault of ours.
        tracing::error!(?problems, "an example does not go on");
        Denial::broken()
    })?;
    let path = format!("{}?at={at}", address(game.id(), example));
    let title = format!("{} · {}", example.sentence(visitor.lang), game.title(visitor.lang));
    let on_show = OnShow { game, example, shown: &shown, at, lang: visitor.lang, odds: visitor.odds };
    Ok(frame(&Page { wide: true, ..Page::new(title, &path) }, &visitor, on_show.draw()))
}

struct OnShow<'a> {
    game: &'static Plug,
    example: &'a Example,
    shown: &'a Shown,
    /// How many answers have been given.
    at: usize,
    lang: Lang,
    odds: bool,
}

impl OnShow<'_> {
    fn draw(&self) -> Markup {
        let (game, lang, table) = (self.game.id(), self.lang, &self.shown.table);
        let eyes = self.example.eyes();
        let moments = &table.moments(eyes);
        let look =
            Look { eyes, asked: None, hint: None, replay: None, moments, odds: self.odds, quote: quoted };
        let lines = table.told(eyes, usize::MAX, lang);
        let latest = table.entries().checked_sub(1);
        html! {
            main #main.replay.example {
                h1 { span.quiet { (lang.say("rules-show-of")) " · " } (self.example.sentence(lang)) }
                (self.steps())
                div #told role="status" { (self.told()) }
                div.at-table {
                    div.play {
                        section #board data-region="" aria-label=(lang.say("board-label")) {
                            h2.hidden { (lang.say("board-label")) }
                            (table.board(&look, lang))
                        }
                    }
                    aside.side {
                        (self.question())
                        section #log {
                            h2 { (lang.say("log-label")) }
                            ol.log.long {
                                @for line in self.shown.opening.iter().chain(&lines) {
                                    (story::line(game, line, None, line.entry.is_some() && line.entry == latest, lang))
                                }
                            }
                        }
                        section {
                            h2 { (lang.say("rules-show-rules")) }
                            @for clause in self.example.rules() { (quoted(game, clause, lang)) }
                        }
                    }
                }
            }
        }
    }

    fn link(&self, at: usize) -> String {
        format!("{}?at={at}", address(self.game.id(), self.example))
    }

    fn steps(&self) -> Markup {
        let (lang, last) = (self.lang, self.example.answers());
        let step = |at: Option<usize>, key: &str, id: &str| {
            html! {
                @if let Some(at) = at { a.button id=(id) href=(self.link(at)) { (lang.say(key)) } }
                @else { span.button.off aria-disabled="true" { (lang.say(key)) } }
            }
        };
        html! {
            @if last > 0 {
                nav.steps aria-label=(lang.say("replay-steps")) {
                    (step((self.at > 0).then_some(0), "replay-first", "first"))
                    (step(self.at.checked_sub(1), "replay-previous", "previous"))
                    span.count { (self.at) " / " (last) }
                    (step((self.at < last).then_some(self.at + 1), "replay-next", "next"))
                    (step((self.at < last).then_some(last), "replay-last", "last"))
                    button.quiet #play type="button" hidden data-pace=(PACE) { (lang.say("replay-play")) }
                }
            }
        }
    }

    /// What the present step is.
    fn told(&self) -> Markup {
        let lang = self.lang;
        let Some(answered) = self.shown.answered.last() else {
            let key = if self.example.answers() > 0 { "rules-show-table" } else { "rules-show-by-itself" };
            return html! { p { (lang.say(key)) } };
        };
        let Answered { seat, words, refused } = answered;
        let who = boards::seat_name(*seat, lang);
        let said = match (words, refused.is_empty()) {
            (Some(words), true) => ("rules-show-answer", words.clone()),
            (Some(words), false) => ("rules-show-refused", words.clone()),
            (None, true) => ("rules-show-answer", String::new()),
            (None, false) => ("rules-show-refused-mute", String::new()),
        };
        html! {
            p { b { (lang.tell(said.0, [("who", who.into()), ("answer", said.1.into())])) } }
            @for clause in *refused { (quoted(self.game.id(), clause, lang)) }
        }
    }

    /// What may be answered now: to be read, not to be pressed.
    fn question(&self) -> Markup {
        let (lang, table) = (self.lang, &self.shown.table);
        html! {
            @if let Some(seat) = self.shown.next {
                section #may {
                    h2 { (lang.tell("rules-show-may", [("who", boards::seat_name(seat, lang).into())])) }
                    p { (table.question(seat, lang)) }
                    ul { @for answer in table.answers(seat, lang) { li { (answer.text) } } }
                }
            }
        }
    }
}
