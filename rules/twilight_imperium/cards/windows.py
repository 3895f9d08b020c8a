"""Moments in which cards and abilities may be played: who is asked, and what comes of the answers (TI-513 to
TI-515, TI-527, TI-660 to TI-663, TI-736).

Everybody commits in secret; all that was declared is shown together and resolved in order of play, each as a
`Played` frame. Whoever may react to what came of it is asked once more.
"""

from __future__ import annotations

from rules.core.contract import Action, Arg, Event, IllegalMove, phrase
from rules.core.dice import Dice
from rules.core.notation import read
from rules.core.stack import Circle, Question, choice
from rules.twilight_imperium.actions import ACTIONS, Let, Play
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.cards import playing, waits
from rules.twilight_imperium.cards.judging import WINDOW as WINDOW_FACT
from rules.twilight_imperium.cards.judging import abilities, agents, judge, legal
from rules.twilight_imperium.cards.waits import REACTION, opens
from rules.twilight_imperium.deeds.judging import passes, refusal
from rules.twilight_imperium.deeds.verbs import in_turn
from rules.twilight_imperium.frames import Played, Window
from rules.twilight_imperium.state import State

LET = choice("ti-window-let", Let()).usually()

# Asking


def _ask(state: State, frame: Window, seat: int) -> Question | None:
    if not _open_to(state, frame, seat) or not _guessed(state, frame, seat):
        return None
    accepts = passes(lambda action: _judge(state, frame, seat, action))
    declared = seat in frame.declared
    only = choice("ti-window-keep", read(frame.said[str(seat)], ACTIONS)) if declared else LET
    key, args = ("ti-window-declared", {}) if declared else _asked(frame)
    return Question(
        key,
        (only,),
        args,
        private=declared,
        accepts=accepts,
        panel="react",
        pace="reaction",
        matter=f"window.{frame.number}",
    )


def _asked(frame: Window) -> tuple[str, dict[str, Arg]]:
    facts = frame.facts
    if frame.point == REACTION:
        card = facts["card"]
        effect = phrase(f"ti-card-{card.replace('_', '-')}")
        return "ti-window-card", {"player": f"#{facts['by']}", "card": f"@{card}", "effect": effect}
    window = f"@{frame.point}"
    if "system" in facts:
        return "ti-window-system", {"window": window, "system": facts["system"]}
    return "ti-window", {"window": window}


def _open_to(state: State, frame: Window, seat: int) -> bool:
    """Whether, for all that is public, this player might play something here (TI-671, TI-722)."""
    facts = frame.facts
    if waits.concerned(state, seat, frame.point, facts):
        hidden = bool(state.players[seat].cards)
        if hidden or (frame.point == REACTION and agents(state, seat)):
            return True
    here = {**facts, WINDOW_FACT: frame.point}
    open_ones = (next(iter(play.can(state, seat, here)), None) for _, play in abilities(frame.point))
    return any(each is not None for each in open_ones)


def _guessed(state: State, frame: Window, seat: int) -> bool:
    """Among friends only those who can do something are asked (TI-671)."""
    if state.options.secrecy != "friendly":
        return True
    return any(True for _ in legal(state, seat, frame.point, frame.facts))


def _judge(state: State, frame: Window, seat: int, action: Action) -> None:
    """Until it closes another card may be declared, but none taken back (TI-515, TI-736)."""
    if isinstance(action, Let):
        if seat in frame.declared:
            raise IllegalMove("ti-illegal-declared", rule="TI-515")
        return
    judge(state, seat, action, frame.point, frame.facts)


def refuse(state: State, frame: Window, seat: int, action: Action) -> IllegalMove | None:
    return refusal(lambda each: _judge(state, frame, seat, each), action)


def silent(_: State, __: Window, ___: int) -> Action:
    """Let it pass (TI-669, TI-673)."""
    return Let()


# Hearing


def _hear(state: State, frame: Window, seat: int, action: Action, _: Dice) -> list[Event]:
    """That a card was declared is public, which one is not (TI-514, TI-736). Sabotage comes unannounced."""
    if isinstance(action, Let) or frame.point == REACTION or seat in frame.declared:
        return []
    frame.declare(seat)
    frame.call(waits.asked(state, frame.point, frame.facts, frame.declared))
    left = (each for each in frame.asked if each != seat and not frame.spoke(each))
    others = any(_ask(state, frame, each) is not None for each in left)
    return [Event("ti-declares", {"player": f"#{seat}"})] if others else []


# Closing


def _close(state: State, frame: Window, dice: Dice) -> list[Event]:
    said = frame.answers(ACTIONS, in_turn(state))
    shown = [(seat, action) for seat, action in said if _still(state, seat, action)]
    if frame.point == REACTION:
        shown = shown[:1]
    frame.said, frame.asked, frame.may, frame.declared = {}, [], [], []
    if not shown:
        _reopen(state, frame)
        return []
    return _reveal(state, frame, shown)


def _still(state: State, seat: int, action: Action) -> bool:
    """It was declared, and the card was not taken out of the hand since."""
    held = not isinstance(action, Play) or action.card in state.players[seat].cards
    return held and not isinstance(action, Let)


def _reveal(state: State, frame: Window, shown: list[tuple[int, Action]]) -> list[Event]:
    """All together; the first in order of play is on top. A card is stopped by the first who does: others who
    would have done it keep theirs, unseen (TI-514, TI-520)."""
    events, first = list[Event](), len(state.stack)
    for seat, action in shown:
        events += playing.begin(state, seat, action, frame.point, frame.facts)
    state.stack[first:] = reversed(state.stack[first:])
    return events


def _reopen(state: State, frame: Window) -> None:
    """Once more for those to whom something new has happened, or it is over (TI-662)."""
    news, frame.news = frame.news, []
    stirred = [seat for seat in systems.playing(state) if _stirred(seat, news)]
    frame.again = True
    waits.summon(state, frame, [] if _settled(state) else stirred)
    if not any(_ask(state, frame, seat) for seat in frame.asked):
        state.stack.pop()


def _stirred(seat: int, news: list[str]) -> bool:
    """Another's card took effect, or one's own did not (TI-521)."""
    return any(each == f"{seat}:cancelled" or not each.startswith(f"{seat}:") for each in news)


def _settled(state: State) -> bool:
    """There is nothing left to stop."""
    return any(each.cancelled for each in state.stack[-2:-1] if isinstance(each, Played))


WINDOW = Circle(_ask, _close, _hear)

__all__ = ["WINDOW", "legal", "opens", "refuse", "silent"]
