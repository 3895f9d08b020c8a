"""The 90 action cards and the 6 heroic ones, by number (SA-016, SA-017). A face is a letter of a plan."""

from __future__ import annotations

from functools import lru_cache

from rules.space_alert.components import DATA
from rules.space_alert.view import CardView, Half

ORDINARY = range(90)
HEROIC = range(90, 96)
ARROWS = {"<": ">", ">": "<"}
"""The two faces that are easily mixed up (SA-079)."""


def _load() -> tuple[tuple[CardView, ...], dict[tuple[int, int], tuple[int, ...]]]:
    data = DATA.file("action_cards")
    faces = [(row["action"], row["movement"], False) for row in data["card"] for _ in range(row["count"])]
    faces += [(row["action"], row["movement"], True) for row in data["heroic"]]
    deals = {(row["humans"], row["androids"]): tuple(row["phase_cards"]) for row in data["deal"]}
    return tuple(CardView(number, *face) for number, face in enumerate(faces)), deals


CARDS, DEALS = _load()


def is_heroic(card: int) -> bool:
    return card in HEROIC


def face(card: int, half: Half) -> str:
    return CARDS[card].action if half == "action" else CARDS[card].move


def face_name(letter: str) -> str:
    """The face as words know it."""
    return f"@face_{letter}"


def sides(card: int) -> dict[str, str]:
    return {"action": face_name(CARDS[card].action), "move": face_name(CARDS[card].move)}


def other(half: Half) -> Half:
    return "move" if half == "action" else "action"


@lru_cache(maxsize=1)
def faces() -> dict[tuple[str, str], tuple[int, ...]]:
    """The cards that look alike, by their two faces."""
    alike: dict[tuple[str, str], list[int]] = {}
    for card in CARDS:
        alike.setdefault((card.action, card.move), []).append(card.card)
    return {pair: tuple(numbers) for pair, numbers in alike.items()}
