//! Final scoring (VA-SCORE, VA-NODUKE, VA-SOLO-26 to VA-SOLO-28).

use std::cmp::Ordering;

use engine::{Clause, IdSet, Outcome, ScoreLine, Seat, Standing};

use crate::{
    data::{CitizenCounts, Domain, DomainId, Duke, DukeId, MonsterCounts, NoDuke, STARTERS},
    effect::MonsterType,
    open::{Ending, Open, Phase, Player, Stock},
    state::Valeria,
};

/// The cards and Resources one side is scored on.
pub struct Holdings<'a> {
    citizens: &'a CitizenCounts,
    domains: IdSet<DomainId>,
    monsters: &'a MonsterCounts,
    stock: Stock,
}

impl<'a> From<&'a Player> for Holdings<'a> {
    fn from(player: &'a Player) -> Self {
        Holdings {
            citizens: &player.citizens,
            domains: player.domains,
            monsters: &player.monsters,
            stock: player.stock,
        }
    }
}

/// Something that is counted in the end, and the points for each of it, or for each so many of it.
#[derive(Clone, Copy)]
pub struct Counted {
    item: &'static str,
    count: u32,
    each: u8,
    per: u8,
    clause: Clause,
}

impl Counted {
    fn line(self) -> ScoreLine {
        let count = self.count.min(i32::MAX as u32 / 4) as i32;
        let points = count * i32::from(self.each) / i32::from(self.per);
        ScoreLine { item: self.item, count, points, clause: self.clause }
    }

    /// The points before they are rounded down, as they are worth to somebody who is still playing.
    pub fn worth(&self) -> f32 {
        (self.count * u32::from(self.each)) as f32 / f32::from(self.per)
    }
}

/// VA-SCORE-06: all kinds added up, divided, rounded down.
fn resources(stock: Stock, per: u8, clause: Clause) -> Option<Counted> {
    (per > 0).then(|| Counted { item: "resources", count: stock.resources(), each: 1, per, clause })
}

const ROLE_ITEMS: [&str; 4] = ["worker", "soldier", "shadow", "holy"];

/// Role icons, each as one Duke or the game without Dukes counts them.
fn roles(icons: [u32; 4], each: [u8; 4], clause: Clause) -> impl Iterator<Item = Counted> {
    let counted = move |((item, count), each)| Counted { item, count, each, per: 1, clause };
    ROLE_ITEMS.into_iter().zip(icons).zip(each).map(counted)
}

/// VA-NODUKE-05, VA-NODUKE-06: what of a player is compared with the others.
type Contest = (&'static str, fn(&Holdings<'_>) -> u32);
const CONTESTS: [Contest; 3] = [
    ("most_citizens", |of| of.citizens.total()),
    ("most_monsters", |of| of.monsters.total()),
    ("most_domains", |of| of.domains.len()),
];

/// VA-SCORE-04: what the Role icons of a Domain bring, at so much each.
fn for_icons(domain: &Domain, each: [u8; 4]) -> u32 {
    domain.requires.iter().zip(each).map(|(n, each)| u32::from(*n) * u32::from(each)).sum()
}

impl NoDuke {
    /// VA-NODUKE-03: what a Domain brings, whatever is printed on it.
    pub fn for_domain(&self, domain: &Domain) -> u32 {
        for_icons(domain, self.roles)
    }
}

impl Duke {
    /// VA-SCORE-04, VA-SCORE-05: what he gives for a Domain, whatever is printed on it.
    pub fn for_domain(&self, domain: &Domain) -> u32 {
        for_icons(domain, self.roles) + u32::from(self.domain)
    }

    /// VA-SCORE-05: what he gives for a Monster, whatever else it brings.
    pub fn for_monster(&self, kind: MonsterType) -> u32 {
        let of_its_kind = match kind {
            MonsterType::Boss => self.boss,
            MonsterType::Titan => self.titan,
            _ => 0,
        };
        u32::from(self.monster) + u32::from(of_its_kind)
    }
}

