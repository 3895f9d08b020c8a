-- Two processes may think that a lobby is theirs: a write to it says which state of it was read.
ALTER TABLE games ADD COLUMN turn INTEGER NOT NULL DEFAULT 0;
-- Clicks on their way to the process whose table they are about.
CREATE TABLE relayed (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    berth INTEGER NOT NULL,
    payload BLOB NOT NULL,
    at REAL NOT NULL
);
