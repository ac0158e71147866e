//! Numbers as people read them: with a minus sign, which is as long as a plus, where programs write a hyphen. What a
//! program reads again is none of these.

use fluent_templates::fluent_bundle::FluentValue;

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
}
