"""Standing orders between battles: loadout, the Sparrow's pair, places, rewards, points, pledges."""

from __future__ import annotations

import pytest

from rules.akarios.game import RULES
from rules.akarios.scenario.script import SCRIPTS
from rules.akarios.scenario.script_do import Discount, Pick
from rules.akarios.sheet import Berth
from rules.core.notation import write
from tests.rules.akarios.chapters import Chapter, battle, ending, market, rewards


@pytest.fixture(autouse=True)
def _as_written(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nodes that a test makes up are gone after it."""
    for node, script in list(SCRIPTS.items()):
        monkeypatch.setitem(SCRIPTS, node, script)


def ordered(table: Chapter, seat: int = 0) -> str | None:
    found = RULES.ordered(table.state, seat)
    return None if found is None else write(found)


def follow(table: Chapter, seat: int = 0) -> list[str]:
    """Carries out whatever this seat has ordered."""
    done: list[str] = []
    while (move := ordered(table, seat)) is not None:
        assert len(done) < 20, done
        table.play(move, seat)
        done.append(move)
    return done


def mustering(seats: int = 2, **facts: object) -> Chapter:
    table = Chapter(seats, **facts)
    table.vote("normal")
    return table


@pytest.mark.rule("AK-899")
def test_a_loadout_ordered_for_the_ship_is_installed_and_the_seat_is_ready() -> None:
    table = mustering()
    table.member().cards = ["patch_kit"]
    table.play("order_set loadout.argonaut tech_2:patch_kit,tech_1:jam_generator")
    assert follow(table) == ["fit tech_2 patch_kit", "ready"]
    assert "jam_generator" not in table.member().last.cards.values(), "what is not there is left out"
    other = mustering()
    other.member().cards = ["patch_kit"]
    other.play("order_set loadout.chariot tech_2:patch_kit")
    assert table.member().ship == "argonaut" and ordered(other) is None, "it is meant for another ship"


@pytest.mark.rule("AK-901")
def test_a_preferred_pair_is_voted_for() -> None:
    owned = ["mechanics", "strong_shields", "long_sensors"]
    table = mustering(1, sparrow=owned, fitted=["mechanics", "strong_shields"])
    table.play("order_set pair long_sensors,strong_shields")
    table.play("ready")
    assert follow(table) == ["vote change", "vote long_sensors", "vote strong_shields"]
    assert table.sheet.fitted == ["long_sensors", "strong_shields"]
    again = mustering(1, sparrow=owned, fitted=["mechanics", "strong_shields"])
    again.play("order_set pair strong_shields,mechanics")
    again.play("ready")
    assert ordered(again) == "vote keep"


@pytest.mark.rule("AK-902")
def test_the_first_free_of_the_ranked_hexes_is_taken() -> None:
    table = mustering()
    table.all("ready")
    free = table.state.fight.board.placement
    table.play(f"order_set place {free[1]},{free[0]}/se", 0)
    table.play(f"order_set place {free[1]},{free[0]}/se", 1)
    assert follow(table, 0) == [f"place {free[1]} se"]
    assert ordered(table, 1) == f"place {free[0]} se"
    table.play(f"order_set place {free[1]}/se", 1)
    assert ordered(table, 1) is None, "all of them are taken"


def won(**facts: object) -> Chapter:
    end = ending(rewards=rewards(**facts))
    SCRIPTS["001"] = battle("001", success=end)
    table = Chapter(1)
    table.fly()
    table.end()
    return table


@pytest.mark.rule("AK-936")
def test_rewards_are_picked_by_rank_and_nothing_is_bought() -> None:
    table = won(upgrades=(Pick("technology", (1, 6)),))
    cards = [each.card for each in table.options()]
    table.play(f"order_set reward laser_cannon,{cards[3]},{cards[1]}")
    assert ordered(table) == f"choose {cards[3]}"
    table = won(discount=Discount("technology", (1, 6), 3), credits=9)
    table.play(f"order_set reward {cards[3]},{cards[1]},{cards[0]}")
    assert ordered(table) is None


@pytest.mark.rule("AK-937")
def test_points_follow_the_planned_path_step_by_step() -> None:
    table = Chapter(1, out=False)
    table.pad().points = 2
    table.play("order_set path 1,1,0,ship")
    assert follow(table) == ["train 1", "train 1"]
    assert table.pad().points == 0
    assert [order.do for order in table.member().book.orders] == ["0,ship"], "what is ahead"
    table.pad().points = 1
    table.play("train 0")
    assert [order.do for order in table.member().book.orders] == ["ship"], "a step by hand is a step"
    assert ordered(table) is None
    berth = table.member().berths["argonaut"]
    assert isinstance(berth, Berth)
    berth.points = 1
    assert follow(table) == ["build argonaut"]
    assert table.member().book.orders == []


def trading(credits: int = 20) -> Chapter:
    SCRIPTS["005"] = market()
    table = Chapter(2, next="explore", scouted=["005", "007"], energy=3)
    for seat in (0, 1):
        table.pad(seat).credits = credits
    table.go("005")
    return table


def test_another_step_by_hand_leaves_the_planned_path_as_it_is() -> None:
    table = Chapter(1, out=False)
    table.pad().points = 0
    table.play("order_set path 1,0")
    table.pad().points = 1
    table.play("train 2")
    table.pad().points = 1
    assert ordered(table) == "train 1"


@pytest.mark.rule("AK-938")
def test_credits_are_pledged_up_to_what_was_ordered() -> None:
    table = trading()
    table.play("order_set pledge.energy 3")
    assert follow(table) == ["pledge energy 2", "pledge energy 1"]
    assert (table.pad().credits, table.member().book.orders) == (17, [])
    poor = trading(credits=1)
    poor.play("order_set pledge.accumulators 9")
    assert follow(poor) == ["pledge accumulators 1"], "no more than the purse holds"


@pytest.mark.rule("AK-938")
def test_nothing_is_pledged_after_the_seat_is_ready() -> None:
    table = trading()
    table.play("ready")
    table.play("order_set pledge.energy 3")
    assert ordered(table) is None


@pytest.mark.rule("AK-890")
@pytest.mark.parametrize(
    ("what", "wish"),
    [
        ("loadout.argonaut", "tech_3:patch_kit"),
        ("loadout.argonaut", "tech_1:patch_kit,tech_2:patch_kit"),
        ("loadout.nothing", "tech_1:patch_kit"),
        ("pair", "patch_kit"),
        ("place", "B6"),
        ("place", "B6/up"),
        ("reward", "nothing"),
        ("path", "3"),
        ("path", "0.upper"),
        ("pledge.energy", "0"),
        ("pledge.patch_kit", "3"),
        ("path", ",".join("0" * 150)),
    ],
)
def test_an_order_that_means_nothing_is_refused(what: str, wish: str) -> None:
    assert Chapter(1).refused(f"order_set {what} {wish}") == "ak-illegal-order"
