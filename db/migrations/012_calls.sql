-- A call names all that a seat owes: when each question was asked (seconds after `at`), and when the first of their
-- clocks runs out.
ALTER TABLE pings ADD COLUMN due REAL;
ALTER TABLE pings ADD COLUMN asked TEXT NOT NULL DEFAULT '{}';
UPDATE pings SET due = 0; -- whatever is owed now is looked at once after the next start
CREATE INDEX pings_by_due ON pings (due) WHERE due IS NOT NULL;
