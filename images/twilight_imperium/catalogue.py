"""Every picture of Twilight Imperium by its name."""

from __future__ import annotations

from images.catalogue import Catalogue, Film, Picture
from images.twilight_imperium.alt import alt_galaxy
from images.twilight_imperium.describe import describe
from images.twilight_imperium.galaxy import galaxy
from rules.twilight_imperium.view import View


def on_table(view: View) -> str:
    return "galaxy"


PICTURES = Catalogue(
    "twilight_imperium",
    {"galaxy": Picture(galaxy, alt_galaxy)},
    describe,
    Film("galaxy"),
    on_table,
)
