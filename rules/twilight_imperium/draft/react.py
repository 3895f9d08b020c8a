"""A window: what can be played now, and at whom."""

from __future__ import annotations

from rules.core.draft import Steps
from rules.twilight_imperium.cards.judging import SABOTAGE
from rules.twilight_imperium.draft import plays
from rules.twilight_imperium.draft.look import Look, asks, done, note, pick, picture

LET = "let"


def react(look: Look) -> Steps:
    (usual,) = look.asked.choices
    frame = look.frame
    hand = plays.Hand(look, frame.point, frame.facts)
    found = hand.names()
    if not found:
        return done(usual.action, picture("hand"), (note("ti-draft-play-nothing"),))
    options = [*plays.shown(found), pick(LET, usual.label)]
    (id,) = yield asks("ti-draft-play", options, preview=picture("hand"))
    if id == LET:
        return done(usual.action, picture("hand"))
    if id == SABOTAGE:  # there is one card to stop
        return done(next(hand.of(id)), picture("hand"))
    return (yield from plays.aimed(hand, id))
