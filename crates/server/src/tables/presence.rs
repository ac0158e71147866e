//! Who has the table before their eyes: whoever follows it, and whoever has looked at it a moment ago.

use super::{Chair, LiveTable, Sitter};
use crate::store::VisitRow;

/// What is known of somebody who sits at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attendance {
    Here,
    /// Their window is closed.
    Away,
    /// They have left: a bot plays.
    Gone,
}

impl LiveTable {
    fn sits(&self, id: &str) -> bool {
        self.chairs.iter().any(|chair| chair.is_owned_by(id))
    }

    /// Somebody begins to follow the table; whether the others see them come.
    pub fn comes(&mut self, id: &str) -> bool {
        if !self.sits(id) {
            return false;
        }
        let here = self.presence.has(id);
        self.presence.opens(id);
        !here
    }

    /// A window of somebody has closed.
    pub fn goes(&mut self, id: &str) {
        self.presence.closes(id);
    }

    /// Somebody looks at the table or does something at it that others may know of; whether the others see them come by that.
    /// Whoever answers or takes back does not look: nobody may be seen to come, or to stay, because they do something in secret.
    pub fn looks(&mut self, id: &str) -> bool {
        self.sits(id) && self.presence.looks(id)
    }

    /// What other nodes should know of somebody who is here and do not know yet.
    pub fn untold_visit(&mut self, id: &str) -> Option<VisitRow> {
        let own = self.surroundings.own.clone()?;
        self.presence.untold(id, &own)
    }

    /// They could not be told.
    pub fn visit_is_untold(&mut self, id: &str) {
        self.presence.is_untold(id);
    }

    /// Whether the person on a chair is there; `None` where no person sits.
    pub fn attendance(&self, chair: &Chair) -> Option<Attendance> {
        match &chair.sitter {
            Sitter::Person { away: true, .. } => Some(Attendance::Gone),
            Sitter::Person { owner, .. } if self.presence.has(owner) => Some(Attendance::Here),
            Sitter::Person { .. } => Some(Attendance::Away),
            Sitter::Open | Sitter::Invited { .. } | Sitter::Bot => None,
        }
    }
}
