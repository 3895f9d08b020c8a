"""The vocabulary of cards: each effect either happens at once or puts its frame on the stack.

What a player may decline is asked in that frame; ambush, damage and the like are never asked (SC-213).
"""

from __future__ import annotations

from collections.abc import Callable

from rules.core.contract import Action, Event
from rules.core.dice import Dice
from rules.starship_captains import frames, gains, pirates, research, tracks
from rules.starship_captains.components import Effect
from rules.starship_captains.counting import count
from rules.starship_captains.question import Question
from rules.starship_captains.state import State

Do = Callable[[State, frames.Effects, Effect, Dice], list[Event]]


def ask(state: State, frame: frames.Effects) -> Question | None:
    return None


def answer(state: State, frame: frames.Effects, action: Action, dice: Dice) -> list[Event]:
    raise AssertionError("effects ask nothing themselves")


def run(state: State, frame: frames.Effects, dice: Dice) -> list[Event]:
    if not frame.effects:
        state.stack.pop()
        return []
    effect = frame.effects.pop(0)
    return DO[effect.do](state, frame, effect, dice)


def _push(make: Callable[[frames.Effects, Effect], frames.Frame]) -> Do:
    def push(state: State, frame: frames.Effects, effect: Effect, dice: Dice) -> list[Event]:
        state.stack.append(make(frame, effect))
        return []

    return push


def _per(state: State, frame: frames.Effects, effect: Effect, dice: Dice) -> list[Event]:
    assert effect.count is not None
    times = min(count(state, frame.seat, effect.count), effect.max or 99)
    state.stack.append(frames.Effects(frame.seat, [*effect.effects * times], frame.source, frame.mission))
    return []


def _ignore_damage(state: State, frame: frames.Effects, effect: Effect, dice: Dice) -> list[Event]:
    """Of the damage about to be taken below on the stack."""
    coming = next(f for f in reversed(state.stack) if isinstance(f, frames.Damage))
    spared = min(effect.n, coming.left)
    coming.left -= spared
    coming.asked = []
    return [Event("sc-damage-ignored", {"player": f"#{frame.seat}", "card": f"@{frame.source}", "n": spared})]


DO: dict[str, Do] = {
    "move": _push(lambda f, e: frames.Moves(f.seat, e.n, False, f.source, f.mission)),
    "jump": _push(lambda f, e: frames.Moves(f.seat, e.n, True, f.source, f.mission)),
    "repair": _push(lambda f, e: frames.Repairs(f.seat, e.n)),
    "medal": gains.offered,
    "artifact": gains.offered,
    "android": gains.offered,
    "cadet": gains.offered,
    "fight": _push(lambda f, e: frames.Fights(f.seat, e.n, f.mission)),
    "advance": _push(lambda f, e: frames.Steps(f.seat, e.n, 1, e.faction)),
    "advance_any": _push(lambda f, e: frames.Steps(f.seat, e.n)),
    "advance_split": _push(lambda f, e: frames.Steps(f.seat, 1, e.n)),
    "research": _push(lambda f, e: frames.Research(f.seat, e.n)),
    "draw_tech": research.draw_techs,
    "draw_omega": research.draw_omegas,
    "take_event_tech": research.open_archive,
    "discard_self": research.discard_self,
    "copy_room": _push(lambda f, e: frames.Copying(f.seat, f.source, f.mission)),
    "lay_artifact": _push(lambda f, e: frames.Laying(f.seat, e.n)),
    "ambush": pirates.ambush,
    "pirate_spawn": _push(lambda f, e: frames.Spawn(f.seat, e.n)),
    "damage": _push(lambda f, e: frames.Damage(f.seat, e.n, "other", f.mission)),
    "ignore_damage": _ignore_damage,
    "event": tracks.event_cell,
    "retreat": tracks.retreat,
    "train": _push(lambda f, e: frames.Drill(f.seat, e.n)),
    "promote": _push(lambda f, e: frames.Drill(f.seat, e.n, promote=True)),
    "recall": _push(lambda f, e: frames.Recall(f.seat, e.n, e.who)),
    "peek_missions": gains.peek,
    "pay": _push(lambda f, e: frames.Paying(f.seat, e.what or "medal", e.n)),
    "choose": _push(
        lambda f, e: frames.Choosing(f.seat, [list(option) for option in e.options], f.source, f.mission)
    ),
    "per": _per,
}
