"""Who takes the hits: what cards force first, then by the owner's plan (TI-301, TI-302, TI-685)."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from rules.core.contract import Event, phrase
from rules.twilight_imperium.actions import Plan
from rules.twilight_imperium.battle import sides
from rules.twilight_imperium.board import pieces, systems
from rules.twilight_imperium.effects.combat import sustains
from rules.twilight_imperium.effects.sources import lasting
from rules.twilight_imperium.fleets import limits
from rules.twilight_imperium.frames_battle import Battle
from rules.twilight_imperium.state import NOBODY, Lasting, Ship, State

FIGHTER = "fighter"
BREACH, SHIELDS = "into_the_breach", "shields_holding"
"""The first hits on the fleet must go on its Dreadnought; some hits are gone."""
USUAL = Plan()
ABANDON = Plan(sustain="never")
"""Every hit is a ship."""


class Blow(NamedTuple):
    """One hit and what it does."""

    kind: str
    ship: int | None
    """None: a Fighter."""
    destroys: bool


class Toll(NamedTuple):
    """What hits have done to a fleet."""

    damaged: tuple[int, ...] = ()
    lost: tuple[str, ...] = ()
    leaders: tuple[str, ...] = ()
    events: tuple[Event, ...] = ()


class Muster:
    """A fleet on paper: hits are dealt out here before anything is touched."""

    def __init__(self, state: State, at: str, seat: int, only: Collection[str] = ()) -> None:
        found = sides.ships(state, at, seat)
        self.ships = [each for each in found if not only or each.kind in only]
        self.fighters = sides.fighters(state, at, seat) if not only or FIGHTER in only else 0
        kinds = {each.kind for each in self.ships}
        self.sustaining = {kind for kind in kinds if sustains(state, seat, kind)}
        self.damaged = {each.id for each in self.ships if each.damaged}

    def left(self) -> bool:
        return bool(self.ships or self.fighters)

    def whole(self, kind: str) -> list[Ship]:
        """Ships of this kind that can still sustain damage."""
        return [each for each in self._of(kind) if kind in self.sustaining and each.id not in self.damaged]

    def _of(self, kind: str) -> list[Ship]:
        """The first is given up first: without Leaders, damaged, with least aboard (TI-685)."""
        found = [each for each in self.ships if each.kind == kind]
        return sorted(found, key=self._worth)

    def _worth(self, ship: Ship) -> tuple[bool, bool, int, int]:
        return bool(ship.leaders), ship.id not in self.damaged, limits.aboard(ship), ship.id

    def damage(self, ship: Ship) -> Blow:
        self.damaged.add(ship.id)
        return Blow(ship.kind, ship.id, False)

    def destroy(self, kind: str) -> Blow:
        if kind == FIGHTER:
            self.fighters -= 1
            return Blow(FIGHTER, None, True)
        ship = self._of(kind)[0]
        self.ships = [each for each in self.ships if each.id != ship.id]
        return Blow(kind, ship.id, True)

    def on(self, ship: Ship, willing: bool = True) -> Blow:
        """A hit on a ship that is named."""
        if willing and ship.kind in self.sustaining and ship.id not in self.damaged:
            return self.damage(ship)
        self.ships = [each for each in self.ships if each.id != ship.id]
        return Blow(ship.kind, ship.id, True)

    def order(self, plan: Plan, spared: bool) -> list[str]:
        """Kinds in the order in which they are given up; Fighters that the plan keeps come last, and are out
        of the question while a card spares them."""
        rest = [kind for kind in sides.SHIPS if kind not in plan.losses]
        kinds = [kind for kind in (*plan.losses, *rest) if self._has(kind)]
        if FIGHTER in kinds and (self.fighters <= plan.keep or spared) and len(kinds) > 1:
            kinds.remove(FIGHTER)
            return kinds if spared else [*kinds, FIGHTER]
        return kinds

    def _has(self, kind: str) -> bool:
        return self.fighters > 0 if kind == FIGHTER else any(each.kind == kind for each in self.ships)

    def hit(self, plan: Plan, spared: bool = False) -> Blow:
        order = self.order(plan, spared)
        if plan.sustain == "first":
            for kind in order:
                if whole := self.whole(kind):
                    return self.damage(whole[0])
        kind = order[0]
        whole = self.whole(kind)
        return self.damage(whole[0]) if whole and plan.sustain != "never" else self.destroy(kind)


def dealt(
    state: State,
    at: str,
    seat: int,
    hits: int,
    plan: Plan = USUAL,
    *,
    only: Collection[str] = (),
    barred: int = 0,
) -> list[Blow]:
    """What so many hits would do; `barred` of them may not go on Fighters while other ships are there."""
    fleet = Muster(state, at, seat, only)
    blows = list[Blow]()
    breach = None if only else _breach(state, fleet, seat)
    forced = 0 if breach is None else breach.n
    while len(blows) < hits and fleet.left():
        led = None if breach is None else next((s for s in fleet.ships if str(s.id) in breach.on), None)
        if led is not None and len(blows) < forced:
            blows.append(fleet.on(led, plan.sustain != "never"))
        else:
            blows.append(fleet.hit(plan, spared=len(blows) < barred))
    return blows


def _breach(state: State, fleet: Muster, seat: int) -> Lasting | None:
    ids = {str(each.id) for each in fleet.ships}
    found = (each for each in lasting(state, BREACH) if each.owner == seat and ids.intersection(each.on))
    return next(found, None)


# Carrying it out


def strike(state: State, at: str, seat: int, blows: list[Blow], how: str) -> Toll:
    """Ships are damaged or gone with all aboard; what becomes of Leaders is for the caller (TI-121,
    TI-301)."""
    fleet = {each.id: each for each in sides.ships(state, at, seat)}
    damaged, lost, leaders = list[int](), list[str](), list[str]()
    for blow in blows:
        if blow.ship is None:
            sides.lose_fighters(state, at, seat, 1)
        elif blow.destroys:
            leaders += fleet[blow.ship].leaders
            pieces.scrap(state, fleet[blow.ship])
        else:
            fleet[blow.ship].damaged = True
            damaged.append(blow.ship)
        if blow.destroys:
            lost.append(blow.kind)
    if seat != NOBODY:
        for kind in dict.fromkeys(lost):
            systems.happens(
                state, "ship_lost", seat=seat, unit=kind, system=at, how=how, count=lost.count(kind)
            )
    hurt = tuple(each for each in damaged if each in {s.id for s in sides.ships(state, at, seat)})
    return Toll(hurt, tuple(lost), tuple(leaders), tuple(_told(seat, blows, hurt, lost)))


def _count_breach(state: State, seat: int, hits: int) -> None:
    """While its Dreadnought lives no hit but a barrage's goes elsewhere."""
    for each in lasting(state, BREACH):
        if each.owner == seat:
            each.n = max(0, each.n - hits)


