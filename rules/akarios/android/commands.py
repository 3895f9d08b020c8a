"""Commands worth weighing: for each action the cheapest dice, every way, the weakest targets (AK-906,
AK-911)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from rules.akarios.actions import Act
from rules.akarios.battle import commands, suggesting
from rules.akarios.battle.cells import placements
from rules.akarios.battle.deeds import Deed, deeds
from rules.akarios.battle.flying import ready
from rules.akarios.battle.suggesting import cheapest
from rules.akarios.state import Cockpit, State

WAYS = 25
"""Of one action and payment."""


class Command(NamedTuple):
    found: Deed
    act: Act


def usable(found: Deed) -> bool:
    return found.when == "action" and (found.card is None or ready(found.card))


def payments(cockpit: Cockpit, found: Deed) -> list[tuple[int, ...]]:
    """For each number of dice the cheapest ones: plain faces before jokers before stress."""
    best: dict[int, tuple[int, ...]] = {}
    for places in placements(found.cells, found.used, cockpit.dice):
        known = best.get(len(places))
        if known is None or cheapest(cockpit, places) < cheapest(cockpit, known):
            best[len(places)] = places
    return list(best.values())


def listed(state: State, seat: int) -> Iterator[Command]:
    battle = state.fight
    cockpit = battle.cockpits[seat]
    for found in deeds(battle, seat):
        if not usable(found):
            continue
        for dice in payments(cockpit, found):
            for act in islice(suggesting.said(battle, seat, found, dice), WAYS):
                if commands.refusal(state, seat, act) is None:
                    yield Command(found, act)
