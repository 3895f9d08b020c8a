"""Health, stamina and stress of pilots on foot (AK-572, AK-576 to AK-578, AK-626 to AK-632)."""

from __future__ import annotations

from rules.akarios.components import FULL
from rules.akarios.squad import rewards
from rules.akarios.state import State
from rules.akarios.world import places
from rules.core.contract import Event


def strain(state: State, seat: int, n: int) -> list[Event]:
    """Levels do not matter here, and what goes beyond 10 is lost (AK-577, AK-578)."""
    walker = state.outing.walkers[seat]
    before = walker.stress
    walker.stress = min(FULL, max(0, before + n))
    if walker.stress == before:
        return []
    return [Event("ak-world-stress", {"player": f"#{seat}", "stress": walker.stress})]


def tire(state: State, seat: int, n: int = 1) -> list[Event]:
    """Without stamina it is stress, at stress 10 it is health (AK-576)."""
    walker = state.outing.walkers[seat]
    events: list[Event] = []
    for _ in range(n):
        if walker.stamina:
            walker.stamina -= 1
            events = [Event("ak-world-stamina", {"player": f"#{seat}", "stamina": walker.stamina})]
        elif walker.stress < FULL:
            events += strain(state, seat, 1)
        else:
            events += hurt(state, seat, 1)
    return events


def rest(state: State, seat: int, n: int) -> list[Event]:
    """Stamina comes back, as far as the track goes."""
    walker = state.outing.walkers[seat]
    walker.stamina = min(FULL, walker.stamina + n)
    return [Event("ak-world-stamina", {"player": f"#{seat}", "stamina": walker.stamina})]


def hurt(state: State, seat: int, n: int) -> list[Event]:
    """At health 0 the pilot is out, with a trauma for good; dice that were assigned are lost (AK-627, AK-628,
    AK-631, AK-632)."""
    walker = state.outing.walkers[seat]
    if not walker.conscious:
        return []
    walker.health = max(0, walker.health - n)
    events = [Event("ak-world-health", {"player": f"#{seat}", "health": walker.health})]
    if walker.health:
        return events
    walker.conscious, walker.dice = False, 0
    rewards.trauma(state.sheet, state.roster, [seat])
    if not places.conscious(state) and not wakes(state):
        state.outing.ended = "skip" if places.script(state).failure is None else "failure"  # AK-629
    return [*events, Event("ak-world-unconscious", {"player": f"#{seat}"})]


def heal(state: State, seat: int, n: int) -> list[Event]:
    """Never above what it was at the start (AK-572)."""
    walker = state.outing.walkers[seat]
    walker.health = min(walker.health_cap, walker.health + n)
    return [Event("ak-world-health", {"player": f"#{seat}", "health": walker.health})]


def wakes(state: State) -> bool:
    """Where the world has no page for failure; in extreme mode whoever is out is dead (AK-630, AK-699)."""
    return places.script(state).failure is None and not state.sheet.extreme


def wake(state: State) -> list[Event]:
    """Whoever is out begins the next round where all began, as fresh as then (AK-630)."""
    events = []
    for seat, walker in enumerate(state.outing.walkers if wakes(state) else ()):
        if walker.conscious:
            continue
        walker.conscious, walker.card = True, places.script(state).start_card
        walker.health, walker.stamina = walker.health_cap, state.outing.stamina
        walker.stress = state.sheet.members[walker.member].stress
        events.append(Event("ak-world-wakes", {"player": f"#{seat}"}))
    return events
