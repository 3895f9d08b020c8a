"""What holds after every move, whoever plays: pieces, counters, cards and points are never lost or made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.twilight_imperium import frames
from rules.twilight_imperium.board import galaxy, pieces, systems
from rules.twilight_imperium.components import (
    ARTIFACTS,
    COUNTERS,
    GOODS,
    LEADERS,
    PLANETS,
    RACES,
    STRATEGY,
    UNITS,
)
from rules.twilight_imperium.components_cards import ACTION_CARDS, POLITICAL_CARDS
from rules.twilight_imperium.deeds import captives
from rules.twilight_imperium.effects.building import BUILT
from rules.twilight_imperium.fleets import limits
from rules.twilight_imperium.purse import counters
from rules.twilight_imperium.state import NOBODY, State

FIGHTING = (frames.Tactical, frames.Transfer, frames.Battle, frames.Invasion)
"""Ships of two sides may share a system only inside these."""
UNFOUGHT = (
    "debts", "reactions", "activated", "costs", "window", "move", "checks", "moved", "surprise", "pds",
    "mines", "battle",
)  # fmt: skip
"""Stages of a Tactical Action before its battles are over."""
FLAGSHIP = "target_their_flagship"
USURPER, ABSTAIN = "usurper", "abstain"
DEALT = ("core_stability", "master_of_fate")
"""Cards lie in the memo of the question who gets which."""
BARRED = ("supernova", "asteroid_field")
CHECKING = (*FIGHTING, frames.Removing, frames.Producing, frames.Choosing, frames.Happening, frames.Played)


def faults(state: State) -> list[str]:
    """Empty as long as all is well."""
    if state.phase == "setup":
        return []
    found = list[str]()
    for each in (_plastic, _counters, _planets, fleets, _leaders, _goods, _cards, _trade):
        found += each(state)
    for each in (_points, _seats, _votes, _once_a_round, dice):
        found += each(state)
    return found


def parts(state: State) -> dict[str, list[str]]:
    """What is never lost or doubled, wherever it is; a blank is gone once it was turned up."""
    tokens = [each.token for _, each in systems.planets(state)]
    tiles = [each.tile for each in state.systems.values()]
    return {
        "artifacts": sorted(each for each in tokens if each in ARTIFACTS),
        "tiles": sorted([*tiles, *(tile for player in state.players for tile in player.tiles)]),
        "objectives": sorted([*state.objectives, *state.shown]),
    }


def _plastic(state: State) -> Iterator[str]:
    shock = mines = 0
    for seat in range(state.seats):
        there = pieces.on_board(state, seat)
        shock += there["shock"]
        for unit, row in UNITS.items():
            if not row.supplement and unit in there and there[unit] > row.limit and unit != "shock":
                yield f"seat {seat} has {there[unit]} {unit}"
    shock += sum(f.force.shock for f in state.stack if isinstance(f, frames.Invasion) and f.force)
    shock += (
        sum(force.shock for f in state.stack if isinstance(f, frames.Landing) for force in f.landed.values())
        if not any(isinstance(f, frames.Invasion) for f in state.stack)
        else 0
    )
    if shock + state.shock_left != 12 and not any(isinstance(f, frames.Landing) for f in state.stack):
        yield f"{shock} Shock Troops and {state.shock_left} left"
    mines = sum(len(system.mines) for system in state.systems.values())
    if mines + state.mines_left != 12:
        yield f"{mines} mines and {state.mines_left} left"
    built = Counter(planet.facility for _, planet in systems.planets(state))
    if built["colony"] + state.colonies != 8 or built["refinery"] + state.refineries != 8:
        yield f"facilities {built}"


def _counters(state: State) -> Iterator[str]:
    for seat, player in enumerate(state.players):
        if min(player.strategy, player.fleet, player.command) < 0:
            yield f"seat {seat} has a negative area"
        if counters.on_sheet(player) + counters.on_board(state, seat) > COUNTERS:
            yield f"seat {seat} has more counters than there are"
    for system in state.systems.values():
        if len(set(system.counters)) != len(system.counters):
            yield f"{system.at} has two counters of one seat"


def _planets(state: State) -> Iterator[str]:
    for system, planet in systems.planets(state):
        if min(planet.gf, planet.shock, planet.pds) < 0 or planet.pds > pieces.MOST_PDS:
            yield f"{planet.id}: {planet}"
        if PLANETS[planet.id].station and not systems.bare(planet):
            yield f"units on the station {planet.id}"
        fleet = systems.present(system) if PLANETS[planet.id].station else []
        if len(fleet) == 1 and planet.owner != fleet[0] and not _inside(state, CHECKING):
            yield f"{planet.id} is not of who alone has ships there"
        if planet.owner is None and not systems.bare(planet):
            yield f"units of nobody on {planet.id}"
        if planet.shock and not planet.gf and not _inside(state, FIGHTING):
            yield f"Shock Troops alone on {planet.id}"


def _inside(state: State, kinds: tuple[type, ...]) -> bool:
    return any(isinstance(frame, kinds) for frame in state.stack)


def fleets(state: State) -> Iterator[str]:
    busy = _inside(state, CHECKING)
    for system in systems.places(state):
        if len(systems.present(system)) > 1 and not _contested(state, system.at):
            yield f"two fleets in {system.at}"
        for seat in systems.present(system):
            fleet = systems.ships(system, seat)
            if any(each.shock for each in fleet) and not any(each.gf for each in fleet):
                yield f"Shock Troops of {seat} alone aboard in {system.at}"
            if busy:
                continue
            if limits.over_supply(state, seat, system):
                yield f"seat {seat} is over supply in {system.at}"
            if limits.lost_fighters(state, seat, system):
                yield f"Fighters of {seat} without support in {system.at}"
        for ship in system.ships:
            if limits.overloaded(state, ship) and not busy:
                yield f"{ship} is overloaded"
        if any(count < 0 for count in system.fighters.values()):
            yield f"negative Fighters in {system.at}"
        if systems.present(system) and galaxy.terrain(state, system.at) in BARRED and not busy:
            yield f"ships in {system.at}, where none can stay"


def _contested(state: State, at: str) -> bool:
    """A battle there is still to come, or going on; once it is over one side is left, or somebody has
    retreated, or a stalemate has ended it (TI-052, TI-313)."""
    return any(
        (isinstance(frame, frames.Battle) and frame.system == at)
        or (isinstance(frame, frames.Tactical) and frame.system == at and frame.stage in UNFOUGHT)
        for frame in state.stack
    )


def dice(state: State) -> Iterator[str]:
    """While a round's dice lie on the table: as many as the ships there roll (TI-300, TI-305)."""
    for under, frame in zip(state.stack, state.stack[1:], strict=False):
        rolled = isinstance(frame, frames.Window) and frame.point == "after_combat_roll"
        if isinstance(under, frames.Battle) and rolled and under.round and under.stage == "losses":
            for seat in (under.seat, under.defender):
                thrown = Counter((die.what, die.ship) for die in under.dice if die.seat == seat)
                if thrown != _due(state, under, seat):
                    yield f"{seat} rolled {thrown}, due {_due(state, under, seat)}"


