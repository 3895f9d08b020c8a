"""The campaign as a graph, from 001 to its last page: that no way through it ends before the story does.

A walk is what matters for where the squad can go; every ending of a node, every choice in it, and every set
of achievements that can be gained in it is a step from one walk to another.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import NamedTuple

from msgspec import Struct

from rules.akarios import gates
from rules.akarios.components import COPILOTS, JUMPS, LOCATIONS, PILOTS, SHIPS, SPARROW_CARDS
from rules.akarios.debrief.ending import END, EXPLORE, PLAYED, RETRY
from rules.akarios.gates import PARTS, Scripts
from rules.akarios.scenario.conditions import named
from rules.akarios.scenario.script import Choice, Ending, Fork, Script
from rules.akarios.scenario.script_do import Rewards
from rules.akarios.scenario.script_if import Gate
from rules.akarios.voyage.atlas import FIRST_SYSTEM

FIRST = "001"
MISSING = "missing:"
LEFT_OUT = "guinny_bot"
"""A co-pilot of an expansion, which does nothing without it (AK-710)."""
ENDED = "end:"
"""Where a walk ends: in a node that is not written yet, or with an ending."""


class Walk(Struct, frozen=True):
    next: str = FIRST
    scouted: frozenset[str] = frozenset()
    done: frozenset[str] = frozenset()
    held: frozenset[str] = frozenset()
    """Achievements that decide where the squad can go."""
    system: str | None = None


class Edge(NamedTuple):
    node: str
    how: str
    """success, failure, skip or ending, and what was chosen: `success/spare`."""


class Graph:
    def __init__(self, scripts: Scripts) -> None:
        self.scripts = scripts
        self.gating = frozenset(gates.ways(scripts) & gates.gained(scripts))
        self.perhaps = {
            name: sorted({some & self.gating for some in gates.perhaps(script)}, key=sorted)
            for name, script in scripts.items()
        }
        self.offered: set[str] = set()
        """Choices that were open somewhere: `027/success/silence`."""
        self.given: dict[str, set[str]] = {}
        self.always: dict[str, set[str]] = {}
        """By place: achievements that it can give, and those that every ending of it gives."""
        for name, script in scripts.items():
            self.given.setdefault(name[:3], set()).update(gates.gained({name: script}))
            self.always.setdefault(name[:3], set()).update(gates.always(script))
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
            for part in PARTS:
                ending = getattr(script, part, None)
                if isinstance(ending, Ending):
                    yield from self._end(walk, node, script, part, ending)

    def _end(
        self, walk: Walk, node: str, script: Script, part: str, ending: Ending
    ) -> Iterator[tuple[Edge, Walk]]:
        open = [each for each in ending.choices if self.opens(each.given, walk)]
        choices: list[Choice | None] = [*open] or [None]
        for extra in self.perhaps[node] if part in PLAYED else [frozenset[str]()]:
            for choice in choices:
                goto = (choice.goto if choice else "") or ending.goto
                self.offered |= {f"{node}/{part}/{choice.id}"} if choice else set()
                if goto == RETRY:
                    continue
                how = f"{part}/{choice.id}" if choice else part
                given = [ending.rewards] + ([choice.rewards] if choice else [])
                yield Edge(node, how), self._after(walk, node, goto, how, given, ending, extra)

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
            named(gate.achievement) <= walk.held
            and not named(gate.not_achievement) & walk.held
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
        played = {
            edge.node[:3] for steps in self.steps.values() for edge, _ in steps if edge.node not in JUMPS
        }
        markets = {id for walk in self.steps for id in walk.scouted if LOCATIONS[id].kind == "market"}
        return played | markets

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

    def met(self) -> dict[str, set[bool]]:
        """Each achievement that is asked for: whether it can be held, and not held, where it is asked."""
        met: dict[str, set[bool]] = {
            id: set() for id in gates.asked_by_all(self.scripts) & gates.gained(self.scripts)
        }
        asks = {name: gates.asked(script) & set(met) for name, script in self.scripts.items()}
        played: dict[str, set[tuple[frozenset[str], frozenset[str]]]] = {}
        for walk, steps in self.steps.items():
            for node in {edge.node for edge, _ in steps}:
                played.setdefault(node, set()).add((walk.done, walk.held))
            for row in (LOCATIONS[id] for id in walk.scouted):
                if row.needs and row.at is not None and row.at.system == walk.system:
                    met[row.needs].add(row.needs in walk.held)
            for jump in (each for each in JUMPS.values() if each.needs):
                if any(end.system == walk.system for end in jump.ends):
                    met[jump.needs].add(jump.needs in walk.held)
        for node, asked_here in asks.items():
            for id in asked_here:
                met[id] |= {
                    each for done, held in played.get(node, ()) for each in self._held(id, node, done, held)
                }
        return met

    def _held(self, id: str, node: str, done: frozenset[str], held: frozenset[str]) -> set[bool]:
        """What decides about the way is known; the rest by what the nodes before may have given."""
        if id in self.gating:
            return {id in held} | ({True} if id in self.given[node[:3]] else set())
        givers = [other for other in done | {node[:3]} if id in self.given.get(other, ())]
        sure = any(id in self.always.get(other, ()) for other in givers if other != node[:3])
        return {bool(givers), sure}


def _with(walk: Walk, **facts: object) -> Walk:
    known = {name: getattr(walk, name) for name in walk.__struct_fields__}
    return Walk(**{**known, **facts})


def faults(graph: Graph) -> Iterator[str]:
    """What is wrong with the way through these nodes, in words for whoever wrote them."""
    scripts = graph.scripts
    for walk in graph.dead_ends():
        yield f"no main node leads on: {graph.path(walk)}"
    missing = sorted(id for id in LOCATIONS if id not in scripts)
    if missing:
        return
    for id in sorted(set(LOCATIONS) - graph.entered()):
        yield f"nobody ever comes to {id}"
    for id, met in sorted(graph.met().items()):
        if len(met) < 2:
            yield f"{id} is {'always' if met == {True} else 'never'} held where something asks for it"
    unknown = gates.asked_by_all(scripts) - gates.gained(scripts) - gates.by_events()
    yield from (f"{id} is asked for, and nothing gives it" for id in sorted(unknown))
    listed = {
        f"{name}/{part}/{choice.id}"
        for name, script in scripts.items()
        for part in PARTS
        for choice in getattr(getattr(script, part, None), "choices", ())
    }
    yield from (f"{choice} can never be chosen" for choice in sorted(listed - graph.offered))
    wanted = {id for id, row in PILOTS.items() if not row.starting} | {
        row.id for row in COPILOTS if row.id != LEFT_OUT
    }
    wanted |= {id for id, row in SHIPS.items() if row.obtained != "start"} | {row.id for row in SPARROW_CARDS}
    given = gates.sources(scripts)
    yield from (f"nothing gives or sells {id}" for id in sorted(wanted - given))
    yield from (f"{id} is of no use here" for id in sorted(given & {LEFT_OUT}))
