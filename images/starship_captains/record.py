"""What a captain has to show: missions done, and the markers on the faction tracks."""

from __future__ import annotations

from PIL import Image

from images.brush import CLEAR, SS, Pen
from images.canvas import Canvas
from images.kept import kept
from images.starship_captains.common import put
from images.starship_captains.deckhands import Area, note, title
from images.starship_captains.tokens import BONE, CREW
from images.theme import mix
from rules.starship_captains.view import CELLS, FACTIONS, Passenger, Ship
from words import Words

CARD, TALL = 74, 112


def paint_missions(
    c: Canvas, ship: Ship, area: Area, words: Words, passenger: Passenger | None = None
) -> None:
    x, y, w, _ = area
    title(c, area, words("sc-pic-missions", n=len(ship.missions)))
    if passenger is not None:
        note(c, area, words("sc-pic-passenger", name=passenger.name[words.lang]), width=380)
    if not ship.missions:
        c.text(x + 24, y + 112, words("sc-pic-missions-none"), 36, "faint", width=w - 48)
        return
    step = min(CARD + 8.0, (w - 44 - CARD) / max(1, len(ship.missions) - 1))
    for i, mission in enumerate(ship.missions):
        c.put(
            _done(mission.points, tuple(row.colour for row in mission.rows)), x + 22 + i * step, y + 60, "lt"
        )


@kept
def _done(points: int, colours: tuple[str, ...]) -> Image.Image:
    """A card on the pile: its points, and a stripe for each row; an android's is hatched."""
    big = Image.new("RGBA", (CARD * SS, TALL * SS), CLEAR)
    pen = Pen(big, SS)
    pen.rounded((0, 0, CARD, TALL), 10, "black")
    pen.rounded((3, 3, CARD - 3, TALL - 3), 8, BONE)
    for i, colour in enumerate(colours):
        top = 50 + i * 14
        pen.rounded((10, top, CARD - 10, top + 10), 4, CREW[colour])
        for left in range(14, CARD - 18, 10) if colour == "gold" else ():
            pen.path([(left, top + 9), (left + 6, top + 1)], mix(CREW["gold"], "black", 0.55), 2)
    c = Canvas(CARD, TALL, big.reduce(SS))
    put(c, "fame", 19, 27, 28, "#C98A1E")
    c.text(43, 27, str(points), 36, "black", "display", "m")
    return c.im


def paint_tracks(c: Canvas, ship: Ship, area: Area, words: Words) -> None:
    """Each marker: where it stands, circles done, points so far."""
    x, y, w, _ = area
    title(c, area, words("sc-pic-tracks"))
    step = (w - 36) / len(FACTIONS)
    for i, faction in enumerate(FACTIONS):
        left, mark = x + 20 + i * step, ship.markers[faction]
        put(c, "faction", left + 42, y + 116, 84, faction)
        right = c.text(left + 94, y + 96, f"{mark.cell + 1}", 50, "text", "display")
        c.text(right + 2, y + 102, f"/{CELLS}", 32, "dim", "bold")
        put(c, "fame", left + 108, y + 146, 34)
        c.text(left + 130, y + 147, str(mark.points), 36, "gold", "bold")
        if mark.laps:
            put(c, "lap", left + 184, y + 146, 36)
            if mark.laps > 1:
                c.text(left + 204, y + 147, str(mark.laps), 32, "dim", "bold")
        if faction in ship.trophies:
            put(c, "trophy", left + 72, y + 84, 40)
