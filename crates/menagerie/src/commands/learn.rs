//! `menagerie learn`: lessons at the terminal. How far somebody has come is kept in a file of theirs.

use std::{collections::BTreeMap, fs, io::ErrorKind, path::PathBuf, process::ExitCode};

use clap::ArgMatches;
use engine::{Problem, Problems, Viewer};
use plug::{Eyes, Learning, Lesson, Path, Plug, Sign, Wants};
use words::Lang;

use crate::{cli, console};

pub fn run(args: &ArgMatches, lang: Lang) -> Result<ExitCode, Problems> {
    let game = cli::game(args)?;
    let kept = Kept::read(PathBuf::from(cli::required(args, "data-dir")))?;
    let lesson = match cli::text(args, "lesson") {
        Some(id) => game
            .lesson(id)
            .ok_or_else(|| vec![Problem::new("no-lesson").with("lesson", id).with("known", known(game))])?,
        None => match choose(game, &kept, lang) {
            Some(lesson) => lesson,
            None => return Ok(ExitCode::SUCCESS),
        },
    };
    Course { game, kept, lang, told: 0 }.take(lesson)
}

fn known(game: &Plug) -> String {
    game.lessons().into_iter().map(|lesson| lesson.id).collect::<Vec<_>>().join(", ")
}

/// A small menu of lessons; `None` when somebody leaves it.
fn choose(game: &'static Plug, kept: &Kept, lang: Lang) -> Option<Lesson> {
    let lessons = game.lessons();
    console::print(&lang.tell("learn-one-page", [("game", game.title(lang).into())]));
    console::print(&lang.say(&format!("page-{}-goal", game.prefix)));
    console::print("");
    for (number, lesson) in lessons.iter().enumerate() {
        let minutes = lang.tell("learn-minutes", [("minutes", lesson.minutes.into())]);
        let state = match kept.way(game, lesson) {
            None => String::new(),
            Some((_, true)) => format!(" ({})", lang.say("learn-done")),
            Some((_, false)) => format!(" ({})", lang.say("learn-begun")),
        };
        console::print(&format!("  {}  {}, {minutes}{state}", number + 1, lesson.title(game, lang)));
    }
    loop {
        let answer = console::ask(&lang.say("learn-prompt"))?;
        if matches!(answer.as_str(), "q" | "quit") {
            return None;
        }
        let chosen = answer.parse::<usize>().ok().and_then(|number| lessons.get(number.wrapping_sub(1)));
        match chosen {
            Some(lesson) => return Some(lesson.clone()),
            None => console::print(&lang.say("learn-again")),
        }
    }
}

/// Lessons one after another.
struct Course {
    game: &'static Plug,
    kept: Kept,
    lang: Lang,
    /// How many lines of the story the learner has read.
    told: usize,
}

impl Course {
    fn take(mut self, lesson: Lesson) -> Result<ExitCode, Problems> {
        let path = match self.kept.way(self.game, &lesson) {
            Some((path, false)) => path,
            _ => Path::default(),
        };
        let mut learning = Learning::resume(self.game, lesson, &path)?;
        console::print(&self.lang.say("learn-help"));
        self.told = learning.table.story(Viewer::Seat(learning.learner())).len();
        let mut drawn = None;
        while let Some(step) = learning.step() {
            // The table is drawn where it has changed since it was read last.
            let state = learning.table.view(Viewer::Seat(learning.learner()));
            if drawn.as_ref() != Some(&state) {
                self.tell_news(&learning);
                console::print(&format!(
                    "\n{}\n",
                    learning.table.drawn(Viewer::Seat(learning.learner()), self.lang)
                ));
                drawn = Some(state);
            }
            let wants = step.wants();
            self.speak(&learning);
            let Some(line) = console::ask(&self.lang.say("play-prompt")) else { break };
            let sign = match (line.as_str(), wants) {
                ("q" | "quit", _) => break,
                ("t" | "table", _) => {
                    drawn = None;
                    continue;
                }
                ("b" | "back", _) => {
                    let back = Learning::back(&learning.path);
                    learning = Learning::resume(self.game, learning.lesson, &back)?;
                    self.kept.keep(&learning)?;
                    drawn = None;
                    continue;
                }
                ("", Wants::Reading) => Sign::On,
                (number, _) => match number.parse::<usize>() {
                    Ok(number) => Sign::Answer(number.wrapping_sub(1)),
                    Err(_) => {
                        console::print(&self.lang.say("learn-help"));
                        continue;
                    }
                },
            };
            match learning.take(sign)? {
                None => self.kept.keep(&learning)?,
                Some(objection) => {
                    console::print(&format!("\n! {}", learning.explain(&objection, self.lang)))
                }
            }
        }
        if learning.step().is_none() {
            console::print(&format!("\n> {}", learning.sentence(self.lang)));
        }
        console::print(
            &self.lang.tell("learn-kept", [("file", self.kept.file.display().to_string().into())]),
        );
        Ok(ExitCode::SUCCESS)
    }

