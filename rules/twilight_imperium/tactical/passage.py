"""A move is carried out, once everybody whose ships are to be passed has agreed (TI-250)."""

from __future__ import annotations

from rules.core.contract import Action, Event
from rules.core.dice import Dice
from rules.core.notation import read, write
from rules.twilight_imperium.actions import ACTIONS
from rules.twilight_imperium.board import pieces, systems
from rules.twilight_imperium.deeds.choosing import choose
from rules.twilight_imperium.fleets import removal
from rules.twilight_imperium.frames import Choosing, Tactical
from rules.twilight_imperium.state import State
from rules.twilight_imperium.tactical import carrying, movement
from rules.twilight_imperium.tactical.party import Course
from rules.twilight_imperium.tactical.reach import DOCK, FIGHTER, fleet

PASSAGE, LET, REFUSE = "passage", "ti-passage-let", "ti-passage-refuse"
FROM, RIDER = f"{FIGHTER}@", "rider@"
ALERT = "alert"


def course(frame: Tactical) -> Course:
    return Course(
        frame.seat,
        frame.system,
        (frame.system,),
        passage=tuple(frame.passage),
        refused=tuple(frame.refused),
    )


def sail(state: State, frame: Tactical, action: Action) -> list[Event]:
    voyage = movement.judge(state, course(frame), action)
    if voyage.asks:
        _request(state, frame.seat, voyage.asks[0], action)
        return []
    alert = state.high_alert
    happened = carrying.carry_out(state, course(frame), voyage)
    frame.stage = "checks"
    frame.moved = [ship.id for _, ship in voyage.ships]
    frame.origins = {str(ship.id): at for at, ship in voyage.ships}
    frame.origins.update({f"{FROM}{at}": str(count) for at, count in voyage.fighters.items()})
    frame.origins.update({f"{RIDER}{leader}": at for leader, at in voyage.riders.items()})
    if voyage.alert and alert is not None:
        frame.origins[ALERT] = alert[1]
    frame.arrived = bool(voyage.fighters) or any(ship.kind != DOCK for _, ship in voyage.ships)
    return happened


def origins(frame: Tactical) -> list[str]:
    """Systems that ships or Fighters left."""
    return sorted(
        {key.removeprefix(FROM) if key.startswith(FROM) else at for key, at in frame.origins.items()}
    )


def _request(state: State, seat: int, whose: str, action: Action) -> None:
    at, _, owner = whose.partition(":")
    args = {"player": f"#{seat}", "system": at}
    choose(
        state,
        int(owner),
        "ti-passage",
        (LET, REFUSE),
        PASSAGE,
        fallback=(REFUSE,),
        memo=(whose, write(action)),
        args=args,
    )


def answered(state: State, chosen: Choosing, ids: tuple[str, ...], _: Dice) -> list[Event]:
    """With leave the move goes on, else another is asked for."""
    frame = state.stack[-1]
    assert isinstance(frame, Tactical)
    whose, move = chosen.memo
    if ids != (LET,):
        frame.refused.append(whose)
        return [Event("ti-passage-refused", {"player": f"#{chosen.seat}", "other": f"#{frame.seat}"})]
    frame.passage.append(whose)
    return sail(state, frame, read(move, ACTIONS))


def undo(state: State, frame: Tactical) -> list[Event]:
    """A cancelled movement: all that came is back where it started, with what it took aboard (TI-645)."""
    end = state.systems[frame.system]
    for key, value in sorted(frame.origins.items()):
        if key == ALERT:
            state.high_alert = (frame.seat, value)
        elif key.startswith(FROM):
            back = min(int(value), systems.fighters(end, frame.seat))
            pieces.add_fighters(end, frame.seat, -back)
            pieces.add_fighters(state.systems[key.removeprefix(FROM)], frame.seat, back)
        elif key.startswith(RIDER):
            off = pieces.dismount(end, frame.seat, [key.removeprefix(RIDER)])
            pieces.mount(state.systems[value], frame.seat, off)
        else:
            for ship in [each for each in fleet(end, frame.seat) if each.id == int(key)]:
                carrying.shift(state, ship, frame.system, value)
    left = origins(frame)
    frame.moved, frame.origins, frame.arrived = [], {}, False
    told = Event("ti-movement-cancelled", {"player": f"#{frame.seat}", "system": frame.system})
    return [told, *(event for at in left for event in removal.check(state, frame.seat, at))]
