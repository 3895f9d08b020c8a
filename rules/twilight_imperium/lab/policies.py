"""Three ways to play by post: ours, that of the best bot for the fourth edition, and the rulebook's.

The same engine and androids play all three. A policy is the table's options, what of the engine's remedies is
left out, and the clocks of the table.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from rules.core.contract import Pace
from rules.core.stack import Step
from rules.twilight_imperium import frames
from rules.twilight_imperium.battle.sides import SHIPS
from rules.twilight_imperium.cards.waits import REACTION
from rules.twilight_imperium.lab.people import HOUR
from rules.twilight_imperium.options import Options

Habit = Literal["ranking", "plan", "orders", "queue", "vote", "delay", "senate"]
"""What a player may have set beforehand, or set up for himself."""
QUEUED = ("before_political_card", "after_agenda_read")
"""Windows of an agenda for which AsyncTI4 asks everybody, in private, whether he would play."""
EVERY_STEP = ("each_round", *(f"loses:{kind}" for kind in SHIPS))
"""Where a battle stops that is fought button by button: before each roll, and before losses are taken."""


class Policy(Struct, frozen=True):
    name: str
    options: Options
    habits: frozenset[Habit] = frozenset()
    """Those that the policy knows: a share of the players takes them up."""
    each_step: bool = False
    """Battles stop at every step instead of going by plan."""
    ask_all: bool = False
    """Cards wait for whoever may react, whatever he waits for of his own."""
    knows_hands: bool = False
    """Of windows only those learn who can act…"""
    veiled: tuple[str, ...] = ()
    """…but for these, where everybody is asked."""
    in_turn: tuple[type[Step], ...] = ()
    """Where those who are asked together are asked one after the other."""
    clocks: dict[Pace, float] = {}
    """After so long the default is played."""


POST = Options()
POLICIES = {
    "ours": Policy(
        "ours",
        POST,
        frozenset({"ranking", "plan", "orders", "queue"}),
        clocks={"turn": 48 * HOUR, "answer": 12 * HOUR, "reaction": 6 * HOUR},
    ),
    "anchor": Policy(
        "anchor",
        POST,
        frozenset({"ranking", "vote", "delay", "senate"}),
        each_step=True,
        ask_all=True,
        knows_hands=True,
        veiled=(REACTION, *QUEUED),
        in_turn=(frames.Ballots,),
        clocks={"answer": 24 * HOUR},
    ),
    "book": Policy(
        "book",
        Options(secondaries="strict"),
        each_step=True,
        ask_all=True,
        in_turn=(frames.Followers, frames.Ballots, frames.Forms, frames.Opening, frames.Market),
    ),
}
"""Anchor: AsyncTI4 as it was studied. Its secondaries do not hold up the next turn either; rankings, votes
ahead, and an automatic "no Sabotage" after a feigned delay are its players' to set."""
