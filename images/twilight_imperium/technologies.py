"""The technologies of a player: four lanes; what is owned, what could be had, what needs another first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PIL import Image

from images.canvas import Canvas
from images.text import fit, measure
from images.theme import mix
from images.twilight_imperium import facts
from images.twilight_imperium.colours import RESOURCE, TECH
from images.twilight_imperium.common import player_of, put, put_seat
from images.twilight_imperium.paper import M, W
from rules.twilight_imperium.view import PlayerView, View
from words import Words

LANE, CELL, HIGH, GAP, ROW, BETWEEN, PAD, TOP = 74, 346, 118, 26, 12, 22, 18, 160
Spot = tuple[float, float]
PLACES: dict[str, dict[str, Spot]] = {
    "red": {
        "hylar_v_assault_laser": (0, 1),
        "deep_space_cannon": (1, 0.5),
        "magen_defense_grid": (2, 0),
        "war_sun": (2, 1),
        "automated_defense_turrets": (1, 2),
        "assault_cannon": (2, 2),
        "graviton_negator": (3, 2),
    },
    "blue": {
        "antimass_deflectors": (0, 1),
        "xrd_transporters": (1, 1),
        "maneuvering_jets": (2, 0),
        "light_wave_deflector": (2, 1),
        "type_iv_drive": (2, 2),
        "advanced_fighters": (3, 2),
        "fleet_logistics": (3, 0),
    },
    "green": {
        "stasis_capsules": (0, 0.5),
        "cybernetics": (1, 0),
        "gen_synthesis": (2, 0),
        "hyper_metabolism": (3, 0),
        "neural_motivator": (1, 1),
        "dacxive_animators": (2, 1),
        "x89_bacterial_weapon": (3, 1),
    },
    "yellow": {
        "enviro_compensator": (0, 0),
        "sarween_tools": (1, 0),
        "micro_technology": (2, 0),
        "nano_technology": (3, 0),
        "graviton_laser_system": (0, 1),
        "transit_diodes": (1, 1),
        "integrated_economy": (3, 1),
    },
}
"""Columns and rows: what needs a technology of its own colour stands to the right of it."""
ROWS = {"red": 3, "blue": 3, "green": 2, "yellow": 2}
CARD = "technology_2"
STATES = ("owned", "now", "later")


def technologies(view: View, words: Words, names: Sequence[str], seat: int) -> Image.Image:
    one = player_of(view, seat)
    heights = {kind: n * HIGH + (n - 1) * ROW + 2 * PAD for kind, n in ROWS.items()}
    c = Canvas(W, TOP + sum(heights.values()) + BETWEEN * 3 + 120)
    _title(c, view, one, words)
    y: float = TOP
    for kind, tall in heights.items():
        _lane(c, view, one, kind, y, tall, words)
        y += tall + BETWEEN
    foot(c, view, y - BETWEEN + 62, one, words)
    return c.im


def state(tech: str, owned: Sequence[str]) -> str:
    """Owned; to be had now; or later, since it needs another first."""
    row = facts.TECHNOLOGIES[tech]
    if tech in owned:
        return "owned"
    have = [need in owned for need in row.get("requires", ())]
    enough = any(have) if row.get("mode") == "any" else all(have)
    return "now" if not have or enough else "later"


def prices(view: View, seat: int) -> dict[str, int] | None:
    """What could be had now and its price, as far as this is the own seat: with the card, or for a follower
    while somebody else resolves it."""
    if view.own is None or view.seat != seat:
        return None
    return {id: follow if following(view) else card for id, card, follow in view.own.research}


def following(view: View) -> bool:
    return view.strategic is not None and view.strategic[1] == CARD and view.strategic[0] != view.seat


def standing(view: View, seat: int, tech: str) -> str:
    """As `state`; for the own seat it is known what laws and cards forbid or allow."""
    owned, open_ = player_of(view, seat).technologies, prices(view, seat)
    if open_ is None or tech in owned:
        return state(tech, owned)
    return "now" if tech in open_ else "later"


def _title(c: Canvas, view: View, one: PlayerView, words: Words) -> None:
    """With the specialties of planets that are ready, which make technologies of their colour cheaper."""
    put_seat(c, one.seat, 68, 66, 78)
    c.text(124, 66, words("ti-pic-technologies"), 72, face="display", width=620)
    there = [view.planet(id) for id in one.planets]
    found: Counter[str] = Counter(each.specialty for each in there if each.ready and each.specialty)
    x = W - 34.0
    for kind in reversed(TECH):
        if kind in found:
            x = x - measure(str(found[kind]), 46, "display")
            c.text(x, 66, str(found[kind]), 46, "text", "display")
            put(c, "gem", x - 36, 66, 50, kind)
            x -= 84
    if found:
        x = x + 4 - measure(words("ti-pic-specialties"), 32)
        c.text(x, 67, words("ti-pic-specialties"), 32, "dim")
    if prices(view, one.seat) is not None:
        said = words("ti-pic-price-follow") if following(view) else words("ti-pic-price-card")
        c.text(124, 122, f"[ti_res:{RESOURCE}] {said}", 32, "dim", width=W - 200)


def _lane(c: Canvas, view: View, one: PlayerView, kind: str, y: float, tall: float, words: Words) -> None:
    c.panel(M, y, W - 2 * M, tall, mix(TECH[kind], "ink", 0.87))
    put(c, "gem", M + 37, y + tall / 2 - 14, 58, kind)
    said = words(f"ti-pic-lane-{kind}")
    c.text(M + 37, y + tall / 2 + 36, said, 27, TECH[kind], "bold", "m", width=LANE - 6)
    spots = {
        tech: (M + LANE + column * (CELL + GAP), y + PAD + row * (HIGH + ROW))
        for tech, (column, row) in PLACES[kind].items()
    }
    for tech in spots:
        row = facts.TECHNOLOGIES[tech]
        for need in row.get("requires", ()):
            if need in spots:
                tone = TECH[kind] if need in one.technologies else "line"
                _link(c, spots[need], spots[tech], tone, row.get("mode") == "any")
    for tech, spot in spots.items():
        _card(c, view, tech, spot, kind, one, words)
    wishes = view.own.wishes if view.own is not None and view.seat == one.seat else ()
    for number, tech in enumerate(wishes, 1):
        if tech in spots:
            _wish(c, number, *spots[tech])


def _link(c: Canvas, a: Spot, b: Spot, tone: str, either: bool) -> None:
    """From the right side of one card to the left side of the next; dotted if another would do as well."""
    x0, y0, x1, y1 = a[0] + CELL, a[1] + HIGH / 2, b[0], b[1] + HIGH / 2
    middle = (x0 + x1) / 2
    for p, q in (
        ((x0, y0), (middle, y0)),
        ((middle, min(y0, y1)), (middle, max(y0, y1))),
        ((middle, y1), (x1, y1)),
    ):
        _bar(c, p, q, tone, either)


def _bar(c: Canvas, p: Spot, q: Spot, tone: str, dotted: bool, wide: float = 5) -> None:
    length = abs(q[0] - p[0]) + abs(q[1] - p[1])
    step, on = (12.0, 7.0) if dotted else (max(length, 1.0), length)
    dx, dy = (1, 0) if p[1] == q[1] else (0, 1)
    at, half = 0.0, wide / 2
    while at < length:
        end = min(at + on, length)
        (x0, y0), (x1, y1) = ((p[0] + dx * far, p[1] + dy * far) for far in (at, end))
        c.rect(x0 - half, y0 - half, x1 + half, y1 + half, tone)
        at += step


def _look(status: str, tone: str) -> tuple[str, str]:
    """Ground and rim of a card."""
    looks = {"owned": (mix(tone, "ink", 0.66), tone), "now": ("raise", "gold"), "later": ("ink", "raise")}
    return looks[status]


def _card(c: Canvas, view: View, tech: str, spot: Spot, kind: str, one: PlayerView, words: Words) -> None:
    (x, y), status = spot, standing(view, one.seat, tech)
    price = (prices(view, one.seat) or {}).get(tech)
    c.panel(x, y, CELL, HIGH, *_look(status, TECH[kind]), border=4 if status == "now" else 3)
    tone, small = {"owned": ("text", "#DDE3EC"), "now": ("text", "dim"), "later": ("faint", "faint")}[status]
    beyond = _beyond(tech, kind, one, words)
    first, second, third = ((43, 76, 0), (30, 62, 93), (23, 51, 77))[len(beyond)]
    room = CELL - (70 if status == "owned" else 32 if price is None else 82)
    name = facts.called(facts.TECHNOLOGIES, tech, words)
    said, size = fit(name, 31, room, "bold", 0.78 if not beyond else 0.66)
    if not beyond and (size < 27 or said != name):
        c.lines(x + 18, y + 27, name, 29, room, 2, tone, "bold", pitch=1.0)
        second = 88
    else:
        c.text(x + 18, y + first, said, size, tone, "bold")
    c.text(x + 18, y + second, words(f"ti-pic-does-{tech.replace('_', '-')}"), 27, small, width=CELL - 32)
    for i, line in enumerate(beyond):
        c.text(x + 18, y + third + 24 * i, line, 25 if len(beyond) < 2 else 24, "dim", width=CELL - 30)
    if status == "owned":
        put(c, "tick", x + CELL - 32, y + 32, 40)
    elif price is not None:
        put(c, "resource", x + CELL - 34, y + 32, 48, str(price))


def _wish(c: Canvas, number: int, x: float, y: float) -> None:
    """On the lower edge of its card, above the next one: which of one's own wishes it is."""
    c.panel(x + CELL - 80, y + HIGH - 13, 74, 30, "ink", "gold", r=10)
    c.text(x + CELL - 43, y + HIGH + 2, f"[flag] {number}", 25, "gold", "bold", "m")


