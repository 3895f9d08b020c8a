"""The players' sheets: numbers of cards are open, the cards themselves are their owner's."""

from __future__ import annotations

from collections.abc import Iterator

from rules.twilight_imperium.board import pieces
from rules.twilight_imperium.components import LEADERS, UNITS
from rules.twilight_imperium.effects import hands as limits
from rules.twilight_imperium.effects import senate, sources, supply
from rules.twilight_imperium.purse import counters
from rules.twilight_imperium.state import Player, State, Unit
from rules.twilight_imperium.strategic import technology
from rules.twilight_imperium.view import (
    AgreementView,
    LeaderView,
    OwnView,
    PickedView,
    PlanetView,
    PlayerView,
    SystemView,
)
from rules.twilight_imperium.visible import hands

NO_LIMIT = -1
CAPTIVE, DEAD = "captive", "dead"
SHOWN: tuple[Unit, ...] = (
    "war_sun",
    "dreadnought",
    "carrier",
    "cruiser",
    "destroyer",
    "fighter",
    "gf",
    "pds",
    "dock",
)


def player_view(state: State, seat: int, board: tuple[SystemView, ...]) -> PlayerView:
    player = state.players[seat]
    own = [each for system in board for each in system.planets if each.owner == seat]
    ready = [each for each in own if each.ready]
    limit = supply.fleet_limit(state, seat, "").value
    return PlayerView(
        seat=seat,
        race=player.race,
        home=player.home,
        points=player.points,
        strategy=player.strategy,
        fleet=player.fleet,
        command=player.command,
        on_board=counters.on_board(state, seat),
        reserve=counters.counters_left(state, seat),
        fleet_limit=0 if limit >= supply.NO_LIMIT else limit,
        unlimited=limit >= supply.NO_LIMIT,
        goods=player.goods,
        technologies=tuple(player.technologies),
        abilities=tuple(sources.abilities(state, seat)),
        used=tuple(sorted(player.used)),
        cards=len(player.cards),
        politics=len(player.politics),
        secret=player.secret is not None and player.secret not in player.scored,
        hand_limit=limits.hand_limit(state, seat).value,
        scored=tuple(player.scored),
        artifacts=tuple(player.artifacts),
        sources=tuple(sorted(player.sources.items())),
        curve=tuple(player.curve),
        picked=tuple(PickedView(each.card, each.resolved) for each in player.picked),
        passed=player.passed,
        out=player.out,
        free_trade=tuple(each.value for each in player.trade if each.lent is None),
        agreements=tuple(_agreements(state, seat)),
        leaders=tuple(_leaders(state, seat, board)),
        captives=tuple(player.captives),
        planets=tuple(each.id for each in sorted(own, key=_first_ready)),
        resources=sum(each.resources for each in ready),
        influence=sum(each.influence for each in ready),
        resources_all=sum(each.resources for each in own),
        influence_all=sum(each.influence for each in own),
        votes=0 if player.out or not player.home else senate.votes(state, seat).value,
        left=_left(state, seat),
        offices=tuple(law.card for law in state.laws if law.holder == seat),
    )


def _first_ready(planet: PlanetView) -> tuple[bool, int, str]:
    return not planet.ready, -planet.resources, planet.id


def _left(state: State, seat: int) -> dict[str, int]:
    there = pieces.on_board(state, seat)
    left = {unit: UNITS[unit].limit - there[unit] for unit in SHOWN}
    return {unit: NO_LIMIT if UNITS[unit].supplement else count for unit, count in left.items()}


def _agreements(state: State, seat: int) -> list[AgreementView]:
    found = []
    for card in state.players[seat].trade:
        if card.lent is not None:
            theirs = next(each for each in state.players[card.lent].trade if each.lent == seat)
            found.append(AgreementView(card.lent, card.value, theirs.value))
    return found


def _leaders(state: State, seat: int, board: tuple[SystemView, ...]) -> list[LeaderView]:
    own = [each for each, row in LEADERS.items() if row.race == state.players[seat].race]
    captors = {
        each: captor for captor, other in enumerate(state.players) for each in other.captives if each in own
    }
    where = _whereabouts(board)
    found = []
    for each in own:
        if each in captors:
            found.append(LeaderView(each, CAPTIVE, captors[each]))
        elif each in where:
            found.append(LeaderView(each, where[each]))
        elif each in state.players[seat].dead:
            found.append(LeaderView(each, DEAD))
    return found


def _whereabouts(board: tuple[SystemView, ...]) -> dict[str, str]:
    found = {}
    for system in board:
        found.update({each: system.at for ship in system.ships for each in ship.leaders})
        found.update({each: system.at for _, riders in system.riders for each in riders})
        found.update({each: planet.id for planet in system.planets for each in planet.leaders})
    return found


def own_view(state: State, seat: int, said: str) -> OwnView:
    """Hands are sorted: the order in which cards came is nobody's business, not even in a picture."""
    player: Player = state.players[seat]
    return OwnView(
        cards=tuple(sorted(player.cards)),
        playable=hands.playable(state, seat),
        politics=tuple(sorted(player.politics)),
        secret=player.secret,
        tiles=tuple(sorted(player.tiles)),
        book=player.book,
        research=tuple(_research(state, seat)) if player.race else (),
        wishes=tuple(player.wishes),
        ranking=tuple(player.ranking),
        plan=player.plan,
        said=said,
    )


def _research(state: State, seat: int) -> Iterator[tuple[str, int, int]]:
    for id in technology.gainable(state, seat, bought=True):
        prices = (technology.price(state, seat, id, base) for base in (technology.PRICE, technology.FOLLOWED))
        card, follow = prices
        yield id, card, follow
