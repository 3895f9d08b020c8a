"""What a line of the queue leaves open is filled in when it is carried out: by an order of its owner, else by
default (AK-906, AK-907, AK-911, AK-917)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from rules.akarios import windows
from rules.akarios.actions import BOWS, Act
from rules.akarios.battle import commands, suggesting
from rules.akarios.battle.cells import placements
from rules.akarios.battle.deeds import Deed, deed
from rules.akarios.battle.planned import plan
from rules.akarios.language import Attack, Turn
from rules.akarios.ship import patterns
from rules.akarios.ship.bearings import straightest
from rules.akarios.ship.damage import thing
from rules.akarios.ship.ships import flying, on_board, where
from rules.akarios.state import Battle, Ship, State, Token
from rules.core.hexes import distance

STRESS = "stress"
REPAIR = "repair"
ENOUGH = 2
"""Hull that is missing before it is repaired rather than the shields."""


def completed(state: State, seat: int, act: Act) -> Act:
    found = deed(state.fight, seat, act.card)
    dice = range(len(state.fight.cockpits[seat].dice))
    if found is None or not flying(state.fight, seat) or not set(act.dice) <= set(dice):
        return act
    for fill in (_dice, _targets, _choice, _turn):
        act = fill(state, seat, found, act)
    return act


def _dice(state: State, seat: int, found: Deed, act: Act) -> Act:
    """The fewest, plain faces before jokers before stress; by order stress first where it can be used."""
    cockpit = state.fight.cockpits[seat]
    there = [] if act.dice else list(placements(found.cells, found.used, cockpit.dice))
    first = windows.value(state, seat, "pay") == STRESS and bool(found.stress)

    def cost(places: tuple[int, ...]) -> tuple[object, ...]:
        stressed = first and any(cockpit.dice[place].face == "stress" for place in places)
        return len(places), not stressed, suggesting.cheapest(cockpit, places)

    return replace(act, dice=min(there, key=cost)) if there else act


def _targets(state: State, seat: int, found: Deed, act: Act) -> Act:
    """As many as allowed, in the order that was wished for; else those with least hull and shields first."""
    battle = state.fight
    choosing = [
        each
        for each in map(found.steps.__getitem__, commands.performed(found, act))
        if commands.chooses(each)
    ]
    if (
        act.at
        or not choosing
        or not all(isinstance(each, Attack) and each.origin == "self" for each in choosing)
    ):
        return act
    poses = list(plan(battle, seat, found, act).poses)
    rank = _rank(battle, windows.value(state, seat, "targets") or "")
    some = suggesting.targets(battle, seat, found, act.dice, poses, rank)
    return replace(act, at=next(some, ()))


def _rank(battle: Battle, wish: str) -> Callable[[str], tuple[object, ...]]:
    """By types and `elite` in the order they are named, then least hull and shields; `most`: the greatest."""
    words = wish.split(",")

    def rank(ref: str) -> tuple[object, ...]:
        each = thing(battle, ref)
        named = [at for at, word in enumerate(words) if word in _words(each)]
        left = suggesting.left(each)
        return min(named, default=len(words)), -left if "most" in words else left

    return rank


def _words(each: Ship | Token) -> tuple[str, ...]:
    return (each.kind, *(["elite"] if each.elite else [])) if isinstance(each, Ship) else ()


def _choice(state: State, seat: int, found: Deed, act: Act) -> Act:
    """The first effect that is named; of basic repair the hull if enough of it is missing (AK-917)."""
    listed = [each.effect for step in found.steps for each in getattr(step, "choose_one", ())]
    if act.choose or not listed:
        return act
    if found.id != REPAIR:
        return replace(act, choose=listed[0])
    ship = state.fight.ships[state.fight.cockpits[seat].ship]
    wish = windows.value(state, seat, "mend") or str(ENOUGH)
    missing = ship.hull_cap - (ship.hull or 0)
    hull = missing >= int(wish) if wish.isdecimal() else wish == "hull"
    return replace(act, choose="hull" if hull else "shields")


def _turn(state: State, seat: int, found: Deed, act: Act) -> Act:
    """By order only: towards the nearest enemy, after the action (AK-907)."""
    battle = state.fight
    stressed = any(battle.cockpits[seat].dice[die].face == STRESS for die in act.dice)
    able = any(isinstance(do, Turn) for do in found.stress) and not commands.turned(act) and not act.more
    if not (stressed and able and windows.value(state, seat, "turn") == "nearest"):
        return act
    end = plan(battle, seat, found, act).end
    enemies = [where(ship) for ship in on_board(battle, "enemy")]
    if not enemies:
        return act
    way = min((cell.minus(end.hex) for cell in enemies), key=lambda way: distance(way, way.times(0)))
    best = straightest(patterns.turns(end.facing), way)
    if end.facing in best:
        return act
    said = [*filter(None, [act.turn]), f"after.{BOWS[best[0]]}"]
    return replace(act, turn="/".join(said))
