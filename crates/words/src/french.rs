//! French is set as the French set it: a narrow no-break space before `: ; ! ? » %` and after `«`, curly apostrophes. Whoever
//! writes a message types what the keyboard has.

use std::borrow::Cow;

const NARROW: char = '\u{202f}';
const OPENED: &str = "«\u{202f}";

/// A piece of a text as it should be. What stands between backquotes is typed by the reader, and stays as it is.
pub fn set(text: &str) -> Cow<'_, str> {
    if !text.contains(['\'', ':', ';', '!', '?', '«', '»', '%']) {
        return text.into();
    }
    let letters: Vec<char> = text.chars().collect();
    let mut out = String::new();
    // A piece may begin right after something that was put in between backquotes: then its first one closes them.
    let mut code = letters[0] == '`' && letters.get(1).is_some_and(|next| ends_here(*next));
    for (at, &c) in letters.iter().enumerate() {
        let next = letters.get(at + 1).copied();
        code ^= c == '`';
        if code {
            out.push(c);
        } else if is_blank(c) && out.ends_with(OPENED) {
            // It has been set already.
        } else if c == '«' {
            out.push_str(OPENED);
        } else if c == '\'' && out.ends_with(char::is_alphabetic) && next.is_none_or(goes_on) {
            out.push('’');
        } else if matches!(c, ':' | ';' | '!' | '?' | '»' | '%') && next.is_none_or(ends_here) {
            let kept = out.trim_end_matches(is_blank).len();
            if has_space_before(c, &out, kept) {
                out.truncate(kept);
                out.push(NARROW);
            }
            out.push(c);
        } else {
            out.push(c);
        }
    }
    out.into()
}

/// Whether a mark after `text` ends something that was said, or is a sign by itself; `kept` is where the blanks begin.
fn has_space_before(mark: char, text: &str, kept: usize) -> bool {
    match text[..kept].chars().last() {
        // Only after something that is put in does a piece of a message begin with a blank.
        None => kept < text.len(),
        Some('!' | '?' | ':' | ';' | '-' | '|' | '«' | ',' | '.' | '(' | '=') => mark == '»',
        Some(_) => true,
    }
}

fn is_blank(c: char) -> bool {
    matches!(c, ' ' | '\u{a0}' | NARROW)
}

/// Whether a word goes on after an apostrophe.
fn goes_on(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '«' | '*' | '[' | '`' | '(')
}

/// Whether a mark is punctuation: within addresses, times and code something follows at once.
fn ends_here(c: char) -> bool {
    c.is_whitespace() || is_blank(c) || matches!(c, ')' | '»' | '.' | ',' | '"' | '*' | '_' | '…' | '!' | '?')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_set() {
        let texts = [
            ("Où vont-ils ?", "Où vont-ils\u{202f}?"),
            ("Exemple: l'ami d'", "Exemple\u{202f}: l’ami d’"),
            (" : oui", "\u{202f}: oui"),
            ("il dit « oui » !", "il dit «\u{202f}oui\u{202f}»\u{202f}!"),
            ("« , » ou « ! »", "«\u{202f},\u{202f}» ou «\u{202f}!\u{202f}»"),
            ("http://127.0.0.1:7777 à 12:30", "http://127.0.0.1:7777 à 12:30"),
            ("tapez `a: b ?`", "tapez `a: b ?`"),
            ("`a: b ?` n'est rien", "`a: b ?` n’est rien"),
            ("` n'est pas l'ami !", "` n’est pas l’ami\u{202f}!"),
            ("tapez u, ? N ou q", "tapez u, ? N ou q"),
            ("quoi ?!", "quoi\u{202f}?!"),
            (" % de 65 %.", "\u{202f}% de 65\u{202f}%."),
            ("en %, 100%", "en\u{202f}%, 100\u{202f}%"),
            ("?", "?"),
            ("rien à faire", "rien à faire"),
        ];
        for (typed, read) in texts {
            assert_eq!(set(typed), read);
            assert_eq!(set(read), read, "once is enough");
        }
    }
}
