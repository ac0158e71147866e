//! Final scoring (chapters 18 and 29).

use engine::{Audience, Outcome, ScoreLine, Seat, Seats, Witness};

use crate::{
    data::{Direction, Effect, Measure, PetId, RoomKind, Title},
    dungeon::{Ground, neighbours},
    event::Event,
    open::{Open, Phase, Who},
    state::DungeonLords,
};

impl Open {
    /// What titles, prizes and pets count.
    pub fn measure(&self, seat: Seat, measure: Measure) -> i32 {
        let data = self.data();
        let player = self.player(seat);
        let counted = |conquered: bool| !conquered || self.rules.titles_count_conquered;
        match measure {
            Measure::Evil => i32::from(player.evil),
            Measure::Rooms => {
                i32::from(player.dungeon.count(|tile| tile.is_room() && counted(tile.conquered)))
            }
            Measure::Tunnels => i32::from(
                player
                    .dungeon
                    .count(|tile| tile.is_tunnel() && !tile.ignored(data) && counted(tile.conquered)),
            ),
            Measure::Monsters => {
                player.lair.iter().filter(|creature| !data.monster(creature.kind).ghost).count() as i32
            }
            Measure::Imps => i32::from(player.imps.total()),
            Measure::GoldPlusFood => i32::from(player.gold) + i32::from(player.food),
            Measure::ConqueredTiles => self.conquered_tiles(seat),
            Measure::CapturedAdventurers => {
                player.prison.len() as i32 + player.captured_paladins.len() as i32
            }
            Measure::Gold => i32::from(player.gold),
        }
    }

    /// DL-SCORE-04, DL-FEST-RENT-06, DL-FEST-TUN-05
    fn conquered_tiles(&self, seat: Seat) -> i32 {
        let data = self.data();
        let player = self.player(seat);
        let tiles = player.dungeon.count(|tile| tile.is_tile() && tile.conquered && !tile.ignored(data));
        i32::from(tiles) + player.rented.iter().filter(|rented| rented.conquered).count() as i32
    }

    /// What counts for a title: more is better.
    pub fn counts_for(&self, seat: Seat, title: &Title) -> i32 {
        let count = self.measure(seat, title.count);
        if title.direction == Direction::Most { count } else { -count }
    }

    /// Who would hold a title as things stand (DL-SCORE-07 to DL-SCORE-15).
    pub fn holders(&self, title: &Title) -> Seats {
        let best = Seat::all(self.count()).map(|seat| self.counts_for(seat, title)).max().unwrap_or(0);
        if best.abs() < i32::from(title.needs_at_least) {
            return Seats::NONE;
        }
        Seat::all(self.count()).filter(|seat| self.counts_for(*seat, title) == best).collect()
    }

    /// Titles a seat holds alone and shares.
    pub(crate) fn titles(&self, seat: Seat) -> (i32, i32) {
        let (mut alone, mut shared) = (0, 0);
        for title in &self.data().titles {
            let holders = self.holders(title);
            if holders.contains(seat) {
                *(if holders.len() == 1 { &mut alone } else { &mut shared }) += 1;
            }
        }
        (alone, shared)
    }

    /// Points of titles held alone and of those shared (DL-SCORE-07).
    pub(crate) fn title_points(&self, (alone, shared): (i32, i32)) -> [i32; 2] {
        let worth = self.data().points;
        [alone * worth.title_alone, shared * worth.title_shared]
    }

    /// What somebody in the prison is worth (DL-SCORE-03, DL-FEST-SCORE-03).
    pub fn captive(&self, who: Who) -> i32 {
        let data = self.data();
        match who {
            Who::Adventurer(_) => data.points.adventurer,
            Who::Paladin(id) => data.paladin(id).points,
            Who::Illusion => 0,
        }
    }

    /// The lines of the score sheet that need nothing but a seat's own open things.
    pub(crate) fn plain_lines(&self, seat: Seat) -> [ScoreLine; 7] {
        let (data, player) = (self.data(), self.player(seat));
        let worth = data.points;
        let line =
            |item, count: i32, each: i32, clause| ScoreLine { item, count, points: count * each, clause };
        let rooms = player
            .dungeon
            .count(|tile| tile.is_room() && (!tile.conquered || self.rules.room_counts_if_conquered));
        let monsters = self.measure(seat, Measure::Monsters);
        // Where ghosts are worth nothing they are not counted.
        let ghosts = if worth.ghost == 0 { 0 } else { player.lair.len() as i32 - monsters };
        let prisoners = player.prison.iter().map(|id| self.captive(Who::Adventurer(id))).sum();
        let paladins = player.captured_paladins.iter().map(|id| self.captive(Who::Paladin(id))).sum();
        [
            line("rooms", rooms.into(), worth.room, "DL-SCORE-01"),
            line("monsters", monsters, worth.monster, "DL-SCORE-02"),
            line("ghosts", ghosts, worth.ghost, "DL-SCORE-02"),
            ScoreLine {
                item: "prisoners",
                count: player.prison.len() as i32,
                points: prisoners,
                clause: "DL-SCORE-03",
            },
            ScoreLine {
                item: "paladins",
                count: player.captured_paladins.len() as i32,
                points: paladins,
                clause: "DL-FEST-SCORE-03",
            },
            line("conquered", self.conquered_tiles(seat), worth.conquered_tile, "DL-SCORE-04"),
            line("unpaid", player.unpaid.into(), worth.unpaid_tax, "DL-SCORE-05"),
        ]
    }

