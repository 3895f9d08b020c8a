"""What the Mentak take and the Yssaril look at in the Strategy Phase (TI-226, TI-227, TI-642)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.twilight_imperium.deeds import lasting, verbs
from rules.twilight_imperium.deeds.choosing import choose
from rules.twilight_imperium.deeds.plays import Play, Targets
from rules.twilight_imperium.effects.sources import has
from rules.twilight_imperium.frames import Choosing, Facts
from rules.twilight_imperium.purse import goods
from rules.twilight_imperium.state import State

PIRACY, SPIES = "mentak_piracy", "yssaril_spies"
RICH, MOST = 3, 2
"""Trade Goods that make somebody worth a visit; how many are visited."""


def ask(state: State) -> None:
    """Once, before the first pick; later in the phase it is a move of its own (TI-642)."""
    for seat in reversed(verbs.in_turn(state)):
        if usable(state, seat, SPIES):
            choose(state, seat, "ti-spy", _races(state, hands(state, seat)), SPIES, least=0)
        if usable(state, seat, PIRACY):
            choose(state, seat, "ti-rob", _races(state, rich(state, seat)), PIRACY, least=0, most=MOST)


def usable(state: State, seat: int, ability: str) -> bool:
    """Once in each Strategy Phase."""
    free = has(state, seat, ability) and not lasting.used(state, seat, ability)
    return free and state.phase == "strategy"


def rich(state: State, seat: int) -> list[int]:
    return [each for each in _others(state, seat) if state.players[each].goods >= RICH]


def hands(state: State, seat: int) -> list[int]:
    """Who has Action Cards: their number is public."""
    return [each for each in _others(state, seat) if state.players[each].cards]


def _others(state: State, seat: int) -> list[int]:
    return [each for each in verbs.in_turn(state) if each != seat]


def _races(state: State, seats: list[int]) -> list[str]:
    return [state.players[seat].race for seat in seats]


def _seats(state: State, races: tuple[str, ...]) -> list[int]:
    return [seat for seat, player in enumerate(state.players) if player.race in races]


# The answers


def _rob(state: State, seat: int, victims: list[int]) -> list[Event]:
    lasting.use_once(state, seat, PIRACY)
    return [event for each in victims for event in goods.take_goods(state, seat, each, 1)]


def _spy(state: State, seat: int, other: int) -> list[Event]:
    """The cards are for the spy alone (TI-665)."""
    lasting.use_once(state, seat, SPIES)
    who = {"player": f"#{seat}", "other": f"#{other}"}
    cards = tuple(f"@{card}" for card in sorted(state.players[other].cards))
    return [
        Event("ti-spied", {**who}, reveals=True),
        Event("ti-spied-cards", {**who, "cards": cards}, to=(seat,), reveals=True),
    ]


def robbed(state: State, frame: Choosing, ids: tuple[str, ...], _: Dice) -> list[Event]:
    return _rob(state, frame.seat, _seats(state, ids)) if ids else []


def spied(state: State, frame: Choosing, ids: tuple[str, ...], _: Dice) -> list[Event]:
    return [event for other in _seats(state, ids) for event in _spy(state, frame.seat, other)]


# The same as a move, until the phase ends


def _can_rob(state: State, seat: int, _: Facts) -> Iterator[Targets]:
    if usable(state, seat, PIRACY):
        victims = [str(each) for each in rich(state, seat)]
        for count in range(min(MOST, len(victims)), 0, -1):
            yield from combinations(victims, count)


def _can_spy(state: State, seat: int, _: Facts) -> Iterator[Targets]:
    if usable(state, seat, SPIES):
        yield from ((str(each),) for each in hands(state, seat))


def _do_rob(state: State, seat: int, on: Targets, _: Facts, __: Dice) -> list[Event]:
    return _rob(state, seat, [int(each) for each in on])


def _do_spy(state: State, seat: int, on: Targets, _: Facts, __: Dice) -> list[Event]:
    return _spy(state, seat, int(on[0]))


PLAYS = {PIRACY: Play("any_time", _can_rob, _do_rob), SPIES: Play("any_time", _can_spy, _do_spy)}
CHOICES = {PIRACY: robbed, SPIES: spied}
