"""The planning panel: a picture, one select for every card half, a row of slots.

The cursor lives in the ids of the buttons (`<board>.<slot>`), so the panel survives a restart; the answer to
each tap is the panel itself. Tabs change the picture alone: one plans with the ship or the threats in view,
and the slots say what lies in them.
"""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any

import discord
from msgspec import Struct
from msgspec.structs import replace

from cogs import looks, prompts
from cogs.components import GOOD, PLAIN, PRIMARY, bar, button, option, picture, select, text
from cogs.faces import Panel
from cogs.space_alert import look
from rules.space_alert.view import CardView, MemberView, SeatView, View
from words import Words

if TYPE_CHECKING:
    from cogs.space_alert.game import Game
    from cogs.space_alert.seen import Seen
    from cogs.table import Table

PICTURE = "plan.png"
MARKS = {"action": " ▲", "move": " ▼", None: ""}
SIGNS = {"<": "◀", ">": "▶", "^": "⇅", "A": "A★", "B": "B★", "X": "X★"}
"""What a slot's button says of a card; the others are their own letters."""
TABS = {"": "hand", "s": "board", "t": look.THREATS}
"""Pictures to plan by, as ids have them."""
ANDROIDS = "αβγδ"
"""Their letters, as the pictures have them."""


class Cursor(Struct, frozen=True):
    """Where the next card goes: whose board (a place in the crew), and which slot (0: none is open). And the
    picture one plans by."""

    board: int
    slot: int
    tab: str = ""

    def __str__(self) -> str:
        return f"{self.board}.{self.slot}{self.tab}"

    @classmethod
    def read(cls, text: str) -> Cursor:
        board, slot = text.split(".")[:2]
        number = slot.rstrip("".join(TABS))
        tab = slot[len(number) :]
        if tab not in TABS:
            raise ValueError(text)
        return cls(int(board), int(number), tab)


def home(view: View) -> Cursor:
    """One's own board (solo: the first android's) at its next empty slot."""
    mine = view.mine
    assert mine is not None
    return onward(view, Cursor(mine.member if mine.member is not None else 0, 0))


def onward(view: View, cursor: Cursor) -> Cursor:
    """On to the next empty open slot after the cursor, or the first one before it."""
    member = view.crew[cursor.board]
    slots = open_slots(view, member)
    empty = [slot for slot in slots if member.slots[slot - 1].half is None]
    after = [slot for slot in empty if slot > cursor.slot]
    fallback = cursor.slot if cursor.slot in slots else (slots[0] if slots else 0)
    return replace(cursor, slot=(after or empty or [fallback])[0])


def open_slots(view: View, member: MemberView) -> list[int]:
    mine = view.mine
    assert mine is not None
    return (
        list(mine.open_slots)
        if member.index == mine.member or mine.member is None
        else android_slots(view, mine)
    )


def android_slots(view: View, mine: SeatView) -> list[int]:
    """A seat may plan an android in phases it has begun itself and whose end is not announced (SA-486)."""
    return [slot for slot in range(1, 13) if max(1, view.phase) <= phase_of(slot) <= mine.phase] or list(
        mine.open_slots
    )


def phase_of(slot: int) -> int:
    return 1 if slot <= 3 else 2 if slot <= 7 else 3


def playable(view: View, cursor: Cursor) -> list[tuple[int, CardView]]:
    """The cards that may be put on the cursor's board, with the numbers they have in the picture."""
    mine, board = view.mine, view.crew[cursor.board]
    assert mine is not None
    cards = list(enumerate([*mine.hand, *mine.open_deck], 1))
    if board.seat is not None:
        return cards
    heroic = [(len(cards) + 1, board.heroic)] if board.heroic is not None else []
    return [(number, card) for number, card in cards if not card.heroic] + heroic


async def panel(
    face: Seen, table: Table, loaded: Game, seat: int, words: Words, cursor: Cursor | None = None
) -> Panel:
    view = loaded.view(seat)
    assert view.mine is not None
    if cursor is None or not 0 <= cursor.board < len(view.crew):
        cursor = home(view)
    elif cursor.slot not in open_slots(view, view.crew[cursor.board]):
        cursor = onward(view, cursor)  # its phase has ended since
    names = loaded.row.names()
    what = TABS[cursor.tab]
    if what == "hand":
        board = "" if cursor.board == view.mine.member else f".{cursor.board}"
        what = f"hand.{cursor.slot}{board}"
    drawn = await looks.draw(table, face.pictures, what, view, words, names)
    items: list[Any] = []
    head = face.deadline(loaded, words)
    if head:
        items.append(text(head))
    items.append(picture(PICTURE, face.pictures.alt(what, view, words, names)))
    game = loaded.row.id
    items.append(_pictures(game, words, cursor))
    items += _boards(game, view, words, cursor)
    items += _cards(game, view, words, cursor)
    items += _slots(game, view, cursor)
    items.append(_doing(game, view, words, cursor))
    if view.pace != "live" and (open_still := unfinished(view, words)):
        items.append(text(open_still))
    for prompt in loaded.prompts(seat):
        if prompt.choices:
            items.append(text(prompts.question(loaded, prompt, words), 300))
            items += prompts.components(loaded, prompt, words, panels=False)
    return Panel(items, {PICTURE: drawn})


def unfinished(view: View, words: Words) -> str:
    """What somebody who is about to say that they are ready may have overlooked."""
    mine = view.mine
    if mine is None or (mine.member is not None and view.crew[mine.member].ready):
        return ""
    if mine.member is not None:
        empty = _empty(view, mine, mine.member)
    else:
        boards = {ANDROIDS[member.index]: _empty(view, mine, member.index) for member in view.crew}
        empty = "; ".join(f"{letter} {slots}" for letter, slots in boards.items() if slots)
    if not empty and not mine.draws:
        return ""
    return words("sa-unfinished", slots=empty or "none", draws=mine.draws)


