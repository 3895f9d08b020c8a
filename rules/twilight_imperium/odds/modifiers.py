"""What each die needs: its battle value with all that counts in a step (TI-265, TI-305, TI-364)."""

from __future__ import annotations

from rules.twilight_imperium.components import CUSTODIANS, RACES, UNITS
from rules.twilight_imperium.odds.dice import again, chance
from rules.twilight_imperium.odds.forces import Battery, Battle, Side, Who

GENERAL = {"bombardment": -4, "ground": 1}
"""On the attacked planet (TI-350, TI-575)."""
REROLLS = 2
"""Of an attacking General in each round (TI-365)."""
NEUTRAL = {row.unit: row.battle for row in CUSTODIANS.values()}
MINE = 9
"""The least face of a mine's die that hits (TI-273)."""


def has(side: Side, ability: str) -> bool:
    return bool(side.race) and ability in RACES[side.race].abilities


def base(side: Side, kind: str) -> int:
    """With what counts on every combat roll of a kind (TI-092)."""
    if not side.race:
        return NEUTRAL.get(kind, UNITS[kind].battle)
    bonus = has(side, "norr_ferocity") - has(side, "jolnar_frail") + side.token(f"{kind}_combat")
    if kind == "fighter":
        bonus += has(side, "naalu_fighters")
    return UNITS[kind].battle - bonus


def shot(battle: Battle, who: Who, kind: str) -> int:
    """Of a ship, before any bonus of the dice step: the Nebula helps in pre-combat shots too (TI-048)."""
    side = battle.attacker if who == "attacker" else battle.defender
    return base(side, kind) - (battle.place == "nebula" and who == "defender")


def in_space(battle: Battle, who: Who, kind: str, round: int) -> float:
    """The chance of one die in a round of a Space Battle."""
    side, enemy = sides(battle, who)
    if kind == "fighter" and battle.place == "ion_storm":
        return 0.0
    bonus = int(side.high_alert) + (round <= side.war_chest) - frightened(side, enemy, round)
    if kind == "dreadnought":
        bonus += has(side, "l1z1x_dreads")
    return chance(shot(battle, who, kind) - bonus)


def on_ground(battle: Battle, who: Who, kind: str, round: int) -> float:
    """The chance of one die in a round of Invasion Combat; Shock Troops count as Ground Forces (TI-378)."""
    side, enemy = sides(battle, who)
    bonus = -int(frightened(side, enemy, round))
    if kind == "shock":
        bonus += side.token("gf_combat")
    if kind != "fighter":
        bonus += 2 * (round <= side.war_chest or "l4_disruptors" in side.tech)
        bonus += _defending(side) if who == "defender" else has(side, "l1z1x_assault")
    return chance(base(side, kind) - bonus)


def _defending(side: Side) -> int:
    beside_pds = side.token("defending_gf_with_pds") if side.pds else 0
    return beside_pds + (GENERAL["ground"] if side.generals else 0)


def frightened(side: Side, enemy: Side, round: int) -> bool:
    """By the Xxcha, in the first round; neutral units never (TI-639)."""
    return bool(side.race) and round == 1 and has(enemy, "xxcha_serenity")


def bombards(side: Side, enemy: Side, kind: str) -> float:
    """The chance of one die of a ship at a planet; 0 where PDS or Scientist stop it (TI-346, TI-350)."""
    if any(battery.scientist for battery in enemy.pds):
        return 0.0
    if kind == "dreadnought" and enemy.pds and "graviton_negator" not in side.tech:
        return 0.0
    return chance(base(side, kind) - (GENERAL["bombardment"] if enemy.generals else 0))


def pds(side: Side, battery: Battery, target: Side | None) -> float:
    """The chance of one PDS; target ships may have Maneuvering Jets, landing units not (TI-360)."""
    bonus = int(battery.scientist)
    if target is not None:
        bonus += target.token("enemy_pds_adjacent" if battery.adjacent else "enemy_pds")
    hit = chance(base(side, "pds") - bonus)
    return again(hit) if "graviton_laser_system" in side.tech else hit


def mine(side: Side) -> float:
    """Of a ship to be hit, by its owner's roll (TI-273, TI-279)."""
    return chance(MINE - side.token("mine_rolls"))


def sides(battle: Battle, who: Who) -> tuple[Side, Side]:
    """His own, and the other."""
    pair = battle.attacker, battle.defender
    return pair if who == "attacker" else (pair[1], pair[0])
