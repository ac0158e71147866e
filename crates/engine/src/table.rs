//! A game being played: its log, the way back, and every moment of it.

mod ground;
mod resampled;

use serde::{Deserialize, Serialize};

use crate::{
    game::Game,
    json,
    luck::Seed,
    pack::Pack,
    refusal::{Problem, Problems, Refusal},
    seat::{Audience, Seat, Seats, Viewer},
    witness::{Told, Witness},
};

use ground::Ground;

/// One line of the log. The log only grows: taking a step back is a line too.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LogEntry<A> {
    pub seat: Seat,
    /// The answer; `None` when the seat took its latest answer back.
    pub act: Option<A>,
    /// What chance brought while this was carried out.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub luck: Vec<u32>,
}

/// A step that stands (was not taken back), with what it led to.
#[derive(Clone, Debug)]
pub struct Step<G: Game> {
    /// Its place in the log.
    pub entry: usize,
    pub seat: Seat,
    pub action: G::Action,
    pub told: Vec<Told<G::Event>>,
}

/// A game with its history.
///
/// Options, data pack, seed and log are the game; the state is what replaying them gives. Only a game that went on after its
/// rules had changed stands on a ground of its own.
#[derive(Debug)]
pub struct Table<G: Game> {
    options: G::Options,
    pack: Pack<G::Data>,
    seed: Seed,
    ground: Option<Box<Ground<G>>>,
    state: G,
    log: Vec<LogEntry<G::Action>>,
    /// Who noticed each line of the log: whoever wrote it, and all who were told of it.
    noticed: Vec<Audience>,
    /// What the set-up told, before the first answer.
    opening: Vec<Told<G::Event>>,
    steps: Vec<Step<G>>,
    /// The states before the latest steps, as far back as nothing was revealed, drawn or handed on.
    open: Vec<G>,
}

// Not derived: that would ask for data packs that can be cloned, and they are only referred to.
impl<G: Game> Clone for Table<G> {
    fn clone(&self) -> Self {
        Table {
            options: self.options.clone(),
            pack: self.pack,
            seed: self.seed,
            ground: self.ground.clone(),
            state: self.state.clone(),
            log: self.log.clone(),
            noticed: self.noticed.clone(),
            opening: self.opening.clone(),
            steps: self.steps.clone(),
            open: self.open.clone(),
        }
    }
}

/// Why no answer was taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotUndone {
    #[error("the seat has nothing to take back")]
    Nothing,
    /// What was revealed, drawn or handed on since then stays so.
    #[error("a secret, a random result or another seat's turn bars the way back")]
    Barrier,
}

impl From<NotUndone> for Problem {
    fn from(reason: NotUndone) -> Problem {
        match reason {
            NotUndone::Nothing => Problem::new("undo-nothing"),
            NotUndone::Barrier => Problem::new("undo-barrier"),
        }
    }
}

/// A table without one of its latest steps: from open step `at` on, everything is new.
struct Rebuilt<G: Game> {
    at: usize,
    state: G,
    steps: Vec<Step<G>>,
    open: Vec<G>,
}

impl<G: Game> Table<G> {
    pub fn open(options: G::Options, pack: Pack<G::Data>, seed: Seed) -> Result<Table<G>, Problems> {
        let mut on = Witness::recording();
        let state = G::new(&options, pack, &seed, &mut on)?;
        Ok(Table {
            options,
            pack,
            seed,
            ground: None,
            state,
            log: Vec::new(),
            noticed: Vec::new(),
            opening: on.told,
            steps: Vec::new(),
            open: Vec::new(),
        })
    }

    /// A table that begins with a state that nobody played up to: imagined, or read from a file. `seed` is not what led
    /// there, so it is to be played on, not to be stored.
    pub fn standing(options: G::Options, seed: Seed, state: G) -> Table<G> {
        Table {
            options,
            pack: state.pack(),
            seed,
            ground: None,
            state,
            log: Vec::new(),
            noticed: Vec::new(),
            opening: Vec::new(),
            steps: Vec::new(),
            open: Vec::new(),
        }
    }

    pub fn options(&self) -> &G::Options {
        &self.options
    }

    pub fn pack(&self) -> Pack<G::Data> {
        self.pack
    }

    /// The seed: a secret until the game is over.
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    pub fn state(&self) -> &G {
        &self.state
    }

    /// The lines of the log, from the ground on where the table stands on one.
    pub fn log(&self) -> &[LogEntry<G::Action>] {
        &self.log
    }

    /// How many lines there are, with those before the ground.
    pub fn entries(&self) -> usize {
        self.before() + self.log.len()
    }

    /// What the set-up told.
    pub fn opening(&self) -> &[Told<G::Event>] {
        &self.opening
    }

