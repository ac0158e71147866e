//! Fitting a net to samples: Adam in small lots. Each lot is shared out in fixed parts whose slopes are added in
//! order, so that the net is the same on any number of threads.

use engine::{MAX_SEATS, Rng, net::Net, rand::SeedableRng, rng::below};
use rayon::prelude::*;

use super::sample::{Sample, Samples};
use crate::run::Pool;

const EPOCHS: usize = 14;
const LOT: usize = 512;
const PART: usize = 32;
const RATE: f32 = 2e-3;
/// How strongly numbers are drawn to zero at each step, as a share of the rate.
const DECAY: f32 = 1e-3;

/// A net, and the losses of nobody, the weights, the net and perfection on what was not learnt from.
pub(super) struct Fitted {
    pub net: Net,
    pub losses: [f64; 4],
}

/// Where each part of the net lies among all its numbers.
#[derive(Clone, Copy)]
struct Plan {
    inputs: usize,
    first: usize,
    second: usize,
}

impl Plan {
    fn others(self) -> usize {
        self.inputs * self.first
    }
    fn bias(self) -> usize {
        2 * self.others()
    }
    fn inner(self) -> usize {
        self.bias() + self.first
    }
    fn inner_bias(self) -> usize {
        self.inner() + self.first * self.second
    }
    fn last(self) -> usize {
        self.inner_bias() + self.second
    }
    fn size(self) -> usize {
        self.last() + self.second + 1
    }
}

/// The numbers of a sample on one scale.
fn scaled(sample: &Sample<'_>, scales: &[(f32, f32)], into: &mut Vec<f32>) {
    into.clear();
    for numbers in sample.numbers.chunks_exact(scales.len()) {
        into.extend(
            numbers.iter().zip(scales).map(|(number, (mean, deviation))| (number - mean) / deviation),
        );
    }
}

fn chances(values: &[f32; MAX_SEATS], players: usize, spread: f32) -> [f32; MAX_SEATS] {
    let best = values[..players].iter().copied().fold(f32::MIN, f32::max);
    let mut chances = [0.0; MAX_SEATS];
    let mut sum = 0.0;
    for seat in 0..players {
        chances[seat] = ((values[seat] - best) / spread).exp();
        sum += chances[seat];
    }
    chances[..players].iter_mut().for_each(|chance| *chance /= sum);
    chances
}

/// How surprised somebody who expected `chances` is, on average.
fn surprise(target: &[f32; MAX_SEATS], chances: &[f32; MAX_SEATS], players: usize) -> f64 {
    (0..players).map(|seat| -f64::from(target[seat]) * f64::from(chances[seat].max(1e-6)).ln()).sum()
}

/// Room for one pass.
struct Pass {
    plan: Plan,
    players: usize,
    numbers: Vec<f32>,
    own: Vec<f32>,
    other: Vec<f32>,
    first: Vec<f32>,
    second: Vec<f32>,
    slope: Vec<f32>,
}

impl Pass {
    fn new(plan: Plan, players: usize) -> Pass {
        Pass {
            plan,
            players,
            numbers: Vec::new(),
            own: vec![0.0; players * plan.first],
            other: vec![0.0; players * plan.first],
            first: vec![0.0; players * plan.first],
            second: vec![0.0; players * plan.second],
            slope: vec![0.0; players * plan.first],
        }
    }

