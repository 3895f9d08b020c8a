"""What effects make of a battle that is over: Salvage Operations, Enemy of the Throne (TI-315, TI-693)."""

from __future__ import annotations

from typing import get_args

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.twilight_imperium.board import pieces
from rules.twilight_imperium.cards import decks
from rules.twilight_imperium.components import UNITS
from rules.twilight_imperium.deeds import paying
from rules.twilight_imperium.deeds.choosing import choose
from rules.twilight_imperium.deeds.gaining import gain_counters
from rules.twilight_imperium.deeds.happening import Moment
from rules.twilight_imperium.deeds.lasting import end_law
from rules.twilight_imperium.effects import building
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects.sources import Source, has
from rules.twilight_imperium.fleets import arrivals, limits
from rules.twilight_imperium.frames import Choosing, Facts, Paying
from rules.twilight_imperium.purse import goods
from rules.twilight_imperium.purse.paying import most
from rules.twilight_imperium.state import ShipKind, State

SALVAGE, GOODS, NONE = "salvage_operations", 2, "ti-salvage-none"
THRONE = "enemy_of_the_throne"


def salvage(state: State, source: Source, facts: Facts, _: Dice) -> list[Event]:
    """Goods for every battle; for one that was won, a ship of a kind destroyed in it, to be paid for."""
    seat = str(source.owner)
    if source.owner is None or seat not in (facts["attacker"], facts["defender"]):
        return []
    gained = goods.gain_goods(state, source.owner, GOODS)
    if facts["winner"] == seat:
        sunk = facts["by_attacker" if seat == facts["attacker"] else "by_defender"].split()
        kinds = [kind for kind in sunk if _possible(state, source.owner, kind, facts["system"])]
        if kinds:
            among, system = [NONE, *kinds], facts["system"]
            choose(
                state,
                source.owner,
                "ti-salvage-which",
                among,
                SALVAGE,
                memo=[system],
                args={"system": system},
            )
    return gained


def _price(state: State, seat: int, kind: str, at: str) -> int:
    return building.price(state, told.facts(seat=seat, unit=kind, system=at), 1)


def _ship(kind: str) -> ShipKind:
    return next(each for each in get_args(ShipKind) if each == kind)


def _possible(state: State, seat: int, kind: str, at: str) -> bool:
    system = state.systems[at]
    if kind == "fighter":
        room = limits.room_for_fighters(state, seat, system)
    else:
        room = limits.room_for_ships(state, seat, system, kind)
        room = min(room, pieces.reinforcements(state, seat, _ship(kind)))
    needed = UNITS[kind].requires_tech
    known = needed is None or has(state, seat, needed)
    return known and room > 0 and _price(state, seat, kind, at) <= most(state, seat, "resources")


def chosen(state: State, frame: Choosing, ids: tuple[str, ...], _: Dice) -> list[Event]:
    if ids == (NONE,):
        return []
    at = frame.memo[0]
    price = _price(state, frame.seat, ids[0], at)
    paying.demand(state, frame.seat, price, "resources", SALVAGE, memo=[ids[0], at], optional=True)
    return []


def paid(state: State, frame: Paying, done: bool, _: Dice) -> list[Event]:
    if not done:
        return []
    kind, at = frame.memo
    system = state.systems[at]
    if kind == "fighter":
        pieces.add_fighters(system, frame.seat, 1)
    else:
        pieces.launch(state, frame.seat, _ship(kind), system)
    told = Event("ti-salvaged", {"player": f"#{frame.seat}", "ship": f"@{kind}", "system": at})
    return [told, *arrivals.appear(state, frame.seat, at)]


def throne(state: State, source: Source, facts: Facts, dice: Dice) -> list[Event]:
    """Whoever attacks the elected player and wins is rewarded, and the law is over."""
    beaten = str(source.owner) == facts["defender"] and facts["winner"] == facts["attacker"]
    if source.law is None or not beaten:
        return []
    seat = int(facts["attacker"])
    happened = [Event("ti-throne-enemy", {"player": f"#{seat}"}), *end_law(state, THRONE)]
    gain_counters(state, seat, 1)
    return [*happened, *goods.gain_goods(state, seat, GOODS), *decks.draw(state, seat, 1, dice)]


MOMENTS: dict[str, dict[str, Moment]] = {"battle_over": {SALVAGE: salvage, THRONE: throne}}
CHOICES = {SALVAGE: chosen}
PAYMENTS = {SALVAGE: paid}
