"""Battles rolled out one die after the other, by a plain simulation that shares nothing with the odds, and
played through the chapters."""

from __future__ import annotations

import json
from collections import Counter
from math import sqrt
from random import Random
from typing import Any

import pytest

from rules.twilight_imperium.lab import fights
from rules.twilight_imperium.odds.battle import odds
from rules.twilight_imperium.odds.lines import battles

SHIPS = ["fighter", "destroyer", "cruiser", "carrier", "dreadnought", "war_sun"]
VALUE = {"fighter": 9, "destroyer": 9, "cruiser": 7, "carrier": 9, "dreadnought": 5, "war_sun": 3}
ORDER = [f"{who} {shot}" for who in ("defender", "attacker") for shot in ("barrage", "cannon", "ambush")]
OTHER = {"attacker": "defender", "defender": "attacker"}
Json = dict[str, Any]
FIGHTS, PLAYED = 4000, 120


def other(who: str) -> str:
    return OTHER[who]


class Fight:
    """One line, fought once at a time."""

    def __init__(self, line: Json, dice: Random) -> None:
        self.line = line
        self.dice = dice
        self.place = line.get("place", "")

    def side(self, who: str) -> Json:
        found: Json = self.line[who]
        return found

    def has(self, who: str, *ids: str) -> int:
        return sum(id in self.side(who).get("tech", ()) for id in ids)

    def race(self, who: str, id: str) -> bool:
        return bool(self.side(who)["race"] == id)

    def die(self) -> int:
        return self.dice.randint(1, 10)

    def nature(self, who: str) -> int:
        return self.race(who, "norr") - self.race(who, "jolnar")

    def policy(self, who: str, name: str, usual: Any) -> Any:
        return self.side(who).get("policy", {}).get(name, usual)


