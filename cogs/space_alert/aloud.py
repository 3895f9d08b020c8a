"""What the ship's computer says of a turn of the resolution."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cogs.space_alert import story
from rules.core import Event

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
LAST_TURN = 12


def spoken(events: Sequence[Event]) -> list[tuple[str, dict[str, Any]]]:
    """The last turn in at most three lines; of several turns at once only how it ended."""
    turns = [int(str(event.args["turn"])) for event in events if event.key == story.TURN]
    if not turns:
        return []
    lines: list[tuple[str, dict[str, Any]]] = []
    for event in sorted(events, key=lambda event: -story.WEIGHED.weight(event.key)):
        key = ALOUD.get(event.key)
        if key is not None and (len(turns) == 1 or key.startswith("mission")):
            line = (key, {"zone": event.args["zone"]} if key == "hull_breached" else {})
            if line not in lines:
                lines.append(line)
    number = [("turn", {"turn": turns[0]})] if len(turns) == 1 and turns[0] <= LAST_TURN else []
    return [*number, *lines[:LINES]]
