"""Stateless buttons and selects: `w:<verb>:<game>:<rest>` goes to the handler of its verb, before and after
any restart. Whatever goes wrong, the one who clicked gets a private answer that says what to do next."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
from discord import app_commands

from cogs import send_once
from cogs.components import layout, text
from cogs.faces import Panel
from cogs.following import Edit
from cogs.prompts import NotYours, Stale
from cogs.waiting import NoGame, NotRunning, Waits
from cogs.workshop import Busy
from db.engine import Silent, Unsure, Unwritable
from db.log import Conflict
from rules.core import IllegalMove
from rules.core.notation import Malformed
from words import Words, words

if TYPE_CHECKING:
    from bot import Wardroom

log = logging.getLogger(__name__)
TEMPLATE = r"(?P<verb>[a-z_]+):(?P<game>\d{1,12}):(?P<rest>.*)"
SOON = 1.8
"""Seconds after which an unanswered click is deferred: Discord waits three."""


class Click:
    """One press of a button, pick from a select, or sent form."""

    def __init__(
        self, bot: Wardroom, interaction: discord.Interaction[Any], match: re.Match[str], words: Words
    ) -> None:
        self.bot = bot
        self.interaction = interaction
        self.game = int(match["game"])
        self.rest = match["rest"]
        self.words = words
        self.user = interaction.user.id
        self.message = interaction.message.id if interaction.message else None
        data: dict[str, Any] = dict(interaction.data or {})
        self.values: list[str] = list(data.get("values", []))

    @property
    def private(self) -> bool:
        """The message it stands on is seen by this user alone, so it may be changed in place."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    @property
    def offered(self) -> list[str]:
        """What the menu offers that something was picked in, as the message has it."""
        message = self.interaction.message
        custom_id = dict(self.interaction.data or {}).get("custom_id")
        found = [each for each in _walk(message.components if message else ()) if each.custom_id == custom_id]
        return [option.value for each in found for option in getattr(each, "options", ())]

    async def panel(self, panel: Panel, *, replace: bool | None = None) -> None:
        """Answer with a private panel: in place of the one that was clicked, or as a new one."""
        await show_panel(self.interaction, panel, replace=self.private if replace is None else replace)

    async def say(self, key: str, **args: Any) -> None:
        await say(self.interaction, self.words(key, **args))

    def kept(self) -> None:
        """The move is in the log: what happens by itself now does not keep Discord waiting. A private panel
        is answered with the next one, in one request."""
        late = DEFERRING in self.interaction.extras or self.interaction.response.is_done()
        if not self.private and not late:
            self.interaction.extras[DEFERRING] = asyncio.create_task(_defer(self.interaction))

    async def done(self) -> None:
        """Nothing to show but that it worked."""
        if not await acknowledged(self.interaction):
            await self.interaction.response.defer()

    async def edit(self, view: discord.ui.LayoutView, files: Sequence[discord.File] | None = None) -> None:
        """Change the message that was clicked; its pictures stay, unless there are others."""
        how: dict[str, Any] = {} if files is None else {"attachments": files}
        if await acknowledged(self.interaction):
            await self.interaction.edit_original_response(view=view, **how)
        else:
            await self.interaction.response.edit_message(view=view, **how)


Handler = Callable[[Click], Awaitable[None]]


async def show_panel(interaction: discord.Interaction[Any], panel: Panel, *, replace: bool) -> None:
    message, edit = await _shown(interaction, layout(panel.items), panel.attachments(), replace)
    interaction.client.following.shown(interaction, message, edit, panel)


async def _shown(
    interaction: discord.Interaction[Any],
    view: discord.ui.LayoutView,
    files: list[discord.File],
    replace: bool,
) -> tuple[int | None, Edit]:
    """The message that has it now, and how it is changed from here on."""
    response, original = interaction.response, interaction.edit_original_response
    if not await acknowledged(interaction):
        if replace:
            await response.edit_message(view=view, attachments=files)
            return (interaction.message.id if interaction.message else None), original
        sent = await response.send_message(view=view, files=files, ephemeral=True)
        return sent.message_id, original
    if replace or _owed(interaction):
        return (await original(view=view, attachments=files)).id, original
    followup = await interaction.followup.send(view=view, files=files, ephemeral=True, wait=True)
    return followup.id, followup.edit


def _owed(interaction: discord.Interaction[Any]) -> bool:
    """Whether Discord still shows "thinking…" in place of the answer: it is edited, once."""
    deferred = interaction.response.type is discord.InteractionResponseType.deferred_channel_message
    first = ANSWERED not in interaction.extras
    interaction.extras[ANSWERED] = True
    return deferred and first


