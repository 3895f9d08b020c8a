"""What laws let their holders do, or everybody, each in its own window (TI-501, TI-657). The Ministers of War
and of Peace have theirs with battles and movement."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.cards import decks
from rules.twilight_imperium.cards.deeds_senate import still_read
from rules.twilight_imperium.components import TECHNOLOGIES
from rules.twilight_imperium.components_cards import POLITICAL_CARDS
from rules.twilight_imperium.deeds import lasting, verbs
from rules.twilight_imperium.deeds.plays import Play, Price, Targets
from rules.twilight_imperium.effects import sources
from rules.twilight_imperium.effects.ground import REX
from rules.twilight_imperium.effects.science import CARD as TECHNOLOGY
from rules.twilight_imperium.fleets import removal
from rules.twilight_imperium.frames import Agenda, Facts
from rules.twilight_imperium.purse import goods
from rules.twilight_imperium.senate import elections
from rules.twilight_imperium.state import State

ELDER, VETO, SECURITY = "council_elder", "veto_power", "minister_of_internal_security"
TRUCE, RHETORIC, BUY_BACK = "short_term_truce", "regressive_rhetoric", "technology_buy_back"
KILLED, PEACE, REFUND = 4, 10, 6
"""Ground Forces; influence that ends the truce; goods for a technology."""


def _holds(state: State, seat: int, card: str) -> bool:
    law = sources.law(state, card)
    return law is not None and law.holder == seat


def _agenda(state: State) -> Agenda:
    return next(frame for frame in reversed(state.stack) if isinstance(frame, Agenda))


# In the council


def _can_silence(state: State, seat: int, facts: Facts) -> Iterator[Targets]:
    """Any election but that of the Elder himself."""
    if _holds(state, seat, ELDER) and still_read(state, facts):
        card = _agenda(state).card
        if card != ELDER and elections.elects(card) is not None:
            yield ()


def _silence(state: State, seat: int, _: Targets, __: Facts, ___: Dice) -> list[Event]:
    """Only his votes count on this agenda."""
    lasting.begin(state, ELDER, seat, "step")
    return lasting.end_law(state, ELDER)


def _can_veto(state: State, seat: int, _: Facts) -> Iterator[Targets]:
    """Any law, passed or not; not the vote on his own office."""
    if _holds(state, seat, VETO):
        card = _agenda(state).card
        if card != VETO and POLITICAL_CARDS[card].law:
            yield ()


def _veto(state: State, _: int, __: Targets, ___: Facts, ____: Dice) -> list[Event]:
    agenda = _agenda(state)
    agenda.result = None
    return [Event("ti-vetoed", {"card": f"@{agenda.card}"}), *lasting.end_law(state, VETO)]


# At any time


def _can_purge(state: State, seat: int, _: Facts) -> Iterator[Targets]:
    """As many as four, the most first."""
    if _holds(state, seat, SECURITY):
        there = systems.ground(systems.planet(state, REX))
        yield from ((str(count),) for count in range(min(KILLED, there), 0, -1))


def _purge(state: State, seat: int, on: Targets, _: Facts, __: Dice) -> list[Event]:
    over = lasting.end_law(state, SECURITY)
    count = verbs.kill_ground(state, REX, int(on[0]))
    told = Event("ti-internal-security", {"player": f"#{seat}", "count": count, "planet": f"@{REX}"})
    return [told, *over]


def _can_end_truce(state: State, _: int, __: Facts) -> Iterator[Targets]:
    if sources.law(state, TRUCE) is not None:
        yield ()


def _price_of_truce(_: State, __: int, ___: Facts) -> Price:
    return Price(PEACE, "influence")


def _end_truce(state: State, _: int, __: Targets, ___: Facts, ____: Dice) -> list[Event]:
    return lasting.end_law(state, TRUCE)


# Technologies


def _can_decline(state: State, seat: int, facts: Facts) -> Iterator[Targets]:
    """Whoever will not follow Technology, though he could or not."""
    follows = facts.get("card") == TECHNOLOGY and facts.get("active") != str(seat)
    drew = any(each.n == state.turns for each in sources.lasting(state, RHETORIC) if each.owner == seat)
    if sources.law(state, RHETORIC) is not None and follows and not drew:
        yield ()


def _decline(state: State, seat: int, _: Targets, __: Facts, dice: Dice) -> list[Event]:
    lasting.begin(state, RHETORIC, seat, "round", (str(seat),), state.turns)
    return decks.draw(state, seat, 1, dice)


def _can_sell(state: State, seat: int, _: Facts) -> Iterator[Targets]:
    """One that is no prerequisite of another, once in a Status Phase."""
    if sources.law(state, BUY_BACK) is None or lasting.used(state, seat, BUY_BACK):
        return
    owned = state.players[seat].technologies
    needed = {id for each in owned if each in TECHNOLOGIES for id in TECHNOLOGIES[each].requires}
    yield from ((id,) for id in owned if id not in needed)


def _sell(state: State, seat: int, on: Targets, _: Facts, __: Dice) -> list[Event]:
    """Fleets must fit without it."""
    lasting.use_once(state, seat, BUY_BACK)
    state.players[seat].technologies.remove(on[0])
    told = Event("ti-technology-sold", {"player": f"#{seat}", "technology": f"@{on[0]}"})
    fitted = removal.check_everywhere(state, seat, "law")
    return [told, *goods.gain_goods(state, seat, REFUND), *fitted]


PLAYS = {
    ELDER: Play("after_agenda_read", _can_silence, _silence),
    VETO: Play("after_result", _can_veto, _veto),
    SECURITY: Play("any_time", _can_purge, _purge),
    TRUCE: Play("any_time", _can_end_truce, _end_truce, _price_of_truce),
    RHETORIC: Play("after_primary", _can_decline, _decline),
    BUY_BACK: Play("status_phase", _can_sell, _sell),
}
