"""Combat dice: every one keeps its sum and the parts of it (TI-300, TI-305, TI-647, TI-729)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from rules.core.dice import Dice
from rules.twilight_imperium.components import UNITS
from rules.twilight_imperium.deeds.verbs import SIDES
from rules.twilight_imperium.effects import combat
from rules.twilight_imperium.frames import Battle, Die, Facts, Invasion, MineRolls, Volley
from rules.twilight_imperium.state import State

AS_PDS = "dock"
"""A dock that shoots does so as if it were a PDS."""
AGAIN = ("jolnar_reroll",)
"""What may be used again on the same die (TI-647)."""


class Weapon(NamedTuple):
    """What a unit rolls with."""

    facts: Facts
    dice: int
    needed: int
    parts: tuple[tuple[str, int], ...]

    def could_hit(self) -> bool:
        return self.dice > 0 and SIDES + sum(amount for _, amount in self.parts) >= self.needed

    def fire(self, dice: Dice, ship: int | None = None, count: int = 1) -> list[Die]:
        """By this ship, or by so many units that are not told apart."""
        seat, unit = int(self.facts["seat"]), self.facts["unit"]
        rolls = self.dice * count
        return [Die(seat, unit, ship, dice.roll(SIDES), self.needed, list(self.parts)) for _ in range(rolls)]


def weapon(state: State, facts: Facts) -> Weapon:
    unit = "pds" if facts["unit"] == AS_PDS else facts["unit"]
    parts = tuple(
        (part.source, part.amount) for part in combat.combat(state, 0, {**facts, "unit": unit}).parts
    )
    return Weapon(facts, max(0, combat.dice(state, facts).value), UNITS[unit].battle, parts)


def total(die: Die) -> int:
    return die.face + sum(amount for _, amount in die.parts)


def hit(die: Die) -> bool:
    return total(die) >= die.needed


def may_reroll(die: Die, source: str) -> bool:
    """By several effects, by each at most once, but for the Jol-Nar's (TI-647)."""
    return source in AGAIN or source not in die.rerolled


def reroll(die: Die, source: str, dice: Dice) -> None:
    """The new face stands, whatever it is (TI-647)."""
    assert may_reroll(die, source), f"{source} has been used on this die"
    die.face = dice.roll(SIDES)
    die.rerolled.append(source)


def on_table(state: State) -> list[Die]:
    """The dice that were rolled last and have not yet done anything."""
    for frame in reversed(state.stack):
        match frame:
            case Battle() | Invasion() | Volley():
                return frame.dice
            case MineRolls():
                return [] if frame.die is None else [frame.die]
    return []


def faces(dice: list[Die]) -> tuple[str | int, ...]:
    """As they fell, for the telling."""
    return tuple(die.face for die in dice)


def scored(dice: list[Die]) -> Mapping[int, int]:
    """Hits by the seat that rolled them."""
    found: dict[int, int] = {}
    for die in dice:
        found[die.seat] = found.get(die.seat, 0) + hit(die)
    return found
