-- A campaign is a chain of games; between two of them its sheet is all there is.
CREATE TABLE campaigns (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    thread INTEGER,
    message INTEGER,
    owner INTEGER NOT NULL,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    options TEXT NOT NULL DEFAULT '{}',
    status TEXT NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'over', 'abandoned')),
    sheet BLOB NOT NULL,
    sheet_version INTEGER NOT NULL,
    content TEXT NOT NULL DEFAULT '',
    chapter INTEGER NOT NULL DEFAULT 0,
    created_at REAL NOT NULL,
    moved_at REAL NOT NULL
);
CREATE UNIQUE INDEX one_name ON campaigns (guild, game, name) WHERE status = 'open';
CREATE INDEX campaigns_by_thread ON campaigns (thread);

-- People by their number on the sheet, which knows no people. `joined` is the chapter's game they came with.
CREATE TABLE members (
    campaign INTEGER NOT NULL REFERENCES campaigns (id),
    member INTEGER NOT NULL,
    user INTEGER,
    name TEXT NOT NULL,
    joined INTEGER NOT NULL REFERENCES games (id),
    left_at REAL,
    PRIMARY KEY (campaign, member)
) WITHOUT ROWID;
CREATE INDEX members_by_user ON members (user);

CREATE TABLE chapters (
    campaign INTEGER NOT NULL REFERENCES campaigns (id),
    chapter INTEGER NOT NULL,
    game INTEGER NOT NULL UNIQUE REFERENCES games (id),
    roster TEXT NOT NULL DEFAULT '[]',
    before BLOB,
    after BLOB,
    entry TEXT,
    ended TEXT CHECK (ended IN ('closed', 'abandoned', 'set_aside')),
    PRIMARY KEY (campaign, game)
) WITHOUT ROWID;
CREATE UNIQUE INDEX one_open_chapter ON chapters (campaign) WHERE ended IS NULL;

-- Who has agreed to go back.
CREATE TABLE campaign_consents (
    campaign INTEGER NOT NULL REFERENCES campaigns (id),
    matter TEXT NOT NULL,
    user INTEGER NOT NULL,
    PRIMARY KEY (campaign, matter, user)
) WITHOUT ROWID;

ALTER TABLE games ADD COLUMN campaign INTEGER REFERENCES campaigns (id);
ALTER TABLE games ADD COLUMN legacy BLOB;
