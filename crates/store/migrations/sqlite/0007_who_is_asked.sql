-- The seats whose answer a table waits for, a bit each: lists of tables need not play them again. Not known before the game
-- has been looked at.
ALTER TABLE tables ADD COLUMN asked INTEGER;
