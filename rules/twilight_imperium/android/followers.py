"""Strategy Cards as they are resolved: primaries, and the secondaries of others."""

from __future__ import annotations

from rules.core.contract import Action
from rules.core.stack import Question
from rules.twilight_imperium.actions import Decline, Done, Follow, Lead, NameSpeaker, Research, Reveal
from rules.twilight_imperium.android import budget, sciences, senate, worth
from rules.twilight_imperium.android.eyes import Eyes
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components_cards import PUBLIC
from rules.twilight_imperium.frames import Debts, Followers, Primary
from rules.twilight_imperium.phases import scoring
from rules.twilight_imperium.purse import counters, paying, planets
from rules.twilight_imperium.strategic import owed, technology

RIPE = 7
"""Points from which on a leader ends the game by Imperium Rex."""

# Secondaries


def follow(eyes: Eyes, frame: Followers) -> Action:
    assert eyes.asked is not None
    return answer(eyes, frame.card, eyes.asked)


def debts(eyes: Eyes, _: Debts) -> Action | None:
    card = owed.debt(eyes.state, eyes.seat)
    return None if card is None or eyes.asked is None else answer(eyes, card, eyes.asked)


def answer(eyes: Eyes, card: str, asked: Question) -> Action:
    """The best way, if it is worth its counter."""
    ways = [each.action for each in asked.choices if isinstance(each.action, Follow)]
    if not ways or not _worthwhile(eyes, card):
        return Decline(card)
    match card:
        case "leadership":
            return _buys(eyes, asked)
        case "technology_2":
            return sciences.best(eyes, ways) or Decline(card)
        case "assembly":
            return max(ways, key=lambda each: _refreshed(eyes, each))
        case "diplomacy_2":
            return max(ways, key=lambda each: _annexed(eyes, each))
    return ways[0]


def _worthwhile(eyes: Eyes, card: str) -> bool:
    player, state = eyes.player, eyes.state
    money = paying.most(state, eyes.seat, "resources")
    match card:
        case "leadership":
            return True
        case "technology_2":
            return budget.affords(eyes, technology.FOLLOWED)
        case "production":
            return player.strategy > 0 and money >= 3
        case "assembly":
            tired = [each for each in systems.planets_of(state, eyes.seat) if not each.ready]
            return player.strategy > 1 and len(tired) > 2
        case "diplomacy_2" | "bureaucracy":
            return player.strategy > 1
        case "warfare_2":
            return False
    return False


def _refreshed(eyes: Eyes, way: Follow) -> int:
    return sum(planets.value(eyes.state, each, "resources") * 2 + 1 for each in way.what)


def _annexed(eyes: Eyes, way: Follow) -> float:
    known = [each for each in way.what if systems.on_board(eyes.state, each)]
    return sum(worth.planet(eyes, systems.planet(eyes.state, each)) for each in known)


def _buys(eyes: Eyes, asked: Question) -> Action:
    """As many counters as are worth their price; where they go is said anew, by need."""
    ways = [each.action for each in asked.choices if isinstance(each.action, Follow)]
    best = max(ways, key=lambda each: budget.bargain(eyes, _count(each.what), each.pay))
    if budget.bargain(eyes, _count(best.what), best.pay) <= 0:
        return Decline(best.card)
    split = Follow(best.card, spread(eyes, _count(best.what)), best.pay)
    return split if asked.offers(split) else best


def _count(areas: tuple[str, ...]) -> int:
    return sum(counters.read_areas(areas).values())


def spread(eyes: Eyes, count: int) -> tuple[str, ...]:
    """New counters: Strategy Allocation up to two, Fleet Supply as the largest fleet wants, then the pool."""
    player = eyes.player
    areas = {"strategy": player.strategy, "fleet": player.fleet, "command": player.command}
    gained = dict.fromkeys(areas, 0)
    room = counters.room(eyes.state, eyes.seat, "fleet")
    for _ in range(count):
        area = "command"
        if areas["command"] >= 3 and areas["strategy"] < 2:
            area = "strategy"
        elif areas["command"] >= 3 and areas["fleet"] < 5 and gained["fleet"] < room:
            area = "fleet"
        areas[area] += 1
        gained[area] += 1
    return tuple(f"{area}:{n}" for area, n in gained.items() if n)


# Primaries


def primary(eyes: Eyes, frame: Primary) -> Action | None:
    assert eyes.asked is not None
    offered = [each.action for each in eyes.asked.choices]
    match frame.card, offered[0]:
        case "leadership", Lead():
            leads = [each for each in offered if isinstance(each, Lead)]
            best = max(leads, key=lambda each: budget.bargain(eyes, _count(each.areas), each.pay))
            return Lead(spread(eyes, _count(best.areas)), best.pay)
        case "technology_2", _:
            found = [each for each in offered if isinstance(each, Research)]
            rich = budget.affords(eyes, technology.PRICE)
            return sciences.best(eyes, [each for each in found if rich or not each.pay]) or Done()
        case "bureaucracy", Reveal():
            return max(offered, key=lambda each: _easy(eyes, each))
        case "assembly", NameSpeaker():
            return max(offered, key=lambda each: _speaker(eyes, each))
        case "assembly", _:
            return max(offered, key=lambda each: senate.agenda_worth(eyes, each))
        case "production", _:
            home = [each for each in offered if getattr(each, "system", "") == eyes.player.home]
            return (home or offered)[0]
    return None


def _easy(eyes: Eyes, action: Action) -> float:
    """What one fulfils oneself comes first. The end only to a leader with a game behind him: whoever takes it
    earlier spoils the game for all."""
    assert isinstance(action, Reveal)
    row = PUBLIC[action.objective]
    if row.rex:
        return 100.0 if RIPE <= eyes.player.points > eyes.leader else -100.0
    met = scoring.fulfilled(eyes.state, eyes.seat, action.objective)
    return row.vp * (3.0 if met else 1.0)


def _speaker(eyes: Eyes, action: Action) -> tuple[bool, int]:
    """The token for oneself; then whoever has fewest points."""
    assert isinstance(action, NameSpeaker)
    own = action.seat == eyes.seat
    other = action.who if own else action.seat
    return own, -eyes.state.players[other].points
