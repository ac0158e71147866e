//! A real browser at the table: whole games by clicking, by keyboard alone and with scripts off, on a desktop and on a
//! phone, in both languages, two people at one table, a server that goes away and comes back; and an examination of
//! every kind of page.
//!
//! Needs `chromium` and `chromedriver`; `cargo xtask test` installs them where it can. Without them these tests say so
//! and pass, unless `MENAGERIE_BROWSER=required`.

mod audit;
mod driver;
mod games;
mod keyboard;
mod play;
mod scripts_off;
mod together;

// Every test file uses a part of it.
#[allow(dead_code)]
#[path = "../common/mod.rs"]
mod common;
