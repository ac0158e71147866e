//! What has changed in a text: a stream that has told a page once tells the differences from then on.
//!
//! The new text is told as a list of pieces: text, or where in the text before a piece stood and how long it is. Pieces
//! begin and end where tags do, so what a page shows a second time, elsewhere too, costs a few digits.
//!
//! The text before is not kept: a stream lasts for hours, and a page is long. A print of each tag is enough to find it
//! again. Prints are made with a key that nobody knows, so that nobody can say something that looks like something else.

use std::{
    hash::{BuildHasher, RandomState},
    sync::LazyLock,
};

use rustc_hash::FxHashMap;
use serde::Serialize;

/// How many tags in a row must be the same to be found again elsewhere.
const ROW: usize = 3;
/// How many places are tried for each piece.
const TRIES: usize = 12;
/// A text that goes on as it did for so many tags need not be sought elsewhere.
const LONG: usize = 24;

/// A piece of the new text. Places and lengths are counted as browsers count them: in UTF-16.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Piece {
    Text(String),
    Before(usize, usize),
}

/// What is kept of a text that was told.
#[derive(Debug, Default)]
pub struct Kept {
    /// A print of each tag.
    prints: Vec<u64>,
    /// Where each tag begins, and where the last one ends.
    starts: Vec<u32>,
}

impl Kept {
    pub fn of(text: &str) -> Kept {
        static KEY: LazyLock<RandomState> = LazyLock::new(RandomState::new);
        let (mut prints, mut starts, mut at) = (Vec::new(), vec![0], 0);
        for tag in tags(text) {
            at += if tag.is_ascii() { tag.len() } else { tag.encode_utf16().count() };
            prints.push(KEY.hash_one(tag));
            starts.push(at as u32);
        }
        prints.shrink_to_fit();
        starts.shrink_to_fit();
        Kept { prints, starts }
    }

    /// So many tags from here on, as a piece.
    fn piece(&self, from: usize, count: usize) -> Piece {
        let start = |at: usize| self.starts[at] as usize;
        Piece::Before(start(from), start(from + count) - start(from))
    }
}

/// `text`, of which `now` was kept, in pieces of the text before and words of its own.
pub fn pieces(before: &Kept, text: &str, now: &Kept) -> Vec<Piece> {
    let (olds, news) = (&before.prints, &now.prints);
    let mut rows = None;
    let mut found = Vec::new();
    let (mut at, mut expected) = (0, 0);
    let mut words = tags(text);
    while at < news.len() {
        let rest = &news[at..];
        // Most often the text goes on as it did before, or one tag further.
        let mut best = (0, expected);
        let mut attempt = |from: usize| {
            let count = same(olds, from, rest);
            if count > best.0 {
                best = (count, from);
            }
            count >= LONG
        };
        let goes_on = attempt(expected) || attempt(expected + 1);
        if !goes_on && let Some(row) = rest.get(..ROW) {
            let rows = rows.get_or_insert_with(|| Rows::of(olds));
            for from in rows.like(row, expected).take(TRIES) {
                attempt(from);
            }
        }
        let (count, from) = best;
        if count >= ROW || (count > 0 && at + count == news.len()) {
            found.push(before.piece(from, count));
            words.by_ref().take(count).for_each(drop);
            (at, expected) = (at + count, from + count);
        } else {
            let word = words.next().unwrap_or_default();
            match found.last_mut() {
                Some(Piece::Text(text)) => text.push_str(word),
                _ => found.push(Piece::Text(word.to_owned())),
            }
            (at, expected) = (at + 1, expected + 1);
        }
    }
    found
}

/// Where which tags follow each other.
struct Rows {
    first: FxHashMap<u64, u32>,
    /// For each place, the next one that looks alike.
    next: Vec<Option<u32>>,
}

impl Rows {
    fn of(prints: &[u64]) -> Rows {
        let (mut first, mut next) = (FxHashMap::default(), vec![None; prints.len()]);
        for (at, row) in prints.windows(ROW).enumerate().rev() {
            next[at] = first.insert(name(row), at as u32);
        }
        Rows { first, next }
    }

    /// The places of rows that look like this one: from `expected` on, then those before.
    fn like(&self, row: &[u64], expected: usize) -> impl Iterator<Item = usize> {
        let first = self.first.get(&name(row)).copied();
        let places = move || std::iter::successors(first, |at| self.next[*at as usize]).map(|at| at as usize);
        places().filter(move |at| *at >= expected).chain(places().filter(move |at| *at < expected))
    }
}

/// One number for a row of prints.
fn name(row: &[u64]) -> u64 {
    row.iter().fold(0, |name: u64, print| name.rotate_left(21) ^ print)
}

/// A text cut before each tag.
fn tags(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let end = rest.match_indices('<').map(|(at, _)| at).find(|at| *at > 0).unwrap_or(rest.len());
        let (tag, after) = rest.split_at(end);
        rest = after;
        (!tag.is_empty()).then_some(tag)
    })
}

/// How many tags are the same from here on.
fn same(olds: &[u64], from: usize, news: &[u64]) -> usize {
    olds.get(from..).unwrap_or_default().iter().zip(news).take_while(|(old, new)| old == new).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn between(before: &str, now: &str) -> Vec<Piece> {
        pieces(&Kept::of(before), now, &Kept::of(now))
    }

    /// As the page's script does it.
    fn patched(before: &str, pieces: &[Piece]) -> String {
        let before: Vec<u16> = before.encode_utf16().collect();
        let text = |piece: &Piece| match piece {
            Piece::Text(text) => text.clone(),
            Piece::Before(from, length) => {
                String::from_utf16(&before[*from..from + length]).expect("whole letters")
            }
        };
        pieces.iter().map(text).collect()
    }

    fn page(cards: &[usize]) -> String {
        let card =
            |n: &usize| format!("<li><b>Carte n° {n} 🐉</b><span class=\"price\">{}</span></li>", n * n);
        format!("{{\"html\":\"<ol>{}</ol>\"}}", cards.iter().map(card).collect::<String>())
    }

    #[test]
    fn pieces_put_together_are_the_new_text() {
        let pages = [
            vec![],
            vec![1],
            vec![1, 2, 3, 4, 5],
            vec![5, 1, 2, 4],
            vec![9, 1, 2, 2, 2, 3, 4, 5],
            vec![7; 40],
        ];
        for before in &pages {
            for now in &pages {
                let (before, now) = (page(before), page(now));
                assert_eq!(patched(&before, &between(&before, &now)), now);
            }
        }
        for text in ["", "é", "<", "no tag at all", "<<>>"] {
            assert_eq!(patched(text, &between(text, "ü<b>")), "ü<b>");
            assert_eq!(patched("ü<b>", &between("ü<b>", text)), text);
        }
    }

    #[test]
    fn what_stays_or_moves_is_not_told_again() {
        let before: Vec<usize> = (0..200).collect();
        let told =
            |now: &[usize]| serde_json::to_string(&between(&page(&before), &page(now))).expect("JSON").len();
        assert!(told(&before) < 20, "nothing new: {} bytes", told(&before));
        let mut now = before.clone();
        now[100] = 1000;
        assert!(told(&now) < 200, "one card: {} bytes", told(&now));
        now = before.clone();
        now.swap(20, 180);
        assert!(told(&now) < 200, "two cards change places: {} bytes", told(&now));
    }
}
