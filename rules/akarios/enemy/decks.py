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


class BattleCard(Strict, frozen=True):
    id: str
    name: Name
    strip: tuple[Turn | Move | Attack | Support | Special, ...]


DECKS = {
    name.removeprefix(FOLDER): DATA.rows(name, "card", BattleCard)
    for name in DATA.names()
    if name.startswith(FOLDER)
}
"""By enemy type."""


def follow(card: BattleCard, at: int) -> set[str]:
    """Where the strip can go from a command."""
    command = card.strip[at]
    below = card.strip[at + 1].id if at + 1 < len(card.strip) else END
    after = command.next or below
    return {command.yes or after, command.no or after}
