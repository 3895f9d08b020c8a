"""Dice of several players on one card: the Sparrow's upgrades, Joint Effort (AK-657 to AK-666, AK-920).

One player opens the pool with dice, others add theirs, the opener confirms. Dice in an unconfirmed pool
are not spent.
"""

from __future__ import annotations

from collections.abc import Sequence

from rules.akarios import language
from rules.akarios.actions import Confirm, Decline, Pour
from rules.akarios.components import CARDS
from rules.akarios.frames import Pool, Responding
from rules.akarios.notes import note
from rules.akarios.ship import stress
from rules.akarios.ship.ships import distance, seats
from rules.akarios.state import Battle, Face, State
from rules.core.contract import Action, Choice, Event
from rules.core.dice import Dice
from rules.core.stack import Circle, Question, choice, question

FITS: dict[str, tuple[Face, ...]] = {
    "M": ("move", "joker", "stress"),
    "A": ("attack", "joker", "stress"),
    "J": ("move", "attack", "joker", "stress"),
    "S": ("stress",),
}
"""AK-102 to AK-104."""


def pooled(card: str) -> bool:
    """Whether dice of several players may lie on it."""
    row = CARDS[card]
    return bool(row.cells) and (
        row.kind == "sparrow" or any(isinstance(step, language.Pool) for step in row.steps)
    )


def available(battle: Battle, seat: int) -> list[str]:
    """Pools this player may open: the Sparrow's cards that are turned up, wherever the Sparrow is (AK-659,
    AK-666), and the own card with energy."""
    shared = [id for id in sorted(battle.sparrow_cards) if battle.sparrow_cards[id] and pooled(id)]
    mine = battle.cockpits[seat].cards
    own = [
        each.card for each in mine if pooled(each.card) and each.energy and not each.broken and not each.used
    ]
    return shared + own


def cells(card: str) -> list[str]:
    return [cell for cell in CARDS[card].cells if cell in FITS]


def least(card: str) -> int:
    """Joined cells need all their dice, extra ones at least one (AK-106, AK-107)."""
    return len(cells(card)) if "&" in CARDS[card].cells else 1


def helpers(battle: Battle, card: str, opener: int) -> list[int]:
    """Who may add dice: anybody, or for the own card those who are near (AK-660, AK-827)."""
    there = [seat for seat in seats(battle) if seat != opener]
    reach = next((step.range for step in CARDS[card].steps if isinstance(step, language.Pool)), 0)
    if not reach:
        return there
    me = battle.ships[battle.cockpits[opener].ship]
    return [seat for seat in there if distance(me, battle.ships[battle.cockpits[seat].ship]) <= reach]


def fits(battle: Battle, card: str, dice: Sequence[str]) -> bool:
    """Each die in a cell of its own, left to right (AK-110); `0.2` is die 2 of seat 0."""
    there = cells(card)
    faces = [_face(battle, die) for die in dice]
    if len(faces) > len(there) or len(set(dice)) != len(dice):
        return False
    return _match(faces, there[: max(len(faces), least(card))])


def _match(faces: list[Face], left: list[str]) -> bool:
    if not faces:
        return True
    return any(
        faces[0] in FITS[cell] and _match(faces[1:], left[:at] + left[at + 1 :])
        for at, cell in enumerate(left)
    )


def _face(battle: Battle, die: str) -> Face:
    seat, _, place = die.partition(".")
    return battle.cockpits[int(seat)].dice[int(place)].face


def open_dice(battle: Battle, seat: int) -> list[str]:
    dice = battle.cockpits[seat].dice
    return [f"{seat}.{place}" for place, die in enumerate(dice) if die.place is None]


def begin(state: State, seat: int, card: str, dice: Sequence[int]) -> list[Event]:
    """The opener's dice; whether they fit was looked at before."""
    battle = state.fight
    poured = [f"{seat}.{place}" for place in dice]
    others = helpers(battle, card, seat)
    state.stack.append(Pool(card=card, opener=seat, dice=poured, asked=[seat], may=others))
    return [Event("ak-pool-opens", {"player": f"#{seat}", "card": f"@{card}"})]


# The gathering


def ask(state: State, frame: Pool, seat: int) -> Question | None:
    battle = state.fight
    mine = [die for die in open_dice(battle, seat) if die not in frame.dice]
    adding = [
        choice("ak-choice-pour", Pour(frame.card, (_place(die),)), face=f"@{_face(battle, die)}")
        for die in mine
        if fits(battle, frame.card, [*frame.dice, die])
    ]
    if seat == frame.opener:
        return _opener(battle, frame, adding)
    return question("ak-ask-pour", *adding, pace="answer", card=f"@{frame.card}") if adding else None


def _opener(battle: Battle, frame: Pool, adding: list[Choice]) -> Question:
    enough = len(frame.dice) >= least(frame.card)
    ready = [choice("ak-choice-confirm", Confirm())] if enough else []
    closing = choice("ak-choice-close-pool", Decline())
    return question("ak-ask-pool", *ready, *adding, closing, pace="answer", card=f"@{frame.card}")


def _place(die: str) -> int:
    return int(die.partition(".")[2])


def hear(state: State, frame: Pool, seat: int, action: Action, dice: Dice) -> list[Event]:
    if not isinstance(action, Pour):
        return []
    poured = [f"{seat}.{place}" for place in action.dice]
    frame.dice += poured
    faces = tuple(f"@{_face(state.fight, die)}" for die in poured)
    return [Event("ak-pours", {"player": f"#{seat}", "card": f"@{frame.card}", "faces": faces})]


def stays(action: Action) -> bool:
    return isinstance(action, Pour)


def close(state: State, frame: Pool, dice: Dice) -> list[Event]:
    """Confirmed: the dice are spent, stress dice cost their owners stress (AK-663), and the card is used by
    whoever placed the first die (AK-883). Declined: nothing was spent."""
    state.stack.pop()
    if frame.said.get(str(frame.opener)) != "confirm":
        return [Event("ak-pool-closed", {"card": f"@{frame.card}"})]
    battle = state.fight
    opener = frame.opener
    state.stack.append(Responding(opener, card=frame.card, part="steps", dice=len(frame.dice)))
    spend(battle, frame.card, opener)
    note(
        battle, "action_done", ship=battle.cockpits[opener].ship, seat=opener, card=frame.card, kind="special"
    )
    events = [Event("ak-pool-used", {"card": f"@{frame.card}", "dice": len(frame.dice)})]
    for seat in dict.fromkeys(int(die.partition(".")[0]) for die in frame.dice):
        placed = [battle.cockpits[seat].dice[_place(die)] for die in frame.dice if die.startswith(f"{seat}.")]
        for die in placed:
            die.place = frame.card
        events += stress.gain(state, seat, sum(die.face == "stress" for die in placed), dice)
    return events


def spend(battle: Battle, card: str, seat: int) -> None:
    """A card of the Sparrow is turned down until the end of the scenario (AK-659); an own one loses
    energy."""
    if card in battle.sparrow_cards:
        battle.sparrow_cards[card] = False
        return
    mine = next(each for each in battle.cockpits[seat].cards if each.card == card)
    mine.energy -= 1
    mine.used = list(range(len(cells(card))))


def silent(state: State, frame: Pool, seat: int) -> Action:
    """No dice, and the pool closes without effect (AK-920)."""
    return Decline()


CIRCLE = Circle(ask, close, hear, stays)
