//! Plans for a round of combat.

use engine::{Id, Refusal, Seat};

use super::{by, reasons};
use crate::{
    action::Action,
    data::{Cost, Place, RoomKind},
    open::{PlannedTrap, Site},
    state::{DungeonLords, Hand},
};

impl DungeonLords {
    pub(super) fn plan_refusal(&self, seat: Seat, action: &Action) -> Refusal {
        let (player, plan) = (self.player(seat), &self.hand(seat).plan);
        match (action, plan.site) {
            (Action::Fight(site), None) => self.site_refusal(seat, *site),
            // One tile, and the tile first.
            (Action::Fight(_), Some(_))
            | (Action::AddTrap(_) | Action::AddCreature(_) | Action::AddFighter | Action::Done, None) => {
                by(&["DL-FLOW-16", "DL-COMBAT-10"])
            }
            (Action::AddTrap(planned), Some(site)) => self.trap_refusal(seat, site, *planned),
            (Action::AddCreature(place), Some(_)) => self.creature_refusal(seat, *place),
            (Action::AddFighter, Some(_)) if player.fighter.is_none() || plan.pet => {
                by(&["DL-FEST-PET-09", "DL-FEST-PET-07"])
            }
            (Action::AddFighter, Some(_)) if !player.fighter_ready => by(&["DL-COMBAT-15"]),
            (Action::AddFighter, Some(_)) => by(&["DL-FEST-PET-09", "DL-COMBAT-11"]),
            (Action::UsePet(pet), _) => self.pet_refusal(seat, *pet),
            _ => self.elsewhere(action),
        }
    }

    fn site_refusal(&self, seat: Seat, site: Site) -> Refusal {
        match site {
            Site::Cell(_) => by(&["DL-COMBAT-10"]),
            Site::Rented(room) => {
                let rents = self.player(seat).rented.iter().any(|rented| rented.room == room);
                if rents && self.data().room(room).kind != RoomKind::Combat {
                    by(&["DL-FEST-RENT-08"])
                } else {
                    by(&["DL-FEST-RENT-06"])
                }
            }
        }
    }

    fn trap_refusal(&self, seat: Seat, site: Site, planned: PlannedTrap) -> Refusal {
        let (player, Hand { laid, traps, .. }) = (self.player(seat), self.hand(seat));
        let laid_down = laid.iter().filter(|other| other.trap == planned.trap).count();
        if traps.get(planned.trap) == 0 {
            return by(&["DL-TRAP-01"]).because(reasons::no_trap(planned.trap));
        }
        let limit = self.trap_limit(seat, site);
        if laid.len() >= usize::from(limit) {
            return by(&["DL-COMBAT-11"]).because(reasons::trap_limit(limit));
        }
        if laid_down >= usize::from(traps.get(planned.trap)) {
            return by(&["DL-TRAP-01"]).because(reasons::no_trap(planned.trap));
        }
        let cost = self.data().trap(planned.trap).costs[self.year_index()];
        let gold = self.trap_gold(seat, site);
        if gold > 0 && player.gold < gold.saturating_add(cost.gold) {
            let cost = Cost { gold: gold.saturating_add(cost.gold), ..Cost::NOTHING };
            return self.short(seat, cost, by(&["DL-COMBAT-13", "DL-COMBAT-14"]));
        }
        if cost.monster > 0 {
            return self.load_of_plan_refusal(seat, planned.fed);
        }
        if cost.imp > 0 && planned.imp.is_none() && player.imps.total() > 0 {
            return by(&["DL-TRAP-04", "DL-COMBAT-14"]);
        }
        self.short(seat, cost, by(&["DL-COMBAT-14"]))
    }

    /// The monster a planned trap would take.
    fn load_of_plan_refusal(&self, seat: Seat, fed: Option<Place>) -> Refusal {
        let player = self.player(seat);
        let Some(place) = fed else { return by(&["DL-TRAP-05", "DL-COMBAT-14"]) };
        match player.lair.get(place.index()) {
            Some(_) if self.hand(seat).plan.sent.contains(place) => by(&["DL-COMBAT-15"]),
            Some(creature) if self.data().monster(creature.kind).ghost => by(&["DL-TRAP-05", "DL-COMBAT-14"]),
            // Another trap takes it, or one that is alike stands for it.
            Some(_) => by(&["DL-FLOW-16", "DL-COMBAT-14"]),
            None => by(&["DL-COMBAT-14"]),
        }
    }

    fn creature_refusal(&self, seat: Seat, place: Place) -> Refusal {
        let (player, Hand { plan, laid, .. }) = (self.player(seat), self.hand(seat));
        let taken = plan.sent.contains(place) || laid.iter().any(|planned| planned.fed == Some(place));
        match player.lair.get(place.index()) {
            Some(creature) if creature.ready && !taken => {
                let mut alike = (0..place.0).map(Place).filter(|other| {
                    player.lair[other.index()] == *creature
                        && !plan.sent.contains(*other)
                        && laid.iter().all(|planned| planned.fed != Some(*other))
                });
                // One that is alike stands for it.
                if alike.next().is_some() { by(&["DL-FLOW-16"]) } else { by(&["DL-COMBAT-11"]) }
            }
            Some(creature) => by(&["DL-COMBAT-15"]).because(reasons::tired(creature.kind)),
            None => by(&["DL-COMBAT-15"]),
        }
    }
}
