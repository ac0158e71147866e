//! What sentences are put together from: names one after the other, shares of a hundred.

use words::Lang;

/// Names as they stand in a sentence: "Anna, Ben and Cleo".
pub fn listed(names: &[String], lang: Lang) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [all @ .., last] => {
            lang.tell("list-and", [("all", all.join(", ").into()), ("last", last.as_str().into())])
        }
    }
}

/// A share of a hundred with its sign.
pub fn percent(share: i64, lang: Lang) -> String {
    lang.tell("percent", [("n", share.into())])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_of_several_names_is_joined_to_the_others() {
        let names = ["Anna", "Ben", "Cleo"].map(str::to_owned);
        assert_eq!(listed(&names, Lang::EN), "Anna, Ben and Cleo");
        assert_eq!(listed(&names[..2], Lang::FR), "Anna et Ben");
        assert_eq!(listed(&names[..1], Lang::EN), "Anna");
        assert_eq!(listed(&[], Lang::EN), "");
    }

    #[test]
    fn a_share_is_written_as_its_readers_do() {
        assert_eq!(percent(65, Lang::EN), "65%");
        assert_eq!(percent(65, Lang::FR), "65\u{202f}%");
    }
}
