"""What an answer risks before it is given, whether a menu has it or not."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.contract import Action
from rules.xia import destinations, engine, weapons
from rules.xia.actions import Fire, Fly
from rules.xia.frames import Moving
from rules.xia.state import State


def of_attacks(state: State, seat: int, attacks: Sequence[Fire]) -> list[weapons.Odds]:
    return [weapons.foretell(state, seat, fire) for fire in attacks]


def unlisted(state: State, seat: int, action: Action) -> str | weapons.Odds | None:
    """Of a way (as a phrase) or an attack that is possible but too much for a menu; None if it is neither."""
    now = engine.asked(state)
    if now is None or now[0] != seat or not now[1].offers(action):
        return None
    top = state.stack[-1]
    if isinstance(action, Fly) and isinstance(top, Moving):
        return destinations.odds(state, top, action.to)
    return weapons.foretell(state, seat, action) if isinstance(action, Fire) else None
