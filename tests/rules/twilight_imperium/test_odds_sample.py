"""The command answers the sample of an independent calculation."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from rules.twilight_imperium.__main__ import main

SAMPLE = Path(__file__).parents[2] / "data" / "ti_battles_sample.jsonl"
BATTLES = [json.loads(line) for line in SAMPLE.read_text("utf-8").splitlines()]


@pytest.fixture(scope="module")
def answers(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """Asked without the answers."""
    file = tmp_path_factory.mktemp("odds") / "battles.jsonl"
    asked = ({name: value for name, value in each.items() if name != "answer"} for each in BATTLES)
    file.write_text("\n".join(map(json.dumps, asked)), "utf-8")
    out, sys.stdout = sys.stdout, io.TextIOWrapper(io.BytesIO())
    try:
        assert main(["battle", str(file)]) == 0
        sys.stdout.seek(0)
        lines = sys.stdout.read().splitlines()
    finally:
        sys.stdout = out
    return {each["id"]: each for each in map(json.loads, lines)}


@pytest.mark.parametrize("battle", BATTLES, ids=lambda battle: battle["id"])
def test_the_sample_is_met(battle: dict[str, Any], answers: dict[str, Any]) -> None:
    wanted, found = battle["answer"], answers[battle["id"]]
    for name in ("attacker", "defender", "draw"):
        assert found[name] == pytest.approx(wanted[name], abs=1e-9)
    if "survivors" in wanted:
        for who in ("attacker", "defender"):
            assert found["survivors"][who] == pytest.approx(wanted["survivors"][who], abs=1e-9)


def test_there_are_forty(answers: dict[str, Any]) -> None:
    assert list(answers) == [battle["id"] for battle in BATTLES]
    assert len(answers) == 40
