"""A table to test at: moves in their text form, and a clock that runs as far as it is told."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core import notation, saved
from rules.core.contract import CLOCK, Event, IllegalMove
from rules.core.dice import Dice
from rules.space_alert.cards import ORDINARY, face
from rules.space_alert.game import RULES
from rules.space_alert.missions import clock
from rules.space_alert.options import Options
from rules.space_alert.state import Member, State
from rules.space_alert.view import Half, MemberView, SeatView, View


class Table:
    def __init__(self, seats: int = 4, seed: bytes = b"a table", **options: Any) -> None:
        self.seed, self.number = seed, 0
        self.state: State = RULES.start(Options(**{"mission": "mission_1", **options}), seats, Dice(seed, 0))

    def play(self, seat: int, move: str) -> list[Event]:
        self.number += 1
        action = notation.read(move, RULES.actions)
        assert notation.write(action) == move
        return RULES.play(self.state, seat, action, Dice(self.seed, self.number))

    def refuses(self, seat: int, move: str, key: str) -> None:
        """The move is refused for this reason, and nothing has changed."""
        before = saved.dump(self.state)
        with pytest.raises(IllegalMove) as refusal:
            self.play(seat, move)
        assert refusal.value.key == key
        assert saved.dump(self.state) == before

    def begin(self) -> Table:
        self.play(CLOCK, "begin")
        return self

    def until(self, second: float) -> list[Event]:
        """Let the clock run up to and with this mission second."""
        events = []
        while (line := clock(self.state)) and line[0][0] <= second:
            events += self.play(CLOCK, notation.write(line[0][1]))
        return events

    def next_phase(self) -> list[Event]:
        """Let the clock run until the next phase is open."""
        return self.until(self.state.mission.phase_ends[self.state.phase - 1] + 2)

    def all(self, move: str) -> None:
        for seat in range(self.state.seats):
            self.play(seat, move)

    def all_but(self, one: int, move: str) -> None:
        for seat in range(self.state.seats):
            if seat != one:
                self.play(seat, move)

    def show(self) -> None:
        """Resolve the mission to its end."""
        self.play(CLOCK, "proceed all=yes")

    def fly(self) -> None:
        """The whole mission with the boards as they are."""
        self.until(10_000)
        self.show()

    def member(self, seat: int) -> Member:
        member = self.state.member(seat)
        assert member is not None
        return member

    def hand(self, seat: int) -> list[int]:
        return self.member(seat).hand

    def ordinary(self, seat: int) -> list[int]:
        return [card for card in self.hand(seat) if card in ORDINARY]

    def heroic(self, seat: int) -> int:
        return next(card for card in self.hand(seat) if card not in ORDINARY)

    def view(self, seat: int | None = None) -> View:
        return RULES.view(self.state, seat)

    def mine(self, seat: int) -> SeatView:
        mine = self.view(seat).mine
        assert mine is not None
        return mine

    def seen(self, seat: int | None, of: int) -> MemberView:
        """What a seat sees of the member in another seat."""
        return next(member for member in self.view(seat).crew if member.seat == of)

    def plan(self, index: int, letters: str) -> None:
        """Lay a plan on a board by hand, for tests of what comes after planning."""
        used: set[int] = set()
        for slot, letter in zip(self.state.crew[index].slots, letters, strict=False):
            if letter != "-":
                slot.card, slot.half = next(side for side in sides(letter) if side[0] not in used)
                used.add(slot.card)


def sides(letter: str) -> list[tuple[int, Half]]:
    """All cards that show this face, and with which half."""
    halves: tuple[Half, Half] = ("action", "move")
    return [(card, half) for card in range(96) for half in halves if face(card, half) == letter]


def keys(events: list[Event]) -> list[str]:
    return [event.key for event in events]
