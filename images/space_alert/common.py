"""What all pictures of Space Alert share: who is who, what a card's letter looks like, where things stand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from images.text import covered
from images.theme import CREW_COLOURS, ZONES
from rules.space_alert.view import MemberView, ThreatView, View
from words import Words

GREEK = "αβγδε"
PHASES = ((1, 3), (4, 7), (8, 12))
CHECKS = (2, 5, 9)
"""The computer is checked after these turns."""
STATIONS = ("upper_red", "upper_white", "upper_blue", "lower_red", "lower_white", "lower_blue")
HEROIC_MOVES = {
    "4": "upper_red",
    "5": "upper_white",
    "6": "upper_blue",
    "1": "lower_red",
    "2": "lower_white",
    "3": "lower_blue",
}
MOVES = {"<": ("left", "red"), ">": ("right", "blue"), "^": ("lift", "text")}
FINAL = 13


class Look(NamedTuple):
    """How a member of the crew is drawn and called."""

    colour: str
    letter: str
    name: str


def looks(view: View, words: Words, names: Sequence[str]) -> tuple[Look, ...]:
    """By playing order. Letters are the first of the names, all different; androids are Greek."""
    out: list[Look] = []
    androids = 0
    for member in view.crew:
        if member.seat is None:
            letter = GREEK[androids % len(GREEK)]
            name = words("pic-android", letter=letter)
            androids += 1
        else:
            name = names[member.seat] if member.seat < len(names) else words("pic-seat", n=member.seat + 1)
            letter = _letter(name, [look.letter for look in out], member)
        out.append(Look(CREW_COLOURS[len(out) % len(CREW_COLOURS)], letter, name))
    return tuple(out)


def _letter(name: str, taken: Sequence[str], member: MemberView) -> str:
    for character in name.upper():
        if character.isalnum() and covered(character) and character not in taken:
            return character
    return str(member.index + 1)


def zone_letter(words: Words, zone: str) -> str:
    return words("pic-zone-letters")[ZONES.index(zone)]


def phase_of(turn: int) -> int:
    return next((n for n, (low, high) in enumerate(PHASES, 1) if low <= turn <= high), 3)


def clock(seconds: int) -> str:
    return f"{seconds // 60}:{seconds % 60:02d}"


def signed(value: int) -> str:
    return f"{value:+d}".replace("-", "−") if value else "0"


def is_move(face: str) -> bool:
    return face in MOVES or face in HEROIC_MOVES


def is_heroic(face: str) -> bool:
    return face in HEROIC_MOVES or face in "ABX"


def face_icon(face: str) -> str:
    """The icon of an action half."""
    return "bots" if face in "xX" else face.upper()


def face_word(face: str, words: Words) -> str:
    if face in HEROIC_MOVES:
        return words(f"pic-short-{HEROIC_MOVES[face].replace('_', '-')}")
    keys = {"a": "weapon", "b": "energy", "c": "system", "x": "bots", "<": "red", ">": "blue", "^": "lift"}
    return words(f"pic-card-{keys[face.lower()]}")


def station_name(where: str, words: Words) -> str:
    return words(f"pic-station-{where.replace('_', '-')}")


def threat_name(threat: ThreatView, words: Words) -> str:
    return words.name("space_alert", threat.code)


def by_code(view: View, code: str) -> ThreatView | None:
    return next((threat for threat in view.threats if threat.code == code), None)


def tile_icon(tile: str, zone: str) -> str:
    lower = "pulse" if zone == "white" else "laser_light"
    icons = {"upper_weapon": "laser_heavy", "lower_weapon": lower, "gravolift": "lift"}
    return icons.get(tile, tile)


def walk(start: str, face: str | None) -> str:
    """Where a card leads from a station if nobody is delayed."""
    if face is None or start == "space":
        return start
    if face in HEROIC_MOVES:
        return HEROIC_MOVES[face]
    deck, zone = start.split("_")
    at = ZONES.index(zone)
    if face == "<":
        return f"{deck}_{ZONES[max(0, at - 1)]}"
    if face == ">":
        return f"{deck}_{ZONES[min(2, at + 1)]}"
    if face == "^":
        return f"{'lower' if deck == 'upper' else 'upper'}_{zone}"
    return start


def threat_of(view: View, code: str) -> ThreatView:
    """The threat with this card. ValueError if it is not known."""
    found = next((one for one in view.threats if one.code == code), None)
    if found is None:
        raise ValueError(code)
    return found
