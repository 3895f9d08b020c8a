"""The logbook: lines of the missions flown, under a game and on a crew's page."""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING

from cogs import options
from rules.space_alert import referee
from rules.space_alert.crew_page import CrewPage
from rules.space_alert.logbook import MARKS, Line
from words import Words

if TYPE_CHECKING:
    from cogs.space_alert.game import Game

NEWEST = 8
"""Lines of the logbook on a crew's page; the chronicle has them all."""


def under(loaded: Game, words: Words) -> str:
    """The lines of the logbook for the missions flown at this table, under the names of the crew."""
    date = datetime.date.fromtimestamp(loaded.row.moved_at or 0).isoformat()
    found = loaded.consult(referee.pages, date, loaded.row.fingerprint[:8])
    if not found.lines:
        return ""
    marks = {seat: "".join(found.marks.get(seat, ())) for seat in loaded.names}
    crew = ", ".join(f"{name} {marks[seat]}".strip() for seat, name in loaded.names.items())
    return "\n".join([words("sa-logbook-crew", crew=crew), *(_line(line, words) for line in found.lines)])


def page(found: CrewPage, names: Mapping[int, str], words: Words) -> list[str]:
    """A crew's page: who held which post last, how often they came home, and the newest lines."""
    if not found.lines:
        return [words("sa-page-empty")]
    posts = [f"{MARKS[post]} {names.get(member, '?')}" for post, member in found.posts.items()]
    totals = [line.total for line in found.lines if line.total is not None]
    head = words(
        "sa-page-flown",
        flown=len(found.lines),
        won=sum(line.won for line in found.lines),
        best=max(totals) if totals else "none",
    )
    newest = [_line(line, words) for line in found.lines[-NEWEST:]]
    return [words("sa-logbook-crew", crew=" · ".join(posts)), head, *newest]


def _line(line: Line, words: Words) -> str:
    mission = words(options.key("space_alert", "mission", line.mission))
    if not line.won:
        return words("sa-logbook-lost", date=line.date, mission=mission, threat=f"@{line.lost_by}")
    text = words(
        "sa-logbook-won",
        date=line.date,
        mission=mission,
        normal=line.normal,
        serious=line.serious,
        destroyed=line.destroyed or 0,
        survived=line.survived or 0,
        visual=line.visual or 0,
    )
    if line.total is None:
        return text
    return f"{text} {words('sa-logbook-total', penalties=line.penalties or 0, total=line.total)}"
