"""What may be done at any moment of the Status Phase: scuttle own units, cancel own agreements, deal with
captives (TI-542 to TI-544, TI-568)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.core.contract import Action, Event, IllegalMove
from rules.core.dice import Dice
from rules.twilight_imperium.actions import Cancel, DealCaptive, Scuttle
from rules.twilight_imperium.board import pieces, systems
from rules.twilight_imperium.cards.playing import between_steps
from rules.twilight_imperium.deeds import captives, verbs
from rules.twilight_imperium.deeds.contents import Anytime
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects.trade import cannot_cancel
from rules.twilight_imperium.fleets import removal
from rules.twilight_imperium.phases import watching
from rules.twilight_imperium.state import Planet, Ship, State, System
from rules.twilight_imperium.tactical import items
from rules.twilight_imperium.tactical.items import Item

FREE, EXECUTE = "free", "execute"


def _now(state: State, rule: str) -> None:
    if state.phase != "status" or not between_steps(state):
        raise IllegalMove("ti-illegal-status-only", rule=rule)


# Scuttling


def scuttle(state: State, seat: int, action: Scuttle, _: Dice) -> list[Event]:
    """Units of any kind but mines; nothing is touched before all are found, and each is named once."""
    _now(state, "TI-542")
    named = items.read(action.items)
    deeds = [_judge(state, seat, each) for each in named]
    if not deeds or len({each[:2] for each in named}) < len(named):
        raise IllegalMove("ti-illegal-scuttle", rule="TI-542", item=" ".join(action.items))
    happened = [Event("ti-scuttled", {"player": f"#{seat}", "items": action.items})]
    happened += [event for deed in deeds for event in deed()]
    happened += removal.check_everywhere(state, seat, "fleet")
    return [*happened, *watching.look(state)]


Deed = Callable[[], list[Event]]


def _judge(state: State, seat: int, item: Item) -> Deed:
    """What scuttling this comes to."""
    if not item.n:
        raise _strange(item)
    if item.place in state.systems:
        return _in_space(state, seat, state.systems[item.place], item)
    owned = {each.id: each for each in systems.planets_of(state, seat)}
    if item.place in owned:
        return _ashore(state, owned[item.place], item)
    raise _strange(item)


def _strange(item: Item) -> IllegalMove:
    return IllegalMove("ti-illegal-scuttle", rule="TI-542", item=items.write(item))


def _in_space(state: State, seat: int, system: System, item: Item) -> Deed:
    if item.unit == "fighter" and systems.fighters(system, seat) >= item.n:
        return lambda: _fighters(state, system, seat, item.n)
    fleet = [*systems.ships(system, seat), *(dock for dock in system.docks if dock.seat == seat)]
    alike = [ship for ship in fleet if ship.kind == item.unit]
    if len(alike) < item.n:
        raise _strange(item)
    worst = sorted(alike, key=lambda ship: (not ship.damaged, len(ship.leaders), ship.id))[: item.n]
    return lambda: [event for ship in worst for event in _ship(state, ship)]


def _fighters(state: State, system: System, seat: int, count: int) -> list[Event]:
    return removal.mourn(state, seat, pieces.lose_fighters(system, seat, count))


def _ship(state: State, ship: Ship) -> list[Event]:
    """Whoever is aboard is lost with it (TI-566)."""
    return removal.remove(state, ship)


def _ashore(state: State, planet: Planet, item: Item) -> Deed:
    there = {"gf": planet.gf, "shock": planet.shock, "pds": planet.pds, "dock": int(planet.dock is not None)}
    if there.get(item.unit, 0) < item.n:
        raise _strange(item)
    return lambda: _raze(state, planet, item)


def _raze(state: State, planet: Planet, item: Item) -> list[Event]:
    """The planet stays his (TI-074)."""
    match item.unit:
        case "gf":
            pieces.kill_ground(state, planet, gf=item.n)
        case "shock":
            pieces.kill_ground(state, planet, shock=item.n)
        case "pds":
            planet.pds -= item.n
        case "dock":
            planet.dock = None
    verbs.escort(state, planet)
    return []


# Agreements


def cancel(state: State, seat: int, action: Cancel, _: Dice) -> list[Event]:
    """One-sidedly; the Hacan's partners cannot (TI-458, TI-551)."""
    _now(state, "TI-458")
    if action.seat not in verbs.partners(state, seat):
        raise IllegalMove("ti-illegal-no-agreement", rule="TI-458")
    source = cannot_cancel(state, told.facts(seat=seat, other=action.seat, how="status"))
    if source is not None:
        raise IllegalMove("ti-illegal-cancel", rule="TI-551", why=f"@{source.id}")
    return verbs.break_agreement(state, seat, action.seat)


# Captives


def deal(state: State, seat: int, action: DealCaptive, _: Dice) -> list[Event]:
    """Handed to any player, freed, or executed; kept is what happens otherwise (TI-544, TI-568)."""
    _now(state, "TI-568")
    player = state.players[seat]
    if action.leader not in player.captives:
        raise IllegalMove("ti-illegal-captive", rule="TI-568")
    playing = [str(each) for each in systems.playing(state) if each != seat]
    if action.to not in (FREE, EXECUTE, *playing):
        raise IllegalMove("ti-illegal-captive-to", rule="TI-568")
    player.captives.remove(action.leader)
    match action.to:
        case "execute":
            return captives.execute(state, action.leader)
        case "free":
            return captives.free(state, action.leader)
    return captives.hand_to(state, action.leader, int(action.to))


ASIDES: Mapping[type[Action], Anytime] = {Scuttle: scuttle, Cancel: cancel, DealCaptive: deal}
