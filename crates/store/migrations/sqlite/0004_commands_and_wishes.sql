-- What clients call their answers and what the house calls its own are two kinds of names.
UPDATE moves SET command = CASE
    WHEN command LIKE 'bot-%' OR command LIKE 'undo-%' THEN 'house-' || version
    ELSE 'own-' || command END;
-- Whether the house may answer for the person here where none of their own cards can make a difference.
ALTER TABLE seats ADD COLUMN spare INTEGER NOT NULL DEFAULT 0;
UPDATE seats SET spare = 1 WHERE kind = 'person';
-- Leaving and coming back does not change how long somebody has been asked.
ALTER TABLE seats DROP COLUMN since;
