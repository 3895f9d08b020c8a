"""Production: one move says what is built at all docks, where it goes and how it is paid (TI-385 to TI-393,
TI-396 to TI-398)."""

from __future__ import annotations

from typing import cast

from rules.core.contract import Action, Event, IllegalMove, phrase
from rules.core.dice import Dice
from rules.core.stack import Chapter, Question, choice, question
from rules.twilight_imperium.actions import Done
from rules.twilight_imperium.board import pieces, systems
from rules.twilight_imperium.deeds import verbs
from rules.twilight_imperium.deeds.judging import passes, refusal
from rules.twilight_imperium.effects.building import BUILT
from rules.twilight_imperium.fleets import arrivals
from rules.twilight_imperium.frames import Producing
from rules.twilight_imperium.purse import paying
from rules.twilight_imperium.state import ShipKind, State, Unit
from rules.twilight_imperium.tactical import buildable, building, facilities, offering, works
from rules.twilight_imperium.tactical.placing import ASHORE, Placed


def refuse(state: State, frame: Producing, _: int, action: Action) -> IllegalMove | None:
    return refusal(lambda move: works.judge(state, frame, move), action)


def silent(_: State, __: Producing, ___: int) -> Action:
    return Done()


# Asking


def _ask(state: State, frame: Producing) -> Question | None:
    if not (frame.asked or buildable.anything(state, frame)):
        return None
    return question(
        "ti-build",
        *offering.sensible(state, frame, building.usable(state, frame)),
        choice("ti-build-nothing", Done()),
        accepts=passes(lambda action: works.judge(state, frame, action)),
        panel="build",
        system=frame.system,
    )


# Building


def _answer(state: State, frame: Producing, action: Action, _: Dice) -> list[Event]:
    built = works.judge(state, frame, action)
    state.stack.pop()
    if built is None:
        return []
    seat = frame.seat
    happened = paying.pay(state, seat, built.pay, built.due, "resources")
    for dock in built.docks:
        building.raise_dock(state, seat, frame.system, dock)
        happened.append(Event("ti-dock-built", {"player": f"#{seat}", "place": offering.place(frame, dock)}))
    used = state.players[seat].used
    used += [f"{BUILT}{dock}" for dock in {order.dock: None for order in built.orders}]
    for placed in built.placed:
        happened += _appear(state, seat, placed)
    for plot in built.plots:
        happened += facilities.build(state, seat, plot)
    if built.mine:
        verbs.lay_mine(state, frame.system, seat)
        happened.append(Event("ti-mine-laid", {"player": f"#{seat}", "system": frame.system}))
    for at in sorted({_system(state, placed) for placed in built.placed}):
        happened += arrivals.appear(state, seat, at)
    return happened


def _system(state: State, placed: Placed) -> str:
    if placed.unit not in ASHORE:
        return placed.place
    if building.afloat(placed.place):
        return systems.system_of(state, int(placed.place)).at
    return systems.place_of(state, placed.place).at


def _appear(state: State, seat: int, placed: Placed) -> list[Event]:
    at = _system(state, placed)
    system = state.systems[at]
    if placed.unit == "fighter":
        pieces.add_fighters(system, seat, placed.n)
    elif placed.unit not in ASHORE:
        pieces.launch(state, seat, cast(ShipKind, placed.unit), system, placed.n)
    elif building.afloat(placed.place):
        ship = systems.ship(state, int(placed.place))
        ship.gf += placed.n * (placed.unit == "gf")
        ship.pds += placed.n * (placed.unit == "pds")
    else:
        pieces.station(state, seat, cast(Unit, placed.unit), systems.planet(state, placed.place), placed.n)
    systems.happens(state, "built", seat=seat, unit=placed.unit, system=at, count=placed.n, how="bought")
    units = phrase("ti-so-many", count=placed.n, unit=f"@{placed.unit}")
    return [Event("ti-units-built", {"player": f"#{seat}", "units": units, "system": at})]


def _run(state: State, _: Producing, __: Dice) -> list[Event]:
    """There is nothing to build, or nothing to pay with."""
    state.stack.pop()
    return []


PRODUCING = Chapter(_ask, _answer, _run)
