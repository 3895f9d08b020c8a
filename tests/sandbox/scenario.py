"""A small discord.py bot that uses all of Discord that the sandbox plays."""

from __future__ import annotations

import asyncio
import contextlib
import io
from collections.abc import AsyncIterator, Callable
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from PIL import Image

from sandbox import Sandbox


async def eventually(condition: Callable[[], object], timeout: float = 60) -> None:
    async with asyncio.timeout(timeout):
        while not condition():
            await asyncio.sleep(0.01)


def picture(name: str = "map.png", description: str | None = None) -> discord.File:
    data = io.BytesIO()
    Image.new("RGB", (64, 48), (200, 30, 30)).save(data, "PNG")
    data.seek(0)
    return discord.File(data, name, description=description)


class Ask(discord.ui.Modal, title="Name"):
    name: discord.ui.TextInput = discord.ui.TextInput(label="Name", custom_id="name", min_length=2)

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"hello {self.name.value}", ephemeral=True)


class LabelAsk(discord.ui.Modal, title="Labels"):
    note = discord.ui.TextDisplay("Who are you?")
    who = discord.ui.Label(text="Who", component=discord.ui.TextInput(custom_id="who"))
    side = discord.ui.Label(
        text="Side",
        component=discord.ui.Select(
            custom_id="side",
            options=[
                discord.SelectOption(label="Red", value="r"),
                discord.SelectOption(label="Blue", value="b"),
            ],
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        words = f"hello {self.who.component.value} of {self.side.component.values[0]}"
        await interaction.response.send_message(words, ephemeral=True)


class Panel(discord.ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Go", custom_id="go", style=discord.ButtonStyle.primary)
    async def go(self, interaction: discord.Interaction, _: Any) -> None:
        await interaction.response.defer()
        await interaction.followup.send("private", ephemeral=True)

    @discord.ui.button(label="Modal", custom_id="modal")
    async def modal(self, interaction: discord.Interaction, _: Any) -> None:
        await interaction.response.send_modal(Ask(custom_id="ask"))

    @discord.ui.button(label="Labels", custom_id="labels")
    async def labels(self, interaction: discord.Interaction, _: Any) -> None:
        await interaction.response.send_modal(LabelAsk(custom_id="label-ask"))

    @discord.ui.button(label="Edit", custom_id="edit")
    async def edit(self, interaction: discord.Interaction, _: Any) -> None:
        await interaction.response.edit_message(content="edited", attachments=[picture("new.png")], view=self)

    @discord.ui.button(label="Never", custom_id="never", disabled=True)
    async def never(self, interaction: discord.Interaction, _: Any) -> None:
        await interaction.response.send_message("it was disabled", ephemeral=True)

    @discord.ui.select(
        custom_id="pick", options=[discord.SelectOption(label="A"), discord.SelectOption(label="B")]
    )
    async def pick(self, interaction: discord.Interaction, select: Any) -> None:
        await interaction.response.send_message("picked " + ",".join(select.values), ephemeral=True)

    @discord.ui.select(cls=discord.ui.UserSelect, custom_id="who", max_values=2)
    async def who(self, interaction: discord.Interaction, select: Any) -> None:
        names = ",".join(user.display_name for user in select.values)
        await interaction.response.send_message("chose " + names, ephemeral=True)


class Whisper(discord.ui.Button):
    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("psst", ephemeral=True)


class Layout(discord.ui.LayoutView):
    def __init__(self) -> None:
        super().__init__(timeout=None)
        gallery = discord.ui.MediaGallery(
            discord.MediaGalleryItem("attachment://map.png", description="A map")
        )
        section = discord.ui.Section(
            discord.ui.TextDisplay("beside"), accessory=discord.ui.Thumbnail("attachment://map.png")
        )
        row: discord.ui.ActionRow = discord.ui.ActionRow(Whisper(label="Go", custom_id="whisper"))
        inside = (discord.ui.TextDisplay("# Доска"), gallery, section, discord.ui.Separator(), row)
        self.add_item(discord.ui.Container(*inside, accent_colour=0x336699))
        self.add_item(discord.ui.File("attachment://notes.txt"))


class Bot(commands.Bot):
    """`said` collects what the bot saw; tests reach into the bot for what no command does."""

    def __init__(self, **options: Any) -> None:
        options.setdefault("intents", discord.Intents.default())
        super().__init__("!", **options)
        self.said: list[discord.Message] = []
        self.clicks: list[int] = []
        self.resumes = 0
        self.errors: list[BaseException] = []

    async def setup_hook(self) -> None:
        self.add_view(Panel())
        for command in (board, slow, ping, layout, move, group, never, quote):
            self.tree.add_command(command)
        self.tree.error(self.on_tree_error)
        await self.tree.sync()

    async def on_tree_error(self, _: discord.Interaction, error: app_commands.AppCommandError) -> None:
        self.errors.append(getattr(error, "original", error))

    async def on_message(self, message: discord.Message) -> None:
        self.said.append(message)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.clicks.append(interaction.id)

    async def on_resumed(self) -> None:
        self.resumes += 1


@app_commands.command(name="map", description="Show the map")
async def board(interaction: discord.Interaction) -> None:
    embed = discord.Embed(title="Карта", description="x").set_image(url="attachment://map.png")
    embed.add_field(name="a", value="b")
    await interaction.response.send_message("ok", embed=embed, file=picture(), view=Panel())


@app_commands.command(description="Deferred")
async def slow(interaction: discord.Interaction) -> None:
    await interaction.response.defer(thinking=True)
    await interaction.edit_original_response(content="done", attachments=[picture()])
    await interaction.followup.send("more", file=picture("z.png"))
    assert (await interaction.original_response()).content == "done"
    await interaction.delete_original_response()


@app_commands.command(description="Pong")
async def ping(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("pong")


@app_commands.command(description="Never answers")
async def never(interaction: discord.Interaction) -> None:
    await asyncio.sleep(0)


@app_commands.command(description="Components V2")
async def layout(interaction: discord.Interaction) -> None:
    files = [picture(description="A map"), discord.File(io.BytesIO(b"notes"), "notes.txt")]
    await interaction.response.send_message(view=Layout(), files=files)


@app_commands.command(description="Move")
@app_commands.describe(to="where", steps="how far", who="whom", chart="a file", door="which channel")
async def move(
    interaction: discord.Interaction,
    to: str,
    steps: app_commands.Range[int, 1, 5] = 1,
    who: discord.Member | None = None,
    chart: discord.Attachment | None = None,
    door: discord.TextChannel | None = None,
) -> None:
    size = len(await chart.read()) if chart else 0
    await interaction.response.send_message(f"{to} {steps} {who and who.display_name} {size} {door}")


@move.autocomplete("to")
async def complete_to(_: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=f"{current}{n}", value=f"{current}{n}") for n in range(3)]


@app_commands.context_menu(name="Quote")
async def quote(interaction: discord.Interaction, message: discord.Message) -> None:
    await interaction.response.send_message(f"> {message.content}", ephemeral=True)


group = app_commands.Group(name="game", description="Games")


@group.command(name="start", description="Start")
@app_commands.choices(level=[app_commands.Choice(name="Easy", value="e")])
async def start(interaction: discord.Interaction, level: app_commands.Choice[str]) -> None:
    await interaction.response.defer(thinking=True)
    channel = interaction.channel
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="Миссия", type=discord.ChannelType.public_thread, reason="игра")
    private = await channel.create_thread(name="secret", type=discord.ChannelType.private_thread)
    message = await thread.send("in thread", view=Panel())
    await thread.add_user(interaction.user)
    await message.add_reaction("🚀")
    await message.pin()
    await message.edit(content="changed")
    assert (await thread.fetch_message(message.id)).content == "changed"
    assert [m.content async for m in thread.history(limit=5) if not m.is_system()] == ["changed"]
    async with channel.typing():
        await thread.edit(archived=True)
    await private.delete()
    await interaction.user.send("secret", file=picture("secret.png"))
    await interaction.edit_original_response(content="started " + level.value)


@contextlib.asynccontextmanager
async def running(box: Sandbox, **options: Any) -> AsyncIterator[Bot]:
    """A bot of this process, logged in and with its commands synced."""
    options.setdefault("guild_ready_timeout", 0.1)
    bot = Bot(connector=box.connector(), **options)
    task = asyncio.create_task(bot.start(box.token))
    try:
        await box.ready()
        await bot.wait_until_ready()
        yield bot
    finally:
        await bot.close()
        await asyncio.gather(task, return_exceptions=True)