class SpaceFight(Fight):
    def once(self) -> str:
        self.fleet = {who: self.ships(who) for who in OTHER}
        self.approach()
        for shot in self.line.get("order", ORDER):
            who, what = shot.split()
            if self.fleet["attacker"] and self.fleet["defender"]:
                self.shoot(who, what)
        number = 0
        while self.fleet["attacker"] and self.fleet["defender"]:
            number += 1
            if number == 2:
                for who in ("attacker", "defender"):
                    self.martyr(who)
                if not all(self.fleet.values()):
                    break
            if self.stuck():
                self.fleet["attacker"] = []
                break
            self.round(number)
        return next((who for who in OTHER if self.fleet[who]), "draw")

    def ships(self, who: str) -> list[list[Any]]:
        found = []
        for kind, number in self.side(who)["units"].items():
            hurt = self.side(who).get("damaged", {}).get(kind, 0)
            found += [[kind, n < hurt] for n in range(number)]
        return found

    def approach(self) -> None:
        if self.place != "ion_storm":
            for who in ("defender", "attacker"):
                hits = sum(
                    self.pds(who, battery)
                    for battery in self.side(who).get("pds", ())
                    for _ in range(battery["number"])
                )
                self.take(other(who), hits)
        if self.line.get("mine"):
            for ship in list(self.fleet["attacker"]):
                need = 10 if self.has("attacker", "maneuvering_jets") else 9
                if ship[0] != "fighter" and self.die() >= need:
                    willing = self.policy("attacker", "sustain", "first") != "never"
                    self.strike("attacker", ship, willing)

    def pds(self, who: str, battery: Json) -> bool:
        bonus = self.nature(who) + self.has(who, "magen_defense_grid") + bool(battery.get("scientist"))
        if self.has(other(who), "maneuvering_jets"):
            bonus -= 2 if battery.get("adjacent") else 1
        tries = 2 if self.has(who, "graviton_laser_system") else 1
        return any(self.die() + bonus >= 6 for _ in range(tries))

    def sustains(self, who: str, kind: str) -> bool:
        mark = kind == "carrier" and self.has(who, "mark_ii_advanced_carriers")
        return kind in ("dreadnought", "war_sun") or bool(mark)

    def strike(self, who: str, ship: list[Any], willing: bool) -> None:
        if willing and self.sustains(who, ship[0]) and not ship[1]:
            ship[1] = True
        else:
            self.fleet[who] = [each for each in self.fleet[who] if each is not ship]

    def take(self, who: str, hits: int) -> int:
        """How many ships were lost."""
        before = len(self.fleet[who])
        order = self.policy(who, "losses", SHIPS)
        way = self.policy(who, "sustain", "first")
        for _ in range(hits):
            fleet = sorted(self.fleet[who], key=lambda ship: (order.index(ship[0]), not ship[1]))
            if not fleet:
                break
            fresh = [ship for ship in fleet if self.sustains(who, ship[0]) and not ship[1]]
            if way == "last":
                fresh = [ship for ship in fresh if ship[0] == fleet[0][0]]
            self.strike(who, fresh[0] if fresh and way != "never" else fleet[0], way != "never")
        return before - len(self.fleet[who])

    def bonus(self, who: str, kind: str) -> int:
        bonus = self.nature(who)
        if kind in ("cruiser", "destroyer"):
            bonus += self.has(who, "hylar_v_assault_laser")
        if kind == "fighter":
            bonus += self.has(who, "cybernetics", "advanced_fighters") + self.race(who, "naalu")
        return bonus + (self.place == "nebula" and who == "defender")

    def count(self, who: str, kind: str) -> int:
        return sum(ship[0] == kind for ship in self.fleet[who])

    def rolls(self, who: str, kind: str, dice: int, more: int = 0) -> int:
        return sum(self.die() + self.bonus(who, kind) + more >= VALUE[kind] for _ in range(dice))

    def shoot(self, who: str, what: str) -> None:
        if what == "barrage":
            turrets = self.has(who, "automated_defense_turrets")
            hits = self.rolls(who, "destroyer", self.count(who, "destroyer") * (2 + turrets), 2 * turrets)
            for _ in range(hits):
                victim = next((ship for ship in self.fleet[other(who)] if ship[0] == "fighter"), None)
                if victim:
                    self.strike(other(who), victim, False)
        elif what == "cannon" and self.has(who, "assault_cannon"):
            self.take(other(who), self.rolls(who, "dreadnought", self.count(who, "dreadnought")))
        elif what == "ambush" and self.race(who, "mentak"):
            firing = (
                ["cruiser"] * self.count(who, "cruiser") + ["destroyer"] * self.count(who, "destroyer")
            )[:2]
            self.take(other(who), sum(self.rolls(who, kind, 1) for kind in firing))

    def stuck(self) -> bool:
        fighters = all(ship[0] == "fighter" for fleet in self.fleet.values() for ship in fleet)
        return self.place == "ion_storm" and fighters

    def volley(self, who: str, number: int) -> int:
        side, hits = self.side(who), 0
        more = bool(side.get("high_alert")) + (number <= side.get("war_chest", 0))
        more -= number == 1 and self.race(other(who), "xxcha")
        for kind in SHIPS:
            dice = self.count(who, kind) * (3 if kind == "war_sun" else 1)
            dice += bool(dice) and side.get("admiral") == kind
            if kind == "fighter" and self.place == "ion_storm":
                continue
            extra = kind == "dreadnought" and self.race(who, "l1z1x")
            hits += self.rolls(who, kind, dice, more + extra)
        return hits

    def round(self, number: int) -> None:
        hits = {who: self.volley(who, number) for who in OTHER}
        lost = {who: self.take(who, hits[other(who)]) for who in OTHER}
        for who in OTHER:
            if number == 1 and self.has(who, "berserker_genome"):
                tens = [self.die() == 10 for _ in range(lost[who])]
                self.take(other(who), 2 if any(tens) else 0)

    def martyr(self, who: str) -> None:
        own, enemy = self.fleet[who], self.fleet[other(who)]
        if not self.side(who).get("martyr") or len(own) < 2 or not enemy:
            return
        given = [ship for kind in ("destroyer", "cruiser") for ship in own if ship[0] == kind]
        if not given:
            return
        self.fleet[who] = [ship for ship in own if ship is not given[0]]
        dear = ["war_sun", "dreadnought", "carrier", "cruiser", "destroyer", "fighter"]
        target = min(enemy, key=lambda ship: (dear.index(ship[0]), not ship[1]))
        self.strike(other(who), target, self.policy(other(who), "sustain", "first") != "never")


