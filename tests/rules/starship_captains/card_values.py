"""What abilities and passengers are worth over a game, in medals: what they give times how often."""

from __future__ import annotations

from rules.starship_captains.components import EDGES, MISSIONS, Passenger, Passive, Tech, Trigger
from tests.rules.starship_captains.pricing import WORTH, flat, worth

STANDING = {"pay_with": 4.5, "move_or_jump_as_repair": 6.0, "convert_advance": 4.5}
"""A passive over a game, in medals."""
SLOT = 2.0
BONUSES = {2: 2.5, 3: 3.0, 4: 4.0}
"""Edge bonuses of a symbol that a card sees over a game, by how often it carries the symbol itself."""
MISSIONS_SOUGHT = 5.0
"""Missions of a player who has a card that pays for them."""
USES = {
    ("on_move_effect", "turn"): 5.0,
    ("on_move_effect", "round"): 2.75,
    ("on_damage", None): 3.0,
    ("on_damage", "turn"): 2.5,
    ("on_damage", "mission"): 2.0,
    ("on_fight", "turn"): 2.5,
    ("on_fight", "round"): 2.0,
    ("on_station", None): 2.0,
    ("on_pass", None): 3.0,
    ("on_round_start", None): 2.5,
}
"""How often a card installed in the middle of round 2 is used, by trigger and limit."""
WHOLE_GAME = {"on_round_start": 4.0, "on_damage": 3.0, "on_tech_bonus": 4.0, "on_mission_done": 5.0}
"""The same for a passenger, who is aboard from the first round."""


def share_of_missions(trigger: Trigger) -> float:
    """How many of the mission cards fulfil the condition of a trigger."""
    fit = 0
    for mission in MISSIONS.values():
        colours = {row.colour for row in mission.rows}
        symbols = {effect.do for row in mission.rows for effect in flat(row.effects)}
        coloured = trigger.row_colour is None or trigger.row_colour in colours
        fit += coloured and (not trigger.needs_symbol or bool(symbols & set(trigger.needs_symbol)))
    return fit / len(MISSIONS)


def bonuses(card: Tech, symbol: str | None) -> float:
    return BONUSES[sum(getattr(card.edges, edge) == symbol for edge in EDGES)]


def standing(passive: Passive) -> float:
    return SLOT * passive.n if passive.id == "extra_hold_slots" else STANDING[passive.id]


def over_a_game(card: Tech) -> float:
    if card.passive is not None and card.passive.id == "bonus_becomes":
        gain = worth(card.passive.effects) - WORTH[str(card.passive.symbol)]
        return bonuses(card, card.passive.symbol) * gain
    if card.passive is not None:
        return standing(card.passive)
    assert card.trigger is not None
    if card.trigger.id == "on_mission_done":
        return MISSIONS_SOUGHT * share_of_missions(card.trigger) * worth(card.effects)
    if card.trigger.id == "on_tech_bonus":
        return bonuses(card, card.trigger.symbol) * worth(card.effects)
    return USES[card.trigger.id, card.trigger.once_per] * worth(card.effects)


def help_of(passenger: Passenger) -> float:
    if passenger.passive is not None:
        return standing(passenger.passive)
    assert passenger.trigger is not None
    return WHOLE_GAME[passenger.trigger.id] * worth(passenger.effects)
