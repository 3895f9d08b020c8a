"""Bounty: credits on a ship's own field that are never its owner's money (section 9)."""

from __future__ import annotations

from rules.core.contract import Event
from rules.xia import query
from rules.xia.components import NPCS
from rules.xia.state import State

MURDER = 1000
"""For destroying an innocent player's ship (XIA-121)."""


def add(state: State, seat: int, credits: int) -> list[Event]:
    """Causes add up, without a limit (XIA-124)."""
    if not credits:
        return []
    player = state.players[seat]
    player.bounty += credits
    return [Event("xia-bounty", {"player": f"#{seat}", "credits": credits, "bounty": player.bounty})]


def take(state: State, victim: str, by: str | None) -> list[Event]:
    """Whoever destroyed the ship has its bounty at once, as money; of an NPC, the credits on its card
    (XIA-126, XIA-477). An NPC lays them on its own card (XIA-479); otherwise they go to the bank."""
    if query.is_npc(victim):
        npc = query.npc(state, victim)
        credits, npc.credits = npc.credits, 0
    else:
        player = query.player(state, victim)
        credits, player.bounty = player.bounty, 0
    if by is None or not credits:
        return []
    if query.is_npc(by):
        query.npc(state, by).credits += credits
    else:
        query.player(state, by).credits += credits
    return [
        Event(
            "xia-bounty-taken",
            {"ship": query.named(by), "victim": query.named(victim), "credits": credits},
        )
    ]


def on_killer(victim: str, innocent: bool) -> int:
    """What a player gets on the own head for destroying this ship. The number on an NPC's card is the same
    thing as the rule for innocents, so it counts once (XIA-476)."""
    if query.is_npc(victim):
        return NPCS[victim].bounty  # type: ignore[index]
    return MURDER if innocent else 0
