"""The same thing is found in the same room of every game, as the map of the house says."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, get_args
from unittest import mock

import pytest

from rules.core.data import games, room
from rules.core.stack_game import StackGame
from tests.sample_game.conftest import guest

__all__ = ["guest"]
MAP = Path(__file__).resolve().parents[2] / "docs" / "architecture.md"
ROW = re.compile(r"^\| (`[^|]+`) \| (`[^|]+`) \| (all|on a stack|with asides) \|", re.MULTILINE)

with mock.patch.dict(os.environ, WARDROOM_GAMES="tests.sample_game"):
    GAMES = games()


def rooms() -> Iterator[tuple[str, list[str], str]]:
    """Each with what it has, and in which games."""
    for names, has, where in ROW.findall(MAP.read_text("utf-8")):
        for name, things in zip(names.split(", "), has.split("; "), strict=True):
            yield name.strip("`"), re.findall(r"\w+", things), where


def of(game: str, name: str) -> ModuleType:
    return import_module(f"{room(game, 'rules')}.{name}")


def rules_of(game: str) -> Any:
    return of(game, "game").RULES


def needed(game: str) -> dict[str, list[str]]:
    kind = type(rules_of(game))
    holds = {
        "all": True,
        "on a stack": issubclass(kind, StackGame),
        "with asides": issubclass(kind, StackGame) and kind.asides is not StackGame.asides,
    }
    return {name: things for name, things, where in rooms() if holds[where]}


def test_the_map_lists_rooms_and_the_games_are_found() -> None:
    assert {name for name, _, _ in rooms()} > {"outcome", "default", "orders", "refusals", "visible"}
    assert {"sample_game", "space_alert", "starship_captains", "xia"} <= set(GAMES)
    assert set(needed("xia")) == set(needed("starship_captains")) == set(needed("sample_game"))
    assert "orders" not in needed("space_alert")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_rooms_and_in_each_what_the_map_says(game: str) -> None:
    missing = [
        f"{name}.{thing}"
        for name, things in needed(game).items()
        for thing in things
        if not hasattr(of(game, name), thing)
    ]
    assert missing == []


@pytest.mark.parametrize("game", GAMES)
def test_the_contract_is_kept_by_these_rooms(game: str) -> None:
    rules = rules_of(game)
    assert rules.options is of(game, "options").Options
    assert rules.actions == of(game, "actions").ACTIONS
    assert rules.state is of(game, "state").State
    for name in ("outcome", "default", "setup", "visible"):
        assert vars(of(game, "game"))[name] is of(game, name)
    if isinstance(rules, StackGame):
        assert rules.chapters is of(game, "engine").CHAPTERS
        assert vars(of(game, "game"))["refusals"] is of(game, "refusals")


@pytest.mark.parametrize("game", GAMES)
def test_its_cogs_are_typed_by_its_own_state_and_view(game: str) -> None:
    typed = import_module(f"{room(game, 'cogs')}.game")
    own = (of(game, "state").State, of(game, "view").View)
    assert get_args(typed.Game) == own
    assert get_args(typed.GameFace) == own
