"""Once-only agendas about units and combat."""

from __future__ import annotations

import pytest

from rules.core.contract import IllegalMove
from rules.twilight_imperium import frames
from rules.twilight_imperium.actions import Build, PayFor
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import MECATOL
from rules.twilight_imperium.deeds import lasting
from rules.twilight_imperium.deeds.paying import REFUSED
from rules.twilight_imperium.effects import building, combat, ground
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.state import NOBODY, State
from tests.rules.twilight_imperium.phases import waited
from tests.rules.twilight_imperium.play import answer, run, silent
from tests.rules.twilight_imperium.senate import chooses, decide
from tests.rules.twilight_imperium.strategic import table_of
from tests.rules.twilight_imperium.table import Table


def _cost(state: State, unit: str, seat: int = 0) -> int:
    return building.cost(state, told.facts(seat=seat, unit=unit, system="301", planet="jord")).value


def _docked(*races: str) -> Table:
    """A dock for seat 0 and seat 1 at home."""
    table = table_of(*races)
    table.home(0).planet("jord", dock=1)
    table.home(1).planet("arc_prime", dock=1)
    return table


@pytest.mark.rule("TI-614", "TI-615")
def test_mass_mobilization_gives_a_ground_force_for_every_five_votes_for_it() -> None:
    table = table_of()
    table.state.order = [1, 0, 2]
    decide(table, "mass_mobilization", "for", "for", "for", "against", count=7)
    assert waited(table.state) == [1]
    chooses(table, 1, "arc_prime")
    chooses(table, 1, "wren_terra")
    assert waited(table.state) == [0]
    chooses(table, 0)
    chooses(table, 2, "arretze")
    chooses(table, 2, "arretze")
    planets = ("arc_prime", "wren_terra", "jord", "arretze")
    assert [systems.planet(table.state, id).gf for id in planets] == [1, 1, 0, 2]
    assert table.state.stack == []


def test_mass_mobilization_with_fewer_than_five_votes_gives_nothing() -> None:
    table = table_of()
    decide(table, "mass_mobilization", "for", "for", count=4)
    assert table.state.stack == []


def test_mass_mobilization_voted_down_stops_the_levy_for_the_round() -> None:
    table = _docked()
    facts = told.facts(seat=0, unit="gf", system="301", planet="jord")
    assert building.cannot_build(table.state, facts) is None
    decide(table, "mass_mobilization", "against")
    assert building.cannot_build(table.state, facts) is not None
    lasting.end_round(table.state)
    assert building.cannot_build(table.state, facts) is None


def test_official_sanction_forbids_the_elected_to_invade_this_round() -> None:
    table = table_of(p201="lodor")
    decide(table, "official_sanction", "1")
    neutral = {"planet": "lodor", "system": "201"}
    assert ground.cannot_land(table.state, {"seat": "1", **neutral}) is not None
    assert ground.cannot_land(table.state, {"seat": "1", "planet": "jord", "system": "301"}) is not None
    assert ground.cannot_land(table.state, {"seat": "1", "planet": "arc_prime", "system": "307"}) is None
    assert ground.cannot_land(table.state, {"seat": "0", **neutral}) is None
    lasting.end_round(table.state)
    assert ground.cannot_land(table.state, {"seat": "1", **neutral}) is None


def _fighter(state: State, seat: int) -> int:
    facts = told.facts(seat=seat, unit="fighter", step="dice", system="301", round=1, side="attacker")
    return combat.combat(state, 0, facts).value


def _round_over(state: State) -> None:
    """As the Status Phase ends a round."""
    systems.happens(state, "round_over_all")
    run(state)
    lasting.end_round(state)
    state.round += 1


def _buy_fighters(table: Table, count: int) -> None:
    state = table.state
    table.home(0).planet("jord", ready=True, dock=1)
    state.players[0].used.clear()
    run(state, frames.Producing(0, "301", ["jord"]))
    answer(state, 0, Build((f"jord.fighter:{count}",), ("jord",)))


def test_the_prophecy_lasts_while_two_fighters_are_bought_in_every_later_round() -> None:
    table = _docked()
    state = table.state
    before = _fighter(state, 0)
    decide(table, "prophecy_of_ixth", "0")
    assert (_fighter(state, 0), _fighter(state, 1)) == (before + 1, before)
    _round_over(state)
    assert _fighter(state, 0) == before + 1
    _buy_fighters(table, 2)
    _round_over(state)
    assert _fighter(state, 0) == before + 1
    _buy_fighters(table, 1)
    _round_over(state)
    assert _fighter(state, 0) == before