    /// What the net says of each seat, the weights included.
    fn forward(&mut self, all: &[f32], sample: &Sample<'_>, scales: &[(f32, f32)]) -> [f32; MAX_SEATS] {
        let Plan { inputs, first, second } = self.plan;
        scaled(sample, scales, &mut self.numbers);
        self.own.fill(0.0);
        self.other.fill(0.0);
        let mut total = vec![0.0; first];
        for seat in 0..self.players {
            let own = &mut self.own[seat * first..(seat + 1) * first];
            let other = &mut self.other[seat * first..(seat + 1) * first];
            for (at, number) in self.numbers[seat * inputs..(seat + 1) * inputs].iter().enumerate() {
                let row = &all[at * first..(at + 1) * first];
                own.iter_mut().zip(row).for_each(|(sum, weight)| *sum += number * weight);
                let row = &all[self.plan.others() + at * first..][..first];
                other.iter_mut().zip(row).for_each(|(sum, weight)| *sum += number * weight);
            }
            total.iter_mut().zip(&*other).for_each(|(sum, part)| *sum += part);
        }
        let share = 1.0 / (self.players - 1) as f32;
        let mut values = *sample.values;
        for (seat, value) in values[..self.players].iter_mut().enumerate() {
            let inner = &mut self.second[seat * second..(seat + 1) * second];
            inner.copy_from_slice(&all[self.plan.inner_bias()..][..second]);
            for at in 0..first {
                let sum = all[self.plan.bias() + at]
                    + self.own[seat * first + at]
                    + (total[at] - self.other[seat * first + at]) * share;
                let sum = sum.max(0.0);
                self.first[seat * first + at] = sum;
                if sum > 0.0 {
                    let row = &all[self.plan.inner() + at * second..][..second];
                    inner.iter_mut().zip(row).for_each(|(part, weight)| *part += sum * weight);
                }
            }
            let last = &all[self.plan.last()..];
            let mut result = last[second];
            for (part, weight) in inner.iter_mut().zip(last) {
                *part = part.max(0.0);
                result += *part * weight;
            }
            *value += result;
        }
        values
    }

    /// Adds the slopes of one sample.
    fn backward(&mut self, all: &[f32], sample: &Sample<'_>, scales: &[(f32, f32)], slopes: &mut [f32]) {
        let Plan { inputs, first, second } = self.plan;
        let values = self.forward(all, sample, scales);
        let chances = chances(&values, self.players, sample.spread);
        let share = 1.0 / (self.players - 1) as f32;
        let mut total = vec![0.0; first];
        for (seat, chance) in chances[..self.players].iter().enumerate() {
            let wrong = (chance - sample.target[seat]) / sample.spread;
            let inner = &self.second[seat * second..(seat + 1) * second];
            let mut back = [0.0f32; engine::net::WIDEST];
            for (at, part) in inner.iter().enumerate() {
                slopes[self.plan.last() + at] += wrong * part;
                if *part > 0.0 {
                    back[at] = wrong * all[self.plan.last() + at];
                    slopes[self.plan.inner_bias() + at] += back[at];
                }
            }
            slopes[self.plan.last() + second] += wrong;
            for at in 0..first {
                let reached = self.first[seat * first + at];
                let slope = &mut self.slope[seat * first + at];
                *slope = 0.0;
                if reached > 0.0 {
                    let from = self.plan.inner() + at * second;
                    for (to, back) in back[..second].iter().enumerate() {
                        slopes[from + to] += reached * back;
                        *slope += back * all[from + to];
                    }
                    slopes[self.plan.bias() + at] += *slope;
                    total[at] += *slope;
                }
            }
        }
        for seat in 0..self.players {
            let slope = &self.slope[seat * first..(seat + 1) * first];
            for (at, number) in self.numbers[seat * inputs..(seat + 1) * inputs].iter().enumerate() {
                let row = &mut slopes[at * first..(at + 1) * first];
                row.iter_mut().zip(slope).for_each(|(sum, slope)| *sum += number * slope);
                let row = &mut slopes[self.plan.others() + at * first..][..first];
                for (to, sum) in row.iter_mut().enumerate() {
                    *sum += number * (total[to] - slope[to]) * share;
                }
            }
        }
    }
}

