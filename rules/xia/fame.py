"""Fame, victory and luck (section 3)."""

from __future__ import annotations

from rules.core.contract import Event
from rules.xia.components import TITLE_SPACES
from rules.xia.state import State


def award(state: State, seat: int, points: int, source: str) -> list[Event]:
    """Added at once; whoever reaches the number has won, in the middle of anything (XIA-040, XIA-041).

    `source` names where it came from: xia-fame-<source>.
    """
    if not points or state.over:
        return []
    player = state.players[seat]
    player.fame += points
    told = [
        Event(f"xia-fame-{source}", {"player": f"#{seat}", "points": points, "fame": player.fame}),
    ]
    if player.fame >= state.needed:
        state.winner = seat
        state.over = True
        told.append(Event("xia-victory", {"player": f"#{seat}", "fame": player.fame}))
    return told


def luck(state: State, seat: int) -> list[Event]:
    """A player gets fame for luck at most once per turn (XIA-054)."""
    player = state.players[seat]
    if player.lucky:
        return []
    player.lucky = True
    return award(state, seat, 1, "luck")


def reached(state: State) -> list[int]:
    """Title spaces that some marker has reached or passed and nobody had before (XIA-290, XIA-369)."""
    highest = max(player.fame for player in state.players)
    return [space for space in TITLE_SPACES if space <= highest and space not in state.title_spaces]
