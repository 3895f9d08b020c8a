"""What the winner of a planet finds standing: destroyed, or kept by a Shock Troop or an Agent (TI-368,
TI-380, TI-381, TI-405, TI-577, TI-632, TI-648)."""

from __future__ import annotations

from rules.core.contract import Action, Event, IllegalMove
from rules.core.dice import Dice
from rules.core.stack import Chapter, Question, choice, question
from rules.twilight_imperium.actions import Choose
from rules.twilight_imperium.board import pieces, systems
from rules.twilight_imperium.components import PLANETS
from rules.twilight_imperium.deeds import counting, lasting
from rules.twilight_imperium.effects.sources import has
from rules.twilight_imperium.frames import Capture
from rules.twilight_imperium.state import Planet, State

FLOATS = "saar_floating_docks"


def left(state: State, frame: Capture) -> list[str]:
    """What stands there and could be kept: not beyond the winner's own pieces (TI-381)."""
    planet = systems.planet(state, frame.planet)
    found = list[str]()
    if planet.dock is not None and pieces.reinforcements(state, frame.seat, "dock"):
        found.append("dock")
    if planet.pds and pieces.reinforcements(state, frame.seat, "pds"):
        found.append("pds")
    if planet.facility is not None:
        found.append(planet.facility)
    return found


def _ask(state: State, frame: Capture) -> Question | None:
    kept = left(state, frame) if frame.agent else []
    if not kept:
        return None
    offered = [choice("ti-choose-one", Choose((each,)), thing=f"@{each}") for each in kept]
    return question("ti-capture", *offered, many=(0, len(kept)), pace="answer", planet=f"@{frame.planet}")


def silent(state: State, frame: Capture, _: int) -> Action:
    """Everything is kept: it costs nothing."""
    return Choose(tuple(left(state, frame)))


def refuse(_: State, frame: Capture, __: int, ___: Action) -> IllegalMove:
    return IllegalMove("ti-illegal-capture", rule="TI-380", planet=f"@{frame.planet}")


def _answer(state: State, frame: Capture, action: Action, _: Dice) -> list[Event]:
    assert isinstance(action, Choose)
    return _clear(state, frame, set(action.ids))


def _run(state: State, frame: Capture, _: Dice) -> list[Event]:
    return _clear(state, frame, set())


def _clear(state: State, frame: Capture, kept: set[str]) -> list[Event]:
    state.stack.pop()
    planet = systems.planet(state, frame.planet)
    return [
        *_facility(state, frame, planet, planet.facility in kept),
        *_pds(state, frame, planet, "pds" in kept),
        *_dock(state, frame, planet, "dock" in kept),
    ]


def _told(frame: Capture, thing: str, *, kept: bool) -> Event:
    key = "ti-captured" if kept else "ti-razed"
    return Event(key, {"player": f"#{frame.seat}", "thing": f"@{thing}", "planet": f"@{frame.planet}"})


def _facility(state: State, frame: Capture, planet: Planet, kept: bool) -> list[Event]:
    if planet.facility is None:
        return []
    told = _told(frame, planet.facility, kept=kept)
    if not kept:
        pieces.raze(state, planet)
    return [told]


def _pds(state: State, frame: Capture, planet: Planet, kept: bool) -> list[Event]:
    if not planet.pds:
        return []
    planet.pds = min(planet.pds, pieces.reinforcements(state, frame.seat, "pds")) if kept else 0
    return [_told(frame, "pds", kept=kept)]


def _dock(state: State, frame: Capture, planet: Planet, kept: bool) -> list[Event]:
    """Kept or not, its owner has lost it in combat (TI-632); a captured one rests this round (TI-381)."""
    if planet.dock is None:
        return []
    counting.dock_planet_taken(state, frame.seat, frame.loser, planet.id)
    planet.dock = None
    systems.happens(state, "dock_lost", seat=frame.loser, planet=planet.id, by=frame.seat, how="combat")
    if kept:
        _raised(state, frame.seat, planet)
    return [_told(frame, "dock", kept=kept)]


def _raised(state: State, seat: int, planet: Planet) -> None:
    """In the place of the enemy's; the Saar's floats, if a planet there has room for it (TI-099, TI-105)."""
    if not has(state, seat, FLOATS):
        planet.dock = state.round + 1
        return
    system = systems.place_of(state, planet.id)
    own = sum(each.owner == seat and not PLANETS[each.id].station for each in system.planets) + 1
    if sum(each.seat == seat for each in system.docks) < own:
        for dock in pieces.launch(state, seat, "dock", system):
            lasting.begin(state, FLOATS, seat, "round", (str(dock.id),))


CAPTURE = Chapter(_ask, _answer, _run)
