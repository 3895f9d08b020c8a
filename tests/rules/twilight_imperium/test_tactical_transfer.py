"""Transfer Actions: two neighbouring systems at once."""

from __future__ import annotations

import pytest

from rules.core.contract import IllegalMove
from rules.twilight_imperium import frames
from rules.twilight_imperium.actions import Activate, BeginTransfer, Choose, Done, PayFor
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.phases import acting
from rules.twilight_imperium.purse import counters
from rules.twilight_imperium.state import Lasting, Law, Owed
from rules.twilight_imperium.tactical import transfer
from tests.rules.twilight_imperium.play import answer, asked, run, silent
from tests.rules.twilight_imperium.table import Table
from tests.rules.twilight_imperium.tactical import Noted, fleet, move, noted, ship, table

__all__ = ["noted"]
PAIR = BeginTransfer("201", "301", "201")


def pair(*races: str) -> Table:
    found = table(*races)
    found.home(0).ships(0, carrier=1, cruiser=1, fighter=2)
    found.at("201").ships(0, destroyer=1).planet("arnor", owner=0, gf=2)
    return found


def begin(found: Table, action: BeginTransfer = PAIR) -> None:
    transfer.judge(found.state, 0, action)
    transfer.begin(found.state, 0, action)
    run(found)


def why_not(found: Table, action: BeginTransfer = PAIR) -> str:
    with pytest.raises(IllegalMove) as why:
        transfer.judge(found.state, 0, action)
    return why.value.key


@pytest.mark.rule("TI-407")
def test_one_counter_of_the_pool_and_one_of_the_reinforcements(noted: Noted) -> None:
    found = pair()
    player, left = found.state.players[0], counters.counters_left(found.state, 0)
    begin(found, BeginTransfer("201", "301", "301"))
    assert player.command == 2 and counters.counters_left(found.state, 0) == left - 1
    assert found.at("201").system.counters == [0] == found.at("301").system.counters
    assert why_not(found) == "ti-illegal-own-counter"
    found = pair()
    found.home(0).system.counters = [0]
    assert why_not(found) == "ti-illegal-own-counter"
    found.home(0).system.counters = [1]
    transfer.judge(found.state, 0, PAIR)
    player = found.state.players[0]
    player.command = 0
    assert why_not(found) == "ti-illegal-no-command"


@pytest.mark.rule("TI-407", "TI-056")
def test_the_two_are_neighbours_also_by_wormhole(noted: Noted) -> None:
    found = pair()
    found.at("101").ships(0, cruiser=1)
    assert why_not(found, BeginTransfer("101", "301", "101")) == "ti-illegal-transfer-apart"
    assert why_not(found, BeginTransfer("301", "301", "301")) == "ti-illegal-transfer-apart"
    assert why_not(found, BeginTransfer("201", "301", "101")) == "ti-illegal-transfer-spend"
    assert why_not(found, BeginTransfer("201", "999", "201")) == "ti-illegal-system"
    found.at("104", "wormhole_alpha").ships(0, cruiser=1)
    found.at("102", "wormhole_alpha").ships(0, cruiser=1)
    transfer.judge(found.state, 0, BeginTransfer("102", "104", "102"))
    offered = transfer.pairs(found.state, 0)
    assert {(each.one, each.other) for each in offered} == {
        ("101", "102"),
        ("101", "201"),
        ("102", "104"),
        ("201", "301"),
    }


@pytest.mark.rule("TI-408")
def test_without_reinforcements_there_is_no_transfer(noted: Noted) -> None:
    found = pair()
    found.state.players[0].strategy = 9
    assert counters.counters_left(found.state, 0) == 0
    assert why_not(found) == "ti-illegal-transfer-counter" and transfer.pairs(found.state, 0) == []


