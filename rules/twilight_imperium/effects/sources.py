"""What is in force: laws, technologies, abilities of races, what stands on the board, lasting effects, in the
order of TI-005."""

from __future__ import annotations

from collections.abc import Container
from operator import itemgetter
from typing import NamedTuple

from rules.twilight_imperium.components import LEADER_KINDS, RACES, RACIAL, TECHNOLOGIES
from rules.twilight_imperium.state import Lasting, Law, State

CRISIS, COPY = "cultural_crisis", "multiculturalism"
STAYS = ("saar_floating_docks",)
"""Abilities that Cultural Crisis leaves alone: docks stay what they are (TI-108)."""
HIGH_ALERT, ENEMY_SHIPS, OWN, PREREQUISITE, HOME = "high_alert", "enemy_ships", "own", "prerequisite", "home"
STANDING = (
    *LEADER_KINDS,
    *("asteroid_field", "nebula", "supernova", "ion_storm"),
    *("colony", "refinery", "pds", "dock"),
    *(ENEMY_SHIPS, OWN, PREREQUISITE, HOME),
)
"""In force wherever they are found: Leaders, terrain, structures, and plain rules of the book. Whether they
are found is for the tables to see."""


MARKS = ("usurper", "radiation")
"""What lies on planets and is a source; other marks are read by their chapter."""


class _Everything:
    def __contains__(self, _: object) -> bool:
        return True


EVERYTHING: Container[str] = _Everything()


class _Kinds(NamedTuple):
    """What sources of a table can be: most need not be looked for at all."""

    technologies: frozenset[str]
    abilities: dict[str, tuple[str, ...]]
    """By race; those without any are left out."""
    standing: tuple[str, ...]
    marks: bool


_KINDS: dict[int, tuple[Container[str], _Kinds]] = {}
"""By table; tables are few, and live as long as the program."""


def _kinds(wanted: Container[str]) -> _Kinds:
    known = _KINDS.get(id(wanted))
    if known is None or known[0] is not wanted:
        technologies = frozenset(each for each in (*TECHNOLOGIES, *RACIAL) if each in wanted)
        printed = {id: tuple(each for each in row.abilities if each in wanted) for id, row in RACES.items()}
        abilities = {race: found for race, found in printed.items() if found}
        standing = tuple(each for each in STANDING if each in wanted)
        marks = any(each in wanted for each in MARKS)
        known = _KINDS[id(wanted)] = wanted, _Kinds(technologies, abilities, standing, marks)
    return known[1]


class Source(NamedTuple):
    id: str
    owner: int | None
    """Whose it is; None: everybody's."""
    law: Law | None = None
    lasting: Lasting | None = None
    place: str | None = None
    """The planet on which it lies."""

    @property
    def on(self) -> tuple[str, ...]:
        """What it was laid on: an elected planet, the target of a card."""
        if self.place is not None:
            return (self.place,)
        if self.law is not None:
            return self.law.on
        return self.lasting.on if self.lasting is not None else ()


def in_force(state: State, wanted: Container[str] = EVERYTHING) -> list[Source]:
    """Laws as they were passed, then technologies, races, what stands on the board, and what lasts as it came
    (TI-005); of them the wanted ones."""
    kinds = _kinds(wanted)
    found = [Source(law.card, law.holder, law=law) for law in state.laws if law.card in wanted]
    if kinds.technologies:
        found += _technologies(state, kinds.technologies)
    if kinds.abilities or state.lasting:
        found += _abilities(state, wanted, kinds.abilities)
    found += [Source(id, None) for id in kinds.standing]
    if state.high_alert is not None and HIGH_ALERT in wanted:
        found.append(Source(HIGH_ALERT, state.high_alert[0]))
    if kinds.marks:
        found += [each for each in _marks(state) if each.id in wanted]
    if state.lasting:
        found += [
            Source(each.source, each.owner, lasting=each) for each in state.lasting if each.source in wanted
        ]
    return found


def _technologies(state: State, wanted: frozenset[str]) -> list[Source]:
    found = list[Source]()
    for seat, player in enumerate(state.players):
        if not player.out and not wanted.isdisjoint(player.technologies):
            found += [Source(id, seat) for id in player.technologies if id in wanted]
    return found


def _abilities(state: State, wanted: Container[str], printed: dict[str, tuple[str, ...]]) -> list[Source]:
    """While nothing switches off or copies any, those of the sheets."""
    if any(each.source in (CRISIS, COPY) for each in state.lasting):
        return [
            Source(id, seat) for seat in range(state.seats) for id in abilities(state, seat) if id in wanted
        ]
    found = list[Source]()
    for seat, player in enumerate(state.players):
        if player.race in printed and not player.out:
            found += [Source(id, seat) for id in printed[player.race]]
    return found


def _marks(state: State) -> list[Source]:
    """Few planets have any, so the board is put in order only for those."""
    marked = (
        (system.at, planet) for system in state.systems.values() for planet in system.planets if planet.marks
    )
    found = sorted(marked, key=itemgetter(0))
    return [Source(mark, each.owner, place=each.id) for _, each in found for mark in each.marks]


def abilities(state: State, seat: int) -> list[str]:
    """Of the race sheet, unless Cultural Crisis has switched them off; and one copied (TI-552, TI-553)."""
    player = state.players[seat]
    if player.out or not player.race:
        return []
    if not state.lasting:
        return list(RACES[player.race].abilities)
    off = any(each.source == CRISIS and str(seat) in each.on for each in state.lasting)
    copied = [each.on[1] for each in state.lasting if each.source == COPY and each.owner == seat]
    printed = RACES[player.race].abilities
    return [*(each for each in printed if not off or each in STAYS), *copied]


def has(state: State, seat: int, id: str) -> bool:
    """Whether a player has this technology or ability now."""
    return id in state.players[seat].technologies or id in abilities(state, seat)


def law(state: State, card: str) -> Law | None:
    return next((each for each in state.laws if each.card == card), None)


def lasting(state: State, source: str) -> list[Lasting]:
    return [each for each in state.lasting if each.source == source]
