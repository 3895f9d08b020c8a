"""Threats as cards: one with all it can do and when, or all that were announced side by side."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from images.canvas import Canvas
from images.space_alert.art_inside import portrait
from images.space_alert.cards import Card, card, marks, schedule
from images.space_alert.common import FINAL, zone_letter
from images.space_alert.effects import sentence, trait
from images.space_alert.tags import boxed, figures, fit_effects
from images.sprites import square, station, threat
from images.text import measure
from images.theme import mix, rgb
from rules.space_alert.view import ThreatView, View
from words import Words

W, H = 1200, 800
STARS = ((22, 30), (88, 16), (16, 78), (94, 66), (8, 52), (74, 88), (97, 40))
LETTERS = ("X", "Y", "Z")


def turns(one: ThreatView, view: View, letter: str, words: Words) -> str:
    """The turns in which the squares of this letter are reached, as words."""
    found = [turn for _, mark, turn in schedule(one, view) if mark == letter]
    in_time = [words("pic-final-short") if turn == FINAL else str(turn) for turn in found if turn <= FINAL]
    if in_time:
        return words("pic-on-turns", turns=", ".join(in_time))
    if found:
        return words("pic-never")
    return words("pic-behind") if letter in marks(view.tracks[one.lane]).values() else "–"


def printed_card(one: ThreatView, words: Words) -> Image.Image:
    """The card by itself, as `/rules` shows it: what it does, but not where or when."""
    return threat_card(one, None, words)


def threat_card(one: ThreatView, view: View | None, words: Words) -> Image.Image:
    c, printed = Canvas(W, H if view is not None else H - 134), card(one)
    _picture(c, one, view, words)
    c.text(456, 60, words.name("space_alert", one.code), 62, face="display", width=720)
    level = words("pic-yellow-level" if one.yellow else "pic-white-level")
    kind = words(f"pic-{one.kind}")
    weight = words("pic-serious" if one.serious else "pic-normal")
    c.text(456, 120, f"{kind}, {weight}, {level}", 34, "dim", width=720)
    _figures(c, one, words)
    special = _special(one, printed, words)
    row_h = 82 if len(special) < 2 else 76
    for i, letter in enumerate(LETTERS):
        _action(c, one, view, words, letter, 306 + i * row_h, row_h - 8)
    y = 306 + 3 * row_h - 34
    for i, line in enumerate(special[:2]):
        h = 62 if len(special) < 2 else 42
        c.panel(456, y + i * (h + 6), 720, h, mix("ink", "cyan", 0.22), r=14)
        c.text(476, y + i * (h + 6) + h / 2, line, 34 if h > 50 else 29, face="bold", width=684)
    if view is not None:
        _track(c, one, view, words)
    y = c.h - 38
    c.text(34, y, f"[check:good] {words('pic-destroyed')} {printed.destroyed}", 38, face="bold", width=380)
    c.text(430, y, f"[delay:dim] {words('pic-survived')} {printed.survived}", 38, face="bold", width=320)
    c.text(1172, y, _how(one, words), 32, "dim", anchor="r", width=400)
    return c.im


def _picture(c: Canvas, one: ThreatView, view: View | None, words: Words) -> None:
    zone = one.lane if one.lane != "internal" else "dim"
    c.panel(24, 24, 400, 560, "deck", zone, r=20, border=5)
    for x, y in STARS:
        px, py = 34 + x * 3.8, 110 + y * 3.6
        c.d.ellipse((px, py, px + 5, py + 5), fill=rgb("line"))
    c.put(portrait(one.code, one.kind, 320), 224, 300)
    if one.lane != "internal":
        c.zone(one.lane, 24, 24, 150, 84, zone_letter(words, one.lane), 60)
    elif one.stations:
        c.put(station("+".join(one.stations), 130, "threat"), 46, 46, "lt")
    if view is None:
        return
    c.put(threat(one.number, 110, one.kind, one.serious), 362, 86)
    if one.unconfirmed:
        c.text(224, 456, f"[question] {words('pic-unconfirmed')}", 30, "gold", "bold", "m", width=370)
    lane = words(f"pic-lane-{one.lane}")
    c.text(
        224,
        502,
        words("pic-track", lane=lane, track=view.tracks[one.lane].id),
        34,
        face="bold",
        anchor="m",
        width=370,
    )
    c.text(224, 548, _when(one, words), 32, "threat", "bold", "m", width=370)


def _when(one: ThreatView, words: Words) -> str:
    if one.status == "announced":
        return words("pic-appears", turn=one.number)
    if one.status == "active" and one.square is not None:
        return words("pic-at-square", n=one.square)
    return words(f"pic-{one.status}")


def _figures(c: Canvas, one: ThreatView, words: Words) -> None:
    hull = f"{one.hp}/{one.hull}" if one.hp != one.hull else str(one.hull)
    strength = "pic-strength" if one.kind == "malfunction" else "pic-hull"
    rows = [("hp", "harm", hull, strength), ("speed", "dim", str(one.speed), "pic-speed")]
    if one.shield is not None:
        rows.insert(0, ("shield", "dim", str(one.shield).replace("-", "−"), "pic-shield"))
    width = (720 - 12 * (len(rows) - 1)) / len(rows)
    for i, (name, colour, value, word) in enumerate(rows):
        x = 456 + i * (width + 12)
        c.panel(x, 156, width, 100, "deck", r=16)
        left = x + (width - 66 - measure(value, 54, "display")) / 2
        c.icon(name, left + 25, 190, 50, colour)
        c.text(left + 66, 190, value, 54, face="display")
        c.text(x + width / 2, 237, words(word), 27, "dim", anchor="m", width=width - 16)


def _action(
    c: Canvas, one: ThreatView, view: View | None, words: Words, letter: str, y: float, h: float
) -> None:
    """A row: the square, the icons, the words, and the turn."""
    effects = card(one).effects(letter)
    when = turns(one, view, letter, words) if view is not None else ""
    steps = schedule(one, view) if view is not None else []
    c.panel(456, y - h / 2, 720, h, "deck", r=16)
    c.put(square(letter, 58, "next" if one.then == letter and one.reaches else "ahead"), 500, y)
    c.text(
        1160,
        y,
        when,
        34,
        "threat" if any(mark == letter for _, mark, turn in steps if turn <= FINAL) else "faint",
        "bold",
        "r",
    )
    room = 1160 - measure(when, 34, "bold") - 20
    if not effects:
        c.text(548, y, words("pic-fx-nothing"), 34, "faint", width=room - 548)
        return
    icons = fit_effects(effects, one.lane, 44, 220)
    x = c.text(546, y, icons, 44, "text", "display", width=230)
    told = sentence(effects, words, one.lane)
    c.lines(x + 20, y, told, 30, room - x - 20, 2, "dim", "bold", pitch=1.0, middle=True)


def _special(one: ThreatView, printed: Card, words: Words) -> list[str]:
    lines = [trait(token, words) for token in printed.traits]
    if one.fires_back:
        lines.insert(0, words("pic-fires-back"))
    return [f"[star:cyan] {line}" for line in lines]


def _how(one: ThreatView, words: Words) -> str:
    """What the crew can do about it."""
    if one.kind == "malfunction":
        return words("pic-repair-with", system=one.system or "?")
    if one.kind == "intruder":
        return words("pic-fight-with")
    return words("pic-weapons-hit") if not card(one).traits and one.kind == "external" else ""


def _track(c: Canvas, one: ThreatView, view: View, words: Words) -> None:
    """The whole way from left to right, the ship at the right end."""
    track = view.tracks[one.lane]
    y, ground = 676, mix("ink", "raise", 0.6)
    c.panel(24, 602, W - 48, 124, ground, r=16)
    step = (W - 164) / max(1, track.length - 1)
    xs = {q: 84 + (track.length - q) * step for q in range(1, track.length + 1)}
    c.rect(xs[track.length], y - 3, xs[1], y + 3, "line")
    at = min(track.length, max(1, one.square)) if one.square is not None else track.length
    low = max(1, at - one.speed)
    c.rect(xs[at], y - 5, xs[low], y + 5, "threat")
    for q, x in xs.items():
        lit = low <= q < at
        c.panel(x - 14, y - 14, 28, 28, "threat" if lit else "faint", ground, r=14, border=3)
    for q, letter in marks(track).items():
        state = "past" if q >= at else "next" if low <= q else "ahead"
        c.put(square(letter, 60, state), xs[q], y)
    for n, q in ((2, 10), (1, 5)):
        if q < track.length:
            edge = xs[q] - step / 2
            c.rect(edge - 2, 608, edge + 2, 720, "line")
            c.text(edge + 12, 628, f"{words('pic-range')} {n}", 26, "dim", "bold")
    c.put(threat(one.number, 84, one.kind, one.serious), xs[at], y)


def lineup(view: View, words: Words, names: Sequence[str] = ()) -> Image.Image:
    """All threats of the mission so far, side by side; one row of them takes half the height."""
    threats = sorted(view.threats, key=lambda one: one.number)
    columns = 1 if len(threats) == 1 else 2 if len(threats) <= 4 else 3
    c = Canvas(1600, 1200 if len(threats) > columns else 608)
    if not threats:
        c.panel(24, 24, 1552, 560, "deck", r=24)
        c.icon("target", 800, 230, 200, "line")
        c.text(800, 420, words("pic-no-threats"), "title", "dim", "display", "m", width=1400)
        return c.im
    rows = max(2, -(-len(threats) // columns))
    w, h = (1600 - 32 - 16 * (columns - 1)) / columns, (1200 - 32 - 16 * (rows - 1)) / rows
    for i, one in enumerate(threats):
        x, y = 16 + (i % columns) * (w + 16), 16 + (i // columns) * (h + 16)
        _small(c, one, view, words, (x, y, w, h))
    return c.im


def _small(
    c: Canvas, one: ThreatView, view: View, words: Words, box: tuple[float, float, float, float]
) -> None:
    x, y, w, h = box
    over = one.status in ("destroyed", "survived", "gone")
    rim = "line" if one.lane == "internal" or over else one.lane
    c.panel(x, y, w, h, "deck", rim, r=18, border=4)
    c.put(threat(one.number, 78, one.kind, one.serious, over), x + 54, y + 54)
    tone = "faint" if over else "text"
    c.lines(
        x + 104,
        y + 54,
        words.name("space_alert", one.code),
        38,
        w - 204,
        2,
        tone,
        "display",
        pitch=0.95,
        middle=True,
    )
    if one.lane != "internal":
        c.zone(one.lane, x + w - 88, y + 20, 70, 52, zone_letter(words, one.lane), 42)
    elif one.stations:
        c.put(station("+".join(one.stations), 76, "threat"), x + w - 18, y + 22, "rt")
    foot = 96 if h > 500 and not over else 0
    area = h - 104 - foot
    art = min(area - 24, w * 0.34)
    c.put(portrait(one.code, one.kind, round(art)), x + 18 + art / 2, y + 100 + area / 2)
    left = x + art + 40
    if over:
        sign, colour = ("check", "good") if one.status == "destroyed" else ("delay", "dim")
        line = f"[{sign}] {words(f'pic-{one.status}')}"
        c.text(left, y + 100 + area / 2, line, 38, colour, "bold", width=x + w - left - 16)
    else:
        _rows(c, one, view, (left, y + 104, x + w - 18, y + 92 + area))
    if foot:
        notes = [trait(token, words) for token in card(one).traits] or [_how(one, words)]
        c.panel(x + 16, y + h - foot - 4, w - 32, foot - 12, mix("ink", "cyan", 0.18), r=12)
        middle = y + h - foot / 2 - 10
        c.lines(x + 32, middle, ". ".join(notes), 31, w - 64, 2, "text", "bold", pitch=1.05, middle=True)


def _rows(c: Canvas, one: ThreatView, view: View, box: tuple[float, float, float, float]) -> None:
    """Figures, then a row for each action square with its turns."""
    left, top, right, bottom = box
    pitch = min(92.0, (bottom - top) / 4)
    size = round(min(46.0, pitch * 0.62))
    c.text(left, top + pitch / 2, figures(one), size, face="bold", width=right - left)
    for i, letter in enumerate(LETTERS, 1):
        y = top + pitch * (i + 0.5)
        found: list[int | str] = [t for _, mark, t in schedule(one, view) if mark == letter and t <= FINAL]
        effects = card(one).effects(letter)
        mark_size = round(min(62, pitch - 8))
        c.put(square(letter, mark_size), left + mark_size / 2, y)
        start, figure = left + mark_size + 10, round(size * 0.75)
        edge = right
        for turn in reversed(found or ["–"]):
            width = measure(str(turn), figure, "display") + 20
            boxed(c, turn, edge - width / 2, y, width, figure, bool(found and effects))
            edge -= width + 6
        room = edge - 6 - start
        line = fit_effects(effects, one.lane, size, room)
        c.text(start, y, line, size, "threat" if effects else "faint", "bold", width=room)
