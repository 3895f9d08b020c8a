"""Activating a system: whether it may be done, what it costs, who reacts."""

from __future__ import annotations

import pytest

from rules.core.contract import IllegalMove
from rules.twilight_imperium import frames
from rules.twilight_imperium.actions import Choose, Done, PayFor
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.purse import counters
from rules.twilight_imperium.state import Lasting, Law, Owed
from rules.twilight_imperium.tactical import activation
from rules.twilight_imperium.tactical.activation import LET, STOP
from rules.twilight_imperium.tactical.tolls import GOOD
from tests.rules.twilight_imperium.play import answer, asked, silent
from tests.rules.twilight_imperium.table import Table
from tests.rules.twilight_imperium.tactical import Noted, activate, fleet, move, noted, table

__all__ = ["noted"]


def refused(found: Table, at: str, seat: int = 0) -> str:
    with pytest.raises(IllegalMove) as why:
        activation.judge(found.state, seat, at)
    assert at not in activation.open_to(found.state, seat)
    return why.value.key


@pytest.mark.rule("TI-238", "TI-150")
def test_a_counter_of_the_command_pool_goes_where_none_is(noted: Noted) -> None:
    found = table()
    player, system = found.state.players[0], found.at("201").system
    activate(found, "201")
    assert player.command == 2 and system.counters == [0]
    assert refused(found, "201") == "ti-illegal-own-counter"
    player.command = 0
    assert refused(found, "202") == "ti-illegal-no-command"
    assert activation.open_to(found.state, 0) == []


@pytest.mark.rule("TI-239")
def test_counters_of_others_are_in_nobodys_way(noted: Noted) -> None:
    found = table()
    activate(found, "201", seat=1)
    activate(found, "201")
    assert found.at("201").system.counters == [1, 0]


@pytest.mark.rule("TI-240")
def test_a_system_may_be_activated_for_nothing(noted: Noted) -> None:
    found = table()
    activate(found, "202")
    assert not found.state.stack and found.at("202").system.counters == [0]
    assert [type(each) for each in noted] == [frames.Producing]


@pytest.mark.rule("TI-041")
def test_supernovas_and_what_forbids_it(noted: Noted) -> None:
    found = table(p204="supernova_base", p205="asteroid_field_base")
    assert refused(found, "204") == "ti-illegal-terrain" == refused(found, "205")
    assert refused(found, "999") == "ti-illegal-system"
    found.state.lasting = [Lasting("diplomatic_immunity", 1, "round", ("201",))]
    assert refused(found, "201") == "ti-illegal-activate"


def test_imperial_containment_takes_a_second_counter(noted: Noted) -> None:
    found = table()
    found.state.lasting = [Lasting("imperial_containment", 2, "round", ("0",))]
    activate(found, "201")
    assert found.state.players[0].command == 1 and counters.on_board(found.state, 0) == 1
    assert refused(found, "202") == "ti-illegal-no-command"


# Laws


@pytest.mark.rule("TI-241")
def test_traffic_tariffs_take_a_good_or_a_planet(noted: Noted) -> None:
    found = table()
    state = found.state
    state.laws = [Law("traffic_tariffs")]
    found.at("103").planet("quann", owner=1)
    found.at("104").planet("lodor", owner=1)
    state.players[0].goods = 1
    activate(found, "103")
    question = asked(found, 0)
    assert question is not None and [each.action for each in question.choices] == [
        Choose(("jord",)),
        Choose((GOOD,)),
    ]
    answer(found, 0, Choose((GOOD,)))
    answer(found, 0, PayFor(("goods:1",)))
    assert state.players[0].goods == 0 and systems.planet(state, "jord").ready
    activate(found, "104")
    assert not systems.planet(state, "jord").ready, "nothing else to give"
    found.at("105").planet("mellon", owner=1)
    assert refused(found, "105") == "ti-illegal-toll"
    state.laws = []
    activation.judge(state, 0, "105")


@pytest.mark.rule("TI-241")
def test_neutrality_pact_takes_three_influence(noted: Noted) -> None:
    found = table("xxcha", "letnev", "hacan")
    state = found.state
    state.laws = [Law("neutrality_pact")]
    found.at("202").ships(1, cruiser=1)
    activate(found, "202")
    question = asked(found, 0)
    assert question is not None and question.args == {"count": 3}
    answer(found, 0, PayFor(("archon_ren",)))
    assert not systems.planet(state, "archon_ren").ready
    found.at("101").ships(1, cruiser=1)
    assert refused(found, "101") == "ti-illegal-toll", "1 influence is left"


