"""Once-only agendas about technologies and what is dug up in their name."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.twilight_imperium.board import galaxy, pieces, systems
from rules.twilight_imperium.cards import decks
from rules.twilight_imperium.cards.deeds_harm import killed
from rules.twilight_imperium.components import MECATOL, RACES, RACIAL, TECHNOLOGIES
from rules.twilight_imperium.deeds import paying, verbs
from rules.twilight_imperium.deeds.choosing import Then, choose
from rules.twilight_imperium.deeds.paying import Paid
from rules.twilight_imperium.effects import bans, science
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects.ground import REX
from rules.twilight_imperium.effects.sources import PREREQUISITE
from rules.twilight_imperium.fleets import removal
from rules.twilight_imperium.frames import Agenda, Assigning, Choosing, Facts, Paying
from rules.twilight_imperium.purse import paying as purse
from rules.twilight_imperium.senate.agendas_trade import collect, wormholes_of
from rules.twilight_imperium.senate.asking import Ask, ask, ask_all, in_order, lasts
from rules.twilight_imperium.senate.deed import FOR, Decision, Deed
from rules.twilight_imperium.state import State, System

ARTIFACT, EXPLODES, SHARDS, HITS = "ancient_artifact", 5, 3, 5
"""Up to which face it explodes; dice against each neighbour, and from which face on they hit."""
SHARDED = "ancient_artifact_shards"
SHARING, RESEARCH = "sharing_of_technology", "wormhole_research"
COLLAPSE, PROFIT, GOODS = 3, 7, 2
"""Faces of Wormhole Research: ships die, goods are made, and above that something is found."""
CHOSEN = "agenda_technology"


# Gaining technologies


def _gainable(state: State, seat: int) -> list[str]:
    """With all prerequisites; the racial one for the price of its card (TI-473, TI-479)."""
    racial = RACES[state.players[seat].race].technology
    rich = purse.most(state, seat, "resources") >= RACIAL[racial].cost
    known = (*TECHNOLOGIES, *([racial] if rich else []))
    return [id for id in known if science.cannot_gain(state, told.facts(seat=seat, technology=id)) is None]


def _offer(state: State, seat: int, among: list[str], least: int = 1) -> list[Event]:
    """Who says nothing gets what he wished for, else the first of the files (TI-711)."""
    wished = [id for id in state.players[seat].wishes if id in among]
    free = [id for id in among if id not in RACIAL]
    choose(state, seat, "ti-agenda-technology", among, CHOSEN, least=least, fallback=(wished or free)[:1])
    return []


def _chosen(state: State, frame: Choosing, ids: tuple[str, ...], _: Dice) -> list[Event]:
    gained = list[Event]()
    for id in ids:
        if id in RACIAL:
            paying.demand(state, frame.seat, RACIAL[id].cost, "resources", CHOSEN, memo=ids)
        else:
            gained += verbs.gain_technology(state, frame.seat, id)
    return gained


def _paid(state: State, frame: Paying, _: bool, __: Dice) -> list[Event]:
    return verbs.gain_technology(state, frame.seat, frame.memo[0])


# Ancient Artifact


def _artifact(state: State, decision: Decision, dice: Dice) -> list[Event]:
    (face,) = verbs.roll(dice)
    rolled = Event("ti-rolls", {"dice": (face,)})
    if face <= EXPLODES:
        return [rolled, *_explode(state, dice)]
    for seat in reversed(in_order(state, range(state.seats))):
        ask(state, ARTIFACT, seat)
        ask(state, ARTIFACT, seat)
    return [rolled]


def _study(state: State, seat: int, _: Facts, __: Dice) -> list[Event]:
    return _offer(state, seat, _gainable(state, seat))


def _explode(state: State, dice: Dice) -> list[Event]:
    """Mecatol Rex keeps its owner (TI-074); wormholes make no neighbours (TI-056)."""
    happened = list[Event]()
    for at in galaxy.beside(state, MECATOL):
        system = state.systems[at]
        for seat in reversed(in_order(state, systems.present(system))):
            hits, told_all = _shards(dice, at)
            happened += told_all
            if hits:
                ask(state, SHARDED, seat, system=at)
                state.stack.append(Assigning(seat, at, hits, "card"))
        for planet in (each for each in system.planets if systems.ground(each)):
            hits, told_all = _shards(dice, at)
            happened += [*told_all, *killed(state, planet.id, verbs.kill_ground(state, planet.id, hits))]
    state.custodians = [0, 0]
    return [*happened, *_ruin(state, state.systems[MECATOL])]


def _sharded(state: State, seat: int, facts: Facts, _: Dice) -> list[Event]:
    """What the lost ships carried or kept in the air goes too (TI-133)."""
    return removal.check(state, seat, facts["system"])


def _shards(dice: Dice, at: str) -> tuple[int, list[Event]]:
    faces = verbs.roll(dice, SHARDS)
    hits = sum(face >= HITS for face in faces)
    return hits, [Event("ti-shards", {"system": at, "dice": tuple(faces), "count": hits})]


def _ruin(state: State, system: System) -> list[Event]:
    """Everything there dies."""
    happened = _sink(state, system)
    for dock in list(system.docks):
        pieces.scrap(state, dock)
        systems.happens(state, "dock_lost", seat=dock.seat, system=system.at, by="")
        happened.append(Event("ti-floating-dock-lost", {"player": f"#{dock.seat}", "system": system.at}))
    planet = systems.planet(state, REX)
    happened += killed(state, REX, verbs.kill_ground(state, REX, systems.ground(planet)))
    verbs.destroy_pds(state, REX, planet.pds)
    happened += verbs.destroy_dock(state, REX, None)
    if planet.owner is not None:
        state.players[planet.owner].dead += planet.leaders
    planet.leaders = []
    return happened


def _sink(state: State, system: System) -> list[Event]:
    """All ships, Fighters too."""
    happened = [event for ship in list(system.ships) for event in removal.remove(state, ship)]
    for seat, count in sorted(system.fighters.items()):
        happened += removal.shot_down(state, int(seat), system.at, count)
    return happened


# Sharing of Technology


def _share(state: State, _: Decision, __: Dice) -> list[Event]:
    """What partners own now; nobody passes on what he has just taken."""
    for seat in reversed(in_order(state, range(state.seats))):
        owned = [state.players[each].technologies for each in verbs.partners(state, seat)]
        ask(state, SHARING, seat, known=" ".join(sorted({id for each in owned for id in each})))
    return []


def _take(state: State, seat: int, facts: Facts, _: Dice) -> list[Event]:
    """No racial ones; prerequisites do not matter, whatever else forbids it does."""
    known = [id for id in TECHNOLOGIES if id in facts["known"].split()]
    return _offer(state, seat, [id for id in known if not _barred(state, seat, id)], least=0)


def _barred(state: State, seat: int, id: str) -> bool:
    sources = [each for each in bans.standing(state, science.GAIN) if each.id != PREREQUISITE]
    return bans.first(state, science.GAIN, sources, told.facts(seat=seat, technology=id)) is not None


def _break_all(state: State, _: Decision, __: Dice) -> list[Event]:
    seats = range(state.seats)
    pairs = [(one, other) for one in seats for other in verbs.partners(state, one) if one < other]
    return [event for one, other in pairs for event in verbs.break_agreement(state, one, other)]


# Technology Investigation Committee


def _committee(state: State, decision: Decision, dice: Dice) -> list[Event]:
    happened = list[Event]()
    for seat in verbs.in_turn(state):
        cards = sorted(state.players[seat].cards)
        happened += decks.discard(state, seat, dice.choice(cards)) if cards else []
    agendas = list[Agenda]()
    for _ in range(2):
        card, shown = decks.top(state, "political", dice)
        happened += shown
        agendas += [Agenda(decision.by, card, drawn=True)] if card is not None else []
    state.stack += reversed(agendas)
    return happened


# Wormhole Research


def _research(state: State, decision: Decision, dice: Dice) -> list[Event]:
    (face,) = verbs.roll(dice)
    rolled = Event("ti-rolls", {"dice": (face,)})
    if face <= COLLAPSE:
        holes = [each for each in systems.places(state) if galaxy.letters(state, each.at)]
        return [rolled, *(event for system in holes for event in _sink(state, system))]
    if face <= PROFIT:
        due = {seat: GOODS * bool(wormholes_of(state, seat)) for seat in systems.playing(state)}
        return [rolled, *collect(state, due, decision)]
    ask_all(state, RESEARCH, decision.voters(FOR))
    return [rolled]


def _find(state: State, seat: int, _: Facts, __: Dice) -> list[Event]:
    return _offer(state, seat, [id for id in _gainable(state, seat) if science.colour(id) == "blue"])


DEEDS: Mapping[str, Deed] = {
    ARTIFACT: Deed(_artifact),
    SHARING: Deed(_share, _break_all),
    "technology_investigation_committee": Deed(lasts(), _committee),
    RESEARCH: Deed(_research, lasts()),
}
ASKS: Mapping[str, Ask] = {ARTIFACT: _study, SHARDED: _sharded, SHARING: _take, RESEARCH: _find}
CHOICES: Mapping[str, Then] = {CHOSEN: _chosen}
PAYMENTS: Mapping[str, Paid] = {CHOSEN: _paid}
