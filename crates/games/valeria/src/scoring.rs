//! Final scoring (VA-SCORE, VA-NODUKE, VA-SOLO-26 to VA-SOLO-28).

use engine::{Clause, IdSet, Outcome, ScoreLine, Seat, Standing};

use crate::{
    data::{CitizenCounts, DomainId, DukeId, MonsterCounts, STARTERS},
    effect::MonsterType,
    open::{Ending, Open, Phase, Stock},
    state::Valeria,
};

/// The cards and Resources one side is scored on.
struct Holdings<'a> {
    citizens: &'a CitizenCounts,
    domains: IdSet<DomainId>,
    monsters: &'a MonsterCounts,
    stock: Stock,
}

const ROLE_ITEMS: [&str; 4] = ["worker", "soldier", "shadow", "holy"];

impl Open {
    fn holdings(&self, seat: Seat) -> Holdings<'_> {
        let player = self.player(seat);
        Holdings {
            citizens: &player.citizens,
            domains: player.domains,
            monsters: &player.monsters,
            stock: player.stock,
        }
    }

    /// What every score begins with: Monsters, Domains, the board.
    fn common_lines(&self, of: &Holdings<'_>, board: bool, clause: Clause) -> Vec<ScoreLine> {
        let line = |item, count: u32, points: u32| ScoreLine {
            item,
            count: count as i32,
            points: points as i32,
            clause,
        };
        let monsters =
            of.monsters.iter().map(|(id, n)| u32::from(self.pack.monster(id).vp) * u32::from(n)).sum();
        let domains = of.domains.iter().map(|id| u32::from(self.pack.domain(id).vp)).sum();
        let mut lines =
            vec![line("monsters", of.monsters.total(), monsters), line("domains", of.domains.len(), domains)];
        if board {
            let vp = of.stock.vp.min(i32::MAX as u32 / 4);
            lines.push(line("board", vp, vp));
        }
        lines
    }

    /// VA-SCORE-04 to VA-SCORE-07: each line of a Duke on its own.
    fn duke_lines(&self, duke: DukeId, of: &Holdings<'_>) -> Vec<ScoreLine> {
        let duke = self.pack.duke(duke);
        let icons = self.role_icons(of.citizens, of.domains);
        let of_type = |kind: MonsterType| -> u32 {
            of.monsters
                .iter()
                .filter(|(id, _)| self.pack.monster(*id).kind == kind)
                .map(|(_, n)| u32::from(n))
                .sum()
        };
        let mut lines = Vec::new();
        let mut add = |item, count: u32, each: u8, clause| {
            if each > 0 {
                let points = count as i32 * i32::from(each);
                lines.push(ScoreLine { item, count: count as i32, points, clause });
            }
        };
        for ((item, count), each) in ROLE_ITEMS.into_iter().zip(icons).zip(duke.roles) {
            add(item, count, each, "VA-SCORE-04");
        }
        add("duke_citizens", of.citizens.total(), duke.citizen, "VA-SCORE-05");
        add("duke_monsters", of.monsters.total(), duke.monster, "VA-SCORE-05");
        add("duke_domains", of.domains.len(), duke.domain, "VA-SCORE-05");
        add("boss", of_type(MonsterType::Boss), duke.boss, "VA-SCORE-05");
        add("titan", of_type(MonsterType::Titan), duke.titan, "VA-SCORE-05");
        lines.extend(resource_line(of.stock, duke.resources_per, "VA-SCORE-06"));
        lines
    }

    /// What a player scores whatever their Duke: everybody can count it at any moment.
    pub fn open_score(&self, seat: Seat) -> Vec<ScoreLine> {
        let of = self.holdings(seat);
        if self.rules.solo() {
            return self.common_lines(&of, self.rules.solo_board_vp, "VA-SOLO-26");
        }
        let clause = if self.rules.no_duke { "VA-NODUKE-02" } else { "VA-SCORE-01" };
        let mut lines = self.common_lines(&of, true, clause);
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
        let table = &self.pack.no_duke;
        let mut lines = Vec::new();
        let icons = self.role_icons(of.citizens, of.domains);
        for ((item, count), each) in ROLE_ITEMS.into_iter().zip(icons).zip(table.roles) {
            let (count, points) = (count as i32, count as i32 * i32::from(each));
            lines.push(ScoreLine { item, count, points, clause: "VA-NODUKE-03" });
        }
        lines.extend(resource_line(of.stock, table.resources_per, "VA-NODUKE-04"));
        type Count = fn(&Holdings<'_>) -> u32;
        let contests: [(&'static str, Count); 3] = [
            ("most_citizens", |of| of.citizens.total()),
            ("most_monsters", |of| of.monsters.total()),
            ("most_domains", |of| of.domains.len()),
        ];
        for (item, count) in contests {
            let own = count(&of);
            let best = self.seats().map(|other| count(&self.holdings(other))).max().unwrap_or(0);
            // a majority of nothing is no majority.
            if own == 0 || own < best {
                continue;
            }
            let leaders = self.seats().filter(|other| count(&self.holdings(*other)) == best).count();
            let (points, clause) = match leaders {
                1 => (table.majority, "VA-NODUKE-05"),
                _ => (table.majority_tie, "VA-NODUKE-06"),
            };
            lines.push(ScoreLine { item, count: own as i32, points: points.into(), clause });
        }
        lines
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

/// VA-SCORE-06: all kinds added up, divided, rounded down.
fn resource_line(stock: Stock, per: u8, clause: Clause) -> Option<ScoreLine> {
    let total = stock.resources().min(i32::MAX as u32 / 4);
    let points = total.checked_div(per.into())?;
    Some(ScoreLine { item: "resources", count: total as i32, points: points as i32, clause })
}
