"""The faction tracks: three loops of twelve cells, their events, and the points of every captain."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from images.brush import Layer, Pen, Point, polar
from images.canvas import Canvas
from images.kept import kept
from images.starship_captains.cards import LEVELS, even, nodes_of, spoken, tone_of, write_title
from images.starship_captains.common import FACTION, look_of, put
from images.starship_captains.effect_icons import Part, draw_nodes, parts
from images.theme import mix
from rules.starship_captains.view import CELLS, FACTIONS, Effect, Ship, TrackView, View, wording
from words import Words

W, LOOPS, EVENTS = 1600, 560, 480
R, HUB = 226, 108
SECTOR = 3
"""Cells of a sector."""
ARCHIVE = 3
"""Lines for the techs under an event."""
ICONS = 76
"""Least height for an event's icons; where there is less, its words say it."""


def tracks(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    rows = (len(view.ships) + 1) // 2
    height = LOOPS + EVENTS + 16 + rows * 116 + 72
    c = Canvas(W, height, base=_ground(height))
    for i, track in enumerate(view.tracks):
        _loop(c, track, _middle(i), view.ships, words)
        _event(c, track, (24 + i * 524, LOOPS, 504, EVENTS), words)
    wide = (W - 48 - 16) / 2
    for ship in view.ships:
        at = ship.seat
        _points(c, ship, (24 + at % 2 * (wide + 16), LOOPS + EVENTS + 16 + at // 2 * 116, wide), words, names)
    _key(c, height - 40, words)
    return c.im


def _key(c: Canvas, y: float, words: Words) -> None:
    put(c, "tally", 60, y, 44, "5", "gold")
    c.text(92, y, words("sc-tracks-lap"), 34, "dim", width=640)
    put(c, "trophy", W / 2 + 36, y, 44)
    c.text(W / 2 + 72, y, words("sc-tracks-trophy"), 34, "dim", width=690)


def _middle(i: int) -> Point:
    return 276 + i * 524, 282


@kept
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
    c.text(x, y + 32, words.name("starship_captains", track.faction), 38, face="bold", anchor="m", width=170)
    _trophy(c, track, centre, ships, words)
    for sector in range(CELLS // SECTOR):
        px, py = polar(centre, R + 20, sector * 90 + 30)
        put(c, "worth", px, py, 54, str(sector + 1))
    there: dict[int, list[Ship]] = {}
    for ship in ships:
        there.setdefault(ship.markers[track.faction].cell % CELLS, []).append(ship)
    for cell, bonus in enumerate(track.cells):
        crowd = len(there.get(cell, ()))
        inner, size = ((R + HUB) / 2, 62) if not crowd else (HUB + 30, 46) if crowd < 3 else (HUB + 19, 34)
        place = polar(centre, inner, cell * 30)
        if bonus:
            _bonus(c, bonus, place, size, words)
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
                put(c, "tally", place[0] + size * 0.44, place[1] + size * 0.34, size * 0.54, part.number)


def _markers(c: Canvas, who: Sequence[Ship], track: TrackView, centre: Point, cell: int) -> None:
    """Side by side on the rim of the cell; in two rows if all four stand there."""
    lone = len(who) < 3
    for j, ship in enumerate(who):
        row, column = (0, j) if lone else divmod(j, 2)
        wide = len(who) if lone else min(2, len(who) - 2 * row)
        spread = (column - (wide - 1) / 2) * (17 if lone else 13 + 4 * row)
        place = polar(centre, R - 36 if lone else R - 25 - row * 42, cell * 30 + spread)
        laps = ship.markers[track.faction].laps
        put(c, "seat", *place, 56 if lone else 43, ship.seat, "ABCD"[ship.seat], laps > 0)


def _event(c: Canvas, track: TrackView, box: tuple[float, float, float, float], words: Words) -> None:
    """The event that lies on the track, and the techs under it."""
    x, y, w, h = box
    card = track.event
    c.panel(x, y, w, h, "deck", r=18)
    put(c, "event", x + 48, y + 52, 76, track.faction)
    write_title(c, card.name[words.lang], x + 96, y + 52, 42, w - 112, "text")
    foot = y + h - 16
    if track.archive:
        foot -= 52 * min(ARCHIVE, len(track.archive))
        _archive(c, track, (x + 16, foot, w - 32), words)
        foot -= 8
    said, size = even(spoken(wording.event(card), words), 32, w - 36, 5)
    top = foot - (len(said) - 0.4) * 36
    for i, line in enumerate(said):
        c.text(x + w / 2, top + i * 36, line, size, "dim", anchor="m")
    high = top - 28 - (y + 108)
    if high > ICONS:
        draw_nodes(
            c,
            nodes_of(card, words),
            (x + 16, y + 108, w - 32, high),
            size=84,
            word=30,
            anchor="m",
            ground="deck",
        )


def _archive(c: Canvas, track: TrackView, box: tuple[float, float, float], words: Words) -> None:
    x, y, w = box
    spare = len(track.archive) - ARCHIVE
    for i, card in enumerate(track.archive[:ARCHIVE]):
        top = y + i * 52
        c.panel(x, top, w, 46, "raise", r=10)
        if spare > 0 and i == ARCHIVE - 1:
            c.text(x + 64, top + 23, words("sc-tracks-more", count=spare + 1), 32, "dim")
            return
        c.panel(x, top, 48, 46, tone_of(card), r=10)
        c.text(x + 24, top + 24, LEVELS[card.level], 36, "black", "bold", "m")
        c.text(x + 64, top + 23, card.name[words.lang], 34, "text", width=w - 76)


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
