//! What is listed is accepted, everything else is refused.

use serde_json::Value;

use super::{Broken, Session, position::Position};
use crate::{
    game::{Game, Rng},
    json,
    rng::below,
    seat::Seat,
    witness::Witness,
};

impl<G: Game> Session<'_, G> {
    /// What is listed applies; what is not listed is refused with a clause and changes nothing.
    pub(super) fn answers(&mut self, at: &Position<G>) -> Result<(), Broken> {
        for seat in at.seats() {
            let actions = at.legal(seat);
            for action in actions {
                if let Err(refusal) = at.state.check(seat, action) {
                    return self
                        .broken("legal answers are accepted", format!("seat {seat} {action:?}: {refusal}"));
                }
            }
            if let Some(action) = actions.get(self.below(actions.len())) {
                let mut other = at.state.clone();
                if let Err(refusal) = other.apply(seat, action, &mut Witness::silent()) {
                    return self
                        .broken("legal answers are accepted", format!("seat {seat} {action:?}: {refusal}"));
                }
            }
            let mut untouched = at.state.clone();
            for _ in 0..8 {
                let Some(action) = self.stray() else { continue };
                if !actions.contains(&action) {
                    self.refused(&mut untouched, seat, &action)?;
                }
            }
            if untouched != at.state {
                return self.broken("a refusal changes nothing", format!("seat {seat}"));
            }
        }
        Ok(())
    }

    /// An answer from elsewhere, sometimes with its numbers and names shaken.
    fn stray(&mut self) -> Option<G::Action> {
        let count = self.strays.list.len();
        if count == 0 {
            return None;
        }
        let at = self.below(count);
        let (action, written) = &self.strays.list[at];
        if below(&mut self.rng, 2) == 0 {
            return Some(*action);
        }
        let mut shaken = written.clone();
        let at = self.below(count);
        let (_, donor) = &self.strays.list[at];
        shake(&mut shaken, donor, &mut self.rng);
        json::try_read(self.pack, &shaken)
    }

    /// Refuses a stray answer; that this leaves the state as it was is looked at once for all of them.
    fn refused(&self, state: &mut G, seat: Seat, action: &G::Action) -> Result<(), Broken> {
        match state.apply(seat, action, &mut Witness::silent()) {
            Ok(()) => {
                self.broken("other answers are refused", format!("seat {seat} {action:?} was accepted"))
            }
            Err(refusal) if refusal.clause().is_empty() => {
                self.broken("a refusal names its rule", format!("seat {seat} {action:?}"))
            }
            Err(_) => Ok(()),
        }
    }
}

/// Changes one leaf of `value`: to an odd number, or to a leaf of `donor`.
fn shake(value: &mut Value, donor: &Value, rng: &mut Rng) {
    fn leaves<'a>(value: &'a Value, into: &mut Vec<&'a Value>) {
        match value {
            Value::Object(fields) => fields.values().for_each(|value| leaves(value, into)),
            Value::Array(elements) => elements.iter().for_each(|value| leaves(value, into)),
            leaf => into.push(leaf),
        }
    }
    fn nth_mut<'a>(value: &'a mut Value, at: &mut usize) -> Option<&'a mut Value> {
        match value {
            Value::Object(fields) => fields.values_mut().find_map(|value| nth_mut(value, at)),
            Value::Array(elements) => elements.iter_mut().find_map(|value| nth_mut(value, at)),
            leaf if *at == 0 => Some(leaf),
            _ => {
                *at -= 1;
                None
            }
        }
    }
    let mut own = Vec::new();
    leaves(value, &mut own);
    let mut others = Vec::new();
    leaves(donor, &mut others);
    if own.is_empty() || others.is_empty() {
        return;
    }
    let mut at = below(rng, own.len());
    let odd = [0u64, 1, 2, 3, 4, 5, 7, 12, 63, 64, 200, 255, 70_000];
    let new = match below(rng, 3) {
        0 => Value::from(odd[below(rng, odd.len())]),
        _ => others[below(rng, others.len())].clone(),
    };
    if let Some(leaf) = nth_mut(value, &mut at) {
        *leaf = new;
    }
}