pub(super) fn fit(
    pool: &Pool<'_>,
    learnt: &Samples,
    unseen: &Samples,
    [first, second]: [usize; 2],
    seed: u64,
) -> Fitted {
    let plan = Plan { inputs: learnt.inputs, first, second };
    let players = learnt.players;
    let scales = learnt.scales();
    let mut rng = Rng::seed_from_u64(seed);
    let mut all = begin(plan, &mut rng);
    let (mut mean, mut square) = (vec![0.0f32; plan.size()], vec![0.0f32; plan.size()]);
    let mut order: Vec<usize> = (0..learnt.len()).collect();
    let steps = (EPOCHS * learnt.len().div_ceil(LOT)).max(1) as f32;
    let mut best = (measure(pool, plan, &all, unseen, &scales), all.clone());
    let mut step = 0.0f32;
    for _ in 0..EPOCHS {
        for at in (1..order.len()).rev() {
            order.swap(at, below(&mut rng, at + 1));
        }
        for lot in order.chunks(LOT) {
            let parts: Vec<Vec<f32>> = pool.install(|| {
                let slopes = |part: &[usize]| {
                    let mut slopes = vec![0.0f32; plan.size()];
                    let mut pass = Pass::new(plan, players);
                    for at in part {
                        pass.backward(&all, &learnt.get(*at), &scales, &mut slopes);
                    }
                    slopes
                };
                lot.par_chunks(PART).map(slopes).collect()
            });
            step += 1.0;
            // Half a wave from the full rate down to nothing.
            let rate = RATE * 0.5 * (1.0 + (std::f32::consts::PI * step / steps).cos());
            let (warm_mean, warm_square) = (1.0 - 0.9f32.powf(step), 1.0 - 0.999f32.powf(step));
            for at in 0..plan.size() {
                let mut slope = 0.0;
                parts.iter().for_each(|part| slope += part[at]);
                slope /= lot.len() as f32;
                mean[at] = 0.9 * mean[at] + 0.1 * slope;
                square[at] = 0.999 * square[at] + 0.001 * slope * slope;
                let move_by = (mean[at] / warm_mean) / ((square[at] / warm_square).sqrt() + 1e-8);
                all[at] -= rate * (move_by + DECAY * all[at]);
            }
        }
        let loss = measure(pool, plan, &all, unseen, &scales);
        if loss < best.0 {
            best = (loss, all.clone());
        }
    }
    let (loss_net, all) = best;
    let (mut weights, mut least) = (0.0, 0.0);
    for at in 0..unseen.len() {
        let sample = unseen.get(at);
        weights += surprise(sample.target, &chances(sample.values, players, sample.spread), players);
        least += surprise(sample.target, sample.target, players);
    }
    let count = unseen.len().max(1) as f64;
    Fitted {
        net: unscaled(plan, &all, &scales),
        losses: [(players as f64).ln(), weights / count, loss_net, least / count],
    }
}

/// Before anything is learnt the net says nothing: the weights alone speak.
fn begin(plan: Plan, rng: &mut Rng) -> Vec<f32> {
    let mut all = vec![0.0; plan.size()];
    let mut fill = |from: usize, to: usize, size: f32| {
        for number in &mut all[from..to] {
            *number = size * (below(rng, 1 << 20) as f32 / (1 << 19) as f32 - 1.0);
        }
    };
    fill(0, plan.bias(), (3.0 / (2 * plan.inputs) as f32).sqrt());
    fill(plan.inner(), plan.inner_bias(), (6.0 / plan.first as f32).sqrt());
    all
}

fn measure(pool: &Pool<'_>, plan: Plan, all: &[f32], samples: &Samples, scales: &[(f32, f32)]) -> f64 {
    let places: Vec<usize> = (0..samples.len()).collect();
    let parts: Vec<f64> = pool.install(|| {
        let part = |part: &[usize]| {
            let mut pass = Pass::new(plan, samples.players);
            let one = |at: &usize| {
                let sample = samples.get(*at);
                let values = pass.forward(all, &sample, scales);
                let chances = chances(&values, samples.players, sample.spread);
                surprise(sample.target, &chances, samples.players)
            };
            part.iter().map(one).sum()
        };
        places.par_chunks(256).map(part).collect()
    });
    parts.iter().sum::<f64>() / samples.len().max(1) as f64
}

