-- Asides (an order, a gift) answer no question, and androids and standing orders move by themselves: neither is
-- "the last move" of a player.
ALTER TABLE actions ADD COLUMN aside INTEGER NOT NULL DEFAULT 0;
ALTER TABLE actions ADD COLUMN by_itself INTEGER NOT NULL DEFAULT 0;
DROP INDEX last_by_seat;
CREATE INDEX last_by_seat ON actions (game, seat, aside, number);
