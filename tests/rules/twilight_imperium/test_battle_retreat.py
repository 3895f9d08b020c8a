"""Leaving a Space Battle."""

from __future__ import annotations

import pytest

from rules.core.orders import Wait
from rules.twilight_imperium.actions import Plan, Use
from rules.twilight_imperium.battle import retreat
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.deeds import lasting
from rules.twilight_imperium.frames import Retreating
from rules.twilight_imperium.state import Law
from tests.rules.twilight_imperium.fights import (
    BESIDE,
    BEYOND,
    HERE,
    USUAL,
    attack,
    field,
    fight,
    keys,
    kinds,
)
from tests.rules.twilight_imperium.play import Loaded, answer, run
from tests.rules.twilight_imperium.table import Table


def meeting(*races: str, tile: str = "empty_base", **tiles: str) -> Table:
    table = field(*races, tile=tile, **tiles)
    table.at(HERE).ships(0, cruiser=2).ships(1, cruiser=2)
    return table


def places(table: Table, seat: int, tactical: bool = False, how: str = "") -> list[str]:
    return retreat.places(table.state, attack(table), seat, tactical=tactical, how=how)


# Where to


@pytest.mark.rule("TI-317")
def test_a_retreat_goes_to_a_system_activated_earlier_without_enemy_ships() -> None:
    table = meeting()
    assert places(table, 0) == []
    for at in (BESIDE, "301", "000"):
        table.state.systems[at].counters = [0]
    assert places(table, 0) == [BESIDE], "the others are not adjacent"
    table.at(BESIDE).planet("lodor", owner=2, gf=3)
    assert places(table, 0) == [BESIDE], "enemy planets do not matter"
    table.at(BESIDE).ships(2, fighter=1)
    assert places(table, 0) == []
    table.state.systems[BEYOND].counters = [1]
    assert places(table, 0) == [] and places(table, 1) == [BEYOND], "counters of others do not help"


@pytest.mark.rule("TI-318")
def test_the_battlefield_is_no_destination() -> None:
    table = meeting("sol", "letnev", "hacan", tile="wormhole_alpha")
    table.state.systems[HERE].counters = [0]
    assert places(table, 0) == []


@pytest.mark.rule("TI-323")
def test_wormholes_lead_away_too() -> None:
    table = meeting("sol", "letnev", "hacan", tile="wormhole_alpha", p208="wormhole_alpha")
    table.state.systems["208"].counters = [0]
    assert places(table, 0) == ["208"]
    table.state.laws = [Law("closing_the_wormholes")]
    assert places(table, 0) == []


@pytest.mark.rule("TI-324")
@pytest.mark.parametrize("tile", ["asteroid_field_base", "supernova_base"])
def test_no_fleet_stays_among_asteroids_or_in_a_supernova(tile: str) -> None:
    table = meeting(p204="empty_base")
    table.at(BEYOND, tile)
    table.state.systems[BEYOND].counters = [0]
    assert places(table, 0) == []


@pytest.mark.rule("TI-326", "TI-327")
def test_a_tactical_retreat_is_the_defenders_and_goes_where_no_counter_is() -> None:
    table = meeting()
    assert places(table, 1, tactical=True) == [], "it costs a counter of Strategy Allocation"
    table.state.players[0].strategy = table.state.players[1].strategy = 1
    assert places(table, 1, tactical=True) == [BESIDE, BEYOND] and places(table, 0, tactical=True) == []
    table.state.systems[BESIDE].counters = [1]
    assert places(table, 1, tactical=True) == [BEYOND]
    table.at(BESIDE).system.counters = []
    table.at(BESIDE).planet("lodor", owner=2, gf=2)
    assert BESIDE in places(table, 1, tactical=True), "enemy ships count, enemy units do not"
    table.at(BESIDE).ships(2, fighter=1)
    assert BESIDE not in places(table, 1, tactical=True)


@pytest.mark.rule("TI-326", "TI-328")
def test_no_tactical_retreat_to_what_may_not_be_activated() -> None:
    table = meeting()
    table.state.players[1].strategy = 1
    lasting.begin(table.state, "diplomatic_immunity", 2, "round", (BESIDE,))
    assert places(table, 1, tactical=True) == [BEYOND]
    table.state.systems[BESIDE].counters = [1]
    assert places(table, 1) == [BESIDE], "it was activated before"


@pytest.mark.rule("TI-280")
def test_mines_stop_no_retreat() -> None:
    table = meeting()
    table.state.players[1].strategy = 1
    table.state.systems[BEYOND].mines = [0]
    assert BEYOND in places(table, 1, tactical=True)


