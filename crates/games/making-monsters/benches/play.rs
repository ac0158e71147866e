//! How quick the rules are.

testkit::benches!(making_monsters::MakingMonsters, [2, 3, 4]);
