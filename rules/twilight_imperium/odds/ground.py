"""Invasion Combat on one planet, from the landing on: conversion, bombardment, defensive fire, rounds."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable

from rules.twilight_imperium.components import UNITS
from rules.twilight_imperium.odds.dice import chance, hits
from rules.twilight_imperium.odds.forces import Battle, End, Odds, Side
from rules.twilight_imperium.odds.ground_rounds import Mass, Orders, Pair, fought
from rules.twilight_imperium.odds.modifiers import REROLLS, bombards, has, on_ground, pds
from rules.twilight_imperium.odds.troops import Chances, Troops, counted, rejoined, troops_of, under_fire

CONVERSION = chance(5)
RETURN = chance(5)
"""A die of the Yin's conversion (TI-357), one of Gen Synthesis (TI-372)."""


def odds(battle: Battle) -> Odds:
    return judged(ended(battle))


def ended(battle: Battle) -> Mass:
    mass: Mass = {(troops_of(battle.attacker), troops_of(battle.defender)): 1.0}
    for _ in range(battle.attacker.convert):
        mass = moved(mass, lambda pair: _converted(battle, *pair))
    mass = moved(mass, lambda pair: _bombarded(battle, *pair))
    if not battle.attacker.agent:
        mass = moved(mass, lambda pair: _defended(battle, *pair))
    return combat(battle, mass)


def combat(battle: Battle, mass: Mass) -> Mass:
    """Rounds until one side has no Ground Forces (TI-363)."""
    both = battle.attacker, battle.defender
    first = any(has(side, "xxcha_serenity") or "berserker_genome" in side.tech for side in both)
    differing = max(int(first), *(side.war_chest for side in both))
    rounds = [_orders(battle, round + 1) for round in range(differing + 1)]
    return fought(mass, rounds)


def judged(mass: Mass) -> Odds:
    attacker = sum(p for (one, other), p in mass.items() if one.ground and not other.ground)
    defender = sum(p for (one, other), p in mass.items() if other.ground)
    draw = sum(p for (one, other), p in mass.items() if not one.ground and not other.ground)
    ends = tuple(End(counted(one), counted(other), p) for (one, other), p in mass.items() if p)
    return Odds(attacker, defender, draw, ends)


def moved(mass: Mass, ends: Callable[[Pair], Iterable[tuple[Pair, float]]]) -> Mass:
    found: defaultdict[Pair, float] = defaultdict(float)
    for pair, weight in mass.items():
        for after, part in ends(pair):
            if part:
                found[after] += weight * part
    return dict(found)


def back(side: Side) -> float:
    """How likely a lost Ground Force is back at once: its home planet is the battlefield (TI-372)."""
    return RETURN if side.home and "gen_synthesis" in side.tech else 0.0


def _converted(battle: Battle, one: Troops, other: Troops) -> Iterable[tuple[Pair, float]]:
    """The enemy loses a Ground Force, the Yin gain one (TI-357, TI-652)."""
    if not other.ground:
        return [((one, other), 1.0)]
    side = battle.defender
    less = rejoined(other, under_fire(other, 1, side.policy.fire_losses), back(side))
    gained = one._replace(gf=one.gf + 1)
    return [
        ((one, other), 1 - CONVERSION),
        *(((gained, after), CONVERSION * p) for after, p in less),
    ]


def _bombarded(battle: Battle, one: Troops, other: Troops) -> Iterable[tuple[Pair, float]]:
    """Ships fire at the planet (TI-344 to TI-350), or X-89 kills all Ground Forces on it (TI-353)."""
    side, enemy = battle.attacker, battle.defender
    if side.x89:
        none = Troops(0, 0)
        return [((one, after), p) for after, p in rejoined(other, none, back(enemy))]
    dice = [
        (UNITS[kind].dice * side.number(kind), bombards(side, enemy, kind))
        for kind in ("dreadnought", "war_sun")
    ]
    found = []
    for lost, p in enumerate(hits(dice)):
        less = under_fire(other, lost, enemy.policy.fire_losses)
        found += [((one, after), float(p) * q) for after, q in rejoined(other, less, back(enemy))]
    return found


def _defended(battle: Battle, one: Troops, other: Troops) -> Iterable[tuple[Pair, float]]:
    """PDS of the planet fire at those who land (TI-358)."""
    side, enemy = battle.defender, battle.attacker
    row = hits((battery.number, pds(side, battery, None)) for battery in side.pds)
    for lost, p in enumerate(row):
        yield (under_fire(one, lost, enemy.policy.fire_losses).escorted(), other), float(p)


def _orders(battle: Battle, round: int) -> tuple[Orders, Orders]:
    """Both sides in this round."""
    attacker = Chances(*(on_ground(battle, "attacker", kind, round) for kind in Troops._fields))
    defender = Chances(
        on_ground(battle, "defender", "gf", round), on_ground(battle, "defender", "shock", round)
    )
    one, other = battle.attacker, battle.defender
    return (
        Orders(attacker, one.generals * REROLLS, back(one), bool(one.race), round == 1 and _genome(one)),
        Orders(defender, 0, back(other), bool(other.race), round == 1 and _genome(other)),
    )


def _genome(side: Side) -> bool:
    return "berserker_genome" in side.tech
