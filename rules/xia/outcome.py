"""The result (XIA-041): whose fame reached the number, and what became of the captain."""

from __future__ import annotations

from rules.core.contract import Outcome
from rules.xia.state import State


def outcome(state: State) -> Outcome | None:
    if state.winner is None:
        return None
    winner = state.players[state.winner]
    return Outcome(
        "xia-won",
        winners=(state.winner,),
        scores=tuple(player.fame for player in state.players),
        args={"player": f"#{state.winner}", "fame": winner.fame, "ship": f"@{winner.ship}"},
    )
