"""The kit's promises where its own playouts hardly come: every scenario with every number of pilots, players
who give orders of every kind, and chapters of a campaign one after the other."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import get_args

import pytest

from rules.akarios.campaign import CAMPAIGN
from rules.akarios.game import RULES, Akarios
from rules.akarios.options import Options, ScenarioId
from rules.akarios.sheet import Sheet
from rules.akarios.state import State
from rules.core import IllegalMove, saved
from rules.core.campaign import Closing, Legacy
from rules.core.contract import Action
from rules.core.dice import Dice
from tests.playthroughs import playthrough
from tests.rules import kit
from tests.rules.akarios import habits
from tests.rules.akarios.shelf import akarios
from tests.rules.kit import Game

RATE = 0.03
CHAPTERS = sorted(path.stem for path in playthrough.FOLDER.glob("akarios-*-*-??.txt"))
ROW = 3
"""Chapters that are played one after the other."""


class Talking(Akarios):
    """Among the moves of a seat are some that no list has: orders, queued commands, names, gifts."""

    def moves(self, state: State, seat: int) -> Iterator[Action]:
        chance = random.Random(f"{state.throws} {len(saved.dump(state))} {seat}")
        if 0 <= seat < state.seats and not state.over:
            yield from islice(self._said(state, seat, chance), 4)
        yield from super().moves(state, seat)

    def _said(self, state: State, seat: int, chance: random.Random) -> Iterator[Action]:
        for _ in range(12):
            action = habits.said(state, seat, chance)
            try:
                RULES.play(saved.copy(state), seat, action, Dice(b"talks", 0))
            except IllegalMove:
                continue
            yield action


TALKING = replace(akarios, rules=Talking())


def ends(game: Game, options: Options, seats: int, seed: str, rate: float = RATE) -> kit.Played:
    played = kit.playout(game, options, seats, seed.encode(), kit.all_promises(rate))
    assert played.outcome is not None, f"no end: {played.state.stage} {played.state.stack[-1:]}"
    kit.replays(played)
    return played


@pytest.mark.parametrize(("scenario", "seats"), [("012", 2), ("027", 3), ("013", 3)])
def test_orders_of_every_kind_are_legal_and_come_to_an_end(scenario: ScenarioId, seats: int) -> None:
    ends(TALKING, Options(scenario=scenario), seats, f"talking {scenario}")


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("seats", RULES.seats)
@pytest.mark.parametrize("scenario", get_args(ScenarioId))
def test_every_scenario_keeps_every_promise_and_ends(scenario: ScenarioId, seats: int, seed: int) -> None:
    """By whatever is legal; the second time by post, by squads that give orders."""
    game, pace = ((akarios, "live"), (TALKING, "post"))[seed]
    ends(game, Options(scenario=scenario, pace=pace), seats, f"{scenario} {seats} {seed}")  # type: ignore[arg-type]


def left_by(file: str) -> tuple[Sheet, int]:
    """The sheet that a recorded chapter began with, and how many flew."""
    legacy = playthrough.handed(
        playthrough.read((playthrough.FOLDER / f"{file}.txt").read_text("utf-8")), RULES
    )
    assert legacy is not None
    return saved.load(legacy.sheet, Sheet), len(legacy.roster)


def in_a_row(game: Game, file: str, count: int, rate: float = RATE) -> None:
    """Chapters from there on, with the members in another order each time, the first of them now and then
    away."""
    sheet, seats = left_by(file)
    for number in range(count):
        members = list(range(seats))
        roster = (*members[number % seats :], *members[: number % seats])
        roster = roster[1:] if number == 1 and seats > 1 else roster
        legacy = Legacy(saved.dump(sheet), CAMPAIGN.sheet_version, roster, number + 1)
        seed = f"{file} {number}".encode()
        played = kit.playout(game, Options(), len(roster), seed, kit.all_promises(rate), legacy=legacy)
        assert played.outcome is not None, f"no end: {played.state.stage} {played.state.stack[-1:]}"
        kit.replays(played)
        before = sheet
        after = CAMPAIGN.handed_over(played.state, before, Closing(roster, "2026-11-18", "0123abcd"))
        assert after is not None and after.chapters == before.chapters + 1
        if after.over is not None:
            return
        sheet = saved.copy(after)


def test_chapters_in_a_row_keep_every_promise() -> None:
    in_a_row(TALKING, CHAPTERS[4], ROW)


@pytest.mark.slow
@pytest.mark.parametrize("file", CHAPTERS)
def test_any_chapter_of_a_campaign_keeps_every_promise(file: str) -> None:
    in_a_row(TALKING, file, ROW)
