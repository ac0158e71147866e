-- Whether whoever plays here alone against bots is told after each answer how good it was.
ALTER TABLE tables ADD COLUMN training INTEGER NOT NULL DEFAULT 0;
