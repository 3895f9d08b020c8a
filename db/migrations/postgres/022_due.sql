-- When somebody's silence is to be looked at again: at once after all that happens, NULL if nothing can come of it. The minute's
-- look reads the tables that are due, and a start picks up what went on by itself.
ALTER TABLE games ADD COLUMN due_at DOUBLE PRECISION DEFAULT 0;
CREATE INDEX games_by_due ON games (due_at) WHERE status = 'running';
CREATE INDEX lobbies_by_age ON games (created_at) WHERE status = 'lobby';
