//! The whole table, and how it goes on.

use arrayvec::ArrayVec;
use engine::{
    Audience, Impossible, Luck, Outcome, Pack, Problem, Problems, ScoreLine, Seat, Seats, Seed, Stream,
    Witness,
};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Data, Event, MonsterId, Options,
    data::MAX_MONSTERS,
    open::{Bed, MAX_CHILDREN, Open, PerChild, Phase, ROOM},
};

/// The full state; what lies open is reached as if it were here.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnderTheBed {
    pub open: Open,
    pub hidden: Hidden,
}

engine::lies_open!(UnderTheBed: Open);

/// What somebody may not know (UB-HID-01).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hidden {
    pub luck: Luck,
    /// The next to be drawn is the last.
    pub pile: ArrayVec<MonsterId, MAX_MONSTERS>,
    /// The monster held, then the one just drawn.
    pub hands: PerChild<ArrayVec<MonsterId, 2>>,
    /// Oldest first.
    pub under: PerChild<ArrayVec<MonsterId, ROOM>>,
}

impl UnderTheBed {
    pub(crate) fn set_up(
        options: &Options,
        pack: Pack<Data>,
        seed: &Seed,
        on: &mut Witness<Event>,
    ) -> Result<UnderTheBed, Problems> {
        let players = usize::from(options.players);
        if !(2..=MAX_CHILDREN).contains(&players) {
            return Err(vec![
                Problem::new("ub-players").with("players", options.players).rule("UB-SETUP-01"),
            ]);
        }
        let mut luck = Luck::new(seed);
        let mut pile: ArrayVec<MonsterId, MAX_MONSTERS> = pack.all().collect();
        luck.shuffle(Stream::Table, &mut pile, on);
        let left = pile.len() - players;
        let hands = pile.drain(left..).map(|monster| ArrayVec::from_iter([monster])).collect();
        let bed = || Bed { torch: true, under: ArrayVec::new() };
        let open = Open {
            pack,
            phase: Phase::Draw,
            active: Seat::default(),
            beds: (0..players).map(|_| bed()).collect(),
            pile: left as u8,
        };
        let under = (0..players).map(|_| ArrayVec::new()).collect();
        Ok(UnderTheBed { open, hidden: Hidden { luck, pile, hands, under } })
    }

    /// What happens by itself.
    pub(crate) fn advance(&mut self, on: &mut Witness<Event>) {
        if self.phase != Phase::Draw {
            return;
        }
        on.reveal();
        if self.nothing_to_draw() {
            self.open.phase = Phase::Over;
            on.tell(Audience::ALL, "UB-END-01", || Event::CameOut);
            return;
        }
        let (seat, Some(drawn)) = (self.active, self.hidden.pile.pop()) else {
            unreachable!("a pile that is not empty has a last monster")
        };
        self.open.pile -= 1;
        self.open.phase = Phase::Slide;
        self.hidden.hands[seat.index()].push(drawn);
        tell_halves(seat, "UB-TURN-02", on, |knows| Event::Drew { seat, monster: knows.then_some(drawn) });
    }

    pub(crate) fn carry_out(&mut self, seat: Seat, action: &Action, on: &mut Witness<Event>) {
        let at = action.bed().index();
        match *action {
            Action::Slide { card, bed } => {
                let slid = self.hidden.hands[seat.index()].remove(card as usize);
                self.hidden.under[at].push(slid);
                self.open.beds[at].under.push(Seats::only(seat));
                tell_halves(seat, "UB-SLIDE-01", on, |knows| Event::Slid {
                    seat,
                    bed,
                    monster: knows.then_some(slid),
                });
                self.open.phase = Phase::Draw;
                self.open.active = seat.next(self.beds.len());
            }
            Action::Shine { bed } => {
                let (Some(seen), Some(known)) =
                    (self.hidden.under[at].last().copied(), self.open.beds[at].under.last_mut())
                else {
                    unreachable!("nobody shines where nothing lies (UB-TORCH-02)")
                };
                *known = known.with(seat);
                self.open.beds[seat.index()].torch = false;
                on.reveal();
                tell_halves(seat, "UB-TORCH-01", on, |knows| Event::Shone {
                    seat,
                    bed,
                    monster: knows.then_some(seen),
                });
            }
        }
    }

