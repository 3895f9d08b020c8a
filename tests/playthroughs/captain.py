"""A captain who knows the future: searches plans that bring the ship home, for recordings worth keeping."""

from __future__ import annotations

import random

from rules.core import CLOCK, Dice, saved
from rules.space_alert.actions import Place
from rules.space_alert.flight import finished
from rules.space_alert.game import RULES
from rules.space_alert.resolution import play_turn
from rules.space_alert.scoring import score
from rules.space_alert.show import lift_off, plan
from rules.space_alert.soundtracks import phase_of
from rules.space_alert.state import Slot, State

TRIES = 8000


def foresee(state: State) -> State:
    """The table when planning is over and nobody has planned anything: all threats are known."""
    state = saved.copy(state)
    while state.stage in ("briefing", "planning"):
        *_, action = RULES.moves(state, CLOCK)
        RULES.play(state, CLOCK, action, Dice(b"", 0))
    return state


def planned(state: State, chance: random.Random) -> dict[int, list[Place]]:
    """By seat: what to place so that the mission is won, from the packets as they were dealt."""
    future = foresee(state)
    packets = {member.seat: member.packets for member in state.crew if member.seat is not None}
    here = best = _worth(future)
    kept = saved.copy(future)
    for _ in range(TRIES):
        member = chance.choice([member for member in future.crew if member.seat is not None])
        slot = chance.randrange(state.mission.last_turn)
        before = [Slot(each.card, each.half) for each in member.slots]
        _change(member.slots, slot, packets[member.seat], chance)
        worth = _worth(future)
        if worth >= here - (chance.random() < 0.04) * 2:
            here = worth
        else:
            member.slots = before
        if here > best:
            best, kept = here, saved.copy(future)
        if best > 101.2:
            break
    future = kept
    return {
        member.seat: [
            Place(slot.card, slot.half, number)
            for number, slot in enumerate(member.slots, 1)
            if slot.card is not None and slot.half is not None
        ]
        for member in future.crew
        if member.seat is not None
    }


def _change(slots: list[Slot], place: int, packets: list[list[int]], chance: random.Random) -> None:
    used = {slot.card for slot in slots if slot.card is not None}
    phase = phase_of(place + 1)
    cards = [card for packet in packets[:phase] for card in packet if card not in used]
    slot = slots[place]
    if slot.card is not None and chance.random() < 0.3:
        slot.half = "move" if slot.half == "action" else "action"
    elif cards:
        slot.card, slot.half = chance.choice(cards), chance.choice(("action", "move"))


def _worth(state: State) -> float:
    """More than a hundred is a mission won; else how far the ship came, and in what shape."""
    flight = lift_off(state, [plan(member) for member in state.crew])
    while not finished(flight):
        play_turn(flight, {}, report=False)
    if flight.won:
        return 101 + (score(flight).total or 0) / 100
    tiles = sum(len(tiles) for tiles in flight.tiles)
    wounded = sum(threat.status == "destroyed" for threat in flight.threats)
    return (flight.lost_turn or 0) + wounded - tiles / 10
