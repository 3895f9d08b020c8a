"""How a landing ends: the planet is taken, or nobody who landed is left (TI-117, TI-335, TI-368 to TI-371,
TI-561, TI-562, TI-628 to TI-632)."""

from __future__ import annotations

from rules.core.contract import Event
from rules.twilight_imperium.battle import custodians_ground, fronts, taken
from rules.twilight_imperium.board import control, pieces, systems
from rules.twilight_imperium.cards import windows
from rules.twilight_imperium.components import LEADERS
from rules.twilight_imperium.deeds import lasting
from rules.twilight_imperium.fleets import removal
from rules.twilight_imperium.frames import Capture, Fate, Invasion
from rules.twilight_imperium.state import NOBODY, State, Won
from rules.twilight_imperium.tactical import ashore


def over(state: State, frame: Invasion) -> list[Event]:
    """Fighters go back to space (TI-366); then the outcome."""
    lasting.end(state, "battle")
    force = fronts.force(frame)
    if force.fighters:
        pieces.add_fighters(state.systems[frame.system], frame.seat, force.fighters)
        force.fighters = 0
    mourned = _bereaved(state, frame)
    attackers, defenders = (fronts.number(state, frame, seat) for seat in (frame.seat, frame.defender))
    if attackers and not defenders:
        frame.stage = "capture"
        return mourned
    state.stack.pop()
    return mourned if frame.force is None else [*mourned, *_failed(state, frame, won=bool(defenders))]


def _bereaved(state: State, frame: Invasion) -> list[Event]:
    """No Fighter has come back to those whom they carried (TI-566)."""
    system = state.systems[frame.system]
    if systems.fighters(system, frame.seat):
        return []
    return removal.mourn(state, frame.seat, pieces.bereave(system, frame.seat))


def _failed(state: State, frame: Invasion, *, won: bool) -> list[Event]:
    """The owner keeps everything, also if nobody is left (TI-370); landed PDS are lost (TI-117, TI-371)."""
    force = fronts.force(frame)
    neutral = frame.defender == NOBODY
    if custodians_ground.stand(state, frame):
        custodians_ground.recover(state)
    event = "own_invasion_failed_vs_neutral" if neutral else "own_invasion_failed_vs_player"
    captor = None if neutral else frame.defender
    _finish(state, frame, frame.defender if won and not neutral else None)
    for leader in force.leaders[::-1]:
        state.stack.append(Fate(seat=frame.seat, leader=leader, event=event, captor=captor))
    return [Event("ti-landing-failed", {"player": f"#{frame.seat}", "planet": f"@{frame.planet}"})]


def _finish(state: State, frame: Invasion, winner: int | None) -> None:
    """Effects that answer to the end of a combat."""
    systems.happens(
        state,
        "ground_over",
        system=frame.system,
        planet=frame.planet,
        attacker=frame.seat,
        defender="" if frame.defender == NOBODY else frame.defender,
        winner="" if winner is None else winner,
        killed=sum(frame.killed.values()),
        fought="yes" if frame.defended else "",
    )


# Taken


def capture(state: State, frame: Invasion) -> None:
    """A Shock Troop or an Agent saves what stands there (TI-380, TI-577)."""
    if frame.defender == NOBODY:
        return
    able = bool(fronts.force(frame).shock or fronts.led(frame, "agent"))
    state.stack.append(Capture(seat=frame.seat, planet=frame.planet, loser=frame.defender, agent=able))


def fates(state: State, frame: Invasion) -> None:
    """Of the loser's Leaders on the planet (TI-563)."""
    planet = fronts.planet(state, frame)
    for leader in planet.leaders[::-1]:
        owner = next(n for n, player in enumerate(state.players) if player.race == LEADERS[leader].race)
        fate = Fate(seat=owner, leader=leader, event="planet_invaded", captor=frame.seat, place=planet.id)
        state.stack.append(fate)
    planet.leaders = []


def gained(state: State, frame: Invasion) -> list[Event]:
    """The planet is the attacker's, with all who landed (TI-335, TI-336, TI-368)."""
    state.stack.pop()
    neutral = frame.defender == NOBODY
    former: dict[str, str | int] = {} if neutral else {"owner": frame.defender, "at": frame.defender}
    place = {"system": frame.system, "planet": frame.planet}
    windows.opens(state, "after_planet_taken", active=frame.seat, by=frame.seat, **place, **former)
    _finish(state, frame, frame.seat)
    if not neutral and frame.defended:
        won = Won(frame.planet, frame.defender, frame.defended)
        state.players[frame.seat].tally.invasions.append(won)
    how = taken.LANDING if neutral else taken.INVASION
    happened = control.take(state, frame.seat, frame.planet, how)
    return [*happened, *ashore.settle(state, frame.seat, frame.planet, fronts.force(frame))]
