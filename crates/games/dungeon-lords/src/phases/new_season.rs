//! The New Season phase: tiles on offer, and what is announced for the next season (chapter 4).

use engine::{Audience, IdSet, List, Stream, Witness};

use crate::{
    data::{AdventurerId, PaladinId, Work},
    event::Event,
    open::{EventTile, ORDERS, Phase, Spot, Stacked},
    state::DungeonLords,
};

impl DungeonLords {
    /// Stacks and tents of the year (DL-SETUP-05 to DL-SETUP-08, DL-FEST-SETUP-02 to DL-FEST-SETUP-08). Cards and tiles are drawn when
    /// somebody first sees them, which is the same as a shuffled stack.
    pub(crate) fn prepare_year(&mut self) {
        let data = self.data();
        let specials = self.rules.special_events();
        self.event_stack = [1, 1, specials];
        self.combat =
            (1..=self.rules.rounds).map(|origin| Stacked { origin, ..Stacked::default() }).collect();
        self.hidden.secrets.cards = Default::default();
        self.fatigue_halved = false;
        self.tent = data
            .paladins
            .iter()
            .enumerate()
            .filter(|(_, paladin)| paladin.year == self.year && self.rules.waits_in_tent(paladin.kind))
            .map(|(index, _)| PaladinId(index as u8))
            .collect();
    }

    /// DL-NEW-07: one random step, visible to all.
    pub(crate) fn new_season(&mut self, on: &mut Witness<Event>) {
        self.season = self.season.saturating_add(1).min(self.rules.seasons);
        let (year, season) = (self.year, self.season);
        on.tell(Audience::ALL, "DL-YEAR-01", || Event::SeasonBegan { year, season });
        for hand in &mut self.hidden.secrets.hands {
            hand.quiet = false;
        }
        self.clear_offers();
        self.offer_tiles(on);
        self.place_board(on);
        self.event = self.next_event.take();
        self.special = self.next_special.take();
        self.arriving = std::mem::take(&mut self.announced);
        // DL-NEW-02, DL-FEST-FLOW-04: the last season announces nothing.
        if !self.last_season() {
            self.announce_event(on);
            self.announce_adventurers(on);
            self.announce_board(on);
        }
        self.begin_orders(on);
    }

    /// DL-NEW-01: what nobody took goes to the discard piles.
    pub(crate) fn clear_offers(&mut self) {
        for monster in std::mem::take(&mut self.monsters) {
            self.monster_discard.add(monster);
        }
        for room in std::mem::take(&mut self.rooms) {
            self.room_discard.insert(room);
        }
        // DL-FEST-INST-10
        for trap in std::mem::take(&mut self.display) {
            self.trap_discard.add(trap);
        }
        self.rent = 0;
        self.spots = [[Spot::Free; 3]; 8];
    }

    fn offer_tiles(&mut self, on: &mut Witness<Event>) {
        let mut stack = self.monster_stack;
        for _ in 0..3 {
            if let Some(monster) = self.draw_kind(&mut stack, on) {
                self.monsters.push(monster);
            }
        }
        self.monster_stack = stack;
        let mut rooms = self.room_stack;
        for _ in 0..2 {
            if let Some(room) = self.draw_from(&mut rooms, on) {
                self.rooms.push(room);
            }
        }
        self.room_stack = rooms;
        let (monsters, rooms) = (self.monsters, self.rooms);
        on.tell(Audience::ALL, "DL-NEW-01", || Event::Offered {
            monsters: monsters.into_iter().collect(),
            rooms: rooms.into_iter().collect(),
        });
    }

