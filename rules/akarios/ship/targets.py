"""Whom an enemy or an ally is after, chosen anew before each command (AK-349 to AK-358)."""

from __future__ import annotations

from collections.abc import Collection

from rules.akarios.ship.damage import thing
from rules.akarios.ship.effects import hidden
from rules.akarios.ship.ships import distance, hostile, on_board
from rules.akarios.state import Battle, Ship, Token


def possible(battle: Battle, ship: Ship) -> list[str]:
    """Hostile ships that can be chosen: no stealthed one (AK-355), the Sparrow only with a hull (AK-353); and
    what the scenario sends this type after."""
    there = [each for each in on_board(battle) if hostile(ship, each) and each.hull is not None]
    refs = [each.ref for each in there if not hidden(each, ship.ref)]
    wanted = (battle.tokens[id] for id in battle.prefer.get(ship.kind, ()) if id in battle.tokens)
    return refs + [token.id for token in wanted if _stands(token)]


def _stands(token: Token) -> bool:
    return token.hex is not None and bool(token.hull)


def target(battle: Battle, ship: Ship) -> list[str]:
    """The one it is after; several are equal and the players choose (AK-352); none: AK-356."""
    there = possible(battle, ship)
    taunt = _taunted(battle, ship)
    if taunt in there:
        return [taunt]
    wished = [ref for ref in there if _wished(battle, ship, ref)]
    return best(battle, ship, wished or [ref for ref in there if ref in battle.ships])


def _wished(battle: Battle, ship: Ship, ref: str) -> bool:
    """Named by the scenario for this type: a token, a ship, or all ships of a kind."""
    wishes = battle.prefer.get(ship.kind, ())
    return ref in wishes or (ref in battle.ships and battle.ships[ref].kind in wishes)


def _taunted(battle: Battle, ship: Ship) -> str:
    """A ship that draws this one's fire goes before all others."""
    taunts = (status.to for status in battle.statuses if (status.what, status.on) == ("taunt", ship.ref))
    return next(taunts, "")


def best(battle: Battle, ship: Ship, among: Collection[str]) -> list[str]:
    """Nearest, then highest hull, then highest shields (AK-350 to AK-352)."""
    ranked = {ref: rank(battle, ship, ref) for ref in among}
    return [ref for ref in among if ranked[ref] == min(ranked.values())]


def rank(battle: Battle, ship: Ship, ref: str) -> tuple[int, int, int]:
    """Lower is preferred. Tokens and the Sparrow have no shields (AK-358)."""
    there = thing(battle, ref)
    shields = there.shields if isinstance(there, Ship) and there.side != "sparrow" else 0
    return distance(ship, there), -(there.hull or 0), -shields
