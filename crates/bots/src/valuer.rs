//! What a state is worth to each seat: the game's features under weights, and from them chances to win.

use std::{borrow::Cow, sync::Arc};

use engine::{MAX_SEATS, Outcome, Seat, Valued, net::Net};

/// The chance to win of each seat, by seat.
pub type Chances = [f32; MAX_SEATS];

/// How much of a finished game's worth is the margin: enough to prefer a higher score when the winner is certain.
const MARGIN: f32 = 0.1;

/// Values states under one set of weights, and a net on top of them where there is one.
pub struct Valuer {
    weights: Cow<'static, [f32]>,
    features: Vec<f32>,
    net: Option<Arc<Net>>,
    /// Who looks, for the net.
    looker: Seat,
    /// What the net reads, of every seat.
    numbers: Vec<f32>,
    /// What a lone player's value is compared with.
    par: f32,
}

/// Reads all that a net looks at of a seat: features, signs, and whether it is the one that looks.
pub fn read<G: Valued>(state: &G, seat: Seat, looker: Seat, into: &mut [f32]) {
    let (features, rest) = into.split_at_mut(G::FEATURES.len());
    let (signs, looks) = rest.split_at_mut(G::SIGNS.len());
    state.features(seat, features);
    state.signs(seat, signs);
    looks[0] = f32::from(u8::from(seat == looker));
}

/// The sum of features under weights.
#[inline]
pub fn weigh(features: &[f32], weights: &[f32]) -> f32 {
    // Eight sums at once: the order of additions is fixed, so the result is the same everywhere.
    let mut sums = [0.0f32; 8];
    let mut features = features.chunks_exact(8);
    let mut weights = weights.chunks_exact(8);
    for (features, weights) in (&mut features).zip(&mut weights) {
        for at in 0..8 {
            sums[at] += features[at] * weights[at];
        }
    }
    let rest: f32 =
        features.remainder().iter().zip(weights.remainder()).map(|(feature, weight)| feature * weight).sum();
    sums.iter().sum::<f32>() + rest
}

impl Valuer {
    /// The weights that ship with the game.
    pub fn of<G: Valued>(players: usize) -> Valuer {
        Valuer::new(Cow::Borrowed(G::weights(players)))
    }

    pub fn new(weights: Cow<'static, [f32]>) -> Valuer {
        let (features, looker) = (vec![0.0; weights.len()], Seat::default());
        Valuer { features, weights, net: None, looker, numbers: Vec::new(), par: 0.0 }
    }

    /// With a net that corrects the weights, for states as `looker` imagines them.
    pub fn with_net(mut self, net: Option<Arc<Net>>, looker: Seat) -> Valuer {
        self.looker = looker;
        self.numbers = vec![0.0; net.as_ref().map_or(0, |net| net.inputs()) * MAX_SEATS];
        self.net = net;
        self
    }

    /// Sets the state that a lone player's chances are measured against.
    pub fn set_par<G: Valued>(&mut self, state: &G) {
        if state.players() == 1 {
            self.par = self.value(state, Seat::default());
        }
    }

    /// The value of a state for one seat by the weights alone, on the scale of final points.
    #[inline]
    pub fn value<G: Valued>(&mut self, state: &G, seat: Seat) -> f32 {
        state.features(seat, &mut self.features);
        weigh(&self.features, &self.weights)
    }

    /// Everybody's chance to win.
    pub fn chances<G: Valued>(&mut self, state: &G) -> Chances {
        let players = state.players();
        if state.awaiting().is_empty()
            && let Some(outcome) = state.outcome()
        {
            return self.result(&outcome, state.spread());
        }
        let mut values = [0.0; MAX_SEATS];
        match &self.net {
            None => {
                for seat in Seat::all(players) {
                    values[seat.index()] = self.value(state, seat);
                }
            }
            Some(net) => {
                let inputs = net.inputs();
                for (seat, numbers) in Seat::all(players).zip(self.numbers.chunks_exact_mut(inputs)) {
                    read(state, seat, self.looker, numbers);
                    values[seat.index()] = weigh(&numbers[..G::FEATURES.len()], &self.weights);
                }
                net.correct(&self.numbers, players, &mut values);
            }
        }
        self.squash(values, players, state.spread())
    }

    /// A finished game: the winners share the win; the margin counts a little.
    fn result(&self, outcome: &Outcome, spread: f32) -> Chances {
        let players = outcome.standings.len();
        let parts = f32::from(outcome.parts.max(1));
        let winners = outcome.winners().count().max(1) as f32;
        let mut values = [0.0; MAX_SEATS];
        for standing in &outcome.standings {
            values[standing.seat.index()] = standing.score as f32 / parts;
        }
        let margins = self.squash(values, players, spread.max(5.0));
        let mut chances = [0.0; MAX_SEATS];
        for standing in &outcome.standings {
            let at = standing.seat.index();
            let won = if standing.won { 1.0 / winners } else { 0.0 };
            chances[at] = (1.0 - MARGIN) * won + MARGIN * margins[at];
        }
        chances
    }

    /// Values to chances: with two players the logistic of the difference, with more its generalisation.
    fn squash(&self, values: [f32; MAX_SEATS], players: usize, spread: f32) -> Chances {
        let spread = spread.max(0.1);
        let mut chances = [0.0; MAX_SEATS];
        if players == 1 {
            chances[0] = 1.0 / (1.0 + (-(values[0] - self.par) / spread).exp());
            return chances;
        }
        let best = values[..players].iter().copied().fold(f32::MIN, f32::max);
        let mut sum = 0.0;
        for at in 0..players {
            chances[at] = ((values[at] - best) / spread).exp();
            sum += chances[at];
        }
        chances[..players].iter_mut().for_each(|chance| *chance /= sum);
        chances
    }
}
