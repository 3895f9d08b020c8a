"""Command names and descriptions in every language of the house, for Discord's own menus."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str

from words import DEFAULT, LANGUAGES, words

Word = app_commands.Range[str, 1, 100]
"""A text option that names one thing: as long as Discord lets a suggestion be."""
Line = app_commands.Range[str, 1, 1000]
"""A text option that is a whole line of moves."""


def said(key: str, **args: Any) -> locale_str:
    """A text of the locale, for a command's name or description."""
    return locale_str(words(DEFAULT)(key, **args), key=key, args=args)


def choices(keys: Mapping[str, str]) -> list[app_commands.Choice[str]]:
    """Values with the keys of their names: Discord shows them in the language of each client."""
    return [app_commands.Choice(name=said(key), value=value) for value, key in keys.items()]


class Translator(app_commands.Translator):
    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        lang = str(locale.value).split("-")[0]
        key = string.extras.get("key")
        if key is None or lang == DEFAULT or lang not in LANGUAGES:
            return None
        return words(lang)(key, **string.extras["args"])
