"""What a card says beyond its effects, as icons: when it acts, what it changes, what it scores."""

from __future__ import annotations

from collections.abc import Sequence

from images.starship_captains.effect_icons import THEN, Group, Node, Part, Sign, counted, parts
from rules.starship_captains.view import Effect, Passive, Score, Trigger
from words import Words

STATIONS = {"home_station": "fleet", "android_station": "androids", "pirate_station": "pirates"}
"""Whose a station is."""
WHEN = {
    "on_move_effect": "move",
    "on_damage": "harm",
    "on_fight": "fight",
    "on_pass": "moon",
    "on_round_start": "clock_start",
    "on_track_event_cell": "event",
}


def ability(
    trigger: Trigger | None, effects: Sequence[Effect], passive: Passive | None, words: Words
) -> tuple[Node, ...]:
    """A card that lies there and acts of itself."""
    change = _passive(passive, words) if passive is not None else ()
    if trigger is None:
        return (*parts(effects, words), *change)
    return (*_when(trigger, words), THEN, *parts(effects, words), *change)


def _when(trigger: Trigger, words: Words) -> tuple[Node, ...]:
    word = words(f"sc-face-when-{trigger.id.replace('_', '-')}")
    match trigger.id:
        case "on_mission_done":
            return _after_mission(trigger, words)
        case "on_tech_bonus":
            return (Part(trigger.symbol or "medal", (), "", word),)
        case "on_station":
            if trigger.station in STATIONS:
                return (Part("station", (STATIONS[trigger.station],), "", word),)
            return tuple(Part("station", (faction,)) for faction in STATIONS.values())
        case "on_damage" if trigger.scope != "any":
            return (Part("harm", (), "", words(f"sc-face-when-{trigger.scope}")),)
    return (Part(WHEN[trigger.id], (), "", word),)


def _after_mission(trigger: Trigger, words: Words) -> tuple[Node, ...]:
    done = Part("mission", (), "", words("sc-face-when-on-mission-done"))
    if trigger.row_colour is not None:
        return (Group((done, Part("figure", (trigger.row_colour,), "", words("sc-face-row")))),)
    shown = [Part({"damage": "harm"}.get(symbol, symbol)) for symbol in trigger.needs_symbol]
    if not shown:
        return (done,)
    either: list[Node] = [done, shown[0]]
    for part in shown[1:]:
        either += [Sign("/"), part]
    return (Group(tuple(either)),)


def _passive(passive: Passive, words: Words) -> tuple[Node, ...]:
    word = words(f"sc-face-passive-{passive.id.replace('_', '-')}")
    match passive.id:
        case "extra_hold_slots":
            return (Part("hold_slot", (), f"+{passive.n}", word),)
        case "pay_with":
            pirate = Part("raider", (), "", words("sc-face-pirate"))
            token = (
                pirate
                if passive.what == "pirate"
                else Part("artifact", (), "", words("sc-icon-artifact", n=1))
            )
            return (token, Sign("="), Part("medal", (), "", word))
        case "bonus_becomes":
            return (Part(passive.symbol or "medal", (), "", word), THEN, *parts(passive.effects, words))
        case "move_or_jump_as_repair":
            moved = Part("move", (), "", words("sc-icon-move", n=1))
            jumped = Part("jump", (), "", words("sc-icon-jump"))
            return (moved, Sign("/"), jumped, THEN, Part("repair", (), "", word))
        case "artifact_on_room":
            anyone = Part("any_crew", (), "", words("sc-face-any-crew"))
            return (Part("artifact_room", (), "", word), Sign("="), anyone)
        case "convert_advance":
            return (
                Part("faction", ("fleet",), "", words("sc-face-track")),
                THEN,
                Part("any_faction", (), "", word),
            )


def scored(score: Score, words: Words) -> tuple[Node, ...]:
    """Points for each counted thing, or at once."""
    points = Part("fame", ("gold", str(score.points)))
    if score.id == "score_flat_if":
        return (Part("no_damage", (), "", words("sc-face-no-damage")), THEN, points)
    thing = counted(score.count or "medal", words)
    if not score.max:
        return (points, Sign("×"), thing)
    return (points, Sign("×"), thing, Sign(words("sc-icon-most", max=score.max)))