impl Open {
    fn holdings(&self, seat: Seat) -> Holdings<'_> {
        self.player(seat).into()
    }

    /// What every score begins with: Monsters, Domains, the board.
    fn common(&self, of: &Holdings<'_>, board: bool) -> [Option<(&'static str, u32, u32)>; 3] {
        let monsters =
            of.monsters.iter().map(|(id, n)| u32::from(self.pack.monster(id).vp) * u32::from(n)).sum();
        let domains = of.domains.iter().map(|id| u32::from(self.pack.domain(id).vp)).sum();
        let vp = of.stock.vp.min(i32::MAX as u32 / 4);
        [
            Some(("monsters", of.monsters.total(), monsters)),
            Some(("domains", of.domains.len(), domains)),
            board.then_some(("board", vp, vp)),
        ]
    }

    fn common_lines(&self, of: &Holdings<'_>, board: bool, clause: Clause) -> Vec<ScoreLine> {
        let lines = self.common(of, board).into_iter().flatten();
        lines
            .map(|(item, count, points)| ScoreLine {
                item,
                count: count as i32,
                points: points as i32,
                clause,
            })
            .collect()
    }

    /// Whether Victory Points of the board count (VA-SOLO-26).
    fn board_counts(&self) -> bool {
        !self.rules.solo() || self.rules.solo_board_vp
    }

    /// The points that somebody has in cards and on the board.
    pub fn points_in_hand(&self, player: &Player) -> u32 {
        let common = self.common(&player.into(), self.board_counts());
        common.into_iter().flatten().map(|(.., points)| points).sum()
    }

    /// VA-SCORE-04 to VA-SCORE-07: what a Duke counts, each on its own.
    pub fn duke_counts(&self, duke: DukeId, of: &Holdings<'_>) -> impl Iterator<Item = Counted> {
        let duke = self.pack.duke(duke);
        let icons = self.role_icons(of.citizens, of.domains);
        let of_type = |kind: MonsterType, each: u8| -> u32 {
            if each == 0 {
                return 0;
            }
            let of_it = of.monsters.iter().filter(|(id, _)| self.pack.monster(*id).kind == kind);
            of_it.map(|(_, n)| u32::from(n)).sum()
        };
        let cards = [
            ("duke_citizens", of.citizens.total(), duke.citizen),
            ("duke_monsters", of.monsters.total(), duke.monster),
            ("duke_domains", of.domains.len(), duke.domain),
            ("boss", of_type(MonsterType::Boss, duke.boss), duke.boss),
            ("titan", of_type(MonsterType::Titan, duke.titan), duke.titan),
        ];
        let cards =
            cards.map(|(item, count, each)| Counted { item, count, each, per: 1, clause: "VA-SCORE-05" });
        let all = roles(icons, duke.roles, "VA-SCORE-04").chain(cards);
        all.filter(|counted| counted.each > 0).chain(resources(of.stock, duke.resources_per, "VA-SCORE-06"))
    }

    fn duke_lines(&self, duke: DukeId, of: &Holdings<'_>) -> Vec<ScoreLine> {
        self.duke_counts(duke, of).map(Counted::line).collect()
    }

    /// VA-NODUKE-03, VA-NODUKE-04: what everybody counts who has no Duke.
    pub fn no_duke_counts(&self, of: &Holdings<'_>) -> impl Iterator<Item = Counted> {
        let table = &self.pack.no_duke;
        let icons = self.role_icons(of.citizens, of.domains);
        let resources = resources(of.stock, table.resources_per, "VA-NODUKE-04");
        roles(icons, table.roles, "VA-NODUKE-03").chain(resources)
    }

    /// VA-NODUKE-05, VA-NODUKE-06: what somebody with these holdings has most of among all, how many, and what that brings. They
    /// may be what `seat` will have after a payment, so they are compared with those of the others alone.
    pub fn majorities(
        &self,
        seat: Seat,
        of: &Holdings<'_>,
    ) -> impl Iterator<Item = (&'static str, u32, u8, Clause)> {
        let table = &self.pack.no_duke;
        CONTESTS.into_iter().filter_map(move |(item, count)| {
            let own = count(of);
            let others = self.seats().filter(|other| *other != seat);
            let best = others.map(|other| count(&self.holdings(other))).max().unwrap_or(0);
            match own.cmp(&best) {
                Ordering::Greater => Some((item, own, table.majority, "VA-NODUKE-05")),
                // a majority of nothing is no majority.
                Ordering::Equal if own > 0 => Some((item, own, table.majority_tie, "VA-NODUKE-06")),
                _ => None,
            }
        })
    }

    /// What a player scores whatever their Duke: everybody can count it at any moment.
    pub fn open_score(&self, seat: Seat) -> Vec<ScoreLine> {
        let of = self.holdings(seat);
        let clause = match self.rules.no_duke {
            _ if self.rules.solo() => "VA-SOLO-26",
            true => "VA-NODUKE-02",
            false => "VA-SCORE-01",
        };
        let mut lines = self.common_lines(&of, self.board_counts(), clause);
        if self.rules.no_duke {
            lines.extend(self.no_duke_lines(seat));
        }
        lines
    }

    /// What a Duke would add for a player now.
    pub fn duke_score(&self, seat: Seat, duke: DukeId) -> Vec<ScoreLine> {
        self.duke_lines(duke, &self.holdings(seat))
    }

    /// VA-SOLO-27: Monsters still in the stacks, captured Domains, and his Duke on these and captured Citizens.
    pub fn dark_lord_score(&self, duke: Option<DukeId>) -> Vec<ScoreLine> {
        let mut monsters = MonsterCounts::EMPTY;
        self.monsters.iter().flat_map(|stack| &stack.cards).for_each(|id| monsters.add(*id));
        let of = Holdings {
            citizens: &self.dark_lord.citizens,
            domains: self.dark_lord.domains,
            monsters: &monsters,
            stock: Stock::default(),
        };
        let mut lines = self.common_lines(&of, false, "VA-SOLO-27");
        if let Some(duke) = duke {
            lines.extend(self.duke_lines(duke, &of));
        }
        lines
    }

    /// VA-NODUKE-02 to VA-NODUKE-06.
    fn no_duke_lines(&self, seat: Seat) -> Vec<ScoreLine> {
        let of = self.holdings(seat);
        let line = |(item, count, points, clause): (_, u32, u8, _)| ScoreLine {
            item,
            count: count as i32,
            points: points.into(),
            clause,
        };
        self.no_duke_counts(&of).map(Counted::line).chain(self.majorities(seat, &of).map(line)).collect()
    }
}

