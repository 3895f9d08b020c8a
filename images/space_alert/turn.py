"""What happened in one turn of the resolution, told in the order of the rules."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from images.canvas import Canvas
from images.space_alert.common import (
    CHECKS,
    FINAL,
    HEROIC_MOVES,
    MOVES,
    Look,
    by_code,
    face_icon,
    is_heroic,
    is_move,
    looks,
    station_name,
    tile_icon,
    zone_letter,
)
from images.space_alert.tags import fit_effects
from images.sprites import crew, square, station, threat, tile
from rules.space_alert.view import ActRow, HitRow, ThreatRow, TurnReport, View
from words import Words

W = 1200
LOW, HIGH = 900, 1200
WEAPONS = {
    "heavy_laser": "laser_heavy",
    "light_laser": "laser_light",
    "pulse_cannon": "pulse",
    "rocket": "rocket",
    "interceptors": "interceptor",
    "splash": "attack",
}
TITLE = 66


def turn_report(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    """The last turn: crew, damage, threats; rows shrink when much happened."""
    report = view.report or TurnReport(view.turn)
    acted = [row for row in report.threats if row.letter is not None or row.status != "active"]
    passed = [row for row in report.threats if row not in acted]
    counts = (
        max(1, len(report.acts)),
        max(1, len(report.hits)),
        max(1, len(acted) + bool(passed) + bool(report.appeared)),
    )
    free = HIGH - 100 - 3 * (TITLE + 14) - 16
    pitch = min(70.0, free / sum(counts))
    height = max(LOW, round(HIGH - free + pitch * sum(counts)))
    c = Canvas(W, height)
    spare = (height - (HIGH - free + pitch * sum(counts))) / sum(counts)
    pitch += spare
    crew_looks = looks(view, words, names)
    _header(c, view, report, words)
    k = min(1.0, pitch / 66)
    y = _section(c, 1, words("pic-crew"), 100, counts[0] * pitch)
    for i, act in enumerate(report.acts):
        _act(c, y + (i + 0.5) * pitch, k, act, crew_looks[act.member], words)
    if not report.acts:
        c.text(124, y + pitch / 2, words("pic-no-crew-acts"), 34, "faint")
    y = _section(c, 2, words("pic-damage"), y + counts[0] * pitch + 14, counts[1] * pitch)
    for i, hit in enumerate(report.hits):
        _hit(c, y + (i + 0.5) * pitch, k, hit, words)
    if not report.hits:
        c.text(124, y + pitch / 2, words("pic-no-hits"), 34, "faint")
    y = _section(c, 3, words("pic-threats"), y + counts[1] * pitch + 14, counts[2] * pitch)
    for row in acted:
        _struck(c, y + pitch / 2, k, row, crew_looks, words)
        y += pitch
    if passed:
        _passed(c, y + pitch / 2, k, passed, words)
        y += pitch
    if report.appeared:
        _appeared(c, y + pitch / 2, k, report, view, words)
    elif not acted and not passed:
        c.text(124, y + pitch / 2, words("pic-no-threat-moves"), 34, "faint")
    return c.im


def _header(c: Canvas, view: View, report: TurnReport, words: Words) -> None:
    if report.turn >= FINAL:
        x = c.text(28, 52, words("pic-final-step"), "title", "text", "display")
    else:
        x = c.text(28, 52, words("pic-turn"), "label", "dim", "display")
        x = c.text(x + 14, 52, str(report.turn), 76, face="display")
    line, colour = _headline(view, report, words)
    if line:
        c.text(W - 28, 52, line, 44, colour, "bold", "r", width=W - 28 - x - 40)


def _headline(view: View, report: TurnReport, words: Words) -> tuple[str, str]:
    """The one thing worth saying first."""
    if report.lost_by is not None:
        why = (
            words("pic-lost-damage")
            if report.lost_by == "damage"
            else words.name("space_alert", report.lost_by)
        )
        return f"[skull] {words('pic-lost')}: {why}", "harm"
    worst = max(view.ship.zones, key=lambda zone: len(zone.tiles))
    if len(worst.tiles) >= 5:
        zone = words(f"pic-lane-{worst.zone}")
        return f"[doom] {words('pic-zone-limit', zone=zone, n=len(worst.tiles))}", "harm"
    if report.check is not None and report.turn in CHECKS:
        if report.check:
            return f"[check] {words('pic-check-passed')}", "good"
        return f"[cross] {words('pic-check-missed')}", "harm"
    return words.name("space_alert", view.mission), "dim"


def _section(c: Canvas, n: int, title: str, y: float, rows: float) -> float:
    h = rows + TITLE
    c.panel(20, y, W - 40, h, "raise", r=18)
    c.panel(90, y, W - 110, h, "deck", r=18)
    c.rect(90, y, 110, y + h, "deck")
    c.text(55, y + 40, str(n), "title", "text", "display", "m")
    c.text(120, y + 36, title, "label", "text", "display")
    return y + TITLE - 6


def _face(c: Canvas, face: str, x: float, y: float, k: float) -> None:
    w, h = 62 * k, 58 * k
    fill, rim = ("raise", "line") if is_move(face) else ("gold" if is_heroic(face) else "white", None)
    c.panel(x - w / 2, y - h / 2, w, h, fill, "gold" if is_heroic(face) else rim, r=12 * k)
    if face in MOVES:
        name, colour = MOVES[face]
        c.icon(name, x, y, 42 * k, colour)
    elif face in HEROIC_MOVES:
        c.put(station(HEROIC_MOVES[face], round(50 * k), "gold"), x, y)
    else:
        c.icon(face_icon(face), x, y, 42 * k, "black")


def _act(c: Canvas, y: float, k: float, row: ActRow, look: Look, words: Words) -> None:
    """Who, where, card, result."""
    idle = row.did in ("nothing", "knocked_out", "no_energy", "already_fired")
    c.put(crew(look.colour, look.letter, round(62 * k), row.did == "knocked_out"), 152, y)
    c.put(station(row.at, round(84 * k), "faint" if row.to or idle else "text"), 242, y)
    if row.card not in ("-", ""):
        _face(c, row.card, 343, y, k)
        c.stroke([(394, y), (448, y)], 7 * k, "line" if idle else "dim", head=True)
    x = 468.0
    if row.to:
        c.put(station(row.to, round(84 * k), "text"), 512, y)
        x = 570
    else:
        x = c.text(x, y, _outcome(row), round(44 * k), "faint" if idle else "text", "display")
    line = told(row, words)
    for sign in (["trip"] if row.tripped else []) + (["delay"] if row.delayed or row.did == "held" else []):
        c.icon(sign, x + 26, y, 40 * k, "gold")
        x += 52
    c.text(
        W - 44, y, line, round(max(26, 32 * k)), "faint" if idle else "dim", anchor="r", width=W - 44 - x - 16
    )


def _outcome(row: ActRow) -> str:
    n = f" {row.amount}" if row.amount else ""
    return {
        "fired": f"[{WEAPONS.get(row.target or '', 'laser_heavy')}]{n}",
        "no_energy": "[energy] 0",
        "already_fired": "[cross]",
        "shielded": f"[energy:energy] [right] [shield]{n}",
        "refuelled": "[fuel:energy] [right] [reactor]",
        "charged": f"[energy:energy] [right] [reactor]{n}",
        "nothing": "–",
        "held": "–",
        "maintained": "[computer] [check:good]",
        "launched": "[rocket]",
        "took_bots": "[bots]",
        "revived_bots": "[bots_off] [right] [bots]",
        "took_off": "[interceptor]",
        "attacked_space": f"[interceptor]{n}",
        "landed": "[interceptor] [down]",
        "window": "[eye]",
        "hit_intruder": f"[intruder:threat] −{row.amount or 1}",
        "killed_intruder": "[intruder:threat] [skull:good]",
        "repaired": f"[malfunction:threat] −{row.amount or 1}",
        "fixed": "[malfunction:threat] [check:good]",
    }.get(row.did, "")


def told(row: ActRow, words: Words) -> str:
    target = words.name("space_alert", row.target) if row.target else ""
    to = station_name(row.to or row.at, words)
    line = words(f"pic-did-{row.did.replace('_', '-')}", target=target, to=to)
    if row.delayed:
        line += ", " + words("pic-did-delayed")
    if row.tripped:
        line += ", " + words("pic-did-tripped")
    return line


def _hit(c: Canvas, y: float, k: float, row: HitRow, words: Words) -> None:
    """Weapons minus shield are so many hits; the bar shows what is left, lost now, lost before."""
    size = round(44 * k)
    gap = " " if len(row.weapons) < 3 else ""
    sum_ = " + ".join(f"[{WEAPONS.get(name, 'attack')}]{gap}{n}" for name, n in row.weapons) or "–"
    if row.shield:
        sign = "−" if row.shield > 0 else "+"
        sum_ += f" {sign} [shield:dim]{gap}{abs(row.shield)}"
    c.text(124, y, f"{sum_} =", size, face="display", width=376)
    c.icon("attack", 548, y, 66 * k, "harm" if row.damage else "line")
    c.panel(548 - 18 * k, y - 18 * k, 36 * k, 36 * k, "harm" if row.damage else "line", r=18 * k)
    c.text(548, y, str(row.damage), round(38 * k), "black", "display", "m")
    c.stroke([(592, y), (636, y)], 8 * k, "harm" if row.damage else "line", head=True)
    c.put(threat(row.number, round(68 * k), "external", row.serious), 682, y)
    bar = min(38.0, 280 / max(1, row.hull))
    left = W - 44 - row.hull * bar
    if row.destroyed:
        left = W - 44 - 50 * k
        c.icon("skull", W - 44 - 24 * k, y, 48 * k, "good")
    else:
        for i in range(row.hull):
            fill, rim = "harm" if i < row.after else "deck", "harm" if i < row.before else "line"
            c.panel(left + i * bar, y - 20 * k, bar - 6, 40 * k, fill, rim, r=7, border=4)
    name = words.name("space_alert", row.code)
    note = f"pic-note-{(row.note or '').replace('_', '-')}"
    if row.note and words.has(note):
        c.lines(726, y, f"{name}: {words(note)}", round(28 * k), left - 742, 2, pitch=0.95,
                face="bold", middle=True)  # fmt: skip
    else:
        c.lines(726, y, name, round(34 * k), left - 742, 2, face="bold", pitch=0.95, middle=True)


def _struck(c: Canvas, y: float, k: float, row: ThreatRow, crew_looks: Sequence[Look], words: Words) -> None:
    """A threat reached an action square: what it did, and what it broke."""
    c.put(threat(row.number, round(66 * k), row.kind, row.serious), 152, y)
    c.text(196, y, f"[speed]{row.squares}" if row.squares else "", round(34 * k), "threat", "bold")
    x = 300.0
    if row.letter == "!":
        c.icon("doom", x, y, 52 * k, "harm")
    elif row.letter:
        c.put(square(row.letter, round(60 * k), "next"), x, y)
    x = c.text(
        x + 42,
        y,
        fit_effects(row.effects, "white", round(42 * k), 220),
        round(42 * k),
        "harm",
        "display",
        width=230,
    )
    right = W - 44.0
    if row.status != "active":
        sign, colour = ("skull", "good") if row.status == "destroyed" else ("delay", "dim")
        c.icon(sign, right - 22 * k, y, 44 * k, colour)
        right -= 58 * k
    for member in reversed(row.members):
        look = crew_looks[member]
        c.put(crew(look.colour, look.letter, round(50 * k)), right - 26 * k, y)
        right -= 54 * k
    _blows(c, row, y, k, max(x + 24, 570.0), right, words)


def _blows(c: Canvas, row: ThreatRow, y: float, k: float, left: float, right: float, words: Words) -> None:
    if not row.blows:
        return
    share, s = (right - left) / len(row.blows), {1: 1.0, 2: 0.8}.get(len(row.blows), 0.62) * k
    for i, blow in enumerate(row.blows):
        x = left + i * share
        c.zone(blow.zone, x, y - 27 * s, 66 * s, 54 * s, zone_letter(words, blow.zone), 42 * s)
        x += 66 * s + 10
        if blow.shield_before is not None:
            shield = f"[shield:{blow.zone}]{blow.shield_before}"
            if blow.shield_after != blow.shield_before:
                shield += f"→{blow.shield_after}"
            x = c.text(x, y, shield, round(40 * s), face="display") + 10
        size = min(62 * s, (left + (i + 1) * share - 8 - x) / max(1, len(blow.tiles)))
        for j, name in enumerate(blow.tiles):
            c.put(tile(tile_icon(name, blow.zone), max(16, round(size))), x + (j + 0.5) * size, y)


def _passed(c: Canvas, y: float, k: float, rows: Sequence[ThreatRow], words: Words) -> None:
    """Threats that only moved share a row."""
    x = 152.0
    for row in rows:
        c.put(threat(row.number, round(56 * k), row.kind, row.serious), x, y)
        x = c.text(x + 34 * k, y, f"[speed]{row.squares}", round(34 * k), "threat", "bold") + 50
    c.text(
        W - 44, y, words("pic-passed"), round(max(26, 32 * k)), "dim", anchor="r", width=max(60.0, W - 44 - x)
    )


def _appeared(c: Canvas, y: float, k: float, report: TurnReport, view: View, words: Words) -> None:
    x = c.text(124, y, words("pic-new-threats"), round(max(28, 34 * k)), "dim", "bold") + 40
    share = (W - 60 - x) / len(report.appeared)
    for code in report.appeared:
        one = by_code(view, code)
        if one is not None:
            c.put(threat(one.number, round(56 * k), one.kind, one.serious), x, y)
        c.text(x + 40, y, words.name("space_alert", code), round(34 * k), face="bold", width=share - 60)
        x += share
