"""What a command is worth: damage to expect, what it destroys, the place it leads to, what it costs; and what
the dice that are left can still do from there."""

from __future__ import annotations

from collections.abc import ItemsView, Sequence
from functools import cached_property
from typing import NamedTuple

from rules.akarios.actions import Act
from rules.akarios.android import gains
from rules.akarios.android.aims import USUAL, Aims, aims
from rules.akarios.android.commands import Command, payments, usable
from rules.akarios.android.danger import Danger
from rules.akarios.battle import commands, planned, shots
from rules.akarios.battle.deeds import BASIC, Deed, deeds, offered
from rules.akarios.cards import aiming
from rules.akarios.components import LEVELS
from rules.akarios.language import Aim, Attack
from rules.akarios.ship import boards, modifiers, passives, pending, stacks
from rules.akarios.ship.aboard import Aboard
from rules.akarios.ship.damage import thing
from rules.akarios.ship.durations import works
from rules.akarios.ship.modifiers import Standing
from rules.akarios.ship.ships import Pose, on_board, pose, where
from rules.akarios.ship.spreads import MANY, Deck, Result, Shot, deck_of, spreads
from rules.akarios.squad.difficulty import damage
from rules.akarios.state import Ship, State
from rules.core.hexes import Hex, distance

KILL, BITE, RUIN = 1.2, 0.6, 20.0
"""Of a destroyed ship, for each point of its own damage, and where the battle is lost with it."""
TASK = 2.5
"""Of what the scenario itself lets players do."""
LATER = 0.85
"""What comes after this command is less sure than the command."""
STRESS, LEVEL = 0.1, {"miss": 0.3, "panic": 1.5}
ENERGY = 0.2
RISKS: dict[planned.Kind, float] = {
    "asteroids": 1.2,
    "nebula": 0.6,
    "glitch": 1.0,
    "wormhole": 0.5,
    "stop": 0.1,
    "deadly": 50.0,
}
AHEAD, FAR, NEAR, BOW, EDGE = 0.25, 0.2, 3, 0.2, 0.4
"""Enemies before the bow, too far away, and flown towards; the edge ahead."""
GOAL, ARRIVED, TURNED, SERVED = 0.8, 2.0, 0.6, 0.3
"""A hex nearer to a place to reach; to be there; to look there; where enough others are nearer."""
BARS = 1.0
"""To stand where others have to pass."""
HURRY, LATE, PACE, INFINITE = 8, 0.25, 2.5, 999.0
"""Rounds before the limit, what each of them adds, and hexes flown in one."""
FRAGILE: tuple[tuple[int, float], ...] = ((3, 0.4), (6, 0.2), (99, 0.1))
"""What a point of damage to come costs, by hull and shields left."""
STANDARD = Aim("any", arc="standard")


class Strike(NamedTuple):
    """An attack that could still be made, with the dice that pay for it."""

    found: Deed
    verb: Attack
    dice: tuple[int, ...]
    cost: float


