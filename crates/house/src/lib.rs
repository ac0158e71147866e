//! The games of this house. A new game is its own folder and one line here.

use plug::Plug;

pub const GAMES: &[&Plug] =
    &[&valeria::PLUG, &making_monsters::PLUG, &dungeon_petz::PLUG, &dungeon_lords::PLUG];
