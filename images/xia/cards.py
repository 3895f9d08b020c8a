"""Cards to read: missions, titles, abilities, NPCs, ships, outfits; one to six in a picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from images.canvas import Canvas
from images.text import measure
from images.theme import mix
from images.xia import blocks, hold
from images.xia.blocks import Block, Fact
from images.xia.common import figure, look_of, npc_letter, put, ship_of
from images.xia.errands import row_that_counts, steps, tone_of
from images.xia.paper import Box, plate
from images.xia.pieces import LAWFUL, MAT, OUTFITS, POWER, TITLE, UNLAWFUL
from images.xia.tokens import BONE
from rules.xia.view import (
    KINDS,
    Ability,
    AbilityView,
    ErrandView,
    Mission,
    Npc,
    NpcView,
    Outfit,
    Ship,
    ShipView,
    Title,
    TitleView,
    View,
)
from words import Words


class Task(NamedTuple):
    """A mission under way, on its captain's mat."""

    errand: ErrandView
    ship: ShipView


Card = Mission | Task | Title | TitleView | Ability | AbilityView | Npc | NpcView | Ship | Outfit
WIDE = 768.0
"""Of a card in two columns, for which all sizes are given."""
BAR, PAD, GAP = 118, 24, 16
LAWS = {"lawful": LAWFUL, "outlaw": UNLAWFUL, "neutral": "#2F5F4A"}


def cards(shown: Sequence[Card], words: Words, numbered: bool = False) -> Image.Image:
    """A grid of cards; numbered as their buttons if asked. Those of a line are equally high."""
    columns = min(len(shown), 3 if all(isinstance(card, Outfit) for card in shown) else 2)
    wide = 1152.0 if columns == 1 else (1600 - 16 - 16 * columns) / columns
    k = wide / WIDE * (1.25 if columns == 3 else 1)
    lines = [shown[i : i + columns] for i in range(0, len(shown), columns)]
    laid = [[body(card, wide - 2 * PAD * k, k, words) for card in line] for line in lines]
    highs = [max(height(parts, k) for parts in line) for line in laid]
    c = Canvas(1200 if columns == 1 else 1600, round(sum(highs) + 16 * (len(lines) + 1)))
    y = 16.0
    for n, (line, high) in enumerate(zip(lines, highs, strict=True)):
        left = (c.w - len(line) * wide - 16 * (len(line) - 1)) / 2
        for i, card in enumerate(line):
            number = n * columns + i + 1 if numbered else None
            box = (left + i * (wide + 16), y, wide, high)
            draw_card(c, card, laid[n][i], box, k, words, number)
        y += high + 16
    return c.im


def mission_card(view: View, words: Words, names: Sequence[str], seat: int) -> Image.Image:
    """A captain's active mission, as far as it is known."""
    ship = ship_of(view, seat)
    look = look_of(seat, words, names)
    task = ship.mission if ship.mission is not None and ship.mission.mission is not None else None
    k = 1152 / WIDE
    parts = body(Task(task, ship), 1152 - 2 * PAD * k, k, words) if task else []
    high = height(parts, k) if task else 240
    c = Canvas(1200, round(136 + high + 24))
    put(c, "ship", 78, 70, 96, seat, look.letter)
    c.text(144, 70, look.name, "title", face="display", width=1030)
    if task:
        draw_card(c, Task(task, ship), parts, (24, 136, 1152, high), k, words)
        return c.im
    c.panel(24, 136, 1152, high, "deck", r=24)
    key = "hidden" if ship.mission is not None else "none"
    if ship.mission is not None:
        put(c, "back", 140, 136 + high / 2, 170)
    else:
        put(c, "mission", 140, 136 + high / 2, 130, "faint")
    c.text(260, 106 + high / 2, words(f"xia-card-mission-{key}"), 56, face="bold", width=890)
    c.text(260, 176 + high / 2, words(f"xia-card-mission-{key}-how"), 38, "dim", width=890)
    return c.im


def height(parts: Sequence[Block], k: float) -> float:
    return BAR * k + sum(part.high for part in parts) + GAP * k * (len(parts) + 1) + 6 * k


def draw_card(
    c: Canvas, card: Card, parts: Sequence[Block], box: Box, k: float, words: Words, number: int | None = None
) -> None:
    """What is higher than it must be gives its room to the parts that can use it."""
    x, y, w, h = box
    plate(c, box, BAR * k, tone(card), k)
    _bar(c, card, (x, y, w, BAR * k), k, words, number)
    spare = h - height(parts, k)
    growing = sum(part.grows for part in parts)
    low = y + (BAR + GAP) * k + (0 if growing else spare / 2)
    for part in parts:
        high = part.high + (spare / growing if growing and part.grows else 0)
        part.draw(c, (x + PAD * k, low, w - 2 * PAD * k, high))
        low += high + GAP * k


