"""The galactic atlas: where the Sparrow is, where it can go, what is done, what is still shut."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from images.akarios.common import put
from images.akarios.facts import JUMPS, LOCATIONS, SYSTEMS, called
from images.akarios.starmap import paint_system, spot
from images.brush import Box, meet, square
from images.canvas import Canvas
from images.labels import haloed
from images.paragraphs import lines_of, write
from images.sprites import hollow
from rules.akarios.view import LocationView, SheetView, View
from words import Words

W, H, TOP = 1600, 1200, 168
MAP: Box = (24, TOP, 1080, 1008)
LIST: Box = (1120, TOP, 456, 1008)
FULL = 10
"""Energy of the Sparrow at most."""
MOST = 8
"""Places of the list; more are on the map."""


def atlas(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    sheet = sheet_of(view)
    system = sheet.system or next(iter(SYSTEMS))
    c = Canvas(W, H)
    _header(c, sheet, system, words)
    choices = choices_of(view)
    paint_system(c, sheet, system, MAP, 124, choices)
    _grid(c, system)
    _labels(c, sheet, system, words)
    _list(c, view, sheet, choices, words)
    return c.im


def sheet_of(view: View) -> SheetView:
    assert view.sheet is not None, "there is no sheet"
    return view.sheet


def event_of(view: View) -> str:
    """The card on the table, if there is one."""
    return view.voyage.event if view.voyage is not None else ""


def event_told(view: View, words: Words) -> tuple[str, str]:
    """Its name, and what is on its front."""
    event = event_of(view)
    return words.name("akarios", event), words.text("akarios", f"ev.{event}.front")


def choices_of(view: View) -> tuple[str, ...]:
    """Where the squad may go, in the order of the menu; nowhere, while an event is being read."""
    if event_of(view):
        return ()
    known = {one.id for one in sheet_of(view).places}
    if view.poll is not None and view.poll.options and set(view.poll.options) <= known:
        return view.poll.options
    return tuple(one.id for one in sheet_of(view).places if one.open)


def place_name(id: str, words: Words) -> str:
    return called(JUMPS if id in JUMPS else LOCATIONS, id, words)


def _header(c: Canvas, sheet: SheetView, system: str, words: Words) -> None:
    c.text(30, 60, called(SYSTEMS, system, words), 74, "text", "display", width=800)
    left = words("ak-pic-events-left", n=sheet.events_left.get(system, 0))
    c.text(32, 124, f"{words('ak-pic-act', n=sheet.act)} · {left}", 40, "dim", "text", width=860)
    if sheet.energy is None:
        return
    put(c, "badge_mother", 950, 76, 116)
    for i in range(FULL):
        x = 1040 + i * 54
        if i < sheet.energy:
            c.icon("energy", x, 54, 52, "energy")
        else:
            c.put(hollow(50), x, 54)
    end = c.text(1016, 118, str(sheet.energy), 54, "energy", "display")
    c.text(end + 14, 120, words("ak-pic-energy-left"), 38, "dim", "text", width=W - end - 44)


def _grid(c: Canvas, system: str) -> None:
    for x in range(1, SYSTEMS[system]["cols"] + 1):
        c.text(spot(MAP, system, x, 1)[0], TOP + 28, str(x), 32, "faint", "bold", "m")
    for y in range(1, SYSTEMS[system]["rows"] + 1):
        c.text(MAP[0] + 24, spot(MAP, system, 1, y)[1], str(y), 32, "faint", "bold", "m")


def _labels(c: Canvas, sheet: SheetView, system: str, words: Words) -> None:
    """Below, above or beside a place: wherever they cover no other and no name."""
    places = [one for one in sheet.places if one.system == system]
    at = [spot(MAP, system, one.x, one.y) for one in places]
    taken: list[Box] = [square(q, 60) for q in at]
    for one, (x, y) in zip(places, at, strict=True):
        shown = haloed((place_name(one.id, words),), 34, "#FFFFFF" if one.open else "#9AA6BA")
        w = shown.width / 2
        spots = [(x, y + 88), (x, y - 86), (x + w + 66, y), (x - w - 66, y), (x, y + 122)]
        low, high = MAP[0] + 46 + w, MAP[0] + MAP[2] - 8 - w
        held = [(min(max(px, low), high), py) for px, py in spots]
        boxes = [(px - w, py - 22, px + w, py + 22) for px, py in held]
        box = min(boxes, key=lambda box: sum(meet(box, other) for other in taken))
        taken.append(box)
        c.put(shown, (box[0] + box[2]) / 2, (box[1] + box[3]) / 2)


def _list(c: Canvas, view: View, sheet: SheetView, choices: Sequence[str], words: Words) -> None:
    """Where next, with who is for it, or the event on the way; and how much has been done."""
    x, y, w, h = LIST
    c.panel(*LIST, "deck", r=18)
    if event_of(view):
        head, said = event_told(view, words)
        below = write(c, lines_of(head, 46, w - 52, "display"), x + 26, y + 48, 46, face="display")
        write(c, lines_of(said, 42, w - 52), x + 26, below + 24, 42, "dim")
    else:
        c.text(x + 26, y + 48, words("ak-pic-where-next"), 46, "text", "display", width=w - 52)
    by_id = {one.id: one for one in sheet.places}
    tall = min(118.0, (h - 190) / max(1, min(len(choices), MOST)))
    for i, id in enumerate(choices[:MOST]):
        _choice(c, view, by_id.get(id), id, i, (x, y + 90 + i * tall, w, tall), words)
    done = sum(1 for one in sheet.places if one.ending)
    c.rect(x + 24, y + h - 86, x + w - 24, y + h - 83, "line")
    told = words("ak-pic-progress", done=done, medals=len(sheet.achievements))
    c.text(x + 26, y + h - 42, f"[check:good] {told}", 36, "dim", "text", width=w - 48)


def _choice(c: Canvas, view: View, one: LocationView | None, id: str, i: int, box: Box, words: Words) -> None:
    x, y, w, h = box
    middle = y + h / 2
    put(c, "number", x + 56, middle, 62, "free", str(i + 1))
    c.text(x + 104, middle - 22, place_name(id, words), 38, "text", "bold", width=w - 124)
    kind = words(f"ak-pic-kind-{one.kind}") if one is not None else ""
    c.text(x + 104, middle + 24, kind, 34, "dim", "text", width=w - 230)
    votes = view.poll.votes.get(id, ()) if view.poll is not None else ()
    for n, seat in enumerate(votes):
        put(c, "seat", x + w - 44 - 46 * n, middle + 24, 44, seat)
