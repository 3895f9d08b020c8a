"""Drafts in positions of games: every walk ends in a legal move, nothing hidden shows, nothing is touched."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from images.twilight_imperium.catalogue import PICTURES
from rules.core import saved
from rules.core.contract import Prompt
from rules.core.dice import Dice
from rules.core.draft import Draft
from rules.twilight_imperium.actions import Done, Move
from rules.twilight_imperium.draft.panels import PANELS
from rules.twilight_imperium.game import RULES
from rules.twilight_imperium.options import Options
from rules.twilight_imperium.state import State
from rules.twilight_imperium.tactical import movement, passage
from rules.twilight_imperium.view import Preview
from tests.rules.twilight_imperium.drafting import codes, random_words
from tests.rules.twilight_imperium.scramble import scramble
from tests.rules.twilight_imperium.shelf import NAMES
from tests.rules.twilight_imperium.test_android import first_to_speak
from words import words

OFTEN = 6
"""Positions of one panel that a game gives."""


def positions(options: Options, seats: int, seed: bytes, moves: int) -> Iterator[tuple[State, Prompt]]:
    """Questions with a panel, as androids come to them; of each panel the first, then every now and then."""
    state = RULES.start(options, seats, Dice(seed, -1))
    met = Counter[str]()
    for number in range(moves):
        if state.over:
            return
        for prompt in RULES.prompts(state):
            met[prompt.panel or ""] += 1
            if prompt.panel and met[prompt.panel] in [2**n for n in range(OFTEN + 2)]:
                yield state, prompt
        seat, move = first_to_speak(state, number)
        RULES.play(state, seat, move, Dice(seed, RULES.throw(state, 0)))


def checked(state: State, seat: int, chance: Random) -> Draft:
    """A walk at random: whatever stands on the way can be played."""
    before = saved.dump(state)
    steps = random_words(state, seat, chance)
    assert saved.dump(state) == before, "a draft touches nothing"
    for draft in steps:
        assert draft.options or draft.asks is None
        assert len(set(codes(draft))) == len(draft.options), "two options are the same word"
        if draft.action is not None:
            RULES.play(saved.copy(state), seat, draft.action, Dice(b"a walk", 1))
    last = steps[-1]
    if isinstance(last.preview, Preview):
        assert PICTURES.alt(last.preview.picture, RULES.view(state, seat), words("en"), NAMES)
    assert last.asks is not None or last.action is not None
    return last


GAMES = [
    (Options(galaxy="build"), 3, b"built", 60),
    pytest.param(Options(galaxy="preset"), 6, b"early", 330, marks=pytest.mark.slow),
    pytest.param(Options(galaxy="preset", pace="live"), 4, b"live", 260, marks=pytest.mark.slow),
]


@pytest.mark.parametrize(("options", "seats", "seed", "moves"), GAMES)
def test_every_walk_ends_in_a_legal_move(options: Options, seats: int, seed: bytes, moves: int) -> None:
    chance, ended = Random(7), Counter[str]()
    for state, prompt in positions(options, seats, seed, moves):
        assert prompt.panel in PANELS
        last = checked(state, prompt.seat, chance)
        ended[str(prompt.panel)] += last.asks is None
    ended.pop("plan", None)  # handed in as it stands
    assert sum(ended.values()) > 8 and all(ended.values()), ended


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "seed"), [(4, b"four"), (6, b"six")])
def test_walks_of_whole_games(seats: int, seed: bytes) -> None:
    chance, ended = Random(seats), Counter[str]()
    for state, prompt in positions(Options(), seats, seed, 4000):
        for _ in range(3):
            ended[str(prompt.panel)] += checked(state, prompt.seat, chance).asks is None
    assert {"turn", "fleet", "land", "build", "plan", "form", "sheet", "react", "follow", "trade"} <= set(
        ended
    )


@pytest.mark.slow
@pytest.mark.rule("TI-722")
def test_nothing_hidden_shows_in_a_draft() -> None:
    """Others' hands, the decks and sealed answers are others: the draft is the same to the letter."""
    compared = Counter[str]()
    for state, prompt in positions(Options(galaxy="preset"), 4, b"hidden", 260):
        said = random_words(state, prompt.seat, Random(3))[-1].said
        other = scramble(saved.copy(state), prompt.seat, Random(5))
        assert RULES.drafts(other, prompt.seat, said) == RULES.drafts(state, prompt.seat, said)
        compared[str(prompt.panel)] += saved.dump(other) != saved.dump(state)
    assert len(compared) > 5 and all(compared.values()), "something was hidden in each"


@pytest.mark.slow
def test_every_suggested_and_android_move_can_be_put_together() -> None:
    """Ships, Fighters and cargo of the moves that androids make, chosen one by one."""
    reached = 0
    state = RULES.start(Options(galaxy="preset"), 5, Dice(b"reach", -1))
    for number in range(200):
        seat, move = first_to_speak(state, number)
        panel = next(each.panel for each in RULES.prompts(state) if each.seat == seat)
        if panel == "fleet" and isinstance(move, Move):
            reached += _reached(state, seat, move)
        elif panel == "fleet":
            assert move == Done() == RULES.drafts(state, seat, ("stay",))[-1].action
        RULES.play(state, seat, move, Dice(b"reach", RULES.throw(state, 0)))
    assert reached > 8


def _reached(state: State, seat: int, move: Move) -> bool:
    course = passage.course(state.stack[-1])
    voyage = movement.judge(state, course, move)
    ships = [str(each.id) for _, each in voyage.ships]
    flying = [f"{at}.fighter:{count}" for at, count in voyage.fighters.items()]
    loads, led = Counter[str](), list[str]()
    for each in voyage.loads:
        if "." in each.unit:
            led.append(f"{each.place}.{each.unit}@{each.ship}")
        else:
            loads[f"{each.place}.{each.unit}"] += each.n
    said = ["own", ",".join([*ships, *flying])]
    aboard = [*(f"{name}:{count}" for name, count in loads.items()), *led]
    found = RULES.drafts(state, seat, tuple(said))
    if found[-1].asks == "ti-draft-load":
        said += ["own", ",".join(aboard)] if aboard else ["none"]
    found = RULES.drafts(state, seat, tuple(said))
    assert len(found[-1].said) == len(said), (said, found[-1])
    assert isinstance(found[-1].action, Move)
    again = movement.judge(state, course, found[-1].action)
    assert sorted(each.id for _, each in again.ships) == sorted(each.id for _, each in voyage.ships)
    assert again.fighters == voyage.fighters and _sum(again) == _sum(voyage)
    return True


def _sum(voyage: movement.Voyage) -> Counter[tuple[str, str]]:
    found = Counter[tuple[str, str]]()
    for each in voyage.loads:
        found[each.place, each.unit] += each.n
    return found
