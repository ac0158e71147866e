//! A game without its type: what the house asks of any game.

use boards::PageBoard;
use engine::{
    Game, Pack, Problem, Problems, Seed, Table, Told, Valued,
    any::{AnyGame, Of},
    chances::Calibration,
    json,
    net::{self, Nets, Unfit},
    save::Parsed,
    scenario::{self, Scenario},
};
use lab::{
    analyze, balance, calibrate, entrant::Entrant, ladder, laws, learn, lot::Part, puzzles, simulate,
    tournament, train,
};
use maud::Markup;
use serde_json::Value;
use words::Lang;

use crate::{Analysis, Eyes, NetLearning, Playing, StoryLine, Task, Training, Work, thinking};

/// A game by its id, with its words, its board, its bots and the lab. Whatever is generic over a game is made here, once,
/// where the list of games stands (`house`).
pub trait Playable: AnyGame {
    fn title(&self, lang: Lang) -> String;
    /// The style sheet of its board.
    fn style(&self) -> &'static str;
    /// Every piece of its board, for the page that shows the style.
    fn gallery(&self, lang: Lang) -> Markup;

    /// No game takes more decisions than this.
    fn longest(&self) -> usize;

    /// Checks a data pack, and that there are words for all it holds; its hash if it is good.
    fn check_data(&self, text: &str) -> Result<String, Problems>;

    /// Whether a game can be played so; the options with everything that was left out, and for how many they are.
    fn agree(&self, options: &Value) -> Result<(Value, usize), Problems>;
    /// Begins a game; `data` is the text of another pack than the built-in one.
    fn begin(&self, options: &Value, data: Option<&str>, seed: Seed) -> Result<Box<dyn Playing>, Problems>;
    fn resume(&self, save: &Parsed, data: Option<&str>) -> Result<Box<dyn Playing>, Problems>;
    /// A table that stands as this state in JSON says; it has no past, so it is not to be stored.
    fn stand(&self, options: &Value, data: Option<&str>, state: &Value)
    -> Result<Box<dyn Playing>, Problems>;
    /// A game that goes on by the rules and cards of today from a state of another day, to which so many lines of its log led.
    fn go_on(
        &self,
        options: &Value,
        seed: Seed,
        lines: usize,
        state: &Value,
    ) -> Result<Box<dyn Playing>, Problems>;

    /// A table after answers given by their numbers; of several who are asked, the first in the order of seats answers.
    fn reach(&self, options: &Value, seed: Seed, line: &[usize]) -> Result<Box<dyn Playing>, Problems>;

    /// The table of a scenario before its first answer, and what chance still has to bring there.
    fn set_up(&self, scenario: &Scenario) -> Result<(Box<dyn Playing>, Vec<u32>), Problems>;

    /// What happened by itself when the table of a scenario was set up, as these eyes see it.
    fn opening(&self, scenario: &Scenario, eyes: Eyes, lang: Lang) -> Result<Vec<StoryLine>, Problems>;

