"""How a turn of the resolution is told: in three lines, the weightiest; its picture has the rest."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.stories import Story, Weighed
from rules.core import Event

TURN = "sa-turn"
ENDINGS = {"sa-mission-won", "sa-mission-lost"}
WEIGHED = Weighed(
    begins=TURN,
    most=2,
    when_many=2,
    weights={
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
        "sa-act-held": 3,
        "sa-hit": 4,
        "sa-threat-acts": 2,
        "sa-threat": 3,
        "sa-act-nothing": 0,
        "sa-act-moved": 0,
        "sa-act": 1,
        "sa-check-passed": 1,
    },
)
STORY = Story(game="space_alert", weighed=WEIGHED)
READY, NOT_READY = "sa-ready", "sa-not-ready"


def settled(told: Sequence[Sequence[Event]]) -> list[list[Event]]:
    """Without those who were not ready for a moment and are again: androids that answer a plan."""
    said: dict[object, list[str]] = {}
    for event in (event for events in told for event in events):
        if event.key in (READY, NOT_READY):
            said.setdefault(event.args["player"], []).append(event.key)
    back = {player for player, keys in said.items() if (keys[0], keys[-1]) == (NOT_READY, READY)}
    return [
        [each for each in events if each.key not in (READY, NOT_READY) or each.args["player"] not in back]
        for events in told
    ]