def _told(seat: int, blows: list[Blow], hurt: tuple[int, ...], lost: list[str]) -> list[Event]:
    who = f"#{seat}"
    events = list[Event]()
    if lost and seat == NOBODY:
        events.append(Event("ti-neutral-lost", {"count": len(lost)}))
    elif lost:
        events.append(Event("ti-ships-lost", {"player": who, "ships": counted(lost)}))
    wounded = [blow.kind for blow in blows if blow.ship in hurt and not blow.destroys]
    if wounded:
        events.append(Event("ti-ships-damaged", {"player": who, "ships": counted(wounded)}))
    return events


def counted(kinds: list[str]) -> tuple[str | int, ...]:
    """So many of each kind, as words name them."""
    found = [(kind, kinds.count(kind)) for kind in sides.SHIPS if kind in kinds]
    return tuple(phrase("ti-so-many", count=count, unit=f"@{kind}") for kind, count in found)


# In a Space Battle


def suffer(state: State, frame: Battle, seat: int, blows: list[Blow]) -> list[Event]:
    """Counted for objectives, Salvage and the Berserker Genome; Leaders await the end (TI-314)."""
    toll = strike(state, frame.system, seat, blows, "battle")
    _count_breach(state, seat, sum(blow.ship is not None for blow in blows))
    frame.lost.setdefault(str(seat), []).extend(toll.lost)
    frame.leaders += [f"{seat}:{leader}" for leader in toll.leaders]
    frame.damaged += toll.damaged
    return list(toll.events)
