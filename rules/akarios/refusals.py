"""Why a move is refused: what is wrong, and what to do instead (AK-892)."""

from __future__ import annotations

from rules.akarios.actions import Act, As, Fit, Fly, GiveCard, Place, Pour, Reroll
from rules.akarios.battle import commands, dice, fitting
from rules.akarios.cards import sparrow
from rules.akarios.engine import CONTENTS
from rules.akarios.frames import Checking, Flying, Mustering, Picking, Rolling
from rules.akarios.squad import hangar
from rules.akarios.state import State
from rules.core.contract import Action, IllegalMove
from rules.core.poll import Poll


def why(state: State, seat: int, action: Action) -> IllegalMove:
    if isinstance(action, As | Fit | Fly | GiveCard) and hangar.launched(state):
        return IllegalMove("ak-illegal-loadout-late", rule="AK-051")
    frame = state.stack[-1]
    known = CONTENTS.refusals.get(type(frame))
    found = known(state, frame, seat, action) if known is not None else _here(state, seat, action)
    return found or IllegalMove("ak-illegal-here")


def _here(state: State, seat: int, action: Action) -> IllegalMove | None:
    frame = state.stack[-1]
    if isinstance(frame, Flying) and isinstance(action, Act):
        return commands.refusal(state, seat, action)
    if isinstance(frame, Flying) and isinstance(action, Pour):
        return sparrow.refusal(state, seat, action)
    if isinstance(frame, Flying | Rolling) and isinstance(action, Reroll):
        return _reroll(state, seat, action)
    if isinstance(frame, Poll):
        return IllegalMove("ak-illegal-vote", rule="AK-895")
    if isinstance(frame, Checking):
        return IllegalMove("ak-illegal-check-dice", rule="AK-588")
    if isinstance(frame, Picking):
        return IllegalMove("ak-illegal-reward", rule="AK-469")
    if not isinstance(frame, Mustering):
        return None
    if isinstance(action, Place):
        return IllegalMove("ak-illegal-place", rule="AK-067")
    return fitting.refusal(state, seat, action) if frame.stage == "loadout" else None


def _reroll(state: State, seat: int, action: Reroll) -> IllegalMove:
    cockpit = state.fight.cockpits[seat]
    if not dice.may_reroll(cockpit):
        return IllegalMove("ak-illegal-reroll-late", rule="AK-090")
    if not action.dice:
        return IllegalMove("ak-illegal-reroll-free", rule="AK-091")
    if not dice.paid(state.fight, seat):
        return IllegalMove("ak-illegal-reroll-again", rule="AK-089")
    return IllegalMove("ak-illegal-no-such-die", rule="AK-098")
