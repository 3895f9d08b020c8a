"""Where a ship can fly, and what the way there risks: in exact odds, and in words."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from fractions import Fraction
from functools import cache, lru_cache
from typing import Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from rules.core.contract import Arg, phrase
from rules.xia import borders, query, shapes
from rules.xia.frames import Border
from rules.xia.geometry import Board, board
from rules.xia.state import State

Risk = Literal["safe", "bounty", "roll", "deadly"]
DEATH, LOSS = 10**8, 10**4
"""Weights that make one whole number of the costs of a way: first death, then losses, then bounty."""


class Pilot(Struct, frozen=True):
    """All that a border's risk depends on."""

    hull: int
    """Damage that destroys the ship."""
    power: int
    """Energy and armed markers."""
    outlaw: bool
    skills: frozenset[str]


class Leg(NamedTuple):
    """The risk of one step, in twentieths."""

    cost: int
    closed: bool
    rolls: bool
    outlaw: bool
    """Whether the ship is one behind it for certain."""
    fatal: bool
    """Whether nobody survives it."""


class Way(NamedTuple):
    """The least dangerous way to a space, the shortest of these."""

    space: str
    steps: int
    cost: int
    rolls: bool
    outlaw: bool
    certain_death: bool
    back: Way | None

    @property
    def path(self) -> list[str]:
        """Spaces entered, the first first."""
        found: list[str] = []
        way: Way | None = self
        while way is not None and way.back is not None:
            found.append(way.space)
            way = way.back
        return found[::-1]

    def risk(self, odds: Odds) -> Risk:
        """In a word; `odds` are those of this way, since damage of several borders adds up."""
        if odds.destroyed:
            return "deadly"
        if self.rolls:
            return "roll"
        return "bounty" if self.cost else "safe"


def pilot(state: State, seat: int) -> Pilot:
    who = state.players[seat]
    assert who.ship is not None
    hull = shapes.size(who.ship) - len(who.damage)
    return Pilot(hull, who.energy + who.armed, who.bounty > 0, frozenset(who.titles))


@cache
def leg(crossed: tuple[Border, ...], outlaw: bool, hull: int, skills: frozenset[str]) -> Leg:
    cost, closed, rolls, fatal = 0, False, False, False
    for border in crossed:
        die = borders.needs_die(border, outlaw, skills)
        faces = range(1, borders.SIDES + 1) if die else (0,) * borders.SIDES
        fates = [(roll, borders.fate(border, roll, outlaw, skills)) for roll in faces]
        cost += sum(_weigh(border, roll, fate, hull, skills) for roll, fate in fates)
        closed |= all(fate == "refused" for _, fate in fates)
        outlaw |= all(fate == "detected" for _, fate in fates)
        fatal |= all(fate == "destroyed" for _, fate in fates)
        rolls |= die
    return Leg(cost, closed, rolls, outlaw, fatal)


def _weigh(border: Border, roll: int, fate: borders.Fate, hull: int, skills: frozenset[str]) -> int:
    if fate == "destroyed":
        return DEATH
    if fate in ("damage", "bounced", "energy"):
        lost = borders.loss(border.kind, roll, skills)
        stopped = fate == "bounced"
        return (DEATH if fate != "energy" and lost >= hull else 0) + (lost + stopped) * LOSS
    if fate == "refused":
        return LOSS
    return 1 if fate == "detected" else 0


@lru_cache(maxsize=64)
def search(
    board: Board, who: Pilot, start: str, points: int, occupied: frozenset[str], around: bool
) -> dict[str, Way]:
    """The best way to every space within so many points, layer by layer; `around` never enters an occupied
    space. A way is kept whole, so that a longer and safer one found later does not change its followers.

    To a neighbour it is always the one step, so that every border can be crossed by who wants to (XIA-333).
    """
    origin = Way(start, 0, 0, False, who.outlaw, False, None)
    best = {(start, who.outlaw): origin}
    layer = [origin]
    for _ in range(points):
        improved: dict[tuple[str, bool], Way] = {}
        for way in layer:
            for way_on in _onward(board, who, way):
                key = (way_on.space, way_on.outlaw)
                if around and way_on.space in occupied:
                    continue
                known = improved.get(key) or best.get(key)
                if known is None or way_on.cost < known.cost:
                    improved[key] = way_on
        best |= improved
        layer = [way for way in improved.values() if not way.certain_death]
    found: dict[str, Way] = {}
    for way in best.values():
        known = found.get(way.space)
        if way is not origin and (known is None or (way.cost, way.steps) < (known.cost, known.steps)):
            found[way.space] = way
    found.pop(start, None)
    found |= {way.space: way for way in _onward(board, who, origin) if points and way.space in found}
    return found


