"""One attack on several ships, with a gun from a table's own pack: none of ours does that (section 12)."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from rules.core import notation, saved
from rules.core.data import Data
from rules.xia import components, weapons
from rules.xia.actions import Fire
from rules.xia.components import OUTFITS, Outfit
from rules.xia.frames import Attack, Volley
from rules.xia.game import RULES
from rules.xia.state import Orders, State
from rules.xia.visible import view
from tests.rules.xia.arena import Arena

GUN = "missile_3"


@pytest.fixture(autouse=True)
def pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A pack whose biggest missile hits three ships at once."""
    ours = (components.DATA.folder / "outfits.toml").read_text(encoding="utf-8")
    (tmp_path / "xia").mkdir()
    begin = ours.index(f'id = "{GUN}"')
    own = ours[:begin] + ours[begin:].replace("low = ", "targets = 3\nlow = ", 1)
    (tmp_path / "xia" / "outfits.toml").write_text(own, encoding="utf-8")
    read = {each.id: each for each in Data("xia", content=tmp_path).rows("outfits", "outfit", Outfit)}
    assert read[GUN].targets == 3 and read["blaster_3"].targets == 1
    monkeypatch.setitem(OUTFITS, GUN, read[GUN])


def three(**more: object) -> Arena:
    """Ann (seat 0) has the gun; Eve (seat 1), Chidi (seat 2) and the Merchant are all within its range."""
    table = Arena(3)
    table.fit(0, GUN, "blaster_3")
    around = table.board
    here = table.attacker.space
    assert here is not None
    near = [
        space.id
        for space in around.spaces.values()
        if space.kind is None
        and weapons.distance(table.state, "0", "1") is not None
        and 2 <= around.distance(here, space.id) <= 4
        and space.id != table.target.space
    ]
    seen = []
    for space in near:
        table.put(2, space)
        if weapons.distance(table.state, "0", "2") is not None:
            seen.append(space)
    table.put(2, seen[0])
    table.npc("merchant", seen[1])
    for seat in (1, 2):
        table.fit(seat, "shield_2")
    return table


def volley(table: Arena, *more: str) -> Fire:
    return Fire("1", (table.cell(0, GUN),), (), more)


def test_what_a_pack_may_say_is_written_in_one_line() -> None:
    fire = Fire("1", (4,), (), ("2", "merchant"))
    assert notation.write(fire) == "attack 1 weapons=4 more=2,merchant"
    assert notation.read(notation.write(fire), RULES.actions) == fire


@pytest.mark.rule("XIA-173", "XIA-515")
def test_all_targets_defend_before_the_dice_and_each_compares_on_its_own() -> None:
    table = three()
    merchant = table.state.npcs["merchant"]
    cell = table.cell(1, "shield_2")
    table.play(volley(table, "2", "merchant"), seat=0)
    assert table.frame(Volley).targets == ["1", "2", "merchant"]
    assert (table.asked, table.seat) == ("xia-ask-defence", 1)
    told = table.play(f"defend shields={cell}", seat=1)
    assert not told, "sealed until all have spoken"
    assert (table.asked, table.seat) == ("xia-ask-defence", 2), "asked before any die"
    table.play("defend", seat=2, rolls=(8, 4, 6))
    while table.asked == "xia-ask-damage" or table.asked.startswith("xia-ask-rearm"):
        table.play(table.offered[0].action)
    results = {event.args["target"]: event.args for event in table.told("xia-attack-result")}
    assert {target: args["attack"] for target, args in results.items()} == dict.fromkeys(
        ("#1", "#2", "@merchant"), 8
    )
    assert [results[target]["damage"] for target in ("#1", "#2", "@merchant")] == [4, 8, 2]
    assert (len(table.target.damage), len(table.state.players[2].damage), merchant.damage) == (4, 8, 2)
    assert len(table.told("xia-attack-rolls")) == 1, "the dice are thrown once"
    assert table.asked == "xia-ask-action" and table.seat == 0


@pytest.mark.rule("XIA-515")
def test_a_defender_learns_nothing_of_what_the_others_do() -> None:
    shown = []
    for means in ("defend", "defend shields={}"):
        table = three()
        table.play(volley(table, "2"), seat=0)
        table.play(means.format(table.cell(1, "shield_2")), seat=1)
        (prompt,) = RULES.prompts(table.state)
        shown.append((prompt, view(table.state, 2), view(table.state, None)))
        table.state = saved.load(saved.dump(table.state), State)
        assert table.seat == 2, "a restart between two answers loses nothing"
    assert shown[0] == shown[1]


@pytest.mark.rule("XIA-515", "XIA-525")
def test_who_has_ordered_a_defence_or_has_none_is_not_asked() -> None:
    table = three()
    table.target.orders = Orders(shields="all", rearm="never", damage="auto")
    table.state.players[2].outfits = []
    table.state.players[2].orders = Orders(damage="auto")
    table.play(volley(table, "2"), seat=0, rolls=(9, 8, 1))
    assert table.asked == "xia-ask-action"
    assert [event.args["damage"] for event in table.told("xia-attack-result")] == [0, 9]


@pytest.mark.rule("XIA-173")
def test_a_destroyed_target_does_not_spare_the_next() -> None:
    table = three()
    table.doomed(1, 2)
    table.play(volley(table, "merchant"), seat=0)
    table.play("defend", seat=1, rolls=(9, 4))
    assert table.target.space is None
    assert table.state.npcs["merchant"].damage == 5
    assert table.state.npcs["merchant"].attackers == ["0"]
    assert Attack not in table.frames()


@pytest.mark.rule("XIA-173")
@pytest.mark.parametrize(
    ("fire", "why"),
    [
        (Fire("1", (), (), ("1",)), "too-many-targets"),
        (Fire("1", (), (), ("0",)), "own-ship"),
        (Fire("1", (), (), ("enforcer",)), "no-target"),
    ],
)
def test_only_different_ships_that_all_its_weapons_reach(fire: Fire, why: str) -> None:
    table = three()
    armed = msgspec.structs.replace(fire, weapons=(table.cell(0, GUN),))
    table.refuses(notation.write(armed), f"xia-illegal-{why}", seat=0)


@pytest.mark.rule("XIA-173")
def test_guns_for_one_ship_hit_one_ship() -> None:
    table = three()
    OUTFITS[GUN] = msgspec.structs.replace(OUTFITS[GUN], targets=1)
    table.refuses(notation.write(volley(table, "2")), "xia-illegal-too-many-targets", seat=0)
    assert not any(each.action.more for each in table.offered if isinstance(each.action, Fire))


def test_every_set_of_ships_is_offered_with_its_odds() -> None:
    table = three()
    offered = [each for each in table.offered if isinstance(each.action, Fire) and each.action.more]
    assert {each.action.targets for each in offered if isinstance(each.action, Fire)} >= {
        ("1", "2"),
        ("1", "2", "merchant"),
    }
    assert all(len(each.args["odds"]) == len(each.args["target"]) for each in offered)  # type: ignore[arg-type]
