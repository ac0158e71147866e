//! Sentences that were told lately. To put one together takes far longer than to find it again, and a page that is told anew
//! says nearly the same as before.

use std::{cell::RefCell, fmt::Write as _};

use rustc_hash::FxHashMap;

use crate::{Arg, Lang};

/// How many sentences a thread remembers. When there are more it forgets them all: those that are still told come again.
const MOST: usize = 30_000;

#[derive(Default)]
struct Lately {
    /// What is asked for, written so that no two things are written alike.
    asked: String,
    told: FxHashMap<Box<str>, Box<str>>,
}

thread_local! {
    static LATELY: RefCell<Lately> = RefCell::default();
}

/// The sentence `key` with its arguments: as it was told lately, or by `tell`.
pub fn told(
    lang: Lang,
    key: &str,
    args: &[(&'static str, Arg<'_>)],
    tell: impl FnOnce() -> String,
) -> String {
    let known = LATELY.with_borrow_mut(|lately| {
        write(&mut lately.asked, lang, key, args);
        lately.told.get(lately.asked.as_str()).map(|told| told.to_string())
    });
    known.unwrap_or_else(|| {
        let sentence = tell();
        LATELY.with_borrow_mut(|lately| {
            if lately.told.len() >= MOST {
                lately.told.clear();
            }
            // Telling may have asked for other sentences.
            write(&mut lately.asked, lang, key, args);
            lately.told.insert(lately.asked.as_str().into(), sentence.as_str().into());
        });
        sentence
    })
}

fn write(asked: &mut String, lang: Lang, key: &str, args: &[(&'static str, Arg<'_>)]) {
    asked.clear();
    asked.push_str(lang.code());
    asked.push_str(key);
    for (name, arg) in args {
        // Text comes with its length: whatever it says, it cannot look like an argument more.
        let written = match arg {
            Arg::Number(number) => write!(asked, "\n{name}#{number}"),
            Arg::Text(text) => write!(asked, "\n{name}:{}:{text}", text.len()),
        };
        debug_assert!(written.is_ok(), "a string takes all that is written");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_is_put_together_once_and_never_taken_for_another() {
        let mut count = 0;
        let mut say = |lang: Lang, key: &str, args: &[(&'static str, Arg<'_>)]| {
            told(lang, key, args, || {
                count += 1;
                count.to_string()
            })
        };
        let one = say(Lang::EN, "who", &[("name", "Anna".into())]);
        assert_eq!(say(Lang::EN, "who", &[("name", "Anna".into())]), one);
        // A name that tries to look like a number besides.
        let mut all = vec![one];
        all.push(say(Lang::FR, "who", &[("name", "Anna".into())]));
        all.push(say(Lang::EN, "whom", &[("name", "Anna".into())]));
        all.push(say(Lang::EN, "who", &[("name", 1.into())]));
        all.push(say(Lang::EN, "who", &[("name", "1".into())]));
        all.push(say(Lang::EN, "who", &[("name", "Anna".into()), ("count", 3.into())]));
        all.push(say(Lang::EN, "who", &[("name", "Anna\ncount#3".into())]));
        let told = all.len();
        all.sort();
        all.dedup();
        assert_eq!(all.len(), told);
        assert_eq!(count, told);
    }

    #[test]
    fn a_thread_does_not_remember_without_end() {
        for number in 0..MOST + 10 {
            told(Lang::EN, "n", &[("number", number.into())], || "n".to_owned());
        }
        LATELY.with_borrow(|lately| assert!(lately.told.len() <= MOST));
    }
}
