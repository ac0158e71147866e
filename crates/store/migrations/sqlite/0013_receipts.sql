-- The latest transaction of each writer. Nobody writes it here: a database in a file does not lose its connection.
CREATE TABLE receipts (
    writer TEXT PRIMARY KEY,
    wrote  INTEGER NOT NULL,
    made   INTEGER NOT NULL
) STRICT;
