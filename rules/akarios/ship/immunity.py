"""Whom an effect cannot be applied to (AK-271 to AK-277). Immunity never reduces damage."""

from __future__ import annotations

from rules.akarios.components import EFFECTS
from rules.akarios.ship import passives
from rules.akarios.state import Battle


def immune(battle: Battle, ref: str, effect: str) -> bool:
    """Tokens with hull are to all effects (AK-275), the Sparrow to all harmful ones (AK-276, AK-564), enemies
    to those on their side of the card (AK-271, AK-273), players by their cards (AK-274)."""
    if ref in battle.tokens:
        return True
    ship = battle.ships[ref]
    if ship.side == "sparrow" and harmful(effect):
        return True
    return effect in ship.immune or passives.immune(battle, ref, effect)


def harmful(effect: str) -> bool:
    """`lose_shields` is an effect of cards without a name of its own."""
    return effect == "lose_shields" or EFFECTS[effect].polarity == "negative"
