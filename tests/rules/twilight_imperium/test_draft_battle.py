"""Battle plans and losses put together."""

from __future__ import annotations

import pytest

from rules.twilight_imperium.actions import Announce, Lose, Plan
from rules.twilight_imperium.frames import Assigning, Battle, BattlePlans, BattleStop, Tactical
from tests.rules.twilight_imperium.drafting import codes, drafted, notes
from tests.rules.twilight_imperium.play import asked
from tests.rules.twilight_imperium.table import Table
from tests.rules.twilight_imperium.tactical import ship, table

AT, BACK = "202", "201"


def fleets(*cards: str) -> Table:
    """A battle at 202: the attacker may fall back to 201, the defender only tactically."""
    found = table("letnev", "sol", "hacan")
    found.at(AT).ships(0, dreadnought=1, cruiser=1, fighter=2).ships(1, cruiser=2)
    found.state.systems[BACK].counters = [0]
    found.state.players[0].cards = list(cards)
    found.state.stack = [Tactical(0, AT, "battle"), Battle(seat=0, number=7, system=AT, defender=1)]
    return found


def plans(*cards: str) -> Table:
    found = fleets(*cards)
    found.state.stack.append(BattlePlans(asked=[0, 1], battle=7))
    return found


def test_the_usual_plan_stands_from_the_beginning() -> None:
    found = plans()
    first = drafted(found)
    assert first.action == Plan()
    assert next(iter(notes(first))) == "ti-draft-plan-stands", "it is handed in as it stands"
    assert codes(first) == ["losses", "sustain", "keep", "retreat", "stop", "pay"]


def test_a_standing_plan_is_what_is_begun_with() -> None:
    found = plans()
    found.state.players[0].plan = "plan sustain=never"
    assert drafted(found).action == Plan(sustain="never")
    assert drafted(found, "keep", "1").action == Plan(sustain="never", keep=1)


def test_a_plan_is_changed_point_by_point() -> None:
    found = plans("morale_boost")
    said = ("losses", "cruiser", "end", "sustain", "last", "keep", "2")
    assert drafted(found, *said).action == Plan(("cruiser",), "last", 2)
    more = (*said, "retreat", BACK, "below:40", "stop", "each_round,loses:dreadnought")
    plan = Plan(("cruiser",), "last", 2, BACK, below=40, stop=("each_round", "loses:dreadnought"))
    assert drafted(found, *more).action == plan
    full = drafted(found, *more, "cards", "morale_boost@2", "pay", "war_chest:all")
    assert isinstance(full.action, Plan)
    assert full.action.cards == ("morale_boost@2",) and full.action.pay == ("war_chest:all",)
    assert {"ti-draft-plan-told-losses", "ti-draft-plan-told-retreat", "ti-draft-plan-told-stop"} <= set(
        notes(full)
    )


def test_a_change_of_mind_replaces_what_was_said() -> None:
    found = plans()
    said = ("retreat", BACK, "after:2", "retreat", "never")
    assert drafted(found, *said).action == Plan()
    assert drafted(found, "retreat", BACK, "now").action == Plan(retreat=BACK)


@pytest.mark.rule("TI-326")
def test_only_defenders_leave_tactically_and_order_the_shots() -> None:
    found = plans()
    assert f"{BACK}!" not in codes(drafted(found, "retreat"))
    ways = codes(drafted(found, "retreat", seat=1))
    assert all(each.endswith("!") for each in ways[1:]) and f"{BACK}!" in ways
    away = drafted(found, "retreat", f"{BACK}!", "now", seat=1)
    assert away.action == Plan(retreat=BACK, tactical=True)
    assert "shots" in codes(drafted(found, seat=1)) and "shots" not in codes(drafted(found))
    order = drafted(found, "shots", "defender.barrage", "attacker.barrage", "end", seat=1)
    assert order.action == Plan(shots=("defender.barrage", "attacker.barrage"))


def test_cards_that_must_be_aimed_are_not_planned() -> None:
    found = plans("direct_hit", "morale_boost")
    assert {each.partition("@")[0] for each in codes(drafted(found, "cards"))} == {"morale_boost"}


def test_a_stop_asks_for_a_new_plan_or_the_way_out() -> None:
    found = fleets()
    battle = found.state.stack[-1]
    assert isinstance(battle, Battle)
    battle.plans["0"], battle.round = "plan stop=each_round", 1
    found.state.stack.append(BattleStop(seat=0, battle=7, why="each_round"))
    assert asked(found, 0) is not None
    first = drafted(found)
    assert first.action == Plan(stop=("each_round",)), "the plan in force"
    out = next(each.code for each in first.options if each.label == "ti-stop-retreat")
    assert drafted(found, out).action == Announce(BACK)
    assert drafted(found, "stop", "").action == Plan()


# Losses


def hit(hits: int) -> Table:
    found = table()
    found.at(AT).ships(0, dreadnought=1, cruiser=1, fighter=2)
    found.state.stack = [Tactical(0, AT, "pds"), Assigning(0, AT, hits, "pds", by=1)]
    return found


def test_the_usual_losses_stand() -> None:
    found = hit(1)
    first = drafted(found)
    assert codes(first) == ["usual", "own"]
    assert first.action == Lose((str(ship(found, AT, "dreadnought").id),))
    assert drafted(found, "usual").action == first.action


def test_hits_are_dealt_out_by_hand() -> None:
    found = hit(2)
    big, small = (str(ship(found, AT, kind).id) for kind in ("dreadnought", "cruiser"))
    which = codes(drafted(found, "own"))
    assert which == ["fighter:1", "fighter:2", big, f"{big}:lost", f"{big}:2", small]
    assert drafted(found, "own", "fighter:2").action == Lose(("fighter:2",))
    assert drafted(found, "own", f"{big}:2").action == Lose((f"{big}:2",))
    assert drafted(found, "own", f"{big}:lost,{small}").action == Lose((f"{big}:lost", small))
    wrong = drafted(found, "own", small)
    assert wrong.action is None and "ti-illegal-assign-count" in notes(wrong)
    assert drafted(found, "own", small, f"{small},fighter:1").action == Lose((small, "fighter:1"))


def test_single_hits_offer_no_second_one() -> None:
    found = hit(1)
    big = ship(found, AT, "dreadnought").id
    assert f"{big}:2" not in codes(drafted(found, "own"))
