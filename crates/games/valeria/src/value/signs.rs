//! What nets read besides the features: how the game may end, what a tableau earns as it is, what the Duke wants, and what
//! the stock will buy when the next round has paid.

use engine::Seat;

use crate::{data::Duke, open::Phase, state::Valeria};

pub(super) const SIGNS: [&str; 32] = [
    "share of the game left",
    "slots left",
    "monsters left",
    "domains left",
    "last round",
    "own turn",
    "turns until the own one",
    "gold income now",
    "strength income now",
    "magic income now",
    "point income now",
    "free choice income now",
    "worker icons",
    "soldier icons",
    "shadow icons",
    "holy icons",
    "duke: worker",
    "duke: soldier",
    "duke: shadow",
    "duke: holy",
    "duke: citizen",
    "duke: monster",
    "duke: domain",
    "duke: boss or titan",
    "duke: resources",
    "best points to buy next round",
    "best points to slay next round",
    "best points to buy in two rounds",
    "best points to slay in two rounds",
    "numbers covered now",
    "domains in reach now",
    "kinds of citizens",
];

impl Valeria {
    pub(super) fn read_signs(&self, seat: Seat, into: &mut [f32]) {
        let bought = self.after_payment(seat);
        let player = bought.as_ref().unwrap_or_else(|| self.player(seat));
        let (income, covered) = self.income(seat, player);
        let [slots, monsters, domains] = self.endings();
        let icons = self.role_icons(&player.citizens, player.domains);
        let roles = self.roles_of(&player.citizens);
        let duke = self.duke(seat).map(|duke| self.pack.duke(duke));
        let (wants, per) = match duke {
            Some(duke) => (duke.roles, duke.resources_per),
            None if self.rules.no_duke => (self.pack.no_duke.roles, self.pack.no_duke.resources_per),
            None => ([0; 4], 0),
        };
        let worth = |of: fn(&Duke) -> u8| duke.map_or(0.0, |duke| f32::from(of(duke)));
        // Free choices go where most is lacking; a third each is near enough.
        let later = |rounds: f32| {
            let mut later = *player;
            let more = |own: f32| (rounds * (own + income[4] / 3.0)).round() as u32;
            later.stock.gold += more(income[0]);
            later.stock.strength += more(income[1]);
            later.stock.magic += more(income[2]);
            self.best_buys(seat, &later, &roles)
        };
        let over = self.phase == Phase::Over;
        let (next, after) = if over { ((0.0, 0.0), (0.0, 0.0)) } else { (later(1.0), later(2.0)) };
        let count = self.count();
        let away = (seat.index() + count - self.active.index()) % count;
        let yes = |is: bool| f32::from(u8::from(is));
        let signs = [
            self.left(seat),
            slots,
            monsters,
            domains,
            yes(self.last_round),
            yes(self.active == seat),
            away as f32,
            income[0],
            income[1],
            income[2],
            income[3],
            income[4],
            icons[0] as f32,
            icons[1] as f32,
            icons[2] as f32,
            icons[3] as f32,
            f32::from(wants[0]),
            f32::from(wants[1]),
            f32::from(wants[2]),
            f32::from(wants[3]),
            worth(|duke| duke.citizen),
            worth(|duke| duke.monster),
            worth(|duke| duke.domain),
            worth(|duke| duke.boss + duke.titan),
            if per > 0 { player.stock.resources() as f32 / f32::from(per) } else { 0.0 },
            next.0,
            next.1,
            after.0,
            after.1,
            covered,
            self.domains_in_reach(&roles).0,
            player.citizens.iter().count() as f32,
        ];
        for (place, sign) in into.iter_mut().zip(signs) {
            *place = sign;
        }
    }
}
