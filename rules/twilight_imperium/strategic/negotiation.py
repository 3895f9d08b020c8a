"""Negotiations after the income of Trade II: offers are asides, the active player approves and closes
(TI-451, TI-703)."""

from __future__ import annotations

from rules.core.contract import Action, Event, IllegalMove
from rules.core.dice import Dice
from rules.core.stack import Circle, Question, choice, question
from rules.twilight_imperium.actions import Approve, Done
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.deeds.judging import passes, refusal
from rules.twilight_imperium.frames import Negotiation
from rules.twilight_imperium.state import Offer, State
from rules.twilight_imperium.strategic import agreements, offers


def begin(state: State, active: int) -> None:
    """Whoever could come to an agreement is waited for; with nobody there is nothing to talk about."""
    seats = systems.clockwise(state, active)
    able = [one for one in seats if any(agreements.conceivable(state, one, other) for other in seats)]
    if able:
        state.stack.append(Negotiation(asked=list(dict.fromkeys([active, *able])), active=active))


def waiting(state: State) -> list[Offer]:
    """Accepted, and not yet approved."""
    return [each for each in state.offers if each.accepted]


def _ask(state: State, frame: Negotiation, seat: int) -> Question:
    """What others have offered stands on panels: this question is the same whatever they do."""
    accepts = passes(lambda action: judge(state, frame, seat, action))
    if seat == frame.active:
        return question("ti-negotiation-active", choice("ti-negotiation-close", Approve(close=True)),
                        accepts=accepts, panel="trade", pace="answer")  # fmt: skip
    done = choice("ti-negotiation-done", Done())
    return question("ti-negotiation", done, accepts=accepts, panel="trade", pace="answer")


def judge(state: State, frame: Negotiation, seat: int, action: Action) -> None:
    if seat != frame.active:
        if not isinstance(action, Done):
            raise IllegalMove("ti-illegal-negotiation", rule="TI-451")
        return
    if not isinstance(action, Approve) or not (action.offers or action.close):
        raise IllegalMove("ti-illegal-negotiation-active", rule="TI-451")
    known = {each.number for each in waiting(state)}
    if not known.issuperset(action.offers):
        raise IllegalMove("ti-illegal-approve", rule="TI-451")


def _hear(state: State, frame: Negotiation, _: int, action: Action, dice: Dice) -> list[Event]:
    """Each approved agreement is looked at once more: an earlier one may have used up a card."""
    happened = list[Event]()
    for number in action.offers if isinstance(action, Approve) else ():
        offer = next(each for each in state.offers if each.number == number)
        if _still(state, offer):
            happened += offers.carry_out(state, offer, dice)
    return happened


def _still(state: State, offer: Offer) -> bool:
    mine, theirs = offer.give.trade_card, offer.want.trade_card
    assert mine is not None and theirs is not None
    return agreements.possible(state, offer.by, offer.to, mine, theirs)


def _stays(action: Action) -> bool:
    return isinstance(action, Approve) and not action.close


def _early(_: State, frame: Negotiation) -> bool:
    """The active player has closed them."""
    return frame.spoke(frame.active)


def _close(state: State, _: Negotiation, __: Dice) -> list[Event]:
    """What was not approved is off the table; what is kept for next time stays (TI-703)."""
    state.stack.pop()
    state.offers = [each for each in state.offers if each.kept or each.give.trade_card is None]
    for each in state.offers:
        each.accepted = False
    return [Event("ti-negotiation-over")]


def silent(_: State, frame: Negotiation, seat: int) -> Action:
    return Approve(close=True) if seat == frame.active else Done()


def refuse(state: State, frame: Negotiation, seat: int, action: Action) -> IllegalMove | None:
    return refusal(lambda move: judge(state, frame, seat, move), action)


NEGOTIATION = Circle(_ask, _close, _hear, stays=_stays, early=_early)
