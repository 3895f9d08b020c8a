"""/help in context: where am I, is it my turn, what can I do now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from cogs import lobbycard, prompts
from cogs.components import GOOD, bar, button, text
from cogs.faces import Panel
from cogs.loaded import Loaded
from db.games import GameRow
from words import Words

if TYPE_CHECKING:
    from bot import Wardroom

MOST_GAMES = 5


async def panel(bot: Wardroom, interaction: discord.Interaction[Any], speech: Words) -> Panel:
    user = interaction.user.id
    if interaction.guild_id is None:
        rows = await bot.store.games.of_user(user, ("running", "paused"))
        lines = [speech("help-in-dm"), *await _mine(bot, rows, user, speech), speech("help-commands-dm")]
        return Panel([text("\n".join(lines))], {})
    row = await bot.store.games.in_thread(interaction.channel_id or 0)
    campaign = await bot.store.campaigns.in_thread(interaction.channel_id or 0)
    if campaign is not None and (row is None or row.status in ("over", "abandoned")):
        card = await bot.campaigns.homes.card(await bot.campaigns.page(campaign), speech)
        return Panel([text(speech("help-campaign")), *card.items], card.files)
    if row is not None and row.game in bot.table.faces:
        return await _at_table(bot, row, user, speech)
    rows = await bot.store.games.of_user(user, ("lobby", "running", "paused"))
    rows = [each for each in rows if each.guild == interaction.guild_id]
    lines = [speech("help-in-channel"), *await _mine(bot, rows, user, speech), speech("help-commands")]
    return Panel([text("\n".join(lines))], {})


async def _mine(bot: Wardroom, rows: list[GameRow], user: int, speech: Words) -> list[str]:
    """The player's tables, those waiting for this player first."""
    waiting: list[str] = []
    others: list[str] = []
    for row in rows:
        if row.game not in bot.table.faces:
            continue
        asked = row.status == "running" and bool(asked_of(await bot.table.load(row.id), user))
        line = lobbycard.line(row, speech, linked=True)
        (waiting if asked else others).append(f"- {line}")
    lines = [speech("help-waiting"), *waiting] if waiting else []
    lines += [speech("help-tables"), *others[:MOST_GAMES]] if others else []
    return lines


def asked_of(loaded: Loaded, user: int) -> list[str]:
    """Keys of the questions that this player must answer before the game goes on."""
    seat = loaded.row.seat_of(user)
    if seat is None:
        return []
    return [prompt.key for prompt in loaded.prompts(seat) if not prompt.optional]


async def _at_table(bot: Wardroom, row: GameRow, user: int, speech: Words) -> Panel:
    title = speech("help-at-table", table=lobbycard.title(row, speech), status=speech(f"status-{row.status}"))
    if row.status == "lobby":
        return Panel([text(f"{title}\n{speech('help-commands')}")], {})
    loaded = await bot.table.load(row.id)
    seat = row.seat_of(user)
    items: list[Any] = [text("\n".join([title, *_turn(loaded, seat, speech)]), 2500)]
    items.append(text(speech("help-commands-table" if row.live else "help-commands")))
    items.append(_buttons(loaded, seat, speech))
    return Panel(items, {})


def _turn(loaded: Loaded, seat: int | None, speech: Words) -> list[str]:
    """Whose turn it is as seen from this seat, and what may be done now."""
    if loaded.row.status in ("over", "abandoned"):
        return [speech("help-over")]
    others = {
        loaded.names[prompt.seat]
        for prompt in loaded.prompts()
        if not prompt.optional and prompt.seat != seat
    }
    waits = [speech("help-waits-for", who=speech.list(sorted(others)))] if others else []
    if seat is None:
        return [speech("help-spectator"), *waits]
    asked = loaded.prompts(seat)
    must = [f"- {prompts.question(loaded, prompt, speech)}" for prompt in asked if not prompt.optional]
    may = [f"- {prompts.question(loaded, prompt, speech)}" for prompt in asked if prompt.optional]
    lines = [speech("help-your-turn"), *must] if must else [speech("help-not-your-turn"), *waits]
    return [*lines, *([speech("help-may"), *may] if may else [])]


def _buttons(loaded: Loaded, seat: int | None, speech: Words) -> discord.ui.ActionRow[Any]:
    game = loaded.row.id
    buttons = []
    if seat is not None and loaded.row.live:
        buttons.append(button(speech("button-my-seat"), f"w:seat:{game}:", GOOD))
    buttons.append(button(speech("button-board-text"), f"w:text:{game}:"))
    buttons.append(button(speech("button-history"), f"w:history:{game}:"))
    return bar(*buttons)
