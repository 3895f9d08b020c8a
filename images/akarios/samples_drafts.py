"""What would come of commands, to draw: in the fourth round of scenario 004."""

from __future__ import annotations

from msgspec.structs import replace

from images.akarios.samples import enemies, fourth, fullest, whole
from rules.akarios.view import (
    CostView,
    DangerView,
    DeedView,
    OddsView,
    PreviewView,
    StripView,
    TargetView,
    View,
    WaysView,
    WayView,
)

BANK = WayView("bank", "bank", False, (("F5", 1), ("G5", 2), ("H5", 2)), "H5", 2, energy=1)
WAYS = (
    WayView(
        "move_2", "straight3", False, (("F4", 1), ("G4", 1)), "G4", 1, "stress", stress=1, barred="planet"
    ),
    WayView("move_1", "veer", True, (("F4", 1), ("F3", 0)), "F3", 0, "hull", hull=1),
    WayView("move_1", "veer", False, (("F4", 2),), "F4", 2, "stress", stress=1, barred="ship"),
    WayView("bank", "bank", True, (("F4", 1), ("F3", 0), ("F2", 0)), "F2", 0, "hull", hull=1, energy=1),
    BANK,
)


def five() -> View:
    """Chen can fly five ways."""
    return replace(whole(fourth(), 2), ways=WaysView("p2", WAYS))


def many() -> View:
    """Twenty-five: all risks, several bows on one hex, two ways to the same end."""
    risks = ("free", "stress", "hull", "shields", "wormhole", "destroyed")
    ends = ("I8", "J9", "H9", "I9", "F9", "G10", "K9", "H8", "E8")
    found = [WayView("barrel_roll", "straight1", False, (("H8", 1),), "H8", looks) for looks in range(6)]
    for i in range(19):
        end, risk = ends[i % 9], risks[i % 6]
        found.append(WayView("barrel_roll", "straight2", False, (("H7", 1), (end, i % 6)), end, i % 3, risk))  # type: ignore[arg-type]
    return replace(whole(fullest(), 0), ways=WaysView("p0", tuple(found)))


def _odds(totals: dict[int, float], destroyed: float) -> OddsView:
    return OddsView(tuple(totals.items()), destroyed, sum(n * p for n, p in totals.items()))


BETTER = _odds({0: 0.002, 1: 0.01, 2: 0.118, 3: 0.30, 4: 0.38, 5: 0.09, 6: 0.10}, 0.988)
PLAIN = {0: 0.095, 1: 0.048, 2: 0.238, 3: 0.286, 4: 0.238, 5: 0.048, 6: 0.048}
FRONT = ("G6", "H6", "H5", "I6", "I5", "I7", "J6", "J5", "H7", "H8")


def shot() -> View:
    """Ada fires at two of three targets, and something hides a fourth."""
    targets = (
        TargetView("rs2", True, edge="advantage", why="target_lock", odds=BETTER),
        TargetView("rf3", True, odds=_odds(PLAIN, 0.0)),
        TargetView("anchor1", False, odds=_odds(PLAIN, 0.86)),
        TargetView("rf7", False, seen=False),
    )
    cost = CostView(("attack", "attack"), 1, 2, 0, 4)
    return replace(whole(fourth(), 0), preview=PreviewView("p0", "burst_fire", None, FRONT, 3, targets, cost))


def flight() -> View:
    """Chen flies, and it costs."""
    cost = CostView(("stress",), 1, 2, 1, 3, "miss", 0, 1)
    return replace(whole(fourth(), 2), preview=PreviewView("p2", "bank", BANK, cost=cost))


def charge() -> View:
    """A way, then a shot at six."""
    way = WayView("flank", "veer", True, (("H6", 1),), "H6", 1, "stress", stress=1, barred="ship")
    refs = ("rm2", "yb4", "th6", "th3", "tm7", "ss5")
    long = dict.fromkeys(range(16), 0.05)
    targets = tuple(
        TargetView(ref, n == 0, edge="disadvantage" if n == 0 else "", odds=_odds(long, 0.4 - n / 20))
        for n, ref in enumerate(refs)
    )
    cost = CostView(("stress", "joker", "attack"), 1, 0, 1, 10, "panic", 2, 1)
    told = PreviewView("p0", "core_explosion", way, ("H5", "I6", "G5", "I5"), 4, targets, cost)
    return replace(whole(fullest(), 0), preview=told)


def forecast() -> View:
    hexes = {
        "E5": 4,
        "F5": 9,
        "F4": 12,
        "F3": 6,
        "F2": 2,
        "G4": 15,
        "H5": 20,
        "E6": 3,
        "D5": 0,
        "D4": 0,
        "E4": 2,
        "D6": 1,
        "F6": 11,
        "G5": 22,
    }
    return replace(whole(fourth(), 2), danger=DangerView("p2", 22, hexes))


def acted() -> View:
    """Two scouts have carried out their card."""
    deeds = (
        DeedView("rs2", "a", (("I7", 5),)),
        DeedView("rs2", "b", (("I7", 5),), "p0", ("+1",), 3),
        DeedView("rs2", "c", (("I7", 5), ("I6", 0), ("I5", 0))),
        DeedView("rs4", "a", (("G5", 4),)),
        DeedView("rs4", "b", (("G5", 4),)),
        DeedView("rs4", "d", (("G5", 2), ("H5", 2), ("I6", 2))),
        DeedView("rs4", "e", (("I6", 2),), "p0", ("miss",), 0),
    )
    battle = enemies()
    moved = {"rs2": ("I5", 0), "rs4": ("I6", 2)}
    ships = tuple(
        replace(one, hex=moved[one.ref][0], facing=moved[one.ref][1]) if one.ref in moved else one
        for one in battle.ships
    )
    strips = (StripView("ronin_scout", "rs-02", deeds),)
    return whole(replace(battle, ships=ships, strips=strips), 0)