class GroundFight(Fight):
    def once(self) -> str:
        self.men = {who: self.units(who) for who in OTHER}
        for who in OTHER:
            self.escort(who)
        attacker, defender = self.side("attacker"), self.side("defender")
        for _ in range(attacker.get("convert", 0)):
            if self.troops("defender") and self.die() >= 5:
                self.fire("defender", 1)
                self.men["attacker"].append("gf")
        if attacker.get("x89"):
            self.fire("defender", 99)
        else:
            self.bombard()
        if not attacker.get("agent"):
            scores = [
                self.pds(battery) for battery in defender.get("pds", ()) for _ in range(battery["number"])
            ]
            self.fire("attacker", sum(scores))
        number = 0
        while self.troops("attacker") and self.troops("defender"):
            number += 1
            self.round(number)
        return next((who for who in ("defender", "attacker") if self.troops(who)), "draw")

    def units(self, who: str) -> list[str]:
        units = self.side(who)["units"]
        names = {"ground_force": "gf", "shock_troop": "shock", "fighter": "fighter"}
        return [short for name, short in names.items() for _ in range(units.get(name, 0))]

    def troops(self, who: str) -> int:
        return sum(man != "fighter" for man in self.men[who])

    def escort(self, who: str) -> None:
        if "shock" in self.men[who] and "gf" not in self.men[who]:
            self.men[who][self.men[who].index("shock")] = "gf"

    def lose(self, who: str, number: int, order: list[str]) -> int:
        lost = 0
        for _ in range(number):
            kind = next((kind for kind in order if kind in self.men[who]), None)
            if kind:
                self.men[who].remove(kind)
                lost += kind != "fighter"
        return lost

    def back(self, who: str, lost: int) -> None:
        if self.side(who).get("home") and self.has(who, "gen_synthesis"):
            self.men[who] += ["gf"] * sum(self.die() >= 5 for _ in range(lost))
        self.escort(who)

    def fire(self, who: str, number: int) -> None:
        plain = self.policy(who, "fire_losses", "plain") == "plain"
        self.back(who, self.lose(who, number, ["gf", "shock"] if plain else ["shock", "gf"]))

    def bombard(self) -> None:
        batteries = self.side("defender").get("pds", ())
        bonus = self.nature("attacker") - (4 if self.side("defender").get("generals") else 0)
        hits = 0
        for kind, dice in (("dreadnought", 1), ("war_sun", 3)):
            stopped = batteries and kind == "dreadnought" and not self.has("attacker", "graviton_negator")
            if stopped or any(battery.get("scientist") for battery in batteries):
                continue
            for _ in range(dice * self.side("attacker")["units"].get(kind, 0)):
                hits += self.die() + bonus >= VALUE[kind]
        self.fire("defender", hits)

    def pds(self, battery: Json) -> bool:
        bonus = self.nature("defender") + self.has("defender", "magen_defense_grid")
        bonus += bool(battery.get("scientist"))
        tries = 2 if self.has("defender", "graviton_laser_system") else 1
        return any(self.die() + bonus >= 6 for _ in range(tries))

    def needed(self, who: str, kind: str, number: int) -> int:
        side = self.side(who)
        bonus = self.nature(who) - (number == 1 and self.race(other(who), "xxcha"))
        if kind == "fighter":
            return 9 - bonus - self.has(who, "cybernetics", "advanced_fighters") - self.race(who, "naalu")
        bonus += self.has(who, "gen_synthesis")
        if number <= side.get("war_chest", 0) or self.has(who, "l4_disruptors"):
            bonus += 2
        if who == "attacker":
            bonus += self.race(who, "l1z1x")
        else:
            bonus += bool(side.get("generals")) + (
                self.has(who, "magen_defense_grid") and bool(side.get("pds"))
            )
        return (5 if kind == "shock" else 8) - bonus

    def volley(self, who: str, number: int) -> tuple[int, int]:
        rerolls = 2 * self.side(who).get("generals", 0) if who == "attacker" else 0
        hits = tens = 0
        for kind in ("shock", "gf", "fighter"):
            need = self.needed(who, kind, number)
            faces = [self.die() for man in self.men[who] if man == kind]
            for n, face in enumerate(faces):
                if face < need and rerolls:
                    rerolls -= 1
                    faces[n] = self.die()
            hits += sum(face >= need for face in faces)
            tens += sum(face == 10 for face in faces) if kind == "gf" else 0
        return hits, tens

    def round(self, number: int) -> None:
        rolled = {who: self.volley(who, number) for who in OTHER}
        lost = {who: self.lose(who, rolled[other(who)][0], ["shock", "fighter", "gf"]) for who in OTHER}
        for who in OTHER:
            for _ in range(min(rolled[who][1], self.men[who].count("gf"))):
                self.men[who].remove("gf")
                self.men[who].append("shock")
            self.back(who, lost[who])
        for who in OTHER:
            if number == 1 and self.has(who, "berserker_genome"):
                tens = [self.die() == 10 for _ in range(lost[who])]
                self.back(other(who), self.lose(other(who), 2 * any(tens), ["shock", "fighter", "gf"]))


