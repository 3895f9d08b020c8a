"""What people would laugh at in an android's turns, counted: a room that did nothing, a ship there and back,
a pass with a medal in hand that would have made a cadet of use."""

from __future__ import annotations

from collections import Counter

from rules.core.contract import Action
from rules.starship_captains import frames
from rules.starship_captains.actions import Artifacts, Pass, Room
from rules.starship_captains.android.idle import changeable
from rules.starship_captains.state import State

KINDS = ("useless", "returns", "unspent")


class Turns:
    """Of one game, turn by turn."""

    def __init__(self, seats: int) -> None:
        self.found: Counter[str] = Counter()
        self.before: tuple[object, ...] | None = None
        """All that a room could change, as it was when one was activated in this turn."""
        self.seat = 0
        self.turn: frames.Turn | None = None
        """The one that is under way."""
        self.places: list[list[tuple[str, object]]] = [[] for _ in range(seats)]
        """Where each player's turns have ended, and what they had there."""

    def move(self, state: State, seat: int, move: Action) -> None:
        """Just before it is made."""
        frame = state.stack[-1]
        if not isinstance(frame, frames.Turn):
            return
        player = state.players[seat]
        self.seat, self.turn = seat, frame
        if isinstance(move, Room | Artifacts):
            self.found["activations"] += 1
            self.before = changeable(state, seat)
        elif isinstance(move, Pass):
            self.found["passes"] += 1
            self.found["unspent"] += player.medals > 0 and "cadet" in player.ready

    def look(self, state: State) -> None:
        """After every move: has a turn ended?"""
        if self.turn is not None and all(frame is not self.turn for frame in state.stack):
            self.turn = None
            self._ended(state)

    def _ended(self, state: State) -> None:
        player = state.players[self.seat]
        if self.before is not None:
            self.found["useless"] += self.before == changeable(state, self.seat)
            self.before = None
        stands = self.places[self.seat]
        stands.append((player.location, changeable(state, self.seat)[1:-1]))
        if len(stands) > 2:
            (start, had), (away, nothing), (now, has) = stands[-3:]
            self.found["returns"] += start == now != away and had == nothing == has

    def close(self, state: State) -> None:
        self.found["medals"] = sum(player.medals for player in state.players)
