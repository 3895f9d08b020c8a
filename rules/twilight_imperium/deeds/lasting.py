"""Effects that stay for a while, and what works once a round (TI-007, TI-617)."""

from __future__ import annotations

from typing import get_args

from rules.core.contract import Event, IllegalMove
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.state import Lasting, Law, State, Until

SCOPES: tuple[Until, ...] = get_args(Until)
"""The narrowest first: what ends a battle ends its rounds too."""
TRUCE = "short_term_truce"


def begin(
    state: State, source: str, owner: int, until: Until, on: tuple[str, ...] = (), n: int = 0
) -> Lasting:
    effect = Lasting(source, owner, until, on, n)
    state.lasting.append(effect)
    return effect


def end(state: State, until: Until) -> list[Lasting]:
    """The stretch is over: what lasted so long, or less, is gone."""
    gone = SCOPES[: SCOPES.index(until) + 1]
    ended = [each for each in state.lasting if each.until in gone]
    state.lasting = [each for each in state.lasting if each.until not in gone]
    return ended


def stop(state: State, source: str, on: str | None = None) -> None:
    """Before its time: a planet was taken, somebody paid."""
    state.lasting = [
        each for each in state.lasting if each.source != source or (on is not None and on not in each.on)
    ]


def end_round(state: State) -> list[str]:
    """With the Status Phase: effects of this round go, those of the next have one round left, and what works
    once a round works again. Returns laws whose round is over, which are discarded (TI-617)."""
    end(state, "round")
    for each in state.lasting:
        each.until = "round" if each.until == "next_round" else each.until
    for player in state.players:
        player.used.clear()
    over = [each.card for each in state.laws if each.card == TRUCE and each.since < state.round]
    state.laws = [each for each in state.laws if each.card not in over]
    for card in over:
        state.political.discard(card)
    return over


def end_law(state: State, card: str) -> list[Event]:
    """A law goes for good: used up, or broken."""
    law = next(each for each in state.laws if each.card == card)
    state.laws.remove(law)
    state.political.discard(card)
    law_leaves(state, law)
    return [Event("ti-law-over", {"law": f"@{card}"})]


def law_leaves(state: State, law: Law) -> None:
    """Whatever it gave goes with it."""
    holder = "" if law.holder is None else law.holder
    systems.happens(state, "law_gone", card=law.card, seat=holder, on="+".join(law.on))


# Once a round


def used(state: State, seat: int, what: str) -> bool:
    return what in state.players[seat].used


def use_once(state: State, seat: int, what: str) -> None:
    """ "Once per turn" means once a round (TI-007)."""
    if used(state, seat, what):
        raise IllegalMove("ti-illegal-used", rule="TI-007", what=f"@{what}")
    state.players[seat].used.append(what)
