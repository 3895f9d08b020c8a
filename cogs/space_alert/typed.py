"""A plan in words: `red A A lift B`, from the marked slot on, in the words that are shown, in any language.

All of it is understood and found in one's hand before the first card is placed; else nothing is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from cogs.space_alert.panel import Cursor, face_key, open_slots, playable
from rules.core import IllegalMove
from rules.space_alert import actions as moves
from rules.space_alert.view import CardView, Half, View
from words import LANGUAGES, Words, typed, words

NOTHING = "-"
"""The face of a slot that stays empty."""
FACES = ("a", "b", "c", "x", "<", ">", "^", "A", "B", "X", "1", "2", "3", "4", "5", "6", NOTHING)
ON_CARDS = {"a": "weapon", "b": "energy", "c": "system", "x": "bots", "<": "red", ">": "blue", "^": "lift"}
"""What pictures call them."""
ALIKE = str.maketrans("авсх", "abcx")
"""Cyrillic letters that look like those on the cards."""
LONGEST = 5
"""Words of a phrase that means one half of a card."""
SLOT = re.compile(r"(\d{1,2})[:.)]")
HALVES: tuple[Half, Half] = ("action", "move")

Step = tuple[int, str]
"""A slot, and the face that is to lie in it."""


@cache
def phrases() -> Mapping[str, str]:
    """Faces by all that they are called."""
    found: dict[str, str] = {}
    for speech in map(words, LANGUAGES):
        for face in FACES:
            for said in _called(face, speech):
                found.setdefault(_plain(said), face)
    return found


def _called(face: str, speech: Words) -> Iterator[str]:
    key = "empty" if face == NOTHING else face_key(face).removeprefix("sa-face-")
    yield speech(f"sa-face-{key}")
    yield from speech(f"sa-typed-{key}").split(",")
    if face in ON_CARDS:
        yield speech(f"pic-card-{ON_CARDS[face]}")


def _plain(text: str) -> str:
    """Without what stands between words."""
    parts = re.sub(r"[·,;/|]|\.(?=\s|$)", " ", typed(text)).split()
    return " ".join(part.translate(ALIKE) if len(part) == 1 else part for part in parts)


def faces(line: str) -> list[str | int]:
    """The faces that are meant, and slots (`5:`) from which to go on. A word that means none is refused."""
    known, parts = phrases(), _plain(SLOT.sub(r" \1: ", line)).split()
    found: list[str | int] = []
    at = 0
    while at < len(parts):
        slot = SLOT.fullmatch(parts[at])
        size = next((n for n in range(LONGEST, 0, -1) if " ".join(parts[at : at + n]) in known), 0)
        if slot is not None:
            found.append(int(slot[1]))
        elif size:
            found.append(known[" ".join(parts[at : at + size])])
        else:
            raise IllegalMove("sa-typed-unknown", word=parts[at][:40])
        at += max(1, size)
    return found


def steps(view: View, cursor: Cursor, line: str) -> list[Step]:
    """Slot after slot from the cursor's on. What lies on a crew's android stays there: it is passed over."""
    member = view.crew[cursor.board]
    final = member.seat is None and view.mine is not None and view.mine.member is not None
    slots = [slot for slot in open_slots(view, member) if not (final and member.slots[slot - 1].half)]
    left, found = [slot for slot in slots if slot >= cursor.slot], list[Step]()
    for face in faces(line):
        if isinstance(face, int):
            if face not in slots:
                raise IllegalMove("sa-typed-slot", slot=face)
            left = [slot for slot in slots if slot >= face]
        elif not left:
            raise IllegalMove("sa-typed-too-many", count=len(found))
        else:
            found.append((left.pop(0), face))
    return found


def planned(view: View, cursor: Cursor, wanted: Sequence[Step]) -> list[moves.Take | moves.Place]:
    """The moves that put this plan on the board: what lies in its slots is taken back first."""
    assert view.mine is not None
    member = view.crew[cursor.board]
    on = None if cursor.board == view.mine.member else cursor.board
    lying = [slot for slot, _ in wanted if member.slots[slot - 1].half is not None]
    cards = [card for _, card in playable(view, cursor)]
    cards += [card for slot in lying if (card := member.slots[slot - 1].card) is not None]
    places = [(slot, face) for slot, face in wanted if face != NOTHING]
    chosen = _alike(cards, places) if view.mine.member is None else assigned(cards, places)
    found: list[moves.Take | moves.Place] = [moves.Take(slot, on=on) for slot in lying]
    return found + [
        moves.Place(card.card, half(card, face), slot, on=on)
        for (slot, face), card in zip(places, chosen, strict=True)
    ]


def half(card: CardView, face: str) -> Half:
    return HALVES[0] if card.action == face else HALVES[1]


def shows(card: CardView, face: str) -> bool:
    return face in (card.action, card.move)


def _alike(cards: Sequence[CardView], places: Sequence[Step]) -> list[CardView]:
    """Alone one plans from the whole deck, of which one card of each face is shown: it may stand for several,
    and a plan is placed card by card."""
    found = []
    for slot, face in places:
        found.append(next((card for card in cards if shows(card, face)), None) or _missing(slot, face))
    return found


def assigned(cards: Sequence[CardView], places: Sequence[Step]) -> list[CardView]:
    """A card for each place, wherever there is a way to share them out: each lies in one slot."""
    taken: dict[int, int] = {}

    def give(place: int, tried: set[int]) -> bool:
        for number, card in enumerate(cards):
            if number not in tried and shows(card, places[place][1]):
                tried.add(number)
                if number not in taken or give(taken[number], tried):
                    taken[number] = place
                    return True
        return False

    for place, (slot, face) in enumerate(places):
        if not give(place, set()):
            _missing(slot, face)
    return [cards[number] for number in sorted(taken, key=lambda number: taken[number])]


def _missing(slot: int, face: str) -> CardView:
    raise IllegalMove("sa-typed-no-card", slot=slot, face=f"@face_{face}")