class Mind(Aboard):
    """One seat's thoughts about one moment; what it works out it keeps as long as it lives."""

    def __init__(self, state: State, seat: int) -> None:
        super().__init__(state, seat)
        self._struck: dict[tuple[str, int, Standing, int], float] = {}
        self._places: dict[Pose, float] = {}
        self._best: dict[tuple[Pose, frozenset[int]], float] = {}

    @cached_property
    def danger(self) -> Danger:
        return Danger(self.battle, self.ship)

    @cached_property
    def aims(self) -> Aims:
        return aims(self.state, self.cockpit.ship)

    @cached_property
    def deck(self) -> Deck:
        return deck_of(self.cockpit.deck)

    @cached_property
    def free(self) -> frozenset[int]:
        return frozenset(place for place, die in enumerate(self.cockpit.dice) if die.place is None)

    # Costs

    def stress(self, n: int) -> float:
        """More if it reaches a level."""
        level = planned.level(self.battle, self.seat, n)
        return STRESS * n + (LEVEL[LEVELS[level].does] if level else 0)

    def cost(self, found: Deed, plan: planned.Plan) -> float:
        energy = ENERGY if found.card is not None and found.card.cap else 0.0
        return self.stress(plan.stress) + energy + sum(RISKS[risk.kind] for risk in plan.risks)

    # Attacks

    def strike(self, ref: str, base: int, standing: Standing, drawn: int) -> float:
        """One target: what is still left of it counts, and more if it is destroyed."""
        key = (ref, base, standing, drawn)
        if key not in self._struck:
            self._struck[key] = self._strike(*key)
        return self._struck[key]

    def _strike(self, ref: str, base: int, standing: Standing, drawn: int) -> float:
        target = thing(self.battle, ref)
        hull, shields = (target.hull or 0) - target.floor, target.shields if isinstance(target, Ship) else 0
        value = self.aims.prey.get(ref, USUAL)
        kill = KILL + BITE * damage(self.battle, target) if isinstance(target, Ship) else KILL
        kill = -RUIN if ref in self.aims.whole else 0.0 if target.floor else value * kill
        worth = 0.0
        for result, p in self._spread(base, standing, drawn):
            enough = hull if result.pierces else hull + shields
            dead = result.total >= enough
            worth += p * (value * min(result.total, enough) + (kill if dead else 0.0))
        return worth

    def enough(self, ref: str, base: int, n: int) -> float:
        """How likely it is that an attack from here makes so much damage."""
        standing = modifiers.standing(self.battle, self.ship.ref, ref, where(self.ship), ranged=True)
        drawn = modifiers.stacks(self.battle, self.ship.ref, standing)
        return sum(p for result, p in self._spread(base, standing, drawn) if result.total >= n)

    def _spread(self, base: int, standing: Standing, drawn: int) -> ItemsView[Result, float]:
        """Where a deck has many cards that say draw more, two stacks are taken for one and a bit."""
        if drawn > 1 and self.deck.more > MANY:
            base, drawn = max(0, base + (1 if standing == "advantage" else -1)), 1
        reads = stacks.readings(self.battle, self.ship.ref)
        [(spread, _)] = spreads(self.deck, [Shot(base, standing, drawn)], reads)
        return spread.items()

    def attack(self, found: Deed, verb: Attack, dice: int, at: Pose, refs: Sequence[str]) -> float:
        """On these targets from there."""
        taken = pending.waiting(self.cockpit)
        base = verb.damage + aiming.extras(verb.extra, dice).damage
        base = base if verb.most is None else min(base, verb.most)
        base += passives.stat(self.battle, self.ship.ref, "basic_damage") if found.kind == BASIC else 0
        stealthy = works(self.battle, self.ship, "stealth") or verb.advantage
        worth = 0.0
        for index, ref in enumerate(refs):
            first = index == 0
            standing = modifiers.standing(
                self.battle,
                self.ship.ref,
                ref,
                at.hex,
                ranged=not (verb.aim.arc or verb.aim.arcs),
                better=stealthy or bool(pending.figure(taken, "advantage", first=first)),
                worse=bool(pending.figure(taken, "disadvantage", first=first)),
            )
            more = pending.figure(taken, "damage", first=first)
            drawn = modifiers.stacks(self.battle, self.ship.ref, standing)
            worth += self.strike(ref, base + more, standing, drawn)
            worth += gains.additions(self.battle, ref, verb.effects)
        return worth

    @cached_property
    def strikes(self) -> list[Strike]:
        """Every attack that the dice can still pay for."""
        found = []
        for each in deeds(self.battle, self.seat):
            verb = each.steps[0] if each.steps else None
            if isinstance(verb, Attack) and verb.origin == "self" and usable(each):
                energy = ENERGY if each.card is not None and each.card.cap else 0.0
                for dice in payments(self.cockpit, each):
                    stress = planned.paid(self.battle, self.seat, each, dice)
                    found.append(Strike(each, verb, dice, self.stress(stress) + energy))
        return found

    def best(self, at: Pose, free: frozenset[int]) -> float:
        """What the dice that are left can do to enemies from there: two attacks at most."""
        key = (at, free)
        if key not in self._best:
            self._best[key] = self._next(at, free, 2)
        return self._best[key]

    def _next(self, at: Pose, free: frozenset[int], depth: int, used: str = "") -> float:
        if works(self.battle, self.ship, "glitch") or not depth:
            return 0.0
        most, then = 0.0, None
        for strike in self.strikes:
            if strike.found.id != used and free.issuperset(strike.dice):
                worth = self._aimed(strike, at) - strike.cost
                if worth > most:
                    most, then = worth, strike
        if then is None:
            return 0.0
        return most + self._next(at, free.difference(then.dice), depth - 1, then.found.id)

    def _aimed(self, strike: Strike, at: Pose) -> float:
        """At whoever is worth most."""
        found, verb, dice, _ = strike
        shot = shots.shot(self.battle, self.seat, found, verb, Act(found.id, dice), len(dice))
        there = shots.legal(self.battle, self.seat, found, verb, shot, at)
        each = sorted((self.attack(found, verb, len(dice), at, (ref,)) for ref in there), reverse=True)
        return sum(each[: shot.targets])

    # Places

    def place(self, at: Pose) -> float:
        if at not in self._places:
            self._places[at] = self._place(at)
        return self._places[at]

    def _place(self, at: Pose) -> float:
        left = (self.ship.hull or 0) + self.ship.shields
        fear = next(weight for most, weight in FRAGILE if left <= most)
        worth = -self.danger.at(at.hex) * fear * (1.5 if self.aims.holds else 1.0)
        worth += AHEAD * min(2, len(aiming.prey(self.battle, at, STANDARD)))
        near = self._nearest(at.hex)
        worth -= FAR * max(0, near - NEAR) + BOW * (self._nearest(at.ahead) - near)
        worth += self._errand(at)
        worth -= BARS if at.hex in self.aims.lanes else 0.0
        if not boards.inside(self.battle.board, at.ahead):
            worth -= EDGE
        return worth

    def _errand(self, at: Pose) -> float:
        """Nearer to a place that others do not already reach, and more so where time runs out."""
        open = self._open
        return max((self._nearing(at, *place, bool(open)) for place in open or self.aims.places), default=0.0)

    @cached_property
    def _open(self) -> list[tuple[Hex, int]]:
        """Places that others leave to me."""
        return [(cell, near) for cell, near in self.aims.places if self._free(cell, near)]

    def _nearing(self, at: Pose, cell: Hex, near: int, free: bool) -> float:
        away = max(0, distance(at.hex, cell) - near)
        late = 0 if self.aims.left is None else LATE * max(0.0, HURRY - self.aims.left + away / PACE)
        weight = GOAL * (1 + late) * (1.0 if free else SERVED)
        turned = TURNED * (distance(at.hex, cell) - distance(at.ahead, cell)) if away else ARRIVED
        return weight * (turned - away)

    def _free(self, cell: Hex, near: int) -> bool:
        """Fewer of those who have nothing nearer to go to are there before me than a place needs; of two who
        are equally near the first has it."""

        def turn(ship: Ship) -> tuple[int, str]:
            return max(0, distance(where(ship), cell) - near), ship.ref

        others = [each for each in on_board(self.battle, "player") if each is not self.ship]
        mine = turn(self.ship)
        before = [each for each in others if turn(each) < mine and self._nearest_place(where(each)) == cell]
        return len(before) < self.aims.wanted

    def _nearest_place(self, at: Hex) -> Hex:
        return min((cell for cell, _ in self.aims.places), key=lambda cell: distance(at, cell))

    @cached_property
    def _prey(self) -> list[tuple[Hex, int]]:
        """Enemies and what else is to be destroyed; what success needs seems nearer than it is."""
        ships = [
            (where(ship), int(ship.ref not in self.aims.prey)) for ship in on_board(self.battle, "enemy")
        ]
        tokens = [self.battle.tokens[id] for id in self.aims.prey if id in self.battle.tokens]
        return [*ships, *((where(each), 0) for each in tokens if each.hull and each.hex)]

    def _nearest(self, cell: Hex) -> int:
        return min((distance(cell, there) + more for there, more in self._prey), default=NEAR)

    # A command

    def worth(self, command: Command) -> float:
        found, act = command
        plan = planned.plan(self.battle, self.seat, found, act)
        here = pose(self.ship)
        worth = self.place(plan.end) - self.place(here) if plan.end != here else 0.0
        for step in commands.performed(found, act):
            verb = found.steps[step]
            if isinstance(verb, Attack):
                refs = commands.targets_of(found, act, step)
                worth += self.attack(found, verb, len(act.dice), plan.poses[step], refs)
            else:
                refs = commands.targets_of(found, act, step)
                worth += gains.gain(self, verb, act, refs, plan)
        worth += sum(gains.gain(self, verb, act, (), plan) for verb in (*found.bonus, *found.after))
        worth += TASK if found.id in offered(self.battle) else 0.0
        later = LATER * self.best(plan.end, self.free.difference(act.dice))
        return worth - self.cost(found, plan) + later
