"""/replay: step through a game move by move, or see it as one moving picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import limits
from cogs.clicks import Answering, Click, show_panel, think
from cogs.components import PRIMARY, bar, button
from cogs.faces import Panel
from cogs.loaded import Loaded, moves
from cogs.lobby import own_games
from cogs.translation import said
from cogs.workshop import Urgency, waited_for
from db.log import PAGE, Record
from images.worker import film
from rules import work
from rules.core import saved, told
from words import Words

if TYPE_CHECKING:
    from bot import Wardroom

FRAMES = 24
PICTURE = "replay.png"


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
        await click.panel(
            await self.page(loaded, click.user, int(click.rest.partition(".")[0] or 0), click.words)
        )

    async def page(self, loaded: Loaded, user: int, depth: int, speech: Words) -> Panel:
        """The table after so many moves, as this viewer may see it."""
        first = await loaded.folds_from()
        depth = max(first, min(depth, loaded.row.depth))
        seat = loaded.row.seat_of(user)
        view = loaded.rules.view(await loaded.at_depth(depth), seat)
        names = loaded.row.names()
        pictures = loaded.face.pictures
        picture = await self.bot.table.painter.draw(pictures.board, view, speech, names)
        title = speech("replay-title", move=depth, moves=loaded.row.depth)
        move = await loaded.line(depth - 1, depth) if depth else []
        happened = loaded.face.narrate(loaded, told(move[0].events, seat), speech) if move else ""
        if depth == first > 0:
            happened = speech("replay-upgraded", moves=first)
        gallery: discord.ui.MediaGallery[Any] = discord.ui.MediaGallery(
            discord.MediaGalleryItem(
                f"attachment://{PICTURE}", description=str(pictures.alt(view, speech, names))[:1024]
            )
        )
        items: list[Any] = [discord.ui.TextDisplay(f"### {title}\n{happened}"[:2500]), gallery]
        points = await turning_points(loaded, first, depth, seat)
        items.append(_buttons(loaded, first, depth, points, speech))
        return Panel(items, {PICTURE: picture})

    async def animate(self, click: Click) -> None:
        """The whole game as one moving picture."""
        self.bot.cooldowns.spend(limits.FILM, click.user)
        await think(click.interaction)
        loaded = await self.bot.table.load(click.game)
        seat = loaded.row.seat_of(click.user)
        made = await self.film(loaded, seat, click.words)
        name = f"replay.{kind_of(made)}"
        alt = click.words("replay-alt", moves=loaded.row.depth)
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


async def turning_points(loaded: Loaded, first: int, depth: int, seat: int | None) -> tuple[int, int]:
    """The depths before and after this one at which something was told to this viewer, or the ends."""

    def news(record: Record) -> bool:
        return bool(told(record.events, seat))

    earlier = await loaded.tail(news, upto=max(0, depth - 1))
    before = max(first, earlier[0].depth) if earlier and news(earlier[0]) else first
    last, after = loaded.row.depth, None
    for start in range(depth, last, PAGE):
        some = await loaded.line(start, min(last, start + PAGE))
        after = next((record.depth for record in some if news(record)), None)
        if after is not None:
            break
    return before, after or last


def _buttons(
    loaded: Loaded, first: int, depth: int, points: tuple[int, int], speech: Words
) -> discord.ui.ActionRow[Any]:
    """Move by move, or to the next that had news; the last button makes a film of it."""
    before, after = points
    last = loaded.row.depth
    buttons = []
    for place, (sign, to) in enumerate((("⏮", first), ("◀", before), ("▶", after), ("⏭", last))):
        custom_id = f"w:replay:{loaded.row.id}:{to}.{place}"  # the place keeps ids of one message apart
        buttons.append(button(sign, custom_id, disabled=to == depth))
    return bar(*buttons, button(speech("replay-animate"), f"w:animate:{loaded.row.id}:", PRIMARY))


async def setup(bot: Any) -> None:
    await bot.add_cog(Replay(bot))