def _due(state: State, battle: frames.Battle, seat: int) -> Counter[tuple[str, int | None]]:
    """By kind, and by ship where a Leader aboard makes it unlike others."""
    system, found = state.systems[battle.system], Counter[tuple[str, int | None]]()
    shot = [each.on[0] for each in state.lasting if each.source == FLAGSHIP and battle.round == 1]
    for ship in systems.ships(system, seat):
        led = any(LEADERS[each].kind == "admiral" for each in ship.leaders)
        if str(ship.id) not in shot:
            found[ship.kind, ship.id] += UNITS[ship.kind].dice + led
    flying = state.custodians[0] if seat == NOBODY else systems.fighters(system, seat)
    blind = galaxy.terrain(state, system.at) == "ion_storm"
    led = any(LEADERS[each].kind == "admiral" for each in systems.riders(system, seat))
    found["fighter", None] += 0 if blind else flying + led
    return +found


def _leaders(state: State) -> Iterator[str]:
    where = Counter[str]()
    for system in state.systems.values():
        where.update(each for ship in system.ships for each in ship.leaders)
        where.update(each for planet in system.planets for each in planet.leaders)
        where.update(each for riders in systems.crews(system).values() for each in riders)
    for player in state.players:
        where.update(player.dead)
        where.update(player.captives)
    for frame in state.stack:
        if isinstance(frame, frames.Invasion) and frame.force:
            where.update(frame.force.leaders)
        if isinstance(frame, frames.Fate):
            where.update([frame.leader])
        if isinstance(frame, frames.Choosing) and frame.then == captives.FREED:
            where.update(frame.memo)
    for player in state.players:
        for leader in (each for each, row in LEADERS.items() if row.race == player.race):
            if where[leader] != 1 and not _inside(state, (frames.Landing, frames.Fate)) and not player.out:
                yield f"{leader} is {where[leader]} times there"


def _goods(state: State) -> Iterator[str]:
    if any(player.goods < 0 for player in state.players) or sum(p.goods for p in state.players) > GOODS:
        yield f"goods {[player.goods for player in state.players]}"


def _cards(state: State) -> Iterator[str]:
    """Each exactly once: deck, discards, hands, laws, frames."""
    action, political = Counter(action_cards(state)), Counter(political_cards(state))
    wanted = Counter({row.id: row.count for row in ACTION_CARDS.values() if state.seats not in row.remove_at})
    for card in wanted.keys() | action.keys():
        if action[card] != wanted[card]:
            yield f"{action[card]} of {wanted[card]} {card}"
    for card in POLITICAL_CARDS:
        if political[card] != 1:
            yield f"{card} is {political[card]} times there"


