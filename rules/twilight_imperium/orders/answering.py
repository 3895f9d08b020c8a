"""Orders are carried out as ordinary moves of their seat (TI-669, TI-670, TI-672)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.core import orders
from rules.core.contract import Action
from rules.core.stack import Question
from rules.twilight_imperium import frames
from rules.twilight_imperium.actions import Let, Pass
from rules.twilight_imperium.battle import plans, sides
from rules.twilight_imperium.cards.waits import DESK
from rules.twilight_imperium.frames import BattlePlans
from rules.twilight_imperium.orders import deciding
from rules.twilight_imperium.orders.facts import point
from rules.twilight_imperium.phases import picking
from rules.twilight_imperium.state import State


def ordered(state: State, seat: int, asked: Question) -> Action | None:
    """What orders, queue, ranking or usual plan make of the question; None: the player himself is asked."""
    frame = state.stack[-1]
    here, book = point(state, seat), state.players[seat].book
    otherwise = Let() if isinstance(frame, frames.Window) else None
    fitting = list(orders.fitting(book, seat, here, DESK))
    idle = [each for each in fitting if not deciding.holds(state, seat, each)]
    kept = replace(book, orders=[each for each in book.orders if each not in idle])
    found = orders.ordered(kept, seat, asked, here, DESK, otherwise=otherwise)
    if found is None and idle and not orders.wishes(book, seat, here, DESK):
        found = otherwise
    if found is None and isinstance(frame, frames.Picking) and frame.stage == "pick":
        ranked = picking.ranked(state, frame)
        found = ranked if ranked is not None and asked.offers(ranked) else None
    if found is None and isinstance(frame, frames.Turn) and _only_passes(state, seat, asked):
        found = Pass()
    if found is None and isinstance(frame, BattlePlans) and not frame.spoke(seat):
        found = plans.standing(state, sides.by_number(state, frame.battle), seat)
    return found


def _only_passes(state: State, seat: int, asked: Question) -> bool:
    """Nobody is called by post for the one thing that all can see is left to him: the hand is empty, too."""
    offered = [each.action for each in asked.choices]
    return state.options.pace == "post" and offered == [Pass()] and not state.players[seat].cards


def used(state: State, seat: int, action: Action, asked: Question) -> bool:
    """The seat answers: what was ordered just so has been carried out. Whether it was ordered;
    the only thing that was left is nobody's order."""
    alone = isinstance(state.stack[-1], frames.Turn) and _only_passes(state, seat, asked)
    found = ordered(state, seat, asked) == action and not alone
    orders.used(state.players[seat].book, seat, action, point(state, seat), DESK)
    return found
