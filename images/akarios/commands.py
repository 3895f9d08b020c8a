"""A battle card as it is read: commands from left to right, a fork with its yes above and its no below."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from images.akarios.common import put
from images.akarios.facts import ENEMIES, Row, battle_cards
from images.akarios.glyphs import fan, flight, reach
from images.akarios.signs import effect
from images.brush import Box
from images.canvas import Canvas
from images.text import measure
from images.theme import mix
from words import Words

END = "end"
WIDE, TALL = 204.0, 262.0
"""Of a command, where there is room."""


class Spot(NamedTuple):
    column: int
    lane: int
    """0 in the middle, -1 above, 1 below."""


class Link(NamedTuple):
    start: str
    end: str
    mark: str
    """check, cross, or none: there is one way only."""


def links(strip: Sequence[Row]) -> list[Link]:
    """Where it goes from every command, if it could be carried out and if not (AK-390)."""
    out: list[Link] = []
    for i, row in enumerate(strip):
        below = strip[i + 1]["id"] if i + 1 < len(strip) else END
        after = row.get("next") or below
        yes, no = row.get("yes") or after, row.get("no") or after
        if yes == no:
            out.append(Link(row["id"], yes, ""))
        else:
            out += [Link(row["id"], yes, "check"), Link(row["id"], no, "cross")]
    return out


def spots(strip: Sequence[Row]) -> dict[str, Spot]:
    found = {strip[0]["id"]: Spot(0, 0)}
    for row in strip:
        here = found.setdefault(row["id"], Spot(len(found), 0))
        for link in (one for one in links(strip) if one.start == row["id"]):
            if link.end != END and link.end not in found:
                lane = {"check": -1, "cross": 1, "": here.lane}[link.mark]
                column = here.column + 1
                while Spot(column, lane) in found.values():
                    column += 1
                found[link.end] = Spot(column, lane)
    return found


def paint_strip(
    c: Canvas, card: str, type: str, box: Box, words: Words, done: Collection[str] | None = None
) -> None:
    """`done`: commands that were carried out; the others are dark."""
    x, y, w, h = box
    strip = battle_cards()[card]["strip"]
    at = spots(strip)
    columns = max(spot.column for spot in at.values()) + 1
    lanes = {spot.lane for spot in at.values()}
    gap = min(70.0, (w - 52) * 0.25 / columns)
    wide = min(WIDE, (w - 52 - gap * columns) / columns)
    tall = min(TALL, (h - 40 - (30 if len(lanes) > 1 else 0)) / (2 if len(lanes) > 1 else 1))
    shift = {0: 0.0, -1: -(tall / 2 + 15), 1: tall / 2 + 15}

    def middle(id: str) -> tuple[float, float]:
        return x + 26 + wide / 2 + at[id].column * (wide + gap), y + h / 2 + shift[at[id].lane]

    for link in links(strip):
        _link(c, link, middle, wide, gap, tall, words)
    for n, row in enumerate(strip, 1):
        lit = done is None or row["id"] in done
        _command(c, n, row, type, middle(row["id"]), wide, tall, lit, words)


def _link(c: Canvas, link: Link, middle: object, wide: float, gap: float, tall: float, words: Words) -> None:
    assert callable(middle)
    ax, ay = middle(link.start)
    x0 = ax + wide / 2
    if link.end == END:
        by = ay + {"check": -1, "cross": 1, "": 0}[link.mark] * (tall / 2 + 15) * (0.7 if link.mark else 0)
        bx = x0 + gap
    else:
        cx, by = middle(link.end)
        bx = cx - wide / 2
    mid = bx - gap / 2
    c.rect(x0, ay - 3, mid + 3, ay + 3, "line")
    low, high = sorted((ay, by))
    c.rect(mid - 3, low - 3, mid + 3, high + 3, "line")
    c.rect(mid, by - 3, bx - (8 if link.end == END else 0), by + 3, "line")
    if link.end == END:
        c.panel(bx - 12, by - 12, 24, 24, "line", r=12)
    if link.mark:
        colour, size = ("good", 44) if link.mark == "check" else ("harm", 44)
        cy = (ay + by) / 2 if ay != by else ay + (-34 if link.mark == "check" else 34)
        c.panel(mid - size / 2, cy - size / 2, size, size, "ink", colour, r=size / 2, border=4)
        c.icon(link.mark, mid, cy, 24, colour)


def _command(
    c: Canvas,
    n: int,
    row: Row,
    type: str,
    at: tuple[float, float],
    wide: float,
    tall: float,
    lit: bool,
    words: Words,
) -> None:
    x, y = at[0] - wide / 2, at[1] - tall / 2
    k = min(1.0, wide / WIDE)
    attack = row["cmd"] == "attack"
    ground = "raise" if lit else "deck"
    line = ("threat" if attack else "line") if lit else mix("line", "deck", 0.6)
    c.panel(x, y, wide, tall, ground, line, r=16, border=4)
    c.panel(x - 14, y - 14, 48, 48, "text" if lit else "line", r=24)
    c.text(x + 10, y + 10, str(n), 34, "black", "display", "m")
    fill = "text" if lit else "faint"
    told = words(f"ak-pic-command-{row['cmd']}")
    long = measure(told, 28, "bold") > wide - 56
    if long:  # below the number, from edge to edge
        c.text(at[0], y + 50, told, 31, fill, "bold", "m", width=wide - 14)
    else:
        c.text(at[0] + 12, y + 35, told, 36, fill, "bold", "m", width=wide - 38)
    head = 74 if long else 62
    picture = (round(150 * k), round(tall - 62 - head))
    middle, foot = y + head + (tall - 62 - head) / 2, y + tall - 32
    if row["cmd"] == "turn":
        c.icon("turn", at[0], middle, min(104.0, tall - 130), fill)
        c.text(at[0], foot, words("ak-pic-to-target"), 34, "dim", "text", "m", width=wide - 16)
    elif row["cmd"] == "move":
        both = row.get("mirror", False)
        c.put(flight(row["pattern"], *picture, None if both else False, 0, fill, ground), at[0], middle)
        told = words("ak-pic-nearer-side") if both else words("ak-pic-ahead")
        c.text(at[0], foot, told, 34, "dim", "text", "m", width=wide - 16)
    elif attack:
        _attack(c, row, type, at[0], middle, foot, picture, ground, wide)
    elif row["cmd"] == "support":
        c.put(reach(row["range"], *picture, "good", ground), at[0], middle)
        told = " ".join(effect(one["effect"], one.get("n", 1)) for one in row["effects"])
        c.text(at[0], foot, told + _targets(row), 38, "text", "bold", "m", width=wide - 16)
    else:
        c.icon("star", at[0], middle, min(96.0, tall - 130), "threat" if lit else "faint")
        _special(c, row["do"], at[0], foot)


def _special(c: Canvas, does: Sequence[Row], x: float, foot: float) -> None:
    """Whom it calls, or how it mends itself."""
    ships = [ship.partition(":") for one in does if one["do"] == "spawn" for ship in one["ships"][0]]
    if ships:
        c.text(x - 30, foot, "+", 44, "text", "bold", "m")
    for i, (type, _, rank) in enumerate(ships):
        put(c, "badge_foe", x + 14 + 50 * i, foot, 44, type, "", rank == "elite")
    shields = [one["shields"] for one in does if one["do"] == "heal" and one.get("shields")]
    if shields:
        c.text(x, foot, effect("shield_charge", sum(shields)), 38, "text", "bold", "m")


def _attack(
    c: Canvas,
    row: Row,
    type: str,
    x: float,
    middle: float,
    foot: float,
    picture: tuple[int, int],
    ground: str,
    wide: float,
) -> None:
    """Damage of an ordinary ship and of an elite, where they differ."""
    drawn = fan(row["arc"], *picture, "threat", ground) if row.get("arc") else None
    if drawn is None and row.get("range"):
        drawn = reach(row["range"], *picture, "threat", ground)
    if drawn is not None:
        c.put(drawn, x, middle)
    low, high = (max(0, ENEMIES[type][side]["damage"] + row.get("damage", 0)) for side in ("normal", "elite"))
    more = "".join(effect(one["effect"], one.get("n", 1)) for one in row.get("effects", ()))
    told = f"[attack:harm]{low}{_targets(row)}{' ' if more else ''}{more}"
    if low == high:
        c.text(x, foot, told, 38, "text", "bold", "m", width=wide - 16)
        return
    c.text(x - wide / 2 + 10, foot, told, 38, "text", "bold", width=wide - 96)
    put(c, "badge_foe", x + wide / 2 - 58, foot, 44, type, "", True)
    c.text(x + wide / 2 - 20, foot, str(high), 36, "text", "bold", "m")


def _targets(row: Row) -> str:
    n = row.get("targets", 1)
    return "" if n == 1 else f" [target]{'∞' if n == 'all' or n > 6 else n}"
