"""Whom a player's attack can be aimed at: arc or range with all that adds to it, sight, number of targets
(AK-188 to AK-199)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import permutations
from typing import NamedTuple

from msgspec.structs import replace

from rules.akarios.actions import Act
from rules.akarios.battle.cells import placements
from rules.akarios.battle.deeds import BASIC, Deed, deeds
from rules.akarios.cards import aiming
from rules.akarios.language import Aim, Apply, Attack, Gift, Next
from rules.akarios.ship import arcs, panic, passives, pending
from rules.akarios.ship.damage import thing
from rules.akarios.ship.durations import works
from rules.akarios.ship.ships import Pose, allied, pose, put, where
from rules.akarios.state import Battle, Cockpit, Ship


class Shot(NamedTuple):
    targets: int
    """At most."""
    range: int
    """More than printed."""


@contextmanager
def as_if(ship: Ship, at: Pose) -> Iterator[None]:
    """The ship stands elsewhere, for as long as it is asked what it could reach from there."""
    before = pose(ship)
    put(ship, at)
    try:
        yield
    finally:
        put(ship, before)


def strengthen(cockpit: Cockpit, found: Deed) -> None:
    """What the stress ability adds to this very attack, or to the next one (AK-130, AK-708)."""
    for do in found.stress:
        if isinstance(do, Next):
            pending.grant(cockpit, found.id, do)


def stronger(verb: Apply, found: Deed) -> Apply:
    """With what the stress ability adds to its effects (AK-815)."""
    more = [gift for do in found.stress if isinstance(do, Apply) for gift in do.effects]
    return replace(verb, effects=tuple(_raised(gift, more) for gift in verb.effects))


def _raised(gift: Gift, more: Sequence[Gift]) -> Gift:
    n = sum(each.n for each in more if each.effect == gift.effect and each.n != "all")
    return gift if gift.n == "all" else replace(gift, n=gift.n + n)


def inside(found: Deed) -> list[str]:
    spare = Cockpit("", 0, "")
    strengthen(spare, found)
    return pending.waiting(spare)


def shot(battle: Battle, seat: int, found: Deed, verb: Attack, act: Act, dice: int) -> Shot:
    cockpit = battle.cockpits[seat]
    words = pending.waiting(cockpit) + (inside(found) if act.more else [])
    extra = aiming.extras(verb.extra, dice)
    targets = aiming.most(verb.aim, extra.targets + pending.figure(words, "targets"))
    if verb.per_arc:
        targets = verb.per_arc * len(verb.aim.arcs)
    if panic.one_target(cockpit):
        targets = 1
    further = passives.stat(battle, cockpit.ship, "attack_range")
    return Shot(targets, extra.range + pending.figure(words, "range") + further)


def origin(
    battle: Battle, me: Ship, verb: Attack, targets: Sequence[str]
) -> tuple[Ship | None, Sequence[str]]:
    """Attack Signal names the ally whose place it borrows first; nobody is the own ally (AK-859)."""
    if verb.origin != "ally" or not targets:
        return None, targets
    ally = battle.ships.get(targets[0])
    fit = ally is not None and ally.hex is not None and allied(ally) and ally is not me
    return (ally if fit else None), targets[1:]


def legal(battle: Battle, seat: int, found: Deed, verb: Attack, shot: Shot, at: Pose) -> list[str]:
    """From where the ship will be, or another one is."""
    there = aiming.prey(battle, at, verb.aim, shot.range)
    wide = passives.flag(battle, battle.cockpits[seat].ship, "basic_range") if found.kind == BASIC else None
    if wide is not None:
        there += [ref for ref in aiming.prey(battle, at, Aim("any", range=wide.range)) if ref not in there]
    return there


def one_per_arc(battle: Battle, verb: Attack, targets: Sequence[str], at: Pose) -> bool:
    """Never two in the same arc (AK-857)."""
    places = [where(thing(battle, ref)) for ref in targets]
    shapes = verb.aim.arcs
    return len(places) <= len(shapes) and any(
        all(arcs.covers(at, cell, arcs.Reach((arc,))) for cell, arc in zip(places, order, strict=False))
        for order in permutations(shapes)
    )


def possible(battle: Battle, seat: int) -> bool:
    """Whether any attack can be made from here, as the ship stands."""
    cockpit = battle.cockpits[seat]
    ship = battle.ships[cockpit.ship]
    if works(battle, ship, "glitch"):
        return False
    for found in deeds(battle, seat):
        card = found.card
        able = card is None or (not card.broken and (card.energy > 0 or not card.cap))
        verbs = [step for step in found.steps[:1] if isinstance(step, Attack)]
        if not able or not verbs or found.when != "action":
            continue
        payable = next(placements(found.cells, found.used, cockpit.dice), None) is not None
        if payable and aiming.prey(battle, pose(ship), verbs[0].aim):
            return True
    return False
