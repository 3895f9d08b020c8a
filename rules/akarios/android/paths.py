"""Ways over a world: shortest in dice, over cards that lie open and through what has to be done on them. A
card that nobody has turned up is a place to look at, and no more."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from heapq import heappop, heappush
from typing import NamedTuple

from rules.akarios.components import DICE, FULL
from rules.akarios.scenario.conditions import number
from rules.akarios.scenario.script_world import (
    Choice,
    Effect,
    End,
    Flag,
    GotoSection,
    MovePilot,
    Needs,
    Object,
    Page,
    PilotDamage,
    Section,
)
from rules.akarios.state import State
from rules.akarios.world import attempts, places
from rules.core.data import parts

MOST = DICE
SAFE = 2
"""Rounds a pilot keeps in hand."""


class Errand(NamedTuple):
    """What a pilot is about: the next object of the way, and how many dice all of it takes."""

    cost: float
    first: Object
    to: int
    """The card where it ends."""
    wanted: bool = False
    """The squad needs what the next object gives."""


Spot = tuple[int, frozenset[str]]
"""A card, and the flags that are up."""


class Map:
    """What androids know of a world at one moment."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.script = places.script(state)
        self.sections = {section.no: section for section in self.script.section}
        self.flags = frozenset(state.outing.flags)
        self.open = frozenset(state.outing.revealed)

    # What is looked for

    @cached_property
    def ways_home(self) -> list[tuple[Object, Choice | None]]:
        """Objects behind which the world ends well, and what is chosen there."""
        found: list[tuple[Object, Choice | None]] = []
        for card in self.script.card:
            for each in card.objects:
                section = self.sections.get(each.section or 0)
                if section is None or each.kind == "interrupt":
                    continue
                found += [(each, choice) for choice in section.choices if _ends_well(choice)]
                found += [(each, None)] if section.page is not None and _ends_well(section.page) else []
        return found

    @cached_property
    def wanted(self) -> frozenset[str]:
        """Flags without which nobody comes home, or through a door that is known."""
        doors = [each.needs for card in self.script.card if card.no in self.open for each in card.objects]
        home = [choice.needs for _, choice in self.ways_home if choice is not None]
        found = {needs.flag for needs in (*doors, *home) if needs is not None}
        return frozenset(found - {""} - self.flags)

    def gives(self, each: Object) -> frozenset[str]:
        """Flags that are looked for."""
        section = self.sections.get(each.section or 0)
        if section is None or not self.wanted:
            return frozenset()
        return frozenset(flag for flag in self._raised(section) if flag in self.wanted)

    def _raised(self, section: Section, deep: int = 3) -> Iterator[str]:
        for page in (section.page, section.success):
            if page is not None:
                yield from (each.id for each in parts(page, Flag))
                for onward in parts(page, GotoSection) if deep else ():
                    yield from self._raised(self.sections[onward.section], deep - 1)

    # Ways

    def met(self, needs: Needs | None, flags: frozenset[str]) -> bool:
        if needs is None or not needs.flag:
            return places.met(self.state, needs)
        return needs.flag in flags and (
            not needs.achievement or needs.achievement in self.state.sheet.achievements
        )

    def lands(self, number: int) -> int:
        """Where one is who steps on a card: some send visitors on, as everybody knows who has been there."""
        if number not in self.open:
            return number
        for each in places.card(self.state, number).objects:
            if each.kind == "interrupt" and not places.closed(self.state, each):
                section = self.sections[each.section or 0]
                moved = list(parts(section, MovePilot))
                if moved:
                    return moved[-1].card
        return number

    def walk(self, seat: int) -> Iterator[tuple[float, Spot, Object | None]]:
        """Every spot within reach, the nearest first: dice to expect, and the first object of the way."""
        start: Spot = (self.state.outing.walkers[seat].card, self.flags)
        queue: list[tuple[float, int, Spot, Object | None]] = [(0.0, 0, start, None)]
        seen: set[Spot] = set()
        count = 0
        while queue:
            cost, _, spot, first = heappop(queue)
            if spot in seen:
                continue
            seen.add(spot)
            yield cost, spot, first
            if spot[0] not in self.open:
                continue
            for each, after in self._onward(spot):
                count += 1
                heappush(queue, (cost + self.dice(seat, each), count, after, first or each))

    def _onward(self, spot: Spot) -> Iterator[tuple[Object, Spot]]:
        card, flags = spot
        for each in places.card(self.state, card).objects:
            if places.closed(self.state, each) or not self.met(each.needs, flags):
                continue
            if each.kind == "move" and each.card is not None:
                yield each, (self.lands(each.card), flags)
            elif each.kind in ("examine", "check") and not self.gives(each) <= flags:
                yield each, (card, flags | self.gives(each))

    def dice(self, seat: int, each: Object) -> float:
        """To expect until it is done."""
        if not each.dice:
            return 1.0
        if each.kind == "check":
            return len(each.dice) / max(0.2, attempts.chance(self.state, seat, each, MOST))
        return min(n / p for n in range(1, MOST + 1) if (p := attempts.chance(self.state, seat, each, n)) > 0)

    # Home

    @cached_property
    def ready(self) -> bool:
        """The squad has what it came for."""
        return any(choice is None or self.met(choice.needs, self.flags) for _, choice in self.ways_home)

    @cached_property
    def lost(self) -> bool:
        """Nobody can walk much longer, or there is nowhere to go: better home without it."""
        if self.script.failure is None or self.ready:
            return False
        awake = places.conscious(self.state)
        if all(rounds_left(self.state, seat) <= SAFE for seat in awake):
            return True
        ways = (spot for seat in awake for _, spot, _ in self.walk(seat))
        return not any(card not in self.open or self._leaves(card, flags) for card, flags in ways)

    def _leaves(self, card: int, flags: frozenset[str]) -> bool:
        """The world can be left there as it should be."""
        return any(
            self.stands(each) == card and (choice is None or self.met(choice.needs, flags))
            for each, choice in self.ways_home
        )

    def homeward(self, seat: int) -> Errand | None:
        """To where the world ends, with all that has to be done on the way; without it if all is lost."""
        for cost, (card, flags), first in self.walk(seat):
            gate = next((each for each, _ in self.ways_home if self.stands(each) == card), None)
            if gate is not None and (self.lost or self._leaves(card, flags)):
                step = first or gate
                return Errand(cost, step, card, bool(self.gives(step)))
        return None

    def stands(self, each: Object) -> int | None:
        """The card of an object, if it lies open."""
        return next(
            (card.no for card in self.script.card if card.no in self.open and each in card.objects), None
        )


