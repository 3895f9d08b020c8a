"""Hits outside the rounds of a battle: PDS fire, cards. The owner chooses what takes them (TI-263, TI-301).

Whoever is at the table is asked where there is something to choose; for others, and in a battle, the plan
answers (TI-685).
"""

from __future__ import annotations

from collections import Counter

from rules.core.contract import Action, Event, IllegalMove
from rules.core.dice import Dice
from rules.core.stack import Chapter, Question, choice, question
from rules.twilight_imperium.actions import Lose, Plan
from rules.twilight_imperium.battle import casualties, plans, sides
from rules.twilight_imperium.battle.muster import Blow, Muster
from rules.twilight_imperium.cards import windows
from rules.twilight_imperium.deeds.judging import passes, refusal
from rules.twilight_imperium.fleets import removal
from rules.twilight_imperium.frames import Assigning, Battle, Tactical, Transfer, Turn
from rules.twilight_imperium.state import State

FIGHTER, LOST = "fighter", "lost"


def _battle(state: State, frame: Assigning) -> Battle | None:
    """The battle in which the hits fall."""
    found = sides.current(state)
    fights = found is not None and found.system == frame.system and frame.seat in sides.both(found)
    return found if fights else None


def _plan(state: State, frame: Assigning) -> Plan:
    battle = _battle(state, frame)
    if battle is not None:
        return plans.of(state, battle, frame.seat)
    return plans.readable(state.players[frame.seat].plan)


def _usual(state: State, frame: Assigning) -> list[Blow]:
    plan = _plan(state, frame)
    return casualties.dealt(state, frame.system, frame.seat, frame.hits, plan, only=frame.only)


def _asks(state: State, frame: Assigning) -> bool:
    if _battle(state, frame) is not None or state.players[frame.seat].plan:
        return False
    acts = (each for each in reversed(state.stack) if isinstance(each, Tactical | Transfer | Turn))
    active = next((each.seat for each in acts), None)
    return (frame.seat == active or state.options.pace == "live") and _choice(state, frame)


def _choice(state: State, frame: Assigning) -> bool:
    """More ships than hits, and not all alike."""
    fleet = Muster(state, frame.system, frame.seat, frame.only)
    kinds = {(each.kind, each.damaged, each.gf + each.shock + each.pds) for each in fleet.ships}
    alike = len(kinds) + (fleet.fighters > 0) < 2
    return not alike and len(_usual(state, frame)) == frame.hits


def _ask(state: State, frame: Assigning) -> Question | None:
    if not _asks(state, frame):
        return None
    usual = _usual(state, frame)
    lost = casualties.counted([blow.kind for blow in usual if blow.destroys])
    damaged = casualties.counted([blow.kind for blow in usual if not blow.destroys])
    label = "ti-assign-both" if lost and damaged else "ti-assign-damage" if damaged else "ti-assign-lose"
    return question(
        "ti-assign",
        choice(label, named(usual), lost=lost, damaged=damaged),
        accepts=passes(lambda action: judge(state, frame, action)),
        panel="losses",
        pace="answer",
        count=frame.hits,
        system=frame.system,
    )


def named(blows: list[Blow]) -> Lose:
    """A ship once for each hit; Fighters by number."""
    ships = [str(blow.ship) for blow in blows if blow.ship is not None]
    flying = sum(blow.ship is None for blow in blows)
    return Lose((*ships, *([f"{FIGHTER}:{flying}"] if flying else [])))


def judge(state: State, frame: Assigning, action: Action) -> list[Blow]:
    """The hits as the owner deals them out; raises what is wrong."""
    if not isinstance(action, Lose):
        raise IllegalMove("ti-illegal-assign", rule="TI-301", count=frame.hits)
    given, fleet = set(action.ships), Muster(state, frame.system, frame.seat, frame.only)
    wanted = _read(action)
    due = len(_usual(state, frame))
    if sum(wanted.values()) != due:
        raise IllegalMove("ti-illegal-assign-count", rule="TI-301", count=due, named=sum(wanted.values()))
    if wanted[FIGHTER] > fleet.fighters:
        raise IllegalMove("ti-illegal-assign-fighters", rule="TI-301", count=fleet.fighters)
    blows = [Blow(FIGHTER, None, True)] * wanted.pop(FIGHTER, 0)
    for id, hits in sorted(wanted.items()):
        for _ in range(hits):
            ship = next((each for each in fleet.ships if str(each.id) == id), None)
            if ship is None:
                raise IllegalMove("ti-illegal-assign-ship", rule="TI-301", ship=id)
            blows.append(fleet.on(ship, f"{id}:{LOST}" not in given))
    return blows


def _read(action: Lose) -> Counter[str]:
    found = Counter[str]()
    for each in action.ships:
        name, _, digits = each.partition(":")
        found[name] += int(digits) if digits.isdecimal() else 1
    return found


def _answer(state: State, frame: Assigning, action: Action, _: Dice) -> list[Event]:
    return _take(state, frame, judge(state, frame, action))


def _run(state: State, frame: Assigning, _: Dice) -> list[Event]:
    return _take(state, frame, _usual(state, frame))


def _take(state: State, frame: Assigning, blows: list[Blow]) -> list[Event]:
    state.stack.pop()
    battle = _battle(state, frame)
    if battle is not None:
        battle.damaged = []
        happened = casualties.suffer(state, battle, frame.seat, blows)
        _react(state, frame, blows, battle)
        return happened
    toll = casualties.strike(state, frame.system, frame.seat, blows, frame.scope)
    _react(state, frame, blows, None)
    mourned = removal.mourn(state, frame.seat, toll.leaders)  # TI-269
    return [*toll.events, *mourned, *removal.bereft(state, frame.seat, frame.system)]


def _react(state: State, frame: Assigning, blows: list[Blow], battle: Battle | None) -> None:
    """Direct Hit follows only damage of a Space Battle (TI-312)."""
    lost = " ".join(f"{frame.seat}:{blow.kind}" for blow in blows if blow.destroys)
    if battle is not None:
        facts = {**sides.facts(battle), "damaged": " ".join(map(str, battle.damaged))}
    elif lost:
        facts = {"system": frame.system, "by": "" if frame.by is None else str(frame.by)}
    else:
        return
    windows.opens(state, "after_casualties", **facts, owner=frame.seat if lost else "", lost=lost)


def silent(state: State, frame: Assigning, _: int) -> Action:
    return named(_usual(state, frame))


def refuse(state: State, frame: Assigning, _: int, action: Action) -> IllegalMove | None:
    return refusal(lambda move: judge(state, frame, move), action)


ASSIGNING = Chapter(_ask, _answer, _run)
