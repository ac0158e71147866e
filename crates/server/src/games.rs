//! The games people can sit down to, and a running game without generics: what rooms, pages and the API work with.

use boards::{Asked, PageBoard, page::Line};
use engine::{
    Outcome, Problem, Problems, Recorder, Refusal, Seat, Seats, Seed, Table, Valued, Viewer,
    any::{AnyGame, AnyTable, Of, Rejected},
};
use maud::Markup;
use serde_json::Value;
use words::Lang;

use crate::thinking::{self, Level, Thought};

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
    /// The values of an option that is a choice among a few.
    fn choices(&self, option: &str) -> &'static [&'static str];
    /// The clause that explains an option.
    fn option_clause(&self, option: &str) -> Option<&'static str>;
    fn begin(&self, options: &Value, seed: Seed) -> Result<Box<dyn Playing>, Problems>;
    fn resume(&self, save: &str) -> Result<Box<dyn Playing>, Problems>;
}

/// What the log keeps of an answer besides the answer.
pub struct Logged {
    pub luck: Vec<u32>,
    pub state_hash: String,
}

/// A legal answer in words.
pub struct Answer {
    pub action: Value,
    pub text: String,
    pub clause: &'static str,
}

/// A line of the story in words.
#[derive(Clone, Debug, PartialEq)]
pub struct StoryLine {
    pub entry: Option<usize>,
    pub clause: &'static str,
    pub text: String,
}

/// How a page looks at a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    Viewer(Viewer),
    /// Everything that any seat knows; only for games that are over.
    Open,
}

impl Eyes {
    /// Whose story these eyes read.
    fn viewer(self) -> Viewer {
        match self {
            Eyes::Viewer(viewer) => viewer,
            Eyes::Open => Viewer::Spectator,
        }
    }
}

/// What a board is drawn for.
pub struct Look<'a> {
    pub eyes: Eyes,
    /// The seat whose answers are controls on the board.
    pub asked: Option<Seat>,
    /// The number of the answer a bot advises.
    pub hint: Option<usize>,
    /// Where moments of this game are looked at again: an address that ends before the number.
    pub replay: Option<&'a str>,
}

/// A running game of any kind.
pub trait Playing: AnyTable + Sync {
    fn give(&mut self, seat: Seat, action: &Value) -> Result<Logged, Rejected>;
    /// Whether the way back is shut after this answer.
    fn is_final(&self, seat: Seat, action: &Value) -> bool;
    fn question(&self, seat: Seat, lang: Lang) -> String;
    fn answers(&self, seat: Seat, lang: Lang) -> Vec<Answer>;
    fn board(&self, look: &Look<'_>, lang: Lang) -> Markup;
    /// What was told since entry `from` of the log (0 for everything).
    fn told(&self, eyes: Eyes, from: usize, lang: Lang) -> Vec<StoryLine>;
    fn score_item(&self, item: &str, lang: Lang) -> String;
    fn moment(&self, entries: usize) -> Result<Box<dyn Playing>, Problem>;
    /// How many lines of the log are `seat`'s own.
    fn own_entries(&self, seat: Seat) -> usize;
    fn seed_text(&self) -> String;
    /// A bot's thinking about `seat`'s decision, to be done elsewhere: it holds what the seat sees, nothing else.
    fn thought(&self, seat: Seat, level: Level) -> Option<Thought>;
}

struct Entry<G> {
    game: Of<G>,
    prefix: &'static str,
    players: std::ops::RangeInclusive<usize>,
    ledgers: [&'static str; 2],
    choices: &'static [(&'static str, &'static [&'static str])],
    clauses: &'static [(&'static str, &'static str)],
}

