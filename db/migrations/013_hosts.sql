-- Open tables of a host, counted whenever one is opened.
CREATE INDEX open_by_owner ON games (owner, status);
