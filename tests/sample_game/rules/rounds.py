"""The chapters of a round: charting, the course, the bids, the search."""

from __future__ import annotations

from rules.core import Action, Dice, Event
from rules.core.orders import Point, waited_for
from rules.core.poll import Poll
from rules.core.stack import Question, choice, question
from tests.sample_game.rules.actions import ACTIONS, Bid, Chart, Search
from tests.sample_game.rules.components import BELTS, SECTORS, belt
from tests.sample_game.rules.frames import Bidding, Charting, Searching
from tests.sample_game.rules.orders import DESK
from tests.sample_game.rules.state import State

SAFE = 3


# Charting: sealed, many of a long list


def ask_chart(state: State, frame: Charting, seat: int) -> Question:
    sectors = (choice("sample-sector", Chart((each,)), sector=each) for each in SECTORS)
    return question("sample-ask-chart", *sectors, many=(1, 3))


def charted(state: State, frame: Charting, dice: Dice) -> list[Event]:
    state.stack.pop()
    events = []
    for seat, action in frame.answers(ACTIONS, order=range(state.seats)):
        assert isinstance(action, Chart)
        state.crews[seat].sectors = sorted(action.sectors)
        events.append(Event("sample-charts", {"player": f"#{seat}", "sectors": action.sectors}, reveals=True))
    return events + vote(state)


# The course: an open poll that waits for whoever wished to be waited for


def vote(state: State) -> list[Event]:
    state.round, state.course = state.round + 1, ""
    here = Point("course", {"round": str(state.round)})
    everybody = range(state.seats)
    wait = [seat for seat in everybody if waited_for(state.crews[seat].book, seat, here, DESK)]
    may = [seat for seat in everybody if seat not in wait]
    belt = Poll(asked=wait, may=may, topic="sample-ask-course", options=BELTS, named=True, then="course")
    belt.number = state.round
    state.stack.append(belt)
    return [Event("sample-round", {"round": state.round})]


def by_die(state: State, vote: Poll, tied: tuple[str, ...], dice: Dice) -> tuple[str | None, list[Event]]:
    return dice.choice(tied), [Event("sample-tie")]


def set_course(state: State, vote: Poll, option: str, dice: Dice) -> list[Event]:
    state.course = option
    state.stack.append(Bidding(asked=list(range(state.seats))))
    return []


# The bids: sealed, from a secret hand


def ask_bid(state: State, frame: Bidding, seat: int) -> Question:
    cards = (choice("sample-card", Bid(card), card=card) for card in state.crews[seat].hand)
    return question("sample-ask-bid", *cards, private=True, belt=f"@{state.course}")


def shown(state: State, frame: Bidding, dice: Dice) -> list[Event]:
    """All are turned over together; no two cards are equal."""
    state.stack.pop()
    events, best = [], (0, 0)
    for seat, action in frame.answers(ACTIONS, order=range(state.seats)):
        assert isinstance(action, Bid)
        state.crews[seat].hand.remove(action.card)
        state.played.append(action.card)
        best = max(best, (action.card, seat))
        events.append(Event("sample-bids", {"player": f"#{seat}", "card": action.card}, reveals=True))
    state.stack.append(Searching(best[1]))
    return events


# The search: one player's question, and a die


def ask_search(state: State, frame: Searching) -> Question:
    safe = choice("sample-search-safe", Search(False), credits=SAFE)
    return question("sample-ask-search", safe, choice("sample-search-deep", Search(True)))


def searched(state: State, frame: Searching, action: Action, dice: Dice) -> list[Event]:
    assert isinstance(action, Search)
    state.stack.pop()
    crew = state.crews[frame.seat]
    here = sum(belt(sector) == state.course for sector in crew.sectors)
    found = dice.roll(state.options.die) + here if action.deep else SAFE
    crew.credits += found
    state.over = not crew.hand
    told = [Event("sample-finds", {"player": f"#{frame.seat}", "found": found})]
    return told if state.over else told + vote(state)


def never(state: State, frame: Searching, dice: Dice) -> list[Event]:
    raise AssertionError("a search always asks")
