"""What the rules count on in the components, beyond what a row says of itself (`python -m rules.check`)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.data import RULES, Data
from rules.xia.components import (
    ABILITIES,
    LOADOUTS,
    MISSIONS,
    NPCS,
    OUTFITS,
    SECTORS,
    SHIPS,
    STAR,
    TIGER,
    TITLES,
)
from rules.xia.geometry import printed


def faults() -> Iterator[str]:
    yield from _known()
    yield from _sectors()
    for mission in MISSIONS.values():
        for place in (mission.pickup, mission.delivery, mission.sneak):
            if place is not None and place not in SECTORS:
                yield f"missions.toml: {mission.id} leads to {place}, which is not a sector"
    for ship in SHIPS.values():
        if ship.ability not in ABILITIES:
            yield f"ships.toml: {ship.id} has the ability {ship.ability}, which does not exist"
    for outfit in OUTFITS.values():
        if outfit.targets < 1 or (outfit.targets > 1 and outfit.type in ("engine", "shield")):
            yield f"outfits.toml: {outfit.id} hits {outfit.targets} ships; only guns may hit several"
    for npc in NPCS.values():
        if npc.home not in SECTORS:
            yield f"npcs.toml: {npc.id} is at home in {npc.home}, which is not a sector"
    for loadout in LOADOUTS.values():
        yield from (
            f"first_game.toml: {loadout.id} has {outfit}, which is not an outfit"
            for outfit in loadout.outfits
            if outfit not in OUTFITS
        )


def _known() -> Iterator[str]:
    """What these cards do is code, found by their ids; only names and numbers may differ."""
    ours = Data("xia", content=RULES)
    for name, table, own in (("abilities", "ability", ABILITIES), ("titles", "title", TITLES)):
        ids = {row["id"] for row in ours.file(name)[table]}
        yield from (f"{name}.toml: unknown id {id}; keep the ids of our file" for id in own if id not in ids)


def _sectors() -> Iterator[str]:
    yield from (f"sectors.toml: the sector {id} is missing" for id in (STAR, TIGER) if id not in SECTORS)
    for id in SECTORS:
        if len(printed(id)) != 19:
            yield f"sectors.toml: {id} must have 19 spaces"
    numbers = sorted(space.spawn for id in SECTORS for space in printed(id) if space.spawn is not None)
    if numbers != list(range(1, 20)):
        yield f"sectors.toml: expected spawn points 1 to 19, each once; found {numbers}"
