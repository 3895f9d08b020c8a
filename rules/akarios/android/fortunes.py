"""What things between battles are worth to a squad, in credits for each player: rewards, events, results of
the movement die."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import comb
from typing import Any

from rules.akarios import components_voyage as voyage
from rules.akarios.components import DICE, FULL, Skill
from rules.akarios.scenario.script_do import Rewards
from rules.akarios.squad import members, trees
from rules.akarios.state import State

ENERGY, LAST = 2.0, 3.0
"""Of the Sparrow; more where the next journey needs it."""
LOW = 2
CALM, TRAUMA, SKILL, POINT, COPILOT, UPGRADE, CARD, SHIP, PILOT = 1.0, 5.0, 4.0, 6.0, 6.0, 5.0, 8.0, 4.0, 4.0
MARK, PLACE = 1.5, 3.0
"""An achievement, and a place that was not known."""
CARRIED = {"shields": 2.0, "hull": 2.5, "boost": 2.0}
TWICE = 8 / 9
"""A die covers one colour at once or after the paid reroll."""


def energy(state: State, n: int) -> float:
    """As far as the track goes."""
    now = state.sheet.energy
    if now is None:
        return 0.0
    after = min(FULL, max(0, now + n))
    return (after - now) * (LAST if min(now, after) < LOW else ENERGY)


def reward(state: State, given: Rewards) -> float:
    sheet = state.sheet
    return (
        given.credits
        + SKILL * given.skill
        + POINT * given.ship_upgrade
        + energy(state, given.sparrow_energy)
        + UPGRADE * len(given.upgrades)
        + COPILOT * len(set(given.copilots) - set(sheet.copilots))
        + CARD * len(set(given.sparrow) - set(sheet.sparrow))
        + SHIP * len(set(given.ships) - set(sheet.ships))
        + PILOT * len(set(given.pilots) - set(sheet.pilots))
        + MARK * (len(given.achievements) - len(given.lose_achievements))
    )


def happenings(state: State, effects: Iterable[Any]) -> float:
    return sum(_happens(state, effect) for effect in effects)


def _happens(state: State, effect: Any) -> float:
    share = 1 / state.seats if getattr(effect, "who", "each") == "one" else 1.0
    pads = [members.pad(state.sheet.members[number]) for number in state.roster]
    match effect:
        case voyage.SparrowEnergy(n):
            return energy(state, n)
        case voyage.Credits(n):
            return share * max(n, -min(pad.credits for pad in pads))
        case voyage.Stress(n):
            least = -sum(state.sheet.members[number].stress for number in state.roster) / state.seats
            return -CALM * share * max(n, least)
        case voyage.Trauma(n):
            return -TRAUMA * share * max(n, -max(pad.trauma for pad in pads))
        case voyage.SkillPoints(n):
            return SKILL * share * n
        case voyage.NextBattle(what, n):
            return CARRIED[what] * share * n
        case voyage.Copilot(id):
            return COPILOT * (id not in state.sheet.copilots)
        case voyage.Achievement(id):
            return MARK * (id not in state.sheet.achievements)
        case voyage.Scout(location):
            return PLACE * (location not in state.sheet.scouted)
        case voyage.GainUpgrade():
            return UPGRADE
        case voyage.Choose(options):
            return max(happenings(state, option) for option in options)
        case voyage.Check():
            _, p = expert(state, effect)
            return p * happenings(state, effect.success) + (1 - p) * happenings(state, effect.failure)
    return 0.0


# Checks


def expert(state: State, check: voyage.Check) -> tuple[int, float]:
    """The seat that should try, and how likely it masters the check."""
    chances = [chance(check.symbols - _skill(state, seat, check.skill)) for seat in range(state.seats)]
    best = max(range(state.seats), key=lambda seat: (chances[seat], -_stress(state, seat), -seat))
    return best, chances[best]


def _skill(state: State, seat: int, skill: Skill) -> int:
    member = state.sheet.members[state.roster[seat]]
    assert member.pilot
    return trees.skill(member.pilot, members.pad(member), skill)


def _stress(state: State, seat: int) -> int:
    return state.sheet.members[state.roster[seat]].stress


def chance(needed: int, dice: int = DICE, each: float = TWICE) -> float:
    """That so many dice cover so many symbols of one colour."""
    return sum(comb(dice, n) * each**n * (1 - each) ** (dice - n) for n in range(max(0, needed), dice + 1))


def best(values: Sequence[float]) -> int:
    """The first of those that are worth most."""
    return max(range(len(values)), key=lambda at: (values[at], -at))
