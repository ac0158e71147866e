//! What a table may agree on before it begins: every option of every game, as a field of a form.

use engine::Pack;
use serde_json::Value;
use words::Lang;

/// An option and how it is chosen. Its name is the message `<game>-option-<key>`, its sentence the same with `-help`.
pub struct Field {
    pub key: &'static str,
    /// The clause or ruling that explains it.
    pub clause: &'static str,
    pub kind: Kind,
}

pub enum Kind {
    /// Yes or no.
    Switch,
    /// One of these words; `auto` leaves the choice to the rest of the options.
    Word(&'static [&'static str]),
    One(fn(Lang) -> Vec<Pick>),
    Several(fn(Lang) -> Vec<Pick>),
    /// One of each group, or nothing of any.
    OneOfEach(fn(Lang) -> Vec<Vec<Pick>>),
}

/// Something that can be chosen, and what people call it. An empty value chooses nothing.
pub struct Pick {
    pub value: String,
    pub text: String,
}

fn pick(value: impl ToString, text: impl Into<String>) -> Pick {
    Pick { value: value.to_string(), text: text.into() }
}

impl Field {
    /// The message that explains the option. Where values have names of their own, the form has another sentence than the
    /// command line, which must name them as they are typed.
    pub fn sentence(&self, prefix: &str) -> String {
        let named = match &self.kind {
            Kind::Word(words) => words.iter().any(|word| is_name(word)),
            Kind::One(_) => true,
            _ => false,
        };
        let end = if named { "form" } else { "help" };
        format!("{prefix}-option-{}-{end}", self.key.replace('_', "-"))
    }

    /// What can be chosen where one thing is.
    pub fn picks(&self, prefix: &str, lang: Lang) -> Vec<Pick> {
        match &self.kind {
            Kind::Word(words) => words.iter().map(|word| pick(word, self.word(word, prefix, lang))).collect(),
            Kind::One(picks) | Kind::Several(picks) => picks(lang),
            Kind::Switch | Kind::OneOfEach(_) => Vec::new(),
        }
    }

    fn word(&self, word: &str, prefix: &str, lang: Lang) -> String {
        match word {
            "auto" => lang.say("option-auto"),
            "yes" | "no" => lang.say(word),
            name if is_name(name) => {
                lang.say(&format!("{prefix}-option-{}-{name}", self.key).replace('_', "-"))
            }
            number => number.to_owned(),
        }
    }

    /// The option's value, from what a form holds under its name; `None` keeps the default.
    pub fn read(&self, given: &[&str]) -> Option<Value> {
        let chosen = || given.iter().filter(|text| !text.is_empty()).map(|text| value_of(text));
        match self.kind {
            Kind::Switch => Some(given.contains(&"yes").into()),
            Kind::Word(_) | Kind::One(_) => chosen().next().filter(|value| value != "auto"),
            Kind::Several(_) | Kind::OneOfEach(_) => Some(Value::Array(chosen().collect())),
        }
    }
}

fn is_name(word: &str) -> bool {
    !matches!(word, "auto" | "yes" | "no") && word.parse::<u8>().is_err()
}

fn value_of(text: &str) -> Value {
    match text {
        "yes" => true.into(),
        "no" => false.into(),
        text => text.parse::<u64>().map_or_else(|_| text.into(), Value::from),
    }
}

const fn switch(key: &'static str, clause: &'static str) -> Field {
    Field { key, clause, kind: Kind::Switch }
}

const fn word(key: &'static str, clause: &'static str, words: &'static [&'static str]) -> Field {
    Field { key, clause, kind: Kind::Word(words) }
}

/// A yes that stands unless somebody says no: a form that does not name it keeps it.
const YES_OR_NO: &[&str] = &["yes", "no"];
const MAYBE: &[&str] = &["auto", "yes", "no"];
const FOUR_OR_FIVE: &[&str] = &["auto", "4", "5"];

pub const VALERIA: &[Field] = &[
    Field { key: "setup", clause: "VA-SET-05", kind: Kind::One(valeria_setups) },
    Field { key: "places", clause: "VA-SET-05", kind: Kind::Several(valeria_places) },
    Field { key: "citizens", clause: "VA-SET-07", kind: Kind::OneOfEach(valeria_citizens) },
    switch("mixed", "VA-MIX-01"),
    switch("no_duke", "VA-NODUKE-01"),
    switch("events", "VA-EVT-01"),
    Field { key: "event_choice", clause: "VA-EVT-04", kind: Kind::Several(valeria_events) },
    switch("hard_sum", "VA-SOLO-21"),
    switch("hard_exhausted", "VA-SOLO-22"),
    switch("double_sum_twice", "R-02"),
    switch("magic_pays_effects", "R-04"),
    switch("resting_doubles", "R-20"),
    switch("dark_lord_undealt", "R-24"),
    switch("event_token_on_itself", "R-30"),
    word("solo_board_vp", "R-34", YES_OR_NO),
];

