"""`make game`: a new game in a copy of the house, which passes that house's checks at once."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools import new_game

ROOT = new_game.ROOT
TEXTS = (".py", ".ftl", ".md", ".toml", ".txt")
OF_THE_SAMPLE = r"\b[Ss]ample|Salvage|/salvage|SGA-|Обломки"
TESTS = (
    "tests/rules/star_dice tests/cogs/test_star_dice_table.py tests/test_locales.py tests/test_words.py"
    " tests/test_documents.py tests/test_same_rooms.py tests/states tests/playthroughs"
    " tests/rules/core/test_data.py"
)
OTHERS = "test_a_recorded_game_ends_as_it_did or test_a_stored_state_goes_on_to_its_end or test_our_own_files"
"""What plays each game as it was recorded: the others do so at home, and just the same."""
MYPY = ".mypy_cache"


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "cannot name a game. Use small letters"),
        ("Star", "cannot name a game"),
        ("star-dice", "cannot name a game"),
        ("star__dice", "cannot name a game"),
        ("../star", "cannot name a game"),
        ("class", "cannot name a game"),
        ("go", "Choose a name with 3 to 24"),
        ("a_name_longer_than_a_command", "Choose a name with 3 to 24"),
        ("xia", "rules/xia is already there"),
        ("core", "rules/core is already there"),
        ("table", "cogs/table.py is already there"),
        ("space", "mistaken for each other"),
        ("xia_two", "mistaken for each other"),
    ],
)
def test_a_name_that_cannot_be_is_refused(
    name: str, why: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(new_game, "copy", lambda name: pytest.fail("copied"))
    assert new_game.main([name]) == 1
    assert why in capsys.readouterr().err


def test_its_rules_have_letters_of_their_own() -> None:
    assert new_game.code_of("star_dice") == "SD"
    assert new_game.code_of("solar_armada") not in ("SA", ""), "those are Space Alert's"


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """A house to build on, with what is known of ours: what is the same is not compiled or judged again."""
    house = tmp_path / "house"
    shutil.copytree(ROOT, house, ignore=shutil.ignore_patterns(".*", "gallery"))
    if (ROOT / MYPY).is_dir():
        shutil.copytree(ROOT / MYPY, house / MYPY)
    return house


def run(house: Path, *command: str) -> str:
    environment = {**os.environ, "WARDROOM_WORKERS": "0"}
    environment.pop("WARDROOM_GAMES", None)
    done = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=house,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout


@pytest.mark.slow
def test_a_new_game_is_whole_at_once(copied: Path) -> None:
    made = run(copied, "tools.new_game", "star_dice")
    assert "rules/star_dice/game.py" in made and "star_dice can be played" in made
    files = [path for path in copied.rglob("*.*") if "star_dice" in str(path) and path.suffix in TEXTS]
    left = [path.name for path in files if re.search(OF_THE_SAMPLE, path.read_text("utf-8"))]
    assert len(files) > 20 and not left, "something is still called after the sample game"
    rooms = [f"{room}/star_dice" for room in ("rules", "images", "cogs", "tests/rules")]
    run(copied, "ruff", "format", "--check", "--quiet", *rooms)
    run(copied, "ruff", "check", "--quiet", *rooms)
    run(copied, "mypy", "--no-error-summary", *rooms[:3])
    own = f"star_dice or not ({OTHERS})"
    said = run(copied, "pytest", "-v", "-m", "not slow", "-n", "2", "-k", own, *TESTS.split())
    for name in ("test_a_recorded_game_ends_as_it_did", "test_a_stored_state_goes_on_to_its_end"):
        assert f"{name}[star_dice-" in said
    run(
        copied,
        "pytest",
        "-q",
        "-k",
        "star_dice",
        "tests/images/test_approved.py",
        "tests/rules/test_contract.py",
        "tests/rules/test_rooms.py",
        "tests/cogs/test_views_only.py",
    )
    assert "star_dice: ok" in run(copied, "rules.check", "star_dice")
    assert "star_dice: 0 of 8 rules" in run(copied, "tools.rules_coverage", "--brief")
