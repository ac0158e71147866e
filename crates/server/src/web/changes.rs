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
    sync::{Arc, LazyLock},
};

use boards::page::steady::{Known, Mark};
use foldhash::HashMap;
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
    /// The parts of it that need not be written again while they are the same.
    parts: Known,
}

impl Kept {
    /// The parts that whoever was told this has.
    pub fn parts(&self) -> &Known {
        &self.parts
    }

    /// So many tags from here on, as a piece.
    fn piece(&self, from: usize, count: usize) -> Piece<'static> {
        let start = |at: usize| self.starts[at] as usize;
        Piece::Before(start(from), start(from + count) - start(from))
    }
}

/// A text, cut before each tag that begins an element and where steady parts begin and end. Parts that the reader has are no
/// more than the pieces of the text before that they are.
pub struct Cut {
    /// The words that were written.
    text: String,
    /// Where each tag begins in them, and where the last one ends.
    bytes: Vec<u32>,
    /// For each tag that was not written: which one it is of the text before.
    known: Vec<u32>,
    prints: Vec<u64>,
    starts: Vec<u32>,
    parts: HashMap<u64, Range<u32>>,
}

impl Cut {
    /// Cuts a text that was written for somebody who was told `before`.
    pub fn of(text: &str, before: &Kept) -> Cut {
        let expected = before.prints.len().max(text.len() / 32) + 2;
        let mut cut = Cut {
            text: String::with_capacity(text.len()),
            bytes: Vec::with_capacity(expected),
            known: Vec::with_capacity(expected),
            prints: Vec::with_capacity(expected),
            starts: Vec::with_capacity(expected),
            parts: HashMap::with_capacity_and_hasher(before.parts.len(), Default::default()),
        };
        cut.bytes.push(0);
        cut.starts.push(0);
        let mut part = None;
        let mut at = 0;
        for tag in memchr::memchr_iter(b'<', text.as_bytes()) {
            // Within a mark that was read.
            if tag < at {
                continue;
            }
            let mark = Mark::read(&text[tag..]);
            if mark.is_none() && text.as_bytes().get(tag + 1) == Some(&b'/') {
                continue;
            }
            cut.text.push_str(&text[at..tag]);
            cut.ends_here();
            at = tag;
            if let Some((mark, length)) = mark {
                at += length;
                match mark {
                    Mark::Known(name) => cut.as_before(name, before),
                    Mark::Begins(name) => part = Some((name, cut.len())),
                    Mark::Ends => {
                        let ends = cut.len();
                        cut.parts.extend(part.take().map(|(name, begins)| (name, begins..ends)));
                    }
                }
            }
        }
        cut.text.push_str(&text[at..]);
        cut.ends_here();
        cut
    }

    fn len(&self) -> u32 {
        self.prints.len() as u32
    }

    fn last(ends: &[u32]) -> u32 {
        ends.last().copied().unwrap_or_default()
    }

    /// What was written since the last cut is a tag with what follows it, if there is anything.
    fn ends_here(&mut self) {
        static KEY: LazyLock<foldhash::quality::RandomState> = LazyLock::new(Default::default);
        let tag = &self.text[Cut::last(&self.bytes) as usize..];
        if !tag.is_empty() {
            let length = if tag.is_ascii() { tag.len() } else { tag.encode_utf16().count() } as u32;
            self.prints.push(KEY.hash_one(tag));
            self.known.push(NONE);
            self.bytes.push(self.text.len() as u32);
            self.starts.push(Cut::last(&self.starts) + length);
        }
    }

    /// The part of this name, as it was before.
    fn as_before(&mut self, name: u64, before: &Kept) {
        let Some(tags) = before.parts.get(&name) else {
            unreachable!("only what the reader has is left out");
        };
        let (from, to) = (tags.start as usize, tags.end as usize);
        let begins = self.len();
        let moved = Cut::last(&self.starts).wrapping_sub(before.starts[from]);
        self.prints.extend_from_slice(&before.prints[from..to]);
        self.known.extend(tags.clone());
        self.bytes.extend(std::iter::repeat_n(Cut::last(&self.bytes), to - from));
        self.starts.extend(before.starts[from + 1..=to].iter().map(|start| start.wrapping_add(moved)));
        self.parts.insert(name, begins..self.len());
    }

    /// All that is needed of it when it is the text before.
    pub fn kept(mut self) -> Kept {
        // A little more than there is costs less than a copy with each push.
        let most = self.prints.len() + self.prints.len() / 8;
        self.prints.shrink_to(most);
        self.starts.shrink_to(most);
        Kept { prints: self.prints, starts: self.starts, parts: Arc::new(self.parts) }
    }

    /// A name that another text has not. It says nothing about the key of the prints.
    pub fn name(&self) -> u64 {
        static KEY: LazyLock<RandomState> = LazyLock::new(RandomState::new);
        let mix = |name: u64, print: &u64| (name.rotate_left(29) ^ print).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        KEY.hash_one((self.prints.iter().fold(0, mix), self.prints.len()))
    }

    /// The whole text, where nothing was left out.
    pub fn whole(&self) -> Option<&str> {
        self.known.iter().all(|known| *known == NONE).then_some(&self.text)
    }

    /// Whether less was left out than was written.
    pub fn is_mostly_new(&self) -> bool {
        self.text.len() > Cut::last(&self.starts) as usize / 2
    }

