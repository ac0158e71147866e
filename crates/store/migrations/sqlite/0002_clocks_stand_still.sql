-- When somebody sat down here or took the seat back from a bot: clocks run from then on at the earliest.
ALTER TABLE seats ADD COLUMN since INTEGER;
-- When this house was last seen awake: clocks stand still while it is not.
CREATE TABLE house (alive INTEGER NOT NULL) STRICT;
INSERT INTO house (alive) VALUES (0);
