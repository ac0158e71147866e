//! How quick the rules are.

testkit::benches!(dungeon_petz::DungeonPetz, [2, 3, 4]);
