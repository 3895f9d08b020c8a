"""The ship of the table picture: stations, systems, crew, intruders, damage, and what flies beside it."""

from __future__ import annotations

from PIL import Image

from images.canvas import Canvas
from images.kept import kept
from images.space_alert.common import STATIONS, Look, tile_icon, zone_letter
from images.space_alert.tracks import COL, zone_x
from images.sprites import crew, threat, tile
from images.theme import ZONES
from rules.space_alert.view import ShipView, ThreatView, View, ZoneView
from words import Words

UP_Y, LOW_Y, DECK_H = 722, 924, 180
STRIP_Y = 1118
HERE = ("announced", "active")
"""What is aboard, and as a ghost what has been announced: the crew plans for the place where it will be."""
SYSTEMS = {
    "upper_red": ("laser_heavy", "shield", "interceptor"),
    "upper_white": ("laser_heavy", "shield", "computer"),
    "upper_blue": ("laser_heavy", "shield", "bots"),
    "lower_red": ("laser_light", "reactor", "bots"),
    "lower_white": ("pulse", "reactor", "eye"),
    "lower_blue": ("laser_light", "reactor", "rocket"),
}
_HULL = (
    (66, 760), (124, 700), (1214, 700), (1242, 728), (1242, 1168), (1216, 1194), (124, 1194), (66, 1134),
)  # fmt: skip


def station_box(where: str) -> tuple[int, int, int, int]:
    deck, zone = where.split("_")
    return zone_x(zone) + 5, UP_Y if deck == "upper" else LOW_Y, COL - 10, DECK_H


def paint_base(c: Canvas) -> None:
    """Hull and floors."""
    c.shape(_HULL, "line")
    c.shape([(x + (6 if x < 660 else -6), y + (6 if y < 940 else -6)) for x, y in _HULL], "deck")
    for where in STATIONS:
        x, y, w, h = station_box(where)
        c.panel(x, y, w, h, where.split("_")[1] + "_floor", r=14)
    for zone in ZONES:
        _shaft(c, zone)


def _shaft(c: Canvas, zone: str, broken: bool = False) -> None:
    x, top, low = zone_x(zone) + COL / 2, UP_Y + DECK_H - 18, LOW_Y + 18
    c.panel(x - 38, top, 76, low - top, "ink", "harm" if broken else zone, r=12, border=4)
    if broken:
        c.put(tile("lift", 54), x, (top + low) / 2)
    else:
        c.icon("lift", x, (top + low) / 2, 40, zone)


def paint(c: Canvas, view: View, words: Words, looks: tuple[Look, ...]) -> None:
    for zone in view.ship.zones:
        _shield(c, zone, words)
        if "gravolift" in zone.tiles:
            _shaft(c, zone.zone, True)
        _strip(c, zone, _broken_now(view, zone.zone))
    for where in STATIONS:
        _systems(c, where, view)
        _people(c, where, view, looks)
    x, y, w, _ = station_box("lower_white")
    for i in range(view.ship.fuel):
        c.icon("fuel", x + w - 26 - i * 34, y + 34, 38, "energy")
    _outside(c, view, looks)


def _shield(c: Canvas, zone: ZoneView, words: Words) -> None:
    x = zone_x(zone.zone) + 5
    c.panel(x, 658, COL - 10, 50, "ink", zone.zone, r=16, border=4)
    c.zone(zone.zone, x, 658, 80, 50, zone_letter(words, zone.zone), 40)
    c.icon("shield", x + 112, 683, 40, zone.zone)
    c.cubes(x + 144, 663, zone.shield, zone.shield_room, 36, zone.shield_broken)


def _broken_now(view: View, zone: str) -> int:
    """How many tiles of the zone came with the last turn."""
    rows = view.report.threats if view.report and view.stage == "resolution" else ()
    return sum(len(blow.tiles) for row in rows for blow in row.blows if blow.zone == zone)


def _strip(c: Canvas, zone: ZoneView, fresh: int) -> None:
    """Six places: when all are full, one more hit loses the ship."""
    full = len(zone.tiles) >= 6
    for i in range(6):
        x, y = zone_x(zone.zone) + 42 + i * 59, STRIP_Y + 34
        if i < len(zone.tiles):
            new = i >= len(zone.tiles) - fresh
            c.put(tile(tile_icon(zone.tiles[i], zone.zone), 56, i < zone.carried, new), x, y)
        else:
            c.panel(x - 24, y - 24, 48, 48, "ink", "raise", r=8)
    if full:
        left = zone_x(zone.zone) + 8
        c.rect(left, STRIP_Y + 66, left + COL - 16, STRIP_Y + 72, "harm")


def _systems(c: Canvas, where: str, view: View) -> None:
    x, y, _, h = station_box(where)
    deck, zone = where.split("_")
    top = y + 7 if deck == "upper" else y + h - 91
    facts = view.ship.zones[ZONES.index(zone)]
    widths = (118, 114, 116) if deck == "upper" else (110, 140, 102)
    left = x + 5
    for key, name, width in zip("ABC", SYSTEMS[where], widths, strict=True):
        bad = tuple(
            (t.number, t.serious, t.status == "announced")
            for t in view.threats
            if t.status in HERE and t.system == key and where in t.stations
        )
        away = name == "interceptor" and any(m.station == "space" for m in view.crew)
        state = _state(name, where, view.ship, facts, away)
        c.put(_chip(key, name, width, zone, state, bad), left, top, "lt")
        left += width + 5


