//! All tests of this crate in one program, so that it is linked once.

mod attendance;
mod browser;
mod common;
mod database;
mod home;
mod hostile;
mod lessons;
mod messages;
mod new_table;
mod operating;
mod people;
mod pushes;
mod puzzles;
mod rehearsal;
mod reviews;
mod rules;
mod seeded;
mod size;
mod stored;
mod table;
mod training;
mod updates;
mod wishes;
