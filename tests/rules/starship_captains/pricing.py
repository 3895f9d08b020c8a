"""What effects are worth in medals: the measure the card content was made by."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.starship_captains.components import Effect

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
    "event": 2.0,
    "cadet": 3.0,
    "train": 1.0,
    "promote": 3.0,
    "recall": 3.0,
    "peek_missions": 0.17,
    "pirate_spawn": -0.25,
    "retreat": -1.0,
    "discard_self": 0.0,
    "copy_room": 3.5,
    "take_event_tech": 3.0,
    "ignore_damage": 1.5,
    "lay_artifact": 0.5,
}
"""One unit of an effect in medals."""
PAID = {"medal": 1.0, "artifact": 1.5, "pirate": 1.5, "android": 3.0}
EXPECTED = {
    "android_crew": 2.0,
    "commander": 1.5,
    "pirate_token": 1.5,
    "artifact_kind": 1.5,
    "room_tech": 1.5,
    "mission_done": 2.0,
    "adjacent_pirate": 1.5,
}
"""How many of a counted thing a captain usually has."""


def worth(effects: Iterable[Effect]) -> float:
    return sum(worth_of(effect) for effect in effects)


def worth_of(effect: Effect) -> float:
    if effect.do == "pay":
        assert effect.what is not None
        return -PAID[effect.what] * effect.n
    if effect.do == "choose":
        return max(worth(option) for option in effect.options) + 0.25
    if effect.do == "per":
        assert effect.count is not None
        return min(EXPECTED[effect.count], effect.max) * worth(effect.effects)
    return WORTH[effect.do] * effect.n


def flat(effects: Iterable[Effect]) -> Iterator[Effect]:
    for effect in effects:
        yield effect
        yield from flat(effect.effects)
        for option in effect.options:
            yield from flat(option)
