"""The printed side of the threat cards, and the turns in which a threat will act."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import Struct

from rules.core.data import Data
from rules.space_alert.view import ThreatView, TrackView, View

DATA = Data("space_alert")
KINDS = ("external", "internal")


class Card(Struct, frozen=True):
    code: str
    x: tuple[str, ...] = ()
    y: tuple[str, ...] = ()
    z: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    survived: int = 0
    destroyed: int = 0

    def effects(self, letter: str) -> tuple[str, ...]:
        return {"X": self.x, "Y": self.y, "Z": self.z}[letter]


@cache
def cards() -> dict[str, Card]:
    rows = [row for kind in KINDS for row in DATA.file(f"threats_{kind}")["threat"]]
    return {row["code"]: _card(row) for row in rows}


def _card(row: dict[str, Any]) -> Card:
    return Card(
        row["code"],
        tuple(row.get("x", ())),
        tuple(row.get("y", ())),
        tuple(row.get("z", ())),
        traits=tuple(row.get("traits", ())),
        survived=row.get("survived", 0),
        destroyed=row.get("destroyed", 0),
    )


@cache
def printed(code: str) -> ThreatView:
    """A card as it lies in its deck: no number, no track."""
    row = next(row for kind in KINDS for row in DATA.file(f"threats_{kind}")["threat"] if row["code"] == code)
    return ThreatView(
        code,
        0,
        row["kind"],
        row["severity"] == "serious",
        row["difficulty"] == "yellow",
        "internal",
        speed=row["speed"],
        shield=row.get("shield"),
        hp=row["hp"],
        hull=row["hp"],
        stations=tuple(row.get("stations", ())),
        system=row.get("system"),
        fires_back=row.get("fires_back", False),
    )


def card(threat: ThreatView) -> Card:
    known = cards().get(threat.code)
    if known is not None:
        return known
    mine = {letter: threat.effects if letter == threat.then else () for letter in "XYZ"}
    return Card(threat.code, mine["X"], mine["Y"], mine["Z"])


def marks(track: TrackView) -> dict[int, str]:
    """The action squares of a track with their letters, farthest first."""
    found = dict.fromkeys(track.x, "X") | dict.fromkeys(track.y, "Y") | dict.fromkeys(track.z, "Z")
    return dict(sorted(found.items(), reverse=True))


def schedule(threat: ThreatView, view: View) -> list[tuple[int, str, int]]:
    """Each action square still ahead as (square, letter, turn), if nobody stops the threat.

    It appears on the outermost square in turn n and moves in that very turn; what raises its speed on the
    way counts from the next move on.
    """
    track = view.tracks[threat.lane]
    at = threat.square if threat.square is not None else track.length
    turn = max(threat.number, view.turn + 1) if threat.status == "announced" else view.turn + 1
    speed, out = threat.speed, []
    while at > 1 and speed > 0:
        gained = 0
        for square, letter in marks(track).items():
            if at > square >= at - speed:
                out.append((square, letter, turn))
                gained += _gain(card(threat).effects(letter))
        at, turn, speed = at - speed, turn + 1, speed + gained
    return out


def _gain(effects: tuple[str, ...]) -> int:
    return sum(int(token.split()[1]) for token in effects if token.startswith("speed "))
