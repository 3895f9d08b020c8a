"""The mission cards, the titles and the NPCs: what their data files must keep."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from rules.xia.components import (
    KINDS,
    MISSIONS,
    NPCS,
    SECTORS,
    TITLE_SPACES,
    TITLES,
    Mission,
    MissionKind,
    MissionType,
)
from rules.xia.geometry import printed
from tests.rules.xia.chart import PLANETS


@pytest.fixture(params=sorted(MISSIONS))
def mission(request: pytest.FixtureRequest) -> Mission:
    return MISSIONS[request.param]


@pytest.fixture(params=sorted(KINDS))
def kind(request: pytest.FixtureRequest) -> MissionKind:
    return KINDS[request.param]


def mean(kind: MissionType) -> float:
    """Of a d20 payment."""
    return sum((pay.high - pay.low + 1) * pay.credits for pay in KINDS[kind].payments) / 20


@pytest.mark.rule("XIA-009", "XIA-381")
def test_52_missions_of_three_lawful_and_three_unlawful_types() -> None:
    assert Counter(mission.type for mission in MISSIONS.values()) == {
        "passenger": 10,
        "scientist": 9,
        "bounty_hunter": 8,
        "smuggler": 9,
        "thief": 8,
        "assassin": 8,
    }
    assert len(MISSIONS) == 52
    assert [kind.id for kind in KINDS.values() if kind.lawful] == ["passenger", "scientist", "bounty_hunter"]
    assert [kind.id for kind in KINDS.values() if not kind.lawful] == ["smuggler", "thief", "assassin"]


@pytest.mark.rule("XIA-380")
def test_a_card_has_what_its_type_asks_for(mission: Mission) -> None:
    fetched = mission.type in ("passenger", "scientist", "smuggler")
    assert bool(mission.pickup) == fetched and bool(mission.target) != fetched
    assert mission.pickup != mission.delivery
    assert mission.sneak == (mission.delivery if mission.type == "smuggler" else None)
    assert mission.type != "bounty_hunter" or mission.target == "outlaw"
    for place in filter(None, (mission.pickup, mission.delivery)):
        assert any("M" in space.features for space in printed(place))
    assert mission.sneak is None or mission.sneak in PLANETS


def test_only_unlawful_missions_bring_a_bounty(kind: MissionKind) -> None:
    assert kind.bounty == (0 if kind.lawful else 1000)
    assert kind.bounty_failed == (1000 if kind.id in ("smuggler", "thief") else 0)
    assert bool(kind.sneak) == (kind.id == "smuggler")


@pytest.mark.rule("XIA-394")
def test_experience_is_for_those_who_roll(kind: MissionKind) -> None:
    assert kind.experience == (kind.id not in ("passenger", "assassin"))


def test_payment_follows_the_way_the_roll_or_the_target() -> None:
    assert {kind.id: kind.by for kind in KINDS.values()} == {
        "passenger": "sectors",
        "smuggler": "sectors",
        "scientist": "roll",
        "bounty_hunter": "roll",
        "thief": "roll",
        "assassin": "level",
    }


def test_payment_tables_have_a_row_for_everything(kind: MissionKind) -> None:
    first, last = {"sectors": (0, len(SECTORS) - 1), "roll": (1, 20), "level": (1, 3)}[kind.by]
    covered = [number for pay in kind.payments for number in range(pay.low, pay.high + 1)]
    assert covered == list(range(first, last + 1))
    credits = [pay.credits for pay in kind.payments]
    assert credits == sorted(credits) and all(each % 1000 == 0 for each in credits)
    assert [pay.credits for pay in kind.payments if pay.failed] == ([0] if kind.id == "thief" else [])


def test_payments_are_worth_the_trouble() -> None:
    assert (mean("scientist"), mean("bounty_hunter"), mean("thief")) == (2550, 1950, 2400)
    assert KINDS["smuggler"].sneak == 7
    levels = KINDS["assassin"].payments
    assert all(pay.credits == 2000 * pay.low for pay in levels)


def test_every_mission_point_is_called_for_often_enough() -> None:
    places = [place for mission in MISSIONS.values() for place in {mission.pickup, mission.delivery} - {None}]
    assert len(Counter(places)) == 13
    assert all(3 <= count <= 10 for count in Counter(places).values())
    assert sum(mission.delivery in PLANETS for mission in MISSIONS.values()) == 41


def test_few_missions_need_an_npc() -> None:
    needing = sorted(mission.id for mission in MISSIONS.values() if mission.needs_npc)
    assert needing == ["assassin_50", "assassin_51", "assassin_52", "thief_37", "thief_38"]
    assert {MISSIONS[each].target for each in needing} == set(NPCS)


def test_a_story_is_two_or_three_short_sentences_naming_its_places(mission: Mission) -> None:
    for lang in ("en", "ru"):
        text = mission.flavour[lang]
        assert 2 <= len(re.findall(r"[.!?](?:\s|$)", text)) <= 4
        assert 60 <= len(text) <= 200
    for place in filter(None, (mission.pickup, mission.delivery)):
        name = SECTORS[place].name
        assert name["en"].split()[-1] in mission.flavour["en"], place
        assert name["ru"][:4] in mission.flavour["ru"], place


# Titles and NPCs


@pytest.mark.rule("XIA-009")
def test_eighteen_titles_of_one_to_three_fame() -> None:
    assert Counter(title.fame for title in TITLES.values()) == {1: 8, 2: 8, 3: 2}
    for title in TITLES.values():
        assert title.need >= 1
        assert all(title.condition[lang] and title.skill[lang] for lang in ("en", "ru"))


def test_a_title_tells_how_much_it_needs() -> None:
    for title in TITLES.values():
        for lang in ("en", "ru"):
            assert title.need == 1 or re.search(
                rf"\b{title.need}\b", title.condition[lang].replace("\u00a0", "")
            )


@pytest.mark.rule("XIA-371")
def test_title_spaces_begin_at_three_and_lie_on_the_track() -> None:
    assert TITLE_SPACES[0] == 3
    assert list(TITLE_SPACES) == sorted(set(TITLE_SPACES)) and TITLE_SPACES[-1] < 20


@pytest.mark.rule("XIA-465", "XIA-467", "XIA-431")
def test_three_npcs_with_their_law_home_and_level() -> None:
    assert {npc.id: (npc.law, npc.home, npc.level) for npc in NPCS.values()} == {
        "enforcer": ("lawful", "kemplar_ii", 2),
        "scoundrel": ("outlaw", "loath", 1),
        "merchant": ("neutral", "neo_damascus", 1),
    }


@pytest.mark.rule("XIA-475", "XIA-480")
def test_what_the_npc_cards_print() -> None:
    merchant = NPCS["merchant"]
    assert (merchant.defence, merchant.destroyed_at, merchant.fame, merchant.bounty) == (8, 15, 1, 1000)
    assert merchant.attack == () and merchant.reach == 0
    assert {npc.id: npc.start_credits for npc in NPCS.values()} == {
        "enforcer": 0,
        "scoundrel": 2000,
        "merchant": 0,
    }
    assert [NPCS[each].bounty for each in ("enforcer", "scoundrel")] == [1000, 0]
    assert all(6 <= npc.move <= 8 and npc.defence in (6, 8, 12) for npc in NPCS.values())


def test_the_merchant_sells_at_each_planet_what_the_one_before_has() -> None:
    route = NPCS["merchant"].route
    trade = {each: SECTORS[each].regions["p"] for each in route}
    for here, there in zip(route, (*route[1:], route[0]), strict=True):
        assert trade[here].buy == trade[there].sell
    assert NPCS["merchant"].home in route
