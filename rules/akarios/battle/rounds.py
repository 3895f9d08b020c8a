"""A round: pilots, enemies, its end (AK-072, AK-073, AK-423 to AK-431). A stage leaves what others must
decide or carry out on the stack, and goes on when that is done."""

from __future__ import annotations

from collections.abc import Callable

from rules.akarios import frames
from rules.akarios.battle import dice as action_dice
from rules.akarios.enemy import order
from rules.akarios.frames import Round
from rules.akarios.hooks import Hook
from rules.akarios.notes import note
from rules.akarios.ship import damage, durations, panic, pending
from rules.akarios.ship.ships import on_board, seats
from rules.akarios.state import Battle, Side, State
from rules.core.contract import Event
from rules.core.dice import Dice
from rules.core.stack import Chapter, Question

OTHERS: tuple[Side, ...] = ("enemy", "ally", "sparrow")


def ask(state: State, frame: Round) -> Question | None:
    return None


def never(*_: object) -> list[Event]:
    raise AssertionError("a round asks nothing")


def run(state: State, frame: Round, dice: Dice) -> list[Event]:
    return STAGES[frame.stage](state, frame, dice)


CHAPTER = Chapter(ask, never, run)


def strict(state: State) -> bool:
    """All keep their dice before anybody acts; by post nobody waits for that (AK-943)."""
    steps = state.options.steps
    return steps == "strict" or (steps == "by_pace" and state.options.pace == "live")


# The pilots


def _start(state: State, frame: Round, dice: Dice) -> list[Event]:
    battle = state.fight
    battle.phase = "pilots"
    note(battle, "round_start")
    frame.stage = "pilot_start"
    waiting = [f"trauma:{seat}" for seat in seats(battle)]
    frame.left = ["hook", *reversed(_ruptured(battle, "player") + waiting)]
    return [Event("ak-round", {"round": battle.round})]


def _ruptured(battle: Battle, *sides: Side) -> list[str]:
    return [f"rupture:{ship.ref}" for ship in on_board(battle, *sides) if "rupture" in ship.marks]


def _pilot_start(state: State, frame: Round, dice: Dice) -> list[Event]:
    """Rupture, then what pilots have waiting, then cards and scenario: all before the roll (AK-080)."""
    if frame.left:
        return _at_start(state, frame.left.pop(), "pilot_phase_start", dice)
    frame.stage = "roll"
    return []


def _at_start(state: State, what: str, hook: Hook, dice: Dice) -> list[Event]:
    battle = state.fight
    kind, _, of = what.partition(":")
    if kind == "rupture":
        ship = battle.ships[of]
        return damage.rupture(state, ship)
    if kind == "trauma":
        return panic.awake(state, int(of), dice)
    note(battle, hook)
    return []


def _roll(state: State, frame: Round, dice: Dice) -> list[Event]:
    battle = state.fight
    events = []
    for seat, cockpit in enumerate(battle.cockpits):
        cockpit.kept, cockpit.rerolled = False, 0
        events += action_dice.roll(state, seat, dice)
    frame.stage = "act"
    if strict(state):
        state.stack.append(frames.Rolling(asked=seats(battle)))
    return events


def _act(state: State, frame: Round, dice: Dice) -> list[Event]:
    frame.stage, frame.left = "pilot_end", ["spans", "hook"]
    state.stack.append(frames.Flying(asked=seats(state.fight)))
    return []


def _pilot_end(state: State, frame: Round, dice: Dice) -> list[Event]:
    """Lent dice go back, cards and scenario speak, then effects on player ships end (AK-423, AK-431)."""
    battle = state.fight
    step = frame.left.pop()
    if step == "hook":
        for cockpit in battle.cockpits:
            cockpit.dice = [die for die in cockpit.dice if not die.virtual and die.lent_by is None]
        note(battle, "pilot_phase_end")
        return []
    events = durations.expire(battle, "pilots")
    pending.end_of_phase(battle)
    _forget(battle, "phase")
    for cockpit in battle.cockpits:
        cockpit.traumas.clear()
    frame.stage, battle.phase = "enemy_start", "enemies"
    frame.left = ["hook", *reversed(_ruptured(battle, *OTHERS))]
    return events


# The enemies


def _enemy_start(state: State, frame: Round, dice: Dice) -> list[Event]:
    """Rupture first: who falls to it does not act (AK-348)."""
    if frame.left:
        return _at_start(state, frame.left.pop(), "enemy_phase_start", dice)
    frame.stage = "reveal"
    return []


def _reveal(state: State, frame: Round, dice: Dice) -> list[Event]:
    frame.stage = "enemies"
    return order.reveal(state, dice)


def _enemies(state: State, frame: Round, dice: Dice) -> list[Event]:
    frame.stage, frame.left = "enemy_end", ["spans", "hook"]
    state.stack.append(frames.Enemies(order=order.order(state.fight)))
    return []


def _enemy_end(state: State, frame: Round, dice: Dice) -> list[Event]:
    battle = state.fight
    if frame.left.pop() == "hook":
        note(battle, "enemy_phase_end")
        return []
    events = durations.expire(battle, "enemies")
    _forget(battle, "enemy_phase")
    frame.stage, battle.phase, frame.left = "end", "end", ["next", "hook"]
    return events


# The end of the round


def _end(state: State, frame: Round, dice: Dice) -> list[Event]:
    battle = state.fight
    if frame.left.pop() == "hook":
        note(battle, "round_end")
        return []
    for cockpit in battle.cockpits:
        cockpit.dice, cockpit.basic_used, cockpit.done = [], {}, []
        for card in cockpit.cards:
            card.used = []
    pending.end_of_round(battle)
    _forget(battle, "round")
    battle.round += 1
    order.discard(battle)
    frame.stage = "start"
    return []


def _forget(battle: Battle, span: str) -> None:
    """What holds so long ends, and what works so often may do so again."""
    battle.statuses = [status for status in battle.statuses if status.until != span]
    for cockpit in battle.cockpits:
        cockpit.counts = {what: n for what, n in cockpit.counts.items() if not what.endswith(f"@{span}")}


STAGES: dict[str, Callable[[State, Round, Dice], list[Event]]] = {
    "start": _start,
    "pilot_start": _pilot_start,
    "roll": _roll,
    "act": _act,
    "pilot_end": _pilot_end,
    "enemy_start": _enemy_start,
    "reveal": _reveal,
    "enemies": _enemies,
    "enemy_end": _enemy_end,
    "end": _end,
}
