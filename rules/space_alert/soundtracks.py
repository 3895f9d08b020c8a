"""The missions as data: what the computer announces, second by second."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from rules.space_alert.components import DATA
from rules.space_alert.view import Zone

TRANSFER_WINDOW = 15
TRANSFER_WINDOW_MIN = 8
GRACE = 2
"""Seconds after an end in which clicks made before it may still arrive (SA-413)."""
WARNINGS = (60, 20, 5)
RESUME_WARNING = 10

Kind = Literal["threat", "incoming_data", "data_transfer", "communications_down"]
Severity = Literal["normal", "serious"]
TRAINING_ORDER = ("test_run_1", "test_run_2", "simulation_1", "advanced_simulation_1", "mission_1")
"""What a new crew is offered, one after the other; any step may be skipped or repeated (SA-483)."""


class Announcement(Struct, frozen=True, omit_defaults=True):
    at: int
    event: Kind
    turn: int = 0
    kind: Literal["external", "internal"] = "external"
    severity: Severity = "normal"
    zone: Zone | None = None
    unconfirmed: bool = False
    until: int = 0

    @property
    def points(self) -> int:
        return {"normal": 1, "serious": 2}[self.severity] if self.event == "threat" else 0


class Mission(Struct, frozen=True, omit_defaults=True):
    id: str
    group: Literal["test_run", "simulation", "advanced_simulation", "mission", "generated"]
    phase_ends: tuple[int, ...]
    events: tuple[Announcement, ...]
    leaves_out: tuple[str, ...] = ()
    threats: tuple[str, ...] = ()
    """The cards a test run draws from; empty means the full decks."""
    trajectories: tuple[str, ...] = ()

    @property
    def phases(self) -> int:
        return len(self.phase_ends)

    @property
    def last_turn(self) -> int:
        return PHASE_TURNS[self.phases - 1][-1]

    @property
    def training(self) -> bool:
        return self.group not in ("mission", "generated")

    def phase_at(self, second: float) -> int:
        """The phase a second lies in; the very second of an end belongs to the next one (SA-452)."""
        return min(1 + sum(end <= second for end in self.phase_ends), self.phases)

    def window_end(self, index: int) -> int:
        """The beep of a data transfer: 15 seconds, or when communications fail, but at least 8 (SA-443)."""
        opens = self.events[index].at
        end = opens + TRANSFER_WINDOW
        for event in self.events:
            if event.event == "communications_down" and opens < event.at < end:
                end = max(event.at, opens + TRANSFER_WINDOW_MIN)
        return end

    def used(self, crew: int, solo: bool) -> list[int]:
        """What this crew hears of: unconfirmed reports only five (SA-051), data and silence nobody solo."""
        return [
            index
            for index, event in enumerate(self.events)
            if (event.event == "threat" or not solo) and not (event.unconfirmed and crew < 5)
        ]


PHASE_TURNS = (range(1, 4), range(4, 8), range(8, 13))


def phase_of(slot: int) -> int:
    """The phase in which a turn's slot is planned (SA-033)."""
    return next(phase for phase, turns in enumerate(PHASE_TURNS, 1) if slot in turns)


def _load() -> dict[str, Mission]:
    return {mission.id: mission for mission in DATA.rows("missions", "mission", Mission)}


MISSIONS = _load()
FULL_MISSIONS = tuple(name for name, mission in MISSIONS.items() if mission.group == "mission")


def resume_second(last_logged: float) -> tuple[float, int]:
    """After a failure of the bot: the mission second to go on at, and the seconds of warning (SA-425)."""
    return last_logged, RESUME_WARNING


def absent(last_click: float, in_voice: bool, now: float) -> bool:
    """For a minute neither a click nor in the voice channel (SA-424)."""
    return not in_voice and now - last_click >= 60


def may_substitute(holder_agrees: bool, holder_absent: bool, others: tuple[bool, ...]) -> bool:
    """A seat changes hands if its holder agrees, or if he is absent and all others agree (SA-424)."""
    return holder_agrees or (holder_absent and all(others))


def silences(agreed: bool, permitted: bool) -> Literal["mute", "ask"]:
    """Communications down: muted if the crew agreed before launch and the right is there (SA-449)."""
    return "mute" if agreed and permitted else "ask"
