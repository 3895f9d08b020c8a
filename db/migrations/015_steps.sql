-- The moves that stand, numbered for each reader by what they learned of: seat by seat, -1 for spectators. How many others
-- there are is a secret. The log itself keeps this: rows are added with a move and go with an undo.
CREATE TABLE steps (
    game INTEGER NOT NULL REFERENCES games (id),
    reader INTEGER NOT NULL,
    depth INTEGER NOT NULL,
    step INTEGER NOT NULL,
    PRIMARY KEY (game, reader, depth)
) WITHOUT ROWID;
CREATE UNIQUE INDEX depth_of_step ON steps (game, reader, step);

INSERT INTO steps (game, reader, depth, step)
SELECT m.game, r.reader, m.depth, ROW_NUMBER() OVER (PARTITION BY m.game, r.reader ORDER BY m.depth)
FROM (
    SELECT a.game, a.depth, a.seat, a.events, MAX(a.number)
    FROM actions AS a JOIN games AS g ON g.id = a.game
    WHERE a.kind = 'play' AND a.depth <= g.depth GROUP BY a.game, a.depth
) AS m JOIN (SELECT game, seat AS reader FROM seats UNION ALL SELECT id, -1 FROM games) AS r ON r.game = m.game
WHERE (r.reader = m.seat AND m.seat >= 0) OR EXISTS (
    SELECT 1 FROM json_each(m.events) AS event WHERE json_extract(event.value, '$.to') IS NULL
    OR r.reader IN (SELECT value FROM json_each(event.value, '$.to'))
);

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
