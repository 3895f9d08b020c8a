"""Which cards regain energy, or are mended: each owner says so (AK-305, AK-407, AK-527 to AK-529, AK-916)."""

from __future__ import annotations

from rules.akarios.actions import ACTIONS, Pick, Recharge
from rules.akarios.cards import steps
from rules.akarios.components import CARDS
from rules.akarios.frames import Mending, Recharging
from rules.akarios.ship import effects, passives
from rules.akarios.state import State
from rules.core.contract import Action, Event
from rules.core.dice import Dice
from rules.core.stack import Circle, Question, choice, question

FIRST = {"weapon": 0, "engine": 1}


def cards(state: State, frame: Recharging, seat: int) -> list[str]:
    return effects.rechargeable(state.fight.cockpits[seat], but=frame.source)


def ask(state: State, frame: Recharging, seat: int) -> Question | None:
    there = cards(state, frame, seat)
    if not there:
        return None
    listed = [choice("ak-pick-card", Recharge((card,)), card=f"@{card}") for card in there]
    most = min(frame.n, len(there))
    return question("ak-ask-recharge", *listed, many=(most, most), pace="reaction", n=most)


def close(state: State, frame: Recharging, dice: Dice) -> list[Event]:
    state.stack.pop()
    events: list[Event] = []
    for seat, action in frame.answers(ACTIONS, frame.asked):
        assert isinstance(action, Recharge)
        events += effects.recharge(state, seat, action.cards)
    return events


CIRCLE = Circle(ask, close)


def silent(state: State, frame: Recharging, seat: int) -> Action:
    """The lowest energy first, weapons before engines before others (AK-916)."""
    cockpit = state.fight.cockpits[seat]

    def rank(card: str) -> tuple[int, int]:
        return passives.installed(cockpit, card).energy, FIRST.get(CARDS[card].kind, 2)

    return Recharge(tuple(sorted(cards(state, frame, seat), key=rank)[: frame.n]))


# Mended


def ask_mending(state: State, frame: Mending, seat: int) -> Question | None:
    there = frame.cards[str(seat)]
    listed = [choice("ak-pick-card", Pick((card,)), card=f"@{card}") for card in there]
    return question("ak-ask-mend", *listed, many=(frame.n, frame.n), pace="reaction", n=frame.n)


def close_mending(state: State, frame: Mending, dice: Dice) -> list[Event]:
    state.stack.pop()
    events: list[Event] = []
    for seat, action in frame.answers(ACTIONS, frame.asked):
        assert isinstance(action, Pick)
        events += steps.mend(state, seat, action.what)
    return events


MENDING = Circle(ask_mending, close_mending)


def silent_mending(state: State, frame: Mending, seat: int) -> Action:
    """Weapons before engines before others, the most energy first."""
    cockpit = state.fight.cockpits[seat]

    def rank(card: str) -> tuple[int, int]:
        return FIRST.get(CARDS[card].kind, 2), -passives.installed(cockpit, card).energy

    return Pick(tuple(sorted(frame.cards[str(seat)], key=rank)[: frame.n]))
