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

    /// Whether it begins with a hole that is no reason.
    fn begins_with_a_thing(&self) -> bool {
        self.between[0].is_empty() && self.holes.first().is_some_and(|hole| *hole != "why")
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

/// How deep reasons are looked for within reasons, and how long a line may be. No reason of ours is deeper or longer; but
/// what somebody sent may be quoted in one.
const DEEPEST: usize = 8;
const LONGEST: usize = 20_000;

/// How many parts of a line one sentence can be: some have a semicolon of their own.
const MOST_PARTS: usize = 3;

/// A reason in the reader's language, line by line.
pub fn told(lang: Lang, reason: &str) -> String {
    reason.lines().map(|line| told_line(lang, line, 0)).collect::<Vec<_>>().join("\n")
}

/// Several reasons may stand in one line.
fn told_line(lang: Lang, line: &str, depth: usize) -> String {
    if lang == Lang::EN || line.len() > LONGEST {
        return line.to_owned();
    }
    let parts = parts(line, "; ");
    let (mut told, mut at) = (Vec::new(), 0);
    while at < parts.len() {
        let longest_first = (at + 1..=parts.len().min(at + MOST_PARTS)).rev();
        let known = longest_first
            .filter_map(|end| Some((end, told_whole(lang, &parts[at..end].join("; "), depth)?)))
            .next();
        let (end, text) = known.unwrap_or_else(|| (at + 1, parts[at].to_owned()));
        told.push(text);
        at = end;
    }
    told.join("\u{202f}; ")
}

/// The sentence that all of `reason` is, if it is known. Where one reason ends and another begins, no hole goes on, unless a
/// known reason fills it; and what a sentence begins with is not the place before it.
fn told_whole(lang: Lang, reason: &str, depth: usize) -> Option<String> {
    if depth > DEEPEST {
        return None;
    }
    let single = parts(reason, "; ").len() == 1;
    SENTENCES.iter().find_map(|sentence| {
        let found = sentence.fits(reason)?;
        if sentence.begins_with_a_thing() && found.first().is_some_and(|hole| parts(hole, ": ").len() > 1) {
            return None;
        }
        let args = sentence.holes.iter().zip(found).map(|(name, hole)| {
            let whole = single || parts(hole, "; ").len() == 1;
            let text = match (NESTED.contains(name), whole) {
                (true, true) => told_line(lang, hole, depth + 1),
                (true, false) => told_whole(lang, hole, depth + 1)?,
                (false, true) => hole.to_owned(),
                (false, false) => return None,
            };
            Some((*name, Arg::from(text)))
        });
        Some(lang.tell(sentence.key, args.collect::<Option<Vec<_>>>()?))
    })
}

/// The parts of a line that `mark` divides; marks in quoted text divide nothing.
fn parts<'a>(line: &'a str, mark: &str) -> Vec<&'a str> {
    let (mut parts, mut from) = (Vec::new(), 0);
    let (mut quote, mut escaped) = (None, false);
    for (at, c) in line.char_indices() {
        match quote {
            _ if escaped => escaped = false,
            Some('"') if c == '\\' => escaped = true,
            Some(mark) if c == mark => quote = None,
            None if matches!(c, '"' | '`') => quote = Some(c),
            None if line[at..].starts_with(mark) => {
                parts.push(&line[from..at]);
                from = at + mark.len();
            }
            _ => {}
        }
    }
    parts.push(&line[from..]);
    parts
}

#[cfg(test)]
mod sources;

#[cfg(test)]
mod tests {
    use engine::Impossible;

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
            (
                "3 entries; 1 to 2 are possible; a die shows 1 to 6",
                "3 entrées\u{202f}; de 1 à 2 sont possibles\u{202f}; un dé montre de 1 à 6",
            ),
            (
                "invalid type: string \"a; \\\"b: c\", expected u8",
                "le texte \"a; \\\"b: c\" au lieu de\u{202f}: u8",
            ),
            (
                "`many` is no rate: write 20/10m for twenty in ten minutes (s, m, h)",
                "`many` n’est pas une fréquence\u{202f}: écrivez 20/10m pour vingt en dix minutes (s, m, h)",
            ),
            ("/players/1: 3 effects are under way", "/players/1\u{202f}: 3 effets sont en cours"),
            ("no slot `M9`", "aucun emplacement `M9`"),
            ("nobody has ever said this", "nobody has ever said this"),
        ] {
            assert_eq!(told(Lang::FR, english), french);
            assert_eq!(told(Lang::EN, english), english);
        }
    }

    #[test]
    fn all_that_speaks_against_a_state_is_told() {
        let mut against = Impossible::default();
        against.demand(false, "no such seat");
        against.part("player 1", |found| {
            found.demand(false, "no such seat");
            found.part("player 2", |found| {
                found.demand(false, "no pet number 9");
            });
            found.demand(false, "3 entries; 1 to 2 are possible");
            found.demand(false, "more green substitutes than cards");
        });
        against.part("the moon", |found| {
            found.demand(false, "11 imps, the box holds 10");
        });
        let told = told(Lang::FR, &against.to_string());
        let told: Vec<&str> = told.split("\u{202f}; ").collect();
        let wanted = [
            "cette place n’existe pas",
            "joueur 1\u{202f}: cette place n’existe pas",
            "joueur 1\u{202f}: joueur 2\u{202f}: le numéro 9 n’existe pas (monstre de compagnie)",
            "joueur 1\u{202f}: 3 entrées",
            "de 1 à 2 sont possibles",
            "joueur 1\u{202f}: plus de substituts que de cartes (vert)",
            "the moon\u{202f}: 11 diablotins, la boîte en contient 10",
        ];
        assert_eq!(told, wanted);
    }

    /// What somebody sent is quoted in reasons: nothing in it makes the telling endless, or deeper than a thread can go.
    #[test]
    fn what_is_sent_cannot_make_it_long() {
        for sent in ["a: ", "a; ", "a: a; ", "\"; ", "no a: ", "a at line "] {
            let long = sent.repeat(200_000);
            assert_eq!(told(Lang::FR, &long), long);
            told(Lang::FR, &sent.repeat(LONGEST / sent.len()));
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
