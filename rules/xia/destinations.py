"""Which of the spaces in reach are offered: those beside the ship, those where there is something to do, and
the farthest, at most 25; the safest first."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from rules.core.contract import Choice, phrase
from rules.core.stack import choice
from rules.xia import crossings, paths, query
from rules.xia.actions import Fly
from rules.xia.frames import Moving
from rules.xia.geometry import board
from rules.xia.paths import Odds, Way
from rules.xia.state import State
from rules.xia.view import Reach

MOST = 25
FEATURES = {"M": "mission", "B": "buy", "$": "sell", "X": "extract"}


def there(state: State, space: str) -> str:
    """The word for what makes a space worth flying to; "" for none."""
    each = board(state).spaces[space]
    if space in state.unseen:
        return "token"
    if any(cube.space == space for cube in state.loose):
        return "cubes"
    found = next((word for mark, word in FEATURES.items() if mark in each.features), "")
    return found or ("gate" if each.kind == "gate" else "planet" if each.planet else "")


def goods(state: State, space: str) -> str:
    """The cargo that a space deals in or gives up, for its word; "" for none."""
    each = board(state).spaces[space]
    of = each.region
    kind = of and {"buy": of.buy, "sell": of.sell, "extract": of.yields}.get(there(state, space))
    return "" if kind is None else phrase("xia-pic-any-cargo") if kind == "any" else f"@{kind}"


def offered(state: State, frame: Moving) -> list[Way]:
    found = paths.ways(state, frame.seat, frame.left, around=frame.minor_only)
    others = {space for ship, space in query.ships(state) if ship != str(frame.seat)}
    open_ways = [
        way
        for way in found.values()
        if not way.certain_death and (way.space not in others or _worth_passing(state, frame, way))
    ]
    if len(open_ways) > MOST:
        rank = _ranking(state, others)
        open_ways = sorted(open_ways, key=rank)[:MOST]
    return sorted(open_ways, key=lambda way: _listed(state, frame, way))


def _listed(state: State, frame: Moving, way: Way) -> tuple[Fraction, bool, int, int, str]:
    """Nobody's death first; then where there is something to do, the safest and nearest of it."""
    empty = there(state, way.space) in ("", "planet")
    return _odds(state, frame, way).destroyed, empty, way.cost, way.steps, way.space


def _odds(state: State, frame: Moving, way: Way) -> Odds:
    if not way.cost:
        return paths.SAFE
    return paths.odds(state, frame.seat, way.path, impulse=frame.source == crossings.IMPULSE)


def _worth_passing(state: State, frame: Moving, way: Way) -> bool:
    """An occupied space is only flown to for a minor action on the way (XIA-241)."""
    if there(state, way.space) not in ("token", "cubes", "mission"):
        return False
    return paths.leavable(state, frame.seat, way.space, frame.left - way.steps, outlaw=way.outlaw)


def _ranking(state: State, others: set[str]) -> Callable[[Way], tuple[int, int, int, str]]:
    """What is offered sooner: one step in any direction; what there is to do; then the farthest, and rather
    those beside another ship or at the edge of what is known."""
    known = board(state)
    beside = {space for other in others for _, space in known.neighbours(other)}
    frontier = known.frontier if state.sectors else frozenset()

    def rank(way: Way) -> tuple[int, int, int, str]:
        if way.steps == 1:
            return 0, way.cost, 0, way.space
        if there(state, way.space) not in ("", "planet"):
            return 1, way.cost, way.steps, way.space
        worth = 3 * (way.space in beside) + 2 * (way.space in frontier)
        return 2, way.cost, -way.steps - worth, way.space

    return rank


DEADLY = Fraction(1, 2)
"""Whoever flies where a ship is lost as often as not is asked once more."""


def choices(state: State, frame: Moving) -> list[Choice]:
    return [
        choice(
            "xia-fly",
            Fly(each.space),
            group="xia-group-move",
            hint="xia-fly-hint",
            final=odds.destroyed >= DEADLY,
            number=each.number,
            place=query.place(each.space),
            there=there(state, each.space) or "nothing",
            cargo=goods(state, each.space),
            taken="yes" if query.occupied(state, each.space) else "no",
            steps=each.steps,
            odds=each.odds,
        )
        for each, odds in _reckoned(state, frame)
    ]


def reach(state: State, frame: Moving) -> tuple[Reach, ...]:
    """What is offered now, numbered for the map and the menu alike."""
    return tuple(each for each, _ in _reckoned(state, frame))


def _reckoned(state: State, frame: Moving) -> list[tuple[Reach, Odds]]:
    found = [(way, _odds(state, frame, way)) for way in offered(state, frame)]
    return [
        (Reach(number, way.space, way.steps, way.risk(odds), paths.words(odds)), odds)
        for number, (way, odds) in enumerate(found, 1)
    ]


def odds(state: State, frame: Moving, to: str) -> str | None:
    """The answer to a private question: what does it risk to fly there? None if it cannot be reached."""
    way = paths.way(state, frame.seat, to, frame.left, around=frame.minor_only)
    if way is None:
        return None
    risks = paths.words(_odds(state, frame, way))
    return phrase("xia-odds-way", place=query.place(to), steps=way.steps, odds=risks)
