//! The same program as if it were yesterday's: the games are the same, and the number of their rules is one lower. A storm has its
//! nodes begin as this one, so that tables are played again by new rules while old nodes and new ones run side by side.

use std::process::ExitCode;

use engine::{
    Problems, Seed,
    any::{AnyGame, AnyTable},
    chances::Calibration,
    ledger::Ledger,
    net::{Nets, Unfit},
    save::Parsed,
    scenario::Scenario,
};
use lab::{
    analyze, balance, calibrate, ladder, laws, learn, lot::Part, puzzles, simulate, tournament, train,
};
use maud::Markup;
use plug::{Analysis, Eyes, NetLearning, Playable, Playing, Plug, StoryLine, Task, Training, Work};
use serde_json::Value;
use words::Lang;

/// A game before its rules had their latest number.
struct Yesterday(&'static dyn Playable);

/// All that is as it is today.
macro_rules! as_today {
    ($(fn $name:ident(&self $(, $given:ident: $kind:ty)*) $(-> $told:ty)?;)*) => {
        $(fn $name(&self $(, $given: $kind)*) $(-> $told)? { self.0.$name($($given),*) })*
    };
}

impl AnyGame for Yesterday {
    fn rules_version(&self) -> u32 {
        self.0.rules_version() - 1
    }

    as_today! {
        fn id(&self) -> &'static str;
        fn default_options(&self) -> Value;
        fn built_in_data(&self) -> &'static str;
        fn open(&self, options: &Value, data: Option<&str>, seed: Seed) -> Result<Box<dyn AnyTable>, Problems>;
        fn load(&self, save: &str, data: Option<&str>) -> Result<Box<dyn AnyTable>, Problems>;
        fn run(&self, scenario: &Scenario, data: Option<&str>, ledger: &Ledger) -> Result<(), Problems>;
        fn after(&self, scenario: &Scenario, data: Option<&str>, steps: usize) -> Result<Value, Problems>;
    }
}

impl Playable for Yesterday {
    as_today! {
        fn title(&self, lang: Lang) -> String;
        fn style(&self) -> &'static str;
        fn gallery(&self, lang: Lang) -> Markup;
        fn longest(&self) -> usize;
        fn check_data(&self, text: &str) -> Result<String, Problems>;
        fn agree(&self, options: &Value) -> Result<(Value, usize), Problems>;
        fn begin(&self, options: &Value, data: Option<&str>, seed: Seed) -> Result<Box<dyn Playing>, Problems>;
        fn resume(&self, save: &Parsed, data: Option<&str>) -> Result<Box<dyn Playing>, Problems>;
        fn stand(&self, options: &Value, data: Option<&str>, state: &Value) -> Result<Box<dyn Playing>, Problems>;
        fn go_on(&self, options: &Value, seed: Seed, lines: usize, state: &Value) -> Result<Box<dyn Playing>, Problems>;
        fn reach(&self, options: &Value, seed: Seed, line: &[usize]) -> Result<Box<dyn Playing>, Problems>;
        fn set_up(&self, scenario: &Scenario) -> Result<(Box<dyn Playing>, Vec<u32>), Problems>;
        fn opening(&self, scenario: &Scenario, eyes: Eyes, lang: Lang) -> Result<Vec<StoryLine>, Problems>;
        fn read_weights(&self);
        fn features(&self) -> &'static [&'static str];
        fn calibration(&self) -> Option<&'static Calibration>;
        fn simulate(&self, work: Work<'_>) -> Result<simulate::Report, Problems>;
        fn tournament(&self, work: Work<'_>) -> Result<tournament::Report, Problems>;
        fn climb(&self, work: Work<'_>) -> Result<ladder::Rungs, Problems>;
        fn balance(&self, work: Work<'_>) -> Result<balance::Report, Problems>;
        fn train(&self, work: Work<'_>, training: Training) -> Result<train::Report, Problems>;
        fn lot(&self, work: Work<'_>, part: &Part, jobs: &[u64]) -> Result<Option<Vec<u8>>, Problems>;
        fn think(&self, task: &Task) -> Result<Value, Problems>;
        fn calibrate(&self, work: Work<'_>) -> Result<calibrate::Record, Problems>;
        fn learn(&self, work: Work<'_>, learning: NetLearning) -> Result<learn::Report, Problems>;
        fn read_nets(&self, text: &str) -> Result<Nets, Unfit>;
        fn laws(&self, work: Work<'_>, first: u64) -> Result<laws::Report, Problems>;
        fn mine(&self, work: Work<'_>) -> Result<puzzles::Report, Problems>;
        fn analyze(&self, save: &Parsed, data: Option<&str>, analysis: &Analysis<'_>) -> Result<analyze::Report, Problems>;
    }
}

fn main() -> ExitCode {
    let yesterdays = |plug: &&'static Plug| {
        let game = Box::leak(Box::new(Yesterday(plug.game)));
        &*Box::leak(Box::new(Plug { game, ..(*plug).clone() }))
    };
    menagerie::run(house::GAMES.iter().map(yesterdays).collect::<Vec<_>>().leak())
}
