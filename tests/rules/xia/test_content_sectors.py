"""The 21 sectors: what the rulebook says of their types, cargo, symbols and planets."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.xia.components import CARGO, NPCS, SECTORS, STAR, TIGER, Sector
from rules.xia.geometry import CELLS, Board, attach, printed
from rules.xia.state import Laid
from tests.rules.xia.chart import DEN, PLANETS, VOID, kind, land, marked, spawn

FEATURES = {"M", "E", "B", "$", "X", "R"}
FIRST_GAME = ("burning_horse", "kemplar_ii", "neo_damascus", "outpost_338", "expeditor_gate")


@pytest.fixture(params=sorted(SECTORS))
def sector(request: pytest.FixtureRequest) -> Sector:
    return SECTORS[request.param]


@pytest.mark.rule("XIA-007", "XIA-295")
def test_there_are_21_sectors_of_their_types_with_names_of_their_own() -> None:
    types = {"planet": 7, "gate": 3, "asteroid": 3, "nebula": 3, "debris": 3, "star": 1, "void": 1}
    assert Counter(map(kind, SECTORS)) == types
    assert sum(types.values()) == len(SECTORS) == 21
    for lang in ("en", "ru"):
        assert len({sector.name[lang] for sector in SECTORS.values()}) == 21
    assert (kind(STAR), kind(TIGER), kind(VOID)) == ("star", "gate", "void")


@pytest.mark.rule("XIA-295", "XIA-349")
def test_a_sector_is_a_hexagon_of_19_spaces(sector: Sector) -> None:
    assert [len(row.split()) for row in sector.rows] == [3, 4, 5, 4, 3]
    assert {space.local for space in printed(sector.id)} == set(CELLS)
    assert len(CELLS) == 19
    assert [space.number for space in printed(sector.id)] == list(range(1, 20))


@pytest.mark.rule("XIA-295", "XIA-356")
def test_each_side_has_a_symbol_and_no_two_sectors_have_the_same_order(sector: Sector) -> None:
    assert sorted(sector.symbols) == list("ABCDEF")
    assert sum(other.symbols == sector.symbols for other in SECTORS.values()) == 1


@pytest.mark.rule("XIA-356", "XIA-357")
def test_any_sector_fits_any_side_of_any_other_in_exactly_one_turn(sector: Sector) -> None:
    board = Board((Laid(sector.id, (0, 0), 2),))
    for other in SECTORS.values():
        for side in range(6):
            symbol = sector.symbols[side - 2]
            turns = [turn for turn in range(6) if other.symbols[(side + 3 - turn) % 6] == symbol]
            assert [attach(board, other.id, sector.id, side).turn] == turns


@pytest.mark.rule("XIA-296")
def test_a_sector_has_each_kind_of_place_at_most_once_and_resources_twice(sector: Sector) -> None:
    spaces = printed(sector.id)
    found = Counter(feature for space in spaces for feature in space.features)
    spawns = [feature for feature in found if feature[0] == "S"]
    assert set(found) - set(spawns) <= FEATURES
    assert len(spawns) <= 1
    assert all(found[each] <= 1 for each in ("M", "E", "B", "$", *spawns))
    assert found["X"] == (2 if any(region.yields for region in sector.regions.values()) else 0)
    assert all(len(space.features) <= 1 for space in spaces)


@pytest.mark.rule("XIA-360", "XIA-363")
def test_seven_planets_are_lawful_outlaw_or_neutral() -> None:
    laws = {
        sector.id: region.law
        for sector in SECTORS.values()
        for region in sector.regions.values()
        if region.kind == "planet"
    }
    assert laws == PLANETS
    others = [each for s in SECTORS.values() for each in s.regions.values() if each.kind != "planet"]
    assert all(each.law is None for each in others)


@pytest.mark.rule("XIA-362")
def test_only_planets_buy_and_sell_and_only_fields_are_worked(sector: Sector) -> None:
    for each in sector.regions.values():
        assert each.kind == "planet" or (each.buy, each.sell) == (None, None)
        assert each.kind in ("asteroid", "debris", "nebula") or each.yields is None
    for space in printed(sector.id):
        assert space.features.isdisjoint({"B", "$"}) or space.planet
        assert "X" not in space.features or (space.region is not None and space.region.yields)
        assert "R" not in space.features or space.kind == "gate"
    for mark, field in (("B", "buy"), ("$", "sell")):
        assert bool(marked(sector.id, mark)) == any(getattr(r, field) for r in sector.regions.values())


@pytest.mark.parametrize(
    ("cargo", "buy", "worked", "sell"),
    [
        pytest.param(
            *("spice", "kemplar_ii", {"outpost_338": "asteroid"}, "neo_damascus"),
            marks=pytest.mark.rule("XIA-437"),
        ),
        pytest.param(
            *("holo", "azure", {"burning_horse": "nebula"}, "kemplar_ii"), marks=pytest.mark.rule("XIA-438")
        ),
        pytest.param(
            *("terra", "doravin_v", {"red_gorge": "asteroid"}, "azure"), marks=pytest.mark.rule("XIA-439")
        ),
        pytest.param(
            *("plasma", "neo_damascus", {"lower_clouds": "nebula"}, "lunari"),
            marks=pytest.mark.rule("XIA-440"),
        ),
        pytest.param(
            *("cyber", "lunari", {"pelmont": "debris", "krellar_iv": "debris"}, "doravin_v"),
            marks=pytest.mark.rule("XIA-441"),
        ),
    ],
)
def test_where_a_kind_of_cargo_comes_from_and_goes_to(
    cargo: str, buy: str, worked: dict[str, str], sell: str
) -> None:
    regions = [(sector.id, each) for sector in SECTORS.values() for each in sector.regions.values()]
    assert [sector for sector, each in regions if each.buy == cargo] == [buy]
    assert [sector for sector, each in regions if each.sell == cargo] == [sell]
    assert {sector: each.kind for sector, each in regions if each.yields == cargo} == worked
    assert cargo in CARGO


@pytest.mark.rule("XIA-442")
def test_the_den_sells_anything_and_loath_buys_anything() -> None:
    regions = [(sector.id, each) for sector in SECTORS.values() for each in sector.regions.values()]
    assert [(sector, each.sell) for sector, each in regions if each.buy == "any"] == [(DEN, None)]
    assert [(sector, each.buy) for sector, each in regions if each.sell == "any"] == [("loath", None)]


@pytest.mark.rule("XIA-360")
def test_the_den_lies_inside_an_asteroid_field() -> None:
    asteroid = {space.local for space in printed(DEN) if space.kind == "asteroid"}
    around = {cell for local in land(DEN) for cell in local.neighbours()} - land(DEN)
    assert around == asteroid


def test_homes_and_first_sectors_have_a_spawn_point() -> None:
    for sector in (*FIRST_GAME, *(npc.home for npc in NPCS.values())):
        assert spawn(sector) is not None


def test_flavour_is_short_and_in_both_languages(sector: Sector) -> None:
    assert set(sector.flavour) == set(sector.name) == {"en", "ru"}
    assert all(20 <= len(text) <= 120 for text in sector.flavour.values())