def test_who_is_elected_again_has_the_prophecy_once() -> None:
    table = _docked()
    before = _fighter(table.state, 0)
    for _ in range(2):
        decide(table, "prophecy_of_ixth", "0")
    decide(table, "prophecy_of_ixth", "1")
    assert [_fighter(table.state, seat) for seat in range(3)] == [before + 1, before + 1, before]


def test_free_fighters_do_not_keep_the_prophecy() -> None:
    table = _docked()
    state = table.state
    decide(table, "prophecy_of_ixth", "0")
    _round_over(state)
    systems.happens(state, "built", seat=0, unit="fighter", system="301", count=2)
    run(state)
    _round_over(state)
    assert state.lasting == []


def test_public_execution_takes_the_hand_the_planets_and_the_nerve_of_one_player() -> None:
    table = table_of()
    state = table.state
    for player in state.players:
        player.cards = ["sabotage", "plague"]
    before = [_fighter(state, seat) for seat in range(3)]
    decide(table, "public_execution", "1")
    assert [each.cards for each in state.players] == [["sabotage", "plague"], [], ["sabotage", "plague"]]
    assert state.action.discards == ["sabotage", "plague"]
    ready = {planet.id: planet.ready for _, planet in systems.planets(state) if planet.owner is not None}
    assert not ready["arc_prime"] and not ready["wren_terra"] and ready["jord"] and ready["hercant"]
    assert [_fighter(state, seat) for seat in range(3)] == [before[0], before[1] - 1, before[2]]
    lasting.end_round(state)
    assert _fighter(state, 1) == before[1]


def test_who_has_left_the_game_in_the_meantime_is_not_asked() -> None:
    table = table_of()
    decide(table, "defend_the_jewel", "against")
    table.state.players[1].out = True
    chooses(table, 0, "301")
    assert waited(table.state) == [2]


@pytest.mark.rule("TI-281")
def test_defend_the_jewel_lays_a_mine_of_nobody_or_of_everybody() -> None:
    table = table_of()
    state = table.state
    decide(table, "defend_the_jewel", "for")
    assert state.systems[MECATOL].mines == [NOBODY] and state.mines_left == 11
    state.mines_left = 2
    decide(table, "defend_the_jewel", "against")
    chooses(table, 0, "301")
    chooses(table, 1)
    chooses(table, 2, "313")
    assert [state.systems[at].mines for at in ("301", "307", "313")] == [[0], [], [2]]
    state.mines_left = 0
    decide(table, "defend_the_jewel", "for")
    decide(table, "defend_the_jewel", "against")
    assert state.systems[MECATOL].mines == [NOBODY] and state.stack == []


@pytest.mark.rule("TI-382", "TI-615")
def test_the_training_ground_belongs_to_whoever_holds_hopes_end() -> None:
    table = table_of(p201="hopes_end")
    state = table.state
    decide(table, "hopes_end_training_ground", "for")
    assert state.stack == []
    table.at("201").planet("hopes_end", owner=1)
    decide(table, "hopes_end_training_ground", "for")
    chooses(table, 1, "hopes_end")
    planet = systems.planet(state, "hopes_end")
    assert (planet.gf, planet.shock, state.shock_left) == (1, 2, 10)


def test_without_a_training_ground_all_shock_troops_become_ground_forces() -> None:
    table = table_of(p201="hopes_end")
    state = table.state
    table.home(0).planet("jord", gf=1, shock=2).ships(0, carrier=1)
    state.systems["301"].ships[0].shock = 1
    state.shock_left = 9
    decide(table, "hopes_end_training_ground", "against")
    jord, ship = systems.planet(state, "jord"), state.systems["301"].ships[0]
    assert (jord.gf, jord.shock, ship.gf, ship.shock, state.shock_left) == (3, 0, 1, 0, 12)


@pytest.mark.rule("TI-614", "TI-615")
def test_arms_dealers_sell_a_pair_of_ships_at_an_own_dock() -> None:
    table = _docked()
    state = table.state
    state.players[2].goods = 3
    decide(table, "interstellar_arms_dealers", "for")
    chooses(table, 0, "301")
    answer(table, 0, PayFor(("jord",)))
    assert sorted(ship.kind for ship in state.systems["301"].ships) == ["destroyer", "dreadnought"]
    assert not systems.planet(state, "jord").ready
    chooses(table, 1, "307")
    answer(table, 1, REFUSED)
    assert state.systems["307"].ships == [] and state.stack == []


