"""The Custodians' Ground Forces on Mecatol Rex, behind their Fighters (TI-207 to TI-215, TI-562, TI-639)."""

from __future__ import annotations

from rules.core.contract import Event
from rules.twilight_imperium.battle import fronts
from rules.twilight_imperium.components import CUSTODIANS
from rules.twilight_imperium.effects.ground import REX
from rules.twilight_imperium.frames import Battle, Force, Invasion
from rules.twilight_imperium.state import NOBODY, State
from rules.twilight_imperium.tactical import aboard

NUMBER = {row.unit: row.number for row in CUSTODIANS.values()}


def stand(state: State, frame: Invasion) -> bool:
    """Neutral forces are in the way."""
    return frame.defender == NOBODY and frame.planet == REX and sum(state.custodians) > 0


def challenge(state: State, frame: Invasion) -> None:
    """The Fighters first, while those who shall land are still aboard (TI-208)."""
    if frame.force is not None and stand(state, frame) and state.custodians[0]:
        state.numbers += 1
        number = state.numbers
        state.stack.append(
            Battle(seat=frame.seat, number=number, system=frame.system, defender=NOBODY, landing=True)
        )


def descend(state: State, frame: Invasion) -> list[Event]:
    """Whoever of them is still aboard after a victory lands (TI-211, TI-212)."""
    system, seat, wanted = state.systems[frame.system], frame.seat, fronts.force(frame)
    if state.custodians[0]:
        frame.force = None
        return [Event("ti-custodians-hold", {"player": f"#{seat}"})]
    there = aboard.cargo(system, seat)
    landing = Force(
        gf=min(wanted.gf, there.gf),
        shock=min(wanted.shock, there.shock),
        pds=min(wanted.pds, there.pds),
        leaders=[each for each in wanted.leaders if each in there.leaders],
    )
    if not landing.gf + landing.shock:
        frame.force = None
        return []
    aboard.unload(state, system, seat, landing)
    frame.force = landing
    return []


def recover(state: State) -> None:
    """A failed landing finds them at full strength again; their Fighters stay gone (TI-214, TI-215)."""
    state.custodians[1] = NUMBER["gf"]
