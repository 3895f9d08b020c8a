"""What a squad has done by the time it comes to a node, as far as it succeeds everywhere: achievements,
co-pilots, pilots, ships and cards of the Sparrow that it has gained there."""

from __future__ import annotations

from rules.akarios.components import LOCATIONS, LocationRow
from rules.akarios.options import Options, Preset
from rules.akarios.scenario import script_world
from rules.akarios.scenario.conditions import named, open_gate
from rules.akarios.scenario.granting import achieved
from rules.akarios.scenario.script import SCRIPTS, Battle, Ending, Fork, Market, Script, Story, World
from rules.akarios.scenario.script_do import Grant, Rewards
from rules.akarios.sheet import Sheet
from rules.akarios.squad import rewards
from rules.akarios.state import State
from rules.akarios.voyage.market import VISITED
from rules.core.data import parts
from rules.core.dice import Dice

LATE = {"029": "025"}
"""Nodes that are not played in the order of their numbers, and what they follow."""
ENERGY = 3
"""Of the Sparrow, after a few journeys."""


def before(node: str) -> list[LocationRow]:
    """In the order in which one comes to them."""
    mine = _place(node)
    return sorted(
        (row for row in LOCATIONS.values() if _place(row.id) < mine), key=lambda row: _place(row.id)
    )


def _place(node: str) -> tuple[str, str]:
    place = node[:3]
    return (LATE.get(place, place), place)


def travel(sheet: Sheet, node: str, how: Preset, dice: Dice) -> None:
    """Side nodes are left out, or flown, or every second of them; where the squad may choose, whatever leads
    to this node, or anything."""
    seats = len(sheet.members)
    state = State(Options(), seats, tuple(range(seats)), sheet, node=node)
    wanted = _wanted(node)
    for row in before(node):
        flown = row.kind != "side" or how == "all_sides" or (how == "as_at_node" and dice.below(2) == 0)
        if flown and (not row.needs or row.needs in sheet.achievements):
            _play(state, row.id, wanted, dice)
    sheet.next = node[:3]
    sheet.act = LOCATIONS[node[:3]].act
    sheet.energy = ENERGY if sheet.act else None


def _wanted(node: str) -> set[str]:
    """Achievements without which nobody comes there."""
    found = {LOCATIONS[node[:3]].needs}
    for script in SCRIPTS.values():
        if isinstance(script, Fork):
            found |= {
                id for each in script.variant if each.use == node for id in named(each.given.achievement)
            }
    return found - {""}


def _play(state: State, node: str, wanted: set[str], dice: Dice) -> None:
    script = SCRIPTS[node]
    if isinstance(script, Fork):
        script = SCRIPTS[next(each.use for each in script.variant if open_gate(state, each.given))]
    match script:
        case Market():
            _shop(state, script, dice)
            state.sheet.done[node] = VISITED
        case Story():
            _end(state, script.ending, wanted, dice)
            state.sheet.done[node] = "ending"
        case Battle() | World():
            _found(state, script, dice)
            _end(state, script.success, wanted, dice)
            state.sheet.done[node] = "success"


def _shop(state: State, script: Market, dice: Dice) -> None:
    """What is chosen on the first visit."""
    open = [each for each in script.choices if open_gate(state, each.given)]
    if open:
        _get(state, *(each.rewards for each in parts(dice.choice(open), Grant)))


def _found(state: State, script: Script, dice: Dice) -> None:
    """What is gained in the middle of it, or not."""
    for grant in parts(script, Grant):
        if dice.below(2):
            _get(state, grant.rewards)
    achievements = tuple(each.id for each in parts(script, script_world.Achievement) if dice.below(2))
    copilots = tuple(each.id for each in parts(script, script_world.Copilot) if dice.below(2))
    _get(state, Rewards(achievements=achievements, copilots=copilots))


def _end(state: State, ending: Ending, wanted: set[str], dice: Dice) -> None:
    open = [each for each in ending.choices if open_gate(state, each.given)]
    leading = [each for each in open if wanted & set(each.rewards.achievements)]
    taken = [dice.choice(leading or open)] if open else []
    _get(state, ending.rewards, *(each.rewards for each in taken))
    _get(state, *(each.rewards for each in ending.conditional if open_gate(state, each.given)))


def _get(state: State, *given: Rewards) -> None:
    """What belongs to the whole squad; points and credits are another matter."""
    for each in given:
        achieved(state, each)
        rewards.for_the_squad(
            state.sheet, copilots=each.copilots, pilots=each.pilots, ships=each.ships, sparrow=each.sparrow
        )
