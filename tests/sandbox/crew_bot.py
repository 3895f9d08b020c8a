"""A tiny discord.py bot for the page's tests: one of everything that the page must draw."""

from __future__ import annotations

import asyncio
import contextlib
import io
import time
from collections.abc import AsyncIterator

import discord
from discord import app_commands, ui
from discord.ext import commands
from PIL import Image, ImageDraw

from sandbox import Sandbox

ALT = "The ship from above: three zones, a red threat at distance four."
STATIONS = ("Bridge", "Engine room", "Gun deck", "Shield hall", "Hangar")
MARKDOWN = """# Bridge log
**bold** *slanted* __under__ ~~gone~~ `code` ||secret||
> quoted line
- first
  - nested
- second
```py
print("<b>not bold</b>")
```
<script>alert(1)</script> [docs](https://example.com/docs) </board:{command}> <@{user}> <#{channel}>
-# small print, ends <t:{soon}:R>"""


def board(colour: str = "#7c3aed") -> discord.File:
    picture = Image.new("RGB", (960, 540), "#0b1020")
    draw = ImageDraw.Draw(picture)
    for zone, fill in enumerate(("#b91c1c", "#475569", "#1d4ed8")):
        draw.rounded_rectangle(
            (60 + zone * 290, 140, 320 + zone * 290, 460), 30, fill=fill, outline="#e2e8f0", width=4
        )
    draw.ellipse((150, 30, 240, 120), fill=colour)
    data = io.BytesIO()
    picture.save(data, "PNG")
    data.seek(0)
    return discord.File(data, "board.png")


