"""After the mission: change one of one's own cards and see the other ending, privately."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from cogs.clicks import Click
from cogs.components import bar, button, option, select, text
from cogs.faces import Panel
from cogs.prompts import NotYours
from cogs.space_alert.panel import ANDROIDS, face_key
from rules.core import IllegalMove
from rules.space_alert import referee
from rules.space_alert.game import RULES
from rules.space_alert.show import what_if
from rules.space_alert.view import ScoreView
from words import Words

if TYPE_CHECKING:
    from bot import Wardroom
    from cogs.space_alert.game import Game


class WhatIf:
    """Ids: `<board>.<slot>`; a board of one's own is "x", an android's its place in the crew."""

    def __init__(self, bot: Wardroom) -> None:
        self.bot = bot
        bot.verbs.update(sa_what_if=self.open, sa_what_slot=self.slot, sa_what_face=self.face)

    async def open(self, click: Click) -> None:
        loaded, seat = await self._loaded(click)
        plans = loaded.consult(referee.other_plans, seat)
        if not any(plans.values()):
            raise IllegalMove("sa-illegal-what-if")
        items: list[Any] = [text(click.words("sa-what-if-title"))]
        for board, some in plans.items():
            if some:
                items.append(_slot_select(loaded, board, list(some), click.words))
        await click.panel(Panel(items, {}))

    async def slot(self, click: Click) -> None:
        loaded, seat = await self._loaded(click)
        board, slot = _board(click.rest), int(click.values[0])
        faces = loaded.consult(referee.other_plans, seat).get(board, {}).get(slot)
        if not faces:
            raise IllegalMove("sa-illegal-what-if")
        choices = [option(_word(face, click.words), face) for face in faces[:25]]
        row = select(
            f"s:sa_what_face:{click.game}:{click.rest.split('.')[0]}.{slot}",
            _whose(board, click.words) + click.words("sa-what-if-face", slot=slot),
            choices,
        )
        await click.panel(Panel([text(click.words("sa-what-if-title")), row, _again(click)], {}))

    async def face(self, click: Click) -> None:
        loaded, seat = await self._loaded(click)
        board, slot = _board(click.rest), int(click.rest.split(".")[1])
        face = click.values[0]
        score = (await loaded.reckon(what_if, seat, slot, face, board)).score
        ending = click.words(
            _ending(score),
            slot=slot,
            face=_word(face, click.words),
            total=str(score.total).replace("-", "−"),
            tiles=sum(score.tiles),
            turn=score.lost_turn or 0,
        )
        await click.panel(Panel([text(_whose(board, click.words) + ending), _again(click)], {}))

    async def _loaded(self, click: Click) -> tuple[Game, int]:
        loaded = await self.bot.table.load(click.game, RULES)
        seat = loaded.row.seat_of(click.user)
        if seat is None:
            raise NotYours(click.rest)
        return loaded, seat


def _slot_select(
    loaded: Game, board: int | None, slots: list[int], words: Words
) -> discord.ui.ActionRow[Any]:
    name = "x" if board is None else str(board)
    whose = _whose(board, words)
    choices = [option(f"{whose}{slot}", str(slot)) for slot in slots]
    return select(f"s:sa_what_slot:{loaded.row.id}:{name}.0", whose + words("sa-what-if-slot"), choices)


def _ending(score: ScoreView) -> str:
    if not score.won:
        return "sa-what-if-lost"
    return "sa-what-if-won" if score.total is not None else "sa-what-if-home"


def _whose(board: int | None, words: Words) -> str:
    """Alone one flies four androids: which of them is meant is always said."""
    return "" if board is None else words("sa-button-android-board", letter=ANDROIDS[board]) + " · "


def _board(rest: str) -> int | None:
    name = rest.split(".")[0]
    return None if name == "x" else int(name)


def _word(face: str, words: Words) -> str:
    return words("sa-face-empty") if face == "-" else words(face_key(face))


def _again(click: Click) -> discord.ui.ActionRow[Any]:
    return bar(button(click.words("sa-button-back"), f"w:sa_what_if:{click.game}:"))