@pytest.mark.rule("TI-325")
def test_an_attacking_admiral_holds_a_fleet_without_one() -> None:
    table = meeting()
    fleet = table.state.systems[HERE].ships
    table.state.systems[BESIDE].counters = [0, 1]
    fleet[0].leaders = ["letnev.1"]
    assert places(table, 1) == [] and places(table, 1, how=retreat.EVADE) == [BESIDE]
    assert places(table, 0) == [BESIDE]
    fleet[2].leaders = ["sol.2"]
    assert places(table, 1) == [BESIDE] == places(table, 0), "and a defending one binds nobody"
    fleet[0].leaders = []
    assert places(table, 0) == [BESIDE]


@pytest.mark.rule("TI-329")
def test_the_code_of_honor_forbids_all_but_evasion() -> None:
    table = meeting()
    table.state.systems[BESIDE].counters = [0, 1]
    table.state.players[1].strategy = 1
    table.state.laws = [Law("code_of_honor")]
    assert places(table, 0) == places(table, 1) == places(table, 1, tactical=True) == []
    assert places(table, 1, how=retreat.EVADE) == [BESIDE]


# Announcing and going


@pytest.mark.rule("TI-298", "TI-299", "TI-303")
def test_the_attacker_announces_first_and_all_his_ships_leave_after_the_dice() -> None:
    table = meeting()
    table.state.systems[BESIDE].counters = [0, 1]
    away = Plan(retreat=BESIDE)
    happened = fight(table, 1, 7, 7, 1, plans=(away, away))
    assert keys(happened).count("ti-retreat-announced") == 1, "the defender may not, as the attacker does"
    assert kinds(table, 0, BESIDE) == ["cruiser"] and kinds(table, 0) == []
    assert kinds(table, 1) == ["cruiser"], "he has lost one, and keeps the field"
    told = keys(happened)
    assert told.index("ti-retreat-announced") < told.index("ti-fleet-rolls") < told.index("ti-retreats")
    assert [won.loser for won in table.state.players[1].tally.battles] == [0]


@pytest.mark.rule("TI-298")
def test_the_defender_may_go_if_the_attacker_stays() -> None:
    table = meeting()
    table.state.systems[BESIDE].counters = [0, 1]
    fight(table, 1, 1, 1, 1, plans=(USUAL, Plan(retreat=BESIDE)))
    assert kinds(table, 1, BESIDE) == ["cruiser"] * 2 and kinds(table, 1) == []


@pytest.mark.rule("TI-319")
def test_nobody_retreats_from_nobody() -> None:
    table = meeting()
    table.state.systems[BESIDE].counters = [0]
    fight(table, 7, 7, 1, 1, plans=(Plan(retreat=BESIDE), USUAL))
    assert kinds(table, 0) == ["cruiser"] * 2 and kinds(table, 0, BESIDE) == []


@pytest.mark.rule("TI-326", "TI-328")
def test_the_counter_of_a_tactical_retreat_is_spent_at_once_and_stays() -> None:
    table = meeting()
    table.state.players[1].strategy = 2
    happened = fight(table, 1, 1, 1, 1, plans=(USUAL, Plan(retreat=BEYOND, tactical=True)))
    assert "ti-tactical-announced" in keys(happened)
    assert table.state.players[1].strategy == 1 and table.state.systems[BEYOND].counters == [1]
    assert kinds(table, 1, BEYOND) == ["cruiser"] * 2


@pytest.mark.rule("TI-326")
def test_a_tactical_retreat_counts_as_activation_for_the_mind_weapon() -> None:
    table = field("sol", "letnev", "naalu")
    table.at(HERE).ships(0, cruiser=1).ships(1, cruiser=1)
    table.at(BESIDE).planet("lodor", owner=2)
    table.state.players[2].technologies = ["telepathic_mind_weapon"]
    table.state.players[1].strategy, table.state.players[1].fleet = 1, 5
    table.at(BESIDE).ships(2)
    fight(table, 1, 1, plans=(USUAL, Plan(retreat=BESIDE, tactical=True)))
    assert table.state.players[1].fleet == 5, "no ship of the Naalu is there: they do not control it"


@pytest.mark.rule("TI-688")
def test_retreats_by_losses_and_by_odds() -> None:
    table = meeting()
    table.state.systems[BESIDE].counters = [0]
    fight(table, 1, 1, 7, 1, 1, 1, 1, plans=(Plan(retreat=BESIDE, after=1), USUAL))
    assert kinds(table, 0, BESIDE) == ["cruiser"], "after the first loss, with the next round's dice"
    table = field()
    table.at(HERE).ships(0, cruiser=1).ships(1, cruiser=3)
    table.state.systems[BESIDE].counters = [0]
    fight(table, 1, 1, 1, 1, plans=(Plan(retreat=BESIDE, below=40), USUAL))
    assert kinds(table, 0, BESIDE) == ["cruiser"]
    table = field()
    table.at(HERE).ships(0, cruiser=3).ships(1, cruiser=1)
    table.state.systems[BESIDE].counters = [0]
    fight(table, 7, 1, 1, 1, plans=(Plan(retreat=BESIDE, below=40), USUAL))
    assert kinds(table, 0) == ["cruiser"] * 3


