"""Any move whatever is refused and changes nothing, or keeps what must hold of fleets."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from rules.core import saved
from rules.core.contract import IllegalMove
from rules.twilight_imperium import frames
from rules.twilight_imperium.actions import Done, Move
from rules.twilight_imperium.board import pieces, systems
from rules.twilight_imperium.fleets import limits
from rules.twilight_imperium.state import Ship, State
from rules.twilight_imperium.tactical import activation, moving, passage, reach
from tests.rules.twilight_imperium.play import answer, asked, run
from tests.rules.twilight_imperium.tactical import Noted, noted
from tests.rules.twilight_imperium.test_tactical_reach import scattered

__all__ = ["noted"]
LOSSES = ("ti-fighters-lost", "ti-cargo-lost", "ti-ship-removed")
KINDS = ("carrier", "cruiser", "destroyer", "dreadnought", "war_sun", "fighter", "dock", "gf", "all")


def peopled(seed: int) -> State:
    """With Ground Forces, PDS and cargo about, and the first player's turn to activate."""
    chance = random.Random(seed)
    state = scattered(seed)
    state.stack, state.phase, state.order = [], "action", list(range(state.seats))
    for _, planet in systems.planets(state):
        if chance.random() < 0.2:
            planet.owner = 0
            planet.gf, planet.pds = chance.randrange(4), chance.randrange(3)
            planet.shock = chance.randrange(2) if planet.gf else 0
    for system in systems.places(state):
        enemies = systems.enemies(system, 0)
        if enemies and systems.has_fleet(system, 0):
            system.ships = [each for each in system.ships if each.seat != 0]
            system.fighters.pop("0", None)
        if systems.fighters(system, 0):
            state.numbers += 1
            system.ships.append(Ship(state.numbers, "carrier", 0))
    player = state.players[0]
    player.command, player.fleet, player.strategy = 2, 6, 1
    return state


def anything(state: State, end: str, chance: random.Random) -> Move:
    """Mostly of what can come, sometimes of what is not there."""
    near = [at for at, _ in reach.comers(state, 0, end)]
    far = [at for at in sorted(state.systems) if systems.has_fleet(state.systems[at], 0)]
    places = [*near * 4, *far]
    ships = [each for at in places for each in systems.ships(state.systems[at], 0)]
    worlds = [each.id for at in (*near, end) for each in state.systems[at].planets if each.owner == 0]

    def named() -> str:
        place = chance.choice([*places, "999"])
        match chance.randrange(4):
            case 0:
                return str(chance.choice(ships).id)
            case 1:
                return f"{place}.all"
            case 2:
                return f"{place}.fighter:{chance.randrange(3)}"
        return f"{place}.{chance.choice(KINDS)}:{chance.randrange(3)}"

    def loaded() -> str:
        ship = f"@{chance.choice(ships).id}" if chance.random() < 0.2 else ""
        unit = chance.choice(("gf", "gf", "gf", "shock", "pds", "sol.1", "fighter"))
        return f"{chance.choice([*worlds, 'nowhere'])}.{unit}:{chance.randrange(3)}{ship}"

    items = ("all",) if chance.random() < 0.2 else tuple(named() for _ in range(chance.randrange(3)))
    load = tuple(loaded() for _ in range(chance.choice((0, 0, 1, 2))))
    via = ("201>101>000",) if chance.random() < 0.05 else ()
    return Move(items, load, via=via, alert=chance.random() < 0.05)


def counted(state: State) -> Counter[str]:
    """Shock Troops may turn into Ground Forces."""
    units = pieces.on_board(state, 0)
    units["gf"] += units.pop("shock", 0)
    return units


@pytest.mark.rule("TI-245", "TI-251", "TI-723", "TI-139")
@pytest.mark.parametrize("seed", range(6))
def test_any_move_is_refused_or_right(seed: int, noted: Noted) -> None:
    chance = random.Random(seed)
    done = [_try(peopled(chance.randrange(1000)), chance) for _ in range(12)]
    assert done.count(True) > 3


def _try(state: State, chance: random.Random) -> bool | None:
    """Whether it was made; None where nobody was asked."""
    near = set(reach.everywhere(state, 0, reach.Chart(state, 0)))
    at = chance.choice([each for each in activation.open_to(state, 0) if each in near] or ["000"])
    activation.begin(state, 0, at)
    run(state)
    if not state.stack:
        return None
    before, units = saved.dump(state), counted(state)
    held = {s.at: s.ships[:] for s in systems.places(state) if 0 in s.counters and s.at != at}
    for _ in range(8):
        action = anything(state, at, chance)
        try:
            happened = answer(state, 0, action)
        except IllegalMove:
            assert saved.dump(state) == before, action
        else:
            break
    else:
        return False
    while state.stack and isinstance(state.stack[-1], frames.Removing | frames.Choosing):
        happened += answer(state, 0, asked(state, 0).choices[0].action)  # type: ignore[union-attr]
    assert not state.stack, state.stack
    _holds(state, at, action)
    assert all(state.systems[place].ships == ships for place, ships in held.items())
    lost = any(event.key in LOSSES for event in happened)
    assert not counted(state) - units and (lost or counted(state) == units), action
    return True


def _holds(state: State, at: str, action: Move) -> None:
    system = state.systems[at]
    assert limits.over_supply(state, 0, system) == 0, action
    for place in systems.places(state):
        assert limits.lost_fighters(state, 0, place) == 0, action
        for ship in systems.ships(place, 0):
            assert limits.overloaded(state, ship) == 0, action


@pytest.mark.parametrize("seed", range(10))
def test_whatever_is_offered_is_legal(seed: int, noted: Noted) -> None:
    state = peopled(seed)
    chance = random.Random(seed)
    for at in chance.sample(activation.open_to(state, 0), 8):
        trial = peopled(seed)
        activation.begin(trial, 0, at)
        run(trial)
        if not trial.stack:
            continue
        frame = trial.stack[-1]
        assert isinstance(frame, frames.Tactical)
        assert len(moving.suggestions(trial, passage.course(frame))) in (0, 1, 2, 3)
        for each in asked(trial, 0).choices:  # type: ignore[union-attr]
            copy = saved.load(saved.dump(trial), State)
            answer(copy, 0, each.action)
            if not isinstance(each.action, Done):
                assert systems.has_fleet(copy.systems[at], 0)