RACES = ["letnev", "hacan", "sol", "l1z1x", "mentak", "naalu", "norr", "jolnar", "xxcha", "yin"]
RACIAL = {"letnev": "l4_disruptors", "sol": "mark_ii_advanced_carriers", "norr": "berserker_genome"}
TECH = [
    "hylar_v_assault_laser", "automated_defense_turrets", "assault_cannon", "cybernetics",
    "advanced_fighters", "magen_defense_grid", "graviton_laser_system", "maneuvering_jets",
    "deep_space_cannon", "gen_synthesis",
]  # fmt: skip


def a_side(luck: Random) -> Json:
    race = luck.choice(RACES)
    tech = luck.sample(TECH, luck.randint(0, 5)) + (
        [RACIAL[race]] if race in RACIAL and luck.random() < 0.7 else []
    )
    found: Json = {"race": race, "tech": tech}
    if race == "letnev":
        found["war_chest"] = luck.randint(0, 3)
    return found


def a_space_battle(luck: Random) -> Json:
    line: Json = {"id": 0, "kind": "space", "place": luck.choice(["", "", "nebula", "ion_storm"])}
    line["mine"] = luck.random() < 0.3
    line["order"] = luck.sample(ORDER, 6)
    for who in OTHER:
        side = line[who] = a_side(luck)
        side["units"] = {
            kind: luck.randint(1, 3 if kind != "war_sun" else 1) for kind in luck.sample(SHIPS, 3)
        }
        sustaining = [kind for kind in ("dreadnought", "war_sun") if kind in side["units"]]
        side["damaged"] = {kind: luck.randint(0, side["units"][kind]) for kind in sustaining}
        side["admiral"] = luck.choice([*side["units"], ""]) if not line["mine"] else ""
        side["high_alert"] = luck.random() < 0.2
        side["martyr"] = side["race"] == "yin"
        adjacent = "deep_space_cannon" in side["tech"] and luck.random() < 0.5
        if luck.random() < 0.5:
            side["pds"] = [
                {"number": luck.randint(1, 2), "adjacent": adjacent, "scientist": luck.random() < 0.3}
            ]
        sustain = luck.choice(["first", "last", "never"])
        side["policy"] = {"losses": luck.sample(SHIPS, 6), "sustain": sustain}
    return line


def an_invasion(luck: Random) -> Json:
    line: Json = {"id": 0, "kind": "invasion"}
    for who in OTHER:
        side = line[who] = a_side(luck)
        side["units"] = {"ground_force": luck.randint(0, 3), "shock_troop": luck.randint(0, 2)}
        if not any(side["units"].values()):
            side["units"]["ground_force"] = 2
        side["policy"] = {"fire_losses": luck.choice(["plain", "shock"])}
        side["generals"] = luck.choice([0, 0, 1])
    attacker, defender = line["attacker"], line["defender"]
    if luck.random() < 0.4:
        attacker["tech"].append("graviton_negator")
        attacker["units"]["fighter"] = luck.randint(0, 2)
    attacker["units"] |= {"dreadnought": luck.randint(0, 2), "war_sun": luck.choice([0, 0, 1])}
    attacker["convert"] = int(attacker["race"] == "yin")
    attacker["agent"] = luck.random() < 0.2
    if attacker["units"]["dreadnought"] and luck.random() < 0.2:
        attacker["tech"].append("x89_bacterial_weapon")
        attacker["x89"] = True
    if luck.random() < 0.4:
        defender["pds"] = [{"number": luck.randint(1, 2), "scientist": luck.random() < 0.3}]
    defender["home"] = luck.random() < 0.4
    return line


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(24))
@pytest.mark.parametrize("kind", ["space", "invasion"])
def test_the_odds_are_the_shares_of_many_fights(kind: str, seed: int) -> None:
    """Of the simulation, and of fewer through the chapters of the engine."""
    luck = Random(f"{kind} {seed}")
    line = a_space_battle(luck) if kind == "space" else an_invasion(luck)
    ((_, battle),) = battles([json.dumps(line).encode()])
    fight = (SpaceFight if kind == "space" else GroundFight)(line, luck)
    won = Counter(fight.once() for _ in range(FIGHTS))
    played = fights.shares(battle, PLAYED, f"{kind} {seed}".encode())
    found = odds(battle)
    for name, chance in (("attacker", found.attacker), ("defender", found.defender), ("draw", found.draw)):
        for share, count in ((won[name] / FIGHTS, FIGHTS), (played[name], PLAYED)):
            error = sqrt(max(chance * (1 - chance), 0) / count)
            assert abs(share - chance) <= 4.5 * error + 2 / count, line
