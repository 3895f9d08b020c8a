"""The ship mat: what is arranged on the left, what is counted on the right, abilities below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from images.canvas import Canvas
from images.paragraphs import PITCH, height_of, lines_of, write
from images.text import measure
from images.theme import mix
from images.xia import hold
from images.xia.common import figure, look_of, put, ship_of
from images.xia.errands import errand_panel
from images.xia.paper import Box
from images.xia.pieces import OUTFITS, TITLE
from images.xia.tokens import BONE, SEATS
from rules.xia.view import AbilityView, OutfitView, Ship, ShipView, TokenFace, View
from words import Words

W, TOP, SPLIT = 1600, 196, 916
RIGHT, WIDE = 936, 640
TEXT = 33
FACES: tuple[TokenFace, ...] = ("fame", "credits", "nothing")
NAME = 530
"""Where the text of an ability begins."""
TOLD = 3
"""Titles whose skills are told in full."""


def ship(view: View, words: Words, names: Sequence[str], seat: int) -> Image.Image:
    mat = ship_of(view, seat)
    if mat.ship is None:
        return _none(words, names, seat)
    listed = _listed(mat, mat.ship)
    record = _record_height(mat)
    right = 176 + 164 + 144 + 176 + record + 4 * 16
    tall = max(_hold_height(mat.ship, listed), right)
    cards = [_card_height(one, words) for one in mat.abilities]
    below = _titles_height(mat, words)
    c = Canvas(W, round(TOP + tall + 16 + sum(cards) + 16 * len(cards) + below + 8))
    _head(c, mat, mat.ship, words, names)
    _hold(c, mat, mat.ship, (24, TOP, SPLIT - 24, tall), listed, words)
    spare, y = (tall - right) / 5, float(TOP)
    panels = ((176, _energy), (164, _markers), (144, _counts), (176, errand_panel), (record, _record))
    for high, draw in panels:
        draw(c, mat, (RIGHT, y, WIDE, high + spare), words)
        y += high + spare + 16
    y = TOP + tall + 16
    for one, high in zip(mat.abilities, cards, strict=True):
        _ability(c, one, (24, y, W - 48, high), words)
        y += high + 16
    _titles(c, mat, y, words)
    return c.im


def _none(words: Words, names: Sequence[str], seat: int) -> Image.Image:
    """Before a ship is chosen."""
    c, look = Canvas(1200, 300), look_of(seat, words, names)
    put(c, "ship", 130, 150, 150, seat, look.letter)
    c.text(240, 120, look.name, "title", face="display", width=930)
    c.text(240, 186, words("xia-card-no-ship"), 36, "dim", width=930)
    return c.im


# Head


def _head(c: Canvas, mat: ShipView, ship: Ship, words: Words, names: Sequence[str]) -> None:
    look = look_of(mat.seat, words, names)
    put(c, "ship", 100, 98, 144, mat.seat, look.letter, True)
    right = _purse(c, mat, words)
    c.text(190, 62, ship.name[words.lang], 72, face="display", width=right - 210)
    x = 192.0
    sub = words("xia-card-captain", name=look.name, level=ship.level)
    signs = [("skull", "outlaw")] if mat.bounty else []
    signs += [("bolt", "stranded")] if mat.stranded else []
    signs += [("stop", "skips")] if mat.skips else []
    room = sum(64 + measure(words(f"xia-card-{key}"), 40, "bold") for _, key in signs)
    x = c.text(x, 134, sub, 40, "dim", width=right - 210 - room) + 24
    for icon, key in signs:
        args = {"skull": ("harm",), "bolt": ("harm",), "stop": ("–", False)}[icon]
        put(c, icon, x + 20, 134, 42, *args)
        x = c.text(x + 48, 134, words(f"xia-card-{key}"), 40, "harm", "bold") + 24


def _purse(c: Canvas, mat: ShipView, words: Words) -> float:
    """Fame and credits. Returns where they begin."""
    x = W - 40.0
    for icon, value, key in (("coin", mat.credits, "credits"), ("fame", mat.fame, "fame")):
        said, below = figure(value, words), words(f"xia-card-{key}")
        wide = max(measure(said, 64, "bold"), measure(below, 36, "text"))
        put(c, icon, x - wide - 56, 72, 80)
        c.text(x - wide, 66, said, 64, face="bold")
        c.text(x - wide, 132, below, 36, "dim")
        x -= wide + 140
    return x


# The hold


def _listed(mat: ShipView, ship: Ship) -> list[tuple[OutfitView, int]]:
    """Outfits whose names do not stand in the hold, each once with its number."""
    grid = hold.grid_in(ship, (0, 0, SPLIT - 72, 720))
    if all(hold.named(grid, one, mat.damage) for one in mat.outfits):
        return []
    found: dict[str, tuple[OutfitView, int]] = {}
    for one in mat.outfits:
        found[one.outfit.id] = (one, found.get(one.outfit.id, (one, 0))[1] + 1)
    return list(found.values())


def _hold_height(ship: Ship, listed: Sequence[object]) -> float:
    grid = hold.grid_in(ship, (0, 0, SPLIT - 72, 720))
    rows = (len(listed) + 1) // 2
    return 24 + grid.size * len(ship.hold) + rows * 60 + 84


def _hold(
    c: Canvas, mat: ShipView, ship: Ship, box: Box, listed: Sequence[tuple[OutfitView, int]], words: Words
) -> None:
    """One outfit to a line where there is room for all that it can do."""
    x, y, w, h = box
    c.panel(x, y, w, h, "deck", r=18)
    grid = hold.grid_in(ship, (0, 0, w - 48, 720))
    columns = 1 if 48 + grid.size * len(ship.hold) + len(listed) * 66 + 84 <= h else 2
    rows = -(-len(listed) // columns)
    step = 66 if columns == 1 else 60
    grid = hold.grid_in(ship, (x + 24, y + 24, w - 48, h - 108 - rows * step))
    hold.draw_hold(c, grid, mat, words)
    foot, wide = y + h - 44, (w - 48) / columns
    for i, (one, count) in enumerate(listed):
        left, line = x + 32 + i % columns * wide, foot - 66 - (rows - 1 - i // columns) * step
        _line(c, mat, one, count, (left, line, wide - 16), columns == 1, words)
    cells = sum(row.count("#") for row in ship.hold)
    taken = {cell for one in mat.outfits for cell in one.cells} | {*mat.cargo} | {*mat.damage}
    said = words("xia-card-cells", cells=cells, damaged=len(mat.damage), free=cells - len(taken))
    c.text(x + 32, foot, said, 38, "dim", width=w - 64)


def _line(
    c: Canvas,
    mat: ShipView,
    one: OutfitView,
    count: int,
    place: tuple[float, float, float],
    whole: bool,
    words: Words,
) -> None:
    """An outfit in a list: sign, name, die; where there is room, its spots and its range."""
    x, y, w = place
    outfit = one.outfit
    put(c, "outfit", x + 22, y, 46, outfit.type, OUTFITS[outfit.type])
    same = [each for each in mat.outfits if each.outfit.id == outfit.id]
    key = "xia-card-outfits" if count > 1 else "xia-card-outfit"
    said = words(key, name=outfit.name[words.lang], die=outfit.die, n=count)
    lost = ", ".join(f"−{each.damage}" for each in same if each.damage)
    room = (410 if whole else w) - 62 - (measure(lost, 36, "bold") + 10 if lost else 0)
    end = c.text(x + 58, y, said, 40 if whole else 38, face="bold", width=room)
    c.text(end + 8, y, lost, 36, "harm", "bold")
    if not whole:
        return
    spots = [(each, cell) for each in same for cell in each.spots]
    step = min(48.0, 210 / len(spots))
    for i, (each, cell) in enumerate(spots):
        state = "on" if cell in each.markers else "off" if cell in mat.damage else "spot"
        put(c, "marker", x + 434 + i * step, y, min(44.0, step), SEATS[mat.seat], state)
    if outfit.high > 1:
        said = words("xia-card-range", low=outfit.low, high=outfit.high)
        c.text(x + w, y, said, 36, "dim", anchor="r", width=w - 640)


# Counted things


def _energy(c: Canvas, mat: ShipView, box: Box, words: Words) -> None:
    """Bars in groups of five, and the sum in figures."""
    x, y, w, h = box
    assert mat.ship is not None
    most = max(mat.ship.energy, mat.energy)
    c.panel(x, y, w, h, "deck", r=18)
    put(c, "bolt", x + 44, y + 46, 56)
    c.text(x + 80, y + 46, words("xia-card-energy"), 44, face="bold", width=w - 300)
    c.text(x + w - 26, y + 46, f"{mat.energy} / {mat.ship.energy}", 56, face="bold", anchor="r")
    group = 14.0
    step = (w - 52 - group * ((most - 1) // 5)) / most
    for i in range(most):
        left = x + 26 + i * step + i // 5 * group
        full = i < mat.energy
        bar = (left, y + 88, step - 6, h - 112)
        c.panel(*bar, "energy" if full else hold.EMPTY, None if full else "line", r=6, border=3)


def _markers(c: Canvas, mat: ShipView, box: Box, words: Words) -> None:
    x, y, w, h = box
    c.panel(x, y, w, h, "deck", r=18)
    used = sum(len(one.markers) for one in mat.outfits)
    groups = [("armed", mat.armed, "on"), ("used", used, "on"), ("disarmed", mat.disarmed, "off")]
    labels = [measure(words(f"xia-card-{key}"), 36) for key, _, _ in groups]
    size = 84.0
    while sum(_span(*pair, size) for pair in zip(labels, groups, strict=True)) > w - 60:
        size -= 2
    spans = [_span(*pair, size) for pair in zip(labels, groups, strict=True)]
    gap = (w - sum(spans)) / 4
    left = x + gap
    for (key, count, state), span in zip(groups, spans, strict=True):
        middle = left + span / 2
        for i in range(count):
            at = middle + (i - (count - 1) / 2) * (size + 5)
            put(c, "marker", at, y + h / 2 - 24, size, SEATS[mat.seat], state)
        if not count:
            c.text(middle, y + h / 2 - 24, "0", 56, "faint", "bold", "m")
        tone = "dim" if count else "faint"
        c.text(middle, y + h / 2 + 50, words(f"xia-card-{key}"), 36, tone, anchor="m")
        left += span + gap


def _span(label: float, group: tuple[str, int, str], size: float) -> float:
    return max(label, group[1] * (size + 5))


def _counts(c: Canvas, mat: ShipView, box: Box, words: Words) -> None:
    """Impulse, ready or spent, and the price on the captain's head."""
    x, y, w, h = box
    assert mat.ship is not None
    c.panel(x, y, w, h, "deck", r=18)
    middle = y + h / 2
    ready = "ready" if mat.impulse else "spent"
    put(c, "impulse", x + 74, middle, 100, mat.impulse)
    c.text(x + 138, middle - 32, words("xia-card-impulse"), 38, "dim", "bold", width=180)
    end = c.text(x + 138, middle + 24, str(mat.ship.impulse), 56, face="bold")
    c.text(
        end + 14,
        middle + 26,
        words(f"xia-card-{ready}"),
        36,
        "gold" if mat.impulse else "faint",
        width=x + 330 - end,
    )
    tone = "harm" if mat.bounty else "faint"
    put(c, "skull", x + 390, middle, 92, tone)
    c.text(x + 450, middle - 32, words("xia-card-bounty"), 38, "dim", "bold", width=176)
    c.text(x + 450, middle + 24, figure(mat.bounty, words), 56, tone, "bold", width=176)


