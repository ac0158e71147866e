//! What has changed in a text: a stream that has told a page once tells the differences from then on.
//!
//! The new text is told as a list of pieces: text, or where in the text before a piece stood and how long it is. Pieces
//! begin and end where tags do, so what a page shows a second time, elsewhere too, costs a few digits.

use std::collections::HashMap;

use serde::Serialize;

/// How many tags in a row must be the same to be found again elsewhere.
const ROW: usize = 3;
/// How many places are tried for each piece.
const TRIES: usize = 12;

/// A piece of the new text. Places and lengths are counted as browsers count them: in UTF-16.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Piece {
    Text(String),
    Before(usize, usize),
}

/// `now` in pieces of `before` and text of its own.
pub fn pieces(before: &str, now: &str) -> Vec<Piece> {
    let (olds, news) = (tags(before), tags(now));
    let starts = starts(&olds);
    let mut rows: HashMap<&[&str], Vec<usize>> = HashMap::new();
    for (at, row) in olds.windows(ROW).enumerate() {
        rows.entry(row).or_default().push(at);
    }
    let mut found = Vec::new();
    let (mut at, mut expected) = (0, 0);
    while at < news.len() {
        // Most often the text goes on as it did before, or one tag further.
        let likely = [expected, expected + 1];
        let known = news.get(at..at + ROW).and_then(|row| rows.get(row)).map_or(&[][..], Vec::as_slice);
        let near = known.partition_point(|place| *place < expected);
        let tried = likely.into_iter().chain(known[near..].iter().chain(&known[..near]).copied().take(TRIES));
        let best = tried.map(|from| (same(&olds, from, &news[at..]), from)).max_by_key(|(count, _)| *count);
        match best {
            Some((count, from)) if count >= ROW || (count > 0 && at + count == news.len()) => {
                found.push(Piece::Before(starts[from], starts[from + count] - starts[from]));
                (at, expected) = (at + count, from + count);
            }
            _ => {
                match found.last_mut() {
                    Some(Piece::Text(text)) => text.push_str(news[at]),
                    _ => found.push(Piece::Text(news[at].to_owned())),
                }
                (at, expected) = (at + 1, expected + 1);
            }
        }
    }
    found
}

/// A text cut before each tag.
fn tags(text: &str) -> Vec<&str> {
    let mut cuts: Vec<usize> = text.match_indices('<').map(|(at, _)| at).collect();
    cuts.insert(0, 0);
    cuts.push(text.len());
    cuts.windows(2).map(|cut| &text[cut[0]..cut[1]]).filter(|tag| !tag.is_empty()).collect()
}

/// Where each tag begins, and where the last one ends.
fn starts(tags: &[&str]) -> Vec<usize> {
    let mut at = 0;
    let mut starts = vec![0];
    for tag in tags {
        at += tag.encode_utf16().count();
        starts.push(at);
    }
    starts
}

/// How many tags are the same from here on.
fn same(olds: &[&str], from: usize, news: &[&str]) -> usize {
    olds.get(from..).unwrap_or_default().iter().zip(news).take_while(|(old, new)| old == new).count()
}

#[cfg(test)]
mod tests {
    use super::*;

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
                assert_eq!(patched(&before, &pieces(&before, &now)), now);
            }
        }
        for text in ["", "é", "<", "no tag at all", "<<>>"] {
            assert_eq!(patched(text, &pieces(text, "ü<b>")), "ü<b>");
            assert_eq!(patched("ü<b>", &pieces("ü<b>", text)), text);
        }
    }

    #[test]
    fn what_stays_or_moves_is_not_told_again() {
        let before: Vec<usize> = (0..200).collect();
        let told =
            |now: &[usize]| serde_json::to_string(&pieces(&page(&before), &page(now))).expect("JSON").len();
        assert!(told(&before) < 20, "nothing new: {} bytes", told(&before));
        let mut now = before.clone();
        now[100] = 1000;
        assert!(told(&now) < 200, "one card: {} bytes", told(&now));
        now = before.clone();
        now.swap(20, 180);
        assert!(told(&now) < 200, "two cards change places: {} bytes", told(&now));
    }
}
