//! Why a state from outside cannot be played on: all reasons, not only the first that is found.

use std::fmt::{self, Display};

/// What speaks against a state.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Impossible(Vec<String>);

impl Impossible {
    /// Notes the reason unless the demand holds. Whether it does is returned for those that rest on it: what points
    /// nowhere must not be followed.
    pub fn demand(&mut self, holds: bool, reason: impl Display) -> bool {
        if !holds {
            self.note(reason.to_string());
        }
        holds
    }

    /// Looks at a part; its reasons are told after its name.
    pub fn part(&mut self, name: impl Display, look: impl FnOnce(&mut Impossible)) {
        let mut found = Impossible::default();
        look(&mut found);
        for reason in found.0 {
            self.note(format!("{name}: {reason}"));
        }
    }

    /// The same is said once, however often it is found.
    fn note(&mut self, reason: String) {
        if !self.0.contains(&reason) {
            self.0.push(reason);
        }
    }

    pub fn reasons(&self) -> &[String] {
        &self.0
    }

    /// Whether nothing speaks against the state after all.
    pub fn verdict(self) -> Result<(), Impossible> {
        if self.0.is_empty() { Ok(()) } else { Err(self) }
    }
}

impl Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join("; "))
    }
}

impl std::error::Error for Impossible {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_reasons_are_told() {
        let mut against = Impossible::default();
        assert!(against.demand(true, "never told"));
        assert_eq!(against.clone().verdict(), Ok(()));
        assert!(!against.demand(false, "no such seat"));
        against.part("player 1", |found| {
            found.demand(false, format_args!("{} dice", 3));
            found.demand(false, "3 dice");
            found.demand(true, "never told");
        });
        assert_eq!(against.verdict().expect_err("two reasons").to_string(), "no such seat; player 1: 3 dice");
    }
}
