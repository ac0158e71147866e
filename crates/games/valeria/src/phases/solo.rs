//! The Monsters phase of the solo game (VA-SOLO-10 to VA-SOLO-17).

use engine::{Audience, List, Refusal, Witness};

use super::Flow;
use crate::{
    action::Action,
    data::MONSTER_STACKS,
    event::{Event, GridCard},
    open::{Ending, Open, Phase},
    slot::{Row, Slot},
    state::Valeria,
};

/// On this number the player chooses the stack.
const ANY_STACK: u8 = 6;

impl Open {
    fn standing_stacks(&self) -> List<u8, MONSTER_STACKS> {
        (0..MONSTER_STACKS as u8).filter(|at| !self.monsters[usize::from(*at)].cards.is_empty()).collect()
    }

    /// VA-SOLO-12, VA-SOLO-22: whether an attack would do anything.
    fn attack_counts(&self, number: u8) -> bool {
        number == ANY_STACK
            || self.rules.hard_exhausted
            || self.monsters.get(usize::from(number) - 1).is_some_and(|stack| !stack.cards.is_empty())
    }

    /// The attacks to choose from: each number once.
    fn open_attacks(&self) -> List<u8, 3> {
        let mut numbers = self.progress.attacks;
        numbers.sort_unstable();
        let mut distinct: List<u8, 3> = List::new();
        for number in numbers {
            if distinct.last() != Some(&number) {
                distinct.push(number);
            }
        }
        distinct
    }

    /// VA-SOLO-14: the Citizen stacks of the column that still hold a card.
    fn capturable(&self) -> List<Slot, 2> {
        let Some(column) = self.progress.column else { return List::new() };
        [usize::from(column), usize::from(column) + MONSTER_STACKS]
            .into_iter()
            .map(Slot::citizen)
            .filter(|slot| !self.is_exhausted(*slot))
            .collect()
    }

    pub(crate) fn legal_attacks(&self, into: &mut Vec<Action>) {
        if self.progress.any_stack {
            let standing = self.standing_stacks();
            into.extend(standing.into_iter().map(|at| Action::SoloStack(Slot::monster(at.into()))));
        } else {
            into.extend(self.open_attacks().into_iter().map(Action::SoloOrder));
        }
    }

    pub(crate) fn check_attack(&self, action: &Action) -> Result<(), Refusal> {
        match (self.progress.any_stack, action) {
            (true, Action::SoloStack(slot)) => match slot.row() {
                Row::Monster(at) if !self.monsters[at].cards.is_empty() => Ok(()),
                _ => Err(Refusal::by(&["VA-SOLO-10", "R-40"])),
            },
            (false, Action::SoloOrder(number)) if self.progress.attacks.contains(number) => Ok(()),
            _ => Err(self.closed(self.active, action)),
        }
    }

    pub(crate) fn legal_captures(&self, into: &mut Vec<Action>) {
        into.extend(self.capturable().into_iter().map(Action::SoloCapture));
    }

    pub(crate) fn check_capture(&self, slot: Slot) -> Result<(), Refusal> {
        if self.capturable().contains(&slot) { Ok(()) } else { Err(Refusal::by(&["VA-SOLO-14"])) }
    }
}

impl Valeria {
    /// VA-SOLO-10, VA-SOLO-21: each die attacks; by option the sum too, if it is 2 to 6.
    pub(super) fn begin_attacks(&mut self) -> Flow {
        let [one, two, sum] = self.hits();
        self.progress.attacks = [one, two].into_iter().collect();
        if self.rules.hard_sum && sum <= ANY_STACK {
            self.progress.attacks.push(sum);
        }
        self.progress.column = None;
        self.phase = Phase::Attacks;
        Flow::Next
    }

