"""A Space Battle with all that comes before it: PDS fire, mine, pre-combat shots, rounds."""

from __future__ import annotations

from functools import partial

import numpy as np

from rules.twilight_imperium.components import UNITS
from rules.twilight_imperium.odds.dice import Row, chance, hits, stacked
from rules.twilight_imperium.odds.fleets import (
    DEAD,
    Captain,
    Fleet,
    counted,
    fleet_of,
    given_up,
    number,
    path,
)
from rules.twilight_imperium.odds.forces import SHIPS, Battle, End, Odds, Side, Who
from rules.twilight_imperium.odds.mass import Mass, change, scatter, shoot
from rules.twilight_imperium.odds.modifiers import has, in_space, mine, pds, shot, sides
from rules.twilight_imperium.odds.rounds import Front, Graph

BOTH: tuple[Who, Who] = ("attacker", "defender")
AMBUSH = 2
"""Ships that may lie in ambush (TI-293)."""


def odds(battle: Battle) -> Odds:
    return judged(ended(battle))


def ended(battle: Battle) -> Mass:
    """The chances of every pair of fleets at the end."""
    captains = Captain(battle.attacker), Captain(battle.defender)
    mass = Mass([fleet_of(battle.attacker)], [fleet_of(battle.defender)], np.ones((1, 1)))
    if battle.kind == "space":
        mass = approached(battle, captains, mass)
    for each in battle.order:
        who, what = each.split()
        mass = _shots(battle, captains, mass, "attacker" if who == "attacker" else "defender", what)
    return _fought(battle, captains, mass)


def judged(mass: Mass) -> Odds:
    ends = [
        End(counted(mass.attackers[i]), counted(mass.defenders[k]), float(mass.table[i, k]))
        for i, k in zip(*map(np.ndarray.tolist, mass.table.nonzero()), strict=True)
    ]
    attacker = sum(end.chance for end in ends if not end.defender and end.attacker)
    defender = sum(end.chance for end in ends if end.defender and not end.attacker)
    draw = sum(end.chance for end in ends if not end.defender and not end.attacker)
    return Odds(attacker, defender, draw, tuple(ends))


def approached(battle: Battle, captains: tuple[Captain, Captain], mass: Mass) -> Mass:
    """PDS of the defender, PDS of the attacker, a mine (TI-258 to TI-279)."""
    if battle.place != "ion_storm":
        mass = _pds(battle, captains[0], mass, "defender")
        mass = _pds(battle, captains[1], mass, "attacker")
    if battle.mine:
        hit = mine(battle.attacker)
        mass = scatter(mass, "attacker", lambda fleet: captains[0].mined(fleet, hit))
    return mass


def _pds(battle: Battle, target: Captain, mass: Mass, who: Who) -> Mass:
    side, enemy = sides(battle, who)
    row = hits((battery.number, pds(side, battery, enemy)) for battery in side.pds)
    return shoot(mass, who, lambda fleet: row, lambda fleet: path(fleet, target.hit))


def _shots(battle: Battle, captains: tuple[Captain, Captain], mass: Mass, who: Who, what: str) -> Mass:
    target = captains[1 if who == "attacker" else 0]
    rolls = {"barrage": _barrage, "cannon": _cannon, "ambush": _ambush}[what]
    hit = target.barraged if what == "barrage" else target.hit
    return shoot(mass, who, partial(rolls, battle, who), lambda fleet: path(fleet, hit))


def _barrage(battle: Battle, who: Who, fleet: Fleet) -> Row:
    """Of every Destroyer (TI-291)."""
    side, _ = sides(battle, who)
    dice = UNITS["destroyer"].barrage_dice + side.token("barrage_dice")
    hit = chance(shot(battle, who, "destroyer") - side.token("barrage"))
    return hits([(dice * number(fleet, "destroyer"), hit)])


def _cannon(battle: Battle, who: Who, fleet: Fleet) -> Row:
    """Of every Dreadnought (TI-294)."""
    side, _ = sides(battle, who)
    firing = number(fleet, "dreadnought") if "assault_cannon" in side.tech else 0
    return hits([(firing, chance(shot(battle, who, "dreadnought")))])


