"""Attacks that can be made now, each with its exact odds, before a card is drawn."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from rules.akarios.actions import Act
from rules.akarios.battle import commands
from rules.akarios.battle.deeds import Deed, deed, named
from rules.akarios.battle.suggesting import commands_of
from rules.akarios.frames import Flying
from rules.akarios.naming import called
from rules.akarios.odds import odds
from rules.akarios.state import State
from rules.core.contract import Action, Arg
from rules.core.notation import write


class Hit(Struct, frozen=True):
    """What an attack may do to one target."""

    target: str
    edge: str
    """Advantage, disadvantage, or neither."""
    mean: float
    missed: float
    destroyed: float
    about: bool


class Blow(Struct, frozen=True):
    """A command that attacks."""

    line: str
    """In notation."""
    card: str
    faces: tuple[str, ...]
    way: str
    """Where it flies first; "" if it stays."""
    hits: tuple[Hit, ...]

    @property
    def worth(self) -> tuple[float, float]:
        return sum(hit.destroyed for hit in self.hits), sum(hit.mean for hit in self.hits)


def attacks(state: State, seat: int) -> list[Blow]:
    """The most promising first; each card, payment and set of targets once, as it promises most."""
    best: dict[tuple[Arg, ...], Blow] = {}
    for act in commands_of(state, seat) if _flying(state, seat) else ():
        blow = _blow(state, seat, act)
        if blow is None:
            continue
        key: tuple[Arg, ...] = (blow.card, len(act.dice), tuple(sorted(hit.target for hit in blow.hits)))
        if key not in best or blow.worth > best[key].worth:
            best[key] = blow
    return sorted(best.values(), key=lambda blow: blow.worth, reverse=True)


def attack(state: State, seat: int, action: Action) -> Blow | None:
    """This one; None if it is no attack that can be made now."""
    if not isinstance(action, Act) or not _flying(state, seat):
        return None
    if commands.refusal(state, seat, action) is not None:
        return None
    return _blow(state, seat, action)


def _flying(state: State, seat: int) -> bool:
    """Whether the seat may act now."""
    if state.over or not state.stack or not isinstance(state.stack[-1], Flying):
        return False
    return state.stack[-1].said.get(str(seat)) != "pass"


def _blow(state: State, seat: int, act: Act) -> Blow | None:
    battle = state.fight
    found = deed(battle, seat, act.card)
    assert found is not None, "it is legal"
    hits = tuple(_hits(state, seat, found, act))
    if not hits:
        return None
    dice = battle.cockpits[seat].dice
    faces = tuple(f"@{dice[place].face}" for place in act.dice)
    return Blow(write(act), named(found), faces, act.way, hits)


def _hits(state: State, seat: int, found: Deed, act: Act) -> Iterator[Hit]:
    for each in odds(state, seat, found, act):
        target = called(state.fight, each.ref)
        yield Hit(target, each.standing or "", each.mean, each.missed, each.destroyed, each.about)
