//! Games that people ask for by name: a few options agreed on at once.

use std::ops::RangeInclusive;

use serde_json::Value;
use words::Lang;

use crate::{Field, Plug};

/// A way to play, in words. Its name is the message `<game>-preset-<id>`, its sentence the same with `-help`.
pub struct Preset {
    pub id: &'static str,
    /// For how many it is.
    pub players: RangeInclusive<usize>,
    /// What is agreed on, as a form writes it; the rest is as it comes. What does not apply to so many is left out.
    pub options: &'static [(&'static str, &'static str)],
}

impl Preset {
    pub fn name(&self, game: &Plug, lang: Lang) -> String {
        lang.say(&format!("{}-preset-{}", game.prefix, self.id))
    }

    pub fn sentence(&self, game: &Plug, lang: Lang) -> String {
        lang.say(&format!("{}-preset-{}-help", game.prefix, self.id))
    }
}

impl Plug {
    pub fn preset(&self, id: &str) -> Option<&'static Preset> {
        self.presets.iter().find(|preset| preset.id == id)
    }

    /// What the rulebook recommends to those who have never played: what begins when somebody just wants to play.
    pub fn first_game(&self) -> &'static Preset {
        &self.presets[0]
    }

    /// All options of a table of so many, where `given` says what a form holds for a field; what it does not say is as it
    /// comes.
    pub fn agreed<'a>(&self, players: usize, given: impl Fn(&Field) -> Vec<&'a str>) -> Value {
        let mut agreed = self.default_options();
        agreed["players"] = players.into();
        for field in self.options {
            if let Some(value) = field.read(&given(field)) {
                agreed[field.key] = value;
            }
        }
        agreed
    }

    /// What a preset says about the options, by their keys. Those that do not apply to so many are left out, if it is for so
    /// many at all: otherwise the game says what stands in the way.
    pub fn preset_values(&self, preset: &Preset, players: usize) -> Vec<(&'static str, &'static str)> {
        let said = |field: &Field| {
            let own = preset.options.iter().filter(|(key, _)| *key == field.key);
            own.map(|(_, value)| *value).collect()
        };
        let agreed = self.agreed(players, said);
        let fits = preset.players.contains(&players);
        let fields = self.options.iter().filter(|field| !fits || (field.applies)(&agreed));
        fields.flat_map(|field| said(field).into_iter().map(|value| (field.key, value))).collect()
    }

    /// The options of a preset for so many players.
    pub fn preset_options(&self, preset: &Preset, players: usize) -> Value {
        let values = self.preset_values(preset, players);
        self.agreed(players, |field| {
            values.iter().filter(|(key, _)| *key == field.key).map(|(_, value)| *value).collect()
        })
    }
}
