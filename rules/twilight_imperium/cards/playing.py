"""Cards that have been shown: paid for, perhaps stopped, resolved, discarded (TI-516 to TI-524, TI-664).

In a turn: `judge(state, seat, action, "as_action", facts)` says whether a card or ability may be the player's
action, `begin(…)` plays it. When it is over the `Turn` below is over too, unless it was cancelled (TI-236).
At any time: `interject(…)` (TI-663).
"""

from __future__ import annotations

from rules.core.contract import Action, Arg, Event, IllegalMove
from rules.core.dice import Dice
from rules.core.stack import Chapter
from rules.twilight_imperium import frames
from rules.twilight_imperium.actions import Play, Sacrifice, Use
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.cards import targets, waits
from rules.twilight_imperium.cards.judging import (
    COPY,
    SABOTAGE,
    WINDOW,
    Meant,
    agents,
    crews,
    judge,
    legal,
    mark,
    meant,
    parted,
    prices,
)
from rules.twilight_imperium.components import LEADERS
from rules.twilight_imperium.components_cards import ACTION_CARDS
from rules.twilight_imperium.deeds import debts, plays
from rules.twilight_imperium.frames import Facts, Played, Turn, Window
from rules.twilight_imperium.purse import paying
from rules.twilight_imperium.state import State

ACTION, ANY_TIME = "as_action", "any_time"
FAULTY, MINELAYERS = "faulty_targeting_systems", "minelayers"
EVERYBODY = ("trade_stop", "temporary_stability")
"""Cards without a target that are aimed at all the same."""


# Showing


def begin(state: State, seat: int, action: Action, point: str, facts: Facts) -> list[Event]:
    """The card leaves the hand and lies open, with its targets (TI-519)."""
    here = {**facts, WINDOW: point}
    match action:
        case Play():
            state.players[seat].cards.remove(action.card)
            frame = Played(seat, action.card, action.on, action.pay, here)
        case Use():
            frame = Played(seat, action.what, action.on, action.pay, here)
        case Sacrifice():
            frame = Played(seat, action.leader, (), (), here)
        case _:
            raise TypeError(action)
    state.stack.append(frame)
    return [_shown(state, frame)]


def _shown(state: State, frame: Played) -> Event:
    said: dict[str, Arg] = {"player": f"#{frame.seat}", "card": f"@{frame.card}"}
    if frame.card in LEADERS:
        return Event("ti-agent-sacrificed", said)
    if frame.card not in ACTION_CARDS:
        return Event("ti-uses", said)
    what = meant(frame.card, frame.on)
    said["on"] = targets.shown(state, what.id, what.on)
    if frame.card == COPY:
        key = "ti-plays-copy-on" if what.on else "ti-plays-copy"
        return Event(key, {**said, "copied": f"@{what.id}"}, reveals=True)
    return Event("ti-plays-on" if what.on else "ti-plays", said, reveals=True)


# In its course


def _ask(_: State, __: Played) -> None:
    return None


def _answer(*_: object) -> list[Event]:
    raise AssertionError("nobody is asked")


def _run(state: State, frame: Played, dice: Dice) -> list[Event]:
    match frame.stage:
        case "pay":
            return _pay(state, frame)
        case "reaction":
            return _react(state, frame)
        case "resolve":
            return _resolve(state, frame, dice)
        case "over":
            return _over(state, frame)


def _pay(state: State, frame: Played) -> list[Event]:
    """First of all (TI-664); what can no longer be paid for is lost (TI-524)."""
    frame.stage = "reaction"
    if frame.card in LEADERS:
        return []
    what = meant(frame.card, frame.on)
    costs = prices(state, frame.seat, frame.card, what, frame.facts)
    events = list[Event]()
    for cost, part in zip(costs, parted(frame.pay, len(costs)), strict=True):
        try:
            events += paying.pay(state, frame.seat, part, cost.amount, cost.kind)
        except IllegalMove:
            frame.stage = "over"
            return [*events, _lost(frame)]
    return events


def _react(state: State, frame: Played) -> list[Event]:
    """Others may stop it, or must first answer what they owe (TI-520, TI-735)."""
    aimed_at = sorted(_aims(state, frame))
    if debts.call(state, aimed_at):
        return []
    frame.stage = "resolve"
    if stoppable(state, frame.seat, frame.card):
        named = " ".join(map(str, aimed_at))
        waits.opens(state, waits.REACTION, by=frame.seat, card=frame.card, at=named)
    return []


def _aims(state: State, frame: Played) -> set[int]:
    """Whom it is aimed at: its targets, the opponents in its battle, or everybody."""
    if frame.card not in ACTION_CARDS:
        return set()
    what = meant(frame.card, frame.on)
    found = targets.aims(state, frame.seat, what.id, what.on)
    if frame.facts[WINDOW] in waits.BATTLE:
        fight = ("participant", "attacker", "defender")
        found |= {each for name in fight for each in waits.seats_of(frame.facts, name)}
    if what.id in EVERYBODY:
        found |= set(systems.playing(state))
    return found - {frame.seat}


