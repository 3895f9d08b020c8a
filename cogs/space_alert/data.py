"""Incoming data and data transfers: a card drawn in one tap, handed over in two."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord

from cogs import looks, menus, prompts
from cogs.components import PRIMARY, bar, button, option, picture, select, text
from cogs.faces import Panel
from cogs.space_alert.panel import PICTURE, Cursor, face_key
from rules.core import IllegalMove
from rules.space_alert.view import CardView
from words import Words

if TYPE_CHECKING:
    from cogs.space_alert.game import Game
    from cogs.space_alert.seen import Seen
    from cogs.table import Table

GIVE = "give"
ROW, ROWS = 5, 4
"""Buttons in a row, and rows of them: a larger hand gets a menu for each receiver."""


def rows(loaded: Game, words: Words) -> list[Any]:
    """What is open now, on the table."""
    buttons = operations(loaded, words)
    return [bar(*buttons)] if buttons else []


def operations(loaded: Game, words: Words) -> list[discord.ui.Button[Any]]:
    """For what everybody reads: whoever presses acts for their own seat."""
    game, buttons, asked = loaded.row.id, [], loaded.prompts()
    if any(prompt.key == "sa-prompt-draw" for prompt in asked):
        buttons.append(button(words("sa-choice-draw"), f"w:sa_draw:{game}:", PRIMARY))
    give = next((prompt for prompt in asked if prompt.panel == GIVE), None)
    if give is not None:
        buttons.append(prompts.panel_button(loaded, give, words))
    return buttons


async def give_panel(
    face: Seen, table: Table, loaded: Game, seat: int, words: Words, cursor: Cursor
) -> Panel:
    """One's hand, and under it every card for everybody: card and receiver in one act (SA-444)."""
    view, names, game = loaded.view(seat), loaded.row.names(), loaded.row.id
    if view.mine is None or not view.mine.may_give:
        raise IllegalMove("sa-illegal-paused" if view.paused else "sa-illegal-no-transfer")
    others = [member.seat for member in view.crew if member.seat is not None and member.seat != seat]
    if not others:
        raise IllegalMove("sa-illegal-no-receiver")
    drawn = await looks.draw(table, face.pictures, "hand.0", view, words, names)
    items: list[Any] = [
        text(words("sa-give-title")),
        picture(PICTURE, face.pictures.alt("hand.0", view, words, names)),
    ]
    gifts = [(number, card) for number, card in enumerate(view.mine.hand, 1) if not card.heroic]
    rows = -(-len(gifts) // ROW) * len(others)
    for to in others:
        receiver = loaded.names[to]
        if rows <= ROWS:
            items += _buttons(game, cursor, to, receiver, gifts)
        elif gifts:
            options = [
                option(_both(words, number, card), str(card.card)) for number, card in gifts[: menus.SIZE]
            ]
            said = words("sa-select-give", player=receiver)
            items.append(select(f"s:sa_hand:{game}:{cursor}.{to}", said, options))
    items.append(bar(button(words("sa-button-back"), f"w:sa_slot:{game}:{cursor}")))
    return Panel(items, {PICTURE: drawn})


def _buttons(
    game: int, cursor: Cursor, to: int, receiver: str, gifts: Sequence[tuple[int, CardView]]
) -> list[Any]:
    made = [
        button(f"{number} → {receiver}", f"w:sa_hand:{game}:{cursor}.{to}.{card.card}")
        for number, card in gifts
    ]
    return [bar(*some) for some in menus.parts(made, ROW)]


def _both(words: Words, number: int, card: CardView) -> str:
    action, move = words(face_key(card.action)), words(face_key(card.move))
    return words("sa-card-both", number=number, action=action, move=move)
