"""The lobby of a mission: its pace, who is in voice, and where a new crew begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
import msgspec

from cogs import options, table_settings
from db.games import GameRow, SeatRow
from images.speech import plain
from rules.space_alert.game import RULES
from rules.space_alert.options import Options
from words import Words

if TYPE_CHECKING:
    from bot import Wardroom


def lines(bot: Wardroom | None, row: GameRow, words: Words) -> list[str]:
    chosen = _chosen(row)
    pace = words(options.key("space_alert", "pace", chosen.pace))
    found = [words("sa-lobby-pace", pace=pace)]
    if chosen.pace == "live":
        found.append(_heard(bot, row, words))
    if checks(row):
        late = words.list([plain(seat.name) for seat in missing(bot, row)])
        found.append(words("lobby-missing", who=late) if late else words("lobby-all-ready"))
    if "mission" in RULES.idle(chosen):
        found.append(words("sa-lobby-campaign"))
    elif chosen.mission == Options().mission and row.campaign is None:
        run = words(options.key("space_alert", "mission", "test_run_1"))
        found.append(words("sa-lobby-first", mission=run))
    return found


def checks(row: GameRow) -> bool:
    """The clock of a live mission waits for nobody."""
    people = [seat for seat in row.seats if seat.user is not None]
    return row.status == "lobby" and _chosen(row).pace == "live" and len(people) > 1


def missing(bot: Wardroom | None, row: GameRow) -> list[SeatRow]:
    """Who is in voice is there."""
    if not checks(row):
        return []
    there, said = _in_voice(bot, row), table_settings.of(row).ready
    people = [seat for seat in row.seats if seat.user not in (None, row.owner)]
    return [seat for seat in people if seat.seat not in said and seat.user not in there]


def _chosen(row: GameRow) -> Options:
    return msgspec.json.decode(row.options, type=Options)


def _in_voice(bot: Wardroom | None, row: GameRow) -> set[int]:
    guild = bot.get_guild(row.guild) if bot is not None else None
    channels: list[discord.VoiceChannel | discord.StageChannel] = []
    if guild is not None:
        channels = [*guild.voice_channels, *guild.stage_channels]
    return {user for channel in channels for user in channel.voice_states}


def _heard(bot: Wardroom | None, row: GameRow, words: Words) -> str:
    """Without a voice channel a live mission is only read."""
    there = _in_voice(bot, row)
    names = [plain(seat.name) for seat in row.seats if seat.user in there]
    return words("sa-lobby-voice", who=words.list(names)) if names else words("sa-lobby-no-voice")
