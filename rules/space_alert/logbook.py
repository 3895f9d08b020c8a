"""The logbook (sections 4.1 and 6.3): one line a mission, and what a campaign is worth."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from rules.space_alert.campaign import total
from rules.space_alert.options import Difficulty
from rules.space_alert.soundtracks import MISSIONS
from rules.space_alert.state import State

LEVELS: dict[Difficulty, str] = {"white": "1", "yellow": "2", "mixed": "1+2"}
MARKS = {"captain": "★", "communications": "🎧", "security": "❗"}


class Line(Struct, frozen=True):
    """What is written down of one mission (SA-249, SA-484). Lost missions name the threat, and no points."""

    date: str
    seed: str
    mission: str
    normal: str
    serious: str
    players: int
    androids: int
    pace: str
    won: bool
    survived: int | None = None
    destroyed: int | None = None
    penalties: int | None = None
    visual: int | None = None
    total: int | None = None
    lost_by: str | None = None
    bracket: int = 1
    """How many lines, this one and those before it, make one campaign (SA-296)."""


def crew_page(state: State) -> dict[int, tuple[str, ...]]:
    """The head of a page: the marks of their posts by seat (SA-248)."""
    posts = {name: getattr(state.posts, name) for name in MARKS}
    return {
        seat: tuple(MARKS[name] for name, holder in posts.items() if holder == seat)
        for seat in range(state.seats)
    }


def counts(state: State) -> bool:
    """Training and practice are not entered (SA-481, SA-484, SA-497)."""
    return not state.practice and not state.mission.training


def lines(state: State, date: str, seed: str) -> list[Line]:
    """All missions flown at this table; penalties and total of a campaign stand once, at its end (SA-296)."""
    if not counts(state):
        return []
    return [_line(state, number, date, seed) for number in range(len(state.flown))]


def _line(state: State, number: int, date: str, seed: str) -> Line:
    flown = state.flown[number]
    closes = number == len(state.flown) - 1 and state.stage == "over"
    line = Line(
        date=date,
        seed=seed,
        mission=flown.mission,
        normal=LEVELS[flown.normal],
        serious=LEVELS[flown.serious],
        players=state.seats,
        androids=len(state.crew) - len(state.humans),
        pace=state.options.pace,
        won=flown.won,
        lost_by=flown.lost_by,
        bracket=number + 1 if closes else 1,
    )
    if flown.won:
        line = replace(line, survived=flown.survived, destroyed=flown.destroyed, visual=flown.visual)
    if flown.won and closes:
        line = replace(line, penalties=flown.penalties, total=total(state.flown))
    return line


def training_next(mission: str, order: tuple[str, ...]) -> str | None:
    """What a new crew is offered after this one (SA-483)."""
    group = MISSIONS[mission].group if mission in MISSIONS else ""
    groups = [MISSIONS[name].group for name in order]
    if mission in order:
        place = order.index(mission)
    elif group in groups:
        place = groups.index(group)
    else:
        return None
    return order[place + 1] if place + 1 < len(order) else None
