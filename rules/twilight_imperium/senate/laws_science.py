"""Laws about technologies."""

from __future__ import annotations

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import RACES
from rules.twilight_imperium.deeds import lasting, verbs
from rules.twilight_imperium.deeds.happening import Moment
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects.science import CARD as TECHNOLOGY
from rules.twilight_imperium.effects.sources import Source
from rules.twilight_imperium.frames import Facts
from rules.twilight_imperium.senate import forced
from rules.twilight_imperium.senate.asking import lasts
from rules.twilight_imperium.senate.deed import Decision, Deed
from rules.twilight_imperium.state import State

JIHAD, FORBIDDEN = "technological_jihad", "forbidden_research"
FACE = 9
"""From which on a technology costs a ship."""
SMALL = ("destroyer", "cruiser")


def jihad(state: State, source: Source, facts: Facts, dice: Dice) -> list[Event]:
    """Whoever gains a technology rolls."""
    if source.law is None:
        return []
    seat, (face,) = told.seat(facts), verbs.roll(dice)
    if face >= FACE:
        fleet = [ship for place in systems.places(state) for ship in systems.ships(place, seat)]
        forced.lose_ships(state, seat, [ship for ship in fleet if ship.kind in SMALL])
    return [Event("ti-jihad", {"player": f"#{seat}", "face": face})]


def _learned(state: State, _: Decision, __: Dice) -> list[Event]:
    """A planet for each technology that the race did not begin with."""

    def exhausts(state: State, seat: int) -> list[Event]:
        player = state.players[seat]
        forced.exhaust(state, seat, len(set(player.technologies) - set(RACES[player.race].technologies)))
        return []

    return forced.everybody(state, exhausts)


def served(state: State, source: Source, facts: Facts, _: Dice) -> list[Event]:
    """Forbidden Research is over when the Technology card has been resolved."""
    if source.law is None or facts["card"] != TECHNOLOGY:
        return []
    return lasting.end_law(state, FORBIDDEN)


def _one_card(state: State, _: Decision, __: Dice) -> list[Event]:
    def discards(state: State, seat: int) -> list[Event]:
        forced.discard(state, seat, 1)
        return []

    return forced.everybody(state, discards)


DEEDS = {
    "regressive_rhetoric": Deed(against=_one_card),
    "research_grant": Deed(against=lasts()),
    JIHAD: Deed(against=_learned),
    "technology_buy_back": Deed(against=lasts()),
    "technology_tariffs": Deed(against=lasts()),
}
MOMENTS: dict[str, dict[str, Moment]] = {
    "technology_gained": {JIHAD: jihad},
    "card_over": {FORBIDDEN: served},
}
