"""Whom a step can concern: arc or range, sight, side, Stealth (AK-189 to AK-199, AK-279 to AK-281,
AK-295)."""

from __future__ import annotations

from rules.akarios.cards.use import Use
from rules.akarios.components import ENEMIES
from rules.akarios.language import Aim, Extra
from rules.akarios.ship import arcs
from rules.akarios.ship.ships import Pose, allied, on_board, pose, where
from rules.akarios.state import Battle, Ship

EVERYONE = 99
"""Targets without a number."""
CHOSEN = ("any", "ally", "player", "other_player", "enemy", "one_player")
"""A player says which; the others follow from where ships are."""
NONE = Extra()


def reach(aim: Aim, plus: int = 0) -> arcs.Reach:
    """More range helps only what has no arc (AK-562)."""
    shapes = aim.arcs or ((aim.arc,) if aim.arc else ())
    far = aim.range + plus if aim.range and not shapes else aim.range
    return arcs.Reach(shapes, far, aim.sight)


def most(aim: Aim, plus: int = 0) -> int:
    """How many targets at most (AK-192); more of them change nothing where there is no number (AK-563)."""
    return EVERYONE if aim.targets == "all" else aim.targets + plus


def extras(listed: tuple[Extra, ...], dice: int) -> Extra:
    """What dice beyond the first bring, all together (AK-107)."""
    used = listed[: max(0, dice - 1)]
    return Extra(
        damage=sum(each.damage for each in used),
        targets=sum(each.targets for each in used),
        range=sum(each.range for each in used),
    )


def prey(battle: Battle, at: Pose, aim: Aim, plus: int = 0) -> list[str]:
    """Legal targets of an attack: enemies, and tokens that can be attacked (AK-195, AK-196)."""
    wide = reach(aim, plus)
    ships = [ship for ship in on_board(battle, "enemy") if "stealth" not in ship.marks and meant(ship, aim)]
    tokens = [battle.tokens[id] for id in sorted(battle.tokens)]
    tokens = [token for token in tokens if token.hull and token.side == "enemy" and token.hex]
    found = [ship.ref for ship in ships if arcs.reaches(battle, at, where(ship), wide)]
    return found + [token.id for token in tokens if arcs.reaches(battle, at, where(token), wide)]


def meant(ship: Ship, aim: Aim) -> bool:
    """Some cards do nothing to some ships, or only to those with battle cards."""
    if ship.kind in aim.exclude or (aim.only and ship.kind not in aim.only):
        return False
    return not aim.deck_only or (ship.kind in ENEMIES and ship.acts)


def concerned(battle: Battle, ref: str, aim: Aim, plus: int = 0) -> list[str]:
    """Ships that an effect can be given to, or is given to where nobody chooses (AK-280, AK-281, AK-297)."""
    me = battle.ships[ref]
    if aim.who in ("self", "card", "enemy_deck"):
        return [ref]
    wide = reach(aim, plus)
    found = []
    for ship in on_board(battle):
        if not _side(me, ship, aim) or not meant(ship, aim):
            continue
        hidden = "stealth" in ship.marks and aim.who in CHOSEN
        if ship is me or (not hidden and arcs.reaches(battle, pose(me), where(ship), wide)):
            found.append(ship.ref)
    return found


def _side(me: Ship, ship: Ship, aim: Aim) -> bool:
    match aim.who:
        case "ally":
            return allied(ship) and ship is not me
        case "allies":
            return allied(ship)
        case "player" | "players" | "one_player":
            return ship.side == "player"
        case "other_player" | "other_players":
            return ship.side == "player" and ship is not me
        case "enemy":
            return ship.side == "enemy"
        case "others":
            return ship is not me
    return True


def refs(battle: Battle, use: Use, aim: Aim, extra: Extra = NONE) -> list[str]:
    """Whom this verb concerns now: those chosen, as far as they can still be reached, or those who follow."""
    me = use.ship(battle)
    if aim.who == "same":
        return [ref for ref in use.before if ref in battle.ships and battle.ships[ref].hex]
    if aim.who == "attacker":
        return [use.facts["ship"]] if battle.ships[use.facts["ship"]].hex else []
    if me.hex is None:
        return []
    there = concerned(battle, me.ref, aim, extra.range)
    if aim.who not in CHOSEN:
        return there
    if aim.who != "enemy" and not use.at and len(there) == 1:
        return there
    return [ref for ref in dict.fromkeys(use.at) if ref in there][: most(aim, extra.targets)]
