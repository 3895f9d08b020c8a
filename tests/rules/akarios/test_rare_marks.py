"""Marks that no campaign of androids has gained: each of them is gained here by play. Androids give no energy
away (CONVOY), take no time for the sleeper (KESH_FRIEND), keep their voices calm (GHOSTS_FREED) and never fly
Marrow, who has to agree (END_WORK)."""

from __future__ import annotations

import pytest

from rules.akarios.android import ballots
from rules.akarios.frames import Happening
from rules.core.notation import write
from tests.rules.akarios.chapters import Chapter
from tests.rules.akarios.flown import Flown
from tests.rules.akarios.outing import Walk
from tests.rules.akarios.test_roll_call import stopped
from tests.rules.akarios.test_voyage import EVENT


def met(seats: int, energy: int) -> Chapter:
    """The convoy, on the way to a node of Vertus."""
    facts = {"system": "vertus", "scouted": ["011", "012"], "energy": energy}
    table = Chapter(seats, next="explore", **facts)
    table.sheet.events["vertus"] = ["v04"]
    table.rolls = [EVENT]
    table.vote("012")
    return table


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_who_gives_energy_to_the_convoy_is_remembered(seats: int) -> None:
    table = met(seats, 5)
    assert isinstance(table.state.stack[-2], Happening)
    wish = ballots.vote(table.state, table.state.stack[-1], 0)  # type: ignore[arg-type]
    assert write(wish) == "vote ev.v04.b.label"
    table.vote("ev.v04.a.label")
    assert "CONVOY" in table.sheet.achievements and table.sheet.energy == 2


def on(walk: Walk) -> None:
    """The others stay where they are until the round is over."""
    now = walk.world.round
    for seat in range(walk.state.seats):
        if walk.world.round == now and walk.asked(seat) is not None:
            walk.play("pass", seat)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_sleeper_of_chozek_can_be_woken_before_the_last_round(seats: int) -> None:
    walk = Walk(seats)
    walk.tries("1b", "joker", "joker")
    walk.tries("3d", "joker", "joker")
    on(walk)
    walk.tries("5c", "joker", "joker", "joker", "joker")
    on(walk)
    walk.tries("6a", "joker", "joker", "joker")
    assert "KESH_FRIEND" in walk.state.sheet.achievements
    assert "old_kesh" in walk.state.sheet.copilots and not walk.world.ended


@pytest.mark.parametrize(("stress", "freed"), [(5, True), (4, False)])
def test_a_ghost_is_called_by_a_shot_from_a_shaking_voice(stress: int, freed: bool) -> None:
    flown = Flown("023")
    ghost = flown.one("ema_interceptor")
    flown.clear("ema_interceptor")
    flown.put(ghost, "H4", facing=0)
    flown.ship(ghost).hull, flown.ship(ghost).shields = 3, 0
    flown.put("p0", "H6", facing=0)
    flown.cockpit().stress = stress
    flown.open("attack")
    flown.deck("0", "0", "0")
    flown.play(f"act attack 0 at={ghost}")
    flown.play("stack 0")
    assert ("GHOSTS_FREED" in flown.state.sheet.achievements) is freed
    assert (flown.ship(ghost).hex is None) is freed


def test_marrow_goes_back_to_work_if_whoever_flies_it_wants_that() -> None:
    assert "END_WORK" in stopped("work", "work", "silence").sheet.achievements
