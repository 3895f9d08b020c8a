"""The full-text index of the rules, in both languages, filled from docs/rules at start. It is kept in memory,
whatever the database is: nobody but this process needs it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import aiosqlite
from msgspec import Struct
from msgspec.structs import astuple

TABLE = (
    "CREATE VIRTUAL TABLE library USING fts5 (game UNINDEXED, rule UNINDEXED, language UNINDEXED, section,"
    " text, tokenize = 'unicode61 remove_diacritics 2')"
)


class Passage(Struct, frozen=True):
    game: str
    rule: str
    language: str
    section: str
    text: str


class Library:
    def __init__(self) -> None:
        self._index: aiosqlite.Connection | None = None

    async def fill(self, passages: Iterable[Passage]) -> None:
        """With these passages and no others."""
        index = await aiosqlite.connect(":memory:")
        try:
            await index.execute(TABLE)
            await index.executemany("INSERT INTO library VALUES (?, ?, ?, ?, ?)", map(astuple, passages))
            await self.close()
        except BaseException:  # stopped in the middle of a start: its thread must not outlive the loop
            await index.close()
            raise
        self._index = index

    async def close(self) -> None:
        if self._index is not None:
            await self._index.close()
            self._index = None

    async def find(self, words: str, language: str, game: str | None = None, most: int = 8) -> list[Passage]:
        """The best passages: all the words, or the beginnings of them, else any of them."""
        terms = re.findall(r"\w+", words)
        if not terms:
            return []
        by_number = await self.rule(words.strip().upper(), language)
        if by_number:
            return [by_number]
        starts = [f'"{_stem(term, language)}"*' for term in terms]
        for joiner in (" AND ", " OR "):
            found = await self._match(joiner.join(starts), language, game, most)
            if found:
                return found
        return []

    async def rule(self, number: str, language: str) -> Passage | None:
        sql = "SELECT game, rule, language, section, text FROM library WHERE rule = ? AND language = ?"
        found = await self._passages(sql, (number, language))
        return found[0] if found else None

    async def sections(self, game: str, language: str) -> dict[str, int]:
        """The chapters of a rulebook in their order, each with the number of its rules."""
        sql = (
            "SELECT section, COUNT(*) FROM library WHERE game = ? AND language = ?"
            " GROUP BY section ORDER BY MIN(rowid)"
        )
        return {row[0]: row[1] for row in await self._rows(sql, (game, language))}

    async def section(self, game: str, language: str, name: str) -> list[Passage]:
        """The rules of one chapter."""
        sql = (
            "SELECT game, rule, language, section, text FROM library"
            " WHERE game = ? AND language = ? AND section = ? ORDER BY rowid"
        )
        return await self._passages(sql, (game, language, name))

    async def _match(self, query: str, language: str, game: str | None, most: int) -> list[Passage]:
        sql = (
            "SELECT game, rule, language, section, text FROM library WHERE library MATCH ? AND language = ?"
            " AND (? IS NULL OR game = ?) ORDER BY bm25(library, 0, 0, 0, 2, 1) LIMIT ?"
        )
        return await self._passages(sql, (query, language, game, game, most))

    async def _passages(self, sql: str, values: tuple[Any, ...]) -> list[Passage]:
        return [Passage(*row) for row in await self._rows(sql, values)]

    async def _rows(self, sql: str, values: tuple[Any, ...]) -> Iterable[Any]:
        return await self._index.execute_fetchall(sql, values) if self._index else ()


def _stem(term: str, language: str) -> str:
    """Endings change with case and number; the beginning of the word finds them all."""
    term = term.lower()
    if language == "ru":
        return term if len(term) <= 4 else term[: max(4, len(term) - 2)]
    return term[:-1] if len(term) > 3 and term.endswith("s") else term
