"""Battles as JSON lines in, their odds as JSON lines out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from rules.core import json_lines
from rules.twilight_imperium.odds.forces import SHOTS, Battle, Odds, Side
from rules.twilight_imperium.odds.legal import wrong

NAMES = {"ground_force": "gf", "shock_troop": "shock"}
"""Kinds of units that the lines call otherwise than we do."""
THEIRS = {ours: theirs for theirs, ours in NAMES.items()}
NOBODY = Side("", {})


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    id: str | int
    kind: Literal["space", "invasion", "custodians"]
    attacker: Side
    defender: Side | None = None
    place: Literal["", "nebula", "ion_storm"] = ""
    mine: bool = False
    order: tuple[str, ...] = ()
    about: Any = None
    answer: Any = None


def battles(lines: Iterable[bytes]) -> Iterator[tuple[str | int, Battle]]:
    """Each battle with its id."""
    return json_lines.read(lines, _understood)


def _understood(text: bytes) -> tuple[str | int, Battle]:
    line = msgspec.convert(_filled(msgspec.json.decode(text)), Line)
    if line.defender is None and line.kind != "custodians":
        raise json_lines.Wrong("cannot be read: it has no `defender`")
    battle = _battle(line)
    if why := wrong(battle):
        raise json_lines.Wrong(f"no legal battle: {why}")
    return line.id, battle


def answer(id: str | int, odds: Odds) -> dict[str, Any]:
    """As the files show it; whole fights of Custodians have no survivors."""
    found: dict[str, Any] = {
        "id": id,
        "attacker": odds.attacker,
        "defender": odds.defender,
        "draw": odds.draw,
    }
    if odds.ends:
        found["survivors"] = {who: _named(odds.survivors(who)) for who in ("attacker", "defender")}
    return found


def _named(survivors: dict[str, float]) -> dict[str, float]:
    return {THEIRS.get(kind, kind): number for kind, number in survivors.items()}


def _filled(line: Any) -> Any:
    """What is empty or false may stand: only the units are asked for even so."""
    if not isinstance(line, dict):
        return line
    return {
        name: _filled(value) if name in ("attacker", "defender") else value
        for name, value in line.items()
        if value or name in ("id", "units", "race", "attacker")
    }


def _battle(line: Line) -> Battle:
    rest = (shot for shot in SHOTS if shot not in line.order)
    defender = _side(line.defender) if line.defender else NOBODY
    order = (*line.order, *rest)
    return Battle(line.kind, _side(line.attacker), defender, line.place, line.mine, order)


def _side(side: Side) -> Side:
    return replace(side, units={NAMES.get(kind, kind): number for kind, number in side.units.items()})
