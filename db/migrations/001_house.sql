CREATE TABLE games (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    version INTEGER NOT NULL,
    status TEXT NOT NULL DEFAULT 'lobby' CHECK (status IN ('lobby', 'running', 'paused', 'over', 'abandoned')),
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    thread INTEGER,
    message INTEGER,
    posted_at REAL,
    owner INTEGER NOT NULL,
    language TEXT NOT NULL DEFAULT 'en',
    options TEXT NOT NULL DEFAULT '{}',
    house TEXT NOT NULL DEFAULT '{}',
    seed BLOB NOT NULL,
    fingerprint TEXT NOT NULL,
    created_at REAL NOT NULL,
    started_at REAL,
    ended_at REAL,
    outcome TEXT,
    number INTEGER NOT NULL DEFAULT 0,
    depth INTEGER NOT NULL DEFAULT 0,
    state BLOB,
    moved_at REAL,
    shown INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX games_by_guild ON games (guild, status);
CREATE INDEX games_by_thread ON games (thread);

CREATE TABLE seats (
    game INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    user INTEGER,
    name TEXT NOT NULL,
    android INTEGER NOT NULL DEFAULT 0,
    offered INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;
CREATE INDEX seats_by_user ON seats (user);

-- The truth: append-only. depth is how many moves stand after this row; an undo lowers it.
CREATE TABLE actions (
    game INTEGER NOT NULL REFERENCES games (id),
    number INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('play', 'undo', 'note')),
    depth INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    user INTEGER,
    text TEXT NOT NULL,
    events TEXT NOT NULL DEFAULT '[]',
    chance INTEGER NOT NULL DEFAULT 0,
    interaction INTEGER,
    at REAL NOT NULL,
    PRIMARY KEY (game, number)
) WITHOUT ROWID;
CREATE INDEX last_by_seat ON actions (game, seat, number);
CREATE UNIQUE INDEX one_click ON actions (interaction) WHERE interaction IS NOT NULL;
CREATE TRIGGER actions_are_never_changed BEFORE UPDATE ON actions
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;

CREATE TABLE snapshots (
    game INTEGER NOT NULL REFERENCES games (id),
    number INTEGER NOT NULL,
    depth INTEGER NOT NULL,
    version INTEGER NOT NULL,
    state BLOB NOT NULL,
    PRIMARY KEY (game, number)
) WITHOUT ROWID;

CREATE TABLE people (
    user INTEGER PRIMARY KEY,
    language TEXT,
    dm INTEGER NOT NULL DEFAULT 0,
    quiet_from INTEGER,
    quiet_to INTEGER,
    zone TEXT NOT NULL DEFAULT 'UTC',
    vacation_until REAL
);

CREATE TABLE servers (
    guild INTEGER PRIMARY KEY,
    language TEXT,
    nudge_hours INTEGER NOT NULL DEFAULT 24
);

-- One ping per decision; `stamp` names the decision.
CREATE TABLE pings (
    game INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    stamp TEXT NOT NULL,
    channel INTEGER,
    message INTEGER,
    at REAL NOT NULL,
    nudged_at REAL,
    snoozed_until REAL,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;

-- Open questions to the table: take back, abandon, substitute.
CREATE TABLE consents (
    game INTEGER NOT NULL REFERENCES games (id),
    matter TEXT NOT NULL,
    user INTEGER NOT NULL,
    PRIMARY KEY (game, matter, user)
) WITHOUT ROWID;

CREATE TABLE looks (
    game INTEGER NOT NULL REFERENCES games (id),
    user INTEGER NOT NULL,
    number INTEGER NOT NULL,
    PRIMARY KEY (game, user)
) WITHOUT ROWID;

-- A running clock: mission second = (now - started_at) * rate, and held while it is paused.
CREATE TABLE clocks (
    game INTEGER PRIMARY KEY REFERENCES games (id),
    started_at REAL NOT NULL,
    rate REAL NOT NULL DEFAULT 1,
    held_at REAL,
    beat_at REAL NOT NULL,
    voice INTEGER
);

-- People the bot has muted, so that nobody stays muted whatever happens.
CREATE TABLE mutes (
    guild INTEGER NOT NULL,
    user INTEGER NOT NULL,
    game INTEGER NOT NULL,
    PRIMARY KEY (guild, user)
) WITHOUT ROWID;

CREATE VIRTUAL TABLE library USING fts5 (
    game UNINDEXED, rule UNINDEXED, language UNINDEXED, section, text, tokenize = 'unicode61 remove_diacritics 2'
);
