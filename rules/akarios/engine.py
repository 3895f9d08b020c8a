"""All packages joined: which module resolves which frame. After every step what was noted is answered, and
it is seen whether battle or world have ended (AK-081, AK-581)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.akarios import chapter, ties
from rules.akarios.battle.contents import CONTENTS as BATTLE
from rules.akarios.cards.contents import CONTENTS as CARDS
from rules.akarios.contents import Contents, joined
from rules.akarios.debrief.contents import CONTENTS as DEBRIEF
from rules.akarios.enemy.contents import CONTENTS as ENEMY
from rules.akarios.frames import Tie
from rules.akarios.scenario import goals, triggers
from rules.akarios.scenario.contents import CONTENTS as SCENARIO
from rules.akarios.ship.panic import CONTENTS as PANIC
from rules.akarios.state import State
from rules.akarios.voyage.contents import CONTENTS as VOYAGE
from rules.akarios.world.contents import CONTENTS as WORLD
from rules.core import poll
from rules.core.contract import Event
from rules.core.dice import Dice
from rules.core.poll import Poll
from rules.core.stack import Chapter, Chapters, Circle

COMMON = Contents(silent={Tie: ties.silent, Poll: lambda state, frame, seat: poll.Abstain()})
CONTENTS = joined([COMMON, PANIC, CARDS, SCENARIO, ENEMY, BATTLE, WORLD, VOYAGE, DEBRIEF, chapter.CONTENTS])


def settled(state: State, dice: Dice) -> list[Event]:
    """Answers come one by one: what one of them puts on the stack is carried out first."""
    events: list[Event] = []
    while state.stage == "battle" and triggers.pending(state):
        top = state.stack[-1]
        events += triggers.answer(state, dice)
        if state.stack[-1] is not top:
            break
    if state.stage == "battle":
        ending = goals.ending(state)
        events += chapter.battle_over(state, ending) if ending else []
    elif state.stage == "world" and state.outing.ended:
        events += chapter.world_over(state, state.outing.ended)
    return events


Does = Callable[..., list[Event]]


def _watched(does: Does) -> Does:
    def step(state: State, *rest: Any) -> list[Event]:
        return does(state, *rest) + settled(state, rest[-1])

    return step


def watched(chapters: Chapters) -> Chapters:
    return {frame: _watch(chapter) for frame, chapter in chapters.items()}


def _watch(each: Chapter | Circle) -> Chapter | Circle:
    if isinstance(each, Chapter):
        return each._replace(answer=_watched(each.answer), run=_watched(each.run))
    hear = _watched(each.hear) if each.hear is not None else None
    return each._replace(close=_watched(each.close), hear=hear)


CHAPTERS: Chapters = watched(
    {
        **CONTENTS.chapters,
        Tie: ties.circle(CONTENTS.ties),
        Poll: poll.circle(CONTENTS.polls, CONTENTS.evenly, CONTENTS.hints),
    }
)
