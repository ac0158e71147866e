//! How quick the rules are.

testkit::benches!(valeria::Valeria, [1, 2, 3, 4, 5]);