async def say(interaction: discord.Interaction[Any], line: str) -> None:
    """A private line to the one who clicked."""
    panel = Panel([text(line)], {})
    await show_panel(interaction, panel, replace=False)


async def post(
    interaction: discord.Interaction[Any], view: discord.ui.LayoutView, calls: Sequence[int] = ()
) -> int:
    """A public answer; its id. Silent, unless it calls somebody."""
    how: dict[str, Any] = send_once.calling(*calls) if calls else {"silent": True}
    if await acknowledged(interaction):
        if interaction.type is discord.InteractionType.application_command:
            await interaction.delete_original_response()  # ephemeral, so a follow-up would be too
        interaction.extras[ANSWERED] = True
        return (await interaction.followup.send(view=view, wait=True, **how)).id
    callback = await interaction.response.send_message(view=view, **how)
    assert callback.message_id is not None
    return callback.message_id


async def think(interaction: discord.Interaction[Any]) -> None:
    """A private answer that will take its time."""
    if not await acknowledged(interaction):
        await interaction.response.defer(ephemeral=True, thinking=True)


DEFERRING, ANSWERING, ANSWERED = "deferring", "answering", "answered"


async def acknowledged(interaction: discord.Interaction[Any]) -> bool:
    """Whether it has been answered. Waits for a deferral in flight, and prevents a later one."""
    deferring = interaction.extras.get(DEFERRING)
    if deferring is not None:
        await asyncio.wait([deferring])
    interaction.extras[ANSWERING] = True
    return interaction.response.is_done()


def _late(interaction: discord.Interaction[Any]) -> None:
    if not (interaction.response.is_done() or {ANSWERING, DEFERRING} & interaction.extras.keys()):
        interaction.client.deferred(interaction.id)
        interaction.extras[DEFERRING] = asyncio.create_task(_defer(interaction))


async def _defer(interaction: discord.Interaction[Any]) -> None:
    try:
        await interaction.response.defer(ephemeral=True)
    except discord.HTTPException as problem:
        log.info("could not defer %s: %s", interaction.id, problem)


def under_way(interaction: discord.Interaction[Any]) -> set[Any]:
    """The tasks that answer somebody now: a clean stop lets them end."""
    answering: set[Any] = interaction.client.answering
    return answering


class Answering:
    """Around every handler: acknowledges in time and turns every trouble into a private answer."""

    def __init__(self, interaction: discord.Interaction[Any], words: Words) -> None:
        self.interaction = interaction
        self.words = words

    async def __aenter__(self) -> Answering:
        self._timer = asyncio.get_running_loop().call_later(SOON, _late, self.interaction)
        self._task = asyncio.current_task()
        under_way(self.interaction).add(self._task)
        return self

    async def __aexit__(self, kind: Any, problem: BaseException | None, trace: Any) -> bool:
        try:
            return await self._end(problem)
        finally:
            under_way(self.interaction).discard(self._task)

    async def _end(self, problem: BaseException | None) -> bool:
        self._timer.cancel()
        if problem is None or not isinstance(problem, Exception):
            return False
        if isinstance(problem, discord.HTTPException) and problem.code in (10062, 40060):
            return True  # the same click delivered twice, or too late to answer
        try:
            await say(self.interaction, explain(problem, self.words, self.interaction))
        except (discord.HTTPException, discord.RateLimited) as silent:
            log.warning("could not answer %s: %s", self.interaction.id, silent)
        return True


DISCORDS = (discord.DiscordServerError, discord.NotFound, discord.RateLimited, aiohttp.ClientError)
"""Troubles that are Discord's own, or the way to it."""


MANY_THREADS = (160006, 160007)
"""As many threads are open on this server as Discord allows; in its announcement channels."""


