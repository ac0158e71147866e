-- Who has said a line, so that no two who watch a table speak by one name. Lines of earlier programs do not tell.
ALTER TABLE chat ADD COLUMN who TEXT COLLATE "C";
