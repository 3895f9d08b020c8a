"""All games as the kit needs them: the `shelf` of each folder of tests names its own."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from tests.rules.kit import Game
from tests.rules.space_alert.shelf import space_alert
from tests.sample_game.shelf import sample_game

FOLDERS = sorted(path.parent.name for path in Path(__file__).parent.glob("*/shelf.py"))
GAMES: tuple[Game, ...] = (
    *(getattr(import_module(f"tests.rules.{name}.shelf"), name) for name in FOLDERS),
    sample_game,
)

__all__ = ["GAMES", "sample_game", "space_alert"]
