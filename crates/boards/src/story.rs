//! Sentences of a story that were told lately. Whoever follows a table is told the latest forty with each change, nearly all of
//! them once more.

use std::sync::LazyLock;

use engine::Pack;
use words::{Lang, Lately};

use crate::{TextBoard, names_told};

/// How many sentences are remembered: some thirty megabytes, and no more than two thousand tables tell at a time.
const MOST: usize = 250_000;

static LATELY: LazyLock<Lately> = LazyLock::new(|| Lately::of(MOST));

/// What happened, as a sentence: as it was told lately, or put together now.
pub fn told<G: TextBoard>(pack: Pack<G::Data>, event: &G::Event, lang: Lang) -> String {
    // No two packs lie in the same place, of whichever games they are.
    LATELY.told((pack, lang, names_told(), event), || G::event(pack.data(), event, lang))
}
