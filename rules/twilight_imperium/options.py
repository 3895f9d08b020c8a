"""What a table chooses before it begins (TI-612)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    pace: Literal["live", "post"] = "post"
    galaxy: Literal["balanced", "build", "preset"] = "balanced"
    races: Literal["random", "choose"] = "random"
    objective_deck: Literal["variant", "base"] = "variant"
    secrecy: Literal["veiled", "friendly"] = "veiled"
    secondaries: Literal["usual", "strict", "open"] = "usual"
    """Usual: strict in a live game, open by post (TI-735)."""
    house_two_players: bool = False

    @property
    def open_ends(self) -> bool:
        return self.secondaries == "open" or (self.secondaries == "usual" and self.pace == "post")
