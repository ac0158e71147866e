//! Redrawing what somebody cannot know (VA-HID): the definition of what is hidden.

use engine::{
    IdSet, List, Luck, Rng, Seat, Viewer,
    rng::{below, shuffle},
};

use crate::{
    data::{CITIZEN_STACKS, CitizenId, DomainId, DukeId, MonsterId},
    open::{Cover, Phase},
    setup::all_dukes,
    slot::Slot,
    state::Valeria,
};

impl Valeria {
    pub(crate) fn redraw_hidden(&mut self, seat: Seat, rng: &mut Rng) {
        self.hidden.luck = Luck::imagined(rng);
        self.redraw(Viewer::Seat(seat), rng);
    }

    /// Deals anew everything `viewer` cannot know, from the cards it has not seen. A table set up by hand may hide more
    /// cards than the box has left; those that cannot be dealt anew stay what they are.
    pub(crate) fn redraw(&mut self, viewer: Viewer, rng: &mut Rng) {
        self.redraw_dukes(viewer, rng);
        self.redraw_domains(rng);
        if self.rules.mixed {
            self.redraw_citizens(rng);
        }
        if self.rules.events {
            self.redraw_events(rng);
        }
    }

    /// VA-HID-01, VA-HID-05: other players' Dukes (until the end), their rejected ones (for ever), the Dark Lord.
    fn redraw_dukes(&mut self, viewer: Viewer, rng: &mut Rng) {
        if self.rules.no_duke {
            return;
        }
        let over = self.phase == Phase::Over;
        let mut unseen = all_dukes(self.pack);
        for seat in self.seats() {
            let dukes = &self.hidden.dukes[seat.index()];
            if viewer.is(seat) {
                dukes.all().for_each(|id| unseen.remove(id));
            } else if over {
                dukes.duke.into_iter().for_each(|id| unseen.remove(id));
            }
        }
        let mut pool: List<DukeId, 64> = unseen.iter().collect();
        shuffle(&mut pool, rng);
        for seat in self.seats().filter(|seat| !viewer.is(*seat)) {
            let dukes = &mut self.hidden.dukes[seat.index()];
            let rejected = dukes.rejected.iter_mut();
            let duke = dukes.duke.iter_mut().filter(|_| !over);
            for hidden in dukes.dealt.iter_mut().chain(duke).chain(rejected) {
                *hidden = pool.pop().unwrap_or(*hidden);
            }
        }
        if self.hidden.dark_lord.is_some() && !over {
            let candidates = if viewer.is(Seat::default()) {
                self.dark_lords(Seat::default())
            } else {
                pool.iter().copied().take(32).collect()
            };
            if !candidates.is_empty() {
                self.hidden.dark_lord = Some(candidates[below(rng, candidates.len())]);
            }
        }
    }

    /// VA-HID-02: face-down Domains and those in the box.
    fn redraw_domains(&mut self, rng: &mut Rng) {
        let mut seen = self.removed.bits() | self.dark_lord.domains.bits();
        self.players.iter().for_each(|player| seen |= player.domains.bits());
        self.domains.iter().flat_map(|stack| stack.top).for_each(|top| seen |= 1 << top.0);
        let all = u64::MAX >> (64 - self.pack.domains.len());
        let mut pool: List<DomainId, 64> = IdSet::from_bits(all & !seen).iter().collect();
        for card in self.hidden.domains.iter_mut().flatten() {
            *card = draw(&mut pool, rng).unwrap_or(*card);
        }
    }

    /// VA-HID-04: face-down Citizens of the MIXED variant.
    fn redraw_citizens(&mut self, rng: &mut Rng) {
        let mut seen = self.dark_lord.citizens;
        for player in &self.players {
            player.citizens.iter().for_each(|(id, n)| seen.set(id, seen.get(id).saturating_add(n)));
        }
        for at in 0..CITIZEN_STACKS {
            if self.hidden.citizens[at].is_empty() {
                continue;
            }
            self.citizens[at].cards.iter().for_each(|id| seen.add(*id));
            let mut pool: List<CitizenId, 160> = List::new();
            for (index, citizen) in self.pack.citizens.iter().enumerate() {
                if usize::from(citizen.pile) == at {
                    let id = CitizenId(index as u8);
                    pool.extend((0..citizen.copies.saturating_sub(seen.get(id))).map(|_| id));
                }
            }
            for card in &mut self.hidden.citizens[at] {
                *card = draw(&mut pool, rng).unwrap_or(*card);
            }
        }
    }

    /// VA-HID-03: the Monster Events still to come.
    fn redraw_events(&mut self, rng: &mut Rng) {
        if self.hidden.events.is_empty() {
            return;
        }
        let covers = Slot::all().filter_map(|slot| match self.cover(slot) {
            Cover::Event(id) => Some(id),
            _ => None,
        });
        let mut seen: List<MonsterId, 64> = covers.collect();
        seen.extend(self.exhausted.events.iter().copied());
        let slain = |id: &MonsterId| self.players.iter().any(|player| player.monsters.get(*id) > 0);
        let unseen = self.pack.events().filter(|id| !seen.contains(id) && !slain(id));
        let mut pool: List<MonsterId, 48> = unseen.collect();
        for card in &mut self.hidden.events {
            *card = draw(&mut pool, rng).unwrap_or(*card);
        }
    }
}

/// Takes a random card out of a pool.
fn draw<T: Copy, const N: usize>(pool: &mut List<T, N>, rng: &mut Rng) -> Option<T> {
    if pool.is_empty() {
        return None;
    }
    Some(pool.swap_remove(below(rng, pool.len())))
}
