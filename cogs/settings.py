"""/settings: one's own language, messages, quiet hours and vacation; /server: those of the server."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from cogs.clicks import Answering, Click, show_panel
from cogs.command_tree import everywhere
from cogs.components import option, select
from cogs.faces import Panel
from cogs.translation import said
from db.people import Person, Server
from rules.core import IllegalMove
from words import LANGUAGES, Words

if TYPE_CHECKING:
    from bot import Wardroom

DAY = 24 * 3600
AUTO = "auto"
OFF = "off"
ZONES = (
    "UTC",
    "Europe/Lisbon",
    "Europe/London",
    "Europe/Berlin",
    "Europe/Kyiv",
    "Europe/Kaliningrad",
    "Europe/Moscow",
    "Europe/Samara",
    "Asia/Tbilisi",
    "Asia/Yekaterinburg",
    "Asia/Almaty",
    "Asia/Kolkata",
    "Asia/Novosibirsk",
    "Asia/Irkutsk",
    "Asia/Shanghai",
    "Asia/Tokyo",
    "Asia/Vladivostok",
    "Australia/Sydney",
    "Pacific/Auckland",
    "America/New_York",
    "America/Chicago",
    "America/Denver",
    "America/Los_Angeles",
    "America/Sao_Paulo",
)
VACATIONS = (7, 14, 30)
NUDGES = (4, 12, 24, 48, 0)

Option = tuple[str, str]


def setting(custom_id: str, title: str, options: Sequence[Option], chosen: str) -> discord.ui.ActionRow[Any]:
    """One setting: every option says what it belongs to, because a chosen one hides the title."""
    choices = [option(f"{title}: {label}", value, default=value == chosen) for value, label in options]
    return select(custom_id, title, choices)


def personal(person: Person, speech: Words, now: float) -> Panel:
    hours = [(OFF, speech("setting-off")), *((str(h), f"{h:02}:00") for h in range(24))]
    from_hours, to_hours = [hours[0], *hours[1:]], hours[1:]
    languages = [(AUTO, speech("setting-language-auto")), *_languages(speech)]
    zones = [(zone, speech(zone_key(zone))) for zone in ZONES]
    items: list[Any] = [
        discord.ui.TextDisplay("\n".join([speech("settings-title"), *summary(person, speech, now)])),
        setting("s:setting:0:language", speech("setting-language"), languages, person.language or AUTO),
        setting("s:setting:0:dm", speech("setting-dm"), _yes_no(speech), "yes" if person.dm else "no"),
        setting("s:setting:0:quiet_from", speech("setting-quiet-from"), from_hours, _hour(person.quiet_from)),
        setting("s:setting:0:quiet_to", speech("setting-quiet-to"), to_hours, _hour(person.quiet_to)),
        setting("s:setting:0:zone", speech("setting-zone"), zones, person.zone),
        setting("s:setting:0:vacation", speech("setting-vacation"), _vacations(person, speech, now), ""),
    ]
    return Panel(items, {})


def zone_key(zone: str) -> str:
    return f"zone-{zone.lower().replace('/', '-').replace('_', '-')}"


def summary(person: Person, speech: Words, now: float) -> list[str]:
    lines = []
    if person.quiet_from is not None and person.quiet_to is not None:
        zone = speech(zone_key(person.zone))
        lines.append(
            speech(
                "settings-quiet",
                start=f"{person.quiet_from:02}:00",
                end=f"{person.quiet_to:02}:00",
                zone=zone,
            )
        )
    if person.vacation_until is not None and person.vacation_until > now:
        lines.append(speech("settings-vacation", when=f"<t:{int(person.vacation_until)}:D>"))
    return lines


def _languages(speech: Words) -> list[Option]:
    return [(lang, speech(f"option-house-language-{lang}")) for lang in LANGUAGES]


def _yes_no(speech: Words) -> list[Option]:
    return [("yes", speech("option-yes")), ("no", speech("option-no"))]


def _hour(hour: int | None) -> str:
    return OFF if hour is None else str(hour)


def _vacations(person: Person, speech: Words, now: float) -> list[Option]:
    return [(OFF, speech("setting-off")), *((str(d), speech("setting-days", count=d)) for d in VACATIONS)]


def changed(person: Person, name: str, value: str, now: float) -> Person:
    """The settings with one of them set; ValueError if there is no such setting or value."""
    replace = msgspec.structs.replace
    if name == "language" and value in (AUTO, *LANGUAGES):
        return replace(person, language=None if value == AUTO else value)
    if name == "dm" and value in ("yes", "no"):
        return replace(person, dm=value == "yes")
    if name == "zone" and value in ZONES:
        return replace(person, zone=value)
    if name == "quiet_from":
        return _quiet(person, value)
    if name == "quiet_to" and 0 <= int(value) < 24:
        start = 22 if person.quiet_from is None else person.quiet_from
        return replace(person, quiet_from=start, quiet_to=int(value))
    if name == "vacation" and (value == OFF or int(value) in VACATIONS):
        return replace(person, vacation_until=None if value == OFF else now + int(value) * DAY)
    raise ValueError(f"{name}={value}")


def _quiet(person: Person, value: str) -> Person:
    """Quiet hours have a beginning and an end, or neither."""
    if value == OFF:
        return msgspec.structs.replace(person, quiet_from=None, quiet_to=None)
    if not 0 <= int(value) < 24:
        raise ValueError(value)
    end = 8 if person.quiet_to is None else person.quiet_to
    return msgspec.structs.replace(person, quiet_from=int(value), quiet_to=end)


def of_server(server: Server, speech: Words) -> Panel:
    languages = [(AUTO, speech("setting-language-auto")), *_languages(speech)]
    nudges = [(str(hours), speech(f"option-house-nudge-{hours}")) for hours in NUDGES]
    items: list[Any] = [
        discord.ui.TextDisplay(speech("server-title")),
        setting("s:server:0:language", speech("server-language"), languages, server.language or AUTO),
        setting("s:server:0:nudge", speech("server-nudge"), nudges, str(server.nudge_hours)),
    ]
    return Panel(items, {})


def changed_server(server: Server, name: str, value: str) -> Server:
    if name == "language" and value in (AUTO, *LANGUAGES):
        return msgspec.structs.replace(server, language=None if value == AUTO else value)
    if name == "nudge" and int(value) in NUDGES:
        return msgspec.structs.replace(server, nudge_hours=int(value))
    raise ValueError(f"{name}={value}")


class Settings(commands.Cog):
    def __init__(self, bot: Wardroom) -> None:
        self.bot = bot
        bot.verbs.update(setting=self.set, server=self.set_server)

    @everywhere
    @app_commands.command(name=said("command-settings"), description=said("describe-settings"))
    async def settings(self, interaction: discord.Interaction[Any]) -> None:
        speech = await self.bot.words_for(interaction)
        async with Answering(interaction, speech):
            person = await self.bot.store.people.person(interaction.user.id)
            await show_panel(interaction, personal(person, speech, time.time()), replace=False)

    async def set(self, click: Click) -> None:
        people = self.bot.store.people
        person = changed(await people.person(click.user), click.rest, click.values[0], time.time())
        await people.keep_person(person)
        speech = await self.bot.words_for(click.interaction)
        await click.panel(personal(person, speech, time.time()))

    @app_commands.command(name=said("command-server"), description=said("describe-server"))
    @app_commands.default_permissions(manage_guild=True)
    async def server(self, interaction: discord.Interaction[Any]) -> None:
        speech = await self.bot.words_for(interaction)
        async with Answering(interaction, speech):
            _managers_only(interaction)
            server = await self.bot.store.people.server(interaction.guild_id or 0)
            await show_panel(interaction, of_server(server, speech), replace=False)

    async def set_server(self, click: Click) -> None:
        _managers_only(click.interaction)
        people = self.bot.store.people
        server = await people.server(click.interaction.guild_id or 0)
        server = changed_server(server, click.rest, click.values[0])
        await people.keep_server(server)
        await click.panel(of_server(server, click.words))


def _managers_only(interaction: discord.Interaction[Any]) -> None:
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        raise IllegalMove("server-managers-only")


async def setup(bot: Any) -> None:
    await bot.add_cog(Settings(bot))
