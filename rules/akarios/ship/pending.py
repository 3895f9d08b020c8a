"""What waits for the next attack (AK-282 to AK-287, AK-531, AK-537, AK-562, AK-563). An attack takes it off
the list and keeps it in words: `damage:2`, `push:1`, `no_draw:1`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from rules.akarios.language import Addition, Next
from rules.akarios.ship.arcs import Reach
from rules.akarios.state import Battle, Cockpit, Pending

Span = Literal["phase", "round", "battle"]
FIGURES = ("damage", "range", "targets", "advantage", "disadvantage", "no_draw")
FIRST = ("damage", "advantage", "disadvantage", "no_draw")
"""For the first target only (AK-285)."""


def add(cockpit: Cockpit, source: str, what: str, n: int = 1, until: Span = "battle") -> None:
    """It may wait for a later round, at most to the end of the scenario (AK-283)."""
    cockpit.pending.append(Pending(source, what, n, until))


def grant(cockpit: Cockpit, source: str, given: Next, chosen: Sequence[Addition] = ()) -> None:
    """What a card says of the next attack; of its choices those that were chosen."""
    until: Span = "battle" if given.until == "enemy_phase" else given.until
    for addition in (*given.effects, *chosen):
        add(cockpit, source, addition.effect, addition.n, until)
    for what in ("damage", "range", "targets"):
        if getattr(given, what):
            add(cockpit, source, what, getattr(given, what), until)
    if given.advantage:
        add(cockpit, source, "advantage", 1, until)
    if given.no_draw:
        add(cockpit, source, "no_draw", 1, until)


def take(cockpit: Cockpit) -> list[str]:
    """All of it is used up by this attack, also if it misses (AK-284, AK-286)."""
    taken = [f"{each.what}:{each.n}" for each in cockpit.pending]
    cockpit.pending = []
    return taken


def waiting(cockpit: Cockpit) -> list[str]:
    """What the next attack would take."""
    return [f"{each.what}:{each.n}" for each in cockpit.pending]


def end_of_phase(battle: Battle) -> None:
    for cockpit in battle.cockpits:
        cockpit.pending = [each for each in cockpit.pending if each.until != "phase"]


def end_of_round(battle: Battle) -> None:
    for cockpit in battle.cockpits:
        cockpit.pending = [each for each in cockpit.pending if each.until == "battle"]


# What an attack has taken


def figure(taken: Sequence[str], what: str, *, first: bool = True) -> int:
    """Values of several cards add up (AK-286)."""
    if what in FIRST and not first:
        return 0
    return sum(n for name, n in map(_read, taken) if name == what)


def effects(taken: Sequence[str]) -> list[Addition]:
    """For every target (AK-285). The same effect counts once, the furthest Push or Pull (AK-286)."""
    found: dict[str, int] = {}
    for name, n in map(_read, taken):
        if name not in FIGURES:
            found[name] = max(n, found.get(name, 0))
    return [Addition(name, n) for name, n in found.items()]  # type: ignore[arg-type]


def _read(word: str) -> tuple[str, int]:
    name, _, n = word.partition(":")
    return name, int(n)


def reach(reach: Reach, more: int) -> Reach:
    """More range, but not for an attack with an arc (AK-562)."""
    return reach._replace(range=reach.range + more) if reach.ranged and reach.range else reach


def targets(printed: int | Literal["all"], more: int) -> int | Literal["all"]:
    """More targets, but not more than all (AK-563)."""
    return printed if printed == "all" else printed + more
