"""One turn: the best of its goals, or a pass."""

from __future__ import annotations

from rules.core.contract import Action
from rules.twilight_imperium.actions import Activate, Done, Move, Pass, Strategic
from rules.twilight_imperium.android import cards, goals, landings
from rules.twilight_imperium.android.eyes import Eyes
from rules.twilight_imperium.frames import Landing, Tactical, Turn
from rules.twilight_imperium.phases import passing
from rules.twilight_imperium.tactical.everything import BUT_ONE


def turn(eyes: Eyes, frame: Turn) -> Action:
    """Dear things first; who has nothing left to do passes, and before that resolves his cards."""
    found = goals.goals(eyes)
    if frame.acts:
        return next((each.action for each in found if isinstance(each.action, Activate)), Done())
    played = cards.acting(eyes)
    if played is not None:
        return played
    if found:
        return found[0].action
    left = passing.unresolved(eyes.state, eyes.seat)
    return Strategic(left[0]) if left else Pass()


def tactical(eyes: Eyes, frame: Tactical) -> Action | None:
    """The ships by which the goal was reckoned; whatever else is asked: as one who says nothing."""
    assert eyes.asked is not None
    if frame.stage != "move":
        return None
    goal = goals.at_system(eyes, frame.system)
    move = None if goal is None or goal.party is None or goal.worth <= 0 else goal.party.move
    if move is None:
        return Done()
    plain = Move(move.items, (BUT_ONE,))
    return next((each for each in (move, plain) if eyes.asked.offers(each)), Done())


def land(eyes: Eyes, frame: Landing) -> Action | None:
    """What falls without a fight, and what can be beaten; then all that may be fired."""
    assert eyes.asked is not None
    if frame.stage != "land":
        return eyes.asked.choices[0].action
    found = landings.landing(eyes, frame.system)
    if found is not None and eyes.asked.offers(found):
        return found
    return Done()
