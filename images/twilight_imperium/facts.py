"""What is printed on the components, read from the data files: names, kinds, needs.

Tables are told apart, since a unit and a technology may have one id."""

from __future__ import annotations

from typing import Any

from rules.core.data import Data
from words import Words

Row = dict[str, Any]
DATA = Data("twilight_imperium")
TARGET = 9
"""Victory points that win."""


def _rows(file: str, table: str) -> dict[str, Row]:
    return {row["id"]: row for row in DATA.file(file)[table]}


UNITS = _rows("units", "unit")
PLANETS = _rows("planets", "planet")
SYSTEMS = _rows("systems", "system")
RACES = _rows("races", "race")
ABILITIES = _rows("races", "ability")
LEADERS = _rows("races", "leader")
TECHNOLOGIES = _rows("technologies", "technology")
RACIAL = _rows("technologies", "racial")
STRATEGY = _rows("strategy_cards", "strategy_card")
ARTIFACTS = _rows("pieces", "artifact")
PUBLIC = _rows("objectives", "public")
SECRET = _rows("objectives", "secret")
SPECIAL = _rows("objectives", "special")
ACTION_CARDS = _rows("action_cards", "action_card")
POLITICAL_CARDS = _rows("political_cards", "political_card")
COLOURS = ("red", "blue", "green", "yellow")
"""Of technologies."""


def called(table: dict[str, Row], id: str, words: Words) -> str:
    """The name in the language of these words; an id that is in no table shows itself."""
    row = table.get(id)
    return str(row["name"][words.lang]) if row else id


def race(id: str, words: Words, short: bool = False) -> str:
    return str(RACES[id]["short" if short else "name"][words.lang]) if id in RACES else ""


def terrain(id: str, words: Words) -> str:
    return str(next(row for row in SYSTEMS.values() if row.get("special") == id)["name"][words.lang])


def kind_of(leader: str) -> str:
    return str(LEADERS[leader]["kind"])


def number_of(card: str) -> int:
    return int(STRATEGY[card]["number"])


def system(at: str, tile: str, words: Words) -> str:
    """A Home System is called as its race, an empty one by its address."""
    if tile.startswith(HOME):
        return race(tile.removeprefix(HOME), words, True)
    row = SYSTEMS.get(tile)
    return str(row["name"][words.lang]) if row and row["kind"] != "empty" else at


HOME = "home_"
"""The tile of a Home System is this and its race."""
