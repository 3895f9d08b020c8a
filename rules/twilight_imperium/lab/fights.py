"""Battles of lines played through the chapters of the engine: the shares of many fights, beside the exact
odds."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rules.core import stack
from rules.core.contract import Event
from rules.core.dice import Dice
from rules.core.json_lines import Wrong
from rules.core.stack import Chapter, Chapters, Step
from rules.twilight_imperium import frames_battle
from rules.twilight_imperium.battle import sides
from rules.twilight_imperium.engine import CHAPTERS
from rules.twilight_imperium.lab import positions
from rules.twilight_imperium.lab.positions import ATTACKER, DEFENDER, HERE
from rules.twilight_imperium.odds.forces import Battle, Odds
from rules.twilight_imperium.state import State
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


SPACE = _ends(frames_battle.Battle)


def once(battle: Battle, dice: Dice) -> str:
    """Who wins this time: attacker, defender, or it is a draw."""
    if battle.kind != "space":
        raise Wrong("only Space Battles can be fought so far.")
    return _space(battle, dice)


def _space(battle: Battle, dice: Dice) -> str:
    state = positions.position(battle)
    state.stack.append(frames_battle.Battle(seat=ATTACKER, number=NUMBER, system=HERE, defender=DEFENDER))
    if battle.mine:
        state.systems[HERE].mines.append(DEFENDER)
        fire.mines(state, ATTACKER, HERE)
    state.stack += fire.volleys(state, ATTACKER, HERE, [])[::-1]
    stack.settle(state, SPACE, dice)
    for seat, side in ((ATTACKER, battle.attacker), (DEFENDER, battle.defender)):
        if state.stack:
            stack.answer(state, SPACE, positions.plan(battle, side), dice, seat)
    assert not state.stack, "somebody is asked"
    return _left(state)


def _left(state: State) -> str:
    attacks = sides.kinds(state, HERE, ATTACKER)
    defends = sides.kinds(state, HERE, DEFENDER)
    if attacks and defends:
        raise AssertionError("both sides are left")
    return "attacker" if attacks else "defender" if defends else "draw"


def shares(battle: Battle, count: int, seed: bytes) -> dict[str, float]:
    """Of so many fights; the same seed gives the same."""
    won = Counter(once(battle, Dice(seed, number)) for number in range(count))
    return {who: won[who] / count for who in ("attacker", "defender", "draw")}


def fought(id: str | int, battle: Battle, exact: Odds, count: int, seed: bytes) -> dict[str, Any]:
    """As the files show it, with the exact odds beside the shares."""
    known = {"attacker": exact.attacker, "defender": exact.defender, "draw": exact.draw}
    return {"id": id, **shares(battle, count, seed), "exact": known}
