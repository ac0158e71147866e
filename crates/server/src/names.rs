//! What people may call themselves: names that can be seen and told apart.

use std::collections::BTreeSet;

use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeGeneralCategory};
use unicode_security::skeleton;
use words::Lang;

use crate::denial::{Denial, Reason};

pub const LONGEST: usize = 24;
/// More marks than this on one letter are no letter any more.
const MARKS: usize = 3;

/// A name as it is kept: one line of letters in their usual form, none of them invisible.
pub fn clean(name: &str) -> Result<String, Denial> {
    // Nobody waits for a book to be normalised.
    if name.len() > 16 * LONGEST {
        return Err(Denial::of(Reason::Name));
    }
    let name: String = name.nfkc().filter(|c| !is_variant(*c)).collect();
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.chars().any(is_hidden) || piles_up(&name) {
        return Err(Denial::of(Reason::NameHidden));
    }
    let count = name.chars().count();
    if (1..=LONGEST).contains(&count) { Ok(name) } else { Err(Denial::of(Reason::Name)) }
}

/// What can be read of a line somebody says: nothing invisible but what joins letters and pictures, nothing that turns
/// the line around.
pub fn readable(line: &str, longest: usize) -> String {
    let mut marks = 0;
    let seen =
        line.chars().filter(|c| matches!(c, '\u{200c}' | '\u{200d}') || is_variant(*c) || !is_hidden(*c));
    let seen = seen.filter(|c| {
        marks = if is_mark(*c) { marks + 1 } else { 0 };
        marks <= MARKS
    });
    let line: String = seen.take(longest).collect();
    line.trim().to_owned()
}

/// The name, with a number where somebody at the table has it already, or one that looks the same.
pub fn apart<'a>(name: &str, others: impl Iterator<Item = &'a str>) -> String {
    // A few people may have said very much.
    let others: BTreeSet<[String; 2]> = others.collect::<BTreeSet<&str>>().into_iter().map(shapes).collect();
    let taken = |name: &str| {
        let own = shapes(name);
        others.iter().any(|other| other[0] == own[0] || other[1] == own[1])
    };
    if !taken(name) {
        return name.to_owned();
    }
    let numbered = |number: usize| {
        let end = format!(" ({number})");
        name.chars().take(LONGEST - end.len()).collect::<String>().trim_end().to_owned() + &end
    };
    // There are fewer people at a table, and lines of chat, than numbers to try.
    (2..1000).map(numbered).find(|name| !taken(name)).unwrap_or_else(|| numbered(1000))
}

/// A name as somebody reads it. Guests who gave none are called so in the reader's language.
pub fn read_in(name: &str, lang: Lang) -> String {
    guest_number(name).map_or_else(|| name.to_owned(), |number| guest(number, lang))
}

/// Whether a name is the one that a guest was given who gave none.
pub fn is_given(name: &str) -> bool {
    guest_number(name).is_some()
}

fn guest(number: u32, lang: Lang) -> String {
    lang.tell("guest-name", [("number", number.into())])
}

fn guest_number(name: &str) -> Option<u32> {
    let (_, number) = name.rsplit_once(char::is_whitespace)?;
    let number = number.parse().ok()?;
    Lang::ALL.into_iter().any(|lang| guest(number, lang) == name).then_some(number)
}

/// How a name looks, small letters made of its shape and a shape of its small letters: two names that share either could be
/// taken for each other.
fn shapes(name: &str) -> [String; 2] {
    [skeleton(name).flat_map(char::to_lowercase).collect(), skeleton(&name.to_lowercase()).collect()]
}

/// Says how the letter before it is drawn.
fn is_variant(c: char) -> bool {
    ('\u{fe00}'..='\u{fe0f}').contains(&c)
}

fn is_mark(c: char) -> bool {
    c.general_category_group() == GeneralCategoryGroup::Mark
}

/// Characters that are not seen, turn others around, or have no shape that everybody knows.
fn is_hidden(c: char) -> bool {
    let shapeless = matches!(
        c.general_category(),
        GeneralCategory::Control
            | GeneralCategory::Format
            | GeneralCategory::Surrogate
            | GeneralCategory::PrivateUse
            | GeneralCategory::Unassigned
            | GeneralCategory::LineSeparator
            | GeneralCategory::ParagraphSeparator
    );
    // What the shape of a text is without is not seen: fillers, joiners, blanks of other scripts.
    let mut alone = [0; 4];
    shapeless || c == '\u{2800}' || skeleton(c.encode_utf8(&mut alone)).next().is_none()
}

