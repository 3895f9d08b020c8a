"""Space Alert as the table sees it: what stands under its title, beside its pictures and on its panels."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any

import msgspec
from msgspec.structs import replace

from cogs import components, looks, options, prompts, table_settings
from cogs.faces import Panel
from cogs.space_alert import data, deadlines, gathering, logbook, look, panel
from cogs.space_alert.clock import MissionClock
from cogs.space_alert.game import Game, GameFace
from cogs.space_alert.story import ENDINGS, TURN, settled
from cogs.space_alert.voice import MissionVoice
from cogs.table import Table
from cogs.tablecard import afterwards, open_questions, relative
from db.games import GameRow, SeatRow
from db.log import Record
from images.space_alert.catalogue import PICTURES
from images.speech import plain
from rules.core import Event, Prompt, told
from rules.space_alert.actions import Ready
from rules.space_alert.crew_page import CrewPage
from rules.space_alert.game import RULES
from rules.space_alert.view import View
from words import Words

log = logging.getLogger(__name__)
OPENS_PAGE = {"sa-caption-start", "sa-caption-phase-over"}


def announced(events: Iterable[Event]) -> list[str]:
    """The threats that these have brought, by their codes."""
    return [str(event.args["threat"])[1:] for event in events if event.key == "sa-caption-threat"]


def still(view: View) -> View:
    """As far as threats show it: their cards are drawn once, and not again with every caption."""
    return replace(view, crew=(), phase=0, second=0, silence=False, window=None, window_ends=None)


def _drawn_late(table: Table, game: int, drawing: asyncio.Future[Panel]) -> None:
    """The words of the announcement stand there already."""
    if drawing.cancelled():
        return
    if (problem := drawing.exception()) is not None:
        log.warning("game %s: no card under its caption: %r", game, problem)
    else:
        table.broadcast.page_again(game)


class Seen(GameFace):
    """How a mission looks; what time does to it is told in `face.py`."""

    def __init__(self) -> None:
        super().__init__(RULES, PICTURES)
        self.clocks: dict[int, MissionClock] = {}
        self.voices: dict[int, MissionVoice] = {}
        self.by_post: dict[int, deadlines.Open | None] = {}
        """When the open phases of running games by post end, None where none does; made from the log when
        the game is first taken from the store."""

    def gathering(self, row: GameRow, words: Words) -> list[str]:
        return gathering.lines(self.bot, row, words)

    def checks(self, row: GameRow) -> bool:
        return gathering.checks(row)

    def missing(self, row: GameRow) -> list[SeatRow]:
        return gathering.missing(self.bot, row)

    def overlooked(
        self, loaded: Game, seat: int, action: msgspec.Struct, words: Words, *, private: bool
    ) -> str:
        """The panel for planning says so by itself; a clock that runs leaves no time to ask."""
        if private or not isinstance(action, Ready) or loaded.view(None).pace == "live":
            return ""
        return panel.unfinished(loaded.view(seat), words)

    def status(self, loaded: Game, words: Words) -> list[str]:
        view = loaded.view(None)
        mission = words(options.key("space_alert", "mission", view.mission))
        lines = [words(f"sa-stage-{view.stage}", mission=mission)]
        due = self.deadline(loaded, words)
        voice = self.voices.get(loaded.row.id)
        if voice is not None and voice.trouble is not None:
            lines.append(words(f"sa-voice-{voice.trouble}"))
        return [*lines, due] if due else lines

    def deadline(self, loaded: Game, words: Words) -> str | None:
        """When the open phase and the open window end, as times that Discord counts down by itself."""
        clock = self.clocks.get(loaded.row.id)
        view = loaded.view(None)
        if loaded.row.status == "paused":
            return None
        now_open = self.by_post.get(loaded.row.id)
        if now_open is not None and view.stage == "planning":
            return deadlines.status(now_open, words)
        if clock is None or view.stage not in ("briefing", "planning"):
            return None
        if clock.row.held_at is not None:
            return words("sa-clock-held")
        if view.phase == 0:
            return words("sa-clock-launch", when=relative(clock.wall(0)))
        text = words(
            "sa-clock-phase", phase=view.phase, when=relative(clock.wall(view.phase_ends[view.phase - 1]))
        )
        if view.window is not None and view.window_ends is not None:
            key = f"sa-clock-{view.window.replace('_', '-')}"
            text += " · " + words(key, when=relative(clock.wall(view.window_ends)))
        return text + (" · " + words("sa-clock-silence") if view.silence else "")

    def rows(self, loaded: Game, words: Words) -> list[Any]:
        """After the mission everybody may ask what would have been; by post a phase can be prolonged."""
        view = loaded.view(None)
        seen = look.under_table(view, words)
        rows = [looks.row(loaded.row.id, seen)] if seen else []
        if loaded.row.id in self.clocks and view.stage == "planning" and not view.paused:
            rows += data.rows(loaded, words)
        if self.by_post.get(loaded.row.id) is not None and loaded.row.status == "running":
            rows.append(deadlines.prolong_row(loaded, words))
        if view.score is not None:
            what_if = components.button(words("sa-button-what-if"), f"w:sa_what_if:{loaded.row.id}:")
            rows.append(components.bar(what_if))
        return rows

    def looks(self, loaded: Game, seat: int | None, words: Words) -> list[dict[str, str]]:
        return look.rows(loaded.view(seat), words)

    async def look(self, table: Table, loaded: Game, seat: int | None, what: str, words: Words) -> Panel:
        """A threat with what it does in words: icons are not everybody's language."""
        view, names = loaded.view(seat), loaded.row.names()
        seen = await looks.shown(table, PICTURES, [what], view, words, names)
        if what.startswith("threat."):
            seen.items.append(components.text(PICTURES.alt(what, view, words, names)))
        return seen

    async def component(self, table: Table, query: str, words: Words) -> Panel | None:
        return await look.component(table, query, words)

    def campaign_lines(self, view: msgspec.Struct, names: Mapping[int, str], words: Words) -> list[str]:
        assert isinstance(view, CrewPage)
        return logbook.page(view, {member: plain(name) for member, name in names.items()}, words)

    async def seat_panel(self, table: Table, loaded: Game, seat: int, words: Words) -> Panel | None:
        view = loaded.view(seat)
        if view.stage == "planning" and not view.paused:
            return await panel.panel(self, table, loaded, seat, words)
        return await self._seat(table, loaded, seat, words)

    async def _seat(self, table: Table, loaded: Game, seat: int, words: Words) -> Panel:
        """Outside the planning: the ship, what is asked, and everything else one tap away."""
        view, names = loaded.view(seat), loaded.row.names()
        what = "score" if view.score is not None and view.stage != "resolution" else "board"
        seen = await looks.shown(table, PICTURES, [what], view, words, names)
        tabs = looks.tabs(loaded.row.id, look.rows(view, words), what)
        head = components.text("\n".join(self.status(loaded, words)))
        return Panel([head, *seen.items, *prompts.questions(loaded, seat, words), *tabs], seen.files)

    async def panel(
        self, table: Table, loaded: Game, seat: int, prompt: Prompt, words: Words
    ) -> Panel | None:
        """To plan is what the seat's panel is for; a card is given on one of its own."""
        if prompt.panel != "give":
            return None
        return await data.give_panel(self, table, loaded, seat, words, panel.home(loaded.view(seat)))

    def narrate(self, loaded: Game, events: Sequence[Event], words: Words) -> str:
        """A table that wants its announcements by voice alone gets no captions while the voice is there."""
        voice = self.voices.get(loaded.row.id)
        if table_settings.of(loaded.row).sound == "voice" and voice is not None and voice.speaking:
            events = [event for event in events if not event.key.startswith("sa-caption-")]
        text = super().narrate(loaded, events, words)
        if any(event.key in ENDINGS for event in events):
            text += "\n" + logbook.under(loaded, words)
        return text

    def story(
        self,
        loaded: Game,
        told_now: Sequence[Sequence[Event]],
        words: Words,
        *,
        newest: bool = True,
    ) -> str:
        return super().story(loaded, settled(told_now), words, newest=newest)

    sheds = True

    def keeps_log(self, loaded: Game) -> bool:
        """A live mission has some sixty announcements: a page a phase holds them."""
        return loaded.view(None).pace == "live" and loaded.view(None).stage in ("briefing", "planning")

    def opens_page(self, events: Sequence[Event]) -> bool:
        return any(event.key in OPENS_PAGE for event in events)

    async def page(
        self,
        table: Table,
        loaded: Game,
        records: Sequence[Record],
        text: str,
        words: Words,
        *,
        patient: bool,
    ) -> Panel:
        """With the card that was announced last, and what it is time for as buttons."""
        codes = announced(event for record in records for event in told(record.events, None))
        drawing = asyncio.ensure_future(self._cards(table, loaded, codes[-1:], words))
        if patient:
            await asyncio.wait({drawing})
        else:
            await asyncio.sleep(0)  # what was drawn before is there at once
        seen = drawing.result() if drawing.done() else Panel([], {})
        if not drawing.done():
            drawing.add_done_callback(partial(_drawn_late, table, loaded.row.id))
        return Panel([components.text(text, 3800), *seen.items, *self._from_here(loaded, words)], seen.files)

    async def _cards(self, table: Table, loaded: Game, codes: Sequence[str], words: Words) -> Panel:
        """One threat as its card, several side by side."""
        if not codes:
            return Panel([], {})
        what = f"threat.{codes[0]}" if len(codes) == 1 else look.THREATS
        return await looks.shown(table, PICTURES, [what], still(loaded.view(None)), words, ())

    def _from_here(self, loaded: Game, words: Words) -> list[Any]:
        """What can be done from an announcement: nobody scrolls to the table."""
        if loaded.row.status != "running":
            return []
        game = loaded.row.id
        seat = components.button(words("button-my-seat"), f"w:seat:{game}:", components.GOOD)
        view = loaded.view(None)
        live = data.operations(loaded, words) if view.pace == "live" and not view.paused else []
        threats = [
            components.button(label, f"w:look:{game}:{what}")
            for what, label in look.under_table(view, words).items()
        ]
        return [components.bar(seat, *live, *threats)]

    briefs_all = True

    async def briefing(self, table: Table, loaded: Game, seat: int, words: Words) -> Panel | None:
        """By post whoever is called has not been looking: the ship, and what flies at it."""
        view = loaded.view(None)
        if view.pace != "post" or view.stage != "planning":
            return None
        what = ["board", look.THREATS] if view.threats else ["board"]
        return await looks.shown(table, PICTURES, what, view, words, loaded.row.names())

    async def illustrated(
        self, table: Table, loaded: Game, events: Sequence[Event], text: str, words: Words
    ) -> Panel | None:
        """A turn of the resolution comes with its report, the end with the score sheet; and what comes next
        can be pressed right there, also when a practice has been finished."""
        view, names = loaded.view(None), loaded.row.names()
        keys = {event.key for event in events}
        if keys & ENDINGS and view.score is not None:
            what = ["score"]
        elif view.report is not None and TURN in keys:
            what = ["turn", "board"]
        elif view.stage == "resolution":
            what = ["board"]
        elif view.stage == "planning" and (codes := announced(events)):
            cards = await self._cards(table, loaded, codes, words)
            return Panel(
                [components.text(text, 3800), *cards.items, *self._from_here(loaded, words)], cards.files
            )
        elif loaded.row.status == "over":
            return Panel([components.text(text, 3800), *self._afterwards(loaded, words)], {})
        else:
            return None
        seen = await looks.shown(table, PICTURES, what, view, words, names)
        onward = self._afterwards(loaded, words) if keys & ENDINGS else self._onward(loaded, words)
        return Panel([components.text(text, 3800), *seen.items, *onward], seen.files)

    def _afterwards(self, loaded: Game, words: Words) -> list[Any]:
        """Under the score sheet: the other endings, the film, and once more."""
        what_if = components.button(words("sa-button-what-if"), f"w:sa_what_if:{loaded.row.id}:")
        over = afterwards(loaded.row, words) if loaded.row.status == "over" else []
        return [components.bar(what_if, *over), *open_questions(loaded, words)]

    def _onward(self, loaded: Game, words: Words) -> list[Any]:
        """The next step, and for whoever meant something else the way to say so."""
        view = loaded.view(None)
        rows = open_questions(loaded, words) if view.stage == "resolution" else []
        if rows and view.up:
            tripped = components.button(words("sa-button-tripped"), f"w:seat:{loaded.row.id}:")
            rows.append(components.bar(tripped))
        return rows

    def describe(self, loaded: Game, words: Words, seat: int | None) -> str:
        """With the cards of one's own hand, for the eyes of their owner."""
        board = super().describe(loaded, words, seat)
        view = loaded.view(seat)
        if seat is None or view.stage != "planning":
            return board
        return f"{PICTURES.alt('hand.0', view, words, [*loaded.names.values()])}\n\n{board}"
