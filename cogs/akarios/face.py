"""Stars of Akarios as the table sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

import msgspec
from msgspec import Struct

from cogs import components, looks, prompts
from cogs.akarios import chances, look, squad_page, status, story
from cogs.akarios.game import Game, GameFace
from cogs.components import bar, button, text
from cogs.drafts import Composed, Drafts
from cogs.faces import Odds, Panel
from cogs.opening import Offered, Opening
from cogs.table import Table
from cogs.tablecard import afterwards, ending
from db.games import GameRow
from images.akarios.catalogue import PICTURES
from images.akarios.muster import posed
from images.catalogue import BOARD
from rules.akarios.game import RULES
from rules.akarios.options import Options
from rules.akarios.view import LookView, PreviewView, SheetView, View, WaysView
from rules.core import Event
from words import Words

ACT = "act"
PAGE = 3200
"""Characters of a page of the story: the longest is the last one, of those who have done everything."""
DRAWN = {WaysView: "ways", PreviewView: "preview"}
"""The picture of each thing that is not there yet, and the part of the view it is drawn from."""


class AkariosFace(GameFace):
    rooms = False
    beside_picture = 1800
    opening = Opening(
        (Offered("clock", sets=("pace",)), Offered("scenario", typed=True), Offered("difficulty")),
        "ak-no-such-option",
    )
    mine = look.MINE
    paces = ("turn", "answer", "reaction")
    defaults = MappingProxyType(
        {
            "live_answer": "60",
            "live_reaction": "60",
            "nudge": "12",
            "deadline": "24",
            "answer": "24",
            "reaction": "1",
        }
    )
    """AK-888. Nothing waits for a quick word by post: orders have answered before (AK-893)."""

    def __init__(self) -> None:
        super().__init__(RULES, PICTURES)

    def live(self, row: GameRow) -> bool:
        return msgspec.json.decode(row.options, type=Options).pace == "live"

    odds = Odds(chances.told, chances.asked)

    # What is seen.

    def status(self, loaded: Game, words: Words) -> list[str]:
        return [*status.lines(loaded, words), *status.event(loaded.view(None), words)]

    def rows(self, loaded: Game, words: Words) -> list[Any]:
        under = look.under_table(loaded.view(None), words)
        return [looks.row(loaded.row.id, under)] if under else []

    def looks(self, loaded: Game, seat: int | None, words: Words) -> list[dict[str, str]]:
        return look.rows(loaded.view(seat), words, loaded.row.names())

    def meant(self, loaded: Game, seat: int | None, what: str) -> str:
        """One's own ship; for a spectator, and where nobody flies, the board."""
        if what != look.MINE:
            return what
        flies = seat is not None and loaded.view(seat).stage in look.FIGHTING
        return f"cockpit.{seat}" if flies and loaded.view(seat).battle is not None else BOARD

    async def look(self, table: Table, loaded: Game, seat: int | None, what: str, words: Words) -> Panel:
        return await looks.shown(table, PICTURES, [what], loaded.view(seat), words, loaded.row.names())

    def overlooked(self, loaded: Game, seat: int, action: Struct, words: Words, *, private: bool) -> str:
        """What is lost with a move that ends one's part, or the phase."""
        others = [each.seat for each in loaded.row.seats if each.seat != seat and not each.android]
        return status.spared(loaded.view(seat), seat, others, action, words)

    async def seat_panel(self, table: Table, loaded: Game, seat: int, words: Words) -> Panel | None:
        """One's own figures, the picture one decides by, the question, and everything else one tap away."""
        assert self.bot is not None
        view, names, game = loaded.view(seat), loaded.row.names(), loaded.row.id
        begun = await self._begun(self.bot.drafts, loaded, seat)
        if begun is not None and isinstance(begun.draft.preview, LookView):
            view = msgspec.structs.replace(view, ways=begun.draft.preview.ways)
        what = look.now(view, seat)
        seen = await looks.shown(table, PICTURES, what, view, words, names)
        head = status.seat(loaded, seat, words) or status.lines(loaded, words)
        items: list[Any] = [text("\n".join(head), 1000)] if head else []
        items += seen.items
        items += [text(page, PAGE)] if (page := status.page(view, words, loaded.names)) else []
        commands = [] if begun is None else await self.bot.drafts.offered(begun, words)
        asked = prompts.questions(loaded, seat, words, room=22, opened=[ACT] if commands else [])
        items += [*asked[:1], *commands, *asked[1:]]
        below = looks.tabs(game, look.rows(view, words, names), what[0])
        again = [_own(loaded, view, words)]
        fits = components.weight([*items, *below, *again]) <= components.MOST
        return Panel([*items, *(below if fits else []), *again], seen.files)

    async def _begun(self, drafts: Drafts, loaded: Game, seat: int) -> Composed | None:
        """Whole commands, and cards to begin one with; what has been begun is one tap away."""
        for prompt in loaded.prompts(seat):
            if prompt.panel == ACT and prompt.matter.startswith(f"{ACT}."):
                return await drafts.beginning(loaded, prompt)
        return None

    async def preview(
        self, table: Table, loaded: Game, seat: int, preview: Struct, words: Words
    ) -> tuple[str, bytes] | None:
        """Where a command would lead, what it would hit and cost."""
        view, names = loaded.view(seat), loaded.row.names()
        if isinstance(preview, LookView):
            what = f"cockpit.{seat}" if preview.what == "cockpit" else preview.what
            view = view if preview.at is None else posed(view, seat, *preview.at)
        elif type(preview) in DRAWN:
            what = DRAWN[type(preview)]
            view = msgspec.structs.replace(view, **{what: preview})
        else:
            return None
        drawn = await looks.draw(table, PICTURES, what, view, words, names)
        return PICTURES.alt(what, view, words, names), drawn

    # Between two chapters.

    def campaign_lines(self, view: Struct, names: Mapping[int, str], words: Words) -> list[str]:
        assert isinstance(view, SheetView)
        return squad_page.lines(view, names, words)

    async def campaign_picture(
        self, table: Table, view: Struct, names: Mapping[int, str], words: Words
    ) -> tuple[bytes, str] | None:
        assert isinstance(view, SheetView)
        return await squad_page.picture(table, view, names, words)

    # What is told.

    tale = story.STORY

    async def illustrated(
        self, table: Table, loaded: Game, events: Sequence[Event], text: str, words: Words
    ) -> Panel | None:
        """A page comes with its scene, the enemies' phase with their cards, the end with what was gained."""
        keys = {event.key for event in events}
        view, names = loaded.view(None), loaded.row.names()
        if view.over:
            seen = await looks.shown(table, PICTURES, [BOARD], view, words, names)
            said = components.text(f"{text}\n**{ending(loaded, words)}**", 3800)
            again = [bar(*afterwards(loaded.row, words))] if loaded.row.status == "over" else []
            return Panel([said, *seen.items, *again], seen.files)
        if not keys & {story.PAGE, story.CARD}:
            return None
        what = look.acted(view) if story.CARD in keys else []
        seen = await looks.shown(table, PICTURES, what or [BOARD], view, words, names)
        return Panel([components.text(text, 3800), *seen.items], seen.files)

    async def briefing(self, table: Table, loaded: Game, seat: int, words: Words) -> Panel | None:
        """The picture that the question is about; all of it is open."""
        view, names = loaded.view(None), loaded.row.names()
        seen = await looks.shown(table, PICTURES, look.now(view, seat), view, words, names)
        return Panel(list(seen.items), seen.files)

    example = "ak-turn-example"


def _own(loaded: Game, view: View, words: Words) -> Any:
    """What else the seat may want: in a battle odds and danger, at any time orders."""
    game, fights = loaded.row.id, view.stage == "battle" and not view.over
    found = [button(words("ak-button-odds"), f"w:ak_odds:{game}:")] if fights else []
    found += [button(words("ak-button-danger"), f"w:ak_danger:{game}:")] if fights else []
    found.append(button(words("ak-button-orders"), f"w:ak_orders:{game}:"))
    found.append(button(words("ak-button-refresh"), f"w:seat:{game}:"))
    fails = view.stage in ("battle", "world") and not view.over
    return bar(*found, *([button(words("ak-button-concede"), f"w:ak_concede:{game}:")] if fails else []))
