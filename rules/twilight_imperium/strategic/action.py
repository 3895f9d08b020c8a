"""A Strategic Action: the Voice's vote, the primary, then those who follow (TI-416 to TI-421, TI-435)."""

from __future__ import annotations

from rules.core.contract import Action, Event, IllegalMove
from rules.core.dice import Dice
from rules.core.stack import Chapter, Question, choice, question
from rules.twilight_imperium.actions import CallVoice
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.cards import windows
from rules.twilight_imperium.deeds import debts
from rules.twilight_imperium.frames import Agenda, Primary, StrategicAction
from rules.twilight_imperium.state import State
from rules.twilight_imperium.strategic import assembly, owed, secondary

VOICE = "voice_of_the_council"


def _ask(_: State, frame: StrategicAction) -> Question | None:
    """Before Assembly its holder may call the vote for the Voice, each time anew (TI-506)."""
    if frame.stage != "voice" or frame.card != assembly.CARD:
        return None
    return question(
        "ti-voice",
        choice("ti-voice-no", CallVoice(False), usual=True),
        choice("ti-voice-call", CallVoice(True), hint="ti-voice-call-hint"),
    )


def _answer(state: State, frame: StrategicAction, action: Action, _: Dice) -> list[Event]:
    assert isinstance(action, CallVoice)
    frame.stage = "primary"
    if not action.call:
        return []
    state.stack.append(Agenda(frame.seat, VOICE))
    return [Event("ti-voice-called", {"player": f"#{frame.seat}"})]


def _run(state: State, frame: StrategicAction, _: Dice) -> list[Event]:
    match frame.stage:
        case "voice" | "primary":
            frame.stage = "after"
            _resolve(state, frame)
            return [Event("ti-strategic", {"player": f"#{frame.seat}", "card": f"@{frame.card}"})]
        case "after":
            frame.stage = "debts"
            windows.opens(state, "after_primary", by=frame.seat, active=frame.seat, card=frame.card)
        case "debts":
            frame.stage = "followers"
            if secondary.CARDS[frame.card].secondary is not None:
                debts.call(state, secondary.followers(state, frame.card, frame.seat))
        case "followers":
            frame.stage = "over"
            return _followed(state, frame)
        case _:
            state.stack.pop()
            systems.happens(state, "card_over", seat=frame.seat, card=frame.card)
    return []


def _resolve(state: State, frame: StrategicAction) -> None:
    """Once a round, whatever comes of it (TI-416)."""
    for picked in state.players[frame.seat].picked:
        if picked.card == frame.card:
            picked.resolved = True
    state.stack.append(Primary(frame.seat, frame.card))


def _followed(state: State, frame: StrategicAction) -> list[Event]:
    card = frame.card
    if secondary.CARDS[card].secondary is None:
        return []
    if secondary.opens_ends(state, card):
        return owed.lend(state, card, secondary.followers(state, card, frame.seat))
    secondary.begin(state, card, frame.seat)
    return []


def silent(_: State, __: StrategicAction, ___: int) -> Action:
    return CallVoice(False)


def refuse(_: State, __: StrategicAction, ___: int, ____: Action) -> IllegalMove | None:
    return IllegalMove("ti-illegal-voice", rule="TI-506")


STRATEGIC = Chapter(_ask, _answer, _run)


# Primaries, each by its card


def _ask_primary(state: State, frame: Primary) -> Question | None:
    return secondary.CARDS[frame.card].primary.ask(state, frame)


def _answer_primary(state: State, frame: Primary, action: Action, dice: Dice) -> list[Event]:
    return secondary.CARDS[frame.card].primary.answer(state, frame, action, dice)


def _run_primary(state: State, frame: Primary, dice: Dice) -> list[Event]:
    return secondary.CARDS[frame.card].primary.run(state, frame, dice)


def silent_primary(state: State, frame: Primary, seat: int) -> Action:
    return secondary.CARDS[frame.card].silent(state, frame, seat)


def refuse_primary(state: State, frame: Primary, seat: int, action: Action) -> IllegalMove | None:
    return secondary.CARDS[frame.card].refuse(state, frame, seat, action)


PRIMARY = Chapter(_ask_primary, _answer_primary, _run_primary)
