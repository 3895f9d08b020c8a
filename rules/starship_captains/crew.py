"""The crew: training and promotion, and figures called back from the queue (sections 26 and 27)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.contract import Action, Choice, Event, phrase
from rules.core.dice import Dice
from rules.starship_captains import costs, frames, query, wording
from rules.starship_captains.actions import Order, Promote, Train
from rules.starship_captains.components import COLOURS
from rules.starship_captains.pieces import FIGURES, Figure
from rules.starship_captains.question import SKIP, Question, choice, question
from rules.starship_captains.state import Player, State

STAYING = 3
"""The last of every queue stay there when a round ends (SC-308)."""
TRAINING = 1
PROMOTION = 3
"""Their prices in medals (SC-248, SC-251)."""


def price(medals: int, pay: tuple[str, ...], free: bool) -> str:
    if free:
        return phrase("sc-price-free")
    cargo = tuple(wording.cargo(item) for item in pay)
    if not cargo:
        return phrase("sc-price-medals", n=medals)
    if len(cargo) == medals:
        return phrase("sc-price-cargo", cargo=cargo)
    return phrase("sc-price-both", n=medals - len(cargo), cargo=cargo)


def ways(state: State, seat: int, medals: int, free: bool) -> list[tuple[str, ...]]:
    return [()] if free else costs.payments(state, seat, medals)


def ready_kinds(player: Player) -> list[Figure]:
    return [figure for figure in FIGURES if figure in player.ready]


def training_choices(state: State, seat: int, free: bool) -> list[Choice]:
    """Cadets and ensigns of the ready room, each into every other colour (SC-248, SC-250, SC-258)."""
    pays = ways(state, seat, TRAINING, free)
    return [
        choice(
            "sc-train",
            Train(figure, colour, pay),
            group=None if free else "sc-group-train",
            figure=wording.figure(figure),
            into=wording.figure(colour),
            price=price(TRAINING, pay, free),
        )
        for figure in ready_kinds(state.players[seat])
        if figure == "cadet" or figure in COLOURS
        for colour in COLOURS
        if colour != figure
        for pay in pays
    ]


def promotion_choices(state: State, seat: int, free: bool) -> list[Choice]:
    """Ensigns of the ready room, while there are rings (SC-251, SC-253)."""
    player = state.players[seat]
    if not player.rings:
        return []
    pays = ways(state, seat, PROMOTION, free)
    return [
        choice(
            "sc-promote",
            Promote(colour, pay),
            group=None if free else "sc-group-promote",
            figure=wording.figure(colour),
            into=wording.figure(f"{colour}_commander"),
            price=price(PROMOTION, pay, free),
        )
        for colour in COLOURS
        if colour in player.ready
        for pay in pays
    ]


def train(state: State, seat: int, action: Train, *, free: bool = False) -> list[Event]:
    player = state.players[seat]
    paid = [] if free else costs.pay_medals(state, seat, TRAINING, action.pay)
    player.ready.remove(action.figure)
    query.enter_ready_room(player, action.colour)
    told = {
        "player": f"#{seat}",
        "figure": wording.figure(action.figure),
        "into": wording.figure(action.colour),
    }
    return [*paid, Event("sc-trained", {**told})]


def promote(state: State, seat: int, action: Promote, *, free: bool = False) -> list[Event]:
    player = state.players[seat]
    paid = [] if free else costs.pay_medals(state, seat, PROMOTION, action.pay)
    commander: Figure = f"{action.colour}_commander"  # type: ignore[assignment]
    player.ready.remove(action.colour)
    player.rings -= 1
    query.enter_ready_room(player, commander)
    return [*paid, Event("sc-promoted", {"player": f"#{seat}", "into": wording.figure(commander)})]


def ask_drill(state: State, frame: frames.Drill) -> Question | None:
    choices = _drills(state, frame) if frame.left else []
    if not choices:
        return None
    if frame.promote:
        return question("sc-ask-free-promotion", *choices, SKIP, n=frame.left)
    return question("sc-ask-free-training", *choices, SKIP, n=frame.left)


def _drills(state: State, frame: frames.Drill) -> list[Choice]:
    listed = promotion_choices if frame.promote else training_choices
    return listed(state, frame.seat, True)


def answer_drill(state: State, frame: frames.Drill, action: Action, dice: Dice) -> list[Event]:
    frame.left -= 1
    if isinstance(action, Train):
        return train(state, frame.seat, action, free=True)
    if isinstance(action, Promote):
        return promote(state, frame.seat, action, free=True)
    state.stack.pop()
    return []


def run_drill(state: State, frame: frames.Drill, dice: Dice) -> list[Event]:
    state.stack.pop()
    return []


def leave_queue(player: Player, place: int) -> Figure:
    """To the ready room; the others close up (SC-272)."""
    figure = player.queue.pop(place - 1)
    query.enter_ready_room(player, figure)
    return figure


def call_back(state: State, seat: int, place: int) -> list[Event]:
    figure = leave_queue(state.players[seat], place)
    return [Event("sc-called-back", {"player": f"#{seat}", "figure": wording.figure(figure)})]


def back_choices(player: Player, places: list[int]) -> Iterator[Choice]:
    """One for each place of the queue from which somebody may be called back."""
    for place in places:
        late = place > len(player.queue) - STAYING
        yield choice(
            "sc-call-back",
            Order(place),
            group="sc-group-order",
            hint="sc-back-late" if late else "sc-back-anyway",
            figure=wording.figure(player.queue[place - 1]),
            place=place,
            length=len(player.queue),
        )


def recallable(player: Player, who: str) -> list[int]:
    return [
        place
        for place, figure in enumerate(player.queue, 1)
        if who in ("any", figure) or query.colour_of(figure) == who
    ]


def ask_recall(state: State, frame: frames.Recall) -> Question | None:
    player = state.players[frame.seat]
    places = recallable(player, frame.who) if frame.left else []
    if not places:
        return None
    return question("sc-ask-recall", *back_choices(player, places), SKIP, n=frame.left)


def answer_recall(state: State, frame: frames.Recall, action: Action, dice: Dice) -> list[Event]:
    frame.left -= 1
    if isinstance(action, Order):
        return call_back(state, frame.seat, action.place)
    state.stack.pop()
    return []


def run_recall(state: State, frame: frames.Recall, dice: Dice) -> list[Event]:
    state.stack.pop()
    return []
