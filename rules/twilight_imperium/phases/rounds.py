"""A round: Strategy Phase, Action Phase, Status Phase, and again (TI-620)."""

from __future__ import annotations

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.twilight_imperium.deeds.running import runs
from rules.twilight_imperium.frames import ActionPhase, Round, Status, StrategyPhase
from rules.twilight_imperium.state import State


def _run(state: State, frame: Round, _: Dice) -> list[Event]:
    match frame.stage:
        case "strategy":
            frame.stage = "action"
            state.stack.append(StrategyPhase())
        case "action":
            frame.stage = "status"
            state.stack.append(ActionPhase())
        case "status":
            frame.stage = "next"
            state.stack.append(Status())
        case "next":
            frame.stage = "strategy"
            for player in state.players:
                player.curve.append(player.points)
            state.round += 1
    return []


ROUND = runs(_run)
