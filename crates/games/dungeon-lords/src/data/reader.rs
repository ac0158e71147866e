//! What entries of several tables have in common: costs, gains, effects, cells and spaces.

use std::ops::Deref;

use engine::pack::{Flaw, PackReader};

use super::{COLUMNS, Cost, Effect, ExpertId, ExpertTile, Gain, Position, effects::Where, raw};

/// No printed number comes near this.
pub const ABSURD: u8 = 20;

/// So many questions one card may raise.
const MOST_QUESTIONS: u8 = 8;

/// Reads a pack of this game.
pub struct Checks<'a>(pub &'a PackReader);

impl Deref for Checks<'_> {
    type Target = PackReader;

    fn deref(&self) -> &PackReader {
        self.0
    }
}

impl Checks<'_> {
    pub fn cells(&self, entry: &str, cells: &[[u8; 2]]) -> u32 {
        let mut mask = 0;
        for [column, row] in cells {
            if *column >= 5 || *row >= 4 {
                self.wrong(entry, format!("no cell [{column}, {row}]"));
            } else {
                mask |= 1 << (usize::from(*row) * COLUMNS + usize::from(*column));
            }
        }
        mask
    }

    pub fn cost(&self, entry: &str, cost: Cost) -> Cost {
        if cost.largest() > ABSURD {
            self.wrong(entry, "absurd cost");
        }
        if cost.imp > 1 || cost.trap > 1 || cost.monster > 1 {
            self.wrong(entry, "at most one imp, one trap and one monster in a cost");
        }
        cost
    }

    pub fn gain(&self, entry: &str, gain: Gain) -> Gain {
        if gain.largest() > ABSURD {
            self.wrong(entry, "absurd gain");
        }
        self.questions(entry, gain.questions());
        gain
    }

    /// Questions wait on a small stack.
    fn questions(&self, entry: &str, raised: u8) {
        if raised > MOST_QUESTIONS {
            self.wrong(entry, format!("at most {MOST_QUESTIONS} questions at once"));
        }
    }

    pub fn effects(&self, entry: &str, effects: &[Effect], at: Where) {
        self.questions(entry, effects.iter().fold(0, |sum, effect| sum.saturating_add(effect.questions())));
        for effect in effects {
            if let Some(reason) = effect.misfit(at) {
                self.wrong(entry, format!("{effect:?}: {reason}"));
            }
            if effect.largest() > ABSURD {
                self.wrong(entry, format!("{effect:?}: absurd number"));
            }
            if let Effect::PointsPer { per: 0, .. } = effect {
                self.wrong(entry, "points per 0");
            }
            if let Effect::MayPay { cost, gain } | Effect::PayOr { cost, otherwise: gain, .. } = effect {
                self.cost(entry, *cost);
                self.event_gain(entry, *gain);
            }
            if let Effect::Prize { gain, .. } = effect {
                self.event_gain(entry, *gain);
            }
        }
        if effects.len() > 6 {
            self.wrong(entry, "more than 6 effects");
        }
    }

    /// Events hand out goods, no tiles.
    pub fn event_gain(&self, entry: &str, gain: Gain) {
        let Gain { tunnel, pet, peek, peek_and_move, monster, room, installed_trap, rented_room, .. } = gain;
        if [tunnel, pet, peek, peek_and_move, monster, room, installed_trap, rented_room] != [0; 8]
            || gain.gold_paid_by_three > 0
        {
            self.wrong(entry, "an event gives gold, food, imps, traps or evil only");
        }
    }

    pub fn resolve(&self, entry: &str, order: &[raw::Slot]) -> [u8; 3] {
        let found: Vec<u8> = order.iter().map(|slot| slot.index()).collect();
        let mut sorted = found.clone();
        sorted.sort_unstable();
        if sorted != [0, 1, 2] {
            self.wrong(entry, "resolve names I, II and III once each");
            return [0, 1, 2];
        }
        [found[0], found[1], found[2]]
    }

    pub fn positions(&self, entry: &str, raw: &[raw::Position], experts: &[ExpertTile]) -> [Position; 3] {
        let mut positions = Vec::new();
        for (number, position) in raw.iter().enumerate() {
            let label = format!("{entry} {}", ["I", "II", "III"].get(number).unwrap_or(&"?"));
            if usize::from(position.slot.index()) != number {
                self.wrong(&label, "positions are written in the order I, II, III");
            }
            if position.cost.imp + position.cost.trap + position.cost.monster > 0 {
                self.wrong(&label, "a space costs gold, food or evil only");
            }
            self.number(&label, "foremen", position.foremen, 0..=5);
            self.number(&label, "max_workers", position.max_workers, 0..=9);
            self.number(&label, "others_evil", position.others_evil, 0..=5);
            let expert = position.expert.as_ref().and_then(|id| {
                let found = experts.iter().position(|expert| expert.name.id == *id);
                if found.is_none() {
                    self.wrong(&label, Flaw::NoSuch { what: "expert_tile".to_owned(), id: id.clone() });
                }
                found.map(|index| ExpertId(index as u8))
            });
            let mut improve = [0; 3];
            for option in &position.options {
                self.number(&label, "max", option.max, 1..=4);
                improve[option.op as usize] = option.max;
            }
            positions.push(Position {
                cost: self.cost(&label, position.cost),
                gain: self.gain(&label, position.gain),
                foremen: position.foremen,
                max_workers: position.max_workers,
                gain_per_worker: self.gain(&label, position.gain_per_worker.unwrap_or_default()),
                others_evil: position.others_evil,
                improve,
                expert,
                or_gold_of_three: position.or_gain.is_some_and(|gain| gain.gold_paid_by_three > 0),
            });
        }
        positions.try_into().unwrap_or_else(|_| {
            self.wrong(entry, "three positions");
            let empty = Position {
                cost: Cost::NOTHING,
                gain: Gain::default(),
                foremen: 0,
                max_workers: 0,
                gain_per_worker: Gain::default(),
                others_evil: 0,
                improve: [0; 3],
                expert: None,
                or_gold_of_three: false,
            };
            [empty.clone(), empty.clone(), empty]
        })
    }
}
