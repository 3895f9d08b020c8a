"""The galaxy: routes and pirates, planets with missions and tokens, ships; where one may go is numbered."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from images.brush import CLEAR, SS, Box, Pen, Point, meet, polar, shared, square
from images.canvas import Canvas
from images.kept import kept
from images.starship_captains.brush import sprite
from images.starship_captains.common import crew_letter, look_of, pirate, put
from images.starship_captains.legend import paint_legend
from images.starship_captains.roundtrack import paint_rounds
from images.starship_captains.starmap import (
    FOOT,
    TOP,
    H,
    Map,
    Printed,
    R,
    W,
    free_angles,
    printed_map,
)
from images.starship_captains.tokens import CREW, seat_colour
from images.theme import mix
from rules.starship_captains.view import Mission, Spot, View
from words import Words

CARD, BAR = 104, 29
"""Of a small mission card: its width, and the step from row to row."""


def galaxy(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    board = Printed(
        tuple((spot.id, spot.xy, spot.planet) for spot in view.spots),
        tuple((lane.ends, lane.colour, lane.skull) for lane in view.lanes),
    )
    chart = printed_map(board, words)
    c = Canvas(W, H, chart.image)
    paint_rounds(c, view, words, names)
    _pirates(c, view, chart, words)
    numbers = {key: n for n, key in enumerate(view.reachable, 1)}
    for spot in view.spots:
        _rings(c, spot, chart.at[spot.id], spot.id in numbers)
        _lying(c, spot, chart.at[spot.id], words)
    _ships(c, view, chart, words, names, numbers)
    paint_legend(c, words)
    return c.im


def _pirates(c: Canvas, view: View, chart: Map, words: Words) -> None:
    numbers = {index: n for n, index in enumerate(view.targets, 1)}
    for index, (lane, (x, y)) in enumerate(zip(view.lanes, chart.mids, strict=True)):
        if index in numbers:
            put(c, "halo", x, y, 148, "gold", 6)
        if lane.pirate:
            pirate(c, x, y, 106, lane.pirate, words)
        elif lane.skull:
            put(c, "skull", x, y, 40, "dim")
        if index in numbers:
            put(c, "badge", x + 52, y - 52, 62, numbers[index])


def _rings(c: Canvas, spot: Spot, at: Point, reachable: bool) -> None:
    if reachable:
        put(c, "halo", *at, (R + 24) * 2, "gold", 4.5)
    if spot.reserved is not None:
        put(c, "halo", *at, (R + 14) * 2, seat_colour(spot.reserved), 5)


def _lying(c: Canvas, spot: Spot, at: Point, words: Words) -> None:
    """The mission card, the number token, the station with or without its token."""
    x, y = at
    if spot.station:
        put(c, "faction", x, y, 96, spot.station.faction, spot.token)
    if spot.number is not None or not spot.face_up:
        text = "?" if spot.number is None else str(spot.number)
        put(c, "number", x, y - 6, 100, text, spot.face_up)
    if spot.mission:
        c.put(mission_token(spot.mission, words), x, y)


def mission_token(mission: Mission, words: Words) -> Image.Image:
    """Points above, below one lettered bar a row: enough to plan from the map."""
    colours = tuple(row.colour for row in mission.rows)
    return _small_mission(mission.points, colours, tuple(crew_letter(colour, words) for colour in colours))


@kept
def _small_mission(points: int, colours: tuple[str, ...], letters: tuple[str, ...]) -> Image.Image:
    w, h = CARD, 60 + BAR * len(colours)
    big = Image.new("RGBA", (w * SS, h * SS), CLEAR)
    pen = Pen(big, SS)
    pen.rounded((0, 0, w, h), 12, "black")
    pen.rounded((3, 3, w - 3, h - 3), 10, "#E4E9F1")
    for i, colour in enumerate(colours):
        y = 52 + i * BAR
        pen.rounded((9, y, w - 9, y + BAR - 4), 6, CREW[colour], "black", 1.6)
        for x in (17, 25, w - 33, w - 25) if colour == "gold" else ():
            pen.path([(x, y + BAR - 8), (x + 8, y + 4)], mix(CREW["gold"], "black", 0.5), 2.4)
    image = big.reduce(SS)
    c = Canvas(w, h, image)
    c.put(sprite("fame", 40, "#C98A1E"), 30, 28)
    c.text(69, 28, str(points), 46, "black", "display", "m")
    for i, letter in enumerate(letters):
        c.text(w / 2, 52 + i * BAR + (BAR - 4) / 2, letter, 26, "black", "bold", "m")
    return c.im


def _ships(
    c: Canvas,
    view: View,
    chart: Map,
    words: Words,
    names: Sequence[str],
    numbers: dict[str, int],
) -> None:
    """Ships, numbers of choices and badges of reservations take the gaps that routes and names leave."""
    taken = [*chart.names, *(_card(spot, chart) for spot in view.spots if spot.mission)]
    taken += [
        square(mid, 50 if lane.pirate else 34 if lane.skull else 24)
        for lane, mid in zip(view.lanes, chart.mids, strict=True)
    ]
    for spot in view.spots:
        gaps = _gaps(chart, spot.id)
        if spot.id in numbers:
            x, y = _gap(chart, spot.id, R + 24, 33, taken, gaps)
            put(c, "badge", x, y, 70, numbers[spot.id])
        size = 94 if len(spot.ships) < 3 else 78
        for seat in spot.ships:
            look = look_of(seat, words, names)
            x, y = _gap(chart, spot.id, R + size * 0.45, size * 0.44, taken, gaps)
            put(c, "ship", x, y, size, seat, look.letter, seat == view.turn and not view.over)
        if spot.reserved is not None:
            look = look_of(spot.reserved, words, names)
            x, y = _gap(chart, spot.id, R + 14, 22, taken, gaps)
            put(c, "seat", x, y, 52, spot.reserved, look.letter)


def _card(spot: Spot, chart: Map) -> Box:
    """Where the mission lies: nothing may cover its points."""
    (x, y), rows = chart.at[spot.id], len(spot.mission.rows) if spot.mission else 0
    tall = 60 + BAR * rows
    return x - CARD / 2, y - tall / 2, x + CARD / 2, y + tall / 2


def _gaps(chart: Map, key: str) -> list[int]:
    return free_angles(chart.at[key], chart.near[key])


def _gap(chart: Map, key: str, far: float, r: float, taken: list[Box], angles: Sequence[int]) -> Point:
    """The emptiest free place round a location; the least bad when none is free."""

    around = square(chart.at[key], far + r + 40)
    near = [other for other in taken if meet(around, other)]

    def cost(found: tuple[int, float, int]) -> float:
        """What is covered counts most, then routes nearby, then the way from the location."""
        rank, more, angle = found
        box = square(polar(chart.at[key], far + more, angle), r)
        outside = box[0] < 0 or box[2] > W or box[1] < TOP or box[3] > FOOT
        return 9999 * outside + sum(shared(box, other) for other in near) + 14 * rank + 8 * more

    spots = [(rank, more, angle) for more in (0.0, 12.0, 24.0, 40.0) for rank, angle in enumerate(angles)]
    _, more, angle = min(spots, key=cost)
    best = polar(chart.at[key], far + more, angle)
    taken.append(square(best, r - 4))
    return best