def _rows(mat: ShipView) -> list[list[tuple[str, str, int]]]:
    """Completed missions by kind, and exploration tokens by face."""
    tasks: list[tuple[str, str, int]] = [
        ("errand", kind, count) for kind, count in mat.completed.items() if count
    ]
    tokens: list[tuple[str, str, int]] = [
        ("face", face, mat.tokens.count(face)) for face in FACES if face in mat.tokens
    ]
    if len(tasks) + len(tokens) <= 5:
        return [tasks + tokens] if tasks or tokens else []
    return [tasks, tokens]


def _record_height(mat: ShipView) -> float:
    return 28 + 80 * max(1, len(_rows(mat)))


def _record(c: Canvas, mat: ShipView, box: Box, words: Words) -> None:
    x, y, w, h = box
    c.panel(x, y, w, h, "deck", r=18)
    rows = _rows(mat)
    if not rows:
        c.text(x + w / 2, y + h / 2, words("xia-card-no-record"), 36, "faint", anchor="m", width=w - 48)
    for i, things in enumerate(rows):
        line = y + h / 2 + (i - (len(rows) - 1) / 2) * 80
        step = min(128.0, (w - 36) / len(things))
        size = min(68.0, step - 46)
        for j, (icon, kind, count) in enumerate(things):
            left = x + 24 + j * step
            put(c, icon, left + size / 2, line, size, kind)
            c.text(left + size + 8, line, str(count), 44, face="bold")


