"""What a scenario gives in the middle of a battle."""

from __future__ import annotations

from rules.akarios.components import FULL
from rules.akarios.scenario.conditions import open_gate
from rules.akarios.scenario.script_do import Rewards
from rules.akarios.state import State
from rules.core.contract import Event


def grant(state: State, rewards: Rewards) -> list[Event]:
    """Achievements, credits, energy, crew and places at once (AK-465, AK-466, AK-468, AK-470); points and
    cards that somebody has to choose are for the end of a scenario, and the files' check says so."""
    sheet = state.sheet
    sheet.achievements = [
        *(each for each in sheet.achievements if each not in rewards.lose_achievements),
        *(each for each in rewards.achievements if each not in sheet.achievements),
    ]
    if sheet.energy is not None:
        sheet.energy = max(0, min(FULL, sheet.energy + rewards.sparrow_energy))
    sheet.copilots += [each for each in rewards.copilots if each not in sheet.copilots]
    sheet.sparrow += [each for each in rewards.sparrow if each not in sheet.sparrow]
    scouted = [scout.location for scout in rewards.scout if open_gate(state, scout.given)]
    sheet.scouted += [each for each in scouted if each not in sheet.scouted]
    for cockpit in state.fight.cockpits if rewards.credits else []:
        sheet.members[cockpit.member].pads[cockpit.pilot].credits += rewards.credits
    return [Event("ak-granted")]
