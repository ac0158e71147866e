//! `menagerie play`: a game at the terminal, against bots or hot-seat.

use std::process::ExitCode;

use boards::{TextBoard, score_sheet, seat_name};
use bots::{Bot, Kind, Level};
use clap::ArgMatches;
use engine::{
    Pack, Problem, Problems, Seat, Table, Valued, Viewer, json,
    save::{self, Parsed},
};
use words::Lang;

use super::{replay, rules};
use crate::{catalog, cli, console};

pub fn run(args: &ArgMatches, lang: Lang) -> Result<ExitCode, Problems> {
    let text = cli::text(args, "resume").map(console::read_file).transpose()?;
    let saved = text.as_deref().map(save::read).transpose().map_err(|problem| vec![problem])?;
    let id = match &saved {
        Some(saved) => saved.game().to_owned(),
        None => match cli::text(args, "game") {
            Some(id) => id.to_owned(),
            None => return super::menu::run(lang),
        },
    };
    catalog::with_game!(id.as_str(), G => open::<G>(saved.as_ref(), args, lang))
        .ok_or_else(|| vec![catalog::no_game(&id)])??;
    Ok(ExitCode::SUCCESS)
}

/// Who sits somewhere: a person, or a bot.
type Sitter<G> = Option<Box<dyn Bot<G>>>;

struct Evening<G: TextBoard + Valued> {
    table: Table<G>,
    sitters: Vec<Sitter<G>>,
    save_to: Option<String>,
    lang: Lang,
    /// What each seat has been told so far, so that nobody hears a thing twice.
    told: Vec<usize>,
    /// The person at the keyboard.
    present: Option<Seat>,
    /// People are asked only where something they hold can make a difference.
    spare: bool,
}

fn open<G: TextBoard + Valued>(
    saved: Option<&Parsed>,
    args: &ArgMatches,
    lang: Lang,
) -> Result<(), Problems> {
    let pack = match cli::data(args, G::ID)? {
        Some(text) => Pack::parse(&text)?,
        None => Pack::built_in()?,
    };
    let table: Table<G> = match saved {
        Some(saved) => saved.replay(pack)?,
        None => {
            let options =
                json::read(pack, "options", &cli::options(args)?).map_err(|problem| vec![problem])?;
            Table::open(options, pack, cli::seed(args)?)?
        }
    };
    let players = table.state().players();
    let sitters = sitters(cli::text(args, "seats"), players, table.seed().derive(1).number())?;
    let save_to = cli::text(args, "save").or(cli::text(args, "resume")).map(str::to_owned);
    console::print(&lang.tell("play-commitment", [("commitment", table.seed().commitment().into())]));
    let told = vec![0; players];
    let spare = !args.get_flag("ask-all");
    Evening { table, sitters, save_to, lang, told, present: None, spare }.play()
}

/// The bot that sits down where nobody is named.
const USUAL: Kind = Kind::Level(Level::Normal);

