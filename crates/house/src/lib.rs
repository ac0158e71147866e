//! The games of this house. A new game is its own folder and one line here.

use engine::Valued;
use plug::Plug;

/// Something that is done with the type of a game, for those who need more of it than its plug: tests and benchmarks of bots.
pub trait Visit {
    fn game<G: Valued>(&mut self);
}

macro_rules! games {
    ($($folder:ident::$state:ident,)*) => {
        /// A plug is a constant and this list is not: what is generic over a game (bots, lab, pages) is compiled here, once for
        /// everybody, and an edit of a rule tests that game's own crate without it.
        pub static GAMES: &[&Plug] = &[$(&$folder::PLUG,)*];

        /// Visits the types of the same games, in the same order.
        pub fn visit(visitor: &mut impl Visit) {
            $(visitor.game::<$folder::$state>();)*
        }
    };
}

games! {
    valeria::Valeria,
    making_monsters::MakingMonsters,
    dungeon_petz::DungeonPetz,
    dungeon_lords::DungeonLords,
}
