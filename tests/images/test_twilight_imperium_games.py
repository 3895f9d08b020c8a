"""Games of Twilight Imperium between androids, drawn as they go: no state breaks a picture or its words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from images.encode import LIMIT, png
from images.twilight_imperium.catalogue import PICTURES
from images.twilight_imperium.samples import NAMES
from rules.core.contract import Action
from rules.core.dice import Dice
from rules.twilight_imperium.game import RULES
from rules.twilight_imperium.options import Options
from rules.twilight_imperium.state import State
from rules.twilight_imperium.view import View
from tests.images.ink import Ink
from words import words

OFTEN = 8
"""How often each picture is drawn."""
SHEETS = ("laws", "trade", "players", "score", "objectives", "hand")


def decided(state: State, seed: bytes, number: int) -> tuple[int, Action]:
    """Orders first, then the first android who has something to say."""
    for seat in range(state.seats):
        order = RULES.ordered(state, seat)
        if order is not None:
            return seat, order
    for prompt in RULES.prompts(state):
        move = None if prompt.optional else RULES.android(state, prompt.seat, Dice(seed, -2 - number))
        if move is not None:
            return prompt.seat, move
    raise AssertionError(state.stack[-1])


def played(seats: int, moves: int, seed: bytes) -> Iterator[tuple[int, View]]:
    """What the seat that moves next sees."""
    state = RULES.start(Options(), seats, Dice(seed, -1))
    for number in range(moves):
        if RULES.outcome(state) is not None:
            return
        seat, move = decided(state, seed, number)
        yield number, RULES.view(state, seat)
        RULES.play(state, seat, move, Dice(seed, RULES.throw(state, number)))


def worth_a_look(number: int, view: View) -> list[str]:
    assert view.seat is not None
    found = [name for name in ("battle", "invasion", "agenda") if getattr(view, name) is not None]
    if view.action is not None:
        near = (one.at for one in view.systems if view.seat in one.present and one.at != view.action.system)
        found.append("-".join((f"system.{view.action.system}", *list(near)[:3])))
    if number % 40 == 0:
        at = view.systems[number % len(view.systems)].at
        found += [*SHEETS, "galaxy", f"player.{view.seat}", f"technologies.{view.seat}", f"region.{at}"]
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "moves", "fights"), [(3, 480, ("battle", "invasion")), (8, 330, ())])
def test_every_picture_of_a_game_can_be_drawn_and_read(
    seats: int, moves: int, fights: tuple[str, ...], ink: Ink
) -> None:
    drawn: Counter[str] = Counter()
    for number, view in played(seats, moves, b"pictures"):
        said = words(("en", "ru")[number // 7 % 2])
        for what in worth_a_look(number, view):
            kind = what.partition(".")[0]
            if drawn[kind] >= OFTEN:
                continue
            drawn[kind] += 1
            ink.lines.clear()
            picture = PICTURES.draw(what, view, said, NAMES)
            assert len(png(picture)) < LIMIT * 0.6, (number, what)
            assert not ink.outside(picture) and not ink.clashes(), (number, what)
            alt = PICTURES.alt(what, view, said, NAMES)
            assert alt and len(alt) <= 1000 and "{" not in alt, (number, what)
            if kind in SHEETS:
                assert not ink.problems(picture), (number, what)
        if number % 100 == 0:
            assert "{" not in PICTURES.describe(view, said, NAMES)
    assert drawn.keys() >= {
        *SHEETS,
        "galaxy",
        "player",
        "technologies",
        "region",
        "system",
        "agenda",
        *fights,
    }
    assert min(drawn[each] for each in SHEETS) == OFTEN
