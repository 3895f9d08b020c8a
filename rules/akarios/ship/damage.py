"""One way for all damage: softened, shields, hull, the end of a ship (AK-261 to AK-263, AK-392 to AK-398)."""

from __future__ import annotations

from typing import NamedTuple

from rules.akarios.naming import called
from rules.akarios.notes import note
from rules.akarios.ship import passives
from rules.akarios.ship.immunity import immune
from rules.akarios.ship.ships import cockpit, distance
from rules.akarios.state import Battle, Ship, State, Token
from rules.core.contract import Event


class Dealt(NamedTuple):
    """What was lost."""

    shields: int = 0
    hull: int = 0


class Hit(NamedTuple):
    dealt: Dealt
    events: list[Event]


def thing(battle: Battle, ref: str) -> Ship | Token:
    return battle.tokens[ref] if ref in battle.tokens else battle.ships[ref]


def gone(battle: Battle, ref: str) -> bool:
    """Destroyed, or otherwise off the board."""
    return thing(battle, ref).hex is None


# How much of an attack arrives


def softened(battle: Battle, target: str, total: int, by: str) -> int:
    """The total less what cards of the target take off it, never below 0 (AK-766). Not reckoned before the
    total is known; what works once in an enemy phase is used up by this."""
    less = sum(
        status.n for status in battle.statuses if (status.what, status.on) == ("damage_reduction", target)
    )
    if target in battle.ships and by in battle.ships and not gone(battle, by):
        near = distance(battle.ships[target], battle.ships[by])
        close = passives.flags(battle, target, "softer")
        less += sum(flag.n for flag in close if near <= flag.range)
    if total - less > 0 and (first := passives.spend(battle, target, "first_softer")) is not None:
        less += first.n
    return max(0, total - less)


# Damage


def deal(state: State, target: str, n: int, *, pierce: bool = False, by: str = "", card: str = "") -> Hit:
    """Shields first, the rest to the hull (AK-261, AK-392); with Pierce the hull alone (AK-262, AK-549),
    unless the target is immune to that (AK-277)."""
    battle = state.fight
    there = thing(battle, target)
    shields = there.shields if isinstance(there, Ship) else 0
    absorbed = 0 if pierce and not immune(battle, target, "pierce") else min(n, shields)
    return _lower(state, target, absorbed, n - absorbed, by, card)


def lose(state: State, target: str, *, hull: int = 0, shields: int = 0, by: str = "", card: str = "") -> Hit:
    """Straight off the tracks: asteroids, Rupture, trauma, what own cards cost. Shields that are not there
    are no hull (AK-166, AK-168, AK-242, AK-410, AK-780)."""
    there = thing(state.fight, target)
    has = there.shields if isinstance(there, Ship) else 0
    return _lower(state, target, min(shields, has), hull, by, card)


def take(state: State, target: str, n: int, *, pierce: bool = False, by: str = "", card: str = "") -> Hit:
    """Damage meant for a ship: whoever has the Defence System up for it gets all of it, what is too much for
    the helper is the ship's again (AK-817). Pierce is an effect, and stays with the ship."""
    to = helper(state.fight, target)
    if to is None or not n:
        return deal(state, target, n, pierce=pierce, by=by, card=card)
    found = _instead(state, target, to, deal(state, to, n, by=by, card=card))
    if not gone(state.fight, to) or n <= sum(found.dealt):
        return Hit(Dealt(), found.events)
    rest = deal(state, target, n - sum(found.dealt), pierce=pierce, by=by, card=card)
    return Hit(rest.dealt, [*found.events, *rest.events])


def take_past(state: State, target: str, *, hull: int = 0, shields: int = 0) -> Hit:
    """Damage that names its track: terrain, Rupture, some scenarios (AK-166, AK-168, AK-523). It is damage
    like any other to the Defence System (AK-817); what own cards cost is none, and goes to `lose`."""
    to = helper(state.fight, target)
    if to is None:
        return lose(state, target, hull=hull, shields=shields)
    found = _instead(state, target, to, lose(state, to, hull=hull, shields=shields))
    if not gone(state.fight, to) or hull <= found.dealt.hull:
        return Hit(Dealt(), found.events)
    rest = lose(state, target, hull=hull - found.dealt.hull)
    return Hit(rest.dealt, [*found.events, *rest.events])


