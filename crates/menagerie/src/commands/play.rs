//! `menagerie play`: a game at the terminal, against bots or hot-seat.

use std::process::ExitCode;

use boards::seat_name;
use bots::{Kind, Level};
use clap::ArgMatches;
use engine::{Problem, Problems, Seat, Viewer, any::Rejected, save};
use plug::{Eyes, Player, Playing, Plug};
use serde_json::Value;
use words::Lang;

use super::{replay, rules};
use crate::{cli, console};

pub fn run(args: &ArgMatches, lang: Lang) -> Result<ExitCode, Problems> {
    let text = cli::text(args, "resume").map(console::read_file).transpose()?;
    let saved = text.as_deref().map(save::read).transpose().map_err(|problem| vec![problem])?;
    let game = match (&saved, cli::text(args, "game")) {
        (Some(saved), _) => plug::find(saved.game())?,
        (None, Some(id)) => plug::find(id)?,
        (None, None) => return super::menu::run(lang),
    };
    let data = cli::data(args, game.id())?;
    let table = match &saved {
        Some(saved) => game.resume(saved, data.as_deref())?,
        None => game.begin(&cli::options(args)?, data.as_deref(), cli::seed(args)?)?,
    };
    let players = table.players();
    let sitters = sitters(cli::text(args, "seats"), &*table)?;
    let save_to = cli::text(args, "save").or(cli::text(args, "resume")).map(str::to_owned);
    console::print(&lang.tell("play-commitment", [("commitment", table.commitment().into())]));
    let told = vec![0; players];
    let spare = !args.get_flag("ask-all");
    Evening { game, table, sitters, save_to, lang, told, present: None, spare }.play()?;
    Ok(ExitCode::SUCCESS)
}

/// Who sits somewhere: a person, or a bot.
type Sitter = Option<Box<dyn Player>>;

struct Evening {
    game: &'static Plug,
    table: Box<dyn Playing>,
    sitters: Vec<Sitter>,
    save_to: Option<String>,
    lang: Lang,
    /// What each seat has been told so far, so that nobody hears a thing twice.
    told: Vec<usize>,
    /// The person at the keyboard.
    present: Option<Seat>,
    /// People are asked only where something they hold can make a difference.
    spare: bool,
}

/// The bot that sits down where nobody is named.
const USUAL: Kind = Kind::Level(Level::Normal);

/// `--seats human,hard,random`; by default one person against bots.
fn sitters(list: Option<&str>, table: &dyn Playing) -> Result<Vec<Sitter>, Problems> {
    let players = table.players();
    let mut kinds = Vec::new();
    for name in list.unwrap_or("human").split(',') {
        kinds.push(match name.trim() {
            "human" | "me" => None,
            "bot" => Some(USUAL),
            other => {
                let kind = other.parse::<Kind>();
                Some(kind.map_err(|_| vec![Problem::new("no-sitter").with("name", other)])?)
            }
        });
    }
    if kinds.len() > players {
        return Err(vec![Problem::new("too-many-sitters").with("players", players)]);
    }
    kinds.resize(players, Some(USUAL));
    let seed = table.chance();
    let seated = kinds.into_iter().enumerate();
    Ok(seated
        .map(|(seat, kind)| kind.map(|kind| table.player(kind, seed.wrapping_add(seat as u64))))
        .collect())
}

/// What a person typed.
enum Wish {
    Answer(usize),
    Explain(Option<usize>),
    Undo,
    Hint,
    Save(Option<String>),
    Log,
    Table,
    Quit,
    Unclear,
}

impl Wish {
    fn read(line: &str) -> Wish {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim();
        match word {
            "?" => Wish::Explain(rest.parse().ok()),
            "u" | "undo" => Wish::Undo,
            "h" | "hint" => Wish::Hint,
            "s" | "save" => Wish::Save((!rest.is_empty()).then(|| rest.to_owned())),
            "l" | "log" => Wish::Log,
            "t" | "table" => Wish::Table,
            "q" | "quit" => Wish::Quit,
            word => match word.strip_prefix('?') {
                Some(number) => Wish::Explain(number.parse().ok()),
                None => word.parse().map_or(Wish::Unclear, Wish::Answer),
            },
        }
    }
}

impl Evening {
    fn play(mut self) -> Result<(), Problems> {
        while let Some(seat) = self.next_seat() {
            if self.sitters[seat.index()].is_some() {
                self.let_bot_answer(seat)?;
            } else if let Some(action) = self.spared(seat) {
                self.answer_for(seat, &action)?;
            } else if !self.turn(seat)? {
                return Ok(());
            }
        }
        self.finish()
    }

    /// Bots answer first, so that a person always sees the newest table.
    fn next_seat(&self) -> Option<Seat> {
        let awaiting = self.table.awaiting();
        let bot = awaiting.into_iter().find(|seat| self.sitters[seat.index()].is_some());
        bot.or_else(|| awaiting.lowest())
    }

    /// The answer to what a person need not be asked.
    fn spared(&self, seat: Seat) -> Option<Value> {
        self.spare.then(|| self.table.spared(seat)).flatten()
    }

    fn answer_for(&mut self, seat: Seat, action: &Value) -> Result<(), Problems> {
        self.table.act(seat, action).map_err(|rejected| {
            vec![match rejected {
                Rejected::Unreadable(problem) => problem,
                Rejected::Refused(refusal) => {
                    Problem::new("bot-refused").with("seat", seat).with("clause", refusal.clause())
                }
            }]
        })
    }

