"""Once-only agendas about the laws that stand."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.deeds import verbs
from rules.twilight_imperium.deeds.choosing import Then, choose
from rules.twilight_imperium.effects import sources
from rules.twilight_imperium.effects.ground import REX
from rules.twilight_imperium.frames import Agenda, Choosing, Facts
from rules.twilight_imperium.purse import planets
from rules.twilight_imperium.senate import forced, laws
from rules.twilight_imperium.senate.asking import Ask, ask_all
from rules.twilight_imperium.senate.deed import Decision, Deed
from rules.twilight_imperium.state import State

HOLDER, REINFORCED = "holder_of_mecatol_rex", 2
CONSTITUTION, TIRED = "new_constitution", 2
LAW, GARRISON = "agenda_law", "agenda_garrison"


def _may_discard_law(state: State, seat: int) -> None:
    choose(state, seat, "ti-agenda-law", [law.card for law in state.laws], LAW, least=0)


def _law_discarded(state: State, _: Choosing, ids: tuple[str, ...], __: Dice) -> list[Event]:
    return [event for card in ids for event in laws.repeal(state, card)]


def _holder(state: State, _: Decision, __: Dice) -> list[Event]:
    owner = systems.planet(state, REX).owner
    if owner is not None:
        _may_discard_law(state, owner)
    return []


def _garrison(state: State, _: Decision, __: Dice) -> list[Event]:
    owner = systems.planet(state, REX).owner
    if owner is not None:
        choose(state, owner, "ti-agenda-garrison", [REX], GARRISON, least=0, fallback=[REX])
    return []


def _reinforced(state: State, _: Choosing, ids: tuple[str, ...], __: Dice) -> list[Event]:
    return [event for id in ids for event in verbs.free_ground(state, "gf", id, REINFORCED)]


def _constitution(state: State, _: Decision, __: Dice) -> list[Event]:
    """The laws go before anybody chooses."""
    ask_all(state, CONSTITUTION)
    return [event for card in [law.card for law in state.laws] for event in laws.repeal(state, card)]


def _tire(state: State, seat: int, _: Facts, __: Dice) -> list[Event]:
    forced.exhaust(state, seat, TIRED)
    return []


def _influential(state: State, _: Decision, __: Dice) -> list[Event]:
    """Of equals the first in order of play; goods are no influence (TI-496)."""
    seats = verbs.in_turn(state)
    _may_discard_law(state, max(seats, key=lambda seat: planets.wealth(state, seat, "influence")))
    return []


def _repeal(state: State, decision: Decision, _: Dice) -> list[Event]:
    return laws.repeal(state, decision.result)


def _revote(state: State, decision: Decision, _: Dice) -> list[Event]:
    """Unless the law went while it was voted for: its card lies with the discards. The card is of nobody's
    hand: who determines another agenda in its place leaves the law as it is."""
    if sources.law(state, decision.result) is not None:
        state.stack.append(Agenda(decision.by, decision.result, drawn=True))
    return []


DEEDS: Mapping[str, Deed] = {
    HOLDER: Deed(_holder, _garrison),
    CONSTITUTION: Deed(_constitution, _influential),
    "repeal": Deed(_repeal),
    "revote": Deed(_revote),
}
ASKS: Mapping[str, Ask] = {CONSTITUTION: _tire}
CHOICES: Mapping[str, Then] = {LAW: _law_discarded, GARRISON: _reinforced}
