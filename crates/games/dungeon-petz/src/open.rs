//! What lies open on the table, and every fact that follows from it alone: rules, bots and boards ask here.

mod board;
mod care;
mod counts;
mod phase;
mod player;

use engine::{List, Pack, Seat, Seats};

pub use self::{
    board::{Board, MAX_SPACES, Stand},
    care::{carried, with_employee},
    counts::{Counted, Entered, HALVES, in_points, total, with_bonuses},
    phase::{Errand, Layout, Phase, Step},
    player::{
        Assigned, CHAMBERS, Card, Cards, Crew, Final, Group, Groups, Hand, MAX_PETS, Needs, Pet, Player,
        Plot, Treasure, Yard, grouped, needs, potions,
    },
};
use crate::{
    data::{CustomerId, Data, ExhibitionId, Power},
    options::Options,
    state::Private,
    terms::{Place, Space},
};

/// Everything that all can see.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Open {
    pub pack: Pack<Data>,
    pub options: Options,
    pub round: u8,
    pub phase: Phase,
    /// Who holds the starting player token.
    pub start: Seat,
    /// Turn order of the last round in variant final-order; otherwise clockwise from `start`.
    pub final_order: Option<List<Seat, 4>>,
    pub board: Board,
    pub players: List<Player, 4>,
}