State = tuple[str, int, int, int]
"""A word on the system, and up to three figures."""
Broken = tuple[tuple[int, bool, bool], ...]
"""Malfunctions on it: their numbers, whether they are serious, and whether they are still to come."""


def _state(name: str, where: str, ship: ShipView, zone: ZoneView, away: bool) -> State:
    if name == "reactor":
        return "", zone.reactor, zone.reactor_room, zone.reactor_broken
    if name in ("laser_heavy", "laser_light", "pulse"):
        tile_name = "upper_weapon" if name == "laser_heavy" else "lower_weapon"
        strength = zone.upper_weapon if name == "laser_heavy" else zone.lower_weapon
        return "broken" if tile_name in zone.tiles else "", strength, 0, 0
    if name == "shield":
        return "broken" if "shield" in zone.tiles else "", 0, 0, 0
    if name == "rocket":
        return "" if ship.rockets else "gone", ship.rockets, 0, 0
    if name == "bots":
        squad = ship.hangars.get(where)
        return ("gone" if squad is None else "off" if squad == "disabled" else ""), 0, 0, 0
    if name == "interceptor":
        return "gone" if away else "", 0, 0, 0
    return "", 0, 0, 0


@kept
def _chip(key: str, name: str, w: int, zone: str, state: State, bad: Broken) -> Image.Image:
    """A system: its button, its icon, its figure; torn when broken, outlined when it is out of order."""
    word, figure, room, broken = state
    c = Canvas(w, 84, fill=f"{zone}_floor")
    out_of_order = any(not ghost for *_, ghost in bad)
    c.panel(0, 0, w, 84, "ink", "threat" if out_of_order else None, r=10, border=4)
    c.text(18, 20 if bad else 42, key, 26 if bad else 30, "dim", "display", "m")
    shift = 10 if bad else 0
    if name == "reactor":
        size = 28 if bad else 31
        top = 10 if max(figure, room) + broken > 3 else 25
        c.cubes(36 + shift, top, figure, room, size, broken, per_row=3)
    elif word == "broken":
        c.put(tile(name, 54), 56 + shift, 42)
    else:
        glyph = "bots_off" if word == "off" else name
        c.icon(glyph, 56 + shift, 42, 46, "line" if word == "gone" else "dim" if word == "off" else "text")
    if name in ("laser_heavy", "laser_light", "pulse", "rocket"):
        colour = "harm" if word == "broken" else "faint" if word == "gone" else "text"
        c.text(w - 9, 42, str(figure), 38 if w > 105 else 32, colour, "display", "r")
    for i, (number, serious, ghost) in enumerate(bad):
        c.put(threat(number, 42, "malfunction", serious, ghost=ghost), 24 + i * (w - 48), 58)
    return c.im


def _people(c: Canvas, where: str, view: View, looks: tuple[Look, ...]) -> None:
    x, y, w, _ = station_box(where)
    row = y + 127 if where.startswith("upper") else y + 53
    folk = [m for m in view.crew if m.station == where]
    foes = [t for t in view.threats if t.status in HERE and t.kind == "intruder" and where in t.stations]
    stores = 34 * view.ship.fuel + 6 if where == "lower_white" else 0
    taken = stores + _foes(c, foes, x + w - 6 - stores, row)
    need = sum(70 + 42 * bool(m.bots) for m in folk)
    k = min(1.0, (w - 16 - taken) / max(1, need))
    left = x + 8.0
    for member in folk:
        look = looks[member.index]
        c.put(crew(look.colour, look.letter, round(66 * k), member.knocked_out), left + 35 * k, row)
        left += 70 * k
        if member.bots:
            c.icon(
                "bots" if member.bots == "active" else "bots_off",
                left + 18 * k,
                row + 8 * k,
                42 * k,
                look.colour,
            )
            left += 42 * k


def _foes(c: Canvas, foes: list[ThreatView], right: float, row: float) -> float:
    """Intruders from the right, those to come as ghosts; returns the room they take."""
    size = 72 if len(foes) < 3 else 54
    for i, one in enumerate(foes):
        marker = threat(one.number, size, "intruder", one.serious, ghost=one.status == "announced")
        c.put(marker, right - size / 2 - i * (size + 2), row)
    return len(foes) * (size + 2)


def _outside(c: Canvas, view: View, looks: tuple[Look, ...]) -> None:
    """What is beside the ship: the pilot, a crack in the hull, a rocket that hits next turn."""
    y = 690.0
    for member in view.crew:
        if member.station == "space":
            look = looks[member.index]
            c.icon("interceptor", 40, y, 64, look.colour)
            c.put(crew(look.colour, look.letter, 56, member.knocked_out), 38, y + 60)
            y += 130
    y = max(y, 830)
    for one in view.threats:
        if one.kind == "exterior" and one.status in HERE:
            ghost = one.status == "announced"
            c.put(threat(one.number, 64, "exterior", one.serious, ghost=ghost), 34, y)
            y += 72
    if view.ship.rocket_in_flight:
        c.icon("rocket", 34, y + 6, 58, "text")
