-- An answer given otherwise after others have moved on: a row of its own, which names the move it stands for. The table
-- is made anew, for no kind can be added to a check; the guards of the log stand on the new one.
CREATE TABLE log (
    game INTEGER NOT NULL REFERENCES games (id),
    number INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('play', 'undo', 'note', 'amend')),
    depth INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    user INTEGER,
    text TEXT NOT NULL,
    events TEXT NOT NULL DEFAULT '[]',
    chance INTEGER NOT NULL DEFAULT 0,
    interaction INTEGER,
    at REAL NOT NULL,
    aside INTEGER NOT NULL DEFAULT 0,
    by_itself INTEGER NOT NULL DEFAULT 0,
    amends INTEGER CHECK ((kind = 'amend') = (amends IS NOT NULL)),
    PRIMARY KEY (game, number)
) WITHOUT ROWID;
INSERT INTO log (game, number, kind, depth, seat, user, text, events, chance, interaction, at, aside, by_itself)
SELECT game, number, kind, depth, seat, user, text, events, chance, interaction, at, aside, by_itself FROM actions;
DROP TABLE actions;
ALTER TABLE log RENAME TO actions;

CREATE INDEX last_by_seat ON actions (game, seat, aside, number);
CREATE UNIQUE INDEX one_click ON actions (interaction) WHERE interaction IS NOT NULL;
CREATE INDEX moves_by_depth ON actions (game, depth, number) WHERE kind = 'play';
CREATE INDEX takings_back ON actions (game, number, depth, seat) WHERE kind = 'undo';
CREATE INDEX notes ON actions (game, number) WHERE kind = 'note';
CREATE INDEX moves_by_hand ON actions (game, seat, number) WHERE kind = 'play' AND aside = 0 AND by_itself = 0;
CREATE INDEX amendments ON actions (game, amends, number) WHERE kind = 'amend';

CREATE TRIGGER actions_are_never_changed BEFORE UPDATE ON actions
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TRIGGER a_move_is_a_step_for_who_learns_of_it AFTER INSERT ON actions WHEN NEW.kind = 'play'
BEGIN
    INSERT INTO steps (game, reader, depth, step)
    SELECT NEW.game, r.reader, NEW.depth,
        1 + COALESCE((SELECT MAX(step) FROM steps WHERE game = NEW.game AND reader = r.reader), 0)
    FROM (SELECT seat AS reader FROM seats WHERE game = NEW.game UNION ALL SELECT -1) AS r
    WHERE (r.reader = NEW.seat AND NEW.seat >= 0) OR EXISTS (
        SELECT 1 FROM json_each(NEW.events) AS event WHERE json_extract(event.value, '$.to') IS NULL
        OR r.reader IN (SELECT value FROM json_each(event.value, '$.to'))
    );
END;
CREATE TRIGGER an_undo_takes_steps_back AFTER INSERT ON actions WHEN NEW.kind = 'undo'
BEGIN DELETE FROM steps WHERE game = NEW.game AND depth > NEW.depth; END;