    /// The monsters under a bed that found nobody of their kind to play with (UB-SCORE-01).
    pub(crate) fn alone(&self, seat: Seat) -> impl Iterator<Item = MonsterId> {
        let under = &self.hidden.under[seat.index()];
        let many = |kind: &MonsterId| under.iter().filter(|monster| *monster == kind).count();
        self.pack.data().kinds().filter(move |kind| many(kind) % 2 == 1)
    }

    pub(crate) fn final_outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over)
            .then(|| Outcome::ranked(1, self.seats().map(|seat| self.sheet(seat)).collect()))
    }

    fn sheet(&self, seat: Seat) -> (Vec<ScoreLine>, Vec<i32>) {
        let monsters = self.hidden.under[seat.index()].len() as i32;
        let alone = self.alone(seat).count() as i32;
        let fright: i32 = self.alone(seat).map(|monster| self.pack.fright(monster)).sum();
        let toy: i32 = self.hidden.hands[seat.index()].iter().map(|toy| self.pack.fright(*toy)).sum();
        let line = |item, count, points, clause| ScoreLine { item, count, points, clause };
        let lines = vec![
            line("pairs", (monsters - alone) / 2, 0, "UB-SCORE-01"),
            line("alone", alone, -fright, "UB-SCORE-02"),
            line("toy", 1, toy, "UB-SCORE-03"),
        ];
        (lines, vec![-monsters])
    }

    /// All monsters, wherever they are.
    pub(crate) fn monsters(&self) -> impl Iterator<Item = MonsterId> {
        let Hidden { luck: _, pile, hands, under } = &self.hidden;
        pile.iter().chain(hands.iter().flatten()).chain(under.iter().flatten()).copied()
    }

    pub(crate) fn count(&self, kind: MonsterId) -> usize {
        self.monsters().filter(|monster| *monster == kind).count()
    }

    pub(crate) fn check_possible(&self) -> Result<(), Impossible> {
        let (children, Hidden { pile, hands, under, .. }) = (self.beds.len(), &self.hidden);
        let mut against = Impossible::default();
        let seated = against.demand((2..=MAX_CHILDREN).contains(&children), "two to four children play")
            & against.demand(
                hands.len() == children && under.len() == children,
                "every child has a bed and a hand",
            )
            & against.demand(self.active.index() < children, "the active child has no bed");
        if !seated {
            return Err(against);
        }
        against.demand(pile.len() == usize::from(self.open.pile), "the pile is not as high as it looks");
        against.demand(
            self.seats().all(|seat| hands[seat.index()].len() == self.hand(seat)),
            "a hand is too full or too empty",
        );
        for (bed, under) in self.beds.iter().zip(under) {
            against.demand(bed.under.len() == under.len(), "there is more or less under a bed than it seems");
            let mut known = bed.under.iter().flat_map(|known| *known);
            against.demand(
                known.all(|seat| seat.index() < children),
                "somebody who does not play knows a monster",
            );
        }
        let whole = |kind: MonsterId| self.count(kind) == usize::from(self.pack.monster(kind).copies);
        against.demand(self.pack.kinds().all(whole), "the box holds other monsters");
        let stuck = self.phase == Phase::Slide && self.beds.iter().all(|bed| bed.under.is_full());
        against.demand(!stuck, "there is no bed left to slide a monster under");
        against.verdict()
    }
}

/// Tells `seat` what it sees, and everybody else the same without the monster.
fn tell_halves(seat: Seat, clause: &'static str, on: &mut Witness<Event>, event: impl Fn(bool) -> Event) {
    on.tell(Audience::only(seat), clause, || event(true));
    on.tell(Audience::all_but(seat), clause, || event(false));
}
