//! Tables at a terminal.

use unicode_width::UnicodeWidthStr;

/// Lines up columns below their heads: numbers to the right, text to the left.
pub fn columns(rows: &[Vec<String>]) -> String {
    let count = rows.first().map_or(0, Vec::len);
    let text: Vec<bool> = (0..count)
        .map(|column| column == 0 || rows.iter().skip(1).any(|row| crate::html::is_text(&row[column])))
        .collect();
    let widths: Vec<usize> =
        (0..count).map(|column| rows.iter().map(|row| row[column].width()).max().unwrap_or(0)).collect();
    let lines: Vec<String> = rows
        .iter()
        .map(|row| {
            let cells = row.iter().zip(&widths).enumerate().map(|(column, (cell, width))| {
                let pad = " ".repeat(width - cell.width());
                if text[column] { format!("{cell}{pad}") } else { format!("{pad}{cell}") }
            });
            cells.collect::<Vec<String>>().join("  ").trim_end().to_owned()
        })
        .collect();
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    #[test]
    fn wide_letters_take_two_columns_and_accents_none() {
        let rows = [["Bot", "Games"], ["龍", "10"], ["e\u{301}te\u{301}s", "9"]];
        let rows = rows.map(|row| row.map(str::to_owned).into());
        assert_eq!(super::columns(&rows), "Bot   Games\n龍       10\ne\u{301}te\u{301}s      9");
    }
}
