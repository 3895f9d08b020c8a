"""The end of a round, a new round, and the end of the game (sections 33 to 35)."""

from __future__ import annotations

from typing import Literal

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.starship_captains import crew, frames, query, shadow, triggers
from rules.starship_captains.components import STATIONS
from rules.starship_captains.pieces import ROUNDS, SHADOW
from rules.starship_captains.rulings import RULINGS
from rules.starship_captains.state import State

ROUND_TRACK: tuple[Literal["medal", "cadet"] | None, ...] = (None, "medal", "cadet", "cadet")
"""What each player gets when a round begins (SC-027 to SC-029)."""


def end(state: State, dice: Dice) -> list[Event]:
    events = [Event("sc-round-ends", {"round": state.round})]
    for player in state.players:
        back = player.queue[: -crew.STAYING]
        player.queue = player.queue[-crew.STAYING :]
        for figure in back:
            query.enter_ready_room(player, figure)
    if state.round == ROUNDS:
        state.over = True
        state.stack.clear()
        state.trail.clear()
        return [*events, Event("sc-game-ends")]
    return events + _new(state, dice)


def _new(state: State, dice: Dice) -> list[Event]:
    """Shares, station tokens, first player: in this order, before anyone's first turn (SC-422)."""
    state.round += 1
    state.turns = 0
    events = [Event("sc-round-begins", {"round": state.round}), *_shares(state), *_tokens(state)]
    state.first = (state.first + 1) % state.seats
    for seat, player in enumerate(state.players):
        player.passed = False
        triggers.restore(state, seat, "round")
    if state.shadow is not None:
        events += shadow.new_round(state, dice)
    else:
        events.append(Event("sc-first-player", {"player": f"#{state.first}"}))
    begin_turn(state, state.first)
    return events


def begin_turn(state: State, seat: int) -> None:
    """The start of a turn. In the first of a round the cards that react to a new round come before it, so
    that only the player in turn ever decides (SC-407)."""
    state.turn = seat
    state.trail.clear()
    triggers.restore(state, seat, "turn")
    state.stack.append(frames.Turn(seat))
    if state.turns < state.seats:
        triggers.call(state, seat, "on_round_start")
    state.turns += 1


def _shares(state: State) -> list[Event]:
    share = ROUND_TRACK[state.round - 1]
    for player in state.players:
        if share == "medal":
            player.medals += 1
        elif share == "cadet":
            query.enter_ready_room(player, "cadet")
    return [Event(f"sc-share-{share}")]


def _tokens(state: State) -> list[Event]:
    """Back to its station, or one round on if a ship is there (SC-315); after round 4 that is out."""
    events: list[Event] = []
    for station in STATIONS:
        if state.tokens[station] != state.round:
            continue
        ships = query.ships_at(state, query.station_place(state, station))
        if not RULINGS.shadow_holds_tokens and SHADOW in ships:
            ships.remove(SHADOW)
        state.tokens[station] = state.round + 1 if ships else 0
        gone = "sc-token-out" if state.round == ROUNDS else "sc-token-held"
        events.append(Event(gone if ships else "sc-token-back", {"station": f"@{station}"}))
    return events
