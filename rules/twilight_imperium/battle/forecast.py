"""How likely a side is to win from here, for plans that retreat or stop by it.

Chapters do not know the package that reckons odds; the engine, which knows both, hands it in. The figure is
the one that players are shown: both fight on, nobody plays cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from rules.twilight_imperium.battle import plans, sides
from rules.twilight_imperium.board import galaxy, systems
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects.sources import CRISIS, lasting
from rules.twilight_imperium.frames import Battle
from rules.twilight_imperium.state import NOBODY, State

Reckon = Callable[[dict[str, Any]], tuple[float, float]]
"""A position of both sides in, the chances of attacker and defender out."""
EXACT: dict[str, Reckon] = {}
"""By kind of battle; the engine fills it once."""
SPACE = "space"
PLAIN = "sol"
"""A race without any ability in Space Battles."""
TINY = 1e-9
FIRST_ROUND = ("xxcha",)


def percent(state: State, frame: Battle, seat: int) -> int:
    """Whole, so that no machine rounds otherwise than another."""
    attacker, defender = EXACT[SPACE](position(state, frame))
    return int((attacker if seat == frame.seat else defender) * 100 + TINY)


def position(state: State, frame: Battle) -> dict[str, Any]:
    """What is left of both sides, with nothing before the next round to come."""
    terrain = galaxy.terrain(state, frame.system)
    return {
        "kind": SPACE,
        "attacker": _side(state, frame, frame.seat),
        "defender": _side(state, frame, frame.defender),
        "place": terrain if terrain in ("nebula", "ion_storm") else "",
        "order": (),
    }


def _side(state: State, frame: Battle, seat: int) -> dict[str, Any]:
    units = Counter(sides.kinds(state, frame.system, seat))
    if seat == NOBODY:
        return {"race": "", "units": dict(units)}
    ships, player = sides.ships(state, frame.system, seat), state.players[seat]
    plan = plans.of(state, frame, seat)
    rest = tuple(kind for kind in sides.SHIPS if kind not in plan.losses)
    return {
        "race": _race(state, frame, seat),
        "units": dict(units),
        "tech": frozenset(
            each for each in player.technologies if frame.round < 1 or each != "berserker_genome"
        ),
        "damaged": dict(Counter(each.kind for each in ships if each.damaged)),
        "high_alert": state.high_alert == (seat, frame.system),
        "admiral": _admiral(state, frame, seat),
        "policy": {"losses": (*plan.losses, *rest), "sustain": plan.sustain},
    }


def _admiral(state: State, frame: Battle, seat: int) -> str:
    """The kind of the ship that carries one."""
    system = state.systems[frame.system]
    riders = systems.riders(system, seat)
    crews = [*((each.kind, each.leaders) for each in systems.ships(system, seat)), ("fighter", riders)]
    return next((kind for kind, leaders in crews if "admiral" in told.kinds(leaders)), "")


def _race(state: State, frame: Battle, seat: int) -> str:
    """Without its abilities under Cultural Crisis, and without those of round 1 when it is over."""
    race = state.players[seat].race
    off = any(str(seat) in each.on for each in lasting(state, CRISIS))
    return PLAIN if off or (race in FIRST_ROUND and frame.round >= 1) else race
