"""How a game shows itself: its rules, its pictures, and the panels of its own where it has any."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from io import BytesIO
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Generic

import discord
from discord.ui import TextDisplay
from msgspec import Struct
from typing_extensions import TypeVar

from cogs import storyteller, table_settings
from cogs.components import text
from cogs.opening import Opening
from cogs.stories import Story
from images.catalogue import Catalogue
from rules.core import Choice, Event, Pace, Prompt, Rules, told
from words import Words

if TYPE_CHECKING:
    from bot import Wardroom
    from cogs.gauges import Gauges
    from cogs.loaded import Loaded
    from cogs.table import Table
    from db.games import GameRow, SeatRow
    from db.log import Record

Item = discord.ui.Item[Any]
State = TypeVar("State", bound=Struct, default=Any)
View = TypeVar("View", bound=Struct, default=Any)
"""Of the game; the house leaves them out, since it shows any game."""
TOLD = 200
"""Characters of what somebody did in a turn, as the thread is told; with the figures three lines."""
NEWS = 1200
"""Characters of what happened since one's last turn, on the message that calls."""


class Follow(Struct, frozen=True):
    """How a panel that stays open is drawn anew when something happens in its game."""

    game: int
    draw: Callable[[Loaded, int], Awaitable[Panel | None]]
    """For this user; None if it is no longer theirs to see, ValueError if there is nothing of it now."""


class Panel(Struct):
    """A private answer: components (without a frame) and the pictures they show, by file name."""

    items: list[Any]
    files: dict[str, bytes]
    follow: Follow | None = None
    lead: tuple[str, int] | None = None

    def begin(self, line: str, most: int = 3900) -> None:
        """A line above all of it, which stays when the panel is drawn anew."""
        self.lead = (line, most)
        self.items.insert(0, text(line, most))

    def attachments(self) -> list[discord.File]:
        """The pictures for one sending: a file is read only once."""
        return [discord.File(BytesIO(data), filename=name) for name, data in self.files.items()]


class Passing(Struct, frozen=True):
    """What time has brought a game besides the silence of its players."""

    moments: Mapping[int, float] = {}
    """Seats to remind, and since when."""
    again: float | None = None
    """When there may be more of it, if nothing happens until then."""


class Odds(Struct, Generic[State, View], frozen=True):
    """What the dice may bring, for a game that can say it beforehand."""

    told: Callable[[Loaded[State, View], int, Words, str | None], Awaitable[str]]
    """Of one move, or of all; ValueError if that move is not among them."""
    asked: Callable[[Loaded[State, View], int], Awaitable[Mapping[str, Choice]]]
    """The answers that hang on dice now, as they are typed."""


ROUNDS = 300
"""Whoever moves by itself so often in a row goes round in circles."""