# The bar


def tone(card: Card) -> str:
    """The colour of a card's bar; its sign says the same."""
    match card:
        case Mission():
            return tone_of(card)
        case Task(errand):
            return tone_of(errand.mission) if errand.mission else MAT
        case Title() | TitleView():
            return TITLE
        case Ability() | AbilityView():
            return POWER
        case Npc(law=law) | NpcView(npc=Npc(law=law)):
            return LAWS[law]
        case Outfit():
            return mix("deck", OUTFITS[card.type], 0.4)
        case _:
            return MAT


class Head(NamedTuple):
    icon: str
    args: tuple[object, ...]
    name: str
    sub: str


def head(card: Card, words: Words) -> Head:
    """The sign, the name and what kind of card it is."""
    lang = words.lang
    match card:
        case Task(errand):
            assert errand.mission is not None
            return head(errand.mission, words)
        case TitleView(title=title):
            return head(title, words)
        case AbilityView(ability=ability, ready=ready):
            drawn = head(ability, words)
            return drawn if ready else drawn._replace(args=("faint",), sub=words("xia-card-when-exhausted"))
        case NpcView(npc=npc):
            return head(npc, words)
        case Mission():
            law = "lawful" if KINDS[card.type].lawful else "unlawful"
            kind = words(f"xia-card-kind-{law}", kind=words.name("xia", card.type))
            return Head("errand", (card.type,), card.name[lang], kind)
        case Title():
            return Head("sealed", ("gold",), card.name[lang], words("xia-card-kind-title", fame=card.fame))
        case Ability():
            when = words(f"xia-card-when-{card.when.replace('_', '-')}")
            return Head("bolt", (), card.name[lang], words("xia-card-kind-ability", when=when))
        case Npc():
            kind = words(f"xia-card-kind-npc-{card.law}", level=card.level)
            return Head("npc", (card.id, npc_letter(card, words)), card.name[lang], kind)
        case Ship():
            key = "xia-card-kind-ship" if card.price else "xia-card-kind-ship-first"
            return Head("", (), card.name[lang], words(key, level=card.level, price=card.price))
        case Outfit():
            kind = words(f"xia-card-kind-{card.type}", level=card.level)
            return Head("outfit", (card.type, OUTFITS[card.type]), card.name[lang], kind)


def _bar(c: Canvas, card: Card, bar: Box, k: float, words: Words, number: int | None) -> None:
    x, y, w, h = bar
    shown = head(card, words)
    left = x + PAD * k
    if number is not None:
        put(c, "numbered", left + 38 * k, y + h / 2, 76 * k, number)
        left += 96 * k
    if shown.icon:
        put(c, shown.icon, left + 40 * k, y + h / 2, 80 * k, *shown.args)
        left += 100 * k
    right = x + w - PAD * k - _price(c, card, words, bar, k)
    c.text(left, y + 42 * k, shown.name, round(48 * k), face="bold", width=right - left)
    c.text(left, y + 88 * k, shown.sub, round(32 * k), mix(tone(card), "text", 0.75), width=right - left)


def _price(c: Canvas, card: Card, words: Words, bar: Box, k: float) -> float:
    """What it costs or brings, at the right. Returns the room it takes."""
    x, y, w, h = bar
    right = x + w - PAD * k
    title = card.title if isinstance(card, TitleView) else card
    if isinstance(title, Title):
        for i in range(title.fame):
            put(c, "fame", right - (30 + i * 58) * k, y + h / 2, 60 * k)
        return (title.fame * 58 + 12) * k
    if not isinstance(card, Ship | Outfit) or not card.price:
        return 0
    size, price = round(44 * k), figure(card.price, words)
    long = measure(price, size, "bold")
    c.text(right, y + 42 * k, price, size, "gold", "bold", "r")
    put(c, "coin", right - long - 28 * k, y + 42 * k, 44 * k)
    return long + 64 * k


# The body


def body(card: Card, w: float, k: float, words: Words) -> list[Block]:
    match card:
        case Task(errand, ship):
            assert errand.mission is not None
            return _mission(errand.mission, errand, ship, w, k, words)
        case Mission():
            return _mission(card, None, None, w, k, words)
        case TitleView(title=title):
            return _title(title, card, w, k, words)
        case Title():
            return _title(card, None, w, k, words)
        case AbilityView(ability=ability, ready=ready):
            return _ability(ability, ready, w, k, words)
        case Ability():
            return _ability(card, True, w, k, words)
        case NpcView(npc=npc):
            return _npc(npc, card, w, k, words)
        case Npc():
            return _npc(card, None, w, k, words)
        case Ship():
            return [blocks.hull(card, words, w, k), blocks.talent(card, words, w, k)]
        case Outfit():
            return [_outfit(card, words, w, k)]


