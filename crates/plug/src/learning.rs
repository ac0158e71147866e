//! Somebody takes a lesson: which step they are at, what is said, what they may answer, and what comes of it.
//!
//! Where a learner stands follows from the signs they have given: a lesson left is taken up again by giving them anew.

use std::{collections::VecDeque, fmt, str::FromStr};

use bots::Kind;
use engine::{Problem, Problems, Seat, Viewer, any::Rejected};
use serde_json::Value;
use words::Lang;

use crate::{Lesson, Player, Playing, Plug, Step, Wants};

/// What a learner does: reads on, or gives an answer by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    On,
    Answer(usize),
}

/// What a learner has done so far, written as `n.n.4.n`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Path(pub Vec<Sign>);

/// No lesson takes more signs than this, and nobody is made to replay more.
const LONGEST: usize = 400;

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, sign) in self.0.iter().enumerate() {
            let dot = if at > 0 { "." } else { "" };
            match sign {
                Sign::On => write!(f, "{dot}n")?,
                Sign::Answer(number) => write!(f, "{dot}{number}")?,
            }
        }
        Ok(())
    }
}

impl FromStr for Path {
    type Err = ();

    fn from_str(text: &str) -> Result<Path, ()> {
        let sign = |part: &str| match part {
            "n" => Ok(Sign::On),
            number => number.parse().map(Sign::Answer).map_err(drop),
        };
        let parts = text.split('.').filter(|part| !part.is_empty());
        let signs = parts.take(LONGEST).map(sign).collect::<Result<_, ()>>()?;
        Ok(Path(signs))
    }
}

/// Why a sign was not taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Objection {
    /// The message that explains it.
    Said(String),
    /// It does no harm; the coach only has something else in mind.
    NotNow,
    /// There is no such answer, or nothing to read on.
    Nothing,
}

/// A lesson under way.
pub struct Learning {
    pub game: &'static Plug,
    pub lesson: Lesson,
    pub table: Box<dyn Playing>,
    pub path: Path,
    at: usize,
    /// How many steps have said what chance brings: a round of several answers says it once.
    begun: usize,
    /// What chance still has to bring.
    script: VecDeque<u32>,
    bots: Vec<Box<dyn Player>>,
}

impl Learning {
    pub fn begin(game: &'static Plug, lesson: Lesson) -> Result<Learning, Problems> {
        let (table, script) = game.set_up(&lesson.scenario(game.id()))?;
        let bots = (0..table.players()).map(|seat| table.player(Kind::Greedy, seat as u64)).collect();
        let path = Path::default();
        let mut learning =
            Learning { game, lesson, table, path, at: 0, begun: 0, script: script.into(), bots };
        learning.let_others_answer()?;
        Ok(learning)
    }

    /// Takes a lesson up again. Signs that no longer fit, because the lesson has changed since, are left out with all
    /// that came after them.
    pub fn resume(game: &'static Plug, lesson: Lesson, path: &Path) -> Result<Learning, Problems> {
        let mut learning = Learning::begin(game, lesson)?;
        for sign in &path.0 {
            if learning.take(*sign)?.is_some() {
                break;
            }
        }
        Ok(learning)
    }

    /// The present step; `None` when the lesson is over.
    pub fn step(&self) -> Option<&Step> {
        self.lesson.step.get(self.at)
    }

    /// Which step it is, counted from 1, and how many there are.
    pub fn count(&self) -> (usize, usize) {
        let all = self.lesson.step.len();
        ((self.at + 1).min(all), all)
    }

    pub fn learner(&self) -> Seat {
        self.lesson.learner
    }

    /// What the coach says now.
    pub fn sentence(&self, lang: Lang) -> String {
        match self.step() {
            Some(step) => lang.say(&self.lesson.key(self.game, &step.say)),
            None => lang.tell("lesson-over", [("lesson", self.lesson.title(self.game, lang).into())]),
        }
    }

    /// An objection in words.
    pub fn explain(&self, objection: &Objection, lang: Lang) -> String {
        match objection {
            Objection::Said(say) => lang.say(&self.lesson.key(self.game, say)),
            Objection::NotNow => {
                let answers = self.table.answers(self.learner(), lang);
                let advised = self.advised().and_then(|number| answers.get(number));
                let answer = advised.map_or_else(String::new, |answer| answer.text.clone());
                lang.tell("lesson-not-now", [("answer", answer.into())])
            }
            Objection::Nothing => lang.say("lesson-nothing"),
        }
    }

    /// Whether the learner may answer now; where they only read, the board is to be looked at.
    pub fn asks(&self) -> bool {
        self.step().is_some_and(|step| step.wants() != Wants::Reading)
            && self.table.awaiting().contains(self.learner())
    }

    /// The number of the answer the coach has in mind.
    pub fn advised(&self) -> Option<usize> {
        let step = self.step().filter(|_| self.asks())?;
        let legal = self.table.legal(self.learner());
        step.answers.iter().find_map(|wanted| legal.iter().position(|answer| is_meant(wanted, answer)))
    }

