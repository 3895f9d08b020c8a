"""What a ship meets on the hex it enters (AK-166 to AK-174, AK-183 to AK-187). Leaving and turning meet
nothing."""

from __future__ import annotations

from collections.abc import Sequence

from rules.akarios.actions import Pick
from rules.akarios.components import LEVELS, TERRAIN
from rules.akarios.frames import Braving
from rules.akarios.naming import called
from rules.akarios.ship import boards, damage, effects, passives, patterns, stress
from rules.akarios.ship.ships import where
from rules.akarios.state import Battle, Ship, State
from rules.core.contract import Action, Event
from rules.core.dice import Dice
from rules.core.stack import Chapter, Question, choice, question

PAY, BEAR = "pay", "bear"


def enter(state: State, ship: Ship, ignore: Sequence[str], dice: Dice) -> list[Event]:
    battle = state.fight
    what = boards.terrain(battle.board, where(ship))
    if what not in ("asteroids", "nebula") or what in ignore or spared(battle, ship, what):
        return []
    if ship.seat is not None and passives.flag(battle, ship.ref, "terrain_for_stress"):
        state.stack.append(Braving(ship.seat, terrain=what))
        return []
    return suffer(state, ship, what, dice)


def spared(battle: Battle, ship: Ship, what: str) -> bool:
    """The Sparrow crosses nebulae unharmed, and asteroids where it has no hull (AK-172, AK-173)."""
    if patterns.phased(battle, ship.ref):
        return True
    if ship.side == "sparrow" and (what == "nebula" or ship.hull is None):
        return True
    if passives.flag(battle, ship.ref, "ignore_nebula" if what == "nebula" else "ignore_asteroids"):
        return True
    return passives.spend(battle, ship.ref, "first_terrain_free") is not None


def suffer(state: State, ship: Ship, what: str, dice: Dice) -> list[Event]:
    """Asteroids go past the shields (AK-166); a nebula takes shields, or where there are none the aim
    (AK-168 to AK-170)."""
    told = [Event(f"ak-enters-{what}", {"ship": called(state.fight, ship.ref), "hex": ship.hex or ""})]
    if what == "asteroids":
        return told + damage.take_past(state, ship.ref, hull=TERRAIN["asteroids"].hull).events
    if ship.shields > 0:
        return told + damage.take_past(state, ship.ref, shields=TERRAIN["nebula"].shields).events
    return told + effects.apply(state, ship.ref, "glitch", dice)


# Against All Odds: 1 stress instead, hex by hex (AK-755, AK-909)


def ask(state: State, frame: Braving) -> Question:
    return question(
        "ak-ask-terrain",
        choice("ak-choice-terrain-bear", Pick((BEAR,))),
        choice("ak-choice-terrain-pay", Pick((PAY,))),
        pace="reaction",
        terrain=f"@{frame.terrain}",
    )


def answer(state: State, frame: Braving, action: Action, dice: Dice) -> list[Event]:
    state.stack.pop()
    if action == Pick((PAY,)):
        return stress.gain(state, frame.seat, 1, dice)
    return suffer(state, state.fight.ships[state.fight.cockpits[frame.seat].ship], frame.terrain, dice)


def run(state: State, frame: Braving, dice: Dice) -> list[Event]:
    raise AssertionError("it always asks")


CHAPTER = Chapter(ask, answer, run)


def silent(state: State, frame: Braving, seat: int) -> Action:
    """Stress only if it reaches no level (AK-909)."""
    return Pick((BEAR if state.fight.cockpits[seat].stress + 1 in LEVELS else PAY,))
