"""Recorded missions, resolved by an independent program: every one must come out equal, turn by turn."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rules.space_alert.__main__ import main
from rules.space_alert.components import TILES
from rules.space_alert.flight import Member
from rules.space_alert.lab.oracle import missions, resolve
from rules.space_alert.mishaps import delay
from rules.space_alert.resolution import play_turn
from rules.space_alert.scoring import score
from tests.rules.space_alert.mission import fly, ready, threat, tiles

SAMPLE = Path(__file__).parents[2] / "data" / "oracle_sample.jsonl"
LINES = SAMPLE.read_bytes().splitlines()


def comparable(result: dict[str, Any]) -> dict[str, Any]:
    """Of a lost mission the last, half-finished turn counts only by its number and cause."""
    if result["won"]:
        return result
    turns = result["turns"]
    return {**result, "turns": turns[:-1], "last": turns[-1]["turn"]}


@pytest.mark.parametrize("number", range(len(LINES)))
def test_every_recorded_mission_comes_out_equal(number: int) -> None:
    (mission,) = missions([LINES[number]])
    result = msgspec.json.decode(msgspec.json.encode(resolve(mission)))
    assert comparable(result) == comparable(json.loads(LINES[number])["result"])


# The command line


def mission(**changes: Any) -> dict[str, Any]:
    given = {
        "tracks": {"red": 1, "white": 2, "blue": 3, "internal": 4},
        "threats": [{"code": "E1-10", "t": 1, "zone": "white"}],
        "players": ["a" + "-" * 11],
        "damage_draw": {zone: list(TILES) for zone in ("red", "white", "blue")},
    }
    return {**given, **changes}


def test_the_command_prints_a_result_for_every_line(tmp_path: Path) -> None:
    file = tmp_path / "missions.jsonl"
    lines = [json.dumps(mission()), json.dumps({"input": mission(), "result": None}), "", LINES[0].decode()]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    run = subprocess.run(
        [sys.executable, "-m", "rules.space_alert", "resolve", str(file)],
        capture_output=True,
        check=True,
        cwd=SAMPLE.parents[2],
    )
    results = [json.loads(line) for line in run.stdout.splitlines()]
    assert len(results) == 3
    assert results[0] == results[1]
    assert results[0]["points"]["score"] == 4
    assert results[2] == json.loads(LINES[0])["result"]


BAD = [
    ("{", "line 2"),
    ("[]", "line 2"),
    (json.dumps({"input": 5}), "line 2"),
    (json.dumps(mission(players=["abc"])), "line 2"),
    (json.dumps(mission(players=["q" * 12])), "line 2"),
    (json.dumps(mission(players=[])), "line 2"),
    (json.dumps(mission(tracks={"red": 8, "white": 1, "blue": 1, "internal": 1})), "line 2"),
    (json.dumps(mission(threats=[{"code": "E9-99", "t": 1, "zone": "red"}])), "no threat E9-99"),
    (json.dumps(mission(threats=[{"code": "E1-10", "t": 1, "zone": "green"}])), "no zone green"),
    (json.dumps(mission(threats=[{"code": "E1-10", "t": 1, "zone": None}])), "has a zone"),
    (json.dumps(mission(threats=[{"code": "I1-01", "t": 1, "zone": "red"}])), "has a zone"),
    (json.dumps(mission(threats=[{"code": "E1-10", "t": 13, "zone": "red"}])), "line 2"),
    (
        json.dumps(
            mission(
                threats=[{"code": "E1-10", "t": 1, "zone": "red"}, {"code": "I1-01", "t": 1, "zone": None}]
            )
        ),
        "same number",
    ),
    (json.dumps(mission(damage_draw={"red": ["shield"], "white": [], "blue": []})), "six tiles"),
    ("\xff", "line 2"),
    ('{"more": ' + "[" * 100_000, "cannot be read"),
]


@pytest.mark.parametrize(("line", "why"), BAD)
def test_a_bad_line_is_named_and_ends_the_run(
    line: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "missions.jsonl"
    file.write_bytes((json.dumps(mission()) + "\n").encode() + line.encode("latin-1") + b"\n")
    assert main(["resolve", str(file)]) == 2
    error = capsys.readouterr().err
    assert why in error
    assert "line 2" in error
    assert "Traceback" not in error


def test_a_missing_file_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["resolve", str(tmp_path / "nothing.jsonl")]) == 2
    assert "nothing.jsonl" in capsys.readouterr().err


# Telling figures, from the tests of other programs for this game


@pytest.mark.parametrize(
    ("before", "slots", "after"),
    [
        ("abx-c^", [3], "ab-xc^"),
        ("ab-c^", [3], "ab-c^"),
        ("abc^-", [3], "ab-c^"),
        ("abc^A", [3, 3], "ab-c^A"),
        ("abc^A", [3, 4], "ab--c^A"),
    ],
)
def test_delays(before: str, slots: list[int], after: str) -> None:
    member = Member(0, list(before.ljust(12, "-")))
    for slot in slots:
        delay(member, slot - 1)
    assert "".join(member.plan).rstrip("-") == after.rstrip("-")


@pytest.mark.parametrize(
    ("card", "reactor", "shield", "after"),
    [
        ("b", 2, 0, (0, 2)),
        ("B", 2, 0, (0, 3)),
        ("b", 3, 2, (2, 3)),
        ("B", 3, 2, (2, 4)),
        ("B", 0, 2, (0, 2)),
        ("B", 2, 3, (2, 3)),
    ],
)
def test_energy(card: str, reactor: int, shield: int, after: tuple[int, int]) -> None:
    flight = ready(card)
    flight.reactor[1], flight.shield[1] = reactor, shield
    play_turn(flight)
    assert (flight.reactor[1], flight.shield[1]) == after


def test_meteoroid_shot_at_once() -> None:
    assert score(fly("a", threats=["E1-10 1 white"], tracks="1211")).total == 4


@pytest.mark.parametrize(("tile", "total", "white"), [("structural", 2, 1), ("upper_weapon", -6, 4)])
def test_gunship_with_a_lucky_and_an_unlucky_tile(tile: str, total: int, white: int) -> None:
    flight = fly("c-aa", threats=["E1-05 1 white"], tracks="1211", draw={"white": [tile]})
    assert score(flight).total == total
    assert tiles(flight) == (0, white, 0)


def test_fighter_and_an_idle_crew() -> None:
    flight = fly("", threats=["E1-07 5 red"], tracks="5111")
    assert flight.won
    assert tiles(flight) == (5, 0, 0)  # X is absorbed
    assert score(flight).survived == (("E1-07", 2),)


def test_six_threats_and_six_players() -> None:
    flight = fly(
        "-^b^aaaaaa",
        "<^c^-cxcxa",
        "-c--c^c",
        "^-----c",
        "-^----c",
        "3425",
        threats=["E1-02 4 blue", "E1-07 5 red", "E1-07 6 white", "I1-01 4", "SI1-04 2", "SI2-05 6"],
        tracks="2314",
        computer=True,
    )
    assert tiles(flight) == (3, 3, 4)
    sheet = score(flight)
    assert (len(sheet.destroyed), len(sheet.survived)) == (3, 3)
    assert sum(points for _, points in sheet.destroyed + sheet.survived) == 30


def test_a_crew_at_its_best() -> None:
    flight = fly(
        "^cb>cc>-c<-c",
        "bx-c<aa-^->c",
        "c>aa--<b^--c",
        ">-cxcx<xa^c-",
        threats=[
            "E1-09 1 blue",
            "SE2-03 3 red",
            "SI2-01 4",
            "E1-06 5 white",
            "E1-01 7 red",
            "E2-02 8 white",
        ],
        tracks="7643",
        computer=True,
    )
    sheet = score(flight)
    assert len(sheet.destroyed) == 5
    assert sheet.tiles == (0, 0, 0)
    assert sum(sheet.visual) == 6
    assert sheet.disabled == 1
    assert sheet.total == 41


@pytest.mark.parametrize(("track", "expected"), [(1, (2, 0, 0)), (4, (2, 2, 0)), (6, (2, 2, 2))])
def test_red_slime_left_alone(track: int, expected: tuple[int, int, int]) -> None:
    flight = fly("", threats=["I2-02 3"], tracks=f"111{track}")
    assert tiles(flight) == expected
    sheet = score(flight)
    assert sheet.survived == (("I2-02", 3),)
    assert sheet.disabled == 1


def test_red_slime_and_its_child_killed_in_time() -> None:
    crew = ("6c1----xx", "1c2------x")
    flight = fly(*crew, threats=["I2-02 4"], tracks="1115")
    assert tiles(flight) == (0, 0, 0)
    assert score(flight).destroyed == (("I2-02", 6),)


def test_red_slime_outlived_by_a_grandchild() -> None:
    crew = ("6c1---xx", "1c2-----x")
    flight = fly(*crew, threats=["I2-02 3"], tracks="1116")
    assert tiles(flight) == (0, 0, 2)
    assert score(flight).survived == (("I2-02", 3),)


def test_red_slime_killed_before_x_leaves_the_squad_alone() -> None:
    early = fly("6c1xx", threats=["I2-02 4"], tracks="1117", turns=5)
    assert threat(early, "I2-02").status == "destroyed"
    assert early.hangars[3] == 1
