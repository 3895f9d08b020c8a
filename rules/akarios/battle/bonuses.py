"""Bonus abilities: used after the action, on ships of the player's choice (AK-278 to AK-291)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from rules.akarios import windows
from rules.akarios.actions import ACTIONS, Act, Pick
from rules.akarios.battle import commands
from rules.akarios.battle.deeds import Deed, borrowed, deed
from rules.akarios.cards import aiming, steps
from rules.akarios.cards.use import Use
from rules.akarios.frames import Acting
from rules.akarios.language import Aim, Apply, Do, Turn
from rules.akarios.naming import called
from rules.akarios.ship.immunity import harmful
from rules.akarios.ship.ships import allied
from rules.akarios.state import Battle, Ship, State
from rules.core.contract import Action, Event
from rules.core.dice import Dice
from rules.core.notation import read
from rules.core.stack import Question, choice, question


def aim_of(verb: Do) -> Aim | None:
    return getattr(verb, "aim", None)


def options(battle: Battle, ship: Ship, verb: Do) -> list[str]:
    """Whom it can be given to."""
    aim = aim_of(verb)
    return [] if aim is None or aim.who not in aiming.CHOSEN else aiming.concerned(battle, ship.ref, aim)


def most(verb: Do) -> int:
    aim = aim_of(verb)
    return 0 if aim is None else aiming.most(aim)


def hurts(verb: Do) -> bool:
    return isinstance(verb, Apply) and any(harmful(gift.effect) for gift in verb.effects)


def sensible(battle: Battle, ship: Ship, verb: Do, among: Sequence[str]) -> list[str]:
    """The default: what harms goes to all enemies it can reach, what helps to the own ship and friends
    (AK-291, AK-915)."""
    bad = hurts(verb)
    found = [ref for ref in among if allied(battle.ships[ref]) != bad]
    return sorted(found, key=lambda ref: ref != ship.ref)


def open_question(state: State, frame: Acting) -> tuple[Do, list[str]] | None:
    """The bonus whose targets were not named in the command, and its options."""
    if frame.stage != "bonus":
        return None
    battle = state.fight
    found = deed(battle, frame.seat, frame.card) or borrowed(frame.card)
    act = read(frame.command, ACTIONS)
    assert found is not None and isinstance(act, Act)
    if frame.step >= len(found.bonus) or act.bonus is not None:
        return None
    ship = battle.ships[battle.cockpits[frame.seat].ship]
    verb = found.bonus[frame.step]
    there = options(battle, ship, verb)
    return (verb, there) if there and windows.asks(state, frame.seat, "bonus") else None


def ask(state: State, frame: Acting) -> Question | None:
    """Only where targets can be chosen, and were not."""
    found = open_question(state, frame)
    if found is None:
        return None
    verb, there = found
    aim = aim_of(verb)
    assert aim is not None
    battle = state.fight
    listed = [choice("ak-choice-ship", Pick((ref,)), ship=called(battle, ref)) for ref in there]
    most = min(aiming.most(aim), len(there))
    return question("ak-ask-bonus", *listed, many=(0, most), pace="reaction", card=f"@{frame.card}")


def answer(state: State, frame: Acting, action: Action, dice: Dice) -> list[Event]:
    assert isinstance(action, Pick)
    found = open_question(state, frame)
    assert found is not None
    frame.step += 1
    return _given(state, frame, found[0], action.what, dice)


def give(state: State, frame: Acting, found: Deed, act: Act, verb: Do, dice: Dice) -> list[Event]:
    """What needs no question: the own ship, or targets that the command named, as far as they are legal."""
    battle = state.fight
    ship = battle.ships[battle.cockpits[frame.seat].ship]
    if isinstance(verb, Turn):
        said = replace(act, turn=commands.bonus_turn(found, act))
        return steps.perform(state, verb, Use(frame.seat, frame.card, said), dice)
    aim = aim_of(verb)
    if aim is None or aim.who not in aiming.CHOSEN:
        return _given(state, frame, verb, (), dice)
    there = options(battle, ship, verb)
    if act.bonus is None:
        chosen = sensible(battle, ship, verb, there)
    else:
        chosen = [ref for ref in dict.fromkeys(act.bonus) if ref in there]
    return _given(state, frame, verb, chosen[: aiming.most(aim)], dice) if chosen else []


def _given(state: State, frame: Acting, verb: Do, at: Sequence[str], dice: Dice) -> list[Event]:
    act = read(frame.command, ACTIONS)
    assert isinstance(act, Act)
    return steps.perform(state, verb, Use(frame.seat, frame.card, act, tuple(at), tuple(frame.hit)), dice)


def silent(state: State, frame: Acting, seat: int) -> Action:
    """What harms on all enemies it may harm, what helps on the own ship first (AK-915)."""
    found = open_question(state, frame)
    assert found is not None
    verb, there = found
    aim = aim_of(verb)
    assert aim is not None
    battle = state.fight
    ship = battle.ships[battle.cockpits[seat].ship]
    return Pick(tuple(sensible(battle, ship, verb, there)[: aiming.most(aim)]))
