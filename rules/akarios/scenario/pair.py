"""The Sparrow's upgrades for a battle or a world: two at most, those of the last one unless the squad changes
them (AK-070, AK-657, AK-901, AK-954)."""

from __future__ import annotations

from rules.akarios import votes
from rules.akarios.components import CARDS
from rules.akarios.language import On, Stat
from rules.akarios.scenario.script import SCRIPTS
from rules.akarios.scenario.script_do import ReadySparrowUpgrade
from rules.akarios.sheet import Sheet
from rules.akarios.state import State
from rules.core.contract import Event
from rules.core.data import parts
from rules.core.dice import Dice
from rules.core.poll import Poll

MOST = 2
CHANGE, FIRST, SECOND = "ak-pair", "ak-pair-first", "ak-pair-second"
"""Rows of polls."""


def choosable(sheet: Sheet) -> list[str]:
    """Those with a number; what a scenario brings itself takes no place."""
    return [card for card in sheet.sparrow if CARDS[card].number is not None]


def installed(state: State) -> list[str]:
    """The pair, and what the squad has for this very scenario."""
    own = {each.id for each in parts(SCRIPTS[state.node], ReadySparrowUpgrade)}
    return [*state.sheet.fitted, *(card for card in state.sheet.sparrow if card in own)]


def matters_on_foot(sheet: Sheet) -> bool:
    """Whether a card that is not installed would help on a world or after it: else nobody is asked there."""
    spare = [each for card in choosable(sheet) if card not in sheet.fitted for each in CARDS[card].passive]
    return any(
        (isinstance(each, Stat) and each.what == "start_stamina")
        or (isinstance(each, On) and each.hook == "scenario_end")
        for each in spare
    )


def voted_on(state: State) -> bool:
    """Whether the squad has to vote; where all fit nobody is asked (AK-889)."""
    sheet = state.sheet
    owned = choosable(sheet)
    sheet.fitted = [card for card in sheet.fitted if card in owned]
    if len(owned) <= MOST and not _clash(owned):
        sheet.fitted = owned
        return False
    if sheet.fitted:
        votes.hold(state, Poll(topic="ak-ask-pair", options=("keep", "change"), then=CHANGE))
    else:
        _ask(state, FIRST, owned)
    return True


def _clash(cards: list[str]) -> bool:
    return any(other in CARDS[card].excludes for card in cards for other in cards)


def _ask(state: State, then: str, cards: list[str]) -> None:
    votes.hold(state, Poll(topic="ak-ask-sparrow", options=tuple(cards), named=True, then=then))


def change(state: State, poll: Poll, option: str, dice: Dice) -> list[Event]:
    if option == "change":
        _ask(state, FIRST, choosable(state.sheet))
    return []


def first(state: State, poll: Poll, option: str, dice: Dice) -> list[Event]:
    """A card that cannot go with the first is not offered as the second (AK-798, AK-799)."""
    sheet = state.sheet
    sheet.fitted = [option]
    rest = [card for card in choosable(sheet) if card != option and not _clash([option, card])]
    if rest:
        _ask(state, SECOND, rest)
        return []
    return _told(sheet)


def second(state: State, poll: Poll, option: str, dice: Dice) -> list[Event]:
    state.sheet.fitted.append(option)
    return _told(state.sheet)


def _told(sheet: Sheet) -> list[Event]:
    return [Event("ak-pair", {"cards": tuple(f"@{card}" for card in sheet.fitted)})]


POLLS = {CHANGE: change, FIRST: first, SECOND: second}
