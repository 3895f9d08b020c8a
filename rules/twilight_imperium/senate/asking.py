"""Agendas that reach several players: each in order of play, by what the board is then (TI-614)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import PLANETS
from rules.twilight_imperium.deeds import verbs
from rules.twilight_imperium.deeds.happening import Moment
from rules.twilight_imperium.deeds.lasting import begin
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects.sources import Source
from rules.twilight_imperium.frames import Facts
from rules.twilight_imperium.senate import elections
from rules.twilight_imperium.senate.deed import Decision, Done
from rules.twilight_imperium.state import State, Until

ASKED = "agenda_asks"
Ask = Callable[[State, int, Facts, Dice], list[Event]]
"""What comes to one player."""


def ask(state: State, deed: str, seat: int, **facts: str | int) -> None:
    """His turn has come when nothing lies above it."""
    systems.happens(state, ASKED, deed=deed, seat=seat, **facts)


def ask_all(state: State, deed: str, seats: Iterable[int] | None = None, **facts: str | int) -> None:
    """All, or these: the first in order of play lies on top."""
    for seat in reversed(in_order(state, range(state.seats) if seats is None else seats)):
        ask(state, deed, seat, **facts)


def in_order(state: State, seats: Iterable[int]) -> list[int]:
    wanted = set(seats)
    return [seat for seat in verbs.in_turn(state) if seat in wanted]


def answers(asks: Mapping[str, Ask]) -> Moment:
    def asked(state: State, _: Source, facts: Facts, dice: Dice) -> list[Event]:
        seat = told.seat(facts)
        return [] if state.players[seat].out else asks[facts["deed"]](state, seat, facts, dice)

    return asked


def lasts(until: Until = "round") -> Done:
    """Only stays in force for a while; on whoever or whatever was elected, if anything was."""

    def begins(state: State, decision: Decision, _: Dice) -> list[Event]:
        on = decision.elected if elections.elects(decision.card) is not None else ()
        begin(state, decision.card, decision.by, until, on)
        return []

    return begins


def home_first(state: State, seat: int, places: Iterable[str]) -> list[str]:
    """Systems, the own Home System before others: who says nothing takes a gift there (TI-711)."""
    return sorted(places, key=lambda at: (at != state.players[seat].home, at))


def settled(state: State, seat: int) -> list[str]:
    """Own planets on which units may stand, the home planets first (TI-082, TI-711)."""
    own = [each.id for each in systems.planets_of(state, seat) if not PLANETS[each.id].station]
    return sorted(own, key=lambda id: (PLANETS[id].home != state.players[seat].race, id))
