"""Command names and descriptions in every language of the house, for Discord's own menus."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import locale_str

from words import DEFAULT, LANGUAGES, words


def said(key: str) -> locale_str:
    """A text of the locale, for a command's name or description."""
    return locale_str(words(DEFAULT)(key), key=key)


class Translator(app_commands.Translator):
    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        lang = str(locale.value).split("-")[0]
        key = string.extras.get("key")
        if key is None or lang == DEFAULT or lang not in LANGUAGES:
            return None
        return words(lang)(key)
