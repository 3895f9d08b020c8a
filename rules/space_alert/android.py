"""An automatic player for an empty seat: it plans what looks useful from what the seat may see."""

from __future__ import annotations

from rules.core.contract import Action
from rules.core.dice import Dice
from rules.space_alert.actions import Agree, Decline, Draw, Place, Ready
from rules.space_alert.cards import face
from rules.space_alert.default import default
from rules.space_alert.moves import HALVES
from rules.space_alert.prompts import prompts
from rules.space_alert.state import State
from rules.space_alert.view import CardView, MemberView, View
from rules.space_alert.visible import view

_STEPS = {"<": -1, ">": 1}
_HEROIC = {"4": "upper_red", "5": "upper_white", "6": "upper_blue"} | {
    "1": "lower_red",
    "2": "lower_white",
    "3": "lower_blue",
}
_ZONES = ("red", "white", "blue")


def decide(state: State, seat: int, dice: Dice) -> Action | None:
    if state.stage != "planning":
        return default(state, seat)
    seen = view(state, seat)
    if seen.mine is None:
        return None
    if seen.mine.draws:
        return Draw()
    placed = plan(seen, dice)
    if placed is not None:
        return placed
    asked = [prompt for prompt in prompts(state) if prompt.seat == seat]
    choices = {type(choice.action): choice.action for prompt in asked for choice in prompt.choices}
    if not state.agreed:
        choices.pop(Agree, None)  # it never is the first to want the round over
    return next((choices[kind] for kind in (Decline, Ready, Agree) if kind in choices), None)


def plan(seen: View, dice: Dice) -> Place | None:
    """The next empty slot, with the most useful half of a card in hand."""
    mine = seen.mine
    assert mine is not None
    index = mine.member
    boards = [index] if index is not None else [member.index for member in seen.crew]
    for board in boards:
        member = seen.crew[board]
        empty = [slot for slot in mine.open_slots if member.slots[slot - 1].half is None]
        cards = list(mine.hand if index is not None else mine.open_deck)
        cards += [member.heroic] if member.heroic is not None and index is None else []
        if empty and cards:
            return best(seen, member, empty[0], cards, dice, on=None if index is not None else board)
    return None


def best(
    seen: View, member: MemberView, slot: int, cards: list[CardView], dice: Dice, on: int | None
) -> Place:
    station = station_before(member, slot)
    halves = [(card.card, half) for card in cards for half in HALVES]
    dice.shuffle(halves)
    card, half = max(halves, key=lambda pair: worth(seen, station, slot, face(*pair)))
    return Place(card, half, slot, on=on)


def station_before(member: MemberView, slot: int) -> str:
    """Where the member will stand if nothing delays him."""
    station = "upper_white"
    for planned in member.slots[: slot - 1]:
        station = station_after(station, planned.face or "-")
    return station


def station_after(station: str, side: str) -> str:
    if side in _HEROIC:
        return _HEROIC[side]
    deck, zone = station.split("_")
    if side == "^":
        return f"{'lower' if deck == 'upper' else 'upper'}_{zone}"
    place = _ZONES.index(zone) + _STEPS.get(side, 0)
    return f"{deck}_{_ZONES[min(max(place, 0), 2)]}"


def worth(seen: View, station: str, slot: int, side: str) -> float:
    """How useful a face is in this slot: shoot where threats are, else go there, else keep the ship alive."""
    zone = station.split("_")[1]
    here = sum(threat.lane == zone and threat.number <= slot for threat in seen.threats)
    if side in "aA":
        return 3.0 + here if here else 0.5
    if side in "bB":
        return 1.5
    if side == "c":
        return 2.5 if station == "upper_white" and slot in (1, 2, 4, 5, 8, 9) else 1.0
    if side in "xX":
        inside = any(threat.lane == "internal" and threat.number <= slot for threat in seen.threats)
        return 1.2 if inside else 0.2
    after = station_after(station, side).split("_")[1]
    there = sum(threat.lane == after for threat in seen.threats)
    return 2.0 if there > here and after != zone else 0.8 if after != zone else 0.6
