"""Stars of Akarios at the table. It is not on the shelf yet: there is no `GAME`."""