class Face(Generic[State, View]):
    """What every game gets from its rules and pictures alone; a game's cog overrides what it does better."""

    rooms = True
    """Whether two players may talk in private: where all share one ship there is nothing to whisper."""
    beside_picture = 3800
    """Characters of a telling that fit beside its picture; what is more is said before it."""

    def __init__(self, rules: Rules[State, View], pictures: Catalogue) -> None:
        self.rules = rules
        self.pictures = pictures
        self.bot: Wardroom | None = None

    @property
    def key(self) -> str:
        return self.rules.key

    async def board(self, table: Table, loaded: Loaded[State, View], words: Words) -> bytes:
        """The picture of the table, as everybody may see it."""
        return await table.painter.draw(self.pictures.board, loaded.view(None), words, loaded.row.names())

    def alt(self, loaded: Loaded[State, View], words: Words) -> str:
        return self.pictures.alt_board(loaded.view(None), words, loaded.row.names())

    def describe(self, loaded: Loaded[State, View], words: Words, seat: int | None) -> str:
        return self.pictures.describe(loaded.view(seat), words, loaded.row.names())

    paces: tuple[Pace, ...] = ("turn",)
    """The paces of the game's questions: the lobby offers a clock for each."""

    settings: tuple[str, ...] = ()
    """Settings of the table that mean something only here."""

    defaults: Mapping[str, str] = MappingProxyType({})
    """Settings with which a new table of this game begins, where they differ from the house's."""

    def rounds(self, loaded: Loaded[State, View]) -> int:
        """How often androids and standing orders may follow each other before somebody else has to move."""
        return ROUNDS

    def live(self, row: GameRow) -> bool:
        """Whether these players sit at the table together: clocks count seconds, not hours."""
        return False

    def gathering(self, row: GameRow, words: Words) -> list[str]:
        """Lines of the game's own on its lobby: what those who sit down should know."""
        return []

    def checks(self, row: GameRow) -> bool:
        """Whether players say in the lobby that they are there: a clock runs from the start."""
        return False

    def missing(self, row: GameRow) -> list[SeatRow]:
        """Who has not, beside the host."""
        return []

    def status(self, loaded: Loaded[State, View], words: Words) -> list[str]:
        """Lines under the title of the table message."""
        return []

    def rows(self, loaded: Loaded[State, View], words: Words) -> list[Item]:
        """Components of the game's own under the table picture."""
        return []

    def looks(self, loaded: Loaded[State, View], seat: int | None, words: Words) -> list[dict[str, str]]:
        """Rows of tabs: the pictures that can be looked at now, and what their tab says."""
        return []

    def meant(self, loaded: Loaded[State, View], seat: int | None, what: str) -> str:
        """The picture that is meant; a game may know short cuts such as one's own ship."""
        return what

    async def look(
        self, table: Table, loaded: Loaded[State, View], seat: int | None, what: str, words: Words
    ) -> Panel:
        """One of these pictures with its words."""
        raise ValueError(what)

    def campaign_lines(self, view: Struct, names: Mapping[int, str], words: Words) -> list[str]:
        """What stands on the page of a campaign between two chapters; members by their number."""
        return []

    async def component(self, table: Table, query: str, words: Words) -> Panel | None:
        """The card or piece that goes by this name, in pictures and words: `/rules` shows it."""
        return None

    async def campaign_picture(
        self, table: Table, view: Struct, names: Mapping[int, str], words: Words
    ) -> tuple[bytes, str] | None:
        """A picture for that page, and what it says to those who cannot see it."""
        return None

    async def seat_panel(
        self, table: Table, loaded: Loaded[State, View], seat: int, words: Words
    ) -> Panel | None:
        """A private panel better than text and prompts, or None for the plain one."""
        return None

    def overlooked(
        self, loaded: Loaded[State, View], seat: int, action: Struct, words: Words, *, private: bool
    ) -> str:
        """What a player ought to know before doing this, where it is not in sight: on a call, on the table,
        or on a private panel that does not say so. It is asked once more, and this stands above it."""
        return ""

    async def panel(
        self, table: Table, loaded: Loaded[State, View], seat: int, prompt: Prompt, words: Words
    ) -> Panel | None:
        """The game's own panel of the name in `prompt.panel`; None: what there is to put together for it
        (`Rules.draft`), or the seat's panel."""
        return None

    async def preview(
        self, table: Table, loaded: Loaded[State, View], seat: int, preview: Struct, words: Words
    ) -> tuple[str, bytes] | None:
        """What a move that is being put together would look like: in words, and as a picture."""
        return None

    tale = Story()
    """The table from which the game is told."""

    def narrate(self, loaded: Loaded[State, View], events: Sequence[Event], words: Words) -> str:
        """What everybody is told of a single move, one line a fact; so the history has it."""
        return storyteller.lines(self.tale, events, words, loaded.names)

    def ripe(self, loaded: Loaded[State, View], records: Sequence[Record]) -> int:
        """How many of these records can be told now: a game that tells whole turns waits for their end."""
        asked = {prompt.seat for prompt in loaded.prompts() if not prompt.optional}
        return storyteller.ripe(self.tale, records, asked)

    def story(
        self,
        loaded: Loaded[State, View],
        told_now: Sequence[Sequence[Event]],
        words: Words,
        *,
        newest: bool = True,
    ) -> str:
        """What everybody is told of several moves, each with its events. Whose turn it was is known only
        after the newest ones."""
        if self.tale.whole:
            events = [event for events in told_now for event in events]
            turn = self.turn_of(loaded) if newest else None
            most = None if self.tale.stepwise else TOLD
            return storyteller.tell(self.tale, events, words, loaded.names, seat_name(turn), most=most)
        stories = [self.narrate(loaded, events, words) for events in told_now]
        return "\n".join(story for story in stories if story)

    def turn_of(self, loaded: Loaded[State, View]) -> int | None:
        """Whose turn it is; nobody's while the game is being set up, or where all decide at once."""
        return None

    async def news(self, loaded: Loaded[State, View], seat: int, words: Words) -> str:
        """For whoever is called at the beginning of a turn of their own, what happened since the last one; in
        the middle of it, and in somebody else's, what it has come to. Everybody reads it, so it tells nothing
        that only the seat may know."""
        turn = self.turn_of(loaded)
        if turn is None:
            return ""
        player = f"#{seat}" if turn == seat else None
        line = await loaded.tail(lambda row: storyteller.begins_news(self.tale, row.events, player))
        events = [event for record in line for event in told(record.events, None)]
        for head, whose in (("news-this-turn", None), ("news-since-last-turn", player)):
            recent = storyteller.since(self.tale, events, whose)
            text = storyteller.tell(self.tale, recent, words, loaded.names, seat_name(turn), figures=False)
            if text:
                return f"**{words(head)}**\n{storyteller.shortened(text, NEWS)}"
        return ""

    opening = Opening()
    """What the command that opens a table asks."""
    mine = ""
    """What one looks at who names nothing; a game that has it has the command."""
    odds: Odds[State, View] | None = None
    example = ""
    """The message with a whole turn in one line, as somebody might type it; a game that has it has the
    command."""

    def ends_turn(self, events: Sequence[Event], seat: int) -> bool:
        """Whether a turn of this seat ended with these events."""
        return storyteller.ends_turn(self.tale, events, f"#{seat}")

    def in_turn(self, loaded: Loaded[State, View], seat: int) -> bool:
        """Whether the seat is in the middle of a turn of many choices, which has to be played to its end."""
        return False

    briefs_all = False
    """Whether what stands there is the same for everybody who is called."""

    async def briefing(
        self, table: Table, loaded: Loaded[State, View], seat: int, words: Words
    ) -> Panel | None:
        """What stands above the question in the message that calls a player: news, pictures; or nothing."""
        return None

    sheds = False
    """Whether the buttons of a telling go when the next thing is told."""

    def keeps_log(self, loaded: Loaded[State, View]) -> bool:
        """Whether what happens now is told in a message that is edited (`cogs/running_log.py`)."""
        return False

    def opens_page(self, events: Sequence[Event]) -> bool:
        """Whether another page of it begins with these."""
        return False

    async def page(
        self,
        table: Table,
        loaded: Loaded[State, View],
        records: Sequence[Record],
        text: str,
        words: Words,
        *,
        patient: bool,
    ) -> Panel:
        """A page of it: what was told since it began, and what can be done now. Words wait for a picture
        only if they stand there already (`patient`); one that comes later asks for the page once more
        (`Broadcast.page_again`)."""
        return Panel([TextDisplay(text)], {})

    async def illustrated(
        self, table: Table, loaded: Loaded[State, View], events: Sequence[Event], text: str, words: Words
    ) -> Panel | None:
        """The telling with a picture, where the game has one for these events."""
        return None

    def replaceable(self, loaded: Loaded[State, View], seat: int) -> bool:
        """Whether the others may give this seat away if they all agree."""
        return True

    async def started(self, table: Table, loaded: Loaded[State, View]) -> None:
        """The game has just begun."""

    async def moved(self, table: Table, loaded: Loaded[State, View], events: Sequence[Event]) -> None:
        """A move has been stored; a lesson, a clock or a voice may have to follow."""
        if self.bot is not None and table_settings.of(loaded.row).lesson >= 0:
            self.bot.learn.moved(loaded)

    async def woken(self, table: Table) -> None:
        """The bot has come up; no game has been resumed yet."""

    async def resumed(self, table: Table, row: GameRow) -> None:
        """The bot has come back to a running game."""

    def measured(self, gauges: Gauges) -> None:
        """Whoever hosts the bot wants to watch it: figures of this game's own."""

    def counts(self, row: GameRow) -> bool:
        """Whether a finished game enters the figures; practice does not."""
        return True

    async def at_hand(self, loaded: Loaded[State, View]) -> None:
        """The game has been taken from the store: what is kept of it in memory can be made again."""

    async def passing(self, table: Table, row: GameRow, now: float) -> Passing:
        """Whenever the game is looked at while it runs: its own deadlines."""
        return Passing()

    async def halted(self, table: Table, loaded: Loaded[State, View]) -> None:
        """The table was put to rest, whatever it was doing: nothing of it may go on by itself until it is
        `resumed`."""

    async def ended(self, table: Table, loaded: Loaded[State, View]) -> None:
        """The game was abandoned: nothing of it may go on by itself."""

    async def pause(
        self, table: Table, loaded: Loaded[State, View], seat: int, interaction: discord.Interaction[Any]
    ) -> str | None:
        """A game with a clock pauses in its own way and returns what to say; others None."""
        return None


def seat_name(seat: int | None) -> str | None:
    """As facts name a player."""
    return None if seat is None else f"#{seat}"
