"""Outfits, ships, abilities and tokens, and the words of all components: what their data files must keep."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from rules.xia import components
from rules.xia.components import (
    ABILITIES,
    CARGO,
    COPIES,
    CUBES,
    DATA,
    LOADOUTS,
    MARKERS,
    NPCS,
    OUTFITS,
    SHIPS,
    START_CREDITS,
    TOKENS,
    Outfit,
    Ship,
    file,
)
from rules.xia.shapes import cells, packing, sections, size, spots

LEVELS = (1, 2, 3)
BUDGET = {1: 29, 2: 42, 3: 58}
HOLDS = {1: range(9, 14), 2: range(14, 20), 3: range(20, 29)}
ENERGY = {1: range(8, 13), 2: range(15, 19), 3: range(20, 25)}
IMPULSE = {1: range(4, 6), 2: range(4, 7), 3: range(5, 8)}
COST = {1: range(1, 3), 2: range(2, 4), 3: range(1, 7)}
"""Of an ability, by the level of its ship. The Siphon, at level 3, pays itself back."""


@pytest.fixture(params=sorted(OUTFITS))
def outfit(request: pytest.FixtureRequest) -> Outfit:
    return OUTFITS[request.param]


@pytest.fixture(params=sorted(SHIPS))
def ship(request: pytest.FixtureRequest) -> Ship:
    return SHIPS[request.param]


def ships(level: int) -> list[str]:
    return [ship.id for ship in SHIPS.values() if ship.level == level]


def whole(points: set[tuple[int, int]]) -> bool:
    """Whether these squares hang together by their edges."""
    seen, todo = set(), [next(iter(points))]
    while todo:
        x, y = todo.pop()
        if (x, y) in points and (x, y) not in seen:
            seen.add((x, y))
            todo += [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
    return seen == points


# Outfits


@pytest.mark.rule("XIA-008")
def test_twelve_outfits_of_four_types_and_three_levels_seven_of_each() -> None:
    kinds = {(outfit.type, outfit.level) for outfit in OUTFITS.values()}
    assert kinds == {(each, level) for each in ("engine", "shield", "blaster", "missile") for level in LEVELS}
    assert COPIES * len(OUTFITS) == 84


@pytest.mark.rule("XIA-131", "XIA-132")
def test_outfits_cost_a_thousand_a_level_and_half_comes_back_rounded_up() -> None:
    for level, price, resale in ((1, 1000, 1000), (2, 2000, 1000), (3, 3000, 2000)):
        found = [outfit for outfit in OUTFITS.values() if outfit.level == level]
        assert {(outfit.price, outfit.resale) for outfit in found} == {(price, resale)}


@pytest.mark.rule("XIA-137", "XIA-139")
def test_die_and_sections_follow_from_the_level(outfit: Outfit) -> None:
    assert outfit.die == {1: 6, 2: 8, 3: 12}[outfit.level]
    assert len(sections(outfit.id)) == {1: 3, 2: 4, 3: 5}[outfit.level]


@pytest.mark.rule("XIA-138")
def test_known_arming_spots() -> None:
    assert OUTFITS["blaster_2"].name["en"] == "Saker V"
    assert {name: len(spots(name)) for name in ("blaster_1", "blaster_2", "shield_2")} == {
        "blaster_1": 2,
        "blaster_2": 2,
        "shield_2": 3,
    }
    assert (OUTFITS["blaster_1"].die, OUTFITS["blaster_2"].die, OUTFITS["shield_2"].die) == (6, 8, 8)
    assert len(sections("blaster_2")) == 4


@pytest.mark.rule("XIA-064")
def test_an_outfit_is_one_piece_with_spots_on_its_own_sections(outfit: Outfit) -> None:
    assert len({len(row) for row in outfit.shape}) == 1
    assert set("".join(outfit.shape)) <= set("A#.")
    assert whole(set(sections(outfit.id)))
    assert 1 <= len(spots(outfit.id)) <= MARKERS


def test_no_two_outfits_are_the_same_token() -> None:
    assert len({outfit.shape for outfit in OUTFITS.values()}) == len(OUTFITS)


@pytest.mark.rule("XIA-141", "XIA-150", "XIA-151")
def test_ranges_are_those_of_the_type(outfit: Outfit) -> None:
    ranges = {"engine": (1, 1), "blaster": (1, 1), "missile": (2, 6), "shield": (0, 0)}
    assert (outfit.low, outfit.high) == ranges[outfit.type]


# Ships


@pytest.mark.rule("XIA-007")
def test_six_ships_of_each_level_each_with_an_ability_of_its_own() -> None:
    assert Counter(ship.level for ship in SHIPS.values()) == {1: 6, 2: 6, 3: 6}
    assert sorted(ship.ability for ship in SHIPS.values()) == sorted(ABILITIES)
    assert len(SHIPS) + len(NPCS) == 21


@pytest.mark.rule("XIA-280")
def test_ships_cost_5000_and_8000_and_the_first_is_free(ship: Ship) -> None:
    assert ship.price == {1: 0, 2: 5000, 3: 8000}[ship.level]


@pytest.mark.rule("XIA-062", "XIA-063")
def test_a_hold_is_a_set_of_squares_as_many_as_it_has_hits(ship: Ship) -> None:
    assert set("".join(ship.hold)) <= {"#", "."} and len({len(row) for row in ship.hold}) == 1
    assert size(ship.id) == "".join(ship.hold).count("#") == len(set(cells(ship.id).values()))
    assert whole(set(cells(ship.id)))
    assert sum(other.hold == ship.hold for other in SHIPS.values()) == 1


@pytest.mark.rule("XIA-061")
def test_a_mat_keeps_the_budget_of_its_level(ship: Ship) -> None:
    assert size(ship.id) + ship.energy + 2 * ship.impulse == BUDGET[ship.level]
    assert size(ship.id) in HOLDS[ship.level]
    assert ship.energy in ENERGY[ship.level]
    assert ship.impulse in IMPULSE[ship.level]


@pytest.mark.rule("XIA-059")
def test_every_ship_has_an_epilogue_of_its_own(ship: Ship) -> None:
    assert all(40 <= len(ship.epilogue[lang]) <= 200 for lang in ("en", "ru"))
    assert sum(other.epilogue == ship.epilogue for other in SHIPS.values()) == 1


@pytest.mark.rule("XIA-511")
def test_the_four_first_loadouts_are_paid_for() -> None:
    spent = {each.id: sum(OUTFITS[outfit].price for outfit in each.outfits) for each in LOADOUTS.values()}
    assert spent == {"explorer": 3000, "trader": 2000, "worker": 3000, "pirate": 3000}
    assert max(spent.values()) == START_CREDITS
    names = {each.id: [OUTFITS[o].name["en"] for o in each.outfits] for each in LOADOUTS.values()}
    assert names == {
        "explorer": ["Raptor-K"],
        "trader": ["M-22", "Targe"],
        "worker": ["Halon", "Targe"],
        "pirate": ["M-22", "Saker V"],
    }


@pytest.mark.rule("XIA-512")
def test_every_loadout_fits_every_first_ship() -> None:
    for ship in ships(1):
        for each in LOADOUTS.values():
            assert packing(ship, each.outfits, ()) is not None, (ship, each.id)


def test_greater_ships_take_the_greatest_outfits() -> None:
    best = [outfit.id for outfit in OUTFITS.values() if outfit.level == 3]
    for level, count in ((2, 2), (3, 3)):
        for ship in ships(level):
            for outfits in combinations(best, count):
                assert packing(ship, outfits, ()) is not None, (ship, outfits)


# Abilities


@pytest.mark.rule("XIA-110")
def test_an_ability_says_when_and_what_it_costs() -> None:
    levels = {ship.ability: ship.level for ship in SHIPS.values()}
    for ability in ABILITIES.values():
        assert ability.energy in COST[levels[ability.id]]
        assert ability.success in (0, 6, 8, 11)
        assert ability.rolls or not ability.success
        assert all(20 <= len(ability.text[lang]) <= 300 for lang in ("en", "ru"))
        if ability.success:
            assert all(f"{ability.success}+" in ability.text[lang] for lang in ("en", "ru"))


def test_attacking_abilities_have_a_range() -> None:
    reach = {each.id: (each.low, each.high) for each in ABILITIES.values() if each.high}
    assert reach == {"broadside": (1, 3), "nova_charge": (2, 4), "mag_harpoon": (1, 3)}
    assert {each.id for each in ABILITIES.values() if each.when == "attack"} == {"broadside", "nova_charge"}


def test_every_level_has_something_for_everyone() -> None:
    assert Counter(ability.when for ability in ABILITIES.values())["defence"] == 2
    assert SHIPS["gaiden"].ability == "maneuvering_thrusters"
    for level in LEVELS:
        used = {ABILITIES[SHIPS[ship].ability].when for ship in ships(level)}
        assert "action" in used and len(used) >= 3


# Tokens


@pytest.mark.rule("XIA-009")
def test_21_exploration_tokens_of_three_faces() -> None:
    assert set(TOKENS) == {"credits", "fame", "nothing"}
    assert sum(TOKENS.values()) == 21


@pytest.mark.rule("XIA-010", "XIA-436")
def test_five_kinds_of_cargo_fifteen_cubes_each() -> None:
    assert CARGO == ("spice", "holo", "terra", "plasma", "cyber")
    assert [row["id"] for row in file("tokens")["cargo"]] == list(CARGO)
    assert CUBES * len(CARGO) == 75


# Words


def rows(folder: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    for path in sorted(folder.glob("*.toml")):
        for table, found in tomllib.loads(path.read_text(encoding="utf-8")).items():
            for row in found if isinstance(found, list) else ():
                if isinstance(row, dict) and "name" in row:
                    yield f"{path.stem}.{table}", row


def test_every_name_is_there_in_both_languages_and_means_one_thing() -> None:
    games = components.DATA.folder.parent.parent
    names: dict[tuple[str, str], dict[str, str]] = {}
    for folder in games.glob("*/data"):
        for where, row in rows(folder):
            key = folder.parent.name, str(row.get("code") or row["id"])
            assert names.setdefault(key, row["name"]) == row["name"], (where, key)
    mine = [row["id"] for _, row in rows(DATA.folder)]
    assert len(mine) == len(set(mine)) == 21 + 12 + 18 + 18 + 6 + 52 + 18 + 3 + 4 + 5


@pytest.mark.parametrize("field", ["name", "flavour", "text", "epilogue", "condition", "skill"])
def test_english_is_english_and_russian_is_russian(field: str) -> None:
    texts = [row[field] for _, row in rows(DATA.folder) if field in row]
    assert texts
    for text in texts:
        assert set(text) == {"en", "ru"}
        assert not re.search("[а-яё]", text["en"], re.IGNORECASE), text["en"]
        assert re.search("[а-яё]", text["ru"], re.IGNORECASE), text["ru"]
        latin = re.findall("[A-Za-z]+", text["ru"])
        assert set(latin) <= {"II", "IV", "V", "d"}, text["ru"]
        assert all(each == each.strip() and "  " not in each for each in text.values())
