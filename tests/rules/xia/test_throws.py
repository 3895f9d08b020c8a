"""How the dice are numbered: nothing that is done beside the game changes how the next one falls."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.core import Action, Dice, fold, notation, saved
from rules.core.campaign import first_state
from rules.xia.actions import Give, SetOrders
from rules.xia.frames import Attack
from rules.xia.game import RULES
from rules.xia.options import Options
from rules.xia.state import State
from tests.playthroughs import playthrough
from tests.states import stored

SEED = b"numbers"
ORDERS = SetOrders("none", "ask", "ask", "ask")


def begun() -> State:
    return RULES.start(Options(), 3, Dice(SEED, -1))


def made(state: State, seat: int, action: Action, depth: int) -> int:
    RULES.play(state, seat, action, fold.dice(RULES, state, SEED, depth))
    return depth + 1


def spoken(state: State, depth: int, aside: Action) -> int:
    """Somebody speaks in between; afterwards all is as before, but for what counts asides."""
    before = [(player.credits, player.orders) for player in state.players]
    state.players[1].credits += 1000
    depth = made(state, 1, aside, depth)
    for player, (credits, orders) in zip(state.players, before, strict=True):
        player.credits, player.orders = credits, orders
    return depth


def played(*asides: Action, moves: int = 60) -> list[bytes]:
    """The states after the first moves of a game, at which these asides are made before each of them."""
    state, depth, seen = begun(), 0, []
    for _ in range(moves):
        for aside in asides:
            depth = spoken(state, depth, aside)
        seat = RULES.prompts(state)[0].seat
        proper = (each for each in RULES.moves(state, seat) if not isinstance(each, Give | SetOrders))
        depth = made(state, seat, next(proper), depth)
        seen.append(saved.dump(replace(state, asides=0)))
    return seen


@pytest.mark.parametrize("asides", [(Give(2, 1000),), (ORDERS,), (ORDERS, Give(0, 1000))])
def test_no_gift_and_no_order_changes_how_a_die_falls(asides: tuple[Action, ...]) -> None:
    assert played(*asides) == played()


def test_each_throw_has_a_number_of_its_own() -> None:
    state = begun()
    used: set[int] = set()
    for depth in range(200):
        number, dice = RULES.throw(state, depth), fold.dice(RULES, state, SEED, depth)
        seat = RULES.prompts(state)[0].seat
        action = Give((seat + 1) % 3, 1000) if depth % 3 == 0 else next(RULES.moves(state, seat))
        state.players[seat].credits += 1000
        RULES.play(state, seat, action, dice)
        assert not dice.used or number not in used
        used |= {number} if dice.used else set()
    assert len(used) > 5, "something was thrown at all"


def test_an_order_that_answers_an_attack_uses_up_its_throw() -> None:
    """The shot falls at once, so the next die is another one."""
    record = playthrough.read((playthrough.FOLDER / "xia-legends-3.txt").read_text(encoding="utf-8"))
    state = first_state(RULES, Options(fame="5"), record.seats, Dice(record.seed, -1), None)
    depth = 0
    while not isinstance(state.stack[-1], Attack):
        seat, text = record.moves[depth]
        action = notation.read(text, RULES.actions)
        RULES.play(state, seat, action, fold.dice(RULES, state, record.seed, depth))
        depth += 1
    number, dice = RULES.throw(state, depth), fold.dice(RULES, state, record.seed, depth)
    RULES.play(state, state.stack[-1].seat, SetOrders("all", "never", "never", "auto"), dice)
    assert dice.used and RULES.throw(state, depth + 1) == number + 1


def test_a_game_of_the_first_version_goes_on_with_the_dice_it_would_have_had() -> None:
    record, state = stored.read(stored.path("xia", 1))
    now, depth = saved.restore(state, RULES, 1), len(record.moves)
    assert RULES.throw(now, depth) == depth
    assert any(text.startswith("give ") for _, text in record.moves), "with gifts in it"


def test_what_was_recorded_has_asides_in_it() -> None:
    """Otherwise the recorded games would not show that they are left out."""
    file = playthrough.FOLDER / "xia-4.txt"
    record = playthrough.read(file.read_text(encoding="utf-8"))
    assert playthrough.replay(record, RULES).asides > 0
