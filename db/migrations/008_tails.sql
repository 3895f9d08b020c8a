-- Nobody reads a whole log for its end: the moves that stand by depth, takings back, notes, and a seat's own moves.
CREATE INDEX moves_by_depth ON actions (game, depth, number) WHERE kind = 'play';
CREATE INDEX takings_back ON actions (game, number, depth, seat) WHERE kind = 'undo';
CREATE INDEX notes ON actions (game, number) WHERE kind = 'note';
CREATE INDEX moves_by_hand ON actions (game, seat, number) WHERE kind = 'play' AND aside = 0 AND by_itself = 0;
CREATE INDEX snapshots_by_depth ON snapshots (game, version, depth, number);
