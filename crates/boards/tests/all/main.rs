//! All tests of this crate in one program, so that it is linked once.

mod dungeon_lords_page;
mod dungeon_petz_page;
mod making_monsters_page;
mod told;
