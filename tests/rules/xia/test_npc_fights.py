"""NPCs in combat: how they defend, what they are worth, what they do to others (section 26)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.xia import destruction
from rules.xia.components import NPCS
from rules.xia.frames import NpcTurn
from tests.rules.xia.table import BIGGEST, Table

VOID = "lost_sector"


def duel(npc: str = "merchant", **facts: object) -> Table:
    """Seat 0 beside an NPC of its own, with two blasters; the others far away."""
    table = Table(sectors=[VOID], fame="20")
    table.put(0, f"{VOID}.9").put(1, f"{VOID}.3").put(2, f"{VOID}.19")
    table.ship(0, BIGGEST)
    table.fit(0, "blaster_1", "blaster_1")
    table.npc(npc, f"{VOID}.10", controller=0, **facts)  # type: ignore[arg-type]
    return table


def fire(table: Table, npc: str, attack: int, defence: int, weapon: int = 0) -> None:
    cell = table.state.players[0].outfits[weapon].cells[0]
    table.play(f"attack {npc} weapons={cell}", rolls=[attack, defence])


@pytest.mark.rule("XIA-473", "XIA-474")
def test_an_npc_defends_anew_against_every_attack_at_no_cost() -> None:
    table = duel()
    ship = table.state.npcs["merchant"]
    fire(table, "merchant", 6, 4)
    assert ship.damage == 2 and not table.rolls
    fire(table, "merchant", 5, 2, weapon=1)
    assert ship.damage == 5 and not table.rolls
    assert table.asked == "xia-ask-action", "nobody is asked for its defence"


@pytest.mark.rule("XIA-473")
def test_it_defends_once_against_all_that_one_attack_brings() -> None:
    table = duel()
    cells = ",".join(str(each.cells[0]) for each in table.me.outfits)
    table.play(f"attack merchant weapons={cells}", rolls=[6, 6, 8])
    assert table.state.npcs["merchant"].damage == 4


@pytest.mark.rule("XIA-474")
def test_damage_stays_on_the_card_until_the_number_is_reached() -> None:
    table = duel(damage=13)
    ship = table.state.npcs["merchant"]
    fire(table, "merchant", 2, 1)
    assert ship.damage == 14 and ship.space is not None
    table.silent()
    assert ship.damage == 14
    table.turn(0)
    table.put("merchant", f"{VOID}.10")
    table.state.players[0].outfits[0].markers.clear()
    fire(table, "merchant", 2, 1)
    assert ship.destroyed and ship.space is None and ship.damage == 0


@pytest.mark.rule("XIA-475", "XIA-476", "XIA-477")
def test_who_destroys_the_merchant_has_its_money_a_fame_and_one_bounty() -> None:
    table = duel(damage=14, credits=4000)
    fire(table, "merchant", 2, 1)
    player = table.state.players[0]
    assert (player.credits, player.fame, player.bounty) == (3000 + 4000, 1, 1000)
    assert table.state.npcs["merchant"].credits == 0


@pytest.mark.parametrize("npc", NPCS)
@pytest.mark.rule("XIA-046", "XIA-476")
def test_the_card_says_what_its_destruction_brings(npc: str) -> None:
    card = NPCS[npc]  # type: ignore[index]
    table = duel(npc, damage=card.destroyed_at - 1, credits=0)
    fire(table, npc, 2, 1)
    player = table.state.players[0]
    assert (player.fame, player.bounty) == (card.fame, card.bounty)


@pytest.mark.rule("XIA-046")
def test_the_fame_is_that_of_the_card_not_of_its_level(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(NPCS, "merchant", replace(NPCS["merchant"], fame=3, level=2))
    table = duel(damage=14)
    fire(table, "merchant", 2, 1)
    assert table.state.players[0].fame == 3


@pytest.mark.rule("XIA-477", "XIA-495")
def test_an_npc_that_destroys_another_takes_the_money_on_its_card() -> None:
    table = duel("enforcer")
    table.put(0, None)
    table.turn(1)
    prey = table.npc("scoundrel", f"{VOID}.11", controller=1, damage=11)
    table.push(NpcTurn(0, "enforcer"), rolls=[5, 5, 1])
    assert prey.destroyed and prey.credits == 0
    assert table.state.npcs["enforcer"].credits == 2000


@pytest.mark.rule("XIA-478")
def test_a_destroyed_npc_forgets_who_attacked_it() -> None:
    table = duel("enforcer", damage=10)
    fire(table, "enforcer", 6, 1)
    ship = table.state.npcs["enforcer"]
    assert ship.attackers == ["0"]
    ship.damage = 19
    fire(table, "enforcer", 6, 1, weapon=1)
    assert ship.destroyed and ship.attackers == []


@pytest.mark.rule("XIA-479")
def test_an_npc_that_destroys_a_player_takes_the_bounty_and_nobody_has_fame() -> None:
    table = duel("enforcer")
    ship = table.state.npcs["enforcer"]
    victim = table.state.players[0]
    victim.bounty = 3000
    table.load_cargo(0, "spice")
    table.hurt(0, destruction.left(table.state, "0") - 1)
    table.turn(1)
    table.push(NpcTurn(0, "enforcer"), rolls=[8, 8])
    assert victim.space is None and victim.bounty == 0 and not victim.cargo
    assert ship.credits == 3000
    assert not any(player.fame for player in table.state.players)
    assert [player.credits for player in table.state.players] == [3000, 3000, 3000]


@pytest.mark.rule("XIA-481")
def test_the_enforcer_has_no_bounty_whatever_it_destroys() -> None:
    table = duel("enforcer", attackers=["0"])
    table.hurt(0, destruction.left(table.state, "0") - 1)
    table.turn(1)
    table.push(NpcTurn(0, "enforcer"), rolls=[8, 8])
    ship = table.state.npcs["enforcer"]
    assert table.state.players[0].space is None and ship.credits == 0


@pytest.mark.rule("XIA-491", "XIA-163")
def test_players_may_destroy_the_npc_they_run_and_must_still_run_it() -> None:
    table = duel("enforcer")
    fire(table, "enforcer", 3, 1)
    table.fit(0, "shield_1")
    ship = table.state.npcs["enforcer"]
    assert ship.damage == 2 and ship.controller == 0
    table.play("end", "arm 0")
    assert table.asked == "xia-ask-defence" and table.seat == 0, "it strikes back at its own controller"
    table.play("defend", rolls=[1, 1])
    assert table.told("xia-npc-attacks")[-1].args["target"] == "#0"


@pytest.mark.rule("XIA-490", "XIA-517")
def test_who_was_attacked_by_an_npc_arms_shield_markers_anew() -> None:
    table = duel("scoundrel")
    table.put(0, None).put(1, f"{VOID}.9")
    table.turn(2)
    table.fit(1, "shield_1")
    table.push(NpcTurn(0, "scoundrel"))
    player = table.state.players[1]
    assert table.seat == 1 and table.asked == "xia-ask-defence"
    table.play(f"defend shields={table.cell(1, 'shield_1')}", rolls=[1, 1, 6])
    assert table.asked == "xia-ask-rearm-attack" and table.seat == 1
    energy = player.energy
    table.play("arm 1")
    assert (player.armed, player.energy) == (4, energy - 1)
    assert table.seat == 2
