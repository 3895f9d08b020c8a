"""Every picture of Twilight Imperium by its name."""

from __future__ import annotations

from images.catalogue import Catalogue, Film, Picture
from images.twilight_imperium.alt import alt_galaxy, alt_objectives, alt_player
from images.twilight_imperium.describe import describe
from images.twilight_imperium.galaxy import galaxy
from images.twilight_imperium.objectives import objectives
from images.twilight_imperium.player import player
from rules.twilight_imperium.view import View


def on_table(view: View) -> str:
    return "galaxy"


PICTURES = Catalogue(
    "twilight_imperium",
    {
        "galaxy": Picture(galaxy, alt_galaxy),
        "player": Picture(player, alt_player, int),
        "objectives": Picture(objectives, alt_objectives),
    },
    describe,
    Film("galaxy"),
    on_table,
)
