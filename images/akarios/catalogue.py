"""Every picture of Stars of Akarios by its name.

Of a battle: `chart`, `around` (a part of it), `cockpit.0` (of a seat), `enemy.ronin_scout` (of a type), and
`fight` while there is an attack; `strip.ronin_scout` is what a type did in the enemy phase. Views of `ways`,
`preview` and `danger` have what is asked for.

Between battles: `scene` of a page, `atlas` of a system, `voyage` of all three, `world`, `hangar`, and of a
seat `pilot.0`; `shelf.weapon` or `shelf.weapon-2` (a tab of a market, and its pages), `result` of a mission.
"""

from __future__ import annotations

from images.akarios.alt import alt_around, alt_chart, alt_cockpit, alt_enemy, alt_fight
from images.akarios.alt_drafts import alt_danger, alt_preview, alt_strip, alt_ways
from images.akarios.alt_squad import (
    alt_atlas,
    alt_hangar,
    alt_pilot,
    alt_result,
    alt_scene,
    alt_shelf,
    alt_voyage,
    alt_world,
)
from images.akarios.around import around
from images.akarios.atlas import atlas
from images.akarios.chart import chart
from images.akarios.cockpit import cockpit
from images.akarios.danger import danger
from images.akarios.describe import describe
from images.akarios.enemy import enemy
from images.akarios.facts import ENEMIES
from images.akarios.fight import fight
from images.akarios.hangar import hangar
from images.akarios.pilot import pilot
from images.akarios.preview import preview
from images.akarios.result import result
from images.akarios.scene import scene
from images.akarios.shelf import SERVICES, known_tab, shelf
from images.akarios.strip import strip
from images.akarios.voyage import voyage
from images.akarios.ways import ways
from images.akarios.world import world
from images.catalogue import Catalogue, Film, Picture
from rules.akarios.view import View


def type_of(said: str) -> str:
    """A type of enemies."""
    if said not in ENEMIES:
        raise ValueError(said)
    return said


def on_table(view: View) -> str:
    """By the stage: the battle where it is fought, the world when it is walked on, what a mission brought,
    the page that is read, the market, the map of a voyage; between them the squad."""
    if view.battle is not None and view.stage in ("battle", "muster"):
        return "around"
    if view.world is not None and view.stage == "world":
        return "world" if view.world.places else "scene"
    if view.debrief is not None and view.stage in ("debrief", "over"):
        return "result"
    if view.market is not None:
        return f"shelf.{SERVICES}"
    if view.sheet is None or view.page is not None or view.stage == "story":
        return "scene"
    return "atlas" if view.stage == "voyage" else "hangar"


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
        "pilot": Picture(pilot, alt_pilot, int),
        "hangar": Picture(hangar, alt_hangar),
        "shelf": Picture(shelf, alt_shelf, known_tab),
        "atlas": Picture(atlas, alt_atlas),
        "voyage": Picture(voyage, alt_voyage),
        "world": Picture(world, alt_world),
        "scene": Picture(scene, alt_scene),
        "result": Picture(result, alt_result),
    },
    describe,
    Film("chart", over=over),
    on_table,
)