def _beyond(tech: str, kind: str, one: PlayerView, words: Words) -> list[str]:
    """Prerequisites of other colours, which no line leads to; those at hand have a tick."""
    row = facts.TECHNOLOGIES[tech]
    parts = []
    for need in row.get("requires", ()):
        other = facts.TECHNOLOGIES[need]["color"]
        if other != kind:
            tick = " [check:good]" if need in one.technologies else ""
            parts.append(f"[ti_{other}:{TECH[other]}] {facts.called(facts.TECHNOLOGIES, need, words)}{tick}")
    joint = words("ti-pic-tech-or") if row.get("mode") == "any" else words("ti-pic-tech-and")
    lead = 0 if len(parts) < len(row.get("requires", ())) else 1
    return [f"{joint} {part}" if i >= lead else part for i, part in enumerate(parts)]


def foot(c: Canvas, view: View, y: float, one: PlayerView, words: Words) -> None:
    """The racial technology, and what the frames mean."""
    x, wide = M + 4.0, 540
    put_seat(c, one.seat, x + 30, y, 60)
    if one.race:
        own = str(facts.RACES[one.race]["technology"])
        have = own in one.technologies
        c.panel(x + 74, y - 46, wide, 92, *_look("owned" if have else "now", "blue"), border=4)
        across, does = wide - 90, words(f"ti-pic-does-{own.replace('_', '-')}")
        c.text(x + 94, y - 18, facts.called(facts.RACIAL, own, words), 34, "text", "bold", width=across)
        c.text(x + 94, y + 22, does, 27, "#DDE3EC" if have else "dim", width=across)
        price = (prices(view, one.seat) or {}).get(own)
        if have:
            put(c, "tick", x + 74 + wide - 40, y, 44)
        elif price is not None:
            put(c, "resource", x + 74 + wide - 40, y, 50, str(price))
    x += 74 + wide + 46
    room, size = W - M - x, 30
    said = [words(f"ti-pic-tech-{status}") for status in STATES]
    while sum(measure(each, size) + 74 for each in said) > room - 40 and size > 24:
        size -= 1
    gap = (room - sum(measure(each, size) + 74 for each in said)) / 2
    for status, each in zip(STATES, said, strict=True):
        c.panel(x, y - 24, 62, 48, *_look(status, "blue"), border=4)
        if status == "owned":
            put(c, "tick", x + 31, y, 34)
        c.text(x + 74, y, each, size, "dim")
        x += 74 + measure(each, size) + gap