    /// Why this sign would not be taken here; `None` if it would.
    pub fn objection(&self, sign: Sign) -> Option<Objection> {
        let Some(step) = self.step() else { return Some(Objection::Nothing) };
        let number = match (sign, step.wants()) {
            (Sign::On, Wants::Reading) => return None,
            (Sign::Answer(number), Wants::Answer | Wants::Play) if self.asks() => number,
            _ => return Some(Objection::Nothing),
        };
        let legal = self.table.legal(self.learner());
        let Some(answer) = legal.get(number) else { return Some(Objection::Nothing) };
        if let Some(harm) = step.unless.iter().find(|unless| among(&unless.answers, answer)) {
            return Some(Objection::Said(harm.say.clone()));
        }
        if step.any || step.wants() == Wants::Play || among(&step.answers, answer) {
            return None;
        }
        Some(step.otherwise.clone().map_or(Objection::NotNow, Objection::Said))
    }

    /// Takes a sign, with everything that follows from it; the objection where it is not taken.
    pub fn take(&mut self, sign: Sign) -> Result<Option<Objection>, Problems> {
        if self.path.0.len() >= LONGEST {
            return Ok(Some(Objection::Nothing));
        }
        if let Some(objection) = self.objection(sign) {
            return Ok(Some(objection));
        }
        let Some(step) = self.step().cloned() else { return Ok(Some(Objection::Nothing)) };
        if self.begun <= self.at {
            self.begun = self.at + 1;
            self.script.extend(&step.luck);
        }
        if let Sign::Answer(number) = sign {
            let learner = self.learner();
            let answer = self.table.legal(learner).swap_remove(number);
            self.give(learner, &answer)?;
        }
        for follow in &step.then {
            self.script.extend(&follow.luck);
            self.give(follow.seat, &follow.action)?;
        }
        self.let_others_answer()?;
        self.path.0.push(sign);
        if step.wants() != Wants::Play || self.is_played(&step) {
            self.at += 1;
        }
        // A round that is over already is not asked for.
        while self.step().is_some_and(|step| step.wants() == Wants::Play && self.is_played(step)) {
            self.at += 1;
        }
        Ok(None)
    }

    /// One step back; nothing happens at the beginning.
    pub fn back(path: &Path) -> Path {
        Path(path.0[..path.0.len().saturating_sub(1)].to_vec())
    }

    /// Whether a round without the coach is over.
    fn is_played(&self, step: &Step) -> bool {
        let view = self.table.view(Viewer::Seat(self.learner()));
        let reached = step.until.iter().all(|(pointer, wanted)| view.pointer(pointer) == Some(wanted));
        reached || self.table.awaiting().is_empty()
    }

    fn let_others_answer(&mut self) -> Result<(), Problems> {
        loop {
            let others = self.table.awaiting().without(self.learner());
            let Some(seat) = others.lowest() else { return Ok(()) };
            let advice = self.bots[seat.index()].choose(&*self.table, seat);
            let Some(advice) = advice else {
                unreachable!("a bot of this game sits at {seat}, and it is asked")
            };
            self.give(seat, &advice.action)?;
        }
    }

    fn give(&mut self, seat: Seat, action: &Value) -> Result<(), Problems> {
        self.table.give_scripted(seat, action, &mut self.script).map_err(|rejected| {
            vec![match rejected {
                Rejected::Unreadable(problem) => problem,
                Rejected::Refused(refusal) => Problem::new("lesson-refused")
                    .with("lesson", &self.lesson.id)
                    .with("step", self.at + 1)
                    .with("clause", refusal.clause()),
            }]
        })
    }
}

/// Whether an answer is among those that a lesson names.
fn among(wanted: &[Value], answer: &Value) -> bool {
    wanted.iter().any(|wanted| is_meant(wanted, answer))
}

/// Whether a lesson means this answer. Files of lessons cannot write null, so they leave such a field out.
pub fn is_meant(wanted: &Value, answer: &Value) -> bool {
    match (wanted, answer) {
        (Value::Object(wanted), Value::Object(answer)) => {
            wanted.keys().all(|key| answer.contains_key(key))
                && answer.iter().all(|(key, value)| is_meant(wanted.get(key).unwrap_or(&Value::Null), value))
        }
        _ => wanted == answer,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_lesson_leaves_out_what_is_null() {
        let answer = json!({ "add_trap": { "trap": "net", "fed": null } });
        assert!(is_meant(&json!({ "add_trap": { "trap": "net" } }), &answer));
        assert!(!is_meant(&json!({ "add_trap": { "trap": "pit" } }), &answer));
        assert!(!is_meant(&json!({ "add_trap": { "trap": "net", "more": 1 } }), &answer));
        assert!(!is_meant(
            &json!({ "add_trap": { "trap": "net" } }),
            &json!({ "add_trap": { "trap": "net", "fed": "imp" } })
        ));
    }

    #[test]
    fn a_way_through_a_lesson_is_written_as_it_is_read() {
        for text in ["", "n", "n.n.12.n.0"] {
            assert_eq!(text.parse::<Path>().map(|path| path.to_string()).as_deref(), Ok(text));
        }
        for text in ["x", "n.-1", "1.n.é", "99999999999999999999999"] {
            assert_eq!(text.parse::<Path>(), Err(()), "{text}");
        }
        let endless = "n.".repeat(LONGEST * 3).parse::<Path>().map(|path| path.0.len());
        assert_eq!(endless, Ok(LONGEST));
        assert_eq!(Learning::back(&Path::default()), Path::default());
    }
}
