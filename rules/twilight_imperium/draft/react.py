"""A window: what can be played now, and at whom."""

from __future__ import annotations

from rules.core.draft import Steps
from rules.twilight_imperium.draft import plays
from rules.twilight_imperium.draft.look import Look, asks, done, pick, picture

LET = "let"


def react(look: Look) -> Steps:
    (usual,) = look.asked.choices
    frame = look.frame
    hand = plays.Hand(look, frame.point, frame.facts)
    found = hand.names()
    options = [*plays.shown(found), pick(LET, usual.label)]
    key = "ti-draft-play" if found else "ti-draft-play-nothing"
    (id,) = yield asks(key, options, action=usual.action, preview=picture("hand"))
    if id == LET:
        return done(usual.action)
    return (yield from plays.aimed(hand, id))
