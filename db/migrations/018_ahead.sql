-- The number of the last aside told at once, ahead of the turn under way: a gift.
ALTER TABLE games ADD COLUMN ahead INTEGER NOT NULL DEFAULT 0;