impl<G> Entry<G> {
    /// A game whose options are all yes or no.
    const PLAIN: Entry<G> =
        Entry { game: Of::NEW, prefix: "", players: 2..=2, ledgers: ["", ""], choices: &[], clauses: &[] };
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
        choices: &[("setup", &["first_game", "random"])],
        clauses: &[
            ("setup", "VA-SET-05"),
            ("events", "VA-EVT-01"),
            ("mixed", "VA-MIX-01"),
            ("no_duke", "VA-NODUKE-01"),
            ("hard_sum", "VA-SOLO-21"),
            ("hard_exhausted", "VA-SOLO-22"),
            ("magic_pays_effects", "R-04"),
            ("resting_doubles", "R-20"),
            ("dark_lord_undealt", "R-24"),
            ("event_token_on_itself", "R-30"),
            ("solo_board_vp", "R-34"),
        ],
    };
    static MAKING_MONSTERS: Entry<making_monsters::MakingMonsters> =
        Entry { prefix: "mm", players: 2..=4, ledgers: ledgers!("making-monsters"), ..Entry::PLAIN };
    static DUNGEON_PETZ: Entry<dungeon_petz::DungeonPetz> =
        Entry { prefix: "dp", players: 2..=4, ledgers: ledgers!("dungeon-petz"), ..Entry::PLAIN };
    static DUNGEON_LORDS: Entry<dungeon_lords::DungeonLords> =
        Entry { prefix: "dl", players: 2..=4, ledgers: ledgers!("dungeon-lords"), ..Entry::PLAIN };
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

    fn run(&self, scenario: &engine::scenario::Scenario, data: Option<&str>) -> Result<(), Problems> {
        self.game.run(scenario, data)
    }

    fn given(&self, scenario: &engine::scenario::Scenario, data: Option<&str>) -> Result<Value, Problems> {
        self.game.given(scenario, data)
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

    fn choices(&self, option: &str) -> &'static [&'static str] {
        self.choices.iter().find(|(key, _)| *key == option).map_or(&[], |(_, choices)| choices)
    }

    fn option_clause(&self, option: &str) -> Option<&'static str> {
        self.clauses.iter().find(|(key, _)| *key == option).map(|(_, clause)| *clause)
    }

    fn begin(&self, options: &Value, seed: Seed) -> Result<Box<dyn Playing>, Problems> {
        let pack = engine::Pack::<G::Data>::built_in()?;
        let options = engine::json::read(pack, "options", options).map_err(|problem| vec![problem])?;
        Ok(Box::new(Table::<G>::open(options, pack, seed)?))
    }

    fn resume(&self, save: &str) -> Result<Box<dyn Playing>, Problems> {
        let pack = engine::Pack::<G::Data>::built_in()?;
        Ok(Box::new(engine::save::load::<G>(save, pack)?))
    }
}

/// Everything a page shows of a position to one reader, taken from the state through the seat's own door alone.
pub struct Scene<G: PageBoard> {
    pub view: G::View,
    pub answers: Vec<G::Action>,
    pub refused: Vec<(G::Action, Refusal)>,
    pub asked: Option<Seat>,
}

impl<G: PageBoard> Scene<G> {
    pub fn new(state: &G, viewer: Viewer, asked: Option<Seat>) -> Scene<G> {
        let view = state.view(viewer);
        let asked = asked.filter(|seat| state.awaiting().contains(*seat) && viewer.is(*seat));
        let mut answers = Vec::new();
        let mut refused = Vec::new();
        if let Some(seat) = asked {
            state.legal(seat, &mut answers);
            for wish in G::wished(&view, seat) {
                if let Err(refusal) = state.check(seat, &wish) {
                    refused.push((wish, refusal));
                }
            }
        }
        Scene { view, answers, refused, asked }
    }

    pub fn draw(
        &self,
        story: &[Line<'_, G::Event>],
        hint: Option<usize>,
        replay: Option<&str>,
        lang: Lang,
    ) -> Markup {
        let quote = |clause: &str| crate::pages::rules::quoted(clause, lang);
        let asked = Asked {
            seat: self.asked,
            answers: &self.answers,
            refused: &self.refused,
            hint,
            story,
            replay,
            quote: &quote,
        };
        G::page(&self.view, &asked, lang)
    }
}

impl<G: PageBoard + Valued> Playing for Table<G> {
    fn give(&mut self, seat: Seat, action: &Value) -> Result<Logged, Rejected> {
        AnyTable::act(self, seat, action)?;
        let luck = self.log().last().map(|entry| entry.luck.clone()).unwrap_or_default();
        Ok(Logged { luck, state_hash: Table::state_hash(self) })
    }

