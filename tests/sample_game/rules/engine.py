"""Which chapter asks, answers and runs each frame."""

from __future__ import annotations

from rules.core import poll
from rules.core.poll import Poll
from rules.core.stack import Chapter, Chapters, Circle
from tests.sample_game.rules import rounds
from tests.sample_game.rules.frames import Bidding, Charting, Searching

CHAPTERS: Chapters = {
    Charting: Circle(rounds.ask_chart, rounds.charted),
    Poll: poll.circle({"course": rounds.set_course}, {"course": rounds.by_die}),
    Bidding: Circle(rounds.ask_bid, rounds.shown),
    Searching: Chapter(rounds.ask_search, rounds.searched, rounds.never),
}
