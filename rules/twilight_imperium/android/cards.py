"""Action Cards and abilities: one figure for each says whether it is played where it may be."""

from __future__ import annotations

from collections.abc import Callable

from rules.core.contract import Action
from rules.twilight_imperium.actions import Let, Play
from rules.twilight_imperium.android import worth
from rules.twilight_imperium.android.eyes import Eyes
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.cards.judging import legal
from rules.twilight_imperium.cards.playing import ACTION
from rules.twilight_imperium.cards.waits import REACTION, seats_of
from rules.twilight_imperium.components import PLANETS
from rules.twilight_imperium.frames import Facts, Window

Targets = tuple[str, ...]
Appraisal = Callable[[Eyes, Targets], float]
SABOTAGE = "sabotage"
THRESHOLD = 3.0
FULL = 4
"""Cards in hand from which on the threshold falls."""


def _leader(eyes: Eyes, on: Targets) -> float:
    """Harm to a player: the more, the nearer he is to victory."""
    named = [int(each) for each in on if each.isdecimal() and int(each) < eyes.state.seats]
    if not named or eyes.seat in named:
        return -10.0
    return 2.5 + eyes.state.players[named[0]].points - 0.5 * eyes.player.points


def _robbed(eyes: Eyes, on: Targets) -> float:
    """Half the goods of another."""
    return eyes.state.players[int(on[0])].goods if on and on[0].isdecimal() else 0.0


def _theirs(eyes: Eyes, on: Targets) -> float:
    """Harm to a planet of another, by its worth."""
    found = [systems.planet(eyes.state, each) for each in on if each in PLANETS]
    if not found or found[0].owner in (None, eyes.seat):
        return -10.0
    return 0.7 * worth.planet(eyes, found[0])


def _annexed(eyes: Eyes, on: Targets) -> float:
    found = [systems.planet(eyes.state, each) for each in on if each in PLANETS]
    return worth.planet(eyes, found[0]) if found else 0.0


def _outside(eyes: Eyes, _: Targets) -> float:
    own = systems.planets_of(eyes.state, eyes.seat)
    return sum(systems.place_of(eyes.state, each.id).at != eyes.player.home for each in own) - 1.0


def _each_planet(eyes: Eyes, _: Targets) -> float:
    return 0.5 * len(systems.planets_of(eyes.state, eyes.seat))


def _always(value: float) -> Appraisal:
    return lambda eyes, on: value


APPRAISALS: dict[str, Appraisal] = {
    "command_summit": _always(5.0),
    "civil_defense": _always(3.0),
    "ghost_ship": _always(3.0),
    "good_year": _outside,
    "rally_of_the_people": _always(6.0),
    "rise_of_a_messiah": _each_planet,
    "voluntary_annexation": _annexed,
    "advanced_reinforcements": _always(2.5),
    "strategic_planning": _always(4.0),
    "synchronicity": _always(3.0),
    "rare_mineral": _always(4.0),
    "morale_boost": _always(4.0),
    "shields_holding": _always(5.0),
    "fighter_prototype": _always(3.5),
    "direct_hit": _always(5.0),
    "courageous_to_the_end": _always(4.0),
    "military_foresight": _always(4.0),
    "minelayers": _always(4.0),
    "experimental_battlestation": _always(4.0),
    "insubordination": _leader,
    "stellar_criminals": _leader,
    "successful_spy": _leader,
    "scientist_assassination": _leader,
    "privateers": _robbed,
    "ruinous_tariffs": _robbed,
    "local_unrest": _theirs,
    "plague": _theirs,
    "chemical_warfare": _always(4.0),
    "unexpected_action": _always(2.0),
}
"""In resources. What is not here is kept, and given up first."""


def by_worth(eyes: Eyes) -> list[str]:
    """The hand, the best first."""
    kept = (*APPRAISALS, SABOTAGE)
    return sorted(eyes.player.cards, key=lambda each: (each not in kept, each))


def window(eyes: Eyes, frame: Window) -> Action:
    """The best thing to play now, or nothing."""
    if frame.point == REACTION:
        return _cancels(eyes, frame.facts) or Let()
    return best(eyes, frame.point, frame.facts) or Let()


def _cancels(eyes: Eyes, facts: Facts) -> Action | None:
    """A card aimed at oneself is stopped, by Sabotage; an Agent is too good for it."""
    if eyes.seat in seats_of(facts, "by") or eyes.seat not in seats_of(facts, "at"):
        return None
    found = legal(eyes.state, eyes.seat, REACTION, facts) if SABOTAGE in eyes.player.cards else ()
    return next((each for each in found if isinstance(each, Play) and each.card == SABOTAGE), None)


def acting(eyes: Eyes) -> Action | None:
    """A card as the action of a turn: it costs no counter."""
    return best(eyes, ACTION, {})


def best(eyes: Eyes, point: str, facts: Facts) -> Action | None:
    if not any(card in APPRAISALS for card in eyes.player.cards):
        return None
    played = [each for each in legal(eyes.state, eyes.seat, point, facts) if isinstance(each, Play)]
    found = [(_value(eyes, each), repr(each), each) for each in played if each.card in APPRAISALS]
    if not found:
        return None
    value, _, action = max(found, key=lambda each: each[:2])
    return action if value >= THRESHOLD - max(0, len(eyes.player.cards) - FULL) * 0.5 else None


def _value(eyes: Eyes, action: Play) -> float:
    return APPRAISALS[action.card](eyes, action.on)
