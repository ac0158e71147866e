//! Who speaks in a line of the log.

/// Each has names of its own there, so that nobody can take another's beforehand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Author<'a> {
    /// Whoever sits there, under a name that they chose: an answer sent again under it is taken once.
    Person(&'a str),
    /// A bot, or the house for somebody.
    House,
}

const PERSON: &str = "own-";
const HOUSE: &str = "house-";

impl Author<'_> {
    /// Its name in the log of one seat.
    pub fn name(self, version: usize) -> String {
        match self {
            Author::Person(name) => format!("{PERSON}{name}"),
            Author::House => format!("{HOUSE}{version}"),
        }
    }

    pub fn is_of_house(name: &str) -> bool {
        name.starts_with(HOUSE)
    }
}
