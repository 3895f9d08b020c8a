-- A live game is told in one message that is edited, page by page: the message, and the row its page begins with.
ALTER TABLE games ADD COLUMN log_message BIGINT;
ALTER TABLE games ADD COLUMN log_since BIGINT NOT NULL DEFAULT 0;
