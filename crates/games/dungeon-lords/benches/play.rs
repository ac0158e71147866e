//! How quick the rules are.

testkit::benches!(dungeon_lords::DungeonLords, [2, 3, 4]);
