"""Laws come into force and go (TI-492, TI-493, TI-504, TI-657, TI-659)."""

from __future__ import annotations

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.deeds import lasting
from rules.twilight_imperium.deeds.happening import Moment
from rules.twilight_imperium.effects.sources import Source
from rules.twilight_imperium.effects.sources import law as in_force
from rules.twilight_imperium.frames import Facts
from rules.twilight_imperium.senate import elections
from rules.twilight_imperium.senate.deed import Decision, Deeds
from rules.twilight_imperium.state import NOBODY, Law, State


def stands(state: State, decision: Decision) -> bool:
    """It was in force already, on the same object: it stays, and nothing comes of it anew (TI-659)."""
    found = in_force(state, decision.card)
    return found is not None and found.on == _object(decision)


def pass_law(state: State, decision: Decision) -> list[Event]:
    """With what was elected; one that was in force on another object leaves that one."""
    holder = decision.player if elections.elects(decision.card) == "player" else None
    found = in_force(state, decision.card)
    state.laws = [law for law in state.laws if law is not found]
    state.laws.append(Law(decision.card, holder, _object(decision), state.round))
    systems.happens(state, "law_passed", card=decision.card, seat="" if holder is None else holder)
    if found is not None:
        lasting.law_leaves(state, found)
    return [Event("ti-law-passed", {"card": f"@{decision.card}"})]


def _object(decision: Decision) -> tuple[str, ...]:
    return decision.elected if elections.elects(decision.card) is not None else ()


def repeal(state: State, card: str) -> list[Event]:
    """The law leaves, and what it gave with it; its card is discarded."""
    found = in_force(state, card)
    if found is None:
        return []
    state.laws.remove(found)
    state.political.discard(card)
    lasting.law_leaves(state, found)
    return [Event("ti-law-gone", {"card": f"@{card}"})]


def gone(deeds: Deeds) -> Moment:
    """What a law gave goes, however it left: repealed, used up, with its holder, or elected to another."""

    def left(state: State, _: Source, facts: Facts, dice: Dice) -> list[Event]:
        card = facts["card"]
        if card not in deeds:
            return []
        return deeds[card].gone(state, Decision(card, NOBODY, facts["on"], {}), dice)

    return left
