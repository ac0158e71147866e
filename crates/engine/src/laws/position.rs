//! A decision, with what every law asks of it found out once.

use crate::{
    game::Game,
    seat::{Audience, Seat, Seats, Viewer},
    witness::{Told, Witness},
};

/// A state that asks somebody, what everybody may answer and what everybody sees.
pub(super) struct Position<G: Game> {
    pub state: G,
    pub awaited: Seats,
    legal: Vec<Vec<G::Action>>,
    views: Vec<G::View>,
}

impl<G: Game> Position<G> {
    pub fn new(state: &G) -> Self {
        let legal = Seat::all(state.players()).map(|seat| legal(state, seat)).collect();
        let views = Seat::all(state.players()).map(|seat| state.view(Viewer::Seat(seat))).collect();
        Position { state: state.clone(), awaited: state.awaiting(), legal, views }
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seat::all(self.state.players())
    }

    pub fn legal(&self, seat: Seat) -> &[G::Action] {
        &self.legal[seat.index()]
    }

    pub fn view(&self, seat: Seat) -> &G::View {
        &self.views[seat.index()]
    }
}

pub(super) fn legal<G: Game>(state: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    state.legal(seat, &mut actions);
    actions
}

/// What an answer led to.
pub(super) struct After<G: Game> {
    pub seat: Seat,
    pub action: G::Action,
    pub state: G,
    pub on: Witness<G::Event>,
    views: Vec<Option<G::View>>,
}

impl<G: Game> After<G> {
    /// `None` where the answer is refused.
    pub fn new(state: &G, seat: Seat, action: G::Action) -> Option<Self> {
        let (mut state, mut on) = (state.clone(), Witness::recording());
        state.apply(seat, &action, &mut on).ok()?;
        let views = (0..=state.players()).map(|_| None).collect();
        Some(After { seat, action, state, on, views })
    }

    pub fn view(&mut self, viewer: Viewer) -> &G::View {
        let at = match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Spectator => self.state.players(),
        };
        self.views[at].get_or_insert_with(|| self.state.view(viewer))
    }

    /// Whether chance or an opened secret had a part in it. The end of a game opens everything, and nobody can step
    /// back from it.
    pub fn opens(&self) -> bool {
        self.on.revealed || !self.on.luck.is_empty() || self.state.awaiting().is_empty()
    }
}

/// Whether a viewer hears the same in both.
pub(super) fn same_told<E: PartialEq>(viewer: Viewer, here: &Witness<E>, there: &Witness<E>) -> bool {
    fn heard<E>(viewer: Viewer, on: &Witness<E>) -> impl Iterator<Item = &E> {
        let hears = move |told: &&Told<E>| Audience::includes(told.to, viewer);
        on.told.iter().filter(hears).map(|told| &told.event)
    }
    heard(viewer, here).eq(heard(viewer, there))
}
