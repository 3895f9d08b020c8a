"""Action dice: the roll, rerolls, and what they show (AK-083 to AK-097)."""

from __future__ import annotations

from rules.akarios import frames
from rules.akarios.actions import Keep, Reroll
from rules.akarios.components import DICE
from rules.akarios.notes import note
from rules.akarios.rolling import throw
from rules.akarios.ship import panic, passives, stress
from rules.akarios.ship.ships import flying
from rules.akarios.state import Battle, Cockpit, Die, State
from rules.core.contract import Action, Choice, Event
from rules.core.dice import Dice
from rules.core.stack import Question, choice, question

TOO_MANY = 3
"""Stress faces that allow a free reroll of all dice (AK-091)."""


def roll(state: State, seat: int, dice: Dice) -> list[Event]:
    """All dice of a player who has a ship; the others roll none (AK-083, AK-097)."""
    battle = state.fight
    cockpit = battle.cockpits[seat]
    if battle.ships[cockpit.ship].hex is None:
        cockpit.dice = []
        return []
    cockpit.dice = [Die(face) for face in throw(DICE - panic.fewer_dice(cockpit), dice)]
    note(battle, "dice_rolled", ship=cockpit.ship, seat=seat)
    return [_shown("ak-rolls", seat, cockpit)]


def _shown(key: str, seat: int, cockpit: Cockpit) -> Event:
    faces = tuple(f"@{die.face}" for die in cockpit.dice)
    return Event(key, {"player": f"#{seat}", "faces": faces}, reveals=True)


# Rerolls


def own(cockpit: Cockpit) -> list[int]:
    """By their places; what others have lent is not rolled again (AK-752)."""
    return [place for place, die in enumerate(cockpit.dice) if die.lent_by is None and not die.virtual]


def may_reroll(cockpit: Cockpit) -> bool:
    """Step 1 of a player: before the first placed die, and until the dice are kept (AK-090, AK-943)."""
    return bool(own(cockpit)) and not cockpit.kept and all(die.place is None for die in cockpit.dice)


def free(cockpit: Cockpit) -> bool:
    """So much stress that all dice may be rolled again for nothing (AK-091)."""
    return (
        may_reroll(cockpit)
        and sum(cockpit.dice[place].face == "stress" for place in own(cockpit)) >= TOO_MANY
    )


def paid(battle: Battle, seat: int) -> bool:
    """Once a phase, or oftener by a card (AK-089)."""
    cockpit = battle.cockpits[seat]
    return may_reroll(cockpit) and cockpit.rerolled < 1 + passives.stat(battle, cockpit.ship, "rerolls")


def accepts(battle: Battle, seat: int, action: Reroll) -> bool:
    cockpit = battle.cockpits[seat]
    if not action.dice:
        return free(cockpit)
    places = set(action.dice)
    return len(places) == len(action.dice) and places <= set(own(cockpit)) and paid(battle, seat)


def reroll(state: State, seat: int, action: Reroll, dice: Dice) -> list[Event]:
    """Whatever the stress for it sets off is resolved first (AK-094)."""
    battle = state.fight
    cockpit = battle.cockpits[seat]
    state.stack.append(frames.Rerolling(seat, list(action.dice)))
    if not action.dice:
        return []
    cockpit.rerolled += 1
    if passives.spend(battle, cockpit.ship, "free_reroll"):
        return []
    return stress.gain(state, seat, 1, dice)


def rerolled(state: State, frame: frames.Rerolling, dice: Dice) -> list[Event]:
    """The free reroll takes all dice (AK-092). A pilot who fainted over it has none left (AK-097)."""
    state.stack.pop()
    cockpit = state.fight.cockpits[frame.seat]
    if not flying(state.fight, frame.seat):
        return []
    places = frame.dice or own(cockpit)
    for place, face in zip(places, throw(len(places), dice), strict=True):
        cockpit.dice[place].face = face
    return [_shown("ak-rerolls", frame.seat, cockpit)]


def reroll_choices(battle: Battle, seat: int) -> tuple[Choice, ...]:
    """All for nothing, or with stress: any of them, of which the table lists all; a panel has the others."""
    cockpit = battle.cockpits[seat]
    listed = [choice("ak-choice-reroll-free", Reroll(()))] if free(cockpit) else []
    if paid(battle, seat):
        listed.append(choice("ak-choice-reroll-all", Reroll(tuple(own(cockpit)))))
    return tuple(listed)


# Step 1 as a gathering: all keep their dice before anybody acts (AK-073)


def ask(state: State, frame: frames.Rolling, seat: int) -> Question | None:
    battle = state.fight
    if not may_reroll(battle.cockpits[seat]):
        return None
    keep = choice("ak-choice-keep", Keep())
    return question(
        "ak-ask-dice",
        keep,
        *reroll_choices(battle, seat),
        accepts=lambda action: isinstance(action, Reroll) and accepts(battle, seat, action),
        panel="reroll" if paid(battle, seat) else None,
        matter=f"dice.{battle.round}",
    )


def hear(state: State, frame: frames.Rolling, seat: int, action: Action, dice: Dice) -> list[Event]:
    if isinstance(action, Reroll):
        return reroll(state, seat, action, dice)
    state.fight.cockpits[seat].kept = True
    return []


def stays(action: Action) -> bool:
    return isinstance(action, Reroll)


def close(state: State, frame: frames.Rolling, dice: Dice) -> list[Event]:
    state.stack.pop()
    return []
