//! Monster Events woken by the dice, at the end of the Roll phase (VA-EVT-07 to VA-EVT-10).

use engine::{Audience, List, Refusal, Witness};

use super::Flow;
use crate::{
    action::Action,
    data::MonsterId,
    effect::{Op, Resource},
    event::Event,
    open::{Cover, Open, Phase},
    refusals::reasons,
    slot::{SLOTS, Slot},
    state::Valeria,
};

impl Open {
    /// The next Event to resolve: by rising Activation Number (VA-EVT-08), each once (VA-EVT-07).
    fn next_woken(&self) -> Option<(Slot, MonsterId)> {
        let hits = self.hits();
        Slot::all()
            .filter_map(|slot| match self.cover(slot) {
                Cover::Event(id) => Some((slot, id)),
                _ => None,
            })
            .filter(|(_, id)| {
                !self.progress.woken.contains(*id) && hits.contains(&self.pack.monster(*id).activation)
            })
            .min_by_key(|(_, id)| (self.pack.monster(*id).activation, *id))
    }

    /// VA-EVT-09: any face-up Monster of the centre but the Event itself.
    fn token_targets(&self, own: Slot) -> List<Slot, SLOTS> {
        Slot::all()
            .filter(|slot| self.monster_in(*slot).is_some())
            .filter(|slot| *slot != own || self.rules.event_token_on_itself)
            .collect()
    }

    pub(crate) fn legal_tokens(&self, into: &mut Vec<Action>) {
        if let Some((own, _)) = self.next_woken() {
            into.extend(self.token_targets(own).into_iter().map(Action::EventToken));
        }
    }

    pub(crate) fn check_token(&self, slot: Slot) -> Result<(), Refusal> {
        let Some((own, event)) = self.next_woken() else { return Err(Refusal::by(&["VA-EVT-07"])) };
        if slot == own && !self.rules.event_token_on_itself {
            return Err(Refusal::by(&["VA-EVT-09", "R-30"]).because(reasons::token_on_itself(event)));
        }
        if self.monster_in(slot).is_none() {
            return Err(Refusal::by(&["VA-EVT-09"]));
        }
        Ok(())
    }
}

impl Valeria {
    pub(super) fn wake_events(&mut self, on: &mut Witness<Event>) -> Flow {
        while let Some((slot, id)) = self.next_woken() {
            match self.pack.data().monster(id).instruction.first() {
                Some(Op::AllLose { resource, n }) => self.all_lose(id, *resource, *n, on),
                Some(Op::PlaceToken { resource, n }) => {
                    let targets = self.token_targets(slot);
                    match targets.len() {
                        0 => {}
                        1 => self.place_token(id, targets[0], *resource, *n, on),
                        _ => return Flow::Wait,
                    }
                }
                _ => {}
            }
            self.progress.woken.insert(id);
        }
        self.phase = Phase::HarvestStart;
        Flow::Next
    }

    /// VA-EVT-10: everybody in play, the Active player included; never below zero.
    fn all_lose(&mut self, event: MonsterId, resource: Resource, n: u8, on: &mut Witness<Event>) {
        for seat in self.seats() {
            if self.in_play(seat) {
                self.player_mut(seat).stock.pay(resource, n.into());
            }
        }
        on.tell(Audience::ALL, "VA-EVT-10", || Event::AllLose { event, resource, n });
    }

    fn place_token(
        &mut self,
        event: MonsterId,
        slot: Slot,
        resource: Resource,
        n: u8,
        on: &mut Witness<Event>,
    ) {
        let Some(monster) = self.monster_in(slot) else { return };
        self.put_token(slot, resource, n);
        on.tell(Audience::ALL, "VA-EVT-09", || Event::TokenPlaced { event, slot, monster, resource, n });
    }

    pub(crate) fn answer_token(&mut self, slot: Slot, on: &mut Witness<Event>) {
        let Some((_, id)) = self.next_woken() else { return };
        if let Some(Op::PlaceToken { resource, n }) = self.pack.data().monster(id).instruction.first() {
            self.place_token(id, slot, *resource, *n, on);
        }
        self.progress.woken.insert(id);
    }
}
