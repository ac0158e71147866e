//! What it is told to do.

use std::{path::PathBuf, time::Duration};

use crowd::Failure;

pub const HELP: &str = "storm [--minutes M | --kills N | --disk] [--tables N] [--every MS] [--seed N] [--program FILE] [--before FILE]

Programs play at tables while what they play on is broken; in the end it is checked that nothing was lost.

--minutes  three nodes, two workers, PostgreSQL and NATS: kills, stops, restarts and updates for so many minutes (5)
--kills    one server on SQLite instead, killed and started again so often
--disk     one server on SQLite instead, on a disk that fills up and has room again, and one that can only be read
--tables   how many tables with two players each (200; 16 at one server)
--every    milliseconds that a player thinks before an answer (500; 50 at one server)
--seed     what breaks when follows from this number; one is drawn and told if it is left out
--program  the program to start; `menagerie` in the folder of this one if it is left out
--before   an earlier program: the nodes are this one, until each is updated in turn while the others go on";

/// What is broken.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Plan {
    House { minutes: f64 },
    Kills(usize),
    Disk,
}

#[derive(Clone, Debug)]
pub struct Options {
    pub plan: Plan,
    pub tables: usize,
    pub every: Duration,
    pub seed: u64,
    pub program: PathBuf,
    /// What the nodes are before they are updated; the same program, if it is left out.
    pub before: Option<PathBuf>,
}

impl Options {
    /// What the words of a command line say; nothing where somebody asks for help.
    pub fn read(words: impl Iterator<Item = String>) -> Result<Option<Options>, Failure> {
        let (mut plan, mut tables, mut every, mut seed) = (None, None, None, None);
        let (mut program, mut before) = (None, None);
        let mut words = words;
        while let Some(word) = words.next() {
            match word.as_str() {
                "--help" => return Ok(None),
                "--disk" => told_once(&mut plan, Plan::Disk)?,
                _ => {
                    let value = words.next().ok_or_else(|| format!("{word}: nothing follows"))?;
                    let number = || value.parse::<u64>().map_err(|error| format!("{word} {value}: {error}"));
                    match word.as_str() {
                        "--minutes" => told_once(&mut plan, Plan::House { minutes: minutes(&value)? })?,
                        "--kills" => told_once(&mut plan, Plan::Kills(number()? as usize))?,
                        "--tables" => tables = Some(number()?.max(1) as usize),
                        "--every" => every = Some(number()?),
                        "--seed" => seed = Some(number()?),
                        "--program" => program = Some(PathBuf::from(&value)),
                        "--before" => before = Some(PathBuf::from(&value)),
                        _ => return Err(format!("{word} is unknown\n\n{HELP}").into()),
                    }
                }
            }
        }
        let plan = plan.unwrap_or(Plan::House { minutes: 5.0 });
        if before.is_some() && !matches!(plan, Plan::House { .. }) {
            return Err("--before is for a storm of --minutes".into());
        }
        let (usual_tables, usual_every) = match plan {
            Plan::House { .. } => (200, 500),
            Plan::Kills(_) | Plan::Disk => (16, 50),
        };
        Ok(Some(Options {
            plan,
            tables: tables.unwrap_or(usual_tables),
            every: Duration::from_millis(every.unwrap_or(usual_every)),
            seed: seed.map_or_else(drawn, Ok)?,
            program: program.map_or_else(beside, Ok)?,
            before,
        }))
    }
}

fn told_once(plan: &mut Option<Plan>, told: Plan) -> Result<(), Failure> {
    match plan.replace(told) {
        None => Ok(()),
        Some(_) => Err("--minutes, --kills and --disk are three different storms".into()),
    }
}

fn minutes(text: &str) -> Result<f64, Failure> {
    let minutes: f64 = text.parse()?;
    if minutes.is_finite() && minutes > 0.0 {
        Ok(minutes)
    } else {
        Err("--minutes is a number above 0".into())
    }
}

/// A seed of few digits: it is to be typed again.
fn drawn() -> Result<u64, Failure> {
    let number = getrandom::u32().map_err(|error| error.to_string())?;
    Ok(u64::from(number % 1_000_000))
}

/// The program that was built along with this one.
fn beside() -> Result<PathBuf, Failure> {
    let own = std::env::current_exe()?;
    Ok(own.parent().ok_or("this program lies nowhere")?.join("menagerie"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Option<Options>, Failure> {
        Options::read(line.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn what_is_left_out_depends_on_the_storm() {
        let told = |line: &str| {
            let options = read(line).expect("read").expect("no help");
            (options.plan, options.tables, options.every.as_millis())
        };
        assert_eq!(told("--seed 7"), (Plan::House { minutes: 5.0 }, 200, 500));
        assert_eq!(told("--kills 20"), (Plan::Kills(20), 16, 50));
        assert_eq!(told("--disk --tables 4"), (Plan::Disk, 4, 50));
        let seeds =
            [read("--seed 7"), read("--seed 7")].map(|options| options.expect("read").expect("no help").seed);
        assert_eq!(seeds, [7, 7]);
        assert!(read("--help").expect("read").is_none());
        for wrong in
            ["--disk --kills 3", "--minutes 0", "--tables", "--seed x", "--rain 3", "--disk --before old"]
        {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
