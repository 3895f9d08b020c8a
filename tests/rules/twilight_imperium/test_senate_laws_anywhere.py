"""Every law, voted for and against in a game that is under way: whatever comes of it, nothing is lost."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from rules.core import saved, stack
from rules.core.dice import Dice
from rules.twilight_imperium import engine
from rules.twilight_imperium.components_cards import POLITICAL_CARDS
from rules.twilight_imperium.frames import Agenda, Turn
from rules.twilight_imperium.game import RULES
from rules.twilight_imperium.options import Options
from rules.twilight_imperium.senate import elections
from rules.twilight_imperium.senate.deeds import DEEDS
from rules.twilight_imperium.state import State
from tests.rules.twilight_imperium.invariants import faults
from tests.rules.twilight_imperium.test_game import step

KEY = b"laws anywhere"
LAWS = [id for id, row in POLITICAL_CARDS.items() if row.law and not row.redraw]
BEFORE, AFTER = 300, 25
"""Moves before the vote, and after it."""


@cache
def _game() -> bytes:
    """The third round or so, somebody's turn."""
    state, chance = RULES.start(Options(galaxy="preset", pace="live"), 4, Dice(KEY, -1)), Random(7)
    for _ in range(BEFORE):
        step(state, KEY, chance)
    while not isinstance(state.stack[-1], Turn):
        step(state, KEY, chance)
    return saved.dump(state)


def _results(state: State, card: str, chance: Random) -> list[str]:
    found = elections.choices(state, card, DEEDS)
    if elections.elects(card) is None:
        return found
    if elections.elects(card) in elections.PAIRS:
        return ["+".join(sorted(chance.sample(found, 2)))]
    return [chance.choice(found)] if found else []


@pytest.mark.slow
@pytest.mark.parametrize("card", LAWS)
def test_a_law_anywhere_keeps_the_game_whole(card: str) -> None:
    chance = Random(card)
    for result in _results(saved.load(_game(), State), card, chance):
        state = saved.load(_game(), State)
        for pile in (state.political.cards, state.political.discards, *(p.politics for p in state.players)):
            pile[:] = [each for each in pile if each != card]
        state.laws = [law for law in state.laws if law.card != card]
        votes = {str(seat): result for seat in range(state.seats)}
        counts = dict.fromkeys(votes, 1)
        state.stack.append(Agenda(0, card, "result", votes=votes, counts=counts, result=result))
        stack.settle(state, engine.CHAPTERS, Dice(KEY, 0))
        for _ in range(AFTER):
            assert faults(state) == []
            if not state.over:
                step(state, KEY, chance)