    /// Reads the weights of its bots and how their chances are told; panics where they cannot be used.
    fn read_weights(&self);
    /// What its bots look at, by name.
    fn features(&self) -> &'static [&'static str];
    /// How its chances are told to people, where that was measured.
    fn calibration(&self) -> Option<&'static Calibration>;

    fn simulate(&self, work: Work<'_>) -> Result<simulate::Report, Problems>;
    fn tournament(&self, work: Work<'_>) -> Result<tournament::Report, Problems>;
    /// Everybody against everybody, at tables of one size.
    fn climb(&self, work: Work<'_>) -> Result<ladder::Rungs, Problems>;
    fn balance(&self, work: Work<'_>) -> Result<balance::Report, Problems>;
    fn train(&self, work: Work<'_>, training: Training) -> Result<train::Report, Problems>;
    /// Does some jobs of a simulation, tournament, balance report or training that somebody asks for elsewhere; nothing
    /// if it is stopped.
    fn lot(&self, work: Work<'_>, part: &Part, jobs: &[u64]) -> Result<Option<Vec<u8>>, Problems>;
    /// Thinks about a decision for somebody elsewhere; what it ends in, for [`crate::Thought::taken`]. Refused is what is of
    /// other rules or cards, and what is no decision at all.
    fn think(&self, task: &Task) -> Result<Value, Problems>;
    /// Plays games and notes what chances were said on the way, and how they ended.
    fn calibrate(&self, work: Work<'_>) -> Result<calibrate::Record, Problems>;
    /// Learns a net instead of weights.
    fn learn(&self, work: Work<'_>, learning: NetLearning) -> Result<learn::Report, Problems>;
    /// Reads a file of nets; refuses what does not fit the game as it is now.
    fn read_nets(&self, text: &str) -> Result<Nets, Unfit>;
    /// Looks at all laws, from lot `first` on.
    fn laws(&self, work: Work<'_>, first: u64) -> Result<laws::Report, Problems>;
    /// Looks for as many puzzles as the work has games.
    fn mine(&self, work: Work<'_>) -> Result<puzzles::Report, Problems>;
    fn analyze(
        &self,
        save: &Parsed,
        data: Option<&str>,
        analysis: &Analysis<'_>,
    ) -> Result<analyze::Report, Problems>;
}

/// The built-in pack, or another one; that there are words for all it holds is tested of the built-in one.
pub(crate) fn pack<G: Game>(data: Option<&str>) -> Result<Pack<G::Data>, Problems> {
    data.map_or_else(Pack::built_in, readable::<G>)
}

/// A pack whose components people can read.
fn readable<G: Game>(text: &str) -> Result<Pack<G::Data>, Problems> {
    let pack = Pack::<G::Data>::parse(text)?;
    let problems = words::wordless(pack.phrases());
    if problems.is_empty() { Ok(pack) } else { Err(problems) }
}

impl<G: PageBoard + Valued> Playable for Of<G> {
    fn title(&self, lang: Lang) -> String {
        G::title(lang)
    }

    fn style(&self) -> &'static str {
        G::STYLE
    }

    fn gallery(&self, lang: Lang) -> Markup {
        G::gallery(lang)
    }

    fn longest(&self) -> usize {
        G::BOUND
    }

    fn check_data(&self, text: &str) -> Result<String, Problems> {
        readable::<G>(text).map(|pack| pack.hash().to_owned())
    }

    fn agree(&self, options: &Value) -> Result<(Value, usize), Problems> {
        // Only a game that begins says whether it can: this one has a seed that everybody knows and nobody plays it.
        let play = self.begin(options, None, Seed::from_number(0))?;
        Ok((play.options(), play.players()))
    }

    fn begin(&self, options: &Value, data: Option<&str>, seed: Seed) -> Result<Box<dyn Playing>, Problems> {
        let pack = pack::<G>(data)?;
        let options = json::read_options::<G>(pack, options).map_err(|problem| vec![problem])?;
        Ok(Box::new(Table::<G>::open(options, pack, seed)?))
    }

    fn resume(&self, save: &Parsed, data: Option<&str>) -> Result<Box<dyn Playing>, Problems> {
        Ok(Box::new(save.replay::<G>(pack::<G>(data)?)?))
    }

    fn stand(
        &self,
        options: &Value,
        data: Option<&str>,
        state: &Value,
    ) -> Result<Box<dyn Playing>, Problems> {
        let pack = pack::<G>(data)?;
        let options = json::read_options::<G>(pack, options).map_err(|problem| vec![problem])?;
        let state = json::read_state::<G>(pack, state).map_err(|problem| vec![problem])?;
        Ok(Box::new(Table::standing(options, Seed::from_number(0), state)))
    }

    fn go_on(
        &self,
        options: &Value,
        seed: Seed,
        lines: usize,
        state: &Value,
    ) -> Result<Box<dyn Playing>, Problems> {
        let pack = pack::<G>(None)?;
        let options = json::read_options::<G>(pack, options).map_err(|problem| vec![problem])?;
        let state = json::read_earlier_state::<G>(pack, state).map_err(|problem| vec![problem])?;
        Ok(Box::new(Table::going_on(options, seed, lines, state)))
    }

    fn reach(&self, options: &Value, seed: Seed, line: &[usize]) -> Result<Box<dyn Playing>, Problems> {
        let pack = pack::<G>(None)?;
        let options = json::read_options::<G>(pack, options).map_err(|problem| vec![problem])?;
        let mut table = Table::<G>::open(options, pack, seed)?;
        let mut legal = Vec::new();
        for number in line {
            let lost = || vec![Problem::new("puzzle-stale").with("game", G::ID)];
            let seat = table.state().awaiting().lowest().ok_or_else(lost)?;
            legal.clear();
            table.state().legal(seat, &mut legal);
            let action = *legal.get(*number).ok_or_else(lost)?;
            table.act(seat, action).map_err(|_| lost())?;
        }
        Ok(Box::new(table))
    }

    fn set_up(&self, scenario: &Scenario) -> Result<(Box<dyn Playing>, Vec<u32>), Problems> {
        let start = scenario::given::<G>(scenario, pack::<G>(None)?)?;
        let seed = scenario.given.seed.unwrap_or_else(|| Seed::from_number(1));
        Ok((Box::new(Table::standing(start.options, seed, start.state)), start.script.into()))
    }

    fn opening(&self, scenario: &Scenario, eyes: Eyes, lang: Lang) -> Result<Vec<StoryLine>, Problems> {
        let start = scenario::given::<G>(scenario, pack::<G>(None)?)?;
        let viewer = eyes.viewer();
        let data = start.state.pack().data();
        let told = start.told.iter().filter(|told| told.to.includes(viewer));
        let line = |told: &Told<G::Event>| StoryLine {
            entry: None,
            clause: told.clause,
            text: G::event(data, &told.event, lang),
            opens: G::opens(&told.event),
        };
        Ok(told.map(line).collect())
    }

    fn read_weights(&self) {
        G::weights(2);
        G::calibration();
        G::nets().and_then(|nets| nets.of::<G>(2));
    }

    fn features(&self) -> &'static [&'static str] {
        G::FEATURES
    }

    fn calibration(&self) -> Option<&'static Calibration> {
        G::calibration()
    }

    fn simulate(&self, work: Work<'_>) -> Result<simulate::Report, Problems> {
        let pack = work.pack::<G>()?;
        let options = &work.options::<G>(pack)?;
        let nets = work.nets::<G>()?;
        let Work { bots, games, seed, run, .. } = work;
        simulate::run(&simulate::Simulation::<G> { options, pack, bots, nets, games, seed, run })
    }

    fn tournament(&self, work: Work<'_>) -> Result<tournament::Report, Problems> {
        let pack = work.pack::<G>()?;
        let options = &work.options::<G>(pack)?;
        let nets = work.nets::<G>()?;
        let Work { bots, games, seed, keep, run, .. } = work;
        tournament::run(&tournament::Tournament::<G> { options, pack, bots, nets, games, seed, keep, run })
    }

    fn climb(&self, work: Work<'_>) -> Result<ladder::Rungs, Problems> {
        let pack = work.pack::<G>()?;
        let options = &work.options::<G>(pack)?;
        let Work { bots, games, seed, keep, run, .. } = work;
        ladder::run(&ladder::Climb::<G> { options, pack, bots, games, seed, keep, run })
    }

    fn balance(&self, work: Work<'_>) -> Result<balance::Report, Problems> {
        let pack = work.pack::<G>()?;
        let options = &work.variants::<G>(pack)?;
        let Work { bots, games, seed, run, .. } = work;
        let bot = bots.first().ok_or_else(|| vec![Problem::new("tournament-no-bots")])?.kind()?;
        balance::run(&balance::Balance::<G> { options, pack, bot, games, seed, run })
    }

    fn train(&self, work: Work<'_>, training: Training) -> Result<train::Report, Problems> {
        let pack = work.pack::<G>()?;
        let options = &work.options::<G>(pack)?;
        let Training { rounds, matches, iterations, start } = training;
        let Work { games, seed, run, .. } = work;
        train::run(&train::Training::<G> {
            options,
            pack,
            rounds,
            games,
            matches,
            iterations,
            start,
            seed,
            run,
        })
    }

    fn lot(&self, work: Work<'_>, part: &Part, jobs: &[u64]) -> Result<Option<Vec<u8>>, Problems> {
        let pack = work.pack::<G>()?;
        let variants = &work.variants::<G>(pack)?;
        let options = &work.options::<G>(pack)?;
        let nets = work.nets::<G>()?;
        let Work { bots, games, seed, run, .. } = work;
        let stop = run.stop;
        match part {
            Part::Simulation => {
                let simulation = simulate::Simulation::<G> { options, pack, bots, nets, games, seed, run };
                simulate::lot(&simulation, jobs, stop)
            }
            Part::Tournament => {
                let tournament =
                    tournament::Tournament::<G> { options, pack, bots, nets, games, seed, keep: None, run };
                tournament::lot(&tournament, jobs, stop)
            }
            Part::Balance { variant } => {
                let bot = bots.first().ok_or_else(|| vec![Problem::new("tournament-no-bots")])?.kind()?;
                let balance = balance::Balance::<G> { options: variants, pack, bot, games, seed, run };
                balance::lot(&balance, *variant, jobs, stop)
            }
            Part::SelfPlay(learning) | Part::Duel(learning) => {
                let training = train::Training::<G> {
                    options,
                    pack,
                    rounds: 0,
                    games,
                    matches: 0,
                    iterations: learning.iterations,
                    start: None,
                    seed,
                    run,
                };
                train::lot(&training, part, jobs, stop)
            }
            Part::NetPlay(_) | Part::NetDuel(_) => learn::lot::<G>(options, pack, seed, part, jobs, stop),
        }
    }

    fn think(&self, task: &Task) -> Result<Value, Problems> {
        thinking::carry_out::<G>(task)
    }

    fn calibrate(&self, work: Work<'_>) -> Result<calibrate::Record, Problems> {
        let pack = work.pack::<G>()?;
        let options = &work.options::<G>(pack)?;
        let Work { bots, games, seed, keep, run, .. } = work;
        let bots = bots.iter().map(Entrant::kind).collect::<Result<_, _>>()?;
        calibrate::run(&calibrate::Calibrating::<G> { options, pack, bots, games, seed, keep, run })
    }

    fn learn(&self, work: Work<'_>, learning: NetLearning) -> Result<learn::Report, Problems> {
        let pack = work.pack::<G>()?;
        let options = &work.options::<G>(pack)?;
        let NetLearning { rounds, matches, settings, widths, start, command } = learning;
        let Work { games, seed, run, .. } = work;
        learn::run(&learn::Learning::<G> {
            options,
            pack,
            rounds,
            games,
            matches,
            settings,
            widths,
            start,
            command,
            seed,
            run,
        })
    }

    fn read_nets(&self, text: &str) -> Result<Nets, Unfit> {
        net::read_nets::<G>(text)
    }

    fn laws(&self, work: Work<'_>, first: u64) -> Result<laws::Report, Problems> {
        let pack = work.pack::<G>()?;
        let variants = work.variants::<G>(pack)?;
        let options = variants.first();
        let Work { games, seed, keep, run, .. } = work;
        laws::run(&laws::Examination::<G> { options, pack, games, first, seed, keep, run })
    }

    fn mine(&self, work: Work<'_>) -> Result<puzzles::Report, Problems> {
        let pack = work.pack::<G>()?;
        let options = &work.options::<G>(pack)?;
        let Work { games, seed, keep, run, .. } = work;
        puzzles::run(&puzzles::Mining::<G> {
            options,
            pack,
            count: games,
            seed,
            player: puzzles::PLAYER,
            check: puzzles::strongest(),
            keep,
            run,
        })
    }

    fn analyze(
        &self,
        save: &Parsed,
        data: Option<&str>,
        analysis: &Analysis<'_>,
    ) -> Result<analyze::Report, Problems> {
        let table = save.replay::<G>(pack::<G>(data)?)?;
        let Analysis { iterations, seed, lang, run } = *analysis;
        let name = |view: &G::View, action: &G::Action| G::answer(view, action, lang);
        analyze::run(&analyze::Analysis {
            table: &table,
            iterations,
            seed,
            name: &name,
            phase: G::phase,
            run,
        })
    }
}