impl Valeria {
    /// The result once the game is over.
    pub(crate) fn final_outcome(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        Some(if self.rules.solo() { self.solo_outcome() } else { self.table_outcome() })
    }

    /// Everything a player scores.
    fn score(&self, seat: Seat) -> Vec<ScoreLine> {
        let mut lines = self.open_score(seat);
        if let Some(duke) = self.duke(seat).filter(|_| !self.rules.no_duke) {
            lines.extend(self.duke_score(seat, duke));
        }
        lines
    }

    fn table_outcome(&self) -> Outcome {
        let sheets = self
            .seats()
            .map(|seat| {
                let lines = self.score(seat);
                // VA-SCORE-02, VA-SCORE-03: the fewest cards in the tableau break a tie; Monsters are not there.
                let player = self.player(seat);
                let tableau = STARTERS as u32 + player.citizens.total() + player.domains.len();
                (lines, vec![-(tableau as i32)])
            })
            .collect();
        Outcome::ranked(1, sheets)
    }

    /// VA-SOLO-26 to VA-SOLO-28: the player wins only with strictly more than the Dark Lord.
    fn solo_outcome(&self) -> Outcome {
        let seat = Seat::default();
        let lines = self.score(seat);
        let score: i32 = lines.iter().map(|line| line.points).sum();
        let rival = self.dark_lord_score(self.hidden.dark_lord);
        let rival_score: i32 = rival.iter().map(|line| line.points).sum();
        let won = match self.dark_lord.ending {
            Some(Ending::NoMonsters) => true,
            Some(Ending::Overrun) => false,
            _ => score > rival_score,
        };
        let rank = if won { 1 } else { 2 };
        Outcome {
            standings: vec![Standing { seat, score, rank, won, lines, tie_break: vec![-rival_score] }],
            parts: 1,
        }
    }
}