    /// Points of scoring rooms, built or rented, while unconquered (DL-ROOM-21, DL-ROOM-22, DL-FEST-RENT-07).
    pub(crate) fn scoring_rooms(&self, seat: Seat, titles: (i32, i32)) -> (i32, i32) {
        let data = self.data();
        let player = self.player(seat);
        let (mut rooms, mut points) = (0, 0);
        for room in player.rooms().map(|room| data.room(room)).filter(|room| room.kind == RoomKind::Scoring) {
            rooms += 1;
            for creature in &player.lair {
                points += i32::from(room.points_per[usize::from(creature.kind.0) % room.points_per.len()]);
            }
            points += titles.0 * i32::from(room.points_per_title[0]);
            points += titles.1 * i32::from(room.points_per_title[1]);
        }
        (rooms, points)
    }

    /// DL-FEST-TUN-03
    pub(crate) fn improved_points(&self, seat: Seat) -> (i32, i32) {
        let data = self.data();
        let dungeon = &self.player(seat).dungeon;
        let rooms = dungeon.mask(|tile| tile.is_room() && !tile.conquered);
        let (mut tiles, mut points) = (0, 0);
        for (at, tile) in dungeon.0.iter().enumerate() {
            if let Ground::Improved(id) = tile.is
                && !tile.conquered
            {
                let tunnel = data.improved_tunnel(id);
                let beside = (neighbours(1 << at) & rooms).count_ones() as i32;
                let worth = tunnel.points + tunnel.points_per_room * beside;
                tiles += i32::from(worth > 0);
                points += worth;
            }
        }
        (tiles, points)
    }

    pub(crate) fn pet_points(&self, seat: Seat, pet: PetId) -> i32 {
        let effects = &self.data().pet(pet).effects;
        effects
            .iter()
            .map(|effect| match effect {
                Effect::PointsPer { measure, per, max } => {
                    (self.measure(seat, *measure) / i32::from(*per)).clamp(0, i32::from(*max))
                }
                _ => 0,
            })
            .sum()
    }
}

impl Open {
    /// The score sheet of a seat as things stand, as far as all can see: everything but the pets.
    pub fn open_sheet(&self, seat: Seat) -> Vec<ScoreLine> {
        let mut lines: Vec<ScoreLine> = self.plain_lines(seat).into();
        let mut line = |item: &'static str, count: i32, points: i32, clause: &'static str| {
            lines.push(ScoreLine { item, count, points, clause });
        };
        let (alone, shared) = self.titles(seat);
        let [for_alone, for_shared] = self.title_points((alone, shared));
        line("titles_alone", alone, for_alone, "DL-SCORE-07");
        line("titles_shared", shared, for_shared, "DL-SCORE-07");
        // DL-SCORE-16: after the titles.
        let (halls, points) = self.scoring_rooms(seat, (alone, shared));
        line("scoring_rooms", halls, points, "DL-SCORE-06");
        let (tiles, points) = self.improved_points(seat);
        line("improved_tunnels", tiles, points, "DL-FEST-TUN-03");
        lines.retain(|line| line.count != 0 || line.points != 0);
        lines
    }
}

impl DungeonLords {
    /// The lines of the score sheet for pets: those shown, and those nobody has used (DL-FEST-SCORE-01).
    pub(crate) fn pet_lines(&self, seat: Seat) -> [ScoreLine; 2] {
        let hand = self.hand(seat);
        let line =
            |item, count: i32, points: i32| ScoreLine { item, count, points, clause: "DL-FEST-SCORE-01" };
        let shown = hand.parade.iter().map(|pet| self.pet_points(seat, pet)).sum();
        let unused = hand.pets.iter().filter(|pet| !hand.parade.contains(*pet)).count() as i32;
        [
            line("scoring_pets", hand.parade.len() as i32, shown),
            line("unused_pets", unused, unused * self.data().points.unused_pet),
        ]
    }

    /// The score sheet of a seat as things stand.
    pub(crate) fn sheet(&self, seat: Seat) -> Vec<ScoreLine> {
        let mut lines = self.open_sheet(seat);
        lines.extend(self.pet_lines(seat));
        lines.retain(|line| line.count != 0 || line.points != 0);
        lines
    }

    /// DL-SCORE-17: the highest total wins; equal totals share the victory.
    pub(crate) fn final_outcome(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        let sheets = Seat::all(self.count()).map(|seat| (self.sheet(seat), Vec::new())).collect();
        Some(Outcome::ranked(1, sheets))
    }

    pub(crate) fn tell_scores(&self, on: &mut Witness<Event>) {
        for seat in Seat::all(self.count()) {
            on.tell(Audience::ALL, "DL-SCORE-18", || Event::Scored {
                seat,
                points: self.sheet(seat).iter().map(|line| line.points).sum(),
            });
        }
    }
}
