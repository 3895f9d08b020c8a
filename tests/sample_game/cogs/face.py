"""Salvage as the table sees it: what the house does by itself, and a turn in one line."""

from __future__ import annotations

from tests.sample_game.cogs.game import GameFace
from tests.sample_game.cogs.story import STORY
from tests.sample_game.images.catalogue import PICTURES
from tests.sample_game.rules.game import RULES


class SampleGameFace(GameFace):
    example = "sample-turn-example"
    tale = STORY

    def __init__(self) -> None:
        super().__init__(RULES, PICTURES)
