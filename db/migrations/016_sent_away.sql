-- Whoever disconnects the voice by hand means it: it stays out for the rest of the mission, over a restart too.
ALTER TABLE clocks ADD COLUMN sent_away INTEGER NOT NULL DEFAULT 0;
