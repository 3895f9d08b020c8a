"""The faction tracks: three loops of twelve cells, their events, and the points of every captain."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from images.canvas import Canvas
from images.starship_captains.brush import Layer, Pen, Point, polar
from images.starship_captains.card_nodes import ability
from images.starship_captains.cards import LEVELS, even, kind_of, spoken
from images.starship_captains.common import FACTION, look_of, put
from images.starship_captains.effect_icons import Part, draw_nodes, parts
from images.theme import mix
from rules.starship_captains.view import CELLS, FACTIONS, Effect, Ship, TrackView, View, wording
from words import Words

W, LOOPS, EVENTS = 1600, 560, 400
R, HUB = 226, 108
SECTOR = 3
"""Cells of a sector."""


def tracks(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    legend = 132 if len(view.ships) < 3 else 248
    c = Canvas(W, LOOPS + EVENTS + legend + 24, base=_ground(LOOPS + EVENTS + legend + 24))
    for i, track in enumerate(view.tracks):
        _loop(c, track, _middle(i), view.ships, words)
        _event(c, track, (24 + i * 524, LOOPS, 504, EVENTS), words)
    wide = (W - 48 - 16) / 2
    for ship in view.ships:
        at = ship.seat
        _points(c, ship, (24 + at % 2 * (wide + 16), LOOPS + EVENTS + 16 + at // 2 * 116, wide), words, names)
    return c.im


def _middle(i: int) -> Point:
    return 276 + i * 524, 282


@lru_cache(maxsize=4)
def _ground(height: int) -> Image.Image:
    """The empty loops: cells, and a band for every sector."""
    layer = Layer(W, height, "ink")
    for i, faction in enumerate(FACTIONS):
        _wheel(layer.pen, _middle(i), FACTION[faction])
    return layer.flat()


def _wheel(pen: Pen, centre: Point, colour: str) -> None:
    for cell in range(CELLS):
        begin = cell * 30 - 15
        rim = [polar(centre, R, begin + 5 * j) for j in range(7)]
        inner = [polar(centre, HUB, begin + 30 - 5 * j) for j in range(7)]
        pen.poly([*rim, *inner], mix("deck", colour, 0.2 + 0.12 * (cell // SECTOR)), "ink", 4)
    for sector in range(CELLS // SECTOR):
        tone = mix("ink", colour, 0.4 + 0.2 * sector)
        pen.arc(centre, R + 15, sector * 90 - 12, sector * 90 + 72, tone, 11)
    pen.disc(centre, HUB - 8, "deck")
    pen.poly([polar(centre, R + 1, -18), polar(centre, R + 33, -18), polar(centre, R + 16, -9)], "text")


def _loop(c: Canvas, track: TrackView, centre: Point, ships: Sequence[Ship], words: Words) -> None:
    x, y = centre
    put(c, "faction", x, y - 36, 96, track.faction)
    c.text(x, y + 32, words.name(track.faction), 38, face="bold", anchor="m", width=170)
    _trophy(c, track, centre, ships, words)
    for sector in range(CELLS // SECTOR):
        px, py = polar(centre, R + 15, sector * 90 + 30)
        put(c, "worth", px, py, 58, str(sector + 1))
    there: dict[int, list[Ship]] = {}
    for ship in ships:
        there.setdefault(ship.markers[track.faction].cell % CELLS, []).append(ship)
    for cell, bonus in enumerate(track.cells):
        crowd = len(there.get(cell, ()))
        place = polar(centre, HUB + 30 if crowd else (R + HUB) / 2, cell * 30)
        if bonus:
            _bonus(c, bonus, place, 46 if crowd else 62, words)
        elif cell == 0 and not crowd:
            c.text(*place, words("sc-tracks-start"), 29, "dim", anchor="m", width=84)
    for cell, who in there.items():
        _markers(c, who, track, centre, cell)


def _trophy(c: Canvas, track: TrackView, centre: Point, ships: Sequence[Ship], words: Words) -> None:
    """Below the name: whose it is, or that it waits for a second circle."""
    x, y = centre[0], centre[1] + 70
    owner = next((ship for ship in ships if track.faction in ship.trophies), None)
    if owner is None:
        put(c, "trophy", x, y, 38, "line")
        return
    put(c, "trophy", x - 24, y, 42, "gold")
    put(c, "seat", x + 24, y, 42, owner.seat, "ABCD"[owner.seat])


def _bonus(c: Canvas, bonus: Sequence[Effect], place: Point, size: int, words: Words) -> None:
    for part in parts(bonus, words):
        if isinstance(part, Part):
            put(c, part.icon, *place, size, *part.args)
            if part.number:
                put(c, "tally", place[0] + size * 0.44, place[1] + size * 0.34, 34, part.number)


def _markers(c: Canvas, who: Sequence[Ship], track: TrackView, centre: Point, cell: int) -> None:
    """Side by side on the rim of the cell; in two rows if all four stand there."""
    size = 56 if len(who) < 3 else 46
    for j, ship in enumerate(who):
        rows = 1 if len(who) < 3 else 2
        row, column = divmod(j, 2) if rows == 2 else (0, j)
        wide = min(2, len(who) - 2 * row) if rows == 2 else len(who)
        spread = (column - (wide - 1) / 2) * (17 if row == 0 else 20)
        place = polar(centre, R - 33 - row * 48, cell * 30 + spread)
        laps = ship.markers[track.faction].laps
        put(c, "seat", *place, size, ship.seat, "ABCD"[ship.seat], laps > 0)


def _event(c: Canvas, track: TrackView, box: tuple[float, float, float, float], words: Words) -> None:
    """The event that lies on the track, and the techs under it."""
    x, y, w, h = box
    card = track.event
    c.panel(x, y, w, h, "deck", r=18)
    put(c, "event", x + 48, y + 52, 76, track.faction)
    c.text(x + 92, y + 36, card.name[words.lang], 40, face="bold", width=w - 112)
    c.text(x + 92, y + 76, kind_of(card, words), 30, FACTION[track.faction], width=w - 112)
    foot = y + h - 16
    if track.archive:
        foot -= 62 * min(2, (len(track.archive) + 1) // 2)
        _archive(c, track, (x + 16, foot, w - 32), words)
        foot -= 10
    said, size = even(spoken(wording.event(card), words), 31, w - 40, 5)
    top = foot - (len(said) - 0.5) * 35
    for i, line in enumerate(said):
        c.text(x + w / 2, top + i * 35, line, size, "dim", anchor="m")
    high = top - 26 - (y + 108)
    nodes = (*parts(card.effects, words), *ability(None, (), card.passive, words))
    if high > 60:
        draw_nodes(c, nodes, (x + 16, y + 108, w - 32, high), size=84, word=30, anchor="m", ground="deck")


def _archive(c: Canvas, track: TrackView, box: tuple[float, float, float], words: Words) -> None:
    x, y, w = box
    wide = (w - 8) / 2 if len(track.archive) > 1 else w
    shown = track.archive[:4]
    for i, card in enumerate(shown):
        left, top = x + i % 2 * (wide + 8), y + i // 2 * 62
        more = len(track.archive) - len(shown)
        c.panel(left, top, wide, 54, "raise", r=10)
        name = words("sc-tracks-more", count=more + 1) if more and i == 3 else card.name[words.lang]
        c.text(left + 34, top + 27, LEVELS[card.level], 34, "dim", "bold", "m")
        c.text(left + 62, top + 27, name, 31, "text", width=wide - 72)


def _points(
    c: Canvas, ship: Ship, box: tuple[float, float, float], words: Words, names: Sequence[str]
) -> None:
    """A captain's marker and name, and the points of each track."""
    x, y, w = box
    look = look_of(ship.seat, words, names)
    c.panel(x, y, w, 104, "deck", r=18)
    put(c, "seat", x + 56, y + 52, 68, ship.seat, look.letter)
    c.text(x + 104, y + 52, look.name, 46, face="bold", width=216)
    for i, faction in enumerate(FACTIONS):
        left = x + 352 + i * 112
        put(c, "faction", left, y + 52, 50, faction)
        c.text(left + 34, y + 52, str(ship.markers[faction].points), 42, face="display")
    total = sum(marker.points for marker in ship.markers.values())
    put(c, "fame", x + w - 62, y + 50, 96, "gold", str(total))
