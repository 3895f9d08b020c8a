-- How often in a row Discord refused what was sent to a table's place: one that is gone is left alone.
ALTER TABLE games ADD COLUMN refused INTEGER NOT NULL DEFAULT 0;