# Titles and abilities


class Seal(NamedTuple):
    """A title in its place: where it begins, how far down, its name and, if there is room, its skill."""

    x: float
    y: float
    name: str
    skill: tuple[str, ...] = ()


def _seals(mat: ShipView, words: Words) -> list[Seal]:
    """Few titles have a line each, with what they are good for; many flow one after another."""
    out: list[Seal] = []
    x, y = 48.0, 48.0
    for title in mat.titles:
        name = title.name[words.lang]
        if len(mat.titles) <= TOLD:
            skill = lines_of(title.skill[words.lang], TEXT, W - 48 - NAME - 24)
            tall = max(64.0, len(skill) * TEXT * PITCH + 16)
            out.append(Seal(x, y + tall / 2 - 32, name, skill))
            y += tall
            continue
        wide = 62 + measure(name, 37, "bold")
        if x + wide > W - 48:
            x, y = 48.0, y + 64
        out.append(Seal(x, y, name))
        x += wide + 32
    return out


def _titles_height(mat: ShipView, words: Words) -> float:
    seals = _seals(mat, words)
    return seals[-1].y + max(48.0, len(seals[-1].skill) * TEXT * PITCH / 2 + 22) + 16 if seals else 0


def _titles(c: Canvas, mat: ShipView, y: float, words: Words) -> None:
    if mat.titles:
        c.panel(24, y, W - 48, _titles_height(mat, words) - 16, mix("deck", TITLE, 0.5), r=18)
    for seal in _seals(mat, words):
        line = y + seal.y
        put(c, "sealed", seal.x + 26, line, 54, "gold")
        c.text(seal.x + 62, line, seal.name, 37, face="bold", width=NAME - 110 if seal.skill else None)
        first = line - (len(seal.skill) - 1) * TEXT * PITCH / 2
        write(c, seal.skill, 24 + NAME, first, TEXT, "text")


