//! The games of this house. A new game is its own folder and one line here.

use plug::Plug;

/// A plug is a constant and this list is not: what is generic over a game (bots, lab, pages) is compiled here, once for
/// everybody, and an edit of a rule tests that game's own crate without it.
pub static GAMES: &[&Plug] =
    &[&valeria::PLUG, &making_monsters::PLUG, &dungeon_petz::PLUG, &dungeon_lords::PLUG];
