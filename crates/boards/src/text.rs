//! Lines for terminals, measured by the columns they take.

use std::borrow::Cow;

use textwrap::{Options, WordSplitter};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// The most columns a line of a board has.
pub const WIDTH: usize = 100;

/// Breaks a line between words where it is too wide; what follows is set in.
pub fn wrap(line: &str, indent: usize) -> Vec<String> {
    let indent = " ".repeat(indent);
    let options = Options::new(WIDTH)
        .subsequent_indent(&indent)
        .word_splitter(WordSplitter::NoHyphenation)
        .break_words(false);
    textwrap::wrap(line, options).into_iter().map(Cow::into_owned).collect()
}

/// As much of a text as `width` columns hold.
pub fn cut(text: &str, width: usize) -> String {
    let mut used = 0;
    let fits = |letter: &char| {
        used += letter.width().unwrap_or(0);
        used <= width
    };
    text.chars().take_while(fits).collect()
}

/// A cell of exactly `width` columns.
pub fn fit(text: &str, width: usize) -> String {
    let shown = if text.width() > width { format!("{}…", cut(text, width - 1)) } else { text.to_owned() };
    format!("{shown}{}", " ".repeat(width - shown.width()))
}

#[cfg(test)]
mod tests {
    use unicode_width::UnicodeWidthStr;

    use super::{WIDTH, cut, fit, wrap};

    #[test]
    fn long_lines_go_on_below_set_in() {
        assert_eq!(wrap("  a  b ", 4), ["  a  b"]);
        let words = "well-known ".repeat(12);
        let first = format!("  {}well-known", "well-known ".repeat(8));
        assert_eq!(wrap(&format!("  {words}"), 4), [&first, "    well-known well-known well-known"]);
        let wide = wrap(&"龍龍 ".repeat(30), 4);
        assert!(wide.len() == 2 && wide.iter().all(|line| line.width() <= WIDTH), "{wide:?}");
        let endless = "x".repeat(120);
        assert_eq!(
            wrap(&format!("a {endless}"), 2),
            ["a".to_owned(), format!("  {endless}")],
            "no word is broken"
        );
    }

    #[test]
    fn cells_have_one_width_whatever_they_hold() {
        assert_eq!(fit("Imp", 5), "Imp  ");
        assert_eq!(fit("e\u{301}te\u{301}", 4), "e\u{301}te\u{301} ");
        assert_eq!(fit("Dragon", 5), "Drag…");
        assert_eq!(fit("龍龍龍", 5), "龍龍…");
        assert_eq!(fit("龍龍龍", 4), "龍… ");
        assert_eq!(cut("a龍", 2), "a");
    }
}