def _card_height(one: AbilityView, words: Words) -> float:
    return max(140.0, 40 + height_of(one.ability.text[words.lang], TEXT, W - 48 - NAME - 24))


def _ability(c: Canvas, one: AbilityView, box: Box, words: Words) -> None:
    """Name, cost, roll and when, then what it does. Exhausted cards step back and say so."""
    x, y, w, h = box
    ability = one.ability
    tone, ink, hue = ("text", "dim", "gold") if one.ready else ("faint", "faint", "faint")
    c.panel(x, y, w, h, "deck" if one.ready else mix("deck", "ink", 0.5), r=18)
    c.text(x + 24, y + 44, ability.name[words.lang], 46, tone, "bold", width=NAME - 48)
    low = y + 100
    put(c, "bolt", x + 42, low, 48, "energy" if one.ready else "faint")
    end = c.text(x + 68, low, str(ability.energy), 44, tone, "bold")
    if ability.rolls:
        put(c, "die", end + 48, low, 54, 20, "", BONE if one.ready else "faint")
        end += 84
        if ability.success:
            end = c.text(end, low, f"{ability.success}+", 44, tone, "bold")
    when = ability.when.replace("_", "-") if one.ready else "exhausted"
    c.text(end + 26, low, words(f"xia-card-when-{when}"), 36, hue, "bold", width=x + NAME - end - 50)
    rows = lines_of(ability.text[words.lang], TEXT, w - NAME - 24)
    first = y + h / 2 - (len(rows) - 1) * TEXT * PITCH / 2
    write(c, rows, x + NAME, first, TEXT, ink)
