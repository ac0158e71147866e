//! What a bot thinks of an answer that was given in a training game, in words that last as long as it does.

use engine::Problem;
use plug::{Playing, looked::Step};
use serde::{Deserialize, Serialize};
use words::Lang;

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Verdict {
    /// The line of the log with the answer.
    pub line: usize,
    /// Its answers are told by their numbers; [`Verdict::told`] has them in words.
    pub step: Step<usize>,
    /// By language.
    told: Vec<Told>,
}

/// What was answered and what is best, in one language.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Told {
    pub played: String,
    pub best: String,
}

/// Why nothing can be said about an answer.
#[derive(Debug, thiserror::Error)]
pub enum Unsaid {
    #[error("the table cannot be seen as it was: {0}")]
    NoMoment(Problem),
    #[error("answer {0} is none of that decision")]
    NoAnswer(usize),
}

impl Verdict {
    /// What a bot thinks of the answer in a line of the log, at a table where the seats have these `names`.
    pub fn of(
        line: usize,
        step: Step<usize>,
        play: &dyn Playing,
        names: impl Fn(Lang) -> Vec<String>,
    ) -> Result<Verdict, Unsaid> {
        let before = play.moment(line).map_err(Unsaid::NoMoment)?;
        let tell = |lang: Lang| -> Result<Told, Unsaid> {
            let answers = boards::called(&names(lang), || before.answers(step.seat, lang));
            let text = |number: usize| {
                let answer = answers.get(number).map(|answer| answer.text.clone());
                answer.ok_or(Unsaid::NoAnswer(number))
            };
            Ok(Told { played: text(step.played)?, best: text(step.best)? })
        };
        let told = Lang::ALL.into_iter().map(tell).collect::<Result<_, Unsaid>>()?;
        Ok(Verdict { line, step, told })
    }

    pub fn told(&self, lang: Lang) -> &Told {
        &self.told[lang.index()]
    }
}
