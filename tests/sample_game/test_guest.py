"""A game outside the house is found by everything that looks for games."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from cogs import rulebook, shelf
from cogs.rulebook import passages
from images import gallery
from rules import check
from rules.core.data import BadContent, games
from words import LANGUAGES, words

ROOT = Path(__file__).resolve().parents[2]


def test_it_stands_beside_the_games_of_the_house() -> None:
    assert "sample_game" in games() and "xia" in games()
    assert list(shelf.faces()) == list(shelf.entries()) and "sample_game" in shelf.faces()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_pictures_are_in_the_gallery(lang: str) -> None:
    drawn = {
        name: draw(words(lang)).tobytes()
        for name, draw in gallery.pictures()
        if name.startswith("sample_game")
    }
    assert len(set(drawn.values())) == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_rules_can_be_looked_up(lang: str) -> None:
    found = [rule for rule in passages() if rule.game == "sample_game" and rule.language == lang]
    assert len(found) == 8
    assert rulebook.titles(words(lang))["sample_game"] == words(lang)("game-sample-game")


def test_its_files_are_checked(capsys: pytest.CaptureFixture[str]) -> None:
    assert check.main(["sample_game"]) == 0
    assert capsys.readouterr().out == "sample_game: ok, 1 files\n"


@pytest.mark.parametrize("package", ["tests.no_game", "nowhere.game", "words"])
def test_a_package_that_is_not_there_is_named(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WARDROOM_GAMES", package)
    with pytest.raises(BadContent, match=f"there is no package {package}"):
        games()


def test_nobody_knows_it_uninvited() -> None:
    known = "*shelf.faces(), words('en').has('game-sample-game')"
    code = f"from cogs import shelf; from words import words; print({known})"
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={"PATH": ""},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "sample_game" not in done.stdout and done.stdout.endswith("False\n")
