//! A real browser at the table: whole games by clicking, by keyboard alone and with scripts off, on a desktop and on a
//! phone, in both languages, two people at one table, a server that goes away and comes back; and an examination of
//! every kind of page.
//!
//! Every game is a rehearsal by a number of its own, so what passed once passes again; `MENAGERIE_EXPLORE=7` plays
//! other games, in search of pictures that nobody has seen yet.
//!
//! Needs `chromium` and `chromedriver`; `cargo xtask test` installs them where it can. Without them these tests say so
//! and pass, unless `MENAGERIE_BROWSER=required`.

mod alerts;
mod arrival;
mod audit;
mod drag;
mod driver;
mod games;
mod keyboard;
mod lessons;
mod memory;
mod play;
mod presses;
mod pushes;
mod puzzles;
mod replay;
mod scripts_off;
mod sure;
mod teaching;
mod together;
mod viewport;
mod wishes;