/// A name may not begin with a mark, nor pile them up.
fn piles_up(name: &str) -> bool {
    let mut marks = MARKS;
    name.chars().any(|c| {
        marks = if is_mark(c) { marks + 1 } else { 0 };
        marks > MARKS
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guests_are_called_so_in_every_language() {
        assert_eq!(read_in("Guest 705", Lang::FR), "Invité 705");
        assert_eq!(read_in("Invité 705", Lang::EN), "Guest 705");
        assert!(is_given("Guest 705") && is_given("Invité 705") && !is_given("Bob 7"));
        for own in ["Anna", "Guest of honour", "Bob 7", "705", "Guest -1"] {
            assert_eq!(read_in(own, Lang::FR), own);
        }
    }

    #[test]
    fn names_are_kept_as_they_are_usually_written() {
        let kept = [
            ("Anna", "Anna"),
            ("  Anna   Maria ", "Anna Maria"),
            ("Ａｎｎａ", "Anna"),
            ("Zoe\u{308}", "Zoë"),
            ("ﬁfi", "fifi"),
            ("Анна", "Анна"),
            ("李小龍", "李小龍"),
            ("Anna ❤\u{fe0f}", "Anna ❤"),
            ("🦊", "🦊"),
        ];
        for (given, name) in kept {
            assert_eq!(clean(given).expect(given), name);
        }
    }

    /// Low: names of zero-width spaces, overrides of direction, fillers.
    #[test]
    fn names_that_cannot_be_seen_are_refused() {
        let hidden = [
            "\u{200b}",
            "Anna\u{200b}",
            "\u{202e}annA",
            "\u{3164}",
            "A\u{3164}B",
            "\u{2066}Anna\u{2069}",
            "\u{feff}",
            "\u{ad}",
            "\u{2800}",
            "\u{115f}",
            "A\u{34f}",
            "\u{e0041}",
            "\u{180e}",
            "\u{61c}",
            "An\u{0}na",
            "\u{e000}",
            "\u{301}",
            "a\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}",
            "\u{2061}",
            "\u{17b4}",
            "\u{fff9}",
        ];
        for name in hidden {
            assert_eq!(clean(name).expect_err(&format!("{:x?}", name.chars())).reason, Reason::NameHidden);
        }
        for name in [
            "",
            "   ",
            "\u{a0}",
            "\u{2003}\u{3000}",
            &"a".repeat(25),
            &"\u{fdfa}".repeat(20),
            &"a".repeat(1_000_000),
        ] {
            assert_eq!(clean(name).expect_err("no name").reason, Reason::Name);
        }
    }

    #[test]
    fn whoever_looks_like_somebody_at_the_table_gets_a_number() {
        let at_table = ["Anna", "Iris", "Basilic"];
        let apart = |name: &str| apart(name, at_table.into_iter());
        for alike in ["Anna", "ANNA", "Аnnа", "lris", "Basi1ic", "iris"] {
            assert_eq!(apart(alike), format!("{alike} (2)"));
        }
        assert_eq!(apart("Ben"), "Ben");
        assert_eq!(super::apart("Anna", ["Anna", "Anna (2)"].into_iter()), "Anna (3)");
        let long = "a".repeat(LONGEST);
        assert_eq!(super::apart(&long, [long.as_str()].into_iter()).chars().count(), LONGEST);
    }

    #[test]
    fn lines_are_read_as_they_stand() {
        assert_eq!(readable("a\u{202e}b\u{200b}c\u{1b}[31m", 400), "abc[31m");
        assert_eq!(readable("👨\u{200d}👩\u{200d}👧 ❤\u{fe0f}", 400), "👨\u{200d}👩\u{200d}👧 ❤\u{fe0f}");
        assert_eq!(readable(&format!("z{}", "\u{301}".repeat(100)), 400).chars().count(), 4);
        assert_eq!(readable(&"a".repeat(1000), 400).len(), 400);
    }
}
