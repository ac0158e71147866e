//! A decision in sentences, for the terminal and for pages alike.

use words::Lang;

use super::Step;

/// What there is to say of a decision, and where it was.
pub struct Told {
    pub at: String,
    pub lines: Vec<String>,
}

impl<A> Step<A> {
    /// What was given away, and why the other answer is better. The answers come in words, and so does the reason.
    pub fn tell_cost(&self, played: &str, best: &str, why: Option<&str>, lang: Lang) -> Told {
        let numbers = [
            ("percent", points(self.cost).max(1).into()),
            ("from", points(self.value_played).into()),
            ("to", points(self.value_best).into()),
        ];
        let lines = vec![
            lang.tell("review-played", [("answer", played.into())]),
            lang.tell("review-better", [("answer", best.into())]),
            lang.tell("review-cost", numbers),
            reason(why, lang),
        ];
        Told { at: self.place(lang), lines }
    }

    /// What was well done.
    pub fn tell_praise(&self, answer: &str, why: Option<&str>, lang: Lang) -> Told {
        let praise = [("answer", answer.into()), ("percent", points(self.margin()).max(1).into())];
        Told { at: self.place(lang), lines: vec![lang.tell("review-praise", praise), reason(why, lang)] }
    }

    fn place(&self, lang: Lang) -> String {
        let phase = lang.say(&self.phase);
        lang.tell("review-step", [("step", (self.step + 1).into()), ("phase", phase.into())])
    }
}

fn reason(why: Option<&str>, lang: Lang) -> String {
    why.map_or_else(|| lang.say("why-later"), |why| lang.tell("review-why", [("why", why.into())]))
}

/// A chance in points of a hundred.
fn points(chance: f32) -> i64 {
    (100.0 * chance).round() as i64
}
