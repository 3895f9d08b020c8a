"""Dice of several players on one card: the Sparrow's upgrades, Joint Effort (AK-657 to AK-666, AK-920).

One player opens the pool with dice, others add theirs, the opener confirms. Dice in an unconfirmed pool
are not spent.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.akarios import language, windows
from rules.akarios.actions import Confirm, Decline, Pour
from rules.akarios.cards import responding
from rules.akarios.components import CARDS
from rules.akarios.frames import Flying, Pool, Responding
from rules.akarios.notes import note
from rules.akarios.ship import stress
from rules.akarios.ship.ships import distance, seats
from rules.akarios.state import Battle, Face, State
from rules.core.contract import Action, Arg, Choice, Event, IllegalMove
from rules.core.dice import Dice
from rules.core.stack import Circle, Question, choice, question

FITS: dict[str, tuple[Face, ...]] = {
    "M": ("move", "joker", "stress"),
    "A": ("attack", "joker", "stress"),
    "J": ("move", "attack", "joker", "stress"),
    "S": ("stress",),
}
"""AK-102 to AK-104."""
PASSED, CONFIRMED = "pass", "confirm"
ORDER, ATTACK, ANY = "pour", "attack", "any"
"""The standing order of a helper, and what it may say."""


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


def helpers(state: State, card: str, opener: int) -> list[int]:
    """Who may add dice: anybody who has not passed, or for the own card those who are near (AK-660,
    AK-827)."""
    battle = state.fight
    said = next((frame.said for frame in state.stack if isinstance(frame, Flying)), {})
    there = [seat for seat in seats(battle) if seat != opener and said.get(str(seat)) != PASSED]
    reach = next((step.range for step in CARDS[card].steps if isinstance(step, language.Pool)), 0)
    if not reach:
        return there
    me = battle.ships[battle.cockpits[opener].ship]
    return [seat for seat in there if distance(me, battle.ships[battle.cockpits[seat].ship]) <= reach]


def fits(battle: Battle, card: str, dice: Sequence[str]) -> bool:
    """Each die in a cell of its own, left to right (AK-110); `0.2` is die 2 of seat 0."""
    there = cells(card)
    faces = [_face(battle, die) for die in dice]
    return len(set(dice)) == len(dice) and _match(faces, there[: max(len(faces), least(card))])


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


def open_dice(battle: Battle, seat: int, card: str) -> list[str]:
    """Those that may go there."""
    dice = battle.cockpits[seat].dice
    free = (place for place, die in enumerate(dice) if die.place is None and die.barred != card)
    return [f"{seat}.{place}" for place in free]


def more(battle: Battle, card: str, dice: Sequence[str], seat: int) -> list[str]:
    """Dice of this player that still fit beside those."""
    mine = [die for die in open_dice(battle, seat, card) if die not in dice]
    return [die for die in mine if fits(battle, card, [*dice, die])]


# Opened


def refusal(state: State, seat: int, action: Pour) -> IllegalMove | None:
    """Why this player cannot open it so; dice may also be left to the others."""
    battle, card = state.fight, action.card
    if battle.sparrow_cards.get(card) is False:
        return IllegalMove("ak-illegal-turned-down", rule="AK-659", card=f"@{card}")
    if card not in available(battle, seat):
        return IllegalMove("ak-illegal-no-pool", rule="AK-660")
    if not responding.possible(state, seat, card):
        return IllegalMove("ak-illegal-no-target", rule="AK-199")
    poured = [f"{seat}.{place}" for place in action.dice]
    if not set(poured) <= set(open_dice(battle, seat, card)):
        return IllegalMove("ak-illegal-no-such-die", rule="AK-098")
    others = helpers(state, card, seat)
    enough = len(poured) >= least(card) or any(more(battle, card, poured, each) for each in others)
    if not fits(battle, card, poured) or not enough:
        return IllegalMove("ak-illegal-cells", rule="AK-660", card=f"@{card}")
    return None


def openings(state: State, seat: int) -> Iterator[Pour]:
    """Worth listing: for each card the first dice that fit, from none to as many as there is room for."""
    battle = state.fight
    for card in available(battle, seat):
        poured: list[str] = []
        further = [""]
        while further:
            found = Pour(card, tuple(map(_place, poured)))
            if refusal(state, seat, found) is None:
                yield found
            further = more(battle, card, poured, seat)[:1]
            poured += further


def begin(state: State, seat: int, action: Pour) -> list[Event]:
    """The opener's dice. Where nobody can add any the card is used at once (AK-889)."""
    battle, card = state.fight, action.card
    poured = [f"{seat}.{place}" for place in action.dice]
    others = helpers(state, card, seat)
    willing = [each for each in others if windows.value(state, each, ORDER) in (ATTACK, ANY)]
    frame = Pool(card=card, opener=seat, dice=poured, asked=[seat, *willing], may=others)
    if not any(more(battle, card, poured, each) for each in others):
        frame.said[str(seat)] = CONFIRMED
    state.stack.append(frame)
    return [
        Event("ak-pool-opens", {"player": f"#{seat}", "card": f"@{card}"}),
        *_told(battle, frame, seat, poured),
    ]


