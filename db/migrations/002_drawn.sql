-- The number of the last action that the table message shows: after a crash it may lag behind `shown`.
ALTER TABLE games ADD COLUMN drawn INTEGER NOT NULL DEFAULT 0;
UPDATE games SET drawn = shown;
