"""The deck of Public Objectives and the secret ones (TI-023, TI-170 to TI-175, TI-625)."""

from __future__ import annotations

from rules.core.dice import Dice
from rules.twilight_imperium.components_cards import PUBLIC, SECRET
from rules.twilight_imperium.options import Options
from rules.twilight_imperium.state import State

FIRST, SECOND = 6, 4
"""Cards of stage I and II, Imperium Rex besides."""


def deck(options: Options, seats: int, dice: Dice) -> list[str]:
    """Stage I on top of stage II, in which Imperium Rex is hidden; the top card is the last."""
    rows = [row for row in PUBLIC.values() if row.set == options.objective_deck and row.min_players <= seats]
    first = dice.sample([row.id for row in rows if row.stage == 1], FIRST)
    second = dice.sample([row.id for row in rows if row.stage == 2 and not row.rex], SECOND)
    second += [row.id for row in rows if row.rex]
    dice.shuffle(second)
    return second + first


def reveal_first(state: State) -> str:
    """Before play (TI-173)."""
    card = state.objectives.pop()
    state.shown.append(card)
    return card


def deal_secrets(state: State, dice: Dice) -> None:
    """One each; the others leave unseen (TI-175)."""
    fit = [row.id for row in SECRET.values() if row.min_players <= state.seats]
    for player, card in zip(state.players, dice.sample(fit, state.seats), strict=True):
        player.secret = card
