"""Games by the names that people call them."""

from __future__ import annotations

from collections.abc import Iterable

from discord import app_commands

from words import LANGUAGES, Words, typed, words


def title_of(game: str, speech: Words) -> str:
    return speech(f"game-{game.replace('_', '-')}")


def titles_of(games: Iterable[str], speech: Words) -> dict[str, str]:
    return {game: title_of(game, speech) for game in games}


def offered(called: dict[str, str], current: str) -> list[app_commands.Choice[str]]:
    """While it is being typed."""
    return [
        app_commands.Choice(name=name, value=game)
        for game, name in called.items()
        if typed(current) in typed(name)
    ]


def meant(games: Iterable[str], text: str) -> str | None:
    """The game of this key or title, in any language; part of a title will do if no other game has it."""
    called = {
        game: [typed(game), *(typed(title_of(game, words(lang))) for lang in LANGUAGES)] for game in games
    }
    wanted = typed(text).strip()
    exact = [game for game, names in called.items() if wanted in names]
    part = [game for game, names in called.items() if wanted and any(wanted in name for name in names)]
    found = exact or part
    return found[0] if len(found) == 1 else None
