"""/export: a game as a file, without its secrets while it runs; /verify: that no die was touched."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any

import discord
import msgspec
from discord import app_commands
from discord.ext import commands
from msgspec import Struct

from cogs import chapters, limits
from cogs.clicks import Answering, say, show_panel
from cogs.faces import Panel
from cogs.loaded import Loaded, moves
from cogs.prompts import NotYours
from cogs.translation import said
from cogs.workshop import Urgency, Workshop
from db import transfer
from db.campaigns import legacy_of
from db.games import GameRow
from db.log import Record, Snapshot, standing
from rules import work
from rules.core import Rules, fingerprint, saved, told
from words import Words

if TYPE_CHECKING:
    from bot import Wardroom

ENDED = ("over", "abandoned")
MADE = ("play", "amend")
"""Kinds of rows in which somebody decides something, perhaps in secret."""


class Proof(Struct, frozen=True):
    sealed: bool
    """The seed is the one whose fingerprint was published at the start."""
    moves: int
    replayed: bool
    """The log, played again from the seed, ends in the stored state byte for byte; and so does what a
    chapter handed over."""


def fold(rules: Rules[Any], row: GameRow, line: list[Record]) -> bytes | None:
    """The state that the moves lead to from there; None if a move is not legal."""
    return work.folded(work.named(rules), work.begins(rules, *_facts(row)), row.seed, 0, moves(line))


def _facts(row: GameRow) -> tuple[str, int, bytes, bytes | None]:
    """What the first state follows from."""
    return row.options, len(row.seats), row.seed, row.legacy


async def proof(
    workshop: Workshop,
    rules: Rules[Any],
    row: GameRow,
    records: list[Record],
    after: bytes | None = None,
    upgraded: Snapshot | None = None,
) -> Proof:
    """`after`: the sheet that the campaign got from this chapter; `upgraded`: where these rules took over."""
    apart, name = partial(workshop.do, urgency=Urgency.FILM, near=row.id), work.named(rules)
    if upgraded is None:
        depth, begun = 0, await apart(work.begun, name, *_facts(row))
    else:
        depth, begun = upgraded.depth, upgraded.state
    line = standing(records)[depth:]
    state = await apart(work.folded, name, begun, row.seed, depth, moves(line))
    same = state == row.state
    if state is not None and same and after is not None:
        same = leaves(rules, row, state, line[-1].at) == after
    return Proof(fingerprint(row.seed) == row.fingerprint, len(line), same)


def leaves(rules: Rules[Any], row: GameRow, state: bytes, at: float) -> bytes:
    """The sheet that a chapter with this last state hands over."""
    legacy = legacy_of(row)
    assert legacy is not None
    last = saved.load(state, rules.state)
    return saved.dump(chapters.handed_over(rules, row, legacy, last, at)[1])


def known_to(loaded: Loaded, view: Struct, records: list[Record], seat: int) -> bytes:
    """What one seat may know of a running game: no seed, no moves of others, only what it was told. What
    others did without telling is left out, and the numbers by which it could be counted."""
    row = loaded.row
    known = [
        record
        for record in records
        if record.seat == seat or record.kind not in MADE or told(record.events, seat)
    ]
    log = [
        {
            "number": number,
            "kind": record.kind,
            "seat": record.seat,
            "text": record.text if record.kind == "note" or _own_move(record, seat) else None,
            "events": told(record.events, seat),
            "at": record.at,
        }
        for number, record in enumerate(known, 1)
    ]
    partial = {
        "wardroom": transfer.FORMAT,
        "complete": False,
        "note": f"The game is still running: this is only what seat {seat} may know. The seed and the"
        " whole log can be exported when it is over.",
        "game": row.game,
        "version": row.version,
        "status": row.status,
        "options": msgspec.json.decode(row.options),
        "seats": [{"seat": s.seat, "name": s.name, "android": s.android} for s in row.seats],
        "fingerprint": row.fingerprint,
        "view": view,
        "log": log,
    }
    return msgspec.json.format(msgspec.json.encode(partial), indent=1)


def _own_move(record: Record, seat: int) -> bool:
    return record.kind in MADE and record.seat == seat


class Proofs(commands.Cog):
    def __init__(self, bot: Wardroom) -> None:
        self.bot = bot

    @app_commands.command(name=said("command-export"), description=said("describe-export"))
    @app_commands.rename(game=said("option-name-game"))
    @app_commands.describe(game=said("describe-option-number"))
    async def export(self, interaction: discord.Interaction[Any], game: int | None = None) -> None:
        speech = await self.bot.words_for(interaction)
        async with Answering(interaction, speech):
            row = await self.bot.lobby.find(interaction, game)
            self.bot.cooldowns.spend(limits.FILE, interaction.user.id)
            if row.status in ENDED:
                data, key = await transfer.export(self.bot.store, row.id), "export-whole"
            else:
                data, key = await self._partial(row, interaction.user.id), "export-partial"
            name = f"{row.game}-{row.id}.json"
            items: list[Any] = [discord.ui.TextDisplay(speech(key)), discord.ui.File(f"attachment://{name}")]
            await show_panel(interaction, Panel(items, {name: data}), replace=False)

    async def _partial(self, row: GameRow, user: int) -> bytes:
        seat = row.seat_of(user)
        if seat is None:
            raise NotYours("export")
        loaded = await self.bot.table.load(row.id)
        view = await loaded.reckon(loaded.rules.view, seat)
        return await asyncio.to_thread(known_to, loaded, view, await self.bot.store.log.whole(row.id), seat)

    @app_commands.command(name=said("command-verify"), description=said("describe-verify"))
    @app_commands.rename(game=said("option-name-game"))
    @app_commands.describe(game=said("describe-option-number"))
    async def verify(self, interaction: discord.Interaction[Any], game: int | None = None) -> None:
        speech = await self.bot.words_for(interaction)
        async with Answering(interaction, speech):
            row = await self.bot.lobby.find(interaction, game)
            if row.status not in ENDED:
                await say(interaction, speech("verify-sealed", fingerprint=row.fingerprint))
                return
            self.bot.cooldowns.spend(limits.FILE, interaction.user.id)
            await say(interaction, await self.verdict(row, speech))

    async def verdict(self, row: GameRow, speech: Words) -> str:
        rules = self.bot.table.faces[row.game].rules
        head = speech("verify-seed", seed=row.seed.hex(), fingerprint=row.fingerprint)
        begun = await self.bot.store.log.taken_over(row.id, rules.version)
        if begun is None or _older(rules, row):
            sealed = fingerprint(row.seed) == row.fingerprint
            return "\n".join([head, _sealed(sealed, speech), speech("verify-older-rules")])
        records = await self.bot.store.log.whole(row.id)
        chapter = await self.bot.store.campaigns.chapter_of(row.id)
        after = None if chapter is None else chapter.after
        upgraded = begun if begun.number else None
        found = await proof(self.bot.workshop, rules, row, records, after, upgraded)
        key = "verify-replayed" if found.replayed else "verify-not-replayed"
        since = [speech("verify-upgraded", moves=upgraded.depth)] if upgraded else []
        return "\n".join([head, _sealed(found.sealed, speech), *since, speech(key, moves=found.moves)])


def _older(rules: Rules[Any], row: GameRow) -> bool:
    """A chapter that began with a sheet of an earlier form."""
    legacy = legacy_of(row)
    return legacy is not None and chapters.campaign_of(rules).sheet_version != legacy.version


def _sealed(sealed: bool, speech: Words) -> str:
    return speech("verify-fits" if sealed else "verify-does-not-fit")


async def setup(bot: Any) -> None:
    await bot.add_cog(Proofs(bot))
