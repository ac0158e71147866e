-- What whoever runs the house has ordered, in order: a table hidden or closed, somebody blocked or signed out, and all of that
-- taken back. The latest order about something holds. Servers look for new ones all the time, so that an order holds
-- within a second wherever somebody plays.
CREATE TABLE orders (
    number  INTEGER PRIMARY KEY,
    verb    TEXT NOT NULL,
    -- The id of a table or of somebody.
    subject TEXT NOT NULL,
    -- What those who sit there are told.
    why     TEXT,
    made    INTEGER NOT NULL
) STRICT;
