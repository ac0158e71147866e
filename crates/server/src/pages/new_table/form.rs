//! The form of a new table, fresh or as it was filled in.

use bots::Level;
use maud::{Markup, html};
use plug::{Field, Kind, Pick, Plug};
use serde_json::Value;
use words::Lang;

use super::Filled;
use crate::{pages::rules, web::Visitor};

pub fn form(game: &Plug, visitor: &Visitor, filled: &Filled) -> Markup {
    let lang = visitor.lang;
    let clock = filled.get("clock").unwrap_or("none");
    let stand_in = filled.get("stand-in").unwrap_or(Level::Normal.id());
    html! {
        form.new method="post" action="/new" {
            input type="hidden" name="game" value=(game.id());
            (seats(game, visitor, filled))
            @if !game.options.is_empty() {
                fieldset.variants {
                    legend { (lang.say("new-variants")) }
                    @let defaults = game.default_options();
                    @for field in game.options {
                        (variant(game, field, &defaults[field.key], filled, lang))
                    }
                }
            }
            fieldset {
                legend { (lang.say("new-clock")) }
                @for kind in ["none", "turn", "total"] {
                    label { input type="radio" name="clock" value=(kind) checked[kind == clock]; " " (lang.say(&format!("clock-{kind}"))) }
                }
                label { (lang.say("clock-seconds")) " "
                    input type="number" name="seconds" value=(filled.get("seconds").unwrap_or("120")) min="5" max="86400"; }
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
            button.primary type="submit" { (lang.say("new-go")) }
        }
    }
}

fn seats(game: &Plug, visitor: &Visitor, filled: &Filled) -> Markup {
    let lang = visitor.lang;
    let range = &game.players;
    let mine = visitor.who.as_ref().map_or("", |who| who.name.as_str());
    html! {
        fieldset.seats {
            legend { (lang.say("new-seats")) }
            p.quiet { (lang.tell("new-seats-help", [("from", (*range.start()).into()), ("to", (*range.end()).into())])) }
            @for seat in 1..=*range.end() {
                @let usual = match seat { 1 => "me", 2 => "bot-normal", _ => "nobody" };
                @let chosen = filled.get(&format!("seat{seat}")).unwrap_or(usual);
                @let name = filled.get(&format!("name{seat}")).unwrap_or(if seat == 1 { mine } else { "" });
                div.seat {
                    label { (lang.tell("new-seat", [("number", seat.into())])) " "
                        select name={ "seat" (seat) } {
                            @for kind in kinds(seat) {
                                option value=(kind) selected[kind == chosen] { (lang.say(&format!("sitter-{kind}"))) }
                            }
                        }
                    }
                    label { (lang.say("new-name")) " "
                        input name={ "name" (seat) } maxlength="24" value=(name); }
                }
            }
        }
    }
}

fn kinds(seat: usize) -> impl Iterator<Item = &'static str> {
    let always = ["me", "friend", "here", "bot-easy", "bot-normal", "bot-hard", "bot-expert"];
    always.into_iter().filter(move |kind| seat == 1 || *kind != "me").chain((seat > 1).then_some("nobody"))
}

/// An option with its sentence, its clause and its control.
fn variant(game: &Plug, field: &Field, default: &Value, filled: &Filled, lang: Lang) -> Markup {
    let prefix = game.prefix;
    let message = format!("{prefix}-option-{}", field.key.replace('_', "-"));
    let name = format!("o-{}", field.key);
    let given = filled.all(&name);
    let label = lang.say(&message);
    let help =
        html! { span.quiet { (lang.say(&field.sentence(prefix))) } (rules::cited(game.id(), field.clause)) };
    html! {
        div.variant {
            @match &field.kind {
                Kind::Switch => {
                    @let on = if filled.is_fresh() { default.as_bool() == Some(true) } else { given.contains(&"yes") };
                    label { input type="checkbox" name=(name) value="yes" checked[on]; " " b { (label) } }
                    " " (help)
                },
                Kind::Word(_) | Kind::One(_) => {
                    @let usual = default.as_str().unwrap_or("");
                    @let chosen = given.first().copied().unwrap_or(usual);
                    label { b { (label) } " " (select(&name, &field.picks(prefix, lang), chosen)) }
                    " " (help)
                },
                Kind::Several(_) => details open[!given.is_empty()] {
                    summary { b { (label) } " " (help) }
                    div.picks {
                        @for pick in field.picks(prefix, lang) {
                            label { input type="checkbox" name=(name) value=(pick.value) checked[given.contains(&pick.value.as_str())];
                                " " (pick.text) }
                        }
                    }
                },
                Kind::OneOfEach(groups) => details open[given.iter().any(|value| !value.is_empty())] {
                    summary { b { (label) } " " (help) }
                    div.picks {
                        @for (at, group) in groups(lang).iter().enumerate() {
                            label { (at + 1) " " (select(&name, group, given.get(at).copied().unwrap_or(""))) }
                        }
                    }
                },
            }
        }
    }
}

fn select(name: &str, picks: &[Pick], chosen: &str) -> Markup {
    html! {
        select name=(name) {
            @for pick in picks { option value=(pick.value) selected[pick.value == chosen] { (pick.text) } }
        }
    }
}