def _onward(board: Board, who: Pilot, way: Way) -> list[Way]:
    """One step further in every open direction."""
    found = []
    steps = way.steps + 1
    for to, crossed in board.steps(way.space):
        if not crossed:
            found.append(Way(to, steps, way.cost, way.rolls, way.outlaw, False, way))
            continue
        risk = leg(crossed, way.outlaw, who.hull, who.skills)
        if not risk.closed:
            rolls = way.rolls or risk.rolls
            found.append(Way(to, steps, way.cost + risk.cost, rolls, risk.outlaw, risk.fatal, way))
    return found


def ways(state: State, seat: int, points: int, *, around: bool = False) -> dict[str, Way]:
    """Every space the ship can reach with so many points, certain death included."""
    start = state.players[seat].space
    assert start is not None
    others = frozenset(space for ship, space in query.ships(state) if ship != str(seat))
    return search(board(state), pilot(state, seat), start, points, others, around)


def way(state: State, seat: int, to: str, points: int, *, around: bool = False) -> Way | None:
    """The way to a space where the move may end, or which can still be left again."""
    found = ways(state, seat, points, around=around).get(to)
    if found is None:
        return None
    return found if leavable(state, seat, to, points - found.steps, outlaw=found.outlaw) else None


def leavable(state: State, seat: int, space: str, points: int, *, outlaw: bool | None = None) -> bool:
    """Free, or with points enough to end the move on a free space beyond it (XIA-231, XIA-241)."""
    others = frozenset(where for ship, where in query.ships(state) if ship != str(seat))
    if space not in others:
        return True
    who = pilot(state, seat)
    if outlaw is not None:
        who = replace(who, outlaw=outlaw)
    beyond = search(board(state), who, space, points, others, False)
    return any(each.space not in others and not each.certain_death for each in beyond.values())


# Odds


class Odds(NamedTuple):
    """Exactly what a way does to a ship that uses neither shields nor abilities and does not turn back."""

    destroyed: Fraction
    stopped: Fraction
    """Bounced, refused or stranded short of the end."""
    damage: Fraction
    """What a ship that survives it takes on average."""
    energy: Fraction
    """What it loses on average, armed markers included."""
    bounty: Fraction
    """Chance to be seen."""

    @property
    def arrives(self) -> Fraction:
        return 1 - self.destroyed - self.stopped


SAFE = Odds(*[Fraction()] * 5)
World = tuple[int, int, bool, bool]
"""How a ship may fare on its way: hull and power left, whether it is an outlaw, whether it was seen."""


class Course(NamedTuple):
    """All that may have happened on a way, as weights out of a total."""

    total: int
    flying: dict[World, int]
    stranded: dict[World, int]
    """By the last border: no further, but inside."""
    stopped: dict[World, int]
    destroyed: int
    seen: int
    """Of those destroyed."""


def odds(state: State, seat: int, path: list[str], *, impulse: bool = False) -> Odds:
    here = state.players[seat].space
    assert here is not None
    known = board(state)
    steps: list[tuple[Border, ...]] = []
    for to in path:
        steps.append(next(found for space, found in known.steps(here) if space == to))
        here = to
    return reckon(
        tuple(border for crossed in steps for border in crossed), bool(steps[-1]), pilot(state, seat), impulse
    )


def mixed(cases: Sequence[Odds]) -> Odds:
    """One of these, each as likely."""
    alive = sum((1 - each.destroyed for each in cases), Fraction()) or Fraction(1)
    return Odds(
        destroyed=sum((each.destroyed for each in cases), Fraction()) / len(cases),
        stopped=sum((each.stopped for each in cases), Fraction()) / len(cases),
        damage=sum((each.damage * (1 - each.destroyed) for each in cases), Fraction()) / alive,
        energy=sum((each.energy * (1 - each.destroyed) for each in cases), Fraction()) / alive,
        bounty=sum((each.bounty for each in cases), Fraction()) / len(cases),
    )


