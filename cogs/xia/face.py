"""Xia as the table sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cogs import components, looks, prompts
from cogs.components import bar, button, text
from cogs.faces import Odds, Panel
from cogs.opening import Offered, Opening
from cogs.table import Table
from cogs.tablecard import afterwards, ending
from cogs.xia import chances, look, story
from cogs.xia.game import Game, GameFace
from images.xia.catalogue import PICTURES
from rules.core import Event
from rules.xia.game import RULES
from rules.xia.view import View
from words import Words

ARROW = " ▸ "


class XiaFace(GameFace):
    beside_picture = 1800
    opening = Opening((Offered("fame"), Offered("first_game"), Offered("npcs")), "xia-no-such-option")
    mine = look.MINE
    odds = Odds(chances.panel_text, chances.asked)

    def __init__(self) -> None:
        super().__init__(RULES, PICTURES)

    # What is seen.

    async def board(self, table: Table, loaded: Game, words: Words) -> bytes:
        """What the question is about: the map, a fight, the hold, the cards on offer."""
        view = loaded.view(None)
        return await looks.draw(table, PICTURES, _shown(view), view, words, loaded.row.names())

    def alt(self, loaded: Game, words: Words) -> str:
        view = loaded.view(None)
        return PICTURES.alt(_shown(view), view, words, loaded.row.names())

    def status(self, loaded: Game, words: Words) -> list[str]:
        view = loaded.view(None)
        if view.over:
            return [fame(view, words, loaded)]
        player = f"#{view.turn}"
        head = words(
            "xia-status", seats=loaded.names, turn=view.turns + 1, player=player, stage=stage(view, words)
        )
        return [line for line in (head, fame(view, words, loaded), trail(view, words)) if line]

    def rows(self, loaded: Game, words: Words) -> list[Any]:
        game = loaded.row.id
        under = looks.row(game, look.under_table(words))
        if loaded.row.status == "running":
            under.add_item(button(words("xia-button-odds"), f"w:xia_odds:{game}:"))
        return [under]

    def looks(self, loaded: Game, seat: int | None, words: Words) -> list[dict[str, str]]:
        return look.rows(loaded.view(seat), words, loaded.row.names())

    def meant(self, loaded: Game, seat: int | None, what: str) -> str:
        """One's own ship; for a spectator the one in turn."""
        return f"ship.{loaded.view(seat).turn if seat is None else seat}" if what == look.MINE else what

    async def look(self, table: Table, loaded: Game, seat: int | None, what: str, words: Words) -> Panel:
        view = loaded.view(seat)
        return await looks.shown(
            table, PICTURES, look.parts(what, view, seat), view, words, loaded.row.names()
        )

    async def seat_panel(self, table: Table, loaded: Game, seat: int, words: Words) -> Panel | None:
        """The pictures one decides by, one's own figures, the question, and everything else one tap away."""
        view, names, game = loaded.view(seat), loaded.row.names(), loaded.row.id
        what = look.now(view, seat)
        seen = await looks.shown(table, PICTURES, what, view, words, names)
        items: list[Any] = [text("\n".join(summary(view, seat, words, loaded))), *seen.items]
        items += prompts.questions(loaded, seat, words)
        shared, *_ = look.rows(view, words, names)
        own = [_own(game, seat, words)] if loaded.row.status == "running" else []
        below = [*looks.tabs(game, [shared], what[0]), *own]
        fits = components.weight([*items, *below]) <= components.MOST
        return Panel([*items, *(below if fits else own)], seen.files)

    # What is told.

    tale = story.STORY

    def turn_of(self, loaded: Game) -> int | None:
        view = loaded.view(None)
        return view.turn if view.launched else None

    async def illustrated(
        self, table: Table, loaded: Game, events: Sequence[Event], text: str, words: Words
    ) -> Panel | None:
        """The end comes with the final standing, a new sector with the map."""
        keys = {event.key for event in events}
        view, names = loaded.view(None), loaded.row.names()
        if story.VICTORY in keys and view.over:
            seen = await looks.shown(table, PICTURES, [look.SCORE], view, words, names)
            said = components.text(f"{text}\n**{ending(loaded, words)}**", 3800)
            again = [bar(*afterwards(loaded.row, words))] if loaded.row.status == "over" else []
            return Panel([said, *seen.items, *again], seen.files)
        if story.LAID in keys:
            seen = await looks.shown(table, PICTURES, [look.SYSTEM], view, words, names)
            return Panel([components.text(text, 3800), *seen.items], seen.files)
        return None

    async def briefing(self, table: Table, loaded: Game, seat: int, words: Words) -> Panel | None:
        """Enough to decide by. At the beginning of one's own turn what changed since the last one, the ship
        and the map; later on, and in somebody else's, how it came to the question, and what it is about.
        Everybody reads it, so it shows nothing that only the seat may see."""
        view, names = loaded.view(None), loaded.row.names()
        news = await self.news(loaded, seat, words)
        items: list[Any] = [text(news)] if news else []
        about = look.now(view, seat)
        if about == [look.MAP] and not view.begun:
            about = [f"ship.{seat}", look.MAP]
        seen = await looks.shown(table, PICTURES, about, view, words, names)
        return Panel([*items, *seen.items], seen.files)

    example = "xia-turn-example"

    def in_turn(self, loaded: Game, seat: int) -> bool:
        """A turn that has begun, and an attack that has to be borne, are played to their end when somebody
        else has to do it."""
        view = loaded.view(None)
        return view.asked == seat and view.begun


def _shown(view: View) -> str:
    """The picture of the table: that of whoever decides."""
    return look.now(view, view.acting if view.asked is None else view.asked)[0]


def stage(view: View, words: Words) -> str:
    return words(f"xia-stage-{view.stage}", left=view.left)


def fame(view: View, words: Words, loaded: Game) -> str:
    """Everybody's fame, the most famous first."""
    order = sorted(view.ships, key=lambda ship: -ship.fame)
    ranks = " · ".join(f"{loaded.names[ship.seat]} **{ship.fame}**" for ship in order)
    return words("xia-status-fame", needed=view.needed, ranks=ranks)


def trail(view: View, words: Words) -> str:
    """Drive ▸ Blaster ▸ …"""
    return ARROW.join([*(words.name("xia", each) for each in view.trail[-5:]), "…"]) if view.trail else ""


def summary(view: View, seat: int, words: Words, loaded: Game) -> list[str]:
    """One's own figures, and whether one is awaited."""
    ship = view.ships[seat]
    figures: dict[str, Any] = {"fame": ship.fame, "needed": view.needed, "credits": ship.credits}
    figures |= {"energy": ship.energy, "armed": ship.armed, "damage": len(ship.damage)}
    lines = [f"**{words('xia-seat', **figures)}**"]
    if view.asked is not None and view.asked != seat:
        lines.append(words("xia-seat-waits", seats=loaded.names, player=f"#{view.asked}"))
    elif view.trail and view.asked == view.turn:
        lines.append(trail(view, words))
    return lines


def _own(game: int, seat: int, words: Words) -> Any:
    return bar(
        button(words("xia-look-mine"), f"w:look:{game}:ship.{seat}"),
        button(words("xia-button-odds"), f"w:xia_odds:{game}:"),
        button(words("xia-button-orders"), f"w:xia_orders:{game}:"),
        button(words("xia-button-give"), f"w:xia_give:{game}:"),
        button(words("xia-button-refresh"), f"w:seat:{game}:"),
    )
