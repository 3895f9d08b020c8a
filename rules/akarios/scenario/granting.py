"""What a scenario gives that nobody has to choose: in a battle, at its end, in stories and markets (AK-464 to
AK-468, AK-470, AK-519)."""

from __future__ import annotations

from rules.akarios.scenario.conditions import open_gate
from rules.akarios.scenario.script_do import Rewards
from rules.akarios.squad import rewards as gains
from rules.akarios.state import State
from rules.core.contract import Event


def grant(state: State, rewards: Rewards) -> list[Event]:
    """Achievements first: places may be scouted for those who have them."""
    events = achieved(state, rewards)
    return events + _for_each(state, rewards) + _for_all(state, rewards)


def achieved(state: State, rewards: Rewards) -> list[Event]:
    """Marked once (AK-470); a story can take one back."""
    sheet = state.sheet
    new = [each for each in rewards.achievements if each not in sheet.achievements]
    sheet.achievements = [
        each for each in [*sheet.achievements, *new] if each not in rewards.lose_achievements
    ]
    return [Event("ak-gain-achievements", {"n": len(new)})] if new else []


def _for_each(state: State, rewards: Rewards) -> list[Event]:
    sheet, present = state.sheet, state.roster
    events = []
    if rewards.skill:
        gains.skill_points(sheet, present, rewards.skill)
        events.append(Event("ak-gain-skill", {"n": rewards.skill}))
    if rewards.ship_upgrade:
        gains.ship_points(sheet, present, rewards.ship_upgrade)
        events.append(Event("ak-gain-ship-points", {"n": rewards.ship_upgrade}))
    if rewards.credits:
        gains.credits(sheet, present, rewards.credits)
        key = "ak-gain-credits" if rewards.credits > 0 else "ak-lose-credits"
        events.append(Event(key, {"n": abs(rewards.credits)}))
    return events


def _for_all(state: State, rewards: Rewards) -> list[Event]:
    sheet, events = state.sheet, list[Event]()
    if rewards.sparrow_energy:
        events += energy(state, rewards.sparrow_energy)
    for key, have, gained in (
        ("ak-gain-copilot", sheet.copilots, rewards.copilots),
        ("ak-gain-pilot", sheet.pilots, rewards.pilots),
        ("ak-gain-ship", sheet.ships, rewards.ships),
        ("ak-gain-sparrow", sheet.sparrow, rewards.sparrow),
    ):
        events += [Event(key, {"what": f"@{each}"}) for each in gained if each not in have]
    gains.for_the_squad(
        sheet,
        copilots=rewards.copilots,
        pilots=rewards.pilots,
        ships=rewards.ships,
        sparrow=rewards.sparrow,
    )
    for scout in rewards.scout:
        if open_gate(state, scout.given):
            events += scouted(state, scout.location)
    return events


def energy(state: State, n: int) -> list[Event]:
    """Of the Sparrow, as far as it goes (AK-466, AK-507, AK-508)."""
    before = state.sheet.energy
    gains.sparrow_energy(state.sheet, n)
    after = state.sheet.energy
    if before is None or after is None or before == after:
        return []
    key = "ak-gain-energy" if after > before else "ak-lose-energy"
    return [Event(key, {"n": abs(after - before), "energy": after})]


def scouted(state: State, location: str) -> list[Event]:
    """It is in the atlas from now on (AK-519)."""
    if location in state.sheet.scouted:
        return []
    state.sheet.scouted.append(location)
    return [Event("ak-scouted", {"location": f"@{location}"})]
