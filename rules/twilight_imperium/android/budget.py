"""What is left for technologies and counters when docks have had theirs."""

from __future__ import annotations

from rules.twilight_imperium.actions import Pay
from rules.twilight_imperium.android import worth
from rules.twilight_imperium.android.eyes import Eyes
from rules.twilight_imperium.purse import counters, paying, planets
from rules.twilight_imperium.strategic import production_card

DOCK = 3
"""Resources that a dock shall have in a round."""
MEANT = (7, 10)
"""Counters to act and follow with: up to the first each is worth a full one, up to the second half."""
RESOURCE, GOOD = 1.0, 1.2
"""What is lost with a resource that pays influence, and with a Trade Good."""


def affords(eyes: Eyes, price: int) -> bool:
    """Docks that have still to build come first, unless an objective asks for technologies."""
    wanted = worth.wants(eyes, "tech") > 0
    yards = [
        at for at in production_card.yards(eyes.state, eyes.seat)
        if eyes.seat not in eyes.state.systems[at].counters
    ]  # fmt: skip
    kept = DOCK if yards and not wanted else 0
    return paying.most(eyes.state, eyes.seat, "resources") >= price + kept


def bargain(eyes: Eyes, count: int, pay: Pay) -> float:
    """Of counters for influence: what they are worth beyond what they cost."""
    held = counters.on_sheet(eyes.player) - eyes.player.fleet
    full = max(0, min(count, MEANT[0] - held))
    half = max(0, min(count, MEANT[1] - held) - full)
    purse = paying.read(pay)
    lost = sum(RESOURCE * planets.value(eyes.state, each, "resources") for each in purse.planets)
    return worth.COUNTER * (full + 0.5 * half) + 0.01 * count - lost - GOOD * purse.goods
