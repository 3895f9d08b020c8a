"""Planetary Landings: what goes ashore on all planets, what is bombarded, then one planet after the other
(TI-331 to TI-343). How a planet is fought for is told elsewhere."""

from __future__ import annotations

from collections import Counter

from rules.core.contract import Action, Arg, Choice, Event, IllegalMove, phrase
from rules.core.dice import Dice
from rules.core.stack import Chapter, Question, choice, question
from rules.twilight_imperium.actions import Bombard, Done, Land
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.deeds.judging import passes, refusal
from rules.twilight_imperium.fleets import removal
from rules.twilight_imperium.frames import Force, Invasion, Landing
from rules.twilight_imperium.state import NOBODY, State
from rules.twilight_imperium.tactical import aboard, aiming, ashore, suggesting

# Asking


def _ask(state: State, frame: Landing) -> Question | None:
    match frame.stage:
        case "land":
            return _ask_landing(state, frame)
        case "bombard":
            return _ask_bombardment(state, frame)
    return None


def _ask_landing(state: State, frame: Landing) -> Question | None:
    if not ashore.possible(state, frame):
        return None
    return question(
        "ti-land",
        *_ways(state, frame),
        choice("ti-land-none", Done()),
        accepts=passes(lambda action: judge(state, frame, action)),
        panel="land",
        system=frame.system,
    )


def _ways(state: State, frame: Landing) -> list[Choice]:
    """The first is what most would do, unless it sends everybody against what is too strong."""
    everywhere = suggesting.everywhere(state, frame)
    ways = [("ti-land-each", Land(everywhere))] if everywhere else []
    ways += [("ti-land-suggested", Land(ashore.SUGGESTED)), ("ti-land-all", Land(ashore.ALL))]
    found = [
        choice(label, land, hint="ti-landing", forces=_shown(ashore.judge(state, frame, land)))
        for label, land in ways
        if refusal(lambda action: ashore.judge(state, frame, action), land) is None
    ]
    return [each.usually(each is found[0] and each.label != "ti-land-all") for each in found]


def _shown(forces: dict[str, Force]) -> tuple[str, ...]:
    """How many on which planet."""
    return tuple(
        phrase("ti-landing-force", planet=f"@{planet}", count=force.gf + force.shock)
        for planet, force in forces.items()
    )


def _ask_bombardment(state: State, frame: Landing) -> Question | None:
    if not aiming.possible(state, frame):
        return None
    best = aiming.suggested(state, frame)
    offered = [_bombard(state, best)] if best.shots else []
    poisons = [choice("ti-bombard-x89", shot, planet=f"@{id}") for id, shot in aiming.poisons(state, frame)]
    return question(
        "ti-bombard",
        *offered,
        *poisons,
        choice("ti-bombard-none", Bombard(())),
        accepts=passes(lambda action: judge(state, frame, action)),
        panel="aim",
        system=frame.system,
    )


def _bombard(state: State, best: Bombard) -> Choice:
    """With what aims at which planet."""
    aims = Counter[tuple[str, str]]()
    for shot in best.shots:
        ship, _, planet = shot.partition("@")
        aims[systems.ship(state, int(ship)).kind, planet] += 1
    shots = tuple(
        phrase("ti-bombard-shot", unit=f"@{kind}", count=count, planet=f"@{planet}")
        for (kind, planet), count in aims.items()
    )
    return choice("ti-bombard-suggested", best, hint="ti-bombard-shots", usual=True, shots=shots)


def judge(state: State, frame: Landing, action: Action) -> object:
    if frame.stage == "bombard":
        return aiming.judge(state, frame, action)
    return ashore.judge(state, frame, action)


def refuse(state: State, frame: Landing, _: int, action: Action) -> IllegalMove | None:
    return refusal(lambda move: judge(state, frame, move), action)


def silent(_: State, frame: Landing, __: int) -> Action:
    """Nobody lands or fires who was not told to."""
    return Bombard(()) if frame.stage == "bombard" else Done()


# Answering


def _answer(state: State, frame: Landing, action: Action, _: Dice) -> list[Event]:
    if frame.stage == "bombard":
        aim = aiming.judge(state, frame, action)
        frame.shots, frame.x89 = aim.shots, aim.x89
        frame.order += [id for id in (*aim.shots, *aim.x89) if id not in frame.order]
        frame.stage = "invade"
        return []
    frame.stage = "bombard"
    return _land(state, frame, ashore.judge(state, frame, action))


def _land(state: State, frame: Landing, forces: dict[str, Force]) -> list[Event]:
    """All landings are declared before anything is fought for, in the order in which planets were named
    (TI-333, TI-356)."""
    system, seat = state.systems[frame.system], frame.seat
    happened = list[Event]()
    for planet in system.planets:
        frame.defended[planet.id] = systems.ground(planet)
    for id, force in forces.items():
        happened.append(_told(seat, id, force))
        if not ashore.guarded(state, id):
            aboard.unload(state, system, seat, force)
        if systems.planet(state, id).owner == seat:
            happened += ashore.settle(state, seat, id, force)
        else:
            frame.landed[id] = force
            frame.order.append(id)
    return happened


def _told(seat: int, id: str, force: Force) -> Event:
    names: dict[str, Arg] = {"player": f"#{seat}", "planet": f"@{id}", "count": force.gf + force.shock}
    if force.leaders:
        return Event("ti-lands-led", {**names, "leaders": tuple(f"@{each}" for each in force.leaders)})
    return Event("ti-lands-pds", {**names, "pds": force.pds}) if force.pds else Event("ti-lands", names)


# What follows of itself


def _run(state: State, frame: Landing, _: Dice) -> list[Event]:
    match frame.stage:
        case "land":
            frame.stage = "bombard"
        case "bombard":
            frame.stage = "invade"
        case "invade" if frame.order:
            state.stack.append(_invasion(state, frame, frame.order.pop(0)))
        case _:
            state.stack.pop()
            return removal.check(state, frame.seat, frame.system)
    return []


def _invasion(state: State, frame: Landing, id: str) -> Invasion:
    owner = systems.planet(state, id).owner
    return Invasion(
        seat=frame.seat,
        system=frame.system,
        planet=id,
        defender=NOBODY if owner is None else owner,
        force=frame.landed.pop(id, None),
        ships=frame.shots.get(id, []),
        x89=frame.x89.get(id),
        defended=frame.defended.get(id, 0),
    )


LANDING = Chapter(_ask, _answer, _run)
