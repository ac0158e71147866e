//! Reasons that reach us in English, from the system, from readers of JSON and TOML and from the checks of data packs,
//! in the reader's language. They are known by their English sentences in `locales/en/reasons.ftl`; what is not known is
//! left as it is.

use std::sync::LazyLock;

use crate::{Arg, Lang};

/// A sentence with holes: its key, the text between the holes, and the names of the holes.
struct Sentence {
    key: &'static str,
    between: Vec<&'static str>,
    holes: Vec<&'static str>,
}

/// Holes that hold a reason themselves, or a part of one.
const NESTED: [&str; 4] = ["why", "found", "wanted", "what"];

/// Those that say most come first: the vague ones fit too much.
static SENTENCES: LazyLock<Vec<Sentence>> = LazyLock::new(|| {
    let file = include_str!("../../../locales/en/reasons.ftl");
    let mut all: Vec<Sentence> = file.lines().filter_map(Sentence::read).collect();
    all.sort_by_key(|sentence| std::cmp::Reverse(sentence.between.concat().len()));
    all
});

impl Sentence {
    fn read(line: &'static str) -> Option<Sentence> {
        let (key, text) = line.split_once(" = ").filter(|_| !line.starts_with('#'))?;
        let mut parts = text.split("{ $");
        let mut sentence = Sentence { key, between: vec![parts.next()?], holes: Vec::new() };
        for part in parts {
            let (hole, after) = part.split_once(" }")?;
            sentence.holes.push(hole);
            sentence.between.push(after);
        }
        Some(sentence)
    }

    /// What stands in the holes if `reason` is this sentence.
    fn fits<'a>(&self, reason: &'a str) -> Option<Vec<&'a str>> {
        let (first, rest) = self.between.split_first()?;
        let mut left = reason.strip_prefix(first)?;
        let mut found = Vec::new();
        for (at, text) in rest.iter().enumerate() {
            let (hole, after) =
                if at + 1 == rest.len() { (left.strip_suffix(text)?, "") } else { left.split_once(text)? };
            found.push(hole);
            left = after;
        }
        (left.is_empty() && found.iter().all(|hole| !hole.is_empty())).then_some(found)
    }
}

/// A reason in the reader's language, line by line.
pub fn told(lang: Lang, reason: &str) -> String {
    reason.lines().map(|line| told_line(lang, line)).collect::<Vec<_>>().join("\n")
}

fn told_line(lang: Lang, reason: &str) -> String {
    let known = SENTENCES.iter().filter(|_| lang != Lang::En);
    let found = known.filter_map(|sentence| Some((sentence, sentence.fits(reason)?))).next();
    let Some((sentence, holes)) = found else {
        // Several reasons in one line.
        return match (lang, reason.contains("; ")) {
            (Lang::En, _) | (_, false) => reason.to_owned(),
            _ => reason.split("; ").map(|part| told_line(lang, part)).collect::<Vec<_>>().join("\u{202f}; "),
        };
    };
    let args = sentence.holes.iter().zip(holes).map(|(name, hole)| {
        (*name, Arg::from(if NESTED.contains(name) { told(lang, hole) } else { hole.to_owned() }))
    });
    lang.tell(sentence.key, args)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_are_known_by_their_english_sentences() {
        for (english, french) in [
            ("the id occurs twice", "l’id figure deux fois"),
            ("cost 0 is not 1 to 30", "le coût 0 n’est pas de 1 à 30"),
            (
                "/players/0/gold: invalid type: string \"nine\", expected u8",
                "/players/0/gold\u{202f}: le texte \"nine\" au lieu de\u{202f}: u8",
            ),
            (
                "expected `,` or `}` at line 1 column 2",
                "«\u{202f},\u{202f}» ou «\u{202f}}\u{202f}» est attendu, ligne 1, colonne 2",
            ),
            (
                "the id occurs twice; a die shows 1 to 6",
                "l’id figure deux fois\u{202f}; un dé montre de 1 à 6",
            ),
            ("nobody has ever said this", "nobody has ever said this"),
        ] {
            assert_eq!(told(Lang::Fr, english), french);
            assert_eq!(told(Lang::En, english), english);
        }
    }

    #[test]
    fn every_sentence_fits_itself_and_is_found_first() {
        assert!(SENTENCES.len() > 100, "only {} sentences", SENTENCES.len());
        for sentence in SENTENCES.iter() {
            let mut text = sentence.between[0].to_owned();
            for (hole, after) in sentence.holes.iter().zip(&sentence.between[1..]) {
                text = format!("{text}{hole}{after}");
            }
            let first = SENTENCES.iter().find(|other| other.fits(&text).is_some());
            assert_eq!(first.map(|first| first.key), Some(sentence.key), "{text}");
        }
    }
}