class Name(ui.Modal, title="Name the ship"):
    ship = ui.Label(
        text="Name", description="Two letters or more", component=ui.TextInput(custom_id="ship", min_length=2)
    )
    side = ui.Label(
        text="Side",
        component=ui.Select(
            custom_id="side",
            options=[
                discord.SelectOption(label="Port", value="port"),
                discord.SelectOption(label="Starboard", value="starboard"),
            ],
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        text = f"named {self.ship.component.value} to {self.side.component.values[0]}"  # type: ignore[union-attr]
        await interaction.response.send_message(text)


class Stations(ui.Select["Board"]):
    def __init__(self) -> None:
        options = [
            discord.SelectOption(label=name, value=name, description=f"Work in: {name}") for name in STATIONS
        ]
        super().__init__(
            custom_id="stations", placeholder="Stations", min_values=1, max_values=2, options=options
        )

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"stations: {', '.join(self.values)}", ephemeral=True)


class Board(ui.LayoutView):
    def __init__(self, turn: int = 1) -> None:
        super().__init__(timeout=None)
        self.turn = turn
        gallery = ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description=ALT))
        self.seat: ui.Button[Board] = ui.Button(label="My seat", custom_id="seat", emoji="🪑")
        next_turn: ui.Button[Board] = ui.Button(
            label="Next turn", custom_id="next", style=discord.ButtonStyle.primary
        )
        name: ui.Button[Board] = ui.Button(label="Name", custom_id="name", style=discord.ButtonStyle.success)
        stuck: ui.Button[Board] = ui.Button(
            label="Stuck", custom_id="stuck", style=discord.ButtonStyle.danger
        )
        closed: ui.Button[Board] = ui.Button(label="Closed", custom_id="closed", disabled=True)
        link: ui.Button[Board] = ui.Button(label="Rules", url="https://example.com/rules")
        self.seat.callback = self.on_seat  # type: ignore[method-assign]
        next_turn.callback = self.on_next  # type: ignore[method-assign]
        name.callback = self.on_name  # type: ignore[method-assign]
        stuck.callback = self.on_stuck  # type: ignore[method-assign]
        self.add_item(
            ui.Container(
                ui.Section(f"## Turn {turn}\nThe crew is at its stations.", accessory=self.seat),
                ui.Separator(),
                gallery,
                ui.ActionRow(Stations()),
                ui.ActionRow(next_turn, name, stuck, closed, link),
                accent_colour=0x7C3AED,
            )
        )

    async def on_seat(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"hand of {interaction.user.display_name}", ephemeral=True)

    async def on_next(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(view=Board(self.turn + 1), attachments=[board("#f59e0b")])

    async def on_name(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Name())

    async def on_stuck(self, interaction: discord.Interaction) -> None:
        """Says nothing: Discord tells the person that the interaction failed."""


RUSSIAN = {"board": "доска", "Show the board": "Показать доску", "colour": "цвет"}


class Russian(app_commands.Translator):
    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        return RUSSIAN.get(str(string)) if locale is discord.Locale.russian else None


def install(tree: app_commands.CommandTree[commands.Bot]) -> None:
    ship = app_commands.Group(name="ship", description="The ship")

    @tree.command(name="board", description="Show the board")
    async def show(interaction: discord.Interaction, colour: str = "red") -> None:
        await interaction.response.send_message(view=Board(), files=[board(colour)])

    @ship.command(name="visit", description="Go to a place with a friend")
    @app_commands.describe(place="Where to", crew="How many go", friend="Who comes along")
    async def visit(
        interaction: discord.Interaction,
        place: str,
        crew: app_commands.Range[int, 1, 5],
        friend: discord.Member | None = None,
    ) -> None:
        company = f" with {friend.display_name}" if friend else ""
        await interaction.response.send_message(f"off to {place}, {crew} strong{company}")

    @visit.autocomplete("place")
    async def places(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=n, value=n) for n in STATIONS if current.lower() in n.lower()]

    @ship.command(name="log", description="A page of the log")
    async def log(interaction: discord.Interaction) -> None:
        assert interaction.channel is not None
        places = {"command": interaction.id, "user": interaction.user.id, "channel": interaction.channel.id}
        await interaction.response.send_message(MARKDOWN.format(soon=int(time.time()) + 90, **places))

    @ship.command(name="report", description="Thinks first, then answers")
    async def report(interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await asyncio.sleep(2.5)
        embed = discord.Embed(title="Report", description="All *quiet*.", colour=0x22C55E)
        embed.add_field(name="Red", value="2", inline=True).add_field(name="Blue", value="3", inline=True)
        embed.set_image(url="attachment://board.png").set_footer(text="Turn 3")
        await interaction.edit_original_response(embed=embed, attachments=[board()])

    @ship.command(name="table", description="Open a thread and call a friend")
    async def table(interaction: discord.Interaction, friend: discord.Member) -> None:
        assert isinstance(interaction.channel, discord.TextChannel)
        await interaction.response.send_message("A table is set.")
        thread = await interaction.channel.create_thread(
            name="Game 1 · Space Alert", type=discord.ChannelType.public_thread
        )
        await thread.send(f"{friend.mention}, it is your turn.")
        await friend.send("Your table waits.")

    @ship.command(name="silent", description="Never answers")
    async def silent(interaction: discord.Interaction) -> None:
        """Says nothing at all."""

    tree.add_command(ship)


class CrewBot(commands.Bot):
    async def setup_hook(self) -> None:
        install(self.tree)
        await self.tree.set_translator(Russian())
        await self.tree.sync()


@contextlib.asynccontextmanager
async def running(box: Sandbox) -> AsyncIterator[CrewBot]:
    bot = CrewBot(
        "!",
        intents=discord.Intents.default(),
        connector=box.connector(),
        guild_ready_timeout=0.1,
        help_command=None,
    )
    life = asyncio.create_task(bot.start(box.token))
    try:
        ready = asyncio.create_task(box.ready())
        await asyncio.wait([life, ready], return_when=asyncio.FIRST_COMPLETED)
        if life.done():
            ready.cancel()
            await life
        await ready
        await bot.wait_until_ready()
        yield bot
    finally:
        await bot.close()
        await asyncio.gather(life, return_exceptions=True)
