"""The Status Phase, step by step, each in order of play (TI-531 to TI-545). What each seat does stands in its
form."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import get_args, get_type_hints

from rules.core.contract import Event, IllegalMove
from rules.core.dice import Dice
from rules.twilight_imperium.actions import Form
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.cards import decks, windows
from rules.twilight_imperium.deeds import lasting, verbs
from rules.twilight_imperium.deeds.running import runs
from rules.twilight_imperium.effects import sources
from rules.twilight_imperium.effects.hands import status_counters
from rules.twilight_imperium.fleets import removal
from rules.twilight_imperium.frames import Forms, Scoring, Status
from rules.twilight_imperium.phases import forms, market, restoring, scoring, uses
from rules.twilight_imperium.phases.forms import NOTHING
from rules.twilight_imperium.state import Picked, State

STAGES = get_args(get_type_hints(Status)["stage"])
WAR_FUNDING, KEPT, STABILITY = "war_funding", "political_stability", "temporary_stability"
Once = Callable[[State, Status, Dice], list[Event]]
Each = Callable[[State, Status, int, Dice], list[Event]]


def _run(state: State, frame: Status, dice: Dice) -> list[Event]:
    """The next seat of a step that goes round the table, or the whole of a step that does not."""
    stage = frame.stage
    if stage in ONCE:
        _go_on(state, frame)
        return ONCE[stage](state, frame, dice)
    while frame.left:
        seat = frame.left.pop()
        if not state.players[seat].out:
            return EACH[stage](state, frame, seat, dice)
    _go_on(state, frame)
    return []


def _go_on(state: State, frame: Status) -> None:
    """To the next step, in order of play (TI-541)."""
    if frame.stage != STAGES[-1]:
        frame.stage = STAGES[STAGES.index(frame.stage) + 1]
        frame.left = verbs.in_turn(state)[::-1] if frame.stage in EACH else []


# Beginning


def _start(state: State, _: Status, __: Dice) -> list[Event]:
    """High Alert and Temporary Stability are over; what the phase begins with; fleets that only War Funding
    kept (TI-531)."""
    state.phase, state.high_alert = "status", None
    lasting.stop(state, STABILITY)
    systems.happens(state, "status_begins")
    happened = [Event("ti-status-begins", {"round": state.round})]
    if sources.law(state, WAR_FUNDING) is not None:
        happened += _fit(state)
    return happened


def _fit(state: State) -> list[Event]:
    """Every fleet, by the limits of now."""
    everybody = reversed(verbs.in_turn(state))
    return [event for seat in everybody for event in removal.check_everywhere(state, seat, "fleet")]


def _forms(state: State, _: Status, __: Dice) -> list[Event]:
    state.stack.append(Forms(asked=verbs.in_turn(state)))
    return []


def _uses(state: State, frame: Status, seat: int, _: Dice) -> list[Event]:
    return uses.shuttle(state, seat, forms.of(frame, seat).use)


# Scoring


def _score(state: State, frame: Status, seat: int, _: Dice) -> list[Event]:
    """One Public Objective, and the secret one; whoever has nine points has won before the next (TI-016,
    TI-532)."""
    form = forms.of(frame, seat)
    happened = _score_public(state, seat, form)
    secret = state.players[seat].secret
    if form.secret:
        return [*happened, *scoring.reveal_secret(state, seat)]
    if secret is None or form.hide or scoring.refusal_of(state, seat, secret) is not None:
        return happened
    return [*happened, *scoring.score(state, seat, secret)]


def _score_public(state: State, seat: int, form: Form) -> list[Event]:
    """As the form says; what has become impossible is asked of that seat alone."""
    chosen = form.score if form.score is not None else scoring.free(state, seat)
    if chosen in (None, NOTHING):
        return []
    try:
        return scoring.score(state, seat, chosen, form.pay)
    except IllegalMove:
        state.stack.append(Scoring(seat))
        return []


# Counters


def _reckon(state: State) -> dict[str, int]:
    return {str(seat): status_counters(state, seat).value for seat in systems.playing(state)}


def _counters(state: State, frame: Status, seat: int, _: Dice) -> list[Event]:
    """Nobody's new counters change what others get."""
    frame.due = frame.due or _reckon(state)
    return restoring.counters(state, seat, forms.of(frame, seat), frame.due[str(seat)])


def _split(state: State, frame: Status, seat: int, _: Dice) -> list[Event]:
    """Redistributed; then every fleet must fit (TI-539)."""
    happened = restoring.split(state, seat, forms.of(frame, seat))
    return [*happened, *removal.check_everywhere(state, seat, "fleet")]


# Cards and the end


def _before_draw(state: State, _: Status, __: Dice) -> list[Event]:
    systems.happens(state, "status_draw")
    windows.opens(state, "before_status_draw")
    return []


def _market(state: State, _: Status, __: Dice) -> list[Event]:
    market.opens(state)
    return []


def _cards(state: State, _: Status, __: Dice) -> list[Event]:
    windows.opens(state, "status_phase")
    return []


def _return(state: State, _: Status, __: Dice) -> list[Event]:
    """Strategy Cards go back, but for one that Political Stability keeps (TI-540)."""
    fresh = [each for each in sources.lasting(state, KEPT) if each.until == "next_round"]
    kept = {(each.owner, card) for each in fresh for card in each.on}
    for seat, player in enumerate(state.players):
        player.picked = [Picked(each.card) for each in player.picked if (seat, each.card) in kept]
    return [Event("ti-cards-returned")]


def _end(state: State, _: Status, __: Dice) -> list[Event]:
    systems.happens(state, "round_over_all")
    return []


def _over(state: State, _: Status, __: Dice) -> list[Event]:
    """What lasted this round is over, and fleets and hands must fit without it (TI-511, TI-545, TI-617)."""
    state.stack.pop()
    ended = lasting.end_round(state)
    for seat in reversed(verbs.in_turn(state)):
        decks.check(state, seat)
    discarded = [Event("ti-round-law-over", {"law": f"@{card}"}) for card in ended]
    return [*discarded, *_fit(state)]


ONCE: Mapping[str, Once] = {
    "start": _start,
    "forms": _forms,
    "repair": restoring.repair,
    "lift": restoring.lift,
    "refresh": restoring.refresh,
    "before_draw": _before_draw,
    "market": _market,
    "cards": _cards,
    "return": _return,
    "end": _end,
    "over": _over,
}
EACH: Mapping[str, Each] = {
    "uses": _uses,
    "score": _score,
    "abilities": restoring.abilities,
    "draw": restoring.draw,
    "counters": _counters,
    "split": _split,
}
STATUS = runs(_run)
