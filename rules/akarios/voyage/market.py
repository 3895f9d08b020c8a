"""A market: own purchases and sales at once, shared ones by pledges, until all are ready (AK-636 to AK-652,
AK-938, AK-953)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.akarios import votes
from rules.akarios.actions import Buy, Pledge, Ready, Repay, Sell, Unready
from rules.akarios.frames import Course, Trading
from rules.akarios.naming import page
from rules.akarios.scenario import script_do
from rules.akarios.scenario.conditions import open_gate
from rules.akarios.scenario.granting import grant
from rules.akarios.scenario.script import SCRIPTS, Market
from rules.akarios.squad import members, trade
from rules.akarios.state import State
from rules.akarios.voyage import offers, pledges
from rules.akarios.voyage.pages import read_out
from rules.core.contract import Action, Choice, Event, IllegalMove
from rules.core.dice import Dice
from rules.core.poll import Poll
from rules.core.stack import Circle, Question, choice, question

VISITED = "visited"
VISIT = "ak-market-choice"
"""The row of the poll on the first visit."""


def begin(state: State, node: str) -> list[Event]:
    """Any number of visits (AK-637); what is chosen on the first one is chosen once. A visit counts when it
    is over: until then its page can be read again."""
    state.stage, state.node = "market", node
    told, sheet = offers.script(node), state.sheet
    state.stack.append(Trading(node=node, asked=list(range(state.seats))))
    open = [option for option in told.choices if open_gate(state, option.given)]
    if open and node not in sheet.done:
        labels = tuple(option.text for option in open)
        votes.hold(state, Poll(topic="ak-ask-choice", options=labels, named=True, sign="¶", then=VISIT))
    return read_out(state, told.intro)


def visited(state: State, poll: Poll, option: str, dice: Dice) -> list[Event]:
    script = SCRIPTS[state.node]
    assert isinstance(script, Market)
    chosen = next(each for each in script.choices if each.text == option)
    events: list[Event] = []
    for effect in chosen.do:
        if isinstance(effect, script_do.Message):
            events.append(page(state, effect.text))
        else:
            assert isinstance(effect, script_do.Grant), f"{effect} is for battles"
            events += grant(state, effect.rewards)
    return events


# What may be done


def ask(state: State, frame: Trading, seat: int) -> Question:
    listed: list[Choice] = [choice("ak-choice-ready", Ready())]
    if frame.spoke(seat):
        listed = [choice("ak-choice-unready", Unready())]
    return question(
        "ak-ask-market",
        *listed,
        accepts=lambda action: refusal(state, frame, seat, action) is None,
        panel="market",
        matter=f"market.{frame.node}",
    )


def refusal(state: State, frame: Trading, seat: int, action: Action) -> IllegalMove | None:
    """Why somebody may not do that here, and what instead."""
    sheet, member = state.sheet, state.roster[seat]
    match action:
        case Buy(what):
            return offers.why_not(state, frame.node, member, what)
        case Sell(card):
            return trade.why_not_sell(sheet, member, card)
        case Pledge():
            return pledges.why_not(state, frame, seat, action)
        case Repay(what):
            if str(seat) in frame.pledges.get(what, {}):
                return None
            return IllegalMove("ak-illegal-no-pledge", rule="AK-938")
    return IllegalMove("ak-illegal-market", rule="AK-638")


def hear(state: State, frame: Trading, seat: int, action: Action, dice: Dice) -> list[Event]:
    sheet, member, player = state.sheet, state.roster[seat], f"#{seat}"
    match action:
        case Buy(what):
            paid = offers.buy(state, frame.node, member, what)
            key = "ak-buys-upgrade" if offers.upgrade(what) else "ak-buys"
            named = offers.upgrade(what) or what
            return [Event(key, {"player": player, "what": f"@{named}", "price": paid})]
        case Sell(card):
            gained = trade.sell(sheet, member, card)
            return [Event("ak-sells", {"player": player, "what": f"@{card}", "price": gained})]
        case Pledge():
            return pledges.pledge(state, frame, seat, action)
        case Repay(what):
            return [pledges.repay(state, frame, seat, what)]
        case Ready():
            return [Event("ak-ready", {"player": player})]
    return []


def stays(action: Action) -> bool:
    return not isinstance(action, Ready)


def close(state: State, frame: Trading, dice: Dice) -> list[Event]:
    """Open pledges go back (AK-938), and exploration goes on (AK-499)."""
    events = [
        pledges.repay(state, frame, int(seat), what)
        for what, by in sorted(frame.pledges.items())
        for seat in sorted(by)
    ]
    state.sheet.done[frame.node] = VISITED
    state.stack[-1] = Course(to="explore")
    return events


CIRCLE = Circle(ask, close, hear, stays)


def silent(state: State, frame: Trading, seat: int) -> Action:
    """Nothing is bought (AK-938)."""
    return Ready()


def moves(state: State, frame: Trading, seat: int) -> Iterator[Action]:
    """Worth listing: what the purse allows, and what can be sold."""
    member = state.roster[seat]
    for what in offers.own(state, frame.node, member):
        if offers.why_not(state, frame.node, member, what) is None:
            yield Buy(what)
    purse = members.pad(state.sheet.members[member]).credits
    for what, price in offers.shared(state, frame.node):
        missing = price - sum(frame.pledges.get(what, {}).values())
        offer = Pledge(what, max(0, min(purse, missing)))
        if pledges.why_not(state, frame, seat, offer) is None:
            yield offer
    yield from (Sell(card) for card in state.sheet.members[member].cards)
    yield from (Repay(what) for what, by in sorted(frame.pledges.items()) if str(seat) in by)
