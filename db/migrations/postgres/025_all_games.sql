-- What is asked of all games at once reads only those it is about, however many there have been: tables under way one after the other,
-- what ended lately, where Discord refuses us, and open tables of a channel.
CREATE INDEX under_way ON games (id) WHERE status IN ('running', 'paused');
CREATE INDEX games_by_end ON games (ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX games_refused ON games (refused) WHERE refused > 0;
CREATE INDEX open_by_channel ON games (channel) WHERE status IN ('lobby', 'running', 'paused');
DROP INDEX games_under_way;