    fn tell_news(&mut self, learning: &Learning) {
        let eyes = Eyes::Viewer(Viewer::Seat(learning.learner()));
        let story = learning.table.told(eyes, usize::MAX, self.lang);
        for line in story.iter().skip(self.told) {
            console::print(&format!("  {}", line.text));
        }
        self.told = story.len();
    }

    /// What the coach says, and the answers there are.
    fn speak(&self, learning: &Learning) {
        let (at, all) = learning.count();
        let step = self.lang.tell("lesson-step", [("at", at.into()), ("all", all.into())]);
        for line in boards::text::wrap(&format!("> {} ({step})", learning.sentence(self.lang)), 2) {
            console::print(&line);
        }
        if learning.asks() {
            console::print(&format!("\n{}", learning.table.question(learning.learner(), self.lang)));
            let answers = learning.table.answers(learning.learner(), self.lang);
            for (number, answer) in answers.iter().enumerate() {
                console::print(&format!("  {:>3}  {}", number + 1, answer.text));
            }
        } else {
            console::print(&self.lang.say("learn-enter"));
        }
    }
}

/// How far somebody has come in each lesson: lines of `game/lesson way`, with a star where it is over.
struct Kept {
    file: PathBuf,
    ways: BTreeMap<String, String>,
}

impl Kept {
    /// A file that is not there holds nothing, nor do lines that somebody has written into it. One that cannot be read is
    /// said to be so: what it holds would be written over.
    fn read(folder: PathBuf) -> Result<Kept, Problems> {
        let file = folder.join("lessons.txt");
        let text = match fs::read_to_string(&file) {
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            read => read.map_err(|error| {
                vec![Problem::new("file-unreadable").with("file", file.display()).with("reason", error)]
            })?,
        };
        let ways = text.lines().filter_map(|line| line.split_once(' '));
        Ok(Kept { file, ways: ways.map(|(name, way)| (name.to_owned(), way.to_owned())).collect() })
    }

    /// How far somebody has come, and whether the lesson is over.
    fn way(&self, game: &Plug, lesson: &Lesson) -> Option<(Path, bool)> {
        let way = self.ways.get(&name(game, lesson))?;
        let path = way.strip_suffix('*').unwrap_or(way).parse().ok()?;
        Some((path, way.ends_with('*')))
    }

    fn keep(&mut self, learning: &Learning) -> Result<(), Problems> {
        let star = if learning.step().is_none() { "*" } else { "" };
        self.ways.insert(name(learning.game, &learning.lesson), format!("{}{star}", learning.path));
        let lines: String = self.ways.iter().map(|(name, way)| format!("{name} {way}\n")).collect();
        if let Some(folder) = self.file.parent() {
            fs::create_dir_all(folder).map_err(|error| {
                vec![Problem::new("file-unwritable").with("file", folder.display()).with("reason", error)]
            })?;
        }
        console::write_file(&self.file.to_string_lossy(), &lines)
    }
}

fn name(game: &Plug, lesson: &Lesson) -> String {
    format!("{}/{}", game.id(), lesson.id)
}
