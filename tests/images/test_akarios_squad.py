"""Pictures between the battles of Stars of Akarios: pages, maps, pilots, markets, worlds, results."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PIL import ImageChops

from images.akarios import cards, facts, gallery, pilot, samples
from images.akarios import samples_squad as squad
from images.akarios.alt_squad import alt_result
from images.akarios.atlas import atlas, choices_of
from images.akarios.catalogue import PICTURES, on_table
from images.akarios.chances import FACES, chance_of, covered, needed
from images.akarios.crowds import CROWDS
from images.akarios.describe import describe
from images.akarios.facts import DATA, LOCATIONS, PILOTS, SCENARIOS, objective, scenario
from images.akarios.hangar import hangar
from images.akarios.heavens import SKY
from images.akarios.nearby import NEAR
from images.akarios.pilot import pad_of, skills_of
from images.akarios.planets import KINDS
from images.akarios.recipes import KNOWN
from images.akarios.result import result
from images.akarios.rooms import ROOMS
from images.akarios.samples import NAMES, whole
from images.akarios.scene import art, paint, recipe
from images.akarios.shelf import on_tab, shelf, tab_of
from images.akarios.starmap import state_of as place_state
from images.akarios.tree import state_of
from images.akarios.voyage import voyage
from images.akarios.world import world
from images.brush import Layer
from images.canvas import Canvas
from images.paragraphs import lines_of
from rules.akarios.game import RULES
from rules.akarios.options import Options
from rules.core import Dice
from tests.images.ink import Ink
from words import LANGUAGES, words

EN = words("en")


@pytest.fixture
def ink(monkeypatch: pytest.MonkeyPatch) -> Ink:
    return Ink(monkeypatch)


# Scenes


def test_a_page_has_the_same_picture_every_time_and_another_one_has_another() -> None:
    first, again = (
        art.__wrapped__("007", "scn.007.intro", 300, 150),
        art.__wrapped__("007", "scn.007.intro", 300, 150),
    )  # type: ignore[attr-defined]
    assert first.tobytes() == again.tobytes()
    other = art("007", "scn.007.success", 300, 150)
    assert first.tobytes() != other.tobytes()
    known = [art("004", f"scn.004.{text}", 300, 150).tobytes() for text in ("intro", "success")]
    assert known[0] != known[1], "one recipe, shuffled by the text"
    assert len({recipe("018", str(n)) for n in range(20)}) > 5
    assert art("018", "scn.018.intro", 300, 150).tobytes() != art("016", "scn.016.intro", 300, 150).tobytes()


@pytest.mark.parametrize("node", LOCATIONS)
def test_every_node_has_a_recipe_that_can_be_drawn(node: str) -> None:
    told = recipe(node, f"scn.{node}.intro")
    assert told.near in NEAR | ROOMS | CROWDS and (told.body in KINDS or not told.body)
    plays = LOCATIONS[node]["plays"]
    if node not in KNOWN and plays == "world":
        assert (told.near, told.ours) == ("hills", "feet")
    if node not in KNOWN and plays == "market":
        assert told.near == "dock"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("node", [*LOCATIONS, "020a", "020b"])
def test_a_scene_is_told_to_those_who_cannot_see_it(node: str, lang: str) -> None:
    told = PICTURES.alt("scene", squad.page(node, f"scn.{node}.intro"), words(lang), NAMES)
    seen = words(lang)(f"ak-scene-{node}")
    assert told.endswith(seen) and 20 < len(seen) <= 140 and "!" not in seen


def test_places_where_many_meet_are_borrowed_by_no_other_page() -> None:
    """Each has a near thing of its own; only the two ways out of 020 share one, which 020 itself shows."""
    nodes: dict[str, set[str]] = {}
    for node, told in KNOWN.items():
        nodes.setdefault(told.near, set()).add(node[:3])
    assert {near: nodes.get(near) for near in CROWDS} == {
        near: {node[:3]} for node, near in gallery.CROWDED.items()
    }


def test_a_scene_shows_who_fights_there() -> None:
    assert recipe("018", "x").near == "carrier", "the Mammoth is a place by itself"
    assert recipe("007", "x").foes and "tkotchek_mammoth" not in recipe("018", "x").foes


@pytest.mark.parametrize("near", sorted({*NEAR, *ROOMS, *CROWDS} - {"nothing"}))
def test_what_tells_the_place_is_seen(near: str) -> None:
    """With nothing there the picture is another one, in more than a speck of it."""
    told = KNOWN["019"]._replace(body="", foes=(), ours="none")
    drawn = []
    for each in (near, "nothing"):
        layer = Layer(240, 120, SKY)
        paint(layer.pen, told._replace(near=each), 7, 240, 120)
        drawn.append(layer.flat().convert("L"))
    changed = sum(ImageChops.difference(*drawn).histogram()[9:])
    assert changed > 240 * 120 / 400


# Maps


def test_places_have_the_numbers_of_the_vote_and_show_who_is_for_them(ink: Ink) -> None:
    view = squad.journey()
    assert choices_of(view) == ("005", "007", "008", "009")
    atlas(view, EN, NAMES)
    said = [line.said for line in ink.lines]
    assert said.index("Kestrel Dock") < said.index("Scrap Tide") < said.index("The Paymaster")
    told = PICTURES.alt("atlas", view, EN, NAMES)
    assert "3 The Paymaster, main mission, voted for by Ada, Дана." in told and "4 energy" in told


def test_an_event_stands_where_the_places_to_fly_to_were(ink: Ink) -> None:
    atlas(squad.toll(), EN, NAMES)
    said = " ".join(line.said for line in ink.lines)
    assert "Ronin Toll" in said and "almost politely" in said
    assert EN("ak-pic-where-next") not in said and choices_of(squad.toll()) == ()
    told = PICTURES.alt("atlas", squad.toll(), EN, NAMES)
    assert "Ronin Toll. A single ronin ship" in told and "The Paymaster" not in told


def test_without_a_vote_open_places_are_numbered() -> None:
    assert choices_of(squad.between("voyage")) == ("005", "007", "008", "009")


def test_a_place_is_here_open_done_or_shut() -> None:
    sheet = squad.sheet()
    found = {one.id: place_state(sheet, one) for one in sheet.places}
    assert found["005"] == "open" and found["006"] == "here" and found["gate_dragon_vertus"] == "shut"
    away = replace(sheet, at=(1, 3))
    assert {one.id: place_state(away, one) for one in away.places}["006"] == "done"


def test_a_system_that_nobody_knows_shows_nothing_but_its_name(ink: Ink) -> None:
    voyage(squad.between("hangar"), EN, NAMES)
    said = ink.said()
    assert "Vertus system" in said and "012" not in said
    ink.lines.clear()
    voyage(squad.far(), EN, NAMES)
    assert "012" in ink.said()


def test_what_comes_before_the_first_act_is_called_the_prologue() -> None:
    view, sheet = squad.between("hangar"), squad.sheet()
    told = PICTURES.alt("voyage", replace(view, sheet=replace(sheet, act=0)), EN, NAMES)
    assert told.startswith(f"{sheet.squad}, prologue, ")
    assert ", act 1, " in PICTURES.alt("voyage", replace(view, sheet=replace(sheet, act=1)), EN, NAMES)


# Pilots, hangar, market


@pytest.mark.parametrize(
    ("tree", "states"),
    [
        ((), ["open", "shut", "shut"]),
        ((1, 0, 0), ["half", "shut", "shut"]),
        ((2, 0, 0), ["done", "open", "shut"]),
        ((2, 3, 1), ["done", "done", "half"]),
    ],
)
def test_a_cell_opens_when_those_below_it_are_full(tree: tuple[int, ...], states: list[str]) -> None:
    assert [state_of(tree, level) for level in range(3)] == states


def test_skills_grow_with_the_trees() -> None:
    pad = pad_of(squad.MEMBERS[0])
    assert skills_of(pad) == PILOTS["starla"]["skills"], "nothing of that is full yet"
    full = replace(pad, trees=squad.FULL)
    assert skills_of(full) == {"strength": 1, "agility": 5, "intellect": 2, "charm": 2}
    left = replace(pad, trees=((), (), (2, 2, 2, 0, 0)))
    assert skills_of(left)["charm"] == 3, "the other side of the fork"


def test_the_hangar_shows_what_is_installed(ink: Ink) -> None:
    hangar(squad.between("hangar"), EN, NAMES)
    said = ink.said()
    assert "Burst Fire" in said and "Second Wind" in said and "[shield:blue]+1" in said
    assert said.count("no technology") == 8


@pytest.mark.parametrize("said", ["", "weapons", "weapon-0", "weapon-x", "weapon--1"])
def test_a_tab_that_somebody_made_up_is_none(said: str) -> None:
    with pytest.raises(ValueError):
        tab_of(said)


def test_a_market_shows_each_kind_on_its_tab_and_what_hinders(ink: Ink) -> None:
    view = squad.market()
    assert view.market is not None
    assert all(offer.kind == "engine" for offer in on_tab(view.market, "engine"))
    kinds = [offer.kind for offer in on_tab(view.market, "services")]
    assert kinds == ["ship_upgrade", "energy", "trauma", "ship"]
    shelf(view, EN, NAMES, "weapon")
    said = ink.said()
    assert "[coin:gold] too dear" in said, "Ada has 9 credits"
    rich = replace(view, seat=3)
    ink.lines.clear()
    shelf(rich, EN, NAMES, "weapon")
    assert ink.said().count("too dear") < said.count("too dear")


# Worlds


def test_chances_of_a_test_are_exact() -> None:
    assert len(FACES) == 6
    assert covered(("o", "g"), ("joker", "move")) == 2
    assert covered(("s",), ("move", "attack")) == 0
    assert covered(("o",), ("attack", "attack")) == 1, "a symbol is covered once"
    assert covered(("og", "o"), ("attack", "move")) == 2, "dice are placed as well as can be"
    assert needed(("g", "g", "g"), 1) == 2 and needed(("g",), 3) == 0
    assert chance_of(("g",), 1, 1) == pytest.approx(4 / 6)
    assert chance_of(("g", "g", "g"), 2, 1) == 0
    assert chance_of(("g", "g", "g"), 2, 2) == pytest.approx(16 / 36)
    assert chance_of(("s",), 0, 1) == 1


def test_an_unseen_card_shows_its_number_only(ink: Ink) -> None:
    world(squad.chozek(), EN, NAMES)
    said = ink.said()
    assert "Rope bridge" in said and "Signal mast" not in said
    assert "74%" in said and "89%" in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_task_of_every_world_stands_whole_above_its_cards(lang: str, ink: Ink) -> None:
    nodes = [name.removeprefix(SCENARIOS) for name in DATA.names() if name.startswith(SCENARIOS)]
    worlds = [node for node in nodes if scenario(node)["kind"] == "world"]
    assert len(worlds) == 6
    view = squad.chozek()
    assert view.world is not None
    for node in worlds:
        there = replace(view, world=replace(view.world, scenario=node))
        picture = world(there, words(lang), NAMES)
        task = objective(node, words(lang), there.seats)
        assert "|" not in task and task in " ".join(ink.said().split("\n"))
        assert ink.problems(picture) == [], node


def test_a_blind_pilot_is_told_every_object_of_a_world() -> None:
    told = describe(squad.chozek(), EN, NAMES)
    for object in (
        "1a to 2 (green)",
        "2a agility (green, green, green)",
        "2c to 4 (not yet)",
        "1c examine (used up)",
    ):
        assert object in told
    assert "Chen\\_94: on card 2, health 7, stamina 6, stress 0, dice left: 4." in told
    assert len(describe(squad.crowded(), words("ru"), NAMES)) < 4000


# Results


def test_a_result_reads_the_lines_of_the_debrief(ink: Ink) -> None:
    result(squad.won(), EN, NAMES)
    said = ink.said()
    assert "Success" in said and "Борис lost consciousness and marks 1 trauma." in said
    ink.lines.clear()
    result(squad.lost(), EN, NAMES)
    assert "Failure" in ink.said() and "No rewards this time" in ink.said()


def test_a_single_scenario_says_why_it_brings_nothing(ink: Ink) -> None:
    told = replace(squad.lost(), campaign=False)
    result(told, words("ru"), NAMES)
    assert "Отдельный сценарий наград не приносит" in ink.said()
    assert "A single scenario brings no rewards." in alt_result(told, EN, NAMES)
    assert "No rewards this time." in alt_result(squad.lost(), EN, NAMES)


def test_what_a_mission_cost_has_no_star(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    icon = Canvas.icon
    monkeypatch.setattr(Canvas, "icon", lambda c, name, *rest: (drawn.append(name), icon(c, name, *rest))[1])
    result(squad.won(), EN, NAMES)
    assert (drawn.count("star"), drawn.count("cross")) == (1, 2)


@pytest.mark.parametrize(("lang", "called"), [("en", "Kestrels"), ("ru", "Пустельги")])
def test_a_squad_that_nobody_has_founded_is_called_in_the_readers_language(
    ink: Ink, lang: str, called: str
) -> None:
    state = RULES.start(Options(scenario="001"), 2, Dice(b"squad", 0))
    hangar(RULES.view(state, 0), words(lang), NAMES)
    assert called in ink.said()
    state.campaign, state.sheet.squad = True, "Moths"
    ink.lines.clear()
    hangar(RULES.view(state, 0), words(lang), NAMES)
    assert "Moths" in ink.said() and called not in ink.said()


@pytest.mark.parametrize(
    ("view", "shown"),
    [
        (whole(samples.fourth(), 0), "around"),
        (squad.chozek(), "world"),
        (squad.won(), "result"),
        (squad.page(), "scene"),
        (squad.market(), "shelf.services"),
        (squad.journey(), "atlas"),
        (squad.between("hangar"), "hangar"),
        (whole(None, None, "hangar"), "scene"),
    ],
)
def test_on_the_table_lies_what_the_stage_is_about(view: samples.View, shown: str) -> None:
    assert on_table(view) == shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_stage_is_told_in_words(lang: str) -> None:
    views = (
        squad.page("004", "scn.004.intro"),
        squad.market(),
        squad.journey(),
        squad.won(),
        squad.between("hangar"),
        squad.between("enlist"),
    )
    told = [describe(view, words(lang), NAMES) for view in views]
    assert all(100 < len(one) < 4000 for one in told) and len(set(told)) == len(told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_a_card_end_above_its_dice(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    """However long they are: cells and energy stand below them."""
    low: dict[str, float] = {}
    write = cards.write

    def written(
        c: Canvas, rows: tuple[str, ...], x: float, y: float, size: int, *rest: str, pitch: float
    ) -> float:
        low[id] = y + (len(rows) - 1) * size * pitch + size / 2
        return write(c, rows, x, y, size, *rest, pitch=pitch)

    monkeypatch.setattr(cards, "write", written)
    for id, row in facts.CARDS.items():
        if row.get("cells") or row.get("energy"):
            cards.paint_card(Canvas(420, 240), (4, 4, 408, cards.TALL), cards.Shown(id), words(lang))
    feet = 4 + cards.TALL - 34 - 22
    assert len(low) > 20 and {id: y for id, y in low.items() if y > feet} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_abilities_of_a_pilot_stand_clear_of_each_other(ink: Ink, lang: str) -> None:
    """From the name of one to the last line of the one before there is room, in every language."""
    for id in PILOTS:
        ids = PILOTS[id]["abilities"]
        rows = [lines_of(facts.CARDS[each]["text"][lang], pilot.SMALL, pilot.LEFT - 24 - 36) for each in ids]
        tall = sum(pilot.NAMED + len(each) * pilot.PITCH for each in rows)
        assert tall < pilot.H - pilot.TOP - 380, id
