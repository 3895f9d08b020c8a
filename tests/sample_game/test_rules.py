"""The sample game, and with it what games on a stack share: asking, refusing, orders, throws."""

from __future__ import annotations

import pytest

from rules.core import Action, Dice, IllegalMove, notation
from rules.core.orders import LoseQueue
from rules.core.poll import Poll, Vote
from tests.sample_game.rules.actions import Bid
from tests.sample_game.rules.frames import Bidding, Charting, Searching
from tests.sample_game.rules.game import RULES
from tests.sample_game.rules.options import Options
from tests.sample_game.table import Table


def at_bids(table: Table) -> Table:
    table.all("chart 1,2,3", "chart 11", "chart 30,29")
    table.all("vote inner", "vote inner")
    return table


def test_a_game_goes_its_way() -> None:
    table = Table()
    assert isinstance(table.frame, Charting) and table.waited() == [0, 1, 2]
    told = table.all("chart 1,2,3", "chart 11", "chart 30,29")
    assert told == ["sample-charts"] * 3 + ["sample-round"]
    assert isinstance(table.frame, Poll)
    assert table.all("vote inner", "vote inner") == ["poll-votes", "poll-votes", "poll-decided"]
    assert isinstance(table.frame, Bidding)
    told = table.all(*(f"bid {table.hand(seat)[0]}" for seat in range(3)))
    assert told == ["sample-bids"] * 3
    assert isinstance(table.frame, Searching) and table.state.played[table.frame.seat] == max(
        table.state.played
    )
    assert table.play(table.frame.seat, "search no") == ["sample-finds", "sample-round"]


def test_refusals_are_the_games_own() -> None:
    table = Table()
    assert table.refuses(3, "chart 1").key == "sample-illegal-no-such-player"
    assert table.refuses(-1, "chart 1").key == "sample-illegal-no-such-player"
    assert table.refuses(0, "chart 31").key == "sample-illegal-answer"
    assert table.refuses(0, "chart 1,2,3,4").key == "sample-illegal-answer"
    table.state.over = True
    assert table.refuses(0, "chart 1").key == "sample-illegal-over"
    assert table.refuses(0, "give 1 1").key == "sample-illegal-over"
    assert list(RULES.moves(table.state, 0)) == []


def test_who_is_not_asked_hears_for_whom_the_game_waits() -> None:
    table = at_bids(Table())
    table.all(*(f"bid {table.hand(seat)[0]}" for seat in range(3)))
    asked = table.frame.seat
    refusal = table.refuses((asked + 1) % 3, "search no")
    assert (refusal.key, refusal.args_for_words) == ("sample-illegal-not-asked", {"player": f"#{asked}"})


def test_many_who_are_waited_for_are_all_named() -> None:
    table = Table()
    table.state.stack = [Charting(asked=[1, 2])]
    assert table.refuses(0, "chart 1").args_for_words == {"player": ("#1", "#2")}


def test_gifts_are_given_at_any_time() -> None:
    table = Table()
    assert table.play(2, "give 0 3") == ["sample-gives"]
    assert [crew.credits for crew in table.state.crews] == [6, 3, 0]
    assert table.refuses(2, "give 0 1").key == "sample-illegal-give-more"
    assert table.refuses(1, "give 1 1").key == "sample-illegal-give-whom"


def test_no_gift_changes_how_a_die_falls() -> None:
    found = []
    for gifts in (0, 1, 5):
        table = at_bids(Table())
        table.all(*(f"bid {table.hand(seat)[0]}" for seat in range(3)))
        seat = table.frame.seat
        for _ in range(gifts):
            table.play((seat + 1) % 3, f"give {(seat + 2) % 3} 1" if table.depth % 2 else "waits course")
        before = table.state.crews[seat].credits
        table.play(seat, "search yes")
        found.append(table.state.crews[seat].credits - before)
    assert len(set(found)) == 1


def test_the_vote_waits_only_for_who_wishes_it_or_has_ordered_it() -> None:
    table = Table()
    table.play(1, "waits ()")
    table.play(2, "waits ()")
    table.play(2, "order course 'vote outer'")
    table.all("chart 1", "chart 2", "chart 3")
    assert table.waited() == [0, 2]
    assert RULES.asked_of(table.state, 1) is not None, "it may vote as well"
    assert RULES.ordered(table.state, 2) == Vote("outer")
    assert RULES.ordered(table.state, 0) is None
    table.play(2, "vote outer")
    assert table.state.crews[2].book.orders == [], "used"
    assert RULES.ordered(table.state, 2) is None, "it has spoken"


def test_what_was_ordered_is_marked_when_all_may_know_it() -> None:
    """A vote at once, a bid when the bids are shown; not what was then done otherwise by hand."""
    table = Table()
    table.play(1, "order course 'vote outer'")
    bids = [table.hand(seat)[0] for seat in range(3)]
    table.play(0, f"order bid 'bid {bids[0]}' keep=yes")
    table.play(1, f"order bid 'bid {bids[1]}'")
    table.all("chart 1,2,3", "chart 11", "chart 30,29")
    assert [event.by_order for event in table.events(1, "vote outer")] == [True]
    assert not any(event.by_order for event in table.events(0, "vote outer"))
    assert table.events(0, f"bid {bids[0]}") == table.events(1, f"bid {bids[1]}") == []
    assert table.events(1, f"bid {table.hand(1)[1]}") == []
    shown = table.events(2, f"bid {bids[2]}")
    assert [event.args["player"] for event in shown if event.by_order] == ["#0"]


def test_a_queue_bids_and_is_lost_when_it_cannot() -> None:
    table = Table()
    first, second = table.hand(0)[:2]
    table.play(0, f"queue 'bid {first}; bid 21'")
    at_bids(table)
    assert RULES.ordered(table.state, 0) == Bid(first)
    table.play(0, f"bid {first}")
    assert RULES.ordered(table.state, 0) is None, "it has bid"
    table.all(*(f"bid {table.hand(seat)[0]}" for seat in range(3)))
    table.play(table.frame.seat, "search no")
    assert RULES.ordered(table.state, 0) is None, "a vote does not end a queue of bids"
    table.all("vote inner", "vote inner")
    assert RULES.ordered(table.state, 0) == LoseQueue()
    assert table.play(0, "lose_queue") == ["queue-lost"]
    assert second in table.hand(0)


def test_too_many_crews_for_the_cards_are_refused() -> None:
    refusal = RULES.why_not(Options(hand=6), 4)
    assert refusal is not None and refusal.key == "sample-illegal-cards"
    with pytest.raises(IllegalMove):
        Table(4, Options(hand=6))
    assert RULES.why_not(Options(hand=6), 3) is None


def test_a_hand_and_a_bid_are_seen_by_their_owner_alone() -> None:
    table = at_bids(Table())
    table.play(0, f"bid {table.hand(0)[1]}")
    own, other, nobody = (RULES.view(table.state, seat) for seat in (0, 1, None))
    assert own.said == f"bid {table.hand(0)[1]}" and own.hand == tuple(table.hand(0))
    assert other.said is None and nobody.said is None and nobody.hand == ()
    assert own.spoke == other.spoke == nobody.spoke == (0,)


def test_androids_play_a_game_to_its_end() -> None:
    table = Table(4)
    while RULES.outcome(table.state) is None:
        seat = table.waited()[0]
        action: Action | None = RULES.android(table.state, seat, Dice(b"android", table.depth))
        assert action is not None
        table.play(seat, notation.write(action))
    outcome = RULES.outcome(table.state)
    assert outcome is not None and outcome.winners and len(outcome.scores) == 4
