//! Numbers for spreadsheets.

use csv::Writer;

/// A table as CSV: a line of heads, then a line for each row.
pub fn csv<const N: usize>(heads: [&str; N], rows: impl IntoIterator<Item = [String; N]>) -> String {
    let mut writer = Writer::from_writer(Vec::new());
    writer.write_record(heads).expect("memory takes it");
    for row in rows {
        writer.write_record(row).expect("memory takes it");
    }
    String::from_utf8(writer.into_inner().expect("memory takes it")).expect("text stays text")
}

#[cfg(test)]
mod tests {
    #[test]
    fn what_would_break_a_line_is_quoted() {
        let rows =
            [["greedy", "0.5"], ["a,b", "\"c\""], ["two\nlines", ""]].map(|row| row.map(str::to_owned));
        let text = super::csv(["bot", "value"], rows);
        assert_eq!(text, "bot,value\ngreedy,0.5\n\"a,b\",\"\"\"c\"\"\"\n\"two\nlines\",\n");
    }
}
