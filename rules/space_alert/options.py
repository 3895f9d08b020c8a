"""What a table may agree on before it starts."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Difficulty = Literal["white", "mixed", "yellow"]
"""From the safest to the most dangerous (SA-500)."""
DIFFICULTIES: tuple[Difficulty, ...] = ("white", "mixed", "yellow")


SeatNumber = Annotated[int, Meta(ge=-1, title="seat")]
"""The lobby lists the players for these."""


class Options(Struct, frozen=True, kw_only=True):
    mission: Literal[
        "random",
        "generated",
        "mission_1",
        "mission_2",
        "mission_3",
        "mission_4",
        "mission_5",
        "mission_6",
        "mission_7",
        "mission_8",
        "test_run_1",
        "test_run_2",
        "simulation_1",
        "simulation_2",
        "simulation_3",
        "advanced_simulation_1",
        "advanced_simulation_2",
        "advanced_simulation_3",
    ] = "random"
    normal: Difficulty = "white"
    serious: Difficulty = "white"
    pace: Literal["live", "post", "practice"] = "live"
    campaign: bool = False
    fifth: bool = False
    """Four players take an android along as fifth crew member."""
    tripping: bool = True
    pauses: bool = False
    silence: bool = False
    """The bot may mute the voice channel while communications are down."""
    captain: SeatNumber = -1
    communications: SeatNumber = -1
    security: SeatNumber = -1
    """Seats; -1 is the default post."""
    first_android: SeatNumber = -1
    second_android: SeatNumber = -1
    """The seat after which an android sits in the ring; -1 is after the last human seat (SA-407)."""
    length: Literal["short", "usual", "long"] = "usual"
    difficulty: Literal["easy", "usual", "hard"] = "usual"
    """Length and difficulty are those of a generated mission."""
    phase_hours: Literal[12, 24, 48, 96] = 48
    window_hours: Literal[4, 12, 24] = 12