/// `--seats human,hard,random`; by default one person against bots.
fn sitters<G: Valued>(list: Option<&str>, players: usize, seed: u64) -> Result<Vec<Sitter<G>>, Problems> {
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
    let seated = kinds.into_iter().enumerate();
    Ok(seated.map(|(seat, kind)| kind.map(|kind| kind.build(seed.wrapping_add(seat as u64)))).collect())
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

impl<G: TextBoard + Valued> Evening<G> {
    fn play(mut self) -> Result<(), Problems> {
        while let Some(seat) = self.next_seat() {
            if self.sitters[seat.index()].is_some() {
                self.let_bot_answer(seat)?;
            } else if let Some(action) = self.spared(seat) {
                self.answer_for(seat, action)?;
            } else if !self.turn(seat)? {
                return Ok(());
            }
        }
        self.finish()
    }

    /// Bots answer first, so that a person always sees the newest table.
    fn next_seat(&self) -> Option<Seat> {
        let awaiting = self.table.state().awaiting();
        let bot = awaiting.into_iter().find(|seat| self.sitters[seat.index()].is_some());
        bot.or_else(|| awaiting.lowest())
    }

    fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        self.table.state().legal(seat, &mut actions);
        actions
    }

    /// The answer to what a person need not be asked.
    fn spared(&self, seat: Seat) -> Option<G::Action> {
        let view = self.table.state().view(Viewer::Seat(seat));
        self.spare.then(|| G::spared(&view, seat, &self.legal(seat))).flatten()
    }

    fn answer_for(&mut self, seat: Seat, action: G::Action) -> Result<(), Problems> {
        self.table.act(seat, action).map_err(|refusal| {
            vec![Problem::new("bot-refused").with("seat", seat).with("clause", refusal.clause())]
        })
    }

    /// A bot is handed what a person in its seat is handed: the view and the answers.
    fn let_bot_answer(&mut self, seat: Seat) -> Result<(), Problems> {
        let actions = self.legal(seat);
        let view = self.table.state().view(Viewer::Seat(seat));
        if let Some(bot) = &mut self.sitters[seat.index()] {
            let action = bot.choose(&view, seat, &actions).action;
            self.answer_for(seat, action)?;
        }
        Ok(())
    }

    /// What a good bot would do here, and how sure it is.
    fn hint(&self, seat: Seat) {
        let view = self.table.state().view(Viewer::Seat(seat));
        let seed = self.table.log().len() as u64;
        let choice = Kind::Level(Level::Hard).build::<G>(seed).choose(&view, seat, &self.legal(seat));
        for thought in choice.thoughts.iter().take(3) {
            let chance = (100.0 * thought.value).round() as i64;
            let answer = G::answer(&view, &thought.action, self.lang);
            console::print(
                &self.lang.tell("play-hint", [("answer", answer.into()), ("chance", chance.into())]),
            );
        }
    }

    /// One decision of a person; `false` when they leave the table.
    fn turn(&mut self, seat: Seat) -> Result<bool, Problems> {
        self.hand_over(seat);
        self.tell_news(seat);
        self.show(seat);
        loop {
            let actions = self.legal(seat);
            let Some(line) = console::ask(&self.lang.say("play-prompt")) else {
                self.save(None)?;
                return Ok(false);
            };
            match Wish::read(&line) {
                Wish::Answer(number) => match actions.get(number.wrapping_sub(1)) {
                    Some(action) => match self.table.act(seat, *action) {
                        Ok(()) => return Ok(true),
                        Err(refusal) => {
                            let explained = rules::explain(G::ID, refusal.clause(), self.lang);
                            console::print(&explained);
                        }
                    },
                    None => {
                        console::print(&self.lang.tell("play-no-answer", [("count", actions.len().into())]))
                    }
                },
                Wish::Explain(number) => {
                    let action = number.and_then(|number| actions.get(number.wrapping_sub(1)));
                    match action {
                        Some(action) => console::print(&rules::explain(G::ID, G::clause(action), self.lang)),
                        None => console::print(&self.lang.say("play-help")),
                    }
                }
                Wish::Undo => match self.table.undo(seat) {
                    Ok(()) => {
                        // What the house has answered meanwhile goes with it.
                        while self.spared(seat).is_some() && self.table.undo(seat).is_ok() {}
                        self.told[seat.index()] = self.table.story(Viewer::Seat(seat)).count();
                        self.show(seat);
                    }
                    Err(problem) => console::print(&self.lang.problem(&problem)),
                },
                Wish::Hint => self.hint(seat),
                Wish::Save(path) => self.save(path)?,
                Wish::Log => console::print(&replay::story(&self.table, Viewer::Seat(seat), self.lang)),
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
        let view = self.table.state().view(Viewer::Seat(seat));
        let told = self.told[seat.index()];
        let lines: Vec<String> = self
            .table
            .story(Viewer::Seat(seat))
            .skip(told)
            .map(|(_, told)| format!("  {}", G::event(&view, &told.event, self.lang)))
            .collect();
        self.told[seat.index()] = told + lines.len();
        if !lines.is_empty() {
            console::print("");
            lines.iter().for_each(|line| console::print(line));
        }
    }

    fn show(&self, seat: Seat) {
        let view = self.table.state().view(Viewer::Seat(seat));
        console::print("");
        console::print(&G::draw(&view, self.lang));
        console::print("");
        console::print(&format!("{}: {}", seat_name(seat, self.lang), G::question(&view, seat, self.lang)));
        for (number, action) in self.legal(seat).iter().enumerate() {
            console::print(&format!("  {:>3}  {}", number + 1, G::answer(&view, action, self.lang)));
        }
    }

    fn save(&mut self, path: Option<String>) -> Result<(), Problems> {
        if let Some(path) = path.or_else(|| self.save_to.clone()) {
            console::write_file(&path, &save::save(&self.table).map_err(|problem| vec![problem])?)?;
            console::print(&self.lang.tell("play-saved", [("file", path.as_str().into())]));
            self.save_to = Some(path);
        }
        Ok(())
    }

    fn finish(mut self) -> Result<(), Problems> {
        self.save(None)?;
        let viewer = self.present.map_or(Viewer::Spectator, Viewer::Seat);
        let view = self.table.state().view(viewer);
        console::print("");
        console::print(&G::draw(&view, self.lang));
        console::print("");
        if let Some(outcome) = self.table.state().outcome() {
            console::print(&score_sheet::<G>(&outcome, self.lang));
        }
        console::print(&self.lang.tell("play-seed", [("seed", self.table.seed().to_string().into())]));
        Ok(())
    }
}
