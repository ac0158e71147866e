//! Redrawing what somebody cannot know (MM-INFO): the definition of what is hidden.

use engine::{
    List, Luck, Rng, Seat, Viewer,
    rng::{below, shuffle},
};

use crate::{
    action::{Answer, Colour, Keep, SlotNo},
    data::*,
    open::{MAX_PLAYERS, Open, Phase, Step},
    state::{Hidden, MakingMonsters, Secret},
};

impl MakingMonsters {
    /// Redraws what `viewer` cannot know: the luck to come, the face-down deck and stacks, and the secret answers and
    /// cards of the other seats in the phases that have them (MM-INFO-03 to MM-INFO-05).
    pub(crate) fn redraw_hidden(&mut self, viewer: Viewer, rng: &mut Rng) {
        self.hidden.luck = Luck::imagined(rng);
        self.redraw_cards(viewer, rng);
        let mut tiles: List<UpgradeId, MAX_TILES> = self.hidden.stacks.iter().flatten().copied().collect();
        shuffle(&mut tiles, rng);
        for place in self.hidden.stacks.iter_mut().flatten() {
            if let Some(tile) = tiles.pop() {
                *place = tile;
            }
        }
        for seat in self.seats() {
            if !viewer.is(seat) {
                self.redraw_answer(seat, rng);
            }
        }
    }

    /// The deck, and in Refresh the pairs that others look at.
    fn redraw_cards(&mut self, viewer: Viewer, rng: &mut Rng) {
        let Hidden { deck, secrets, .. } = &mut self.hidden;
        if self.open.phase != Phase::Keep {
            return shuffle(deck, rng);
        }
        let other = |seat: usize| !viewer.is(Seat::at(seat));
        let pairs = secrets.iter().enumerate().filter(|(seat, _)| other(*seat));
        let mut pool: List<MonsterId, { MAX_MONSTERS + 2 * MAX_PLAYERS }> =
            deck.iter().copied().chain(pairs.flat_map(|(_, secret)| secret.cards)).collect();
        shuffle(&mut pool, rng);
        let pairs = secrets.iter_mut().enumerate().filter(|(seat, _)| other(*seat));
        for place in pairs.flat_map(|(_, secret)| &mut secret.cards).chain(deck) {
            *place = pool.pop().unwrap_or(*place);
        }
    }

    /// A secret answer of another seat, any that it could have given.
    fn redraw_answer(&mut self, seat: Seat, rng: &mut Rng) {
        let MakingMonsters { open, hidden } = self;
        let (player, secret) = (open.player(seat), &mut hidden.secrets[seat.index()]);
        let answered = player.step == Step::Done;
        match open.phase {
            Phase::Order => secret.order = answered.then(|| Colour::ALL[below(rng, 3)]),
            Phase::Answer => {
                // Who must reanimate, and who cannot, has no secret; nor has who was not asked yet.
                secret.answer = if open.is_forced(seat) {
                    (player.step != Step::Start).then_some(Answer::Reanimate)
                } else if !answered {
                    None
                } else if open.can_reanimate(seat) && below(rng, 2) == 0 {
                    Some(Answer::Reanimate)
                } else {
                    Some(Answer::Wait)
                };
            }
            Phase::Keep => {
                let choices = if open.has(seat, Effect::KeepBoth) { 3 } else { 2 };
                secret.kept = match secret.cards.len() {
                    _ if !answered => None,
                    0 => None,
                    1 => Some(Keep::First),
                    _ => Some([Keep::First, Keep::Second, Keep::Both][below(rng, choices)]),
                };
            }
            Phase::Prepare => redraw_lineup(open, seat, secret, rng),
            _ => {}
        }
    }
}

/// Another line-up from the same pile: complete if the seat is done, unfinished if it is still choosing.
fn redraw_lineup(open: &Open, seat: Seat, secret: &mut Secret, rng: &mut Rng) {
    let player = open.player(seat);
    if player.step == Step::Start {
        return;
    }
    let (answered, covers) = (player.step == Step::Done, open.pack.first_to_cover());
    let mut pile: List<MonsterId, 128> = player.pile.iter().collect();
    shuffle(&mut pile, rng);
    let most = if answered {
        pile.len().min(SLOTS)
    } else if pile.len() >= covers {
        covers
    } else {
        pile.len().saturating_sub(1)
    };
    let count = below(rng, most + 1);
    secret.lineup = pile.into_iter().take(count).collect();
    let defaults: List<SlotNo, SLOTS> =
        SlotNo::all().filter(|slot| !open.pack.is_blank(slot.index())).collect();
    secret.covers = (answered && count >= covers).then(|| defaults[below(rng, defaults.len())]);
    secret.covering = !answered && count == covers;
}
