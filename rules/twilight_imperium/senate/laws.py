"""Laws come into force and go (TI-492, TI-493, TI-504, TI-657, TI-659)."""

from __future__ import annotations

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.effects.sources import law as in_force
from rules.twilight_imperium.senate import elections
from rules.twilight_imperium.senate.deed import Decision, Deeds
from rules.twilight_imperium.state import Law, State


def pass_law(state: State, decision: Decision) -> list[Event]:
    """With what was elected; one that is in force already stays as it is, on its new object."""
    kind = elections.elects(decision.card)
    holder = decision.player if kind == "player" else None
    on = decision.elected if kind is not None else ()
    found = in_force(state, decision.card)
    if found is not None:
        state.laws.remove(found)
    state.laws.append(Law(decision.card, holder, on, state.round))
    systems.happens(state, "law_passed", card=decision.card, seat="" if holder is None else holder)
    return [Event("ti-law-passed", {"card": f"@{decision.card}"})]


def repeal(state: State, card: str, deeds: Deeds, dice: Dice) -> list[Event]:
    """The law leaves, and what it gave with it; its card is discarded."""
    found = in_force(state, card)
    if found is None:
        return []
    state.laws.remove(found)
    state.political.discard(card)
    systems.happens(state, "law_gone", card=card, seat="" if found.holder is None else found.holder)
    result = "" if found.holder is None and not found.on else _named(found)
    gone = deeds[card].gone(state, Decision(card, -1, result, {}), dice) if card in deeds else []
    return [Event("ti-law-gone", {"card": f"@{card}"}), *gone]


def _named(law: Law) -> str:
    return str(law.holder) if law.holder is not None else "+".join(law.on)
