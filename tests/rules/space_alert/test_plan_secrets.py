"""Nobody sees what is not theirs to see: change it, and their view and prompts stay the same."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from rules.core import saved
from rules.core.contract import CLOCK, told
from rules.space_alert.game import RULES
from rules.space_alert.state import State
from tests.rules.space_alert.table import Table


def turn_over(items: list) -> None:  # type: ignore[type-arg]
    items.reverse()


def pile(state: State, seat: int) -> None:
    turn_over(state.pile)


def decks(state: State, seat: int) -> None:
    for deck in state.decks.values():
        turn_over(deck)


def tiles(state: State, seat: int) -> None:
    for stack in state.damage.values():
        turn_over(stack)
    if state.flight:
        for hidden in state.flight.stacks:
            turn_over(hidden)


def hands(state: State, seat: int) -> None:
    """Everybody else holds other cards than they do."""
    for member in state.humans:
        if member.seat != seat:
            member.hand = [95 - card for card in member.hand]


def packets(state: State, seat: int) -> None:
    for member in state.humans:
        member.packets = [[95 - card for card in packet] for packet in member.packets]


def boards(state: State, seat: int) -> None:
    """Other cards lie face down on the others' boards, with the same half up."""
    for member in state.humans:
        if member.seat != seat:
            for slot in member.slots:
                slot.card = None if slot.card is None else 95 - slot.card


def future(state: State, seat: int) -> None:
    """Another mission is yet to come: what has been announced, and when phases end, stays."""
    events = tuple(e for e in state.mission.events if e.at <= state.second)
    state.mission = msgspec.structs.replace(state.mission, events=events)


SECRETS: list[Callable[[State, int], None]] = [pile, decks, tiles, hands, packets, boards, future]


def planned(seats: int, pace: str, phase: int) -> Table:
    table = Table(seats, pace=pace, fifth=True).begin()
    for _ in range(phase):
        for seat in range(seats):
            slot = table.mine(seat).open_slots[seat % 3]
            table.play(seat, f"place {table.hand(seat)[0]} {('action', 'move')[seat % 2]} {slot}")
        if table.state.live:
            table.next_phase()
        else:
            table.all("ready")
    return table


@pytest.mark.rule("SA-032", "SA-410", "SA-440", "SA-465")
@pytest.mark.parametrize("secret", SECRETS)
@pytest.mark.parametrize("pace", ["live", "post"])
@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_hidden_changes_nothing_that_is_seen(
    secret: Callable[[State, int], None], pace: str, seats: int
) -> None:
    for phase in (0, 1, 2):
        table = planned(seats, pace, phase)
        for seat in range(seats):
            other: State = saved.copy(table.state)
            secret(other, seat)
            assert RULES.view(other, seat) == RULES.view(table.state, seat)
            spectator = RULES.view(other, None) == RULES.view(table.state, None)
            assert spectator
            assert [p for p in RULES.prompts(other) if p.seat == seat] == [
                p for p in RULES.prompts(table.state) if p.seat == seat
            ]


def test_cards_not_yet_turned_up_stay_hidden_in_the_show() -> None:
    table = Table(4, tripping=False).begin()
    for seat in range(4):
        for slot in (1, 2, 3):
            table.play(seat, f"place {table.hand(seat)[0]} action {slot}")
    table.until(10_000)
    table.play(CLOCK, "proceed")
    seen = table.seen(1, of=0).slots
    assert seen[0].card is not None
    assert all(slot.card is None for slot in seen[1:])
    assert [slot.half for slot in seen].count("action") >= 3


def test_events_keep_secrets_too() -> None:
    table = Table().begin()
    table.until(140)
    events = table.play(0, "draw")
    assert len(told(events, 0)) == 2 and len(told(events, 1)) == 1 and len(told(events, None)) == 1
    table.play(0, f"place {table.hand(0)[0]} action 1")
    table.until(185)
    events = table.play(0, f"give {table.ordinary(0)[0]} 2")
    assert len(told(events, 1)) == 1 and len(told(events, 2)) == 2
    assert told(table.play(0, "turn 1"), 1) == []
