"""What the nodes of the campaign ask for, and what they give: for the walk over all of them (`graph`)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain, combinations

from rules.akarios import components_voyage as voyage
from rules.akarios.components import JUMPS, LOCATIONS, SPARROW_CARDS
from rules.akarios.debrief.ending import RETRY
from rules.akarios.scenario import script_if, script_world
from rules.akarios.scenario.conditions import named
from rules.akarios.scenario.script import Choice, Ending, Market, Reward, Script, Variant, World
from rules.akarios.scenario.script_do import Grant, Rewards, Scout
from rules.akarios.scenario.script_if import Gate
from rules.core.data import parts

Scripts = Mapping[str, Script]
PARTS = ("success", "failure", "skip", "ending")


def asked(script: Script) -> set[str]:
    """Achievements that a node asks for: for texts, choices, rewards, rules, enemies, objects."""
    found = {id for gate in parts(script, Gate) for id in _named(gate)}
    found |= {test.id for test in parts(script, script_if.HasAchievement)}
    found |= {test.id for test in parts(script, script_if.LacksAchievement)}
    found |= {each.achievement for each in parts(script, script_world.Needs)}
    found |= {each.achievement for each in parts(script, script_world.Cover)}
    return found - {""}


def _named(gate: Gate) -> set[str]:
    return named(gate.achievement) | named(gate.not_achievement)


def ways(scripts: Scripts) -> set[str]:
    """Achievements that decide where the squad can go: on doors, scouting, choices, versions and rewards."""
    found = {row.needs for row in LOCATIONS.values()} | {row.needs for row in JUMPS.values()}
    for script in scripts.values():
        gates: list[Gate | None] = [each.given for each in parts(script, Scout)]
        gates += [each.given for each in parts(script, Choice)]
        gates += [each.given for each in parts(script, Variant)]
        gates += [each.given for each in parts(script, Reward) if _leads_on(each.rewards)]
        found |= {id for gate in gates if gate is not None for id in _named(gate)}
    return found - {""}


def _leads_on(rewards: Rewards) -> bool:
    return bool(rewards.scout or rewards.achievements or rewards.lose_achievements)


def asked_by_all(scripts: Scripts) -> set[str]:
    doors = {row.needs for row in LOCATIONS.values()} | {row.needs for row in JUMPS.values()}
    return (doors - {""}).union(*(asked(script) for script in scripts.values()))


def gained(scripts: Scripts) -> set[str]:
    """By nodes."""
    given = {id for script in scripts.values() for each in parts(script, Rewards) for id in each.achievements}
    return given | {
        each.id for script in scripts.values() for each in parts(script, script_world.Achievement)
    }


def always(script: Script) -> set[str]:
    """What every way to complete this node gives."""
    found = []
    for ending in (getattr(script, part, None) for part in PARTS):
        if isinstance(ending, Ending):
            for choice in ending.choices or (None,):
                goto = (choice.goto if choice else "") or ending.goto
                if goto != RETRY:
                    chosen = choice.rewards.achievements if choice else ()
                    found.append({*ending.rewards.achievements, *chosen})
    return set.intersection(*found) if found else set()


def perhaps(script: Script) -> list[frozenset[str]]:
    """Every set of achievements that checks and rules of a node may give or not."""
    ids = (
        {each.id for each in parts(script, script_world.Achievement)} if isinstance(script, World) else set()
    )
    ids |= {id for each in parts(script, Grant) for id in each.rewards.achievements}
    sets = chain.from_iterable(combinations(sorted(ids), n) for n in range(len(ids) + 1))
    return [frozenset(some) for some in sets]


def by_events() -> set[str]:
    """Achievements that space events give."""
    return {each.id for event in voyage.EVENTS.values() for each in parts(event, voyage.Achievement)}


def sources(scripts: Scripts) -> set[str]:
    """Pilots, ships, co-pilots and cards of the Sparrow that something gives or sells."""
    found = {
        id
        for script in scripts.values()
        for each in parts(script, Rewards)
        for id in (*each.pilots, *each.ships, *each.copilots, *each.sparrow)
    }
    found |= {each.id for event in voyage.EVENTS.values() for each in parts(event, voyage.Copilot)}
    for script in scripts.values():
        found |= {each.id for each in parts(script, script_world.Copilot)}
        if isinstance(script, Market):
            first, last = script.offers.sparrow
            found |= set(script.offers.ships)
            found |= {row.id for row in SPARROW_CARDS if row.number and first <= row.number <= last}
    return found
