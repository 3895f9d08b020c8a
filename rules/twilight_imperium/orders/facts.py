"""What is public about the open question: which it is, and the facts that orders may ask for."""

from __future__ import annotations

from rules.core.orders import Point
from rules.core.stack import Step
from rules.twilight_imperium import frames
from rules.twilight_imperium.cards import waits
from rules.twilight_imperium.senate import ballots
from rules.twilight_imperium.state import State
from rules.twilight_imperium.strategic import owed
from rules.twilight_imperium.tactical import fire, laser

TURN = "turn"
"""Questions without a name of their own: only a queue answers them."""


def point(state: State, seat: int) -> Point:
    """Of what this seat is asked now."""
    frame = state.stack[-1]
    if isinstance(frame, frames.Window):
        return waits.point(frame.point, frame.facts, frame.declared)
    when, facts = _named(state, frame, seat)
    return waits.point(when, {name: str(value) for name, value in facts.items()})


def _named(state: State, frame: Step, seat: int) -> tuple[str, dict[str, str | int]]:
    match frame:
        case frames.Picking(stage="pick"):
            return "pick", {}
        case frames.Picking(card=card):
            return "bonus", {"card": card or ""}
        case frames.Followers(card=card):
            return "secondary", {"card": card}
        case frames.Debts():
            return "secondary", {"card": owed.debt(state, seat) or ""}
        case frames.BattlePlans() | frames.BattleStop():
            return "plan", _battle(state)
        case frames.Volley(stage=stage, system=system, target=target):
            return laser.REROLL if stage == "rolled" else fire.FIRE, {"system": system, "at": target}
        case frames.Primary(stage="play"):
            return "political", {}
        case frames.Assigning(system=system):
            return "casualties", {"system": system}
        case frames.Retreating(system=system):
            return "retreat", {"system": system}
        case frames.Ballots() | frames.Voting():
            return "vote", {"agenda": ballots.agenda(state).card}
        case frames.TieBreak():
            return "tie", {"agenda": ballots.agenda(state).card}
        case frames.Negotiation():
            return "offer", {}
        case frames.Forms() | frames.Scoring():
            return "score", {}
        case frames.Discarding():
            return "discard", {}
    return TURN, {}


def _battle(state: State) -> dict[str, str | int]:
    """Whose it is, and where."""
    fought = (each for each in reversed(state.stack) if isinstance(each, frames.Battle))
    battle = next(fought, None)
    if battle is None:
        return {}
    return {
        "attacker": battle.seat,
        "defender": battle.defender,
        "system": battle.system,
        "round": battle.round,
        "battle": battle.number,
    }
