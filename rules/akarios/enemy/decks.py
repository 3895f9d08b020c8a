"""The enemies' battle cards: strips of commands."""

from __future__ import annotations

from typing import Literal

from rules.akarios.components import DATA
from rules.akarios.language import Addition, Gift, Name
from rules.akarios.scenario.script_do import Do
from rules.core.data import Strict

FOLDER = "decks/"
END = "end"


class Command(Strict, frozen=True, tag_field="cmd", kw_only=True):
    id: str
    next: str | None = None
    """A command, or "end"; None: the one below."""
    yes: str | None = None
    no: str | None = None


class Turn(Command, frozen=True, tag="turn"):
    pass


class Move(Command, frozen=True, tag="move", kw_only=True):
    pattern: str
    mirror: bool = False


class Attack(Command, frozen=True, tag="attack", kw_only=True):
    damage: int = 0
    """Added to the enemy card's."""
    targets: int | Literal["all"] = 1
    arc: str = ""
    range: int = 0
    effects: tuple[Addition, ...] = ()


class Support(Command, frozen=True, tag="support", kw_only=True):
    effects: tuple[Gift, ...]
    range: int
    targets: int = 1


class Special(Command, frozen=True, tag="special", kw_only=True):
    """Bosses only."""

    do: tuple[Do, ...]


AnyCommand = Turn | Move | Attack | Support | Special


class BattleCard(Strict, frozen=True):
    id: str
    name: Name
    strip: tuple[AnyCommand, ...]


DECKS = {
    name.removeprefix(FOLDER): DATA.rows(name, "card", BattleCard)
    for name in DATA.names()
    if name.startswith(FOLDER)
}
"""By enemy type."""
CARDS = {card.id: card for deck in DECKS.values() for card in deck}


def card_of(id: str) -> BattleCard:
    return CARDS[id]


def command_of(card: BattleCard, id: str) -> AnyCommand:
    return next(command for command in card.strip if command.id == id)


def lines(card: BattleCard, id: str) -> tuple[str, str]:
    """Where the strip goes from a command, if it could be carried out and if not (AK-390)."""
    at = next(place for place, command in enumerate(card.strip) if command.id == id)
    below = card.strip[at + 1].id if at + 1 < len(card.strip) else END
    command = card.strip[at]
    after = command.next or below
    return command.yes or after, command.no or after


def follow(card: BattleCard, at: int) -> set[str]:
    """Where the strip can go from a command."""
    return set(lines(card, card.strip[at].id))
