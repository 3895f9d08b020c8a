"""/replay: step through a game by moves, turns or rounds, or see it as one moving picture."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands
from msgspec import Struct

from cogs import limits
from cogs.clicks import Answering, Click, show_panel, think
from cogs.components import PRIMARY, bar, button
from cogs.faces import Panel
from cogs.loaded import Loaded, moves
from cogs.lobby import own_games
from cogs.translation import said
from cogs.workshop import Urgency, waited_for
from db.log import Record
from images.worker import film
from rules import work
from rules.core import saved, told
from words import Words

if TYPE_CHECKING:
    from bot import Wardroom

FRAMES = 24
PIECE = 50
"""Moves of the log read together on the way to the end of a turn."""
PICTURE = "replay.png"


class Reel(Struct, frozen=True):
    """What one viewer steps through: the moves they learned of. How many others there are is a secret."""

    first: int
    """Moves before the first that can be played again."""
    begun: int
    """How many of those the viewer learned of."""
    steps: int
    """How many of all."""


class Replay(commands.Cog):
    def __init__(self, bot: Wardroom) -> None:
        self.bot = bot
        bot.verbs.update(replay=self.step, animate=self.animate)

    @app_commands.command(name=said("command-replay"), description=said("describe-replay"))
    @app_commands.rename(game=said("option-name-game"))
    @app_commands.describe(game=said("describe-option-which"))
    @app_commands.autocomplete(game=own_games)
    async def replay(self, interaction: discord.Interaction[Any], game: int | None = None) -> None:
        speech = await self.bot.words_for(interaction)
        async with Answering(interaction, speech):
            row = await self.bot.lobby.find(interaction, game)
            self.bot.cooldowns.spend(limits.PICTURE, interaction.user.id)
            loaded = await self.bot.table.load(row.id)
            panel = await self.page(loaded, interaction.user.id, 0, speech)
            await show_panel(interaction, panel, replace=False)

    async def step(self, click: Click) -> None:
        self.bot.cooldowns.spend(limits.PICTURE, click.user)
        loaded = await self.bot.table.load(click.game)
        number, _, way = click.rest.partition(".")
        step = int(number or 0)
        if way[:-1] in strides(loaded) and way[-1:] in "+-":
            step = await self._strode(loaded, click.user, step, way)
        await click.panel(await self.page(loaded, click.user, step, click.words))

    async def _strode(self, loaded: Loaded, user: int, step: int, way: str) -> int:
        """Where the turn or round before this step begins, or where this one ends."""
        seat, log = loaded.row.seat_of(user), self.bot.store.log
        depth = await log.depth_of(loaded.row.id, seat, step) if step else 0
        here = partial(bounds, strides(loaded)[way[:-1]])
        if way.endswith("-"):
            line = await loaded.tail(here, max(0, depth - 1))
            to = line[0].depth if line and here(line[0]) else 0
        else:
            to = depth
            while to < loaded.row.depth:
                some = await loaded.line(to, min(to + PIECE, loaded.row.depth))
                to = next((record.depth for record in some if here(record)), some[-1].depth)
                if any(here(record) for record in some):
                    break
        return await log.steps(loaded.row.id, seat, to)

    async def page(self, loaded: Loaded, user: int, step: int, speech: Words) -> Panel:
        """The table after so many moves that this viewer learned of, as it may be seen by who did."""
        seat = loaded.row.seat_of(user)
        reel = await self._reel(loaded, seat)
        step = max(reel.begun, min(step, reel.steps))
        learned = await self.bot.store.log.depth_of(loaded.row.id, seat, step)
        depth = loaded.row.depth if step == reel.steps else max(reel.first, learned)
        view = await loaded.seen_at(depth, seat)
        names = loaded.row.names()
        pictures = loaded.face.pictures
        picture = await self.bot.table.painter.draw(pictures.board, view, speech, names)
        title = speech("replay-title", move=step, moves=reel.steps)
        move = await loaded.line(learned - 1, learned) if learned else []
        happened = loaded.face.narrate(loaded, told(move[0].events, seat), speech) if move else ""
        if step == reel.begun and reel.first > 0:
            happened = speech("replay-upgraded", moves=step)
        gallery: discord.ui.MediaGallery[Any] = discord.ui.MediaGallery(
            discord.MediaGalleryItem(
                f"attachment://{PICTURE}", description=pictures.alt_board(view, speech, names)[:1024]
            )
        )
        items: list[Any] = [discord.ui.TextDisplay(f"### {title}\n{happened}"[:2500]), gallery]
        items += _buttons(loaded, reel, step, speech)
        return Panel(items, {PICTURE: picture})

    async def _reel(self, loaded: Loaded, seat: int | None) -> Reel:
        first = await loaded.folds_from()
        steps = self.bot.store.log.steps
        begun = await steps(loaded.row.id, seat, first)
        return Reel(first, begun, await steps(loaded.row.id, seat, loaded.row.depth))

    async def animate(self, click: Click) -> None:
        """The whole game as one moving picture."""
        self.bot.cooldowns.spend(limits.FILM, click.user)
        await think(click.interaction)
        loaded = await self.bot.table.load(click.game)
        seat = loaded.row.seat_of(click.user)
        made = await self.film(loaded, seat, click.words)
        name = f"replay.{kind_of(made)}"
        alt = click.words("replay-alt", moves=(await self._reel(loaded, seat)).steps)
        gallery: discord.ui.MediaGallery[Any] = discord.ui.MediaGallery(
            discord.MediaGalleryItem(f"attachment://{name}", description=alt)
        )
        await click.panel(Panel([gallery], {name: made}), replace=False)

    async def film(self, loaded: Loaded, seat: int | None, speech: Words) -> bytes:
        """The log is folded and drawn in the darkroom: nobody else waits for it."""
        first = await loaded.folds_from()
        frames = await self.bot.workshop.do(
            work.frames,
            work.named(loaded.rules),
            saved.dump(await loaded.at_depth(first)),
            loaded.row.seed,
            first,
            moves(await loaded.line(first)),
            seat,
            FRAMES,
            urgency=Urgency.FILM,
        )
        with waited_for(Urgency.FILM):
            return await self.bot.table.painter.draw(
                film, loaded.face.pictures.replay, frames, speech, loaded.row.names()
            )


def kind_of(picture: bytes) -> str:
    if picture.startswith(b"GIF8"):
        return "gif"
    return "webp" if picture[8:12] == b"WEBP" else "png"


def strides(loaded: Loaded) -> dict[str, tuple[str, ...]]:
    """In what one can step besides moves, and the facts at which such a step ends."""
    story = loaded.face.tale
    return {name: keys for name, keys in (("turn", story.turns), ("round", story.rounds)) if keys}


def bounds(keys: tuple[str, ...], record: Record) -> bool:
    return any(event.key in keys and event.to is None for event in record.events)


def _buttons(loaded: Loaded, reel: Reel, step: int, speech: Words) -> list[discord.ui.ActionRow[Any]]:
    """By move; by turn and round where the game has them; the last button of the first row makes a film."""
    before, after = max(reel.begun, step - 1), min(step + 1, reel.steps)
    game, buttons = loaded.row.id, []
    ends = (("⏮", reel.begun), ("◀", before), ("▶", after), ("⏭", reel.steps))
    for place, (sign, to) in enumerate(ends):
        custom_id = f"w:replay:{game}:{to}.{place}"  # the place keeps ids of one message apart
        buttons.append(button(sign, custom_id, disabled=to == step))
    rows = [bar(*buttons, button(speech("replay-animate"), f"w:animate:{game}:", PRIMARY))]
    longer = []
    for stride in strides(loaded):
        name = speech(f"replay-{stride}")
        longer.append(button(f"◀ {name}", f"w:replay:{game}:{step}.{stride}-", disabled=step == reel.begun))
        longer.append(button(f"{name} ▶", f"w:replay:{game}:{step}.{stride}+", disabled=step == reel.steps))
    return [*rows, bar(*longer)] if longer else rows


async def setup(bot: Any) -> None:
    await bot.add_cog(Replay(bot))
