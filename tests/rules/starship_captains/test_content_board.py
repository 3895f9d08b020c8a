"""The star map, the tracks, the tech boards, the tokens and the ship: what their data files must keep."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable

import pytest

from rules.starship_captains.components import (
    BOARDS,
    DATA,
    FACTIONS,
    HOME,
    LOCATIONS,
    PIRATES,
    ROOMS,
    STATIONS,
    TECH_BOARDS,
    TRACKS,
    Board,
    Effect,
    TechBoard,
    Track,
    file,
)
from rules.starship_captains.counting import sector
from rules.starship_captains.rulings import RULINGS
from rules.starship_captains.state import Marker
from tests.rules.starship_captains.pricing import worth


@pytest.fixture(params=sorted(BOARDS))
def board(request: pytest.FixtureRequest) -> Board:
    return BOARDS[request.param]


@pytest.fixture(params=sorted(TRACKS), ids="-".join)
def track(request: pytest.FixtureRequest) -> Track:
    return TRACKS[request.param]


@pytest.fixture(params=sorted(TECH_BOARDS))
def tech_board(request: pytest.FixtureRequest) -> TechBoard:
    return TECH_BOARDS[request.param]


@pytest.mark.rule("SC-001", "SC-018")
def test_one_side_has_thirteen_planets_and_the_other_fifteen() -> None:
    planets = {
        side: sum(LOCATIONS[place.location].planet for place in board.places)
        for side, board in BOARDS.items()
    }
    assert planets == {"1-3": 13, "4": 15}


def test_the_home_station_is_the_only_location_that_is_no_planet(board: Board) -> None:
    places = [place.location for place in board.places]
    assert len(set(places)) == len(places)
    assert [place for place in places if not LOCATIONS[place].planet] == [HOME]


@pytest.mark.rule("SC-017")
def test_sixteen_triangular_tokens_two_of_them_for_four_players() -> None:
    planets = {side: len(board.places) - 1 for side, board in BOARDS.items()}
    stations = len(STATIONS)
    missions = {side: planets[side] - (stations - 1) - RULINGS.numbered_tokens[side] for side in BOARDS}
    assert missions == {"1-3": 7, "4": 8}
    tokens = {side: stations + missions[side] + RULINGS.numbered_tokens[side] for side in BOARDS}
    assert tokens == {"1-3": 14, "4": 16}


@pytest.mark.rule("SC-158")
def test_every_location_has_one_route_of_each_colour(board: Board) -> None:
    for place in board.places:
        colours = sorted(route.colour for route in board.routes if place.location in route.ends)
        assert colours == ["green", "purple", "yellow"]


def reached(board: Board, start: str, closed: Iterable[str] = ()) -> set[str]:
    seen, edge = {start}, [start]
    while edge:
        here = edge.pop()
        for route in board.routes:
            if here in route.ends:
                there = route.ends[0] if route.ends[1] == here else route.ends[1]
                if there not in seen and there not in closed:
                    seen.add(there)
                    edge.append(there)
    return seen


def test_routes_join_known_locations_and_lead_everywhere(board: Board) -> None:
    places = {place.location for place in board.places}
    assert {end for route in board.routes for end in route.ends} == places <= set(LOCATIONS)
    assert all(route.ends[0] != route.ends[1] for route in board.routes)
    assert len({frozenset(route.ends) for route in board.routes}) == len(board.routes)
    for closed in places - {HOME}:
        assert reached(board, HOME, {closed}) == places - {closed}


def test_skulls_leave_the_home_station_and_two_ways_out_of_it_free(board: Board) -> None:
    skulls = [route for route in board.routes if route.skull]
    assert len(skulls) == {"1-3": 5, "4": 7}[board.side]
    assert not any(HOME in route.ends for route in skulls)
    assert {route.colour for route in skulls} == {"green", "purple", "yellow"}
    calm = Board(board.side, board.places, tuple(route for route in board.routes if not route.skull))
    ways = [route for route in calm.routes if HOME in route.ends]
    onward = [next(end for end in route.ends if end != HOME) for route in ways]
    assert sum(len(reached(calm, end, {HOME})) > 1 for end in onward) >= 2


@pytest.mark.rule("SC-007")
def test_there_are_three_tracks_with_two_sides() -> None:
    assert set(TRACKS) == {(faction, side) for faction in FACTIONS for side in ("A", "B")}
    assert all(TRACKS[faction, "A"].cells != TRACKS[faction, "B"].cells for faction in FACTIONS)


@pytest.mark.rule("SC-291", "SC-292")
def test_the_twelve_cells_of_a_track_lie_in_four_sectors(track: Track) -> None:
    sectors = [sector(Marker(cell)) for cell in range(len(track.cells))]
    assert sectors == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]


def test_the_start_cell_pays_nothing(track: Track) -> None:
    assert track.cells[0] == ()


def test_five_cells_of_a_track_pay_nine_to_ten_medals_a_lap(track: Track) -> None:
    assert sum(bool(cell) for cell in track.cells) == 5
    assert 9 <= sum(worth(cell) for cell in track.cells) <= 10


def test_one_cell_of_a_track_calls_its_own_event_in_the_third_sector(track: Track) -> None:
    events = [at for at, cell in enumerate(track.cells) for effect in cell if effect.do == "event"]
    assert len(events) == 1
    assert track.cells[events[0]] == (Effect("event", faction=track.faction),)
    assert 6 <= events[0] <= 8


@pytest.mark.rule("SC-060")
def test_four_of_six_tech_slots_are_damaged_at_the_start(tech_board: TechBoard) -> None:
    assert [slot.id for slot in tech_board.slots] == ["r1c1", "r1c2", "r2c1", "r2c2", "r3c1", "r3c2"]
    assert sum(slot.damaged for slot in tech_board.slots) == 4


def test_each_symbol_is_met_six_times_and_in_all_four_directions(tech_board: TechBoard) -> None:
    slots = {slot.id: slot for slot in tech_board.slots}
    met: list[tuple[str, str]] = []
    for slot in tech_board.slots:
        row, column = int(slot.id[1]), int(slot.id[3])
        sides = {
            "n": (f"r{row - 1}c{column}", "s"),
            "s": (f"r{row + 1}c{column}", "n"),
            "w": (f"r{row}c{column - 1}", "e"),
            "e": (f"r{row}c{column + 1}", "w"),
        }
        for edge, (beside, facing) in sides.items():
            inside = beside in slots
            assert not (inside and getattr(slot.frame, edge))
            symbol = getattr(slots[beside].edges, facing) if inside else getattr(slot.frame, edge)
            if symbol:
                met.append((symbol, edge))
    assert Counter(symbol for symbol, _ in met) == {"repair": 6, "medal": 6, "move": 6}
    assert len(set(met)) == 12


@pytest.mark.rule("SC-014", "SC-015", "SC-170")
def test_thirty_pirates_in_three_colours_carry_one_of_two_rewards() -> None:
    assert [group.colour for group in PIRATES] == ["green", "purple", "yellow"]
    assert sum(group.medal_artifact + group.android for group in PIRATES) == 30
    assert all((group.medal_artifact, group.android) == (7, 3) for group in PIRATES)


def test_artifacts_are_of_three_kinds_named_by_their_two_colours() -> None:
    kinds = file("tokens")["artifact"]
    assert {kind["id"] for kind in kinds} == {"red_yellow", "red_blue", "yellow_blue"}


@pytest.mark.rule("SC-036", "SC-037")
def test_the_three_stations_belong_to_the_three_factions() -> None:
    assert {station.id: station.faction for station in STATIONS.values()} == {
        "home_station": "fleet",
        "android_station": "androids",
        "pirate_station": "pirates",
    }
    assert [id for id in STATIONS if id in LOCATIONS] == [HOME]
    for station in STATIONS.values():
        assert 4 <= worth(station.effects) <= 5


@pytest.mark.rule("SC-116")
def test_the_home_station_gives_three_single_steps() -> None:
    assert STATIONS[HOME].effects == (Effect("advance_split", n=3),)


@pytest.mark.rule("SC-073", "SC-074")
def test_the_four_basic_rooms() -> None:
    assert {room.id: (room.colour, room.effects) for room in ROOMS.values()} == {
        "helm": ("red", (Effect("move", n=2),)),
        "weapons": ("yellow", (Effect("fight"),)),
        "science": ("blue", (Effect("research"),)),
        "repair": ("grey", (Effect("repair"),)),
    }


def test_locations_stations_rooms_factions_and_artifacts_have_names_in_both_languages() -> None:
    tables = (("board", "location"), ("tokens", "station"), ("tokens", "artifact"), ("ship", "room"))
    named = [row for source, table in (*tables, ("tracks", "faction")) for row in file(source)[table]]
    assert all(set(row["name"]) == {"en", "ru"} and all(row["name"].values()) for row in named)
    for lang in ("en", "ru"):
        names = Counter(name for name, _ in {(row["name"][lang], row["id"]) for row in named})
        assert max(names.values()) == 1


def test_no_name_is_hidden_behind_another_components_id() -> None:
    """Names are looked up by id, game by game; only the home station is place and token in one."""
    seen: dict[tuple[str, str], dict[str, str]] = {}
    for path in sorted(DATA.folder.parents[1].glob("*/data/*.toml")):
        for table in tomllib.loads(path.read_text(encoding="utf-8")).values():
            for row in table if isinstance(table, list) else ():
                if isinstance(row, dict) and isinstance(row.get("name"), dict):
                    key = path.parts[-3], row.get("code") or row["id"]
                    assert seen.setdefault(key, row["name"]) == row["name"], key
