"""Twilight Imperium as the table sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from cogs import components, looks, prompts
from cogs.components import bar, button, text
from cogs.faces import Odds, Panel
from cogs.opening import Offered, Opening
from cogs.table import Table
from cogs.tablecard import afterwards, ending
from cogs.twilight_imperium import (
    awards,
    chances,
    council,
    look,
    promises,
    report,
    standing,
    status,
    story,
    trade,
)
from cogs.twilight_imperium.game import Game, GameFace
from db.games import GameRow
from images.twilight_imperium.catalogue import PICTURES
from rules.core import Event, Prompt
from rules.twilight_imperium.game import RULES
from rules.twilight_imperium.options import Options
from rules.twilight_imperium.view import Preview
from words import Words


class ImperiumFace(GameFace):
    beside_picture = 1800
    opening = Opening(
        (Offered("clock", sets=("pace",)), Offered("galaxy"), Offered("races")), "ti-no-such-option"
    )
    mine = look.MINE
    odds = Odds(chances.told, chances.asked)
    paces = ("turn", "answer", "reaction")

    def __init__(self) -> None:
        super().__init__(RULES, PICTURES)

    def live(self, row: GameRow) -> bool:
        return msgspec.json.decode(row.options, type=Options).pace == "live"

    # What is seen.

    async def board(self, table: Table, loaded: Game, words: Words) -> bytes:
        """The galaxy, or the battle or agenda that everybody looks at."""
        view = loaded.view(None)
        return await looks.draw(table, PICTURES, look.on_table(view), view, words, loaded.row.names())

    def alt(self, loaded: Game, words: Words) -> str:
        view = loaded.view(None)
        return PICTURES.alt(look.on_table(view), view, words, loaded.row.names())

    def status(self, loaded: Game, words: Words) -> list[str]:
        return status.lines(loaded, words)

    def rows(self, loaded: Game, words: Words) -> list[Any]:
        return [looks.row(loaded.row.id, look.under_table(words))]

    def looks(self, loaded: Game, seat: int | None, words: Words) -> list[dict[str, str]]:
        return look.rows(loaded.view(seat), seat, words, loaded.row.names())

    def meant(self, loaded: Game, seat: int | None, what: str) -> str:
        """One's own sheet; for a spectator all players."""
        return what if what != look.MINE else look.PLAYERS if seat is None else f"player.{seat}"

    async def look(self, table: Table, loaded: Game, seat: int | None, what: str, words: Words) -> Panel:
        return await looks.shown(table, PICTURES, [what], loaded.view(seat), words, loaded.row.names())

    async def seat_panel(self, table: Table, loaded: Game, seat: int, words: Words) -> Panel | None:
        """One's own figures, the picture one decides by, the question, and everything else one tap away."""
        view, names, game = loaded.view(seat), loaded.row.names(), loaded.row.id
        asked = _asked(loaded, seat)
        what = look.now(view, seat, asked)
        seen = await looks.shown(table, PICTURES, what, view, words, names)
        head = [*status.seat(loaded, seat, words), *await trade.news(loaded, seat, words)]
        head += await promises.listed(loaded, words)
        head += await council.before_voting(loaded, asked, words)
        items: list[Any] = [text("\n".join(head), 1500), *seen.items]
        items += prompts.questions(loaded, seat, words, room=22)
        shared, own, *_ = look.rows(view, seat, words, names)
        always = [_always(loaded, seat, words)] if loaded.row.status == "running" else []
        below = [*looks.tabs(game, [own, shared], what[0]), *always]
        fits = components.weight([*items, *below]) <= components.MOST
        return Panel([*items, *(below if fits else always)], seen.files)

    async def panel(
        self, table: Table, loaded: Game, seat: int, prompt: Prompt, words: Words
    ) -> Panel | None:
        """Offers and agreements have one of their own; a market of cards is put together step by step."""
        own = prompt.panel == "trade" and prompt.key != "ti-market"
        return trade.panel(loaded, seat, words) if own else None

    async def preview(
        self, table: Table, loaded: Game, seat: int, preview: Struct, words: Words
    ) -> tuple[str, bytes] | None:
        """The picture that the move is about, as the seat sees it, with the odds where there are any."""
        assert isinstance(preview, Preview)
        what, view, names = chances.pictured(preview), loaded.view(seat), loaded.row.names()
        drawn = await looks.draw(table, PICTURES, what, view, words, names)
        return PICTURES.alt(what, view, words, names), drawn

    # What is told.

    tale = story.STORY

    def turn_of(self, loaded: Game) -> int | None:
        view = loaded.view(None)
        return view.turn if view.phase == "action" else None

    async def illustrated(
        self, table: Table, loaded: Game, events: Sequence[Event], text: str, words: Words
    ) -> Panel | None:
        """The end comes with everybody's points and the awards, a battle with its report, a new round with
        the objectives, a vote with what it is about."""
        keys = {event.key for event in events}
        view, names = loaded.view(None), loaded.row.names()
        if view.over and any(key.startswith(story.OVER) for key in keys):
            seen = await looks.shown(table, PICTURES, [look.SCORE], view, words, names)
            told = [text, f"**{ending(loaded, words)}**", *await awards.lines(loaded, words)]
            said = components.text("\n".join(told), 3800)
            again = [bar(*afterwards(loaded.row, words))] if loaded.row.status == "over" else []
            return Panel([said, *seen.items, *again], seen.files)
        if report.ends(events):
            found = await report.reported(loaded, events, words)
            view = view if found.before is None else await loaded.seen_at(found.before, None)
            what = look.fight(view)
            text = f"{text}\n{found.text}"
        elif story.ROUND in keys and view.round > 1:
            what = [look.OBJECTIVES]
        elif story.AGENDA in keys and view.agenda is not None:
            what = [look.AGENDA]
            text = "\n".join([text, *await council.foreseen(loaded, words)])
        else:
            what = []
        if not what:
            return None
        seen = await looks.shown(table, PICTURES, what, view, words, names)
        return Panel([components.text(text, 3800), *seen.items], seen.files)

    async def briefing(self, table: Table, loaded: Game, seat: int, words: Words) -> Panel | None:
        """What changed since this seat's last turn, and the picture that the question is about. Everybody
        reads it, so it shows nothing that only the seat may see."""
        view, names = loaded.view(None), loaded.row.names()
        news = await self.news(loaded, seat, words)
        items: list[Any] = [text(news)] if news else []
        about = [what for what in look.now(view, seat, _asked(loaded, seat)) if what != look.HAND]
        seen = await looks.shown(table, PICTURES, about, view, words, names)
        return Panel([*items, *seen.items], seen.files)

    example = "ti-turn-example"

    def in_turn(self, loaded: Game, seat: int) -> bool:
        """A Tactical Action that has begun is played to its end when somebody else has to do it."""
        view = loaded.view(None)
        return seat in view.asked and view.action is not None and view.action.seat == seat


def _asked(loaded: Game, seat: int) -> Prompt | None:
    """What the seat is asked first: what others wait for, before what it may answer."""
    return min(loaded.prompts(seat), key=lambda prompt: prompt.optional, default=None)


def _always(loaded: Game, seat: int, words: Words) -> Any:
    """What may be done at any time; the order that a card in hand could have is one tap away."""
    game = loaded.row.id
    order = standing.suggestion(loaded.view(seat), game, words)
    asked = any(prompt.panel == "trade" for prompt in loaded.prompts(seat))
    trading = None if asked else button(words("ti-button-trade"), f"w:ti_trade:{game}:open")
    return bar(
        *(each for each in (order, trading) if each is not None),
        button(words("ti-button-orders"), f"w:ti_orders:{game}:"),
        button(words("ti-button-odds"), f"w:ti_odds:{game}:"),
        button(words("ti-button-refresh"), f"w:seat:{game}:"),
    )
