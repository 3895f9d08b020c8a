"""Laws about points, hands, cards and counters."""

from __future__ import annotations

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.cards import decks
from rules.twilight_imperium.components_cards import SECRET
from rules.twilight_imperium.deeds.happening import Moment
from rules.twilight_imperium.deeds.points import gain_all, gain_points, lose_points
from rules.twilight_imperium.effects.sources import Source
from rules.twilight_imperium.effects.sources import law as in_force
from rules.twilight_imperium.frames import Facts
from rules.twilight_imperium.purse import goods
from rules.twilight_imperium.senate import forced
from rules.twilight_imperium.senate.asking import lasts
from rules.twilight_imperium.senate.deed import Decision, Deed
from rules.twilight_imperium.state import State

EMPEROR, CROWN = "emperor", "the_crown_of_emphidia"
PRIZE, FULL, GIVEN_UP = 3, 3, 2
"""Goods of the peace prize; a hand that gives up cards under Resource Management, and how many."""


# Points


def _crowned(state: State, decision: Decision, _: Dice) -> list[Event]:
    return gain_points(state, decision.player, 1, decision.card, "agenda")


def _dethroned(state: State, decision: Decision, _: Dice) -> list[Event]:
    """Losing the card costs the point (TI-014)."""
    return lose_points(state, decision.player, 1, decision.card)


def _uncrowned(state: State, decision: Decision, _: Dice) -> list[Event]:
    """The point counts while the crown is held: whoever never got it loses none."""
    seat = decision.player
    given = state.players[seat].sources.get(CROWN, 0) > 0
    return lose_points(state, seat, 1, CROWN) if given else []


def crown_taken(state: State, source: Source, facts: Facts, dice: Dice) -> list[Event]:
    """Whoever wins an Invasion Combat against its holder takes it, point and all; who took his last planet
    has it without a fight (TI-608)."""
    law, winner = in_force(state, CROWN), facts["winner"]
    if law is None or law.holder is None or winner in ("", str(law.holder)):
        return []
    fought = facts["fought"] or state.players[law.holder].out
    if str(law.holder) not in (facts["attacker"], facts["defender"]) or not fought:
        return []
    lost = _uncrowned(state, Decision(CROWN, law.holder, str(law.holder), {}), dice)
    law.holder, law.on = int(winner), (winner,)
    told = Event("ti-crown-taken", {"player": f"#{winner}", "card": f"@{CROWN}"})
    return [told, *lost, *gain_points(state, law.holder, 1, CROWN, "agenda")]


def _scored_secret(state: State, decision: Decision, _: Dice) -> list[Event]:
    seats = [seat for seat in systems.playing(state) if SECRET.keys() & set(state.players[seat].scored)]
    return gain_all(state, seats, 1, decision.card)


def _incentive(state: State, decision: Decision, _: Dice) -> list[Event]:
    seats = [seat for seat in systems.playing(state) if decision.result in state.players[seat].scored]
    return gain_all(state, seats, 1, decision.card)


# Hands


def _cut(state: State, _: Decision, __: Dice) -> list[Event]:
    """Hands of more than three are cut at once."""

    def checks(state: State, seat: int) -> list[Event]:
        decks.check(state, seat)
        return []

    return forced.everybody(state, checks)


def _at_random(state: State, _: Decision, dice: Dice) -> list[Event]:
    def loses(state: State, seat: int) -> list[Event]:
        cards = state.players[seat].cards
        return decks.discard(state, seat, dice.choice(sorted(cards))) if cards else []

    return forced.everybody(state, loses)


def _two_cards(state: State, _: Decision, __: Dice) -> list[Event]:
    def discards(state: State, seat: int) -> list[Event]:
        if len(state.players[seat].cards) >= FULL:
            forced.discard(state, seat, GIVEN_UP)
        return []

    return forced.everybody(state, discards)


# Strategy Cards and counters


def _to_the_left(state: State, _: Decision, __: Dice) -> list[Event]:
    """All at once; what was resolved stays resolved."""
    seats = systems.clockwise(state, state.speaker)
    held = [state.players[seat].picked for seat in seats]
    for seat, cards in zip(seats, [held[-1], *held[:-1]], strict=True):
        state.players[seat].picked = cards
    return [Event("ti-strategy-passed-left")]


def _prize(state: State, _: Decision, __: Dice) -> list[Event]:
    """For the lowest Fleet Supply."""
    seats = systems.playing(state)
    lowest = min(state.players[seat].fleet for seat in seats)
    found = [seat for seat in seats if state.players[seat].fleet == lowest]
    return forced.each(state, found, lambda state, seat: goods.gain_goods(state, seat, PRIZE))


DEEDS = {
    "checks_and_balances": Deed(against=_to_the_left),
    "core_stability": Deed(against=lasts()),
    EMPEROR: Deed(passed=_crowned, gone=_dethroned),
    "glory_of_the_empire": Deed(against=_scored_secret),
    "incentive_program": Deed(passed=_incentive),
    "limits_to_individual_power": Deed(passed=_cut, against=_at_random),
    "resource_management": Deed(against=_two_cards),
    CROWN: Deed(passed=_crowned, gone=_uncrowned),
    "vorhal_peace_prize": Deed(against=_prize),
}
MOMENTS: dict[str, dict[str, Moment]] = {"ground_over": {CROWN: crown_taken}}