def _ambush(battle: Battle, who: Who, fleet: Fleet) -> Row:
    """Of the Mentak, Cruisers before Destroyers (TI-293)."""
    side, _ = sides(battle, who)
    left = AMBUSH if has(side, "mentak_ambush") else 0
    dice = []
    for kind in ("cruiser", "destroyer"):
        firing = min(left, number(fleet, kind))
        left -= firing
        dice.append((firing, chance(shot(battle, who, kind))))
    return hits(dice)


def _fought(battle: Battle, captains: tuple[Captain, Captain], mass: Mass) -> Mass:
    """The first rounds one by one as far as they differ, then the chain to its end."""
    genome = tuple("berserker_genome" in side.tech for side in (battle.attacker, battle.defender))
    own = [round + 1 for round in range(_differing(battle))]
    for round in own:
        front, mass = _front(captains, mass)
        dice = _dice(battle, front, round)
        first = (genome[0], genome[1]) if round == 1 else (False, False)
        mass = Mass(mass.attackers, mass.defenders, front.once(mass.table, *dice, first))
        if round == 1 and (battle.attacker.martyr or battle.defender.martyr):
            mass = change(mass, partial(_martyrs, battle, captains))
    front, mass = _front(captains, mass)
    table = front.ended(mass.table, *_dice(battle, front, len(own) + 1))
    return _stalemate(Mass(mass.attackers, mass.defenders, table))


def _differing(battle: Battle) -> int:
    """How many of the first rounds are unlike the later ones."""
    both = battle.attacker, battle.defender
    first = any(
        side.martyr or has(side, "xxcha_serenity") or "berserker_genome" in side.tech for side in both
    )
    return max(int(first), *(side.war_chest for side in both))


def _front(captains: tuple[Captain, Captain], mass: Mass) -> tuple[Front, Mass]:
    """The table over all fleets that hits can lead to."""
    met = [np.unique(found) for found in mass.table.nonzero()]
    attacker = Graph([mass.attackers[i] for i in met[0]], captains[0].hit)
    defender = Graph([mass.defenders[k] for k in met[1]], captains[1].hit)
    table = np.zeros((len(attacker.fleets), len(defender.fleets)))
    lines = [attacker.index[mass.attackers[i]] for i in met[0]]
    columns = [defender.index[mass.defenders[k]] for k in met[1]]
    table[np.ix_(lines, columns)] = mass.table[np.ix_(*met)]
    return Front(attacker, defender), Mass(attacker.fleets, defender.fleets, table)


def _dice(battle: Battle, front: Front, round: int) -> tuple[Row, Row]:
    """Of every fleet of both sides in this round."""
    rows = []
    for who, graph in zip(BOTH, (front.attacker, front.defender), strict=True):
        side, _ = sides(battle, who)
        chances = [in_space(battle, who, kind, round) for kind in SHIPS]
        known: dict[tuple[int, ...], Row] = {}
        for fleet in graph.fleets:
            dice = _numbers(side, fleet)
            if dice not in known:
                known[dice] = hits(zip(dice, chances, strict=True))
        rows.append(stacked(known[_numbers(side, fleet)] for fleet in graph.fleets))
    return rows[0], rows[1]


def _numbers(side: Side, fleet: Fleet) -> tuple[int, ...]:
    """Dice by kind: the Admiral's ship, the last of its kind, rolls one more (TI-310)."""
    return tuple(
        UNITS[kind].dice * sum(pair) + (kind == side.admiral and any(pair))
        for kind, pair in zip(SHIPS, fleet, strict=True)
    )


def _martyrs(
    battle: Battle, captains: tuple[Captain, Captain], one: Fleet, other: Fleet
) -> tuple[Fleet, Fleet]:
    """Before round 2 the Yin may give up a ship for a hit (TI-308)."""
    if battle.attacker.martyr and DEAD not in (one, other) and (less := given_up(one)):
        one, other = less, captains[1].dearest(other)
    if battle.defender.martyr and DEAD not in (one, other) and (less := given_up(other)):
        one, other = captains[0].dearest(one), less
    return one, other


def _stalemate(mass: Mass) -> Mass:
    """Where nobody left can hit, the attacker's ships are lost (TI-052)."""
    table = mass.table.copy()
    table[-1, :-1] += table[:-1, :-1].sum(axis=0)
    table[:-1, :-1] = 0
    return Mass(mass.attackers, mass.defenders, table)
