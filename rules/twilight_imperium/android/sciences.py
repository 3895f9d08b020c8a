"""Technologies: what each is worth, with what it leads to and what objectives ask for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

from rules.twilight_imperium.actions import Follow, Research
from rules.twilight_imperium.android import worth
from rules.twilight_imperium.android.eyes import Eyes
from rules.twilight_imperium.components import TECHNOLOGIES, Colour

WORTH = {
    "hylar_v_assault_laser": 4.0,
    "deep_space_cannon": 2.5,
    "automated_defense_turrets": 3.0,
    "magen_defense_grid": 3.0,
    "war_sun": 7.0,
    "assault_cannon": 4.0,
    "graviton_negator": 3.0,
    "antimass_deflectors": 4.0,
    "xrd_transporters": 7.0,
    "maneuvering_jets": 2.5,
    "light_wave_deflector": 5.0,
    "type_iv_drive": 6.0,
    "advanced_fighters": 6.0,
    "fleet_logistics": 6.0,
    "stasis_capsules": 4.0,
    "cybernetics": 6.0,
    "neural_motivator": 5.0,
    "gen_synthesis": 4.0,
    "hyper_metabolism": 6.0,
    "dacxive_animators": 4.0,
    "x89_bacterial_weapon": 3.0,
    "enviro_compensator": 5.0,
    "sarween_tools": 7.0,
    "micro_technology": 6.0,
    "graviton_laser_system": 3.0,
    "nano_technology": 3.0,
    "integrated_economy": 5.0,
    "transit_diodes": 4.0,
}
"""In resources; a racial one is worth `OWN`."""
OWN = 5.0
ONWARD = 0.25
"""Of what it is needed for."""
Way = TypeVar("Way", Follow, Research)


def best(eyes: Eyes, ways: Sequence[Way]) -> Way | None:
    found = [each for each in ways if _named(each)]
    return max(found, key=lambda each: value(eyes, _named(each)[0])) if found else next(iter(ways), None)


def _named(way: Follow | Research) -> tuple[str, ...]:
    return way.what if isinstance(way, Follow) else way.ids


def value(eyes: Eyes, id: str) -> float:
    if id not in TECHNOLOGIES:
        return OWN
    onward = sum(
        ONWARD * WORTH[each.id]
        for each in TECHNOLOGIES.values()
        if id in each.requires and each.id not in eyes.player.technologies
    )
    return WORTH[id] + onward + _coloured(eyes, TECHNOLOGIES[id].color)


def _coloured(eyes: Eyes, color: Colour) -> float:
    """What objectives ask for: many of one colour, or two of three."""
    owned = Counter(TECHNOLOGIES[each].color for each in eyes.player.technologies if each in TECHNOLOGIES)
    second = 4.0 if owned[color] == 1 else 1.0 if not owned[color] else 0.0
    return worth.wants(eyes, "max_tech_in_color") * owned[color] + worth.wants(eyes, "colors_with") * second
