//! What one viewer may know.

use engine::{Counts, Game, IdSet, Luck, Rng, Seat, Seats, Seed, Viewer};
use serde::{Serialize, Serializer, ser::SerializeMap};

use crate::{
    action::Action,
    data::{CardId, PetId, TRAP_KINDS, TrapId},
    phases::setup,
    secrets::{Hidden, Pool},
    state::{DungeonLords, Phase, Plan, Player, Stacked},
};

/// The table with everything hidden from the viewer taken off, and the public numbers of hidden cards.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    viewer: Viewer,
    /// The open part of the table. Others' hands, pens and secret choices are empty in it.
    table: DungeonLords,
    hidden: Hidden,
    /// Cards left in the trap deck and in the pet deck.
    decks: [u8; 2],
}

impl View {
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The seat that looks.
    pub fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// The open part of the table.
    pub fn table(&self) -> &DungeonLords {
        &self.table
    }

    /// Trap cards in a hand.
    pub fn trap_cards(&self, seat: Seat) -> u8 {
        self.hidden.traps[seat.index() % 4]
    }

    /// Trap cards laid down for the battle.
    pub fn planned_traps(&self, seat: Seat) -> u8 {
        self.hidden.planned[seat.index() % 4]
    }

    /// Pets face down in a pen.
    pub fn face_down_pets(&self, seat: Seat) -> u8 {
        self.hidden.pets[seat.index() % 4]
    }

    /// What the house answers for somebody who only wants to be asked when one of his pets can be used, or who wants
    /// to hear no more of them for now (DL-FLOW-18).
    pub(crate) fn spared(&self, seat: Seat, legal: &[Action]) -> Option<Action> {
        if !legal.contains(&Action::KeepPetsQuiet) {
            return None;
        }
        let quiet = self.table.players.get(seat.index()).is_some_and(|player| player.quiet);
        let usable = legal.iter().any(|action| matches!(action, Action::UsePet(_)));
        let keeps = |action: &&Action| matches!(action, Action::KeepPets | Action::Skip | Action::HoldBack);
        legal.iter().find(keeps).filter(|_| quiet || !usable).copied()
    }

    pub fn trap_deck(&self) -> u8 {
        self.decks[0]
    }

    pub fn pet_deck(&self) -> u8 {
        self.decks[1]
    }

    /// What all seats know in one view, for looking back at a game that is over; `views` in the order of the seats.
    pub fn opened(views: Vec<View>) -> Option<View> {
        let mut seats = views.into_iter();
        let mut open = seats.next()?;
        open.viewer = Viewer::Spectator;
        for (at, view) in (1..).zip(seats) {
            for (known, other) in open.table.combat.iter_mut().zip(&view.table.combat) {
                known.card = known.card.or(other.card);
            }
            if let (Some(known), Some(own)) = (open.table.players.get_mut(at), view.table.players.get(at)) {
                known.clone_from(own);
            }
            if let (Some(known), Some(own)) = (open.hidden.planned.get_mut(at), view.hidden.planned.get(at)) {
                *known = *own;
            }
        }
        Some(open)
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let table = &self.table;
        let mut map = to.serialize_map(None)?;
        map.serialize_entry("viewer", &self.viewer)?;
        macro_rules! fields {
            ($($field:ident),* $(,)?) => { $(map.serialize_entry(stringify!($field), &table.$field)?;)* };
        }
        fields!(
            rules,
            year,
            season,
            round,
            phase,
            cursor,
            tasks,
            start,
            players,
            revealed,
            spots,
            dummies,
            dummy_evil,
            dummy_served,
            tent,
            gone_paladins,
            monsters,
            rooms,
            monster_discard,
            room_discard,
            trap_discard,
            arriving,
            announced,
            event,
            next_event,
            special,
            next_special,
            combat,
            fatigue_halved,
            board,
            next_board,
            boards,
            prizes,
            display,
            rent,
            improved,
            experts,
            battle,
        );
        let players = table.players.len();
        map.serialize_entry("trap_cards", &self.hidden.traps[..players])?;
        map.serialize_entry("planned_traps", &self.hidden.planned[..players])?;
        map.serialize_entry("face_down_pets", &self.hidden.pets[..players])?;
        map.serialize_entry("discarded_pets", &self.hidden.piles[..players])?;
        map.serialize_entry("own_discarded_pets", &table.pet_discard)?;
        map.serialize_entry("trap_deck", &self.decks[0])?;
        map.serialize_entry("pet_deck", &self.decks[1])?;
        map.end()
    }
}

