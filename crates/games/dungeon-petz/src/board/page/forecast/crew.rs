//! The imps at home at work on the needs: who plays, who holds an angry pet, who stands in armour before the magic.

use crate::{Data, data::EMPLOYEE_COUNTS, open::Player, terms::Gap, terms::Term};

/// What is left of the helpers, and what they have been used for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Crew {
    imps: u8,
    suits: u8,
    /// The employee of the month is free: he counts as several, once a round (DP-ART-11).
    employee: bool,
    pub players: u8,
    pub armoured: u8,
    pub catchers: u8,
    pub employed: bool,
}

impl Crew {
    pub fn of(data: &'static Data, player: &Player) -> Crew {
        Crew {
            imps: player.imps,
            suits: player.suits(data),
            employee: player.employee(data),
            ..Crew::default()
        }
    }

    /// Plays as well as can be with the fewest imps, the employee only where others are too few; what stays by plot, and
    /// how many more imps would have been needed.
    pub fn play(&mut self, wanted: [u8; 4]) -> ([u8; 4], u8) {
        let unmet = |left: &[u8; 4]| left.iter().map(|left| u32::from(*left)).sum::<u32>();
        let (mut players, mut left) = entertain(wanted, self.imps);
        if unmet(&left) > 0 && self.employee && self.imps > 0 {
            let helped =
                Gap::ALL.iter().map(|gap| entertain(played(wanted, *gap, EMPLOYEE_COUNTS), self.imps - 1));
            let best = helped.min_by_key(|(used, left)| (unmet(left), *used));
            if let Some((used, then)) = best.filter(|(_, then)| unmet(then) < unmet(&left)) {
                (players, left) = (used + 1, then);
                (self.employee, self.employed) = (false, true);
            }
        }
        self.imps -= players;
        self.players += players;
        let (more, _) = entertain(left, u8::MAX);
        (left, more)
    }

    /// Holds a pet whose anger is so far above its cage: the employee first where there is enough for him to cover, then
    /// armour, which nobody leaves for the hospital, then catchers. Or how many imps are missing.
    pub fn hold(&mut self, anger: u8) -> Result<(), u8> {
        let mut then = *self;
        let mut left = anger;
        if then.employee && left >= EMPLOYEE_COUNTS && then.imps > 0 {
            left -= EMPLOYEE_COUNTS;
            then.imps -= 1;
            if then.suits > 0 {
                then.suits -= 1;
                then.armoured += 1;
            } else {
                then.catchers += 1;
            }
            (then.employee, then.employed) = (false, true);
        }
        left -= then.wear(left);
        if left > then.imps {
            return Err(left - then.imps);
        }
        then.imps -= left;
        then.catchers += left;
        *self = then;
        Ok(())
    }

    /// What armour leaves of the magic above the cage.
    pub fn ward(&mut self, magic: u8) -> u8 {
        let mut left = magic;
        if self.employee && left >= EMPLOYEE_COUNTS && self.suits > 0 && self.imps > 0 {
            left -= EMPLOYEE_COUNTS;
            self.suits -= 1;
            self.imps -= 1;
            self.armoured += 1;
            (self.employee, self.employed) = (false, true);
        }
        left - self.wear(left)
    }

    /// Ordinary imps put on suits; how many of them.
    fn wear(&mut self, wanted: u8) -> u8 {
        let worn = wanted.min(self.suits).min(self.imps);
        self.suits -= worn;
        self.imps -= worn;
        self.armoured += worn;
        worn
    }
}

/// What is left of the play that is wanted, after so much play on a gap.
fn played(mut wanted: [u8; 4], gap: Gap, play: u8) -> [u8; 4] {
    for plot in gap.plots() {
        wanted[plot] = wanted[plot].saturating_sub(play);
    }
    wanted
}

/// The fewest imps on gaps that leave the least play unmet: how many play, and what stays by plot.
pub fn entertain(wanted: [u8; 4], imps: u8) -> (u8, [u8; 4]) {
    let most = wanted.iter().copied().max().unwrap_or(0);
    let mut best = (wanted.iter().map(|left| u32::from(*left)).sum::<u32>(), 0u8, wanted);
    for plan in 0..(u32::from(most) + 1).pow(4) {
        let mut rest = plan;
        let on: [u8; 4] = std::array::from_fn(|_| {
            let here = rest % (u32::from(most) + 1);
            rest /= u32::from(most) + 1;
            here as u8
        });
        let used: u8 = on.iter().sum();
        if used > imps {
            continue;
        }
        let left = Gap::ALL.iter().zip(on).fold(wanted, |left, (gap, imps)| played(left, *gap, imps));
        let unmet = left.iter().map(|left| u32::from(*left)).sum::<u32>();
        if (unmet, used) < (best.0, best.1) {
            best = (unmet, used, left);
        }
    }
    (best.1, best.2)
}
