"""Who takes the hits: what cards force first, then by the owner's plan (TI-301, TI-302, TI-685)."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from rules.core.contract import Event, phrase
from rules.twilight_imperium.actions import Plan
from rules.twilight_imperium.battle import sides
from rules.twilight_imperium.battle.muster import Blow, Muster
from rules.twilight_imperium.board import pieces, systems
from rules.twilight_imperium.effects.sources import lasting
from rules.twilight_imperium.frames import Battle
from rules.twilight_imperium.state import NOBODY, Lasting, State

BREACH, SHIELDS = "into_the_breach", "shields_holding"
"""The first hits on the fleet must go on its Dreadnought; some hits are gone."""
USUAL = Plan()
ABANDON = Plan(sustain="never")
"""Every hit is a ship."""


class Toll(NamedTuple):
    """What hits have done to a fleet."""

    damaged: tuple[int, ...] = ()
    lost: tuple[str, ...] = ()
    leaders: tuple[str, ...] = ()
    events: tuple[Event, ...] = ()


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
            leaders += sides.lose_fighters(state, at, seat, 1)
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