@pytest.mark.rule("TI-409")
def test_own_units_in_both_and_nobody_elses(noted: Noted) -> None:
    found = pair()
    found.at("201").system.ships.clear()
    transfer.judge(found.state, 0, PAIR)
    found.at("201").planet("arnor", gf=0)
    assert why_not(found) == "ti-illegal-transfer-units", "nothing stands there"
    for unit in ("fighter", "pds", "gf", "dock"):
        found = pair()
        if unit == "fighter":
            found.at("201").ships(1, fighter=1)
        else:
            found.at("201").planet("lor", owner=1, **{unit: 1})
        assert why_not(found) == "ti-illegal-transfer-units", unit
    found = pair()
    found.at("201").planet("lor", owner=1)
    transfer.judge(found.state, 0, PAIR)
    found.state.lasting = [Lasting("diplomatic_immunity", 1, "round", ("201",))]
    assert why_not(found) == "ti-illegal-activate"


@pytest.mark.rule("TI-410")
def test_ships_move_both_ways_and_load(noted: Noted) -> None:
    found = pair()
    begin(found)
    move(found, "301.carrier", "301.fighter:2", load="arnor.gf:2", to="201")
    assert (
        fleet(found, "201") == ["carrier", "destroyer", "fighter:2"] and ship(found, "201", "carrier").gf == 2
    )
    move(found, "201.destroyer")
    assert fleet(found, "301") == ["cruiser", "destroyer"]
    for item in ("201.carrier", "301.destroyer", "201.fighter"):
        with pytest.raises(IllegalMove):
            move(found, item)
    answer(found, 0, Done())
    assert fleet(found, "201") == ["carrier", "fighter:2"]


@pytest.mark.rule("TI-410")
def test_fighters_too_move_once(noted: Noted) -> None:
    found = pair()
    found.state.players[0].technologies = ["advanced_fighters"]
    found.at("201").ships(0, fighter=1)
    begin(found)
    move(found, "301.fighter:2")
    with pytest.raises(IllegalMove):
        move(found, "201.fighter:2")
    move(found, "201.fighter")
    assert fleet(found, "301") == ["carrier", "cruiser", "fighter:1"]


@pytest.mark.rule("TI-410")
def test_only_between_the_two(noted: Noted) -> None:
    found = pair()
    found.at("202").ships(0, cruiser=1)
    found.at("101").ships(0, cruiser=1)
    begin(found)

    def refused(*items: str, **said: str) -> str:
        with pytest.raises(IllegalMove) as why:
            move(found, *items, **said)
        return why.value.key

    assert refused("202.cruiser", to="201") == "ti-illegal-transfer-from"
    assert refused("301.cruiser", to="101") == "ti-illegal-transfer-to"
    assert refused("all") == "ti-illegal-transfer-to", "which way?"
    assert refused("301.cruiser", "201.destroyer") == "ti-illegal-transfer-to"
    assert refused("301.dock") == "ti-illegal-ship-none"
    move(found, "all", to="201")
    assert fleet(found, "201") == ["carrier", "cruiser", "destroyer", "fighter:2"]
    assert fleet(found, "202") == ["cruiser"]


@pytest.mark.rule("TI-410", "TI-147")
def test_fleet_supply_and_support_are_checked_in_both(noted: Noted) -> None:
    found = pair()
    found.state.players[0].fleet = 2
    begin(found)
    move(found, "301.carrier", "301.cruiser", to="201")
    answer(found, 0, Done())
    assert isinstance(found.state.stack[-1], frames.Removing), "three in 201"
    answer(found, 0, silent(found.state, 0))
    assert fleet(found, "201") == ["carrier", "cruiser"] and fleet(found, "301") == [], (
        "Fighters were left alone"
    )


@pytest.mark.rule("TI-411", "TI-683")
def test_a_pds_in_range_of_both_fires_at_one_of_them(noted: Noted) -> None:
    found = pair()
    found.state.players[1].technologies = ["deep_space_cannon"]
    found.at("302", "lodor").planet("lodor", owner=1, pds=1)
    found.at("202", "quann").planet("quann", owner=1, pds=2)
    begin(found)
    answer(found, 0, Done())
    assert silent(found.state, 1) == Choose(("301",)), "more ships are there"
    answer(found, 1, Choose(("301",)))
    shots = [(each.seat, each.system, each.target, each.planets) for each in noted.of(frames.Volley)]
    assert shots == [(1, "301", 0, ["lodor"]), (1, "201", 0, ["quann"])]
    found = pair()
    noted.clear()
    found.at("302", "lodor").planet("lodor", owner=1, pds=1)
    begin(found)
    answer(found, 0, Done())
    assert not noted.of(frames.Volley), "not without Deep Space Cannon"
    assert found.state.stack[-1].seat == 0, "and nobody is asked at what"


