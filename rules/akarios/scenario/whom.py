"""Whom an effect of the scenario concerns: ships by their refs, tokens by their ids."""

from __future__ import annotations

from rules.akarios.frames import Facts
from rules.akarios.scenario.script_do import Those, Whom
from rules.akarios.ship.ships import on_board, where
from rules.akarios.state import Battle, Ship
from rules.core.hexes import Hex, distance, named

PICKED = "picked"
"""The fact that says whom the squad has chosen: a seat."""
ONE_PLAYER = "one_player"


def whom(battle: Battle, who: Whom, facts: Facts) -> list[str]:
    """Only what is still there."""
    if isinstance(who, Those):
        return [ship.ref for ship in on_board(battle) if _one_of(battle, ship, who, facts)]
    match who:
        case "trigger_ship":
            return [ref for ref in (facts.get("ship"),) if ref and battle.ships[ref].hex]
        case "trigger_token":
            return [id for id in (facts.get("token"),) if id and battle.tokens[id].hex]
        case "all_players":
            return [ship.ref for ship in on_board(battle, "player")]
        case "all_enemies":
            return [ship.ref for ship in on_board(battle, "enemy")]
        case "all_ships":
            return [ship.ref for ship in on_board(battle)]
        case "nearest_enemy":
            return _nearest(battle, spot(battle, "trigger_ship", facts))
        case "one_player":
            ref = battle.cockpits[int(facts[PICKED])].ship
            return [ref] if battle.ships[ref].hex else []
        case "carrier":
            carriers = {token.carrier for token in battle.tokens.values() if token.carrier}
            return [ship.ref for ship in on_board(battle) if ship.ref in carriers]


def _one_of(battle: Battle, ship: Ship, those: Those, facts: Facts) -> bool:
    if those.type and ship.kind != those.type:
        return False
    if those.faction is not None and not of_faction(ship.kind, those.faction):
        return False
    if those.but and ship.kind == those.but:
        return False
    if those.range is None:
        return True
    centre = spot(battle, those.center, facts)
    return centre is not None and distance(centre, where(ship)) <= those.range


def of_faction(type: str, faction: str) -> bool:
    return type.startswith(f"{faction}_")


def spot(battle: Battle, what: str, facts: Facts) -> Hex | None:
    """A hex, a token, or where the rule was set off: what was destroyed is off the board already."""
    if what in ("trigger_ship", "trigger_token"):
        ref = facts.get("ship" if what == "trigger_ship" else "token", "")
        thing = battle.ships.get(ref) or battle.tokens.get(ref)
        hex = (thing.hex if thing else None) or facts.get("hex")
        return named(hex) if hex else None
    if what in battle.tokens:
        hex = battle.tokens[what].hex
        return named(hex) if hex else None
    return named(what)


def _nearest(battle: Battle, centre: Hex | None) -> list[str]:
    enemies = on_board(battle, "enemy")
    if centre is None or not enemies:
        return []
    return [min(enemies, key=lambda ship: distance(centre, where(ship))).ref]
