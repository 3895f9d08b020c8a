"""What is wrong with the battle decks, beyond what a row says of itself."""

from __future__ import annotations

from collections.abc import Iterator

from rules.akarios.components import ARCS, DATA, ENEMIES, PATTERNS
from rules.akarios.enemy.decks import DECKS, END, FOLDER, Attack, BattleCard, Move, follow
from rules.core.data import parts

CARDS = 10
"""Of each enemy type (AK-014)."""


def faults() -> Iterator[str]:
    for type, deck in DECKS.items():
        where = DATA.where(FOLDER + type)
        if type not in ENEMIES:
            yield f"{where}: {type} is no enemy"
        if len(deck) != CARDS:
            yield f"{where}: there must be {CARDS} cards, not {len(deck)}"
        for card in deck:
            yield from (f"{where}: {card.id}: {fault}" for fault in _card(card))


def _card(card: BattleCard) -> Iterator[str]:
    ids = [command.id for command in card.strip]
    if len(set(ids)) != len(ids) or END in ids:
        yield "its commands must have ids of their own"
        return
    lost = {to for at in range(len(ids)) for to in follow(card, at)} - {*ids, END}
    if lost:
        yield f"it goes to {', '.join(sorted(lost))}, which is no command of it"
        return
    if _runs_in_circles(card, ids):
        yield "its strip runs in circles"
    elif unreached := set(ids) - _reached(card, ids):
        yield f"its strip never comes to {', '.join(sorted(unreached))}"
    yield from (f"{move.pattern} is no pattern" for move in parts(card, Move) if move.pattern not in PATTERNS)
    for attack in parts(card, Attack):
        if bool(attack.arc) == bool(attack.range):
            yield f"{attack.id} needs an arc or a range, one of them"
        elif attack.arc and attack.arc not in ARCS:
            yield f"{attack.arc} is no arc"


def _reached(card: BattleCard, ids: list[str]) -> set[str]:
    found, left = {ids[0]}, [ids[0]]
    while left:
        for to in follow(card, ids.index(left.pop())) - found - {END}:
            found.add(to)
            left.append(to)
    return found


def _runs_in_circles(card: BattleCard, ids: list[str]) -> bool:
    """Commands that can be taken away one after the other, each when nothing leads to it, are no circle."""
    left = {id: follow(card, at) - {END} for at, id in enumerate(ids)}
    while left:
        free = [id for id in left if not any(id in to for to in left.values())]
        if not free:
            return True
        for id in free:
            del left[id]
    return False
