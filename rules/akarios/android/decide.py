"""A pilot nobody sits in: of the commands worth listing the one that promises most, one after the other."""

from __future__ import annotations

from itertools import islice

from rules.akarios.actions import BOWS, Act, Pass
from rules.akarios.battle import commands, moving, suggesting
from rules.akarios.battle.deeds import Deed, deed
from rules.akarios.cards import aiming
from rules.akarios.components import FACES
from rules.akarios.frames import Flying
from rules.akarios.language import Aim, Attack, Move, Turn
from rules.akarios.ship import boards
from rules.akarios.ship.damage import thing
from rules.akarios.ship.ships import Pose, on_board, pose, where
from rules.akarios.state import Battle, Ship, State
from rules.core.contract import Action
from rules.core.hexes import distance

MOST = 150
"""Commands that are weighed."""
STRESSED = 6
"""From here on no stress die is used."""
STANDARD = Aim("any", arc="standard")
NOTHING = 0.05
"""What a command must be worth."""


def decide(state: State, seat: int) -> Action | None:
    """None: as silence would."""
    if not isinstance(state.stack[-1], Flying):
        return None
    best, most = None, NOTHING
    for act in islice(suggesting.commands_of(state, seat), MOST):
        worth = _worth(state.fight, seat, act)
        if worth > most:
            best, most = act, worth
    return best or Pass()


def _worth(battle: Battle, seat: int, act: Act) -> float:
    found = deed(battle, seat, act.card)
    assert found is not None
    cockpit = battle.cockpits[seat]
    stress = sum(FACES[cockpit.dice[place].face].stress for place in act.dice) if not found.calm else 0
    if stress and cockpit.stress + stress > STRESSED:
        return 0
    ship = battle.ships[cockpit.ship]
    hits = _hits(battle, found, act)
    if hits:
        return hits - 0.3 * stress - 0.1 * len(act.dice)
    if found.id == "repair":
        missing = ship.hull_cap - (ship.hull or 0)
        return 1.0 if missing >= 2 and not aiming.prey(battle, pose(ship), STANDARD) else 0
    end = _end(battle, ship, found, act)
    return _place(battle, end) - _place(battle, pose(ship)) - 0.3 * stress - _rough(battle, ship, found, act)


def _hits(battle: Battle, found: Deed, act: Act) -> float:
    """Damage that can still be done, and more for what it destroys."""
    verb = next((step for step in found.steps if isinstance(step, Attack)), None)
    if verb is None:
        return 0
    damage = verb.damage + aiming.extras(verb.extra, len(act.dice)).damage
    worth = 0.0
    for ref in act.at:
        target = thing(battle, ref)
        left = (target.hull or 0) + (target.shields if isinstance(target, Ship) else 0)
        worth += min(damage, left) + (1.5 if damage >= left else 0)
    return worth


def _end(battle: Battle, ship: Ship, found: Deed, act: Act) -> Pose:
    at = pose(ship)
    for step, verb in enumerate(found.steps):
        if isinstance(verb, Move):
            way = moving.ways(verb, at)[commands.way_of(found, act, step)]
            at = moving.end(battle, ship, way, act.stop, at)
        elif isinstance(verb, Turn):
            at = Pose(at.hex, BOWS.index(commands.turn_of(found, act, step)))
    return at


def _place(battle: Battle, at: Pose) -> float:
    """Good where enemies are in the arc, and near."""
    enemies = [where(ship) for ship in on_board(battle, "enemy")]
    if not enemies:
        return 0
    seen = len(aiming.prey(battle, at, STANDARD))
    near = min(distance(at.hex, cell) for cell in enemies)
    return (1.0 + 0.2 * seen if seen else 0) - 0.15 * max(0, near - 2)


def _rough(battle: Battle, ship: Ship, found: Deed, act: Act) -> float:
    """What the terrain on the way costs, and stopping early."""
    at, cost = pose(ship), 0.0
    for step, verb in enumerate(found.steps):
        if isinstance(verb, Move):
            way = moving.ways(verb, at)[commands.way_of(found, act, step)]
            done = moving.flown(battle, ship, way, act.stop)
            cost += 0.4 if done < len(way) else 0
            cost += sum(boards.terrain(battle.board, each.hex) is not None for each in way[:done])
    return cost
