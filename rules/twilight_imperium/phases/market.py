"""The Hacan swap Action Cards with others at the end of the Status Phase (TI-538, TI-718): by offers, until
they are done."""

from __future__ import annotations

from rules.core.contract import Action, Event, IllegalMove
from rules.core.dice import Dice
from rules.core.stack import Circle, Question, choice, question
from rules.twilight_imperium.actions import Done
from rules.twilight_imperium.deeds import verbs
from rules.twilight_imperium.effects.sources import has
from rules.twilight_imperium.frames import Market
from rules.twilight_imperium.state import State
from rules.twilight_imperium.strategic import offers

ABILITY = offers.MARKET


def opens(state: State) -> None:
    """For whoever has the ability, while he and another have cards: their number is public."""
    playing = verbs.in_turn(state)
    holders = [seat for seat in playing if state.players[seat].cards]
    merchants = [seat for seat in holders if has(state, seat, ABILITY)]
    if merchants and len(holders) > 1:
        others = [seat for seat in holders if seat not in merchants]
        state.stack.append(Market(asked=merchants, may=others))


def _ask(_: State, __: Market, ___: int) -> Question:
    return question("ti-market", choice("ti-market-done", Done()), panel="trade", pace="answer")


def _close(state: State, _: Market, __: Dice) -> list[Event]:
    state.stack.pop()
    offers.lapse(state)
    return []


MARKET = Circle(_ask, _close)


def silent(_: State, __: Market, ___: int) -> Action:
    """Nothing is swapped (TI-718)."""
    return Done()


def refuse(_: State, __: Market, ___: int, ____: Action) -> IllegalMove | None:
    return IllegalMove("ti-illegal-market", rule="TI-538")