def _mission(
    mission: Mission, errand: ErrandView | None, ship: ShipView | None, w: float, k: float, words: Words
) -> list[Block]:
    of = KINDS[mission.type]
    parts = [
        blocks.story(mission.flavour[words.lang], w, k),
        blocks.route(steps(mission, words, errand), w, k),
        blocks.payments(of, row_that_counts(errand, ship), words, w, k),
    ]
    return [*parts, blocks.wanted(of, words, w, k)] if of.bounty else parts


def _title(title: Title, view: TitleView | None, w: float, k: float, words: Words) -> list[Block]:
    below = blocks.progress(view, words, k) if view is not None else None
    gold = mix("deck", "gold", 0.14)
    return [
        blocks.said_in(words("xia-card-condition"), title.condition[words.lang], w, k, below=below),
        blocks.said_in(words("xia-card-skill"), title.skill[words.lang], w, k, gold, 40),
    ]


def _ability(ability: Ability, ready: bool, w: float, k: float, words: Words) -> list[Block]:
    return [
        blocks.power(ability, ready, w, k),
        blocks.said_in("", ability.text[words.lang], w, k, size=36, ink="text" if ready else "faint"),
    ]


def _npc(npc: Npc, view: NpcView | None, w: float, k: float, words: Words) -> list[Block]:
    rows = [
        Fact("impulse", (), str(npc.move), words("xia-card-npc-move")),
        Fact("outfit", ("shield", OUTFITS["shield"]), f"d{npc.defence}", words("xia-card-npc-defence")),
        Fact("damage", (), str(npc.destroyed_at), words("xia-card-npc-destroyed")),
    ]
    if view is not None:
        hurt = f"{view.damage}/{npc.destroyed_at}"
        rows[2] = Fact("damage", (), hurt, words("xia-card-npc-damage"))
    if npc.attack:
        dice = " + ".join(f"d{die}" for die in npc.attack)
        reach = words("xia-card-npc-attack", reach=npc.reach)
        rows.append(Fact("outfit", ("blaster", OUTFITS["blaster"]), dice, reach))
    rows.append(Fact("fame", (), str(npc.fame), words("xia-card-npc-fame")))
    if npc.bounty:
        rows.append(Fact("skull", ("harm",), f"+{figure(npc.bounty, words)}", words("xia-card-npc-bounty")))
    credits = view.credits if view is not None else npc.start_credits
    if credits:
        rows.append(Fact("coin", (), figure(credits, words), words("xia-card-npc-credits")))
    habit = blocks.said_in("", words(f"xia-card-npc-{npc.id}"), w, k, size=34)
    return [blocks.story(npc.flavour[words.lang], w, k), blocks.facts(rows, k), habit]


def _outfit(outfit: Outfit, words: Words, w: float, k: float) -> Block:
    """Its shape, its die, and how far it reaches."""
    cells = [(x, y, m) for y, row in enumerate(outfit.shape) for x, m in enumerate(row) if m != "."]

    def draw(c: Canvas, box: Box) -> None:
        x, y, wide, tall = box
        size = int(min(64 * k, tall / 3))
        columns, rows = len(outfit.shape[0]), len(outfit.shape)
        at = {i: (cx, cy) for i, (cx, cy, _) in enumerate(cells)}
        left, top = x + (wide * 0.55 - columns * size) / 2, y + (tall - rows * size) / 2
        grid = hold.Grid(at, round(left), round(top), size)
        hold.draw_shape(c, grid, at, OUTFITS[outfit.type], hold.ground_of(outfit))
        for i, (_, _, mark) in enumerate(cells):
            if mark == "A":
                put(c, "marker", *grid.middle(i), size * 0.56, "", "spot")
        right = x + wide * 0.78
        put(c, "die", right, y + tall * 0.36, 92 * k, outfit.die, str(outfit.die), BONE)
        key = "xia-card-reach" if outfit.high > 1 else f"xia-card-reach-{outfit.type}"
        said = words(key, low=outfit.low, high=outfit.high)
        c.text(right, y + tall * 0.82, said, round(29 * k), "dim", anchor="m", width=wide * 0.44)

    return Block(190 * k, draw)
