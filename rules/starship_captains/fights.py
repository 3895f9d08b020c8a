"""Fighting pirates: it always succeeds, and it always costs (section 18)."""

from __future__ import annotations

from typing import cast

from rules.core.contract import Action, Choice, Event
from rules.core.dice import Dice
from rules.starship_captains import frames, hold, query, triggers, wording
from rules.starship_captains.actions import Fight
from rules.starship_captains.components import Effect
from rules.starship_captains.pieces import Pirate
from rules.starship_captains.question import SKIP, Question, badged, choice, question
from rules.starship_captains.state import State

REWARDS = {"medal": (Effect("medal"), Effect("artifact")), "android": (Effect("android"),)}
"""A token's reward (SC-168, SC-169)."""


def ask(state: State, frame: frames.Fights) -> Question | None:
    near = query.adjacent_pirates(state, state.players[frame.seat].location)
    if not frame.left or not near:
        return None
    targets = (badged(_target(state, frame.seat, *at), n) for n, at in enumerate(near.items(), 1))
    return question("sc-ask-fight", *targets, SKIP, left=frame.left)


def _target(state: State, seat: int, towards: str, route: int) -> Choice:
    token = cast(Pirate, state.routes[route])
    reward = wording.effects(REWARDS[query.reward(token)])
    return choice(
        "sc-fight",
        Fight(towards),
        hint="sc-fight-costs",
        place=f"@{towards}",
        reward=reward,
        cost=hold.next_damage(state, seat),
    )


def answer(state: State, frame: frames.Fights, action: Action, dice: Dice) -> list[Event]:
    """Damage, then the reward, then the token, each above the next on the stack (SC-166)."""
    if not isinstance(action, Fight):
        state.stack.pop()
        return []
    frame.left -= 1
    seat = frame.seat
    route = query.neighbours(state, state.players[seat].location)[action.towards]
    token = cast(Pirate, state.routes[route])
    state.routes[route] = None
    reward = list(REWARDS[query.reward(token)])
    state.stack.append(frames.FightOver(seat, token, frame.mission))
    state.stack.append(frames.Effects(seat, reward, token, frame.mission))
    state.stack.append(frames.Damage(seat, 1, "fight", frame.mission))
    args = {"player": f"#{seat}", "pirate": wording.pirate(token), "place": f"@{action.towards}"}
    return [Event("sc-fought", {**args})]


def run(state: State, frame: frames.Fights, dice: Dice) -> list[Event]:
    state.stack.pop()
    return []


def ask_over(state: State, frame: frames.FightOver) -> Question | None:
    return None


def answer_over(state: State, frame: frames.FightOver, action: Action, dice: Dice) -> list[Event]:
    raise AssertionError("the end of a fight asks nothing itself")


def run_over(state: State, frame: frames.FightOver, dice: Dice) -> list[Event]:
    if not frame.stowed:
        frame.stowed = True
        state.stack.append(frames.Stow(frame.seat, pirate=frame.token))
        return []
    state.stack.pop()
    triggers.call(state, frame.seat, "on_fight", mission=frame.mission)
    return []