def _ends_well(page: Page | Choice) -> bool:
    return any(end.result == "success" for end in parts(page, End))


def thrifty(state: State, seat: int, each: Object, dice: int) -> int | None:
    """With so many dice it takes fewest in the long run; None: they cannot cover it."""
    if not each.dice:
        return 1 if dice else None
    chances = {n: attempts.chance(state, seat, each, n) for n in range(1, dice + 1)}
    good = {n: n / p for n, p in chances.items() if p > 0}
    return min(good, key=lambda n: (good[n], n)) if good else None


def rounds_left(state: State, seat: int) -> int:
    """Until a pilot breaks down."""
    walker = state.outing.walkers[seat]
    rounds = walker.stamina + FULL - walker.stress + walker.health - 1
    hurting = hurt_from(state)
    return rounds if hurting is None else min(rounds, hurting - state.outing.round + walker.health - 1)


def hurt_from(state: State) -> int | None:
    """The round from which on the world itself wounds everybody."""
    return min(_rounds_of(state, PilotDamage), default=None)


def ends_with(state: State) -> int | None:
    """The last round, whatever has been done by then."""
    return min(_rounds_of(state, End), default=None)


def _rounds_of(state: State, what: type[Effect]) -> list[int]:
    rules = (rule for rule in places.script(state).rule if places.met(state, rule.needs))
    return [number(rule.since, state.seats) for rule in rules if any(parts(rule, what))]
