"""Move actions (section 16): from an engine, impulse or an ability."""

from __future__ import annotations

from rules.core.contract import Action, Choice, Event, phrase
from rules.core.dice import Dice
from rules.core.stack import choice
from rules.xia import (
    abilities,
    crossings,
    power,
    query,
)
from rules.xia.actions import Engine, Impulse
from rules.xia.frames import Moving
from rules.xia.state import State


def choices(state: State, seat: int) -> list[Choice]:
    player = state.players[seat]
    found = [
        choice(
            "xia-engine",
            Engine(each.cells[0]),
            group="xia-group-move",
            hint="xia-engine-hint",
            outfit=f"@{each.outfit}",
            die=query.outfit(each).die,
            hits=query.hits(player, each),
            armed=player.armed,
        )
        for each in query.of_type(player, "engine")
        if accepts(state, seat, Engine(each.cells[0]))
    ]
    found += abilities.engine_choices(state, seat, [each.action for each in found])
    if accepts(state, seat, Impulse()):
        points = query.mat(player).impulse
        found.append(
            choice("xia-impulse", Impulse(), group="xia-group-move", hint="xia-impulse-hint", points=points)
        )
    return found


def accepts(state: State, seat: int, action: Action) -> bool:
    player = state.players[seat]
    if isinstance(action, Impulse):
        return player.impulse
    assert isinstance(action, Engine)
    outfit = query.outfit_at(player, action.cell)
    if outfit is None or query.outfit(outfit).type != "engine":
        return False
    if action.ability is not None and action.ability not in abilities.before_engine(state, seat):
        return False
    return player.armed > 0 and bool(query.free_spots(player, outfit))


def perform(state: State, seat: int, action: Action, dice: Dice) -> list[Event]:
    player = state.players[seat]
    if isinstance(action, Impulse):
        player.impulse = False
        return begin(state, seat, query.mat(player).impulse, crossings.IMPULSE)
    assert isinstance(action, Engine)
    outfit = power.use(state, seat, action.cell)
    state.trail.append(outfit.outfit)
    if action.ability is None:
        return begin(state, seat, power.roll(state, seat, outfit, dice), outfit.outfit)
    points, told = abilities.at_engine(state, seat, action.ability, outfit, dice)
    return told + ([] if state.over else begin(state, seat, points, outfit.outfit))


def begin(state: State, seat: int, points: int, source: str) -> list[Event]:
    """`source`: impulse, the outfit's id or the ability's."""
    frame = Moving(seat, points, source, [query.where(state, seat).id])
    state.stack.append(frame)
    return [Event("xia-move-begins", {"player": f"#{seat}", "points": points, "source": named(source)})]


def named(source: str) -> str:
    return phrase("xia-impulse-drive") if source == crossings.IMPULSE else f"@{source}"
