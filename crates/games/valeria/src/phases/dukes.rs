//! Choosing a Duke, and who begins (VA-SET-13 to VA-SET-16).

use engine::{Audience, IdSet, List, Refusal, Seat, Seats, Stream, Witness};

use super::Flow;
use crate::{
    action::Action,
    data::DukeId,
    event::Event,
    open::{Open, Phase},
    setup::all_dukes,
    state::{Dukes, Valeria},
};

impl Open {
    pub(crate) fn choosing_dukes(&self) -> Seats {
        self.seats().filter(|seat| self.player(*seat).choosing).collect()
    }

    /// Who the Dark Lord may be beside a player with these Dukes.
    pub(crate) fn dark_lords_beside(&self, dukes: &Dukes) -> IdSet<DukeId> {
        let mut candidates = all_dukes(self.pack);
        if let Some(kept) = dukes.duke {
            candidates.remove(kept);
        }
        if let (true, Some(rejected)) = (self.rules.dark_lord_undealt, dukes.rejected) {
            candidates.remove(rejected);
        }
        candidates
    }
}

impl Valeria {
    pub(super) fn wait_for_dukes(&mut self) -> Flow {
        if !self.choosing_dukes().is_empty() {
            return Flow::Wait;
        }
        self.phase = Phase::FirstPlayer;
        Flow::Next
    }

    /// A table set up by hand may stand past the choice with Dukes still dealt: then everybody keeps the first one.
    pub(crate) fn settle_dukes(&mut self) {
        if self.phase == Phase::ChooseDukes {
            return;
        }
        for (player, dukes) in self.open.players.iter_mut().zip(&mut self.hidden.dukes) {
            if let [first, second] = dukes.dealt[..] {
                dukes.duke.get_or_insert(first);
                dukes.rejected.get_or_insert(second);
                dukes.dealt.clear();
                (player.choosing, player.has_duke) = (false, true);
            }
        }
    }

    fn dealt(&self, seat: Seat) -> &[DukeId] {
        &self.hidden.dukes[seat.index()].dealt
    }

    /// VA-DEC-01: one of the two dealt Dukes, in secret.
    pub(crate) fn legal_dukes(&self, seat: Seat, into: &mut Vec<Action>) {
        into.extend(self.dealt(seat).iter().map(|duke| Action::ChooseDuke(*duke)));
    }

    pub(crate) fn check_duke(&self, seat: Seat, duke: DukeId) -> Result<(), Refusal> {
        if self.dealt(seat).contains(&duke) { Ok(()) } else { Err(Refusal::by(&["VA-SET-13", "VA-DEC-01"])) }
    }

    /// VA-SET-14: the other one is remembered by its owner alone.
    pub(crate) fn choose_duke(&mut self, seat: Seat, duke: DukeId, on: &mut Witness<Event>) {
        let dukes = &mut self.hidden.dukes[seat.index()];
        dukes.rejected = dukes.dealt.iter().copied().find(|other| *other != duke);
        dukes.duke = Some(duke);
        dukes.dealt.clear();
        let player = self.player_mut(seat);
        (player.choosing, player.has_duke) = (false, true);
        on.tell(Audience::only(seat), "VA-SET-13", || Event::DukeChosen { seat, duke: Some(duke) });
        on.tell(Audience::all_but(seat), "VA-SET-13", || Event::DukeChosen { seat, duke: None });
    }

    /// VA-SET-15: a random player begins. Solo draws the Dark Lord instead (VA-SOLO-02).
    pub(super) fn draw_first_player(&mut self, on: &mut Witness<Event>) -> Flow {
        if self.rules.solo() {
            self.draw_dark_lord(on);
        } else {
            let first = Seat::at(self.hidden.luck.pick(Stream::Table, self.count(), on));
            self.first = first;
            self.active = first;
            on.tell(Audience::ALL, "VA-SET-15", || Event::FirstPlayer { seat: first });
        }
        self.begin_turn(on);
        Flow::Next
    }

    /// from all Dukes the player did not keep; by the switch, from the undealt ones only.
    fn draw_dark_lord(&mut self, on: &mut Witness<Event>) {
        let candidates = self.dark_lords(Seat::default());
        let duke = match candidates.len() {
            0 => None,
            count => Some(candidates[self.hidden.luck.pick(Stream::Table, count, on)]),
        };
        self.hidden.dark_lord = duke;
        self.dark_lord.drawn = duke.is_some();
        on.tell(Audience::ALL, "VA-SOLO-02", || Event::DarkLordDrawn);
    }

    /// Who the Dark Lord may be.
    pub(crate) fn dark_lords(&self, seat: Seat) -> List<DukeId, 32> {
        self.dark_lords_beside(&self.hidden.dukes[seat.index()]).iter().collect()
    }
}
