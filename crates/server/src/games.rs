//! The games people can sit down to, and a running game without generics: what rooms, pages and the API work with.

mod moments;
mod playing;

use boards::PageBoard;
use engine::{
    Problems, Seat, Seats, Seed, Table, Valued,
    any::{AnyGame, AnyTable, Of},
    ledger::Ledger,
    save::Parsed,
    scenario::Scenario,
};
use maud::Markup;
use serde_json::Value;
use words::Lang;

pub use moments::Moments;
pub use playing::{Answer, Eyes, Look, Playing, Scene, Shut, StoryLine};

use crate::variants::{self, Field};

/// A game by its id, with its words.
pub trait Offered: AnyGame {
    fn title(&self, lang: Lang) -> String;
    /// The style sheet of its board.
    fn style(&self) -> &'static str;
    /// Every piece of its board, for the page that shows the style.
    fn gallery(&self, lang: Lang) -> Markup;
    /// The two letters its clause ids and messages begin with.
    fn prefix(&self) -> &'static str;
    /// How many can play.
    fn players(&self) -> std::ops::RangeInclusive<usize>;
    fn ledger(&self, lang: Lang) -> &'static str;
    /// What a table may agree on, besides how many play.
    fn fields(&self) -> &'static [Field];
    /// Whether a game can be played so; the options with everything that was left out, and for how many they are.
    fn agree(&self, options: &Value) -> Result<(Value, usize), Problems>;
    fn begin(&self, options: &Value, seed: Seed) -> Result<Box<dyn Playing>, Problems>;
    fn resume(&self, save: &Parsed) -> Result<Box<dyn Playing>, Problems>;
}

struct Entry<G> {
    game: Of<G>,
    prefix: &'static str,
    players: std::ops::RangeInclusive<usize>,
    ledgers: [&'static str; 2],
    fields: &'static [Field],
}

macro_rules! ledgers {
    ($game:literal) => {
        [
            include_str!(concat!("../../../rules/", $game, "/en.md")),
            include_str!(concat!("../../../rules/", $game, "/fr.md")),
        ]
    };
}

/// Every game that has a place at the table.
pub fn all() -> &'static [&'static dyn Offered] {
    static VALERIA: Entry<valeria::Valeria> = Entry {
        game: Of::NEW,
        prefix: "va",
        players: 1..=5,
        ledgers: ledgers!("valeria"),
        fields: variants::VALERIA,
    };
    static MAKING_MONSTERS: Entry<making_monsters::MakingMonsters> = Entry {
        game: Of::NEW,
        prefix: "mm",
        players: 2..=4,
        ledgers: ledgers!("making-monsters"),
        fields: &[],
    };
    static DUNGEON_PETZ: Entry<dungeon_petz::DungeonPetz> = Entry {
        game: Of::NEW,
        prefix: "dp",
        players: 2..=4,
        ledgers: ledgers!("dungeon-petz"),
        fields: variants::DUNGEON_PETZ,
    };
    static DUNGEON_LORDS: Entry<dungeon_lords::DungeonLords> = Entry {
        game: Of::NEW,
        prefix: "dl",
        players: 2..=4,
        ledgers: ledgers!("dungeon-lords"),
        fields: variants::DUNGEON_LORDS,
    };
    static ALL: [&dyn Offered; 4] = [&VALERIA, &MAKING_MONSTERS, &DUNGEON_PETZ, &DUNGEON_LORDS];
    &ALL
}

pub fn by_id(id: &str) -> Option<&'static dyn Offered> {
    all().iter().copied().find(|game| game.id() == id)
}

impl<G: PageBoard + Valued> AnyGame for Entry<G> {
    fn id(&self) -> &'static str {
        self.game.id()
    }

    fn rules_version(&self) -> u32 {
        self.game.rules_version()
    }

    fn default_options(&self) -> Value {
        self.game.default_options()
    }

    fn built_in_data(&self) -> &'static str {
        self.game.built_in_data()
    }

    fn check_data(&self, text: &str) -> Result<String, Problems> {
        self.game.check_data(text)
    }

    fn open(&self, options: &Value, data: Option<&str>, seed: Seed) -> Result<Box<dyn AnyTable>, Problems> {
        self.game.open(options, data, seed)
    }

    fn load(&self, save: &str, data: Option<&str>) -> Result<Box<dyn AnyTable>, Problems> {
        self.game.load(save, data)
    }

    fn run(&self, scenario: &Scenario, data: Option<&str>, ledger: &Ledger) -> Result<(), Problems> {
        self.game.run(scenario, data, ledger)
    }

    fn after(&self, scenario: &Scenario, data: Option<&str>, steps: usize) -> Result<Value, Problems> {
        self.game.after(scenario, data, steps)
    }
}

impl<G: PageBoard + Valued> Offered for Entry<G> {
    fn title(&self, lang: Lang) -> String {
        G::title(lang)
    }

    fn style(&self) -> &'static str {
        G::STYLE
    }

    fn gallery(&self, lang: Lang) -> Markup {
        G::gallery(lang)
    }

    fn prefix(&self) -> &'static str {
        self.prefix
    }

    fn players(&self) -> std::ops::RangeInclusive<usize> {
        self.players.clone()
    }

    fn ledger(&self, lang: Lang) -> &'static str {
        self.ledgers[usize::from(lang == Lang::Fr)]
    }

    fn fields(&self) -> &'static [Field] {
        self.fields
    }

    fn agree(&self, options: &Value) -> Result<(Value, usize), Problems> {
        // Only a game that begins says whether it can: this one has a seed that everybody knows and nobody plays it.
        let play = self.begin(options, Seed::from_number(0))?;
        Ok((play.options(), play.players()))
    }

    fn begin(&self, options: &Value, seed: Seed) -> Result<Box<dyn Playing>, Problems> {
        let pack = engine::Pack::<G::Data>::built_in()?;
        let options = engine::json::read_options::<G>(pack, options).map_err(|problem| vec![problem])?;
        Ok(Box::new(Table::<G>::open(options, pack, seed)?))
    }

    fn resume(&self, save: &Parsed) -> Result<Box<dyn Playing>, Problems> {
        let pack = engine::Pack::<G::Data>::built_in()?;
        Ok(Box::new(save.replay::<G>(pack)?))
    }
}

/// The seats that owe a decision, as numbers.
pub fn seat_numbers(seats: Seats) -> Vec<usize> {
    seats.into_iter().map(Seat::index).collect()
}
