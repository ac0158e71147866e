//! Parts of a page that follow from a few values alone: a card on the table looks the same after a hundred answers.
//!
//! Whoever follows a table has most of its page already. A part that they have is not written again: a mark stands in its
//! place, and whoever tells the change knows by it where the part stood before (`server`, `web/changes.rs`). What a part
//! is written from is all that it is handed, for a plain function knows nothing else; whatever is named by the same values is
//! the same text. A part within a part belongs to it and is no part by itself.

use std::{
    cell::RefCell,
    hash::{BuildHasher, Hash, Hasher},
    ops::Range,
    sync::{Arc, LazyLock},
};

use foldhash::{HashMap, quality::RandomState};
use maud::{Markup, PreEscaped};

use crate::names_told;

/// The parts that a reader has: under the name of each, which pieces of their page it is.
pub type Known = Arc<HashMap<u64, Range<u32>>>;

/// What stands in a text that was written for somebody who knows some parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// A part that they have, in its place.
    Known(u64),
    /// Here a part begins that they have not.
    Begins(u64),
    Ends,
}

/// How every mark begins. No text on a page does, for there `<` is written otherwise.
const OPENS: &str = "<\u{1}";

/// A name takes so many letters of six bits each.
const LETTERS: u32 = 11;
/// The first of these letters: none of them is `<`.
const FIRST: u8 = b'?';

thread_local! {
    /// What the reader knows that is written for now; nothing where no marks are wanted.
    static READER: RefCell<Option<Known>> = const { RefCell::new(None) };
}

/// A part of a page: what `write` makes `of` these values, all that it knows. It begins with an element.
pub fn steady<K: Hash>(of: K, write: fn(&K) -> Markup) -> Markup {
    let known = READER.with_borrow(|reader| {
        let name = name_of(&of, write as usize);
        reader.as_ref().map(|known| (name, known.contains_key(&name)))
    });
    #[cfg(debug_assertions)]
    check::is_what_it_was(name_of(&of, write as usize), || plainly(|| write(&of)));
    match known {
        None => write(&of),
        Some((name, true)) => PreEscaped(mark('k', name)),
        Some((name, false)) => {
            let mut text = mark('b', name);
            text.push_str(&plainly(|| write(&of)).0);
            text.push_str(OPENS);
            text.push('e');
            PreEscaped(text)
        }
    }
}

/// Writes for somebody who knows these parts: with marks ([`Mark::read`]).
pub fn marked<T>(known: &Known, write: impl FnOnce() -> T) -> T {
    reading(Some(known.clone()), write)
}

/// Writes without marks.
fn plainly<T>(write: impl FnOnce() -> T) -> T {
    reading(None, write)
}

fn reading<T>(reader: Option<Known>, write: impl FnOnce() -> T) -> T {
    let _before = Before(READER.replace(reader));
    write()
}

/// Who read before. They come back even where writing panics: its thread writes for others next.
struct Before(Option<Known>);

impl Drop for Before {
    fn drop(&mut self) {
        READER.set(self.0.take());
    }
}

/// What a part is called here and now: by its values, how it is written from them, and the names of those who sit at the table.
/// Nobody outside can make two values that are called the same, for nobody knows the key.
fn name_of(of: &impl Hash, write: usize) -> u64 {
    static KEY: LazyLock<RandomState> = LazyLock::new(RandomState::default);
    let mut hasher = KEY.build_hasher();
    (write, names_told()).hash(&mut hasher);
    of.hash(&mut hasher);
    hasher.finish()
}

fn mark(kind: char, name: u64) -> String {
    let mut text = String::with_capacity(OPENS.len() + 1 + LETTERS as usize);
    text.push_str(OPENS);
    text.push(kind);
    for at in 0..LETTERS {
        text.push(char::from(FIRST + (name >> (6 * at) & 63) as u8));
    }
    text
}

