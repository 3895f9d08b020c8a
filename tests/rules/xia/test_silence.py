"""What may be done at any time, whom the game waits for, and what is done for the silent (section 30)."""

from __future__ import annotations

import pytest

from rules.core import notation
from rules.xia import hold
from rules.xia.actions import ACTIONS, Orders
from rules.xia.frames import DrawnMissions, NpcTurn, Rearm, Turn
from rules.xia.game import RULES
from rules.xia.outcome import outcome as outcome_of
from tests.rules.xia.table import Table, missions_of


def default(table: Table) -> str:
    assert table.seat is not None
    action = RULES.default(table.state, table.seat)
    assert action is not None
    return notation.write(action)


# Credits


@pytest.mark.rule("XIA-275", "XIA-463", "XIA-547")
def test_credits_are_given_at_any_time_by_anybody() -> None:
    table = Table()
    assert table.seat == 0
    table.play("give 2 1000", seat=1)
    assert [player.credits for player in table.state.players] == [3000, 2000, 4000]
    assert table.told("xia-gives")
    table.play("impulse")
    table.play("give 0 2000", seat=2)
    assert table.state.players[0].credits == 5000
    assert table.seat == 0, "the question stands"


@pytest.mark.rule("XIA-005", "XIA-463")
def test_money_comes_in_thousands_and_only_what_one_has() -> None:
    table = Table()
    table.refuses("give 1 500", "xia-illegal-give-unit")
    table.refuses("give 1 1500", "xia-illegal-give-unit")
    table.refuses("give 1 0", "xia-illegal-give-unit")
    table.refuses("give 1 -1000", "xia-illegal-give-unit")
    table.refuses("give 1 4000", "xia-illegal-give-more")
    table.refuses("give 0 1000", "xia-illegal-give-whom")
    table.refuses("give 3 1000", "xia-illegal-give-whom")


@pytest.mark.rule("XIA-464")
def test_nothing_but_credits_can_be_given() -> None:
    given = [
        kind
        for kind in ACTIONS.__args__
        if "to" in kind.__struct_fields__ and "credits" in kind.__struct_fields__
    ]
    assert [kind.__struct_fields__ for kind in given] == [("to", "credits")]


# Whom the game waits for


@pytest.mark.rule("XIA-547")
def test_every_window_is_closed_before_the_player_in_turn_goes_on() -> None:
    table = Table()
    table.happens(hold.wound(table.state, "1", 2, None, table.dice))
    assert table.seat == 1
    table.refuses("impulse", "xia-illegal-not-asked", seat=0)
    table.play(default(table))
    assert table.seat == 0 and table.offers("impulse")


# Orders


@pytest.mark.rule("XIA-525")
def test_standing_orders_answer_instead_of_their_player() -> None:
    table = Table()
    table.play("orders ask ask ask auto", seat=1)
    assert table.state.players[1].orders == Orders(damage="auto")
    table.refuses("orders ask ask ask auto", "xia-illegal-orders-stand", seat=1)
    table.happens(hold.wound(table.state, "1", 2, None, table.dice))
    assert table.seat == 0 and len(table.state.players[1].damage) == 2


@pytest.mark.rule("XIA-525")
def test_in_the_own_turn_one_is_asked_whatever_is_ordered() -> None:
    """As the panel of standing orders promises."""
    table = Table()
    table.play("orders all always always auto", seat=0)
    table.happens(hold.wound(table.state, "0", 2, None, table.dice))
    assert (table.asked, table.seat) == ("xia-ask-damage", 0)


@pytest.mark.rule("XIA-525")
def test_orders_given_in_the_middle_of_a_question_answer_it() -> None:
    table = Table()
    table.happens(hold.wound(table.state, "1", 2, None, table.dice))
    assert table.seat == 1
    table.play("orders ask ask ask auto", seat=1)
    assert table.seat == 0 and len(table.state.players[1].damage) == 2


# The silent


@pytest.mark.rule("XIA-525")
def test_a_silent_player_ends_the_turn_and_keeps_the_ship_ready() -> None:
    table = Table()
    assert default(table) == "end"
    player = table.me
    player.armed, player.disarmed = 1, 3
    table.silent()
    assert table.state.turn == 1 and player.armed == 4


@pytest.mark.rule("XIA-525")
def test_a_silent_defender_uses_nothing_and_arms_nothing() -> None:
    table = Table(sectors=["lost_sector"])
    table.put(0, "lost_sector.1").put(1, "lost_sector.9").put(2, "lost_sector.19")
    table.state.players[1].bounty = 1000
    table.fit(1, "shield_1")
    table.npc("enforcer", "lost_sector.10", controller=2)
    table.push(NpcTurn(2, "enforcer"))
    assert table.seat == 1 and default(table) == "defend"
    table.play(default(table), rolls=[2, 2])
    assert default(table).startswith("damage ")
    table.state.players[1].armed, table.state.players[1].disarmed = 2, 2
    table.turn(0).push(Rearm(1, 2, "rescue"))
    assert default(table) == "arm 0"


@pytest.mark.rule("XIA-525")
def test_a_silent_captain_keeps_no_mission() -> None:
    table = Table()
    table.push(DrawnMissions(0, missions_of("passenger")[:3]))
    assert default(table) == "keep -"


@pytest.mark.rule("XIA-525")
def test_for_a_silent_controller_the_way_falls_by_chance() -> None:
    table = Table(sectors=["lost_sector"])
    table.put(0, "lost_sector.1").put(1, "lost_sector.3").put(2, "lost_sector.18")
    table.npc("enforcer", "lost_sector.8", controller=1, attackers=["1"])
    table.push(NpcTurn(1, "enforcer"))
    assert table.asked == "xia-ask-npc-way"
    picked = set()
    for turns in range(20):
        table.state.turns = turns
        picked.add(default(table))
    assert len(picked) > 1 and picked <= set(table.choices)


def test_nobody_else_has_a_default() -> None:
    table = Table()
    assert RULES.default(table.state, 1) is None


# The end


@pytest.mark.rule("XIA-041")
def test_the_outcome_names_the_winner_the_fame_and_the_ship() -> None:
    table = Table(fame="5")
    assert RULES.outcome(table.state) is None
    table.state.players[2].fame = 5
    table.state.players[0].fame = 3
    table.state.winner, table.state.over = 2, True
    outcome = outcome_of(table.state)
    assert outcome is not None
    assert (outcome.key, outcome.winners, outcome.scores) == ("xia-won", (2,), (3, 0, 5))
    assert outcome.args == {"player": "#2", "fame": 5, "ship": f"@{table.state.players[2].ship}"}
    table.refuses("end", "xia-illegal-over")
    table.refuses("give 1 1000", "xia-illegal-over", seat=0)
    assert not list(RULES.moves(table.state, 0)) and not RULES.prompts(table.state)


def test_strangers_do_not_play() -> None:
    table = Table()
    table.refuses("end", "xia-illegal-no-such-player", seat=3)
    assert isinstance(table.state.stack[0], Turn)
