"""Warfare II, Technology II, Bureaucracy: primaries and what those who follow may do."""

from __future__ import annotations

import pytest

from rules.core.contract import IllegalMove
from rules.core.orders import Wait
from rules.twilight_imperium import frames
from rules.twilight_imperium.actions import (
    Alert,
    Decline,
    Done,
    Follow,
    Play,
    Research,
    Reveal,
)
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import RACES, TECHNOLOGIES
from rules.twilight_imperium.components_cards import PUBLIC
from rules.twilight_imperium.state import Lasting, State
from rules.twilight_imperium.strategic import technology
from tests.rules.twilight_imperium.phases import idle, waited
from tests.rules.twilight_imperium.play import answer, asked, run, silent
from tests.rules.twilight_imperium.strategic import play, table_of

# Warfare II


@pytest.mark.rule("TI-463", "TI-721")
def test_the_token_goes_to_any_system() -> None:
    state = play(table_of(), "warfare_2")
    assert silent(state, 0) == Alert("301")
    answer(state, 0, Alert("000"))
    assert state.high_alert == (0, "000")


def test_where_ships_are_is_offered_first() -> None:
    table = table_of(p201="lodor")
    table.at("201").ships(0, cruiser=1)
    question = asked(play(table, "warfare_2"), 0)
    assert question is not None and question.choices[0].action == Alert("201")
    table.at("301").ships(0, cruiser=1)
    other = asked(table.state, 0)
    assert other is not None and [each.action for each in other.choices[:2]] == [Alert("301"), Alert("201")]


def _fleet() -> State:
    table = table_of(p201="lodor", p202="mehar_xull")
    table.at("201").planet("lodor", owner=1).ships(1, cruiser=1)
    table.at("202").ships(1, carrier=1, destroyer=2, fighter=3)
    state = table.state
    state.systems["202"].ships[0].gf = 2
    run(state, frames.Followers(card="warfare_2", asked=[1]))
    return state


def _ids(state: State, at: str) -> list[int]:
    return [each.id for each in state.systems[at].ships]


@pytest.mark.rule("TI-467", "TI-468", "TI-469")
def test_two_ships_move_to_a_controlled_neighbour_with_what_they_carry() -> None:
    state = _fleet()
    carrier, one, _ = _ids(state, "202")
    answer(state, 1, Follow("warfare_2", (f"{carrier}>201", f"{one}>201", "202.fighter:3>201")))
    there = state.systems["201"]
    assert [each.kind for each in there.ships] == ["cruiser", "carrier", "destroyer"]
    assert there.fighters == {"1": 3} and there.ships[1].gf == 2 and there.planets[0].gf == 0
    assert there.counters == [] and state.players[1].strategy == 1


@pytest.mark.rule("TI-467")
def test_one_ship_may_move_alone() -> None:
    state = _fleet()
    one = _ids(state, "202")[1]
    answer(state, 1, Follow("warfare_2", (f"{one}>201",)))
    assert [each.kind for each in state.systems["201"].ships] == ["cruiser", "destroyer"]


@pytest.mark.rule("TI-467")
def test_three_ships_or_a_held_system_or_a_far_one_are_refused() -> None:
    state = _fleet()
    carrier, one, two = _ids(state, "202")
    for what in ((f"{carrier}>201", f"{one}>201", f"{two}>201"), (f"{one}>307",), (), ("99>201",)):
        with pytest.raises(IllegalMove):
            answer(state, 1, Follow("warfare_2", what))
    state.systems["202"].counters = [1]
    with pytest.raises(IllegalMove):
        answer(state, 1, Follow("warfare_2", (f"{one}>201",)))


@pytest.mark.rule("TI-467")
def test_a_neighbour_one_does_not_control_is_closed() -> None:
    state = _fleet()
    state.systems["201"].planets[0].owner = None
    with pytest.raises(IllegalMove):
        answer(state, 1, Follow("warfare_2", (f"{_ids(state, '202')[0]}>201",)))


