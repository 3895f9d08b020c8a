"""What exploration, stories and markets bring to the engine."""

from __future__ import annotations

from rules.akarios import votes
from rules.akarios.contents import Contents
from rules.akarios.frames import Checking, Happening, Journey, Page, Trading
from rules.akarios.voyage import checking, events, journey, market, pages

CONTENTS = Contents(
    chapters={
        Journey: journey.CHAPTER,
        Happening: events.CHAPTER,
        Checking: checking.CHAPTER,
        Page: pages.CIRCLE,
        Trading: market.CIRCLE,
    },
    polls={
        journey.CHOSEN: journey.chosen,
        journey.ROLLED: journey.rolled,
        events.VOTED: events.voted,
        events.PICKED: events.picked,
        events.CHOSEN: events.chosen,
        market.VISIT: market.visited,
    },
    evenly={
        journey.CHOSEN: votes.by_dice,
        journey.ROLLED: votes.by_dice,
        events.VOTED: votes.by_dice,
        events.PICKED: votes.by_volunteers,
        events.CHOSEN: votes.by_dice,
        market.VISIT: votes.by_dice,
    },
    silent={Checking: checking.silent, Page: pages.silent, Trading: market.silent},
    refusals={Trading: market.refusal},
)
