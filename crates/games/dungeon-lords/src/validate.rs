//! Whether a state from outside can be played on.

use engine::{Counts, Impossible, Piece, Seat};

use crate::{
    data::{CELLS, LAIR, TRAP_KINDS, TrapId},
    dungeon::Ground,
    open::{ORDERS, PARTY, Phase, Spot, Task, Who},
    setup,
    state::DungeonLords,
};

impl DungeonLords {
    pub(crate) fn check_possible(&self) -> Result<(), Impossible> {
        let data = self.data();
        let players = self.players.len();
        let mut against = Impossible::default();
        if !against.demand((2..=4).contains(&players), "the game is for 2 to 4 players") {
            return Err(against);
        }
        against.demand(matches!(self.year, 1 | 2), "the year is 1 or 2");
        let rules = &self.rules;
        against.demand(
            matches!(rules.seasons, 4 | 5) && matches!(rules.rounds, 4 | 5),
            "4 or 5 seasons and rounds",
        );
        against.demand(self.season <= rules.seasons, "no such season");
        against.demand(self.round <= rules.rounds, "no such round of combat");
        against.demand(self.combat.len() == usize::from(rules.rounds), "one combat card for each round");
        against.demand(self.cursor <= 100, "the cursor is out of range");
        against.demand(usize::from(self.revealed) <= ORDERS, "three orders at most are revealed");
        against.demand(self.start.index() < players, "the starting player sits at the table");
        against.demand(
            self.dummies.len() == [2, 1, 0][players - 2],
            "one dummy set with three players, two with two",
        );
        against.demand(self.event_stack.iter().all(|count| *count <= 9), "too many event tiles");
        let fighting = matches!(self.phase, Phase::Planning | Phase::Battle);
        against.demand(self.round > 0 || !fighting, "a round of combat has a number");
        against.demand(
            self.round == 0 || fighting || self.phase == Phase::Combat,
            "rounds belong to the combat",
        );
        against.demand(
            self.season > 0 || matches!(self.phase, Phase::InitialOrders | Phase::NewSeason),
            "a season is 1 to 5",
        );
        against.demand(
            self.phase != Phase::Event || self.event.is_some() || self.tasks.is_empty(),
            "an event question needs an event",
        );
        let top = data.evil.spaces;
        against.demand((1..=top).contains(&self.dummy_evil), "the dummy counter is off the track");
        for player in &self.players {
            against.demand((1..=top).contains(&player.evil), "a counter is off the track");
            against.demand(
                player.dungeon.0.len() == CELLS && player.dungeon.0[2].is_tile(),
                "the entrance is a tile",
            );
            for tile in &player.dungeon.0 {
                let known = match tile.is {
                    Ground::Room(room) => usize::from(room.0) < data.rooms.len(),
                    Ground::Improved(id) => usize::from(id.0) < data.improved.len(),
                    Ground::Rock => !tile.conquered && tile.trap.is_none(),
                    Ground::Tunnel => true,
                };
                against.demand(known, "a tile that cannot be");
            }
            // One is hired a season, and one at each Fair: there is room for all that may come.
            against.demand(player.lair.len() <= LAIR / 2, "more creatures than one player can hire");
            against.demand(player.rented.len() <= 4, "more rooms than one player can rent");
            for creature in &player.lair {
                against.demand(usize::from(creature.kind.0) < data.monsters.len(), "no such creature");
            }
            // Four adventurers, a paladin and an illusion may still join.
            against.demand(player.party.len() <= PARTY - 6, "a party of six at most");
            for member in &player.party {
                let known = match member.who {
                    Who::Adventurer(id) => usize::from(id.0) < data.adventurers.len(),
                    Who::Paladin(id) => usize::from(id.0) < data.paladins.len(),
                    Who::Illusion => true,
                };
                against.demand(known, "no such adventurer");
                against.demand(member.courage <= 99 && member.extra <= 99, "too much courage or vigour");
            }
        }
        for spot in self.spots.iter().flatten() {
            if let Spot::Minion(seat) = spot {
                against.demand(seat.index() < players, "a minion of nobody");
            }
        }
        for task in &self.tasks {
            let open = match task {
                Task::Window { at, passed, .. } => {
                    usize::from(*at) < players && usize::from(*passed) < players
                }
                _ => true,
            };
            if against.demand(open, "a window of nobody") {
                against.demand(self.asked(task).index() < players, "a question to nobody");
            }
        }
        against.demand(self.tasks.len() <= 8, "eight questions wait at most");
        against.demand(self.boards.len() <= 4, "four boards a year");
        let (hands, laid_out) = (&self.hidden.secrets.hands, self.battle.traps.len());
        against.demand(hands.iter().all(|hand| hand.laid.len() + laid_out <= 4), "four traps a battle");
        against.demand(
            self.tasks.is_empty() || !self.simultaneous(),
            "no single question while all answer together",
        );
        self.counts(data, &mut against);
        against.verdict()
    }