def helper(battle: Battle, ref: str) -> str | None:
    """Who takes all damage meant for this ship, as long as they fly (AK-817)."""
    statuses = (each for each in battle.statuses if (each.what, each.on) == ("redirect", ref))
    return next((each.to for each in statuses if battle.ships[each.to].hex is not None), None)


def _instead(state: State, target: str, to: str, hit: Hit) -> Hit:
    battle = state.fight
    told = Event("ak-takes-over", {"ship": called(battle, to), "target": called(battle, target)})
    return Hit(hit.dealt, [told, *hit.events])


def rupture(state: State, ship: Ship) -> list[Event]:
    """At the start of each of its action phases (AK-521, AK-523)."""
    if ship.hex is None or "rupture" not in ship.marks:
        return []
    return take_past(state, ship.ref, hull=1).events


def _lower(state: State, target: str, shields: int, hull: int, by: str, card: str) -> Hit:
    battle = state.fight
    there = thing(battle, target)
    if there.hex is None or there.hull is None:
        return Hit(Dealt(), [])
    lost = Dealt(shields, _survivable(battle, target, min(hull, there.hull - there.floor)))
    if not any(lost):
        return Hit(lost, [])
    if isinstance(there, Ship):
        there.shields -= lost.shields
    there.hull -= lost.hull
    fact = "token" if isinstance(there, Token) else "ship"
    note(battle, "damaged", **{fact: target}, by=by or None, card=card or None, n=sum(lost), hull=lost.hull)
    events = [_told(battle, target, lost)]
    if there.hull == 0:
        events += _destroy(state, there, by, card)
    return Hit(lost, events)


def _survivable(battle: Battle, target: str, hull: int) -> int:
    """Crash Foam leaves 1, once, and breaks."""
    card = passives.giver(battle, target, "survive_once")
    now = thing(battle, target).hull or 0
    if card is None or hull < now:
        return hull
    passives.break_card(battle, target, card)
    return max(0, min(thing(battle, target).hull or 0, now) - 1)


def _told(battle: Battle, target: str, lost: Dealt) -> Event:
    ship = called(battle, target)
    if lost.shields and lost.hull:
        return Event("ak-loses-both", {"ship": ship, "shields": lost.shields, "hull": lost.hull})
    if lost.shields:
        return Event("ak-loses-shields", {"ship": ship, "n": lost.shields})
    return Event("ak-loses-hull", {"ship": ship, "n": lost.hull})


# The end of a ship


def _destroy(state: State, there: Ship | Token, by: str, card: str) -> list[Event]:
    """It leaves the board, and its hex is free (AK-263, AK-393, AK-395)."""
    battle = state.fight
    ref = there.id if isinstance(there, Token) else there.ref
    hex, there.hex = there.hex, None
    fact = "token" if isinstance(there, Token) else "ship"
    note(battle, "destroyed", **{fact: ref}, by=by or None, card=card or None, hex=hex)
    if isinstance(there, Ship):
        there.marks.clear()
        if there.seat is not None:
            return [_unconscious(battle, there.seat)]
    return [Event("ak-destroyed", {"ship": called(battle, ref)})]


def _unconscious(battle: Battle, seat: int) -> Event:
    """The pilot does not act or panic any more; waiting trauma cards are discarded (AK-337, AK-394). The
    trauma is marked on the pad at the debrief."""
    mine = battle.cockpits[seat]
    battle.trauma.discards += mine.waiting
    mine.waiting, mine.traumas, mine.dice, mine.pending = [], [], [], []
    return Event("ak-critical", {"seat": f"#{seat}"})


def unconscious(battle: Battle, ref: str) -> bool:
    return cockpit(battle, ref) is not None and gone(battle, ref)
