"""The full-text index of the rules, in both languages, filled from docs/rules at start."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import aiosqlite
from msgspec import Struct

from db.writer import Statement, Writer


class Passage(Struct, frozen=True):
    game: str
    rule: str
    language: str
    section: str
    text: str


class Library:
    def __init__(self, connection: aiosqlite.Connection, writer: Writer) -> None:
        self._connection = connection
        self._writer = writer

    async def fill(self, passages: Iterable[Passage]) -> None:
        """At every start; made anew when the documents have changed."""
        wanted = list(passages)
        if await self._passages("SELECT game, rule, language, section, text FROM library", ()) == wanted:
            return
        rows: list[Statement] = [("DELETE FROM library", ())]
        for p in wanted:
            rows.append(
                (
                    "INSERT INTO library (game, rule, language, section, text) VALUES (?, ?, ?, ?, ?)",
                    (p.game, p.rule, p.language, p.section, p.text),
                )
            )
        await self._writer.write(*rows)

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
        return {row[0]: row[1] for row in await self._connection.execute_fetchall(sql, (game, language))}

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
        return [Passage(*row) for row in await self._connection.execute_fetchall(sql, values)]


def _stem(term: str, language: str) -> str:
    """Endings change with case and number; the beginning of the word finds them all."""
    term = term.lower()
    if language == "ru":
        return term if len(term) <= 4 else term[: max(4, len(term) - 2)]
    return term[:-1] if len(term) > 3 and term.endswith("s") else term
