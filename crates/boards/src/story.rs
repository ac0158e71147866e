//! Sentences of a story that were told lately. Whoever follows a table is told the latest forty with each change, nearly all of
//! them once more.

use std::{
    cell::RefCell,
    hash::{BuildHasher, Hash, Hasher},
    sync::LazyLock,
};

use engine::Pack;
use foldhash::{HashMap, quality::RandomState};
use words::Lang;

use crate::{TextBoard, names_told};

/// How many sentences a thread remembers. When there are more it forgets them all: those that are still told come again.
const MOST: usize = 20_000;

thread_local! {
    static LATELY: RefCell<HashMap<u64, Box<str>>> = RefCell::default();
}

/// What happened, as a sentence: as it was told lately, or put together now.
pub fn told<G: TextBoard>(pack: Pack<G::Data>, event: &G::Event, lang: Lang) -> String {
    static KEY: LazyLock<RandomState> = LazyLock::new(RandomState::default);
    let mut hasher = KEY.build_hasher();
    // No two packs lie in the same place, of whichever games they are.
    (pack, lang, names_told()).hash(&mut hasher);
    event.hash(&mut hasher);
    let name = hasher.finish();
    let known = LATELY.with_borrow(|lately| lately.get(&name).map(|told| told.to_string()));
    known.unwrap_or_else(|| {
        let sentence = G::event(pack.data(), event, lang);
        LATELY.with_borrow_mut(|lately| {
            if lately.len() >= MOST {
                lately.clear();
            }
            lately.insert(name, sentence.as_str().into());
        });
        sentence
    })
}
