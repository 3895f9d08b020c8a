"""A card that is of more use in somebody else's empty slot than in one's own hand."""

from __future__ import annotations

from collections.abc import Iterator

from rules.space_alert.actions import Give
from rules.space_alert.android.answering import prospect
from rules.space_alert.android.heard import Heard
from rules.space_alert.flight import EMPTY
from rules.space_alert.soundtracks import PHASE_TURNS
from rules.space_alert.view import View

WORTH_GIVING = 1.0
"""What a card must be good for where it goes: at home it may serve in a later phase."""


def gift(seen: View, known: Heard) -> Give | None:
    """The best one, if any helps enough."""
    found = max(gifts(seen, known), key=lambda each: each[0], default=(0.0, None))
    return found[1] if found[0] > WORTH_GIVING else None


def gifts(seen: View, known: Heard) -> Iterator[tuple[float, Give]]:
    """Each kind of card in hand, in each slot that somebody has left empty, either half up."""
    assert seen.mine is not None
    stands = prospect(known, known.plans[known.me])
    spare = {(card.action, card.move): card.card for card in seen.mine.hand if not card.heroic}
    for member in seen.crew:
        if member.seat is None or member.index == known.me:
            continue
        board = known.plans[member.index]
        for slot in PHASE_TURNS[max(member.phase, seen.phase, 1) - 1]:
            if board[slot - 1] != EMPTY:
                continue
            for faces, card in spare.items():
                for face in faces:
                    plan = board[: slot - 1] + face + board[slot:]
                    then = prospect(known, plan, of=member.index)
                    if then.saved >= stands.saved:
                        yield then.worth - stands.worth, Give(card, member.seat)
