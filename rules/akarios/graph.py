"""The campaign as a graph, from 001 to its last page: that no way through it ends before the story does.

A walk is what matters for where the squad can go; every ending of a node, every choice in it, and every set
of achievements that can be gained in it is a step from one walk to another.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from itertools import chain, combinations
from typing import NamedTuple

from msgspec import Struct

from rules.akarios import components_voyage as voyage
from rules.akarios.components import COPILOTS, JUMPS, LOCATIONS, PILOTS, SHIPS, SPARROW_CARDS
from rules.akarios.debrief.ending import END, EXPLORE, RETRY
from rules.akarios.scenario import script_if, script_world
from rules.akarios.scenario.script import Choice, Ending, Fork, Market, Script, World
from rules.akarios.scenario.script_do import Grant, Rewards
from rules.akarios.scenario.script_if import Gate
from rules.akarios.voyage.atlas import FIRST_SYSTEM
from rules.core.data import parts

Scripts = Mapping[str, Script]
FIRST = "001"
MISSING = "missing:"
LEFT_OUT = "guinny_bot"
"""A co-pilot of an expansion."""
ENDED = "end:"
"""Where a walk ends: in a node that is not written yet, or with an ending."""


class Walk(Struct, frozen=True):
    next: str = FIRST
    scouted: frozenset[str] = frozenset()
    done: frozenset[str] = frozenset()
    held: frozenset[str] = frozenset()
    """Achievements that something asks for."""
    system: str | None = None


class Edge(NamedTuple):
    node: str
    how: str
    """success, failure, skip or ending, and what was chosen: `success/spare`."""


def asked(script: Script) -> set[str]:
    """Achievements that a node asks for: for texts, choices, rewards, rules, enemies, objects."""
    found = {id for gate in parts(script, Gate) for id in (gate.achievement, gate.not_achievement)}
    found |= {test.id for test in parts(script, script_if.HasAchievement)}
    found |= {test.id for test in parts(script, script_if.LacksAchievement)}
    found |= {each.achievement for each in parts(script, script_world.Needs)}
    found |= {each.achievement for each in parts(script, script_world.Cover)}
    return found - {""}


def asked_by_all(scripts: Scripts) -> set[str]:
    doors = {row.needs for row in LOCATIONS.values()} | {row.needs for row in JUMPS.values()}
    return (doors - {""}).union(*(asked(script) for script in scripts.values()))


def gained(scripts: Scripts) -> set[str]:
    """By nodes."""
    given = {id for script in scripts.values() for each in parts(script, Rewards) for id in each.achievements}
    return given | {
        each.id for script in scripts.values() for each in parts(script, script_world.Achievement)
    }


class Graph:
    def __init__(self, scripts: Scripts) -> None:
        self.scripts = scripts
        self.gating = frozenset(asked_by_all(scripts) & gained(scripts))
        self.before: dict[Walk, tuple[Walk, Edge] | None] = {}
        self.steps: dict[Walk, list[tuple[Edge, Walk]]] = {}
        self._explore()

    # Every walk there is

    def _explore(self) -> None:
        start = Walk()
        self.before[start] = None
        todo = deque([start])
        while todo:
            walk = todo.popleft()
            self.steps[walk] = list(self._from(walk))
            for edge, after in self.steps[walk]:
                if after not in self.before:
                    self.before[after] = (walk, edge)
                    todo.append(after)

    def _from(self, walk: Walk) -> Iterator[tuple[Edge, Walk]]:
        if walk.next.startswith((MISSING, ENDED)):
            return
        if walk.next != EXPLORE:
            yield from self._play(walk, walk.next)
            return
        for place in self.open(walk):
            if place in JUMPS:
                far = next(end.system for end in JUMPS[place].ends if end.system != walk.system)
                yield Edge(place, "jump"), _with(walk, system=far)
            elif LOCATIONS[place].kind != "market":
                yield from self._play(walk, place)

    def open(self, walk: Walk) -> list[str]:
        """As the atlas has it."""
        found = []
        for id in sorted(walk.scouted):
            row = LOCATIONS[id]
            here = row.at is not None and row.at.system == walk.system
            if here and id not in walk.done and (not row.needs or row.needs in walk.held):
                found.append(id)
        for id, jump in JUMPS.items():
            here = any(end.system == walk.system for end in jump.ends)
            opened = walk.done.intersection(jump.opened_by)
            if here and opened and (not jump.needs or jump.needs in walk.held):
                found.append(id)
        return found

    def _play(self, walk: Walk, node: str) -> Iterator[tuple[Edge, Walk]]:
        script = self.scripts.get(node)
        if script is None:
            yield Edge(node, "missing"), _with(walk, next=MISSING + node)
        elif isinstance(script, Fork):
            uses = [each.use for each in script.variant if self.opens(each.given, walk)]
            for use in uses[:1]:
                yield from self._play(walk, use)
        else:
            for part in ("success", "failure", "skip", "ending"):
                ending = getattr(script, part, None)
                if isinstance(ending, Ending):
                    yield from self._end(walk, node, script, part, ending)

    def _end(
        self, walk: Walk, node: str, script: Script, part: str, ending: Ending
    ) -> Iterator[tuple[Edge, Walk]]:
        open = [each for each in ending.choices if self.opens(each.given, walk)]
        choices: list[Choice | None] = [*open] or [None]
        for extra in self._found(script, part):
            for choice in choices:
                goto = (choice.goto if choice else "") or ending.goto
                if goto == RETRY:
                    continue
                how = f"{part}/{choice.id}" if choice else part
                given = [ending.rewards] + ([choice.rewards] if choice else [])
                yield Edge(node, how), self._after(walk, node, goto, how, given, ending, extra)

    def _found(self, script: Script, part: str) -> Iterator[frozenset[str]]:
        """Achievements that checks and rules of a node may give or not: every set of them."""
        if part in ("skip", "ending"):
            yield frozenset()
            return
        ids = (
            {each.id for each in parts(script, script_world.Achievement)}
            if isinstance(script, World)
            else set()
        )
        ids |= {id for each in parts(script, Grant) for id in each.rewards.achievements}
        known = sorted(ids & self.gating)
        for some in chain.from_iterable(combinations(known, n) for n in range(len(known) + 1)):
            yield frozenset(some)

    def _after(
        self,
        walk: Walk,
        node: str,
        goto: str,
        how: str,
        given: list[Rewards],
        ending: Ending,
        extra: frozenset[str],
    ) -> Walk:
        held = set(walk.held | extra)
        for each in given:
            held = (held | set(each.achievements)) - set(each.lose_achievements)
        now = _with(walk, held=frozenset(held))
        more = [each.rewards for each in ending.conditional if self.opens(each.given, now)]
        for each in more:
            held = (held | set(each.achievements)) - set(each.lose_achievements)
        now = _with(walk, held=frozenset(held & self.gating), done=walk.done | {node[:3]})
        scouted = {
            scout.location for each in (*given, *more) for scout in each.scout if self.opens(scout.given, now)
        }
        system = walk.system
        if goto == EXPLORE and system is None:
            system = FIRST_SYSTEM
        return _with(
            now,
            next=f"{ENDED}{how.partition('/')[2] or how}" if goto == END else goto,
            scouted=walk.scouted | scouted,
            system=system,
        )

    def opens(self, gate: Gate | None, walk: Walk) -> bool:
        """What may hold or not, like who flies, counts as not."""
        if gate is None:
            return True
        return (
            (not gate.achievement or gate.achievement in walk.held)
            and (not gate.not_achievement or gate.not_achievement not in walk.held)
            and (not gate.done or gate.done in walk.done)
            and (not gate.not_done or gate.not_done not in walk.done)
            and not (gate.ended or gate.flown or gate.unclaimed or gate.copilot)
            and gate.failed_before is not True
        )

    # What must be true of them

    def path(self, walk: Walk) -> str:
        """How the squad came there."""
        found = []
        step = self.before[walk]
        while step is not None:
            walk, edge = step
            found.append(f"{edge.node} {edge.how}")
            step = self.before[walk]
        return " → ".join(reversed(found)) or "the beginning"

    def entered(self) -> set[str]:
        """Nodes that are played somewhere; markets that can be flown to."""
        played = {edge.node[:3] for steps in self.steps.values() for edge, _ in steps}
        markets = {id for walk in self.steps for id in walk.scouted if LOCATIONS[id].kind == "market"}
        return (played | markets) - set(JUMPS)

    def endings(self) -> set[str]:
        return {walk.next.removeprefix(ENDED) for walk in self.steps if walk.next.startswith(ENDED)}

    def stuck(self) -> list[Walk]:
        """Walks from which main nodes alone do not lead to an ending; a node that is not written yet may."""
        into: dict[Walk, list[Walk]] = {}
        for walk, steps in self.steps.items():
            for edge, after in steps:
                if self._main(edge):
                    into.setdefault(after, []).append(walk)
        good = {walk for walk in self.steps if walk.next.startswith((ENDED, MISSING))}
        todo = list(good)
        while todo:
            for walk in into.get(todo.pop(), ()):
                if walk not in good:
                    good.add(walk)
                    todo.append(walk)
        return [walk for walk in self.steps if walk not in good]

    def dead_ends(self) -> list[Walk]:
        """Of the walks that are stuck those where no main node is left to play, one for each step there."""
        found: dict[Edge | None, Walk] = {}
        for walk in self.stuck():
            left = [edge for edge, _ in self.steps[walk] if edge.node not in JUMPS and self._main(edge)]
            if not left:
                before = self.before[walk]
                found.setdefault(before[1] if before else None, walk)
        return list(found.values()) or self.stuck()[:1]

    def _main(self, edge: Edge) -> bool:
        return edge.node in JUMPS or LOCATIONS[edge.node[:3]].kind == "main"

    def gates(self) -> dict[str, set[bool]]:
        """Each achievement that is asked for: whether it was held and not held where it is asked."""
        met: dict[str, set[bool]] = {id: set() for id in self.gating}
        asks = {name: asked(script) & self.gating for name, script in self.scripts.items()}
        for walk, steps in self.steps.items():
            for name in {edge.node for edge, _ in steps if edge.node in asks}:
                for id in asks[name]:
                    met[id].add(id in walk.held)
            for row in (LOCATIONS[id] for id in walk.scouted):
                if row.needs in met and (row.at is None or row.at.system == walk.system):
                    met[row.needs].add(row.needs in walk.held)
        return met


def _with(walk: Walk, **facts: object) -> Walk:
    known = {name: getattr(walk, name) for name in walk.__struct_fields__}
    return Walk(**{**known, **facts})


def by_events() -> set[str]:
    """Achievements that space events give."""
    return {each.id for event in voyage.EVENTS.values() for each in parts(event, voyage.Achievement)}


def faults(scripts: Scripts) -> Iterator[str]:
    """What is wrong with the way through these nodes, in words for whoever wrote them."""
    graph = Graph(scripts)
    for walk in graph.dead_ends():
        yield f"no main node leads on: {graph.path(walk)}"
    missing = sorted(id for id in LOCATIONS if id not in scripts)
    if missing:
        return
    for id in sorted(set(LOCATIONS) - graph.entered()):
        yield f"nobody ever comes to {id}"
    for id, met in sorted(graph.gates().items()):
        if len(met) == 1:
            yield f"{id} is {'always' if met == {True} else 'never'} held where something asks for it"
    unknown = asked_by_all(scripts) - gained(scripts) - by_events()
    yield from (f"{id} is asked for, and nothing gives it" for id in sorted(unknown))
    last = [end for script in scripts.values() for end in parts(script, Ending) if end.goto == END]
    named = {choice.id for end in last for choice in end.choices}
    yield from (f"the ending {id} is never reached" for id in sorted(named - graph.endings()))
    wanted = {id for id, row in PILOTS.items() if not row.starting} | {
        row.id for row in COPILOTS if row.id != LEFT_OUT
    }
    wanted |= {id for id, row in SHIPS.items() if row.obtained != "start"} | {row.id for row in SPARROW_CARDS}
    yield from (f"nothing gives or sells {id}" for id in sorted(wanted - sources(scripts)))


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
