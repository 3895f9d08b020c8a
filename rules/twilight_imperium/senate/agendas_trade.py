"""Once-only agendas about Trade Goods and agreements."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.twilight_imperium.board import control, galaxy, systems
from rules.twilight_imperium.cards.deeds_harm import killed
from rules.twilight_imperium.deeds import verbs
from rules.twilight_imperium.deeds.happening import Moment
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects.sources import Source
from rules.twilight_imperium.frames import Facts, StrategicAction
from rules.twilight_imperium.purse import goods
from rules.twilight_imperium.senate.asking import lasts
from rules.twilight_imperium.senate.deed import Decision, Deed
from rules.twilight_imperium.state import State

ROUTES, GIFT = "open_the_trade_routes", 2
TOLL = 3
"""For each wormhole system under Intergalactic Commerce."""


def collect(state: State, due: Mapping[int, int], decision: Decision) -> list[Event]:
    """Clockwise from the active player, which may be another than who plays the card (TI-158)."""
    acts = (frame.seat for frame in state.stack if isinstance(frame, StrategicAction))
    return goods.collect(state, due, next(acts, decision.by))


def wormholes_of(state: State, seat: int) -> list[str]:
    """Systems with a wormhole that the player controls, the Nexus too."""
    holes = (system.at for system in systems.places(state) if galaxy.letters(state, system.at))
    return [at for at in holes if control.controls(state, seat, at)]


def _disarmament(state: State, decision: Decision, _: Dice) -> list[Event]:
    """Its owner keeps the planet (TI-074)."""
    (id,) = decision.elected
    planet = systems.planet(state, id)
    if planet.owner is None:
        return []
    dead = verbs.kill_ground(state, id, systems.ground(planet))
    return [*killed(state, id, dead), *goods.gain_goods(state, planet.owner, dead)]


def _overruns(state: State, _: Decision, __: Dice) -> list[Event]:
    owned = {seat: len(systems.planets_of(state, seat)) for seat in verbs.in_turn(state)}
    return [event for seat, count in owned.items() for event in goods.lose_goods(state, seat, count)]


def _revitalization(state: State, decision: Decision, _: Dice) -> list[Event]:
    others = [seat for seat in verbs.in_turn(state) if seat != decision.player]
    return [event for seat in others for event in goods.take_goods(state, decision.player, seat, 1)]


def _commerce(state: State, decision: Decision, _: Dice) -> list[Event]:
    due = {seat: TOLL * len(wormholes_of(state, seat)) for seat in systems.playing(state)}
    return collect(state, due, decision)


def _routes(state: State, decision: Decision, _: Dice) -> list[Event]:
    return collect(state, dict.fromkeys(systems.playing(state), GIFT), decision)


def passed_on(state: State, source: Source, facts: Facts, _: Dice) -> list[Event]:
    """Whatever anybody gains goes to the left; there it stays."""
    if not told.lasts(source):
        return []
    seat = told.seat(facts)
    return goods.hand_on(state, seat, systems.clockwise(state, seat)[1], int(facts["count"]))


def _embargo(state: State, decision: Decision, dice: Dice) -> list[Event]:
    seat = decision.player
    broken = [each for other in verbs.partners(state, seat) for each in _break(state, seat, other)]
    return [*broken, *lasts("next_round")(state, decision, dice)]


def _break(state: State, seat: int, other: int) -> list[Event]:
    return verbs.break_agreement(state, seat, other)


DEEDS: Mapping[str, Deed] = {
    "compensated_disarmament": Deed(_disarmament),
    "cost_overruns": Deed(_overruns),
    "economic_revitalization": Deed(_revitalization),
    "intergalactic_commerce": Deed(_commerce, lasts()),
    ROUTES: Deed(_routes, lasts()),
    "trade_embargo": Deed(_embargo),
}
MOMENTS: Mapping[str, Mapping[str, Moment]] = {"goods_gained": {ROUTES: passed_on}}
