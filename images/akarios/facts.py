"""What is printed on the components, read from the data files: names, figures, patterns, scripts."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from rules.core.data import Data
from rules.core.hexes import Hex, facing, named
from words import Words

Row = dict[str, Any]
DATA = Data("akarios")
SPARROW = "sparrow"
DECKS, SCENARIOS = "decks/", "scenarios/"
BY_PLAYERS = re.compile(r"{([^{}]*)}")


def _rows(file: str, table: str) -> dict[str, Row]:
    return {row["id"]: row for row in DATA.file(file)[table]}


CARDS = {
    id: row
    for file, table in (
        ("engines", "engine"),
        ("weapons", "weapon"),
        ("technologies", "technology"),
        ("copilots", "copilot"),
        ("sparrow", "sparrow"),
        ("abilities_pilot", "pilot_ability"),
        ("abilities_ship", "ship_ability"),
    )
    for id, row in _rows(file, table).items()
}
BASICS = _rows("base", "basic")
PATTERNS = _rows("patterns", "pattern")
ARCS = _rows("arcs", "arc")
EFFECTS = _rows("effects", "effect")
MODIFIERS = _rows("modifiers", "modifier")
TRAUMA = _rows("trauma", "trauma")
LEVELS: dict[int, str] = {row["at"]: row["does"] for row in DATA.file("stress")["level"]}
PILOTS = _rows("pilots", "pilot")
SHIPS = _rows("ships", "ship")
CLASSES = _rows("ships", "class")
ENEMIES = _rows("enemies", "enemy")
TERRAIN = _rows("terrain", "terrain")
SYSTEMS = _rows("atlas", "system")
JUMPS = _rows("atlas", "jump")
LOCATIONS = _rows("atlas", "location")


def called(table: dict[str, Row], id: str, words: Words) -> str:
    """The name in the language of these words; an id that is in no table shows itself."""
    row = table.get(id)
    return str(row["name"][words.lang]) if row else id


def card_name(id: str, words: Words) -> str:
    return called(CARDS if id in CARDS else BASICS, id, words)


def printed(card: str) -> Row:
    """Of an upgrade, or of a basic action."""
    return CARDS[card] if card in CARDS else BASICS[card]


def code(type: str) -> str:
    """The short name of a type: with its number it names a ship, as in "RS2"."""
    return str(ENEMIES[type]["code"]).upper()


@cache
def battle_cards() -> dict[str, Row]:
    """Of all enemies' decks."""
    files = [name for name in DATA.names() if name.startswith(DECKS)]
    return {row["id"]: row for name in files for row in DATA.file(name)["card"]}


@cache
def scenario(id: str) -> Row:
    """None is written: an empty one."""
    return DATA.file(SCENARIOS + id) if SCENARIOS + id in DATA.names() else {}


def title(id: str, words: Words) -> str:
    """Of a node; its name on the map where it has no page of its own."""
    row = scenario(id)
    return prose(id, row["title"], words) if row else called(LOCATIONS, id, words)


def objective(id: str, words: Words, players: int) -> str:
    """What so many have to do: of `{8|6|5|5}` they read their own number."""
    told = scenario(id).get("objective")
    said = prose(id, told, words) if told else ""
    return BY_PLAYERS.sub(lambda found: found[1].split("|")[players - 1], said)


def prose(node: str, text: str, words: Words) -> str:
    """A text that stands beside its node."""
    return str(scenario(node).get("text", {}).get(words.lang, {}).get(text, ""))


def token_name(battle: str, id: str, words: Words) -> str:
    rows = {row["id"]: row for row in scenario(battle).get("token", ())}
    return called(rows, id, words)


def lane(id: str) -> tuple[str, ...]:
    """The Sparrow's way."""
    return tuple(scenario(id).get("sparrow", {}).get("path", ()))


def goals(id: str) -> tuple[str, ...]:
    """Hexes that decide the battle when somebody is there."""
    return tuple(
        hex
        for row in _conditions(scenario(id).get("win"))
        for hex in (*row.get("hexes", ()), *([row["hex"]] if "hex" in row else ()))
    )


def rounds(id: str) -> int | None:
    """After how many rounds the battle is decided."""
    ends = [
        row.get("after", row.get("at_least"))
        for side in ("win", "lose")
        for row in _conditions(scenario(id).get(side))
        if row["is"] == "round"
    ]
    found = [int(end) for end in ends if end is not None]
    return min(found, default=None)


def arrivals(id: str, until: int) -> set[int]:
    """Rounds at whose end somebody may come."""
    found: set[int] = set()
    for rule in scenario(id).get("rule", ()):
        when = rule["when"]
        if when["hook"] != "round_end" or not any(step["do"] == "spawn" for step in rule["do"]):
            continue
        last = min((one["at_most"] for one in rule.get("if", ()) if "at_most" in one), default=until)
        named_round = when.get("round")
        every = when.get("every", 1)
        found |= {named_round} if named_round else set(range(every, last + 1, every))
    return {n for n in found if n <= until}


def _conditions(row: Row | None) -> list[Row]:
    if row is None:
        return []
    inner = row.get("of", [])
    parts = inner if isinstance(inner, list) else [inner]
    return [row, *(each for part in parts for each in _conditions(part))]


# Geometry


def arc_cells(arc: str, at: Hex, looks: int) -> list[Hex]:
    return [at.plus(Hex(q, r).turned(looks)) for q, r in ARCS[arc]["hexes"]]


def route(pattern: str, at: Hex, looks: int, mirror: bool = False) -> list[tuple[Hex, int]]:
    """Every hex of a move with the facing there."""
    out, sign = [], -1 if mirror else 1
    for way, then in PATTERNS[pattern]["steps"]:
        at = at.plus(facing((looks + sign * way) % 6))
        out.append((at, (looks + sign * then) % 6))
    return out


def board(cols: int, rows: int) -> list[Hex]:
    return [Hex(q, row - q // 2) for q in range(cols) for row in range(rows)]


def cells_of(hexes: tuple[str, ...]) -> tuple[Hex, ...]:
    return tuple(named(hex) for hex in hexes)