impl Open {
    #[inline(always)]
    pub fn data(&self) -> &'static Data {
        self.pack.data()
    }

    #[inline(always)]
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.players.len())
    }

    #[inline(always)]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline(always)]
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Turn order: the starting player first, then clockwise, unless the last round has its own (DP-VAR-12).
    #[inline]
    pub fn order(&self) -> List<Seat, 4> {
        match self.final_order {
            Some(order) => order,
            None => self.start.around(self.players.len()).collect(),
        }
    }

    #[inline]
    pub fn first(&self) -> Seat {
        self.final_order.as_ref().map_or(self.start, |order| order[0])
    }

    /// The next seat in turn order; none after the last.
    #[inline]
    pub fn after(&self, seat: Seat) -> Option<Seat> {
        match &self.final_order {
            None => Some(seat.next(self.players.len())).filter(|next| *next != self.start),
            Some(order) => {
                let at = order.iter().position(|known| *known == seat)?;
                order.get(at + 1).copied()
            }
        }
    }

    /// Whether `seat` comes after `other` in turn order.
    #[inline]
    pub fn is_after(&self, seat: Seat, other: Seat) -> bool {
        let order = self.order();
        let place = |seat: Seat| order.iter().position(|known| *known == seat);
        place(seat) > place(other)
    }

    pub fn rounds(&self) -> u8 {
        self.data().progress(self.players.len()).rounds
    }

    /// Rounds after this one.
    #[inline]
    pub fn rounds_left(&self) -> u8 {
        self.rounds().saturating_sub(self.round)
    }

    /// A neutral imp stands there (DP-NEUT-03).
    #[inline]
    pub fn blocked(&self, space: Space) -> bool {
        self.board.neutral.contains(&space)
    }

    /// No imp of any colour stands there.
    #[inline]
    pub fn free(&self, space: Space) -> bool {
        self.board.spaces[space].is_none() && !self.blocked(space)
    }

    /// The exhibition of this round, if it has one (DP-EXH-01).
    #[inline]
    pub fn exhibition(&self) -> Option<ExhibitionId> {
        self.exhibition_of(self.round)
    }

    /// The exhibition of a round, if it has one that has been turned up.
    #[inline]
    pub fn exhibition_of(&self, round: u8) -> Option<ExhibitionId> {
        let rounds = &self.data().progress(self.players.len()).exhibitions;
        let at = rounds.iter().position(|known| *known == round)?;
        self.board.exhibitions.get(at).copied()
    }

    /// The customers of all rounds, each with his round; none where the tile still lies face down.
    #[inline]
    pub fn calendar(&self) -> impl Iterator<Item = (u8, Option<CustomerId>)> + '_ {
        let rounds = &self.data().progress(self.players.len()).customers;
        rounds.iter().enumerate().map(|(at, round)| (*round, self.board.customers.get(at).copied()))
    }

    /// The customers of this round.
    #[inline]
    pub fn customers(&self) -> impl Iterator<Item = CustomerId> + '_ {
        self.calendar().filter(|(round, _)| *round == self.round).filter_map(|(_, customer)| customer)
    }

    /// Whether a seat has drawn its cards of this round: that goes in turn order (DP-DRAW-04).
    #[inline]
    pub fn has_drawn(&self, seat: Seat) -> bool {
        match self.phase {
            Phase::Arranging { .. } => false,
            Phase::Drawing { seat: acting, .. } => self.is_after(acting, seat),
            _ => self.phase.number() >= 3,
        }
    }

    /// The group that a seat is just sending out.
    #[inline]
    pub fn going(&self, seat: Seat) -> Group {
        match self.phase {
            Phase::Sending { seat: acting, errand: Errand::Go(group), .. } if acting == seat => group,
            _ => Group::default(),
        }
    }

    /// Imps that come home at the end of the round: from the display board and from town, but for the platform
    /// (DP-AGE-06).
    #[inline]
    pub fn coming_home(&self, seat: Seat) -> u8 {
        let town = self.board.spaces.iter().filter(|(space, _)| *space != Space::Platform);
        let crews = town.filter_map(|(_, crew)| *crew).filter(|crew| crew.seat == seat);
        crews.fold(self.player(seat).busy, |sum, crew| sum.saturating_add(crew.imps))
    }

    /// What judging brings to a seat in an exhibition, in halves (DP-EXH-05).
    pub fn judging(&self, seat: Seat) -> i16 {
        self.data().judging(self.judges(seat))
    }

    /// A score in points with all bonuses, in halves (DP-EXH-05).
    pub fn with_bonuses(&self, seat: Seat, points: i16) -> i16 {
        with_bonuses(points, self.judging(seat), self.whip(seat))
    }

    /// DP-SELL-02: old enough, liked, and any payment can be made.
    pub fn sellable(&self, seat: Seat, pet: &Pet, customer: CustomerId) -> bool {
        let gold = i16::from(self.player(seat).gold);
        pet.price(self.data()).is_some_and(|price| gold + price >= 0)
            && pet.matched(self.data(), customer) > 0
    }

    /// The space a group would take: free, and its requirement met (DP-SEND-06, DP-SHOP-05, DP-SHOP-13).
    #[inline]
    pub fn target(&self, place: Place, group: Group) -> Option<Space> {
        let space = place.spaces().iter().copied().find(|space| self.free(*space))?;
        self.data().requires(space).admits(group.imps, group.gold).then_some(space)
    }

    /// Sent to the judges this round (DP-SHOP-23).
    #[inline]
    pub fn judges(&self, seat: Seat) -> bool {
        self.board.spaces[Space::Judging].is_some_and(|crew| crew.seat == seat)
    }

    /// Imps on the platform, on its action space or the right-hand part (DP-SHOP-28).
    #[inline]
    pub fn on_platform(&self, seat: Seat) -> u8 {
        let crew = self.board.spaces[Space::Platform].filter(|crew| crew.seat == seat);
        self.player(seat).platform.saturating_add(crew.map_or(0, |crew| crew.imps))
    }

    #[inline]
    fn powers(&self, seat: Seat) -> impl Iterator<Item = Power> + '_ {
        self.player(seat).powers(self.data())
    }

    /// The employee of the month is owned and has not been announced this round (DP-ART-13).
    #[inline]
    pub fn employee(&self, seat: Seat) -> bool {
        self.player(seat).employee(self.data())
    }

    #[inline]
    pub fn has_employee(&self, seat: Seat) -> bool {
        self.player(seat).has_employee(self.data())
    }

    /// Suits of armour not yet worn this round.
    #[inline]
    pub fn suits(&self, seat: Seat) -> u8 {
        self.player(seat).suits(self.data())
    }

    /// Tokens one shovel-bearer removes in a round; 0 without a shovel.
    #[inline]
    pub fn shovel(&self, seat: Seat) -> u8 {
        self.player(seat).shovel(self.data())
    }

    /// Tokens that may still be shovelled this round.
    #[inline]
    pub fn shovel_left(&self, seat: Seat) -> u8 {
        self.player(seat).shovel_left(self.data())
    }

    #[inline]
    pub fn whip(&self, seat: Seat) -> i16 {
        self.powers(seat)
            .map(|power| if let Power::Whip { halves } = power { i16::from(halves) } else { 0 })
            .sum()
    }

    #[inline]
    pub fn crystal_ball(&self, seat: Seat) -> u8 {
        self.powers(seat).map(|power| if let Power::CrystalBall { cards } = power { cards } else { 0 }).sum()
    }

    #[inline]
    pub fn has_box(&self, seat: Seat) -> bool {
        self.powers(seat).any(|power| power == Power::MagicBox)
    }

    /// Who owes an answer, whether or not it is a real choice, in the eyes of somebody who knows what some players keep
    /// to themselves. Whoever else has pets seems to assign cards until the step ends: a hand that leaves no choice is
    /// ready at once, and that would tell what it holds (DP-ASGN-05).
    #[inline]
    pub(crate) fn pending<'a>(&self, private: impl Fn(Seat) -> Option<&'a Private>) -> Seats {
        let assigns = |seat: &Seat| match private(*seat) {
            Some(private) => self.next_unfilled(*seat, &private.laid).is_some(),
            None => !self.player(*seat).pets.is_empty(),
        };
        match self.phase {
            Phase::Grouping => {
                let players = self.players.iter().zip(self.seats());
                players.filter(|(player, _)| !player.ready).map(|(_, seat)| seat).collect()
            }
            Phase::Assigning => self.seats().filter(assigns).collect(),
            Phase::Sending { seat, .. }
            | Phase::Arranging { seat, .. }
            | Phase::Drawing { seat, .. }
            | Phase::Showing { seat, .. }
            | Phase::Selling { seat }
            | Phase::Cleaning { seat, .. }
            | Phase::Storing { seat } => Seats::only(seat),
            _ => Seats::NONE,
        }
    }

    /// Whether the cards beside this seat's pets are still face down (DP-CORE-06).
    pub fn face_down(&self, seat: Seat) -> bool {
        match self.phase {
            Phase::Assigning => true,
            Phase::Showing { seat: acting, step } => {
                self.is_after(seat, acting) || (seat == acting && step == Step::Reveal)
            }
            _ => false,
        }
    }
}