    fn words(&self, tags: Range<usize>) -> &str {
        &self.text[self.bytes[tags.start] as usize..self.bytes[tags.end] as usize]
    }

    /// The text in pieces of the one before and words of its own.
    pub fn pieces(&self, before: &Kept) -> Vec<Piece<'_>> {
        let (olds, news) = (&before.prints, &self.prints);
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
            let known = self.known[at];
            let goes_on = if known == NONE {
                attempt(expected) || attempt(expected + 1)
            } else {
                attempt(known as usize);
                true
            };
            if !goes_on && let Some(row) = rest.get(..ROW) {
                let rows = rows.get_or_insert_with(|| Rows::of(olds));
                for from in rows.like(row, expected).take(TRIES) {
                    attempt(from);
                }
            }
            let (count, from) = best;
            if count >= ROW || (count > 0 && at + count == news.len()) || known != NONE {
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
    use boards::page::steady::{marked, steady};
    use maud::html;

    use super::*;

    fn plain(text: &str) -> Cut {
        Cut::of(text, &Kept::default())
    }

    /// The text of now, put together as the page's script does it.
    fn told(before: &str, now: &Cut, kept: &Kept) -> String {
        patched(before, &now.pieces(kept))
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
                assert_eq!(told(&before, &plain(&now), &plain(&before).kept()), now);
            }
        }
        for text in ["", "é", "<", "no tag at all", "<<>>"] {
            assert_eq!(told(text, &plain("ü<b>"), &plain(text).kept()), "ü<b>");
            assert_eq!(told("ü<b>", &plain(text), &plain("ü<b>").kept()), text);
        }
    }

    #[test]
    fn what_stays_or_moves_is_not_told_again() {
        let before: Vec<usize> = (0..200).collect();
        let kept = plain(&page(&before)).kept();
        let told =
            |now: &[usize]| serde_json::to_string(&plain(&page(now)).pieces(&kept)).expect("JSON").len();
        assert!(told(&before) < 20, "nothing new: {} bytes", told(&before));
        let mut now = before.clone();
        now[100] = 1000;
        assert!(told(&now) < 200, "one card: {} bytes", told(&now));
        now = before.clone();
        now.swap(20, 180);
        assert!(told(&now) < 200, "two cards change places: {} bytes", told(&now));
    }

    /// A page of cards, each of which follows from its number.
    fn steady_page(head: &str, cards: &[u8]) -> String {
        let card = |n: &u8| html! { li { b { "Carte n° " (n) " 🐉" } span { (n) } } };
        // A part of a single tag, between two that change.
        let lone = steady((), |()| html! { hr; });
        let page = html! {
            h1 { (head) } (lone) h2 { (head) }
            ol { @for card_of in cards { (steady(*card_of, card)) } } p { "é" }
        };
        page.into_string()
    }

    #[test]
    fn what_the_reader_has_is_not_written_and_stands_in_its_place_all_the_same() {
        let pages: [(&str, &[u8]); 7] = [
            ("one", &[]),
            ("one", &[1, 2, 3, 4, 5]),
            ("two", &[1, 2, 3, 4, 5]),
            ("two", &[5, 1, 9, 2, 4]),
            ("", &[7, 7, 7]),
            ("<", &[7]),
            ("<", &[7, 8, 7, 8]),
        ];
        for (head, cards) in pages {
            let before = steady_page(head, cards);
            let first = Cut::of(&marked(&Known::default(), || steady_page(head, cards)), &Kept::default());
            assert_eq!(first.whole(), Some(before.as_str()));
            let name = first.name();
            let kept = first.kept();
            for (head, cards) in pages {
                let now = steady_page(head, cards);
                let written = marked(kept.parts(), || steady_page(head, cards));
                let cut = Cut::of(&written, &kept);
                assert_eq!(told(&before, &cut, &kept), now);
                assert_eq!(cut.name() == name, now == before, "{before} {now}");
                let fresh = marked(&Known::default(), || steady_page(head, cards));
                assert_eq!(Cut::of(&fresh, &Kept::default()).name(), cut.name(), "as for somebody new");
                // And so on from there.
                let next = cut.kept();
                let again = Cut::of(&marked(next.parts(), || steady_page("x", cards)), &next);
                assert_eq!(told(&now, &again, &next), steady_page("x", cards));
            }
        }
        let kept = plain("").kept();
        assert!(kept.parts().is_empty());
    }

    #[test]
    fn parts_that_stay_are_left_out() {
        let cards: Vec<u8> = (0..100).collect();
        let kept =
            Cut::of(&marked(&Known::default(), || steady_page("one", &cards)), &Kept::default()).kept();
        let cut = Cut::of(&marked(kept.parts(), || steady_page("two", &cards)), &kept);
        assert_eq!((cut.text.as_str(), cut.whole()), ("<h1>two</h1><h2>two</h2><ol></ol><p>é</p>", None));
        assert!(!cut.is_mostly_new());
        assert!(Cut::of(&steady_page("one", &cards), &kept).is_mostly_new());
    }

    #[test]
    fn nobody_can_write_a_mark() {
        let hostile = "<\u{1}k???????????";
        let page = marked(&Known::default(), || steady_page(hostile, &[1]));
        assert_eq!(Cut::of(&page, &Kept::default()).whole(), Some(steady_page(hostile, &[1]).as_str()));
    }
}
