"""The lobby of a mission: its pace, who is in voice, and where a new crew begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
import msgspec

from cogs import options
from db.games import GameRow
from images.speech import plain
from rules.space_alert.options import Options
from words import Words

if TYPE_CHECKING:
    from bot import Wardroom


def lines(bot: Wardroom | None, row: GameRow, words: Words) -> list[str]:
    chosen = msgspec.json.decode(row.options, type=Options)
    pace = words(options.key("space_alert", "pace", chosen.pace))
    found = [words("sa-lobby-pace", pace=pace)]
    if chosen.pace == "live":
        found.append(_in_voice(bot, row, words))
    if chosen.mission == Options().mission and row.campaign is None:
        run = words(options.key("space_alert", "mission", "test_run_1"))
        found.append(words("sa-lobby-first", mission=run))
    return found


def _in_voice(bot: Wardroom | None, row: GameRow, words: Words) -> str:
    """Without a voice channel a live mission is only read."""
    guild = bot.get_guild(row.guild) if bot is not None else None
    channels: list[discord.VoiceChannel | discord.StageChannel] = []
    if guild is not None:
        channels = [*guild.voice_channels, *guild.stage_channels]
    there = {user for channel in channels for user in channel.voice_states}
    names = [plain(seat.name) for seat in row.seats if seat.user in there]
    return words("sa-lobby-voice", who=words.list(names)) if names else words("sa-lobby-no-voice")
