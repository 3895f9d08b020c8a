"""Space Alert as the kit needs it: options worth trying, and what is secret."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from images import space_alert as pictures
from rules.space_alert.actions import Announce, Vote
from rules.space_alert.cards import CARDS
from rules.space_alert.flight import EMPTY, finished
from rules.space_alert.game import RULES as SPACE_ALERT
from rules.space_alert.missions import clock
from rules.space_alert.options import Options
from rules.space_alert.state import Ballot, State
from rules.space_alert.view import View
from tests.rules.kit import Game, pixels
from words import words


def scramble(state: State, seat: int | None, chance: random.Random) -> State:
    """Other hands, packets, the pile, face-down cards, decks, tiles, votes and the mission to come."""
    _shuffle_cards(state, seat, chance)
    return _shuffle_rest(state, seat, chance)


def unheard(state: State, seat: int | None, chance: random.Random) -> State:
    """The same, but for the boards: while a crew plans it says aloud what lies on them."""
    _shuffle_cards(state, seat, chance, boards=state.stage != "planning")
    return _shuffle_rest(state, seat, chance)


def _shuffle_rest(state: State, seat: int | None, chance: random.Random) -> State:
    for deck in (*state.decks.values(), *state.damage.values()):
        chance.shuffle(deck)
    if state.flight is not None:
        for stack in state.flight.stacks:
            chance.shuffle(stack)
    if state.council is not None and not state.council.flying:
        for place, ballot in enumerate(state.council.votes):
            if ballot.seat != seat:
                state.council.votes[place] = Ballot(
                    ballot.seat, Vote(chance.random() < 0.5, "yellow", "mixed")
                )
    _change_future(state, chance)
    return state


def _shuffle_cards(state: State, seat: int | None, chance: random.Random, boards: bool = True) -> None:
    lists: list[list[int]] = [] if state.solo else [state.pile]
    for member in state.crew:
        lists += member.packets
        if member.seat is not None and member.seat != seat:
            lists.append(member.hand)
    crew = range(len(state.crew)) if boards else ()
    slots = [(index, slot) for index in crew for slot in _face_down(state, index, seat)]
    cards = [card for cards in lists for card in cards] + [slot.card for _, slot in slots]
    if state.stage == "briefing":
        cards += [member.heroic for member in state.crew if member.heroic is not None]
    chance.shuffle(cards)
    for some in lists:
        some[:] = [cards.pop() for _ in some]
    for _, slot in slots:
        slot.card = cards.pop()
    for member in state.crew:
        if state.stage == "briefing" and member.heroic is not None:
            member.heroic = cards.pop()
    if state.flight is not None and not finished(state.flight):
        for index in {index for index, _ in slots}:
            _write_plan(state, index)


def _face_down(state: State, index: int, seat: int | None) -> list[Any]:
    """The cards on a board that this seat has not seen: none of its own, none of an android."""
    member = state.crew[index]
    if member.seat in (None, seat):
        return []
    filled = [slot for slot in member.slots if slot.card is not None]
    if state.flight is None:
        return filled
    if finished(state.flight):
        return []
    turned = state.flight.turn + bool(state.up)
    seen = sum(mark != EMPTY for mark in state.flight.crew[index].plan[:turned])
    return filled[seen:]


def _write_plan(state: State, index: int) -> None:
    assert state.flight is not None
    plan = state.flight.crew[index].plan
    filled = iter([slot for slot in state.crew[index].slots if slot.card is not None])
    for place, mark in enumerate(plan):
        if mark != EMPTY and (slot := next(filled, None)) is not None:
            plan[place] = CARDS[slot.card].action if slot.half == "action" else CARDS[slot.card].move


def _change_future(state: State, chance: random.Random) -> None:
    """Announcements still to come say something else."""
    mission = state.mission
    if state.live:
        coming = {action.event for _, action in clock(state) if isinstance(action, Announce)}
    elif state.stage in ("briefing", "planning"):
        coming = {i for i, event in enumerate(mission.events) if mission.phase_at(event.at) > state.phase}
    else:
        coming = set()
    events = list(mission.events)
    for index in coming:
        if events[index].event == "threat" and events[index].zone is not None:
            zone = chance.choice(("red", "white", "blue"))
            events[index] = msgspec.structs.replace(events[index], zone=zone, turn=chance.randrange(1, 9))
    state.mission = msgspec.structs.replace(mission, events=tuple(events))


def components(state: State) -> tuple[Any, Any]:
    """All action cards, all threats, all damage tiles of the mission that is flown."""
    cards = list(state.pile)
    for member in state.crew:
        cards += member.hand + [card for packet in member.packets for card in packet]
        cards += [slot.card for slot in member.slots if slot.card is not None]
        cards += [member.heroic] if member.heroic is not None else []
    threats = [code for deck in state.decks.values() for code in deck] + [each.code for each in state.threats]
    tiles = sorted(tile for stack in state.damage.values() for tile in stack)
    flying = len(state.flown) - (state.stage in ("council", "over", "debrief"))
    return flying, (sorted(cards), sorted(threats), tiles)


def drawn(view: View, seat: int | None) -> list[bytes]:
    names = ["Ann", "Борис", "Chidi", "Дана", "Eve"]
    shown = [pixels(pictures.board(view, words("en"), names))]
    shown.append(pictures.describe(view, words("ru"), names).encode())
    if seat is not None and view.mine is not None and view.stage == "planning":
        shown.append(pixels(pictures.hand(view, words("ru"), names)))
    return shown


space_alert = Game(
    rules=SPACE_ALERT,
    options=(
        Options(),
        Options(pace="post", mission="mission_3", normal="mixed", serious="yellow"),
        Options(pace="practice", mission="generated"),
        Options(pace="post", campaign=True),
        Options(pauses=True, mission="test_run_2", captain=1, first_android=0),
        Options(fifth=True, tripping=False, mission="advanced_simulation_3", pace="live", campaign=True),
    ),
    scramble=scramble,
    unheard=unheard,
    components=components,
    pictures=drawn,
    rate=0.05,
)