    /// No component more often than the box holds it.
    fn counts(&self, data: &crate::data::Data, against: &mut Impossible) {
        let box_holds = setup::traps_of(data, &self.rules);
        let mut laid_out = Counts::<TrapId, TRAP_KINDS>::EMPTY;
        for trap in self.placed_traps() {
            laid_out.add(trap);
        }
        // A table set up by hand shows cards without looking for them in the deck, so the deck is counted alone.
        for pile in [laid_out, self.hidden.trap_deck] {
            let few = pile.iter().all(|(trap, count)| count <= box_holds.get(trap));
            against.demand(few, "more trap cards of a kind than there are");
        }
        let monsters: u32 = self.players.iter().map(|player| player.lair.len() as u32).sum();
        against.demand(monsters <= 32, "more creatures than there are");
        for seat in Seat::all(self.count()) {
            let party = self.player(seat).party.iter();
            let paladins = party.filter(|member| matches!(member.who, Who::Paladin(_))).count();
            against.demand(paladins <= 1, "a party follows one paladin");
        }
    }

    /// Every trap card that is not in the deck: hands, discard, display, tiles, plans and the battle being fought.
    pub(crate) fn placed_traps(&self) -> impl Iterator<Item = TrapId> {
        let hands = &self.hidden.secrets.hands;
        let cards = hands.iter().flat_map(|hand| hand.traps.iter()).chain(self.trap_discard.iter());
        let cards = cards.flat_map(|(trap, count)| std::iter::repeat_n(trap, usize::from(count)));
        let tiles =
            self.players.iter().flat_map(|player| player.dungeon.0.iter().filter_map(|tile| tile.trap));
        // While planning, the cards are still in the hand.
        let planned = hands.iter().filter(|_| self.phase == Phase::Battle);
        let planned = planned.flat_map(|hand| hand.laid.iter().map(|planned| planned.trap));
        let waiting = tiles.chain(self.battle.traps.iter().copied()).chain(self.battle.installed);
        cards
            .chain(self.display.iter().copied())
            .chain(planned)
            .chain(waiting.map(|installed| installed.trap))
    }

    /// All pieces of the box, wherever they are.
    pub(crate) fn census(&self) -> Vec<(Piece, u32)> {
        let data = self.data();
        let count = |bits: u64| bits.count_ones();
        let mut monsters =
            self.monster_stack.total() + self.monster_discard.total() + self.monsters.len() as u32;
        if self.year == 1 {
            monsters += setup::monsters_of(data, &self.rules, 2).total();
        }
        let mut rooms =
            count(self.room_stack.bits()) + count(self.room_discard.bits()) + self.rooms.len() as u32;
        if self.year == 1 {
            rooms += setup::rooms_of(data, &self.rules, 2).len();
        }
        monsters += u32::from(self.left_over[0]);
        rooms += u32::from(self.left_over[1]);
        let mut traps = self.hidden.trap_deck.total() + self.trap_discard.total() + self.display.len() as u32;
        let mut adventurers = self.adventurer_stack.len()
            + self.gone_adventurers.len()
            + (self.arriving.len() + self.announced.len()) as u32;
        if self.year == 1 {
            adventurers += setup::adventurers_of(data, &self.rules, 2).len();
        }
        let mut improved = self.improved.len() + self.gone_improved.len();
        let mut experts = self.experts.len() + self.gone_experts.len();
        let mut pets = self.hidden.pet_deck.len();
        let mut orders = 0;
        for player in &self.players {
            monsters += player.lair.len() as u32;
            adventurers += player.prison.len();
            adventurers +=
                player.party.iter().filter(|member| matches!(member.who, Who::Adventurer(_))).count() as u32;
            experts += player.lair.iter().filter(|creature| creature.expert.is_some()).count() as u32;
            rooms += player.rented.len() as u32;
            for tile in &player.dungeon.0 {
                rooms += u32::from(tile.is_room());
                improved += u32::from(matches!(tile.is, Ground::Improved(_)));
                if let Some(installed) = tile.trap {
                    traps += 1;
                    monsters += u32::from(installed.fed.is_some());
                }
            }
            pets += player.used_pets.len();
            orders += 8;
        }
        for hand in &self.hidden.secrets.hands {
            traps += hand.traps.total();
            if self.phase == Phase::Battle {
                traps += hand.laid.len() as u32;
            }
            pets += hand.pets.len() + hand.discarded.len() + u32::from(hand.passing.is_some());
        }
        for trap in self.battle.traps.iter().chain(&self.battle.installed) {
            traps += 1;
            monsters += u32::from(trap.fed.is_some());
        }
        let boards = self.board_stack.len()
            + self.gone_boards.len()
            + self.boards.len() as u32
            + u32::from(self.next_board.is_some());
        let specials = self.special_stack.len()
            + self.used_specials.len()
            + u32::from(self.special.is_some())
            + u32::from(self.next_special.is_some());
        let cards = self.hidden.card_stack.len()
            + (0..self.combat.len()).filter(|at| self.card(*at).is_some()).count() as u32;
        let cards = cards
            + if self.year == 1 {
                setup::cards_of(data, &self.rules, 2).len()
            } else {
                setup::cards_of(data, &self.rules, 1).len()
            };
        let mut pieces = vec![
            (("adventurers", 0), adventurers),
            (("boards", 0), boards),
            (("combat cards", 0), cards),
            (("experts", 0), experts),
            (("improved tunnels", 0), improved),
            (("monsters", 0), monsters),
            (("orders", 0), orders),
            (("pets", 0), pets),
            (("rooms", 0), rooms),
            (("special events", 0), specials),
            (("traps", 0), traps),
        ];
        pieces.sort();
        pieces
    }
}
