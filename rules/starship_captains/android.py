"""An automatic player: anything useful rather than nothing."""

from __future__ import annotations

from rules.core.contract import Action
from rules.core.dice import Dice
from rules.starship_captains import engine
from rules.starship_captains.state import CarryOut, Pass, Promote, Skip, State, Train


def decide(state: State, seat: int, dice: Dice) -> Action | None:
    found = engine.asked(state)
    if found is None or found[0] != seat:
        return None
    moves = [choice.action for choice in found[1].choices]
    if CarryOut() in moves:
        return CarryOut()
    useful = [move for move in moves if not isinstance(move, Pass | Skip | Train | Promote)]
    return dice.choice(useful) if useful else moves[-1]
