//! What has changed in a text: a stream that has told a page once tells the differences from then on.
//!
//! The new text is told as a list of pieces: text, or where in the text before a piece stood and how long it is. Pieces
//! begin and end where elements begin, so what a page shows a second time, elsewhere too, costs a few digits.
//!
//! The text before is not kept: a stream lasts for hours, and a page is long. A print of each tag, with what follows up to the
//! next element, is enough to find it again. Prints are made with a key that nobody knows, so that nobody can say something that looks like something else.

use std::{
    hash::{BuildHasher, RandomState},
    ops::Range,
    sync::LazyLock,
};

use serde::Serialize;

/// How many tags in a row must be the same to be found again elsewhere.
const ROW: usize = 2;
/// How many places are tried for each piece.
const TRIES: usize = 12;
/// A text that goes on as it did for so many tags need not be sought elsewhere.
const LONG: usize = 12;

/// A piece of the new text. Places and lengths are counted as browsers count them: in UTF-16.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Piece<'a> {
    Text(&'a str),
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
    /// So many tags from here on, as a piece.
    fn piece(&self, from: usize, count: usize) -> Piece<'static> {
        let start = |at: usize| self.starts[at] as usize;
        Piece::Before(start(from), start(from + count) - start(from))
    }

    /// A name that another text has not. It says nothing about the key of the prints.
    pub fn name(&self) -> u64 {
        static KEY: LazyLock<RandomState> = LazyLock::new(RandomState::new);
        let mix = |name: u64, print: &u64| (name.rotate_left(29) ^ print).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        KEY.hash_one((self.prints.iter().fold(0, mix), self.prints.len()))
    }
}

/// A text, cut before each tag that begins an element.
pub struct Cut<'a> {
    text: &'a str,
    /// Where each tag begins in its bytes, and where the last one ends.
    bytes: Vec<u32>,
    kept: Kept,
}

impl<'a> Cut<'a> {
    pub fn of(text: &'a str) -> Cut<'a> {
        static KEY: LazyLock<foldhash::quality::RandomState> = LazyLock::new(Default::default);
        // The first tag begins with the text, whatever it begins with.
        let begins = |at: &usize| *at > 0 && text.as_bytes().get(at + 1) != Some(&b'/');
        let tags = memchr::memchr_iter(b'<', text.as_bytes()).filter(begins);
        let mut bytes = Vec::with_capacity(text.len() / 32 + 2);
        bytes.push(0);
        if !text.is_empty() {
            bytes.extend(tags.map(|at| at as u32));
            bytes.push(text.len() as u32);
        }
        let (mut prints, mut starts) = (Vec::with_capacity(bytes.len()), Vec::with_capacity(bytes.len()));
        let mut at = 0;
        starts.push(at);
        for ends in bytes.windows(2) {
            let tag = &text[ends[0] as usize..ends[1] as usize];
            at += if tag.is_ascii() { tag.len() } else { tag.encode_utf16().count() } as u32;
            prints.push(KEY.hash_one(tag));
            starts.push(at);
        }
        Cut { text, bytes, kept: Kept { prints, starts } }
    }

    /// All that is needed of it when it is the text before.
    pub fn kept(mut self) -> Kept {
        self.kept.prints.shrink_to_fit();
        self.kept.starts.shrink_to_fit();
        self.kept
    }

    pub fn name(&self) -> u64 {
        self.kept.name()
    }

    fn words(&self, tags: Range<usize>) -> &'a str {
        &self.text[self.bytes[tags.start] as usize..self.bytes[tags.end] as usize]
    }

    /// The text in pieces of the one before and words of its own.
    pub fn pieces(&self, before: &Kept) -> Vec<Piece<'a>> {
        let (olds, news) = (&before.prints, &self.kept.prints);
        let mut rows = None;
        let mut found = Vec::new();
        let (mut at, mut expected) = (0, 0);
        // Where the words of its own begin that have not been told yet.
        let mut own = 0;
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
                if own < at {
                    found.push(Piece::Text(self.words(own..at)));
                }
                found.push(before.piece(from, count));
                (at, expected) = (at + count, from + count);
                own = at;
            } else {
                (at, expected) = (at + 1, expected + 1);
            }
        }
        if own < at {
            found.push(Piece::Text(self.words(own..at)));
        }
        found
    }
}

/// Where which tags follow each other: chains of places whose rows fall into the same drawer. Now and then rows share a
/// drawer that are not alike; what is found there is looked at anyway.
struct Rows {
    first: Vec<u32>,
    /// For each place, the next one in its drawer.
    next: Vec<u32>,
}

/// No place.
const NONE: u32 = u32::MAX;

impl Rows {
    fn of(prints: &[u64]) -> Rows {
        let drawers = prints.len().next_power_of_two() * 2;
        let mut rows = Rows { first: vec![NONE; drawers], next: vec![NONE; prints.len()] };
        for (at, row) in prints.windows(ROW).enumerate().rev() {
            let drawer = rows.drawer(row);
            rows.next[at] = std::mem::replace(&mut rows.first[drawer], at as u32);
        }
        rows
    }

    fn drawer(&self, row: &[u64]) -> usize {
        let name = row.iter().fold(0, |name: u64, print| name.rotate_left(21) ^ print);
        name as usize & (self.first.len() - 1)
    }

    /// The places of rows that look like this one: from `expected` on, then those before.
    fn like(&self, row: &[u64], expected: usize) -> impl Iterator<Item = usize> {
        let first = self.first[self.drawer(row)];
        let place = |at: u32| (at != NONE).then_some(at);
        let places = move || {
            std::iter::successors(place(first), move |at| place(self.next[*at as usize]))
                .map(|at| at as usize)
        };
        places().filter(move |at| *at >= expected).chain(places().filter(move |at| *at < expected))
    }
}

/// How many tags are the same from here on.
fn same(olds: &[u64], from: usize, news: &[u64]) -> usize {
    olds.get(from..).unwrap_or_default().iter().zip(news).take_while(|(old, new)| old == new).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn between<'a>(before: &str, now: &'a str) -> Vec<Piece<'a>> {
        Cut::of(now).pieces(&Cut::of(before).kept())
    }

    /// As the page's script does it.
    fn patched(before: &str, pieces: &[Piece<'_>]) -> String {
        let before: Vec<u16> = before.encode_utf16().collect();
        let text = |piece: &Piece<'_>| match piece {
            Piece::Text(text) => (*text).to_owned(),
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
