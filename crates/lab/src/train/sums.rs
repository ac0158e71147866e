//! The regression: sums over positions, and the weights that fit them.

use serde::{Deserialize, Serialize};

/// How strongly a fit is drawn to the weights before it.
const RIDGE: f64 = 1e-3;

/// The sums a regression needs.
#[derive(Clone, Serialize, Deserialize)]
pub struct Sums {
    pub count: f64,
    squares: Vec<f64>,
    products: Vec<f64>,
    target: f64,
}

impl Sums {
    pub fn new(size: usize) -> Sums {
        Sums { count: 0.0, squares: vec![0.0; size * size], products: vec![0.0; size], target: 0.0 }
    }

    pub fn add(&mut self, features: &[f32], target: f64) {
        let size = features.len();
        self.count += 1.0;
        self.target += target * target;
        for (row, feature) in features.iter().enumerate() {
            let feature = f64::from(*feature);
            if feature == 0.0 {
                continue;
            }
            self.products[row] += feature * target;
            for (column, other) in features.iter().enumerate() {
                self.squares[row * size + column] += feature * f64::from(*other);
            }
        }
    }

    pub fn fade(&mut self, share: f64) {
        self.count *= share;
        self.target *= share;
        self.squares.iter_mut().chain(&mut self.products).for_each(|sum| *sum *= share);
    }

    pub fn merge(&mut self, other: &Sums) {
        self.count += other.count;
        self.target += other.target;
        self.squares.iter_mut().zip(&other.squares).for_each(|(own, more)| *own += more);
        self.products.iter_mut().zip(&other.products).for_each(|(own, more)| *own += more);
    }
}

/// Ridge regression around the weights before: what the data does not speak about stays as it was.
pub fn fit(sums: &Sums, before: &[f32]) -> (Vec<f32>, f64) {
    let size = before.len();
    let mut matrix = sums.squares.clone();
    let mut right = sums.products.clone();
    let before: Vec<f64> = before.iter().map(|weight| f64::from(*weight)).collect();
    for row in 0..size {
        for (column, weight) in before.iter().enumerate() {
            right[row] -= sums.squares[row * size + column] * weight;
        }
        let diagonal = &mut matrix[row * size + row];
        *diagonal += RIDGE * *diagonal + 1e-6 * sums.count.max(1.0);
    }
    let change = solve(matrix, right);
    let weights: Vec<f64> = before.iter().zip(change).map(|(weight, step)| weight + step).collect();
    let mut rest = sums.target;
    for row in 0..size {
        rest -= 2.0 * weights[row] * sums.products[row];
        for column in 0..size {
            rest += weights[row] * weights[column] * sums.squares[row * size + column];
        }
    }
    let explained = 1.0 - rest / sums.target.max(1e-9);
    (weights.into_iter().map(|weight| weight as f32).collect(), explained)
}

/// Solves a symmetric positive system by Cholesky's method.
fn solve(mut matrix: Vec<f64>, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for row in 0..size {
        for column in 0..=row {
            let mut sum = matrix[row * size + column];
            for at in 0..column {
                sum -= matrix[row * size + at] * matrix[column * size + at];
            }
            matrix[row * size + column] =
                if row == column { sum.max(1e-12).sqrt() } else { sum / matrix[column * size + column] };
        }
    }
    for row in 0..size {
        for at in 0..row {
            right[row] -= matrix[row * size + at] * right[at];
        }
        right[row] /= matrix[row * size + row];
    }
    for row in (0..size).rev() {
        for at in row + 1..size {
            right[row] -= matrix[at * size + row] * right[at];
        }
        right[row] /= matrix[row * size + row];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fit_finds_the_weights_that_made_the_data() {
        let truth = [2.0f32, -1.0, 0.5];
        let mut sums = Sums::new(3);
        for number in 0..300u32 {
            let features = [(number % 7) as f32 - 3.0, (number % 5) as f32 - 2.0, (number % 11) as f32 - 5.0];
            let target =
                features.iter().zip(truth).map(|(feature, weight)| f64::from(feature * weight)).sum();
            sums.add(&features, target);
        }
        let (weights, explained) = fit(&sums, &[0.0; 3]);
        for (weight, truth) in weights.iter().zip(truth) {
            assert!((weight - truth).abs() < 0.01, "{weights:?}");
        }
        assert!(explained > 0.99);
    }
}
