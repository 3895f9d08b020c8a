"""The Strategy Phase: picks from the Speaker clockwise, Bonus Counters, order of play (TI-220 to TI-229)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.cards import windows
from rules.twilight_imperium.components import SETUP, STRATEGY
from rules.twilight_imperium.deeds.choosing import choose
from rules.twilight_imperium.deeds.running import runs
from rules.twilight_imperium.effects.hands import cannot_pick
from rules.twilight_imperium.effects.senate import initiative
from rules.twilight_imperium.frames import Choosing, Picking, StrategyPhase
from rules.twilight_imperium.phases import raids
from rules.twilight_imperium.state import State, Tally

FIRST_OF_TIED = "first_of_tied"

# Cards


def due(state: State) -> int:
    """Strategy Cards of each player, however many are left in the game (TI-168, TI-229)."""
    return SETUP[state.seats].picks


def short(state: State, seat: int) -> bool:
    return len(state.players[seat].picked) < due(state)


def holder(state: State, card: str) -> int | None:
    held = (seat for seat, each in enumerate(state.players) if any(one.card == card for one in each.picked))
    return next(held, None)


def unchosen(state: State) -> list[str]:
    """Cards in front of nobody, by their number."""
    cards = sorted(STRATEGY.values(), key=lambda row: row.number)
    return [row.id for row in cards if holder(state, row.id) is None]


def free(state: State, seat: int, barred: Sequence[str] = ()) -> list[str]:
    """What may be picked; a card just put back only if there is no other (TI-641)."""
    cards = [
        card for card in unchosen(state) if cannot_pick(state, {"seat": str(seat), "card": card}) is None
    ]
    return [card for card in cards if card not in barred] or cards


# The phase


def _run(state: State, frame: StrategyPhase, _: Dice) -> list[Event]:
    match frame.stage:
        case "begin":
            frame.stage = "before"
            return _begin(state, frame)
        case "before":
            frame.stage = "early"
            windows.opens(state, "before_strategy_picks")
        case "early":
            frame.stage = "raids"
            windows.opens(state, "strategy_phase")
        case "raids":
            frame.stage = "pick"
            raids.ask(state)
        case "pick" if frame.left:
            state.stack.append(Picking(frame.left.pop()))
        case "pick":
            frame.stage = "late"
        case "late":
            frame.stage = "all_picks"
            windows.opens(state, "strategy_phase")
        case "all_picks":
            frame.stage = "bonus"
            windows.opens(state, "after_all_strategy_picks")
        case "bonus":
            frame.stage = "after"
            return _picks_over(state)
        case "after":
            frame.stage = "over"
            windows.opens(state, "after_strategy_phase")
        case "over":
            state.stack.pop()
            order = tuple(f"#{seat}" for seat in state.order)
            return [Event("ti-order-of-play", {"players": order})]
    return []


def _begin(state: State, frame: StrategyPhase) -> list[Event]:
    """What counts for objectives is counted anew (TI-628). The Speaker picks first, then clockwise; with two
    or three cards each, in the same order again (TI-220)."""
    state.phase = "strategy"
    for player in state.players:
        player.tally, player.passed, player.skipped = Tally(), False, False
    circle = systems.clockwise(state, state.speaker)
    held = {seat: len(state.players[seat].picked) for seat in circle}
    frame.left = [seat for each in range(due(state)) for seat in circle if held[seat] <= each][::-1]
    systems.happens(state, "round_begins")
    return [Event("ti-round-begins", {"round": state.round, "player": f"#{state.speaker}"})]


def _picks_over(state: State) -> list[Event]:
    """Unchosen cards get a Bonus Counter each, however many lie there (TI-221, TI-728)."""
    left = unchosen(state)
    for card in left:
        state.bonus[card] = state.bonus.get(card, 0) + 1
    _set_order(state)
    systems.happens(state, "picks_over")
    return [Event("ti-bonus-placed", {"cards": tuple(f"@{card}" for card in left)})] if left else []


# Order of play


def _set_order(state: State) -> None:
    """By the lowest number in front of each (TI-224, TI-225)."""
    circle = systems.clockwise(state, state.speaker)
    number = {seat: initiative(state, seat).value for seat in circle}
    state.order = sorted(circle, key=lambda seat: number[seat])
    for _, tied in groupby(state.order, key=lambda seat: number[seat]):
        _ask_speaker(state, list(tied))


def _ask_speaker(state: State, tied: list[int]) -> None:
    """Equal numbers, by a copied ability: he says who is first (TI-553)."""
    races = [state.players[seat].race for seat in tied]
    if len(tied) > 1:
        choose(state, state.speaker, "ti-first-of-tied", races, FIRST_OF_TIED)


def first_of_tied(state: State, frame: Choosing, ids: tuple[str, ...], _: Dice) -> list[Event]:
    tied = [seat for seat in state.order if state.players[seat].race in frame.among]
    first = next(seat for seat in tied if state.players[seat].race in ids)
    rest = [seat for seat in tied if seat != first]
    place = state.order.index(tied[0])
    state.order[place : place + len(tied)] = [first, *rest]
    _ask_speaker(state, rest)
    return []


STRATEGY_PHASE = runs(_run)
