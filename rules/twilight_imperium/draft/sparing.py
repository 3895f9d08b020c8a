"""A fleet that would lose ships or Fighters at once may go so (TI-133, TI-147): it is asked once more, and
offered first what comes closest to it and loses nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec.structs import replace as with_

from rules.core.contract import phrase
from rules.twilight_imperium.actions import Move
from rules.twilight_imperium.components import UNITS
from rules.twilight_imperium.fleets import limits
from rules.twilight_imperium.state import Ship
from rules.twilight_imperium.tactical import items
from rules.twilight_imperium.tactical.items import Item
from rules.twilight_imperium.tactical.reach import DOCK, FIGHTER
from rules.twilight_imperium.tactical.voyage import Voyage
from rules.twilight_imperium.view import FleetView

GROUND = ("gf", "shock")
TRIES = 40
"""Moves that are judged at most: each is looked at whole."""

Judged = Callable[[Move], tuple[Voyage, FleetView] | None]
"""What a move would come to; None if it is illegal."""


def excess(found: FleetView) -> int:
    """Ships beyond Fleet Supply (TI-147)."""
    return max(0, found.ships - found.limit) if found.limit else 0


def lost(found: FleetView) -> int:
    return excess(found) + sum(count for _, count in found.stranded)


def spared(end: str, move: Move, judged: Judged) -> Move | None:
    """The nearest move that loses nothing: a change at a time, those first that leave the least to lose."""
    open_, seen = [move], {move}
    for _ in range(TRIES):
        if not open_:
            return None
        at = open_.pop(0)
        here = judged(at)
        if here is None:
            continue
        voyage, found = here
        if not lost(found):
            return at
        for each in _changed(end, at, voyage, found):
            if each not in seen:
                seen.add(each)
                open_.append(each)
    return None


def _changed(end: str, move: Move, voyage: Voyage, found: FleetView) -> Iterator[Move]:
    """Fighters come along or stay, or a ship stays with what it would carry."""
    for at, count in found.stranded:
        if at != end:
            yield _more(move, at, count)
            yield _less(_more(move, at, count), count)
        else:
            yield from (_fewer(move, origin, count) for origin in sorted(voyage.fighters))
    over = excess(found) > 0
    starts = {at for at, _ in found.stranded}
    for at, ship in sorted(voyage.ships, key=_worth):
        if ship.kind != DOCK and (over or at in starts):
            yield without(move, {str(ship.id)})


def _worth(place: tuple[str, Ship]) -> tuple[int, int, int]:
    """The cheapest stays, the emptiest of them."""
    ship = place[1]
    return UNITS[ship.kind].cost, limits.aboard(ship), ship.id


def _more(move: Move, at: str, count: int) -> Move:
    return with_(move, items=(*move.items, items.write(Item(at, FIGHTER, count))))


def _less(move: Move, count: int) -> Move:
    """So many Ground Forces fewer: they make room."""
    kept = list[str]()
    for item in reversed(items.read(move.load)):
        less = min(count, item.n) if item.unit in GROUND else 0
        count -= less
        if item.n > less:
            kept.append(items.write(item._replace(n=item.n - less)))
    return with_(move, load=tuple(reversed(kept)))


def _fewer(move: Move, at: str, count: int) -> Move:
    kept = list[str]()
    for item in reversed(items.read(move.items)):
        if item.place == at and item.unit == FIGHTER and count:
            less = min(count, item.n)
            count, item = count - less, item._replace(n=item.n - less)
            if not item.n:
                continue
        kept.append(items.write(item))
    return with_(move, items=tuple(reversed(kept)))


def without(move: Move, left: set[str]) -> Move:
    """What was to be carried by a ship that stays, stays too."""
    gone = {each for each in left if each.isdecimal()}
    kept = [
        each for each in (*move.items, *move.load) if each not in left and each.partition("@")[2] not in gone
    ]
    return with_(
        move, items=tuple(e for e in move.items if e in kept), load=tuple(e for e in move.load if e in kept)
    )


# In words


def changes(voyage: Voyage, other: Voyage) -> tuple[str, ...]:
    """What the other one does otherwise: who stays, and which Fighters come besides or not."""
    going = {ship.id for _, ship in other.ships}
    found = [
        phrase("ti-draft-spare-stays", unit=f"@{ship.kind}", place=at)
        for at, ship in voyage.ships
        if ship.id not in going
    ]
    for at in sorted({*voyage.fighters, *other.fighters}):
        more = other.fighters.get(at, 0) - voyage.fighters.get(at, 0)
        if more > 0:
            found.append(phrase("ti-draft-spare-comes", count=more, place=at))
        elif more < 0 and any(place == at and ship.id in going for place, ship in voyage.ships):
            found.append(phrase("ti-draft-spare-fewer", count=-more, place=at))
    ashore = {each.ship for each in voyage.loads} <= going and _troops(voyage) - _troops(other)
    if ashore:
        found.append(phrase("ti-draft-spare-ashore", count=ashore))
    return tuple(found)


def _troops(voyage: Voyage) -> int:
    return sum(each.n for each in voyage.loads if each.unit in GROUND)
