"""Chapters in a row by whatever is legal, androids and silence: what must hold holds after every move."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from rules.akarios.actions import Act
from rules.akarios.campaign import CAMPAIGN
from rules.akarios.game import RULES
from rules.akarios.options import CampaignOptions, Options
from rules.akarios.sheet import Sheet
from rules.akarios.state import State
from rules.core import saved
from rules.core.campaign import Closing
from rules.core.contract import Action, Prompt
from rules.core.dice import Dice
from tests.rules.akarios.invariants import check

MOST = 900
PATIENCE = 60
"""Moves at random before silence and androids finish a chapter."""


def founded(members: int) -> Sheet:
    sheet = CAMPAIGN.found(CampaignOptions(), "Kestrels")
    for number in range(members):
        CAMPAIGN.recruit(sheet, f"member {number}", False)
    return sheet


def chapter(sheet: Sheet, roster: tuple[int, ...], seed: int) -> Sheet:
    """One chapter to its end; the sheet it hands over."""
    key, chance = f"chapter{seed}".encode(), random.Random(seed)
    before = saved.copy(sheet)
    state: State = CAMPAIGN.begin(Options(), sheet, roster, Dice(key, -1))
    for number in range(MOST):
        if state.over:
            break
        waited = [prompt for prompt in RULES.prompts(state) if not prompt.optional]
        assert waited, f"nobody is asked: {state.stack}"
        prompt = chance.choice(waited)
        action = _answer(state, prompt, chance, number, key)
        RULES.play(state, prompt.seat, action, Dice(key, number))
        check(state)
        if number % 40 == 0:
            assert saved.dump(saved.load(saved.dump(state), State)) == saved.dump(state)
            RULES.view(state, None)
    after = CAMPAIGN.handed_over(state, before, Closing(roster, "2026-11-18", "0123abcd"))
    assert after is not None, f"it does not end: {state.stage} {state.stack[-1]}"
    assert after.chapters == before.chapters + 1
    return after


def _answer(state: State, prompt: Prompt, chance: random.Random, number: int, key: bytes) -> Action:
    if number < PATIENCE or state.stage not in ("battle", "world"):
        moves = list(islice(RULES.moves(state, prompt.seat), 200))
        deeds = [move for move in moves if isinstance(move, Act)]
        return chance.choice(deeds if deeds and chance.random() < 0.8 else moves)
    found = RULES.android(state, prompt.seat, Dice(key, 0)) if number < 4 * PATIENCE else None
    found = found or RULES.default(state, prompt.seat)
    assert found is not None, f"{prompt.key} has no default"
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (2, 2), (3, 3), (4, 4)])
def test_chapters_in_a_row_hold_what_must_hold(seats: int, seed: int) -> None:
    sheet = founded(seats)
    for number in range(5):
        sheet = chapter(sheet, tuple(range(seats)), 100 * seed + number)
    assert sheet.done or sheet.failed


@pytest.mark.slow
def test_exploring_chapters_hold_what_must_hold() -> None:
    """From the map of act 1, with markets, events and a world, and members who take turns."""
    table = founded(3)
    for number in range(3):
        table = chapter(table, (number % 3,), 900 + number)
    table.next, table.done, table.act = "explore", {"004": "success"}, 0
    from rules.akarios.voyage import atlas

    atlas.set_out(table)
    table.energy, table.scouted = 3, ["005", "006", "007"]
    for number in range(4):
        table = chapter(table, ((0, 1), (1, 2), (2, 0, 1))[number % 3], 950 + number)
    assert table.chapters == 7