/// The net for numbers as they are: the scales go into its first layer.
fn unscaled(plan: Plan, all: &[f32], scales: &[(f32, f32)]) -> Net {
    let Plan { first, second, .. } = plan;
    let mut own = all[..plan.others()].to_vec();
    let mut others = all[plan.others()..plan.bias()].to_vec();
    let mut bias = all[plan.bias()..plan.inner()].to_vec();
    for (at, (mean, deviation)) in scales.iter().enumerate() {
        for (to, bias) in bias.iter_mut().enumerate() {
            let place = at * first + to;
            own[place] /= deviation;
            others[place] /= deviation;
            *bias -= (own[place] + others[place]) * mean;
        }
    }
    Net {
        origin: engine::net::Origin::default(),
        widths: [first, second],
        bias,
        inner_bias: all[plan.inner_bias()..plan.last()].to_vec(),
        last: all[plan.last()..plan.last() + second].to_vec(),
        last_bias: all[plan.last() + second],
        inner: all[plan.inner()..plan.inner_bias()].to_vec(),
        own,
        others,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The slopes are those of the loss: each is compared with what a small step does.
    #[test]
    fn slopes_are_what_a_small_step_does() {
        let plan = Plan { inputs: 3, first: 4, second: 3 };
        let numbers = [0.5, -1.0, 2.0, 1.5, 0.25, -0.5, -1.0, 1.0, 0.75];
        let (mut values, mut target) = ([0.0; MAX_SEATS], [0.0; MAX_SEATS]);
        values[..3].copy_from_slice(&[1.0, 0.5, -0.5]);
        target[..3].copy_from_slice(&[0.2, 0.5, 0.3]);
        let sample = Sample { numbers: &numbers, values: &values, spread: 2.0, target: &target };
        let scales = [(0.1, 1.0), (0.0, 2.0), (0.0, 0.5)];
        let mut rng = Rng::seed_from_u64(5);
        let mut all = begin(plan, &mut rng);
        for (at, number) in all.iter_mut().enumerate().skip(plan.bias()) {
            *number += 0.05 * (at % 7) as f32 - 0.1;
        }
        all[plan.last()..].copy_from_slice(&[1.0, -1.5, 1.2, 0.3]);
        let mut pass = Pass::new(plan, 3);
        let mut slopes = vec![0.0; plan.size()];
        pass.backward(&all, &sample, &scales, &mut slopes);
        let mut loss = |all: &[f32]| {
            let values = pass.forward(all, &sample, &scales);
            surprise(&target, &chances(&values, 3, 2.0), 3)
        };
        let mut steep = 0;
        for at in 0..plan.size() {
            let mut near = all.clone();
            near[at] += 2e-3;
            let above = loss(&near);
            near[at] -= 4e-3;
            let slope = (above - loss(&near)) / 4e-3;
            assert!((slope - f64::from(slopes[at])).abs() < 1e-3, "{at}: {slope} {}", slopes[at]);
            steep += usize::from(slope.abs() > 1e-2);
        }
        assert!(steep > plan.size() / 3, "most numbers matter: {steep}");
    }

    /// A net that reads numbers as they are says what the net on scaled numbers says.
    #[test]
    fn the_scales_go_into_the_first_layer() {
        let plan = Plan { inputs: 2, first: 4, second: 3 };
        let mut rng = Rng::seed_from_u64(6);
        let mut all = begin(plan, &mut rng);
        all[plan.last()..].iter_mut().for_each(|number| *number = 0.7);
        let scales = [(3.0, 2.0), (-1.0, 0.5)];
        let numbers = [4.0, -1.5, 2.0, 0.0];
        let values = [0.0; MAX_SEATS];
        let target = [0.5; MAX_SEATS];
        let sample = Sample { numbers: &numbers, values: &values, spread: 1.0, target: &target };
        let scaled = Pass::new(plan, 2).forward(&all, &sample, &scales);
        let mut plain = [0.0; MAX_SEATS];
        unscaled(plan, &all, &scales).correct(&numbers, 2, &mut plain);
        for seat in 0..2 {
            assert!((scaled[seat] - plain[seat]).abs() < 1e-4, "{scaled:?} {plain:?}");
        }
    }
}
