"""Lines of battles that cannot be read or are no legal battle: one sentence with the number, and code 2."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from rules.core.json_lines import BadLine
from rules.twilight_imperium.__main__ import main
from rules.twilight_imperium.odds.battle import odds
from rules.twilight_imperium.odds.lines import answer, battles


def line(kind: str = "space", **facts: Any) -> dict[str, Any]:
    """A good one; `attacker__…`, `defender__…` change a side, None takes away."""
    units = {"space": {"cruiser": 1}, "invasion": {"ground_force": 1}}
    both = {
        "space": units["space"],
        "invasion": units["invasion"],
        "custodians": {"cruiser": 1, "ground_force": 1},
    }
    found: dict[str, Any] = {"id": "x", "kind": kind, "attacker": {"race": "hacan", "units": both[kind]}}
    if kind != "custodians":
        found["defender"] = {"race": "winnu", "units": both[kind]}
    for name, value in facts.items():
        who, _, field = name.partition("__")
        target, key = (found[who], field) if field else (found, name)
        if value is None:
            del target[key]
        else:
            target[key] = value
    return found


def why(*lines: Any) -> str:
    with pytest.raises(BadLine) as caught:
        list(battles(json.dumps(each).encode() for each in lines))
    return str(caught.value)


BAD = [
    (line(kind="space") | {"kind": "siege"}, "`$.kind`"),
    (line(id=None), "`id`"),
    (line(attacker=None), "`attacker`"),
    (line(defender=None), "no `defender`"),
    (line(attacker__race=None), "`race`"),
    (line(attacker__units=None), "`units`"),
    (line(attacker__units={}), "attacker has no ships"),
    (line(defender__units={"cruiser": 0}), "defender has no ships"),
    (line(attacker__units={"cruiser": -1, "carrier": 2}), "less than no units: cruiser"),
    (line(attacker__units={"cruiser": 1.5}), "`int`"),
    (line(attacker__units={"cruiser": True}), "`int`"),
    (line(attacker__units={"cruiser": 9}), "more than 8 of a kind: cruiser"),
    (line(attacker__units={"fighter": 100}), "more than 99 of a kind: fighter"),
    (line(attacker__units={"frigate": 1}), "this kind: frigate"),
    (line(attacker__units={"ground_force": 1}), "this kind: gf"),
    (line(attacker__race="klingons"), "no known race: klingons"),
    (line(attacker__race=""), "no known race"),
    (line(attacker__tech=["warp_drive"]), "no technology of this name: warp_drive"),
    (line(attacker__tech=["berserker_genome"]), "a technology of another race"),
    (line(place="supernova"), "`$.place`"),
    (line(mine="yes"), "`$.mine`"),
    (line(colour="red"), "`colour`"),
    (line(attacker__luck=3), "`luck`"),
    (line(order=["attacker torpedo"]), "`order` names shots"),
    (line(order=["attacker cannon", "attacker cannon"]), "`order` names shots"),
    (line(attacker__damaged={"cruiser": 1}), "cannot have damaged ships of this kind: cruiser"),
    (line(attacker__units={"dreadnought": 1}, attacker__damaged={"dreadnought": 2}), "not so many damaged"),
    (line(attacker__units={"dreadnought": 1}, attacker__damaged={"dreadnought": -1}), "not so many damaged"),
    (line(attacker__damaged={"frigate": 1}), "not so many damaged ships: frigate"),
    (line(attacker__admiral="war_sun"), "no ship of the Admiral's kind: war_sun"),
    (line(attacker__pds=[{"number": 3}]), "1 or 2 PDS"),
    (line(attacker__pds=[{"number": 0}]), "1 or 2 PDS"),
    (line(attacker__pds=[{}]), "`number`"),
    (line(attacker__pds=[{"number": 2}] * 4), "more than 6 PDS"),
    (line(attacker__pds=[{"number": 1, "adjacent": True}]), "needs deep_space_cannon"),
    (line(attacker__war_chest=1), "of the race letnev"),
    (line(attacker__race="letnev", attacker__war_chest=27), "0 to 26 rounds"),
    (line(attacker__race="letnev", attacker__war_chest=-1), "0 to 26 rounds"),
    (line(attacker__martyr=True), "of the race yin"),
    (line(attacker__generals=1), "no use for `generals`"),
    (line(attacker__home=True), "no use for `home`"),
    (line(attacker__policy={"sustain": "sometimes"}), "sustain"),
    (line(attacker__policy={"losses": ["fighter"]}), "all six kinds"),
    (line(attacker__policy={"losses": ["fighter"] * 6}), "all six kinds"),
    (line("invasion", place="nebula"), "`place` belongs to a Space Battle"),
    (line("invasion", mine=True), "`mine` belongs to a Space Battle"),
    (line("invasion", attacker__units={"dreadnought": 1}), "attacker has no Ground Forces to land"),
    (line("invasion", attacker__units={"ground_force": 31}), "more than 30"),
    (
        line("invasion", attacker__units={"shock_troop": 7}, defender__units={"shock_troop": 6}),
        "only 12 tokens",
    ),
    (line("invasion", attacker__units={"ground_force": 1, "fighter": 1}), "needs graviton_negator"),
    (line("invasion", defender__units={}), "neither Ground Forces nor PDS"),
    (line("invasion", defender__units={"ground_force": 1, "cruiser": 1}), "this kind: cruiser"),
    (line("invasion", defender__generals=2), "0 or 1 as `generals`"),
    (line("invasion", attacker__generals=-1), "else 0 or more"),
    (line("invasion", attacker__pds=[{"number": 1}]), "no use for `pds`"),
    (line("invasion", defender__pds=[{"number": 1}, {"number": 1}]), "of the invaded planet only"),
    (line("invasion", attacker__convert=1), "of the race yin"),
    (line("invasion", attacker__race="yin", attacker__convert=2), "with fanaticism twice"),
    (line("invasion", attacker__x89=True), "needs x89_bacterial_weapon"),
    (
        line("invasion", attacker__x89=True, attacker__tech=["x89_bacterial_weapon"]),
        "a Dreadnought or War Sun",
    ),
    (line("custodians", defender={"race": "sol", "units": {"cruiser": 1}}), "the Custodians stand in"),
    (line("custodians", attacker__units={"cruiser": 1}), "no Ground Forces to land"),
    (line("custodians", attacker__units={"fighter": 1, "ground_force": 1}), "no ship that brings"),
    ([], "cannot be read"),
    (None, "cannot be read"),
]


@pytest.mark.parametrize(("bad", "reason"), BAD, ids=[reason for _, reason in BAD])
def test_a_bad_line_is_named_with_its_reason(bad: Any, reason: str) -> None:
    found = why(line(), line("invasion"), bad)
    assert found.startswith("line 3: ") and reason in found and "\n" not in found


@pytest.mark.parametrize("kind", ["space", "invasion", "custodians"])
def test_the_lines_they_were_made_of_are_good(kind: str) -> None:
    assert len(list(battles([json.dumps(line(kind)).encode()]))) == 1


@pytest.mark.parametrize(
    "text", [b"{", b"\xff\xfe", b'{"id": "x"', b"[" * 100_000], ids=["half", "bytes", "open", "deep"]
)
def test_what_is_no_json_is_named_too(text: bytes) -> None:
    with pytest.raises(BadLine, match="line 2: cannot be read"):
        list(battles([b"", text]))


def test_what_is_empty_or_false_may_stand() -> None:
    empty = {
        "tech": [], "damaged": {}, "pds": [], "high_alert": False, "admiral": None, "generals": 0,
        "agent": False, "war_chest": 0, "martyr": False, "convert": 0, "x89": False, "home": False,
        "policy": {},
    }  # fmt: skip
    full = line(place="", mine=False, order=[], about="", answer={})
    full["attacker"] |= empty
    ((_, found),) = battles([json.dumps(full).encode()])
    ((_, plain),) = battles([json.dumps(line()).encode()])
    assert found == plain


def test_an_order_may_name_some_shots_only() -> None:
    """The others follow as usual."""
    ((_, battle),) = battles([json.dumps(line(order=["attacker ambush"])).encode()])
    assert battle.order[:2] == ("attacker ambush", "defender barrage") and len(battle.order) == 6


def test_survivors_have_the_names_of_the_lines_and_none_at_zero() -> None:
    ((id, battle),) = battles([json.dumps(line("invasion", attacker__units={"shock_troop": 3})).encode()])
    found = answer(id, odds(battle))["survivors"]
    assert set(found["attacker"]) == {"ground_force", "shock_troop"}
    assert set(found["defender"]) == {"ground_force"}


def test_the_command_prints_what_it_can_and_ends_with_2(
    tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    file = tmp_path / "battles.jsonl"
    file.write_text(json.dumps(line()) + "\n\n" + json.dumps(line(place="supernova")) + "\n")
    assert main(["battle", str(file)]) == 2
    sys.stdout.flush()
    out, err = capfdbinary.readouterr()
    assert json.loads(out)["id"] == "x"
    assert err.decode().count("\n") == 1 and "line 3" in err.decode()


def test_the_command_reads_standard_input(
    monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    text = io.TextIOWrapper(io.BytesIO(json.dumps(line()).encode()))
    monkeypatch.setattr(sys, "stdin", text)
    assert main(["battle", "-"]) == 0
    sys.stdout.flush()
    assert json.loads(capfdbinary.readouterr().out)["draw"] == pytest.approx(0.25)


def test_a_file_that_is_not_there_ends_with_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["battle", "nowhere.jsonl"]) == 2
    assert "nowhere.jsonl" in capsys.readouterr().err
