"""Reward cards from a list: one after the other, beginning with another seat each time; purchases for less
(AK-034, AK-464, AK-469, AK-652, AK-936)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.akarios.actions import ChooseReward
from rules.akarios.components import CARDS, ENGINES, SPARROW_CARDS, TECHNOLOGIES, WEAPONS
from rules.akarios.frames import Picking
from rules.akarios.scenario.script_do import Rewards
from rules.akarios.squad import members, rewards, trade
from rules.akarios.squad.loadout import suits
from rules.akarios.state import State
from rules.core.contract import Action, Event
from rules.core.dice import Dice
from rules.core.stack import Chapter, Question, choice, question

ROWS = {"engine": ENGINES, "weapon": WEAPONS, "technology": TECHNOLOGIES, "sparrow": SPARROW_CARDS}


def order(state: State) -> list[int]:
    """Seats from the one whose turn it is to be first (AK-936)."""
    first = state.sheet.first_pick % state.seats
    return [(first + seat) % state.seats for seat in range(state.seats)]


def deal(state: State, given: Sequence[Rewards]) -> None:
    """A frame for each pick, the first one on top."""
    frames = []
    for reward in given:
        for pick in reward.upgrades:
            seats = order(state) if pick.per == "player" else order(state)[:1]
            frames += [Picking(seat, kind=pick.type, numbers=pick.numbers) for seat in seats]
        if (less := reward.discount) is not None:
            seats = order(state)
            frames += [Picking(seat, kind=less.type, numbers=less.numbers, less=less.n) for seat in seats]
    frames += _promised(state)
    state.stack += reversed(frames)


def _promised(state: State) -> list[Picking]:
    """What pilots have found on a world: `technology:1-10`."""
    found = []
    for seat, kinds in enumerate(state.gained.picks):
        for each in kinds:
            kind, _, numbers = each.partition(":")
            first, last = (int(number) for number in numbers.split("-"))
            found.append(Picking(seat, kind=kind, numbers=(first, last)))  # type: ignore[arg-type]
    state.gained.picks = []
    return found


def listed(state: State, frame: Picking) -> list[str]:
    """Cards of the range that nobody owns, the lowest number first; those the purse is too small for are left
    out of a purchase."""
    sheet, (first, last) = state.sheet, frame.numbers
    rows = sorted(
        (row for row in ROWS[frame.kind] if row.number is not None and first <= row.number <= last),
        key=lambda row: row.number or 0,
    )
    free = [row.id for row in rows if row.id not in sheet.sparrow and trade.owner(sheet, row.id) is None]
    if frame.less is None:
        return free
    purse = members.pad(sheet.members[state.roster[frame.seat]]).credits
    return [id for id in free if trade.price(id, frame.less) <= purse]


def ask(state: State, frame: Picking) -> Question | None:
    """A gift must be taken, a purchase can be declined; where there is nothing nobody is asked."""
    cards = listed(state, frame)
    if not cards:
        return None
    if frame.less is None:
        choices = [choice("ak-choice-reward", ChooseReward(card), card=f"@{card}") for card in cards]
        return question("ak-ask-reward", *choices, forced=True, matter=f"reward.{len(state.stack)}")
    choices = [
        choice("ak-choice-discount", ChooseReward(card), card=f"@{card}", price=trade.price(card, frame.less))
        for card in cards
    ]
    none = choice("ak-choice-decline", ChooseReward(None), final=True)
    return question("ak-ask-discount", none, *choices, matter=f"reward.{len(state.stack)}", n=frame.less)


def answer(state: State, frame: Picking, action: Action, dice: Dice) -> list[Event]:
    """The card goes to the owner's organiser at once (AK-034)."""
    assert isinstance(action, ChooseReward)
    state.stack.pop()
    if action.card is None:
        return []
    sheet, member = state.sheet, state.roster[frame.seat]
    if frame.less is not None:
        members.pad(sheet.members[member]).credits -= trade.price(action.card, frame.less)
    if frame.kind == "sparrow":
        rewards.for_the_squad(sheet, sparrow=[action.card])
    else:
        sheet.members[member].cards.append(action.card)
    return [Event("ak-takes", {"player": f"#{frame.seat}", "card": f"@{action.card}"})]


def run(state: State, frame: Picking, dice: Dice) -> list[Event]:
    state.stack.pop()
    return [] if frame.less is not None else [Event("ak-nothing-left", {"player": f"#{frame.seat}"})]


CHAPTER = Chapter(ask, answer, run)


def silent(state: State, frame: Picking, seat: int) -> Action:
    """The lowest number that the own ship can install; no purchase (AK-936)."""
    if frame.less is not None:
        return ChooseReward(None)
    cards, member = listed(state, frame), state.sheet.members[state.roster[seat]]
    fitting = [card for card in cards if CARDS[card].kind != "sparrow" and suits(member, card)]
    return ChooseReward((fitting or cards)[0])