@pytest.mark.rule("TI-241", "TI-014")
def test_non_aggression_pact_is_broken_once(noted: Noted) -> None:
    found = table()
    state = found.state
    state.laws = [Law("non_aggression_pact")]
    state.players[0].points = 2
    activate(found, "202")
    assert state.players[0].points == 2 and state.laws, "nobody is there"
    found.at("101").ships(1, fighter=1)
    activate(found, "101")
    assert (
        state.players[0].points == 1
        and not state.laws
        and state.political.discards == ["non_aggression_pact"]
    )


# Debts


@pytest.mark.rule("TI-735")
def test_who_has_something_there_answers_first_what_he_owes(noted: Noted) -> None:
    found = table()
    found.state.owed = [Owed(1, "leadership"), Owed(2, "leadership"), Owed(0, "leadership")]
    found.at("201").planet("arnor", owner=1)
    activate(found, "201")
    assert [each.asked for each in noted.of(frames.Debts)] == [[1]]
    activate(found, "202")
    assert len(noted.of(frames.Debts)) == 1


# Reactions


def xxcha() -> Table:
    found = table("sol", "xxcha", "naalu")
    found.state.players[1].technologies = ["diplomats_tech"]
    found.at("201").planet("arnor", owner=1).planet("lor", owner=1).ships(1, destroyer=1)
    found.home(0).ships(0, cruiser=2)
    return found


@pytest.mark.rule("TI-242")
def test_diplomats_stop_an_action_once_a_round(noted: Noted) -> None:
    found = xxcha()
    state = found.state
    before = counters.counters_left(state, 0)
    activate(found, "201")
    answer(found, 1, Choose((STOP,)))
    assert not state.stack and not noted, "the action is over"
    assert found.at("201").system.counters == [] and counters.counters_left(state, 0) == before + 1
    assert state.players[0].command == 2 and state.players[1].strategy == 1
    activate(found, "201")
    assert asked(found, 1) is None and asked(found, 0) is not None, "once a round"


@pytest.mark.rule("TI-242", "TI-680")
def test_diplomats_need_control_and_a_counter_and_may_let_it_happen(noted: Noted) -> None:
    found = xxcha()
    activate(found, "201")
    answer(found, 1, silent(found.state, 1))
    assert asked(found, 0) is not None and found.state.players[1].strategy == 2, "silence spends nothing"
    assert found.state.players[1].used == []
    for spoil in ("counter", "planet", "fleet", "own"):
        found = xxcha()
        if spoil == "counter":
            found.state.players[1].strategy = 0
        elif spoil == "planet":
            found.at("201").planet("lor", owner=None)
        elif spoil == "fleet":
            found.at("201").system.ships.clear()
        activate(found, "201", seat=1 if spoil == "own" else 0)
        frame = found.state.stack[-1] if found.state.stack else None
        assert not isinstance(frame, frames.Choosing), spoil


@pytest.mark.rule("TI-243")
def test_the_mind_weapon_takes_fleet_supply_from_whoever_comes(noted: Noted) -> None:
    found = table("sol", "naalu", "hacan")
    state = found.state
    state.players[1].technologies = ["telepathic_mind_weapon"]
    found.at("202").ships(1, cruiser=1)
    found.home(0).ships(0, cruiser=1, destroyer=3)
    activate(found, "202", seat=1)
    assert state.players[1].fleet == 4, "not its owner"
    activate(found, "201")
    answer(found, 0, Done())
    assert state.players[0].fleet == 4, "not controlled"
    found.at("202").system.counters.clear()
    activate(found, "202")
    assert state.players[0].fleet == 3, "and the home fleet is one too many"
    assert isinstance(state.stack[-1], frames.Removing)


@pytest.mark.rule("TI-241")
def test_reactions_come_in_order(noted: Noted) -> None:
    """Diplomats before the Mind Weapon before laws: whoever is stopped has paid nothing."""
    found = xxcha()
    state = found.state
    state.laws = [Law("non_aggression_pact"), Law("traffic_tariffs")]
    state.players[0].points = 2
    activate(found, "201")
    answer(found, 1, Choose((STOP,)))
    assert state.players[0].points == 2 and systems.planet(state, "jord").ready and len(state.laws) == 2
    state.players[1].used = []
    state.players[1].technologies += ["telepathic_mind_weapon"]
    activate(found, "201")
    assert state.players[0].fleet == 4, "Diplomats are asked first"
    happened = [event.key for event in answer(found, 1, Choose((LET,)))]
    order = [key for key in happened if key in ("ti-fleet-lost", "ti-points-lost", "ti-exhausted")]
    assert order == ["ti-fleet-lost", "ti-points-lost", "ti-exhausted"]
    move(found, "301.cruiser")
    assert "cruiser" in fleet(found, "201")
