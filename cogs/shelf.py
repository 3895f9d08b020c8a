"""The games on the shelf."""

from __future__ import annotations

from cogs.faces import Face

COGS = ("space_alert", "starship_captains", "xia")
"""Cogs of the games themselves."""


def faces() -> dict[str, Face]:
    from cogs.space_alert import SpaceAlertFace
    from cogs.starship_captains import CaptainsFace
    from cogs.xia import XiaFace

    games = (SpaceAlertFace(), CaptainsFace(), XiaFace())
    return {game.key: game for game in games}
