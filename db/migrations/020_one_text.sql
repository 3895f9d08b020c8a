-- The same statements for every engine: no column bears a reserved word.
ALTER TABLE seats RENAME COLUMN user TO person;
ALTER TABLE actions RENAME COLUMN user TO person;
ALTER TABLE people RENAME COLUMN user TO person;
ALTER TABLE consents RENAME COLUMN user TO person;
ALTER TABLE looks RENAME COLUMN user TO person;
ALTER TABLE mutes RENAME COLUMN user TO person;
ALTER TABLE members RENAME COLUMN user TO person;
ALTER TABLE campaign_consents RENAME COLUMN user TO person;

-- A row here opens the log, within one transaction, for a person who wants to be forgotten.
CREATE TABLE opened (reason TEXT PRIMARY KEY NOT NULL) WITHOUT ROWID;
DROP TRIGGER actions_are_never_changed;
CREATE TRIGGER actions_are_never_changed BEFORE UPDATE ON actions WHEN NOT EXISTS (SELECT 1 FROM opened)
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;

-- Numbers are asked for before the row is written.
INSERT INTO sqlite_sequence (name, seq)
SELECT name, 0 FROM sqlite_master WHERE name IN ('games', 'campaigns') AND name NOT IN (SELECT name FROM sqlite_sequence);

-- The rulebooks are read anew at every start; their index is kept in memory.
DROP TABLE library;
