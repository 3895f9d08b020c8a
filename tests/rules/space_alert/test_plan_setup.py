"""Setup: crew, posts, order, decks, trajectories, packets."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.core.contract import CLOCK
from rules.space_alert.cards import CARDS, HEROIC, ORDINARY
from rules.space_alert.components import CARDS as THREATS
from rules.space_alert.game import RULES
from rules.space_alert.missions import FULL_MISSIONS
from rules.space_alert.options import Options
from tests.rules.space_alert.table import Table

DECKS = ("external_normal", "external_serious", "internal_normal", "internal_serious")


def order(table: Table) -> list[int | None]:
    return [member.seat for member in table.state.crew]


def prefixes(table: Table, deck: str) -> set[str]:
    return {code.split("-")[0] for code in table.state.decks[deck]}


@pytest.mark.rule("SA-019", "SA-251", "SA-266")
@pytest.mark.parametrize(("seats", "androids"), [(1, 4), (2, 2), (3, 1), (4, 0), (5, 0)])
def test_fewer_than_four_players_take_androids_along(seats: int, androids: int) -> None:
    crew = Table(seats).state.crew
    assert sum(member.seat is None for member in crew) == androids
    assert len(crew) >= 4
    assert RULES.seats == range(1, 6)


@pytest.mark.rule("SA-020", "SA-021", "SA-022", "SA-023")
def test_four_decks_and_a_difficulty_for_each_severity() -> None:
    table = Table(normal="yellow", serious="mixed")
    assert set(table.state.decks) == set(DECKS)
    assert prefixes(table, "external_normal") == {"E2"}
    assert prefixes(table, "internal_normal") == {"I2"}
    assert prefixes(table, "external_serious") == {"SE1", "SE2"}
    assert prefixes(table, "internal_serious") == {"SI1", "SI2"}
    white = Table()
    assert {deck: prefixes(white, deck) for deck in DECKS} == {
        "external_normal": {"E1"},
        "external_serious": {"SE1"},
        "internal_normal": {"I1"},
        "internal_serious": {"SI1"},
    }
    assert [len(white.state.decks[deck]) for deck in DECKS] == [10, 8, 7, 6]
    everything = Table(normal="mixed", serious="mixed").state.decks
    assert sorted(code for deck in everything.values() for code in deck) == sorted(THREATS)
    for deck in DECKS:
        for colour in ("white", "mixed"):
            orders = {
                tuple(Table(seed=bytes([n]), normal=colour, serious=colour).state.decks[deck])
                for n in range(4)
            }
            assert len(orders) > 1, f"{deck} of {colour} is not shuffled"
    tops = {Table(seed=bytes([n]), normal="mixed").state.decks["external_normal"][-1][:2] for n in range(12)}
    assert tops == {"E1", "E2"}, "both colours are shuffled together"


@pytest.mark.rule("SA-024", "SA-408")
def test_posts_by_default_and_by_choice() -> None:
    def posts(seats: int, **options: int) -> tuple[int, int, int]:
        held = Table(seats, **options).state.posts
        return held.captain, held.communications, held.security

    assert posts(5) == (0, 1, 2)
    assert posts(2) == (0, 1, 0)
    assert posts(4, captain=3) == (3, 0, 1)
    assert posts(4, captain=2, communications=2, security=2) == (2, 2, 2)
    assert posts(4, captain=2, communications=0, security=0) == (2, 0, 0)
    assert posts(3, captain=4) == (0, 1, 2)
    seen = Table(3, captain=1, communications=1).view().crew
    assert [member.posts for member in seen if member.seat == 1] == [("captain", "communications")]
    assert [member.posts for member in seen if member.seat is None] == [()]


@pytest.mark.rule("SA-025")
def test_four_different_trajectories_at_random() -> None:
    drawn = [tuple(Table(seed=bytes([n])).state.tracks.items()) for n in range(30)]
    for tracks in drawn:
        assert [lane for lane, _ in tracks] == ["red", "white", "blue", "internal"]
        assert len({number for _, number in tracks}) == 4
        assert all(number in range(1, 8) for _, number in tracks)
    assert len(set(drawn)) > 20
    assert {number for tracks in drawn for _, number in tracks} == set(range(1, 8))


@pytest.mark.rule("SA-026")
def test_a_full_mission_may_be_drawn_at_random() -> None:
    drawn = {Table(seed=bytes([n]), mission="random").state.mission.id for n in range(60)}
    assert drawn == set(FULL_MISSIONS) and len(drawn) == 8
    assert Table(mission="mission_5").state.mission.id == "mission_5"


@pytest.mark.rule("SA-027")
def test_the_bot_is_the_timekeeper() -> None:
    """The clock's moves are nobody's but the clock's, and there is no seat for a timekeeper."""
    table = Table()
    table.refuses(0, "begin", "sa-illegal-not-due")
    table.begin()
    table.refuses(0, "announce 0", "sa-illegal-clock-only")
    assert table.until(10)
    assert [member.seat for member in table.state.crew] == [0, 1, 2, 3]


