"""What the Status Phase gives back: ships repaired, counters home, planets ready, cards and counters (TI-533
to TI-539)."""

from __future__ import annotations

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.twilight_imperium.actions import Form
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.cards import decks
from rules.twilight_imperium.deeds import gaining, verbs
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects import sources
from rules.twilight_imperium.effects.hands import cannot_redistribute, status_cards
from rules.twilight_imperium.effects.supply import supply_area
from rules.twilight_imperium.fleets import limits
from rules.twilight_imperium.frames import Status
from rules.twilight_imperium.phases import dealing, forms, uses
from rules.twilight_imperium.purse import counters as pool
from rules.twilight_imperium.purse import goods, planets
from rules.twilight_imperium.state import State

GIFT = 2
"""What a Refresh Ability gives of its kind (TI-536)."""

# All at once


def repair(state: State, _: Status, __: Dice) -> list[Event]:
    damaged = [ship for system in systems.places(state) for ship in system.ships if ship.damaged]
    verbs.repair(damaged)
    return [Event("ti-all-repaired")] if damaged else []


def lift(state: State, _: Status, __: Dice) -> list[Event]:
    """Every counter on the board goes to reinforcements (TI-534)."""
    for system in state.systems.values():
        system.counters.clear()
    return [Event("ti-counters-lifted")]


def refresh(state: State, _: Status, ___: Dice) -> list[Event]:
    for __, planet in systems.planets(state):
        planet.ready = planet.owner is not None
    return [Event("ti-all-refreshed")]


# Seat by seat


def abilities(state: State, frame: Status, seat: int, _: Dice) -> list[Event]:
    """Planets of the form are exhausted for what they offer (TI-536, TI-537)."""
    named = forms.of(frame, seat).refresh
    own = [each.id for each in systems.planets_of(state, seat) if each.id in named]
    return [event for planet in own for event in _ability(state, seat, planet)]


def _ability(state: State, seat: int, id: str) -> list[Event]:
    gift = planets.offers(systems.planet(state, id))
    happened = planets.exhaust(state, id)
    match gift:
        case "ground_forces":
            return happened + verbs.free_ground(state, "gf", id, GIFT)
        case "shock_troops":
            return happened + verbs.free_ground(state, "shock", id, GIFT)
        case "fighters":
            return happened + verbs.free_fighters(state, seat, systems.place_of(state, id).at, GIFT)
        case "trade_goods":
            return happened + goods.gain_goods(state, seat, GIFT)
    return []


def draw(state: State, frame: Status, seat: int, dice: Dice) -> list[Event]:
    """A card may be swapped first (TI-538). Under Core Stability the others have been dealt (`dealing`)."""
    form = forms.of(frame, seat)
    swapped = [card for card in uses.swaps(form.use) if card in state.players[seat].cards]
    happened = [event for card in swapped for event in decks.discard(state, seat, card)]
    dealt = sources.law(state, dealing.LAW) is not None
    count = 0 if dealt else status_cards(state, seat).value
    happened += decks.draw(state, seat, count + len(swapped), dice)
    return happened + _keep(state, seat, form)


def _keep(state: State, seat: int, form: Form) -> list[Event]:
    """A hand above its limit, where the form says what stays: of the others the newest go (TI-712)."""
    happened = list[Event]()
    while form.keep and len(state.players[seat].cards) > decks.limit(state, seat, "action"):
        kept = list(form.keep)
        others = list[str]()
        for card in state.players[seat].cards:
            if card in kept:
                kept.remove(card)
            else:
                others.append(card)
        if not others:
            break
        happened += decks.discard(state, seat, others[-1])
    return happened


def counters(state: State, seat: int, form: Form, count: int) -> list[Event]:
    """Where the form puts them, usually the Command Pool (TI-715); asked again if they have become other."""
    due = min(count, pool.counters_left(state, seat))
    if not form.counters:
        return pool.gain(state, seat, "command", due)
    areas = pool.read_areas(form.counters)
    if sum(areas.values()) != due or areas["fleet"] > pool.room(state, seat, "fleet"):
        gaining.gain_counters(state, seat, due)
        return []
    return pool.share(state, seat, form.counters, due)


def split(state: State, seat: int, form: Form) -> list[Event]:
    """As the form says; usually only what a fleet would else be lost for, from the Command Pool, then from
    Strategy Allocation (TI-715)."""
    player = state.players[seat]
    if cannot_redistribute(state, told.facts(seat=seat)) is not None:
        return []
    total, before = pool.on_sheet(player), (player.strategy, player.fleet, player.command)
    if len(form.split) == len(before):
        strategy, fleet, command = _target(form.split, total, supply_area(state).value)
    else:
        strategy, fleet, command = before
        wanted = min(_wanting(state, seat), supply_area(state).value - fleet, command + strategy)
        fleet += max(0, wanted)
        command, strategy = max(0, command - wanted), strategy - max(0, wanted - command)
    player.strategy, player.fleet, player.command = strategy, fleet, command
    if (strategy, fleet, command) == before:
        return []
    facts = {"player": f"#{seat}"}
    return [Event("ti-redistributed", {**facts, "strategy": strategy, "fleet": fleet, "command": command})]


def _target(split: tuple[int, ...], total: int, most: int) -> tuple[int, int, int]:
    """Fleet Supply first, then Strategy Allocation; what is over or wanting is the Command Pool's."""
    fleet = min(split[1], total, most)
    strategy = min(split[0], total - fleet)
    return strategy, fleet, total - fleet - strategy


def _wanting(state: State, seat: int) -> int:
    """Counters that the largest fleet lacks."""
    fleets = [system for system in systems.places(state) if systems.has_fleet(system, seat)]
    return max((limits.over_supply(state, seat, system) for system in fleets), default=0)
