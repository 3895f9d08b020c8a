"""The layouts of the 21 sectors: what they must keep so that every system can be flown."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from rules.core.hexes import DIRECTIONS, Hex, distance
from rules.xia.components import MISSIONS, SECTORS, STAR, TIGER, TOKENS, Sector
from rules.xia.geometry import Board, entrances, printed
from rules.xia.sight import sees
from rules.xia.state import Laid
from tests.rules.xia.chart import (
    DEN,
    PLANETS,
    VOID,
    connected,
    kind,
    land,
    marked,
    normal,
    of_kind,
    only,
    reached,
    region,
    rim,
    spawn,
)

DEADLY = {"star": 1.0, "debris": 0.15}
"""How often a blind jump across such a border ends in destruction."""


@pytest.fixture(params=sorted(SECTORS))
def sector(request: pytest.FixtureRequest) -> Sector:
    return SECTORS[request.param]


@pytest.fixture(params=sorted(PLANETS))
def planet(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_spawn_numbers_are_1_to_19_on_normal_space_with_room_beside() -> None:
    found = {sector: space for sector in SECTORS if (space := spawn(sector)) is not None}
    assert sorted(space.spawn or 0 for space in found.values()) == list(range(1, 20))
    assert set(SECTORS) - set(found) == {STAR, VOID}
    for sector, space in found.items():
        assert space.region is None
        assert sum(cell in normal(sector) for cell in space.local.neighbours()) >= 2


def test_neighbouring_spawn_numbers_lie_in_unlike_sectors() -> None:
    order = {space.spawn: kind(sector) for sector in SECTORS if (space := spawn(sector)) is not None}
    alike = [number for number in range(1, 19) if order[number] == order[number + 1] != "planet"]
    assert alike == []


def test_spawn_points_lie_near_the_mission_point_or_the_field(sector: Sector) -> None:
    start = spawn(sector.id)
    if start is None:
        return
    goals = marked(sector.id, "M") or marked(sector.id, "X") or marked(sector.id, "R")
    assert any(2 <= distance(start.local, goal.local) <= 4 for goal in goals)


def test_every_region_is_declared_used_and_connected(sector: Sector) -> None:
    letters = {space.letter for space in printed(sector.id)} - {"."}
    assert letters == set(sector.regions)
    assert all(connected(region(sector.id, letter)) for letter in letters)


def test_two_fields_of_one_kind_do_not_touch(sector: Sector) -> None:
    for one, other in combinations(sector.regions, 2):
        if sector.regions[one].kind == sector.regions[other].kind:
            assert all(distance(a, b) > 1 for a in region(sector.id, one) for b in region(sector.id, other))


def test_a_careful_pilot_can_fly_round_everything(sector: Sector) -> None:
    assert connected(normal(sector.id))
    assert len({side for space, side in rim(sector.id) if space.region is None}) >= 4


def test_hazards_leave_room(sector: Sector) -> None:
    count = Counter(space.kind for space in printed(sector.id))
    spaces = {
        "planet": (count["planet"], 5, 8),
        "asteroid": (count["asteroid"], 5, 9),
        "debris": (count["debris"], 5, 9),
        "nebula": (count["nebula"], 5, 9),
        "gate": (count["gate"], 2, 4),
        "star": (count["star"], 9, 12),
        "void": (19 - count[None], 0, 0),
    }
    found, low, high = (count["asteroid"], 8, 9) if sector.id == DEN else spaces[kind(sector.id)]
    assert low <= found <= high
    free = {"gate": (13, 17), "star": (6, 10), "void": (19, 19)}.get(kind(sector.id), (10, 14))
    low, high = (6, 10) if sector.id == DEN else free
    assert low <= count[None] <= high


def test_the_mission_point_is_reached_without_a_roll_as_far_as_its_region(sector: Sector) -> None:
    start = spawn(sector.id)
    if start is None or not marked(sector.id, "M"):
        return
    goal = only(sector.id, "M")
    way = reached(start.local, normal(sector.id))
    inside = region(sector.id, goal.letter)
    if sector.id == DEN:
        inside |= region(sector.id, "a")
    assert goal.local in way or any(cell in way for local in inside for cell in local.neighbours())


def test_mission_points_where_a_card_may_lead_and_nowhere_on_a_resource() -> None:
    named = {
        place
        for mission in MISSIONS.values()
        for place in (mission.pickup, mission.delivery, mission.sneak)
        if place
    }
    points = {sector for sector in SECTORS if marked(sector, "M")}
    assert named == points and len(points) == 13


def test_exploration_spaces_are_as_many_as_there_are_tokens_for() -> None:
    found = {sector: only(sector, "E") for sector in SECTORS if marked(sector, "E")}
    assert set(SECTORS) - set(found) == {STAR, DEN}
    assert len(found) <= sum(TOKENS.values())
    assert sum(space.region is not None for space in found.values()) == 6
    for sector, space in found.items():
        start = spawn(sector)
        if start is not None and space.region is None:
            assert distance(start.local, space.local) >= 2


def test_resources_lie_on_the_outer_layer_of_their_field(sector: Sector) -> None:
    for space in marked(sector.id, "X"):
        assert any(cell in normal(sector.id) for cell in space.local.neighbours())


def test_about_a_quarter_of_the_rim_is_dangerous_and_little_of_it_deadly() -> None:
    edges = [space for sector in SECTORS for space, _ in rim(sector)]
    assert len(edges) == 21 * 30
    dangerous = [space.kind for space in edges if space.kind not in (None, "gate")]
    assert 0.2 <= len(dangerous) / len(edges) <= 0.3
    assert 0.02 <= sum(DEADLY.get(each or "", 0) for each in dangerous) / len(edges) <= 0.04
    star = [space.kind == "star" for space, _ in rim(STAR)]
    assert 0.25 <= sum(star) / len(star) <= 0.4


# Planets


def test_entrances_are_two_on_the_outline_and_apart(planet: str) -> None:
    doors = sorted(entrances(planet))
    assert len(SECTORS[planet].entrances) == len(doors) == 2
    (one, a), (other, b) = doors
    assert distance(one, other) >= (1 if planet == DEN else 2)
    outside = region(DEN, "a") if planet == DEN else normal(planet)
    assert {one, other} <= land(planet)
    assert {one.plus(DIRECTIONS[a]), other.plus(DIRECTIONS[b])} <= outside


def test_only_planets_have_entrances(sector: Sector) -> None:
    assert bool(sector.entrances) == (sector.id in PLANETS)


def test_buying_selling_and_missions_have_spaces_of_their_own(planet: str) -> None:
    places = [space.local for mark in ("B", "$") for space in marked(planet, mark)]
    doors = {local for local, _ in entrances(planet)}
    goal = only(planet, "M")
    assert goal.planet
    if len(places) == 2:
        assert distance(*places) == 2
    if PLANETS[planet] == "lawful":
        assert doors.isdisjoint(places)
    if PLANETS[planet] == "outlaw":
        assert doors & {*places, goal.local}


def test_planets_are_small_enough_to_fly_round_and_the_den_is_smallest() -> None:
    assert {planet: len(land(planet)) for planet in PLANETS} == {
        "kemplar_ii": 7,
        "azure": 6,
        "loath": 8,
        "neo_damascus": 7,
        "lunari": 7,
        "doravin_v": 5,
        DEN: 3,
    }


# What makes a sector itself


def test_the_eye_of_the_vortex_lies_deep_in_the_spiral() -> None:
    eye = only("vortex_86", "E").local
    start = spawn("vortex_86")
    assert eye == Hex(0, 0) and start is not None
    around = [space for space in printed("vortex_86") if distance(space.local, eye) == 1]
    assert sum(space.kind == "nebula" for space in around) == 5
    assert reached(start.local, normal("vortex_86"))[eye] >= 7


def test_the_lost_sector_is_empty_but_for_its_middle() -> None:
    assert [space.local for space in printed(VOID) if space.features] == [Hex(0, 0)]


def test_the_gates_of_three_and_the_broken_one_of_two() -> None:
    gates = {sector: [space.local for space in marked(sector, "R")] for sector in of_kind("gate")}
    assert {sector: len(spaces) for sector, spaces in gates.items()} == {
        "deltas_gate": 3,
        "expeditor_gate": 3,
        TIGER: 2,
    }
    wrecks = {space.local for space in printed(TIGER) if space.kind == "debris"}
    around = {cell for local in gates[TIGER] for cell in local.neighbours()} - set(gates[TIGER])
    assert len(wrecks) == 4 and wrecks <= around and len(around) == 8


def test_the_docks_of_red_gorge_lie_in_a_corridor_between_two_arms() -> None:
    docks = only("red_gorge", "M")
    assert docks.region is None and Counter(
        space.letter for space in printed("red_gorge") if space.region
    ) == {"a": 4, "b": 3}
    beside = {s.letter for s in printed("red_gorge") if distance(s.local, docks.local) == 1}
    assert beside == {"a", "b", "."}


# Seen from anywhere


@pytest.mark.rule("XIA-190")
def test_sight_is_the_same_both_ways_on_every_sector(sector: Sector) -> None:
    board = Board((Laid(sector.id, (0, 0), 0),))
    for a, b in combinations(board.spaces, 2):
        assert sees(board, a, b) == sees(board, b, a)
