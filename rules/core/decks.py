"""A deck with its discard pile. The last of `cards` is the top."""

from __future__ import annotations

from typing import Generic, TypeVar

from msgspec import Struct, field

from rules.core.dice import Dice

Card = TypeVar("Card")


class Deck(Struct, Generic[Card]):
    cards: list[Card] = field(default_factory=list)
    discards: list[Card] = field(default_factory=list)

    def __len__(self) -> int:
        return len(self.cards)

    def shuffle(self, dice: Dice) -> None:
        dice.shuffle(self.cards)

    def draw(self, dice: Dice | None = None) -> Card | None:
        """The top card; with dice, an empty deck is first made anew from its discards."""
        if not self.cards and dice is not None:
            self.reshuffle(dice)
        return self.cards.pop() if self.cards else None

    def reshuffle(self, dice: Dice) -> None:
        self.cards, self.discards = self.discards + self.cards, []
        dice.shuffle(self.cards)

    def discard(self, card: Card) -> None:
        self.discards.append(card)

    def put_under(self, card: Card) -> None:
        self.cards.insert(0, card)

    def put_on_top(self, card: Card) -> None:
        self.cards.append(card)
