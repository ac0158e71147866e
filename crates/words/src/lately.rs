//! Sentences that were told lately. To put one together takes far longer than to find it again, and a page that is told anew
//! says nearly the same as before.

use std::{
    hash::{BuildHasher, Hash},
    sync::{LazyLock, Mutex, PoisonError},
};

use foldhash::{HashMap, quality::RandomState};

/// Sentences lie in drawers, so that threads seldom wait for each other.
const DRAWERS: usize = 64;

/// A memory of sentences that all threads share. It keeps those that are asked for: whoever is not asked for while half of
/// all it may hold comes anew is forgotten.
pub struct Lately {
    /// How many sentences of either age a drawer holds.
    most: usize,
    key: RandomState,
    drawers: [Mutex<Drawer>; DRAWERS],
}

/// Under the name of each sentence: those that were told since the last clearing, and those before.
#[derive(Default)]
struct Drawer {
    young: HashMap<u64, Box<str>>,
    old: HashMap<u64, Box<str>>,
}

impl Lately {
    /// A memory for so many sentences.
    pub fn of(most: usize) -> Lately {
        let most = (most / (2 * DRAWERS)).max(1);
        Lately { most, key: RandomState::default(), drawers: std::array::from_fn(|_| Mutex::default()) }
    }

    /// The sentence that follows from these values: as it was told lately, or by `tell`. Nobody outside can make two values that
    /// are taken for each other, for nobody knows the key.
    pub fn told(&self, of: impl Hash, tell: impl FnOnce() -> String) -> String {
        let name = self.key.hash_one(of);
        // The low digits choose the place within a drawer.
        let drawer = &self.drawers[(name >> 32) as usize % DRAWERS];
        let open = || drawer.lock().unwrap_or_else(PoisonError::into_inner);
        let known = open().find(name, self.most);
        known.unwrap_or_else(|| {
            // Telling may ask for other sentences.
            let sentence = tell();
            open().put(name, sentence.as_str().into(), self.most);
            sentence
        })
    }
}

impl Drawer {
    fn find(&mut self, name: u64, most: usize) -> Option<String> {
        if let Some(sentence) = self.young.get(&name) {
            return Some(sentence.to_string());
        }
        let sentence = self.old.remove(&name)?;
        let found = sentence.to_string();
        self.put(name, sentence, most);
        Some(found)
    }

    fn put(&mut self, name: u64, sentence: Box<str>, most: usize) {
        if self.young.len() >= most {
            self.old = std::mem::take(&mut self.young);
        }
        self.young.insert(name, sentence);
    }
}

/// What was said with arguments, for a few hundred tables.
pub static TOLD: LazyLock<Lately> = LazyLock::new(|| Lately::of(60_000));

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Arg, Lang};

    #[test]
    fn a_sentence_is_put_together_once_and_never_taken_for_another() {
        let lately = Lately::of(1000);
        let mut count = 0;
        let mut say = |lang: Lang, key: &str, args: &[(&'static str, Arg<'_>)]| {
            lately.told((lang, key, args), || {
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
    fn what_is_asked_for_stays_and_the_rest_is_forgotten() {
        const MOST: usize = 20 * DRAWERS;
        let lately = Lately::of(MOST);
        let mut told = Vec::new();
        let mut tell = |number: usize| {
            lately.told(number, || {
                told.push(number);
                number.to_string()
            })
        };
        for number in 1..20 * MOST {
            assert_eq!(tell(number), number.to_string());
            // Often enough, whichever drawer it lies in.
            assert_eq!(tell(0), "0");
        }
        assert_eq!(tell(1), "1");
        let times = |wanted: usize| told.iter().filter(|number| **number == wanted).count();
        assert_eq!((times(0), times(1)), (1, 2), "nobody asked for 1 for a long time");
        let held = |drawer: &Mutex<Drawer>| {
            let drawer = drawer.lock().unwrap_or_else(PoisonError::into_inner);
            drawer.young.len() + drawer.old.len()
        };
        assert!(lately.drawers.iter().map(held).sum::<usize>() <= MOST);
    }
}
