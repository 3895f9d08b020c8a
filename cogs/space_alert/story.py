"""How a turn of the resolution is told: six lines at most, what matters first to be kept."""

from __future__ import annotations

import datetime
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cogs import options
from rules.core import Event
from rules.space_alert.crew_page import CrewPage
from rules.space_alert.logbook import MARKS, Line, crew_page, lines
from words import Words

if TYPE_CHECKING:
    from cogs.loaded import Loaded

MOST = 6
WHEN_MANY = 2
"""Lines a turn when several turns are told at once."""
WEIGHT = {
    "sa-ship": 9,
    "sa-mission": 9,
    "sa-hit-destroyed": 8,
    "sa-threat-survived": 8,
    "sa-threat-destroyed": 8,
    "sa-act-killed": 7,
    "sa-act-fixed": 7,
    "sa-blow-": 2,
    "sa-blow": 7,
    "sa-crew-knocked-out": 7,
    "sa-check-missed": 6,
    "sa-appears": 5,
    "sa-act-tripped": 5,
    "sa-crew-delayed": 4,
    "sa-act-delayed": 4,
    "sa-hit": 4,
    "sa-threat-acts": 2,
    "sa-threat": 3,
    "sa-act-nothing": 0,
    "sa-act-moved": 0,
    "sa-act": 1,
    "sa-check-passed": 1,
}


def weight(key: str) -> int:
    """The longest beginning that is known decides; what is no fact of a turn is always told."""
    known = [start for start in WEIGHT if key.startswith(start)]
    return WEIGHT[max(known, key=len)] if known else 10


def folded(events: Sequence[Event]) -> list[Event]:
    """The events of each turn cut down to the weightiest, in their order."""
    turns: list[list[Event]] = [[]]
    for event in events:
        if event.key == "sa-turn":
            turns.append([])
        turns[-1].append(event)
    most = MOST if len(turns) <= 2 else WHEN_MANY
    told = list(turns[0])
    for turn in turns[1:]:
        ranked = sorted(range(1, len(turn)), key=lambda index: (-weight(turn[index].key), index))
        kept = sorted(ranked[:most])
        told += [turn[0], *(turn[index] for index in kept)]
    return told


ALOUD = {
    "sa-blow": "hull_breached",
    "sa-hit-destroyed": "threat_destroyed",
    "sa-act-killed-intruder": "threat_destroyed",
    "sa-act-fixed": "threat_destroyed",
    "sa-threat-survived": "threat_survived",
    "sa-crew-knocked-out": "crew_down",
    "sa-check-missed": "screen_saver",
    "sa-mission-won": "mission_won",
    "sa-mission-lost": "mission_lost",
}
"""What the ship's computer says of a turn."""
LINES = 3
NEWEST = 8
"""Lines of the logbook on a crew's page; the chronicle has them all."""
LAST_TURN = 12


def spoken(events: Sequence[Event]) -> list[tuple[str, dict[str, Any]]]:
    """The last turn in at most three lines; of several turns at once only how it ended."""
    turns = [int(str(event.args["turn"])) for event in events if event.key == "sa-turn"]
    if not turns:
        return []
    lines: list[tuple[str, dict[str, Any]]] = []
    for event in sorted(events, key=lambda event: -weight(event.key)):
        key = ALOUD.get(event.key)
        if key is not None and (len(turns) == 1 or key.startswith("mission")):
            line = (key, {"zone": event.args["zone"]} if key == "hull_breached" else {})
            if line not in lines:
                lines.append(line)
    number = [("turn", {"turn": turns[0]})] if len(turns) == 1 and turns[0] <= LAST_TURN else []
    return [*number, *lines[:LINES]]


def logbook(loaded: Loaded, words: Words) -> str:
    """The lines of the logbook for the missions flown at this table, under the names of the crew."""
    date = datetime.date.fromtimestamp(loaded.row.moved_at or 0).isoformat()
    found = lines(loaded.state, date, loaded.row.fingerprint[:8])
    if not found:
        return ""
    marks = crew_page(loaded.state)
    crew = ", ".join(f"{name} {''.join(marks.get(seat, ()))}".strip() for seat, name in loaded.names.items())
    return "\n".join([words("sa-logbook-crew", crew=crew), *(_line(line, words) for line in found)])


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
