//! Who is followed by a paladin (chapters 9 and 24).
//!
//! One rule serves all variants: with a single paladin it gives the result of DL-PAL-01 to DL-PAL-04
//! (DL-FEST-PAL-05).

use engine::{Audience, Clause, List, Seat, Witness};

use crate::{
    data::PaladinId,
    event::Event,
    open::{Member, Who},
    options::Paladins,
    state::DungeonLords,
};

/// Somebody a paladin may follow: a seat, or the dummy of a two-player game (`None`).
#[derive(Clone, Copy, Default)]
struct Candidate {
    seat: Option<Seat>,
    evil: u8,
    /// Toughness of the paladin held before the change, 0 without one.
    held: u8,
    turn: u8,
}

impl DungeonLords {
    /// Whether the dummy's counter draws paladins (DL-FEST-Y2-05, DL-FEST-Y2-06).
    fn dummy_counts(&self) -> bool {
        let notorious = self.dummy_lord().is_some_and(|evil| self.notorious(evil));
        notorious && !self.dummy_served && self.round == 0
    }

    /// DL-FEST-PAL-07: count the notorious, let paladins enter, sort the candidates, deal by toughness.
    pub(crate) fn check_paladins(&mut self, on: &mut Witness<Event>) {
        let data = self.data();
        let mut in_play: List<(PaladinId, u8), 6> = List::new();
        let mut notorious = usize::from(self.dummy_counts());
        let mut candidates: List<Candidate, 5> = List::new();
        for seat in Seat::all(self.count()) {
            let player = self.player(seat);
            let held = self.paladin_of(seat);
            if let Some(paladin) = held {
                in_play.push((paladin, data.paladin(paladin).toughness()));
            }
            // DL-FEST-PAL-10: who has captured a paladin this year is ignored.
            if player.captor {
                continue;
            }
            let counts = self.notorious(player.evil);
            notorious += usize::from(counts);
            // DL-FEST-PAL-04
            if counts || held.is_some() {
                candidates.push(Candidate {
                    seat: Some(seat),
                    evil: player.evil,
                    held: held.map_or(0, |paladin| data.paladin(paladin).toughness()),
                    turn: self.turn_of(seat),
                });
            }
        }
        if candidates.is_empty() && notorious == 0 {
            return;
        }
        if self.dummy_counts() {
            candidates.push(Candidate { seat: None, evil: self.dummy_evil, held: 0, turn: 9 });
        }
        // DL-FEST-PAL-03: the weakest in the tent enters first.
        while notorious > in_play.len() {
            let Some(paladin) = self.weakest_in_tent() else { break };
            self.tent.remove(paladin);
            on.tell(Audience::ALL, self.paladin_clause(), || Event::PaladinEntered { paladin });
            in_play.push((paladin, data.paladin(paladin).toughness()));
        }
        if in_play.is_empty() {
            return;
        }
        // DL-FEST-PAL-06: most evil first; ties to the holder of the toughest, then to the later in turn order.
        candidates.sort_unstable_by_key(|c| std::cmp::Reverse((c.evil, c.held, c.turn)));
        in_play.sort_unstable_by_key(|(_, toughness)| std::cmp::Reverse(*toughness));
        for ((paladin, _), candidate) in in_play.into_iter().zip(candidates) {
            match candidate.seat {
                Some(seat) => self.send_paladin(paladin, seat, on),
                None => {
                    // DL-FEST-Y2-05: he leaves the game at once.
                    self.lift_paladin(paladin);
                    self.gone_paladins.insert(paladin);
                    self.dummy_served = true;
                    on.tell(Audience::ALL, "DL-FEST-Y2-05", || Event::PaladinRemoved { paladin });
                }
            }
        }
    }

    fn paladin_clause(&self) -> Clause {
        if self.rules.paladins == Paladins::Human { "DL-PAL-01" } else { "DL-FEST-PAL-03" }
    }

    pub(crate) fn weakest_in_tent(&self) -> Option<PaladinId> {
        let data = self.data();
        self.tent.iter().min_by_key(|paladin| data.paladin(*paladin).toughness())
    }

    /// Takes a paladin out of the party he is in. He keeps his damage; courage and poison stay behind.
    fn lift_paladin(&mut self, paladin: PaladinId) -> Option<Member> {
        for player in &mut self.players {
            if let Some(at) = player.party.iter().position(|member| member.who == Who::Paladin(paladin)) {
                let member = player.party.remove(at);
                return Some(Member { courage: 0, poison: 0, hidden: false, ..member });
            }
        }
        None
    }

    /// DL-PAL-05, DL-PAL-06: a move happens at once.
    pub(crate) fn send_paladin(&mut self, paladin: PaladinId, seat: Seat, on: &mut Witness<Event>) {
        if self.paladin_of(seat) == Some(paladin) {
            return;
        }
        let member = self.lift_paladin(paladin).unwrap_or(Member::new(Who::Paladin(paladin)));
        let party = &mut self.player_mut(seat).party;
        // DL-CONV-05: in front of all but an illusion.
        let at = party.iter().take_while(|member| member.who == Who::Illusion).count();
        party.insert(at, member);
        on.tell(Audience::ALL, self.paladin_clause(), || Event::PaladinJoined { paladin, seat });
    }

    /// A special event brings a paladin to the most evil player without one (DL-FEST-PAL-24).
    pub(crate) fn paladin_enters_by_event(&mut self, on: &mut Witness<Event>) {
        let from_tent = self.weakest_in_tent();
        // DL-FEST-PAL-21: with the human alone, the others still come by events.
        let Some(paladin) = from_tent.or_else(|| self.weakest_aside()) else { return };
        let free = Seat::all(self.count()).filter(|seat| self.paladin_of(*seat).is_none());
        let Some(seat) = free.max_by_key(|seat| (self.player(*seat).evil, self.turn_of(*seat))) else {
            return;
        };
        self.tent.remove(paladin);
        on.tell(Audience::ALL, "DL-FEST-PAL-24", || Event::PaladinEntered { paladin });
        self.send_paladin(paladin, seat, on);
        self.check_paladins(on);
    }

    /// The weakest paladin of the year that is nowhere on the table.
    fn weakest_aside(&self) -> Option<PaladinId> {
        if self.rules.paladins != Paladins::Human {
            return None;
        }
        let data = self.data();
        (0..data.paladins.len() as u8)
            .map(PaladinId)
            .filter(|id| data.paladin(*id).year == self.year && !self.tent.contains(*id))
            .filter(|id| !self.gone_paladins.contains(*id))
            .filter(|id| self.players.iter().all(|player| !player.captured_paladins.contains(*id)))
            .filter(|id| Seat::all(self.count()).all(|seat| self.paladin_of(seat) != Some(*id)))
            .min_by_key(|id| data.paladin(*id).toughness())
    }
}