impl Mark {
    /// The mark with which a text begins, if it does, and its length.
    pub fn read(text: &str) -> Option<(Mark, usize)> {
        let rest = text.strip_prefix(OPENS)?;
        let letters = || {
            let letters = rest.as_bytes().get(1..=LETTERS as usize)?.iter().enumerate();
            Some(
                letters
                    .fold(0, |name, (at, letter)| name | u64::from(letter.wrapping_sub(FIRST)) << (6 * at)),
            )
        };
        let named = OPENS.len() + 1 + LETTERS as usize;
        match rest.as_bytes().first()? {
            b'k' => Some((Mark::Known(letters()?), named)),
            b'b' => Some((Mark::Begins(letters()?), named)),
            _ => Some((Mark::Ends, OPENS.len() + 1)),
        }
    }
}

/// While we develop: whatever is written from the same values once more must be the same text.
#[cfg(debug_assertions)]
mod check {
    use std::{cell::RefCell, collections::HashMap};

    use maud::Markup;

    /// How many texts a thread remembers.
    const MOST: usize = 20_000;

    thread_local! {
        static WRITTEN: RefCell<HashMap<u64, String>> = RefCell::default();
    }

    pub fn is_what_it_was(name: u64, write: impl FnOnce() -> Markup) {
        let text = write().0;
        WRITTEN.with_borrow_mut(|written| {
            if written.len() >= MOST {
                written.clear();
            }
            let before = written.entry(name).or_insert_with(|| text.clone());
            assert!(*before == text, "from the same values came\n{before}\nand now\n{text}");
        });
    }
}

#[cfg(test)]
mod tests {
    use maud::html;

    use super::*;

    fn part(number: &u8) -> Markup {
        html! { b { (number) } }
    }

    #[test]
    fn a_part_is_written_once_for_whoever_has_it() {
        let page = || html! { p { (steady(1, part)) (steady(2, part)) } }.0;
        assert_eq!(page(), "<p><b>1</b><b>2</b></p>");
        let text = marked(&Known::default(), page);
        assert_eq!(text.matches(OPENS).count(), 4, "where each of them begins and ends: {text}");
        let (first, length) = Mark::read(&text[3..]).expect("a mark");
        let Mark::Begins(name) = first else { panic!("{first:?}") };
        assert!(text[3 + length..].starts_with("<b>1</b>"));
        assert_eq!(Mark::read(&text[3 + length + "<b>1</b>".len()..]), Some((Mark::Ends, 3)));
        let known = Arc::new(std::iter::once((name, 0..1)).collect());
        let text = marked(&known, page);
        assert_eq!(Mark::read(&text[3..]), Some((Mark::Known(name), length)));
        assert!(!text.contains("<b>1</b>") && text.contains("<b>2</b>"));
        marked(&known, || steady(1, part));
        assert_eq!(page(), "<p><b>1</b><b>2</b></p>", "for the next reader it is written plainly");
    }

    #[test]
    fn a_part_within_a_part_belongs_to_it() {
        let around = |number: &u8| html! { i { (steady(*number, part)) } };
        let text = marked(&Known::default(), || steady(7, around)).0;
        assert_eq!(text.matches(OPENS).count(), 2, "{text}");
    }

    #[test]
    fn names_are_not_mistaken_for_each_other() {
        for name in [0, 1, u64::MAX, 0x0123_4567_89ab_cdef] {
            assert_eq!(Mark::read(&mark('k', name)), Some((Mark::Known(name), 14)));
        }
        let name = |of: u8| name_of(&of, part as fn(&u8) -> Markup as usize);
        assert_ne!(name(1), name(2));
        assert_ne!(name(1), name_of(&1u8, 0));
        assert_ne!(name(1), crate::called(&["Anna".to_owned()], || name(1)));
        assert_eq!(Mark::read("<b>"), None);
        assert_eq!(Mark::read("<\u{1}k12"), None);
    }

    #[test]
    #[cfg(debug_assertions)]
    #[should_panic(expected = "from the same values came")]
    fn what_does_not_follow_from_its_values_is_found() {
        use std::sync::atomic::{AtomicU8, Ordering};
        static SECRET: AtomicU8 = AtomicU8::new(0);
        let page = || steady(9, |_| html! { b { (SECRET.fetch_add(1, Ordering::Relaxed)) } });
        page();
        page();
    }
}
