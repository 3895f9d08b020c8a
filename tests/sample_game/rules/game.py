"""Salvage, a small game for two to four crews: a table of contents.

Every crew charts some sectors. Each round all vote on a belt to search, then everybody bids a card in secret.
The highest bid searches: what floats about is a sure thing, what lies deep is the throw of a die and a credit
for each sector the crew has charted in this belt.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from rules.core import Action, Dice, Event, IllegalMove, Outcome, orders
from rules.core.orders import MOVES, DropOrder, DropQueue, GiveOrder, Queue, SetWaits
from rules.core.poll import Abstain, Poll, Vote
from rules.core.stack import Question
from rules.core.stack_game import Refusal, StackGame
from tests.sample_game.rules import rounds, visible
from tests.sample_game.rules.actions import ACTIONS, Give
from tests.sample_game.rules.components import BELTS, CARDS, belt
from tests.sample_game.rules.frames import Charting
from tests.sample_game.rules.options import Options
from tests.sample_game.rules.state import Crew, State
from tests.sample_game.rules.view import View


class SampleGame(StackGame[State, View]):
    key = "sample_game"
    version = 1
    seats = range(2, 5)
    options = Options
    state = State
    actions = ACTIONS
    chapters = rounds.CHAPTERS
    nobody = Refusal("sample-illegal-no-such-player")
    ended = Refusal("sample-illegal-over")
    not_asked = Refusal("sample-illegal-not-asked")

    def why_not(self, options: Options, seats: int) -> IllegalMove | None:
        if options.hand * seats <= len(CARDS):
            return None
        return IllegalMove("sample-illegal-cards", most=len(CARDS) // options.hand)

    def set_up(self, options: Options, seats: int, dice: Dice) -> State:
        cards = list(CARDS)
        dice.shuffle(cards)
        crews = [Crew(sorted(cards.pop() for _ in range(options.hand))) for _ in range(seats)]
        return State(options, seats, crews, cards, stack=[Charting(asked=list(range(seats)))])

    def why(self, state: State, seat: int, action: Action) -> IllegalMove:
        return IllegalMove("sample-illegal-answer")

    # At any time

    def asides(self, state: State, seat: int) -> Iterator[Action]:
        crew = state.crews[seat]
        if crew.credits:
            yield from (Give(other, 1) for other in range(state.seats) if other != seat)
        yield from (GiveOrder("bid", f"bid {card}", ("round:2+",)) for card in crew.hand)
        yield GiveOrder("course", f"vote {BELTS[seat % len(BELTS)]}", keep=True)
        yield from (DropOrder(order.when, order.do, order.only) for order in crew.book.orders)
        yield SetWaits(()) if crew.book.waits else SetWaits(("course",))
        if crew.hand:
            yield Queue("; ".join(f"bid {card}" for card in crew.hand[:2]))
        if crew.book.queue:
            yield DropQueue()

    def aside(self, state: State, seat: int, action: Action, dice: Dice) -> list[Event] | None:
        if isinstance(action, Give):
            return self._give(state, seat, action)
        if isinstance(action, MOVES):
            return orders.given(state.crews[seat].book, seat, action, rounds.DESK)
        return None

    def _give(self, state: State, seat: int, action: Give) -> list[Event]:
        if not 0 <= action.to < state.seats or action.to == seat:
            raise IllegalMove("sample-illegal-give-whom")
        if not 0 < action.credits <= state.crews[seat].credits:
            raise IllegalMove("sample-illegal-give-more", credits=state.crews[seat].credits)
        state.crews[seat].credits -= action.credits
        state.crews[action.to].credits += action.credits
        return [
            Event("sample-gives", {"player": f"#{seat}", "to": f"#{action.to}", "credits": action.credits})
        ]

    def answered(self, state: State, seat: int, action: Action, asked: Question) -> None:
        orders.used(state.crews[seat].book, seat, action, rounds.point(state), rounds.DESK)

    # Chance, which no aside may change

    def play(self, state: State, seat: int, action: Action, dice: Dice) -> list[Event]:
        events = super().play(state, seat, action, dice)
        state.throws += dice.used
        return events

    def throw(self, state: State, depth: int) -> int:
        return state.throws

    # Seen from outside

    def view(self, state: State, seat: int | None) -> View:
        return visible.view(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        if not state.over:
            return None
        scores = tuple(crew.credits for crew in state.crews)
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        return Outcome("sample-won", winners, scores)

    # Moves nobody clicks

    def default(self, state: State, seat: int) -> Action | None:
        """A silent crew charts one sector, abstains, bids its lowest card, and takes what is safe."""
        asked = self.waits_for(state, seat)
        if asked is None:
            return None
        return Abstain() if isinstance(state.stack[-1], Poll) else next(asked.moves())

    def ordered(self, state: State, seat: int) -> Action | None:
        asked = self.waits_for(state, seat)
        if asked is None:
            return None
        return orders.ordered(state.crews[seat].book, seat, asked, rounds.point(state), rounds.DESK)

    def android(self, state: State, seat: int, dice: Dice) -> Action | None:
        """Votes for where it has charted; else anything that is legal."""
        asked = self.waits_for(state, seat)
        if asked is None:
            return None
        if isinstance(state.stack[-1], Poll):
            charted = [belt(sector) for sector in state.crews[seat].sectors]
            return Vote(max(BELTS, key=charted.count))
        return dice.choice(list(islice(asked.moves(), 100)))


RULES = SampleGame()
