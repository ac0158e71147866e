-- What whoever runs the house has ordered, in order. The latest order about something holds.
CREATE TABLE orders (
    number  BIGINT PRIMARY KEY,
    verb    TEXT NOT NULL,
    -- The id of a table or of somebody.
    subject TEXT COLLATE "C" NOT NULL,
    -- What those who sit there are told.
    why     TEXT,
    made    BIGINT NOT NULL
);
