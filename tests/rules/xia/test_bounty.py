"""Bounty (section 9), and who has it when a ship is destroyed."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.xia import bounty, combat, destruction, query
from rules.xia.components import KINDS, MISSIONS, NPCS
from rules.xia.frames import Moving, NpcTurn, Turn
from tests.rules.xia.arena import SMALL, Arena
from tests.rules.xia.table import Table


def kill(table: Arena, target: str = "1") -> None:
    table.happens(destruction.destroy(table.state, target, "0", "attack", table.dice))


@pytest.mark.rule("XIA-118")
def test_bounty_is_never_its_owners_money() -> None:
    table = Arena()
    table.happens(bounty.add(table.state, 0, 2000))
    assert table.attacker.credits == 3000 and table.attacker.bounty == 2000
    table.put(0, table.inside("kemplar_ii")[0])
    table.refuses("give 1 4000", "xia-illegal-give-more", seat=0)


@pytest.mark.rule("XIA-119", "XIA-124")
@pytest.mark.parametrize(("roll", "gained"), [(11, 1000), (17, 1000), (18, 0), (20, 0)])
def test_a_planetary_shield_sets_a_price_on_whoever_is_seen(roll: int, gained: int) -> None:
    table = Arena()
    table.attacker.bounty = 1000
    outside, inside = _through(table, "planet_shield")
    table.put(0, outside)
    table.play("impulse", f"fly {inside}", rolls=[roll])
    assert table.attacker.space == inside and table.attacker.bounty == 1000 + gained


def _through(table: Table, kind: str, law: str | None = None) -> tuple[str, str]:
    """A step from normal space over this border alone."""
    return next(
        (space.id, other)
        for space in table.board.spaces.values()
        for other, crossed in table.board.steps(space.id)
        if [border.kind for border in crossed] == [kind]
        and space.kind is None
        and law in (None, crossed[0].law)
    )


@pytest.mark.rule("XIA-120")
def test_an_innocent_gains_a_price_in_an_outlaws_entrance_both_ways() -> None:
    table = Arena()
    table.lay("loath", "kemplar_ii", 4)
    outside, inside = _through(table, "planet_entrance", "outlaw")
    table.put(0, outside)
    table.play("impulse", f"fly {inside}")
    assert table.attacker.bounty == 1000
    table.play(f"fly {outside}")
    assert table.attacker.bounty == 1000, "an outlaw passes freely"
    table.attacker.bounty = 0
    table.put(0, inside)
    table.play(f"fly {outside}")
    assert table.attacker.bounty == 1000


@pytest.mark.rule("XIA-121", "XIA-122")
@pytest.mark.parametrize("price", [0, 2000])
def test_destroying_an_innocent_player_costs_a_price_an_outlaw_does_not(price: int) -> None:
    table = Arena()
    table.target.bounty = price
    kill(table)
    assert table.attacker.bounty == (0 if price else 1000)


@pytest.mark.rule("XIA-121", "XIA-122", "XIA-476")
@pytest.mark.parametrize(("npc", "gained"), [("merchant", 1000), ("enforcer", 1000), ("scoundrel", 0)])
def test_destroying_a_peaceful_npc_costs_a_price_once(npc: str, gained: int) -> None:
    table = Arena()
    table.npc(npc, table.pair(2)[1])  # type: ignore[arg-type]
    kill(table, npc)
    assert table.attacker.bounty == gained


@pytest.mark.rule("XIA-121")
def test_an_attack_that_destroys_nothing_adds_no_price() -> None:
    table = Arena()
    table.fit(0, "blaster_3")
    table.fire("blaster_3", rolls=(12,))
    table.take_damage()
    assert len(table.target.damage) == 12 and table.attacker.bounty == 0


@pytest.mark.rule("XIA-123", "XIA-124")
def test_unlawful_missions_add_to_the_price() -> None:
    table = Arena()
    table.attacker.bounty = 3000
    mission = table.errand(0, _unlawful(), done=True, payment=2000, sneaked=True)
    sector = MISSIONS[mission.mission].delivery
    if sector not in table.board.laid:
        table.lay(sector, "kemplar_ii", 4)
    table.put(0, table.spot(sector, "M"))
    table.play("complete")
    assert table.attacker.mission is None and table.attacker.bounty > 3000


def _unlawful() -> str:
    return next(m.id for m in MISSIONS.values() if not KINDS[m.type].lawful and KINDS[m.type].bounty)


@pytest.mark.rule("XIA-124")
def test_causes_add_up_without_a_limit() -> None:
    table = Arena()
    for _ in range(30):
        table.happens(bounty.add(table.state, 0, 1000))
    assert table.attacker.bounty == 30_000
    assert table.told("xia-bounty")[-1].args == {"player": "#0", "credits": 1000, "bounty": 30_000}


@pytest.mark.rule("XIA-125")
def test_an_outlaw_is_refused_by_a_lawful_entrance_but_may_leave_by_it() -> None:
    table = Arena()
    outside, inside = _through(table, "planet_entrance", "lawful")
    table.put(0, outside)
    table.attacker.bounty = 1000
    table.push(Moving(0, 1, "impulse", [outside]))
    assert not table.offers(f"fly {inside}")
    table.attacker.bounty = 0
    assert table.offers(f"fly {inside}")
    table.attacker.bounty = 1000
    table.put(0, inside)
    table.play(f"fly {outside}")
    assert table.attacker.space == outside


@pytest.mark.rule("XIA-126", "XIA-201", "XIA-122")
def test_the_destroyer_has_the_whole_bounty_at_once_as_money() -> None:
    table = Arena()
    table.target.bounty = 4000
    kill(table)
    assert table.attacker.credits == 7000 and table.target.bounty == 0
    assert table.attacker.bounty == 0 and table.target.credits == 3000


@pytest.mark.rule("XIA-127")
def test_a_destroyer_who_dies_in_the_same_ram_takes_nothing() -> None:
    table = Arena()
    table.fit(0, "engine_3")
    table.target.bounty = 4000
    table.doomed(0, 6)
    table.doomed(1, 6)
    table.fire("engine_3", rolls=(6,))
    assert table.attacker.space is None and table.target.space is None
    assert table.attacker.credits == 3000 and table.target.bounty == 0


@pytest.mark.rule("XIA-128", "XIA-201")
@pytest.mark.parametrize("cause", ["debris", "star", "damage", "salvage", "own-ram"])
def test_without_a_destroyer_the_bounty_goes_to_the_bank(cause: str) -> None:
    table = Arena()
    table.attacker.bounty = 4000
    table.happens(destruction.destroy(table.state, "0", None, cause, table.dice))
    assert table.attacker.bounty == 0
    assert [player.credits for player in table.state.players] == [3000] * 3


@pytest.mark.rule("XIA-129")
def test_bounty_ends_with_the_ship_or_with_a_new_one() -> None:
    table = Arena(ships=(SMALL, SMALL))
    table.attacker.bounty, table.attacker.credits = 3000, 10_000
    table.put(0, table.inside("kemplar_ii")[0])
    table.play("end")
    for operation in ("recharge", "repair"):
        if table.offers(operation):
            table.play(operation)
    assert table.attacker.bounty == 3000
    bigger = next(c for c in table.choices if c.startswith("ship "))
    table.play(bigger)
    assert query.level(table.state, "0") == 2 and table.attacker.bounty == 0


@pytest.mark.rule("XIA-130")
def test_the_fame_of_a_kill_comes_before_the_price_for_it() -> None:
    table = Arena()
    kill(table)
    keys = [event.key for event in table.events]
    assert keys.index("xia-fame-combat") < keys.index("xia-bounty")
    assert table.attacker.fame == 3 and table.attacker.bounty == 1000


@pytest.mark.rule("XIA-130", "XIA-041")
def test_the_winning_kill_ends_the_game_before_any_price() -> None:
    table = Arena()
    table.attacker.fame = table.state.needed - 3
    kill(table)
    assert table.state.over and table.state.winner == 0 and table.attacker.bounty == 0


@pytest.mark.rule("XIA-479")
def test_an_npc_lays_the_bounty_of_its_victim_on_its_card_and_nobody_has_fame() -> None:
    table = Arena()
    table.npc("enforcer", table.attacker.space)
    table.put(0, None)
    table.target.bounty = 2000
    table.doomed(1, 3)
    table.state.stack = [Turn(0, "next"), NpcTurn(0, "enforcer", stage="end")]
    table.happens(combat.begin_npc(table.state, "enforcer", "1"), rolls=[2, 2])
    assert table.target.space is None and table.target.bounty == 0
    assert table.state.npcs["enforcer"].credits == 2000
    assert not any(player.fame for player in table.state.players)


@pytest.mark.rule("XIA-477")
def test_an_npc_takes_the_credits_of_an_npc() -> None:
    table = Arena()
    table.npc("enforcer", table.pair(3)[0])
    table.npc("scoundrel", table.pair(3)[1], credits=2000)
    table.happens(destruction.destroy(table.state, "scoundrel", "enforcer", "attack", table.dice))
    assert table.state.npcs["enforcer"].credits == 2000 and table.state.npcs["scoundrel"].credits == 0


@pytest.mark.rule("XIA-476")
def test_the_price_on_an_npcs_card_is_the_one_that_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(NPCS, "merchant", replace(NPCS["merchant"], bounty=2000))
    table = Arena()
    table.npc("merchant", table.pair(2)[1])
    kill(table, "merchant")
    assert table.attacker.bounty == 2000


def test_nothing_is_told_where_nothing_is_paid() -> None:
    table = Arena()
    table.happens(bounty.add(table.state, 0, 0) + bounty.take(table.state, "1", "0"))
    assert not table.told("xia-bounty") and not table.told("xia-bounty-taken")
