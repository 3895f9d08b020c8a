"""Starting units and Leaders: ships in space, the rest on home planets by choice (TI-164 to TI-166)."""

from __future__ import annotations

from collections import Counter
from typing import cast

from rules.core.contract import Action, Event
from rules.core.dice import Dice
from rules.core.stack import Circle, Question, choice, question
from rules.twilight_imperium.actions import ACTIONS, Settle
from rules.twilight_imperium.board import pieces, systems
from rules.twilight_imperium.components import PLANETS, RACES, UNITS
from rules.twilight_imperium.frames import Opening
from rules.twilight_imperium.state import Planet, ShipKind, State, Unit

FLOATS = "saar_floating_docks"
ASHORE = ("gf", "pds", "dock")


def opens(state: State) -> Opening:
    """Whoever has one home planet is not asked: there is nothing to choose."""
    return Opening(asked=[seat for seat in range(state.seats) if len(_planets(state, seat)) > 1])


def _planets(state: State, seat: int) -> list[Planet]:
    return systems.home(state, seat).planets


def due(state: State, seat: int) -> Counter[str]:
    """Units that go to planets; docks of the Saar float (TI-165)."""
    row = RACES[state.players[seat].race]
    afloat = FLOATS in row.abilities
    return Counter({u: n for u, n in row.units.items() if u in ASHORE and not (afloat and u == "dock")})


def leaders(state: State, seat: int) -> list[str]:
    race = state.players[seat].race
    return [f"{race}.{slot}" for slot in (1, 2, 3)]


def usual(state: State, seat: int, planet: str | None = None) -> Settle:
    """Everything on one planet, the richest unless another is named (TI-627)."""
    ids = [each.id for each in _planets(state, seat)]
    at = planet or max(ids, key=lambda id: (PLANETS[id].resources + PLANETS[id].influence, id))
    items = tuple(f"{at}.{unit}:{count}" for unit, count in sorted(due(state, seat).items()))
    return Settle(items, tuple(f"{leader}@{at}" for leader in leaders(state, seat)))


# Judging


def settles(state: State, seat: int, action: Action) -> bool:
    """All units and Leaders, each once, on home planets."""
    if not isinstance(action, Settle):
        return False
    placed, own = Counter[str](), {each.id for each in _planets(state, seat)}
    for planet, unit, count in map(_item, action.items):
        if planet not in own or count < 1:
            return False
        placed[unit] += count
    homes = [each.partition("@") for each in action.leaders]
    led = sorted(name for name, _, _ in homes) == leaders(state, seat) and all(
        at in own for _, _, at in homes
    )
    return led and placed == due(state, seat)


def _item(text: str) -> tuple[str, str, int]:
    """`jord.gf:3`; nonsense is a planet that nobody has."""
    planet, _, rest = text.partition(".")
    unit, _, digits = rest.partition(":")
    number = int(digits) if digits.isdecimal() else 1 if not digits else 0
    return (planet, unit, number) if unit in ASHORE else ("", unit, 0)


# The circle


def _ask(state: State, _: Opening, seat: int) -> Question | None:
    choices = [
        choice("ti-settle-on", usual(state, seat, each.id), planet=f"@{each.id}")
        for each in _planets(state, seat)
    ]
    return question(
        "ti-settle", *choices, accepts=lambda action: settles(state, seat, action), panel="settle"
    )


def _close(state: State, frame: Opening, _: Dice) -> list[Event]:
    state.stack.pop()
    said = dict(frame.answers(ACTIONS, range(state.seats)))
    for seat in range(state.seats):
        _place(state, seat, said.get(seat) or usual(state, seat))
    return [Event("ti-settled")]


def _place(state: State, seat: int, action: Action) -> None:
    assert isinstance(action, Settle)
    home = systems.home(state, seat)
    for unit, count in RACES[state.players[seat].race].units.items():
        if unit == "fighter":
            pieces.add_fighters(home, seat, count)
        elif UNITS[unit].ship or (unit == "dock" and not due(state, seat)["dock"]):
            pieces.launch(state, seat, cast(ShipKind, unit), home, count)
    for planet, unit, count in map(_item, action.items):
        pieces.station(state, seat, cast(Unit, unit), systems.planet(state, planet), count)
    for leader, _, planet in (each.partition("@") for each in action.leaders):
        systems.planet(state, planet).leaders.append(leader)


OPENING = Circle(_ask, _close)