@pytest.mark.rule("TI-468")
def test_fighters_need_room_on_the_ships_that_go() -> None:
    state = _fleet()
    _, one, _ = _ids(state, "202")
    with pytest.raises(IllegalMove):
        answer(state, 1, Follow("warfare_2", (f"{one}>201", "202.fighter:1>201")))


@pytest.mark.rule("TI-470")
def test_fleet_supply_holds_and_mines_trigger(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = idle(monkeypatch, frames.MineRolls)
    state = _fleet()
    carrier, one, two = _ids(state, "202")
    state.players[1].fleet = 1
    with pytest.raises(IllegalMove):
        answer(state, 1, Follow("warfare_2", (f"{one}>201", f"{two}>201")))
    state.players[1].fleet = 5
    state.systems["201"].mines = [0]
    answer(state, 1, Follow("warfare_2", (f"{one}>201", f"{two}>201")))
    (frame,) = seen
    assert isinstance(frame, frames.MineRolls) and set(frame.left) >= {one, two}
    assert carrier in _ids(state, "202")


# Technology II


def _studying(race: str = "sol") -> State:
    table = table_of(race, "letnev", "hacan")
    state = table.state
    state.players[0].goods = 20
    return play(table, "technology_2")


@pytest.mark.rule("TI-471")
def test_one_is_free_and_the_next_costs_eight_and_may_build_on_it() -> None:
    state = _studying()
    for planet in systems.planets_of(state, 0):
        planet.ready = False
    answer(state, 0, Research(("hylar_v_assault_laser", "deep_space_cannon"), ("goods:8",)))
    assert state.players[0].technologies == ["hylar_v_assault_laser", "deep_space_cannon"]
    assert state.players[0].goods == 12


@pytest.mark.rule("TI-471", "TI-721")
def test_one_after_the_other_or_none_at_all() -> None:
    state = _studying()
    state.players[0].wishes = ["deep_space_cannon", "antimass_deflectors"]
    assert silent(state, 0) == Research(("antimass_deflectors",))
    answer(state, 0, Research(("antimass_deflectors",)))
    assert silent(state, 0) == Done() and waited(state) == [0]
    answer(state, 0, Done())
    assert state.players[0].technologies == ["antimass_deflectors"] and state.players[0].goods == 20


@pytest.mark.rule("TI-472")
def test_followers_pay_a_counter_and_six() -> None:
    state = _studying()
    answer(state, 0, Done())
    answer(state, 0, Done())
    state.players[1].goods = 6
    with pytest.raises(IllegalMove):
        answer(state, 1, Follow("technology_2", ("antimass_deflectors",), ("goods:5",)))
    answer(state, 1, Follow("technology_2", ("antimass_deflectors",), ("goods:6",)))
    assert state.players[1].technologies == ["antimass_deflectors"] and state.players[1].strategy == 1


@pytest.mark.rule("TI-473", "TI-483")
def test_prerequisites_and_technologies_one_has() -> None:
    state = _studying()
    state.players[0].technologies = ["hylar_v_assault_laser"]
    with pytest.raises(IllegalMove, match="missing"):
        answer(state, 0, Research(("magen_defense_grid",)))
    with pytest.raises(IllegalMove, match="owned"):
        answer(state, 0, Research(("hylar_v_assault_laser",)))
    with pytest.raises(IllegalMove):
        answer(state, 0, Research(("flying_carpets",)))
    assert "war_sun" not in technology.gainable(state, 0, bought=False)
    state.players[0].technologies += ["deep_space_cannon", "sarween_tools"]
    assert "war_sun" in technology.gainable(state, 0, bought=False)


@pytest.mark.parametrize(
    ("owned", "wanted", "key", "missing"),
    [
        ([], "war_sun", "missing", ("@deep_space_cannon", "@sarween_tools")),
        (["sarween_tools"], "war_sun", "missing", ("@deep_space_cannon",)),
        ([], "cybernetics", "either", ("@stasis_capsules", "@antimass_deflectors")),
        ([], "production_centers", "foreign", None),
    ],
)
def test_a_refusal_names_the_prerequisites_that_are_wanting(
    owned: list[str], wanted: str, key: str, missing: tuple[str, ...] | None
) -> None:
    state = table_of().state
    state.players[0].technologies = owned
    refused = technology.cannot(state, 0, wanted, bought=False)
    assert refused is not None and refused.key == f"ti-illegal-technology-{key}"
    assert refused.args_for_words.get("missing") == missing


@pytest.mark.rule("TI-471", "TI-472")
def test_what_bars_buying_leaves_the_free_one() -> None:
    table = table_of()
    table.state.players[0].goods = 20
    table.state.lasting = [Lasting("technology_investigation_committee", 0, "round")]
    state = play(table, "technology_2")
    question = asked(state, 0)
    assert question is not None and len(question.choices) > 2
    answer(state, 0, Research(("hylar_v_assault_laser",)))
    assert not any(isinstance(each, frames.Primary) for each in state.stack)


@pytest.mark.rule("TI-474")
def test_the_jolnar_study_three_for_one_counter() -> None:
    table = table_of("sol", "jolnar", "hacan")
    state = play(table, "technology_2")
    answer(state, 0, Done())
    for planet in systems.planets_of(state, 1):
        planet.ready = False
    state.players[1].goods = 14
    state.players[1].technologies = []
    answer(state, 1, Follow("technology_2"))
    answer(state, 1, Research(("hylar_v_assault_laser",)))
    answer(state, 1, Research(("deep_space_cannon",), ("goods:6",)))
    answer(state, 1, Research(("antimass_deflectors",), ("goods:8",)))
    assert len(state.players[1].technologies) == 3
    assert state.players[1].strategy == 1 and state.players[1].goods == 0


@pytest.mark.rule("TI-475", "TI-476", "TI-477")
def test_specialties_take_off_what_is_bought_only() -> None:
    table = table_of("winnu", "letnev", "hacan")
    state = table.state
    assert technology.price(state, 0, "sarween_tools", 8) == 7
    assert technology.price(state, 0, "sarween_tools", 0) == 0
    assert technology.price(state, 0, "antimass_deflectors", 8) == 8
    assert technology.price(state, 1, "sarween_tools", 8) == 8
    (home,) = systems.planets_of(state, 0)
    home.leaders = ["winnu.1"]
    home.ready = False
    assert technology.price(state, 0, "sarween_tools", 8) == 8


@pytest.mark.rule("TI-475")
def test_a_planet_that_pays_still_counts() -> None:
    table = table_of("winnu", "letnev", "hacan")
    table.state.players[0].goods = 4
    state = play(table, "technology_2")
    answer(state, 0, Research(("enviro_compensator",)))
    answer(state, 0, Research(("sarween_tools",), ("winnu_planet", "goods:4")))
    assert "sarween_tools" in state.players[0].technologies


@pytest.mark.rule("TI-478", "TI-479", "TI-480", "TI-481")
def test_the_racial_technology_costs_its_card() -> None:
    table = table_of("winnu", "letnev", "hacan")
    state = play(table, "technology_2")
    own, others = RACES["winnu"].technology, RACES["letnev"].technology
    cost = technology.price(state, 0, own, 0)
    assert cost > 0 and technology.price(state, 0, own, 8) == 8 + cost
    with pytest.raises(IllegalMove):
        answer(state, 0, Research((own,)))
    with pytest.raises(IllegalMove):
        answer(state, 0, Research((others,), ("winnu_planet",)))
    state.players[0].goods = cost
    answer(state, 0, Research((own,), (f"goods:{cost}",)))
    assert state.players[0].technologies == [own] and state.players[0].goods == 0


@pytest.mark.rule("TI-475")
def test_a_card_that_changes_the_price_changes_what_is_paid() -> None:
    state = _studying()
    for planet in systems.planets_of(state, 0):
        planet.ready = False
    answer(state, 0, Research(("hylar_v_assault_laser",)))
    state.players[0].technologies += [id for id, row in TECHNOLOGIES.items() if row.color != "green"]
    green = next(id for id in technology.gainable(state, 0, bought=True) if id in TECHNOLOGIES)
    frame = frames.Primary(0, "technology_2", "due", [green, "8", "goods:8"])
    state.lasting = [Lasting("corporate_sponsorship", 0, "step")]
    state.stack[-1:] = []
    run(state, frame)
    paying = state.stack[-1]
    assert isinstance(paying, frames.Paying) and paying.amount == 4
    answer(state, 0, silent(state, 0))
    assert green not in state.players[0].technologies and state.lasting == []


@pytest.mark.rule("TI-473")
def test_focused_research_skips_a_prerequisite_of_what_is_bought() -> None:
    state = _studying()
    answer(state, 0, Done())
    move = Research(("deep_space_cannon",), ("goods:8",))
    with pytest.raises(IllegalMove, match="missing"):
        answer(state, 0, move)
    state.players[0].cards = ["focused_research"]
    state.players[0].book.waits = [Wait("all")]
    answer(state, 0, move)
    assert waited(state) == [0] and isinstance(state.stack[-1], frames.Window)
    answer(state, 0, Play("focused_research", ("deep_space_cannon", "hylar_v_assault_laser"), ("goods:6",)))
    assert state.players[0].technologies == ["deep_space_cannon"] and state.players[0].goods == 6
    assert state.lasting == []


@pytest.mark.rule("TI-473")
def test_what_was_only_hoped_for_is_not_gained() -> None:
    state = _studying()
    answer(state, 0, Done())
    state.players[0].cards = ["focused_research"]
    answer(state, 0, Research(("deep_space_cannon",), ("goods:8",)))
    assert state.players[0].technologies == [] and state.players[0].goods == 20


# Bureaucracy


def _bureaucracy(*deck: str) -> State:
    table = table_of()
    table.state.objectives = list(deck)
    state = play(table, "bureaucracy")
    answer(state, 0, silent(state, 0))
    return state


@pytest.mark.rule("TI-484", "TI-655")
def test_two_are_seen_one_is_turned_up_and_the_other_goes_back() -> None:
    state = _bureaucracy(*_public()[:3])
    third, second, first = _public()[:3]
    question = asked(state, 0)
    assert question is not None and question.private
    with pytest.raises(IllegalMove):
        answer(state, 0, Reveal(third))
    answer(state, 0, Reveal(second))
    assert state.shown == [second] and state.objectives == [third, first]
    assert state.players[0].command == 4


def _public() -> list[str]:
    return [id for id, row in PUBLIC.items() if row.stage == 1 and not row.rex]


@pytest.mark.rule("TI-655", "TI-721")
def test_imperium_rex_may_go_back_on_top() -> None:
    rex = next(id for id, row in PUBLIC.items() if row.rex)
    state = _bureaucracy(_public()[0], rex)
    assert silent(state, 0) == Reveal(_public()[0])
    answer(state, 0, Reveal(_public()[0]))
    assert state.objectives == [rex] and not state.over


@pytest.mark.rule("TI-487")
def test_a_single_card_is_turned_up() -> None:
    state = _bureaucracy(_public()[0])
    assert state.shown == [_public()[0]] and state.objectives == []


@pytest.mark.rule("TI-484")
def test_then_an_objective_may_be_scored(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = idle(monkeypatch, frames.Scoring)
    _bureaucracy(_public()[0])
    assert [each.seat for each in seen] == [0]


@pytest.mark.rule("TI-488")
def test_followers_of_bureaucracy_draw_two_cards() -> None:
    table = table_of()
    state = table.state
    run(state, frames.Followers(card="bureaucracy", asked=[1, 2]))
    with pytest.raises(IllegalMove):
        answer(state, 1, Follow("bureaucracy", ("everything",)))
    answer(state, 1, Follow("bureaucracy"))
    assert (len(state.players[1].cards), len(state.players[1].politics)) == (1, 1)
    assert state.players[1].strategy == 1
    answer(state, 2, Decline("bureaucracy"))
    assert state.players[2].strategy == 2
