"""Neither side can ever hit again (TI-052)."""

from __future__ import annotations

from rules.core.contract import Event
from rules.twilight_imperium.battle import casualties, retreat, rolls, sides
from rules.twilight_imperium.frames import Battle
from rules.twilight_imperium.state import State


def stuck(state: State, frame: Battle) -> bool:
    """Neither side can ever hit again (TI-052)."""
    return not any(rolls.could_hit(state, frame, seat) for seat in sides.both(frame))


def parts(state: State, frame: Battle) -> list[Event]:
    """The attacker must leave if he can, else his ships are lost."""
    frame.stage = "over"
    told = Event("ti-stalemate", {"player": f"#{frame.seat}", "system": frame.system})
    to = retreat.best(state, frame, frame.seat)
    if to is not None:
        state.stack.append(retreat.leaving(frame, frame.seat, to))
        return [told]
    fleet = casualties.dealt(state, frame.system, frame.seat, 1000, casualties.ABANDON)
    return [told, *casualties.suffer(state, frame, frame.seat, fleet)]
