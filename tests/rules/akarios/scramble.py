"""Another state that looks the same to everybody: there are no hands, only orders of cards (AK-017)."""

from __future__ import annotations

import random

from rules.akarios.components_voyage import EVENTS
from rules.akarios.state import Battle, State


def scramble(state: State, seat: int | None, chance: random.Random) -> State:
    """Changes the state, which is the test's own copy of it."""
    if state.battle is not None:
        _decks(state.battle, chance)
    _events(state, chance)
    return state


def _decks(battle: Battle, chance: random.Random) -> None:
    """What is in each is known, in what order it lies is not."""
    modifiers = [battle.enemy_mods, *(cockpit.deck for cockpit in battle.cockpits)]
    for deck in (*modifiers, *battle.decks.values(), battle.trauma):
        chance.shuffle(deck.cards)


def _events(state: State, chance: random.Random) -> None:
    """How many are left in a system is known, which ones is not."""
    for system, left in state.sheet.events.items():
        every = sorted(id for id, row in EVENTS.items() if row.system == system)
        left[:] = sorted(chance.sample(every, len(left)))
