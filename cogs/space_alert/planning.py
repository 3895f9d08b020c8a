"""The taps of the planning panel: each plays a move and is answered with the panel as it is now."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, cast

import msgspec

from cogs.clicks import Click, ask, form_values
from cogs.faces import Follow, Panel
from cogs.prompts import NotYours
from cogs.space_alert import data, deadlines, panel, typed
from cogs.space_alert.face import SpaceAlertFace
from cogs.space_alert.game import Game
from cogs.together import Wish
from rules.core import IllegalMove
from rules.space_alert import actions as moves
from rules.space_alert.game import RULES
from rules.space_alert.view import View

if TYPE_CHECKING:
    from bot import Wardroom
    from cogs.loaded import Loaded
    from words import Words

FIELD = "plan"
LONGEST_PLAN = 200
Planned = moves.Place | moves.Take | moves.Turn | moves.Next | moves.Give | moves.Draw


class Planning:
    def __init__(self, bot: Wardroom, face: SpaceAlertFace) -> None:
        self.bot = bot
        self.face = face
        bot.verbs.update(
            sa_place=self.place,
            sa_prolong=deadlines.prolong,
            sa_slot=self.slot,
            sa_board=self.board,
            sa_take=self.take,
            sa_turn=self.turn,
            sa_next=self.next,
            sa_next_yes=self.next_yes,
            sa_give=self.give,
            sa_hand=self.hand_over,
            sa_draw=self.draw,
            sa_type=self.type,
            sa_typed=self.typed,
        )

    async def _play(
        self,
        click: Click,
        action: Planned,
        cursor: panel.Cursor | None,
        *,
        onward: bool = False,
        still: Callable[[View], bool] | None = None,
    ) -> None:
        """Play a move of the panel and answer with the panel as it is now; pressed twice, it is played once.

        It is drawn after the lock is released: neither the next click nor the clock waits for it.
        """
        stale = False

        def decide(loaded: Game) -> tuple[int, Planned] | None:
            nonlocal stale
            seat = self._seat(loaded, click)
            stale = still is not None and not still(loaded.view(seat))
            at = self.face.at(loaded, click.interaction)
            return None if stale else (seat, msgspec.structs.replace(action, at=at))

        loaded = await self.bot.table.together.play(Wish(click, decide, RULES))
        seat = self._seat(loaded, click)
        if onward and cursor is not None:
            cursor = panel.onward(loaded.view(seat), cursor)
        fresh = await self._panel(click.words, loaded, seat, cursor)
        if stale:
            fresh.begin(click.words("trouble-stale"))
        await click.panel(fresh)

    async def _panel(self, words: Words, loaded: Game, seat: int, cursor: panel.Cursor | None) -> Panel:
        view = loaded.view(seat)
        if view.stage != "planning" or view.paused:
            from cogs.play import seat_panel

            return await seat_panel(self.bot, loaded, seat, words)
        shown = await panel.panel(self.face, self.bot.table, loaded, seat, words, cursor)
        shown.follow = Follow(loaded.row.id, partial(self._followed, seat, words, cursor))
        return shown

    async def _followed(
        self, seat: int, words: Words, cursor: panel.Cursor | None, loaded: Loaded, user: int
    ) -> Panel | None:
        """With the same board, slot and picture, unless the seat is somebody else's by now."""
        if loaded.row.seat_of(user) != seat:
            return None
        return await self._panel(words, cast("Game", loaded), seat, cursor)

    def _on(self, loaded_view: View, cursor: panel.Cursor) -> int | None:
        mine = loaded_view.mine
        return None if mine is not None and mine.member == cursor.board else cursor.board

    async def _board_of(self, click: Click, cursor: panel.Cursor) -> int | None:
        loaded = await self.bot.table.load(click.game, RULES)
        return self._on(loaded.view(self._seat(loaded, click)), cursor)

    async def place(self, click: Click) -> None:
        cursor = panel.Cursor.read(click.rest)
        card, _, half = click.values[0].partition(".")
        on = await self._board_of(click, cursor)
        action = moves.Place(int(card), "action" if half == "action" else "move", cursor.slot, on=on)
        await self._play(click, action, cursor, onward=True)

    async def slot(self, click: Click) -> None:
        loaded = await self.bot.table.load(click.game, RULES)
        await click.panel(
            await self._panel(click.words, loaded, self._seat(loaded, click), panel.Cursor.read(click.rest))
        )

    async def board(self, click: Click) -> None:
        loaded = await self.bot.table.load(click.game, RULES)
        seat = self._seat(loaded, click)
        cursor = panel.Cursor.read(click.rest)
        view = loaded.view(seat)
        if not 0 <= cursor.board < len(view.crew):
            raise ValueError(click.rest)
        await click.panel(await self._panel(click.words, loaded, seat, panel.onward(view, cursor)))

    async def take(self, click: Click) -> None:
        cursor = panel.Cursor.read(click.rest)
        await self._play(click, moves.Take(cursor.slot, on=await self._board_of(click, cursor)), cursor)

    async def turn(self, click: Click) -> None:
        cursor = panel.Cursor.read(click.rest)
        action = moves.Turn(cursor.slot, on=await self._board_of(click, cursor))
        half = click.rest.split(".")[2]
        await self._play(
            click,
            action,
            cursor,
            still=lambda view: view.crew[cursor.board].slots[cursor.slot - 1].half == half,
        )

    async def next(self, click: Click) -> None:
        loaded = await self.bot.table.load(click.game, RULES)
        view = loaded.view(self._seat(loaded, click))
        phase = view.mine.phase if view.mine else 0
        await click.panel(panel.confirm_next(loaded, click.words, panel.Cursor.read(click.rest), phase))

    async def next_yes(self, click: Click) -> None:
        cursor, phase = panel.Cursor.read(click.rest), int(click.rest.split(".")[2])
        await self._play(
            click,
            moves.Next(),
            cursor,
            onward=True,
            still=lambda view: view.mine is not None and view.mine.phase == phase,
        )

    async def give(self, click: Click) -> None:
        loaded = await self.bot.table.load(click.game, RULES)
        seat, cursor = self._seat(loaded, click), panel.Cursor.read(click.rest)
        await click.panel(await data.give_panel(self.face, self.bot.table, loaded, seat, click.words, cursor))

    async def hand_over(self, click: Click) -> None:
        """The receiver stands in the id, the card there too or in the menu."""
        _, _, to, *card = click.rest.split(".")
        gift = moves.Give(int(click.values[0] if click.values else card[0]), int(to))
        await self._play(click, gift, panel.Cursor.read(click.rest))

    async def draw(self, click: Click) -> None:
        """From where it was announced: the answer is one's panel, with the new card in hand."""
        await self._play(click, moves.Draw(), None)

    async def type(self, click: Click) -> None:
        """A form for a plan in words, from the marked slot on."""
        cursor = panel.Cursor.read(click.rest)
        said = click.words("sa-typed-field", slot=cursor.slot)
        title = click.words("sa-typed-title")
        await ask(click.interaction, f"m:sa_typed:{click.game}:{cursor}", title, {FIELD: said}, LONGEST_PLAN)

    async def typed(self, click: Click) -> None:
        """All of it or nothing: it is understood, and its cards are found, before the first is placed."""
        cursor, line = panel.Cursor.read(click.rest), form_values(click.interaction)[FIELD]
        async with self.bot.table.turn(click.game, RULES) as loaded:
            if await self.bot.table.seen(click.interaction.id):
                return
            seat = self._seat(loaded, click)
            view = loaded.view(seat)
            if view.mine is None or view.stage != "planning":
                raise IllegalMove("sa-illegal-paused" if view.paused else "sa-illegal-not-planning")
            if not 0 <= cursor.board < len(view.crew):
                raise ValueError(click.rest)
            wanted = typed.steps(view, cursor, line)
            typed.planned(view, cursor, wanted)
            batches = [[step] for step in wanted] if view.mine.member is None else [wanted]
            click_id: int | None = click.interaction.id
            for some in batches:
                for action in typed.planned(loaded.view(seat), cursor, some):
                    timed = msgspec.structs.replace(action, at=self.face.at(loaded, click.interaction))
                    await self.bot.table.play(loaded, seat, timed, user=click.user, interaction=click_id)
                    click_id = None
        fresh = await self._panel(click.words, loaded, seat, panel.onward(loaded.view(seat), cursor))
        await click.panel(fresh)

    def _seat(self, loaded: Game, click: Click) -> int:
        seat = loaded.row.seat_of(click.user)
        if seat is None:
            raise NotYours(click.rest)
        self.face.presence.seen(loaded.row.id, seat)
        return seat
