"""What the games share: the contract, chance, decks, hexes, notation and saved states."""

from rules.core.contract import (
    CLOCK,
    Action,
    Arg,
    Aside,
    CannotUpgrade,
    Choice,
    Event,
    IllegalMove,
    Outcome,
    Pace,
    Prompt,
    Rules,
    StandingOrder,
    merge,
    none_of,
    phrase,
    told,
)
from rules.core.decks import Deck
from rules.core.dice import Dice, fingerprint

__all__ = [
    "CLOCK",
    "Action",
    "Arg",
    "Aside",
    "CannotUpgrade",
    "Choice",
    "Deck",
    "Dice",
    "Event",
    "IllegalMove",
    "Outcome",
    "Pace",
    "Prompt",
    "Rules",
    "StandingOrder",
    "fingerprint",
    "merge",
    "none_of",
    "phrase",
    "told",
]
