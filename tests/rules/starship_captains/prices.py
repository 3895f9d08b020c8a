"""What effects and cards are worth in medals: the yardstick the content is cut to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.starship_captains.components import EDGES, MISSIONS, Effect, Passenger, Passive, Tech, Trigger

WORTH = {
    "move": 1.0,
    "jump": 2.0,
    "repair": 2.0,
    "medal": 1.0,
    "artifact": 1.5,
    "android": 3.0,
    "fight": 2.0,
    "advance": 1.25,
    "advance_any": 1.5,
    "advance_split": 1.6,
    "research": 3.0,
    "draw_tech": 1.0,
    "draw_omega": 1.5,
    "ambush": -0.5,
    "damage": -2.0,
    "pirate_spawn": -0.25,
    "event": 2.0,
    "cadet": 3.0,
    "train": 1.0,
    "promote": 3.0,
    "recall": 3.0,
    "peek_missions": 0.17,
    "retreat": -1.0,
    "discard_self": 0.0,
    "copy_room": 3.5,
    "take_event_tech": 3.0,
    "ignore_damage": 1.5,
    "lay_artifact": 0.5,
}
"""One unit of an effect in medals."""
PAID = {"medal": 1.0, "artifact": 1.5, "pirate": 1.5, "android": 3.0}
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


def worth(effects: Iterable[Effect]) -> float:
    return sum(worth_of(effect) for effect in effects)


def worth_of(effect: Effect) -> float:
    if effect.do == "choose":
        return max(worth(option) for option in effect.options) + 0.25
    if effect.do == "per":
        return (2.0 if effect.max > 2 else 1.5) * worth(effect.effects)
    if effect.do == "pay":
        return -PAID[str(effect.what)] * effect.n
    return WORTH[effect.do] * effect.n


def flat(effects: Iterable[Effect]) -> Iterator[Effect]:
    for effect in effects:
        yield effect
        yield from flat(effect.effects)
        for option in effect.options:
            yield from flat(option)


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
