"""The Custodians of Mecatol Rex: neutral Fighters in space, then neutral Ground Forces."""

from __future__ import annotations

from msgspec.structs import replace

from rules.twilight_imperium.components import CUSTODIANS
from rules.twilight_imperium.odds import ground, space
from rules.twilight_imperium.odds.forces import Battle, Odds, Side
from rules.twilight_imperium.odds.troops import troops_of

NEUTRAL = Side("", {row.unit: row.number for row in CUSTODIANS.values()})
ORDER = ("attacker cannon", "attacker ambush")
"""No barrage (TI-210)."""


def odds(side: Side) -> Odds:
    """The planet is taken, or it is not."""
    battle = Battle("custodians", side, _only("fighter"), order=ORDER)
    landing = sum(
        end.chance for end in space.odds(battle).ends if not end.defender and set(end.attacker) - {"fighter"}
    )
    taken = landing * _ground(side)
    return Odds(taken, 1 - taken, 0.0)


def _ground(side: Side) -> float:
    """Without bombardment (TI-213); Fighters stay in space."""
    landed = replace(side, units={kind: side.number(kind) for kind in ("gf", "shock")})
    battle = Battle("invasion", landed, _only("gf"))
    return ground.judged(
        ground.combat(battle, {(troops_of(landed), troops_of(battle.defender)): 1.0})
    ).attacker


def _only(kind: str) -> Side:
    return replace(NEUTRAL, units={kind: NEUTRAL.number(kind)})
