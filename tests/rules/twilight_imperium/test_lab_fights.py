"""The exact odds are the shares of fights played through the chapters: two ways that share only the data."""

from __future__ import annotations

import json
from math import sqrt
from pathlib import Path
from typing import Any

import pytest

from rules.twilight_imperium.__main__ import answers, main
from rules.twilight_imperium.lab.fights import shares
from rules.twilight_imperium.odds.battle import odds
from rules.twilight_imperium.odds.forces import Battle
from rules.twilight_imperium.odds.lines import battles

SAMPLE = Path(__file__).parents[2] / "data" / "ti_battles_sample.jsonl"
LINES = dict(battles(SAMPLE.read_bytes().splitlines()))
QUICK = ("sample-S003", "sample-S007", "sample-S012", "sample-S016", "sample-I008", "sample-C001")
TEN = tuple(LINES)[::4]
"""Those that are fought through the command, more often and judged more strictly."""
SHIPS = ("cruiser", "carrier", "destroyer", "dreadnought", "war_sun", "fighter")


def close(battle: Battle, found: dict[str, float], count: int, errors: float) -> None:
    """Every share lies within so many standard errors of its exact chance."""
    exact = odds(battle)
    for name, chance in (("attacker", exact.attacker), ("defender", exact.defender), ("draw", exact.draw)):
        error = sqrt(max(chance * (1 - chance), 0) / count)
        assert abs(found[name] - chance) <= errors * error + 1 / count, (name, found, exact)


@pytest.mark.parametrize("id", QUICK)
def test_a_few_positions_quickly(id: str) -> None:
    close(LINES[id], shares(LINES[id], 100, id.encode()), 100, 4)


OUTSIDE: dict[str, dict[str, Any]] = {
    "PDS, never sustaining": {
        "kind": "space",
        "attacker": {"race": "sol", "units": {"dreadnought": 1}, "policy": {"sustain": "never"}},
        "defender": {"race": "sol", "units": {"carrier": 1}, "pds": [{"number": 2}]},
    },
    "a mine, never sustaining": {
        "kind": "space",
        "attacker": {"race": "sol", "units": {"dreadnought": 2}, "policy": {"sustain": "never"}},
        "defender": {"race": "sol", "units": {"cruiser": 2}},
        "mine": True,
    },
    "PDS, Fighters lost last": {
        "kind": "space",
        "attacker": {"race": "sol", "units": {"fighter": 2, "cruiser": 2}, "policy": {"losses": [*SHIPS]}},
        "defender": {"race": "sol", "units": {"cruiser": 2}, "pds": [{"number": 2}]},
    },
    "Fighters that nobody carries, after PDS": {
        "kind": "space",
        "attacker": {"race": "sol", "units": {"destroyer": 1}, "pds": [{"number": 1}]},
        "defender": {"race": "sol", "units": {"fighter": 3}, "pds": [{"number": 2}]},
    },
    "Admirals aboard Fighters": {
        "kind": "space",
        "attacker": {"race": "sol", "units": {"fighter": 1}, "admiral": "fighter"},
        "defender": {"race": "sol", "units": {"fighter": 4}},
    },
    "at home against the own kind": {
        "kind": "invasion",
        "attacker": {"race": "sol", "tech": ["gen_synthesis"], "units": {"ground_force": 3}},
        "defender": {"race": "sol", "tech": ["gen_synthesis"], "units": {"ground_force": 3}, "home": True},
    },
    "Fighters do not land on Mecatol Rex": {
        "kind": "custodians",
        "attacker": {
            "race": "sol",
            "tech": ["graviton_negator"],
            "units": {"fighter": 4, "carrier": 4, "ground_force": 1},
        },
    },
    "Fighters left alone bring nobody down": {
        "kind": "custodians",
        "attacker": {
            "race": "sol",
            "units": {"fighter": 4, "carrier": 1, "ground_force": 6},
            "policy": {"losses": [*SHIPS]},
        },
    },
}
"""What the sample does not show: plans for every battle hold before there is one, and who may land."""


@pytest.mark.parametrize("about", OUTSIDE)
def test_positions_outside_the_sample(about: str) -> None:
    ((_, battle),) = battles([json.dumps({"id": about, **OUTSIDE[about]}).encode()])
    close(battle, shares(battle, 200, about.encode()), 200, 4)


@pytest.mark.slow
@pytest.mark.parametrize("id", [id for id in LINES if id not in TEN])
def test_every_position_of_the_sample(id: str) -> None:
    close(LINES[id], shares(LINES[id], 250, id.encode()), 250, 4)


@pytest.mark.slow
@pytest.mark.parametrize("id", TEN)
def test_ten_positions_by_the_command(id: str) -> None:
    (line,) = [line for line in SAMPLE.read_bytes().splitlines() if json.loads(line)["id"] == id]
    (found,) = answers([line], fight=500, seed="ten")
    close(LINES[id], found, 500, 3)


def test_the_command_fights(tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    file = tmp_path / "battles.jsonl"
    file.write_bytes(SAMPLE.read_bytes().splitlines()[0])
    assert main(["battle", str(file), "--fight", "20", "--seed", "s"]) == 0
    first = capfdbinary.readouterr().out
    main(["battle", str(file), "--fight", "20", "--seed", "s"])
    assert capfdbinary.readouterr().out == first, "the same seed, the same fights"
    main(["battle", str(file), "--fight", "20", "--seed", "t"])
    assert capfdbinary.readouterr().out != first
    found = json.loads(first)
    assert found["attacker"] + found["defender"] + found["draw"] == pytest.approx(1)
    assert found["exact"]["attacker"] == pytest.approx(odds(LINES["sample-S001"]).attacker)
