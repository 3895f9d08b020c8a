"""A Space Battle, stage by stage, until a plan says stop (TI-284 to TI-287, TI-297 to TI-304, TI-313,
TI-646).

Each stage names the next, then puts what it needs on the stack: when that is done, the frame runs again.
Shots before round 1 go through the same stages as the dice of a round.
"""

from __future__ import annotations

from collections.abc import Callable

from rules.core.contract import Action, Event
from rules.core.dice import Dice
from rules.core.stack import Chapter
from rules.twilight_imperium.battle import (
    abilities,
    aftermath,
    announcing,
    losses,
    plans,
    precombat,
    retreat,
    rolls,
    sides,
    stalemate,
    stops,
)
from rules.twilight_imperium.cards import windows
from rules.twilight_imperium.deeds import lasting, verbs
from rules.twilight_imperium.frames import Battle, BattlePlans
from rules.twilight_imperium.state import NOBODY, State


def _ask(_: State, __: Battle) -> None:
    return None


def _unasked(_: State, __: Battle, ___: Action, ____: Dice) -> list[Event]:
    raise AssertionError("plans answer")


def _run(state: State, frame: Battle, dice: Dice) -> list[Event]:
    return _STAGES[frame.stage](state, frame, dice)


def _met(state: State, frame: Battle) -> bool:
    """Both sides have ships (TI-297, TI-304)."""
    return all(sides.fights(state, frame, seat) for seat in sides.both(frame))


# Before the first round


def _plans(state: State, frame: Battle, _: Dice) -> list[Event]:
    """The agreement of the two is broken (TI-287); both hand in their plans."""
    frame.stage = "order"
    seats = [seat for seat in sides.both(frame) if seat != NOBODY]
    frame.began = {str(seat): sides.kinds(state, frame.system, seat) for seat in sides.both(frame)}
    state.stack.append(BattlePlans(battle=frame.number, asked=seats))
    if frame.defender == NOBODY:
        return [Event("ti-battle-custodians", {"player": f"#{frame.seat}"})]
    facts = {"player": f"#{frame.seat}", "other": f"#{frame.defender}", "system": frame.system}
    return [Event("ti-battle", {**facts}), *verbs.break_agreement(state, frame.seat, frame.defender)]


def _order(state: State, frame: Battle, _: Dice) -> list[Event]:
    frame.stage = "shots"
    frame.shots = precombat.order(state, frame)
    return []


def _shots(state: State, frame: Battle, dice: Dice) -> list[Event]:
    if not _met(state, frame):
        frame.stage = "over"
        return []
    precombat.played(state, frame)
    if state.stack[-1] is not frame:
        return []
    if not frame.shots:
        frame.stage = "round"
        return []
    shot = frame.shots[0]
    if shot.what == plans.WINDOW:
        del frame.shots[0]
        windows.opens(state, "before_space_battle", **sides.facts(frame))
        return []
    frame.dice = precombat.roll(state, frame, shot, dice)
    if not frame.dice:
        del frame.shots[0]
        return []
    frame.stage = "rolled"
    losses.bar(frame)
    return [Event(_SHOTS[shot.what], {"player": f"#{shot.seat}"}), rolls.told_of(frame.dice, shot.seat)]


# A round


def _round(state: State, frame: Battle, dice: Dice) -> list[Event]:
    """Payments by plan, then the window (TI-646)."""
    frame.round += 1
    frame.dice, frame.stopped, frame.damaged = [], [], []
    losses.bar(frame)
    if stalemate.stuck(state, frame):
        return stalemate.parts(state, frame)
    frame.stage = "announce"
    happened = [event for seat in losses.players(frame) for event in _pays(state, frame, seat, dice)]
    windows.opens(state, "before_combat_round", **sides.facts(frame))
    losses.answered(state, frame)
    return happened


def _pays(state: State, frame: Battle, seat: int, dice: Dice) -> list[Event]:
    if not _met(state, frame):
        return []
    plan = plans.of(state, frame, seat)
    paid = list[Event]()
    if frame.round <= (plans.number_of(plan.pay, "war_chest") or 0):
        paid += abilities.chest(state, seat)
    if frame.round == 2 and "martyr" in plan.pay:
        paid += abilities.martyr(state, frame, seat, dice)
    return paid


def _announce(state: State, frame: Battle, _: Dice) -> list[Event]:
    """Only if the attacker stays may the defender go (TI-298)."""
    frame.stage = "roll"
    if not _met(state, frame):
        frame.stage = "over"
        return []
    return announcing.announced(state, frame)


def _roll(state: State, frame: Battle, dice: Dice) -> list[Event]:
    """Both at once (TI-300)."""
    frame.stage = "rolled"
    frame.dice = [die for seat in sides.both(frame) for die in rolls.fleet(state, frame, seat, dice)]
    begun = Event("ti-battle-round", {"round": frame.round, "system": frame.system})
    return [begun, *(rolls.told_of(frame.dice, seat) for seat in sides.both(frame))]


def _rolled(state: State, frame: Battle, dice: Dice) -> list[Event]:
    frame.stage = "losses"
    happened = [
        event for seat in losses.players(frame) for event in abilities.reroll_misses(state, frame, seat, dice)
    ]
    step = "dice" if frame.round else frame.shots[0].what
    windows.opens(state, "after_combat_roll", **sides.facts(frame), step=step)
    return happened


# After the dice


def _retreat(state: State, frame: Battle, _: Dice) -> list[Event]:
    """An announced retreat is carried out, unless no enemy is left (TI-299, TI-303, TI-319)."""
    lasting.end(state, "combat_round")
    if not _met(state, frame):
        frame.stage = "over"
    elif frame.retreating is not None and frame.to is not None:
        frame.stage = "over"
        state.stack.append(retreat.leaving(frame, frame.retreating, frame.to))
    else:
        frame.stage = "round"
        stops.after_round(state, frame)
    return []


_STAGES: dict[str, Callable[[State, Battle, Dice], list[Event]]] = {
    "plans": _plans,
    "order": _order,
    "shots": _shots,
    "round": _round,
    "announce": _announce,
    "roll": _roll,
    "rolled": _rolled,
    "losses": losses.losses,
    "lost": losses.lost,
    "genome": losses.genome,
    "retreat": _retreat,
    "over": aftermath.over,
}
_SHOTS = {
    "barrage": "ti-barrage",
    "cannon": "ti-assault-cannon",
    "ambush": "ti-ambush",
    precombat.FLAGSHIP: "ti-flagship",
}
BATTLE = Chapter(_ask, _unasked, _run)
