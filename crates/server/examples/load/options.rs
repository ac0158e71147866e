//! What it is told to do.

use std::{path::PathBuf, time::Duration};

use crowd::{By, Failure};

pub const HELP: &str = "load [--mode streams|programs|pages|asking] [--tables N] [--seconds S] [--every MS] [--games A,B]
     [--program FILE | --server ADDRESS [--pid PID] [--admin ADDRESS]] [--after S]

--mode     streams: every player holds a stream open, and an answer counts when its push has come to all of them (default)
           programs: the same by the API: every player holds a stream of the API open, and answers there
           pages: no streams; players load the page, answer by its form, and load it again
           asking: no streams; programs ask the API what they may answer, and answer
--tables   how many tables with two players each (300)
--seconds  for how long they play (30)
--every    milliseconds between two answers at a table; 0 is as fast as it goes (1000 with streams, 0 without)
--games    which games, in turn (all four)
--program  the program to start; `menagerie` in the folder above this one if it is left out
--server   plays at a server that runs instead: http://127.0.0.1:7777. Its limits must allow it
--pid      the process of that server, for its memory and CPU
--admin    its `admin` address: http://127.0.0.1:9999
--after    for how many seconds the server is left alone at most, to see what it still holds then (0: not at all)";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    Streams,
    Programs,
    Pages,
    Asking,
}

impl Mode {
    const ALL: [Mode; 4] = [Mode::Streams, Mode::Programs, Mode::Pages, Mode::Asking];

    pub const fn id(self) -> &'static str {
        match self {
            Mode::Streams => "streams",
            Mode::Programs => "programs",
            Mode::Pages => "pages",
            Mode::Asking => "asking",
        }
    }

    /// By which streams players follow their table, if by any.
    pub const fn follows(self) -> Option<By> {
        match self {
            Mode::Streams => Some(By::Page),
            Mode::Programs => Some(By::Api),
            Mode::Pages | Mode::Asking => None,
        }
    }
}

pub struct Options {
    pub mode: Mode,
    pub tables: usize,
    pub seconds: u64,
    pub every: Duration,
    pub games: Vec<String>,
    pub program: Option<PathBuf>,
    pub server: Option<String>,
    pub pid: Option<u32>,
    pub admin: Option<String>,
    pub after: u64,
}

impl Options {
    /// What the words of a command line say; nothing where somebody asks for help.
    pub fn read(words: impl Iterator<Item = String>) -> Result<Option<Options>, Failure> {
        let mut options = Options {
            mode: Mode::Streams,
            tables: 300,
            seconds: 30,
            every: Duration::ZERO,
            games: house::GAMES.iter().map(|game| game.id().to_owned()).collect(),
            program: None,
            server: None,
            pid: None,
            admin: None,
            after: 0,
        };
        let mut every = None;
        let mut words = words;
        while let Some(word) = words.next() {
            if word == "--help" {
                return Ok(None);
            }
            let value = words.next().ok_or_else(|| format!("{word}: nothing follows"))?;
            match word.as_str() {
                "--mode" => {
                    let mode = Mode::ALL.into_iter().find(|mode| mode.id() == value);
                    options.mode = mode.ok_or("--mode is streams, programs, pages or asking")?;
                }
                "--tables" => options.tables = value.parse::<usize>()?.max(1),
                "--seconds" => options.seconds = value.parse()?,
                "--every" => every = Some(value.parse()?),
                "--games" => options.games = value.split(',').map(str::to_owned).collect(),
                "--program" => options.program = Some(value.into()),
                "--server" => options.server = Some(value.trim_end_matches('/').to_owned()),
                "--pid" => options.pid = Some(value.parse()?),
                "--admin" => options.admin = Some(value.trim_end_matches('/').to_owned()),
                "--after" => options.after = value.parse()?,
                _ => return Err(format!("{word} is unknown\n\n{HELP}").into()),
            }
        }
        let usual = if options.mode.follows().is_some() { 1000 } else { 0 };
        options.every = Duration::from_millis(every.unwrap_or(usual));
        Ok(Some(options))
    }
}
