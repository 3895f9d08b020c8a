"""The games on the shelf."""

from __future__ import annotations

from cogs.faces import Face

COGS = ("space_alert",)
"""Cogs of the games themselves."""


def faces() -> dict[str, Face]:
    from cogs.space_alert import face as space_alert

    games = (space_alert,)
    return {game.key: game for game in games}