/// Luck that means nothing, for tables that are only looked at.
fn no_luck() -> Luck {
    static BLANK: std::sync::OnceLock<Luck> = std::sync::OnceLock::new();
    BLANK.get_or_init(|| Luck::new(&Seed::from_number(0))).clone()
}

impl DungeonLords {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let mut table = self.clone();
        let mut hidden = Hidden::of(self);
        let decks = [self.trap_deck.total().min(255) as u8, self.pet_deck.len() as u8];
        if self.phase == Phase::Over {
            table.luck = no_luck();
            return View { viewer, table, hidden, decks };
        }
        for seat in Seat::all(self.count()) {
            if !self.plan_is_open(seat) && !viewer.is(seat) {
                hidden.planned[seat.index()] = 0;
            }
            // Whether a pet is on its way is known from who has answered.
            hidden.passing[seat.index()] = self.phase == Phase::PassPets && self.player(seat).ready;
        }
        table.redact(viewer);
        View { viewer, table, hidden, decks }
    }

    /// Who owes an answer in the eyes of a viewer. Whoever has a battle to plan seems to plan until all plans lie open: a
    /// plan that nothing can be added to is finished at once, and that would tell what its owner holds (DL-COMBAT-16).
    pub(crate) fn seems_awaited(&self, viewer: Viewer) -> Seats {
        let awaited = self.awaited();
        if !self.plans_in_secret() || !self.tasks.is_empty() {
            return awaited;
        }
        let thinks = |seat: &Seat| match viewer.is(*seat) {
            true => awaited.contains(*seat),
            false => self.has_to_plan(*seat),
        };
        Seat::all(self.count()).filter(thinks).collect()
    }

    /// Whether a seat is ready in the eyes of the others.
    fn seems_ready(&self, seat: Seat) -> bool {
        if self.plans_in_secret() { !self.has_to_plan(seat) } else { self.player(seat).ready }
    }

    /// Takes off what `viewer` may not see. Every field is named here, so that none is shown because nobody thought of it.
    fn redact(&mut self, viewer: Viewer) {
        let open_plans = [0, 1, 2, 3].map(|at| at < self.count() && self.plan_is_open(Seat::at(at)));
        let seem_ready = [0, 1, 2, 3].map(|at| at < self.count() && self.seems_ready(Seat::at(at)));
        let DungeonLords {
            luck,
            players,
            trap_deck,
            card_stack,
            combat,
            pet_deck,
            pet_discard,
            phase,
            revealed,
            // Open to everybody; of the undrawn tiles everybody knows which they are, and nobody in what order.
            pack: _,
            rules: _,
            year: _,
            season: _,
            round: _,
            cursor: _,
            tasks: _,
            start: _,
            spots: _,
            dummies: _,
            dummy_evil: _,
            dummy_served: _,
            tent: _,
            gone_paladins: _,
            monsters: _,
            rooms: _,
            monster_stack: _,
            room_stack: _,
            monster_discard: _,
            room_discard: _,
            left_over: _,
            trap_discard: _,
            adventurer_stack: _,
            arriving: _,
            announced: _,
            gone_adventurers: _,
            event_stack: _,
            event: _,
            next_event: _,
            special_stack: _,
            special: _,
            next_special: _,
            used_specials: _,
            fatigue_halved: _,
            board_stack: _,
            board: _,
            next_board: _,
            boards: _,
            prizes: _,
            gone_boards: _,
            display: _,
            rent: _,
            improved: _,
            gone_improved: _,
            experts: _,
            gone_experts: _,
            battle: _,
        } = self;
        *luck = no_luck();
        *trap_deck = Counts::EMPTY;
        *pet_deck = IdSet::EMPTY;
        *card_stack = IdSet::EMPTY;
        for Stacked { card, known, open, origin: _ } in combat {
            if !*open && !matches!(viewer, Viewer::Seat(seat) if known.contains(seat)) {
                *card = None;
            }
        }
        for (at, player) in players.iter_mut().enumerate() {
            if !viewer.is(Seat::at(at)) {
                player.redact(*phase, *revealed, open_plans[at]);
                player.ready = seem_ready[at];
                pet_discard[at] = IdSet::EMPTY;
            }
        }
    }

    /// A full state behind a view: unseen cards are whatever the open ones leave over.
    pub(crate) fn imagined(view: &View, rng: &mut Rng) -> DungeonLords {
        let mut game = view.table.clone();
        game.luck = Luck::imagined(rng);
        if game.phase == Phase::Over {
            return game;
        }
        let pool = Pool { traps: game.unseen_traps(), pets: game.unseen_pets(), cards: game.unseen_cards() };
        game.deal_hidden(view.seat(), &view.hidden, pool, rng);
        game
    }

    fn unseen_traps(&self) -> Counts<TrapId, TRAP_KINDS> {
        let mut unseen = setup::traps_of(self.data(), &self.rules);
        for (trap, count) in self.trap_discard.iter() {
            for _ in 0..count {
                unseen.remove(trap);
            }
        }
        for trap in &self.display {
            unseen.remove(*trap);
        }
        for player in &self.players {
            for (trap, count) in player.traps.iter() {
                for _ in 0..count {
                    unseen.remove(trap);
                }
            }
            if self.phase == Phase::Battle {
                for planned in &player.plan.traps {
                    unseen.remove(planned.trap);
                }
            }
            for installed in player.dungeon.0.iter().filter_map(|tile| tile.trap) {
                unseen.remove(installed.trap);
            }
        }
        for trap in self.battle.traps.iter().chain(&self.battle.installed) {
            unseen.remove(trap.trap);
        }
        unseen
    }

    fn unseen_pets(&self) -> IdSet<PetId> {
        let mut unseen = setup::pets_of(self.data(), &self.rules);
        for (player, pile) in self.players.iter().zip(&self.pet_discard) {
            let known =
                player.pets.iter().chain(player.used_pets.iter()).chain(player.passing).chain(pile.iter());
            known.for_each(|pet| unseen.remove(pet));
        }
        unseen
    }

    fn unseen_cards(&self) -> IdSet<CardId> {
        let mut unseen = setup::cards_of(self.data(), &self.rules, self.year);
        self.combat.iter().filter_map(|stacked| stacked.card).for_each(|card| unseen.remove(card));
        unseen
    }
}