    /// VA-SOLO-13: the player chooses the order while it can matter.
    pub(super) fn wait_for_attack(&mut self, on: &mut Witness<Event>) -> Flow {
        if self.progress.any_stack {
            let standing = self.standing_stacks();
            return match standing[..] {
                [] => {
                    self.progress.any_stack = false;
                    Flow::Next
                }
                [only] => {
                    self.attack_column(ANY_STACK, only, on);
                    Flow::Next
                }
                _ => Flow::Wait,
            };
        }
        let mut attacks = std::mem::take(&mut self.progress.attacks);
        attacks.retain(|number| self.attack_counts(*number));
        self.progress.attacks = attacks;
        match self.open_attacks()[..] {
            [] => {
                // VA-SOLO-05: the second Harvest follows.
                self.progress.second_harvest = true;
                self.phase = Phase::Gains;
                Flow::Next
            }
            [only] => {
                self.begin_attack(only, on);
                Flow::Next
            }
            _ => Flow::Wait,
        }
    }

    fn begin_attack(&mut self, number: u8, on: &mut Witness<Event>) {
        if let Some(at) = self.progress.attacks.iter().position(|other| *other == number) {
            self.progress.attacks.remove(at);
        }
        if number == ANY_STACK {
            self.progress.any_stack = true;
        } else {
            self.attack_column(number, number - 1, on);
        }
    }

    fn attack_column(&mut self, number: u8, column: u8, on: &mut Witness<Event>) {
        self.progress.any_stack = false;
        self.progress.column = Some(column);
        self.phase = Phase::Capture;
        let slot = Some(Slot::monster(column.into()));
        on.tell(Audience::ALL, "VA-SOLO-10", || Event::Attack { number, slot });
    }

    pub(super) fn capture_from_column(&mut self, on: &mut Witness<Event>) -> Flow {
        let Some(column) = self.progress.column else {
            self.phase = Phase::Attacks;
            return Flow::Next;
        };
        match self.capturable()[..] {
            [_, _] => return Flow::Wait,
            [only] => self.capture(only, on),
            // VA-SOLO-15: no Citizen left, the Domain falls.
            _ => self.capture_domain(column.into(), on),
        }
        Flow::Next
    }

    pub(crate) fn capture(&mut self, slot: Slot, on: &mut Witness<Event>) {
        let Row::Citizen(at) = slot.row() else { return };
        if let Some(card) = self.citizens[at].cards.last().copied() {
            on.tell(Audience::ALL, "VA-SOLO-14", || Event::Captured { slot, card: GridCard::Citizen(card) });
            self.take_citizen(at, on);
            self.dark_lord.citizens.add(card);
        }
        self.after_capture(on);
    }

    fn capture_domain(&mut self, column: usize, on: &mut Witness<Event>) {
        let slot = Slot::domain(column);
        let Some(domain) = self.take_domain(column) else {
            // VA-SOLO-16, VA-SOLO-24: nothing left to give, the player loses at once.
            on.tell(Audience::ALL, "VA-SOLO-24", || Event::SoloLost { slot });
            self.end_solo(Ending::Overrun, on);
            return;
        };
        on.tell(Audience::ALL, "VA-SOLO-15", || Event::Captured { slot, card: GridCard::Domain(domain) });
        self.dark_lord.domains.insert(domain);
        if self.domains[column].is_empty() {
            self.note_emptied(slot, false);
        }
        self.turn_up(slot, on);
        self.after_capture(on);
    }

    /// VA-SOLO-17: an emptied slot is exhausted at once, and the end is tested before the next attack.
    fn after_capture(&mut self, on: &mut Witness<Event>) {
        self.cover_emptied(on);
        self.progress.column = None;
        self.phase = Phase::Attacks;
        self.test_solo_ending(on);
    }

    pub(crate) fn answer_attack(&mut self, action: &Action, on: &mut Witness<Event>) {
        match action {
            Action::SoloOrder(number) => self.begin_attack(*number, on),
            Action::SoloStack(slot) => {
                if let Row::Monster(at) = slot.row() {
                    self.attack_column(ANY_STACK, at as u8, on);
                }
            }
            _ => {}
        }
    }
}
