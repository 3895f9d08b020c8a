"""A player's private panel: twelve slots in three phases above, the hand below."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PIL import Image

from images.canvas import Canvas
from images.kept import kept
from images.space_alert.common import (
    HEROIC_MOVES,
    MOVES,
    PHASES,
    Look,
    face_icon,
    face_word,
    looks,
    walk,
)
from images.sprites import crew, station
from images.theme import mix
from rules.space_alert.view import CardView, MemberView, View
from words import Words

W, H = 1200, 800
SLOT, GAP, GROUP = 84, 8, 26
TOP = 398
COPIES = {"a": 10, "b": 8, "c": 7, "x": 5}
"""How many cards of one face the deck holds, by its action half."""


def hand(
    view: View,
    words: Words,
    names: Sequence[str],
    cursor: int | None = None,
    board: int | None = None,
) -> Image.Image:
    """The seat's own cards and slots, or the slots of the android with index `board`."""
    c = Canvas(W, H)
    crew_looks = looks(view, words, names)
    member = shown_member(view, board)
    _header(c, view, words, crew_looks, member)
    if member is not None:
        _slots(c, view, words, member, cursor)
    cards, counts = choices(view, member)
    if cards:
        _cards_below(c, cards, counts, words)
    else:
        c.panel(24, TOP, W - 48, H - TOP - 24, mix("ink", "deck", 0.6), r=18)
        c.text(W / 2, (TOP + H) / 2, words("pic-no-cards"), "label", "faint", "bold", "m", width=W - 100)
    if view.silence:
        for box in ((0, 0, W, 8), (0, H - 8, W, H), (0, 0, 8, H), (W - 8, 0, W, H)):
            c.rect(*box, "harm")
    return c.im


def shown_member(view: View, board: int | None) -> MemberView | None:
    mine = view.mine.member if view.mine else None
    index = board if board is not None else mine if mine is not None else 0
    return view.crew[index] if index < len(view.crew) else None


def choices(view: View, member: MemberView | None) -> tuple[list[CardView], list[int | None]]:
    """The cards to choose from, and how many there are of each face in an open deck."""
    if view.mine is None:
        return [], []
    cards = list(view.mine.hand)
    counts: list[int | None] = [None for _ in cards]
    if view.mine.open_deck:
        placed = Counter(
            slot.card.action + slot.card.move for m in view.crew for slot in m.slots if slot.card is not None
        )
        deck = {card.action + card.move: card for card in view.mine.open_deck}
        cards = list(deck.values())
        counts = [COPIES.get(face[0], 0) - placed[face] for face in deck]
    if member is not None and member.seat is None and member.heroic is not None:
        cards.append(member.heroic)
        counts.append(None)
    return cards, counts


def _header(
    c: Canvas,
    view: View,
    words: Words,
    crew_looks: Sequence[Look],
    member: MemberView | None,
) -> None:
    right = W - 24.0
    if view.silence:
        c.icon("silence", right - 26, 46, 52, "harm")
        right -= 70
    if view.paused:
        c.icon("pause", right - 22, 46, 44, "gold")
        right -= 62
    right = _tabs(c, view, crew_looks, member, right)
    x = 24.0
    if member is not None:
        look = crew_looks[member.index]
        c.put(crew(look.colour, look.letter, 72), 60, 46)
        note = _note(view, words, member)
        room = max(150.0, (right - 110) * (0.55 if note else 1))
        x = c.text(110, 46, look.name, "label", face="display", width=room)
        if note and right - x > 150:
            c.text(x + 22, 46, note, "body", "good" if "[" in note else "dim", width=right - x - 40)


def _note(view: View, words: Words, member: MemberView) -> str:
    mine = view.mine
    if mine is not None and member.seat is not None:
        if mine.draws:
            return f"[draw] {words('pic-draws', n=mine.draws)}"
        if mine.may_give:
            return f"[give] {words('pic-may-give')}"
    return words("pic-your-plan") if member.seat is not None else ""


def _tabs(
    c: Canvas, view: View, crew_looks: Sequence[Look], member: MemberView | None, right: float
) -> float:
    """One tab for the own board and one for every android."""
    mine = view.mine.member if view.mine else None
    boards = [m for m in view.crew if m.seat is None or m.index == mine]
    if len(boards) < 2:
        return right
    for one in reversed(boards):
        look, now = crew_looks[one.index], member is not None and one.index == member.index
        c.panel(right - 72, 14, 72, 66, "raise" if now else "ink", "text" if now else "line", r=14)
        c.put(crew(look.colour, look.letter, 50), right - 36, 47)
        right -= 80
    return right - 10


def _route(member: MemberView) -> list[str | None]:
    """Where the plan leads if nobody is delayed; nothing after a card that this seat may not know."""
    out: list[str | None] = []
    at: str | None = "upper_white"
    for slot in member.slots:
        if at is not None:
            at = None if slot.half is not None and slot.card is None else walk(at, slot.face)
        out.append(at)
    return out