def stoppable(state: State, seat: int, card: str) -> bool:
    """Whether, for all that is public, somebody else could stop this card: Sabotages that do not lie in the
    discards, Touch of Genius to copy one, a free Agent (TI-520, TI-522)."""
    if card not in ACTION_CARDS or card == SABOTAGE:
        return False
    gone = state.action.discards
    stops = [SABOTAGE, FAULTY] if card == MINELAYERS else [SABOTAGE]
    hidden = any(gone.count(each) < ACTION_CARDS[each].count for each in stops) or COPY not in gone
    return hidden or any(agents(state, each) for each in systems.playing(state) if each != seat)


def _resolve(state: State, frame: Played, dice: Dice) -> list[Event]:
    frame.stage = "over"
    if frame.cancelled:
        return []
    if frame.card in LEADERS:
        return _sacrifice(state, frame)
    play, what = plays.ALL[frame.card], meant(frame.card, frame.on)
    if not play.takes(state, frame.seat, frame.on, frame.facts):
        return [_lost(frame)]
    if frame.card in ACTION_CARDS and what.id != SABOTAGE:
        state.last_play = mark(frame.seat, what, frame.facts)
    return play.do(state, frame.seat, frame.on, frame.facts, dice)


def _lost(frame: Played) -> Event:
    """It cannot be resolved any more (TI-524)."""
    return Event("ti-card-lost", {"player": f"#{frame.seat}", "card": f"@{frame.card}"})


def _over(state: State, frame: Played) -> list[Event]:
    state.stack.pop()
    if frame.card in ACTION_CARDS:
        _put_away(state, frame)
    below = next((each for each in reversed(state.stack) if isinstance(each, Window | Turn)), None)
    if isinstance(below, Window):
        below.news.append(f"{frame.seat}:{'cancelled' if frame.cancelled else 'done'}")
    elif isinstance(below, Turn) and frame.facts[WINDOW] == ACTION and not frame.cancelled:
        below.stage = "over"
    return []


def _put_away(state: State, frame: Played) -> None:
    match frame.goes:
        case "discards":
            state.action.discard(frame.card)
        case "hand":
            state.players[frame.seat].cards.append(frame.card)


PLAYED = Chapter(_ask, _answer, _run)


# Stopping a card


def stopped(state: State) -> list[Event]:
    """The card below the one that is being resolved counts as not played (TI-521)."""
    *_, card, _ = (each for each in state.stack if isinstance(each, Played))
    card.cancelled = True
    return [Event("ti-card-stopped", {"player": f"#{card.seat}", "card": f"@{card.card}"})]


def _sacrifice(state: State, frame: Played) -> list[Event]:
    """The Agent dies in its place; nothing can stop him (TI-522)."""
    for crew in crews(state):
        if frame.card in crew:
            crew.remove(frame.card)
    state.players[frame.seat].dead.append(frame.card)
    return stopped(state)


# At any time

BUSY = (
    frames.Paying,
    frames.Choosing,
    frames.GainingCounters,
    frames.Removing,
    frames.Assigning,
    frames.Volley,
    frames.MineRolls,
    frames.Played,
    frames.Capture,
    frames.Fate,
)
"""Inside a roll, a payment, or something that is only half done."""
ROLLED = ("roll", "rolled", "losses")


def between_steps(state: State) -> bool:
    """Whether cards for any time may be played now (TI-663)."""
    if state.over or not state.stack:
        return False
    match state.stack[-1]:
        case frames.Window(point=point):
            return point not in (waits.REACTION, "after_combat_roll")
        case frames.Battle(stage=stage) | frames.Invasion(stage=stage):
            return stage not in ROLLED
        case frame:
            return not isinstance(frame, BUSY)


def at_any_time(action: Play | Use) -> bool:
    """A card or a right for any time, or a copy of such a card (TI-663, TI-664)."""
    name = meant(action.card, action.on).id if isinstance(action, Play) else action.what
    return name in plays.ALL and plays.ALL[name].window == ANY_TIME


def interject(state: State, seat: int, action: Play | Use, _: Dice) -> list[Event]:
    """A card or a right for any time; never asked for."""
    if not between_steps(state):
        raise IllegalMove("ti-illegal-not-now", rule="TI-663")
    judge(state, seat, action, ANY_TIME, {})
    return begin(state, seat, action, ANY_TIME, {})


__all__ = [
    "Meant",
    "at_any_time",
    "begin",
    "between_steps",
    "interject",
    "judge",
    "legal",
    "stoppable",
    "stopped",
]
