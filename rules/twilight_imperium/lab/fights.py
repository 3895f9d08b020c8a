"""Battles of lines played through the chapters of the engine: the shares of many fights, beside the exact
odds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sized
from typing import Any

from msgspec.structs import replace

from rules.core import stack
from rules.core.contract import Event
from rules.core.dice import Dice
from rules.core.stack import Chapter, Chapters, Step
from rules.twilight_imperium import frames
from rules.twilight_imperium.battle import fronts, sides
from rules.twilight_imperium.effects.ground import REX
from rules.twilight_imperium.engine import CHAPTERS
from rules.twilight_imperium.fleets import arrivals
from rules.twilight_imperium.lab import minds, positions
from rules.twilight_imperium.lab.positions import ATTACKER, DEFENDER, HERE
from rules.twilight_imperium.odds.forces import Battle, Odds
from rules.twilight_imperium.state import NOBODY, State
from rules.twilight_imperium.tactical import fire

NUMBER = 1000


def _ends(frame: type[Step]) -> Chapters:
    """The chapters of the engine; a fight is over when this frame would be wound up, and all is still
    there."""
    chapter = CHAPTERS[frame]
    assert isinstance(chapter, Chapter)

    def run(state: State, found: Any, dice: Dice) -> list[Event]:
        if found.stage == "over":
            state.stack.clear()
            return []
        return chapter.run(state, found, dice)

    return {**CHAPTERS, frame: chapter._replace(run=run)}


SPACE = _ends(frames.Battle)
GROUND = _ends(frames.Invasion)


def once(battle: Battle, dice: Dice) -> str:
    """Who wins this time: attacker, defender, or it is a draw."""
    match battle.kind:
        case "space":
            return _space(battle, dice)
        case "invasion":
            return _invasion(battle, positions.invasion(battle), dice)
    return _custodians(battle, dice)


def _play(battle: Battle, state: State, chapters: Chapters, dice: Dice) -> None:
    """Until it is over; the line answers what is asked."""
    stack.settle(state, chapters, dice)
    while state.stack:
        found = stack.asked(state, chapters)
        assert found is not None
        seat, question = found
        action = minds.answer(battle, state, seat)
        assert question.offers(action), (state.stack[-1], action)
        stack.answer(state, chapters, action, dice, seat)


def _space(battle: Battle, dice: Dice) -> str:
    return _verdict(*_fleets(battle, dice))


def _fleets(battle: Battle, dice: Dice) -> tuple[list[str], list[str]]:
    """The kinds that are left on both sides."""
    state = positions.position(battle)
    defender = NOBODY if battle.kind == "custodians" else DEFENDER
    state.stack.append(frames.Battle(seat=ATTACKER, number=NUMBER, system=HERE, defender=defender))
    if battle.mine:
        state.systems[HERE].mines.append(DEFENDER)
        arrivals.mines(state, ATTACKER, HERE)
    if battle.kind == "space":
        state.stack += fire.volleys(state, ATTACKER, HERE, [])[::-1]
    _play(battle, state, SPACE, dice)
    return sides.kinds(state, HERE, ATTACKER), sides.kinds(state, HERE, defender)


def _invasion(battle: Battle, state: State, dice: Dice) -> str:
    frame = state.stack[-1]
    assert isinstance(frame, frames.Invasion)
    _play(battle, state, GROUND, dice)
    return _verdict(fronts.number(state, frame, ATTACKER), fronts.number(state, frame, frame.defender))


def _custodians(battle: Battle, dice: Dice) -> str:
    """Their Fighters in space, then their Ground Forces; own Fighters stay there, and land nobody alone."""
    left, enemies = _fleets(battle, dice)
    if enemies or not set(left) - {"fighter"}:
        return "defender"
    state = positions.position(battle)
    state.custodians[0] = 0
    state.stack.append(
        frames.Invasion(
            seat=ATTACKER,
            system=HERE,
            planet=REX,
            defender=NOBODY,
            force=replace(positions.force(battle.attacker), fighters=0),
            stage="round",
        )
    )
    return "attacker" if _invasion(battle, state, dice) == "attacker" else "defender"


def _verdict(attacks: Sized | int, defends: Sized | int) -> str:
    assert not (attacks and defends), "both sides are left"
    return "attacker" if attacks else "defender" if defends else "draw"


def shares(battle: Battle, count: int, seed: bytes) -> dict[str, float]:
    """Of so many fights; the same seed gives the same."""
    won = Counter(once(battle, Dice(seed, number)) for number in range(count))
    return {who: won[who] / count for who in ("attacker", "defender", "draw")}


def fought(id: str | int, battle: Battle, exact: Odds, count: int, seed: bytes) -> dict[str, Any]:
    """As the files show it, with the exact odds beside the shares."""
    known = {"attacker": exact.attacker, "defender": exact.defender, "draw": exact.draw}
    return {"id": id, **shares(battle, count, seed), "exact": known}
