"""The score sheet, as the rulebook counts it."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from images.canvas import Canvas
from images.space_alert.common import FINAL, Look, by_code, looks, signed, tile_icon, zone_letter
from images.sprites import crew, threat, tile
from images.theme import ZONES, mix
from rules.space_alert.view import ScoreView, View
from words import Words

W, H = 1200, 860


def score_sheet(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    c, score = Canvas(W, H), view.score or ScoreView(True)
    crew_looks = looks(view, words, names)
    _result(c, view, score, words)
    destroyed, survived = _settled(view, score, "destroyed"), _settled(view, score, "survived")
    rows = len(destroyed) + len(survived)
    pitch = min(62.0, (H - 176 - 24 - 32 - 2 * 76 - 104) / max(1, rows))
    tones = ("good", "text") if score.won else ("dim", "dim")
    y = _block(c, view, words, 176, "pic-score-destroyed", ("attack", tones[0]), destroyed, pitch)
    y = _block(c, view, words, y, "pic-score-survived", ("delay", tones[1]), survived, pitch)
    if not score.won and H - 24 - y > 190:
        c.panel(24, y, 560, H - 24 - y - 120, "deck", r=18)
        c.lines(304, (y + H - 144) / 2, words("pic-no-score"), 38, 500, 2, "dim", "bold", "m", middle=True)
        y = H - 24 - 104
    _crew(c, view, crew_looks, y)
    _visual(c, score, words)
    _penalties(c, view, score, words, crew_looks)
    return c.im


def _settled(view: View, score: ScoreView, status: str) -> list[tuple[str, int]]:
    """What is scored; of a lost ship, what was done until then, without points."""
    scored = score.destroyed if status == "destroyed" else score.survived
    if scored or score.won:
        return list(scored)
    return [(one.code, 0) for one in view.threats if one.status == status]


def _result(c: Canvas, view: View, score: ScoreView, words: Words) -> None:
    colour = "good" if score.won else "harm"
    c.panel(24, 24, W - 48, 132, mix("ink", colour, 0.22), colour, r=20, border=4)
    c.icon("check" if score.won else "skull", 88, 90, 68, colour)
    right = W - 56.0
    if score.total is not None:
        c.text(right, 90, str(score.total).replace("-", "−"), 110, face="display", anchor="r")
        right -= 240
    elif score.won:
        c.text(right, 90, words("pic-not-scored"), "label", "dim", anchor="r", width=220)
        right -= 240
    c.text(146, 68, words("pic-won" if score.won else "pic-lost"), "title", face="display", width=right - 146)
    if score.won:
        line = words(
            "pic-score-mission", mission=words.name("space_alert", view.mission), crew=len(view.crew)
        )
    else:
        final = score.lost_turn is None or score.lost_turn >= FINAL
        when = words("pic-lost-final") if final else words("pic-lost-in", turn=score.lost_turn)
        why = (
            words("pic-lost-damage")
            if score.lost_by in (None, "damage")
            else words.name("space_alert", str(score.lost_by))
        )
        line = f"{words.name('space_alert', view.mission)} · {when} · {why}"
    c.text(146, 122, line, 32, "dim", width=right - 160)


def _block(
    c: Canvas,
    view: View,
    words: Words,
    y: float,
    title: str,
    look: tuple[str, str],
    rows: Sequence[tuple[str, int]],
    pitch: float,
) -> float:
    icon, colour = look
    x, w, h = 24, 560, 76 + pitch * len(rows)
    c.panel(x, y, w, h, "deck", r=18)
    c.text(x + 20, y + 38, f"[{icon}:{colour}] {words(title)}", 36, face="bold", width=380)
    total = sum(points for _, points in rows)
    c.text(x + w - 20, y + 38, signed(total), 48, colour if total else "dim", "display", "r")
    k = min(1.0, pitch / 58)
    for i, (code, points) in enumerate(rows):
        yy, one = y + 70 + (i + 0.5) * pitch, by_code(view, code)
        if one is not None:
            c.put(threat(one.number, round(54 * k), one.kind, one.serious), x + 46, yy)
        c.text(x + 86, yy, words.name("space_alert", code), round(34 * max(k, 0.8)), width=w - 170)
        c.text(x + w - 20, yy, str(points or "–"), round(36 * max(k, 0.8)), "dim", "display", "r")
    return y + h + 16


def _crew(c: Canvas, view: View, crew_looks: Sequence[Look], y: float) -> None:
    h = H - 24 - y
    c.panel(24, y, 560, h, "deck", r=18)
    step = 560 / max(1, len(view.crew))
    size = round(min(80.0, h - 16, step - 12))
    for i, member in enumerate(view.crew):
        look = crew_looks[i]
        c.put(crew(look.colour, look.letter, size, member.knocked_out), 24 + (i + 0.5) * step, y + h / 2)


def _visual(c: Canvas, score: ScoreView, words: Words) -> None:
    x, w = 600, 576
    c.panel(x, 176, w, 146, "deck", r=18)
    c.text(x + 20, 214, f"[eye:text] {words('pic-visual')}", 36, face="bold", width=400)
    c.text(
        x + w - 20,
        214,
        signed(sum(score.visual)),
        48,
        "good" if any(score.visual) and score.won else "dim",
        "display",
        "r",
    )
    for i, points in enumerate(score.visual):
        c.panel(x + 22 + i * 128, 254, 112, 52, "ink", "line", r=10)
        c.text(x + 78 + i * 128, 280, str(points), 36, face="display", anchor="m")


def _penalties(c: Canvas, view: View, score: ScoreView, words: Words, crew_looks: Sequence[Look]) -> None:
    x, w = 600, 576
    worst = max(score.tiles)
    total = sum(score.tiles) + worst + 2 * score.knocked_out + score.disabled
    c.panel(x, 338, w, H - 24 - 338, "deck", r=18)
    c.text(x + 20, 376, f"[cross:harm] {words('pic-penalties')}", 36, face="bold", width=380)
    if score.won:
        c.text(x + w - 20, 376, signed(-total), 48, "harm" if total else "dim", "display", "r")
    for i, (zone, count) in enumerate(zip(ZONES, score.tiles, strict=True)):
        yy, tiles = 444 + i * 60, view.ship.zones[i].tiles
        c.zone(zone, x + 20, yy - 23, 60, 46, zone_letter(words, zone), 36)
        for k in range(6):
            if k < min(count, 6):
                name = tile_icon(tiles[k], zone) if k < len(tiles) else "structural"
                c.put(tile(name, 48), x + 118 + k * 54, yy)
            else:
                c.panel(x + 98 + k * 54, yy - 20, 40, 40, "ink", "raise", r=8)
        c.text(x + w - 20, yy, signed(-count), 36, "dim", "display", "r")
    out = [(m, crew_looks[m.index]) for m in view.crew if m.knocked_out]
    _line(c, 636, words("pic-worst-zone"), -worst)
    if worst:
        zone = ZONES[score.tiles.index(worst)]
        c.zone(zone, x + 300, 613, 60, 46, zone_letter(words, zone), 36)
    _line(c, 708, words("pic-knocked-out"), -2 * score.knocked_out)
    size = 60 if len(out) < 3 else 36
    for i, (_, look) in enumerate(out[: score.knocked_out]):
        c.put(
            crew(look.colour, look.letter, size, True),
            x + 330 + i * (size - 4) - (15 if size < 60 else 0),
            708,
        )
    _line(c, 780, words("pic-squads-down"), -score.disabled)
    for i in range(score.disabled):
        c.icon("bots_off", x + 330 + i * 54, 780, 50, "dim")


def _line(c: Canvas, y: float, words: str, value: int) -> None:
    c.text(620, y, words, 34, width=270)
    c.text(1156, y, signed(value), 36, "dim", "display", "r")
