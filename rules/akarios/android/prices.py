"""What improvements and cards are worth to an android, on one scale: about a point of damage in every
round."""

from __future__ import annotations

from rules.akarios.components import (
    MODIFIERS,
    PATTERNS,
    AddCards,
    Building,
    GainAbility,
    GainHull,
    GainShields,
    GainSkill,
    RemoveCards,
    ShipPoint,
    Training,
)
from rules.akarios.language import (
    Apply,
    Attack,
    Card,
    Do,
    Flag,
    Lose,
    Move,
    Next,
    On,
    Passive,
    Relocate,
    Stat,
    Status,
    Stress,
    Turn,
)

ABILITY, SKILL, POINT = 1.4, 0.4, 1.5
DRAWN, MISS, DOUBLE = 0.35, -2.0, 2.0
"""Of a modifier card: one more is drawn, it misses, it doubles."""
EFFECT, EVERY, ENOUGH = 0.5, 2.5, 3
"""Of an attack or a gift; targets that "all" amounts to; energy for a whole battle."""
STATS = {
    "start_hull": 1.2,
    "start_shields": 1.0,
    "basic_damage": 1.6,
    "extra_cell": 0.8,
    "rerolls": 0.5,
    "start_stamina": 0.3,
}
USUAL, AFTERWARDS, TRAVEL = 0.9, 0.5, 0.3
"""Of other passives: in battle, at its end, on the way."""


def modifier(id: str) -> float:
    row = MODIFIERS[id]
    if row.miss or row.x2:
        return MISS if row.miss else DOUBLE
    return row.value + DRAWN * row.draw + EFFECT * (row.effect is not None or row.own is not None)


def training(gained: Training) -> float:
    match gained:
        case AddCards(card, n):
            return 0.55 * n * modifier(card)
        case RemoveCards(card, n):
            return 0.15 * n - 0.8 * n * modifier(card)
        case GainAbility():
            return ABILITY
        case ShipPoint():
            return POINT
        case GainSkill():
            return SKILL


def building(gained: Building) -> float:
    match gained:
        case GainHull(n):
            return 1.2 * n
        case GainShields(n):
            return 1.0 * n
        case GainAbility():
            return ABILITY


def card(row: Card) -> float:
    """Steps as often as there is energy for them; passives always."""
    often = 1.0 if not row.energy else min(1.0, 0.4 + 0.6 * row.energy / ENOUGH)
    used = sum(map(verb, row.steps)) + 0.6 * sum(map(verb, row.bonus)) + 0.5 * sum(map(verb, row.after))
    return often * used + sum(map(_passive, row.passive))


def verb(do: Do) -> float:
    match do:
        case Attack():
            return _attack(do)
        case Move():
            longest = max(len(PATTERNS[pattern].steps) for pattern in do.patterns)
            sides = sum(2 if PATTERNS[pattern].mirror else 1 for pattern in do.patterns)
            return 0.5 + 0.15 * longest + 0.2 * sides
        case Apply():
            gifts = [*do.effects, *do.choose_one[:1]]
            each = sum(EFFECT * (2 if gift.n == "all" else gift.n) for gift in gifts)
            return each * min(EVERY, _targets(do.aim.targets))
        case Next():
            return 0.6 * do.damage + EFFECT * len(do.effects) + 0.8 * do.advantage
        case Lose():
            return -0.8 * do.hull
        case Stress():
            return -0.3 * do.n
        case Turn() | Relocate() | Status():
            return 0.7
    return 0.6


def _attack(do: Attack) -> float:
    more = sum(extra.damage + 0.8 * extra.targets + 0.3 * extra.range for extra in do.extra)
    reach = 1.15 if do.aim.range >= 3 else 0.7 if do.aim.range == 1 else 1.0
    effects = EFFECT * (len(do.effects) + bool(do.choose_one))
    targets = 0.6 + 0.4 * min(EVERY, _targets(do.aim.targets))
    return (do.damage + effects) * targets * reach + 0.5 * more


def _targets(printed: int | str) -> float:
    return EVERY if isinstance(printed, str) else printed


def _passive(passive: Passive) -> float:
    match passive:
        case Stat(what, n):
            return STATS.get(what, 0.6) * n
        case On(hook="scenario_end"):
            return AFTERWARDS
        case Flag(what="two_rolls"):
            return TRAVEL
    return USUAL
