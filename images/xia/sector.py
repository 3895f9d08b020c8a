"""One sector, large: every space with its number, and beside it what is there and what its borders do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from images.brush import Layer
from images.canvas import Canvas
from images.hexmap import Layout, outlines, rim
from images.kept import kept
from images.text import fit, measure, paragraph
from images.theme import mix
from images.xia.borders import NORMAL
from images.xia.common import cargo_letter, look_of, npc_letter, put, trades
from images.xia.labels import haloed
from images.xia.legend import border_sample
from images.xia.spaces import TIGER, Thing, cubes, features, paint_thing
from images.xia.system import near
from images.xia.terrain import Printed, painted, printed
from images.xia.tokens import LAW
from rules.xia.view import Cell, SectorView, View
from words import Words

W, H, CUT = 1600, 1180, 1030
SIZE = 117
AT = (513.0, 590.0)


class Row(NamedTuple):
    """A line of the panel: a sign, what it is, and what that means."""

    name: str
    args: tuple[object, ...]
    head: str
    sub: str


def sector(view: View, words: Words, names: Sequence[str], which: str) -> Image.Image:
    """`which` is the id of a sector on the board."""
    here = next(one for one in view.sectors if one.id == which)
    x, y = Layout(SIZE, pointy=True).pixel(here.centre)
    layout = Layout(SIZE, AT[0] - x, AT[1] - y, True)
    c = Canvas(W, H, _ground(printed(near(view, here)), here.id, layout))
    where = _who(view, words, names)
    for cell in here.cells:
        _space(c, cell, layout, where.get(cell.id), words)
    _panel(c, here, words)
    return c.im


@kept
def _ground(board: tuple[Printed, ...], which: str, layout: Layout) -> Image.Image:
    """Neighbours stay visible, but step back."""
    image = painted(board, layout, W, H)
    cells = {cell.hex for one in board if one.id == which for cell in one.cells}
    veil = Layer(W, H, "ink")
    mask = Image.new("L", (W, H), 140)
    shade = Layer(W, H, "#000000")
    for cell in cells:
        shade.pen.poly(layout.corners(cell), "#FFFFFF")
    mask.paste(0, (0, 0), shade.flat().convert("L"))
    image.paste(veil.flat(), (0, 0), mask)
    c = Canvas(W, H, image)
    for loop in outlines(layout, rim(cells), -1):
        points = [point for point, _ in loop]
        c.stroke([*points, points[0], points[1]], 6, "#8D9CC0")
    c.rect(CUT, 0, W, H, "deck")
    c.rect(CUT - 3, 0, CUT, H, "line")
    return c.im


def _who(view: View, words: Words, names: Sequence[str]) -> dict[str, tuple[Thing, str]]:
    """Ships and NPCs by their spaces, with their names."""
    out = {}
    for npc in view.npcs:
        if npc.space is not None:
            token = Thing("npc", (npc.npc.id, npc_letter(npc.npc, words)), 0.92)
            out[npc.space] = (token, npc.npc.name[words.lang])
    for ship in view.ships:
        if ship.space is not None:
            look = look_of(ship.seat, words, names)
            active = ship.seat == view.turn and not view.over
            out[ship.space] = (Thing("ship", (ship.seat, look.letter, active)), look.name)
    return out


def _space(c: Canvas, cell: Cell, layout: Layout, who: tuple[Thing, str] | None, words: Words) -> None:
    """Number and word share one line below the signs, so that neither meets a border."""
    x, y = layout.pixel(cell.hex)
    things = [*features(cell, words), *cubes(cell, words)]
    number = str(cell.number)
    if who is None and not things:
        ground = mix(NORMAL, "text", 0.5)
        c.text(x, y, number, 36, ground, "bold", "m")
        return
    shown = [who[0]] if who else things[:2]
    wide = 0.0 if len(shown) == 1 else 74.0
    for i, one in enumerate(shown):
        size = 112 if who else 86 if wide else 92
        paint_thing(c, (x + (i - (len(shown) - 1) / 2) * wide, y - 28), size, one)
    for i, one in enumerate(things if who else things[2:]):
        paint_thing(c, (x + 58 - i * 40, y + 4), 46, one)
    _caption(c, x, y + 46, number, who[1] if who else _word(cell, words))


def _caption(c: Canvas, x: float, y: float, number: str, word: str) -> None:
    word, size = fit(word, 36, 168 - measure(number, 32, "bold"), "bold")
    left = haloed((number,), 32, "#B6C0CF")
    right = haloed((word,), size) if word else None
    total = left.width + (right.width - 8 if right else 0)
    c.put(left, x - total / 2, y, "lm")
    if right is not None:
        c.put(right, x + total / 2, y, "rm")


def _word(cell: Cell, words: Words) -> str:
    if cell.mission_point:
        return words("xia-pic-legend-mission")
    if cell.spawn is not None:
        return words("xia-pic-short-spawn")
    found = trades(cell)
    if found:
        return words(f"xia-pic-legend-{found[0][1]}")
    if cell.special:
        return words("xia-pic-short-gate")
    if cell.token:
        return words("xia-pic-short-token")
    return words("xia-pic-legend-cube") if cell.cubes else ""


# The panel


def _rows(here: SectorView, words: Words) -> list[Row]:
    out = []
    for cell in here.cells:
        for kind, mode in trades(cell):
            cargo = words.name(kind) if kind != "any" else words("xia-pic-any-cargo")
            head = words(f"xia-pic-row-{mode}", cargo=cargo)
            args = (kind, cargo_letter(kind, words), mode)
            out.append(Row("trade", args, head, words(f"xia-pic-row-{mode}-note")))
        if cell.mission_point:
            out.append(Row("mission", (), words("xia-pic-row-mission"), words("xia-pic-row-mission-note")))
        if cell.spawn is not None:
            head = words("xia-pic-row-spawn", n=cell.spawn)
            out.append(Row("spawn", (cell.spawn,), head, words("xia-pic-row-spawn-note")))
        if cell.exploration:
            note = words("xia-pic-row-token-note" if cell.token else "xia-pic-row-token-gone")
            out.append(Row("unseen", (cell.token,), words("xia-pic-row-token"), note))
    return list(dict.fromkeys(out))


def _borders(here: SectorView) -> list[tuple[str, str]]:
    """Kinds of lines in this sector, with the law where it matters."""
    found = dict.fromkeys((edge.kind, edge.law or "") for cell in here.cells for edge in cell.edges)
    return sorted(found, key=lambda one: one[0] != "planet_shield")


def _panel(c: Canvas, here: SectorView, words: Words) -> None:
    x, room = CUT + 34, W - CUT - 54
    title = words.name(here.id)
    rows_, size = paragraph(title, 72, room, 1, "display")
    if rows_[0] != title:
        rows_, size = paragraph(title, 60, room, 2, "display")
    for i, each in enumerate(rows_):
        c.text(x, 78 + (i * 66 if i else -10 * (len(rows_) - 1)), each, size, "text", "display")
    laws = list(dict.fromkeys(cell.law for cell in here.cells if cell.law))
    y = 152.0 + 50 * (len(rows_) - 1)
    for law in laws:
        put(c, "law", x + 26, y, 52, law)
        c.text(x + 64, y, words(f"xia-pic-planet-{law}"), 40, LAW[law], "bold", width=room - 64)
        y += 96
    rows, lines = _rows(here, words), _borders(here)
    pitch = min(100.0, (H - y - 60) / max(1, len(rows) + 1.25 * len(lines)))
    y = max(y, 208.0) - 50 + pitch / 2
    for row in rows:
        put(c, row.name, x + 40, y, 80 if row.name == "trade" else 70, *row.args)
        c.text(x + 102, y - 19, row.head, 38, "text", "bold", width=room - 102)
        c.text(x + 102, y + 21, row.sub, 31, "dim", width=room - 102)
        y += pitch
    for kind, owner in lines:
        y += pitch * 0.12
        c.put(_sample(kind, owner), x, y - 36, "lt")
        key = kind.replace("planet_", "")
        c.text(x + 110, y - 19, words(f"xia-pic-border-{key}"), 38, "text", "bold", width=room - 110)
        c.lines(x + 110, y + 20, _effect(key, owner, here.id == TIGER, words), 31, room - 110, 2, "dim")
        y += pitch * 1.13
    foot = words("xia-pic-sector-foot")
    c.text(x, H - 36, foot, 31, "faint", width=room)


def _effect(key: str, law: str, tiger: bool, words: Words) -> str:
    if key == "entrance":
        return words(f"xia-pic-entrance-{law}")
    if key == "gate" and tiger:
        return words("xia-pic-effect-tiger")
    return words(f"xia-pic-effect-{key}")


@kept
def _sample(kind: str, law: str) -> Image.Image:
    layer = Layer(92, 72, "deck")
    border_sample(layer.pen, kind.replace("planet_", ""), 0, 0, law)
    return layer.flat()
