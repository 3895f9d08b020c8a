"""Repair: a damage token off the hold or off a tech slot (section 15)."""

from __future__ import annotations

from rules.core.contract import Action, Choice, Event
from rules.core.dice import Dice
from rules.starship_captains import frames, query, wording
from rules.starship_captains.actions import Repair
from rules.starship_captains.components import TECH_BOARDS
from rules.starship_captains.question import SKIP, Question, choice, question
from rules.starship_captains.state import State

HOLD = "hold"


def choices(state: State, seat: int) -> list[Choice]:
    """Overdamage lies on top: a repair of the hold takes it first (SC-138). Tech slots are free to choose."""
    player = state.players[seat]
    found = []
    if player.damage:
        over = query.overdamage(player)
        hint = "sc-repair-hold-over" if over else "sc-repair-hold-frees"
        hold = choice("sc-repair-hold", Repair(HOLD), hint=hint, damage=player.damage, over=over)
        found.append(hold.usually(over > 0))
    for printed, slot in zip(TECH_BOARDS[state.tech_side].slots, player.slots, strict=True):
        if slot.damaged:
            name = wording.slot(printed.id)
            found.append(choice("sc-repair-slot", Repair(printed.id), hint="sc-repair-slot-frees", slot=name))
    return found


def remove(state: State, seat: int, where: str) -> list[Event]:
    player = state.players[seat]
    if where == HOLD:
        over = query.overdamage(player) > 0
        player.damage -= 1
        key = "sc-repaired-over" if over else "sc-repaired-hold"
        return [Event(key, {"player": f"#{seat}", "left": player.damage})]
    index = [slot.id for slot in TECH_BOARDS[state.tech_side].slots].index(where)
    player.slots[index].damaged = False
    return [Event("sc-repaired-slot", {"player": f"#{seat}", "slot": wording.slot(where)})]


def ask(state: State, frame: frames.Repairs) -> Question | None:
    if not frame.left or not query.damage_aboard(state.players[frame.seat]):
        return None
    return question("sc-ask-repair", *choices(state, frame.seat), SKIP, left=frame.left)


def answer(state: State, frame: frames.Repairs, action: Action, dice: Dice) -> list[Event]:
    if not isinstance(action, Repair):
        state.stack.pop()
        return []
    frame.left -= 1
    return remove(state, frame.seat, action.where)


def run(state: State, frame: frames.Repairs, dice: Dice) -> list[Event]:
    """Nothing left to repair, or nothing to repair at all, which is no fault (SC-141)."""
    state.stack.pop()
    return []