def _empty(view: View, mine: SeatView, member: int) -> str:
    slots = view.crew[member].slots
    return _ranges([slot for slot in mine.open_slots if slots[slot - 1].half is None])


def _ranges(numbers: list[int]) -> str:
    """In order: 1–3, 5."""
    runs = [list(run) for _, run in groupby(numbers, key=lambda number: number - numbers.index(number))]
    return ", ".join(f"{run[0]}–{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)


def _pictures(game: int, words: Words, cursor: Cursor) -> discord.ui.ActionRow[Any]:
    """What one plans by; a tap on the open one shows the panel as it is now."""
    tabs = []
    for tab, what in TABS.items():
        there = replace(cursor, tab=tab)
        style = PRIMARY if tab == cursor.tab else PLAIN
        tabs.append(button(words(f"sa-plan-{what}"), f"w:sa_slot:{game}:{there}.p", style))
    return bar(*tabs)


def _boards(game: int, view: View, words: Words, cursor: Cursor) -> list[Any]:
    androids = [member for member in view.crew if member.seat is None]
    if not androids:
        return []
    mine = view.mine
    assert mine is not None
    boards = [(mine.member, words("sa-button-own-board"))] if mine.member is not None else []
    boards += [
        (member.index, words("sa-button-android-board", letter=letter))
        for letter, member in zip(ANDROIDS, androids, strict=False)
    ]
    tabs = [
        button(label, f"w:sa_board:{game}:{board}.0{cursor.tab}", PRIMARY if cursor.board == board else PLAIN)
        for board, label in boards
    ]
    return [bar(*tabs)]


def _cards(game: int, view: View, words: Words, cursor: Cursor) -> list[Any]:
    """One select lists every card half; a large hand gets one for each half."""
    cards = playable(view, cursor)
    if not cards or not cursor.slot:
        return []
    halves = [("action", cards), ("move", cards)]
    if len(cards) <= 12:
        options = [
            option for number, card in cards for option in _options(words, number, card, ("action", "move"))
        ]
        return [select(f"s:sa_place:{game}:{cursor}.b", words("sa-select-card", slot=cursor.slot), options)]
    rows = []
    for half, some in halves:
        options = [option for number, card in some[:25] for option in _options(words, number, card, (half,))]
        rows.append(
            select(
                f"s:sa_place:{game}:{cursor}.{half[0]}", words(f"sa-select-{half}", slot=cursor.slot), options
            )
        )
    return rows


def _options(
    words: Words, number: int, card: CardView, halves: tuple[str, ...]
) -> list[discord.SelectOption]:
    options = []
    for half in halves:
        face = card.action if half == "action" else card.move
        arrow = "▲" if half == "action" else "▼"
        label = words("sa-card-half", number=number, arrow=arrow, face=words(face_key(face)))
        options.append(option(label, f"{card.card}.{half}", emoji="⭐" if card.heroic else None))
    return options


FACES = {"<": "red", ">": "blue", "^": "lift", "A": "heroic-a", "B": "heroic-b", "X": "heroic-x"}


def face_key(face: str) -> str:
    """The words for a half of a card: a letter of a plan as a key of the locale."""
    return f"sa-face-{FACES.get(face, face)}"


def _slots(game: int, view: View, cursor: Cursor) -> list[Any]:
    """The open slots; the cursor's is marked, and a tap on it takes the card back."""
    member = view.crew[cursor.board]
    rows: list[Any] = []
    slots = open_slots(view, member)
    for start in range(0, len(slots), 5):
        buttons = []
        for slot in slots[start : start + 5]:
            lies, here = member.slots[slot - 1], slot == cursor.slot
            take = here and lies.half is not None
            label = f"{slot}{MARKS[lies.half]}{sign(lies.face)}" + (" ✕" if take else "")
            verb = "sa_take" if take else "sa_slot"
            there = replace(cursor, slot=slot)
            buttons.append(button(label, f"w:{verb}:{game}:{there}", PRIMARY if here else PLAIN))
        rows.append(bar(*buttons))
    return rows


def sign(face: str | None) -> str:
    """A card in a slot, as its button says it; of one that is not known, nothing."""
    return "" if face is None else f" {SIGNS.get(face, face.upper())}"


def _doing(game: int, view: View, words: Words, cursor: Cursor) -> discord.ui.ActionRow[Any]:
    mine = view.mine
    assert mine is not None
    buttons = []
    half = view.crew[cursor.board].slots[cursor.slot - 1].half if cursor.slot else None
    if half is not None and cursor.slot in open_slots(view, view.crew[cursor.board]):
        buttons.append(button(words("sa-button-turn"), f"w:sa_turn:{game}:{cursor}.{half}"))
    if mine.phase and mine.phase < view.phases:
        buttons.append(button(words("sa-button-next", phase=mine.phase + 1), f"w:sa_next:{game}:{cursor}"))
    if mine.may_give:
        buttons.append(button(words("sa-button-give"), f"w:sa_give:{game}:{cursor}", GOOD))
    return bar(*buttons, button(words("sa-button-type"), f"w:sa_type:{game}:{cursor}"))


def confirm_next(loaded: Game, words: Words, cursor: Cursor, phase: int) -> Panel:
    """Asked once, because it cannot be undone (SA-416)."""
    game = loaded.row.id
    yes = button(
        words("sa-button-next-yes", phase=phase + 1), f"w:sa_next_yes:{game}:{cursor}.{phase}", PRIMARY
    )
    back = button(words("sa-button-back"), f"w:sa_slot:{game}:{cursor}")
    return Panel([text(words("sa-next-sure", phase=phase)), bar(yes, back)], {})
