"""The table from which a game is told. A game that writes none is told as it is played, a line for each fact.

One that names the end of a turn (`over`), or strands, is told in paragraphs: who, what was done in short
clauses, and the figures it ended in. `cogs/storyteller.py` reads the table; no game has code of its own.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

NOTHING: Mapping[str, str] = {}


class Strand(Struct, frozen=True, kw_only=True):
    """Facts that are no part of what a player does in a turn: the end of a round, the flight of an NPC."""

    keys: tuple[str, ...]
    """Beginnings of their keys. The first strand that fits has them; told in the order of the table."""
    between: bool = False
    """They stand between turns: what was done before them is one turn, what comes after them another."""
    begins: str = ""
    """The fact among them that always begins a paragraph."""
    alone: bool = False
    """Each in a line of its own."""
    onward: bool = False
    """What follows in the same turn follows from them."""
    theirs: bool = False
    """Only of others than the one in turn; what follows is theirs as long as it is about the same player."""
    who: str = ""
    """The argument that names who does it; they are told under this name."""
    mark: str = ""
    """What their paragraph begins with."""


class Unsaid(Struct, frozen=True):
    """A fact left out because another says it as well, or nothing came of it: if all that is named holds."""

    key: str
    after: str = ""
    """Right after this fact."""
    then: str = ""
    """Right before this one."""
    later: tuple[str, ...] = ()
    """One of these comes later in the paragraph."""
    saying: str = ""
    """One of its arguments is this phrase."""
    own: bool = False
    """It is about the one whom the paragraph is about."""
    unseated: bool = False
    """It is about somebody without a seat."""


class Journey(Struct, frozen=True, kw_only=True):
    """Flights with nothing of note between them are one clause: what drove them, and where they led."""

    drive: str
    flew: str
    by: str
    points: str
    to: str
    told: str
    told_drive: str
    told_nowhere: str


class Weighed(Struct, frozen=True, kw_only=True):
    """Turns told by their weightiest facts, in their order."""

    begins: str
    """The fact that begins a turn; it is always told."""
    most: int
    when_many: int
    """Lines a turn; and when several turns are told at once."""
    weights: Mapping[str, int]
    """By the longest beginning of a key. What is not there is no fact of a turn, and always told."""

    def weight(self, key: str) -> int:
        known = [start for start in self.weights if key.startswith(start)]
        return self.weights[max(known, key=len)] if known else max(self.weights.values()) + 1


class Story(Struct, frozen=True, kw_only=True):
    game: str = ""
    """Whose components are meant by names of those who have no seat."""
    told: str = ""
    """What the keys of clauses begin with: `xia-told` has `xia-told-flew` for the fact `xia-flew`. A fact
    without a clause is told by its sentence."""
    over: str = ""
    """The fact that ends a turn, of its `player`, with the figures it ended in."""
    figures: str = ""
    """The message that tells these."""
    idle: str = ""
    """The clause for a turn of which there is nothing to tell; without one it is not told."""
    sets_out: str = ""
    """The fact after which turns are taken; what was before it is news to nobody."""
    strands: tuple[Strand, ...] = ()
    at_once: tuple[str, ...] = ()
    """Facts of asides that wait for no end of a turn: gifts. They have a line of their own."""
    shared: Mapping[str, str] = NOTHING
    """Players of whom there is only this to tell, one after the other, share a line with this message."""
    unsaid: tuple[Unsaid, ...] = ()
    listed: Mapping[str, str] = NOTHING
    """Facts of one kind that follow each other are one clause: with a list of this argument, …"""
    counted: tuple[str, ...] = ()
    """… with their number `n`, …"""
    summed: Mapping[str, str] = NOTHING
    """… with the sum of this argument, …"""
    last: tuple[str, ...] = ()
    """… or only the last of them."""
    by: tuple[str, ...] = ()
    """Facts are of one kind only if these arguments are the same."""
    journey: Journey | None = None
    weighed: Weighed | None = None
    named: tuple[str, ...] = ()
    """Facts that say whose they are where somebody else's sentence stands before them."""
    results: tuple[str, ...] = ()
    """Facts that a turn comes to, besides those told in bold: told also where there is little room."""
    rounds: tuple[str, ...] = ()
    """Facts with which a round begins."""
    stepwise: bool = False
    """Nothing is left out for want of room: what automatic foes do is followed step by step."""

    @property
    def turns(self) -> tuple[str, ...]:
        """Facts that part turns."""
        if self.weighed is not None:
            return (self.weighed.begins,)
        return (self.over,) if self.over else ()

    @property
    def whole(self) -> bool:
        """Told in paragraphs."""
        return bool(self.over or self.strands)

    def strand(self, key: str) -> Strand | None:
        return next((strand for strand in self.strands if key.startswith(strand.keys)), None)