@pytest.mark.rule("TI-615")
def test_ships_do_not_appear_beside_enemies_or_beyond_fleet_supply() -> None:
    table = _docked()
    state = table.state
    table.home(0).ships(1, fighter=1)
    table.home(1).ships(1, cruiser=1)
    state.players[1].fleet = 0  # and one more for the armada of the Letnev
    decide(table, "interstellar_arms_dealers", "for")
    decide(table, "warship_commission", "for")
    assert state.stack == []
    state.players[1].fleet = 1
    decide(table, "interstellar_arms_dealers", "for")
    chooses(table, 1, "307")
    answer(table, 1, PayFor(("arc_prime",)))
    assert [ship.kind for ship in state.systems["307"].ships] == ["cruiser", "destroyer"]


@pytest.mark.parametrize(
    ("card", "more"),
    [
        ("interstellar_arms_dealers", {"cruiser": 1, "destroyer": 1, "fighter": 0, "war_sun": 1, "gf": 0}),
        ("warship_commission", {"cruiser": 2, "dreadnought": 2, "war_sun": 2, "destroyer": 0, "carrier": 0}),
    ],
)
def test_voted_down_ships_cost_more_this_round(card: str, more: dict[str, int]) -> None:
    table = table_of()
    before = {unit: _cost(table.state, unit) for unit in more}
    decide(table, card, "against")
    assert {unit: _cost(table.state, unit) - before[unit] for unit in more} == more
    lasting.end_round(table.state)
    assert {unit: _cost(table.state, unit) for unit in more} == before


@pytest.mark.rule("TI-614", "TI-615")
def test_warship_commission_gives_everybody_with_a_dock_a_dreadnought() -> None:
    table = _docked()
    state = table.state
    decide(table, "warship_commission", "for")
    with pytest.raises(IllegalMove):
        chooses(table, 0, "307")
    answer(table, 0, silent(state, 0))
    chooses(table, 1)
    assert [ship.kind for ship in state.systems["301"].ships] == ["dreadnought"]
    assert state.systems["307"].ships == [] and state.stack == []


@pytest.mark.rule("TI-613", "TI-614")
def test_arms_reduction_leaves_two_dreadnoughts_and_four_cruisers_as_their_owner_chooses() -> None:
    table = table_of(p201="lodor")
    state = table.state
    state.players[0].fleet = state.players[1].fleet = 6
    table.home(0).ships(0, dreadnought=2, carrier=3)
    table.at("201").ships(0, dreadnought=1, cruiser=4)
    table.home(1).ships(1, cruiser=6)
    kept, wanted = state.systems["301"].ships[0].id, state.systems["201"].ships[0].id
    decide(table, "arms_reduction", "for")
    with pytest.raises(IllegalMove):
        chooses(table, 0)
    chooses(table, 0, f"ship:{kept}")
    assert [ship.kind for ship in state.systems["301"].ships] == ["dreadnought"] + ["carrier"] * 3
    assert wanted in [ship.id for ship in state.systems["201"].ships]
    assert len(state.systems["201"].ships) == 5
    answer(table, 1, silent(state, 1))
    assert len(state.systems["307"].ships) == 4 and state.stack == []


def test_without_arms_reduction_planets_with_a_red_specialty_are_exhausted() -> None:
    table = table_of(p201="bellatrix_tsion", p202="lodor")
    table.at("201").planet("bellatrix", owner=1, ready=True)
    table.at("202").planet("lodor", owner=1, ready=True)
    decide(table, "arms_reduction", "against")
    ready = {planet.id: planet.ready for _, planet in systems.planets(table.state)}
    assert not ready["bellatrix"] and ready["lodor"] and ready["jord"]


@pytest.mark.rule("TI-711")
def test_who_says_nothing_takes_free_units_at_home_and_buys_none() -> None:
    table = _docked()
    state = table.state
    table.at("201", "lodor").planet("lodor", owner=0, dock=1)
    decide(table, "warship_commission", "for")
    answer(table, 0, silent(state, 0))
    assert len(state.systems["301"].ships) == 1 and state.systems["201"].ships == []
    answer(table, 1, silent(state, 1))
    decide(table, "mass_mobilization", "for", "for", count=5)
    for seat in range(3):
        answer(table, seat, silent(state, seat))
    assert (systems.planet(state, "jord").gf, systems.planet(state, "lodor").gf) == (1, 0)
    decide(table, "interstellar_arms_dealers", "for")
    answer(table, 0, silent(state, 0))
    assert len(state.systems["301"].ships) == 1
