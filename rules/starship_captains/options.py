"""What a table may agree on before it starts."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

SeatNumber = Annotated[int, Meta(title="seat")]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    first: SeatNumber = -1
    """Who begins; -1 is by lot (SC-061)."""
    tech_side: Literal["A", "B", "random"] = "A"
    """The side of everybody's tech board (SC-057)."""
    passenger: Literal[
        "teddy",
        "auntie_ion",
        "uncle_gasket",
        "madame_protocol",
        "professor_sherd",
        "sergeant_bellows",
        "random",
    ] = "teddy"
    """Whom the captain of a solo game takes along (SC-345)."""
