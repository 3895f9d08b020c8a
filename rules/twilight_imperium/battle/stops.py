"""Where a plan wants its owner to look again: each round, below some odds, before a ship dies, where a Direct
Hit may follow (TI-685)."""

from __future__ import annotations

from rules.twilight_imperium.battle import forecast, plans, sides, stopping
from rules.twilight_imperium.battle.muster import Blow
from rules.twilight_imperium.components_cards import ACTION_CARDS
from rules.twilight_imperium.frames import Battle
from rules.twilight_imperium.state import NOBODY, State

DIRECT_HIT = "direct_hit"


def after_round(state: State, frame: Battle) -> None:
    """Before the next round; the attacker, who announces first, is asked first."""
    for seat in reversed(sides.both(frame)):
        if seat == NOBODY:
            continue
        wanted = plans.of(state, frame, seat).stop
        odds = plans.number_of(wanted, "odds")
        if "each_round" in wanted:
            stopping.stop(state, frame, seat, "each_round")
        elif odds is not None and forecast.percent(state, frame, seat) < odds:
            stopping.stop(state, frame, seat, "odds")


def asked(state: State, frame: Battle, due: dict[int, list[Blow]]) -> bool:
    """Whether somebody looks at his losses before they are taken; both may."""
    found = [seat for seat, blows in due.items() if _before_losses(state, frame, seat, blows)]
    return bool(found)


def _before_losses(state: State, frame: Battle, seat: int, blows: list[Blow]) -> bool:
    wanted = plans.of(state, frame, seat).stop
    dying = {f"loses:{blow.kind}" for blow in blows if blow.destroys}
    if dying.intersection(wanted) and stopping.stop(state, frame, seat, "loses"):
        return True
    hurt = any(not blow.destroys for blow in blows)
    if hurt and DIRECT_HIT in wanted and possible(state, frame, seat):
        return stopping.stop(state, frame, seat, DIRECT_HIT)
    return False


def possible(state: State, frame: Battle, seat: int) -> bool:
    """The enemy may hold a Direct Hit, for all that is public: he has cards, and not all are discarded."""
    enemy = sides.enemy(frame, seat)
    spent = state.action.discards.count(DIRECT_HIT)
    return enemy != NOBODY and bool(state.players[enemy].cards) and spent < ACTION_CARDS[DIRECT_HIT].count