def explain(problem: Exception, words: Words, interaction: discord.Interaction[Any]) -> str:
    """What is wrong and what to do next, in the player's language."""
    if isinstance(problem, IllegalMove):
        text = words(problem.key, problem.names, **problem.args_for_words)
        return f"{text} ({problem.rule})" if problem.rule else text
    if isinstance(problem, discord.Forbidden):
        return words("trouble-forbidden", permissions=words.list(missing_permissions(interaction, words)))
    if isinstance(problem, discord.HTTPException) and problem.code in MANY_THREADS:
        return words("trouble-many-threads")
    if isinstance(problem, DISCORDS):
        log.warning("Discord did not do as asked: %s", problem)
        return words("trouble-discord")
    if isinstance(problem, app_commands.AppCommandError):
        log.info("not a command of ours: %s", problem)
        return words("trouble-malformed")
    simple = {
        NotYours: "trouble-not-yours",
        Stale: "trouble-stale",
        NoGame: "trouble-no-game",
        Malformed: "trouble-malformed",
        Unwritable: "trouble-unwritable",
        Silent: "trouble-silent",
        Unsure: "trouble-unsure",
        Busy: "trouble-busy",
        Conflict: "trouble-stale",
        ValueError: "trouble-malformed",
        IndexError: "trouble-stale",
    }
    if isinstance(problem, NotRunning):
        return words(f"trouble-status-{problem.status}")
    if isinstance(problem, Waits):
        return words(problem.why)
    if type(problem) in simple:
        log.info("refused: %r", problem, exc_info=problem if isinstance(problem, ValueError) else None)
        return words(simple[type(problem)])
    reference = secrets.token_hex(3)
    log.error("trouble %s", reference, exc_info=problem)
    return words("trouble-unknown", reference=reference)


NEEDED = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "create_public_threads",
    "attach_files",
    "embed_links",
    "read_message_history",
)


def missing_permissions(interaction: discord.Interaction[Any], words: Words) -> list[str]:
    """By name, so that a server admin knows which permission to grant."""
    have = interaction.app_permissions
    missing = [name for name in NEEDED if not getattr(have, name)]
    return [words(f"permission-{name.replace('_', '-')}") for name in missing] or [
        words("permission-unknown")
    ]


async def _dispatch(interaction: discord.Interaction[Any], match: re.Match[str]) -> None:
    bot: Wardroom = interaction.client
    async with Answering(interaction, words(str(interaction.locale))) as answering:
        await bot.table.ours()
        answering.words = speech = await bot.words_for(interaction)
        if int(match["game"]) in bot.table.broadcast.left_alone:
            await bot.lost.noticed(int(match["game"]))
        handler = bot.verbs.get(match["verb"])
        if handler is None:
            raise Stale(match["verb"])
        await handler(Click(bot, interaction, match, speech))


OURS = {
    discord.InteractionType.component: re.compile(f"[ws]:{TEMPLATE}"),
    discord.InteractionType.modal_submit: re.compile(f"m:{TEMPLATE}"),
}


async def arrived(interaction: discord.Interaction[Any]) -> None:
    """Buttons, menus and forms, known by their id alone. An id that is none of ours gets a word instead of
    Discord's silence. discord.py's own way would first make a view of the whole message."""
    ours = OURS.get(interaction.type)
    if ours is None:
        return
    match = ours.fullmatch(str(dict(interaction.data or {}).get("custom_id", "")))
    if match is not None:
        await _dispatch(interaction, match)
        return
    async with Answering(interaction, words(str(interaction.locale))):
        raise Malformed("no id of ours")


def _walk(components: Sequence[Any]) -> Iterator[Any]:
    """Whatever can be pressed or picked from, wherever it stands."""
    for component in components:
        if getattr(component, "custom_id", None):
            yield component
        yield from _walk(getattr(component, "children", ()))
        accessory = getattr(component, "accessory", None)
        if accessory is not None:
            yield from _walk([accessory])


async def ask(
    interaction: discord.Interaction[Any], custom_id: str, title: str, fields: dict[str, str], most: int
) -> None:
    """Open a form with these fields and what they say. It comes back by its id, to the verb in it."""
    if await acknowledged(interaction):
        raise Stale(custom_id)  # Discord opens a form only as the first answer
    modal = discord.ui.Modal(title=title[:45], custom_id=custom_id)
    for name, said in fields.items():
        entry: discord.ui.TextInput[Any] = discord.ui.TextInput(custom_id=name, max_length=most)
        modal.add_item(discord.ui.Label(text=said[:45], component=entry))
    modal.stop()  # nothing is kept in memory for it
    await interaction.response.send_modal(modal)


def form_values(interaction: discord.Interaction[Any]) -> dict[str, str]:
    """What was typed, by field; both shapes of Discord's forms."""
    values: dict[str, str] = {}
    data: dict[str, Any] = dict(interaction.data or {})
    for row in data.get("components", []):
        for field in row.get("components", [row.get("component")]):
            if field and "custom_id" in field:
                values[field["custom_id"]] = field.get("value") or ",".join(field.get("values", []))
    return values
