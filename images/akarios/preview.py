"""One command before it is given: way and end, arc and sight, targets with their odds, what it costs."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from images.akarios.cards import Shown, paint_card
from images.akarios.common import (
    Look,
    badge,
    battle_of,
    hull_of,
    look_of,
    put,
    ship_of,
    short,
    strength,
    thing_of,
)
from images.akarios.facts import CARDS, PATTERNS, card_name
from images.akarios.fleet import paint_pieces, taken
from images.akarios.glyphs import flight
from images.akarios.ground import VEIL, names_of, printed
from images.akarios.patch import Window, columns_for, edge_of, heads, lit, sight, trails
from images.akarios.pieces import stern
from images.akarios.ways import SHAPES
from images.brush import Box
from images.canvas import Canvas
from images.hexmap import Layout
from images.text import fit, measure
from images.theme import mix
from rules.akarios.view import (
    BattleView,
    CostView,
    OddsView,
    PreviewView,
    ShipView,
    TargetView,
    TokenView,
    View,
    WayView,
)
from rules.core.hexes import Hex, named
from words import Words

W, H, CUT = 1600, 1180, 1036
"""The picture, and where its map ends."""
ROOMY, ROW, LEAST = 292.0, 106.0, 66.0
"""A target with its odds as bars, and one that has a line only, if need be a narrow one."""
FOOT = 150.0


def preview(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    battle, told = battle_of(view), preview_of(view)
    ship = ship_of(battle, told.ship)
    look = look_of(ship.seat or 0, words, names)
    c = Canvas(W, H)
    c.im.paste(_map(battle, told, ship, look).im, (0, 0))
    c.rect(CUT, 0, W, H, "ink")
    c.rect(CUT, 0, CUT + 4, H, "line")
    _panel(c, battle, told, ship, words)
    return c.im


def preview_of(view: View) -> PreviewView:
    assert view.preview is not None, "no command is asked for"
    return view.preview


# The map


def _map(battle: BattleView, told: PreviewView, ship: ShipView, look: Look) -> Canvas:
    on = printed(battle)
    here = named(ship.hex) if ship.hex else Hex(0, 0)
    cells = {named(hex) for hex in told.hexes}
    way = [named(hex) for hex, _ in told.way.path] if told.way else []
    targets = [(one, thing_of(battle, one.ref)) for one in told.targets]
    spots = [named(thing.hex) for _, thing in targets if thing.hex]
    seen = [here, *way, *(cells if len(cells) < 60 else ()), *spots]
    window = Window(on, seen, CUT, H, columns_for(on, seen, CUT, H))
    layout = window.layout
    shown = {cell for cell in cells if window.shows(cell)} | ({*way} if not cells else set())
    c = Canvas(CUT, H, lit(window, shown, look.colour))
    names_of(c, on, layout, taken(battle) | set(way[-1:]), VEIL, shown)
    trails(c, layout, [[here, *way]], "gold")
    end, looks = (named(told.way.end), told.way.facing) if told.way else (here, ship.facing)
    _sights(c, layout, targets, edge_of(layout, end, looks), look)
    paint_pieces(c, battle, on, layout, ship.ref)
    heads(c, layout, [here, *way], "gold", {(here, ship.facing), (end, looks)})
    if told.way is not None and (end, looks) != (here, ship.facing):
        _ghost(c, layout, ship, told.way)
    for i, (_, thing) in enumerate(targets):
        if thing.hex:
            x, y = layout.pixel(named(thing.hex))
            put(c, "number", x + 0.84 * layout.size, y, 0.54 * layout.size, "free", str(i + 1))
    return c


def _sights(
    c: Canvas,
    layout: Layout,
    targets: Sequence[tuple[TargetView, ShipView | TokenView]],
    start: tuple[float, float],
    look: Look,
) -> None:
    """Gold to what is aimed at; a line that something bars ends in a cross."""
    for one, thing in targets:
        if thing.hex is None:
            continue
        x, y = layout.pixel(named(thing.hex))
        tone = "gold" if one.chosen else mix(look.colour, "ink", 0.35) if one.seen else "faint"
        sight(c, start, (x, y), tone, layout.size)
        if one.chosen:
            put(c, "ring", x, y, 2 * layout.size, "gold", 4, 3)
        if not one.seen:
            mx, my = (start[0] + x) / 2, (start[1] + y) / 2
            c.icon("cross", mx, my, 0.4 * layout.size, "harm")


def _ghost(c: Canvas, layout: Layout, ship: ShipView, way: WayView) -> None:
    (x, y), s = layout.pixel(named(way.end)), layout.size
    put(c, "ring", x, y, 2 * s, "gold", 3.6, 3)
    put(c, "ship", x, y, 2 * s, ship.kind, ship.seat or 0, way.facing, "ghost")
    if way.risk != "free":
        put(c, "number", x, y + stern(way.facing) * 0.56 * s, 0.5 * s, SHAPES[way.risk], "!")
    if way.barred:
        put(c, "stop", *edge_of(layout, named(way.end), way.facing, -0.16), 0.44 * s)


# The panel


def _panel(c: Canvas, battle: BattleView, told: PreviewView, ship: ShipView, words: Words) -> None:
    x, right = CUT + 30, W - 24
    badge(c, ship, x + 44, 66, 96)
    name, wide = card_name(told.card, words), right - x - 106
    if fit(name, 50, wide, "display")[0] == name:
        c.text(x + 106, 46, name, 50, "text", "display", width=wide)
    else:
        c.lines(x + 106, 50, name, 38, wide, 2, "text", "display", pitch=1.0, middle=True)
    if told.damage:
        sub = words("ak-pic-attack-sum", damage=told.damage, n=sum(one.chosen for one in told.targets))
        c.text(x + 106, 98, sub, 36, "dim", "text", width=right - x - 106)
    y = 142.0
    if told.way is not None:
        y += _way(c, told.way, ship, (x - 12, y, right - x + 12, 176), words)
    if told.card in CARDS and not told.targets:
        spent = told.cost.energy + told.cost.energy_left
        paint_card(c, (x - 12, y, right - x + 12, 250), Shown(told.card, spent), words)
    room = H - FOOT - 20 - y
    large = _large(told.targets, room)
    rest = len(told.targets) - len(large)
    row = min(ROW, (room - len(large) * ROOMY) / max(1, rest))
    for i, one in enumerate(told.targets):
        tall = ROOMY if i in large else row
        gap = 14 if tall >= ROW else 6
        paint_target(c, battle, one, i, i in large, (x - 12, y, right - x + 12, tall - gap), words)
        y += tall
    _cost(c, told.cost, (x, H - FOOT, right - x, FOOT), words)


def _large(targets: Sequence[TargetView], room: float) -> set[int]:
    """Whose odds are shown as bars: all if they fit, else those aimed at, as many as leave a line for each
    of the others."""
    order = sorted(range(len(targets)), key=lambda i: not targets[i].chosen)
    count = next(n for n in range(len(order), -1, -1) if n * ROOMY + (len(order) - n) * LEAST <= room)
    return set(order[:count])


def _way(c: Canvas, way: WayView, ship: ShipView, box: Box, words: Words) -> float:
    """The pattern as it is flown, where it ends and what it meets. Returns the height it takes."""
    x, y, w, h = box
    c.panel(*box, "raise", "gold", r=16, border=5)
    if way.pattern in PATTERNS and way.path:
        c.put(flight(way.pattern, 130, 140, way.mirror, ship.facing, "text", "raise"), x + 84, y + h / 2)
    else:
        c.icon("turn", x + 84, y + h / 2, 96, "text")
    end = c.text(x + 172, y + 48, way.end, 52, "text", "display")
    put(c, "facing", end + 42, y + 48, 56, way.facing, "gold")
    c.lines(x + 172, y + 112, meets(way, words), 36, w - 190, 2, "dim", "text", pitch=1.06)
    return h + 14


def meets(way: WayView, words: Words) -> str:
    """What a way costs, and what it stops before."""
    parts = []
    if way.risk == "destroyed":
        parts.append(words("ak-pic-risk-destroyed"))
    if way.hull:
        parts.append(f"[hp:harm]−{way.hull}")
    if way.shields:
        parts.append(f"[shield:blue]−{way.shields}")
    if way.stress:
        parts.append(f"[stress:stress]+{way.stress}")
    if way.risk == "wormhole":
        parts.append(words("ak-pic-risk-wormhole"))
    if way.barred:
        parts.append(words(f"ak-pic-barred-{way.barred}"))
    return "  ".join(parts) or f"[check:good] {words('ak-pic-risk-free')}"


def paint_target(
    c: Canvas, battle: BattleView, one: TargetView, i: int, roomy: bool, box: Box, words: Words
) -> None:
    x, y, w, h = box
    ground = "raise" if one.chosen else "deck"
    c.panel(*box, ground, "gold" if one.chosen else None, r=16, border=5)
    thing = thing_of(battle, one.ref)
    middle = y + 46 if roomy else y + h / 2
    put(c, "number", x + 44, middle, min(60.0, h - 6), "free", str(i + 1))
    badge(c, thing, x + 118, middle, min(72.0, h - 4))
    right, left = x + w - 20, hull_of(thing)
    if not roomy:
        share = words("ak-pic-hidden") if not one.seen else percent(one.odds.destroyed) if one.odds else ""
        tone = "harm" if one.odds and one.odds.destroyed else "faint"
        face = "display" if one.seen else "text"
        c.text(right, middle, share, 44 if one.seen else 32, tone, face, "r", width=240)
        c.text(x + 166, middle, short(battle, one.ref, words), 42, "text", "bold", width=w - 330)
        return
    c.text(right, y + 46, left, 40, "text", "bold", "r")
    name = short(battle, one.ref, words)
    c.text(x + 166, y + 46, name, 44, "text", "bold", width=w - 200 - measure(left, 40, "bold"))
    tone = {"advantage": "good", "disadvantage": "harm"}.get(one.edge, "dim")
    mode = words(f"ak-pic-draw-{one.edge or 'one'}")
    told = f"[{one.edge}] {mode}" if one.edge else mode
    c.text(x + 26, y + 106, told if one.seen else words("ak-pic-hidden"), 33, tone, "text", width=w - 60)
    if one.odds is None:
        return
    _bars(c, one.odds, strength(thing), (x + 22, y + 128, w - 212, h - 142), ground)
    middle, deadly = right - 78, "harm" if one.odds.destroyed else "faint"
    c.text(middle, y + 166, percent(one.odds.destroyed), 62, deadly, "display", "m", width=170)
    c.text(middle, y + 216, words("ak-pic-chance-destroyed"), 31, "dim", "text", "m", width=176)
    mean = words("ak-pic-mean", n=round(one.odds.mean, 1))
    c.text(middle, y + 252, mean, 31, "dim", "text", "m", width=170)


def percent(share: float) -> str:
    """Certain only if it is."""
    if 0 < share < 0.005:
        return "<1%"
    return ">99%" if 0.995 <= share < 1 else f"{100 * share:.0f}%"


def _bars(c: Canvas, odds: OddsView, needed: int, box: Box, ground: str) -> None:
    """A bar for every total; those that destroy are full and red, the others hollow and grey."""
    x, y, w, h = box
    most = max((p for _, p in odds.totals), default=1.0)
    step = w / max(1, len(odds.totals))
    foot, small = y + h - 34, step < 42
    for i, (n, p) in enumerate(odds.totals):
        cx, tall = x + (i + 0.5) * step, max(4.0, (foot - y - 28) * p / most)
        wide, deadly = min(52.0, step - 6), n >= needed
        if p > 0:
            fill, line = ("harm", None) if deadly else (mix("dim", ground, 0.6), "faint")
            c.panel(cx - wide / 2, foot - tall, wide, tall, fill, line, r=5, border=3)
        if p > 0 and not small:
            share = f"{100 * p:.0f}" if p >= 0.005 else "<1"
            c.text(cx, foot - tall - 15, share, 25, "text" if deadly else "dim", "bold", "m")
        if not small or i % 2 == 0:
            c.text(cx, foot + 20, str(n), 30, "text" if deadly else "dim", "bold", "m")
    c.rect(x, foot, x + w, foot + 3, "line")


def _cost(c: Canvas, cost: CostView, box: Box, words: Words) -> None:
    """Dice and energy in one row, what it does to pilot and ship in the next."""
    x, y, w, _ = box
    c.rect(x, y - 6, x + w, y - 3, "line")
    for face in cost.dice:
        put(c, "die", x + 26, y + 38, 52, face)
        x += 62
    told = words("ak-pic-energy-cost", n=cost.energy, left=cost.energy_left)
    if cost.energy:
        c.text(x + 6, y + 38, f"[energy:energy] {told}", 36, "text", "bold", width=box[0] + w - x)
    parts = []
    if cost.stress:
        warns = {"miss": " [cards:dim]", "panic": " [doom:harm]"}.get(cost.level, "")
        parts.append(f"[stress:stress]+{cost.stress} = {cost.stress_after}{warns}")
    if cost.hull:
        parts.append(f"[hp:harm]−{cost.hull}")
    if cost.shields:
        parts.append(f"[shield:blue]−{cost.shields}")
    c.text(box[0], y + 104, "   ".join(parts), 42, "text", "bold", width=w)
