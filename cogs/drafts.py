"""A move put together step by step on a private panel: what has been said, what it would look like, what may
be said next. It is kept over restarts, and cut back where the board has changed under it."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Any

import msgspec

from cogs import picking, prompts
from cogs.clicks import Click, Handler
from cogs.components import DANGER, GOOD, PRIMARY, bar, button, picture, text
from cogs.faces import Panel
from cogs.picking import Asked, Picker
from cogs.play import kindly
from cogs.prompts import Ids, NotYours, Stale
from cogs.whole_turn import play_all
from rules.core import Action, Choice, IllegalMove, Prompt
from rules.core.draft import BETWEEN, Draft
from words import Words

if TYPE_CHECKING:
    from bot import Wardroom
    from cogs.loaded import Loaded

ARROW = " ▸ "
PREVIEW, NOTES = "preview.png", 900
NOTHING = Action()


def mark(what: Any) -> str:
    """What an id knows of a matter or a draft: whoever presses has seen these options, this outlook."""
    return f"{zlib.crc32(msgspec.msgpack.encode(what)):08x}"


class Composed(Asked):
    """A draft as it holds now, its next step asked as any question is."""

    def __init__(self, loaded: Loaded, prompt: Prompt, steps: list[Draft], said: tuple[str, ...]) -> None:
        self.origin = prompt
        self.matter = prompts.matter(loaded, prompt)
        self.steps = steps
        """The drafts on the way here, the empty one first."""
        if not steps:
            raise Stale(self.matter)
        self.draft = steps[-1]
        self.cut = len(said) - len(steps) + 1
        """How many words at the end hold no longer."""
        tail = f"{prompt.seat}.{mark(self.matter)}.{mark(self.draft)}"
        ids = Ids(loaded.row.id, tail, Drafts.kind)
        super().__init__(loaded, _asks(self.draft, prompt), ids, self.matter, ())

    def crumbs(self, words: Words) -> str:
        """Burst fire ▸ rows 1 and 3 ▸ …"""
        names = self.loaded.names
        said = []
        for before, after in zip(self.steps, self.steps[1:], strict=False):
            labels = {
                option.code: words(option.label, seats=names, **option.args) for option in before.options
            }
            codes = after.said[-1].split(BETWEEN) if after.said[-1] else []
            said.append(words.list([labels.get(code, code) for code in codes]) or words("prompt-none"))
        return ARROW.join([*(f"**{each}**" for each in said), *(["…"] if self.draft.asks else [])])

    def after(self, numbers: list[int]) -> tuple[str, ...]:
        """What is said once these options are taken. ValueError if they are not to be had so."""
        prompts.picked(self.prompt, numbers)
        code = BETWEEN.join(self.draft.options[number].code for number in numbers)
        return (*self.draft.said, code)


async def composed_from(loaded: Loaded, prompt: Prompt, said: tuple[str, ...]) -> Composed:
    """These words as a draft. Stale if the game has none for this prompt."""
    return Composed(loaded, prompt, await loaded.drafts(prompt.seat, said), said)


def _notes(composed: Composed, words: Words) -> str:
    """What there is to know of the move as it stands, a line each."""
    names = composed.loaded.names
    return "\n".join(f"-# {words(each.key, seats=names, **each.args)}" for each in composed.draft.notes)


def _asks(draft: Draft, prompt: Prompt) -> Prompt:
    """The next step as a question, so that it is shown as questions are."""
    choices = tuple(
        Choice(each.label, NOTHING, each.args, each.hint, each.group, each.usual) for each in draft.options
    )
    return Prompt(prompt.seat, draft.asks or "", choices, draft.args, draft.many)


class Drafts(Picker):
    kind = "draft_"

    def __init__(self, bot: Wardroom) -> None:
        super().__init__(bot)
        verbs = {"choose": self.say, "back": self.back, "over": self.over, "do": self.do}
        verbs |= {"leaf": self.leaf, "tick": self.tick, "untick": self.untick, "find": self.find}
        verbs |= {"hand_in": self.hand_in}
        bot.verbs.update({f"{self.kind}{name}": kindly(self._anew(verb)) for name, verb in verbs.items()})

    def _anew(self, handler: Handler) -> Handler:
        """Where the draft is not as the panel had it, the panel is shown as it is now."""

        async def handle(click: Click) -> None:
            try:
                await handler(click)
            except Moved as moved:
                await click.panel(await self.panel(moved.composed, click.words, moved=True))

        return handle

    async def opened(self, loaded: Loaded, prompt: Prompt, words: Words) -> Panel | None:
        """The panel for a prompt; None if there is nothing to put together for it."""
        try:
            return await self.panel(await self.composed(loaded, prompt), words)
        except Stale:
            return None

    async def beginning(self, loaded: Loaded, prompt: Prompt) -> Composed | None:
        """The first step, for a panel that has room for it; None if one is being put together already."""
        try:
            composed = await self.composed(loaded, prompt)
        except Stale:
            return None
        return None if composed.draft.said else composed

    async def offered(self, composed: Composed, words: Words) -> list[Any]:
        return picking.items(composed, words, 0, await self.ticks(composed))

    async def composed(self, loaded: Loaded, prompt: Prompt) -> Composed:
        """What the seat has put together for this prompt. Stale if the game has no drafts for it."""
        matter = prompts.matter(loaded, prompt)
        said = await self.bot.store.drafts.get(loaded.row.id, prompt.seat, matter)
        return await composed_from(loaded, prompt, said)

    async def asked(self, click: Click) -> Composed:
        return await self._of(await self.bot.table.load(click.game), click)

    async def _of(self, loaded: Loaded, click: Click) -> Composed:
        seat, matter, now, *more = click.rest.split(".")
        if loaded.row.seat_of(click.user) != int(seat):
            raise NotYours(click.rest)
        for prompt in loaded.prompts(int(seat)):
            if prompt.panel and mark(prompts.matter(loaded, prompt)) == matter:
                composed = await self.composed(loaded, prompt)
                composed.more = more
                if not composed.ids.tail.endswith(f".{now}"):
                    raise Moved(composed)
                return composed
        raise Stale(click.rest)

    async def panel(
        self, composed: Composed, words: Words, page: int = 0, word: str | None = None, *, moved: bool = False
    ) -> Panel:
        loaded, draft = composed.loaded, composed.draft
        shown: list[Any] = []
        if moved or composed.cut > 0:
            shown.append(text(words("draft-cut" if composed.cut > 0 else "draft-moved")))
            self._store(composed, draft.said)
        files: dict[str, bytes] = {}
        crumbs = composed.crumbs(words)
        if draft.said:
            shown.append(text(crumbs, 800))
        if draft.preview is not None:
            seat, table = composed.prompt.seat, self.bot.table
            drawn = await loaded.face.preview(table, loaded, seat, draft.preview, words)
            if drawn is not None:
                shown.append(picture(PREVIEW, drawn[0]))
                files[PREVIEW] = drawn[1]
        if draft.notes:
            shown.append(text(_notes(composed, words), NOTES))
        if draft.asks is not None:
            shown.append(text(prompts.question(loaded, composed.prompt, words), 800))
            shown += picking.items(composed, words, page, await self.ticks(composed), word)
        return Panel([*shown, *self._below(composed, words, word)], files)

    def _below(self, composed: Composed, words: Words, word: str | None) -> list[Any]:
        ids, draft = composed.ids, composed.draft
        begun = bool(draft.said)
        steps = [
            button(words("draft-do"), ids("do"), PRIMARY, disabled=draft.action is None),
            button(words("draft-back"), ids("back"), disabled=not begun),
            button(words("draft-over"), ids("over"), DANGER, disabled=not begun),
        ]
        seat = button(words("button-my-seat"), f"w:seat:{composed.loaded.row.id}:", GOOD)
        return [bar(*steps), bar(seat, *picking.finding(composed, words, word))]

    async def show(self, click: Click, asked: Asked, page: int, word: str | None = None) -> None:
        assert isinstance(asked, Composed)
        await click.panel(await self.panel(asked, click.words, page, word))

    async def say(self, click: Click) -> None:
        """One step further."""
        composed = await self.asked(click)
        (index,) = composed.more
        many = composed.prompt.many is not None
        await self._go(click, composed, [int(value) for value in click.values or ([] if many else [index])])

    async def hand_in(self, click: Click) -> None:
        composed = await self.asked(click)
        numbers = await self.picked(composed)
        self.bot.store.drafts.drop(click.game, composed.prompt.seat, composed.ticks)
        await self._go(click, composed, numbers)

    async def _go(self, click: Click, composed: Composed, numbers: list[int]) -> None:
        said = composed.after(numbers)
        further = await composed_from(composed.loaded, composed.origin, said)
        if further.cut:
            raise IllegalMove("draft-not-so")
        await self._keep(click, further)

    async def back(self, click: Click) -> None:
        now = await self.asked(click)
        said = now.draft.said[:-1]
        await self._keep(click, Composed(now.loaded, now.origin, now.steps[:-1] or now.steps, said))

    async def over(self, click: Click) -> None:
        now = await self.asked(click)
        await self._keep(click, Composed(now.loaded, now.origin, now.steps[:1], ()))

    async def _keep(self, click: Click, composed: Composed) -> None:
        self._store(composed, composed.draft.said)
        await self.show(click, composed, 0)

    def _store(self, composed: Composed, said: tuple[str, ...]) -> None:
        """Nobody waits for the disk: a draft lost to a crash is a few taps."""
        drafts, place = self.bot.store.drafts, (composed.loaded.row.id, composed.prompt.seat, composed.matter)
        if said:
            drafts.keep(*place, said)
        else:
            drafts.drop(*place)

    async def do(self, click: Click) -> None:
        async with self.bot.table.turn(click.game) as loaded:
            if await self.bot.store.log.seen(click.interaction.id):
                return
            composed = await self._of(loaded, click)
            draft, seat = composed.draft, composed.prompt.seat
            if draft.action is None:
                raise ValueError(click.rest)
            moves = (draft.action, *draft.then)
            await play_all(self.bot.table, loaded, seat, moves, click.interaction, click.words)
            self._store(composed, ())
        await self.bot.play.show_seat(click.interaction, click.game, click.words, replace=click.private)


class Moved(Stale):
    """The draft is not as the panel shows it: the board has changed, or it was gone on with elsewhere."""

    def __init__(self, composed: Composed) -> None:
        super().__init__(composed.matter)
        self.composed = composed


async def setup(bot: Any) -> None:
    bot.drafts = Drafts(bot)
    await bot.add_cog(bot.drafts)