@pytest.mark.rule("TI-320", "TI-321")
def test_fleet_supply_and_room_are_checked_where_it_ends() -> None:
    table = field()
    table.at(HERE).ships(0, cruiser=2, fighter=3, carrier=1).ships(1, cruiser=1)
    table.at(BESIDE).ships(0, cruiser=2).planet("lodor", owner=0, gf=2)
    table.state.players[0].fleet = 4
    run(table, Retreating(seat=0, system=HERE, to=BESIDE, battle=1))
    assert len(table.state.systems[BESIDE].ships) == 5 and table.state.stack[-1].seat == 0
    assert table.state.systems[BESIDE].planets[0].gf == 2, "nothing is loaded"
    assert table.state.systems[BESIDE].fighters == {"0": 3}


@pytest.mark.rule("TI-321")
def test_nothing_is_taken_along_from_the_planet_that_is_left() -> None:
    table = field(tile="thibah")
    table.at(HERE).ships(0, carrier=1).ships(1, cruiser=1).planet("thibah", owner=0, gf=2, pds=1)
    run(table, Retreating(seat=0, system=HERE, to=BESIDE, battle=1))
    (carrier,) = table.state.systems[BESIDE].ships
    left = systems.planet(table.state, "thibah")
    assert (carrier.gf, carrier.pds, left.gf, left.pds) == (0, 0, 2, 1)


@pytest.mark.rule("TI-322", "TI-277")
def test_mines_wait_where_it_ends() -> None:
    table = field()
    table.at(HERE).ships(0, cruiser=2).ships(1, cruiser=1)
    table.state.systems[BESIDE].mines, table.state.mines_left = [1], 11
    run(table, Retreating(seat=0, system=HERE, to=BESIDE, battle=1), dice=Loaded(9, 8))
    assert kinds(table, 0, BESIDE) == ["cruiser"] and table.state.systems[BESIDE].mines == []


@pytest.mark.rule("TI-330")
def test_floating_docks_stay_behind() -> None:
    table = field("saar", "sol", "hacan")
    table.at(HERE).ships(0, cruiser=1, dock=1).ships(1, cruiser=1)
    table.state.systems[BESIDE].counters = [0]
    fight(table, 1, 1, plans=(Plan(retreat=BESIDE), USUAL))
    assert kinds(table, 0, BESIDE) == ["cruiser"]
    assert table.state.systems[HERE].docks == [], "among enemies alone it is lost"


@pytest.mark.rule("TI-103")
def test_a_floating_dock_alone_where_a_fleet_retreats_is_lost() -> None:
    table = field("sol", "letnev", "saar")
    table.at(HERE).ships(0, cruiser=1).ships(1, cruiser=1)
    table.at(BESIDE).ships(2, dock=1)
    table.state.systems[BESIDE].counters = [0]
    happened = fight(table, 1, 1, plans=(Plan(retreat=BESIDE), USUAL))
    assert table.state.systems[BESIDE].docks == [] and "ti-floating-dock-lost" in keys(happened)
    assert table.state.players[0].tally.docks_destroyed == ["2:combat"]


@pytest.mark.rule("TI-296")
def test_the_naalu_slip_away_before_the_battle() -> None:
    table = field("sol", "naalu", "hacan")
    table.at(HERE).ships(0, cruiser=1).ships(1, cruiser=1)
    table.state.systems[HERE].ships[0].leaders = ["sol.2"]
    table.state.players[1].strategy = 1
    table.state.players[1].book.waits = [Wait("all")]
    fight(table)
    happened = answer(table, 1, Use("naalu_evade", (BEYOND, "tactical")))
    assert "ti-evades" in keys(happened) and "ti-battle-round" not in keys(happened)
    assert kinds(table, 1, BEYOND) == ["cruiser"] and table.state.players[1].strategy == 0
    assert table.state.systems[BEYOND].counters == [1] and not table.state.stack


@pytest.mark.rule("TI-689")
def test_silence_retreats_to_most_own_ships() -> None:
    table = meeting()
    for at in (BESIDE, BEYOND):
        table.state.systems[at].counters = [0]
    table.at(BESIDE).ships(0, cruiser=1)
    assert retreat.best(table.state, attack(table), 0) == BESIDE
    table.at(BEYOND).ships(0, cruiser=2)
    assert retreat.best(table.state, attack(table), 0) == BEYOND
