-- What the buttons of a call are known by, from the moment it is sent: it calls fewer people as they answer, for less, and is edited.
ALTER TABLE pings ADD COLUMN call TEXT NOT NULL DEFAULT '';
