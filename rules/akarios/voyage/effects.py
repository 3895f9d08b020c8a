"""What an event or the movement die does, to those it concerns (AK-468, AK-506 to AK-509, AK-952)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.akarios import components_voyage as voyage
from rules.akarios.scenario.granting import energy, scouted
from rules.akarios.sheet import Carried, Member
from rules.akarios.squad import members, rewards
from rules.akarios.state import State
from rules.core.contract import Event

MOST_STRESS = 10
"""Outside a battle (AK-509)."""
KINDS = {
    voyage.Stress: "stress",
    voyage.Credits: "credits",
    voyage.Trauma: "trauma",
    voyage.SkillPoints: "skill",
}
"""In the words that tell it."""


def happens(state: State, effect: Any, seats: Sequence[int]) -> list[Event]:
    """`seats`: all who are present, or the one whom the squad has chosen."""
    sheet = state.sheet
    match effect:
        case voyage.SparrowEnergy(n):
            return energy(state, n)
        case voyage.Scout(location):
            return scouted(state, location)
        case voyage.Copilot(id):
            new = id not in sheet.copilots
            rewards.for_the_squad(sheet, copilots=[id])
            return [Event("ak-gain-copilot", {"what": f"@{id}"})] if new else []
        case voyage.Achievement(id):
            new = id not in sheet.achievements
            rewards.for_the_squad(sheet, achievements=[id])
            return [Event("ak-gain-achievements", {"n": 1})] if new else []
        case voyage.SkillPoints(n):
            rewards.skill_points(sheet, state.roster, n, [state.roster[seat] for seat in seats])
            return [_told(effect, seats)]
    for seat in seats:
        _to(sheet.members[state.roster[seat]], effect)
    return [_told(effect, seats)]


def strain(member: Member, n: int) -> None:
    """It is carried into the next scenario; its levels wait until then (AK-506, AK-509)."""
    member.stress = min(MOST_STRESS, max(0, member.stress + n))


def _to(member: Member, effect: Any) -> None:
    pad = members.pad(member)
    match effect:
        case voyage.Stress(n):
            strain(member, n)
        case voyage.Credits(n):
            pad.credits = max(0, pad.credits + n)
        case voyage.Trauma(n):
            pad.trauma = max(0, pad.trauma + n)
        case voyage.NextBattle(what, n):
            member.next_battle.append(Carried(what, n))
        case _:
            raise TypeError(effect)


def _told(effect: Any, seats: Sequence[int]) -> Event:
    args = {"players": tuple(f"#{seat}" for seat in seats), "n": abs(effect.n)}
    kind = effect.what if isinstance(effect, voyage.NextBattle) else KINDS[type(effect)]
    return Event(f"ak-voyage-{kind}-{'more' if effect.n > 0 else 'less'}", args)
