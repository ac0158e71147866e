//! What a form of a new table holds.

use plug::{Field, Plug, Preset};
use serde_json::Value;

/// Every field by name, in order, some more than once.
#[derive(Default)]
pub struct Filled {
    fields: Vec<(String, String)>,
    /// What a preset says about the options that no field names.
    preset: Vec<(&'static str, &'static str)>,
}

impl Filled {
    pub fn new(fields: Vec<(String, String)>) -> Filled {
        Filled { fields, preset: Vec::new() }
    }

    /// The same, with what a preset says beneath.
    pub fn over(mut self, game: &Plug, preset: &Preset) -> Filled {
        self.preset = game.preset_values(preset, self.players(game));
        self
    }

    pub fn all(&self, name: &str) -> Vec<&str> {
        self.fields.iter().filter(|(key, _)| key == name).map(|(_, value)| value.as_str()).collect()
    }

    pub fn get(&self, name: &str) -> Option<&str> {
        self.all(name).first().copied()
    }

    /// Who shall sit there, counted from 1. A form that names no seat leaves it to us: as many as show the game well.
    pub fn seat(&self, game: &Plug, number: usize) -> &str {
        let named = self.fields.iter().any(|(key, _)| key.starts_with("seat"));
        let given = self.get(&format!("seat{number}"));
        given.unwrap_or(match number {
            _ if named => NOBODY,
            1 => "me",
            number if number <= game.best => "bot-normal",
            _ => NOBODY,
        })
    }

    /// How many seats shall be taken.
    pub fn players(&self, game: &Plug) -> usize {
        (1..=*game.players.end()).filter(|number| self.seat(game, *number) != NOBODY).count()
    }

    /// Whether the form says something about single options.
    pub fn names_options(&self) -> bool {
        self.fields.iter().any(|(key, _)| key.starts_with(OPTION))
    }

    /// What the form says about an option.
    pub fn option(&self, field: &Field) -> Vec<&str> {
        let given = self.all(&name(field));
        if !given.is_empty() {
            return given;
        }
        self.preset.iter().filter(|(key, _)| *key == field.key).map(|(_, value)| *value).collect()
    }

    /// All options of the table that the form asks for.
    pub fn agreed(&self, game: &Plug) -> Value {
        game.agreed(self.players(game), |field| self.option(field))
    }
}

/// The seat that stays empty.
pub const NOBODY: &str = "nobody";

/// What the names of options begin with in a form.
const OPTION: &str = "o-";

/// What an option is called in a form.
pub fn name(field: &Field) -> String {
    format!("{OPTION}{}", field.key)
}
