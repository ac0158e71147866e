//! The two forms of a new table, fresh or as they were filled in: a short one, and one with every choice.

use bots::Level;
use maud::{Markup, html};
use plug::Plug;
use words::Lang;

use super::{
    clock,
    filled::Filled,
    options::{options, presets},
    seats::seats,
};
use crate::web::Visitor;

/// Which form somebody fills in.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// Who plays, and what.
    Short,
    /// Every choice there is.
    All,
}

impl Form {
    pub const ALL: &str = "all";

    pub fn of(filled: &Filled) -> Form {
        if filled.get("form") == Some(Form::ALL) || filled.names_options() { Form::All } else { Form::Short }
    }
}

/// What fits the players and the choices so far stands in `#fits`: a script reads it anew with every change, and a button
/// does where there are none.
pub fn form(game: &Plug, visitor: &Visitor, filled: &Filled, refused: bool) -> Markup {
    let (kind, lang) = (Form::of(filled), visitor.lang);
    html! {
        form.new method="post" action="/new" {
            input type="hidden" name="game" value=(game.id());
            @if kind == Form::All { input type="hidden" name="form" value=(Form::ALL); }
            (seats(game, visitor, filled))
            div #fits {
                @match kind {
                    Form::Short => (presets(game, filled, lang)),
                    Form::All => (options(game, filled, refused, lang)),
                }
            }
            @if kind == Form::All { (rest(filled, lang)) }
            p.go {
                button.primary type="submit" { (lang.say("new-go")) }
                @if kind == Form::Short {
                    " " button type="submit" formmethod="get" name="form" value=(Form::ALL) { (lang.say("new-more")) }
                } @else {
                    " " a href={ "/new?game=" (game.id()) } { (lang.say("new-less")) }
                }
            }
            // Not the first button of the form: that one is pressed by the Enter key.
            p.fitting {
                button type="submit" formmethod="get" { (lang.say("new-fit")) } " "
                span.quiet { (lang.say("new-fit-help")) }
            }
        }
    }
}

/// How much time there is, and who may join.
fn rest(filled: &Filled, lang: Lang) -> Markup {
    let stand_in = filled.get("stand-in").unwrap_or(Level::Normal.id());
    html! {
        fieldset {
            legend { (lang.say("new-clock")) }
            label { (lang.say("clock-label")) " " (clock::choice(filled.get("clock"), lang)) }
            p.quiet { (lang.say("clock-help")) }
            label { (lang.say("new-stand-in")) " "
                select name="stand-in" {
                    @for level in Level::ALL {
                        option value=(level.id()) selected[level.id() == stand_in] { (lang.say(&format!("level-{}", level.id()))) }
                    }
                }
            }
            p.quiet { (lang.say("new-stand-in-help")) }
        }
        fieldset {
            legend { (lang.say("new-open")) }
            label { input type="checkbox" name="listed" value="yes" checked[filled.get("listed").is_some()]; " " (lang.say("new-listed")) }
            label { input type="checkbox" name="hints" value="yes" checked[filled.get("hints").is_some()]; " " (lang.say("new-hints")) }
            p.quiet { (lang.say("new-hints-help")) }
            p.quiet { (lang.say("new-seed")) }
        }
    }
}