pub const DUNGEON_PETZ: &[Field] = &[
    Field { key: "start", clause: "DP-SETUP-01", kind: Kind::One(petz_starts) },
    switch("double", "DP-VAR-01"),
    switch("foresight", "DP-VAR-05"),
    switch("total_foresight", "DP-VAR-06"),
    switch("meat_stand", "DP-VAR-09"),
    switch("final_order", "DP-VAR-11"),
];

pub const DUNGEON_LORDS: &[Field] = &[
    word("variant", "DL-FEST-VAR-06", &["festival", "base", "four_seasons", "beginner"]),
    word("seasons", "DL-FEST-VAR-06", FOUR_OR_FIVE),
    word("rounds", "DL-FEST-VAR-06", FOUR_OR_FIVE),
    word("opportunities", "DL-FEST-VAR-02", MAYBE),
    word("fair", "DL-FEST-VAR-03", MAYBE),
    word("pets", "DL-FEST-VAR-04", MAYBE),
    word("bards", "DL-FEST-BARD-01", MAYBE),
    word("paladins", "DL-FEST-SETUP-08", &["auto", "human", "elf_and_dwarf", "three"]),
    word("new_tiles", "DL-FEST-SETUP-09", MAYBE),
    word("late_adventurers", "DL-FEST-VAR-05", MAYBE),
    switch("first_game", "DL-SETUP-10"),
    switch("special_event_hidden", "R-03"),
    switch("room_bonus_on_every_number", "R-06"),
    switch("tax_conquered", "R-10"),
    word("planning_order", "R-14", &["simultaneous", "turn_order"]),
    word("fatigue_target", "R-16", &["each", "front_to_back"]),
    switch("conquest_survives_fatigue", "R-17"),
    switch("witch_targets_distinct", "R-18"),
    switch("room_counts_if_conquered", "R-19"),
    switch("titles_count_conquered", "R-19"),
];

/// Panics if the data that ship with the game cannot be read: then nobody could play it either.
fn valeria() -> Pack<valeria::Data> {
    Pack::built_in().unwrap_or_else(|problems| panic!("the data of Valeria cannot be read: {problems:?}"))
}

fn labelled<'a>(labels: impl Iterator<Item = &'a valeria::data::Label>, lang: Lang) -> Vec<Pick> {
    labels.map(|label| pick(&label.id, label.text(lang.code()))).collect()
}

fn valeria_setups(lang: Lang) -> Vec<Pick> {
    let presets = labelled(valeria().presets.iter().map(|p| &p.label), lang);
    let others = ["random", "chosen"].map(|word| pick(word, lang.say(&format!("va-option-setup-{word}"))));
    presets.into_iter().chain(others).collect()
}

fn valeria_places(lang: Lang) -> Vec<Pick> {
    labelled(valeria().places.iter().map(|place| &place.label), lang)
}

fn valeria_citizens(lang: Lang) -> Vec<Vec<Pick>> {
    let data = valeria();
    let piles = data.citizens.iter().map(|citizen| citizen.pile).max().map_or(0, |last| last + 1);
    let group = |pile: u8| {
        let own = data.citizens.iter().zip(&data.sources).filter(move |(citizen, _)| citizen.pile == pile);
        let nobody = pick("", "–");
        std::iter::once(nobody).chain(labelled(own.map(|(_, source)| &source.label), lang)).collect()
    };
    (0..piles).map(group).collect()
}

fn valeria_events(lang: Lang) -> Vec<Pick> {
    let data = valeria();
    let events = data.monsters.iter().filter(|monster| monster.place.is_none());
    labelled(events.map(|monster| &monster.label), lang)
}

fn petz_starts(lang: Lang) -> Vec<Pick> {
    let seats = (0..4).map(|seat| pick(seat, lang.tell("new-seat", [("number", (seat + 1).into())])));
    std::iter::once(pick("", lang.say("dp-option-start-drawn"))).chain(seats).collect()
}
