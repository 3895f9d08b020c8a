"""A scenario of one's own, written as the guide says: read, checked, and played to its end by androids."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import pytest

from rules.akarios.hooks import Hook
from rules.akarios.scenario import script, script_do, script_if, script_world

ROOT = Path(__file__).parents[3]
GUIDE = (ROOT / "docs" / "scenarios-akarios.md").read_text(encoding="utf-8")
FILE = "akarios/scenarios/029.toml"


def example() -> str:
    (found,) = re.findall(r"```toml\n(.*?)```", GUIDE, re.DOTALL)
    return str(found)


def checked(tmp_path: Path, text: str) -> tuple[bool, list[str]]:
    """What `python -m rules.check akarios` says with this file in place of ours."""
    path = tmp_path / FILE
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")
    environment = {**os.environ, "WARDROOM_CONTENT": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-m", "rules.check", "akarios"],
        cwd=ROOT, env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert not done.stderr, done.stderr
    return done.returncode == 0, done.stdout.splitlines()


@pytest.mark.slow
def test_the_example_of_the_guide_can_be_played(tmp_path: Path) -> None:
    """With one to four androids, to its end; and the campaign around it still ends."""
    good, said = checked(tmp_path, example())
    assert good, said
    assert said == [f"akarios: ok, {len(list((ROOT / 'rules/akarios/data').rglob('*.toml')))} files"
                    "; the table's own: scenarios/029.toml"]  # fmt: skip


WRONG = {
    "a hex off the board": ('at = "K5"', 'at = "Z5"', "Z5 is off the board"),
    "an enemy that is none": ('type = "ronin_lancer"\nat', 'type = "lancer"\nat', "lancer is no enemy"),
    "a facing that is no number": ("facing = 5", 'facing = "north"', "Expected `int`, got `str`"),
    "a field that does not exist": ("min_players = 2", "min_player = 2", "unknown field `min_player`"),
    "an effect that does not exist": ('do = [{ do = "apply"', 'do = [{ do = "bless"', "'bless'"),
    "a text that is not there": ('text = "scn.029.lamp"', 'text = "scn.029.lam"', "no text scn.029.lam"),
    "a variable that is not there": ('var = "called", v', 'var = "caled", v', "caled is no variable"),
    "a node that is nowhere": ('goto = "explore"\nrew', 'goto = "home"\nrew', "home, which is nowhere"),
    "a rule for the end": (
        'id = "relief"\ntext = "scn.029.rule.relief"\nwhen = { hook = "round_end", round = 2 }',
        'id = "relief"\ntext = "scn.029.rule.relief"\nwhen = { hook = "scenario_end" }',
        "relief comes too late",
    ),
    "an enemy too near": ('at = "K5"', 'at = "E5"', "the ronin_scout at E5 is less than 6 hexes"),
}
"""What was there, what stands there now, and what is said of that line."""
LOST = {
    "a field": ('name = { en = "Lamp", ru = "Лампа" }\n', "", "[[token]]", "missing required field `name`"),
    "a bracket": ("[map]", "[map", "", "029.toml: Expected ']'"),
    "a figure": (
        "relief before the end of round 10",
        "relief by {9|9|9}",
        "objective = ",
        "{9|9|9} in scn.029",
    ),
    "somebody": (', copilots = ["captain_renn"]', "", "", "captain_renn"),
}
"""The same, and of which line it is said, if of one."""


@pytest.mark.slow
@pytest.mark.parametrize("what", [*WRONG, *LOST])
def test_what_is_wrong_is_said_with_file_and_line(what: str, tmp_path: Path) -> None:
    if what in WRONG:
        old, new, why = WRONG[what]
        line = new.splitlines()[0]
    else:
        old, new, line, why = LOST[what]
    text = example()
    assert old in text
    text = text.replace(old, new, 1)
    good, said = checked(tmp_path, text)
    (fault, *_) = [each for each in said if why in each] or [""]
    assert not good and fault, said
    if line:
        number = next(n for n, each in enumerate(text.splitlines(), 1) if line in each)
        assert fault.startswith(f"  {FILE}, line {number}: "), fault


def tags(union: Any) -> set[str]:
    return {str(each.__struct_config__.tag) for each in get_args(union)}


def test_the_guide_names_all_there_is() -> None:
    words = {word for said in re.findall(r"`[^`\n]+`", GUIDE) for word in re.findall(r"\w+", said)}
    kinds: list[Any] = [script.Battle, script.World, script.Ending, script.Token, script.Enemy, script.Ally]
    kinds += [script.Deed, script.Modifier, script.Rule, script.Choice, script_do.Rewards, script_if.Gate]
    kinds += [script_if.When, script_world.Object, script_world.Section, script.Sale]
    fields = {name for kind in kinds for name in kind.__struct_encode_fields__}
    tables = set(re.findall(r"\[+(\w+)\]+", GUIDE))
    missing = fields | set(get_args(Hook)) | tags(script_do.Do) | tags(script_if.If) | tags(script_world.Do)
    assert not missing - words - tables, sorted(missing - words - tables)