@pytest.mark.rule("SA-028", "SA-029", "SA-254", "SA-255")
@pytest.mark.parametrize(("seats", "sizes"), [(2, [9, 6, 6]), (3, [6, 6, 6]), (4, [5, 5, 5]), (5, [5, 5, 5])])
def test_three_packets_with_one_heroic_card_in_the_first(seats: int, sizes: list[int]) -> None:
    for member in Table(seats).state.humans:
        assert [len(packet) for packet in member.packets] == sizes
        assert sum(card in HEROIC for card in member.packets[0]) == 1
        assert not any(card in HEROIC for packet in member.packets[1:] for card in packet)


@pytest.mark.rule("SA-030", "SA-440")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_undealt_cards_are_the_draw_pile(seats: int) -> None:
    state = Table(seats).state
    dealt = [card for member in state.humans for packet in member.packets for card in packet]
    ordinary = [card for card in dealt if card in ORDINARY]
    assert sorted(ordinary + state.pile) == list(ORDINARY)
    assert state.pile != sorted(state.pile)


def test_the_action_deck() -> None:
    faces = Counter((CARDS[card].action, CARDS[card].move) for card in ORDINARY)
    assert faces == {(a, m): n for a, n in (("a", 10), ("b", 8), ("c", 7), ("x", 5)) for m in "<>^"}
    assert {(CARDS[card].action, CARDS[card].move) for card in HEROIC} == {
        ("A", "3"), ("A", "1"), ("B", "6"), ("B", "4"), ("X", "2"), ("X", "5"),
    }  # fmt: skip


@pytest.mark.rule("SA-404")
def test_every_member_has_a_place_of_his_own() -> None:
    for seats in range(1, 6):
        crew = Table(seats).view().crew
        assert [member.index for member in crew] == list(range(len(crew)))


@pytest.mark.rule("SA-405", "SA-406")
def test_playing_order_is_the_ring_from_the_captain_on() -> None:
    assert order(Table(4)) == [0, 1, 2, 3]
    assert order(Table(4, captain=2)) == [2, 3, 0, 1]
    assert order(Table(5, captain=4)) == [4, 0, 1, 2, 3]


@pytest.mark.rule("SA-076", "SA-256", "SA-407")
def test_androids_have_fixed_places_in_the_ring() -> None:
    assert order(Table(2)) == [0, 1, None, None]
    assert order(Table(3)) == [0, 1, 2, None]
    assert order(Table(3, captain=1)) == [1, 2, None, 0]
    assert order(Table(3, first_android=0)) == [0, None, 1, 2]
    assert order(Table(2, first_android=0, second_android=1)) == [0, None, 1, None]


@pytest.mark.rule("SA-409")
def test_the_bot_draws_and_places_announced_threats() -> None:
    table = Table()
    table.begin()
    top = table.state.decks["external_serious"][-1]
    table.until(10)
    announced = table.state.threats
    assert [(threat.code, threat.number, threat.zone) for threat in announced] == [(top, 2, "white")]
    assert top not in table.state.decks["external_serious"]


@pytest.mark.rule("SA-410")
def test_before_launch_only_the_trajectories_are_open() -> None:
    for seats in (1, 3, 4):
        table = Table(seats)
        for seat in (0, None):
            seen = table.view(seat)
            assert len(seen.tracks) == 4
            assert seen.threats == ()
            assert all(member.hand == 0 and member.heroic is None for member in seen.crew)
            assert seen.mine is None or (seen.mine.hand == () and seen.mine.open_slots == ())
        table.refuses(0, f"place {table.state.crew[0].heroic or 1} action 1", "sa-illegal-not-planning")


@pytest.mark.rule("SA-264", "SA-265", "SA-491")
def test_an_android_as_fifth_crew_member() -> None:
    table = Table(4, fifth=True)
    assert order(table) == [0, 1, 2, 3, None]
    assert [len(packet) for packet in table.state.humans[0].packets] == [6, 5, 5]
    assert table.state.crew[4].heroic in HEROIC
    table.begin()
    table.until(60)
    assert [threat.number for threat in table.state.threats] == [2, 3]
    table.play(2, f"place {table.ordinary(2)[0]} action 1 on=4")
    table.play(3, f"place {table.state.crew[4].heroic} move 2 on=4")
    table.refuses(2, "take 1 on=4", "sa-illegal-android-final")
    assert Table(5, fifth=True).state.crew[-1].seat == 4
    assert len(Table(3, fifth=True).state.crew) == 4


def test_options_have_sensible_defaults() -> None:
    options = Options()
    assert (options.pace, options.mission, options.normal) == ("live", "random", "white")
    assert CLOCK not in RULES.seats
