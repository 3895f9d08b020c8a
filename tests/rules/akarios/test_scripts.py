"""Scenarios, worlds and battle decks: read strictly, and what does not fit together is said."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from rules.akarios.components import DATA, ENEMIES
from rules.akarios.enemy import checks as deck_checks
from rules.akarios.enemy.decks import DECKS, BattleCard, Turn, follow
from rules.akarios.scenario import checks
from rules.akarios.scenario import script_do as do
from rules.akarios.scenario import script_if as asks
from rules.akarios.scenario import script_world as walk
from rules.akarios.scenario.script import SCRIPTS, Battle, Enemy, Script, Targeting, TerrainToken, World
from rules.core.data import BadContent, Data, parts


def battle(name: str) -> Battle:
    script = SCRIPTS[name]
    assert isinstance(script, Battle)
    return script


def world(name: str) -> World:
    script = SCRIPTS[name]
    assert isinstance(script, World)
    return script


EXAM, BLOCKADE, CHOZEK = battle("001"), battle("004"), world("006")


def test_the_exam_is_as_the_guide_has_it() -> None:
    by_players = [sum(enemy.min_players <= n for enemy in EXAM.enemy) for n in range(1, 5)]
    assert by_players == [2, 5, 7, 8]
    assert (EXAM.success.goto, EXAM.failure.goto, EXAM.failure.boost) == ("002", "002", True)
    (spawn,) = parts(EXAM, do.Spawn)
    assert [len(ships) for ships in spawn.ships] == [2, 2, 3, 4] and spawn.where.edge == "east"
    assert EXAM.lose == asks.AnyOf((asks.PlayerShipsLeft(0), asks.Round(after=12)))


def test_the_blockade_has_a_sparrow_on_its_way() -> None:
    assert BLOCKADE.sparrow is not None
    assert isinstance(BLOCKADE.sparrow.hull, asks.Scaled) and BLOCKADE.sparrow.hull.p is not None
    assert BLOCKADE.win == asks.SparrowAt("O6") and BLOCKADE.sparrow.path[-1] == "O6"
    assert BLOCKADE.failure.goto == "retry"
    scouted = [scout.location for scout in BLOCKADE.success.rewards.scout]
    assert scouted == ["005", "006", "007"]


def test_chozek_is_left_with_the_signal_only() -> None:
    (leave,) = (each for each in parts(CHOZEK, walk.Choice) if each.id == "leave")
    assert leave.needs == walk.Needs(flag="signal_read") and leave.do == (walk.End("success"),)
    assert len(CHOZEK.card) == 6 and len(CHOZEK.section) == 9


def test_the_scout_deck_has_ten_cards() -> None:
    assert len(DECKS["ronin_scout"]) == 10 and set(DECKS) <= set(ENEMIES)


# What is written wrong


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ('hook = "round_end"', 'hook = "round_over"'),
        ('do = "spawn"', 'do = "spwan"'),
        ('is = "enemies_left"', 'is = "enemies_gone"'),
        ("placement", "placements"),
        ('kind = "battle"', 'kind = "fight"'),
    ],
)
def test_a_misspelt_word_is_refused_with_its_file_and_line(tmp_path: Path, right: str, wrong: str) -> None:
    own = tmp_path / "akarios" / "scenarios" / "001.toml"
    own.parent.mkdir(parents=True)
    text = DATA.path("scenarios/001").read_text(encoding="utf-8")
    assert right in text
    own.write_text(text.replace(right, wrong, 1), encoding="utf-8")
    line = text[: text.index(right)].count("\n") + 1
    with pytest.raises(BadContent, match=rf"akarios/scenarios/001\.toml, line {line}: "):
        Data("akarios", content=tmp_path).whole("scenarios/001", Script)


def said(name: str, script: Script) -> list[str]:
    return list(checks.of_script(name, script))


ENEMY = Enemy("ronin_scout", "K4", 4)
(BUOY,) = EXAM.token


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"id": "002"}, "its id is 002"),
        ({"act": 2}, "it is of act 2, the atlas says 0"),
        ({"title": "scn.001.name"}, "there is no text scn.001.name"),
        ({"objective": "scn.001.title"}, "nobody reads the text scn.001.objective"),
        ({"success": replace(EXAM.success, goto="077")}, "it goes on to 077, which is nowhere"),
        (
            {"success": replace(EXAM.success, rewards=do.Rewards(copilots=("flank",)))},
            "it gives flank, which is no copilot",
        ),
        (
            {"success": replace(EXAM.success, rewards=do.Rewards(scout=(do.Scout("077"),)))},
            "it gives 077, which is nothing",
        ),
        (
            {"success": replace(EXAM.success, rewards=do.Rewards(achievements=("Ready",)))},
            "achievements are written in capitals, not Ready",
        ),
        ({"enemy": (replace(ENEMY, at="P1"),)}, "P1 is off the board"),
        ({"enemy": (replace(ENEMY, at="A12"),)}, "A12 is off the board"),
        ({"enemy": (ENEMY, ENEMY)}, "2 things stand on K4"),
        ({"enemy": (replace(ENEMY, type="ronin"),)}, "ronin is no enemy"),
        (
            {"enemy": tuple(replace(ENEMY, at=f"K{n}") for n in range(1, 10))},
            "with 1 players there are 9 enemies, not at most 8",
        ),
        (
            {"enemy": tuple(replace(ENEMY, type="ronin_frigate", at=f"K{n}") for n in range(1, 6))},
            "with 1 players there are 5 of ronin_frigate, the box holds 4",
        ),
        ({"map": replace(EXAM.map, placement=("B5",))}, "there must be 6 hexes to start on"),
        ({"map": replace(EXAM.map, cols=12)}, "N6 is off the board"),
        ({"terrain": (TerrainToken("asteroids", "A1"),)}, "the asteroids at A1 hang over the edge"),
        ({"terrain": (TerrainToken("large_planet", "K5"),)}, "K4 lies inside the large_planet at K5"),
        (
            {"terrain": (TerrainToken("nebula", "G4"), TerrainToken("asteroids", "G4"))},
            "two terrain tokens lie on G4",
        ),
        (
            {"terrain": tuple(TerrainToken("wormhole", f"E{n}") for n in range(1, 5))},
            "the box holds 3 of wormhole, not 4",
        ),
        (
            {"enemy": (replace(ENEMY, at="H6"),)},
            "the ronin_scout at H6 is less than 6 hexes from C5",
        ),
        ({"token": (replace(BUOY, path=("H8",)),)}, "the way from H6 to H8 is no single step"),
        (
            {"token": (replace(BUOY, path=("H5",)),), "terrain": (TerrainToken("small_planet", "H5"),)},
            "the way over H5 is barred",
        ),
        ({"targeting": (Targeting("ronin_scout", ("gate",)),)}, "gate cannot be preferred"),
        ({"token": ()}, "buoy is no token"),
        ({"token": EXAM.token * 7}, "the box holds 6 tokens, not 7"),
        ({"vars": {"buoy_used": 0}}, "wave_done is no variable"),
        ({"vars": {**EXAM.vars, "luck": 0}}, "nobody reads the variable luck"),
    ],
)
def test_what_is_wrong_with_a_battle_is_said(change: dict[str, Any], fault: str) -> None:
    assert fault not in said("001", EXAM)
    assert fault in said("001", replace(EXAM, **change))


def changed(which: int, **fields: Any) -> dict[str, Any]:
    return {"card": tuple(replace(card, **fields) if card.no == which else card for card in CHOZEK.card)}


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"start_card": 7}, "there is no card 7 to start on"),
        (changed(6, no=5), "two cards have the same number"),
        (changed(6, x=0), "two cards lie on the same place"),
        (changed(2, x=5), "1a: card 2 does not lie right"),
        (changed(1, objects=(walk.Object("1a", "move"),)), "1a: it leads to no card"),
        (changed(1, objects=(walk.Object("1a", "examine"),)), "1a: it needs a section"),
        (
            changed(1, objects=(walk.Object("1a", "check", section=2),)),
            "1a: a skill belongs to a check, and to nothing else",
        ),
        (changed(1, objects=(walk.Object("2a", "examine", section=1),)), "there are 2 objects 2a"),
        (changed(1, objects=()), "nobody comes to section 1"),
        ({"section": CHOZEK.section[1:]}, "there is no section 1"),
        (
            {"section": (*CHOZEK.section[:1], walk.Section(2), *CHOZEK.section[2:])},
            "section 2 needs a success and a failure",
        ),
        ({"section": (walk.Section(1), *CHOZEK.section[1:])}, "section 1 says nothing"),
        ({"section": CHOZEK.section[:1]}, "nobody sets the flag bridge_safe"),
        (
            {"section": (walk.Section(1, walk.Page("scn.006.s1", (walk.Flag("luck"),))),)},
            "nobody asks for the flag luck",
        ),
        ({"section": CHOZEK.section[:8]}, "it cannot be won"),
        (
            {"section": (walk.Section(1, walk.Page("scn.006.s1", (walk.Copilot("flank"),))),)},
            "flank is no co-pilot",
        ),
    ],
)
def test_what_is_wrong_with_a_world_is_said(change: dict[str, Any], fault: str) -> None:
    assert fault not in said("006", CHOZEK)
    assert fault in said("006", replace(CHOZEK, **change))


@pytest.mark.parametrize(
    ("strip", "fault"),
    [
        ('{ id = "a", cmd = "turn" }, { id = "a", cmd = "turn" }', "its commands must have ids of their own"),
        ('{ id = "a", cmd = "turn", next = "z" }', "it goes to z, which is no command of it"),
        ('{ id = "a", cmd = "turn" }, { id = "b", cmd = "turn", next = "a" }', "its strip runs in circles"),
        (
            '{ id = "a", cmd = "turn", next = "end" }, { id = "b", cmd = "turn" }',
            "its strip never comes to b",
        ),
        ('{ id = "a", cmd = "move", pattern = "hop" }', "hop is no pattern"),
        ('{ id = "a", cmd = "attack", arc = "wide" }', "wide is no arc"),
        ('{ id = "a", cmd = "attack" }', "a needs an arc or a range, one of them"),
    ],
)
def test_what_is_wrong_with_a_battle_card_is_said(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, strip: str, fault: str
) -> None:
    own = tmp_path / "akarios" / "decks" / "ronin_scout.toml"
    own.parent.mkdir(parents=True)
    own.write_text(
        f'[[card]]\nid = "x"\nname = {{ en = "X", ru = "Х" }}\nstrip = [{strip}]\n', encoding="utf-8"
    )
    (card,) = Data("akarios", content=tmp_path).rows("decks/ronin_scout", "card", BattleCard)
    deck = (card, *DECKS["ronin_scout"][1:])
    monkeypatch.setitem(DECKS, "ronin_scout", deck)
    assert list(deck_checks.faults()) == [f"akarios/decks/ronin_scout.toml: x: {fault}"]


@pytest.mark.rule("AK-014")
def test_a_deck_has_ten_cards_and_an_enemy(monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(ENEMIES) == 14 and sum(enemy.supply for enemy in ENEMIES.values()) == 42
    monkeypatch.setitem(DECKS, "ronin_scout", DECKS["ronin_scout"][:9])
    assert list(deck_checks.faults()) == ["akarios/decks/ronin_scout.toml: there must be 10 cards, not 9"]


def test_a_strip_goes_on_below_unless_it_says_otherwise() -> None:
    card = BattleCard(
        "x", DECKS["ronin_scout"][0].name, (Turn(id="a"), Turn(id="b", yes="end", no="c"), Turn(id="c"))
    )
    assert [follow(card, at) for at in range(3)] == [{"b"}, {"end", "c"}, {"end"}]


def figures(node: str) -> set[tuple[int, ...]]:
    """What depends on the number of players, in the file of a node."""
    return {
        tuple(int(n) for n in found.split(",")) for found in re.findall(r"p = \[([\d, ]+)\]", source(node))
    }


def source(node: str) -> str:
    return DATA.path(f"scenarios/{node}").read_text(encoding="utf-8")


TOLD = [(node, part) for node in SCRIPTS for part in re.findall(r"{([^{}]*\|[^{}]*)}", source(node))]


@pytest.mark.parametrize(("node", "part"), TOLD)
def test_an_objective_names_the_figures_the_rules_count_with(node: str, part: str) -> None:
    said = tuple(int(re.sub(r"\D", "", one)) for one in part.split("|"))
    assert said in figures(node)


def test_objectives_depend_on_players_in_eleven_nodes() -> None:
    assert len({node for node, _ in TOLD}) == 11
