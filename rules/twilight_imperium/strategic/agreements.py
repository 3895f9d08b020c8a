"""Trade Agreements: two Trade Cards swapped (TI-453 to TI-462)."""

from __future__ import annotations

from rules.core.contract import Event, IllegalMove
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.deeds import verbs
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects import trade
from rules.twilight_imperium.effects.sources import has
from rules.twilight_imperium.state import State, TradeCard

NO_APPROVAL = "hacan_free_trade"


def free_cards(state: State, seat: int) -> list[int]:
    """Values that are not lent."""
    return sorted(each.value for each in state.players[seat].trade if each.lent is None)


def held(state: State, seat: int) -> list[int]:
    """Values of the partners' cards that one collects from (TI-454)."""
    return [card.value for player in state.players for card in player.trade if card.lent == seat]


def partners(state: State, seat: int) -> list[int]:
    return verbs.partners(state, seat)


def judge(state: State, one: int, other: int, mine: int, theirs: int) -> None:
    """Whether the two may swap these cards."""
    for seat, value in ((one, mine), (other, theirs)):
        if value not in free_cards(state, seat):
            raise IllegalMove("ti-illegal-trade-card", rule="TI-453", player=f"#{seat}", value=value)
    if state.players[other].out or other in partners(state, one):
        raise IllegalMove("ti-illegal-partner", rule="TI-455", player=f"#{other}")
    barred = trade.cannot_trade(state, told.facts(seat=one, other=other))
    if barred is not None:
        raise IllegalMove("ti-illegal-trade-barred", rule="TI-451", source=f"@{barred.id}")


def possible(state: State, one: int, other: int, mine: int, theirs: int) -> bool:
    try:
        judge(state, one, other, mine, theirs)
    except IllegalMove:
        return False
    return True


def conceivable(state: State, one: int, other: int) -> bool:
    """Whether the two could come to an agreement at all; all of it is open to see."""
    mine, theirs = free_cards(state, one), free_cards(state, other)
    return one != other and any(possible(state, one, other, a, b) for a in mine[:1] for b in theirs[:1])


def agree(state: State, one: int, other: int, mine: int, theirs: int) -> list[Event]:
    _card(state, one, mine).lent = other
    _card(state, other, theirs).lent = one
    return [
        Event("ti-agreement", {"player": f"#{one}", "other": f"#{other}", "mine": mine, "theirs": theirs})
    ]


def _card(state: State, seat: int, value: int) -> TradeCard:
    return next(each for each in state.players[seat].trade if each.value == value and each.lent is None)


def needs_approval(state: State, active: int, one: int, other: int) -> bool:
    """The Hacan's never do, and who makes one himself approves of it (TI-451)."""
    return active not in (one, other) and not any(has(state, seat, NO_APPROVAL) for seat in (one, other))


def pairs(state: State) -> list[tuple[int, int]]:
    """All agreements in force."""
    seats = systems.playing(state)
    return [(one, other) for one in seats for other in partners(state, one) if one < other]