@pytest.mark.rule("TI-412", "TI-277")
def test_mines_act_where_ships_came(noted: Noted) -> None:
    found = pair()
    found.at("201").system.mines = [1]
    found.home(0).system.mines = [1]
    begin(found)
    move(found, "301.cruiser")
    answer(found, 0, Done())
    (rolls,) = noted.of(frames.MineRolls)
    assert rolls.system == "201" and rolls.left == [each.id for each in found.at("201").system.ships]


@pytest.mark.rule("TI-413")
def test_landings_on_own_planets_and_no_battle(noted: Noted) -> None:
    found = pair()
    begin(found)
    answer(found, 0, Done())
    landings = noted.of(frames.Landing)
    assert [(each.system, each.own) for each in landings] == [("201", True), ("301", True)]
    assert not noted.of(frames.Battle)


@pytest.mark.rule("TI-414")
def test_production_in_one_of_the_two(noted: Noted) -> None:
    found = pair()
    found.home(0).planet("jord", dock=1)
    begin(found)
    answer(found, 0, Done())
    with pytest.raises(IllegalMove):
        answer(found, 0, Choose(("201", "301")))
    answer(found, 0, Choose(("301",)))
    (producing,) = noted.of(frames.Producing)
    assert (producing.system, producing.docks, producing.why) == ("301", ["jord"], "transfer")
    assert not found.state.stack
    found = pair()
    begin(found)
    answer(found, 0, Done())
    assert silent(found.state, 0) == Choose(())
    answer(found, 0, Choose(()))
    assert len(noted.of(frames.Producing)) == 1 and not found.state.stack


@pytest.mark.rule("TI-415")
def test_fleet_logistics_doubles_no_transfer(noted: Noted) -> None:
    found = pair()
    found.state.players[0].technologies = ["fleet_logistics"]
    found.state.stack = [frames.Turn(0, "act")]
    run(found)
    answer(found, 0, PAIR)
    answer(found, 0, Done())
    answer(found, 0, Choose(()))
    assert not found.state.stack, "the turn is over"
    found = pair()
    found.state.players[0].technologies = ["fleet_logistics"]
    found.state.stack = [frames.Turn(0, "act")]
    run(found)
    answer(found, 0, Activate("202"))
    answer(found, 0, Done())
    assert isinstance(found.state.stack[-1], frames.Turn), "a second Tactical Action"
    with pytest.raises(IllegalMove):
        answer(found, 0, PAIR)


def test_tariffs_and_debts_come_before_a_transfer(noted: Noted) -> None:
    found = pair()
    state = found.state
    state.laws, state.players[0].goods = [Law("traffic_tariffs")], 1
    state.owed = [Owed(1, "leadership")]
    found.at("201").planet("lor", owner=1)
    begin(found)
    assert [each.asked for each in noted.of(frames.Debts)] == [[1]]
    answer(found, 0, Choose(("ti-toll-good",)))
    answer(found, 0, PayFor(("goods:1",)))
    assert state.players[0].goods == 0 and asked(found, 0) is not None
    assert isinstance(state.stack[-1], frames.Transfer)
    found = pair()
    found.state.laws = [Law("traffic_tariffs")]
    found.at("201").planet("lor", owner=1)
    systems.planet(found.state, "jord").ready = False
    assert why_not(found) == "ti-illegal-transfer-toll"


def test_a_turn_offers_transfers() -> None:
    found = pair()
    frame = frames.Turn(0, "act")
    found.state.stack = [frame]
    question = acting.TURN.ask(found.state, frame)
    assert question is not None
    assert [each.action for each in question.choices if each.label == "ti-turn-transfer"] == [PAIR]
