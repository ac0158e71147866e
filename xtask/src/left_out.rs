//! What is left out on a machine without a server, with the names of the tests in brackets. A test looks whether a name is missing
//! (`crates/menagerie/tests/all/left_out.rs`).

pub const WITHOUT_NATS: &str = "the lab on many machines (farm), of bots on machines of their own (thinkers), of several nodes \
    (nodes) and of the encrypted way to PostgreSQL (tls)";

pub const WITHOUT_POSTGRES: &str = "the store and the server on it (on_postgres in store and server), of orders, backups and moves on \
    it (admin, moving), of several nodes (nodes) and of the encrypted way to it (tls)";
