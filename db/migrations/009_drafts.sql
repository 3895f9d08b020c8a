-- What a seat has put together and not yet played: ticks of a menu, steps of a move. Never part of the log.
CREATE TABLE drafts (
    game INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    matter TEXT NOT NULL,
    said TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (game, seat, matter)
) WITHOUT ROWID;