    /// The steps that stand, oldest first.
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
    }

    /// What `viewer` was told, oldest first, with the log entry it belongs to (`None` for the set-up).
    pub fn story(&self, viewer: Viewer) -> impl Iterator<Item = (Option<usize>, &Told<G::Event>)> {
        let opening = self.opening.iter().map(|told| (None, told));
        let steps = self.steps.iter().flat_map(|step| step.told.iter().map(|told| (Some(step.entry), told)));
        opening.chain(steps).filter(move |(_, told)| told.to.includes(viewer))
    }

    /// The lines of the log that `viewer` noticed, oldest first. Whoever counts in these cannot tell how often others
    /// answered in secret.
    pub fn moments(&self, viewer: Viewer) -> impl Iterator<Item = usize> {
        let lines = self.noticed.iter().enumerate();
        let before = self.before();
        lines.filter(move |(_, noticed)| noticed.includes(viewer)).map(move |(entry, _)| before + entry)
    }

    /// Gives an answer. Refused answers leave no trace.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), Refusal> {
        let mut on = Witness::recording();
        self.act_recorded(seat, action, &mut on)
    }

    /// As [`Table::act`], with a recorder whose script decides what chance brings.
    pub fn act_recorded(
        &mut self,
        seat: Seat,
        action: G::Action,
        on: &mut Witness<G::Event>,
    ) -> Result<(), Refusal> {
        let before = self.state.clone();
        let awaited = before.awaiting();
        self.state.apply(seat, &action, on)?;
        self.log.push(LogEntry { seat, act: Some(action), luck: on.luck.clone() });
        let told = std::mem::take(&mut on.told);
        self.noticed.push(noticed(seat, &told));
        self.steps.push(Step { entry: self.entries() - 1, seat, action, told });
        self.open.push(before);
        if is_barrier(on, awaited, self.state.awaiting(), seat) {
            self.open.clear();
        }
        Ok(())
    }

    /// Whether `seat` may take back its latest answer.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.without_latest(seat).is_some()
    }

    /// Takes back the latest answer of `seat`. Never past a secret, a random result or another seat's turn; what
    /// other seats answered at the same time stays as it is.
    pub fn undo(&mut self, seat: Seat) -> Result<(), NotUndone> {
        let Some(rebuilt) = self.without_latest(seat) else {
            let acted = self.steps.iter().any(|step| step.seat == seat);
            return Err(if acted { NotUndone::Barrier } else { NotUndone::Nothing });
        };
        let kept = self.steps.len() - self.open.len() + rebuilt.at;
        self.noticed.push(noticed(seat, &self.steps[kept].told));
        self.open.truncate(rebuilt.at);
        self.open.extend(rebuilt.open);
        self.steps.truncate(kept);
        self.steps.extend(rebuilt.steps);
        self.state = rebuilt.state;
        self.log.push(LogEntry { seat, act: None, luck: Vec::new() });
        Ok(())
    }

    /// What the table would be without the latest answer of `seat`; `None` where there is no way back.
    fn without_latest(&self, seat: Seat) -> Option<Rebuilt<G>> {
        let oldest = self.steps.len() - self.open.len();
        let at = self.steps[oldest..].iter().rposition(|step| step.seat == seat)?;
        let mut rebuilt = Rebuilt { at, state: self.open[at].clone(), steps: Vec::new(), open: Vec::new() };
        for step in &self.steps[oldest + at + 1..] {
            let mut on = Witness::recording();
            rebuilt.open.push(rebuilt.state.clone());
            // Why it is refused is told to nobody: it would say something about what another seat answered in secret.
            rebuilt.state.apply(step.seat, &step.action, &mut on).ok()?;
            if !on.luck.is_empty() || on.revealed {
                return None;
            }
            rebuilt.steps.push(Step { told: on.told, ..step.clone() });
        }
        // Nobody else's question may change: neither who is asked nor what.
        if rebuilt.state.awaiting().without(seat) != self.state.awaiting().without(seat) {
            return None;
        }
        let (mut before, mut after) = (Vec::new(), Vec::new());
        for other in self.state.awaiting().without(seat) {
            self.state.legal(other, &mut before);
            rebuilt.state.legal(other, &mut after);
        }
        (before == after).then_some(rebuilt)
    }

    /// The table as it was after the first `entries` lines of the log; what was before its ground is not known any more.
    pub fn at(&self, entries: usize) -> Result<Table<G>, Problem> {
        let before = self.before();
        let mut table = self.beginning()?;
        for (number, entry) in self.log.iter().take(entries.saturating_sub(before)).enumerate() {
            table.replay(before + number, entry)?;
        }
        Ok(table)
    }

    /// Carries out a line of a stored log; it must be legal and chance must bring the same again.
    pub(crate) fn replay(&mut self, number: usize, entry: &LogEntry<G::Action>) -> Result<(), Problem> {
        let Some(action) = entry.act else {
            return self.undo(entry.seat).map_err(|reason| {
                let problem = match reason {
                    NotUndone::Nothing => Problem::new("replay-undo-nothing"),
                    NotUndone::Barrier => Problem::new("replay-undo"),
                };
                problem.with("entry", number)
            });
        };
        let mut on = Witness::recording();
        self.act_recorded(entry.seat, action, &mut on).map_err(|refusal| {
            Problem::new("replay-refused").with("entry", number).with("clause", refusal.clause())
        })?;
        if on.luck != entry.luck {
            return Err(Problem::new("replay-luck").with("entry", number));
        }
        Ok(())
    }

    /// Identifies the state exactly.
    pub fn state_hash(&self) -> Result<String, Problem> {
        json::state_hash(&self.state)
    }
}

/// Who notices that `seat` answers, or takes the answer back, by what was told of it.
fn noticed<E>(seat: Seat, told: &[Told<E>]) -> Audience {
    told.iter().fold(Audience::only(seat), |all, told| all.and(told.to))
}

/// Whether a step shuts the way back: chance spoke, a secret came out, or someone else's turn began.
fn is_barrier<E>(on: &Witness<E>, awaited: Seats, now: Seats, seat: Seat) -> bool {
    let handed_on = !now.minus(awaited.with(seat)).is_empty();
    on.revealed || !on.luck.is_empty() || handed_on || now.is_empty()
}