@lru_cache(maxsize=2048)
def reckon(crossed: tuple[Border, ...], to_the_end: bool, who: Pilot, impulse: bool) -> Odds:
    """`to_the_end`: the last border belongs to the last step, so whoever is stranded by it has arrived."""
    course = fly(crossed, who, impulse)
    alive = [course.flying, course.stranded, course.stopped]
    survivors = sum(sum(worlds.values()) for worlds in alive)
    damage = sum(weight * (who.hull - world[0]) for worlds in alive for world, weight in worlds.items())
    energy = sum(weight * (who.power - world[1]) for worlds in alive for world, weight in worlds.items())
    seen = sum(weight for worlds in alive for world, weight in worlds.items() if world[3])
    short = sum(course.stopped.values()) + (0 if to_the_end else sum(course.stranded.values()))
    return Odds(
        destroyed=Fraction(course.destroyed, course.total),
        stopped=Fraction(short, course.total),
        damage=Fraction(damage, survivors or 1),
        energy=Fraction(energy, survivors or 1),
        bounty=Fraction(seen + course.seen, course.total),
    )


@lru_cache(maxsize=2048)
def fly(crossed: tuple[Border, ...], who: Pilot, impulse: bool) -> Course:
    """Border by border: a longer way is reckoned from the shorter one it begins with."""
    if not crossed:
        return Course(1, {(who.hull, who.power, who.outlaw, False): 1}, {}, {}, 0, 0)
    before = fly(crossed[:-1], who, impulse)
    flying: dict[World, int] = defaultdict(int)
    stranded: dict[World, int] = defaultdict(int)
    stopped: dict[World, int] = defaultdict(int)
    for worlds in (before.stranded, before.stopped):
        for world, weight in worlds.items():
            stopped[world] += weight * borders.SIDES
    destroyed, seen = before.destroyed * borders.SIDES, before.seen * borders.SIDES
    for world, weight in before.flying.items():
        for fate, loss, count in outcomes(crossed[-1], world[2], who.skills):
            then = _after(world, fate, loss)
            if then[0] <= 0:
                destroyed += weight * count
                seen += weight * count * then[3]
            elif fate in ("bounced", "refused"):
                stopped[then] += weight * count
            elif fate == "energy" and not then[1] and not (impulse and not world[1]):
                stranded[then] += weight * count
            else:
                flying[then] += weight * count
    return Course(before.total * borders.SIDES, flying, stranded, stopped, destroyed, seen)


@cache
def outcomes(
    border: Border, outlaw: bool, skills: frozenset[str]
) -> tuple[tuple[borders.Fate, int, int], ...]:
    """What the border does, how much it takes, and on how many faces of the die."""
    die = borders.needs_die(border, outlaw, skills)
    counts: dict[tuple[borders.Fate, int], int] = defaultdict(int)
    for roll in range(1, borders.SIDES + 1):
        fate = borders.fate(border, roll if die else 0, outlaw, skills)
        hurts = fate in ("damage", "bounced", "energy")
        counts[fate, borders.loss(border.kind, roll, skills) if hurts else 0] += 1
    return tuple((fate, loss, count) for (fate, loss), count in counts.items())


def _after(world: World, fate: borders.Fate, loss: int) -> World:
    hull, power, outlaw, seen = world
    if fate == "destroyed":
        return 0, power, outlaw, seen
    if fate in ("damage", "bounced"):
        return hull - loss, power, outlaw, seen
    if fate == "energy":
        return hull, max(0, power - loss), outlaw, seen
    return (hull, power, True, True) if fate == "detected" else world


# In words


def percent(chance: Fraction) -> int:
    """Never 0 or 100 for what is not certain."""
    whole = round(chance * 100)
    return whole if chance in (0, 1) else min(99, max(1, whole))


def words(found: Odds) -> str:
    """The odds as a message."""
    parts: list[str] = []
    if found.destroyed:
        parts.append(phrase("xia-odds-destroyed", percent=percent(found.destroyed)))
    if found.stopped:
        parts.append(phrase("xia-odds-stopped", percent=percent(found.stopped)))
    if found.damage:
        parts.append(phrase("xia-odds-damage", **_tenths(found.damage)))
    if found.energy:
        parts.append(phrase("xia-odds-energy", **_tenths(found.energy)))
    if found.bounty:
        parts.append(phrase("xia-odds-bounty", percent=percent(found.bounty)))
    return phrase("xia-odds", parts=tuple(parts)) if parts else phrase("xia-odds-safe")


def _tenths(value: Fraction) -> dict[str, Arg]:
    tenths = max(1, round(value * 10))
    return {"whole": tenths // 10, "tenth": tenths % 10}
