"""Every picture of Stars of Akarios by its name.

Of a battle: `chart`, `around` (a part of it), `cockpit.0` (of a seat), `enemy.ronin_scout` (of a type), and
`fight` while there is an attack; `strip.ronin_scout` is what a type did in the enemy phase. Views of `ways`,
`preview` and `danger` have what is asked for.
"""

from __future__ import annotations

from images.akarios.alt import alt_around, alt_chart, alt_cockpit, alt_enemy, alt_fight
from images.akarios.alt_drafts import alt_danger, alt_preview, alt_strip, alt_ways
from images.akarios.around import around
from images.akarios.chart import chart
from images.akarios.cockpit import cockpit
from images.akarios.danger import danger
from images.akarios.describe import describe
from images.akarios.enemy import enemy
from images.akarios.facts import ENEMIES
from images.akarios.fight import fight
from images.akarios.preview import preview
from images.akarios.strip import strip
from images.akarios.ways import ways
from images.catalogue import Catalogue, Film, Picture
from rules.akarios.view import View


def type_of(said: str) -> str:
    """A type of enemies."""
    if said not in ENEMIES:
        raise ValueError(said)
    return said


def on_table(view: View) -> str:
    """The battle where it is fought."""
    return "around"


def over(view: View) -> bool:
    return view.over


PICTURES = Catalogue(
    "akarios",
    {
        "chart": Picture(chart, alt_chart),
        "around": Picture(around, alt_around),
        "cockpit": Picture(cockpit, alt_cockpit, int),
        "enemy": Picture(enemy, alt_enemy, type_of),
        "fight": Picture(fight, alt_fight),
        "ways": Picture(ways, alt_ways),
        "preview": Picture(preview, alt_preview),
        "danger": Picture(danger, alt_danger),
        "strip": Picture(strip, alt_strip, type_of),
    },
    describe,
    Film("chart", over=over),
    on_table,
)