    fn let_bot_answer(&mut self, seat: Seat) -> Result<(), Problems> {
        let bot = self.sitters[seat.index()].as_mut();
        match bot.and_then(|bot| bot.choose(&*self.table, seat)) {
            Some(advice) => self.answer_for(seat, &advice.action),
            // To go on in silence would ask the same bot for ever.
            None => unreachable!("a bot of this game sits at {seat}, and it is asked"),
        }
    }

    /// What a good bot would do here, and how sure it is.
    fn hint(&self, seat: Seat) {
        let seed = self.table.entries() as u64;
        let Some(think) = self.table.advising(seat, Level::Hard, seed) else { return };
        let advice = think.here();
        let answers = self.table.answers(seat, self.lang);
        for (place, thought) in advice.thoughts.iter().enumerate() {
            let chance = (100.0 * thought.chance).round() as i64;
            let answer = answers.iter().find(|answer| answer.action == thought.action);
            let answer = answer.map_or_else(String::new, |answer| answer.text.clone());
            console::print(
                &self.lang.tell("play-hint", [("answer", answer.into()), ("chance", chance.into())]),
            );
            console::print(&format!("    {}", self.game.speaks_for(place, &thought.why, self.lang)));
        }
    }

    /// One decision of a person; `false` when they leave the table.
    fn turn(&mut self, seat: Seat) -> Result<bool, Problems> {
        self.hand_over(seat);
        self.tell_news(seat);
        self.show(seat);
        loop {
            let answers = self.table.answers(seat, self.lang);
            let Some(line) = console::ask(&self.lang.say("play-prompt")) else {
                self.save(None)?;
                return Ok(false);
            };
            match Wish::read(&line) {
                Wish::Answer(number) => match answers.get(number.wrapping_sub(1)) {
                    Some(answer) => match self.table.act(seat, &answer.action) {
                        Ok(()) => return Ok(true),
                        Err(Rejected::Refused(refusal)) => {
                            let sentence = self.table.refusal(&refusal, self.lang);
                            console::print(&format!("{sentence} ({})", refusal.clause()));
                        }
                        Err(Rejected::Unreadable(problem)) => console::print(&self.lang.problem(&problem)),
                    },
                    None => {
                        console::print(&self.lang.tell("play-no-answer", [("count", answers.len().into())]))
                    }
                },
                Wish::Explain(number) => {
                    match number.and_then(|number| answers.get(number.wrapping_sub(1))) {
                        Some(answer) => console::print(&rules::explain(self.game, answer.clause, self.lang)),
                        None => console::print(&self.lang.say("play-help")),
                    }
                }
                Wish::Undo => match self.table.undo(seat) {
                    Ok(()) => {
                        // What the house has answered meanwhile goes with it.
                        while self.spared(seat).is_some() && self.table.undo(seat).is_ok() {}
                        self.told[seat.index()] = self.table.story(Viewer::Seat(seat)).len();
                        self.show(seat);
                    }
                    Err(problem) => console::print(&self.lang.problem(&problem)),
                },
                Wish::Hint => self.hint(seat),
                Wish::Save(path) => self.save(path)?,
                Wish::Log => console::print(&replay::story(&*self.table, Viewer::Seat(seat), self.lang)),
                Wish::Table => self.show(seat),
                Wish::Quit => {
                    self.save(None)?;
                    return Ok(false);
                }
                Wish::Unclear => console::print(&self.lang.say("play-help")),
            }
        }
    }

    /// With several people at one keyboard, nobody sees the cards of another.
    fn hand_over(&mut self, seat: Seat) {
        let people = self.sitters.iter().filter(|sitter| sitter.is_none()).count();
        if people > 1 && self.present != Some(seat) {
            console::wipe();
            let who = seat_name(seat, self.lang);
            let _ = console::ask(&self.lang.tell("play-hand-over", [("who", who.into())]));
        }
        self.present = Some(seat);
    }

    fn tell_news(&mut self, seat: Seat) {
        let told = self.told[seat.index()];
        let story = self.table.told(Eyes::Viewer(Viewer::Seat(seat)), usize::MAX, self.lang);
        let lines: Vec<String> = story.iter().skip(told).map(|line| format!("  {}", line.text)).collect();
        self.told[seat.index()] = told + lines.len();
        if !lines.is_empty() {
            console::print("");
            lines.iter().for_each(|line| console::print(line));
        }
    }

    fn show(&self, seat: Seat) {
        console::print("");
        console::print(&self.table.drawn(Viewer::Seat(seat), self.lang));
        console::print("");
        let question = self.table.question(seat, self.lang);
        console::print(&format!("{}: {question}", seat_name(seat, self.lang)));
        for (number, answer) in self.table.answers(seat, self.lang).iter().enumerate() {
            console::print(&format!("  {:>3}  {}", number + 1, answer.text));
        }
    }

    fn save(&mut self, path: Option<String>) -> Result<(), Problems> {
        if let Some(path) = path.or_else(|| self.save_to.clone()) {
            console::write_file(&path, &self.table.save().map_err(|problem| vec![problem])?)?;
            console::print(&self.lang.tell("play-saved", [("file", path.as_str().into())]));
            self.save_to = Some(path);
        }
        Ok(())
    }

    fn finish(mut self) -> Result<(), Problems> {
        self.save(None)?;
        let viewer = self.present.map_or(Viewer::Spectator, Viewer::Seat);
        console::print("");
        console::print(&self.table.drawn(viewer, self.lang));
        console::print("");
        if let Some(sheet) = self.table.score_sheet(self.lang) {
            console::print(&sheet);
        }
        console::print(&self.lang.tell("play-seed", [("seed", self.table.seed_text().into())]));
        Ok(())
    }
}