    /// DL-FEST-OPP-02: the board announced last season covers its area.
    fn place_board(&mut self, on: &mut Witness<Event>) {
        self.board = self.next_board.take();
        let Some(board) = self.board else { return };
        self.boards.push(board);
        let area = self.data().board(board).area;
        on.tell(Audience::ALL, "DL-FEST-OPP-02", || Event::BoardPlaced { board, area });
        // DL-FEST-INST-01
        if self.data().board(board).work == Work::Install {
            for _ in 0..self.data().board(board).traps_displayed {
                if let Some(trap) = self.draw_trap(on) {
                    self.display.push(trap);
                }
            }
            let traps = self.display;
            on.tell(Audience::ALL, "DL-FEST-INST-01", || Event::TrapsDisplayed {
                traps: traps.into_iter().collect(),
            });
        }
    }

    fn announce_event(&mut self, on: &mut Witness<Event>) {
        let total: u8 = self.event_stack.iter().sum();
        if total == 0 {
            return;
        }
        let mut at = self.hidden.luck.roll(Stream::Table, 0, u32::from(total) - 1, on) as u8;
        let mut kind = 0;
        while at >= self.event_stack[kind] {
            at -= self.event_stack[kind];
            kind += 1;
        }
        self.event_stack[kind] -= 1;
        let event = [EventTile::Taxes, EventTile::Payday, EventTile::Special][kind];
        self.next_event = Some(event);
        on.tell(Audience::ALL, "DL-NEW-02", || Event::AnnouncedEvent { event });
        // DL-NEW-06: the card is turned up together with its tile.
        if event == EventTile::Special && !self.rules.special_event_hidden {
            self.next_special = self.draw_special(on);
            if let Some(special) = self.next_special {
                on.tell(Audience::ALL, "DL-NEW-06", || Event::AnnouncedSpecial { special });
            }
        }
    }

    pub(crate) fn draw_special(&mut self, on: &mut Witness<Event>) -> Option<crate::data::SpecialId> {
        let mut stack = self.special_stack;
        let special = self.draw_from(&mut stack, on);
        self.special_stack = stack;
        special
    }

    /// DL-NEW-03, DL-NEW-04, DL-NEW-05
    fn announce_adventurers(&mut self, on: &mut Witness<Event>) {
        if !self.announces_adventurers(self.season) {
            return;
        }
        let data = self.data();
        let mut stack = self.adventurer_stack;
        let mut drawn: List<AdventurerId, 4> = List::new();
        for _ in 0..self.count().max(3) {
            if let Some(adventurer) = self.draw_from(&mut stack, on) {
                drawn.push(adventurer);
            }
        }
        self.adventurer_stack = stack;
        // Equal ranks keep their order: the one drawn earlier counts as the weaker.
        drawn.sort_by_key(|adventurer| data.adventurer(*adventurer).rank);
        self.announced = drawn;
        let adventurers = self.announced;
        on.tell(Audience::ALL, "DL-NEW-02", || Event::AnnouncedAdventurers {
            adventurers: adventurers.into_iter().collect(),
        });
    }

    /// DL-FEST-OPP-01
    fn announce_board(&mut self, on: &mut Witness<Event>) {
        if !self.rules.opportunities {
            return;
        }
        let mut stack = self.board_stack;
        self.next_board = self.draw_from(&mut stack, on);
        self.board_stack = stack;
        if let Some(board) = self.next_board {
            on.tell(Audience::ALL, "DL-FEST-OPP-01", || Event::AnnouncedBoard { board });
        }
    }

    /// Orders begin: the dummies show theirs, then everybody chooses.
    fn begin_orders(&mut self, on: &mut Witness<Event>) {
        self.revealed = 0;
        for player in &mut self.players {
            player.orders.clear();
            player.third = None;
            player.on_card = [false; ORDERS];
        }
        for hand in &mut self.hidden.secrets.hands {
            hand.orders.clear();
            hand.third = None;
        }
        self.draw_open_dummies(on);
        self.enter(Phase::ChooseOrders);
    }

    /// Forgets the boards of a year that is over (DL-FEST-OPP-04, DL-FEST-FLOW-06).
    pub(crate) fn retire_boards(&mut self) {
        for board in std::mem::take(&mut self.boards) {
            self.gone_boards.insert(board);
        }
        self.board = None;
        self.prizes = IdSet::EMPTY;
    }
}
