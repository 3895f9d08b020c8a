-- The number of the last action of the telling under way: after a crash that very telling is taken up again.
ALTER TABLE games ADD COLUMN telling INTEGER NOT NULL DEFAULT 0;
