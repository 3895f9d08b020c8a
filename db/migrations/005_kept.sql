-- Small things the house remembers about itself: which commands Discord has.
CREATE TABLE kept (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
