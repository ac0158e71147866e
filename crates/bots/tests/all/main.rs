//! All tests of this crate in one program, so that it is linked once.

mod budgets;
mod fairness;
mod first;
mod length;
mod levels;
mod nets;
