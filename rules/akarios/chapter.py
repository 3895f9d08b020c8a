"""The stages of a chapter: as far as a skirmish goes, muster, battle, and its end."""

from __future__ import annotations

from rules.akarios.frames import Round
from rules.akarios.naming import prose
from rules.akarios.scenario.goals import Ending, script
from rules.akarios.ship import outfit
from rules.akarios.state import State
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
    events += [Event("ak-page", {"text": prose(page.text)}) for page in pages.text if page.given is None]
    state.stage, state.over = "over", True
    return events