def _slots(c: Canvas, view: View, words: Words, member: MemberView, cursor: int | None) -> None:
    x, route = 34.0, _route(member)
    last = max([i for i, slot in enumerate(member.slots, 1) if slot.half] + [cursor or 0])
    open_slots = view.mine.open_slots if view.mine else ()
    for phase, (low, high) in enumerate(PHASES, 1):
        width = (high - low + 1) * (SLOT + GAP) - GAP + 20
        is_open = any(low <= n <= high for n in open_slots) and phase <= view.phases
        fill, rim = ("deck", "dim") if is_open else (mix("ink", "deck", 0.6), None)
        c.panel(x - 10, 92, width, 290, fill, rim, r=14)
        closed = not is_open and (phase < max(view.phase, member.phase) or phase > view.phases)
        title = f"{'[lock] ' if closed else ''}{words('pic-phase')} {phase}"
        c.text(x + 4, 122, title, 32, "text" if is_open else "faint", "bold", width=width - 28)
        for turn in range(low, high + 1):
            _slot(c, member, turn, x, is_open, cursor == turn)
            where = route[turn - 1]
            if where and turn <= last:
                c.put(station(where, 76, "gold" if cursor == turn else "text"), x + SLOT / 2, 346)
            x += SLOT + GAP
        x += GROUP - GAP


def _slot(c: Canvas, member: MemberView, turn: int, x: float, is_open: bool, cursor: bool) -> None:
    slot = member.slots[turn - 1]
    colour = "gold" if cursor else "text" if is_open else "faint"
    c.text(x + SLOT / 2, 168, str(turn), "label", colour, "display", "m")
    back = "deck" if is_open else mix("ink", "deck", 0.6)
    if slot.half is None:
        rim = "gold" if cursor else "line" if is_open else "raise"
        c.panel(x, 198, SLOT, 112, "ink", rim, r=12, border=6 if cursor else 3)
        if cursor:
            c.icon("heal", x + SLOT / 2, 254, 40, "gold")
        return
    fade = 0.0 if is_open else 0.45
    light = slot.half == "action"
    heroic = slot.card is not None and slot.card.heroic
    face = "gold" if heroic and light else "white" if light else "raise"
    edge = "gold" if cursor or heroic else None if light else "line"
    c.panel(
        x,
        198,
        SLOT,
        112,
        mix(face, back, fade),
        mix(edge, back, fade) if edge else None,
        r=12,
        border=7 if cursor else 3,
    )
    if slot.face is None:
        c.icon("walk" if not light else "structural", x + SLOT / 2, 254, 40, mix("faint", back, fade))
    else:
        _half(c, slot.face, x + SLOT / 2, 254, 60, fade, back)


def _half(c: Canvas, face: str, x: float, y: float, size: float, fade: float = 0, back: str = "deck") -> None:
    """One half of a card: a key for actions, an arrow for moves, a lit station for heroic ones."""
    if face in MOVES:
        name, colour = MOVES[face]
        c.icon(name, x, y, size, mix(colour, back, fade))
    elif face in HEROIC_MOVES:
        c.put(station(HEROIC_MOVES[face], round(size * 1.2), mix("gold", back, fade)), x, y)
    else:
        c.icon(face_icon(face), x, y, size, "black" if not fade else mix("black", back, fade * 0.4))


def _cards_below(c: Canvas, cards: Sequence[CardView], counts: Sequence[int | None], words: Words) -> None:
    two = len(cards) > 6
    per_row = max(5, -(-len(cards) // 2)) if two else 6
    width, height = (W - 48 - 12 * (per_row - 1)) // per_row, 190 if two else 390
    for i, (one, count) in enumerate(zip(cards, counts, strict=True)):
        x = 24 + (i % per_row) * (width + 12)
        y = TOP + (i // per_row) * (height + 10)
        c.put(_card(one, i + 1, count, width, height, words), x, y, "lt")


@kept
def _card(card: CardView, number: int, count: int | None, w: int, h: int, words: Words) -> Image.Image:
    """Both halves, each with the number and arrow that the buttons use."""
    c = Canvas(w, h)
    middle = h // 2
    c.panel(0, 0, w, h, mix("gold" if card.heroic else "white", "ink", 0.6 if count == 0 else 0), r=18)
    c.panel(5, middle, w - 10, h - middle - 5, "raise", r=14)
    c.rect(5, middle, w - 5, middle + 20, "raise")
    if h > 250:
        _tall_half(c, card.action, number, 0, card.heroic, words)
        _tall_half(c, card.move, number, middle, card.heroic, words)
    else:
        _flat_half(c, card.action, number, 0, card.heroic, words, count is not None)
        _flat_half(c, card.move, number, middle, card.heroic, words, False)
    if count is not None:
        c.text(14, middle - 20, f"×{count}", 26, "black", "display")
    return c.im


def _tall_half(c: Canvas, face: str, number: int, y: int, heroic: bool, words: Words) -> None:
    ink = "text" if y else "black"
    x = c.text(16, y + 34, str(number), 44, ink, "display")
    c.icon("down" if y else "up", x + 20, y + 34, 28, ink)
    if heroic:
        c.icon("star", c.w - 34, y + 34, 40, "gold" if y else "black")
    _half(c, face, c.w / 2, y + 98, 80)
    c.text(c.w / 2, y + 162, face_word(face, words), 32, ink, "bold", "m", width=c.w - 20)


def _flat_half(c: Canvas, face: str, number: int, y: int, heroic: bool, words: Words, counted: bool) -> None:
    """For two rows of cards: the icon beside the number, the word below both."""
    ink, narrow = "text" if y else "black", c.w < 170
    x = c.text(14, y + 28, str(number), 30 if narrow else 34, ink, "display")
    c.icon("down" if y else "up", x + 14, y + 28, 20, ink)
    if heroic:
        c.icon("star", 26, y + 70, 26, "gold" if y else "black")
    _half(c, face, c.w - (40 if narrow else 48), y + 34, 44 if narrow else 52)
    room = c.w - 14 - (46 if heroic or counted else 12)
    c.text(c.w - 14, y + 74, face_word(face, words), 27, ink, "bold", "r", width=room)
