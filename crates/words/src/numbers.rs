//! Numbers as people read them: with a minus sign, which is as long as a plus, where programs write a hyphen. What a
//! program reads again is none of these.

use fluent_templates::fluent_bundle::FluentValue;

use crate::Lang;

/// A whole number: `3`, `−3`.
pub fn number(number: i64) -> String {
    with_minus(&number.to_string())
}

/// What there is more or less of something: `+3`, `−3`.
pub fn signed(number: i64) -> String {
    with_minus(&format!("{number:+}"))
}

/// A number that counts in so many parts of a point: `7`, `7½`, `−½`.
pub fn written(parts: i64, number: i64) -> String {
    with_minus(&engine::written(parts, number))
}

impl Lang {
    /// A number with so many digits behind the mark of its readers: `0.82`, `0,82`.
    pub fn decimal(self, number: f64, digits: usize) -> String {
        with_minus(&format!("{number:.digits$}")).replace('.', &self.say("decimal-mark"))
    }

    /// A share of one as a share of a hundred, with its sign: `61.8%`, `61,8 %`.
    pub fn percent(self, share: f64, digits: usize) -> String {
        self.tell("percent", [("n", self.decimal(100.0 * share, digits).into())])
    }
}

/// How messages write what is put into them. Whatever else it is, and which plural form it chooses, is left to Fluent.
pub fn put_in<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.value < 0.0 => Some(with_minus(&number.as_string())),
        _ => None,
    }
}

fn with_minus(number: &str) -> String {
    number.replace('-', "−")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_a_minus_sign_and_no_hyphen() {
        assert_eq!([0, 7, -3].map(number), ["0", "7", "−3"]);
        assert_eq!([0, 7, -3].map(signed), ["+0", "+7", "−3"]);
        assert_eq!([0, 15, -1, -15].map(|halves| written(2, halves)), ["0", "7½", "−½", "−7½"]);
        assert_eq!(number(i64::MIN), "−9223372036854775808");
    }

    #[test]
    fn digits_and_shares_are_written_as_their_readers_do() {
        let told = |lang: Lang| {
            [lang.decimal(-1.25, 1), lang.decimal(0.5, 0), lang.percent(0.618, 1), lang.percent(1.0, 0)]
        };
        assert_eq!(told(Lang::EN), ["−1.2", "0", "61.8%", "100%"]);
        assert_eq!(told(Lang::FR), ["−1,2", "0", "61,8\u{202f}%", "100\u{202f}%"]);
    }
}
