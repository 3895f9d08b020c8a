-- A live game is told in one message that is edited, page by page: the message, and the row its page begins with.
ALTER TABLE games ADD COLUMN log_message INTEGER;
ALTER TABLE games ADD COLUMN log_since INTEGER NOT NULL DEFAULT 0;
