//! A seat's lab as it will stand once everything that is already settled has been carried out, and what may come of it.
//!
//! A search must not see the moment before a reanimation as a loss or a gift, so a seat that is bound to reanimate is
//! looked at as if it had. In the same way parts in hand and sorted parts lie where they fit.

use engine::Seat;

use crate::{
    action::Answer,
    data::*,
    open::{Phase, Step},
    state::MakingMonsters,
};

/// The chance to draw at least so many of a kind, by kind and number.
pub type Draws = [[f32; 8]; 5];

/// The chances when each token comes out with the same `share`; mutations help every kind, but each only once.
pub fn draws(tokens: &[u8; 7], share: f32) -> Draws {
    let share = share.clamp(0.02, 0.98);
    let odds = share / (1.0 - share);
    let mut draws = [[0.0; 8]; 5];
    for (kind, row) in draws.iter_mut().enumerate() {
        let count = i32::from(tokens[kind] + tokens[Kind::Mutation as usize] / 2);
        let mut exactly = (1.0 - share).powi(count);
        row[0] = 1.0;
        for number in 1..8 {
            row[number] = (row[number - 1] - exactly).max(0.0);
            exactly *= odds * (count + 1 - number as i32) as f32 / number as f32;
        }
    }
    draws
}

/// The chance to fill all spaces of a monster.
pub fn filling(spaces: &[u8; 5], draws: &Draws) -> f32 {
    spaces.iter().zip(draws).map(|(need, row)| row[usize::from(*need).min(7)]).product()
}

/// The share of a bag that comes out before the rot fills `free` reject spaces.
pub fn share(free: f32, rot: u8) -> f32 {
    (free / (f32::from(rot) + 1.0)).clamp(0.0, 1.0)
}

/// What is settled about a seat.
pub(super) struct Outlook {
    /// Prestige in hand, and what a reanimation that is bound to come will bring.
    pub prestige: f32,
    /// What each monster still lacks, and its prestige.
    pub monsters: [Option<([u8; 5], f32)>; SLOTS],
    /// Tokens that can be drawn.
    pub bag: [u8; 7],
    /// Tokens in all.
    pub owned: [u8; 7],
    /// Reject spaces that are filled, or will be by what is in hand.
    pub rejects: f32,
    pub free_sorting: f32,
    /// Parts on tiles that pay prestige.
    pub on_show: f32,
    /// Cart items still to be taken.
    pub items: f32,
    /// Bound to reanimate.
    pub bound: bool,
}

impl MakingMonsters {
    /// Whether the seat will reanimate in this round, or is about to, and has not cleaned up yet.
    fn is_bound(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        match self.phase {
            Phase::Deliver | Phase::EndSteps => {
                self.is_rotted(seat) && (self.phase == Phase::EndSteps || player.step == Step::Done)
            }
            Phase::Answer => self.secret(seat).answer == Some(Answer::Reanimate) || self.is_forced(seat),
            Phase::Reanimate => {
                player.step != Step::Done && (player.answer == Some(Answer::Reanimate) || self.rot_track == 0)
            }
            _ => false,
        }
    }

    pub(super) fn outlook(&self, seat: Seat) -> Outlook {
        let player = self.player(seat);
        let data = self.data();
        let mut bag = *player.bag.raw();
        bag[Kind::Rot as usize] = bag[Kind::Rot as usize].saturating_add(player.incoming_rot);
        let mut look = Outlook {
            prestige: player.prestige as f32,
            monsters: [None; SLOTS],
            bag,
            owned: player.tokens().map(|count| count.min(u8::MAX.into()) as u8),
            rejects: 0.0,
            free_sorting: f32::from(data.sorting_spaces),
            on_show: 0.0,
            items: 0.0,
            bound: self.is_bound(seat),
        };
        if look.bound {
            self.reanimated(seat, &mut look);
            return look;
        }
        for slot in 0..SLOTS {
            let worth = self.monster_on(seat, slot).map_or(0.0, |monster| f32::from(monster.prestige));
            let need = if player.pegged.contains(slot) { Some([0; 5]) } else { self.need(seat, slot) };
            look.monsters[slot] = need.map(|need| (need, worth));
        }
        let mut sorted = player.sorting.total() as f32;
        for (kind, count) in player.sorting.iter() {
            (0..count).for_each(|_| sorted -= f32::from(u8::from(look.put(kind))));
        }
        let mut odd = 0.0;
        for (kind, count) in player.hand.iter() {
            (0..count).for_each(|_| odd += f32::from(u8::from(!look.put(kind))));
        }
        let spaces = f32::from(data.sorting_spaces);
        look.free_sorting = (spaces - sorted - odd).max(0.0);
        let rejected = self.rejected(seat) as f32;
        look.rejects = rejected + (odd + sorted - spaces).max(0.0);
        for bay in &player.upgrades {
            match bay.tile.map(|tile| data.upgrade(tile).effect) {
                Some(Effect::Display(_) | Effect::Grind(_)) => look.on_show += bay.parts.total() as f32,
                Some(_) if self.is_movable(bay) => {
                    bay.parts.iter().for_each(|(kind, count)| {
                        (0..count).for_each(|_| {
                            look.put(kind);
                        });
                    });
                }
                _ => {}
            }
        }
        look
    }

    /// The seat as it will stand after the reanimation: its prestige counted, its lab empty.
    fn reanimated(&self, seat: Seat, look: &mut Outlook) {
        let player = self.player(seat);
        let data = self.data();
        let counted = self.phase == Phase::Reanimate
            && matches!(player.step, Step::Effects { .. } | Step::Items { .. });
        let row = self.reanimation(seat);
        look.items = match player.step {
            Step::Items { left } if counted => left.into(),
            _ => row.items.into(),
        };
        for slot in 0..SLOTS {
            let (done, monster) = (self.is_finished(seat, slot), self.monster_on(seat, slot));
            if done && !counted {
                look.prestige += monster.map_or(0.0, |monster| f32::from(monster.prestige));
            }
            let next = if done { data.defaults[slot].as_ref() } else { monster };
            look.monsters[slot] = next.map(|monster| (*monster.spaces.raw(), f32::from(monster.prestige)));
        }
        let acted = match player.step {
            Step::Effects { bay } if counted => usize::from(bay),
            _ if counted => player.upgrades.len(),
            _ => 0,
        };
        look.prestige +=
            (acted..player.upgrades.len()).map(|bay| f32::from(self.tile_pays(seat, bay))).sum::<f32>();
        if !counted {
            look.prestige += f32::from(row.bonus);
            let rot = &mut look.owned[Kind::Rot as usize];
            *rot = rot.saturating_add(row.rot);
        }
        look.bag = look.owned;
    }
}

impl Outlook {
    /// Puts a part where it fits best: on the monster that lacks least. `false` if it fits nowhere.
    fn put(&mut self, kind: Kind) -> bool {
        let lacks = |need: &[u8; 5]| need.iter().map(|n| u32::from(*n)).sum::<u32>();
        let fits = |need: &[u8; 5]| if kind.is_useful() { need[kind as usize] > 0 } else { *need != [0; 5] };
        let best =
            self.monsters.iter_mut().flatten().filter(|(need, _)| fits(need)).min_by(
                |(one, worth), (other, more)| lacks(one).cmp(&lacks(other)).then(more.total_cmp(worth)),
            );
        let Some((need, _)) = best else { return false };
        // A mutation stands in for the rarest kind.
        let at = if kind.is_useful() { Some(kind as usize) } else { need.iter().rposition(|n| *n > 0) };
        if let Some(at) = at {
            need[at] -= 1;
        }
        true
    }
}
