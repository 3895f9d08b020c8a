"""What every game with a campaign promises: sheets that last, members by number, chapters that hand on."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from rules.core import Dice, Event, Rules, saved
from rules.core.campaign import Closing, Legacy, first_state
from tests import relay
from tests.rules import kit
from tests.rules.games import GAMES

TOY: Any = relay.RULES
CAMPAIGNS = [TOY, *(game.rules for game in GAMES if game.rules.campaign is not None)]
SEED = b"a chapter for tests"
MOST = 2000


def recruited(rules: Rules[Any], members: int) -> Any:
    campaign = rules.campaign
    assert campaign is not None
    sheet = campaign.found(campaign.options(), "The Long Way")
    assert [campaign.recruit(sheet, f"member {n}", False) for n in range(members)] == list(range(members))
    return sheet


@pytest.mark.parametrize("rules", CAMPAIGNS, ids=lambda rules: rules.key)
def test_a_sheet_forgets_a_name_and_nothing_else(rules: Rules[Any]) -> None:
    sheet, other = recruited(rules, 2), recruited(rules, 1)
    assert rules.campaign is not None
    rules.campaign.forgotten(sheet, 1, "nobody")
    assert rules.campaign.recruit(other, "nobody", False) == 1
    assert saved.dump(sheet) == saved.dump(other)


def begun(rules: Rules[Any], sheet: Any) -> tuple[Any, Legacy]:
    """A chapter for the last members, the newest in the first seat."""
    seats = rules.seats.stop - 1
    roster = tuple(reversed(range(seats)))
    assert rules.campaign is not None
    legacy = Legacy(saved.dump(sheet), rules.campaign.sheet_version, roster, 1)
    return first_state(rules, rules.options(), seats, Dice(SEED, -1), legacy), legacy


def ended(rules: Rules[Any], state: Any) -> Any:
    """Played to its end as the kit does it, in a hurry."""
    known = {game.rules.key: game for game in GAMES}
    if rules.key not in known:
        rules.play(state, 0, next(iter(rules.moves(state, 0))), Dice(SEED, 0))
        return state
    chance = random.Random(SEED)
    for number in range(MOST):
        if rules.outcome(state) is not None:
            return state
        seat, action = kit.pick(known[rules.key], state, chance, hurry=True)
        rules.play(state, seat, action, Dice(SEED, number))
    raise AssertionError("the chapter does not end")


@pytest.mark.parametrize("rules", CAMPAIGNS, ids=lambda rules: rules.key)
def test_a_sheet_is_bytes_and_comes_back_the_same(rules: Any) -> None:
    sheet = recruited(rules, rules.seats.stop - 1)
    again = saved.load(saved.dump(sheet), rules.campaign.sheet)
    assert saved.dump(again) == saved.dump(sheet)
    assert len(saved.dump(sheet)) < 20_000


@pytest.mark.parametrize("rules", CAMPAIGNS, ids=lambda rules: rules.key)
def test_a_chapter_begins_in_one_way_and_leaves_the_sheet_it_was_given(rules: Any) -> None:
    sheet = recruited(rules, rules.seats.stop - 1)
    state, legacy = begun(rules, sheet)
    assert saved.dump(begun(rules, sheet)[0]) == saved.dump(state)
    facts = Closing(legacy.roster, "2026-11-18", "0123abcd")
    before = saved.load(legacy.sheet, rules.campaign.sheet)
    assert rules.campaign.handed_over(state, before, facts) is None, "nothing is handed over while it runs"


@pytest.mark.parametrize("rules", CAMPAIGNS, ids=lambda rules: rules.key)
def test_a_chapter_begins_with_what_it_was_handed(rules: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not as a game outside a campaign, though a crew that has done nothing yet may begin like one."""
    _, legacy = begun(rules, recruited(rules, rules.seats.stop - 1))
    monkeypatch.setattr(rules.campaign, "begin", lambda options, sheet, roster, dice: (sheet, roster))
    sheet, roster = first_state(rules, rules.options(), len(legacy.roster), Dice(SEED, -1), legacy)
    assert (saved.dump(sheet), roster) == (legacy.sheet, legacy.roster)


@pytest.mark.parametrize("rules", CAMPAIGNS, ids=lambda rules: rules.key)
def test_an_ended_chapter_hands_a_sheet_over_and_tells_of_it(rules: Any) -> None:
    state, legacy = begun(rules, recruited(rules, rules.seats.stop - 1))
    state = ended(rules, state)
    facts = Closing(legacy.roster, "2026-11-18", "0123abcd")
    before = saved.load(legacy.sheet, rules.campaign.sheet)
    once = rules.campaign.handed_over(saved.copy(state), saved.copy(before), facts)
    twice = rules.campaign.handed_over(saved.copy(state), saved.copy(before), facts)
    assert once is not None and saved.dump(once) == saved.dump(twice)
    assert isinstance(rules.campaign.entry(before, once, state), Event)
    msgspec.json.encode(rules.campaign.view(once, None))
    rules.campaign.left(once, 0)
    state, _ = begun(rules, once)
    assert rules.outcome(state) is None, "and the next chapter begins with it"