    fn is_final(&self, seat: Seat, action: &Value) -> bool {
        let Ok(action) = engine::json::read::<_, G::Action>(self.pack(), "action", action) else {
            return false;
        };
        let state = Table::state(self);
        let awaited = state.awaiting();
        let mut after = state.clone();
        let mut on = Recorder::new();
        if after.apply(seat, &action, &mut on).is_err() {
            return false;
        }
        let now = after.awaiting();
        let handed_on = !now.minus(awaited.with(seat)).is_empty();
        on.revealed || !on.luck.is_empty() || handed_on || now.is_empty()
    }

    fn question(&self, seat: Seat, lang: Lang) -> String {
        G::question(&Table::state(self).view(Viewer::Seat(seat)), seat, lang)
    }

    fn answers(&self, seat: Seat, lang: Lang) -> Vec<Answer> {
        let state = Table::state(self);
        let view = state.view(Viewer::Seat(seat));
        let mut actions = Vec::new();
        state.legal(seat, &mut actions);
        actions
            .iter()
            .map(|action| Answer {
                action: engine::json::write(self.pack(), action),
                text: G::answer(&view, action, lang),
                clause: G::clause(action),
            })
            .collect()
    }

    fn board(&self, look: &Look<'_>, lang: Lang) -> Markup {
        let state = Table::state(self);
        let scene = match look.eyes {
            Eyes::Viewer(viewer) => Scene::new(state, viewer, look.asked),
            Eyes::Open => {
                let views: Vec<G::View> =
                    Seat::all(state.players()).map(|seat| state.view(Viewer::Seat(seat))).collect();
                let view = G::opened(views).unwrap_or_else(|| state.view(Viewer::Spectator));
                Scene::<G> { view, answers: Vec::new(), refused: Vec::new(), asked: None }
            }
        };
        let story: Vec<_> = Table::story(self, look.eyes.viewer()).collect();
        scene.draw(&story, look.hint, look.replay, lang)
    }

    fn told(&self, eyes: Eyes, from: usize, lang: Lang) -> Vec<StoryLine> {
        let viewer = eyes.viewer();
        let view = Table::state(self).view(viewer);
        Table::story(self, viewer)
            .filter(|(entry, _)| from == 0 || entry.is_some_and(|entry| entry >= from))
            .map(|(entry, told)| StoryLine {
                entry,
                clause: told.clause,
                text: G::event(&view, &told.event, lang),
            })
            .collect()
    }

    fn score_item(&self, item: &str, lang: Lang) -> String {
        G::score_item(item, lang)
    }

    fn moment(&self, entries: usize) -> Result<Box<dyn Playing>, Problem> {
        Ok(Box::new(Table::at(self, entries)?))
    }

    fn own_entries(&self, seat: Seat) -> usize {
        self.log().iter().filter(|entry| entry.seat == seat).count()
    }

    fn seed_text(&self) -> String {
        self.seed().to_string()
    }

    fn thought(&self, seat: Seat, level: Level) -> Option<Thought> {
        let state = Table::state(self);
        if !state.awaiting().contains(seat) {
            return None;
        }
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        Some(thinking::think::<G>(state.view(Viewer::Seat(seat)), legal, seat, level, self.pack()))
    }
}

/// The outcome as people count: halves are written out.
pub fn points(outcome: &Outcome, score: i32) -> String {
    if outcome.parts <= 1 {
        return score.to_string();
    }
    let parts = i32::from(outcome.parts);
    let (whole, rest) = (score / parts, score % parts);
    if rest == 0 { whole.to_string() } else { format!("{:.1}", f64::from(score) / f64::from(parts)) }
}

/// The seats that owe a decision, as numbers.
pub fn seat_numbers(seats: Seats) -> Vec<usize> {
    seats.into_iter().map(Seat::index).collect()
}
