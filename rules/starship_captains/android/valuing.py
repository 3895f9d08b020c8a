"""What an android thinks things are worth, in points: effects, figures, technologies.

Rough figures on purpose: a medal is about two thirds of a point, the use of a figure about two. What matters
is that they agree with each other, so that everything can be weighed against everything.
"""

from __future__ import annotations

from collections.abc import Iterable

from rules.starship_captains import query, rooms, scoring
from rules.starship_captains.components import EVENTS, Effect, Passenger, Score, Tech
from rules.starship_captains.counting import count
from rules.starship_captains.pieces import ROUNDS
from rules.starship_captains.state import Player, State

MEDAL = {1: 1.15, 2: 1.0, 3: 0.8, 4: 0.55}
"""By round: early medals become commanders who work for the rest of the game."""
REMAINS = {1: 1.0, 2: 0.75, 3: 0.45, 4: 0.12}
"""How much of a card's use still lies ahead, by round."""
WORTH = {
    "move": 0.5,
    "jump": 1.1,
    "repair": 1.2,
    "artifact": 0.75,
    "android": 1.8,
    "fight": 1.2,
    "advance": 0.75,
    "advance_any": 0.9,
    "advance_split": 0.95,
    "research": 2.2,
    "draw_tech": 0.7,
    "draw_omega": 1.0,
    "ambush": -0.2,
    "damage": -1.2,
    "event": 1.4,
    "train": 0.6,
    "promote": 2.3,
    "recall": 1.6,
    "peek_missions": 0.03,
    "pirate_spawn": -0.1,
    "retreat": -0.6,
    "copy_room": 2.0,
    "take_event_tech": 2.0,
    "ignore_damage": 1.1,
    "lay_artifact": 0.1,
    "discard_self": -0.5,
}
"""One unit of an effect; medals go by round."""
PAID = {"artifact": 0.75, "pirate": 1.0, "android": 1.5}
USES = {
    ("on_move_effect", "turn"): 5.0,
    ("on_move_effect", "round"): 3.0,
    ("on_damage", None): 2.0,
    ("on_damage", "turn"): 2.5,
    ("on_damage", "mission"): 1.5,
    ("on_fight", "turn"): 3.0,
    ("on_fight", "round"): 2.0,
    ("on_station", None): 1.5,
    ("on_pass", None): 4.0,
    ("on_round_start", None): 3.0,
    ("on_tech_bonus", None): 3.0,
    ("on_mission_done", "mission"): 5.0,
}
"""How often a card that reacts is used in a whole game."""
STANDING = {"pay_with": 2.5, "move_or_jump_as_repair": 4.0, "convert_advance": 1.5, "bonus_becomes": 2.0}
GROWTH = {
    "artifact_kind": 0.4,
    "pirate_token": 0.5,
    "commander": 0.6,
    "android_crew": 0.2,
    "room_tech": 0.4,
    "mission_gold_row": 0.4,
    "lap": 0.25,
    "track_sector_min": 0.4,
    "medal": 0.5,
    "mission_two_row": 0.5,
    "red_crew": 0.3,
    "tech_installed": 1.0,
    "artifact": 0.5,
}
"""How much of what an omega counts comes with a round."""


def rest(state: State) -> int:
    """Rounds still to come after this one."""
    return ROUNDS - state.round


def worth(state: State, seat: int, effects: Iterable[Effect]) -> float:
    """What a list of effects would bring this player now, roughly."""
    total = 0.0
    for effect in effects:
        if effect.do == "pay" and not _owns(state.players[seat], effect):
            break
        total += _one(state, seat, effect)
    return total


def _owns(player: Player, effect: Effect) -> bool:
    owned = {
        "medal": player.medals,
        "artifact": len(player.artifacts),
        "pirate": len(player.pirates),
        "android": player.ready.count("android"),
    }
    return owned[effect.what or "medal"] >= effect.n


def _one(state: State, seat: int, effect: Effect) -> float:
    player = state.players[seat]
    match effect.do:
        case "medal":
            return MEDAL[state.round] * effect.n
        case "pay":
            return -effect.n * PAID.get(effect.what or "", MEDAL[state.round])
        case "choose":
            return max(worth(state, seat, option) for option in effect.options)
        case "per":
            assert effect.count is not None
            times = min(count(state, seat, effect.count), effect.max or 99)
            return times * worth(state, seat, effect.effects)
        case "repair":
            return WORTH["repair"] * min(effect.n, query.damage_aboard(player))
        case "research" | "take_event_tech":
            return effect.n * slot_value(state, player, WORTH[effect.do])
        case "draw_tech" | "draw_omega":
            return slot_value(state, player, WORTH[effect.do] * effect.n)
        case "cadet":
            work = 1.0 if query.damage_aboard(player) > 1 else 0.3
            return effect.n * (work + 0.35 * rest(state))
        case "promote":
            return min(effect.n, player.rings) * (1 + 0.45 * rest(state))
        case "event":
            assert effect.faction is not None
            return worth(state, seat, _event(state, effect))
    return WORTH[effect.do] * effect.n


def _event(state: State, effect: Effect) -> tuple[Effect, ...]:
    assert effect.faction is not None
    card = EVENTS[state.events[effect.faction]]
    return card.effects if card.trigger.id == "on_track_event_cell" else (Effect("medal", 2),)


def slot_value(state: State, player: Player, value: float) -> float:
    """A card needs an empty slot, and time to be of use."""
    if not query.empty_slots(player):
        return 0.0
    return value * (0.4 + 0.6 * REMAINS[state.round])


# Technologies


def tech(state: State, seat: int, card: Tech) -> float:
    """What an installed card will still bring."""
    if card.score is not None:
        return omega(state, seat, card.score)
    left = REMAINS[state.round]
    if card.type == "room":
        return _room(state, seat, card, left)
    return left * ability(state, seat, card)


def _room(state: State, seat: int, card: Tech, left: float) -> float:
    """In later rounds; in this one the figures who can use it are worth more (`Outlook.figures`)."""
    player = state.players[seat]
    ready = sum(rooms.fits(figure, card.id) for figure in player.ready) * (not player.passed)
    effects = card.effects
    if card.effects[0].do == "discard_self":
        soon = 1.0 if ready else 0.8 * (rest(state) > 0)
        return soon * max(0.0, worth(state, seat, effects[1:]) - 0.8)
    if card.effects[0].do == "copy_room":
        return 3.0 * left
    surplus = max(0.2, worth(state, seat, effects) - 1.2)
    return surplus * 1.3 * rest(state) * 0.8


def ability(state: State, seat: int, card: Tech | Passenger) -> float:
    """Over a whole game."""
    if card.passive is not None:
        if card.passive.id == "extra_hold_slots":
            return 1.1 * card.passive.n
        return STANDING.get(card.passive.id, 0.0)
    assert card.trigger is not None
    uses = USES.get((card.trigger.id, card.trigger.once_per), 2.0)
    if card.trigger.row_colour is not None or card.trigger.needs_symbol:
        uses *= 0.36 if card.trigger.row_colour == "gold" else 0.6
    return uses * max(0.3, worth(state, seat, card.effects))


def omega(state: State, seat: int, score: Score) -> float:
    """The points it has, and those to be expected; a bird in the hand counts for more."""
    now = float(scoring.points(state, seat, score))
    if score.count is None:
        likely = 0.25 * rest(state) * (query.damage_aboard(state.players[seat]) < 4)
        return max(now, score.points * likely)
    most = float(score.max or 99)
    return min(most, now + score.points * GROWTH.get(score.count, 0.3) * rest(state))
