"""Cells of an action: which dice fill them, and what is free."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from typing import Literal, NamedTuple

from rules.akarios.components import FACES
from rules.akarios.state import Die, Face

LETTERS: dict[str, Face] = {"M": "move", "A": "attack", "J": "joker", "S": "stress"}
ENERGY = "E"


class Cells(NamedTuple):
    kind: Literal["none", "split", "joined", "extra", "energy"]
    """`split`: each cell is an action of its own, also a single one (AK-105); `joined`: all are filled at
    once (AK-106); `extra`: one or more from the left (AK-107)."""
    wants: tuple[Face, ...] = ()

    def with_more(self, more: int) -> Cells:
        """So many cells like the last one, each for an action of its own."""
        return Cells("split", (*self.wants, *self.wants[-1:] * more)) if more else self

    def once_more(self) -> Cells:
        """For one die."""
        return Cells("split", self.wants[:1])


def cells(text: str) -> Cells:
    """As a card prints them: `M`, `A+A`, `J&J`, `M|M`, `S`, `E`."""
    if text in ("", ENERGY):
        return Cells("energy" if text else "none")
    for sign, kind in (("&", "joined"), ("+", "extra")):
        if sign in text:
            return Cells(kind, tuple(LETTERS[letter] for letter in text.split(sign)))  # type: ignore[arg-type]
    return Cells("split", tuple(LETTERS[letter] for letter in text.split("|")))


def fits(face: Face, cell: Face) -> bool:
    """Whether the cell takes a die that shows this face (AK-102 to AK-104)."""
    return cell in FACES[face].fits


def filled(what: Cells, used: Sequence[int], faces: Sequence[Face]) -> tuple[int, ...] | None:
    """The cells that dice with these faces fill in one placement; None if they do not."""
    match what.kind:
        case "none":
            return None
        case "energy":
            return (0,) if not faces and not used else None
        case "split":
            free = (at for at, cell in enumerate(what.wants) if at not in used)
            fit = (at for at in free if len(faces) == 1 and fits(faces[0], what.wants[at]))
            first = next(fit, None)
            return None if first is None else (first,)
        case "joined" if len(faces) != len(what.wants):
            return None
    return _from_the_left(what.wants, faces) if not used else None


def _from_the_left(wants: tuple[Face, ...], faces: Sequence[Face]) -> tuple[int, ...] | None:
    """Each die is checked against its own cell (AK-110); in which order they lie there is all the same."""
    if not 1 <= len(faces) <= len(wants):
        return None
    heads = wants[: len(faces)]
    for order in permutations(faces):
        if all(map(fits, order, heads)):
            return tuple(range(len(faces)))
    return None


def placements(what: Cells, used: Sequence[int], dice: Sequence[Die]) -> Iterator[tuple[int, ...]]:
    """Ways to pay for the action, by places of unplaced dice; the same faces only once, of dice that may go
    anywhere if there are some."""
    if what.kind == "energy":
        if filled(what, used, ()) is not None:
            yield ()
        return
    free = [place for place, die in enumerate(dice) if die.place is None]
    free.sort(key=lambda place: bool(dice[place].barred))
    seen: set[tuple[Face, ...]] = set()
    for count in range(1, len(what.wants) + 1):
        for places in combinations(free, count):
            faces = tuple(sorted(dice[place].face for place in places))
            if faces not in seen and filled(what, used, faces) is not None:
                seen.add(faces)
                yield places
