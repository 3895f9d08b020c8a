"""A ship beside a mission made for the test, in a galaxy that is the same every time."""

from __future__ import annotations

import pytest

from rules.starship_captains.components import MISSIONS, Effect, Mission, Row, RowColour
from rules.starship_captains.pieces import Figure
from rules.starship_captains.state import Planet, State
from tests.rules.starship_captains.table import Table

NUMBERS = {"kettle": 1, "brindle": 2, "zephyr": 3, "nine_moons": 4}
STATIONS = {"obelisk": "android_station", "umber_gate": "pirate_station"}
HERE = "larkspur"
"""The ship's planet; kettle and brindle are next to it."""
MADE = "made_for_the_test"
Line = tuple[RowColour, list[Effect]]


def row(colour: RowColour, *effects: Effect) -> Line:
    return colour, list(effects)


def chart(state: State) -> None:
    """Numbers, stations and missions where the tests want them; no pirate on any route."""
    drawn = [planet.mission for planet in state.planets.values() if planet.mission is not None]
    for place in state.planets:
        if place in NUMBERS:
            state.planets[place] = Planet(number=NUMBERS[place])
        elif place in STATIONS:
            state.planets[place] = Planet(station=STATIONS[place])
        else:
            state.planets[place] = Planet(mission=drawn.pop())
    state.pirates.cards += [token for token in state.routes if token is not None]
    state.routes = [None] * len(state.routes)
    state.events |= {"fleet": "lost_luggage", "pirates": "duel_at_dawn"}


class Away(Table):
    def __init__(
        self,
        patch: pytest.MonkeyPatch,
        rows: list[Line],
        ready: list[Figure],
        queue: tuple[Figure, ...] = (),
        *,
        points: int = 3,
        seats: int = 2,
        techs: tuple[str, ...] = (),
    ) -> None:
        super().__init__(seats)
        chart(self.state)
        lines = tuple(Row(colour, tuple(effects)) for colour, effects in rows)
        patch.setitem(MISSIONS, MADE, Mission(MADE, {}, {}, points, lines))
        self.state.planets[HERE].mission = MADE
        player = self.state.players[0]
        player.location = HERE
        self.state.reserved[HERE] = 0
        player.ready, player.queue = list(ready), list(queue)
        for slot, tech in zip(player.slots, techs, strict=False):
            slot.tech = tech

    def go(self, *figures: Figure) -> None:
        """Begin the mission, with these figures from the top row down."""
        self.play("mission")
        for figure in figures:
            if self.asked == "sc-ask-assign":
                self.play(f"assign {figure}")

    def carry_out(self, *figures: Figure) -> None:
        """The whole mission, every row ignored."""
        self.go(*figures)
        while self.asked in ("sc-ask-row", "sc-ask-order"):
            self.play("skip")
