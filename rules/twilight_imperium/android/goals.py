"""What a turn could be for: a system to take, a dock to build at, a Strategy Card; each with its worth."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rules.core.contract import Action
from rules.twilight_imperium.actions import Activate, Strategic
from rules.twilight_imperium.android import fleets, worth
from rules.twilight_imperium.android.eyes import Eyes
from rules.twilight_imperium.android.fleets import WINS
from rules.twilight_imperium.components import STRATEGY
from rules.twilight_imperium.phases import passing, scoring
from rules.twilight_imperium.purse import paying
from rules.twilight_imperium.strategic import production_card
from rules.twilight_imperium.tactical import activation

CARDS = {
    "leadership": 9.0,
    "technology_2": 7.0,
    "trade_2": 6.0,
    "production": 5.0,
    "assembly": 2.5,
    "diplomacy_2": 2.0,
    "warfare_2": 2.0,
    "bureaucracy": 2.0,
}
"""How early each is resolved."""


class Goal(NamedTuple):
    kind: str
    worth: float
    action: Action


def goals(eyes: Eyes) -> list[Goal]:
    """All that is worth doing, the best first."""
    found = [*_cards(eyes), *_tactical(eyes)]
    kept = [each for each in found if each.worth > 0]
    return sorted(kept, key=lambda each: (-each.worth, repr(each.action)))


def _cards(eyes: Eyes) -> Iterator[Goal]:
    for card in passing.unresolved(eyes.state, eyes.seat):
        more = 0.0
        if card == "bureaucracy" and scoring.open_to(eyes.state, eyes.seat):
            more = worth.POINT
        yield Goal("strategic", CARDS[card] + more - STRATEGY[card].number / 100, Strategic(card))


def _tactical(eyes: Eyes) -> Iterator[Goal]:
    for at in activation.open_to(eyes.state, eyes.seat):
        built = _building(eyes, at)
        taken = _taking(eyes, at)
        best = max(built, taken, key=lambda each: each.worth)
        if best.worth > 0:
            yield best


def _building(eyes: Eyes, at: str) -> Goal:
    docks = production_card.docks(eyes.state, eyes.state.systems[at], eyes.seat)
    money = paying.most(eyes.state, eyes.seat, "resources") if docks and not worth.saving(eyes) else 0
    return Goal("build", 0.8 * min(money, 10) - worth.COUNTER if money > 1 else 0.0, Activate(at))


def _taking(eyes: Eyes, at: str) -> Goal:
    """Planets that fall to the troops that can be brought, and the battle for them."""
    wanted = fleets.targets(eyes, at)
    against = fleets.enemy(eyes, at)
    nothing = Goal("take", 0.0, Activate(at))
    beaten = worth.wants(eyes, "space_battles") if against else 0
    beaten += worth.wants(eyes, "blockading") if fleets.docked(eyes, at) else 0
    if not wanted and not beaten:
        return nothing
    party = fleets.party(eyes, at)
    if party.edge < WINS or not (party.troops or (beaten and party.move)):
        return nothing
    gain, left = _blockade(eyes, at) if party.move else 0.0, party.troops
    for planet in wanted:
        defenders = fleets.resistance(eyes, planet)
        if left < fleets.needed(defenders):
            break
        left -= fleets.needed(defenders)
        gain += worth.planet(eyes, planet) * (0.75 if defenders else 1.0)
        gain += worth.POINT * worth.wants(eyes, "invasions") * 0.5 if defenders else 0.0
        if planet.dock is not None:
            gain += worth.POINT * worth.wants(eyes, "docks_destroyed", "last_dock") * 0.7
    gain += worth.POINT * beaten * 0.5 if len(against) >= 3 else 0.0
    return Goal("fight" if against else "take", gain - worth.COUNTER if gain else 0.0, Activate(at))


def _blockade(eyes: Eyes, at: str) -> float:
    """Ships above an enemy's dock, and none of his."""
    return worth.POINT * worth.wants(eyes, "blockading") * 0.6 if fleets.docked(eyes, at) else 0.0
