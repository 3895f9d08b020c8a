"""Ability cards used as an action: on what, at what price, and what comes of it (section 8)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.contract import Action, Arg, Choice, Event
from rules.core.dice import Dice
from rules.core.stack import choice
from rules.xia import abilities, ability_effects, query
from rules.xia.actions import UseAbility
from rules.xia.components import ABILITIES
from rules.xia.state import State

DEEP_SCAN = "deep_scan"


def choices(state: State, seat: int) -> list[Choice]:
    return [
        choice(
            "xia-use" if target is None else f"xia-use-{ability_effects.TARGET_WORDS[card.ability]}",
            UseAbility(card.ability, target),
            group="xia-group-more",
            hint="xia-use-hint" if ABILITIES[card.ability].success else "xia-use-hint-plain",
            ability=f"@{card.ability}",
            card=card.ability,
            energy=ABILITIES[card.ability].energy,
            chance=abilities.chance(card.ability),
            target=ability_effects.named(card.ability, target),
        )
        for card in state.players[seat].cards
        for target in targets(state, seat, card.ability)
    ]


def targets(state: State, seat: int, name: str) -> Sequence[str | None]:
    """What it can be used on now; None stands for itself."""
    if ABILITIES[name].when != "action" or not abilities.ready(state, seat, name):
        return ()
    return ability_effects.TARGETS[name](state, seat)


def accepts(state: State, seat: int, action: Action) -> bool:
    if not isinstance(action, UseAbility) or query.ability(state.players[seat], action.ability) is None:
        return False
    return action.target in targets(state, seat, action.ability)


def perform(state: State, seat: int, action: Action, dice: Dice) -> list[Event]:
    """A Deep Scan rolls nothing, but shows what is hidden: it cannot be taken back for the asking."""
    assert isinstance(action, UseAbility)
    abilities.pay(state, seat, action.ability)
    used: dict[str, Arg] = {"player": f"#{seat}", "ability": f"@{action.ability}"}
    told = [Event("xia-uses", used, reveals=action.ability == DEEP_SCAN)]
    number = 0
    if ABILITIES[action.ability].rolls:
        number, rolled = abilities.roll(state, seat, action.ability, dice)
        told += rolled
    if state.over:
        return told
    if not abilities.succeeds(action.ability, number):
        return [*told, Event("xia-ability-fails", used)]
    return told + ability_effects.effect(state, seat, action.ability, action.target, number, dice)
