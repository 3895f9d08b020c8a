"""The stages of a chapter: as far as a skirmish goes, how a battle or a world ends."""

from __future__ import annotations

from rules.akarios.frames import Round
from rules.akarios.naming import prose
from rules.akarios.scenario import script as script_types
from rules.akarios.scenario.goals import Ending, script
from rules.akarios.ship import outfit
from rules.akarios.state import State
from rules.akarios.world import places
from rules.core.contract import Event


def battle_over(state: State, ending: Ending) -> list[Event]:
    """At once, in the middle of anything (AK-081): what was under way is dropped."""
    battle = state.fight
    battle.ended = ending
    at = next(place for place, frame in enumerate(state.stack) if isinstance(frame, Round))
    del state.stack[at:]
    battle.noted.clear()
    outfit.stand_down(battle)
    state.gained.node, state.gained.ending = state.node, ending
    state.queues = [[] for _ in range(state.seats)]
    told = script(state)
    pages = told.success if ending == "success" else told.failure
    events = [Event("ak-success" if ending == "success" else "ak-failure", {"round": battle.round})]
    return events + _closed(state, pages)


def world_over(state: State) -> list[Event]:
    """As soon as the text says so, or nobody is awake (AK-581, AK-629); or nobody has landed (AK-633)."""
    world = state.outing
    state.stack.clear()
    state.gained.node, state.gained.ending = state.node, world.ended
    told = places.script(state)
    pages = {"success": told.success, "failure": told.failure, "skip": told.skip}[world.ended]
    assert pages is not None
    return _closed(state, pages)


def _closed(state: State, pages: script_types.Ending) -> list[Event]:
    state.stage, state.over = "over", True
    return [Event("ak-page", {"text": prose(page.text)}) for page in pages.text if page.given is None]
