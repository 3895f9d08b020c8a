"""What becomes of Leaders whose planet or ship is lost, and of captives whose captor loses a planet (TI-376,
TI-561 to TI-570)."""

from __future__ import annotations

from rules.core.contract import Action, Event, IllegalMove
from rules.core.dice import Dice
from rules.core.stack import Chapter, Question, choice, question
from rules.twilight_imperium.actions import Let, Use
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import FATES, PLANETS
from rules.twilight_imperium.deeds import captives, verbs
from rules.twilight_imperium.deeds.choosing import choose
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects.sources import has
from rules.twilight_imperium.frames import Choosing, Facts, Fate
from rules.twilight_imperium.purse import counters
from rules.twilight_imperium.state import State

REROLL = "jolnar_reroll"
ANYWHERE = "planet_lost_otherwise"
"""Where a blockade does not matter (TI-564)."""
RESCUE = "rescue_roll_on_invading_captors_planet"
RESCUED = "captive_found"


def result(event: str, face: int) -> str:
    return next(each.result for each in FATES[event].roll if face <= each.upto)


def _rolls(frame: Fate) -> bool:
    return len(FATES[frame.event].roll) > 1


# The roll


def _ask(state: State, frame: Fate) -> Question | None:
    """The Jol-Nar may roll any die of theirs again (TI-548)."""
    if not frame.face or not _rolls(frame) or not has(state, frame.seat, REROLL):
        return None
    if not state.players[frame.seat].strategy:
        return None
    fate = result(frame.event, frame.face)
    return question(
        "ti-fate-again",
        choice("ti-fate-reroll", Use(REROLL)),
        choice(_LET[fate], Let()),
        pace="answer",
        leader=f"@{frame.leader}",
        face=frame.face,
    )


def _answer(state: State, frame: Fate, action: Action, dice: Dice) -> list[Event]:
    if isinstance(action, Let):
        return _decided(state, frame)
    counters.spend(state, frame.seat, "strategy")
    return _rolled(frame, dice)


def _rolled(frame: Fate, dice: Dice) -> list[Event]:
    (frame.face,) = verbs.roll(dice)
    return [Event("ti-fate-rolled", {"leader": f"@{frame.leader}", "face": frame.face})]


def _run(state: State, frame: Fate, dice: Dice) -> list[Event]:
    if not frame.face and _rolls(frame):
        return _rolled(frame, dice)
    return _decided(state, frame)


def silent(_: State, __: Fate, ___: int) -> Action:
    """No counter is spent by silence (TI-684)."""
    return Let()


def refuse(_: State, frame: Fate, __: int, ___: Action) -> IllegalMove:
    return IllegalMove("ti-illegal-fate", rule="TI-548", leader=f"@{frame.leader}")


_LET = {
    "captured": "ti-fate-let-captured",
    "escapes": "ti-fate-let-escapes",
    "killed": "ti-fate-let-killed",
}


# What comes of it


def _decided(state: State, frame: Fate) -> list[Event]:
    state.stack.pop()
    match result(frame.event, frame.face or 1):
        case "captured" if frame.captor == frame.seat:
            return captives.free(state, frame.leader)
        case "captured" if frame.captor is not None:
            state.players[frame.captor].captives.append(frame.leader)
            names = {"player": f"#{frame.captor}", "leader": f"@{frame.leader}"}
            return [Event("ti-leader-captured", {**names})]
        case "escapes":
            return _escapes(state, frame)
    return captives.execute(state, frame.leader)


def _escapes(state: State, frame: Fate) -> list[Event]:
    """To an own planet that is not blockaded; with none he is killed (TI-563, TI-565, TI-567)."""
    places = _refuges(state, frame)
    if not places:
        return captives.execute(state, frame.leader)
    args = {"leader": f"@{frame.leader}"}
    choose(state, frame.seat, "ti-leader-escapes", places, captives.FREED, memo=[frame.leader], args=args)
    return []


def _refuges(state: State, frame: Fate) -> list[str]:
    """The home planet first, then where most Ground Forces are (TI-697)."""
    race = state.players[frame.seat].race
    found = [
        (PLANETS[planet.id].home != race, -systems.ground(planet), planet.id)
        for system, planet in systems.planets(state)
        if planet.owner == frame.seat and planet.id != frame.place and not PLANETS[planet.id].station
        if frame.event == ANYWHERE or not systems.blockaded(system, frame.seat)
    ]
    return [id for _, _, id in sorted(found)]


FATE = Chapter(_ask, _answer, _run)


# Captives of a player who loses a planet


def rescue(state: State, facts: Facts, dice: Dice) -> list[Event]:
    """An invaded captor may lose a captive by the die, and with his last planet all (TI-569, TI-570)."""
    if not facts["by"]:
        return []
    seat, taker = told.seat(facts), int(facts["by"])
    held = state.players[seat].captives
    if not held:
        return []
    if not systems.planets_of(state, seat):
        leaving, held[:] = list(held), []
        return [event for leader in leaving for event in captives.hand_to(state, leader, taker)]
    if facts["how"] != "invasion":
        return []
    (face,) = verbs.roll(dice)
    rolled = Event("ti-rescue-rolled", {"player": f"#{taker}", "other": f"#{seat}", "face": face})
    if result(RESCUE, face) != "take_one_captive":
        return [rolled]
    own = [each for each in held if captives.owner(state, each) == taker]
    among = [*own, *(each for each in held if each not in own)]
    choose(state, taker, "ti-rescue", among, RESCUED, memo=[str(seat)])
    return [rolled]


def rescued(state: State, asked: Choosing, ids: tuple[str, ...], _: Dice) -> list[Event]:
    state.players[int(asked.memo[0])].captives.remove(ids[0])
    return captives.hand_to(state, ids[0], asked.seat)
