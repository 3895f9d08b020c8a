-- What the table's own components were known by when the game began; nothing where it plays with ours.
ALTER TABLE games ADD COLUMN content TEXT NOT NULL DEFAULT '';
