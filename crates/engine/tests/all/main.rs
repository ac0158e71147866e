//! All tests of this crate in one program, so that it is linked once.

mod laws;
mod scenario;
mod table;
mod toy;
