"""What holds of a single move: no dock makes more than it may, a new one nothing; a battle leaves one
side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from rules.core.contract import Action
from rules.twilight_imperium import frames
from rules.twilight_imperium.actions import Build
from rules.twilight_imperium.board import pieces, systems
from rules.twilight_imperium.components import PLANETS
from rules.twilight_imperium.effects.building import FLOATING
from rules.twilight_imperium.state import State

Faults = Callable[[State], list[str]]
"""What is wrong with what came of the move."""


def made(state: State, seat: int, action: Action) -> Callable[[State], None]:
    """As the kit wants it."""
    looks = [battles(state)]
    if isinstance(action, Build) and isinstance(state.stack[-1], frames.Producing):
        looks.append(production(state, seat, action))

    def look(after: State) -> None:
        found = [each for faults in looks for each in faults(after)]
        assert found == [], f"{found} after {action} of {seat}"

    return look


# Production


def ordered(action: Build) -> Iterator[tuple[str, str, int]]:
    """Where, what, how many."""
    for item in action.items:
        place, _, unit = item.rpartition(".")
        kind, _, count = unit.partition(":")
        yield place, kind, int(count or 1)


def production(state: State, seat: int, action: Build) -> Faults:
    """Units of each dock, single Fighters and Ground Forces too, and pieces that may appear (TI-386)."""
    units, bought = Counter[str](), Counter[str]()
    for place, kind, count in ordered(action):
        bought[kind] += count
        if kind != "dock":
            units[place] += count
    wrong = [each for dock, count in units.items() for each in _overdone(state, seat, dock, count)]
    before = pieces.on_board(state, seat)

    def look(after: State) -> list[str]:
        more = pieces.on_board(after, seat) - before
        return [*wrong, *(f"{more - bought} more than was ordered" for _ in [0] if more - bought)]

    return look


def _overdone(state: State, seat: int, dock: str, count: int) -> Iterator[str]:
    frame = state.stack[-1]
    assert isinstance(frame, frames.Producing)
    if count > most(state, seat, dock):
        yield f"{dock} makes {count} of {most(state, seat, dock)}"
    if dock.isdecimal():
        there = [each.id for each in state.systems[frame.system].docks if each.seat == seat]
        if int(dock) not in there:
            yield f"there is no dock {dock}"
        return
    planet = systems.planet(state, dock)
    if planet.owner != seat or planet.dock is None:
        yield f"{seat} has no dock on {dock}"
    elif planet.dock > state.round and count:
        yield f"the new dock on {dock} makes {count}"


def most(state: State, seat: int, dock: str) -> int:
    """The planet's resources and 2, 4 afloat, or what a law says; then what technologies and cards add
    (TI-005, TI-101, TI-386)."""
    player, afloat = state.players[seat], dock.isdecimal()
    law = any(each.card == "humane_labor" for each in state.laws)
    printed = 2 if law else FLOATING if afloat else _worth(state, dock)
    factory = afloat and "floating_factory" in player.technologies
    spikes = sum(each.n for each in state.lasting if each.source == "productivity_spike" and dock in each.on)
    return printed + factory + ("enviro_compensator" in player.technologies) + spikes


def _worth(state: State, dock: str) -> int:
    row, planet = PLANETS[dock], systems.planet(state, dock)
    kinds = [row.resources + (planet.facility == "refinery"), row.influence + (planet.facility == "colony")]
    law = any(law.card == "labor_force_politics" for law in state.laws)
    reversed_ = any(each.source == "yin_reversal" and dock in each.on for each in state.lasting)
    return kinds[law != reversed_] + 2


# Battles


def battles(state: State) -> Faults:
    """One that is over leaves ships of one side at most: whoever retreats has gone, and of a stalemate
    somebody has to leave (TI-052, TI-313)."""
    fought = {frame.number: frame for frame in state.stack if isinstance(frame, frames.Battle)}

    def look(after: State) -> list[str]:
        open_ = {frame.number for frame in after.stack if isinstance(frame, frames.Battle)}
        return [
            f"both sides of battle {number} are left in {frame.system}"
            for number, frame in fought.items()
            if number not in open_
            and {frame.seat, frame.defender} <= {*systems.present(after.systems[frame.system])}
        ]

    return look
