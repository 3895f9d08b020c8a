-- A digest of what the table message shows: it is not edited when nothing visible has changed.
ALTER TABLE games ADD COLUMN looks TEXT NOT NULL DEFAULT '';
