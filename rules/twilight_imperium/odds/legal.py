"""Whether a battle can be: each reason why not is the end of a sentence."""

from __future__ import annotations

from collections.abc import Iterator

from rules.twilight_imperium.components import GOODS, RACES, RACIAL, TECHNOLOGIES, UNITS
from rules.twilight_imperium.odds.fleets import sustaining
from rules.twilight_imperium.odds.forces import SHIPS, SHOTS, Battle, Side, Who

GROUND = ("gf", "shock")
KINDS = {
    ("space", "attacker"): SHIPS,
    ("space", "defender"): SHIPS,
    ("invasion", "attacker"): (*GROUND, *SHIPS),
    ("invasion", "defender"): GROUND,
    ("custodians", "attacker"): (*GROUND, *SHIPS),
}
MOST = {"fighter": 99, "gf": 30}
"""Of those that counters may stand for: more than any galaxy feeds, and what can still be worked out."""
WAR_CHEST = GOODS // 2
"""Rounds that all Trade Goods of the game would pay."""
FIELDS = {
    "high_alert": [("space", "attacker"), ("space", "defender")],
    "admiral": [("space", "attacker"), ("space", "defender"), ("custodians", "attacker")],
    "generals": [("invasion", "attacker"), ("invasion", "defender"), ("custodians", "attacker")],
    "agent": [("invasion", "attacker"), ("custodians", "attacker")],
    "martyr": [("space", "attacker"), ("space", "defender")],
    "convert": [("invasion", "attacker")],
    "x89": [("invasion", "attacker")],
    "home": [("invasion", "defender")],
    "pds": [("space", "attacker"), ("space", "defender"), ("invasion", "defender")],
}
"""In which battles, and of which side, a field may say something."""
RACE = {"war_chest": "letnev", "martyr": "yin", "convert": "yin"}


def wrong(battle: Battle) -> str | None:
    """The first thing that makes this no legal battle."""
    return next(_reasons(battle), None)


def _reasons(battle: Battle) -> Iterator[str]:
    if battle.kind != "space":
        for name in ("place", "mine"):
            if getattr(battle, name):
                yield f"`{name}` belongs to a Space Battle"
    if battle.kind == "custodians" and battle.defender.race:
        yield "the Custodians stand in for the defender"
    if set(battle.order) - set(SHOTS) or len(set(battle.order)) != len(battle.order):
        yield f"`order` names shots, each once: {', '.join(SHOTS)}"
    yield from (f"the attacker {reason}" for reason in _side(battle, "attacker", battle.attacker))
    if battle.kind != "custodians":
        yield from (f"the defender {reason}" for reason in _side(battle, "defender", battle.defender))
    if sum(side.number("shock") for side in (battle.attacker, battle.defender)) > UNITS["shock"].limit:
        yield f"there are only {UNITS['shock'].limit} tokens of Shock Troops"


def _side(battle: Battle, who: Who, side: Side) -> Iterator[str]:
    if side.race not in RACES:
        yield f"is of no known race: {side.race}"
        return
    for id in sorted(side.tech):
        if id not in TECHNOLOGIES and id not in RACIAL:
            yield f"has no technology of this name: {id}"
        elif id in RACIAL and RACIAL[id].race != side.race:
            yield f"cannot own {id}, a technology of another race"
    yield from _units(battle, who, side)
    yield from _needed(battle, who, side)
    yield from _fields(battle, who, side)
    yield from _pds(battle, side)
    if sorted(side.policy.losses) != sorted(SHIPS):
        yield f"needs all six kinds of ships in `losses`: {', '.join(SHIPS)}"


def _units(battle: Battle, who: Who, side: Side) -> Iterator[str]:
    for kind, number in side.units.items():
        if kind not in KINDS[battle.kind, who]:
            yield f"cannot fight here with this kind: {kind}"
        elif number < 0:
            yield f"has less than no units: {kind}"
        elif number > MOST.get(kind, UNITS[kind].limit):
            yield f"has more than {MOST.get(kind, UNITS[kind].limit)} of a kind: {kind}"
    for kind, number in side.damaged.items():
        if number < 0 or number > side.number(kind):
            yield f"has not so many damaged ships: {kind}"
        elif number and not sustaining(side, kind):
            yield f"cannot have damaged ships of this kind: {kind}"
    if side.admiral and not side.number(side.admiral):
        yield f"has no ship of the Admiral's kind: {side.admiral}"


def _needed(battle: Battle, who: Who, side: Side) -> Iterator[str]:
    """Somebody must be there to fight."""
    ground, ships = (any(side.number(kind) for kind in kinds) for kinds in (GROUND, SHIPS))
    if battle.kind == "space" and not ships:
        yield "has no ships"
    if battle.kind == "custodians" and not any(side.number(kind) for kind in SHIPS if kind != "fighter"):
        yield "has no ship that brings Ground Forces"
    if battle.kind != "space" and who == "attacker" and not ground:
        yield "has no Ground Forces to land"
    if battle.kind == "invasion" and who == "defender" and not ground and not side.pds:
        yield "has neither Ground Forces nor PDS"


def _fields(battle: Battle, who: Who, side: Side) -> Iterator[str]:
    for name, places in FIELDS.items():
        if getattr(side, name) and (battle.kind, who) not in places:
            yield f"has no use for `{name}` in this battle"
    for name, race in RACE.items():
        if getattr(side, name) and side.race != race:
            yield f"cannot have `{name}`: that is of the race {race}"
    if not 0 <= side.war_chest <= WAR_CHEST:
        yield f"can pay for 0 to {WAR_CHEST} rounds"
    if not 0 <= side.convert <= (2 if "fanaticism" in side.tech else 1):
        yield "converts once, with fanaticism twice"
    if side.generals < 0 or (who == "defender" and side.generals > 1):
        yield "has 0 or 1 as `generals` when defending, else 0 or more"
    if battle.kind == "invasion" and side.number("fighter") and "graviton_negator" not in side.tech:
        yield "needs graviton_negator for Fighters on a planet"
    if side.x89 and "x89_bacterial_weapon" not in side.tech:
        yield "needs x89_bacterial_weapon for `x89`"
    if side.x89 and not side.number("dreadnought") + side.number("war_sun"):
        yield "needs a Dreadnought or War Sun for `x89`"


def _pds(battle: Battle, side: Side) -> Iterator[str]:
    if any(battery.number not in (1, 2) for battery in side.pds):
        yield "has batteries of 1 or 2 PDS on a planet"
    if sum(battery.number for battery in side.pds) > UNITS["pds"].limit:
        yield f"has more than {UNITS['pds'].limit} PDS"
    if any(battery.adjacent for battery in side.pds) and "deep_space_cannon" not in side.tech:
        yield "needs deep_space_cannon for PDS in an adjacent system"
    if battle.kind == "invasion" and (len(side.pds) > 1 or any(battery.adjacent for battery in side.pds)):
        yield "fires with the batteries of the invaded planet only"
