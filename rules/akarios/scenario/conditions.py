"""Whether a condition of the scenario holds: for its rules, its goals and what changes its enemies."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable
from typing import Any

from rules.akarios.components import PILOTS
from rules.akarios.frames import Facts
from rules.akarios.scenario import script_if as asks
from rules.akarios.scenario.script_if import Gate, If, Number
from rules.akarios.ship.ships import cockpit, distance, on_board
from rules.akarios.state import SPARROW, Battle, Ship, State, Token
from rules.core.dice import Dice

COMPARE: dict[str, Callable[[int, int], bool]] = {
    "eq": operator.eq,
    "ne": operator.ne,
    "lt": operator.lt,
    "le": operator.le,
    "gt": operator.gt,
    "ge": operator.ge,
}
SIXTHS = 6


def number(value: Number, players: int) -> int:
    """By the count of players at the setup, whoever still flies (AK-432, AK-449, AK-450)."""
    if isinstance(value, int):
        return value
    if value.p is not None:
        return value.p[players - 1]
    return value.base + value.per_player * players


def open_gate(state: State, gate: Gate | None) -> bool:
    """What the squad has done, or not done (AK-470, AK-471)."""
    if gate is None:
        return True
    sheet = state.sheet
    node, _, how = gate.ended.partition(".")
    failed = sheet.failed.get(state.node[:3], 0) > 0
    return (
        named(gate.achievement) <= set(sheet.achievements)
        and not named(gate.not_achievement) & set(sheet.achievements)
        and (not gate.done or gate.done in sheet.done)
        and (not gate.not_done or gate.not_done not in sheet.done)
        and (not gate.ended or sheet.done.get(node) == how)
        and (not gate.flown or gate.flown in _flown(state))
        and (not gate.not_flown or gate.not_flown not in _flown(state))
        and (not gate.unclaimed or _unclaimed(state, gate.unclaimed))
        and not sheet.has_fallen(gate.not_fallen)
        and (not gate.copilot or gate.copilot in sheet.copilots)
        and gate.failed_before in (None, failed)
    )


def named(achievements: str) -> set[str]:
    """One, or several joined by a plus sign."""
    return set(achievements.split("+")) if achievements else set()


def _flown(state: State) -> list[str | None]:
    return [state.sheet.members[member].pilot for member in state.roster]


def _unclaimed(state: State, pilot: str) -> bool:
    """It waits among those the squad could have."""
    sheet = state.sheet
    known = PILOTS[pilot].starting or pilot in sheet.pilots
    return known and not sheet.has_fallen(pilot) and all(pilot not in each.pads for each in sheet.members)


def all_hold(state: State, tests: Iterable[If], facts: Facts, dice: Dice | None = None) -> bool:
    return all(holds(state, test, facts, dice) for test in tests)


def holds(state: State, test: If, facts: Facts, dice: Dice | None = None) -> bool:
    """`facts` are those of the hook that set a rule off; goals have none, and no dice."""
    battle = state.fight
    match test:
        case asks.Every(of):
            return all_hold(state, of, facts, dice)
        case asks.AnyOf(of):
            return any(holds(state, each, facts, dice) for each in of)
        case asks.Not(given):
            return not holds(state, given, facts, dice)
        case asks.HasAchievement(id):
            return id in state.sheet.achievements
        case asks.LacksAchievement(id):
            return id not in state.sheet.achievements
        case asks.Chance(sixths):
            assert dice is not None, "a goal has no dice"
            return dice.roll(SIXTHS) <= sixths
        case asks.TriggerHull() | asks.TriggerStress():
            return _trigger(battle, test, facts)
        case asks.TokensAlive() | asks.TokenHull() | asks.CarriedBy() | asks.AdjacentTo():
            return _tokens(battle, test, facts)
        case _:
            return _position(battle, test)


def _position(battle: Battle, test: Any) -> bool:
    players = battle.players
    match test:
        case asks.Var():
            return _compared(battle.vars.get(test.var, 0), test, players)
        case asks.PlayersAre(n):
            return players == n
        case asks.Round(at_least, at_most, after):
            return (
                (at_least is None or battle.round >= at_least)
                and (at_most is None or battle.round <= at_most)
                and (after is None or battle.round > after)
            )
        case asks.EnemiesLeft(n, type, elite):
            return len(_ships(on_board(battle, "enemy"), type, elite)) <= n
        case asks.AlliesLeft(n, type):
            return len(_ships(on_board(battle, "ally"), type)) <= n
        case asks.PlayerShipsLeft(n):
            return len(on_board(battle, "player")) <= n
        case asks.ShipInHexes(who, hexes, type):
            return any(ship.hex in hexes for ship in _ships(on_board(battle, who), type))
        case asks.ShipShields(type, le):
            return any(ship.shields <= number(le, players) for ship in _ships(on_board(battle), type))
        case asks.SparrowAt(hex):
            return SPARROW in battle.ships and battle.ships[SPARROW].hex == hex
        case asks.SparrowHull(le):
            hull = battle.ships[SPARROW].hull if SPARROW in battle.ships else None
            return hull is not None and hull <= le
        case asks.CardUsed(id):
            return battle.sparrow_cards.get(id) is False
    raise TypeError(test)


def _compared(value: int, test: Any, players: int) -> bool:
    bounds = {name: getattr(test, name, None) for name in COMPARE}
    return all(
        COMPARE[name](value, number(bound, players)) for name, bound in bounds.items() if bound is not None
    )


def _ships(ships: list[Ship], type: str, elite: bool | None = None) -> list[Ship]:
    return [
        ship for ship in ships if (not type or ship.kind == type) and (elite is None or ship.elite == elite)
    ]


def alive(token: Token) -> bool:
    """On the board or carried, and not shot to pieces."""
    return (token.hex is not None or token.carrier is not None) and token.hull != 0


def _tokens(battle: Battle, test: Any, facts: Facts) -> bool:
    match test:
        case asks.TokensAlive(tokens, at_least, at_most):
            count = sum(alive(battle.tokens[id]) for id in tokens if id in battle.tokens)
            return count >= at_least and (at_most is None or count <= at_most)
        case asks.TokenHull():
            return _compared(battle.tokens[test.token].hull or 0, test, battle.players)
        case asks.CarriedBy(token, who):
            carrier = battle.tokens[token].carrier
            if carrier is None or who == "trigger_ship":
                return carrier is not None and carrier == facts.get("ship")
            return battle.ships[carrier].side == who
        case asks.AdjacentTo(tokens, who, at_least, of):
            least = number(at_least, battle.players)
            held = sum(_beside(battle, battle.tokens[id], who) >= least for id in tokens)
            return held >= (len(tokens) if of is None else number(of, battle.players))
    raise TypeError(test)


def _beside(battle: Battle, token: Token, who: asks.Side) -> int:
    if token.hex is None:
        return 0
    return sum(distance(ship, token) <= 1 for ship in on_board(battle, who))


def _trigger(battle: Battle, test: asks.TriggerHull | asks.TriggerStress, facts: Facts) -> bool:
    if isinstance(test, asks.TriggerHull):
        hull = battle.ships[facts["ship"]].hull
        return hull is not None and test.ge <= hull <= test.le
    seat = cockpit(battle, facts.get("by", facts.get("ship", "")))
    return seat is not None and seat.stress >= test.ge
