"""The result: who won and how, and everybody's points (TI-008, TI-017 to TI-022)."""

from __future__ import annotations

from rules.core.contract import Outcome
from rules.twilight_imperium.components import RACES
from rules.twilight_imperium.state import State


def outcome(state: State) -> Outcome | None:
    if state.winner is None:
        return None
    winner = state.players[state.winner]
    return Outcome(
        f"ti-won-{state.ended}",
        winners=(state.winner,),
        scores=tuple(player.points for player in state.players),
        args={"player": f"#{state.winner}", "points": winner.points, "race": f"@{RACES[winner.race].code}"},
    )
