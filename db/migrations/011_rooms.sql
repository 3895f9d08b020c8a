-- Private threads in which two players of a table talk. By person, not by seat: a substitute reads no old talk.
CREATE TABLE rooms (
    game INTEGER NOT NULL REFERENCES games (id),
    one INTEGER NOT NULL,
    other INTEGER NOT NULL,
    thread INTEGER NOT NULL,
    PRIMARY KEY (game, one, other)
) WITHOUT ROWID;