def _told(battle: Battle, frame: Pool, seat: int, poured: Sequence[str]) -> list[Event]:
    faces = tuple(f"@{_face(battle, die)}" for die in poured)
    args: dict[str, Arg] = {"player": f"#{seat}", "card": f"@{frame.card}", "faces": faces}
    return [Event("ak-pours", args)] if faces else []


# The gathering


def ask(state: State, frame: Pool, seat: int) -> Question | None:
    battle = state.fight
    adding = [
        choice("ak-choice-pour", Pour(frame.card, (_place(die),)), face=f"@{_face(battle, die)}")
        for die in more(battle, frame.card, frame.dice, seat)
    ]
    if seat == frame.opener:
        return _opener(state, frame, adding)
    if not adding:
        return None
    return question(
        "ak-ask-pour",
        *adding,
        choice("ak-choice-decline", Decline()),
        accepts=lambda action: _adds(state, frame, seat, action),
        pace="answer",
        matter=f"pool.{frame.card}",
        soon=True,
        card=f"@{frame.card}",
        player=f"#{frame.opener}",
    )


def _opener(state: State, frame: Pool, adding: list[Choice]) -> Question:
    enough = len(frame.dice) >= least(frame.card)
    ready = [choice("ak-choice-confirm", Confirm(), usual=True)] if enough else []
    return question(
        "ak-ask-pool",
        *ready,
        *adding,
        choice("ak-choice-close-pool", Decline()),
        accepts=lambda action: _adds(state, frame, frame.opener, action),
        pace="answer",
        matter=f"pool.{frame.card}",
        card=f"@{frame.card}",
        dice=len(frame.dice),
        cells=len(cells(frame.card)),
    )


def _adds(state: State, frame: Pool, seat: int, action: Action) -> bool:
    """Several dice at once."""
    if not isinstance(action, Pour) or action.card != frame.card or not action.dice:
        return False
    poured = [f"{seat}.{place}" for place in action.dice]
    free = set(open_dice(state.fight, seat, frame.card)) - set(frame.dice)
    return set(poured) <= free and fits(state.fight, frame.card, [*frame.dice, *poured])


def _place(die: str) -> int:
    return int(die.partition(".")[2])


def _owner(die: str) -> int:
    return int(die.partition(".")[0])


def hear(state: State, frame: Pool, seat: int, action: Action, dice: Dice) -> list[Event]:
    if not isinstance(action, Pour):
        return []
    poured = [f"{seat}.{place}" for place in action.dice]
    frame.dice += poured
    return _told(state.fight, frame, seat, poured)


def stays(action: Action) -> bool:
    return isinstance(action, Pour)


def close(state: State, frame: Pool, dice: Dice) -> list[Event]:
    """Confirmed: the dice are spent, stress dice cost their owners stress (AK-663), then the card is used.
    Declined: nothing was spent."""
    state.stack.pop()
    if frame.said.get(str(frame.opener)) != CONFIRMED:
        return [Event("ak-pool-closed", {"card": f"@{frame.card}"})]
    battle, givers = state.fight, list(dict.fromkeys(map(_owner, frame.dice)))
    use = Responding(
        frame.opener, card=frame.card, part=responding.STEPS, dice=len(frame.dice), givers=givers
    )
    state.stack.append(use)
    _spend(battle, frame)
    events = [Event("ak-pool-used", {"card": f"@{frame.card}", "dice": len(frame.dice)})]
    for seat in givers:
        cockpit = battle.cockpits[seat]
        cockpit.kept = True
        placed = [cockpit.dice[_place(die)] for die in frame.dice if _owner(die) == seat]
        for die in placed:
            die.place = frame.card
            note(battle, "die_placed", ship=cockpit.ship, seat=seat, card=frame.card, kind=die.face)
        events += stress.gain(state, seat, sum(die.face == "stress" for die in placed), dice)
    return events


def _spend(battle: Battle, frame: Pool) -> None:
    """A card of the Sparrow is turned down until the end of the scenario (AK-659); an own one loses
    energy."""
    if frame.card in battle.sparrow_cards:
        battle.sparrow_cards[frame.card] = False
        return
    cockpit = battle.cockpits[frame.opener]
    mine = next(each for each in cockpit.cards if each.card == frame.card)
    mine.energy -= 1
    mine.used = list(range(len(frame.dice)))


def silent(state: State, frame: Pool, seat: int) -> Action:
    """No dice, and the pool closes without effect (AK-920)."""
    return Decline()


def ordered(state: State, frame: Pool, seat: int) -> Action | None:
    """A helper's standing order: attack dice or any, one after the other, never stress (AK-920)."""
    wish = windows.value(state, seat, ORDER)
    if seat == frame.opener or wish not in (ATTACK, ANY):
        return None
    battle = state.fight
    for die in more(battle, frame.card, frame.dice, seat):
        face = _face(battle, die)
        if face == ATTACK or (wish == ANY and face != "stress"):
            return Pour(frame.card, (_place(die),))
    return Decline()


CIRCLE = Circle(ask, close, hear, stays, early=lambda state, frame: frame.spoke(frame.opener))
