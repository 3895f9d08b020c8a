"""Laws about goods, agreements and docks, and about who may go where at what price."""

from __future__ import annotations

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.twilight_imperium.board import galaxy, systems
from rules.twilight_imperium.deeds import revealing, verbs
from rules.twilight_imperium.deeds.choosing import choose
from rules.twilight_imperium.deeds.happening import Moment
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects.building import BUILT
from rules.twilight_imperium.effects.sources import Source
from rules.twilight_imperium.effects.trade import goods_limit
from rules.twilight_imperium.fleets import limits
from rules.twilight_imperium.frames import Choosing, Facts
from rules.twilight_imperium.purse import counters, goods
from rules.twilight_imperium.senate import forced
from rules.twilight_imperium.senate.asking import lasts
from rules.twilight_imperium.senate.deed import AGAINST, Decision, Deed, Done
from rules.twilight_imperium.state import State

DIVERSIFIED, COMMERCE, PACT = "diversified_income", "minister_of_commerce", "neutrality_pact"
LOST, GIVEN = 2, 3
COUNTER = "agenda_pact"
SHARE = 3
"""Planets outside home for which Colonization Licensing wants one exhausted."""


# Trade Goods


def _everybody_loses(count: int) -> Done:
    def lose(state: State, _: Decision, __: Dice) -> list[Event]:
        return forced.everybody(state, lambda state, seat: goods.lose_goods(state, seat, count))

    return lose


def excess(state: State, seat: int) -> list[Event]:
    """Trade Goods beyond what he may own are lost at once."""
    return goods.lose_goods(state, seat, state.players[seat].goods - goods_limit(state, seat).value)


def _diversified(state: State, _: Decision, __: Dice) -> list[Event]:
    return forced.everybody(state, excess)


def poorer(state: State, source: Source, facts: Facts, _: Dice) -> list[Event]:
    """A planet less, and a Trade Good less may be owned."""
    return excess(state, told.seat(facts)) if source.law is not None else []


def _relief(state: State, _: Decision, __: Dice) -> list[Event]:
    poor = [seat for seat in systems.playing(state) if not state.players[seat].goods]
    return forced.each(state, poor, lambda state, seat: goods.gain_goods(state, seat, GIVEN))


def commission(state: State, source: Source, _: Facts, __: Dice) -> list[Event]:
    """The Minister of Commerce: one of every other player with an agreement."""
    holder = source.owner
    assert holder is not None
    traders = [seat for seat in verbs.in_turn(state) if seat != holder and verbs.partners(state, seat)]
    return [event for seat in traders for event in goods.take_goods(state, holder, seat, 1)]


def _independence(state: State, decision: Decision, _: Dice) -> list[Event]:
    """Those two: an agreement that stands is over (TI-461)."""
    one, other = map(int, decision.elected)
    return verbs.break_agreement(state, one, other)


# Where fleets go


def _licences(state: State, _: Decision, __: Dice) -> list[Event]:
    def exhausts(state: State, seat: int) -> list[Event]:
        home = systems.home(state, seat).planets
        abroad = [each for each in systems.planets_of(state, seat) if each not in home]
        forced.exhaust(state, seat, len(abroad) // SHARE)
        return []

    return forced.everybody(state, exhausts)


def _tariffs(state: State, _: Decision, __: Dice) -> list[Event]:
    def loses(state: State, seat: int) -> list[Event]:
        forced.lose_counter(state, seat)
        return []

    return forced.everybody(state, loses)


def _grounded(state: State, _: Decision, __: Dice) -> list[Event]:
    """A counter on a system with an own dock and no own counter, if there is one."""

    def puts(state: State, seat: int) -> list[Event]:
        if counters.counters_left(state, seat):
            own = [place for place in systems.places(state) if limits.docks(place, seat)]
            free = [place.at for place in own if seat not in place.counters]
            choose(state, seat, "ti-agenda-place", free, COUNTER)
        return []

    return forced.everybody(state, puts)


def placed(state: State, frame: Choosing, ids: tuple[str, ...], _: Dice) -> list[Event]:
    counters.place(state, frame.seat, ids[0])
    return [Event("ti-counter-placed", {"player": f"#{frame.seat}", "system": ids[0]})]


def _reveal(state: State, _: Decision, __: Dice) -> list[Event]:
    return revealing.reveal(state)


def _picked_by_left(state: State, decision: Decision, _: Dice) -> list[Event]:
    """Each who voted against: his left neighbour picks the planet that he exhausts."""

    def exhausts(state: State, seat: int) -> list[Event]:
        forced.exhaust(state, seat, 1, by=systems.clockwise(state, seat)[1])
        return []

    return forced.each(state, decision.voters(AGAINST), exhausts)


# Docks


def _one_dock(state: State, decision: Decision, dice: Dice) -> list[Event]:
    """From now on: what was built before does not matter."""
    for player in state.players:
        player.used = [each for each in player.used if not each.startswith(BUILT)]
    return lasts()(state, decision, dice)


def _no_home(state: State, planet: str) -> bool:
    return galaxy.race_of(systems.place_of(state, planet).tile) is None


DEEDS = {
    "class_struggle": Deed(against=_everybody_loses(LOST)),
    "colonization_licensing": Deed(against=_licences),
    DIVERSIFIED: Deed(passed=_diversified, against=_relief),
    "forced_economic_independence": Deed(passed=_independence),
    "free_trade": Deed(against=_everybody_loses(LOST)),
    "holy_planet_of_ixth": Deed(eligible=_no_home),
    "humane_labor": Deed(against=lasts()),
    "labor_force_politics": Deed(against=_one_dock),
    PACT: Deed(against=_grounded),
    "non_aggression_pact": Deed(against=_reveal),
    "planetary_conscription": Deed(against=lasts()),
    "short_term_truce": Deed(against=_picked_by_left),
    "traffic_tariffs": Deed(against=_tariffs),
}
CHOICES = {COUNTER: placed}
MOMENTS: dict[str, dict[str, Moment]] = {
    "planet_lost": {DIVERSIFIED: poorer},
    "status_begins": {COMMERCE: commission},
}