impl Player {
    /// Takes off what the others may not see. Here too every field is named.
    fn redact(&mut self, phase: Phase, revealed: u8, open_plan: bool) {
        let Player {
            traps,
            dealt,
            orders,
            third,
            pets,
            passing,
            quiet,
            bid,
            plan,
            parade,
            // What it seems to the others depends on the whole table.
            ready: _,
            // Open to everybody.
            evil: _,
            gold: _,
            food: _,
            imps: _,
            tokens_used: _,
            helpers: _,
            unpaid: _,
            invested: _,
            dungeon: _,
            rented: _,
            lair: _,
            party: _,
            prison: _,
            captured_paladins: _,
            mourned: _,
            captor: _,
            on_card: _,
            inaccessible: _,
            used_pets: _,
            fighter: _,
            fighter_ready: _,
            foresees: _,
        } = self;
        *traps = Counts::EMPTY;
        *pets = IdSet::EMPTY;
        *passing = None;
        *quiet = false;
        *parade = IdSet::EMPTY;
        dealt.clear();
        orders.truncate(match phase {
            Phase::ChooseOrders => 0,
            Phase::PlaceMinions => usize::from(revealed),
            _ => 3,
        });
        if phase == Phase::ChooseOrders {
            *third = None;
        }
        if phase == Phase::FairBids {
            *bid = 0;
        }
        let Plan { traps: laid_down, site: _, sent: _, pet: _, again: _ } = plan;
        laid_down.clear();
        if !open_plan {
            *plan = Plan::default();
        }
    }
}

/// The pack behind a view, for the names of things.
impl View {
    pub fn data(&self) -> &'static crate::data::Data {
        Game::pack(&self.table).data()
    }
}
