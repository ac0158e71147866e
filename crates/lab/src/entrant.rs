//! Who plays many games: a bot of the house, or any program that speaks the protocol.

use std::{fmt, str::FromStr, sync::Arc, time::Duration};

use bots::{Kind, UnknownBot};
use engine::{Game, Pack, Problem, Problems, Seat, Valued, net::Nets};

use crate::{
    play::Seated,
    program::{Guest, Occasion, Program, Stable},
};

/// Somebody who takes part. Programs stand here and not among [`Kind`]s, so that whoever reads a kind (a server, a page,
/// a package) can never be made to start one.
#[derive(Clone, Debug, PartialEq)]
pub enum Entrant {
    Bot(Kind),
    Program(Program),
}

/// What the name of a program begins with.
const PROGRAM: &str = "program:";

impl Entrant {
    /// The bot of the house, for work that is not open to programs.
    pub fn kind(&self) -> Result<Kind, Problems> {
        match self {
            Entrant::Bot(kind) => Ok(*kind),
            Entrant::Program(program) => {
                Err(vec![Problem::new("program-not-here").with("program", program.command())])
            }
        }
    }

    /// Gives a program this time for each decision; bots of the house know their own.
    pub fn within(self, limit: Duration) -> Entrant {
        match self {
            Entrant::Program(program) => Entrant::Program(program.within(limit)),
            bot => bot,
        }
    }
}

impl From<Kind> for Entrant {
    fn from(kind: Kind) -> Entrant {
        Entrant::Bot(kind)
    }
}

impl FromStr for Entrant {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<Entrant, UnknownBot> {
        match text.strip_prefix(PROGRAM) {
            Some(command) => {
                Program::new(command).map(Entrant::Program).ok_or_else(|| UnknownBot(text.to_owned()))
            }
            None => text.parse().map(Entrant::Bot),
        }
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entrant::Bot(kind) => kind.fmt(f),
            Entrant::Program(program) => write!(f, "{PROGRAM}{}", program.command()),
        }
    }
}

/// Entrants who are ready to sit down at the tables of one piece of work.
pub struct Crew<G: Game> {
    members: Vec<Member>,
    pack: Pack<G::Data>,
    players: usize,
    nets: Option<Nets>,
}

enum Member {
    Bot(Kind),
    /// Its processes; those nobody plays with wait here for the next game.
    Program(Arc<Stable>),
}

impl<G: Valued> Crew<G> {
    /// Gets ready. A program is started when it first sits down. Bots of the house use `nets` in the place of those that ship
    /// with the game, where there are any.
    pub fn new(
        entrants: &[Entrant],
        options: &G::Options,
        pack: Pack<G::Data>,
        players: usize,
        nets: Option<&Nets>,
    ) -> Crew<G> {
        let member = |entrant: &Entrant| match entrant {
            Entrant::Bot(kind) => Member::Bot(*kind),
            Entrant::Program(program) => {
                let occasion = Occasion {
                    game: G::ID,
                    rules: G::RULES_VERSION,
                    data: pack.hash().to_owned(),
                    options: engine::json::write(pack, options),
                    players,
                };
                Member::Program(Arc::new(Stable::new(program.clone(), occasion)))
            }
        };
        Crew { members: entrants.iter().map(member).collect(), pack, players, nets: nets.cloned() }
    }

    /// The entrant of this number sits down in a seat; what it does follows from `seed` and what it is shown.
    pub fn seat(&self, number: usize, seat: Seat, seed: u64) -> Result<Box<dyn Seated<G>>, Problems> {
        Ok(match &self.members[number] {
            Member::Bot(kind) => Box::new(match &self.nets {
                None => kind.build::<G>(seed),
                Some(nets) => kind.build_with_net::<G>(seed, nets.get(&self.players).cloned()),
            }),
            Member::Program(stable) => Box::new(Guest::<G>::new(stable, self.pack, seat, seed)?),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_written_as_they_are_read_and_are_no_kind_of_bot() {
        for text in ["hard", "search:50", "program:python3 bot.py --depth 2"] {
            let entrant: Entrant = text.parse().expect(text);
            assert_eq!(entrant.to_string(), text);
        }
        for text in ["program:", "program:   ", "genius"] {
            assert_eq!(text.parse::<Entrant>(), Err(UnknownBot(text.to_owned())), "{text}");
        }
        assert!("program:true".parse::<Kind>().is_err(), "only the lab starts programs");
    }
}
