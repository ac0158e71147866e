//! What a table may agree on: presets by their names, or every option that applies.

use maud::{Markup, html};
use plug::{Field, Kind, Pick, Plug};
use serde_json::Value;
use words::Lang;

use super::filled::{Filled, name};
use crate::pages::rules;

/// The ways to play that have a name, as far as they are for so many.
pub fn presets(game: &Plug, filled: &Filled, lang: Lang) -> Markup {
    let players = filled.players(game);
    let mut fitting = game.presets.iter().filter(|preset| preset.players.contains(&players)).peekable();
    let wanted = filled.get("preset").and_then(|id| game.preset(id));
    let wanted = wanted.filter(|preset| preset.players.contains(&players));
    let chosen = wanted.or(fitting.peek().copied()).map(|preset| preset.id);
    html! {
        fieldset.presets {
            legend { (lang.say("new-presets")) }
            @for preset in fitting {
                label.preset {
                    input type="radio" name="preset" value=(preset.id) checked[chosen == Some(preset.id)];
                    " " b { (preset.name(game, lang)) } " " span.quiet { (preset.sentence(game, lang)) }
                }
            }
        }
    }
}

/// The options that change something at the table so far. Where a table was refused, what it asked for is shown even if
/// it changes nothing: somebody must be able to take it back.
pub fn options(game: &Plug, filled: &Filled, refused: bool, lang: Lang) -> Markup {
    let defaults = game.default_options();
    let agreed = filled.agreed(game);
    let asked =
        |field: &Field| field.read(&filled.option(field)).is_some_and(|value| value != defaults[field.key]);
    let shown = |field: &&Field| (field.applies)(&agreed) || refused && asked(field);
    let (rulings, variants): (Vec<&Field>, Vec<&Field>) =
        game.options.iter().filter(shown).partition(|field| field.is_ruling());
    let form = OptionForm { game, filled, defaults: &defaults, players: filled.players(game), lang };
    html! {
        @if !variants.is_empty() {
            fieldset.variants {
                legend { (lang.say("new-variants")) }
                @for field in variants { (form.variant(field)) }
            }
        }
        @if !rulings.is_empty() {
            fieldset.variants.rulings {
                legend { (lang.say("new-rulings")) }
                p.quiet { (lang.say("new-rulings-help")) }
                @for field in rulings { (form.variant(field)) }
            }
        }
    }
}

struct OptionForm<'a> {
    game: &'a Plug,
    filled: &'a Filled,
    defaults: &'a Value,
    players: usize,
    lang: Lang,
}

impl OptionForm<'_> {
    /// An option with its control and its sentence, the rule behind it folded.
    fn variant(&self, field: &Field) -> Markup {
        let (prefix, lang) = (self.game.prefix, self.lang);
        let name = name(field);
        let given = self.filled.option(field);
        let label = lang.say(&format!("{prefix}-option-{}", field.key.replace('_', "-")));
        let help = html! { span.quiet { (lang.say(&field.sentence(prefix))) } };
        let picks = || field.picks(prefix, self.players, lang);
        let usual = &self.defaults[field.key];
        html! {
            div.variant {
                @match &field.kind {
                    Kind::Switch => {
                        @let on = if given.is_empty() { usual.as_bool() == Some(true) } else { given.contains(&"yes") };
                        // A switch that is off must say so: what a form does not name is as it comes.
                        input type="hidden" name=(name) value="no";
                        label { input type="checkbox" name=(name) value="yes" checked[on]; " " b { (label) } }
                        " " (help)
                    },
                    Kind::Word(_) | Kind::One(_) => {
                        @let chosen = given.first().copied().unwrap_or(usual.as_str().unwrap_or(""));
                        label { b { (label) } " " (select(&name, &picks(), chosen)) }
                        " " (help)
                    },
                    Kind::Several(_) => details open[!given.is_empty()] {
                        summary { b { (label) } " " (help) }
                        div.picks {
                            @for pick in picks() {
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
                " "
                details.rule {
                    summary { (lang.say("new-rule")) span.hidden { ": " (label) } }
                    (rules::quoted(self.game.id(), field.clause, lang))
                }
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
