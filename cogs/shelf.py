"""The games on the shelf."""

from __future__ import annotations

from cogs.faces import Face

COGS = ("space_alert", "starship_captains", "xia")
"""Cogs of the games themselves."""


def faces() -> dict[str, Face]:
    from cogs.space_alert import face as space_alert
    from cogs.starship_captains import face as starship_captains
    from cogs.xia import face as xia

    games = (space_alert, starship_captains, xia)
    return {game.key: game for game in games}
