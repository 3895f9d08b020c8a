"""Twilight Imperium at the table. It is not on the shelf yet: there is no `GAME`."""
