"""Pictures, cogs, words and tests have the same rooms in every game; rules: tests/rules/test_rooms.py."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from cogs.shelf import entries
from images.catalogue import BOARD, Catalogue
from rules.core.data import LANGUAGES, room
from tests.sample_game.conftest import guest

__all__ = ["guest"]
ROOT = Path(__file__).resolve().parent.parent
SAMPLE = "sample_game"
GAMES = (*entries(), SAMPLE)
ROOMS = {
    "images": {"catalogue": ("PICTURES",), "gallery": ("shown",), "describe": ("describe",), "alt": ()},
    "cogs": {"face": (), "cog": ("setup",), "game": ("Game", "GameFace"), "story": ("STORY",)},
    "tests.rules": {"shelf": (), "table": ("Table",)},
}
"""What each room of a game has, and what one is looking for there."""
WORDS = ("table", "turns", "pictures")
"""Files of its words; a game with a guided first game has `learn` too."""


def module(game: str, name: str, part: str) -> ModuleType:
    tests = "tests.sample_game" if game == SAMPLE else f"tests.rules.{game}"
    return import_module(f"{tests if name == 'tests.rules' else room(game, name)}.{part}")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ROOMS)
def test_every_game_has_the_rooms_that_all_have(game: str, name: str) -> None:
    for part, things in ROOMS[name].items():
        found = module(game, name, part)
        assert [thing for thing in things if not hasattr(found, thing)] == [], found.__name__


@pytest.mark.parametrize("game", GAMES)
def test_its_face_reads_its_table_and_its_catalogue(game: str) -> None:
    face: Any = entries()[game].face()
    assert face.tale is module(game, "cogs", "story").STORY
    assert face.pictures is module(game, "images", "catalogue").PICTURES
    assert face.rules is module(game, "rules", "game").RULES
    assert face.tale.game == face.pictures.game == face.rules.key == game


@pytest.mark.parametrize("game", GAMES)
def test_what_says_a_picture_stands_in_alt_under_its_name(game: str) -> None:
    known: Catalogue = module(game, "images", "catalogue").PICTURES
    for name, picture in known.pictures.items():
        alt = picture.alt.func if isinstance(picture.alt, partial) else picture.alt
        if name == BOARD and getattr(alt, "__self__", None) is known:
            continue  # another picture lies on the table, and says itself
        home = f"{room(game, 'images')}.alt"
        assert alt.__module__ == home or alt.__module__.startswith(f"{home}_")
        assert alt.__name__ == f"alt_{name}"


@pytest.mark.parametrize("game", GAMES)
def test_its_words_stand_in_files_of_its_name(game: str) -> None:
    home = ROOT if game != SAMPLE else ROOT / "tests" / SAMPLE
    learn = () if entries()[game].lesson is None else ("learn",)
    wanted = {f"{game}_{part}.ftl" for part in (*WORDS, *learn)}
    for lang in LANGUAGES:
        files = {path.name for path in (home / "locales" / lang).glob(f"{game}*.ftl")}
        assert wanted <= files
        assert f"{game}.ftl" not in files, "every file says what it has"
