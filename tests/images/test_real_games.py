"""Whole games are drawn step by step, as random plans or androids play them: no state breaks a picture."""

from collections import Counter
from collections.abc import Iterator
from functools import partial

import pytest
from PIL import Image

from images import space_alert as sa
from images import xia
from images.encode import LIMIT, png
from images.space_alert.samples import NAMES
from rules.core.contract import CLOCK, Action
from rules.core.dice import Dice
from rules.space_alert.actions import Proceed
from rules.space_alert.game import RULES
from rules.space_alert.options import Options
from rules.space_alert.state import State
from rules.space_alert.view import View
from rules.xia.game import RULES as XIA
from rules.xia.options import Options as LegendsOptions
from rules.xia.view import View as Legends
from tests.images.ink import Ink
from words import words

GAMES = [
    (5, Options(mission="mission_8", pace="live")),
    (2, Options(mission="mission_4", pace="post")),
    (1, Options(mission="mission_2", pace="practice")),
]


def choose(state: State, seat: int, kinds: tuple[str, ...], chance: Dice) -> Action | None:
    """A random move of the first of these kinds that there is."""
    moves = [move for move in RULES.moves(state, seat) if move != Proceed(all=True)]
    for kind in kinds:
        same = [move for move in moves if type(move).__name__ == kind]
        if same:
            return chance.choice(same)
    return chance.choice(moves) if moves and not kinds else None


def flown(seats: int, options: Options, seed: bytes) -> Iterator[tuple[View, View]]:
    """What the table and the first seat see, from the briefing to the end of the mission."""
    state, chance, number = RULES.start(options, seats, Dice(seed, 0)), Dice(seed, -1), 0
    yield RULES.view(state, None), RULES.view(state, 0)
    for _ in range(150):
        if RULES.outcome(state) is not None or state.stage in ("debrief", "council", "over"):
            break
        asked: list[tuple[int, tuple[str, ...]]] = [(seat, ("Place", "Draw")) for seat in range(seats)] * 3
        asked += [(seat, ("Begin", "Proceed", "Ready", "Next")) for seat in range(seats)]
        asked += [(CLOCK, ())]
        if state.stage == "resolution":
            asked = [(0, ("Proceed",)), (CLOCK, ("Proceed",))]
        for seat, kinds in asked:
            move = choose(state, seat, kinds, chance)
            if move is not None:
                number += 1
                RULES.play(state, seat, move, Dice(seed, number))
        yield RULES.view(state, None), RULES.view(state, 0)


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_every_step_can_be_drawn(seats: int, options: Options) -> None:
    stages = set()
    for number, (table, mine) in enumerate(flown(seats, options, b"pictures")):
        w = words(("en", "ru")[number % 2])
        stages.add(table.stage)
        picture = sa.board(table, w, NAMES)
        assert picture.size == (1600, 1200)
        assert picture.tobytes() == sa.board(mine, w, NAMES).tobytes()
        assert len(sa.describe(table, w, NAMES)) < 4000
        assert len(sa.alt(table, w, NAMES)) <= 1000
        if table.stage != "planning":
            assert sa.turn_report(table, w, NAMES).width == 1200
        if number % 5 == 0:
            assert sa.lineup(table, w, NAMES).size == (1600, 1200 if len(table.threats) > 2 else 608)
            assert isinstance(sa.hand(mine, w, NAMES, 1, len(mine.crew) - 1), Image.Image)
            assert all(sa.threat_card(one, table, w).size == (1200, 800) for one in table.threats)
    assert stages >= {"briefing", "planning", "resolution"}
    assert table.score is not None
    assert sa.score_sheet(table, w, NAMES).size == (1200, 860)


# Xia


def roamed(seats: int, moves: int, seed: bytes) -> Iterator[tuple[Legends, Legends, int]]:
    """What the table and the seat that is asked see, before every move of a game between androids."""
    state = XIA.start(LegendsOptions(fame="5"), seats, Dice(seed, -1))
    for number in range(moves):
        if XIA.outcome(state) is not None:
            break
        seat = XIA.prompts(state)[0].seat
        yield XIA.view(state, None), XIA.view(state, seat), seat
        XIA.play(state, seat, XIA.android(state, seat, Dice(seed, number)), Dice(seed, number))


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "moves"), [(3, 300), (5, 120)])
def test_every_stage_of_xia_can_be_drawn_and_read(seats: int, moves: int, ink: Ink) -> None:
    """Each stage a few times, and every fight; on mats and tables no word is cut or meets another."""
    drawn: Counter[str] = Counter()
    for number, (table, mine, seat) in enumerate(roamed(seats, moves, b"pictures")):
        stage = "attack" if table.attack else mine.stage
        if drawn[stage] == 2 or (number % 7 and stage in ("action", "moving")):
            continue
        drawn[stage] += 1
        w = words(("en", "ru")[number % 2])
        picture = xia.board(mine, w, NAMES)
        assert picture.width in (1200, 1600)
        assert picture.height <= 2000
        assert len(png(picture)) < LIMIT
        sheets = [partial(xia.fame, table, w, NAMES), partial(xia.ship, table, w, NAMES, seat)]
        sheets += [partial(xia.attack, table, w, NAMES)] if table.attack else []
        for draw in sheets:
            ink.lines.clear()
            assert not ink.problems(draw()), (number, draw)
    assert {"choosing", "fitting", "action", "moving", "npc"} <= {*drawn}
