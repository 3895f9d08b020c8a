"""Titles: drawn by fame, met by deeds or by what one has, claimed in the status phase (section 22).

Their skills apply where the rules they change stand: `has` asks for them.
"""

from __future__ import annotations

from collections.abc import Callable

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.xia import fame, query
from rules.xia.components import LAWFUL, TITLES
from rules.xia.state import Player, State, TitleUp

COUNTED = {
    "pathfinder": "laid",
    "rockbiter": "mined",
    "wreck_diver": "salvaged",
    "cloud_skimmer": "harvested",
    "ghost": "shield_unseen",
    "samaritan": "rescued",
    "unbroken": "unscathed",
    "gate_rider": "gate",
}
"""Titles for doing something so many times, and what that is."""
AT_ONCE = {"bulk_trader": "sold", "long_arm": "missile_damage"}
"""Titles for doing so much of it in one go."""


def has(player: Player, title: str) -> bool:
    return title in player.titles


def happened(
    state: State, seat: int, what: str, n: int = 1, *, victim: str = "", level: int = 0, ram: bool = False
) -> None:
    """A deed, counted for the titles that lie open now (XIA-376). Of a ship destroyed: which, its level, and
    whether the attack had a ram in it."""
    for up in state.open_titles:
        before = up.progress.get(str(seat), 0)
        if COUNTED.get(up.title) == what:
            _note(up, seat, before + n)
        elif AT_ONCE.get(up.title) == what:
            _note(up, seat, max(before, n))
        elif what == "destroyed" and _kill_counts(state, seat, up.title, victim, level, ram):
            _note(up, seat, before + 1)


def _kill_counts(state: State, seat: int, title: str, victim: str, level: int, ram: bool) -> bool:
    if title == "battering_ram":
        return ram
    higher = not query.is_npc(victim) and level > query.level(state, str(seat))
    return title == "duelist" and higher


def _note(up: TitleUp, seat: int, progress: int) -> None:
    up.progress[str(seat)] = progress
    if progress >= TITLES[up.title].need and seat not in up.earned:
        up.earned.append(seat)


# What one has


def _finished(player: Player, *, lawful: bool) -> int:
    return sum(count for kind, count in player.finished.items() if (kind in LAWFUL) == lawful)


LASTING: dict[str, Callable[[Player], int]] = {
    "beachcomber": lambda player: len(player.tokens),
    "ferryman": lambda player: player.finished.get("passenger", 0),
    "professor": lambda player: player.finished.get("scientist", 0),
    "fixer": lambda player: _finished(player, lawful=False),
}
"""Figures that never fall: whoever reached the number first has the right."""
PASSING: dict[str, Callable[[Player], int]] = {
    "most_wanted": lambda player: player.bounty,
    "magnate": lambda player: player.credits,
}
"""Figures that come and go: they are read in the own status phase."""


def progress(state: State, up: TitleUp, seat: int) -> int:
    """How far this player is."""
    figure = LASTING.get(up.title) or PASSING.get(up.title)
    return figure(state.players[seat]) if figure else up.progress.get(str(seat), 0)


def _keep_rights(state: State, seat: int) -> None:
    """At the end of a turn, a short one too: who has what a title asks for was first (XIA-375)."""
    for up in state.open_titles:
        if up.title in LASTING:
            _note(up, seat, progress(state, up, seat))


# Claiming and drawing


def claimable(state: State, seat: int) -> list[str]:
    """In the own status phase: conditions met, and by nobody before (XIA-374, XIA-375)."""
    return [
        up.title
        for up in state.open_titles
        if progress(state, up, seat) >= TITLES[up.title].need and seat in (*up.earned, seat)[:1]
    ]


def claim(state: State, seat: int, title: str) -> list[Event]:
    """Its fame once, its skill for good (XIA-377)."""
    state.open_titles = [up for up in state.open_titles if up.title != title]
    state.players[seat].titles.append(title)
    state.trail.append(title)
    told = [Event("xia-title-claimed", {"player": f"#{seat}", "title": f"@{title}"})]
    return told + fame.award(state, seat, TITLES[title].fame, "title")


def draw(state: State, dice: Dice) -> list[Event]:
    """One for each title space that somebody has reached first, while there are titles (XIA-370, XIA-379)."""
    _keep_rights(state, state.turn)
    told = []
    for space in fame.reached(state):
        state.title_spaces.append(space)
        if state.titles:
            title = state.titles.pop()
            state.open_titles.append(TitleUp(title))
            told.append(Event("xia-title-drawn", {"title": f"@{title}", "fame": space}, reveals=True))
    return told