def action_cards(state: State) -> Iterator[str]:
    yield from (*state.action.cards, *state.action.discards)
    for player in state.players:
        yield from player.cards
    for frame in state.stack:
        if isinstance(frame, frames.Played) and frame.card in ACTION_CARDS:
            yield frame.card
        if isinstance(frame, frames.Choosing) and frame.then in DEALT:
            yield from frame.memo[1:]
    if _usurped(state):
        yield USURPER


def _usurped(state: State) -> bool:
    """The card lies on Mecatol Rex, unless a copy of it works there."""
    marked = any(USURPER in planet.marks for _, planet in systems.planets(state))
    held = (*state.action.cards, *state.action.discards, *(c for each in state.players for c in each.cards))
    played = any(isinstance(frame, frames.Played) and frame.card == USURPER for frame in state.stack)
    return marked and USURPER not in held and not played


def political_cards(state: State) -> Iterator[str]:
    yield from (*state.political.cards, *state.political.discards)
    for player in state.players:
        yield from player.politics
    yield from (law.card for law in state.laws)
    for frame in state.stack:
        if isinstance(frame, frames.Agenda) and frame.card in POLITICAL_CARDS and not _filed(state, frame):
            yield frame.card


def _filed(state: State, frame: frames.Agenda) -> bool:
    """Its card has its place again."""
    return frame.stage == "over" or any(law.card == frame.card for law in state.laws)


def _trade(state: State) -> Iterator[str]:
    for seat, player in enumerate(state.players):
        lent = [card.lent for card in player.trade if card.lent is not None]
        if len(set(lent)) != len(lent):
            yield f"two agreements of one pair: {seat} {lent}"
        for other in lent:
            if not any(card.lent == seat for card in state.players[other].trade):
                yield f"{seat} lent {other} a card for nothing"


def _points(state: State) -> Iterator[str]:
    for seat, player in enumerate(state.players):
        if player.points < 0 or sum(player.sources.values()) != player.points:
            yield f"seat {seat}: {player.points} points of {player.sources}"
        if len(set(player.scored)) != len(player.scored):
            yield f"seat {seat} scored twice: {player.scored}"
        held = sorted(
            str(p.token) for p in systems.planets_of(state, seat) if p.token in ARTIFACTS and p.shown
        )
        if held != sorted(player.artifacts) and not _inside(state, (frames.Happening,)):
            yield f"seat {seat} holds {held}, and has {player.artifacts}"


def _seats(state: State) -> Iterator[str]:
    if state.players[state.speaker].out and not state.over:
        yield "the Speaker is out"
    picked = [each.card for player in state.players for each in player.picked]
    if len(set(picked)) != len(picked) or not set(picked) <= set(STRATEGY):
        yield f"Strategy Cards {picked}"
    if set(picked) & {card for card, count in state.bonus.items() if count} and state.phase == "action":
        yield f"Bonus Counters on cards that somebody has: {state.bonus}"
    if any(p.passed and not all(each.resolved for each in p.picked) for p in state.players if not p.out):
        yield "somebody passed with a Strategy Card unresolved"
    if sorted(state.table) != list(range(state.seats)):
        yield f"the table is {state.table}"
    once = len(set(state.order)) == len(state.order)
    if state.phase == "action" and not (once and set(systems.playing(state)) <= set(state.order)):
        yield f"the order of play is {state.order}"
    assert all(player.race in RACES for player in state.players)


def _votes(state: State) -> Iterator[str]:
    """Who votes for something has a vote at least, who abstains or is barred has none."""
    for frame in state.stack:
        if isinstance(frame, frames.Agenda):
            if frame.votes.keys() != frame.counts.keys():
                yield f"votes {frame.votes} are not counted: {frame.counts}"
            for seat, count in frame.counts.items():
                silent = frame.votes.get(seat) == ABSTAIN
                if (count > 0) == silent or (count and int(seat) in frame.barred):
                    yield f"seat {seat} has {count} votes for {frame.votes.get(seat)}"


def _once_a_round(state: State) -> Iterator[str]:
    """No ability twice; a dock built in this round has made nothing."""
    for seat, player in enumerate(state.players):
        again = Counter(each for each in player.used if not each.startswith(BUILT))
        if again and max(again.values()) > 1:
            yield f"seat {seat} used something twice: {player.used}"
        for planet in systems.planets_of(state, seat):
            rests = planet.dock is not None and planet.dock > state.round
            if rests and f"{BUILT}{planet.id}" in player.used:
                yield f"the new dock on {planet.id} has produced"
