"""One turn: the best of its goals, or a pass."""

from __future__ import annotations

from rules.core.contract import Action
from rules.twilight_imperium.actions import Activate, Done, Land, Move, Pass, Strategic
from rules.twilight_imperium.android import cards, fleets, goals
from rules.twilight_imperium.android.eyes import Eyes
from rules.twilight_imperium.components import MECATOL
from rules.twilight_imperium.effects.ground import REX
from rules.twilight_imperium.frames import Landing, Tactical, Turn
from rules.twilight_imperium.phases import passing
from rules.twilight_imperium.tactical import aboard, ashore


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
    party = fleets.party(eyes, frame.system)
    if party.move is None or party.edge < fleets.WINS:
        return Done()
    if eyes.asked.offers(party.move):
        return party.move
    offered = (each.action for each in eyes.asked.choices if isinstance(each.action, Move))
    return next(offered, Done()) if fleets.targets(eyes, frame.system) else Done()


def land(eyes: Eyes, frame: Landing) -> Action | None:
    """What falls without a fight, and what can be beaten; then all that may be fired."""
    assert eyes.asked is not None
    if frame.stage == "land":
        there = aboard.cargo(eyes.state.systems[frame.system], eyes.seat)
        centre = Land((f"{REX}.gf:{there.gf}",))
        guarded = ashore.guarded(eyes.state, REX) and frame.system == MECATOL
        if guarded and there.gf >= fleets.needed(eyes.state.custodians[1]) and eyes.asked.offers(centre):
            return centre
    return eyes.asked.choices[0].action
