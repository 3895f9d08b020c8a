"""An agenda from the card to its effect (TI-490 to TI-505)."""

from __future__ import annotations

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.core.stack import Chapter
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.cards import windows
from rules.twilight_imperium.components_cards import POLITICAL_CARDS
from rules.twilight_imperium.deeds import debts
from rules.twilight_imperium.deeds.lasting import end
from rules.twilight_imperium.effects.sources import law as in_force
from rules.twilight_imperium.frames import Agenda, TieBreak, Voting
from rules.twilight_imperium.senate import ballots, elections, laws, voice, voting
from rules.twilight_imperium.senate.deed import ABSTAIN, AGAINST, FOR, Decision, Deed, Deeds
from rules.twilight_imperium.senate.elections import VOICE
from rules.twilight_imperium.state import State


def chapter(deeds: Deeds) -> Chapter:
    """Of all agendas; the table says what comes of each."""

    def ask(_: State, __: Agenda) -> None:
        return None

    def unasked(*_: object) -> list[Event]:
        raise AssertionError("voters are asked by frames of their own")

    def run(state: State, frame: Agenda, dice: Dice) -> list[Event]:
        if frame.drawn and frame.stage != "over" and frame.card in state.political.discards:
            return _gone(frame)
        match frame.stage:
            case "before":
                return _before(state, frame)
            case "read":
                return _read(state, frame, deeds)
            case "ballots":
                return _ballots(state, frame, deeds)
            case "votes":
                return _votes(state, frame)
            case "all_votes":
                return _counted(state, frame)
            case "tie":
                return _decide(state, frame)
            case "result":
                return _result(state, frame)
            case "effect":
                frame.stage = "over"
                end(state, "step")
                return effect(state, frame, deeds, dice)
        state.stack.remove(frame)
        end(state, "step")
        return []

    return Chapter(ask, unasked, run)


def _before(state: State, frame: Agenda) -> list[Event]:
    """The Voice is voted on without a card."""
    frame.stage = "read"
    if frame.card != VOICE:
        windows.opens(state, "before_political_card", by=frame.seat)
    return []


def _read(state: State, frame: Agenda, deeds: Deeds) -> list[Event]:
    """Shown to all; without anything to elect it is discarded (TI-656)."""
    frame.choices = elections.choices(state, frame.card, deeds)
    shown = Event("ti-agenda", {"player": f"#{frame.seat}", "card": f"@{frame.card}"}, reveals=True)
    if not frame.choices:
        return [shown, *_void(state, frame)]
    frame.stage = "ballots"
    if frame.card == VOICE:
        return []
    seats = " ".join(map(str, systems.playing(state)))
    windows.opens(state, "after_agenda_read", by=frame.seat, agenda=frame.card, voter=seats)
    return [shown]


def _gone(frame: Agenda) -> list[Event]:
    """A law was used up while it was voted on again: its card lies with the discards."""
    frame.stage = "over"
    return [Event("ti-agenda-gone", {"card": f"@{frame.card}"})]


def _void(state: State, frame: Agenda) -> list[Event]:
    frame.stage = "over"
    _discard(state, frame.card)
    return [Event("ti-agenda-void", {"card": f"@{frame.card}"})]


def _ballots(state: State, frame: Agenda, deeds: Deeds) -> list[Event]:
    """Whoever owes an answer gives it before he votes (TI-735). A law may have gone since the card was read,
    the Council Elder's own by his speaking."""
    if debts.call(state, systems.playing(state)):
        return []
    frame.choices = elections.choices(state, frame.card, deeds)
    if not frame.choices:
        return _void(state, frame)
    frame.stage = "votes"
    frame.sheets, frame.votes, frame.counts = {}, {}, {}
    ballots.begin(state, frame)
    frame.left = [seat for seat in ballots.order(state) if seat not in frame.barred][::-1]
    return []


def _votes(state: State, frame: Agenda) -> list[Event]:
    if frame.left:
        state.stack.append(Voting(frame.left.pop()))
        return []
    frame.stage = "all_votes"
    voted = " ".join(seat for seat, vote in sorted(frame.votes.items()) if vote != ABSTAIN)
    windows.opens(state, "after_all_votes", by=frame.seat, agenda=frame.card, voter=voted)
    return []


def _counted(state: State, frame: Agenda) -> list[Event]:
    """What leads has won; a tie is the Speaker's, nothing against nothing too (TI-499, TI-503)."""
    voting.recount(state)
    frame.stage = "tie"
    ahead = voting.leading(frame)
    if len(ahead) == 1:
        frame.result = ahead[0]
    elif len(frame.choices) == 1:
        frame.result = frame.choices[0]
    else:
        state.stack.append(TieBreak(state.speaker, voting.tied(frame)))
    return []


def _decide(state: State, frame: Agenda) -> list[Event]:
    assert frame.result is not None
    frame.stage = "result"
    won = voting.sums(frame).get(frame.result, 0)
    args = {"card": f"@{frame.card}", "count": won, **voting.named(frame.card, frame.result)}
    key = "ti-elected" if elections.elects(frame.card) else f"ti-decided-{frame.result}"
    return [Event(key, args)]


def _result(state: State, frame: Agenda) -> list[Event]:
    frame.stage = "effect"
    if frame.card != VOICE:
        seats = " ".join(map(str, systems.playing(state)))
        windows.opens(
            state, "after_result", by=frame.seat, agenda=frame.card, result=frame.result or "", voter=seats
        )
    return []


# What comes of it


def effect(state: State, frame: Agenda, deeds: Deeds, dice: Dice) -> list[Event]:
    """A result that was taken away (Veto Power) has none."""
    if frame.result is None:
        _discard(state, frame.card)
        return []
    if frame.card == VOICE:
        return voice.elected(state, int(frame.result))
    deed = deeds.get(frame.card, Deed())
    decision = Decision(frame.card, frame.seat, frame.result, _voted(frame))
    if frame.result == AGAINST:
        return _rejected(state, decision, deed, dice)
    if not POLITICAL_CARDS[frame.card].law:
        _discard(state, frame.card)
        return deed.passed(state, decision, dice)
    if laws.stands(state, decision):
        return [Event("ti-law-stays", {"card": f"@{frame.card}"})]
    passed = laws.pass_law(state, decision)
    return [*passed, *deed.passed(state, decision, dice)]


def _rejected(state: State, decision: Decision, deed: Deed, dice: Dice) -> list[Event]:
    """Also a law that stood and was voted on again is gone then (TI-659)."""
    gone = laws.repeal(state, decision.card)
    if not gone:
        _discard(state, decision.card)
    return [*gone, *deed.against(state, decision, dice)]


def _voted(frame: Agenda) -> dict[int, str]:
    return {int(seat): vote for seat, vote in sorted(frame.votes.items()) if vote != ABSTAIN}


def _discard(state: State, card: str) -> None:
    """A law that stands keeps its card."""
    if card and card != VOICE and in_force(state, card) is None:
        state.political.discard(card)


__all__ = ["FOR", "chapter", "effect"]
